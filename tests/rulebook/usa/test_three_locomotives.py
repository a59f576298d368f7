"""USA, section "Train cards": three face-up locomotives (R1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.parts.market import DrawCard, FaceUpCleared, Market, MarketSeen
from engine.position import place
from tests.boards import COLORS, board
from tests.table import Table, event_names

BOARD = board("quay-isle 2 red", "isle-cape 1 gray")


class TestThreeLocomotives:
    """R1: the row is discarded and laid anew."""

    TWO = "loco loco red blue green"

    def test_the_third_clears_the_row(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=self.TWO, deck="loco white black yellow orange purple red")
        table.draw("ann", "red")
        assert table.face_up == ("white", "black", "yellow", "orange", "purple")
        assert table.discard == {"locomotive": 3, "blue": 1, "green": 1}
        assert table.deck == 1

    def test_two_do_not(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=self.TWO, deck="white black yellow")
        table.draw("ann", "red")
        assert table.face_up == ("locomotive", "locomotive", "white", "blue", "green")

    def test_the_turn_goes_on_with_the_new_row(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=self.TWO, deck="loco white black yellow orange purple red")
        table.draw("ann", "red")
        table.draw("ann", "purple")
        assert table.hand("ann") == "purple red"
        assert table.on_turn == "bob"

    def test_the_new_row_is_checked_again(self) -> None:
        deck = "loco loco loco loco white black red white black yellow orange purple"
        table = Table(BOARD, ann="", bob="", face_up=self.TWO, deck=deck)
        events = table.draw("ann", "red")
        assert event_names(events).count("FaceUpCleared") == 2
        assert table.face_up == ("red", "white", "black", "yellow", "orange")
        assert table.discard == {"locomotive": 6, "blue": 1, "green": 1, "white": 1, "black": 1}

    def test_four_and_five_clear_it_too(self) -> None:
        table = Table(
            BOARD, ann="", bob="", face_up=self.TWO, deck="loco loco loco loco loco loco red white black yellow orange"
        )
        events = table.draw("ann", "red")
        rows = [event.cards.count("locomotive") for event in events if isinstance(event, FaceUpCleared)]
        assert rows == [3, 5]

    def test_a_claim_whose_cards_fill_a_gap_is_checked(self) -> None:
        """The row has a gap, deck and discard are empty: the cards paid are the new deck."""
        table = Table(BOARD, ann="loco loco", bob="", face_up="loco loco - blue green")
        with_gap = table.claim("ann", "quay-isle", pay="loco loco")
        # Two more locomotives are all there is: with two colours no row of five has fewer than three of the four.
        assert "DeckRebuilt" in event_names(with_gap)
        assert table.face_up == ("locomotive", "locomotive", "locomotive", "blue", "green")

    def test_a_claim_whose_cards_fill_a_gap_clears_the_row(self) -> None:
        for seed in range(20):
            table = Table(BOARD, ann="red loco", bob="", face_up="loco loco - blue green", discard="", seed=seed)
            table.claim("ann", "quay-isle", pay="red loco")
            # Three colours and three locomotives: a row with two locomotives can be made, so it is.
            assert table.face_up.count("locomotive") == 2
            assert table.deck == 1

    def test_a_row_laid_from_a_reshuffled_discard_is_checked(self) -> None:
        for seed in range(20):
            table = Table(
                BOARD,
                ann="",
                bob="",
                face_up="loco loco red blue green",
                deck="",
                discard="loco loco white black yellow",
                seed=seed,
            )
            table.draw("ann", "red")
            assert table.face_up.count("locomotive") < 3
            assert None not in table.face_up

    @pytest.mark.parametrize(
        ("face_up", "deck", "discard"),
        [
            ("loco loco red blue green", "loco", ""),
            ("loco loco red loco green", "loco loco", "loco"),
            ("loco loco red - -", "", ""),
        ],
    )
    def test_it_stays_when_no_row_with_fewer_can_be_made(self, face_up: str, deck: str, discard: str) -> None:
        table = Table(BOARD, ann="", bob="", face_up=face_up, deck=deck, discard=discard)
        events = table.draw("ann", "red")
        assert "FaceUpCleared" not in event_names(events)

    def test_the_discard_counts_for_what_can_be_made(self) -> None:
        """Deck and row alone could not make a better row; with the discard they can."""
        for seed in range(30):
            table = Table(
                BOARD, ann="", bob="", face_up="loco loco red blue green", deck="loco", discard="white", seed=seed
            )
            events = table.draw("ann", "red")
            assert "FaceUpCleared" in event_names(events)
            assert table.face_up.count("locomotive") == 2
            assert table.deck == 1

    def test_endless_locomotives_end(self) -> None:
        """3 coloured cards to 14 locomotives: one row in 68 will do, and is found, however long it takes."""
        rules = load().rules("usa")
        market = rules.part(Market)
        held = [color for color in market.colors for _ in range(12)]
        for _ in range(3):
            held.remove("red")
        for seed in range(60):
            deck = ["red", "red"] + [market.wild] * 9
            Random(seed).shuffle(deck)
            given = {
                "hands": [held, []],
                "face_up": [market.wild, market.wild, "red", market.wild, market.wild],
                "deck": [market.wild, *deck],
            }
            game = place(rules, 2, given, Random(seed))
            game = game.after(game.act(DrawCard(0, None), Random(seed)))
            assert Counter(game.view(None).seen(MarketSeen).face_up) == {market.wild: 2, "red": 3}

    def test_row_and_deck_do_not_change_places_for_ever(self) -> None:
        """Ten cards, six of them locomotives, three in the row and three in the deck: neither five alone will do."""
        for seed in range(40):
            row, deck = "green black yellow loco loco", "loco yellow yellow loco loco loco"
            table = Table(BOARD, ann="", bob="", face_up=row, deck=deck, seed=seed)
            table.draw("ann", "yellow")
            assert table.face_up.count("locomotive") < 3
            assert None not in table.face_up
            assert table.deck + sum(table.discard.values()) == 5

    @pytest.mark.parametrize("cards_left", range(6, 22))
    def test_whatever_is_left_the_clearing_ends_with_a_row_that_will_do(self, cards_left: int) -> None:
        for seed in range(12):
            rng = Random(seed)
            locomotives = rng.randint(3, min(14, cards_left - 3))
            heap = ["loco"] * (locomotives - 2) + rng.choices(COLORS, k=cards_left - locomotives)
            rng.shuffle(heap)
            coloured = [card for card in heap if card != "loco"][:3]
            for card in coloured:
                heap.remove(card)
            cut = rng.randint(0, len(heap))
            deck, discard = heap[:cut] or heap[:1], heap[cut:] if cut else heap[1:]
            table = Table(
                BOARD,
                ann="",
                bob="",
                face_up=" ".join([*coloured, "loco", "loco"]),
                deck=" ".join(deck),
                discard=" ".join(discard),
                seed=seed,
            )
            table.draw("ann", coloured[0])
            coloured_left = cards_left - locomotives - 1
            # A row of five with fewer than three locomotives takes three coloured cards.
            assert (table.face_up.count("locomotive") < 3) or coloured_left < 3
            assert None not in table.face_up or cards_left < 6
