"""What is offered behaves as a sequence: by index from both ends, by slice, by length."""

from __future__ import annotations

from random import Random

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.parts.routes import Routes
from engine.position import place
from tests.boards import board
from tests.table import Table


@pytest.fixture(scope="module")
def game() -> Game:
    rules = load().rules("usa")
    return place(rules, 2, {"hands": [["red"] * 6 + ["blue"] * 3 + ["locomotive"] * 3, []]}, Random(3))


class TestSequence:
    def test_all_offers_can_be_reached_by_index(self, game: Game) -> None:
        for offers in (game.legal(0), game.rules.part(Routes).candidates(game, 0)):
            listed = list(offers)
            assert len(listed) == len(offers) > 50
            assert [offers[index] for index in range(len(offers))] == listed
            assert [offers[index - len(offers)] for index in range(len(offers))] == listed
            assert list(reversed(offers)) == listed[::-1]

    def test_slices(self, game: Game) -> None:
        offers = game.legal(0)
        listed = list(offers)
        assert list(offers[3:9]) == listed[3:9]
        assert list(offers[-4:]) == listed[-4:]
        assert list(offers[:0]) == []

    def test_beyond_the_ends_is_an_error(self, game: Game) -> None:
        for offers in (game.legal(0), game.rules.part(Routes).candidates(game, 0)):
            for index in (len(offers), len(offers) + 50, -len(offers) - 1, -len(offers) - 50):
                with pytest.raises(IndexError):
                    offers[index]

    def test_who_is_not_on_turn_is_offered_nothing(self, game: Game) -> None:
        for seat in (1, 2, -1, 9):
            assert list(game.legal(seat)) == []


class TestAsking:
    def test_refusing_and_looking_change_nothing_and_draw_nothing(self) -> None:
        table = Table(board("quay-isle 2 red"), ann="red red", bob="", deck="blue", face_up="red red red red red")
        before = table.rng.getstate()
        table.offers("ann")
        table.view("ann").result  # noqa: B018  looking is what is tested
        assert table.rng.getstate() == before

    def test_an_action_of_another_game_is_refused(self) -> None:
        from engine.core.action import Action

        table = Table(board("quay-isle 2 red"), ann="", bob="")
        refused = table.game.refuse(Action(0))
        assert refused is not None
        assert refused.code == "not_in_this_game"
