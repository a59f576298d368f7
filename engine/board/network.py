"""Graphs of places and links: connection, shortest paths, links to borrow. No game rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise


class Connected:
    """The connected components of a set of links."""

    def __init__(self, links: Iterable[tuple[str, str]]) -> None:
        self._above: dict[str, str] = {}
        for one, other in links:
            top, below = self.top(one), self.top(other)
            if top != below:
                self._above[below] = top

    def top(self, place: str) -> str:
        """Return the place that represents this place's component; an unknown place represents itself."""
        above = self._above
        while place in above:
            place = above[place]
        return place

    def joins(self, one: str, other: str) -> bool:
        """Tell whether a chain of links leads from one place to the other."""
        return self.top(one) == self.top(other)


def two_ways(links: Sequence[tuple[str, str]], one: str, other: str) -> bool:
    """Tell whether two paths without a common link lead from one place to the other. They may share places.

    Two links between the same places are two. Found as a flow of 2: a second path may undo parts of the first.
    """
    at: dict[str, list[tuple[int, str]]] = {}
    for index, (here, there) in enumerate(links):
        at.setdefault(here, []).append((index, there))
        at.setdefault(there, []).append((index, here))
    used: dict[int, str] = {}
    for _ in range(2):
        came: dict[str, tuple[int, str]] = {one: (-1, one)}
        fringe = [one]
        for place in fringe:
            for index, there in at.get(place, ()):
                if there not in came and used.get(index, place) == place:  # free, or used the other way
                    came[there] = index, place
                    fringe.append(there)
        if other not in came:
            return False
        place = other
        while place != one:
            index, before = came[place]
            if index in used:
                del used[index]
            else:
                used[index] = place
            place = before
    return True


Link = tuple[str, str, int]
"""Two places and a length."""


def shortest_path(own: Iterable[tuple[str, str]], free: Sequence[Link], one: str, other: str) -> tuple[int, ...] | None:
    """Return the links of `free` that join two places at the least length together with `own`.

    They are indices into `free`, in order along the path. Of equally short paths, one with the fewest links. () when
    the places are connected already, None when they can't be joined.
    """
    network = Connected(own)
    start, goal = network.top(one), network.top(other)
    at: dict[str, list[tuple[int, str, int]]] = {}
    for index, (here, there, length) in enumerate(free):
        ends = network.top(here), network.top(there)
        at.setdefault(ends[0], []).append((index, ends[1], length))
        at.setdefault(ends[1], []).append((index, ends[0], length))
    fringe: list[tuple[int, int, tuple[int, ...], str]] = [(0, 0, (), start)]
    reached: set[str] = set()
    while fringe:
        length, links, way, place = heappop(fringe)
        if place == goal:
            return way
        if place in reached:
            continue
        reached.add(place)
        for index, there, more in at.get(place, ()):
            if there not in reached:
                heappush(fringe, (length + more, links + 1, (*way, index), there))
    return None


Pair = tuple[str, str]
Connection = tuple[str, str, int]
"""Two places to connect, and the points for it."""


# Points, tickets and ties ask for the same, so the last answers are cached.
@lru_cache(maxsize=64)
def best_borrowing(
    own: tuple[Pair, ...],
    offers: tuple[tuple[Pair, ...], ...],
    wanted: tuple[Connection, ...],
    choices: tuple[tuple[Connection, ...], ...] = (),
) -> tuple[int | None, ...]:
    """Return for each lender the index of the link to borrow, or None where it offers none (R25).

    The choice maximizes the points of the `wanted` connections (none below 0), then their number, then prefers the
    earliest links. Of each of the `choices`, the best connection counts that is there. The own network is contracted
    first, and of links between the same two components only the earliest is tried. Cost: at most the product of the
    lengths of what is left.
    """
    network = Connected(own)
    open_ = [opened for ways in (*((one,) for one in wanted), *choices) if (opened := _open(network, ways))]
    lenders = [_distinct(network, offer) for offer in offers]
    chosen = iter(_Loans(open_, [lender for lender in lenders if lender]).best())
    return tuple(next(chosen) if lender else None for lender in lenders)


def _open(network: Connected, ways: tuple[Connection, ...]) -> tuple[tuple[str, str, int, int], ...]:
    """Return what each way would add to what is connected: two components, points, and 1 for a first connection."""
    had = max((points for one, other, points in ways if network.joins(one, other)), default=None)
    return tuple(
        (network.top(one), network.top(other), points - (had or 0), int(had is None))
        for one, other, points in ways
        if had is None or points > had
    )


_Groups = tuple[int, ...]
"""What borrowed links join: sets of components, a bit for each, that have none in common."""


