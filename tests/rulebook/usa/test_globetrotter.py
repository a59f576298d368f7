"""USA 1910: the Globetrotter, a bonus for the most completed tickets (R60), on any board that names it."""

from __future__ import annotations

from engine.assemble import parse
from tests.boards import raw_ferry_board, with_parts
from tests.table import Table

ROUTES = ("quay-isle 1 gray", "isle-cape 1 gray", "cape-fort 1 gray", "glen-moor 6 gray")
TICKETS = ("quay-isle 1", "isle-cape 1", "cape-fort 1", "glen-moor 20", "quay-cape 2", "quay-moor 9")
BONUS = {"part": "globetrotter", "points": 15}

BOARD = with_parts(BONUS, *ROUTES, tickets=TICKETS)
SHORT = {"quay-isle": "ann", "isle-cape": "ann", "glen-moor": "bob"}


def bonus(table: Table, name: str) -> tuple[object, object]:
    """How many tickets the player completed, and what the Globetrotter brings for them."""
    line = table.line(name, "globetrotter")
    return line["completed"], line["points"]


class TestTheMostCompletedTickets:
    def test_bring_fifteen_points(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed=SHORT, tickets={"ann": "quay-isle isle-cape", "bob": "glen-moor"})
        assert (bonus(table, "ann"), bonus(table, "bob")) == ((2, 15), (1, 0))
        assert table.total("ann") == 2 + 2 + 15
        assert table.total("bob") == 15 + 20 + 10  # the longest path is beside it

    def test_are_counted_whatever_they_are_worth(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed=SHORT, tickets={"ann": "quay-isle quay-cape", "bob": "glen-moor"})
        assert bonus(table, "ann") == (2, 15)

    def test_that_were_not_completed_count_for_nobody(self) -> None:
        tickets = {"ann": "quay-isle", "bob": "glen-moor quay-moor cape-fort"}
        table = Table(BOARD, ann="", bob="", cat="", claimed=SHORT, tickets=tickets)
        assert (bonus(table, "ann"), bonus(table, "bob"), bonus(table, "cat")) == ((1, 15), (1, 15), (0, 0))


class TestATie:
    def test_brings_the_bonus_to_everyone(self) -> None:
        """R60."""
        table = Table(BOARD, ann="", bob="", cat="", claimed=SHORT, tickets={"ann": "quay-cape", "bob": "glen-moor"})
        assert (bonus(table, "ann"), bonus(table, "bob"), bonus(table, "cat")) == ((1, 15), (1, 15), (0, 0))

    def test_at_no_ticket_brings_it_to_nobody(self) -> None:
        """R60."""
        table = Table(BOARD, ann="", bob="", claimed=SHORT, tickets={"ann": "cape-fort", "bob": "quay-moor"})
        assert (bonus(table, "ann"), bonus(table, "bob")) == ((0, 0), (0, 0))


class TestWithOtherRules:
    def test_a_route_that_a_station_uses_completes_a_ticket_here_too(self) -> None:
        raw = raw_ferry_board(*ROUTES, tickets=TICKETS)
        board = parse({**raw, "parts": [*raw["parts"], BONUS]})
        table = Table(board, ann="", bob="", claimed=SHORT, stations={"bob": "quay"}, tickets={"bob": "quay-isle"})
        assert bonus(table, "bob") == (1, 15)

    def test_nobody_knows_it_before_the_end(self) -> None:
        """It hangs on what the others keep secret, so not even one's own points say it."""
        table = Table(BOARD, ann="", bob="", claimed=SHORT, tickets={"ann": "quay-isle", "bob": "quay-moor"})
        for name in ("ann", "bob", None):
            view = table.view(name)
            lines = (*view.standing, *view.standing_of_all, *view.result.lines)
            assert "globetrotter" not in {line.code for line in lines}
