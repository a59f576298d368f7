"""London, sections "Districts" and "End of the game and final scoring": the points of districts (R45)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.assemble import BadGameFile, assemble, parse
from engine.parts.districts import Districts, connected
from tests.rulebook.london.map import NAMES, london, raw_small, small
from tests.table import Table

BOARD = small(
    "quay-isle 1 gray",
    "isle-cape 1 gray",
    "quay-cape-1 2 gray",
    "quay-cape-2 2 gray",
    "cape-fort 1 gray",
    "fort-glen 1 gray",
    "glen-quay 1 gray",
    "glen-moor 1 gray",
    "quay-wold 1 gray",
    districts={3: "quay isle cape", 2: "fort glen", 5: "moor wold"},
)


def districts(table: Table, name: str) -> list[int]:
    """The numbers of the districts that the player scores."""
    lines = [line for line in table.result.of(table.seat(name)) if line.code == "district"]
    assert [line.points for line in lines] == [line.facts["district"] for line in lines]
    return sorted(line.points for line in lines)


def owning(**routes: str) -> Table:
    """Players with the routes that are named for them."""
    claimed = {route: name for name, own in routes.items() for route in own.split()}
    return Table(BOARD, seated=dict.fromkeys((*routes, *(n for n in NAMES if n not in routes)), ""), claimed=claimed)


class TestAllPlacesInOneNetwork:
    def test_a_district_scores_its_number(self) -> None:
        table = owning(ann="quay-isle isle-cape")
        assert districts(table, "ann") == [3]
        assert table.line("ann", "district") == {"points": 3, "district": 3, "cities": ("quay", "isle", "cape")}

    @pytest.mark.parametrize("own", ["quay-isle quay-cape-1", "isle-cape quay-cape-2", "isle-cape quay-isle"])
    def test_in_any_order(self, own: str) -> None:
        assert districts(owning(ann=own), "ann") == [3]

    @pytest.mark.parametrize("own", ["quay-isle", "isle-cape", "quay-cape-1", ""])
    def test_with_a_place_missing_it_scores_nothing(self, own: str) -> None:
        table = owning(ann=own)
        assert districts(table, "ann") == []

    def test_places_in_two_networks_that_do_not_meet_are_not_connected(self) -> None:
        """quay with isle, cape with fort: each place has a route, and there are two networks."""
        assert districts(owning(ann="quay-isle cape-fort"), "ann") == []

    def test_touching_every_place_is_not_enough(self) -> None:
        """fort and glen both have a route, each leading out of the district."""
        assert districts(owning(ann="cape-fort glen-quay"), "ann") == []

    def test_more_than_needed_is_no_harm_and_counts_once(self) -> None:
        assert districts(owning(ann="quay-isle isle-cape quay-cape-1"), "ann") == [3]

    def test_routes_from_district_to_district_bring_nothing(self) -> None:
        assert districts(owning(ann="cape-fort glen-moor"), "ann") == []


class TestTheWayMayLeaveTheDistrict:
    def test_through_another_one(self) -> None:
        """moor and wold have no route to each other: the way leads through glen and quay."""
        assert districts(owning(ann="glen-moor glen-quay quay-wold"), "ann") == [5]

    def test_all_round_the_board(self) -> None:
        """isle to quay, then glen, fort, cape: the third place of the district is reached from outside."""
        table = owning(ann="quay-isle glen-quay fort-glen cape-fort")
        assert districts(table, "ann") == [2, 3]

    def test_one_network_may_complete_several(self) -> None:
        table = owning(ann="quay-isle isle-cape glen-quay fort-glen glen-moor quay-wold")
        assert districts(table, "ann") == [2, 3, 5]
        assert table.total("ann") == 6 + 2 + 3 + 5

    def test_but_only_over_ones_own_routes(self) -> None:
        table = owning(ann="quay-isle", bob="isle-cape")
        assert (districts(table, "ann"), districts(table, "bob")) == ([], [])


class TestSeveralPlayers:
    def test_may_score_the_same_one_each_in_full(self) -> None:
        table = owning(ann="quay-isle quay-cape-1", bob="isle-cape quay-cape-2", cat="fort-glen")
        assert [districts(table, name) for name in NAMES] == [[3], [3], [2], []]
        assert table.total("ann") == 1 + 2 + 3
        assert table.total("bob") == 1 + 2 + 3

    def test_who_has_no_routes_has_no_districts(self) -> None:
        table = owning(ann="")
        assert [districts(table, name) for name in NAMES] == [[], [], [], []]
        assert table.result.totals == (0, 0, 0, 0)


class TestWhenTheyCount:
    def test_not_before_the_end(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed={"fort-glen": "ann"})
        assert table.points("ann") == 1
        assert {line.code for line in table.view(None).result.lines} == {"routes"}

    def test_and_then_for_everybody_to_see(self) -> None:
        table = Table(BOARD, ann="", bob="", claimed={"fort-glen": "ann"})
        table.pass_("ann")
        table.pass_("bob")
        assert table.over
        assert table.points("ann") == 1 + 2
        assert [line.code for line in table.view(None).result.of(0)] == ["routes", "district"]

    def test_they_may_make_good_a_lost_ticket_and_decide_the_game(self) -> None:
        board = small("quay-isle 1 gray", "cape-fort 2 gray", districts={2: "quay isle"}, tickets=["quay-cape 1"])
        claimed = {"quay-isle": "ann", "cape-fort": "bob"}
        table = Table(board, ann="", bob="", claimed=claimed, tickets={"ann": "quay-cape"})
        assert table.result.totals == (1 - 1 + 2, 2)
        assert table.places("ann", "bob") == [1, 1]

    @pytest.mark.parametrize("viewer", [None, "ann", "bob"])
    def test_what_is_connected_already_is_no_secret(self, viewer: str | None) -> None:
        table = owning(ann="quay-isle isle-cape fort-glen", bob="cape-fort")
        assert connected(table.view(viewer), 0) == {2, 3}
        assert connected(table.view(viewer), 1) == frozenset()


class TestTheRealMap:
    """Each of its five districts, from one place short to complete."""

    @pytest.mark.parametrize(
        ("number", "routes"),
        [
            (1, ["british_museum-covent_garden-2"]),
            (2, ["buckingham_palace-big_ben", "trafalgar_square-big_ben", "piccadilly_circus-trafalgar_square-1"]),
            (3, ["waterloo-globe_theatre", "globe_theatre-elephant_castle"]),
            (4, ["charterhouse-st_pauls", "st_pauls-brick_lane", "brick_lane-tower_of_london"]),
            (5, ["baker_street-hyde_park", "regents_park-baker_street", "regents_park-kings_cross"]),
        ],
    )
    def test_each_can_be_connected_within_itself(self, number: int, routes: list[str]) -> None:
        for missing in (*routes, None):
            own = [route for route in routes if route != missing]
            table = Table(london(), ann="", bob="", claimed=dict.fromkeys(own, "ann"))
            assert districts(table, "ann") == ([number] if missing is None else [])

    def test_three_of_them_with_one_network_through_the_centre(self) -> None:
        network = (
            "british_museum-covent_garden-1 covent_garden-trafalgar_square-1 trafalgar_square-big_ben "
            "piccadilly_circus-trafalgar_square-2 buckingham_palace-big_ben big_ben-waterloo waterloo-globe_theatre "
            "waterloo-elephant_castle"
        )
        table = Table(london(), ann="", bob="", claimed=dict.fromkeys(network.split(), "ann"))
        assert districts(table, "ann") == [1, 2, 3]


def mistakes(raw: dict[str, Any]) -> list[str]:
    with pytest.raises(BadGameFile) as bad:
        assemble(parse(raw))
    return list(bad.value.mistakes)


class TestMistakesInAFile:
    """Each is reported with its place, all of them at once."""

    ROUTES = ("quay-isle 1 gray", "isle-cape 1 gray", "cape-fort 1 gray")

    @pytest.mark.parametrize(
        ("districts", "place", "word"),
        [
            ({1: "quay atlantis"}, "districts.1", "'atlantis'"),
            ({1: "quay"}, "districts.1", "two places"),
            ({1: ""}, "districts.1", "two places"),
            ({1: "quay isle", 2: "isle cape"}, "districts.2", "district 1"),
            ({1: "quay isle isle"}, "districts.1", "'isle'"),
            ({0: "quay isle"}, "districts.0", "one point"),
            ({-2: "quay isle"}, "districts.-2", "one point"),
        ],
    )
    def test_a_district_that_cannot_be(self, districts: dict[int, str], place: str, word: str) -> None:
        (found,) = mistakes(raw_small(*self.ROUTES, districts=districts))
        assert found.startswith(f"{place}: ")
        assert word in found

    def test_two_of_one_number(self) -> None:
        raw = raw_small(*self.ROUTES, districts={1: "quay isle", 2: "cape fort"})
        raw["districts"][1]["id"] = 1
        assert mistakes(raw) == ["districts: two districts have the same id"]

    @pytest.mark.parametrize("change", [{"id": "east"}, {"points": None}, {"cities": "quay"}, {"colour": "red"}])
    def test_a_field_that_does_not_fit(self, change: dict[str, Any]) -> None:
        raw = raw_small(*self.ROUTES)
        raw["districts"][0] |= change
        (found,) = mistakes(raw)
        assert found.startswith(f"districts.{raw['districts'][0]['id']}")

    def test_a_city_that_says_otherwise(self) -> None:
        raw = raw_small(*self.ROUTES, districts={1: "quay isle"})
        raw["cities"][0]["district"] = 1
        raw["cities"][1]["district"] = 2
        raw["cities"][2]["district"] = 1
        assert [mistake.split(":")[0] for mistake in mistakes(raw)] == ["cities.isle", "cities.cape"]

    def test_no_districts_at_all(self) -> None:
        raw = raw_small(*self.ROUTES)
        del raw["districts"]
        assert mistakes(raw) == ["districts: is missing"]

    def test_cities_need_not_say_where_they_are(self) -> None:
        assert list(assemble(parse(raw_small(*self.ROUTES))).part(Districts).districts) == [1]
