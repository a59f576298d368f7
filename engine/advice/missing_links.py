"""What an own ticket still lacks, exactly: the fewest pieces, then the fewest routes; or why it is out of reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

from msgspec import Struct

from engine.board.network import path_through
from engine.board.steiner import Edge, Kinds, Limits, steiner_tree
from engine.core.refused import Fact
from engine.core.view import View
from engine.parts.pieces import KINDS, Pieces, PiecesSeen
from engine.parts.routes import Route, Routes, RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import Ticket, Tickets


class Missing(Struct, frozen=True):
    """The free routes that complete a ticket and what must go with them; with a `reason`, why nothing completes it.

    `routes` come in the order in which one travels from the ticket's first city to its last; `ways` has the cities of
    each in that direction.
    `lent` are opponents' routes that own stations can use, each with the station's city. `station` is such a route with
    the cities where one more station could use it, searched only when nothing else helps. `exchange` is the kind of
    pieces to return, and how many. Reasons: `cut_off`, `twins` (with `routes` that no one may claim any more), `pieces`
    (`needed`, `left`), `kind` (needed and left of each kind, as `train_needed`).
    """

    routes: tuple[Route, ...] = ()
    ways: tuple[tuple[str, str], ...] = ()
    lent: tuple[tuple[str, str], ...] = ()
    station: tuple[str, tuple[str, ...]] | None = None
    exchange: tuple[str, int] | None = None
    reason: str | None = None
    facts: Mapping[str, Fact] = {}


class _Lent(Struct, frozen=True):
    """An edge that is no free route: an opponent's route, and the cities whose station may use it."""

    route: str
    cities: tuple[str, ...]
    new: bool


class Outlook:
    """The board from the viewer's side, prepared once for all its tickets."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self._view, self._seat = view, view.viewer
        self._seen = view.seen(RoutesSeen)
        self._routes = view.part(Routes).routes
        self._links = _links_of(view.part(Routes), view.has(PiecesSeen))
        self._own = [self._routes[route].cities for route, owner in self._seen.owners.items() if owner == self._seat]
        self._fleet = view.has(PiecesSeen)
        self._found: dict[str, Missing] = {}

    def missing(self, ticket: str) -> Missing:
        """Return what completes one of the viewer's tickets, considered on its own. Cached by ticket."""
        if ticket not in self._found:
            self._found[ticket] = self._find(ticket)
        return self._found[ticket]

    def _find(self, ticket: str) -> Missing:
        known = self._view.part(Tickets).tickets[ticket]
        for more in self._stations:
            for limits in self._limits:
                found = self._search(known, self._edges[more], limits)
                if found is not None:
                    return found
        for more in self._stations:
            beyond = self._search(known, self._edges[more], None)
            if beyond is not None:
                return self._too_dear(beyond)
        shut = [self._edge(route) for route in self._routes.values() if route.id in self._seen.closed]
        opened = self._search(known, [*self._edges[False], *shut], None)
        if opened is not None:
            closed = tuple(route.id for route in opened.routes if route.id in self._seen.closed)
            return Missing(reason="twins", facts={"routes": closed})
        return Missing(reason="cut_off")

    def _search(self, ticket: Ticket, edges: list[tuple[Edge, Route | _Lent]], limits: Limits | None) -> Missing | None:
        own = [*self._own, *ticket.joins]
        found = _tree(tuple(own), tuple(edge for edge, _ in edges), tuple(ticket.stops), limits)
        if found is None:
            return None
        used = [edges[index] for index in found]
        travelled = in_travel_order(own, [edge[:2] for edge, _ in used], ticket.stops)
        on_way = [(what, way) for index, way in travelled if isinstance(what := used[index][1], Route)]
        routes = tuple(route for route, _ in on_way)
        lent = [what for _, what in used if isinstance(what, _Lent)]
        new = next(((what.route, what.cities) for what in lent if what.new), None)
        old = tuple((what.cities[0], what.route) for what in lent if not what.new)
        return Missing(routes, tuple(way for _, way in on_way), old, new, self._exchange(routes))

    # Edges

    @cached_property
    def _stations(self) -> tuple[bool, ...]:
        """Whether one more station is assumed: False, then True if one is left."""
        stations = self._view.seen(StationsSeen) if self._view.has(StationsSeen) else None
        return (False, True) if stations is not None and stations.left[self._seat] else (False,)

    @cached_property
    def _edges(self) -> Mapping[bool, list[tuple[Edge, Route | _Lent]]]:
        """Free routes and the routes that own stations may use; under True also those for one more station."""
        free = [r for r in self._routes.values() if r.id not in self._seen.owners and r.id not in self._seen.closed]
        edges = [*map(self._edge, free), *self._lent()]
        return {False: edges, True: [*edges, *self._lent_anew()]}

    def _edge(self, route: Route) -> tuple[Edge, Route | _Lent]:
        return self._links[route.id], route

    def _lent(self) -> list[tuple[Edge, Route | _Lent]]:
        """Return the edges of own stations; between equals the current use comes first, so other tickets don't lose."""
        if not self._view.has(StationsSeen):
            return []
        now = Counter(self._view.links(self._seat)) - Counter(self._own)
        return [
            (
                Edge(*route.cities, self._nothing, 1 << number, int(not now[route.cities])),
                _Lent(route.id, (city,), False),
            )
            for number, city in enumerate(self._view.seen(StationsSeen).built[self._seat])
            for route in self._rivals
            if city in route.cities
        ]

    def _lent_anew(self) -> list[tuple[Edge, Route | _Lent]]:
        if len(self._stations) == 1:
            return []
        built = self._view.seen(StationsSeen).built
        taken = {city for cities in built for city in cities}
        bit, found = 1 << len(built[self._seat]), list[tuple[Edge, Route | _Lent]]()
        for route in self._rivals:
            cities = tuple(city for city in route.cities if city not in taken)
            if cities:
                found.append((Edge(*route.cities, self._nothing, bit, 1), _Lent(route.id, cities, True)))
        return found

    @property
    def _nothing(self) -> Kinds:
        return (0,) * (len(KINDS) if self._fleet else 1)

    @cached_property
    def _rivals(self) -> list[Route]:
        owners = self._seen.owners
        return [route for route in self._routes.values() if owners.get(route.id, self._seat) != self._seat]

    # Pieces

    @cached_property
    def _left(self) -> tuple[Kinds, Kinds] | None:
        """Pieces in supply and in the box, by kind; None while the viewer has none yet."""
        if not self._fleet:
            return (self._seen.pieces[self._seat],), (0,)
        seen = self._view.seen(PiecesSeen)
        if seen.own is None:
            return None
        most, box = self._view.part(Pieces).most, seen.box[self._seat]
        return seen.own, box or (most[0] - seen.own[0], most[1] - seen.own[1])

    @cached_property
    def _limits(self) -> tuple[Limits | None, ...]:
        """The limits of the supply, then those after exchanging with the box."""
        if self._left is None:
            return (None,)
        supply, box = self._left
        plain = Limits(supply, sum(supply))
        if not any(map(min, supply, reversed(box))):
            return (plain,)
        return plain, Limits(tuple(map(int.__add__, supply, box)), sum(supply))

    def _exchange(self, routes: Iterable[Route]) -> tuple[str, int] | None:
        if self._left is None or not self._fleet:
            return None
        for number, (needed, left) in enumerate(zip(self._needed(routes), self._left[0], strict=True)):
            if needed > left:
                return KINDS[1 - number], needed - left
        return None

    def _needed(self, routes: Iterable[Route]) -> Kinds:
        return tuple(map(sum, zip(*(self._links[route.id].cost for route in routes), self._nothing, strict=True)))

    def _too_dear(self, beyond: Missing) -> Missing:
        """Return why the cheapest solution exceeds the supply: too few pieces, or too few of one kind."""
        assert self._left is not None
        needed, left = self._needed(beyond.routes), self._left[0]
        if sum(needed) > sum(left):
            return Missing(reason="pieces", facts={"needed": sum(needed), "left": sum(left)})
        facts: dict[str, Fact] = {}
        for kind, more, have in zip(KINDS, needed, left, strict=True):
            facts |= {f"{kind}_needed": more, f"{kind}_left": have}
        return Missing(reason="kind", facts=facts)


