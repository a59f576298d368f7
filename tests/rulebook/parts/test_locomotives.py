"""Locomotives on special routes alone, any cards instead of them, and face-up ones as plain draws (R68)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engine.assemble import BadGameFile, GameFile, assemble, parse
from engine.core.refused import Refused
from engine.parts.routes import ClaimRoute
from tests.boards import numbers_of, raw_board, raw_ferry_board
from tests.table import Table, cards, refused

ROUTES = ("quay-isle 3 red ferry-2", "isle-cape 2 blue", "cape-fort 3 green tunnel", "fort-quay 4 gray")


def raw() -> dict[str, Any]:
    """Three cards of any kind stand for a locomotive, and on the last route any four for a space."""
    found = raw_ferry_board(*ROUTES)
    numbers_of(found, "market")["plain_wilds"] = True
    numbers_of(found, "routes")["locomotives_anywhere"] = False
    numbers_of(found, "ferries")["any"] = 3
    found["routes"][3]["any"] = 4
    return found


def board(found: dict[str, Any]) -> GameFile:
    return parse(json.loads(json.dumps(found)))


BOARD = board(raw())


def claims(table: Table, route: str) -> list[Counter[str]]:
    offered = table.offers("ann")
    return [Counter(one.payment) for one in offered if isinstance(one, ClaimRoute) and one.route == route]


class TestLocomotives:
    def test_do_not_pay_for_a_plain_route(self) -> None:
        table = Table(BOARD, ann="blue loco loco", bob="")
        with refused("wilds_not_here"):
            table.claim("ann", "isle-cape", pay="blue loco")
        assert claims(table, "isle-cape") == []

    def test_pay_for_a_tunnel_and_its_extra_cards(self) -> None:
        table = Table(BOARD, ann="green loco loco loco", bob="", deck="loco red blue")
        table.claim("ann", "cape-fort", pay="green loco loco")
        table.pay_tunnel("ann", pay="loco")
        assert table.owner("cape-fort") == "ann"

    def test_stand_for_a_card_of_the_ferrys_color_too(self) -> None:
        table = Table(BOARD, ann="loco loco loco", bob="", deck="red")
        table.claim("ann", "quay-isle", pay="loco loco loco")
        assert table.owner("quay-isle") == "ann"

    def test_pay_for_a_station_as_usual(self) -> None:
        table = Table(BOARD, ann="loco", bob="", deck="red")
        table.build("ann", "cape", pay="loco")
        assert table.hand("ann") == ""


class TestAnyCards:
    def test_three_of_them_stand_for_one_locomotive(self) -> None:
        table = Table(BOARD, ann="red loco blue green white", bob="", deck="red")
        table.claim("ann", "quay-isle", pay="red loco blue green white")
        assert (table.owner("quay-isle"), table.hand("ann")) == ("ann", "")

    def test_six_of_them_stand_for_two(self) -> None:
        table = Table(BOARD, ann="red red red red blue blue white", bob="", deck="green")
        table.claim("ann", "quay-isle", pay="red red red red blue blue white")
        assert table.owner("quay-isle") == "ann"

    def test_a_locomotive_may_be_among_them(self) -> None:
        table = Table(BOARD, ann="red loco loco loco blue", bob="", deck="green")
        table.claim("ann", "quay-isle", pay="red loco loco loco blue")
        assert table.owner("quay-isle") == "ann"

    def test_they_do_not_stand_for_the_space_without_a_symbol(self) -> None:
        """R68: nine cards would be three swapped spaces, and the ferry has two symbols."""
        table = Table(BOARD, ann="blue " * 9, bob="")
        with refused("swap_count", needed=3, swap=3, most=2, offered=9):
            table.claim("ann", "quay-isle", pay="blue " * 9)

    def test_the_other_space_needs_its_color(self) -> None:
        table = Table(BOARD, ann="blue blue blue blue loco", bob="")
        with refused("swap_mixed"):
            table.claim("ann", "quay-isle", pay="blue blue blue blue loco")

    def test_four_of_them_stand_for_any_space_where_the_map_says_so(self) -> None:
        """Four gray spaces: two red cards, and two spaces with four other cards each."""
        table = Table(BOARD, ann="red red blue blue white white green green loco loco", bob="", deck="green")
        table.claim("ann", "fort-quay", pay="red red blue blue white white green green loco loco")
        assert table.owner("fort-quay") == "ann"

    def test_they_pay_for_no_tunnel(self) -> None:
        found = raw()
        found["routes"][2]["any"] = 4
        with pytest.raises(BadGameFile, match="any cards cannot be paid for a tunnel"):
            assemble(board(found))


class TestOffers:
    def test_come_with_every_number_of_swapped_spaces(self) -> None:
        """Two cards more for each locomotive that is swapped for three."""
        table = Table(BOARD, ann="red red loco loco blue blue blue white white white", bob="")
        assert {sum(one.values()) for one in claims(table, "quay-isle")} == {3, 5, 7}

    @pytest.mark.parametrize("hand", ["red red red blue blue white loco", "blue " * 8, "loco " * 7, "red green " * 5])
    def test_are_there_whenever_some_cards_of_the_hand_would_be_accepted(self, hand: str) -> None:
        """Every subset of the hand is tried on every route."""
        table = Table(BOARD, ann=hand, bob="", deck="red")
        held = cards(hand)
        subsets = {tuple(card for at, card in enumerate(held) if bits >> at & 1) for bits in range(1 << len(held))}
        for route in ("quay-isle", "isle-cape", "fort-quay"):
            pays = [one for one in subsets if not isinstance(table.game.refuse(ClaimRoute(0, route, one)), Refused)]
            sizes = {len(one) for one in pays}
            assert {sum(one.values()) for one in claims(table, route)} == sizes


class TestDrawing:
    def test_a_face_up_locomotive_leaves_a_second_card(self) -> None:
        table = Table(BOARD, ann="", bob="", face_up="loco loco red red red", deck="blue blue blue")
        table.draw("ann", "loco")
        assert table.on_turn == "ann"
        table.draw("ann", "loco")
        assert (table.hand("ann"), table.on_turn) == ("locomotive locomotive", "bob")

    def test_the_row_stays_where_no_number_of_locomotives_clears_it(self) -> None:
        found = raw_board("quay-isle 3 red")
        numbers_of(found, "market").update(plain_wilds=True, clear_at=6)
        table = Table(board(found), ann="", bob="", face_up="loco loco loco loco red", deck="blue loco")
        table.draw("ann", "red")
        assert table.face_up == ("locomotive",) * 4 + ("blue",)
