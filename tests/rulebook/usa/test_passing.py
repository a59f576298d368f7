"""Ruling R5: passing, which the rulebook does not know, and the end of a game in which nobody can move."""

from __future__ import annotations

import pytest

from engine.core.event import GameEnded
from engine.parts.passing import Pass
from tests.boards import board
from tests.table import Table, event_names, refused

BOARD = board("quay-isle 2 red", "isle-cape 1 blue", tickets=["quay-isle 5", "isle-cape 6"])
NAMES = ("ann", "bob", "cat", "dan", "eve")


class TestOnlyThen:
    @pytest.mark.parametrize(
        "position",
        [
            {"ann": "blue"},
            {"ann": "loco"},
            {"ann": "red red"},
            {"ann": "green", "deck": "red"},
            {"ann": "green", "face_up": "- - red - -"},
            {"ann": "green", "face_up": "loco - - - -"},
            {"ann": "green", "ticket_deck": "quay-isle"},
        ],
    )
    def test_who_can_do_anything_does_not_pass(self, position: dict[str, str]) -> None:
        position = dict(position)
        hands = {"ann": position.pop("ann"), "bob": ""}
        table = Table(BOARD, seated=hands, **position)  # type: ignore[arg-type]
        assert not table.may("ann", Pass)
        with refused("still_can_act"):
            table.pass_("ann")

    @pytest.mark.parametrize("hand", ["", "green", "red", "green green green"])
    def test_who_can_do_nothing_does(self, hand: str) -> None:
        table = Table(BOARD, ann=hand, bob="blue")
        assert table.offers("ann") == [Pass(0)]
        events = table.pass_("ann")
        assert event_names(events) == ["Passed", "TurnEnded", "TurnBegan"]
        assert table.on_turn == "bob"

    def test_pieces_that_do_not_suffice_count_as_nothing(self) -> None:
        table = Table(BOARD, ann="red red", bob="", pieces={"ann": 1})
        assert table.offers("ann") == [Pass(0)]

    def test_nobody_passes_out_of_turn(self) -> None:
        table = Table(BOARD, ann="", bob="")
        with refused("not_your_turn", seat=0):
            table.pass_("bob")


class TestARoundOfPasses:
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_ends_the_game_and_it_is_scored(self, seats: int) -> None:
        hands = dict.fromkeys(NAMES[:seats], "")
        table = Table(BOARD, seated=hands, turn="bob", claimed={"quay-isle": "ann"}, tickets={"ann": "quay-isle"})
        for name in (*NAMES[1:seats], "ann"):
            assert not table.over
            table.pass_(name)
        assert table.over
        assert table.events[-1] == GameEnded("nobody_can_move")
        assert table.points("ann") == 2 + 10 + 5

    def test_that_are_the_last_turns_ends_the_game_once(self) -> None:
        table = Table(BOARD, ann="", bob="", last_turns=2)
        table.pass_("ann")
        assert event_names(table.pass_("bob")) == ["Passed", "TurnEnded", "GameEnded"]

    def test_a_turn_that_is_no_pass_starts_the_count_anew(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="blue", face_up="- - - - -")
        table.pass_("ann")
        table.pass_("bob")
        table.claim("cat", "isle-cape", pay="blue")
        # The card paid fills a gap, so ann can move again.
        assert not table.may("ann", Pass)
        table.draw("ann", "blue")
        table.pass_("bob")
        table.pass_("cat")
        assert not table.over
        table.pass_("ann")
        assert table.over

    def test_it_is_a_round_of_turns_and_not_of_anything_longer(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="")
        assert [event_names(table.pass_(name))[-1] for name in ("ann", "bob", "cat")] == [
            "TurnBegan",
            "TurnBegan",
            "GameEnded",
        ]
