"""Computer players: how they do against rivals over mirrored deals, and what a move takes them."""

from __future__ import annotations

from random import Random

from data.maps.library import load
from engine.core.game import Game
from engine.parts.routes import Routes
from engine.players import Player, known_players
from engine.strings.laying import detours
from tests.bench.figures import Figure, below, cpu_ms, spread, tell
from tests.rivals import greedy, long_route, one_step
from tests.rivals.former import hard as former
from tests.rivals.tournament import Timed, match
from tests.tables import climbed_tables, kept_tables

SLOWEST = 300
"""Milliseconds that a move may take."""
PAIRS, PAIRS_OF_STRINGS = 100, 20
"""Deals; each is played twice, with the seats exchanged."""
RESTARTS, STEPS = 12, 12


def duel(key: str, seats: int, name: str, against: str, rival: Player, pairs: int) -> Timed:
    """Half of the seats each, two or four: how many games the computer player wins."""
    player = Timed(known_players()[name])
    played = match(load().rules(key), player, Timed(rival), pairs, seats)
    rate, low = 100 * played.rate, 100 * (played.rate - played.spread)
    goal = "more than half, with 95 % certainty"
    tell(Figure(f"{key}, {seats} seats: {name} against {against}", f"{rate:.1f} %", str(played), None, goal, low > 50))
    return player


def matches() -> None:
    """The hard player against its predecessor, medium against simple ones, and what their moves take."""
    for key in sorted(load().games):
        cards = load().rules(key).has(Routes)
        pairs = PAIRS if cards else PAIRS_OF_STRINGS
        hard = duel(key, 2, "hard", "its predecessor", former.choose, pairs)
        if cards:
            duel(key, 4, "hard", "its predecessor", former.choose, pairs // 2)
            duel(key, 2, "medium", "one step", one_step.choose, pairs // 2)
            duel(key, 2, "medium", "long routes", long_route.choose, pairs // 2)
        else:
            duel(key, 2, "hard", "a greedy player", greedy.choose, pairs)
        spread("  moves of hard", hard.moves)
        below("  the slowest", hard.at(1.0), "ms", SLOWEST)


def tables() -> None:
    """The slowest moves of hard on tables of strings: tables found by climbing, and those that are kept."""

    def cost(game: Game) -> float:
        seat, hard = game.waiting[0], known_players()["hard"]

        def moved() -> None:
            detours.cache_clear()
            hard(game.view(seat), game.legal(seat), Random(1))

        return min(cpu_ms(moved, 2))

    found, _ = climbed_tables(cost, RESTARTS, STEPS, Random(4))
    below("a string or tile of hard, worst found by climbing", found, "ms", SLOWEST)
    kept = kept_tables()
    below(f"a string or tile of hard, worst of {len(kept)} kept tables", max(map(cost, kept)), "ms", SLOWEST)
