"""Europe, section "Ferries": a locomotive for each one drawn on the route, the rest a set of one colour (R24)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.parts.routes import ClaimRoute, Routes
from tests.boards import COLORS, ferry_board
from tests.rulebook.europe.map import europe
from tests.table import Table, cards, refused

FERRIES = ((3, 1), (2, 2), (6, 2), (1, 1), (2, 1))
"""Length, and spaces with a locomotive."""
ISLES = ferry_board(*(f"quay-isle{number} {length} gray ferry-{wild}" for number, (length, wild) in enumerate(FERRIES)))


class TestLocomotivesOfAFerry:
    """quay-isle0: three spaces, one of them with a locomotive."""

    def test_a_ferry_asks_for_a_locomotive_for_each_one_drawn_on_it(self) -> None:
        table = Table(ISLES, ann="red red red", bob="")
        with refused("too_few_locomotives", needed=1, offered=0):
            table.claim("ann", "quay-isle0", pay="red red red")
        assert not table.may("ann", ClaimRoute)

    def test_its_other_spaces_take_a_set_of_one_colour(self) -> None:
        table = Table(ISLES, ann="red red loco", bob="", face_up="white white white white white", deck="blue")
        table.claim("ann", "quay-isle0", pay="red red loco")
        assert table.owner("quay-isle0") == "ann"
        assert table.discard == {"red": 2, "locomotive": 1}

    @pytest.mark.parametrize("color", COLORS)
    def test_of_any_colour(self, color: str) -> None:
        table = Table(ISLES, ann=f"{color} {color} loco", bob="")
        table.claim("ann", "quay-isle0", pay=f"{color} {color} loco")
        assert table.owner("quay-isle0") == "ann"

    def test_but_not_of_two(self) -> None:
        table = Table(ISLES, ann="red blue loco", bob="")
        with refused("payment_mixed"):
            table.claim("ann", "quay-isle0", pay="red blue loco")

    @pytest.mark.parametrize("pay", ["red loco loco", "loco loco loco"])
    def test_more_locomotives_are_welcome_for_the_rest(self, pay: str) -> None:
        table = Table(ISLES, ann="red red loco loco loco", bob="")
        table.claim("ann", "quay-isle0", pay=pay)
        assert table.owner("quay-isle0") == "ann"

    def test_a_ferry_with_a_locomotive_on_every_space_takes_nothing_else(self) -> None:
        table = Table(ISLES, ann="red loco loco", bob="")
        with refused("too_few_locomotives", needed=2, offered=1):
            table.claim("ann", "quay-isle1", pay="red loco")
        table.claim("ann", "quay-isle1", pay="loco loco")
        assert table.owner("quay-isle1") == "ann"

    def test_three_cards_do_not_stand_for_a_locomotive(self) -> None:
        """The number of cards is that of the spaces, here too."""
        table = Table(ISLES, ann="red red red red red", bob="")
        with refused("payment_count", needed=3, offered=5):
            table.claim("ann", "quay-isle0", pay="red red red red red")

    @pytest.mark.parametrize("seed", range(40))
    def test_all_payments_are_those_that_the_rules_let_pass(self, seed: int) -> None:
        """Every subset of the hand is tried against the sentence of the rules."""
        rng = Random(seed)
        kinds = [*rng.sample(COLORS, 2), "locomotive"]
        hand = sorted(rng.choices(kinds, k=rng.randrange(1, 10)))
        table = Table(ISLES, ann=" ".join(hand), bob="")
        for number, (length, marked) in enumerate(FERRIES):
            expected = set(payments(hand, length, marked))
            claims = [action for action in table.offers("ann") if isinstance(action, ClaimRoute)]
            offered = [tuple(sorted(action.payment)) for action in claims if action.route == f"quay-isle{number}"]
            assert sorted(offered) == sorted(expected)
            for count in range(len(hand) + 1):
                for pay in set(combinations(hand, count)):
                    fits = table.game.refuse(ClaimRoute(0, f"quay-isle{number}", pay)) is None
                    assert fits == (pay in expected)


def payments(hand: list[str], length: int, marked: int) -> Iterator[tuple[str, ...]]:
    """The rule in other words: a locomotive for each marked space, then one colour and locomotives."""
    for pay in set(combinations(sorted(hand), length)):
        colors = {card for card in pay if card != "locomotive"}
        if len(colors) <= 1 and pay.count("locomotive") >= marked:
            yield pay


class TestSmyrnaToPalermo:
    """The printed example: two locomotives and four cards of one colour."""

    ROUTE = "palermo-smyrna"

    @pytest.mark.parametrize("color", COLORS)
    def test_two_locomotives_and_four_of_one_colour(self, color: str) -> None:
        pay = f"{color} {color} {color} {color} loco loco"
        table = Table(europe(), ann=pay, bob="")
        table.claim("ann", self.ROUTE, pay=pay)
        assert table.owner(self.ROUTE) == "ann"
        assert table.points("ann") == 15

    def test_one_locomotive_is_too_few(self) -> None:
        table = Table(europe(), ann="red red red red red loco", bob="")
        with refused("too_few_locomotives", needed=2, offered=1):
            table.claim("ann", self.ROUTE, pay="red red red red red loco")

    def test_it_is_offered_with_two_to_six_locomotives(self) -> None:
        table = Table(europe(), ann="red red red red loco loco loco loco loco loco", bob="")
        offers = [action for action in table.offers("ann") if isinstance(action, ClaimRoute)]
        ways = [action.payment for action in offers if action.route == self.ROUTE]
        assert ways == [cards(" ".join(["red"] * (6 - count) + ["loco"] * count)) for count in range(2, 7)]

    def test_all_ferries_are_gray_and_no_tunnels(self) -> None:
        for route in europe().part(Routes).order:
            if route.locomotives:
                assert (route.kind, route.color, route.tunnel) == ("ferry", "gray", False)
                assert route.locomotives <= route.length
