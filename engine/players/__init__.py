"""Computer players: a view and its legal actions in, one action out; and whole games between them.

Each player is one module with its name. What they share is in `shared`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Protocol

from msgspec import Struct

from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.core.score import Result
from engine.core.view import View


class Player(Protocol):
    """Chooses one of the legal actions, knowing only what the view shows."""

    def __call__(self, view: View, legal: Sequence[Action], rng: Random) -> Action: ...


@cache
def known_players() -> Mapping[str, Player]:
    """Return every computer player by name."""
    names = [found.name for found in pkgutil.iter_modules(__path__) if not found.ispkg]
    return {name: importlib.import_module(f"{__name__}.{name}").choose for name in names}


class Match(Struct, frozen=True):
    """A game that was played to its end. `moves` counts the actions."""

    moves: int
    result: Result


def play_match(
    rules: Ruleset,
    players: Sequence[Player],
    rng: Random,
    legal: Callable[[Game, Seat], Sequence[Action]] = Game.legal,
) -> Match:
    """Play one game with a player in each seat; every action is checked by the rules.

    `legal` returns the actions offered to a seat; wrap it to measure time. `players` are by seat.
    Raises: Refused when a player chooses an illegal action.
    """
    game, _ = Game.new(rules, len(players), rng)
    moves = 0
    while waiting := game.waiting:
        seat = waiting[0]
        action = players[seat](game.view(seat), legal(game, seat), rng)
        refused = game.refuse(action)
        if refused is not None:
            raise refused
        game, _ = game.play(action, rng)
        moves += 1
    return Match(moves, game.result())
