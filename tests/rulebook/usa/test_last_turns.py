"""USA, section "End of the game": 0, 1 or 2 pieces left at the end of a turn (R10)."""

from __future__ import annotations

import pytest

from engine.core.event import GameEnded, TurnBegan
from engine.parts.last_turns import LastTurnsBegan, LastTurnsSeen
from tests.boards import board
from tests.table import Table, event_names, refused

BOARD = board(
    "quay-isle 1 gray",
    "isle-cape 1 gray",
    "cape-fort 1 gray",
    "fort-glen 1 gray",
    "glen-moor 2 gray",
    "moor-wold 3 gray",
    tickets=["quay-isle 5", "isle-cape 6", "cape-fort 7"],
)
HAND = "red red red red blue blue"
WHITES, GREENS = "white white white white white", " ".join(["green"] * 12)


def end_turn(table: Table) -> None:
    """The player on turn draws two cards."""
    name = table.on_turn
    assert name is not None
    table.draw(name)
    table.draw(name)


class TestTheTrigger:
    @pytest.mark.parametrize(("before", "left"), [(3, 2), (2, 1), (1, 0)])
    def test_two_one_or_no_pieces_left_bring_it_about(self, before: int, left: int) -> None:
        table = Table(BOARD, ann=HAND, bob="", pieces={"ann": before}, face_up=WHITES, deck="green green")
        events = table.claim("ann", "quay-isle", pay="red")
        assert LastTurnsBegan(0, left, 2) in events
        assert table.view(None).seen(LastTurnsSeen) == LastTurnsSeen(by=0, left=2)

    def test_three_do_not(self) -> None:
        table = Table(BOARD, ann=HAND, bob="", pieces={"ann": 4})
        events = table.claim("ann", "quay-isle", pay="red")
        assert "LastTurnsBegan" not in event_names(events)
        assert table.turns_left is None

    def test_it_is_checked_when_the_turn_has_ended_and_shown_to_everybody(self) -> None:
        table = Table(BOARD, ann=HAND, bob="", pieces={"ann": 3}, face_up=WHITES, deck="green green")
        events = table.claim("ann", "quay-isle", pay="red")
        assert event_names(events) == ["CardsSpent", "RouteClaimed", "TurnEnded", "LastTurnsBegan", "TurnBegan"]
        assert all(event.seen_by(None) == event for event in events)

    def test_the_pieces_of_those_who_are_not_on_turn_do_not_count(self) -> None:
        table = Table(BOARD, ann=HAND, bob=HAND, pieces={"bob": 3})
        table.claim("ann", "quay-isle", pay="red")
        assert table.turns_left is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
class TestOneMoreTurnEach:
    NAMES = ("ann", "bob", "cat", "dan", "eve")

    def test_each_has_exactly_one_more_and_the_trigger_is_last(self, seats: int) -> None:
        hands = dict.fromkeys(self.NAMES[:seats], "red")
        table = Table(BOARD, turn="bob", pieces={"bob": 3}, face_up=WHITES, deck=GREENS, seated=hands)
        table.claim("bob", "quay-isle", pay="red")
        order: list[str | None] = []
        while not table.over:
            assert table.turns_left == seats - len(order)
            order.append(table.on_turn)
            end_turn(table)
        after_bob = [*self.NAMES[2:seats], "ann", "bob"]
        assert order == after_bob
        assert table.events[-1] == GameEnded("last_turns")
        assert not any(isinstance(event, TurnBegan) for event in table.events)

    def test_a_second_player_with_few_pieces_starts_nothing_anew(self, seats: int) -> None:
        hands = dict.fromkeys(self.NAMES[:seats], "red")
        table = Table(BOARD, pieces=dict.fromkeys(hands, 3), face_up=WHITES, deck=GREENS, seated=hands)
        table.claim("ann", "quay-isle", pay="red")
        events = table.claim("bob", "isle-cape", pay="red")
        assert "LastTurnsBegan" not in event_names(events)
        assert table.turns_left == seats - 1
        for _ in range(seats - 1):
            assert not table.over
            end_turn(table)
        assert table.over

    def test_nobody_moves_when_it_is_over(self, seats: int) -> None:
        hands = dict.fromkeys(self.NAMES[:seats], "red")
        table = Table(BOARD, pieces={"ann": 3}, face_up=WHITES, deck=GREENS, seated=hands)
        table.claim("ann", "quay-isle", pay="red")
        for _ in range(seats):
            end_turn(table)
        assert table.waiting == []
        for name in table.names:
            assert table.offers(name) == []
            with refused("game_over"):
                table.draw(name)


class TestWhatALastTurnMayBe:
    def test_a_route_claimed_on_it_counts(self) -> None:
        table = Table(BOARD, ann="red", bob="blue blue", last_turns=1, turn="bob")
        table.claim("bob", "glen-moor", pay="blue blue")
        assert table.over
        assert table.line("bob", "routes")["points"] == 2

    def test_tickets_drawn_on_it_count(self) -> None:
        """R9."""
        table = Table(
            BOARD,
            ann="",
            bob="",
            last_turns=1,
            turn="bob",
            claimed={"isle-cape": "bob"},
            ticket_deck="quay-isle isle-cape cape-fort",
        )
        table.ask_tickets("bob")
        assert not table.over
        table.keep("bob", "quay-isle isle-cape")
        assert table.over
        # One point for the route, ten for the longest path, and one ticket of two done.
        assert table.points("bob") == 1 + 10 - 5 + 6

    def test_the_game_does_not_end_while_their_choice_is_open(self) -> None:
        table = Table(BOARD, ann="", bob="", last_turns=1, turn="bob", ticket_deck="quay-isle isle-cape cape-fort")
        table.ask_tickets("bob")
        assert table.waiting == ["bob"]
        assert table.turns_left == 1
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("bob", "")

    def test_the_first_of_two_cards_does_not_end_it(self) -> None:
        table = Table(BOARD, ann="", bob="", last_turns=1, face_up=WHITES, deck=GREENS)
        table.draw("ann")
        assert not table.over
        table.draw("ann")
        assert table.over

    def test_who_can_do_nothing_passes_on_it(self) -> None:
        table = Table(BOARD, ann="", bob="", last_turns=1)
        events = table.pass_("ann")
        assert events[-1] == GameEnded("last_turns")
        assert event_names(events).count("GameEnded") == 1
