"""Europe, sections "End of the game" and "Counting points": what is added up, and when (R10 to R12, R14)."""

from __future__ import annotations

import pytest

from engine.core.event import GameEnded
from engine.parts.last_turns import LastTurnsBegan
from tests.boards import ferry_board
from tests.table import Table

BOARD = ferry_board(
    "quay-isle 2 red",
    "isle-cape 2 gray ferry-1",
    "cape-quay 2 gray tunnel",
    "quay-fort 3 gray",
    "fort-glen 4 gray",
    "moor-wold 6 gray",
    tickets=["quay-cape 5", "isle-fort 8", "moor-wold 21", "quay-moor 20 long"],
    pieces=45,
)
ROW = "white white white white white"


def path(table: Table, name: str) -> tuple[object, object]:
    line = table.line(name, "longest_path")
    return line["length"], line["points"]


class TestTickets:
    def test_a_completed_one_adds_its_points_and_another_takes_them_away(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "ann"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"ann": "quay-cape isle-fort"})
        lines = [(line.facts["ticket"], line.points) for line in table.result.of(0) if line.code == "ticket"]
        assert lines == [("quay-cape", 5), ("isle-fort", -8)]
        assert table.total("ann") == 4 + 10 + 12 + 5 - 8

    def test_ferries_and_tunnels_connect_as_other_routes_do(self) -> None:
        for route in ("isle-cape", "cape-quay"):
            claimed = {"quay-isle": "ann", "isle-cape": "ann"} if route == "isle-cape" else {"cape-quay": "ann"}
            table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"ann": "quay-cape"})
            assert table.result.tallies["tickets_completed"] == (1, 0)

    def test_a_rivals_route_does_not_connect(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "bob"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"ann": "quay-cape"})
        assert table.result.tallies["tickets_completed"] == (0, 0)

    def test_points_may_fall_below_zero(self) -> None:
        """R14."""
        table = Table(BOARD, ann="", bob="", stations={"ann": "quay isle cape"}, tickets={"ann": "quay-moor isle-fort"})
        assert table.total("ann") == -28


class TestTheExpress:
    """Ten points for the longest path, to all who tie for it (R11)."""

    def test_ferries_and_tunnels_lengthen_it_and_loops_count(self) -> None:
        claimed = dict.fromkeys(("quay-isle", "isle-cape", "cape-quay", "quay-fort"), "ann")
        table = Table(BOARD, ann="", bob="", claimed={**claimed, "moor-wold": "bob"})
        assert path(table, "ann") == (9, 10)
        assert path(table, "bob") == (6, 0)

    def test_all_who_tie_get_it(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "ann", "fort-glen": "bob", "quay-fort": "cat"}
        table = Table(BOARD, ann="", bob="", cat="", claimed=claimed)
        assert [path(table, name)[1] for name in table.names] == [10, 10, 0]

    def test_extra_cards_of_a_tunnel_do_not_lengthen_it(self) -> None:
        table = Table(BOARD, ann="red red red red", bob="", face_up=ROW, deck="red red blue white")
        table.claim("ann", "cape-quay", pay="red red")
        table.pay_tunnel("ann", "red red")
        assert path(table, "ann") == (2, 10)


class TestTheSum:
    def test_of_all_that_counts(self) -> None:
        claimed = {"quay-isle": "ann", "fort-glen": "ann", "isle-cape": "bob"}
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed=claimed,
            stations={"ann": "isle"},
            tickets={"ann": "quay-cape isle-fort"},
            last_turns=1,
        )
        table.pass_("ann")
        assert table.over
        assert {line.code: line.points for line in table.result.of(0) if line.code != "ticket"} == {
            "routes": 2 + 7,
            "stations": 8,
            "loan": 0,
            "longest_path": 10,
        }
        assert table.points("ann") == 9 + 5 - 8 + 8 + 10
        assert table.points("bob") == 2 + 12

    def test_before_the_end_only_routes_are_counted_for_all_to_see(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed={"fort-glen": "ann"}, tickets={"ann": "moor-wold"})
        for name in (None, "ann", "bob"):
            assert table.view(name).result.totals == (7, 0)


class TestTheEnd:
    @pytest.mark.parametrize(("before", "ends"), [(5, False), (4, True), (3, True), (2, True)])
    def test_two_pieces_or_fewer_at_the_end_of_a_turn(self, before: int, ends: bool) -> None:
        table = Table(BOARD, ann="red red", bob="", pieces={"ann": before}, face_up=ROW, deck="blue blue blue blue")
        events = table.claim("ann", "quay-isle", pay="red red")
        assert (LastTurnsBegan(0, before - 2, 2) in events) == ends

    def test_stations_are_no_pieces(self) -> None:
        """Three stations in supply do not put it off, nor do three built bring it about."""
        table = Table(BOARD, ann="red red", bob="", pieces={"ann": 4}, stations={"ann": ""})
        table.claim("ann", "quay-isle", pay="red red")
        assert table.turns_left == 2
        table = Table(BOARD, ann="red red red", bob="", pieces={"ann": 3}, stations={"ann": "quay isle"})
        table.build("ann", "cape", pay="red red red")
        assert table.turns_left is None

    def test_each_has_one_more_turn_and_who_brought_it_about_is_last(self) -> None:
        table = Table(BOARD, ann="red red blue", bob="green", pieces={"ann": 4}, face_up=ROW, deck="blue")
        table.claim("ann", "quay-isle", pay="red red")
        table.build("bob", "quay", pay="green")
        assert not table.over
        table.build("ann", "isle", pay="blue")
        assert table.over
        assert table.events[-1] == GameEnded("last_turns")
        assert table.view(None).result.totals == (2 + 10 + 8, 8)
