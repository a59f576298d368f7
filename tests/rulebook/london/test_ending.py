"""London, section "End of the game and final scoring": last turns (R10) and who wins (R13)."""

from __future__ import annotations

import pytest

from engine.core.event import GameEnded
from engine.parts.last_turns import LastTurnsBegan
from tests.rulebook.london.map import NAMES, small
from tests.table import Table, event_names

BOARD = small(
    "quay-isle 1 gray",
    "isle-cape 2 gray",
    "cape-fort 1 gray",
    "fort-glen 1 gray",
    "glen-moor 2 gray",
    districts={1: "quay glen"},
    tickets=["quay-isle 2", "isle-cape 4", "cape-fort 2", "fort-glen 2", "glen-moor 4"],
)
DECK = "green green green green green green yellow yellow"
ROW = "black black black black black"


class TestTheTrigger:
    @pytest.mark.parametrize(("before", "left"), [(3, 2), (2, 1), (1, 0)])
    def test_two_or_fewer_buses_begin_the_last_turns(self, before: int, left: int) -> None:
        table = Table(BOARD, ann="blue", bob="", pieces={"ann": before}, face_up=ROW, deck=DECK)
        events = table.claim("ann", "quay-isle", pay="blue")
        assert LastTurnsBegan(0, left, 2) in events
        assert table.turns_left == 2

    def test_three_do_not(self) -> None:
        table = Table(BOARD, ann="blue", bob="", pieces={"ann": 4}, face_up=ROW, deck=DECK)
        assert "LastTurnsBegan" not in event_names(table.claim("ann", "quay-isle", pay="blue"))
        assert table.turns_left is None

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_everybody_has_one_more_turn_who_began_them_too(self, seats: int) -> None:
        hands = {**dict.fromkeys(NAMES[:seats], ""), "bob": "blue"}
        table = Table(BOARD, seated=hands, turn="bob", pieces={"bob": 3}, face_up=ROW, deck=DECK)
        table.claim("bob", "quay-isle", pay="blue")
        order = []
        while not table.over:
            name = table.on_turn or ""
            order.append(name)
            table.draw(name)
            table.draw(name)
        assert order == [*NAMES[2:seats], "ann", "bob"]
        assert table.events[-1] == GameEnded("last_turns")

    def test_another_with_few_buses_does_not_begin_them_anew(self) -> None:
        table = Table(BOARD, ann="blue", bob="blue", pieces={"ann": 3, "bob": 3}, face_up=ROW, deck=DECK)
        table.claim("ann", "quay-isle", pay="blue")
        assert "LastTurnsBegan" not in event_names(table.claim("bob", "cape-fort", pay="blue"))
        table.draw("ann")
        table.draw("ann")
        assert table.over

    def test_what_is_laid_on_them_counts_districts_too(self) -> None:
        """bob's last route makes one network of quay and glen."""
        claimed = {"quay-isle": "bob", "isle-cape": "bob", "fort-glen": "bob"}
        table = Table(BOARD, ann="", bob="blue", turn="bob", claimed=claimed, last_turns=1)
        table.claim("bob", "cape-fort", pay="blue")
        assert table.over
        assert table.points("bob") == 1 + 2 + 1 + 1 + 1


class TestWhoWins:
    def test_most_points(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed={"isle-cape": "ann", "quay-isle": "bob"})
        assert table.winners == ["ann"]

    def test_a_tie_goes_to_more_completed_tickets(self) -> None:
        """Two tickets of 2 on two routes of 1 are as much as one of 4 on one route of 2."""
        claimed = {"quay-isle": "ann", "cape-fort": "ann", "glen-moor": "bob"}
        tickets = {"ann": "quay-isle cape-fort", "bob": "glen-moor"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets=tickets)
        assert table.result.totals == (6, 6)
        assert table.winners == ["ann"]
        assert table.places() == [1, 2]

    def test_tickets_that_are_held_and_not_completed_do_not_break_it(self) -> None:
        """bob holds two tickets, of which one is lost, and has laid a route more that makes up for it."""
        claimed = {"isle-cape": "ann", "glen-moor": "bob", "quay-isle": "bob", "fort-glen": "bob"}
        tickets = {"ann": "isle-cape", "bob": "glen-moor cape-fort"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets=tickets)
        assert table.result.totals == (2 + 4, 2 + 1 + 1 + 4 - 2)
        assert table.result.tallies["tickets_completed"] == (1, 1)
        assert table.winners == ["ann", "bob"]

    def test_what_is_still_equal_is_a_shared_victory(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="", claimed={"isle-cape": "ann", "glen-moor": "cat"})
        assert table.winners == ["ann", "cat"]
        assert table.places() == [1, 3, 1]

    def test_the_length_of_a_path_is_of_no_account(self) -> None:
        """ann's two routes are one path, bob's are two."""
        claimed = {"quay-isle": "ann", "isle-cape": "ann", "cape-fort": "bob", "glen-moor": "bob"}
        table = Table(BOARD, ann="", bob="", claimed=claimed)
        assert table.result.totals == (3, 3)
        assert table.winners == ["ann", "bob"]
        assert set(table.result.tallies) == {"tickets_completed"}
