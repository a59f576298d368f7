"""Random games as they were played before the engine was made faster: `python -m tests.engine.same_games` keeps them.

A kept game is one number of everything that was offered in it, of every event and of its end. Where a change of the
rules or of a map changes games on purpose, store them again and say why in the commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from data.maps.library import load
from engine.core.codec import encode_action, encode_events
from engine.core.game import Game
from engine.core.lazy import Joined, OpenChoice
from engine.players.random import choose

KEPT = Path(__file__).parent / "same_games.json"
EACH = 24
"""How many games are kept of each map and variant."""


def names() -> list[tuple[str, str, int]]:
    """Map, variant and seed of every kept game."""
    games = load().games
    return [(key, variant, seed) for key in sorted(games) for variant in games[key].variants for seed in range(EACH)]


def states(key: str, variant: str, seed: int, seen: list[str] | None = None) -> Iterator[Game]:
    """Each state of the game; `seen` gets what was offered in it and what happened."""
    rules, rng = load().rules(key, variant), Random(seed)
    least, most = rules.seats
    game, events = Game.new(rules, least + seed % (most - least + 1), rng)
    seen = [] if seen is None else seen
    seen.append(encode_events(events))
    while not game.over:
        yield game
        seat = rng.choice(game.waiting)
        legal = game.legal(seat)
        parts = legal.parts if isinstance(legal, Joined) else (legal,)
        if not any(isinstance(part, OpenChoice) for part in parts):
            seen += map(encode_action, legal)
        game, events = game.play(choose(game.view(seat), legal, rng), rng)
        seen.append(encode_events(events))
    seen += [msgspec.json.encode(part).decode() for part in (game.turn, *game.slices, game.result())]
    yield game


def number_of(key: str, variant: str, seed: int) -> str:
    seen: list[str] = []
    for _ in states(key, variant, seed, seen):
        pass
    return sha256("\n".join(seen).encode()).hexdigest()[:16]


if __name__ == "__main__":
    found = {" ".join(map(str, name)): number_of(*name) for name in names()}
    KEPT.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
