"""Links that join several groups of places, each for itself, at a small cost together. Plain maths, no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush

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
