"""Steiner trees: the cheapest links that join places. No game rules.

Exact trees over links that cost pieces of some kinds or are lent; and approximate trees that join several groups of
places at a small total cost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.board.network import Connected

Kinds = tuple[int, ...]
"""Pieces by kind."""


class Edge(NamedTuple):
    """A link that may be built or borrowed. `cost` is in pieces by kind; a lent link costs none and has `lenders`.

    `lenders` is a bit set of the stations that may borrow it: each borrows one link. Between equal trees, those with
    the smaller sum of `last` win.
    """

    one: str
    other: str
    cost: Kinds
    lenders: int = 0
    last: int = 0

    @property
    def key(self) -> tuple[int, int, int]:
        """Pieces, links built, and the tiebreaker: compared in this order, smaller is better."""
        return sum(self.cost), int(not self.lenders), self.last


class Limits(NamedTuple):
    """How many pieces are left of each kind, and in all."""

    each: Kinds
    total: int

    def allow(self, cost: Kinds) -> bool:
        """Tell whether a cost in pieces by kind is within both limits."""
        return sum(cost) <= self.total and all(map(int.__le__, cost, self.each))


class _Tree(NamedTuple):
    """Links that join a place to some of the stops (`stops` is a bit set), and their cost.

    The tree with the least `bound` is expanded first: no complete tree that contains it costs less.
    """

    bound: int
    number: int
    worth: int
    place: str
    stops: int
    cost: Kinds
    lenders: int
    edges: tuple[int, ...]


def steiner_tree(
    own: Iterable[tuple[str, str]], edges: Sequence[Edge], stops: Sequence[str], limits: Limits | None = None
) -> tuple[int, ...] | None:
    """Return the cheapest edges that join all stops together with `own`, as indices in rising order.

    Fewest pieces first, then fewest links built. () when the stops are connected already, None when nothing within the
    limits joins them. Exact, exponential in the number of stops: trees grow from the stops towards the first of them,
    and two that meet are merged (Dreyfus and Wagner); trees are expanded in the order of a lower bound, their cost plus
    that of the farthest missing stop (Hougardy, Silvanus and Vygen).
    """
    network = Connected(own)
    tops = list(dict.fromkeys(map(network.top, stops)))
    return () if len(tops) == 1 else _Growth(network, edges, tops, limits).run()


class _Growth:
    def __init__(self, network: Connected, edges: Sequence[Edge], stops: Sequence[str], limits: Limits | None) -> None:
        self._edges = edges
        self._limits = limits
        self._root, self._goal = stops[0], (1 << len(stops) - 1) - 1
        self._at: dict[str, list[tuple[int, int, str]]] = {}
        for index, (one, other) in _useful(network, edges):
            worth = _worth(edges[index])
            self._at.setdefault(one, []).append((index, worth, other))
            self._at.setdefault(other, []).append((index, worth, one))
        self._apart = [self._distances(stop) for stop in (*stops[1:], stops[0])]
        self._far: dict[tuple[str, int], int | None] = {}
        self._fringe: list[_Tree] = []
        self._pushed = 0
        self._known: dict[str, dict[int, list[_Tree]]] = {}
        none = (0,) * (len(edges[0].cost) if edges else 1)
        for number, stop in enumerate(stops[1:]):
            self._push(0, stop, 1 << number, none, 0, ())

    def _distances(self, stop: str) -> dict[str, int]:
        """Return what it costs at least to join each place to a stop, ignoring limits and lenders."""
        found, fringe = dict[str, int](), [(0, stop)]
        while fringe:
            worth, place = heappop(fringe)
            if place not in found:
                found[place] = worth
                for _, more, there in self._at.get(place, ()):
                    if there not in found:
                        heappush(fringe, (worth + more, there))
        return found

    def run(self) -> tuple[int, ...] | None:
        while self._fringe:
            tree = heappop(self._fringe)
            if tree.place == self._root and tree.stops == self._goal:
                return tuple(sorted(tree.edges))
            known = self._known.setdefault(tree.place, {})
            like = known.setdefault(tree.stops, [])
            if any(_beats(other, tree) for other in like):
                continue
            like.append(tree)
            self._grow(tree)
            self._meet(tree, known)
        return None

    def _grow(self, tree: _Tree) -> None:
        for index, worth, there in self._at.get(tree.place, ()):
            edge = self._edges[index]
            if not edge.lenders & tree.lenders:
                cost, lenders = _sum(tree.cost, edge.cost), tree.lenders | edge.lenders
                self._push(tree.worth + worth, there, tree.stops, cost, lenders, (*tree.edges, index))

    def _meet(self, tree: _Tree, known: dict[int, list[_Tree]]) -> None:
        for stops, others in known.items():
            if not stops & tree.stops:
                for other in others:
                    if not other.lenders & tree.lenders:
                        cost, lenders = _sum(tree.cost, other.cost), tree.lenders | other.lenders
                        edges = (*tree.edges, *other.edges)
                        self._push(tree.worth + other.worth, tree.place, stops | tree.stops, cost, lenders, edges)

    def _push(self, worth: int, place: str, stops: int, cost: Kinds, lenders: int, edges: tuple[int, ...]) -> None:
        far = self._farthest(place, stops)
        if far is None:
            return
        if self._limits is None or (self._limits.allow(cost) and worth + far >> 2 * _BITS <= self._limits.total):
            self._pushed += 1  # between equals the one that was made first
            heappush(self._fringe, _Tree(worth + far, self._pushed, worth, place, stops, cost, lenders, edges))

    def _farthest(self, place: str, stops: int) -> int | None:
        """Return the least cost of reaching the farthest stop not joined yet; None if one is unreachable."""
        key = place, stops
        if key not in self._far:
            apart = [found.get(place) for number, found in enumerate(self._apart) if not stops >> number & 1]
            self._far[key] = None if None in apart else max(there for there in apart if there is not None)
        return self._far[key]


_BITS = 20


def _worth(edge: Edge) -> int:
    """Return the key as one number that adds and compares in the same way."""
    pieces, laid, last = edge.key
    return (pieces << _BITS | laid) << _BITS | last


def _beats(one: _Tree, other: _Tree) -> bool:
    """Tell whether a tree that was expanded before can replace the other one everywhere."""
    return not one.lenders & ~other.lenders and all(map(int.__le__, one.cost, other.cost))


def _sum(one: Kinds, other: Kinds) -> Kinds:
    return tuple(map(int.__add__, one, other))


def _useful(network: Connected, edges: Sequence[Edge]) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield the edges between components; of several between the same two with the same cost, only the best."""
    best: dict[tuple[frozenset[str], int, tuple[bool, ...]], int] = {}
    ends = [(network.top(edge.one), network.top(edge.other)) for edge in edges]
    for index, (edge, pair) in enumerate(zip(edges, ends, strict=True)):
        if pair[0] != pair[1]:
            like = frozenset(pair), edge.lenders, tuple(map(bool, edge.cost))
            if like not in best or edge.key < edges[best[like]].key:
                best[like] = index
    return ((index, ends[index]) for index in best.values())


