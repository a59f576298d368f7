"""Turns a hand-written position into a game: for rule questions, bug reports and tests."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from engine.core.action import Seat
from engine.core.event import Turn
from engine.core.game import Game
from engine.core.part import Given, put
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset


def place(rules: Ruleset, seats: int, given: Mapping[str, object], rng: Random, turn: Seat = 0) -> Game:
    """Return the game in which it is the turn of `turn` and each part's slice is as given; `rng` deals the rest.

    With `setup`, no turn has begun, and `turn` is the seat that will begin.
    Raises: Refused `bad_position` with the place and the reason when that is impossible.
    """
    if not 0 <= turn < seats:
        raise Refused("bad_position", place="turn", what=f"there are {seats} seats, counted from 0")
    by_part = _sorted(rules, given)
    game = Game.blank(rules, seats)
    slices = tuple(
        part.arrange(state, seats, said, rng)
        for part, state, said in zip(rules.parts, game.slices, by_part, strict=True)
    )
    setup = any(getattr(said, "setup", False) for said in by_part)
    game = Game(rules, seats, Turn(first=turn) if setup else Turn(first=turn, seat=turn, number=1), slices)
    for index, part in enumerate(rules.parts):
        settled = part.settle(game.slices[index], game)
        if settled is not game.slices[index]:
            game = Game(rules, seats, game.turn, put(game.slices, index, settled))
    if setup and not game.waiting:
        raise Refused("bad_position", place="setup", what="every seat has made its choices; leave it out")
    return game


def _sorted(rules: Ruleset, given: Mapping[str, object]) -> list[Given]:
    """Return what is given, sorted by the parts that know its names."""
    known = {name for part in rules.parts for name in part.given_type.__struct_fields__}
    for name in given:
        if name not in known:
            raise Refused("bad_position", place=name, what=f"not known here; known are {', '.join(sorted(known))}")
    by_part = []
    for part in rules.parts:
        said = {name: given[name] for name in part.given_type.__struct_fields__ if name in given}
        try:
            by_part.append(msgspec.convert(said, part.given_type))
        except msgspec.ValidationError as mistake:
            raise Refused("bad_position", place=", ".join(said), what=str(mistake)) from None
    return by_part
