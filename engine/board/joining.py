"""The least that joins places: exact trees over links that cost pieces of some kinds, or are lent. Plain maths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.board.network import Connected

Kinds = tuple[int, ...]
"""Pieces by kind."""


class Tie(NamedTuple):
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
    """Links that join a place to some of the stops (`stops` is a bit set). The cheapest are looked at first."""

    key: tuple[int, int, int]
    number: int
    place: str
    stops: int
    cost: Kinds
    lenders: int
    ties: tuple[int, ...]


def least_ties(
    own: Iterable[tuple[str, str]], ties: Sequence[Tie], stops: Sequence[str], limits: Limits | None = None
) -> tuple[int, ...] | None:
    """The ties, as indices in rising order, that join all stops together with `own`: fewest pieces, then fewest laid.

    () when they hang together already, None when nothing within the limits joins them. Exact: trees grow from the
    stops towards the first of them, and two that meet become one (Dreyfus and Wagner).
    """
    network = Connected(own)
    tops = list(dict.fromkeys(map(network.top, stops)))
    return () if len(tops) == 1 else _Growth(network, ties, tops, limits).run()


class _Growth:
    def __init__(self, network: Connected, ties: Sequence[Tie], stops: Sequence[str], limits: Limits | None) -> None:
        self._ties = ties
        self._limits = limits
        self._root, self._goal = stops[0], (1 << len(stops) - 1) - 1
        self._at: dict[str, list[tuple[int, str]]] = {}
        for index, (one, other) in _useful(network, ties):
            self._at.setdefault(one, []).append((index, other))
            self._at.setdefault(other, []).append((index, one))
        self._fringe: list[_Tree] = []
        self._pushed = 0
        self._known: dict[str, dict[int, list[_Tree]]] = {}
        none = (0,) * (len(ties[0].cost) if ties else 1)
        for number, stop in enumerate(stops[1:]):
            self._push((0, 0, 0), stop, 1 << number, none, 0, ())

    def run(self) -> tuple[int, ...] | None:
        while self._fringe:
            tree = heappop(self._fringe)
            if tree.place == self._root and tree.stops == self._goal:
                return tuple(sorted(tree.ties))
            known = self._known.setdefault(tree.place, {})
            like = known.setdefault(tree.stops, [])
            if any(_beats(other, tree) for other in like):
                continue
            like.append(tree)
            self._grow(tree)
            self._meet(tree, known)
        return None

    def _grow(self, tree: _Tree) -> None:
        for index, there in self._at.get(tree.place, ()):
            tie = self._ties[index]
            if not tie.lenders & tree.lenders:
                key, cost = _sum(tree.key, tie.key), _sum(tree.cost, tie.cost)
                self._push(key, there, tree.stops, cost, tree.lenders | tie.lenders, (*tree.ties, index))

    def _meet(self, tree: _Tree, known: dict[int, list[_Tree]]) -> None:
        for stops, others in known.items():
            if not stops & tree.stops:
                for other in others:
                    if not other.lenders & tree.lenders:
                        key, cost = _sum(tree.key, other.key), _sum(tree.cost, other.cost)
                        lenders, ties = tree.lenders | other.lenders, (*tree.ties, *other.ties)
                        self._push(key, tree.place, stops | tree.stops, cost, lenders, ties)

    def _push(
        self, key: tuple[int, ...], place: str, stops: int, cost: Kinds, lenders: int, ties: tuple[int, ...]
    ) -> None:
        if self._limits is None or self._limits.allow(cost):
            self._pushed += 1  # between equals the one that was made first
            pieces, laid, last = key
            heappush(self._fringe, _Tree((pieces, laid, last), self._pushed, place, stops, cost, lenders, ties))


def _beats(one: _Tree, other: _Tree) -> bool:
    """Whether a tree that was looked at before serves wherever the other would."""
    return not one.lenders & ~other.lenders and all(map(int.__le__, one.cost, other.cost))


def _sum(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(int.__add__, one, other))


def _useful(network: Connected, ties: Sequence[Tie]) -> Iterator[tuple[int, tuple[str, str]]]:
    """The ties between parts of the network; of several between the same two that cost alike, the best alone."""
    best: dict[tuple[frozenset[str], int, tuple[bool, ...]], int] = {}
    ends = [(network.top(tie.one), network.top(tie.other)) for tie in ties]
    for index, (tie, pair) in enumerate(zip(ties, ends, strict=True)):
        if pair[0] != pair[1]:
            like = frozenset(pair), tie.lenders, tuple(map(bool, tie.cost))
            if like not in best or tie.key < ties[best[like]].key:
                best[like] = index
    return ((index, ends[index]) for index in best.values())
