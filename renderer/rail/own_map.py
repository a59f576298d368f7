"""The part of the map that holds a reader's tickets: their cities, the own routes, and what is still missing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.advice.missing_links import Outlook
from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.ticket_points import fulfilled
from engine.parts.tickets import Tickets, TicketsSeen
from renderer.core.draw import CAPITAL, Box, Brush, Sheet, around_point, box_of
from renderer.core.labels import CUT, label_box, line_starts, sign_box
from renderer.core.look import Look, themed
from renderer.core.packing import png_of
from renderer.core.signs import tick
from renderer.core.theme import COLORS, palette_bytes
from renderer.rail.base import Base, Lens, paint_sign
from renderer.rail.boards import base
from renderer.rail.drawn import packed
from renderer.rail.layer import Scene, layers_of

PHONE, LEGIBLE = 390, 7.0
"""The width in px at which a phone shows the picture, and how high capitals are then at least."""
LEAST = 720, 420
"""Pixels of the map that are shown at least."""
TALLEST = 640
"""How high the picture is on a phone at most, in px, where narrower parts would be higher."""
MARGIN = 26.0
"""Around what matters."""
STEP = 20
"""By which widths are tried."""
TITLE = 1.5
"""Height of the title above a part of the map, as a multiple of the size of letters."""
RIM = 7.0
"""How much larger the mark of a ticket's city is than that of any other."""
PLATE = 4.0
"""Around a name on its plate."""


class Plan(NamedTuple):
    """What a map of tickets shows."""

    stops: Mapping[str, bool]
    """The tickets' cities, and whether all tickets that name them are completed."""
    missing: Collection[str]
    """The routes of the cheapest way to complete each ticket that is within reach, in order."""
    lent: Collection[str]
    """The routes of others that own stations use for it, or could use."""
    own: Collection[str]
    """The own routes that hang together with all that."""


def has_map(view: View) -> bool:
    """Tell whether the viewer has tickets, kept or to choose from."""
    return view.viewer is not None and view.has(TicketsSeen) and bool(_tickets(view))


def _tickets(view: View) -> list[str]:
    seen = view.seen(TicketsSeen)
    return [*(seen.own or ()), *(seen.offered or ())]


def plan_of(view: View) -> Plan:
    """Return what the viewer's map shows. At the end of the game nothing is missing any more."""
    outlook, nouns, done = Outlook(view), view.part(Tickets).tickets, fulfilled(view)
    stops: dict[str, bool] = {}
    missing: dict[str, None] = {}
    lent: dict[str, None] = {}
    for ticket in _tickets(view):
        for city in nouns[ticket].cities_named:
            stops[city] = stops.get(city, True) and ticket in done
        if ticket in done or view.turn.ended:
            continue
        found = outlook.missing(ticket)
        missing |= dict.fromkeys(route.id for route in found.routes)
        lent |= dict.fromkeys(route for _, route in found.lent)
        lent |= {found.station[0]: None} if found.station else {}
    routes = view.part(Routes).routes
    reached = {*stops, *(city for route in (*missing, *lent) for city in routes[route].cities)}
    return Plan(stops, list(missing), list(lent), _joined(view, reached))


def _joined(view: View, reached: set[str]) -> list[str]:
    """Return the viewer's routes that lead on from some cities, which grow by the cities that they lead to."""
    routes, found = view.part(Routes).routes, list[str]()
    left = [route for route, owner in view.seen(RoutesSeen).owners.items() if owner == view.viewer]
    while near := [route for route in left if not reached.isdisjoint(routes[route].cities)]:
        reached.update(city for route in near for city in routes[route].cities)
        found += near
        left = [route for route in left if route not in near]
    return found


@themed
def render_own_map(view: View, look: Look) -> bytes:
    """Return a PNG for the viewer alone, of as few parts of the map as let names be read, one below the other.

    Raises: ValueError without tickets.
    """
    if not has_map(view):
        raise ValueError("no tickets to show on a map")
    ground = base(view, look.lang, is_faded=True)
    found = packed(ground, view, look, "own", lambda: _own_map(ground, view, look))
    return png_of(found.size, found.bands, palette_bytes())


