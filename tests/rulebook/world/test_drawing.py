"""World, "Drawing travel cards", "Wilds": two decks and one row of six (R1 to R4, R34)."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.game import Game
from engine.parts.market import CardDrawn, DeckRebuilt, FaceUpCleared, FaceUpFilled, MarketSeen, StopDrawing
from engine.parts.routes import Routes
from tests.rulebook.world.map import cards, world
from tests.table import Table, event_names, refused

ROW = cards("3 train-red 3 ship-red-port")


def table(face_up: str, deck: str = "", discard: str = "", hand: str = "", seed: int = 0) -> Table:
    """Ann is on turn, with cards face up and decks that begin with their top cards."""
    return Table(
        world(), ann=cards(hand), bob="", face_up=cards(face_up), deck=cards(deck), discard=cards(discard), seed=seed
    )


def trains(shown: Table) -> int:
    return sum(card is not None and "ship" not in card for card in shown.face_up)


class TestSetUp:
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_three_train_and_seven_ship_cards_and_a_row_of_three_and_three(self, seats: int) -> None:
        for seed in range(20):
            game, events = Game.new(world(), seats, Random(seed))
            seen = game.view(0).seen(MarketSeen)
            assert sum("ship" in card for card in seen.hand or ()) == 7
            assert len(seen.hand or ()) == 10
            assert seen.hands == (10,) * seats
            assert sum("ship" in str(card) for card in seen.face_up) == 3
            assert list(seen.face_up).count("locomotive") < 3
            if not any(isinstance(event, FaceUpCleared) for event in events):
                assert seen.decks == {"train": 77 - 3 * seats, "ship": 57 - 7 * seats}


class TestTaking:
    @pytest.mark.parametrize(("refill", "comes"), [("train", "train-black"), ("ship", "ship-black-2")])
    def test_a_face_up_card_is_replaced_from_the_deck_that_is_named(self, refill: str, comes: str) -> None:
        drawn = table(ROW, "2 train-black 2 ship-black-2")
        drawn.draw("ann", "train-red", refill=refill)
        assert drawn.face_up[0] == comes
        assert drawn.hand("ann") == "train-red"

    def test_a_deck_has_to_be_named(self) -> None:
        with refused("which_deck"):
            table(ROW, "train-black ship-black-2").draw("ann", "train-red")
        with refused("which_deck"):
            table(ROW, "train-black ship-black-2").draw("ann")
        with refused("unknown_deck", deck="plane"):
            table(ROW, "train-black ship-black-2").draw("ann", deck="plane")
        with refused("unknown_deck", deck="ship"):
            table(ROW, "train-black ship-black-2").draw("ann", "train-red", refill="train", deck="ship")

    @pytest.mark.parametrize(("named", "comes"), [("train", "ship-black-2"), ("ship", "ship-black-2")])
    def test_with_that_deck_empty_the_other_one_fills_the_gap(self, named: str, comes: str) -> None:
        drawn = table(ROW, "2 ship-black-2")
        drawn.draw("ann", "train-red", refill=named)
        assert drawn.face_up[0] == comes

    def test_with_both_empty_the_gap_stays_and_is_filled_from_the_trains_first(self) -> None:
        drawn = table(ROW, hand="3 ship-white-port 3 train-purple")
        drawn.draw("ann", "train-red", refill="ship")
        assert drawn.face_up[0] is None
        drawn.draw("ann", "ship-red-port", refill="train")
        assert drawn.face_up.count(None) == 2
        assert drawn.on_turn == "bob"

    def test_both_empty_and_a_payment_brings_cards_back(self) -> None:
        drawn = table("- - " + cards("4 ship-red-port"), hand="train-red train-red")
        drawn.claim("ann", "casablanca-marseille", pay="train-red train-red")
        assert drawn.face_up[:2] == ("train-red", "train-red")
        assert drawn.discard == {}

    def test_a_waiting_gap_is_filled_from_the_trains_before_the_ships(self) -> None:
        hand = "3 loco 1 ship-green-port"
        drawn = table("- " + cards("5 ship-red-2"), hand=hand)
        drawn.claim("ann", "al_qahira-athina", pay="ship-green-port")
        assert drawn.face_up[0] == "ship-green-port"

    def test_blind_from_the_deck_that_is_named(self) -> None:
        drawn = table(ROW, "train-black 2 ship-black-2")
        events = drawn.draw("ann", deck="ship")
        assert events[0].seen_by(1) == CardDrawn(0, None, "ship")
        assert drawn.hand("ann") == "ship-black-2"
        drawn.draw("ann", deck="train")
        with refused("that_deck_empty", deck="train"):
            drawn.draw("bob", deck="train")

    def test_an_empty_deck_is_rebuilt_from_its_own_discard(self) -> None:
        drawn = table(ROW, "train-black 2 ship-black-2", discard="2 train-white 3 ship-white-2")
        events = drawn.draw("ann", deck="train")
        (rebuilt,) = [event for event in events if isinstance(event, DeckRebuilt)]
        assert (rebuilt.deck, rebuilt.order) == ("train", ("train-white", "train-white"))
        assert drawn.discard == {"ship-white-2": 3}

    def test_every_card_with_every_deck_is_offered(self) -> None:
        offered = table(ROW, "train-black ship-black-2").offers("ann")
        assert len([action for action in offered if type(action).__name__ == "DrawCard"]) == 2 + 2 * 2

    def test_nothing_left_is_no_turn_of_drawing(self) -> None:
        with refused("no_cards_left"):
            table("- - - - - -").draw("ann", deck="train")


class TestStopping:
    def test_one_card_may_be_enough(self) -> None:
        drawn = table(ROW, "train-black ship-black-2")
        with refused("nothing_to_stop"):
            drawn.stop("ann")
        assert not drawn.may("ann", StopDrawing)
        drawn.draw("ann", deck="train")
        assert drawn.may("ann", StopDrawing)
        assert event_names(drawn.stop("ann")) == ["DrawingStopped", "TurnEnded", "TurnBegan"]
        assert drawn.held("ann") == 1


class TestWilds:
    def test_a_face_up_one_is_the_whole_turn(self) -> None:
        drawn = table("loco " + cards("2 train-red 3 ship-red-port"), "2 train-black 2 ship-black-2")
        drawn.draw("ann", "loco", refill="train")
        assert drawn.on_turn == "bob"

    def test_and_never_the_second_card_not_even_when_it_came_into_the_gap(self) -> None:
        drawn = table(ROW, "loco train-black 2 ship-black-2")
        drawn.draw("ann", "train-red", refill="train")
        with refused("wild_second_card"):
            drawn.draw("ann", "loco", refill="train")

    def test_a_blind_one_does_not_end_the_turn(self) -> None:
        drawn = table(ROW, "loco train-black ship-black-2")
        drawn.draw("ann", deck="train")
        drawn.draw("ann", "ship-red-port", refill="ship")
        assert drawn.hand("ann").split() == ["ship-red-port", "locomotive"]

    def test_three_face_up_all_six_go_and_three_of_each_come(self) -> None:
        row = "2 loco train-red 3 ship-red-port"
        drawn = table(row, "loco 4 train-black 4 ship-black-2")
        events = drawn.draw("ann", "train-red", refill="train")
        (cleared,) = [event for event in events if isinstance(event, FaceUpCleared)]
        assert sorted(cleared.cards) == sorted(cards("3 loco 3 ship-red-port").split())
        assert drawn.face_up == tuple(cards("3 train-black 3 ship-black-2").split())
        assert drawn.discard == {"ship-red-port": 3, "locomotive": 3}

    def test_a_deck_with_fewer_than_three_gives_what_it_has_and_the_other_the_rest(self) -> None:
        drawn = table("2 loco 4 train-red", "loco 7 train-black 1 ship-black-2")
        drawn.draw("ann", "train-red", refill="train")
        assert drawn.face_up == (*cards("5 train-black").split(), "ship-black-2")

    def test_the_discards_count_for_what_a_deck_can_give(self) -> None:
        drawn = table("2 loco train-red 3 ship-red-port", "loco 3 train-black")
        drawn.draw("ann", "train-red", refill="train")
        assert drawn.face_up == tuple(cards("3 train-black 3 ship-red-port").split())

    def test_the_row_stays_when_every_train_card_is_a_wild(self) -> None:
        """Three trains come up, and all that there are are wilds."""
        drawn = table("3 loco train-red - -", "2 ship-red-2 2 loco")
        events = drawn.draw("ann", "train-red", refill="ship")
        assert not any(isinstance(event, FaceUpCleared) for event in events)

    def test_a_row_with_too_many_is_laid_anew_until_it_has_fewer(self) -> None:
        drawn = table("2 loco train-red 3 ship-red-port", "loco 3 loco train-black 5 ship-black-2")
        events = drawn.draw("ann", "train-red", refill="train")
        assert sum(isinstance(event, FaceUpCleared) for event in events) >= 2
        assert drawn.face_up.count("locomotive") < 3

    @pytest.mark.parametrize("seed", range(40))
    def test_with_all_ships_in_hands_two_rows_never_change_places_for_ever(self, seed: int) -> None:
        """Twelve trains, six of them wilds: three in the row and three in the deck (R1)."""
        drawn = table("2 loco 3 train-red train-black", "loco 3 loco 3 train-white", seed=seed)
        events = drawn.draw("ann", "train-black", refill="train")
        assert drawn.face_up.count("locomotive") < 3
        assert len(events) < 2000
        assert any(isinstance(event, FaceUpFilled) for event in events)

    @pytest.mark.parametrize("seed", range(20))
    @pytest.mark.parametrize("ships", [0, 1, 2, 3])
    def test_laying_always_ends(self, seed: int, ships: int) -> None:
        """Few cards in circulation, of any kind: every draw comes to an end with a row that fits or can't."""
        rng = Random(seed)
        heap = ["locomotive"] * rng.randrange(3, 9) + ["train-red"] * rng.randrange(6) + ["ship-red-2"] * ships
        rng.shuffle(heap)
        row, deck = heap[:6], heap[6:]
        drawn = table(" ".join(row), " ".join(deck), hand="3 train-white", seed=seed)
        one = next(r for r in world().part(Routes).order if (r.length, r.kind, r.color) == (1, "train", "white"))
        drawn.claim("ann", one.id, pay="train-white")
        there = [card for card in drawn.face_up if card is not None]
        assert len(there) == min(6, len(heap) + 1)
