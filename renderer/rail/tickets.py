"""How a ticket is shown: cities, notes, points, and a small map with a line between its cities."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image

from engine.core.view import View
from engine.parts.routes import City
from engine.parts.ticket_points import way_now
from engine.parts.tickets import Ticket
from engine.rail.map import Region
from renderer.core.draw import Brush, Point
from renderer.core.fonts import text_width
from renderer.core.geometry import Outlines
from renderer.core.labels import written
from renderer.core.look import Look
from renderer.core.theme import COLORS, RGB, pictured
from renderer.rail.base import Base

FACES: dict[bool, RGB] = {False: COLORS["paper"], True: COLORS["sky"]}
"""The color of a ticket, by whether it is a long one or a tour."""
ARROW, OR = "→", "/"
HEIGHT = 96
WIDEST = 170
INSET = 5
"""Of a small map in pixels; what it shows lies so far inside its edges."""


def is_special(one: Ticket) -> bool:
    """Tell whether a ticket looks different: a long one, or a tour."""
    return one.long or one.any_order is not None


def notes(one: Ticket, look: Look) -> str:
    """Return the note that a ticket is long, or stands in for an unknown one; "" without one."""
    words = (("pic-long", one.long), ("pic-stand-in", one.stand_in))
    return ", ".join(look.say(key) for key, is_so in words if is_so)


def remarks(one: Ticket, look: Look) -> list[str]:
    """Return the lines below the points: notes, or a tour's other points and its penalty."""
    found = [note] if (note := notes(one, look)) else []
    if one.any_order is not None:
        found.append(look.say("pic-tour-any", points=one.any_order))
    if one.penalty is not None:
        found.append(look.say("pic-tour-failed", points=one.penalty))
    return found


def names(one: Ticket, places: Mapping[str, City | Region], lang: str) -> list[str]:
    """Return the names of a ticket's cities and regions in order; further ends have their points behind them."""
    worth = {one.cities[1]: one.points, **one.ends} if one.ends else {}
    named = {place: written(places[place].names.get(lang) or place) for place in one.places}
    return [f"{name} {worth[place]}" if place in worth else name for place, name in named.items()]


def between(one: Ticket) -> str:
    """Return the sign between the cities of a tour, or between the ends of a ticket, after the first arrow."""
    return OR if one.ends else ARROW


def in_lines(stops: Sequence[str], cut: str, size: int, room: int, later: str = ARROW) -> list[str]:
    """Return names with an arrow after the first and `later` after the others, in as few lines as fit in `room` px."""
    lines, sign = [stops[0]], ARROW
    for name in stops[1:]:
        longer = f"{lines[-1]} {sign} {name}"
        if text_width(f"{longer} {sign}", cut, size) <= room:
            lines[-1] = longer
        else:
            lines[-1] += f" {sign}"
            lines.append(name)
        sign = later
    return lines


def points(view: View, seat: int, one: Ticket, is_done: bool) -> int:
    """Return a ticket's points for the seat: as counted, or as they would be."""
    for line in view.result.of(seat):
        if line.code == "ticket" and line.facts["ticket"] == one.id:
            return line.points
    way = way_now(view, seat, one.id) if is_done else None
    return way[2] if way else one.points if is_done else -one.lost


def minimap(base: Base, one: Ticket, under: RGB) -> Image.Image:
    """Return a small map with the ticket's cities in order: a line for each way to complete it. Cached per ticket."""
    at, around = base.geometry.cities, base.geometry.size[0] if base.geometry.wraps else 0
    lines = tuple(tuple(at[city] for city in (start, *one.via, end)) for start, end, _ in one.ways)
    return _minimap(base.ground, base.geometry.size, lines, tuple(at.values()), under, around)


def ways(stops: Sequence[Point], around: float) -> list[list[Point]]:
    """Return lines from stop to stop, the shorter way; `around` is the width of a map that wraps, else 0.

    A line that leaves such a map at one edge comes back at the other.
    """
    lines = []
    for (ax, ay), (bx, by) in pairwise(stops):
        shift = 0.0 if abs(bx - ax) <= around / 2 or not around else around if bx < ax else -around
        lines.append([(ax, ay), (bx + shift, by)])
        if shift:
            lines.append([(ax - shift, ay), (bx, by)])
    return lines


def width_of(size: tuple[int, int]) -> int:
    """Return the width of a small map of fixed height, in px."""
    return min(round((HEIGHT - 2 * INSET) * size[0] / size[1]) + 2 * INSET, WIDEST)


@pictured
def _minimap(
    ground: Outlines | None,
    size: tuple[int, int],
    stops: tuple[tuple[Point, ...], ...],
    cities: tuple[Point, ...],
    under: RGB,
    around: int,
) -> Image.Image:
    width, height = width_of(size), HEIGHT
    scale = min((width - 2 * INSET) / size[0], (height - 2 * INSET) / size[1])
    left, top = (width - size[0] * scale) / 2, (height - size[1] * scale) / 2

    def small(points: list[Point] | tuple[Point, ...]) -> list[Point]:
        return [(left + x * scale, top + y * scale) for x, y in points]

    brush = Brush.on(width, height, under)
    brush.box(0, 0, width, height, 0, COLORS["sea"] if ground else COLORS["land"])
    for shape in ground.land if ground else ():
        brush.shape(small(shape[0]), COLORS["land"])
    for shape in ground.lakes if ground else ():
        brush.shape(small(shape[0]), COLORS["sea"])
    for x, y in small(cities):
        brush.disc(x, y, 2, COLORS["track"])
    lines = [small(line) for way in stops for line in ways(way, around)]
    many = len(stops) > 1
    for color, wide in ((COLORS["paper"], 4 if many else 6), (COLORS["no"], 2 if many else 3)):
        for line in lines:
            brush.line(line, color, wide)
    for x, y in small(list(dict.fromkeys(stop for way in stops for stop in way))):
        brush.disc(x, y, 7, COLORS["paper"])
        brush.disc(x, y, 5.5, COLORS["no"])
    _round_off(brush, width, height, under)
    return brush.art()


def _round_off(brush: Brush, w: int, h: int, under: RGB) -> None:
    """Cover what is outside round corners."""
    r = 10
    for x, y, cx, cy, start in (
        (0, 0, r, r, 1.0),
        (w, 0, w - r, r, 1.5),
        (w, h, w - r, h - r, 0.0),
        (0, h, r, h - r, 0.5),
    ):
        turns = [pi * (start + i / 16) for i in range(9)]
        brush.shape([(x, y), *((cx + r * cos(turn), cy + r * sin(turn)) for turn in turns)], under)
