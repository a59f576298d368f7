"""Tables of strings on which a computer player thinks longest: found by climbing, and those that are kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from data.maps.library import load
from engine.core.codec import decode_state
from engine.core.game import Game
from engine.core.rng import Rng, new_seed
from engine.players import known_players

KEPT = Path(__file__).parent / "worst_tables.json"
"""States on which hard took longest, before and since the work of a move has a bound."""
MIXES = ((8, 1, 1), (1, 5, 1), (1, 1, 2))
"""How often random, easy and medium players lead to a table: each fills it in another way."""
LOOKED_AT, BACK = 4, 5
"""Tables of a game that a climb may begin at, and the moves that a step takes back at most."""


def kept_tables() -> list[Game]:
    """The kept ones."""
    rules = load().rules("string_railway")
    return [decode_state(rules, text) for text in json.loads(KEPT.read_text())]


def climbed_tables(cost: Callable[[Game], float], restarts: int, steps: int, rng: Random) -> tuple[float, Game]:
    """The costliest table found: from each start, the last moves go another way as long as that costs more."""
    found: list[tuple[float, Game]] = []
    for _ in range(restarts):
        start, _ = Game.new(load().rules("string_railway"), rng.choice((2, 2, 3, 4, 5)), Rng(new_seed(rng)))
        mix = rng.choice(MIXES)
        games = [start, *_played(start, 999, mix, rng)]
        here, line = max((cost(games[at]), at) for at in rng.sample(range(len(games) // 2, len(games)), LOOKED_AT))
        games = games[: line + 1]
        for _ in range(steps):
            kept = games[: max(1, len(games) - rng.randint(1, BACK))]
            other = [*kept, *_played(kept[-1], len(games) - len(kept) + rng.randint(0, BACK // 2), mix, rng)]
            there = cost(other[-1])
            if there > here:
                games, here = other, there
        found.append((here, games[-1]))
    return max(found, key=lambda one: one[0])


def _played(game: Game, most: int, mix: tuple[int, ...], rng: Random) -> list[Game]:
    """Play on, at most so many moves, and return each game that isn't over."""
    games, dealt = list[Game](), Rng(new_seed(rng))
    while len(games) < most:
        seat, name = game.waiting[0], rng.choices(("random", "easy", "medium"), mix)[0]
        game, _ = game.play(known_players()[name](game.view(seat), game.legal(seat), rng), dealt)
        if game.over:
            break
        games.append(game)
    return games
