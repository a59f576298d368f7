"""An enlarged part of a map: a side, the surroundings of a city, or the place of a planned piece."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import dist

from engine.core.view import View
from renderer.core.draw import Brush, Point, Sheet, around_point, box_of, circle
from renderer.core.geometry import Slot, geometry_of
from renderer.core.labels import label_box
from renderer.core.look import Look, themed
from renderer.core.marks import Mark
from renderer.core.theme import COLORS
from renderer.rail import marks, slots
from renderer.rail.base import Base, Lens, dashes
from renderer.rail.board import draw_map
from renderer.rail.boards import crop, placed
from renderer.rail.layer import layers_of

ZOOM = 2.0
PARTS: dict[str, Point] = {
    "north-west": (0, 0),
    "north": (0.5, 0),
    "north-east": (1, 0),
    "west": (0, 0.5),
    "centre": (0.5, 0.5),
    "east": (1, 0.5),
    "south-west": (0, 1),
    "south": (0.5, 1),
    "south-east": (1, 1),
}
"""Parts of any map, each half as wide and half as high, and how far to the right and down they lie."""
AROUND = 640.0, 480.0
"""Pixels of the map that are seen around a city."""
PREVIEW = 800, 600
GAP = 8
"""Between the two halves of a route around the back of the map."""
CLOSEST, ROOM = 400.0, 44.0
"""Pixels of the map that a preview shows at least, and what it shows around its route."""
Target = tuple[str, str]
"""What would be built: ("route", its id), ("station", a city), ("port", a city)."""


def part(view: View, name: str) -> Lens:
    """Return one of the `PARTS` of the map."""
    width, height = _size(view)
    right, down = PARTS[name]
    return Lens(width / 2 * right, height / 2 * down, width / 2, height / 2, ZOOM)


def around(view: View, city: str) -> Lens:
    """Return the surroundings of a city, within the map."""
    at = geometry_of(view.rules).cities[city]
    return _inside(view, at, *AROUND, ZOOM)


def _size(view: View) -> tuple[float, float]:
    return geometry_of(view.rules).size


def _inside(view: View, middle: Point, wide: float, high: float, zoom: float) -> Lens:
    width, height = _size(view)
    wide, high = min(wide, width), min(high, height)
    left = min(max(middle[0] - wide / 2, 0), width - wide)
    top = min(max(middle[1] - high / 2, 0), height - high)
    return Lens(round(left), round(top), wide, high, zoom)


def cities_in(view: View, lens: Lens) -> list[str]:
    """Return the visible cities, in the map's order."""
    return [city for city, at in geometry_of(view.rules).cities.items() if lens.holds(*at)]


def routes_in(view: View, lens: Lens) -> list[str]:
    """Return the routes with more than half of their spaces visible, in the map's order."""
    spaces = geometry_of(view.rules).routes
    return [
        route for route, found in spaces.items() if 2 * sum(lens.holds(x, y) for x, y, _ in found) > max(len(found), 1)
    ]


@themed
def render_focus(view: View, look: Look, lens: Lens, marked: Sequence[Mark] = ()) -> bytes:
    """Return a PNG of a part of the board as this view knows it."""
    ground = crop(view, look.lang, lens)
    sheet = _sheet(lens.size)
    draw_map(sheet, ground, view, look, marked)
    marks.badges(sheet, ground, marked)
    return sheet.png()


@themed
def render_preview(view: View, look: Look, seat: int, target: Target) -> bytes:
    """Return a PNG with a seat's planned piece in place, in a dashed golden outline."""
    whole = placed(view, look.lang)
    lenses = lenses_of(view, whole, target)
    sheet = _sheet(PREVIEW)
    y = 0
    for lens in lenses:
        ground = crop(view, look.lang, lens)
        pane = _sheet(lens.size)
        draw_map(pane, ground, view, look, last_too=False)
        _ghost(pane, view, ground, look.colors[seat], target)
        sheet.put(pane.image, 0, y)
        y += lens.size[1] + GAP
    return sheet.png()


