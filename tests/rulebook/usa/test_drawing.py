"""USA, section "Train cards": two cards a turn, face-up locomotives, the row and the deck (R1 to R4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.parts.market import CardDrawn, DeckRebuilt, DrawCard, MarketSeen
from tests.boards import board
from tests.table import Table, event_names, refused, row

BOARD = board("quay-isle 2 red", "isle-cape 1 gray")
FULL = "red blue green white black"
FULL_OF_WHITE = "white white white white white"


class TestTwoCards:
    def test_both_may_come_from_the_row(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange")
        table.draw("ann", "red")
        assert table.on_turn == "ann"
        table.draw("ann", "blue")
        assert table.hand("ann") == "blue red"
        assert table.on_turn == "bob"

    def test_both_may_come_from_the_deck(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange")
        table.draw("ann")
        table.draw("ann")
        assert table.hand("ann") == "yellow orange"
        assert table.face_up == tuple(FULL.split())
        assert table.on_turn == "bob"

    @pytest.mark.parametrize("order", [("red", None), (None, "red")])
    def test_one_may_come_from_each_in_any_order(self, order: tuple[str | None, str | None]) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange purple")
        for card in order:
            table.draw("ann", card)
        assert table.held("ann") == 2
        assert table.on_turn == "bob"

    def test_a_third_is_not_drawn(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange purple purple")
        table.draw("ann")
        table.draw("ann")
        with refused("not_your_turn", seat=1):
            table.draw("ann")

    def test_with_one_card_drawn_nothing_else_is_done(self) -> None:
        table = Table(BOARD, ann="red red", bob="", face_up=FULL, deck="yellow orange", ticket_deck="first")
        table.draw("ann")
        with refused("finish_market"):
            table.claim("ann", "quay-isle", pay="red red")
        with refused("finish_market"):
            table.ask_tickets("ann")
        with refused("finish_market"):
            table.pass_("ann")
        assert all(isinstance(action, DrawCard) for action in table.offers("ann"))

    def test_only_who_is_on_turn_draws(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="", face_up=FULL, deck="yellow orange", turn="bob")
        for name in ("ann", "cat"):
            assert table.offers(name) == []
            with refused("not_your_turn", seat=1):
                table.draw(name, "red")

    def test_a_seat_that_is_not_there_draws_nothing(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange")
        for seat in (-1, 2, 99):
            assert list(table.game.legal(seat)) == []
            with refused("not_your_turn"):
                table.do(DrawCard(seat, "red"))


class TestTheRow:
    def test_a_card_that_does_not_lie_there_is_not_taken(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow")
        with refused("card_not_face_up", card="yellow"):
            table.draw("ann", "yellow")
        with refused("card_not_face_up", card="locomotive"):
            table.draw("ann", "loco")
        with refused("unknown_card", card="pink"):
            table.draw("ann", "pink")
        with refused("unknown_card", card="gray"):
            table.draw("ann", "gray")

    def test_a_gap_is_filled_from_the_deck_before_the_second_card(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange")
        table.draw("ann", "green")
        assert table.face_up == ("red", "blue", "yellow", "white", "black")
        table.draw("ann", "yellow")
        assert table.hand("ann") == "yellow green"
        assert table.face_up == ("red", "blue", "orange", "white", "black")

    def test_each_kind_is_offered_once_and_the_deck_too(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="red red loco red loco", deck="yellow")
        assert table.offers("ann") == [DrawCard(0, None), DrawCard(0, "red"), DrawCard(0, "locomotive")]


class TestLocomotives:
    """R4."""

    def test_a_face_up_locomotive_is_the_whole_turn(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco blue green white black", deck="yellow orange")
        table.draw("ann", "loco")
        assert table.hand("ann") == "locomotive"
        assert table.on_turn == "bob"
        assert table.face_up[0] == "yellow"

    @pytest.mark.parametrize("first", ["blue", None])
    def test_it_is_never_the_second_card(self, first: str | None) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco blue green white black", deck="yellow orange")
        table.draw("ann", first)
        with refused("wild_second_card"):
            table.draw("ann", "loco")
        assert DrawCard(0, "locomotive") not in table.offers("ann")
        assert table.on_turn == "ann"

    def test_one_that_comes_to_the_row_after_the_first_card_is_not_taken_either(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="loco orange")
        table.draw("ann", "red")
        assert table.face_up[0] == "locomotive"
        with refused("wild_second_card"):
            table.draw("ann", "loco")

    def test_a_blind_one_as_first_card_leaves_the_second(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="loco orange")
        table.draw("ann")
        assert table.on_turn == "ann"
        table.draw("ann", "red")
        assert table.hand("ann") == "red locomotive"
        assert table.on_turn == "bob"

    def test_a_blind_one_may_be_the_second_card(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="orange loco")
        table.draw("ann")
        table.draw("ann")
        assert table.hand("ann") == "orange locomotive"
        assert table.on_turn == "bob"

    def test_both_cards_may_be_blind_ones(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="loco loco")
        table.draw("ann")
        table.draw("ann")
        assert table.hand("ann") == "locomotive locomotive"

    def test_taking_one_of_two_leaves_the_other(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco loco green white black", deck="yellow")
        table.draw("ann", "loco")
        assert table.face_up == ("yellow", "locomotive", "green", "white", "black")


class TestEmptyDeck:
    """R2 and the section's last paragraph: the discard is shuffled at once; with both empty nobody draws."""

    def test_the_last_card_drawn_brings_the_discard_back_at_once(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow", discard="red red orange")
        events = table.draw("ann")
        assert event_names(events) == ["CardDrawn", "DeckRebuilt"]
        assert (table.deck, table.discard) == (3, {})
        assert table.on_turn == "ann"

    def test_the_last_card_laid_into_the_row_does_too(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow", discard="red red orange")
        events = table.draw("ann", "red")
        assert event_names(events) == ["FaceUpTaken", "FaceUpFilled", "DeckRebuilt"]
        assert table.deck == 3

    def test_nothing_of_it_is_lost_or_doubled(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow", discard="red red orange")
        table.draw("ann")
        table.draw("ann")
        table.draw("bob")
        table.draw("bob")
        drawn = Counter((table.hand("ann") + " " + table.hand("bob")).split())
        assert drawn == Counter({"yellow": 1, "red": 2, "orange": 1})
        assert table.deck == 0

    def test_it_is_shuffled(self) -> None:
        orders = set()
        for seed in range(30):
            table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow", discard="red blue orange", seed=seed)
            rebuilt = table.draw("ann")[1]
            assert isinstance(rebuilt, DeckRebuilt)
            orders.add(rebuilt.order)
        assert len(orders) == 6

    def test_nobody_sees_the_new_order(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow", discard="red red orange")
        rebuilt = table.draw("ann")[1]
        for viewer in (None, 0, 1):
            assert rebuilt.seen_by(viewer) == DeckRebuilt(None, 3)

    def test_a_blind_card_cannot_be_drawn_from_an_empty_deck(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL)
        with refused("deck_empty"):
            table.draw("ann")
        assert len(table.offers("ann")) == 5

    def test_a_gap_stays_open_with_both_empty(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL)
        for card, there in (("red", "- blue green white black"), ("blue", "- - green white black")):
            table.draw("ann", card)
            assert list(table.face_up) == row(there)

    def test_and_is_filled_as_soon_as_cards_are_discarded(self) -> None:
        table = Table(BOARD, ann="red red", bob="", face_up="- - green white -")
        events = table.claim("ann", "quay-isle", pay="red red")
        assert table.face_up == ("red", "red", "green", "white", None)
        assert (table.deck, table.discard) == (0, {})
        assert event_names(events)[:4] == ["CardsSpent", "DeckRebuilt", "FaceUpFilled", "FaceUpFilled"]

    def test_with_no_card_anywhere_drawing_is_refused_and_the_rest_is_not(self) -> None:
        table = Table(BOARD, ann="red red", bob="", ticket_deck="first")
        with refused("no_cards_left"):
            table.draw("ann")
        with refused("no_cards_left"):
            table.draw("ann", "red")
        assert not table.may("ann", DrawCard)
        assert {type(action).__name__ for action in table.offers("ann")} == {"ClaimRoute", "DrawTickets"}


class TestOneCardLeft:
    """R3: a turn of drawing may start with one card; with no legal second one it ends."""

    def test_the_only_card_in_the_row(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="- - red - -")
        table.draw("ann", "red")
        assert table.held("ann") == 1
        assert table.on_turn == "bob"

    def test_the_only_card_in_the_deck(self) -> None:
        table = Table(BOARD, ann="", bob="", deck="red")
        table.draw("ann")
        assert table.held("ann") == 1
        assert table.on_turn == "bob"

    def test_only_face_up_locomotives_are_left_for_the_second(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco loco red - -")
        table.draw("ann", "red")
        assert table.on_turn == "bob"
        table.draw("bob", "loco")
        assert table.hand("bob") == "locomotive"

    def test_a_second_card_that_is_there_is_drawn(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco loco red blue -")
        table.draw("ann", "red")
        assert table.on_turn == "ann"
        assert table.offers("ann") == [DrawCard(0, "blue")]

    def test_a_turn_of_one_card_leaves_later_turns_two(self) -> None:
        table = Table(BOARD, ann="", bob="red red", face_up="- - white - -")
        table.draw("ann", "white")
        table.claim("bob", "quay-isle", pay="red red")
        table.draw("ann", "red")
        assert table.on_turn == "ann"
        table.draw("ann", "red")
        assert table.on_turn == "bob"


class TestHands:
    def test_a_hand_has_no_limit(self) -> None:
        """A player may hold any number of cards."""
        rules = load().rules("usa")
        table = Table(
            rules,
            ann=" ".join(["red"] * 12 + ["blue"] * 12 + ["green"] * 12),
            bob="",
            face_up=FULL_OF_WHITE,
            deck="black black",
        )
        table.draw("ann")
        table.draw("ann")
        assert table.held("ann") == 38

    def test_a_blind_card_is_seen_by_who_drew_it_alone(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="yellow orange")
        drawn = table.draw("ann")[0]
        assert drawn.seen_by(0) == CardDrawn(0, "yellow")
        assert drawn.seen_by(1) == drawn.seen_by(None) == CardDrawn(0, None)

    def test_others_see_how_many_one_holds_and_not_which(self) -> None:
        table = Table(BOARD, ann="red red", bob="blue")
        assert table.view("bob").seen(MarketSeen).hands == (2, 1)
        assert table.view("bob").seen(MarketSeen).hand == ("blue",)
        assert table.view(None).seen(MarketSeen).hand is None

    def test_a_whole_game_of_drawing_leaves_every_card_in_a_hand(self) -> None:
        rules = load().rules("usa")
        rng = Random(1)
        game, _ = Game.new(rules, 2, rng)
        for seat in (0, 1):
            game = game.after(game.act(game.legal(seat)[0], rng))
        while draws := [action for seat in game.waiting for action in game.legal(seat) if isinstance(action, DrawCard)]:
            game = game.after(game.act(rng.choice(draws), rng))
        seen = game.view(None).seen(MarketSeen)
        assert sum(seen.hands) == 110
        assert (seen.deck, seen.face_up) == (0, (None,) * 5)
        assert not game.over
