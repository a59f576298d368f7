"""USA, section "Counting points": who wins, and what breaks a tie (R13)."""

from __future__ import annotations

from engine.core.score import ScoreLine, rank
from tests.boards import board
from tests.table import Table

BOARD = board(
    "quay-isle 1 gray",
    "isle-cape 1 gray",
    "cape-fort 1 gray",
    "glen-moor 2 gray",
    "moor-wold 2 gray",
    "crag-dune 2 gray",
    "dune-kelp 2 gray",
    "reef-mole 1 gray",
    "mole-bay 1 gray",
    tickets=[
        "quay-isle 3",
        "isle-cape 3",
        "glen-moor 6",
        "crag-dune 6",
        "cape-fort 2",
        "moor-wold 5",
        "quay-bay 1",
        "reef-mole 17",
    ],
    pieces=45,
)


class TestMostPoints:
    def test_most_points_win(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="", claimed={"glen-moor": "bob", "quay-isle": "cat"})
        assert table.winners == ["bob"]
        assert table.places() == [3, 1, 2]

    def test_more_tickets_do_not_beat_more_points(self) -> None:
        claimed = {"glen-moor": "ann", "moor-wold": "ann", "quay-isle": "bob"}
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"bob": "quay-isle"})
        assert table.result.totals == (2 + 2 + 10, 1 + 3)
        assert table.winners == ["ann"]


class TestMoreCompletedTickets:
    def test_they_break_a_tie(self) -> None:
        """Two tickets of 3 beat one of 6, with all else equal."""
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed={"quay-isle": "ann", "isle-cape": "ann", "glen-moor": "bob"},
            tickets={"ann": "quay-isle isle-cape", "bob": "glen-moor"},
        )
        assert table.result.totals == (2 + 10 + 6, 2 + 10 + 6)
        assert table.result.tallies["longest_path"] == (2, 2)
        assert table.winners == ["ann"]
        assert table.places() == [1, 2]

    def test_tickets_that_are_not_complete_do_not(self) -> None:
        """Both have completed one; that ann holds a lost one too, made good by a route, is of no account."""
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed={"glen-moor": "ann", "crag-dune": "bob", "reef-mole": "ann"},
            tickets={"ann": "glen-moor quay-bay", "bob": "crag-dune"},
        )
        assert table.result.totals == (2 + 10 + 6 + 1 - 1, 2 + 10 + 6)
        assert table.result.tallies["tickets_completed"] == (1, 1)
        assert table.winners == ["ann", "bob"]

    def test_they_come_before_the_longer_path(self) -> None:
        """bob's path is longer; ann's tickets are more."""
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed={"quay-isle": "ann", "isle-cape": "ann", "reef-mole": "ann", "crag-dune": "bob", "mole-bay": "bob"},
            tickets={"ann": "quay-isle isle-cape", "bob": "crag-dune"},
        )
        assert table.result.totals[0] == table.result.totals[1]
        assert table.winners == ["ann"]


class TestLongerPath:
    def test_it_breaks_a_tie_of_points_and_tickets(self) -> None:
        """ann has the bonus; bob makes up for it with a ticket of 17, one ticket each."""
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed={"glen-moor": "ann", "reef-mole": "bob"},
            tickets={"ann": "glen-moor", "bob": "reef-mole"},
        )
        assert table.result.totals == (2 + 10 + 6, 1 + 17)
        assert table.result.tallies["tickets_completed"] == (1, 1)
        assert table.result.tallies["longest_path"] == (2, 1)
        assert table.winners == ["ann"]

    def test_for_the_lower_places_too(self) -> None:
        claimed = {"quay-isle": "ann", "reef-mole": "ann", "glen-moor": "bob", "crag-dune": "cat", "dune-kelp": "cat"}
        table = Table(BOARD, ann="", bob="", cat="", claimed=claimed)
        assert table.result.totals == (2, 2, 14)
        assert table.result.tallies["longest_path"] == (1, 2, 4)
        assert table.places() == [3, 2, 1]


class TestSharedVictory:
    def test_what_is_still_equal_is_shared(self) -> None:
        table = Table(
            BOARD,
            ann="",
            bob="",
            cat="",
            claimed={"glen-moor": "ann", "crag-dune": "cat"},
            tickets={"ann": "glen-moor", "cat": "crag-dune"},
        )
        assert table.winners == ["ann", "cat"]
        assert table.places() == [1, 3, 1]

    def test_nobody_did_anything(self) -> None:
        table = Table(BOARD, ann="", bob="", cat="", dan="", eve="")
        assert table.places() == [1, 1, 1, 1, 1]


class TestRanking:
    """The sums themselves, without a board."""

    LINES = tuple(ScoreLine(seat, "routes", points) for seat, points in enumerate((20, 20, 20, 20, 7)))

    def test_tie_breaks_are_asked_in_their_order(self) -> None:
        tallies = {"tickets_completed": (1, 2, 2, 2, 9), "longest_path": (30, 5, 6, 6, 40)}
        result = rank(5, self.LINES, tallies, ["tickets_completed", "longest_path"])
        assert result.places == (4, 3, 1, 1, 5)
        assert result.winners == (2, 3)

    def test_tallies_that_break_no_tie_here_are_shown_and_not_asked(self) -> None:
        result = rank(5, self.LINES, {"longest_path": (1, 2, 3, 4, 5)}, [])
        assert result.places == (1, 1, 1, 1, 5)
        assert result.tallies["longest_path"] == (1, 2, 3, 4, 5)
