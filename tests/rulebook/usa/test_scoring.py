"""USA, sections "Scoring table" and "Counting points" (R12, R14, R17)."""

from __future__ import annotations

import pytest

from tests.boards import board
from tests.table import Table, refused

BOARD = board(
    "quay-isle 2 red",
    "isle-cape 3 blue",
    "cape-fort 4 gray",
    "fort-glen 5 gray",
    "glen-moor 6 gray",
    "moor-quay 1 gray",
    tickets=["quay-cape 8", "quay-fort 11", "isle-moor 6"],
    pieces=45,
)


def finished(**position: object) -> Table:
    """A game that ends with the next two passes."""
    table = Table(BOARD, ann="", bob="", **position)  # type: ignore[arg-type]
    table.pass_("ann")
    table.pass_("bob")
    assert table.over
    return table


class TestRoutes:
    @pytest.mark.parametrize(
        ("route", "points"),
        [("moor-quay", 1), ("quay-isle", 2), ("isle-cape", 4), ("cape-fort", 7), ("fort-glen", 10), ("glen-moor", 15)],
    )
    def test_points_grow_with_the_length(self, route: str, points: int) -> None:
        table = Table(BOARD, ann="", bob="", claimed={route: "ann"})
        assert table.points("ann") == points
        assert table.points("bob") == 0

    def test_they_add_up(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed={"quay-isle": "ann", "glen-moor": "ann", "cape-fort": "bob"})
        assert (table.points("ann"), table.points("bob")) == (17, 7)

    def test_pieces_and_cards_left_over_are_worth_nothing(self) -> None:
        table = Table(BOARD, ann="red loco loco green", bob="", pieces={"ann": 0})
        assert table.total("ann") == 0


class TestTickets:
    def test_a_complete_one_adds_its_number(self) -> None:
        table = finished(claimed={"quay-isle": "ann", "isle-cape": "ann"}, tickets={"ann": "quay-cape"})
        assert table.line("ann", "ticket") == {"points": 8, "ticket": "quay-cape", "complete": 1}

    def test_an_incomplete_one_takes_it_away(self) -> None:
        table = finished(claimed={"quay-isle": "ann"}, tickets={"ann": "quay-cape"})
        assert table.line("ann", "ticket") == {"points": -8, "ticket": "quay-cape", "complete": 0}

    def test_the_way_may_lead_round(self) -> None:
        """R12: connected is connected, whatever the way."""
        around = {"moor-quay": "ann", "glen-moor": "ann", "fort-glen": "ann", "cape-fort": "ann"}
        table = finished(claimed=around, tickets={"ann": "quay-cape"})
        assert table.line("ann", "ticket")["complete"] == 1

    def test_another_players_route_is_no_help(self) -> None:
        table = finished(claimed={"quay-isle": "ann", "isle-cape": "bob"}, tickets={"ann": "quay-cape"})
        assert table.line("ann", "ticket")["complete"] == 0

    def test_two_pieces_of_network_that_do_not_meet_do_not_connect(self) -> None:
        table = finished(claimed={"quay-isle": "ann", "cape-fort": "ann"}, tickets={"ann": "quay-fort"})
        assert table.line("ann", "ticket")["complete"] == 0

    def test_one_network_may_complete_several(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "ann", "moor-quay": "ann"}
        table = finished(claimed=claimed, tickets={"ann": "quay-cape isle-moor quay-fort"})
        lines = {line.facts["ticket"]: line.points for line in table.result.of(0) if line.code == "ticket"}
        assert lines == {"quay-cape": 8, "isle-moor": 6, "quay-fort": -11}

    def test_points_may_fall_below_zero(self) -> None:
        """R14."""
        table = finished(tickets={"ann": "quay-cape quay-fort"})
        assert table.points("ann") == -19
        assert table.winners == ["bob"]

    def test_they_do_not_count_before_the_end(self) -> None:
        table = Table(BOARD, ann="", bob="", tickets={"ann": "quay-cape"})
        assert table.points("ann") == 0
        assert table.total("ann") == -8


class TestTheSum:
    def test_routes_tickets_and_the_longest_path(self) -> None:
        table = finished(
            claimed={"quay-isle": "ann", "isle-cape": "ann", "glen-moor": "bob"},
            tickets={"ann": "quay-cape isle-moor", "bob": "quay-fort"},
        )
        assert table.points("ann") == 2 + 4 + 8 - 6
        assert table.points("bob") == 15 + 10 - 11

    def test_the_totals_are_the_sums_of_the_lines(self) -> None:
        table = finished(claimed={"quay-isle": "ann"}, tickets={"ann": "quay-cape", "bob": "isle-moor"})
        for seat in (0, 1):
            assert table.result.totals[seat] == sum(line.points for line in table.result.of(seat))

    def test_nobody_plays_on(self) -> None:
        table = finished()
        with refused("game_over"):
            table.draw("ann")
