"""How a ticket is written: its cities, its notes, and what it brings."""

from collections.abc import Sequence

from engine.core.view import View
from engine.parts.routes import City
from engine.parts.tickets import Ticket
from renderer.core.fonts import text_width
from renderer.core.labels import written
from renderer.core.look import Look
from renderer.core.theme import COLORS, RGB

FACES: dict[bool, RGB] = {False: COLORS["paper"], True: COLORS["sky"]}
"""The colour of a ticket, by whether it is a long one or a tour."""
ARROW = "→"


def is_special(one: Ticket) -> bool:
    """Whether it looks different from most: a long one, or a tour."""
    return one.long or one.any_order is not None


def notes(one: Ticket, look: Look) -> str:
    """That a ticket is a long one, or that it stands in for one that is not known."""
    words = (("pic-long", one.long), ("pic-stand-in", one.stand_in))
    return ", ".join(look.say(key) for key, is_so in words if is_so)


def remarks(one: Ticket, look: Look) -> list[str]:
    """What stands below the points, line by line: notes, or a tour's other points and its penalty."""
    found = [note] if (note := notes(one, look)) else []
    if one.any_order is not None:
        found.append(look.say("pic-tour-any", points=one.any_order))
    if one.penalty is not None:
        found.append(look.say("pic-tour-failed", points=one.penalty))
    return found


def names(one: Ticket, cities: dict[str, City], lang: str) -> list[str]:
    """The names of its cities in their order."""
    return [written(cities[city].names.get(lang) or city) for city in one.stops]


def in_lines(stops: Sequence[str], cut: str, size: int, room: int) -> list[str]:
    """A tour's cities in order with arrows, in as few lines as there is room for."""
    lines = [stops[0]]
    for name in stops[1:]:
        longer = f"{lines[-1]} {ARROW} {name}"
        if text_width(f"{longer} {ARROW}", cut, size) <= room:
            lines[-1] = longer
        else:
            lines[-1] += f" {ARROW}"
            lines.append(name)
    return lines


def points(view: View, seat: int, one: Ticket, is_done: bool) -> int:
    """What it brings or costs the seat: as counted, or as it would be."""
    for line in view.result.of(seat):
        if line.code == "ticket" and line.facts["ticket"] == one.id:
            return line.points
    if is_done:
        return one.points
    return -(one.points if one.penalty is None else one.penalty)
