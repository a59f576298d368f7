"""Reads which seat of a table someone means, and offers seats: by number, mention or name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from discord import app_commands

from cogs.core.client import Choices
from cogs.play.options import fits_name, is_number, plain
from cogs.text.localizer import Localizer
from cogs.text.names import name_of
from data.store.rows import SeatRow
from engine.core.action import Seat
from engine.core.refused import Refused

_MENTION = re.compile(r"<?@!?([0-9]{1,20})>?")
_NUMBERED = re.compile(r".*\(([0-9]{1,2})\)")


def seat_named(seats: Sequence[SeatRow], typed: str) -> Seat:
    """Return the seat that is meant by its number from 1, a mention, or its player's name.

    Raises: Refused `no_such_player` or `several_players`.
    """
    text = typed.strip()
    mention, numbered = _MENTION.fullmatch(text), _NUMBERED.fullmatch(text)
    number = text if is_number(text) else numbered[1] if numbered else ""
    found = [row.seat for row in seats if number and int(number) == row.seat + 1]
    found = found or [row.seat for row in seats if mention and str(row.user_id) == mention[1]]
    called = plain(name_of(text.removeprefix("@")))
    found = found or [row.seat for row in seats if called in (plain(name_of(row.name)), plain(name_of(f"@{row.name}")))]
    if len(found) != 1:
        raise Refused("several_players" if found else "no_such_player", text=typed)
    return found[0]


def numbered_name(row: SeatRow, seats: Sequence[SeatRow]) -> str:
    """Return a player's name as `seat_named` reads it in every language; of namesakes with the seat's number."""
    alike = [one for one in seats if plain(name_of(one.name)) == plain(name_of(row.name))]
    return row.name if len(alike) == 1 else f"{row.name} ({row.seat + 1})"


def seat_choices(localizer: Localizer, rows: Iterable[SeatRow], typed: str) -> Choices:
    """Return the seats whose number, player or color fits what is typed; each choice's value is the seat's number."""
    labels = {str(row.seat + 1): localizer.seat(row.seat, plain=True) for row in rows}
    fitting = [(number, label) for number, label in labels.items() if typed == number or fits_name(typed, label)]
    return [app_commands.Choice(name=label, value=number) for number, label in fitting]
