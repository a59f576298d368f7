"""What a player sees before building: where one more station would complete an own ticket (R25)."""

from __future__ import annotations

from engine.parts.stations import completing_cities
from tests.boards import ferry_board
from tests.table import Table

BOARD = ferry_board(
    "quay-isle 2 red",
    "isle-cape 2 blue",
    "isle-fort 2 gray",
    "fort-glen 2 gray",
    tickets=["quay-cape 5", "quay-glen 9", "quay-isle 3"],
)
CLAIMED = {"quay-isle": "ann", "isle-cape": "bob", "isle-fort": "bob"}


def cities(ticket: str, viewer: str | None = "ann", stations: dict[str, str] | None = None) -> set[str]:
    table = Table(BOARD, ann="red", bob="", claimed=CLAIMED, stations=stations or {}, tickets={"ann": ticket})
    return set(completing_cities(table.view(viewer), ticket))


class TestCompleting:
    def test_both_ends_of_the_rivals_route_that_is_missing(self) -> None:
        assert cities("quay-cape") == {"isle", "cape"}

    def test_one_that_would_not_do_is_not_shown(self) -> None:
        """fort-glen is free: a station lends nothing that nobody has laid."""
        assert cities("quay-glen") == set()

    def test_nor_a_city_that_has_a_station(self) -> None:
        assert cities("quay-cape", stations={"bob": "isle"}) == {"cape"}

    def test_nor_any_when_no_station_is_left(self) -> None:
        assert cities("quay-cape", stations={"ann": "quay fort glen"}) == set()

    def test_nobody_but_a_player_sees_it(self) -> None:
        assert cities("quay-cape", viewer=None) == set()

    def test_building_there_completes_it(self) -> None:
        for city in ("isle", "cape"):
            table = Table(BOARD, ann="red", bob="", claimed=CLAIMED, stations={}, tickets={"ann": "quay-cape"})
            table.build("ann", city, pay="red")
            assert table.loans("ann") == {city: "isle-cape"}
            assert table.result.tallies["tickets_completed"] == (1, 0)
