"""The least that joins places. Plain maths.

Exact trees over links that cost pieces of some kinds, or are lent; and links that join several groups of places, each
for itself, at a small cost together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.board.network import Connected

Kinds = tuple[int, ...]
"""Pieces by kind."""


class Edge(NamedTuple):
    """A link that may be had. `cost` is in pieces by kind; one that somebody lends costs none and has `lenders`.

    `lenders` is a bit for whoever lends it: each lends one link. Between equals `last` decides: the less, the better.
    """

    one: str
    other: str
    cost: Kinds
    lenders: int = 0
    last: int = 0

    @property
    def key(self) -> tuple[int, int, int]:
        """Pieces, links that are laid, and what breaks ties."""
        return sum(self.cost), int(not self.lenders), self.last


class Limits(NamedTuple):
    """How many pieces there are of each kind, and of all kinds together."""

    each: Kinds
    total: int

    def allow(self, cost: Kinds) -> bool:
        return sum(cost) <= self.total and all(map(int.__le__, cost, self.each))


class _Tree(NamedTuple):
    """Links that join a place to some of the stops (`stops` is a bit set), and what they cost.

    The one with the least `bound` is looked at first: no tree that it becomes a part of costs less and joins all.
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
    """The edges, as indices in rising order, that join all stops together with `own`: fewest pieces, then fewest laid.

    () when they hang together already, None when nothing within the limits joins them. Exact: trees grow from the
    stops towards the first of them, and two that meet become one (Dreyfus and Wagner); trees are looked at in the
    order of what they would cost at least with the farthest stop that they lack (Hougardy, Silvanus and Vygen).
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
        """What joins each place to a stop at least, whatever the limits and the lenders."""
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
        """What the farthest of the stops that are not joined yet takes at least; None where one is out of reach."""
        key = place, stops
        if key not in self._far:
            apart = [found.get(place) for number, found in enumerate(self._apart) if not stops >> number & 1]
            self._far[key] = None if None in apart else max(there for there in apart if there is not None)
        return self._far[key]


_BITS = 20


def _worth(edge: Edge) -> int:
    """The key as one number that adds and compares like it."""
    pieces, laid, last = edge.key
    return (pieces << _BITS | laid) << _BITS | last


def _beats(one: _Tree, other: _Tree) -> bool:
    """Whether a tree that was looked at before serves wherever the other would."""
    return not one.lenders & ~other.lenders and all(map(int.__le__, one.cost, other.cost))


def _sum(one: Kinds, other: Kinds) -> Kinds:
    return tuple(map(int.__add__, one, other))


def _useful(network: Connected, edges: Sequence[Edge]) -> Iterator[tuple[int, tuple[str, str]]]:
    """The edges between parts of the network; of several between the same two that cost alike, the best alone."""
    best: dict[tuple[frozenset[str], int, tuple[bool, ...]], int] = {}
    ends = [(network.top(edge.one), network.top(edge.other)) for edge in edges]
    for index, (edge, pair) in enumerate(zip(edges, ends, strict=True)):
        if pair[0] != pair[1]:
            like = frozenset(pair), edge.lenders, tuple(map(bool, edge.cost))
            if like not in best or edge.key < edges[best[like]].key:
                best[like] = index
    return ((index, ends[index]) for index in best.values())


Stops = tuple[tuple[int, ...], bool]
"""Places to be joined, and whether from each to the next one (else in any order)."""
Links = tuple[int, ...]
CLOSED = float("inf")
"""The cost of a link that cannot be had; what is there already costs nothing."""


class Graph:
    """Places and links by number: what stays the same while costs change."""

    def __init__(self, places: int, links: Sequence[tuple[int, int]]) -> None:
        self.at: list[list[tuple[int, int]]] = [[] for _ in range(places)]
        for index, (one, other) in enumerate(links):
            self.at[one].append((index, other))
            self.at[other].append((index, one))

    def shortest_path(
        self, costs: Sequence[float], starts: Iterable[int], goals: Collection[int]
    ) -> tuple[Links, int] | None:
        """The links of a cheapest way from one of `starts`, and which of `goals` it leads to; None when none does."""
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
        """The links, without those that cost nothing, of a cheapest way to every place that can be reached."""
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
        """The links, also those that cost nothing, that join the stops; None when nothing does."""
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
    """For each of `wanted` the links that join it, found so that all together cost little; None where nothing does.

    `alone` are the links that join each for itself. Laid one after the other, dear ones first; then each again as
    it comes cheapest beside all others.
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
    """The costs when what was found is there already."""
    laid = list(costs)
    for way in found:
        for link in way or ():
            laid[link] = 0.0
    return laid


def _cost(costs: Sequence[float], links: Iterable[int] | None) -> float:
    return sum(costs[link] for link in links or ())
