"""How hard computer players think, counted in calls: the same on every machine, and bounded."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import FrameType

import pytest
from msgspec.structs import replace

from data.maps.library import load
from engine.core.game import Game
from engine.parts.tickets import TicketsSlice
from engine.players import known_players
from tests.rows import crossed
from tests.tables import kept_tables

MOST = 1_000_000
"""Calls of one move; a core of 2020 makes them in some 200 ms."""
MOST_AT_STRINGS = 250_000
"""The same where strings are laid, which takes longer calls."""


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, C functions included."""
    count = 0

    def counted(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def effort(name: str, game: Game) -> int:
    """What a move takes, finding what is offered included; on a table nothing is known of from before."""
    seat, choose = game.waiting[0], known_players()[name]
    return calls(lambda: choose(game.view(seat), game.legal(seat), Random(1)))


@pytest.mark.parametrize("key", crossed(sorted(load().games), few=2))
def test_the_stronger_thinks_more(key: str) -> None:
    rng, by = Random(2), known_players()["easy"]
    game, _ = Game.new(load().rules(key), 2, rng)
    took = dict.fromkeys(("easy", "medium", "hard"), 0)
    for number in range(24):
        if number % 4 == 0 and game.turn.number:
            for name in took:
                took[name] += effort(name, game)
        seat = game.waiting[0]
        game, _ = game.play(by(game.view(seat), game.legal(seat), rng), rng)
    assert took["easy"] < took["medium"] < took["hard"]


@pytest.mark.parametrize("key", ["europe", "usa", "world"])
def test_many_tickets_take_no_longer_than_a_move_may(key: str) -> None:
    """A seat that holds nine tickets and chooses among four more."""
    rules = load().rules(key)
    game, _ = Game.new(rules, 2, Random(1))
    state = game.slice(TicketsSlice)
    names = [*state.kept[0], *state.offered[0], *state.deck]
    kept, offered = (names[:9], *state.kept[1:]), (names[9:13], *state.offered[1:])
    crowded = replace(state, deck=tuple(names[13:]), kept=tuple(map(tuple, kept)), offered=tuple(map(tuple, offered)))
    slices = tuple(crowded if one is state else one for one in game.slices)
    choosing = Game(game.rules, game.seats, game.turn, slices)
    assert choosing.waiting[0] == 0
    assert effort("hard", choosing) < MOST


def test_no_kept_table_of_strings_takes_longer_than_a_move_may() -> None:
    for game in kept_tables():
        assert effort("hard", game) < MOST_AT_STRINGS
