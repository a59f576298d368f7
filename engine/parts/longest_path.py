"""Longest Path: every seat that ties for the longest trail over its own routes gets the bonus (R11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.board.network import Link
from engine.board.trails import longest_trail, takes_long
from engine.core.action import Seat
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.refused import Fact
from engine.core.score import ScoreLine
from engine.parts.routes import Route, Routes


class LongestPathNumbers(Numbers, frozen=True):
    """`points`: the bonus."""

    points: Points


class LongestPath(Part[Nothing]):
    """The bonus and its tallies. Only own routes count, not those that stations use."""

    name = "longest_path"
    numbers_type = LongestPathNumbers
    requires = ("routes",)
    counts = ("longest_path", "longest_path_bonus")
    plain_scores = ("longest_path",)

    def __init__(self, numbers: LongestPathNumbers, content: Content) -> None:
        self.numbers = numbers

    def path(self, game: Game, seat: Seat) -> tuple[int, tuple[str, ...]]:
        """Return the length of the seat's longest trail in spaces, and its routes in order."""
        own = game.rules.part(Routes).own(game, seat)
        length, trail = longest_trail(_links(own))
        return length, tuple(own[index].id for index in trail)

    def slow(self, game: Game) -> Sequence[Callable[[], object]]:
        """Return the search of each seat whose network has a form in which it takes long."""
        networks = [_links(game.rules.part(Routes).own(game, seat)) for seat in range(game.seats)]
        return [partial(longest_trail, links) for links in networks if takes_long(links)]

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that has a path; only the longest score points."""
        paths = [self.path(game, seat) for seat in range(game.seats)]
        longest = max(length for length, _ in paths)
        lines = []
        for seat, (length, trail) in enumerate(paths):
            facts: dict[str, Fact] = {"length": length, "path": trail}
            if length:
                points = self.numbers.points if length == longest else 0
                lines.append(ScoreLine(seat, self.name, points, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        """Return the lengths in spaces, and 1 for each seat with the bonus."""
        lengths = tuple(self.path(game, seat)[0] for seat in range(game.seats))
        holders = tuple(int(length == max(lengths) > 0) for length in lengths)
        return {"longest_path": lengths, "longest_path_bonus": holders}


def _links(own: Sequence[Route]) -> tuple[Link, ...]:
    return tuple((*route.cities, route.length) for route in own)
