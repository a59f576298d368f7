"""Questions: what one part asks the others. Those concerned amend the answer, in the order of the game's list."""

from __future__ import annotations

from msgspec import Struct

from engine.core.action import Seat


class Question(Struct, frozen=True):
    """A question with its answer so far."""


class PiecesLeft(Question, frozen=True):
    """How many pieces a seat has in supply; parts that hold pieces add theirs."""

    seat: Seat
    left: int = 0


class Network(Question, frozen=True):
    """The links that count as connected for a seat: pairs of places. Parts that build links add theirs.

    With `lent`, the links that others lend it at the end belong to it; they tell of its secrets.
    """

    seat: Seat
    lent: bool = False
    links: tuple[tuple[str, str], ...] = ()
