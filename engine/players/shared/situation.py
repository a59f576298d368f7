"""What a seat knows of the table in plain numbers: free routes and what they cost, pieces, turns that are left."""

from __future__ import annotations

from functools import cached_property, lru_cache

from engine.board.steiner_heuristic import CLOSED, Graph, Stops
from engine.core.view import View
from engine.parts.last_turns import LastTurns, LastTurnsSeen
from engine.parts.market import Market, MarketSeen
from engine.parts.pieces import KINDS, Pieces, PiecesSeen
from engine.parts.routes import ANY_COLOR, Route, Routes, RoutesSeen
from engine.players.shared.hand_value import HandValue

POINT = 0.2
"""How many turns a point is worth when ways are compared."""
TURN_OF_CLAIM = 1.0
CARDS_A_TURN = 2.0
USED_OF_HAND = 0.5
"""How much of a fitting card in hand counts for a route: others want it too."""
COLORED = 1.25
"""How much dearer cards of one colour are than those of any."""
TUNNEL_TROUBLE = 0.8
"""Cards that a tunnel costs more on the average."""
HURRY = 3.3
"""Spaces a claim of a player who hurries covers on large maps."""


class RouteNetwork:
    """A map as a graph of numbered cities and routes."""

    def __init__(self, routes: Routes) -> None:
        self.order = routes.order
        self.cities = {city: index for index, city in enumerate(routes.cities)}
        ends = [(self.cities[route.cities[0]], self.cities[route.cities[1]]) for route in self.order]
        self.graph = Graph(len(self.cities), ends)
        self.between: dict[frozenset[str], list[int]] = {}
        for index, route in enumerate(self.order):
            self.between.setdefault(frozenset(route.cities), []).append(index)
        spaces = sum(route.length for route in self.order)
        self.stride = sum(route.length**2 for route in self.order) / spaces


@lru_cache(maxsize=16)
def network_of(routes: Routes) -> RouteNetwork:
    return RouteNetwork(routes)


class Situation:
    """The table as the viewer sees it."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.part = view.part(Routes)
        self.market = view.part(Market)
        self.network = network_of(self.part)
        self.routes = self.network.order
        self.seen = view.seen(RoutesSeen)
        self.cards = view.seen(MarketSeen)
        self._alone: dict[Stops, frozenset[int] | None] = {}
        self.hand_value = HandValue(self.market, self.cards.hand or ())

    # Pieces

    @cached_property
    def pieces(self) -> tuple[int, ...]:
        """All pieces that each seat has in supply."""
        if self.part.own_pieces:
            return self.seen.pieces
        seen, start = self.view.seen(PiecesSeen), self.view.part(Pieces).numbers.start
        return tuple(start if mix is None else sum(mix) for mix in seen.supply)

    @cached_property
    def supply(self) -> dict[str, int]:
        """The viewer's pieces for routes of each kind; before it has chosen, as many as it could take."""
        kinds = {route.kind for route in self.routes}
        if self.part.own_pieces:
            return dict.fromkeys(kinds, self.seen.pieces[self.seat])
        mix = self.view.seen(PiecesSeen).own
        return dict(zip(KINDS, self.view.part(Pieces).most if mix is None else mix, strict=True))

    # Routes

    @cached_property
    def free(self) -> frozenset[int]:
        """The routes, by number, that the viewer may still claim if it can pay and has the pieces."""
        owners = self.seen.owners
        return frozenset(
            index
            for index, route in enumerate(self.routes)
            if route.id not in owners
            and route.id not in self.seen.closed
            and owners.get(route.twin or "") != self.seat
            and self.supply[route.kind] >= route.length
        )

    def points(self, index: int) -> int:
        return self.part.points[self.routes[index].length]

    def cards_for(self, route: Route) -> float:
        """How many cards a route costs on the average."""
        if route.pairs:
            return 2.0 * route.pairs
        size = self.hand_value.size.get(route.kind, 1.0) if self.market.cards.typed else 1.0
        return route.length / size + 0.6 * route.locomotives + TUNNEL_TROUBLE * route.tunnel

    @cached_property
    def costs(self) -> list[float]:
        """What each route costs in turns, points set against it; nothing where the viewer is connected already."""
        costs = [CLOSED] * len(self.routes)
        for index in self.free:
            route = self.routes[index]
            whole = self.cards_for(route)
            cards = whole - USED_OF_HAND * max(0.0, whole - self.hand_value.lacking(route))
            if route.color != ANY_COLOR:
                cards *= COLORED
            costs[index] = max(0.15, cards / CARDS_A_TURN + TURN_OF_CLAIM - POINT * self.points(index))
        for link in self.view.links(self.seat):
            for index in self.network.between[frozenset(link)]:
                costs[index] = 0.0
        return costs

    def alone(self, stops: Stops) -> frozenset[int] | None:
        """The links that join these places cheapest when nothing else is wanted."""
        if stops not in self._alone:
            self._alone[stops] = self.network.graph.steiner_tree(self.costs, stops)
        return self._alone[stops]

    def turns_for(self, routes: tuple[Route, ...]) -> float:
        """How many turns it takes to draw what is lacking for these routes, and to claim them."""
        extra = sum(TUNNEL_TROUBLE * route.tunnel for route in routes)
        return self.hand_value.turns_of_drawing(routes) + extra / CARDS_A_TURN + TURN_OF_CLAIM * len(routes)

    # The race

    @cached_property
    def turns(self) -> float:
        """How many turns the viewer has, with this one, as far as can be told from pieces and hands."""
        if not self.view.has(LastTurnsSeen):
            return 99.0
        left = self.view.seen(LastTurnsSeen).left
        if left is not None:
            return float(-(-left // self.view.seats))
        numbers = self.view.part(LastTurns).numbers
        soonest = min(self._turns_of(seat, numbers.pieces) for seat in range(self.view.seats))
        return max(1.0, soonest) + numbers.turns_each

    def _turns_of(self, seat: int, threshold: int) -> float:
        """In how many turns a seat could have few pieces left, between what it did so far and what hurry would do."""
        left = max(0, self.pieces[seat] - threshold)
        size = sum(self.hand_value.size.values()) / len(self.hand_value.size)
        cards = max(0.0, left / size - self.cards.hands[seat])
        hurried = 1.1 * (cards / CARDS_A_TURN + left / min(HURRY, self.network.stride))
        laid = sum(self.routes[i].length for i in range(len(self.routes)) if self._owner(i) == seat)
        turns = self.view.turn.number / self.view.seats
        if not laid or turns < 6:
            return hurried
        weight = min(0.6, turns / 40)
        return weight * left * turns / laid + (1 - weight) * hurried

    def _owner(self, index: int) -> int | None:
        return self.seen.owners.get(self.routes[index].id)
