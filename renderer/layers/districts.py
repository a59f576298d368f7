"""Districts: a plate with its number on each place, and a legend of the points and the seats that have them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import cos, hypot, pi, radians, sin

from PIL import Image

from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.districts import District, Districts, connected
from engine.parts.routes import City
from renderer.core.draw import CAPITAL, Box, Brush, Point, Sheet, around_point
from renderer.core.fonts import text_width
from renderer.core.players import chip
from renderer.core.theme import CARDS, COLORS, RGB, SEATS, mix, pictured
from renderer.rail.base import Base, CityPainter
from renderer.rail.layer import Layer, Scene

CODE = "district"
"""Code of the lines of points for complete districts."""
RIM = 2.5
COLUMN, TITLE, PLATES, HELD = 118, 42, 48, 36
"""Of the legend: width of a district; heights of the title, of the plates and of who has them."""
INSET, PLATE, CHIP = 12, 19, 30
AWAY = 10.0
"""Room around the legend, and between it and the edges of the map."""


def color_of(district: District) -> RGB:
    """Return the color that the map's file names: a player's, a named one, or a card's; a dull one if unknown."""
    return SEATS.get(district.color) or COLORS.get(district.color) or CARDS.get(district.color, COLORS["muted"])


def ink_on(color: RGB) -> RGB:
    """Return the ink that is legible on a color."""
    return COLORS["coal"] if sum(color) > 400 else COLORS["white"]


def _ring(count: int, turn: float = 0.0, far: Sequence[float] = (1.0,)) -> list[Point]:
    steps = [(far[i % len(far)], turn + 2 * pi * i / count) for i in range(count)]
    return [(r * cos(a), r * sin(a)) for r, a in steps]


def _square(side: float = 0.88, corner: float = 0.25) -> list[Point]:
    a, b = side, side - corner
    return [(a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a)]


def _shield() -> list[Point]:
    right = [(0.92, -0.9), (0.92, 0.1), (0.8, 0.48), (0.5, 0.82), (0.0, 1.1)]
    return [*right, *((-x, y) for x, y in reversed(right[:-1]))]


SHAPES = (
    _ring(48),
    _square(),
    _shield(),
    _ring(6, far=(1.1,)),
    _ring(64, pi / 64, [1.0 + 0.12 * cos(i * pi / 4) for i in range(8)]),
)
"""Outlines of the plates, in the order of the districts: each differs from the others without its color."""


def plate(brush: Brush, shape: int, color: RGB, text: str, x: float, y: float, radius: float) -> None:
    """Draw the plate of a district: its shape, color and number."""
    for less, tone in ((0.0, COLORS["ink"]), (RIM * 0.6, COLORS["white"]), (RIM * 1.6, color)):
        far = radius + 1.5 - less
        brush.shape([(x + px * far, y + py * far) for px, py in SHAPES[shape % len(SHAPES)]], tone)
    size = round(radius * (1.45 if len(text) < 2 else 1.1))
    left, tone = x - text_width(text, "bold", size) / 2, ink_on(color)
    brush.text(left, y + size * CAPITAL / 2, text, "bold", size, tone, tone, 0)


