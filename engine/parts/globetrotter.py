"""Globetrotter: every seat that ties for the most completed tickets gets the bonus (R60)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.score import ScoreLine
from engine.parts.ticket_points import TicketPoints


class GlobetrotterNumbers(Numbers, frozen=True):
    """`points`: the bonus."""

    points: Points


class Globetrotter(Part[Nothing]):
    """The bonus. Tickets count as they are scored, with the routes that stations use."""

    name = "globetrotter"
    numbers_type = GlobetrotterNumbers
    requires = ("ticket_points",)
    compared_scores = ("globetrotter",)

    def __init__(self, numbers: GlobetrotterNumbers, content: Content) -> None:
        self.numbers = numbers

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat; only those with the most completed tickets, at least one, score points."""
        counts = [len(game.rules.part(TicketPoints).complete(game, seat)) for seat in range(game.seats)]
        best = max(counts)
        return [
            ScoreLine(seat, self.name, self.numbers.points if count == best > 0 else 0, {"completed": count})
            for seat, count in enumerate(counts)
        ]
