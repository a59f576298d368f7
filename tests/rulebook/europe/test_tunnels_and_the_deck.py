"""Europe, section "Tunnels": what is turned over when few cards are left (R2, R23)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.assemble import assemble
from engine.core.ruleset import RULES_VERSION
from engine.parts.market import CardRevealed, DeckRebuilt, MarketSlice
from engine.parts.tunnels import LeaveTunnel
from tests.boards import ferry_board
from tests.table import Table, cards, event_names

BOARD = ferry_board("quay-isle 2 red tunnel", "isle-cape 2 gray tunnel")
ROW = "white white white white white"


def entered(deck: str, discard: str = "", hand: str = "red red red red red", seed: int = 0) -> Table:
    table = Table(BOARD, ann=hand, bob="", face_up=ROW, deck=deck, discard=discard, seed=seed)
    table.claim("ann", "quay-isle", pay="red red")
    return table


def revealed(table: Table) -> list[str]:
    return [event.card for event in table.events if isinstance(event, CardRevealed)]


class TestTheDeckRunsOut:
    @pytest.mark.parametrize("deck", ["red blue green", "red blue", "red"])
    def test_without_a_discard_all_that_is_there_is_turned_over(self, deck: str) -> None:
        table = entered(deck)
        assert table.aside == cards(deck)
        assert table.owed == 1
        assert table.deck == 0
        table.pay_tunnel("ann", "red")
        assert table.owner("quay-isle") == "ann"

    def test_with_no_card_left_anywhere_it_is_a_plain_route(self) -> None:
        table = entered("")
        assert revealed(table) == []
        assert table.owner("quay-isle") == "ann"
        assert event_names(table.events)[:2] == ["TunnelEntered", "TunnelDug"]
        assert table.hand("ann") == "red red red"

    def test_with_not_even_a_row_too(self) -> None:
        table = Table(BOARD, ann="red red", bob="")
        table.claim("ann", "quay-isle", pay="red red")
        assert table.owner("quay-isle") == "ann"
        assert table.face_up == ("red", "red", None, None, None)

    @pytest.mark.parametrize(("deck", "new"), [("blue blue blue", 0), ("blue blue", 1), ("blue", 2)])
    def test_a_new_deck_is_made_of_the_discard_in_mid_reveal(self, deck: str, new: int) -> None:
        """Red ones lie in the discard alone, so that each of the new deck costs one more."""
        table = entered(deck, discard="red red red red")
        assert revealed(table) == [*cards(deck), *["red"] * new]
        assert event_names(table.events).count("DeckRebuilt") == 1
        if new:
            assert table.aside == tuple(revealed(table))
            assert table.owed == new
        assert table.deck + len(table.aside) + sum(table.discard.values()) == len(cards(deck)) + 4 + (0 if new else 2)

    def test_as_soon_as_the_last_card_is_turned_over(self) -> None:
        assert event_names(entered("blue red", discard="green green").events) == [
            *("TunnelEntered", "CardRevealed", "CardRevealed", "DeckRebuilt", "CardRevealed", "TunnelAsked"),
        ]
        assert event_names(entered("blue blue red", discard="green").events) == [
            *("TunnelEntered", "CardRevealed", "CardRevealed", "CardRevealed", "DeckRebuilt", "TunnelAsked"),
        ]

    def test_a_new_deck_that_is_too_small_is_turned_over_whole(self) -> None:
        table = entered("red", discard="blue")
        assert table.aside == ("red", "blue")
        assert (table.deck, table.discard) == (0, {})

    @pytest.mark.parametrize("seed", range(20))
    def test_neither_revealed_nor_committed_cards_are_shuffled_into_it(self, seed: int) -> None:
        discard = "green green yellow yellow loco"
        table = entered("black red", discard, seed=seed)
        (rebuilt,) = (event for event in table.events if isinstance(event, DeckRebuilt))
        assert Counter(rebuilt.order) == Counter(cards(discard))
        assert table.aside[:2] == ("black", "red")
        assert table.hand("ann") == "red red red red red"
        assert table.deck == 4

    def test_its_order_is_for_nobody(self) -> None:
        table = entered("black red", "green green yellow")
        (rebuilt,) = (event for event in table.events if isinstance(event, DeckRebuilt))
        for viewer in (None, 0, 1):
            assert rebuilt.seen_by(viewer) == DeckRebuilt(None, 3)


class TestAfterwards:
    def test_with_an_empty_deck_the_revealed_cards_are_the_new_one(self) -> None:
        """They reach the discard when the attempt is settled, and an empty deck is made anew at once."""
        table = entered("red blue")
        table.leave_tunnel("ann")
        assert event_names(table.events) == ["TunnelLeft", "RevealedDiscarded", "DeckRebuilt", "TurnEnded", "TurnBegan"]
        assert (table.deck, table.discard, table.aside) == (2, {}, ())

    @pytest.mark.parametrize(("version", "deck", "discard"), [(RULES_VERSION, 5, 0), (1, 2, 3)])
    def test_an_empty_deck_is_made_of_revealed_and_paid_cards_together(
        self, version: int, deck: int, discard: int
    ) -> None:
        """Else everyone would know the next card. Games that began by the old order go on with it."""
        rules = assemble(load().games["europe"], version=version)
        row = "red blue green white black"
        table = Table(rules, ann="yellow yellow yellow", bob="", face_up=row, deck="white yellow")
        table.claim("ann", "munchen-zurich", pay="yellow yellow")
        table.pay_tunnel("ann", "yellow")
        assert (table.deck, sum(table.discard.values())) == (deck, discard)

    def test_and_they_fill_the_gaps_of_the_row(self) -> None:
        table = Table(BOARD, ann="red red", bob="", face_up="white white white - -", deck="")
        table.claim("ann", "quay-isle", pay="red red")
        assert table.face_up == ("white", "white", "white", "red", "red")

    def test_a_row_of_locomotives_ends_when_it_can(self) -> None:
        """R1: three locomotives lie there, for there was nothing else; the cards spent make a better row."""
        row = "loco loco loco white white"
        table = Table(BOARD, ann="red red red red", bob="", face_up=row, deck="loco")
        table.claim("ann", "quay-isle", pay="red red")
        assert table.owed == 1
        assert table.face_up == cards(row)
        table.pay_tunnel("ann", "red")
        assert table.face_up.count("locomotive") < 3
        assert None not in table.face_up

    @pytest.mark.parametrize("seed", range(60))
    def test_no_card_is_lost_whatever_is_left(self, seed: int) -> None:
        rng = Random(seed)
        kinds = ("red", "red", "blue", "loco")
        deck, discard = (" ".join(rng.choices(kinds, k=rng.randrange(4))) for _ in range(2))
        if not deck:
            deck, discard = discard, deck
        hand = "red red red loco"
        table = entered(deck, discard, hand, seed)
        before = Counter(cards(f"{deck} {discard} {hand} {ROW}"))
        there = len(deck.split()) + len(discard.split())
        assert len(revealed(table)) == min(3, there)
        assert everything(table) == before
        if table.owed:
            table.do(rng.choice(table.offers("ann")))
        assert everything(table) == before
        assert table.aside == ()
        assert not table.may("bob", LeaveTunnel)


def everything(table: Table) -> Counter[str]:
    """All cards that are at the table, wherever they lie."""
    market = table.game.slice(MarketSlice)
    found = Counter([*market.deck, *market.aside, *(card for card in market.face_up if card)])
    for heap in (market.discard, *market.hands):
        found.update(dict(zip(market.kinds, heap, strict=True)))
    return +found