def _own_map(ground: Base, view: View, look: Look) -> Sheet:
    plan = plan_of(view)
    lenses = lenses_of(ground, plan)
    size, above = ground.geometry.text, title_height(ground, lenses)
    height = sum(lens.size[1] + above for lens in lenses)
    sheet = Sheet.blank(lenses[0].size[0], height, COLORS["night"])
    y = 0
    titles = {0: look.say("part-west"), len(lenses) - 1: look.say("part-east")} if above else {}
    for number, lens in enumerate(lenses):
        if title := titles.get(number):
            sheet.text(MARGIN, y + above / 2, title, "narrow-bold", size, COLORS["chalk"], COLORS["night"])
        y += above
        sheet.put(_part(ground, view, look, plan, lens), 0, y)
        y += lens.size[1]
    return sheet


def title_height(ground: Base, lenses: Sequence[Lens]) -> int:
    """Return the height in px of the title above each part of the map; 0 for a single part, which needs none."""
    return round(ground.geometry.text * TITLE) if len(lenses) > 1 else 0


# What is visible


def lenses_of(ground: Base, plan: Plan) -> list[Lens]:
    """Return the parts of the map to show, all of one width, from left to right."""
    size, boxes = ground.geometry.size, sorted(_boxes(ground, plan))
    most = min(widest(ground.geometry.text), size[0])
    found = _parts(boxes, most, size)
    for width in range(LEAST[0], most, STEP):
        tried = _parts(boxes, width, size)
        if len(tried) == len(found) and sum(lens.height for lens in tried) * PHONE <= TALLEST * width:
            return tried
    return found


def widest(text: int) -> int:
    """Return how many px of the map are visible at most, so that letters of this size are legible on a phone."""
    return int(text * CAPITAL * PHONE / LEGIBLE)


def _boxes(ground: Base, plan: Plan) -> list[Box]:
    """Return the boxes of all that must be visible as a whole."""
    geometry, boxes = ground.geometry, list[Box]()
    reach, ends = geometry.slot[0] / 2, set(geometry.cities.values())
    for route in (*plan.own, *plan.missing, *plan.lent):
        spaces, lines = {place[:2] for place in geometry.routes[route]}, ground.lines(route)
        for line in lines:  # around the back of the map a line also has an end at its edge, which is shown
            shown = [point for point in line if point in spaces or (len(lines) > 1 and point not in ends)]
            boxes += [box_of(shown, reach)] if spaces.intersection(shown) else []
    cities = {*plan.stops, *(city for route in (*plan.missing, *plan.lent) for city in ground.ends[route])}
    for city in cities:
        name, mark = label_box(*ground.label(city)), around_point(geometry.cities[city], geometry.city + RIM)
        boxes.append(box_of([name[:2], name[2:], mark[:2], mark[2:]], 0))
    return boxes


def _parts(boxes: Sequence[Box], wide: int, size: tuple[int, int]) -> list[Lens]:
    """Return as few parts of a width as the boxes, sorted from left to right, need.

    Margins end at the edges of the map.
    """
    groups: list[list[Box]] = []
    left = right = 0.0
    for box in boxes:
        right = max(right, box[2])
        if groups and min(right + MARGIN, size[0]) - left <= wide:
            groups[-1].append(box)
        else:
            groups.append([box])
            left, right = max(box[0] - MARGIN, 0), box[2]
    return [_lens(group, wide, size) for group in groups]


def _lens(group: Sequence[Box], wide: int, size: tuple[int, int]) -> Lens:
    """Return the part of the map around a group of boxes, so wide and as high as needed."""
    left, right = min(box[0] for box in group), max(box[2] for box in group)
    top, low = min(box[1] for box in group), max(box[3] for box in group)
    high = min(max(round(low - top + 2 * MARGIN), LEAST[1]), size[1])
    x = min(max((left + right - wide) / 2, 0), size[0] - wide)
    y = min(max((top + low - high) / 2, 0), size[1] - high)
    return Lens(round(x), round(y), wide, high)


