"""What cannot all be listed: a few good actions, or any at random, and both of them are allowed."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.core.lazy import OpenChoice
from engine.core.ruleset import Ruleset
from engine.parts.station_tiles import PlaceTile
from engine.parts.strings import LayNone, LayString
from engine.players import known_players
from tests.rulebook.string_railway.rails import rules


@pytest.fixture(scope="module")
def played() -> Ruleset:
    return rules()


def test_nothing_is_listed_before_somebody_looks() -> None:
    looked: list[str] = []

    def good() -> list[Action]:
        looked.append("good")
        return [Action(0), Action(1)]

    offers = OpenChoice(good, lambda rng: Action(2))
    assert (bool(offers), offers.sample(Random(1)), looked) == (True, Action(2), [])
    assert (len(offers), list(offers), offers[-1], looked) == (2, [Action(0), Action(1)], Action(1), ["good"])


def test_where_sampling_finds_none_it_is_one_of_those_listed() -> None:
    offers = OpenChoice(lambda: [Action(0), Action(1)], lambda rng: None)
    assert {offers.sample(Random(seed)).seat for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_is_sampled_is_allowed(played: Ruleset, seats: int) -> None:
    rng = Random(seats)
    game, _ = Game.new(played, seats, rng)
    kinds: set[type[Action]] = set()
    while not game.over:
        seat = game.waiting[0]
        action = known_players()["random"](game.view(seat), game.legal(seat), rng)
        assert game.refuse(action) is None
        kinds.add(type(action))
        game, _ = game.play(action, rng)
        assert game.stray() == ()
    assert kinds >= {PlaceTile, LayString, LayNone}
