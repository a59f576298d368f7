"""Mountains: each mountain on a claimed route wears out one more piece, which scores points (R66)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.score import ScoreLine
from engine.parts.routes import RouteClaimed, Routes


class MountainsNumbers(Numbers, frozen=True):
    """`points` for each piece that is worn out."""

    points: Points


class PiecesWorn(PlainEvent, frozen=True, tag="pieces_worn"):
    """The mountains of a claimed route wore out `count` more pieces of the seat, for `points`."""

    seat: Seat
    route: str
    count: int
    points: int


class Mountains(Part[Nothing]):
    """The points. The routes themselves say which pieces they take (`Route.pieces`)."""

    name = "mountains"
    numbers_type = MountainsNumbers
    requires = ("routes",)
    reacts = (RouteClaimed,)

    def __init__(self, numbers: MountainsNumbers, content: Content) -> None:
        self.numbers = numbers

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        assert isinstance(event, RouteClaimed)
        count = game.rules.part(Routes).routes[event.route].mountains
        return (PiecesWorn(event.seat, event.route, count, count * self.numbers.points),) if count else ()

    def worn(self, game: Game, seat: Seat) -> int:
        """Return how many pieces of a seat are worn out."""
        return sum(route.mountains for route in game.rules.part(Routes).own(game, seat))

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that crossed mountains."""
        counts = [self.worn(game, seat) for seat in range(game.seats)]
        return [
            ScoreLine(seat, self.name, count * self.numbers.points, {"worn": count})
            for seat, count in enumerate(counts)
            if count
        ]
