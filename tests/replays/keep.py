"""Keeps a finished game as a file: `python -m tests.replays.keep usa 3 7` for three seats and the seed 7.

A variant may follow, and how many of the steps that can be taken back are: `... usa 3 7 classic 0.2`.

A kept game is the promise that stored games stay readable: when a change of the rules breaks one on purpose, say why in
the commit that keeps it anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from data.maps.library import load
from engine.core.codec import encode_action, encode_events
from engine.core.game import Game
from engine.core.undo import UndoStep
from engine.parts.routes import ClaimRoute
from engine.parts.strings import LayString

HERE = Path(__file__).parent


def keep(key: str, seats: int, seed: int, variant: str | None = None, backs: float = 0) -> Path:
    """Plays a game in which routes are claimed and strings laid when they can be, now and then, and writes it down.

    Of the steps that can be taken back, as many are as `backs` says, from 0 to 1.
    """
    rules = load().rules(key, variant)
    choices, rng = Random(f"choices {seed}"), Random(seed)
    game, events = Game.new(rules, seats, rng)
    steps = [f'{{"action": null, "events": {encode_events(events)}}}']
    while not game.over:
        legal = game.legal(choices.choice(game.waiting))
        claims = [action for action in legal if isinstance(action, ClaimRoute | LayString)]
        action = choices.choice(claims if claims and choices.random() < 0.5 else legal)
        mover = game.view(None).takes_back
        if backs and mover is not None and choices.random() < backs:
            action = UndoStep(mover)
        events = game.act(action, rng)
        game = game.after(events)
        steps.append(f'{{"action": {encode_action(action)}, "events": {encode_events(events)}}}')
    result = game.result()
    head = {
        "game": key,
        "variant": rules.variant,
        "rules_version": rules.version,
        "seats": seats,
        "seed": seed,
        "totals": result.totals,
        "places": result.places,
    }
    path = HERE / f"{key}-{rules.variant}-{seats}-seats-{seed}{'-undo' if backs else ''}.json"
    body = ",\n".join(steps)
    path.write_text(f'{json.dumps(head)[:-1]}, "steps": [\n{body}\n]}}\n', encoding="utf-8")
    return path


if __name__ == "__main__":
    game, seats, seed, *more = sys.argv[1:]
    variant, chance = [*more, "", ""][:2]
    print(keep(game, int(seats), int(seed), variant or None, float(chance or 0)))