Stops = tuple[tuple[int, ...], bool]
"""Places to join, and whether each must be joined to the next (else in any order)."""
Links = tuple[int, ...]
CLOSED = float("inf")
"""The cost of a link that can't be built; a link that is there already costs 0."""


class Graph:
    """Places and links by number. It stays the same while costs change."""

    def __init__(self, places: int, links: Sequence[tuple[int, int]]) -> None:
        self.at: list[list[tuple[int, int]]] = [[] for _ in range(places)]
        for index, (one, other) in enumerate(links):
            self.at[one].append((index, other))
            self.at[other].append((index, one))

    def shortest_path(
        self, costs: Sequence[float], starts: Iterable[int], goals: Collection[int]
    ) -> tuple[Links, int] | None:
        """Return the links of a cheapest path from any of `starts`, and which of `goals` it reaches; None if none.

        Costs are indexed by link; infinite means closed. Dijkstra's algorithm.
        """
        best = dict.fromkeys(starts, 0.0)
        came: dict[int, tuple[int, int]] = {}
        fringe = [(0.0, place) for place in best]
        done: set[int] = set()
        while fringe:
            cost, place = heappop(fringe)
            if place in done:
                continue
            if place in goals:
                goal, links = place, list[int]()
                while place in came:
                    link, place = came[place]
                    links.append(link)
                return tuple(reversed(links)), goal
            done.add(place)
            for link, other in self.at[place]:
                further = cost + costs[link]
                if other not in done and further < best.get(other, CLOSED):
                    best[other] = further
                    came[other] = (link, place)
                    heappush(fringe, (further, other))
        return None

    def shortest_paths_from(self, costs: Sequence[float], start: int) -> dict[int, Links]:
        """Return the cheapest paths from `start` to every reachable place.

        The result maps a place to its links in order, without links that cost nothing.
        """
        ways: dict[int, Links] = {}
        fringe: list[tuple[float, int, Links]] = [(0.0, start, ())]
        best = {start: 0.0}
        while fringe:
            cost, place, way = heappop(fringe)
            if place in ways:
                continue
            ways[place] = way
            for link, other in self.at[place]:
                further = cost + costs[link]
                if other not in ways and further < best.get(other, CLOSED):
                    best[other] = further
                    heappush(fringe, (further, other, (*way, link) if costs[link] else way))
        return ways

    def steiner_tree(self, costs: Sequence[float], stops: Stops) -> frozenset[int] | None:
        """Return a cheap set of links that joins the stops, links that cost nothing included; None if none does.

        Greedy: the nearest stop is joined next, or the stops one after the other where their order counts.
        """
        places, in_order = stops
        found: set[int] = set()
        joined, left = {places[0]}, list(places[1:])
        while left:
            leg = self.shortest_path(costs, joined, left[:1] if in_order else left)
            if leg is None:
                return None
            found.update(leg[0])
            if in_order:
                joined.clear()
            joined.add(leg[1])
            left.remove(leg[1])
        return frozenset(found)


def steiner_trees(
    graph: Graph,
    costs: Sequence[float],
    wanted: Sequence[Stops],
    alone: Sequence[frozenset[int] | None],
    rounds: int = 2,
) -> list[frozenset[int] | None]:
    """Return for each of `wanted` the links that join it, at a small total cost; None where it can't be joined.

    `alone` are the links that join each on its own. Trees are laid one after the other, the most expensive first; then
    each is searched again, up to `rounds` times, given all the others.
    """
    found: list[frozenset[int] | None] = [None] * len(wanted)
    order = sorted((index for index, way in enumerate(alone) if way is not None), key=lambda i: -_cost(costs, alone[i]))
    for index in order:
        found[index] = graph.steiner_tree(_beside(costs, found), wanted[index])
    for _ in range(rounds if len(order) > 1 else 0):
        before = list(found)
        for index in order:
            found[index] = None
            found[index] = graph.steiner_tree(_beside(costs, found), wanted[index])
        if found == before:
            break
    return found


def _beside(costs: Sequence[float], found: Iterable[frozenset[int] | None]) -> list[float]:
    """Return the costs when the links found so far are free."""
    laid = list(costs)
    for way in found:
        for link in way or ():
            laid[link] = 0.0
    return laid


def _cost(costs: Sequence[float], links: Iterable[int] | None) -> float:
    return sum(costs[link] for link in links or ())