class _Loans:
    """Branch and bound over one link of each lender, in their order, so that the first of equal choices stays."""

    def __init__(
        self, wanted: Sequence[Sequence[tuple[str, str, int, int]]], lenders: Sequence[Sequence[tuple[int, Pair]]]
    ) -> None:
        bits: dict[str, int] = {}

        def both(one: str, other: str) -> int:
            return bits.setdefault(one, 1 << len(bits)) | bits.setdefault(other, 1 << len(bits))

        # One number has points and count, the points first.
        valued = [
            [(both(one, other), points * (len(wanted) + 1) + first) for one, other, points, first in ways]
            for ways in wanted
        ]
        self._wanted = [ways[0] for ways in valued if len(ways) == 1]
        self._several = [ways for ways in valued if len(ways) > 1]
        self._lenders = [[(index, both(*link)) for index, link in lender] for lender in lenders]
        self._later: list[_Groups] = [()]  # by lender, what all links of it and of those after it join
        for lender in reversed(self._lenders):
            self._later.append(_joined(self._later[-1], (link for _, link in lender)))
        self._later.reverse()
        self._known: dict[int, int] = {}
        self._best = -1
        self._loans: tuple[int, ...] = ()

    def best(self) -> tuple[int, ...]:
        """Return the index of the link to borrow from each lender."""
        self._search((), ())
        return self._loans

    def _search(self, picked: tuple[int, ...], groups: _Groups) -> None:
        at = len(picked) + 1
        if at > len(self._lenders):
            self._best, self._loans = self._worth(groups), picked
            return
        later = self._later[at]
        for index, link in self._lenders[at - 1]:
            linked = _joined(groups, (link,))
            if self._worth(_joined(linked, later) if later else linked) > self._best:
                self._search((*picked, index), linked)

    def _worth(self, groups: _Groups) -> int:
        worth = 0
        for group in groups:
            if group not in self._known:
                self._known[group] = sum(value for pair, value in self._wanted if pair & group == pair)
            worth += self._known[group]
        for ways in self._several:
            there = (value for pair, value in ways if any(pair & group == pair for group in groups))
            worth += max(there, default=0)
        return worth


def _joined(groups: _Groups, links: Iterable[int]) -> _Groups:
    """Return the groups after these links, or other groups, have joined what they touch."""
    for link in links:
        apart = []
        for group in groups:
            if group & link:
                link |= group
            else:
                apart.append(group)
        groups = (*apart, link)
    return groups


def _distinct(network: Connected, offer: Sequence[Pair]) -> list[tuple[int, Pair]]:
    """Return the links that join different components, each with its index; of equivalent links the earliest."""
    found: dict[frozenset[str], tuple[int, Pair]] = {}
    for index, (one, other) in enumerate(offer):
        ends = (network.top(one), network.top(other))
        found.setdefault(frozenset(ends), (index, ends))
    return list(found.values())


@lru_cache(maxsize=256)
def path_through(links: tuple[tuple[str, str], ...], stops: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the places of a path that passes `stops` in order and visits no place twice, or None (R38).

    The path starts at the first stop and ends at the last; other places between them are allowed.
    """
    near: dict[str, list[str]] = {}
    for one, other in links:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    return _TourSearch(near, stops).rest(stops[0], frozenset(stops[:1]), 1)


class _TourSearch:
    """Depth-first search. A start that can't succeed is cut off early and never tried twice."""

    def __init__(self, near: dict[str, list[str]], stops: Sequence[str]) -> None:
        self.near = near
        self.stops = stops
        self.hopeless: set[tuple[str, frozenset[str]]] = set()

    def rest(self, place: str, visited: frozenset[str], done: int) -> tuple[str, ...] | None:
        """Return the rest of a path that has reached `place` and passed the first `done` stops, or None."""
        if done == len(self.stops):
            return (place,)
        if (place, visited) in self.hopeless:
            return None
        # Check whether each remaining leg could be walked on its own: stops before it are visited by then, those
        # after it must still be free.
        for start, goal in pairwise((place, *self.stops[done:])):
            if not self._reaches(start, goal, visited.union(self.stops) - {start, goal}):
                return None
        later = self.stops[done + 1 :]
        for other in self.near.get(place, ()):
            if other in visited or other in later:
                continue
            rest = self.rest(other, visited | {other}, done + (other == self.stops[done]))
            if rest is not None:
                return (place, *rest)
        self.hopeless.add((place, visited))
        return None

    def _reaches(self, start: str, goal: str, shut: Iterable[str]) -> bool:
        seen, fringe = {start, *shut}, [start]
        for place in fringe:
            for other in self.near.get(place, ()):
                if other == goal:
                    return True
                if other not in seen:
                    seen.add(other)
                    fringe.append(other)
        return False
