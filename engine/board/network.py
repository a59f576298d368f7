"""Networks of places and links: what is connected, and the longest trail. Plain maths, no game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


class Connected:
    """Which places hang together through a set of links."""

    def __init__(self, links: Iterable[tuple[str, str]]) -> None:
        self._above: dict[str, str] = {}
        for one, other in links:
            top, below = self._top(one), self._top(other)
            if top != below:
                self._above[below] = top

    def _top(self, place: str) -> str:
        above = self._above
        while place in above:
            place = above[place]
        return place

    def joins(self, one: str, other: str) -> bool:
        """Whether a chain of links leads from one place to the other."""
        return self._top(one) == self._top(other)


Link = tuple[str, str, int]
"""Two places and a length."""


# Points, ties and pictures ask alike, so the last answers are kept.
@lru_cache(maxsize=64)
def longest_trail(links: tuple[Link, ...]) -> tuple[int, tuple[int, ...]]:
    """The greatest length of a trail, and its links in order as indices into `links` (R11).

    A trail uses no link twice and may visit places again. (0, ()) when there are no links. Exact.
    """
    best: tuple[int, tuple[int, ...]] = (0, ())
    for component in _components(links):
        if sum(links[index][2] for index in component) > best[0]:
            best = _Search(links, component, best).run()
    return best


def _components(links: Sequence[Link]) -> list[list[int]]:
    joined = Connected((one, other) for one, other, _ in links)
    groups: dict[str, list[int]] = {}
    for index, (one, _, _) in enumerate(links):
        groups.setdefault(joined._top(one), []).append(index)
    return list(groups.values())


class _Search:
    """Depth first with a bound, over one connected set of links.

    A longest trail that is not the whole component in one round starts at a place of odd degree: an end that has
    even degree could be walked on from. The bound: of the links that can still be reached, each odd place but the
    two ends must leave one unused, and a link leaves at most two places unused.
    """

    def __init__(self, links: Sequence[Link], component: Sequence[int], best: tuple[int, tuple[int, ...]]) -> None:
        self.links = links
        self.best = best
        self.at: dict[str, list[tuple[int, str, int]]] = {}
        for index in component:
            one, other, length = links[index]
            self.at.setdefault(one, []).append((index, other, length))
            self.at.setdefault(other, []).append((index, one, length))
        for edges in self.at.values():
            edges.sort(key=lambda edge: -edge[2])
        self.seen: set[tuple[str, int]] = set()
        self.trail: list[int] = []

    def run(self) -> tuple[int, tuple[int, ...]]:
        odd = [place for place, edges in self.at.items() if len(edges) % 2]
        for start in odd or list(self.at)[:1]:
            self._walk(start, 0, 0)
        return self.best

    def _walk(self, place: str, used: int, length: int) -> None:
        if length > self.best[0]:
            self.best = (length, tuple(self.trail))
        if (place, used) in self.seen:
            return
        self.seen.add((place, used))
        if length + self._bound(place, used) <= self.best[0]:
            return
        for index, other, more in self.at[place]:
            bit = 1 << index
            if not used & bit:
                self.trail.append(index)
                self._walk(other, used | bit, length + more)
                self.trail.pop()

    def _bound(self, start: str, used: int) -> int:
        """No walk on from here can be longer than this."""
        reached, fringe = {start}, [start]
        twice, spare = 0, []
        while fringe:
            place = fringe.pop()
            free = [edge for edge in self.at[place] if not used & (1 << edge[0])]
            for _, other, length in free:
                twice += length
                if other not in reached:
                    reached.add(other)
                    fringe.append(other)
            # The start is left once more than it is entered, so its parity is the other way round.
            if (len(free) + (place == start)) % 2:
                spare.append(min((edge[2] for edge in free), default=0))
        total = twice // 2
        if len(spare) <= 1:
            return total
        spare.sort()
        # One odd place is the end. The others leave at least their shortest link, shared by two at best.
        return total - (sum(spare[:-1]) + 1) // 2
