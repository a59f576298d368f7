"""What an action would change, in words: points, tickets, the end of the game, and what a seat has left."""

from __future__ import annotations

from cogs.tables.face import faces_of
from cogs.text.localizer import Localizer
from engine.advice.foresight import Foreseen
from engine.core.action import Seat
from engine.core.view import View


def supply_lines(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    """What a seat has left to claim routes with, and of what stands beside them."""
    faces = faces_of(view.rules)
    supply = [line for face in faces for line in face.supply_left(localizer, view, seat)]
    return [*supply, *(line for face in faces for line in face.works_left(localizer, view, seat))]


def foreseen_lines(localizer: Localizer, foreseen: Foreseen) -> list[str]:
    """Points that count at once, tickets that become complete, and whether the last turns begin."""
    told = []
    if foreseen.gained:
        sign = "more" if foreseen.gained > 0 else "fewer"
        told.append(localizer.say("preview-points", sign=sign, points=abs(foreseen.gained), total=foreseen.total))
    if foreseen.completes:
        tickets = ", ".join(map(localizer.ticket, foreseen.completes))
        told.append(localizer.say("preview-completes", count=len(foreseen.completes), tickets=tickets))
    if foreseen.last_turns:
        told.append(localizer.say("preview-last-turns"))
    return told
