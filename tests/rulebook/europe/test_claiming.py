"""Europe, section "Claiming a route": the two printed examples, and the points of the table on the board (R6, R26)."""

from __future__ import annotations

import pytest

from engine.parts.routes import ClaimRoute
from tests.boards import COLORS, ferry_board
from tests.table import Table, cards, refused

BOARD = ferry_board("quay-isle 3 yellow", "isle-cape 2 gray", "cape-fort 1 red", "fort-glen 4 red", pieces=20)
LONG = ferry_board(*(f"quay-city{length} {length} gray" for length in (1, 2, 3, 4, 6, 8)))
ROW = "white white white white white"


def payments(table: Table, route: str) -> list[tuple[str, ...]]:
    offers = [action for action in table.offers("ann") if isinstance(action, ClaimRoute)]
    return [action.payment for action in offers if action.route == route]


class TestTheFirstExample:
    """A yellow route of three spaces is paid in four ways."""

    WAYS = ("yellow yellow yellow", "yellow yellow loco", "yellow loco loco", "loco loco loco")

    @pytest.mark.parametrize("pay", WAYS)
    def test_each_of_the_four_ways(self, pay: str) -> None:
        table = Table(BOARD, ann="yellow yellow yellow loco loco loco", bob="")
        table.claim("ann", "quay-isle", pay=pay)
        assert table.owner("quay-isle") == "ann"
        assert table.points("ann") == 4

    def test_there_is_no_fifth(self) -> None:
        table = Table(BOARD, ann="yellow yellow yellow loco loco loco red red red", bob="")
        assert payments(table, "quay-isle") == [cards(way) for way in self.WAYS]
        for pay in ("red red red", "red loco loco", "yellow yellow red", "yellow yellow"):
            assert table.game.refuse(ClaimRoute(0, "quay-isle", cards(pay))) is not None


class TestTheSecondExample:
    """A gray route of two spaces is paid in three ways."""

    @pytest.mark.parametrize("color", COLORS)
    def test_each_of_the_three_ways_with_any_colour(self, color: str) -> None:
        table = Table(BOARD, ann=f"{color} {color} loco loco", bob="")
        ways = [(color, color), (color, "locomotive"), ("locomotive", "locomotive")]
        assert payments(table, "isle-cape") == ways
        for way in ways:
            assert table.game.refuse(ClaimRoute(0, "isle-cape", way)) is None

    def test_two_colours_are_no_set(self) -> None:
        table = Table(BOARD, ann="red blue", bob="")
        with refused("payment_mixed", colors=("blue", "red")):
            table.claim("ann", "isle-cape", pay="red blue")


class TestWhole:
    """A route is claimed whole, in one turn, wherever it is."""

    def test_a_part_of_it_cannot_be_claimed(self) -> None:
        table = Table(BOARD, ann="yellow yellow", bob="")
        with refused("payment_count", needed=3, offered=2):
            table.claim("ann", "quay-isle", pay="yellow yellow")

    def test_it_need_not_touch_another_of_ones_own(self) -> None:
        table = Table(BOARD, ann="red", bob="", claimed={"quay-isle": "ann"})
        table.claim("ann", "cape-fort", pay="red")
        assert table.owner("cape-fort") == "ann"

    def test_one_a_turn(self) -> None:
        table = Table(BOARD, ann="red red red red red", bob="", face_up=ROW, deck="blue")
        table.claim("ann", "cape-fort", pay="red")
        with refused("not_your_turn", seat=1):
            table.claim("ann", "fort-glen", pay="red red red red")


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (6, 15), (8, 21)])
class TestPoints:
    """R26."""

    def test_for_each_length(self, length: int, points: int) -> None:
        table = Table(LONG, ann=" ".join(["green"] * 8), bob="")
        table.claim("ann", f"quay-city{length}", pay=" ".join(["green"] * length))
        assert table.points("ann") == points
        assert table.pieces("ann") == 20 - length