@lru_cache(maxsize=16)
def _links_of(part: Routes, has_fleet: bool) -> dict[str, Edge]:
    """Return what each route of a map costs, by its id."""
    costs = ((route, [route.pieces * (kind == route.kind) for kind in KINDS]) for route in part.routes.values())
    return {route.id: Edge(*route.cities, tuple(cost) if has_fleet else (route.pieces,)) for route, cost in costs}


@lru_cache(maxsize=256)
def _tree(
    own: tuple[tuple[str, str], ...], edges: tuple[Edge, ...], stops: tuple[str, ...], limits: Limits | None
) -> tuple[int, ...] | None:
    """Return the cheapest edges. Cached: a hand is shown again more often than routes are claimed."""
    return steiner_tree(own, edges, stops, limits)


def in_travel_order(
    own: Iterable[tuple[str, str]], new: Sequence[tuple[str, str]], stops: Sequence[str]
) -> list[tuple[int, tuple[str, str]]]:
    """Return the new links as one meets them from stop to stop: (index in `new`, cities in that direction).

    `new` connects the stops together with the `own` links. Each link is met once; one that no stop needs comes last.
    """
    near: dict[str, list[tuple[str, int | None]]] = {}
    for index, (one, other) in (*((None, link) for link in own), *enumerate(new)):
        near.setdefault(one, []).append((other, index))
        near.setdefault(other, []).append((one, index))
    met: dict[int, tuple[str, str]] = {}
    for start, end in pairwise(stops):
        for city, after, index in _path(near, start, end):
            if index is not None:
                met.setdefault(index, (city, after))
    return [*met.items(), *((index, way) for index, way in enumerate(new) if index not in met)]


def _path(
    near: Mapping[str, Sequence[tuple[str, int | None]]], start: str, end: str
) -> list[tuple[str, str, int | None]]:
    """Return the steps of a path with the fewest links as (city, next city, link); [] if none leads there."""
    came: dict[str, tuple[str, int | None]] = {start: (start, None)}
    fringe = [start]
    for city in fringe:
        for after, link in near.get(city, ()):
            if after not in came:
                came[after] = city, link
                fringe.append(after)
    steps, city = list[tuple[str, str, int | None]](), end
    while city in came and city != start:
        before, link = came[city]
        steps.insert(0, (before, city, link))
        city = before
    return steps


def in_printed_order(view: View, ticket: str, found: Missing) -> bool:
    """Tell whether a tour is in its printed order once what was found for it is built (R38)."""
    assert view.viewer is not None
    routes = view.part(Routes).routes
    links = (*view.links(view.viewer), *(route.cities for route in found.routes))
    lent = tuple(routes[route].cities for _, route in found.lent)
    return path_through((*links, *lent), view.part(Tickets).tickets[ticket].stops) is not None


def missing(view: View, ticket: str) -> Missing:
    """Return what completes one of the viewer's tickets that isn't completed yet."""
    return Outlook(view).missing(ticket)
