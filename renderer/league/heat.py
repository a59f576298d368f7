"""Favorite routes on their map: how often each was claimed, by width, shade and number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import ceil, cos, radians, sin

from msgspec import Struct
from PIL import Image

from engine.core.view import View
from renderer.core.draw import Brush, Point, Sheet, stamp
from renderer.core.fonts import fitted, size_for, text_width
from renderer.core.geometry import Slot
from renderer.core.labels import written
from renderer.core.look import Look, drawable, themed
from renderer.core.theme import CARDS, COLORS, SEATS, Tone, edge, mix
from renderer.rail import slots
from renderer.rail.base import Base
from renderer.rail.boards import base

HEAD = 132
ROW = 58
LEGEND = 84
FAVOURITES = 6
COLUMNS = 2
MARGIN = 28
NIGHT = COLORS["night"]
LEVELS = 5
WIDTHS = (0.5, 0.68, 0.86, 1.04, 1.22)
"""How high a space is painted at each level, by its own height: the more often, the broader."""


def _heats() -> tuple[Tone, ...]:
    """Return the shades from rare to frequent, away from the land's: darker on light land, lighter on dark land."""
    rising = (CARDS["yellow"], CARDS["orange"], CARDS["red"], SEATS["red"], mix(SEATS["red"], COLORS["coal"], 0.5))
    return tuple(
        Tone(one.forms[0], other.forms[1], one.forms[2]) for one, other in zip(rising, reversed(rising), strict=True)
    )


HEATS = _heats()


class HeatHead(Struct, frozen=True):
    """The text above the map, in the reader's language."""

    title: str
    below: str


