"""USA, section "Building a railway": a set of cards of one colour for a free route (R6, R7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.parts.market import CardsSpent, DrawCard
from engine.parts.routes import ClaimRoute, RouteClaimed
from tests.boards import COLORS, board
from tests.table import Table, cards, event_names, refused

ISLES = board("quay-isle 3 red", "isle-cape 2 gray", "cape-fort 1 blue", "fort-glen 6 gray", pieces=20)


class TestColour:
    def test_a_route_is_paid_with_as_many_cards_of_its_colour_as_it_has_spaces(self) -> None:
        table = Table(ISLES, ann="red red red", bob="")
        table.claim("ann", "quay-isle", pay="red red red")
        assert table.owner("quay-isle") == "ann"
        assert table.hand("ann") == ""

    def test_another_colour_does_not_fit(self) -> None:
        table = Table(ISLES, ann="blue blue blue", bob="")
        with refused("payment_color", needed="red", offered="blue"):
            table.claim("ann", "quay-isle", pay="blue blue blue")
        assert table.owner("quay-isle") is None

    def test_colours_are_not_mixed(self) -> None:
        table = Table(ISLES, ann="red red blue loco", bob="")
        for route, pay in (("quay-isle", "red red blue"), ("isle-cape", "red blue"), ("quay-isle", "red blue loco")):
            with refused("payment_mixed"):
                table.claim("ann", route, pay=pay)

    @pytest.mark.parametrize("pay", ["", "red", "red red", "red red red red"])
    def test_neither_fewer_nor_more_cards_will_do(self, pay: str) -> None:
        table = Table(ISLES, ann="red red red red", bob="")
        with refused("payment_count", needed=3, offered=len(pay.split())):
            table.claim("ann", "quay-isle", pay=pay)

    def test_cards_that_are_not_in_the_hand_do_not_pay(self) -> None:
        """A crafted action is checked as any other; the menu is not trusted."""
        table = Table(ISLES, ann="red red", bob="red red red")
        with refused("not_in_hand", card="red", held=2, offered=3):
            table.claim("ann", "quay-isle", pay="red red red")
        with refused("not_in_hand", card="locomotive", held=0, offered=1):
            table.claim("ann", "quay-isle", pay="red red loco")

    @pytest.mark.parametrize("card", ["pink", "gray", "RED", ""])
    def test_cards_that_do_not_exist_do_not_pay(self, card: str) -> None:
        table = Table(ISLES, ann="red red", bob="")
        with refused("unknown_card", card=card):
            table.do(ClaimRoute(0, "isle-cape", ("red", card)))

    def test_the_order_of_the_cards_is_of_no_account(self) -> None:
        table = Table(ISLES, ann="red red loco", bob="")
        table.claim("ann", "quay-isle", pay="red loco red")
        assert table.owner("quay-isle") == "ann"


class TestLocomotivesPay:
    """Section "Train cards": a locomotive stands for any colour."""

    @pytest.mark.parametrize("pay", ["red red loco", "red loco loco", "loco loco loco"])
    def test_any_mix_of_the_colour_and_locomotives(self, pay: str) -> None:
        table = Table(ISLES, ann="red red red loco loco loco", bob="")
        table.claim("ann", "quay-isle", pay=pay)
        assert table.owner("quay-isle") == "ann"
        assert Counter(cards("red red red loco loco loco")) == Counter(cards(pay)) + Counter(table.hand("ann").split())

    def test_the_player_may_keep_colour_cards_and_spend_locomotives(self) -> None:
        """R6: the choice is the player's."""
        table = Table(ISLES, ann="red red red loco loco loco", bob="")
        assert [action for action in table.offers("ann") if getattr(action, "route", "") == "quay-isle"] == [
            ClaimRoute(0, "quay-isle", ("red", "red", "red")),
            ClaimRoute(0, "quay-isle", ("red", "red", "locomotive")),
            ClaimRoute(0, "quay-isle", ("red", "locomotive", "locomotive")),
            ClaimRoute(0, "quay-isle", ("locomotive", "locomotive", "locomotive")),
        ]

    def test_locomotives_alone_pay_a_gray_route(self) -> None:
        table = Table(ISLES, ann="loco loco", bob="")
        assert table.offers("ann") == [
            ClaimRoute(0, "isle-cape", ("locomotive", "locomotive")),
            ClaimRoute(0, "cape-fort", ("locomotive",)),
        ]
        table.claim("ann", "isle-cape", pay="loco loco")
        assert table.owner("isle-cape") == "ann"


class TestGray:
    @pytest.mark.parametrize("color", COLORS)
    def test_any_one_colour_pays(self, color: str) -> None:
        table = Table(ISLES, ann=f"{color} {color}", bob="")
        table.claim("ann", "isle-cape", pay=f"{color} {color}")
        assert table.owner("isle-cape") == "ann"

    def test_a_hand_of_one_colour_is_offered_it_once(self) -> None:
        table = Table(ISLES, ann="green green green green", bob="")
        assert table.offers("ann") == [ClaimRoute(0, "isle-cape", ("green", "green"))]

    @pytest.mark.parametrize("seed", range(60))
    def test_all_payments_are_those_that_the_rules_let_pass(self, seed: int) -> None:
        """Every subset of the hand is tried against the sentence of the rules."""
        rng = Random(seed)
        kinds = [*rng.sample(COLORS, 3), "locomotive", "locomotive"]
        hand = sorted(rng.choices(kinds, k=rng.randrange(1, 10)))
        table = Table(ISLES, ann=" ".join(hand), bob="")
        for route, length, color in (
            ("quay-isle", 3, "red"),
            ("isle-cape", 2, "gray"),
            ("cape-fort", 1, "blue"),
            ("fort-glen", 6, "gray"),
        ):
            expected = set(payments(hand, length, color))
            claims = [action for action in table.offers("ann") if isinstance(action, ClaimRoute)]
            offered = [tuple(sorted(action.payment)) for action in claims if action.route == route]
            assert len(offered) == len(set(offered)), "offered twice"
            assert set(offered) == expected
            for count in range(len(hand) + 1):
                for pay in set(combinations(hand, count)):
                    fits = table.game.refuse(ClaimRoute(0, route, pay)) is None
                    assert fits == (pay in expected)


