"""USA, section "Counting points": ten points for the longest continuous path (R11)."""

from __future__ import annotations

from tests.boards import board
from tests.table import Table

LINE = board("quay-isle 2 red", "isle-cape 3 blue", "cape-fort 4 gray", "glen-moor 6 gray", "moor-wold 3 gray")
LOOPS = board(
    "quay-isle 2 red",
    "isle-cape 2 blue",
    "cape-quay 2 gray",
    "quay-fort 2 gray",
    "quay-glen 2 gray",
    "fort-glen 2 gray",
    "isle-moor 1 gray",
    "glen-wold 1 gray",
)


def path(table: Table, name: str) -> tuple[object, object, object]:
    line = table.line(name, "longest_path")
    return line["length"], line["points"], line["path"]


class TestTheBonus:
    def test_the_longest_path_brings_ten_points(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann", "isle-cape": "ann", "cape-fort": "bob"})
        assert path(table, "ann") == (5, 10, ("isle-cape", "quay-isle")) or path(table, "ann") == (
            5,
            10,
            ("quay-isle", "isle-cape"),
        )
        assert path(table, "bob") == (4, 0, ("cape-fort",))

    def test_it_is_counted_in_spaces_and_not_in_routes(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann", "isle-cape": "ann", "glen-moor": "bob"})
        assert path(table, "ann")[:2] == (5, 0)
        assert path(table, "bob")[:2] == (6, 10)

    def test_all_who_tie_for_it_get_it(self) -> None:
        claimed = {"quay-isle": "ann", "cape-fort": "ann", "isle-cape": "bob", "moor-wold": "cat"}
        table = Table(LINE, ann="", bob="", cat="", dan="", claimed={**claimed, "glen-moor": "dan"})
        assert [path(table, name)[1] for name in ("ann", "bob", "cat", "dan")] == [0, 0, 0, 10]
        table = Table(LINE, ann="", bob="", cat="", dan="", claimed={"isle-cape": "bob", "moor-wold": "cat"})
        assert [path(table, name)[1] for name in ("bob", "cat")] == [10, 10]

    def test_nobody_gets_it_when_nobody_has_a_route(self) -> None:
        table = Table(LINE, ann="", bob="")
        assert [line for line in table.result.lines if line.code == "longest_path"] == []
        assert table.result.totals == (0, 0)

    def test_who_has_no_route_gets_nothing(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann"})
        assert [line.seat for line in table.result.lines if line.code == "longest_path"] == [0]

    def test_other_players_routes_do_not_lengthen_it(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann", "cape-fort": "ann", "isle-cape": "bob"})
        assert path(table, "ann")[0] == 4

    def test_pieces_apart_are_not_added(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann", "glen-moor": "ann", "moor-wold": "ann"})
        assert path(table, "ann")[0] == 9

    def test_it_is_not_shown_before_the_end(self) -> None:
        table = Table(LINE, ann="", bob="", claimed={"quay-isle": "ann"})
        assert {line.code for line in table.view(None).result.lines} == {"routes"}


class TestLoops:
    """A path may visit a city again; it may not run over a route again."""

    def test_a_loop_counts_whole(self) -> None:
        table = Table(LOOPS, ann="", bob="", claimed=dict.fromkeys(("quay-isle", "isle-cape", "cape-quay"), "ann"))
        assert path(table, "ann")[:2] == (6, 10)

    def test_a_loop_with_a_tail(self) -> None:
        claimed = dict.fromkeys(("quay-isle", "isle-cape", "cape-quay", "isle-moor"), "ann")
        assert path(Table(LOOPS, ann="", bob="", claimed=claimed), "ann")[0] == 7

    def test_two_loops_that_share_a_city(self) -> None:
        eight = ("quay-isle", "isle-cape", "cape-quay", "quay-fort", "fort-glen", "quay-glen")
        table = Table(LOOPS, ann="", bob="", claimed=dict.fromkeys(eight, "ann"))
        assert path(table, "ann")[0] == 12

    def test_two_loops_with_a_tail_each_leave_one_tail_out(self) -> None:
        """Four cities have an odd number of routes, and a path has but two ends."""
        eight = ("quay-isle", "isle-cape", "cape-quay", "quay-fort", "fort-glen", "quay-glen", "isle-moor", "glen-wold")
        table = Table(LOOPS, ann="", bob="", claimed=dict.fromkeys(eight, "ann"))
        assert path(table, "ann")[0] == 13

    def test_of_three_branches_only_two_count(self) -> None:
        claimed = dict.fromkeys(("quay-isle", "quay-fort", "quay-glen"), "ann")
        assert path(Table(LOOPS, ann="", bob="", claimed=claimed), "ann")[0] == 4
