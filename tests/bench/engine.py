"""Random games, longest paths and station loans, states as text."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

from data.maps.library import load
from engine.board.network import best_borrowing
from engine.board.trails import longest_trail
from engine.core.codec import decode_state, encode_state
from engine.core.game import Game
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.stations import Stations
from engine.parts.tickets import Tickets
from engine.players import known_players, play_match
from engine.rail.map import Route
from tests.bench.figures import Figure, above, below, cpu_ms, median_ms, taken_ms, tell
from tests.networks import Links, climbed, kept_networks

TARGET, TARGET_TYPED = 200, 100
"""Random games a second with two seats; where cards differ by more than their color."""
GAMES, POSITIONS = 300, 400
RESTARTS, STEPS = 8, 100


def play_games(key: str, seed: int) -> float:
    """Random whole games, two seats, every action checked: the time of one core that they took."""
    players, rules, rng = [known_players()["random"]] * 2, load().rules(key), Random(seed)
    began = time.process_time()
    for _ in range(GAMES):
        play_match(rules, players, rng)
    return time.process_time() - began


def games() -> None:
    """Random games on every map, by one core, and by all cores of the machine at once."""
    cores = os.cpu_count() or 1
    for key in sorted(load().games):
        rules = load().rules(key)
        target = TARGET_TYPED if rules.has(Market) and rules.part(Market).cards.typed else TARGET
        above(f"random games, {key}, 2 seats", GAMES / play_games(key, 1), "a second", target)
        with ProcessPoolExecutor(cores) as pool:
            began = time.perf_counter()
            list(pool.map(play_games, [key] * cores, range(cores)))
            took = time.perf_counter() - began
        above(f"  on {cores} cores", cores * GAMES / took, "a second", target)


def network(routes: list[Route], rng: Random) -> tuple[tuple[str, str, int], ...]:
    """A dense network of 45 spaces, as nobody would build it: short routes that hang together."""
    own: list[Route] = []
    left, places = 45, set(routes[0].cities)
    while True:
        near = [r for r in routes if r not in own and r.length <= left and places & set(r.cities)]
        if not near:
            return tuple((*route.cities, route.length) for route in own)
        near.sort(key=lambda route: route.length)
        chosen = near[rng.randrange(min(3, len(near)))]
        own.append(chosen)
        places |= set(chosen.cities)
        left -= chosen.length


def trails() -> None:
    """Longest paths where they take longest: networks found by climbing, and those that are kept."""

    def cost(links: Links) -> float:
        return min(cpu_ms(lambda: longest_trail.__wrapped__(links), 3))

    for key in sorted(load().games):
        rules = load().rules(key)
        if rules.has(LongestPath):
            found, _ = climbed(list(rules.part(Routes).order), cost, RESTARTS, STEPS, Random(2))
            below(f"longest path, {key}, worst found by climbing", found, "ms", 5)
    kept = kept_networks()
    below(f"longest path, worst of {len(kept)} kept networks", max(cost(links) for _, links in kept.values()), "ms", 10)


def loans() -> None:
    """Station loans where rivals hold all else: every route is somebody's, and the three cities have most rivals."""
    rng, took = Random(3), list[float]()
    for key in sorted(load().games):
        rules = load().rules(key)
        if not rules.has(Stations):
            continue
        routes, tickets = rules.part(Routes).order, list(rules.part(Tickets).tickets.values())
        for _ in range(POSITIONS):
            own = tuple((one, other) for one, other, _ in network(rng.sample(routes, len(routes)), rng))
            rivals = [route.cities for route in routes if route.cities not in own]
            cities = rng.sample(sorted({city for ends in rivals for city in ends}), 12)
            cities.sort(key=lambda city: -sum(city in ends for ends in rivals))
            lent = tuple(tuple(ends for ends in rivals if city in ends) for city in cities[:3])
            chosen = rng.sample(tickets, min(15, len(tickets)))
            wanted = tuple((*ticket.cities, 2 * ticket.points) for ticket in chosen)
            took += taken_ms(lambda o=own, f=lent, w=wanted: best_borrowing.__wrapped__(o, f, w), 1)  # type: ignore[misc]
    below(f"best station loans, worst of {len(took)} positions", max(took), "ms", 50)


def middle_of_a_game(key: str, moves: int = 300) -> Game:
    """A game of four after so many random moves."""
    rng = Random(4)
    game, _ = Game.new(load().rules(key), 4, rng)
    while moves and not game.over:
        legal = game.legal(game.waiting[0])
        game, _ = game.play(legal[rng.randrange(len(legal))], rng)
        moves -= 1
    return game


def states(key: str) -> None:
    game = middle_of_a_game(key)
    text = encode_state(game)
    above(f"state of {key}", len(text) / 1024, "KiB", None)
    tell(Figure("  encode", f"{median_ms(lambda: encode_state(game), 200):.3f} ms"))
    tell(Figure("  decode", f"{median_ms(lambda: decode_state(game.rules, text), 200):.3f} ms"))
