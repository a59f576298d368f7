"""The button that undoes the last step, wherever a message offers it."""

from __future__ import annotations

from enum import StrEnum

from cogs.core.components import GRAY, Press
from cogs.tables.table import Table
from cogs.tables.terms import may_be_casual
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.undo import UndoStep
from engine.core.view import View


class Consent(StrEnum):
    """Whose consent undoes what nobody may undo otherwise: a card from the deck, a shuffled deck."""

    NOBODY = "nobody"
    """There is none: the result counts."""
    OTHERS = "others"
    ITSELF = "itself"
    """The seat plays with computers alone."""


LEAST = 9
"""How soon the button yields to those of the turn: before any of them."""


def alone(table: Table) -> Seat | None:
    """Return the seat of the only person there, in a game that may be casual, so that nobody has to agree, or None."""
    playing = [row.seat for row in table.seats if table.people([row.seat])]
    return playing[0] if len(playing) == 1 and may_be_casual(table) else None


def consent_of(table: Table, seat: Seat, *, is_casual: bool) -> Consent:
    """Return whose consent an undo of the seat's action takes in a game that is casual, or not."""
    if not is_casual:
        return Consent.NOBODY
    return Consent.ITSELF if alone(table) == seat else Consent.OTHERS


def own_undo(table: Table) -> UndoStep | None:
    """Return what `undo_alone` would, if the game is casual; the table is as it is shown.

    None if another person played since the step or at it, who has left: nobody can agree for them.
    """
    seat = alone(table)
    undo = None if seat is None else table.running.view(None).undo_of(seat)
    return undo if undo is not None and table.step - undo.steps >= table.alone_since else None


def takeback_buttons(localizer: Localizer, table: Table, view: View, by: Seat | None = None) -> list[Press]:
    """Return the Undo button while a person can undo the last step, alone or by agreement, else [].

    The table is as it is shown.
    `by`: only for the person of that seat.
    """
    seat, person = view.takes_back, alone(table)
    if own_undo(table) is not None:
        seat = person
    elif seat is None and person is None and may_be_casual(table):
        seat = view.asks_back
    if seat is None or by not in (None, seat) or table.hurried or table.seats[seat].computer is not None:
        return []
    return [Press(table.id, table.step, "takeback", localizer.say("button-takeback"), style=GRAY, yields=LEAST)]
