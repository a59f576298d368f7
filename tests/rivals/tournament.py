"""Matches of two computer players over mirrored deals: each deal is played twice, with the seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev

from data.tools.simulate import CERTAIN
from engine.core.action import Action
from engine.core.game import Game
from engine.core.rng import Rng, new_seed
from engine.core.ruleset import Ruleset
from engine.core.score import Result
from engine.players import Player


@dataclass
class Timed:
    """A player, with the CPU milliseconds of each of its moves; finding what is offered counts as thinking."""

    choose: Player
    moves: list[float] = field(default_factory=list)

    def move(self, game: Game, seat: int, rng: Random) -> Action:
        """Choose an action, and take the time."""
        began = time.process_time()
        action = self.choose(game.view(seat), game.legal(seat), rng)
        self.moves.append((time.process_time() - began) * 1000)
        return action

    def at(self, share: float) -> float:
        """Return the time that so much of the moves don't exceed: 1.0 gives the worst."""
        return sorted(self.moves)[min(len(self.moves) - 1, int(share * len(self.moves)))]


@dataclass(frozen=True)
class Match:
    """The shares of victories of the first player in pairs of games, and the mean points of both.

    A pair is one number: two games of the same deal are not independent of each other.
    """

    pairs: tuple[float, ...]
    points: tuple[float, float]

    @property
    def rate(self) -> float:
        """The first player's share of the victories."""
        return fmean(self.pairs)

    @property
    def spread(self) -> float:
        """Half of the 95 % interval of the rate."""
        return CERTAIN * stdev(self.pairs) / sqrt(len(self.pairs)) if len(self.pairs) > 1 else 0.5

    def __str__(self) -> str:
        rate, spread = 100 * self.rate, 100 * self.spread
        return f"{rate:.1f} % ± {spread:.1f}, points {self.points[0]:.1f} : {self.points[1]:.1f}"


def played(rules: Ruleset, players: Sequence[Timed], seed: str) -> Result:
    """Play one game; the seed decides the order of all decks. Raises: Refused for an illegal action."""
    game, _ = Game.new(rules, len(players), rng := Rng(seed))
    own = Random(seed)
    while not game.over:
        seat = game.waiting[0]
        action = players[seat].move(game, seat, own)
        refused = game.refuse(action)
        if refused is not None:
            raise refused
        game, _ = game.play(action, rng)
    return game.result()


def match(rules: Ruleset, one: Timed, other: Timed, pairs: int, seats: int = 2, seed: int = 1) -> Match:
    """Play pairs of games, the players sitting in turn around the table."""
    deals, shares, points = Random(seed), list[float](), ([0.0, 0.0], [0.0, 0.0])
    for _ in range(pairs):
        deal, won = new_seed(deals), 0.0
        for first in (0, 1):
            sides = [(seat + first) % 2 for seat in range(seats)]
            result = played(rules, [(one, other)[side] for side in sides], deal)
            won += sum(sides[seat] == 0 for seat in result.winners) / len(result.winners) / 2
            for side, total in zip(sides, result.totals, strict=True):
                points[side][0] += total
                points[side][1] += 1
        shares.append(won)
    return Match(tuple(shares), (points[0][0] / points[0][1], points[1][0] / points[1][1]))
