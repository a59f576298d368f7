"""Which colour a company has: its seat's, or a free one where a seat has two companies."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.view import View
from engine.strings.nouns import companies as count_of
from engine.strings.nouns import company_on_turn
from renderer.core.look import Look
from renderer.core.theme import SEATS


def colors(seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """The colour of each company, by the colours of the seats. No two companies share one."""
    spare = [color for color in SEATS if color not in chosen[:seats]]
    return (*chosen[:seats], *spare[: count_of(seats) - seats])


def of(view: View, look: Look) -> tuple[str, ...]:
    return colors(view.seats, look.colors)


def on_turn(view: View) -> int | None:
    """The company whose turn it is; nobody's during set-up and at the end."""
    return None if view.turn.seat is None else company_on_turn(view.turn, view.seats)
