"""What a seat knows of the table, in plain numbers: hand, free routes and their costs, pieces, turns left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from engine.board.steiner import CLOSED, Graph, Stops
from engine.core.view import View
from engine.parts.last_turns import LastTurns, LastTurnsSeen
from engine.parts.markers import MarkersSeen, markers_gain
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.pieces import KINDS, Pieces, PiecesSeen
from engine.parts.ports import Ports, PortsSeen
from engine.parts.routes import ANY_COLOR, Route, Routes, RoutesSeen
from engine.parts.shares import SharesSeen, gain_of
from engine.parts.technology import Technology, TechnologySeen, saved_cards
from engine.rail.fares import most_pairs

Group = tuple[str, str]
"""Cards of one deck and color."""
CARDS_SEEN = 2.6
"""New cards that a player sees in a turn and may have."""
WILDS_SEEN = 2.0
WILD_TROUBLE = 1.6
"""The cost, in cards drawn, of a wild that nothing else can replace."""


class HandValue:
    """Spaces and cards of each group (deck, color), and wilds. `size`: average spaces that a card of a deck covers."""

    __slots__ = ("_market", "_rates", "_saved", "_typed", "cards", "size", "spaces", "wilds")

    def __init__(self, market: Market, hand: Cards, saved: Mapping[str, int]) -> None:
        """Take the hand, and how many cards fewer pay for a route, by its id."""
        self._market = market
        self._saved = saved
        self._typed = market.cards.typed
        self.spaces: dict[Group, int] = dict.fromkeys(market.purse.groups, 0)
        self.cards: dict[Group, int] = dict(self.spaces)
        self.wilds = 0
        self.size = sizes(market)
        self._rates = rates(market)
        for card in hand:
            self.take(card)

    def take(self, card: str, times: int = 1) -> None:
        """Add a card, or remove one with `times` -1. Mutates this hand."""
        kind = self._market.purse.kinds[card]
        if kind.wild:
            self.wilds += times
            return
        group = (kind.deck, kind.color)
        self.spaces[group] += kind.spaces * times
        self.cards[group] += times

    def groups(self, route: Route) -> list[Group]:
        """Return the groups that pay for a route."""
        deck = route.kind if self._typed else self._market.decks[0]
        colors = self._market.colors if route.color == ANY_COLOR else (route.color,)
        return [(deck, color) for color in colors]

    def lacks(self, routes: Sequence[Route]) -> tuple[list[float], dict[Group, float]]:
        """Return how many cards each route still lacks when all are to be paid, the first ones first.

        With it, the cards lacking by group; under ("", ""), those of any color.
        """
        lacking, groups = self._paid(routes)
        needs: dict[Group, float] = {}
        for cards, group in zip(lacking, groups, strict=True):
            if cards:
                needs[group] = needs.get(group, 0.0) + cards
        return lacking, needs

    def _paid(self, routes: Sequence[Route]) -> tuple[list[float], list[Group]]:
        spaces, wilds = dict(self.spaces), self.wilds
        lacking, used = [0.0] * len(routes), [("", "")] * len(routes)
        for index in sorted(range(len(routes)), key=lambda index: routes[index].color == ANY_COLOR):
            route = routes[index]
            groups = self.groups(route)
            used[index] = groups[0] if len(groups) == 1 else (groups[0][0], "")
            laid = min(wilds, route.locomotives)
            wilds -= laid
            lacking[index] = WILD_TROUBLE * (route.locomotives - laid)
            if route.pairs:
                lacking[index] += self._unpaired(route, groups, spaces)
                continue
            needed = route.length - route.locomotives - self._saved.get(route.id, 0)
            group = max(groups, key=spaces.__getitem__)
            have = min(spaces[group], needed)
            spaces[group] -= have
            lacking[index] += (needed - have) / self.size[group[0]]
        for index, route in enumerate(routes):
            covers = 1.0 if route.pairs else 1.0 / self.size[used[index][0]]
            laid = min(wilds, -int(-lacking[index] // covers)) if route.wilds else 0
            wilds -= laid
            lacking[index] = max(0.0, lacking[index] - laid * covers)
        return lacking, used

    def _unpaired(self, route: Route, groups: Sequence[Group], spaces: dict[Group, int]) -> float:
        """Return the cards lacking for a route that takes pairs; used ones are removed from `spaces`."""
        size = self.size[groups[0][0]]
        held = [int(spaces[group] / size) for group in groups]
        pairs = min(route.pairs, most_pairs(held, 0))
        left = pairs
        for group, count in zip(groups, held, strict=True):
            used = min(left, count // 2)
            left -= used
            spaces[group] -= int(2 * used * size)
        return 2.0 * (route.pairs - pairs)

    def turns_of_drawing(self, routes: Sequence[Route]) -> float:
        """Return the turns needed to draw all missing cards: no color comes faster than it turns up in its deck."""
        needs = self.lacks(routes)[1]
        decks = {deck for deck, _ in needs}
        return sum(
            self._turns_in(deck, {color: needs[deck, color] for of, color in needs if of == deck}) for deck in decks
        )

    def _turns_in(self, deck: str, needs: Mapping[str, float]) -> float:
        turns, wilds = sum(needs.values()) / 2, self._rates[deck, ""]
        colored = [(count, self._rates[deck, color]) for color, count in needs.items() if color]
        while colored and turns < 99 and sum(max(0.0, count - rate * turns) for count, rate in colored) > wilds * turns:
            turns += 0.5
        return turns

    def lacking(self, route: Route) -> float:
        """Return how many cards a route lacks when it is the only one to be paid."""
        return self._paid((route,))[0][0]


@lru_cache(maxsize=16)
def sizes(market: Market) -> dict[str, float]:
    """Return the average spaces that a card of each deck covers. Cached."""
    found = {}
    for deck in market.decks:
        kinds = [kind for kind in market.cards.kinds if kind.deck == deck and not kind.wild]
        found[deck] = sum(kind.count * kind.spaces for kind in kinds) / max(1, sum(kind.count for kind in kinds))
    return found


@lru_cache(maxsize=16)
def rates(market: Market) -> dict[Group, float]:
    """Return how many cards of each group a seat can get per turn in its deck; wilds have the color "". Cached."""
    totals = {deck: sum(kind.count for kind in market.cards.kinds if kind.deck == deck) for deck in market.decks}
    found: dict[Group, float] = {(deck, ""): 0.0 for deck in market.decks}
    for kind in market.cards.kinds:
        share = kind.count / max(1, totals[kind.deck])
        group = (kind.deck, "" if kind.wild else kind.color)
        found[group] = found.get(group, 0.0) + share * (WILDS_SEEN if kind.wild else CARDS_SEEN)
    return found


POINT = 0.2
"""How many turns a point is worth when ways are compared."""
TURN_OF_CLAIM = 1.0
CARDS_A_TURN = 2.0
USED_OF_HAND = 0.5
"""How much of a fitting card in hand counts for a route: others want it too."""
COLORED = 1.25
"""The cost of a card of one color, in cards of any color."""
LOCKED = 1.2
"""Cards that a locked route costs more for each locomotive of what opens it: that opens others, too."""
SHARE, MARKER = 0.6, 1.0
"""How much counts of what a share or a marker gains now: others take some too, and what follows a first one gains."""
TUNNEL_TROUBLE = 0.8
"""Cards that a tunnel costs more on the average."""
PACE = 1.2
"""How many times the turns of full speed a seat takes."""
HARBORS = 0.7
"""The share of the harbors left that a seat builds."""
HURRY = 3.3
"""Spaces a claim of a player who hurries covers on large maps."""


class RouteNetwork:
    """A map as a graph of numbered cities and routes."""

    def __init__(self, routes: Routes) -> None:
        self.order = routes.order
        self.cities = {city: index for index, city in enumerate(routes.cities)}
        self.ports = frozenset(self.cities[name] for name, city in routes.cities.items() if city.port)
        ends = [(self.cities[route.cities[0]], self.cities[route.cities[1]]) for route in self.order]
        self.graph = Graph(len(self.cities), ends)
        self.between: dict[frozenset[str], list[int]] = {}
        for index, route in enumerate(self.order):
            self.between.setdefault(frozenset(route.cities), []).append(index)
        prices = [(one.kind, one.color, one.length, one.locomotives, one.pairs, one.wilds) for one in self.order]
        self.alike = [prices.index(price) for price in prices]
        """For each route, the first one that the same cards pay for."""
        spaces = sum(route.length for route in self.order)
        self.stride = sum(route.length**2 for route in self.order) / spaces


network_of = lru_cache(maxsize=16)(RouteNetwork)


class Situation:
    """The table as the viewer sees it, with derived values computed on first use."""

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
        self.saved = saved_cards(view)
        self.hand_value = HandValue(self.market, self.cards.hand or (), self.saved)

    # Pieces

    @cached_property
    def pieces(self) -> tuple[int, ...]:
        """All pieces that each seat has in supply, by seat."""
        if self.part.own_pieces:
            return self.seen.pieces
        seen, start = self.view.seen(PiecesSeen), self.view.part(Pieces).numbers.start
        return tuple(start if mix is None else sum(mix) for mix in seen.supply)

    @cached_property
    def supply(self) -> dict[str, int]:
        """The viewer's pieces by kind of route; before it has chosen, as many as it could take."""
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
            and not any(owners.get(twin) == self.seat for twin in route.twins)
            and self.supply[route.kind] >= route.pieces
        )

    @cached_property
    def lacking(self) -> Mapping[int, float]:
        """The cards that each free route lacks, by its number, when it is the only one to be paid."""
        alike = range(len(self.routes)) if self.saved else self.network.alike
        lacking = {first: self.hand_value.lacking(self.routes[first]) for first in {alike[at] for at in self.free}}
        return {at: lacking[alike[at]] for at in self.free}

    @cached_property
    def bought_for(self) -> Mapping[int, int]:
        """The price in locomotives of what the viewer must buy for each locked route, by the route's number."""
        if not self.view.has(TechnologySeen):
            return {}
        part, owned = self.view.part(Technology), self.view.seen(TechnologySeen).owned[self.seat]
        prices = {at: sum(part.cards[one].price for one in part.lacking(owned, at)) for at in range(len(self.routes))}
        return {at: price for at, price in prices.items() if price}

    @cached_property
    def brought(self) -> Mapping[int, float]:
        """The points expected of what a route brings beside its own, by its number; {} where none brings anything."""
        view = self.view
        if not view.has(SharesSeen) and not view.has(MarkersSeen):
            return {}
        found = dict.fromkeys(range(len(self.routes)), 0.0)
        for at, route in enumerate(self.routes):
            if view.has(SharesSeen):
                found[at] += SHARE * gain_of(view, self.seat, route.id)
            if view.has(MarkersSeen):
                found[at] += MARKER * markers_gain(view, self.seat, route.cities)
        return found

    def points(self, index: int) -> float:
        """Return the points of a route, by its number, with what it brings."""
        return self.part.points[self.routes[index].length] + self.brought.get(index, 0.0)

    def cards_for(self, route: Route) -> float:
        """Return the average number of cards that a route costs."""
        if route.pairs:
            return 2.0 * route.pairs
        size = self.hand_value.size.get(route.kind, 1.0) if self.market.cards.typed else 1.0
        spaces = route.length - self.saved.get(route.id, 0)
        return spaces / size + 0.6 * route.locomotives + TUNNEL_TROUBLE * route.tunnel

    @cached_property
    def costs(self) -> list[float]:
        """The cost of each route in turns, minus its points; 0 where the viewer is connected already."""
        costs = [CLOSED] * len(self.routes)
        for index in self.free:
            route = self.routes[index]
            whole = self.cards_for(route)
            cards = whole - USED_OF_HAND * max(0.0, whole - self.lacking[index])
            if route.color != ANY_COLOR:
                cards *= COLORED
            cards += LOCKED * self.bought_for.get(index, 0)
            costs[index] = max(0.15, cards / CARDS_A_TURN + TURN_OF_CLAIM - POINT * self.points(index))
        for link in self.view.links(self.seat):
            for index in self.network.between[frozenset(link)]:
                costs[index] = 0.0
        return costs

    def alone(self, stops: Stops) -> frozenset[int] | None:
        """Return the cheapest links that join these places when nothing else is wanted; None if none do. Cached."""
        if stops not in self._alone:
            self._alone[stops] = self.network.graph.steiner_tree(self.costs, stops)
        return self._alone[stops]

    def turns_for(self, routes: tuple[Route, ...]) -> float:
        """Return the turns needed to draw what these routes lack, and to claim them."""
        extra = sum(TUNNEL_TROUBLE * route.tunnel for route in routes)
        return self.hand_value.turns_of_drawing(routes) + extra / CARDS_A_TURN + TURN_OF_CLAIM * len(routes)

    # The race

    @cached_property
    def turns(self) -> float:
        """The turns that the viewer has left, this one included, estimated from pieces and hands."""
        if not self.view.has(LastTurnsSeen):
            return 99.0
        left = self.view.seen(LastTurnsSeen).left
        if left is not None:
            return float(-(-left // self.view.seats))
        numbers = self.view.part(LastTurns).numbers
        soonest = min(self._turns_of(seat, numbers.pieces) for seat in range(self.view.seats))
        return max(1.0, soonest) + numbers.turns_each

    def _turns_of(self, seat: int, threshold: int) -> float:
        """Estimate when a seat could have few pieces left: it draws what they cost, claims, and builds harbors."""
        left = max(0, self.pieces[seat] - threshold)
        size = sum(self.hand_value.size.values()) / len(self.hand_value.size)
        cards = max(0.0, left / size - self.cards.hands[seat])
        turns = cards / CARDS_A_TURN + TURN_OF_CLAIM * left / min(HURRY, self.network.stride)
        if self.view.has(PortsSeen):
            price = sum(self.view.part(Ports).numbers.cards.values()) / CARDS_A_TURN + TURN_OF_CLAIM
            turns += HARBORS * price * self.view.seen(PortsSeen).left[seat]
        return PACE * turns
