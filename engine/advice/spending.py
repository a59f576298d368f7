"""Which payment spends least of what a player still needs: wilds first of all, then cards that own tickets want."""

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
"""Cards of one deck and colour."""
Cost = tuple[int, int, int]
"""Wilds, spaces and port signs that will be missed, cards: what is spent, the dearest first."""

LISTED = 1000
"""More ways than any price has but that of pairs, whose ways come with the fewest wilds first (R32)."""


def missing_routes(view: View, ticket: str) -> tuple[Route, ...] | None:
    """The shortest way over free routes that completes the viewer's ticket with what it has; None when none does.

    A tour is led from each of its cities to the next one.
    """
    assert view.viewer is not None
    seen, stops = view.seen(RoutesSeen), view.part(Tickets).tickets[ticket].stops
    routes = view.part(Routes).routes.values()
    free = [route for route in routes if route.id not in seen.owners and route.id not in seen.closed]
    links, found = list(view.links(view.viewer)), list[Route]()
    for one, other in pairwise(stops):
        way = shortest_path(links, [(*route.cities, route.length) for route in free], one, other)
        if way is None:
            return None
        found += [free[index] for index in way]
        links += [free[index].cities for index in way]
    return tuple(found)


class SpendingCost:
    """What cards out of the viewer's hand are worth to it, when it pays for `route` or for a port."""

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
        """The ways to pay, the cheapest first; of equally cheap ones in their order."""
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
        """What is spent that will be missed: the less, the better."""
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
        return way.count(wild), lost, len(way)

    def _kind(self, card: str) -> CardKind:
        return self._market.purse.kinds[card]

    def _group(self, card: str) -> Group:
        kind = self._kind(card)
        return kind.deck, kind.color

    @cached_property
    def _wanted(self) -> Counter[Group]:
        """The spaces of each colour on the shortest ways that the viewer's tickets still need."""
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
        """How many cards of one colour with the port sign each deck gives for the ports that are left."""
        view = self._view
        if view.viewer is None or not view.has(PortsSeen):
            return {}
        left = view.seen(PortsSeen).left[view.viewer] - self._port
        return {deck: left * count for deck, count in view.part(Ports).numbers.cards.items()}


def _lost(held: int, spent: int, wanted: int) -> int:
    """How many of those spent will be missed."""
    return max(0, min(held, wanted) - (held - spent))


def own_tickets_naming(view: View, city: str) -> int:
    """How many of the viewer's tickets name a city."""
    tickets = view.part(Tickets).tickets
    return sum(city in tickets[ticket].stops for ticket in view.seen(TicketsSeen).own or ())
