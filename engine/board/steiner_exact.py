"""The least that joins places: exact trees over links that cost pieces of some kinds, or are lent. Plain maths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
