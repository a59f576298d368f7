"""Largest network: every seat that ties for the most cities in one network of own routes gets the bonus (R62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.board.network import Connected
from engine.core.action import Seat
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import Route, Routes, RoutesSeen


class LargestNetworkNumbers(Numbers, frozen=True):
    """`points`: the bonus."""

    points: Points


class LargestNetwork(Part[Nothing]):
    """The bonus. Only own routes count, not those that stations use."""

    name = "largest_network"
    numbers_type = LargestNetworkNumbers
    requires = ("routes",)
    plain_scores = ("largest_network",)

    def __init__(self, numbers: LargestNetworkNumbers, content: Content) -> None:
        self.numbers = numbers

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that has a route; only those with the most cities score points."""
        routes = game.rules.part(Routes)
        counts = [len(network(routes.own(game, seat))) for seat in range(game.seats)]
        return [
            ScoreLine(seat, self.name, self.numbers.points if count == max(counts) else 0, {"connected": count})
            for seat, count in enumerate(counts)
            if count
        ]


def network(own: Sequence[Route]) -> frozenset[str]:
    """Return the cities of the largest network of these routes, of equal ones the first; empty without a route."""
    connected = Connected(route.cities for route in own)
    cities = dict.fromkeys(city for route in own for city in route.cities)
    sizes = Counter(map(connected.top, cities))
    top = max(sizes, key=lambda place: sizes[place], default=None)
    return frozenset(city for city in cities if connected.top(city) == top)


def network_of(view: View, seat: Seat) -> frozenset[str]:
    """Return the cities of a seat's largest network now, which is public."""
    owners = view.seen(RoutesSeen).owners
    return network([route for route in view.part(Routes).order if owners.get(route.id) == seat])