# What is drawn


def _part(ground: Base, view: View, look: Look, plan: Plan, lens: Lens) -> Image.Image:
    """Return a part of the map, without names that it would cut."""
    (left, top), (width, high) = (round(lens.left), round(lens.top)), lens.size
    sheet = Sheet(ground.plane.crop((left, top, left + width, top + high)), (left, top))
    ground.write_names(sheet, lens)
    _draw(sheet, ground, view, look, plan, lens)
    return sheet.image


def _draw(sheet: Sheet, ground: Base, view: View, look: Look, plan: Plan, lens: Lens) -> None:
    """Draw everything on the pale map: first what is others', on top what the tickets need."""
    assert view.viewer is not None
    layers = layers_of(view.rules)
    scene = Scene(view, look, [view.viewer], [*plan.lent, *plan.missing], is_last_ringed=False, is_own=True)
    for layer in layers:
        layer.draw_spaces(sheet, ground, scene)
    for city, is_done in plan.stops.items():
        _draw_stop(sheet, ground, city, lens, is_done=is_done)
    for number in range(len(ground.geometry.signs)):
        _draw_sign(sheet, ground, number)
    for layer in layers:
        layer.draw_buildings(sheet, ground, scene)


def _draw_stop(sheet: Sheet, ground: Base, city: str, lens: Lens, *, is_done: bool) -> None:
    """Mark a ticket's city by a large target, or a check mark if its tickets are completed, and its name by a plate.

    The plate is left out in a part of the map that would cut the name: another part shows it.
    """
    box = around_point(ground.geometry.cities[city], 1.2 * (ground.geometry.city + RIM))
    mark = partial(_mark, ground=ground, city=city, is_done=is_done)
    sheet.stamp(ground.stamp(("stop", city, is_done), box, mark))
    left, top, right, low = label_box(*ground.label(city))
    if not lens.holds_box((left, top, right, low)):
        return
    plate = left - PLATE - 2, top - PLATE, right + PLATE + 2, low + PLATE
    paint = partial(_plate, ground=ground, city=city, box=plate, is_done=is_done)
    sheet.stamp(ground.stamp(("plate", city, is_done), plate, paint, over_names=True))


def _mark(brush: Brush, ground: Base, city: str, *, is_done: bool) -> None:
    (x, y), radius = ground.geometry.cities[city], ground.geometry.city + RIM
    brush.disc(x, y, radius, COLORS["coal"])
    brush.disc(x, y, radius - 2, COLORS["white" if is_done else "gold"])
    if ground.keeps_mark(city):
        ground.mark(brush, city)
        if is_done:
            tick(brush, x + radius * 0.7, y - radius * 0.7, radius * 0.45)
    elif is_done:
        tick(brush, x, y, radius - 3)
    else:
        brush.disc(x, y, radius * 0.5, COLORS["coal"])
        brush.disc(x, y, radius * 0.32, COLORS["white"])


def _plate(brush: Brush, ground: Base, city: str, box: Box, *, is_done: bool) -> None:
    left, top, right, low = box
    face, ink = (COLORS["paper"], COLORS["ink"]) if is_done else (COLORS["gold"], COLORS["coal"])
    brush.box(*box, 7, COLORS["ink"] if is_done else COLORS["coal"])
    brush.box(left + 2, top + 2, right - 2, low - 2, 5, face)
    label, name, size = ground.label(city)
    for x, y, line in line_starts(label, name, size):
        brush.text(x, y, line, CUT, size, ink, face, 0)


def _draw_sign(sheet: Sheet, ground: Base, number: int) -> None:
    """Draw a sign at the edge of the map again, in letters as large as those of names."""
    sign, size = ground.geometry.signs[number], ground.geometry.text
    box = sign_box(sign.label(ground.lang), ground.names[sign.city], size)
    paint = partial(paint_sign, base=ground, sign=sign, size=size, face=COLORS["night"], ink=COLORS["chalk"])
    sheet.stamp(ground.stamp(("large sign", number), box, paint, over_names=True))