def payments(hand: list[str], length: int, color: str) -> Iterator[tuple[str, ...]]:
    """The rule in other words: `length` cards, no two colours among them, and none but the route's own."""
    for pay in set(combinations(sorted(hand), length)):
        colors = {card for card in pay if card != "locomotive"}
        if len(colors) <= 1 and (color == "gray" or colors <= {color}):
            yield pay


class TestPieces:
    """R7: a piece for each space."""

    def test_pieces_are_laid_on_every_space(self) -> None:
        table = Table(ISLES, ann="red red red", bob="")
        table.claim("ann", "quay-isle", pay="red red red")
        assert (table.pieces("ann"), table.pieces("bob")) == (17, 20)

    def test_a_route_longer_than_the_supply_is_refused(self) -> None:
        table = Table(ISLES, ann="red red red", bob="", pieces={"ann": 2})
        with refused("too_few_pieces", needed=3, left=2):
            table.claim("ann", "quay-isle", pay="red red red")
        assert table.offers("ann") == [ClaimRoute(0, "isle-cape", ("red", "red"))]

    def test_a_route_as_long_as_the_supply_is_not(self) -> None:
        table = Table(ISLES, ann="red red red", bob="", pieces={"ann": 3})
        table.claim("ann", "quay-isle", pay="red red red")
        assert table.pieces("ann") == 0


class TestFreeRoutes:
    def test_a_taken_route_is_refused(self) -> None:
        table = Table(ISLES, ann="red red red", bob="", claimed={"quay-isle": "bob"})
        with refused("route_taken", route="quay-isle", owner=1):
            table.claim("ann", "quay-isle", pay="red red red")

    def test_and_so_is_ones_own(self) -> None:
        table = Table(ISLES, ann="red red red", bob="", claimed={"quay-isle": "ann"})
        with refused("route_taken", route="quay-isle", owner=0):
            table.claim("ann", "quay-isle", pay="red red red")
        assert not [action for action in table.offers("ann") if getattr(action, "route", "") == "quay-isle"]

    def test_an_unknown_route_is_refused(self) -> None:
        table = Table(ISLES, ann="red red red", bob="")
        for route in ("quay-fort", "", "isle-quay"):
            with refused("unknown_route", route=route):
                table.claim("ann", route, pay="red red red")

    def test_it_need_not_touch_ones_other_routes(self) -> None:
        table = Table(ISLES, ann="blue", bob="", claimed={"quay-isle": "ann"})
        table.claim("ann", "cape-fort", pay="blue")
        assert table.owner("cape-fort") == "ann"


class TestTheTurn:
    def test_one_route_a_turn(self) -> None:
        table = Table(ISLES, ann="red red red blue", bob="green", ticket_deck="first")
        table.claim("ann", "quay-isle", pay="red red red")
        assert table.on_turn == "bob"
        with refused("not_your_turn", seat=1):
            table.claim("ann", "cape-fort", pay="blue")

    def test_whose_turn_it_is_not_claims_nothing(self) -> None:
        table = Table(ISLES, ann="", bob="red red red", deck="white")
        with refused("not_your_turn", seat=0):
            table.claim("bob", "quay-isle", pay="red red red")

    def test_the_cards_go_to_the_discard(self) -> None:
        table = Table(ISLES, ann="red red loco", bob="", deck="blue", face_up="green green green green green")
        table.claim("ann", "quay-isle", pay="red red loco")
        assert table.discard == {"red": 2, "locomotive": 1}
        assert table.deck == 1

    def test_points_are_counted_at_once_by_everybody(self) -> None:
        table = Table(ISLES, ann="red red red", bob="")
        events = table.claim("ann", "quay-isle", pay="red red red")
        assert table.points("ann") == 4
        assert RouteClaimed(0, "quay-isle", 4) in events
        assert CardsSpent(0, ("red", "red", "red")) in events

    def test_payment_and_claim_are_seen_by_everybody(self) -> None:
        table = Table(ISLES, ann="red red red", bob="", face_up="green green green green green", deck="blue")
        events = table.claim("ann", "quay-isle", pay="red red red")
        assert [event.seen_by(None) for event in events] == list(events)
        assert event_names(events) == ["CardsSpent", "RouteClaimed", "TurnEnded", "TurnBegan"]

    def test_what_the_hand_cannot_pay_is_not_offered(self) -> None:
        table = Table(ISLES, ann="red red", bob="", deck="white")
        assert table.offers("ann") == [DrawCard(0, None), ClaimRoute(0, "isle-cape", ("red", "red"))]
