"""Looks for networks on which a search is slow, by climbing from random ones. A fixed amount of work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.board.network import Link
from engine.rail.map import Route

Links = tuple[Link, ...]
PIECES = 45


def links_of(routes: Sequence[Route]) -> Links:
    """Return the links of routes."""
    return tuple((*route.cities, route.length) for route in routes)


def grown(routes: Sequence[Route], own: Sequence[Route], rng: Random, most: int = PIECES) -> list[Route]:
    """Return a connected network around some routes that takes as many pieces as it can, mostly of short routes."""
    own = list(own) or [rng.choice(routes)]
    while True:
        cities, ids = {city for route in own for city in route.cities}, {route.id for route in own}
        left, twins = most - sum(route.length for route in own), {route.twin for route in own}
        near = [r for r in routes if r.id not in ids | twins and cities & set(r.cities) and r.length <= left]
        if not near:
            return own
        short = [route for route in near if route.length <= 2]
        own.append(rng.choice(short if short and rng.random() < 0.7 else near))


def climbed(
    routes: Sequence[Route], cost: Callable[[Links], float], restarts: int, steps: int, rng: Random, most: int = PIECES
) -> tuple[float, Links]:
    """Return the highest cost found, and its network.

    From each start, a fifth of the routes is exchanged so many times; each change that costs no less is kept.
    """
    worst = 0.0, Links()
    for _ in range(restarts):
        own = grown(routes, (), rng, most)
        here = cost(links_of(own))
        for _ in range(steps):
            other = grown(routes, [route for route in own if rng.random() > 0.2], rng, most)
            there = cost(links_of(other))
            if there >= here:
                own, here = other, there
        worst = max(worst, (here, links_of(own)))
    return worst