def city_mark(number: int, district: District, brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw the mark of a place, within the radius of a city on this map."""
    plate(brush, number, color_of(district), str(district.id), x, y, radius - 3)


@pictured
def plate_art(number: int, color: RGB, text: str, radius: int, under: RGB) -> Image.Image:
    """Return a plate on a flat color. Cached."""
    size = 2 * radius + 6
    brush = Brush.on(size, size, under)
    plate(brush, number, color, text, size / 2, size / 2 - 0.5, radius - 0.5)
    return brush.art()


def _frame(brush: Brush, box: Box) -> None:
    left, top, right, low = box
    brush.box(left, top, right, low, 14, mix(COLORS["paper"], COLORS["muted"], 0.6))
    brush.box(left + 2, top + 2, right - 2, low - 2, 12, COLORS["paper"])


def legend_box(ground: Base, count: int) -> Box:
    """Return where the legend for that many districts is: at an edge, covering no space, place or name."""
    return ground.once("legend", partial(_legend_box, ground, count))


def _legend_box(ground: Base, count: int) -> Box:
    wide, high = count * COLUMN + 2 * INSET, TITLE + PLATES + HELD + INSET // 2
    width, height = ground.geometry.size
    things = list(_things(ground))
    rows, columns = _steps(height - high), _steps(width - wide)
    places = [(x, y) for x in (columns[0], columns[-1]) for y in rows]
    places += [(x, y) for x in columns for y in (rows[0], rows[-1])]
    boxes = [(x, y, x + wide, y + high) for x, y in places]
    return min(boxes, key=lambda box: (_covered(box, things), _from_corner(box, width, height)))


def _steps(far: float) -> list[float]:
    return [AWAY + part * (far - 2 * AWAY) / 40 for part in range(41)]


def _from_corner(box: Box, width: float, height: float) -> float:
    """Return the distance from the lower left corner, or from another one."""
    dx, dy = min(box[0], width - box[2]), min(box[1], height - box[3])
    return hypot(dx, dy) + 0.5 * (box[0] > width / 3) + 0.5 * (box[1] < height / 2)


def _covered(box: Box, things: Sequence[Box]) -> int:
    return sum(
        a < box[2] + AWAY and box[0] - AWAY < c and b < box[3] + AWAY and box[1] - AWAY < d for a, b, c, d in things
    )


def _things(ground: Base) -> Iterable[Box]:
    """Return everything on the map as upright boxes."""
    geometry = ground.geometry
    yield from ground.written()
    yield from (around_point(at, geometry.city) for at in geometry.cities.values())
    wide, high = geometry.slot
    for places in geometry.routes.values():
        for x, y, angle in places:
            c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
            dx, dy = (wide * c + high * s) / 2, (wide * s + high * c) / 2
            yield x - dx, y - dy, x + dx, y + dy


class DistrictsLayer(Layer[Districts]):
    """Districts in pictures."""

    ORDER = 40

    def __init__(self, part: Districts) -> None:
        super().__init__(part)
        self.shown = list(part.districts.values())
        self.marks = {city: (number, one) for number, one in enumerate(self.shown) for city in one.cities}
        """For each place that lies in a district the number of its shape and the district."""

    def city_mark(self, ground: Base, city: City) -> CityPainter | None:
        """Return the painter of the plate of the place's district."""
        return partial(city_mark, *self.marks[city.id]) if city.id in self.marks else None

    def keeps_mark(self, city: str) -> bool:
        """Keep the number of the district visible."""
        return city in self.marks

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw the legend, with the signs of the seats that have a whole district.

        It is omitted on a part of the map.
        """
        if ground.is_part or scene.is_own:
            return
        box = legend_box(ground, len(self.shown))
        sheet.stamp(ground.stamp(("districts",), box, partial(_frame, box=box)))
        left, top, paper = round(box[0]), round(box[1]), COLORS["paper"]
        room = round(box[2] - box[0]) - 2 * INSET
        title, ink = scene.look.say("pic-districts"), COLORS["ink"]
        sheet.text(left + INSET + 4, top + TITLE / 2 + 4, title, "narrow-semi", 28, ink, paper, room=room)
        held = {seat: connected(scene.view, seat) for seat in scene.seats}
        for number, one in enumerate(self.shown):
            x, y = left + INSET + number * COLUMN, top + TITLE
            sheet.put(plate_art(number, color_of(one), str(one.id), PLATE, paper), x, y + 2)
            sheet.text(x + 2 * PLATE + 12, y + 25, f"+{one.points}", "narrow-bold", 32, ink, paper)
            owners = [seat for seat in held if one.id in held[seat]]
            step = min(CHIP - 3, (COLUMN - 6 - CHIP) // max(len(owners) - 1, 1))
            for place, seat in enumerate(owners):
                sheet.put(chip(scene.look.colors[seat], CHIP, paper), x + place * step, y + PLATES)

    def signs(self, view: View, lines: Sequence[ScoreLine], under: RGB) -> Sequence[Image.Image]:
        """Return the plates of the districts that these lines are for, small and on a flat color."""
        complete = [line.facts["district"] for line in lines if line.code == CODE]
        found = [(number, one) for number, one in enumerate(self.shown) if one.id in complete]
        return [plate_art(number, color_of(one), str(one.id), 15, under) for number, one in found]