def _sheet(size: tuple[int, int]) -> Sheet:
    return Sheet.blank(*size, COLORS["night"])


def lenses_of(view: View, ground: Base, target: Target) -> list[Lens]:
    """Return the part that shows a target; two parts for a route that wraps around the map."""
    kind, name = target
    if kind != "route":
        x, y = ground.geometry.cities[name]
        return [_inside(view, (x, y), CLOSEST, CLOSEST * PREVIEW[1] / PREVIEW[0], PREVIEW[0] / CLOSEST)]
    lines = ground.lines(name)
    size = PREVIEW if len(lines) == 1 else (PREVIEW[0], (PREVIEW[1] - GAP) // 2)
    ends = ground.ends[name]
    halves = zip(lines, [ends] if len(lines) == 1 else [ends[:1], ends[1:]], strict=True)
    # A half without a space is no more than a line to a sign that names the city beyond.
    shown = [half for half in halves if len(half[0]) > 2] or [(lines[0], ends[: len(ends) // len(lines)])]
    size = size if len(shown) == len(lines) else PREVIEW
    return [_fitting(view, ground, line, cities, size) for line, cities in shown]


def _fitting(view: View, ground: Base, line: Sequence[Point], cities: Iterable[str], size: tuple[int, int]) -> Lens:
    """Return the part with a line and the names of its cities, and a little room around, for this picture size."""
    boxes = [label_box(*ground.label(city)) for city in cities]
    x0, y0, x1, y1 = box_of([*line, *(corner for box in boxes for corner in (box[:2], box[2:]))], ROOM)
    wide = max(x1 - x0, (y1 - y0) * size[0] / size[1], CLOSEST)
    width, height = _size(view)
    wide = min(wide, width, height * size[0] / size[1])
    return _inside(view, ((x0 + x1) / 2, (y0 + y1) / 2), wide, wide * size[1] / size[0], size[0] / wide)


def _ghost(sheet: Sheet, view: View, ground: Base, color: str, target: Target) -> None:
    kind, name = target
    lens = ground.lens
    zoom, origin = lens.zoom, (lens.left, lens.top)
    if kind == "route":
        reach = ground.geometry.slot[0] / 2 + 14
        for x, y, _ in ground.geometry.routes[name]:
            if lens.holds(x, y, reach):
                near = [place for place in ground.geometry.routes[name] if dist(place[:2], (x, y)) < 2 * reach + 8]
                paint = partial(_ghost_route, ground=ground, route=name, places=near, color=color)
                sheet.paint(around_point((x, y), reach), paint, zoom, origin)
        return
    at, paint_building = _building(view, ground, kind, name)
    radius = 34.0

    def paint_all(brush: Brush) -> None:
        _dashed(brush, circle(*at, radius, 48))
        paint_building(brush, color)

    sheet.paint(around_point(at, 40), paint_all, zoom, origin)


def _building(view: View, ground: Base, kind: str, city: str) -> tuple[Point, Callable[[Brush, str], None]]:
    """Return where a building of a kind would be, and how it is drawn.

    Raises: ValueError when no rule has that kind.
    """
    for layer in layers_of(view.rules):
        if kind == layer.BUILDING and (found := layer.building(ground, city)):
            return found
    raise ValueError(f"there is no building {kind!r}")


def _ghost_route(brush: Brush, ground: Base, route: str, places: Sequence[Slot], color: str) -> None:
    """Draw spaces with their pieces and outlines; a space's neighbors too, so that parts that meet agree."""
    kind, (width, height) = ground.routes[route].kind, ground.geometry.slot
    shape = slots.outline(kind)
    for place in places:
        outline = shape(*place, width + 12, height + 12, 8)
        _dashed(brush, [*outline, outline[0]])
    for place in places:
        slots.piece_of(kind)(brush, ground.geometry, place, color, shape)


def _dashed(brush: Brush, line: list[Point]) -> None:
    brush.line(line, COLORS["coal"], 7)
    for dash in dashes(line, 9, 6):
        brush.line(dash, COLORS["gold"], 4)
