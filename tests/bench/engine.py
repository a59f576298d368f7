"""Random games, longest paths, station loans, verdicts on strings, states as text."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

from data.maps.library import load
from data.tools.networks import Links, climbed
from engine.board.network import best_borrowing
from engine.board.trails import search
from engine.core.codec import decode_state, encode_state
from engine.core.game import Game
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.stations import Stations as StationsPart
from engine.parts.strings import LayString, company_of, tabletop
from engine.parts.tickets import Tickets
from engine.players import known_players, play_match
from engine.strings.judge import _verdict, verdict
from engine.strings.laying import lay
from engine.strings.nouns import Tabletop, Verdict
from tests.bench.figures import Figure, above, below, cpu_ms, median_ms, spread, tell
from tests.networks import Stations, climbed_loans, kept_loans, kept_networks

TARGET, TARGET_TYPED = 200, 100
"""Random games a second with two seats; where cards differ by more than their color."""
GAMES, STRINGS = 300, 300
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


def trails() -> None:
    """Longest paths where they take longest: networks found by climbing, and those that are kept."""

    def cost(links: Links) -> float:
        return min(cpu_ms(lambda: search(links), 3))

    for key in sorted(load().games):
        rules = load().rules(key)
        if rules.has(LongestPath):
            found, _ = climbed(list(rules.part(Routes).order), cost, RESTARTS, STEPS, Random(2))
            below(f"longest path, {key}, worst found by climbing", found, "ms", 5)
    kept = kept_networks()
    below(f"longest path, worst of {len(kept)} kept networks", max(cost(links) for _, links in kept.values()), "ms", 10)


def loans() -> None:
    """Station loans where rivals hold all else: positions found by climbing, and those that are kept."""

    def cost(position: Stations) -> float:
        return min(cpu_ms(lambda: best_borrowing.__wrapped__(*position), 3))

    for key in sorted(load().games):
        rules = load().rules(key)
        if rules.has(StationsPart):
            routes, tickets = rules.part(Routes).order, list(rules.part(Tickets).tickets.values())
            found, _ = climbed_loans(routes, tickets, cost, RESTARTS, STEPS, Random(3))
            below(f"best station loans, {key}, worst found by climbing", found, "ms", 0.5)
    kept = kept_loans()
    below(f"best station loans, worst of {len(kept)} kept positions", max(cost(one) for one, _ in kept), "ms", 0.5)


def verdicts() -> None:
    """Verdicts on strings through 2 to 4 tiles of the fullest table: those that are short enough, and all."""
    table, company, rng = *full_table("string_railway"), Random(5)
    names, most = [tile.name for tile in table.tiles], table.measures.long * (1 + table.measures.slack_percent / 100)

    def cost(stops: list[str]) -> tuple[float, bool]:
        path = lay(table, stops, most * 10)

        def judged() -> Verdict:
            _verdict.cache_clear()
            return verdict(table, company, "long", path)

        return min(cpu_ms(judged, 3)), judged().length <= most

    tried = [rng.sample(names, rng.randint(2, 4)) for _ in range(STRINGS)]
    costs = [cost(stops) for stops in tried]
    fitting = [(took, stops) for (took, fits), stops in zip(costs, tried, strict=True) if fits]
    spread("verdict on a string that may be laid", [took for took, _ in fitting], 1)
    spread("  on all that were tried, most of them too long", [took for took, _ in costs])
    worst = 0.0
    for here, stops in sorted(fitting)[-RESTARTS:]:
        for _ in range(STEPS // 4):
            other = [rng.choice(names) if rng.random() < 0.3 else name for name in stops]
            there, fits = cost(other) if len(set(other)) == len(other) else (0.0, False)
            if fits and there >= here:
                stops, here = other, there
        worst = max(worst, here)
    below("  worst found by climbing", worst, "ms", 2)


def full_table(key: str) -> tuple[Tabletop, int]:
    """The table of the last string of a game of five, and whose turn it is."""
    rng = Random(2)
    game, _ = Game.new(load().rules(key), 5, rng)
    last = game
    while not game.over:
        legal = game.legal(game.waiting[0])
        laying = [action for action in legal if isinstance(action, LayString)]
        last = game if laying else last
        game, _ = game.play(rng.choice(laying or legal), rng)
    company = company_of(last)
    assert company is not None
    return tabletop(last), company


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
