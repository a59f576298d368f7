"""The largest network: a bonus for the most cities in one network of own routes (R62)."""

from __future__ import annotations

from tests.boards import with_parts
from tests.table import Table

ROUTES = ("quay-isle 1 gray", "isle-cape 1 gray", "cape-quay 1 gray", "cape-fort 1 gray", "glen-moor 6 gray")
BOARD = with_parts({"part": "largest_network", "points": 10}, *ROUTES, "moor-wold 6 gray", "dune-reef 1 gray")


def bonus(table: Table, name: str) -> tuple[object, object]:
    """How many cities the player's network has, and what it brings."""
    line = table.line(name, "largest_network")
    return line["connected"], line["points"]


def table(**owners: str) -> Table:
    claimed = {route: name for name, routes in owners.items() for route in routes.split()}
    return Table(BOARD, ann="", bob="", cat="", claimed=claimed)


def test_the_most_cities_bring_the_bonus_however_long_the_routes_are() -> None:
    played = table(ann="quay-isle isle-cape cape-fort", bob="glen-moor moor-wold")
    assert (bonus(played, "ann"), bonus(played, "bob")) == ((4, 10), (3, 0))


def test_a_city_counts_once_on_a_ring() -> None:
    played = table(ann="quay-isle isle-cape cape-quay", bob="glen-moor moor-wold")
    assert (bonus(played, "ann"), bonus(played, "bob")) == ((3, 10), (3, 10))


def test_only_the_largest_of_several_networks_counts() -> None:
    assert bonus(table(ann="quay-isle dune-reef glen-moor moor-wold"), "ann") == (3, 10)


def test_without_a_route_there_is_no_bonus() -> None:
    """R62."""
    codes = [(line.seat, line.code) for line in table(ann="quay-isle").result.lines if line.code == "largest_network"]
    assert codes == [(0, "largest_network")]
    assert "largest_network" not in {line.code for line in table().result.lines}


def test_everybody_may_count_it_at_any_time() -> None:
    played = table(ann="quay-isle", bob="glen-moor moor-wold")
    found = {line.seat: line.points for line in played.view(None).standing_of_all if line.code == "largest_network"}
    assert found == {0: 0, 1: 10}
