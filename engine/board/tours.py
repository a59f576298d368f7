"""A way through a network that passes given places in order and none twice. Exact search, plain maths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise


@lru_cache(maxsize=256)
def path_through(links: tuple[tuple[str, str], ...], stops: tuple[str, ...]) -> tuple[str, ...] | None:
    """The places of a way that visits no place twice and passes `stops` in their order, or None (R38).

    Other places between them are welcome. The way starts at the first stop and ends at the last.
    """
    near: dict[str, list[str]] = {}
    for one, other in links:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    return _Search(near, stops).run()


class _Search:
    """Depth first. A start that cannot succeed is cut off early, and never tried twice."""

    def __init__(self, near: dict[str, list[str]], stops: Sequence[str]) -> None:
        self.near = near
        self.stops = stops
        self.hopeless: set[tuple[str, frozenset[str]]] = set()

    def run(self) -> tuple[str, ...] | None:
        start = self.stops[0]
        return self._from(start, frozenset((start,)), 1)

    def _from(self, place: str, visited: frozenset[str], done: int) -> tuple[str, ...] | None:
        """The rest of a way that has come to `place` and passed the first `done` stops."""
        if done == len(self.stops):
            return (place,)
        if (place, visited) in self.hopeless or not self._can(place, visited, done):
            return None
        later = self.stops[done + 1 :]
        for other in self.near.get(place, ()):
            if other in visited or other in later:
                continue
            rest = self._from(other, visited | {other}, done + (other == self.stops[done]))
            if rest is not None:
                return (place, *rest)
        self.hopeless.add((place, visited))
        return None

    def _can(self, place: str, visited: frozenset[str], done: int) -> bool:
        """Whether each leg that is left could be walked, if it were the only one."""
        legs = [place, *self.stops[done:]]
        for start, goal in pairwise(legs):
            # Stops before the leg are behind it, those after it are yet to come.
            shut = visited.union(self.stops) - {start, goal}
            if not self._reaches(start, goal, shut):
                return False
        return True

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
