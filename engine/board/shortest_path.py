"""The cheapest way from one place to another, over links that are there already and links that cost. Plain maths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

from engine.board.network import Connected, Link


def shortest_path(own: Iterable[tuple[str, str]], free: Sequence[Link], one: str, other: str) -> tuple[int, ...] | None:
    """The links of `free`, as indices along the way, that join two places at the least length together with `own`.

    Of equally long ways one with the fewest links; () when they hang together already, None when nothing does.
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