@themed
def render_heat(view: View, look: Look, counts: Mapping[str, int], head: HeatHead) -> bytes:
    """Return a PNG of the map with every route that was claimed, and the most frequent ones below it."""
    ground = base(view, look.lang, is_faded=True)
    width, height = ground.geometry.size
    known = {route: count for route, count in counts.items() if count > 0 and route in ground.routes}
    best = favourites(known)
    rows = ceil(len(best) / COLUMNS)
    sheet = Sheet.blank(width, HEAD + height + (LEGEND + rows * ROW + MARGIN if known else 0), NIGHT)
    _draw_head(sheet, look, head)
    sheet.image.paste(_map(ground, known), (0, HEAD))
    if known:
        _draw_legend(sheet, look, max(known.values()), HEAD + height)
        for number, route in enumerate(best):
            x = MARGIN + number % COLUMNS * (width // COLUMNS)
            y = HEAD + height + LEGEND + number // COLUMNS * ROW
            _draw_favourite(sheet, ground, look, (route, known[route]), (x, y), width // COLUMNS - 2 * MARGIN)
    return sheet.png()


def favourites(counts: Mapping[str, int], most: int = FAVOURITES) -> list[str]:
    """Return the routes that were claimed most often, best first, equal ones by id."""
    return sorted(counts, key=lambda route: (-counts[route], route))[:most]


def level_of(count: int, most: int) -> int:
    """Return a level from 1 (rare) to 5 (as frequent as any)."""
    return max(1, ceil(LEVELS * count / most))


def _map(ground: Base, counts: Mapping[str, int]) -> Image.Image:
    sheet = Sheet(ground.plane.copy())
    ground.write_names(sheet)
    most = max(counts.values(), default=1)
    for route, count in sorted(counts.items(), key=lambda item: item[1]):
        level = level_of(count, most)
        reach = ground.geometry.slot[0] * 0.75
        for number, (x, y, angle) in enumerate(ground.geometry.routes[route]):
            box = (x - reach, y - reach, x + reach, y + reach)
            paint = partial(_paint, ground, (x, y, angle), level, ground.routes[route].kind)
            sheet.stamp(ground.stamp(("heat", route, number, level), box, paint))
    for route, count in counts.items():
        _draw_number(sheet, ground, route, count)
    return sheet.image


def _paint(ground: Base, place: Slot, level: int, kind: str, brush: Brush) -> None:
    x, y, angle = place
    wide, high = ground.geometry.slot
    shape, tone = slots.outline(kind), HEATS[level - 1]
    tall = high * WIDTHS[level - 1]
    brush.shape(shape(x, y, angle, wide + 2, tall + 2, min(5, tall / 2)), edge(tone) if level < 5 else COLORS["ink"])
    brush.shape(shape(x, y, angle, wide - 2, tall - 2, min(4, tall / 2 - 1)), tone)


def _draw_number(sheet: Sheet, ground: Base, route: str, count: int) -> None:
    """Draw a route's number on its middle."""
    x, y = _middle(ground, route)
    size = round(ground.geometry.slot[1] * 0.92)
    half = max(text_width(str(count), "narrow-bold", size) / 2 + 5, size * 0.5)
    high = size * 0.52

    def paint(brush: Brush) -> None:
        brush.box(x - half - 1.5, y - high - 1.5, x + half + 1.5, y + high + 1.5, high, COLORS["ink"])
        brush.box(x - half, y - high, x + half, y + high, high, COLORS["paper"])
        left = x - text_width(str(count), "narrow-bold", size) / 2
        brush.text(left, y + size * 0.345, str(count), "narrow-bold", size, COLORS["ink"], COLORS["paper"], 0)

    sheet.stamp(stamp(sheet.image, None, (x - half - 2, y - high - 2, x + half + 2, y + high + 2), paint))


def _middle(ground: Base, route: str) -> Point:
    """Return the middle of a route; parallel routes have theirs shifted along."""
    places = ground.geometry.routes[route]
    x, y, angle = places[len(places) // 2]
    if len(places) % 2 == 0 and route not in ground.geometry.wraps:
        ax, ay, _ = places[len(places) // 2 - 1]
        x, y = (x + ax) / 2, (y + ay) / 2
    twins = sorted(one for one, ends in ground.ends.items() if set(ends) == set(ground.ends[route]))
    if len(twins) > 1:
        along = (twins.index(route) - (len(twins) - 1) / 2) * ground.geometry.slot[1] * 1.1
        turn = radians(angle if -90 <= angle <= 90 else angle - 180)
        x, y = x + along * cos(turn), y + along * sin(turn)
    return x, y


def _draw_head(sheet: Sheet, look: Look, head: HeatHead) -> None:
    room = sheet.image.width - 2 * MARGIN
    title = drawable(head.title, look.say("pic-profile-person"))
    sheet.text(MARGIN, 42, fitted(title, "bold", 56, room), "bold", 56, COLORS["gold"], NIGHT)
    sheet.text(MARGIN, 98, fitted(head.below, "narrow-semi", 42, room), "narrow-semi", 42, COLORS["mist"], NIGHT)


def _draw_legend(sheet: Sheet, look: Look, most: int, y: int) -> None:
    """Draw what each width and shade means."""
    x, middle = MARGIN, y + LEGEND // 2
    for level in range(1, LEVELS + 1):
        low, high = (most * (level - 1)) // LEVELS + 1, (most * level) // LEVELS
        if low > high:
            continue
        tall = 26 * WIDTHS[level - 1]

        def paint(brush: Brush, x: int = x, tall: float = tall, level: int = level) -> None:
            brush.box(x, middle - tall / 2, x + 64, middle + tall / 2, 5, COLORS["chalk"])
            brush.box(x + 2, middle - tall / 2 + 2, x + 62, middle + tall / 2 - 2, 4, HEATS[level - 1])

        sheet.paint((x, middle - 20, x + 66, middle + 20), paint)
        text = look.say("pic-heat-times", times=low) if low == high else look.say("pic-heat-range", low=low, high=high)
        x = sheet.text(x + 76, middle, text, "narrow", 40, COLORS["chalk"], NIGHT) + 40


def _draw_favourite(
    sheet: Sheet, ground: Base, look: Look, favourite: tuple[str, int], at: tuple[int, int], room: int
) -> None:
    route, count = favourite
    a, b = ground.ends[route]
    name = look.say(
        "pic-heat-route", a=written(ground.names[a]), b=written(ground.names[b]), length=ground.routes[route].length
    )
    times = look.say("pic-heat-times", times=count)
    x, y = at
    end = sheet.text(x, y + 24, times, "narrow-bold", 44, COLORS["gold"], NIGHT) + 18
    left = max(end, x + 96)
    size = size_for(name, "narrow-semi", 42, room - (left - x), 30)
    sheet.text(
        left, y + 24, fitted(name, "narrow-semi", size, room - (left - x)), "narrow-semi", size, COLORS["chalk"], NIGHT
    )
