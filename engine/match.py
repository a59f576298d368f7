"""Whole games between computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.core.score import Result
from engine.players import Player


@dataclass(frozen=True, slots=True)
class Match:
    """A game that was played to its end."""

    moves: int
    result: Result


def play_match(
    rules: Ruleset,
    players: Sequence[Player],
    rng: Random,
    legal: Callable[[Game, Seat], Sequence[Action]] = Game.legal,
) -> Match:
    """One game with a player in each seat, every action checked by the rules.

    `legal` finds what is offered to a seat; whoever counts the time of a move wraps it. Raises Refused when a player
    chooses what is not allowed.
    """
    game, _ = Game.new(rules, len(players), rng)
    moves = 0
    while not game.over:
        seat = game.waiting[0]
        action = players[seat](game.view(seat), legal(game, seat), rng)
        refused = game.refuse(action)
        if refused is not None:
            raise refused
        game, _ = game.play(action, rng)
        moves += 1
    return Match(moves, game.result())
