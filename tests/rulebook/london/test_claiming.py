"""London, sections "Claiming a route" and "Components": sets of cards, buses, double routes (R6 to R8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.parts.routes import ClaimRoute
from tests.rulebook.london.map import COLORS, NAMES, london, small
from tests.table import Table, cards, refused

BOARD = small("quay-isle 3 yellow", "isle-cape 2 gray", "cape-fort 1 blue", "glen-moor 4 gray")
TWIN = small("quay-isle-1 1 black", "quay-isle-2 1 purple", "isle-cape 1 gray")


class TestSetsOfCards:
    def test_the_example_of_the_rules_a_yellow_route_of_three(self) -> None:
        """Three yellow, two and a wild bus, one and two wild buses, or three wild buses: these and no others."""
        hand = "yellow yellow yellow loco loco loco blue blue blue"
        table = Table(BOARD, ann=hand, bob="")
        sets = {tuple(sorted(cards(s))) for s in ("yellow yellow yellow", "yellow yellow loco", "yellow loco loco")}
        sets.add(cards("loco loco loco"))
        for pay in {tuple(sorted(pay)) for pay in combinations(cards(hand), 3)}:
            assert (table.game.refuse(ClaimRoute(0, "quay-isle", pay)) is None) == (pay in sets), pay
        claims = [action for action in table.offers("ann") if isinstance(action, ClaimRoute)]
        offered = [tuple(sorted(claim.payment)) for claim in claims if claim.route == "quay-isle"]
        assert sorted(offered) == sorted(sets)

    @pytest.mark.parametrize("color", COLORS)
    def test_a_gray_route_takes_any_one_colour(self, color: str) -> None:
        table = Table(BOARD, ann=f"{color} {color}", bob="")
        table.claim("ann", "isle-cape", pay=f"{color} {color}")
        assert table.owner("isle-cape") == "ann"

    def test_but_not_two(self) -> None:
        table = Table(BOARD, ann="blue black", bob="")
        with refused("payment_mixed"):
            table.claim("ann", "isle-cape", pay="blue black")

    def test_a_blue_route_takes_blue_cards(self) -> None:
        table = Table(BOARD, ann="green", bob="")
        with refused("payment_color", needed="blue", offered="green"):
            table.claim("ann", "cape-fort", pay="green")

    @pytest.mark.parametrize("color", ["red", "white"])
    def test_colours_that_london_has_no_cards_of_do_not_exist(self, color: str) -> None:
        table = Table(BOARD, ann="blue", bob="")
        with refused("unknown_card", card=color):
            table.do(ClaimRoute(0, "cape-fort", (color,)))

    @pytest.mark.parametrize("pay", ["yellow yellow", "yellow yellow yellow yellow"])
    def test_as_many_as_the_route_has_spaces(self, pay: str) -> None:
        table = Table(BOARD, ann="yellow yellow yellow yellow", bob="")
        with refused("payment_count", needed=3, offered=len(pay.split())):
            table.claim("ann", "quay-isle", pay=pay)

    def test_the_cards_are_discarded(self) -> None:
        table = Table(BOARD, ann="blue blue", bob="", face_up="black black black black black", deck="green")
        table.claim("ann", "cape-fort", pay="blue")
        assert table.hand("ann") == "blue"
        assert table.discard == {"blue": 1}


class TestWhichRoutes:
    def test_any_open_one_even_far_from_ones_own(self) -> None:
        table = Table(BOARD, ann="blue blue blue blue", bob="", claimed={"quay-isle": "ann"})
        table.claim("ann", "glen-moor", pay="blue blue blue blue")
        assert table.owner("glen-moor") == "ann"

    def test_a_taken_one_is_not(self) -> None:
        table = Table(BOARD, ann="blue", bob="", claimed={"cape-fort": "bob"})
        with refused("route_taken", route="cape-fort", owner=1):
            table.claim("ann", "cape-fort", pay="blue")

    def test_no_more_than_one_a_turn(self) -> None:
        table = Table(BOARD, ann="blue blue blue", bob="green")
        table.claim("ann", "cape-fort", pay="blue")
        with refused("not_your_turn", seat=1):
            table.claim("ann", "isle-cape", pay="blue blue")


class TestBuses:
    def test_one_is_laid_on_each_space(self) -> None:
        table = Table(BOARD, ann="blue blue blue blue", bob="")
        table.claim("ann", "glen-moor", pay="blue blue blue blue")
        assert (table.pieces("ann"), table.pieces("bob")) == (13, 17)

    def test_without_enough_of_them_the_route_cannot_be_claimed(self) -> None:
        """R7."""
        table = Table(BOARD, ann="blue blue blue blue", bob="", pieces={"ann": 3})
        with refused("too_few_pieces", needed=4, left=3):
            table.claim("ann", "glen-moor", pay="blue blue blue blue")


class TestPoints:
    @pytest.mark.parametrize(
        ("route", "points"), [("cape-fort", 1), ("isle-cape", 2), ("quay-isle", 4), ("glen-moor", 7)]
    )
    def test_are_counted_at_once_by_the_table_on_the_board(self, route: str, points: int) -> None:
        hand = "loco loco loco loco"
        table = Table(BOARD, ann=hand, bob="")
        length = {"cape-fort": 1, "isle-cape": 2, "quay-isle": 3, "glen-moor": 4}[route]
        table.claim("ann", route, pay=" ".join(hand.split()[:length]))
        assert table.points("ann") == points


class TestDoubleRoutes:
    """One player never owns both tracks; with two players the second track closes (R8)."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_one_player_never_lays_both(self, seats: int) -> None:
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "purple"), claimed={"quay-isle-1": "ann"})
        with refused("own_twin", route="quay-isle-2"):
            table.claim("ann", "quay-isle-2", pay="purple")
        assert [o.route for o in table.offers("ann") if isinstance(o, ClaimRoute)] == ["isle-cape"]

    @pytest.mark.parametrize(("taken", "other"), [("black", "purple"), ("purple", "black")])
    def test_with_2_players_the_other_cannot_lay_the_second(self, taken: str, other: str) -> None:
        tracks = {"black": "quay-isle-1", "purple": "quay-isle-2"}
        table = Table(TWIN, ann=taken, bob=other)
        table.claim("ann", tracks[taken], pay=taken)
        with refused("twin_closed", route=tracks[other]):
            table.claim("bob", tracks[other], pay=other)
        assert table.closed == {tracks[other]}

    @pytest.mark.parametrize("seats", [3, 4])
    def test_with_3_or_4_another_player_can(self, seats: int) -> None:
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "black purple"))
        table.claim("ann", "quay-isle-1", pay="black")
        assert table.closed == frozenset()
        table.claim("bob", "quay-isle-2", pay="purple")
        assert (table.owner("quay-isle-1"), table.owner("quay-isle-2")) == ("ann", "bob")

    @pytest.mark.parametrize(("seats", "closed"), [(2, True), (3, False), (4, False)])
    def test_on_every_double_route_of_the_map(self, seats: int, closed: bool) -> None:
        for route in ("hyde_park-buckingham_palace-1", "covent_garden-st_pauls-1", "st_pauls-tower_of_london-1"):
            table = Table(london(), seated=dict.fromkeys(NAMES[:seats], ""), claimed={route: "ann"})
            assert table.closed == ({route[:-1] + "2"} if closed else frozenset())
