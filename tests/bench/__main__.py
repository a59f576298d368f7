"""`make bench`: figures to be compared within one run, since machines differ and are shared."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from data.library import load
from engine.board.network import longest_trail
from engine.core.codec import decode_state, encode_events, encode_state
from engine.core.game import Game
from engine.matches import play_match
from engine.parts.routes import Route, Routes
from engine.players import known_players


def median_ms(work: Callable[[], object], times: int) -> float:
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


def row(what: str, figure: str) -> None:
    print(f"{what:<58} {figure}", flush=True)


def games() -> None:
    """Random whole games on every map, two seats, every action checked."""
    players = [known_players()["random"]] * 2
    for key in sorted(load().games):
        rules, rng = load().rules(key), Random(1)
        began, moves, count = time.perf_counter(), 0, 300
        for _ in range(count):
            moves += play_match(rules, players, rng).moves
        took = time.perf_counter() - began
        row(f"random games, {key}, 2 seats", f"{count / took:7.0f} a second ({took / moves * 1e6:.0f} us a move)")


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
    rng, took = Random(2), []
    for key in sorted(load().games):
        rules = load().rules(key)
        if not rules.has(Routes):
            continue
        routes = list(rules.part(Routes).order)
        for _ in range(300):
            links = network(rng.sample(routes, len(routes)), rng)
            took.append(median_ms(lambda links=links: longest_trail.__wrapped__(links), 1))  # type: ignore[misc]
    took.sort()
    row("longest trail, dense networks of 45 spaces", f"{statistics.median(took):7.2f} ms, worst {took[-1]:.1f} ms")


def middle_of_a_game(key: str, moves: int = 150) -> tuple[Game, str]:
    rng = Random(4)
    game, events = Game.new(load().rules(key), 4, rng)
    stored = encode_events(events)
    while moves and not game.over:
        legal = game.legal(game.waiting[0])
        game, events = game.play(legal[rng.randrange(len(legal))], rng)
        stored = encode_events(events)
        moves -= 1
    return game, stored


def storage(key: str) -> None:
    game, _ = middle_of_a_game(key)
    text = encode_state(game)
    row("state to JSON", f"{median_ms(lambda: encode_state(game), 200):7.3f} ms, {len(text) / 1024:.1f} KiB")
    row("state from JSON", f"{median_ms(lambda: decode_state(game.rules, text), 200):7.3f} ms")


def main() -> None:
    games()
    trails()
    for key in sorted(load().games)[:1]:
        storage(key)


if __name__ == "__main__":
    main()
