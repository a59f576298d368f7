"""The board in words: as the text alternative of its picture, and in place of it."""

from __future__ import annotations

from cogs.core.components import MOST_ALT
from cogs.tables.face import Face, all_of, hooks
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.core.action import Seat
from engine.core.view import View


def alt_text(localizer: Localizer, view: View) -> str:
    """The board in words, for those who don't see the picture."""
    first, rest = _parts(localizer, view, plain=True)
    told = list(first)
    for more in rest:  # as far as there is room
        if len(" ".join((*told, more))) <= MOST_ALT:
            told.append(more)
    return shorten(" ".join(told), MOST_ALT)


def position_text(localizer: Localizer, view: View, most: int) -> str:
    """The board in words for a message that has no picture: a line for each fact, names escaped."""
    first, rest = _parts(localizer, view, plain=False)
    return shorten("\n".join((*first, *rest)), most)


def _parts(localizer: Localizer, view: View, *, plain: bool) -> tuple[list[str], list[str]]:
    """What is always told, and what is told where there is room."""
    names = view.rules.names
    told = [localizer.say("alt-board", map=name_in(names, localizer.lang))]
    if view.turn.seat is not None:
        told.append(localizer.say("alt-turn", player=localizer.player(view.turn.seat, plain=plain)))
    told += all_of(view.rules, Face.alt_head)(localizer, view, plain=plain)
    told += (seat_line(localizer, view, seat, plain=plain) for seat in range(view.seats))
    told += all_of(view.rules, Face.alt_lines)(localizer, view, plain=plain)
    return told, all_of(view.rules, Face.alt_more)(localizer, view, plain=plain)


def seat_line(localizer: Localizer, view: View, seat: Seat, *, plain: bool) -> str:
    """A seat's numbers, as everybody may know them."""
    facts: dict[str, object] = {}
    for ask in hooks(view.rules, Face.seat_facts):
        facts |= ask(localizer, view, seat)
    return localizer.say(
        "alt-seat",
        player=localizer.player(seat, plain=plain),
        color=localizer.color(seat, plain=plain),
        score=view.result.totals[seat],
        **facts,
    )
