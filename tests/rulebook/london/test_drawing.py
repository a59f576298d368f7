"""London, section "Taking transport cards": two cards a turn, wild buses, the row and the deck (R1 to R4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.game import Game
from engine.parts.market import DrawCard, Market, MarketSeen
from engine.parts.tickets import DrawTickets
from tests.rulebook.london.map import COLORS, london, small
from tests.table import Table, event_names, refused

BOARD = small("quay-isle 2 blue", "isle-cape 1 gray", tickets=["quay-cape 3"])
FULL = "blue green black purple yellow"


class TestTwoCards:
    @pytest.mark.parametrize("picked", [(None, None), ("blue", None), (None, "black"), ("blue", "black")])
    def test_from_the_deck_or_the_row(self, picked: tuple[str | None, ...]) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="orange orange orange orange")
        for card in picked:
            assert table.on_turn == "ann"
            table.draw("ann", card)
        assert sorted(table.hand("ann").split()) == sorted(card or "orange" for card in picked)
        assert table.on_turn == "bob"

    def test_a_card_of_the_row_is_replaced_at_once(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="orange yellow")
        table.draw("ann", "green")
        assert table.face_up == ("blue", "orange", "black", "purple", "yellow")
        table.draw("ann", "orange")
        assert table.hand("ann") == "green orange"

    def test_one_action_a_turn(self) -> None:
        """With the first card taken, neither a route nor tickets; with both taken the turn is over."""
        table = Table(BOARD, ann="blue blue", bob="", face_up=FULL, deck="orange orange", ticket_deck="quay-cape")
        assert table.may("ann", DrawTickets)
        table.draw("ann")
        with refused("finish_market"):
            table.claim("ann", "quay-isle", pay="blue blue")
        with refused("finish_market"):
            table.ask_tickets("ann")
        table.draw("ann")
        with refused("not_your_turn", seat=1):
            table.draw("ann")

    def test_a_hand_may_hold_any_number(self) -> None:
        hand = " ".join(color for color in COLORS for _ in range(5))
        table = Table(BOARD, ann=hand, bob="", face_up=FULL, deck="loco loco loco")
        table.draw("ann")
        table.draw("ann")
        assert table.held("ann") == 32


class TestWildBuses:
    def test_a_face_up_one_is_the_only_card_of_the_turn(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco green black purple yellow", deck="orange orange")
        table.draw("ann", "loco")
        assert table.hand("ann") == "locomotive"
        assert table.on_turn == "bob"

    @pytest.mark.parametrize("first", [None, "green"])
    def test_and_never_the_second(self, first: str | None) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco green black purple yellow", deck="orange orange orange")
        table.draw("ann", first)
        with refused("wild_second_card"):
            table.draw("ann", "loco")
        assert DrawCard(0, "locomotive") not in table.offers("ann")

    def test_one_that_came_up_in_the_gap_is_no_second_card_either(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="loco orange")
        table.draw("ann", "green")
        assert table.face_up[1] == "locomotive"
        with refused("wild_second_card"):
            table.draw("ann", "loco")

    @pytest.mark.parametrize("deck", ["loco orange", "orange loco", "loco loco"])
    def test_from_the_deck_they_are_cards_like_others(self, deck: str) -> None:
        """R4."""
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck=deck)
        table.draw("ann")
        assert table.on_turn == "ann"
        table.draw("ann")
        assert sorted(table.hand("ann").split()) == sorted(deck.replace("loco", "locomotive").split())


class TestThreeWildBuses:
    """R1."""

    def test_clear_the_row(self) -> None:
        table = Table(
            BOARD,
            ann="",
            bob="",
            face_up="loco loco blue green black",
            deck="loco purple yellow orange blue green orange",
        )
        events = table.draw("ann", "blue")
        assert event_names(events).count("FaceUpCleared") == 1
        assert table.face_up == ("purple", "yellow", "orange", "blue", "green")
        assert table.discard == {"locomotive": 3, "green": 1, "black": 1}

    def test_and_again_as_often_as_it_takes(self) -> None:
        deck = "loco loco loco loco purple yellow purple yellow orange blue green"
        table = Table(BOARD, ann="", bob="", face_up="loco loco blue green black", deck=deck)
        events = table.draw("ann", "blue")
        assert event_names(events).count("FaceUpCleared") == 2
        assert table.face_up.count("locomotive") == 0

    @pytest.mark.parametrize("seed", range(40))
    def test_the_small_deck_never_makes_it_go_on_for_ever(self, seed: int) -> None:
        """The eight wild buses with few other cards, in row, deck and discard at random: it ends at once or
        with a row that will do.
        """
        rng = Random(seed)
        left = ["loco"] * 6 + [rng.choice(COLORS) for _ in range(rng.randint(0, 6))]
        rng.shuffle(left)
        cut = rng.randint(1, len(left))
        table = Table(
            BOARD,
            ann="",
            bob="",
            face_up="loco loco blue green black",
            deck=" ".join(left[:cut]),
            discard=" ".join(left[cut:]),
            seed=seed,
        )
        table.draw("ann", "blue")
        colored = sum(card != "loco" for card in left) + 2
        assert table.face_up.count("locomotive") < 3 or colored < 3
        assert None not in table.face_up


class TestTheDeck:
    def test_an_empty_one_is_made_of_the_discarded_cards(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up=FULL, deck="orange", discard="blue blue green")
        events = table.draw("ann")
        assert "DeckRebuilt" in event_names(events)
        assert (table.deck, table.discard) == (3, {})

    def test_with_nothing_to_take_cards_are_not_offered(self) -> None:
        """R3."""
        table = Table(BOARD, ann="blue blue", bob="")
        assert not table.may("ann", DrawCard)
        with refused("no_cards_left"):
            table.draw("ann")

    def test_all_44_cards_can_be_held_and_play_goes_on(self) -> None:
        """Two players who only take cards until none is left: they claim, or pass."""
        rng = Random(1)
        game, _ = Game.new(london(), 2, rng)
        while not game.over:
            legal = game.legal(game.waiting[0])
            draws = [action for action in legal if isinstance(action, DrawCard)]
            if not draws and game.turn.seat is not None:
                break
            game = game.after(game.act(rng.choice(draws or list(legal)), rng))
        seen = game.view(None).seen(MarketSeen)
        # What is left are wild buses face up after a first card, or nothing.
        assert sum(seen.hands) + Counter(seen.face_up)["locomotive"] == sum(game.rules.part(Market).totals)
        assert len(game.legal(game.waiting[0])) > 0
