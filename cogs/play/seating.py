"""Reads which seat of a table someone means, and offers seats: by mention, name or number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from discord import app_commands

from cogs.core.client import Choices
from cogs.play.options import fits_name, plain
from cogs.text.localizer import Localizer
from cogs.text.names import name_of
from data.store.rows import SeatRow
from engine.core.action import Seat
from engine.core.refused import Refused

_VALUE, _MENTION = re.compile(r"#([0-9]{1,2})"), re.compile(r"<@!?([0-9]{1,20})>|@([0-9]{1,20})")
_NUMBERED = re.compile(r"(.*) \(([0-9]{1,2})\)")


def seat_named(seats: Sequence[SeatRow], typed: str) -> Seat:
    """Return the seat that is meant by a choice's value or a mention, or else by name, number from 1, or both.

    A name and a number that mean different seats name neither.
    Raises: Refused `no_such_player` or `several_players`.
    """
    text = typed.strip()
    value, mention = _VALUE.fullmatch(text), _MENTION.fullmatch(text)
    found = {row.seat for row in seats if value and value[1] == str(row.seat + 1)}
    found |= {row.seat for row in seats if mention and str(row.user_id) in mention.groups()}
    if not found:
        numbered = _NUMBERED.fullmatch(text)
        found = {row.seat for row in seats if _called(row, text) or text in (str(row.seat + 1), str(row.user_id))}
        found |= {
            row.seat for row in seats if numbered and str(row.seat + 1) == numbered[2] and _called(row, numbered[1])
        }
    if len(found) != 1:
        raise Refused("several_players" if found else "no_such_player", text=typed)
    return found.pop()


def _called(row: SeatRow, text: str) -> bool:
    called = plain(name_of(text.removeprefix("@")))
    return called in (plain(name_of(row.name)), plain(name_of(f"@{row.name}")))


def value_of(seat: Seat) -> str:
    """Return what means a seat whatever its player is called: the value of its choice."""
    return f"#{seat + 1}"


def seat_choices(localizer: Localizer, rows: Iterable[SeatRow], typed: str) -> Choices:
    """Return the seats whose number, player or color fits what is typed; see `value_of`."""
    labels = {row.seat: localizer.seat(row.seat, plain=True) for row in rows}
    fitting = [(seat, label) for seat, label in labels.items() if typed == str(seat + 1) or fits_name(typed, label)]
    return [app_commands.Choice(name=label, value=value_of(seat)) for seat, label in fitting]
