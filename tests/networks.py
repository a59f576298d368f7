"""Networks on which a search is slow: found by climbing, and those that are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from data.tools.networks import PIECES, Links, grown
from engine.board.network import Pair
from engine.rail.map import Route, Ticket

HELD = 40
KEPT = Path(__file__).parent / "worst_networks.json"
"""By name, networks of 45 spaces on the project's maps on which one of three searches for longest trails was slowest,
and the length that a search by depth, with no pass over a line, found there."""
LOANS = Path(__file__).parent / "worst_loans.json"
"""Positions of three stations on the map of Europe on which one of two searches for the best loans was slowest, as the
arguments of the search, and what trying every choice found there."""
COMPLETE = {5: 10, 6: 13, 7: 21, 8: 25, 9: 36, 10: 41}
"""The longest trail of a complete network with so many places."""


def kept_networks() -> dict[str, tuple[int, Links]]:
    """The kept ones, grids and complete networks, each with the length of its longest trail."""
    found: dict[str, tuple[int, Links]] = {
        name: (longest, tuple((one, other, length) for one, other, length in links))
        for name, (longest, links) in json.loads(KEPT.read_text()).items()
    }
    found |= {"grid 5x5": (34, grid(5, 5)), "grid 5x6": (43, grid(5, 6)), "grid 6x6": (53, grid(6, 6))}
    for places, longest in COMPLETE.items():
        found[f"complete {places}"] = longest, tuple((a, b, 1) for a, b in combinations("abcdefghij"[:places], 2))
    return found


def grid(rows: int, columns: int) -> Links:
    """Links of length 1 between neighbors."""
    down = [(f"{row} {column}", f"{row + 1} {column}", 1) for row in range(rows - 1) for column in range(columns)]
    right = [(f"{row} {column}", f"{row} {column + 1}", 1) for row in range(rows) for column in range(columns - 1)]
    return (*down, *right)


class Stations(NamedTuple):
    """A position at the end of a game: rivals hold every route that is not one's own. As the arguments of a search."""

    own: tuple[Pair, ...]
    offers: tuple[tuple[Pair, ...], ...]
    wanted: tuple[tuple[str, str, int], ...]


def kept_loans() -> list[tuple[Stations, tuple[int | None, ...]]]:
    """The kept positions, each with the best loans."""
    kept = msgspec.json.decode(LOANS.read_bytes(), type=list[tuple[Stations, tuple[int | None, ...]]])
    return [(position, loans) for position, loans in kept]


def climbed_loans(
    routes: Sequence[Route],
    tickets: Sequence[Ticket],
    cost: Callable[[Stations], float],
    restarts: int,
    steps: int,
    rng: Random,
) -> tuple[float, Stations]:
    """The costliest position found: from each start, network, cities or tickets change as long as that costs more."""
    worst = 0.0, Stations((), (), ())
    cities = sorted({city for route in routes for city in route.cities})

    def position(own: Sequence[Route], built: Sequence[str], held: Sequence[Ticket]) -> Stations:
        mine = {route.id for route in own}
        rivals = [route.cities for route in routes if route.id not in mine]
        offers = tuple(tuple(ends for ends in rivals if city in ends) for city in built)
        wanted = tuple((*ticket.cities, 2 * ticket.points) for ticket in held)
        return Stations(tuple(route.cities for route in own), offers, wanted)

    for _ in range(restarts):
        own, built = grown(routes, (), rng, rng.randint(2, PIECES)), rng.sample(cities, 3)
        held = rng.sample(tickets, min(HELD, len(tickets)))
        here = cost(position(own, built, held))
        for _ in range(steps):
            change = rng.randrange(3)
            kept = [route for route in own if rng.random() > 0.2]
            own_ = grown(routes, kept, rng, rng.randint(6, PIECES)) if change == 0 else own
            built_ = [*rng.sample(built, 2), rng.choice(cities)] if change == 1 else built
            held_ = rng.sample(tickets, len(held)) if change == 2 else held
            there = cost(position(own_, built_, held_)) if len(set(built_)) == 3 else 0.0
            if there >= here:
                own, built, held, here = own_, built_, held_, there
        worst = max(worst, (here, position(own, built, held)))
    return worst
