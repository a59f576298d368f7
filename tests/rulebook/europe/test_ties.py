"""Europe, section "Counting points": who wins, and the three things that break a tie (R13)."""

from __future__ import annotations

from tests.boards import ferry_board
from tests.table import Table

BOARD = ferry_board(
    "quay-isle 3 gray",
    "cape-fort 3 gray",
    "glen-moor 3 gray",
    "wold-crag 3 gray",
    "dune-kelp 6 gray",
    "bay-tor 1 gray",
    tickets=[
        *("quay-isle 3", "isle-quay 3", "glen-moor 6", "moor-glen 4", "crag-wold 3"),
        *("bay-tor 12", "bay-tor-2 6", "tor-bay 16", "quay-crag 30", "kelp-fort 60"),
    ],
    pieces=45,
)


def tied(*, stations: str = "", **said: tuple[str, str]) -> Table:
    """Players with their routes and tickets. ann and bob are equal in points; `stations` is where ann has built."""
    claimed = {route: name for name, (routes, _) in said.items() for route in routes.split()}
    tickets = {name: kept for name, (_, kept) in said.items()}
    seated = dict.fromkeys(said, "")
    table = Table(BOARD, seated=seated, claimed=claimed, tickets=tickets, stations={"ann": stations})
    assert table.result.totals[0] == table.result.totals[1] == max(table.result.totals), table.result.totals
    return table


def tally(table: Table, name: str) -> tuple[int, ...]:
    return table.result.tallies[name][:2]


class TestMostPoints:
    def test_most_points_win_whatever_else(self) -> None:
        """bob has two tickets, all stations and the bonus, and a point less."""
        claimed = {"bay-tor": "ann", "quay-isle": "bob"}
        tickets = {"ann": "tor-bay", "bob": "quay-isle"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, stations={"ann": "bay"}, tickets=tickets)
        assert table.result.totals == (1 + 16 + 8, 4 + 10 + 12 + 3)
        assert table.winners == ["bob"]


class TestMoreCompletedTickets:
    def test_they_break_a_tie_before_stations_do(self) -> None:
        """ann has two tickets of 3, and has built a station; bob has one of 6 and has not."""
        table = tied(
            ann=("quay-isle cape-fort", "quay-isle isle-quay"),
            bob=("glen-moor", "glen-moor"),
            stations="bay",
        )
        assert table.result.totals == (8 + 10 + 8 + 6, 4 + 10 + 12 + 6)
        assert (tally(table, "tickets_completed"), tally(table, "stations_left")) == ((2, 1), (2, 3))
        assert table.places() == [1, 2]

    def test_those_that_a_station_completes_count(self) -> None:
        """cat's route lends ann her second ticket."""
        table = tied(
            ann=("glen-moor", "moor-glen crag-wold"),
            bob=("quay-isle", "quay-isle"),
            cat=("wold-crag", "quay-crag"),
            stations="wold",
        )
        assert table.loans("ann") == {"wold": "wold-crag"}
        assert tally(table, "tickets_completed") == (2, 1)
        assert table.places() == [1, 2, 3]


class TestFewerStations:
    def test_they_break_a_tie_of_points_and_tickets(self) -> None:
        table = tied(ann=("quay-isle cape-fort", ""), bob=("glen-moor", ""), stations="bay")
        assert table.result.totals == (8 + 10 + 8, 4 + 10 + 12)
        assert (tally(table, "tickets_completed"), tally(table, "stations_left")) == ((0, 0), (2, 3))
        assert table.places() == [2, 1]

    def test_before_the_express_does(self) -> None:
        """ann holds it, and has built a station."""
        table = tied(ann=("quay-isle", "quay-isle"), bob=("bay-tor", "bay-tor"), stations="fort")
        assert table.result.totals == (4 + 10 + 8 + 3, 1 + 12 + 12)
        assert (tally(table, "stations_left"), tally(table, "longest_path_bonus")) == ((2, 3), (1, 0))
        assert table.places() == [2, 1]


class TestTheExpress:
    def test_its_holder_wins_when_all_else_is_equal(self) -> None:
        table = tied(ann=("quay-isle", "quay-isle"), bob=("bay-tor", "tor-bay"))
        assert table.result.totals == (4 + 10 + 12 + 3, 1 + 12 + 16)
        assert (tally(table, "tickets_completed"), tally(table, "stations_left")) == ((1, 1), (3, 3))
        assert table.places() == [1, 2]

    def test_a_longer_path_without_it_does_not(self) -> None:
        """cat holds it. ann's path is longer than bob's, and that is of no account here: they share the victory."""
        table = tied(
            ann=("quay-isle", "quay-isle"),
            bob=("bay-tor", "bay-tor-2"),
            cat=("dune-kelp", "kelp-fort"),
        )
        assert table.result.totals == (4 + 12 + 3, 1 + 12 + 6, 15 + 10 + 12 - 60)
        assert (tally(table, "longest_path"), tally(table, "longest_path_bonus")) == ((3, 1), (0, 0))
        assert table.places() == [1, 1, 3]
        assert table.winners == ["ann", "bob"]

    def test_two_who_hold_it_share_the_victory(self) -> None:
        table = tied(ann=("quay-isle", "isle-quay"), bob=("wold-crag", "crag-wold"))
        assert table.result.totals == (4 + 10 + 12 + 3, 4 + 10 + 12 + 3)
        assert table.places() == [1, 1]

    def test_nobody_holds_it_where_nobody_has_a_route(self) -> None:
        table = tied(ann=("", ""), bob=("", ""))
        assert tally(table, "longest_path_bonus") == (0, 0)
        assert table.result.totals == (12, 12)
        assert table.places() == [1, 1]
