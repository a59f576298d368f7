"""Finds the payment that spends least of what a player still needs: fewest wilds, then fewest wanted cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import pairwise

from engine.board.network import shortest_path
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.ports import Ports, PortsSeen
from engine.parts.routes import ANY_COLOR, Route, Routes, RoutesSeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen
from engine.rail.cards import CardKind, Cards

Group = tuple[str, str]
"""Cards of one deck and color."""
Cost = tuple[int, int, int, int]
"""Wilds; what is lost: spaces laid or missed later, and port signs missed later; spaces laid; cards: in this order."""

LISTED = 1000
"""More ways than any price has except pairs, whose ways come with the fewest wilds first (R32)."""


def missing_routes(view: View, ticket: str) -> tuple[Route, ...] | None:
    """Return the shortest free routes that complete the viewer's ticket; None when none do.

    Length is in spaces. A tour is connected from each of its cities to the next.
    """
    assert view.viewer is not None
    seen, known = view.seen(RoutesSeen), view.part(Tickets).tickets[ticket]
    routes = view.part(Routes).routes.values()
    free = [route for route in routes if route.id not in seen.owners and route.id not in seen.closed]
    links, found = [*view.links(view.viewer), *known.joins], list[Route]()
    for one, other in pairwise(known.stops):
        way = shortest_path(links, [(*route.cities, route.length) for route in free], one, other)
        if way is None:
            return None
        found += [free[index] for index in way]
        links += [free[index].cities for index in way]
    return tuple(found)


class SpendingCost:
    """How much the viewer needs the cards of its hand, when it pays for `route` or for a harbor."""

    def __init__(self, view: View, *, route: str | None = None, port: bool = False) -> None:
        self._view = view
        self._route = route
        self._port = port
        self._market = view.part(Market)
        hand = Counter(view.seen(MarketSeen).hand or ())
        self._spaces: Counter[Group] = Counter()
        self._signs: Counter[Group] = Counter()
        for card, count in hand.items():
            self._spaces[self._group(card)] += count * self._kind(card).spaces
            self._signs[self._group(card)] += count * self._kind(card).port

    def best(self, ways: Iterable[Cards], limit: int | None = None) -> list[Cards]:
        """Return the cheapest payments, best first; equally cheap ones stay in their order.

        `ways` come with fewest wilds first. With a `limit`, ways with more wilds are not compared once enough are
        found.
        """
        taken: list[Cards] = []
        wilds = 0
        for way in ways:
            count = way.count(self._market.wild)
            if limit is not None and len(taken) >= max(limit, LISTED) and count > wilds:
                break
            wilds = count
            taken.append(way)
        return sorted(taken, key=self.cost)[:limit]

    def cost(self, way: Cards) -> Cost:
        """Return the cost of a payment, to compare with others."""
        wild, lost = self._market.wild, 0
        spaces: Counter[Group] = Counter()
        signs: Counter[Group] = Counter()
        for card in way:
            if card != wild:
                spaces[self._group(card)] += self._kind(card).spaces
                signs[self._group(card)] += self._kind(card).port
        for group, count in spaces.items():
            lost += _lost(self._spaces[group], count, self._wanted[group])
            lost += _lost(self._signs[group], signs[group], self._signs_wanted.get(group[0], 0))
        laid = sum(self._kind(card).spaces for card in way)  # half of a double card may be lost, as a sign may be (R31)
        return way.count(wild), lost + laid, laid, len(way)

    def _kind(self, card: str) -> CardKind:
        return self._market.purse.kinds[card]

    def _group(self, card: str) -> Group:
        kind = self._kind(card)
        return kind.deck, kind.color

    @cached_property
    def _wanted(self) -> Counter[Group]:
        """The spaces of each color on the shortest routes that the viewer's tickets still need."""
        view, wanted = self._view, Counter[Group]()
        if view.viewer is None:
            return wanted
        done = completed(view)
        missing = {
            route
            for ticket in view.seen(TicketsSeen).own or ()
            if ticket not in done
            for route in missing_routes(view, ticket) or ()
        }
        for route in missing:
            if route.id != self._route and route.color != ANY_COLOR:
                wanted[route.kind if self._market.cards.typed else "", route.color] += route.length
        return wanted

    @cached_property
    def _signs_wanted(self) -> Mapping[str, int]:
        """How many cards of one color with the port sign each deck must give for the harbors left."""
        view = self._view
        if view.viewer is None or not view.has(PortsSeen):
            return {}
        left = view.seen(PortsSeen).left[view.viewer] - self._port
        return {deck: left * count for deck, count in view.part(Ports).numbers.cards.items()}


def _lost(held: int, spent: int, wanted: int) -> int:
    """Return how many of the spent cards were needed."""
    return max(0, min(held, wanted) - (held - spent))


def own_tickets_naming(view: View, city: str) -> int:
    """Return how many of the viewer's tickets name a city."""
    tickets = view.part(Tickets).tickets
    return sum(city in tickets[ticket].stops for ticket in view.seen(TicketsSeen).own or ())
