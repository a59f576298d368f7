"""Parallel routes: three of them, and those of different length or kind; how many can be claimed (R8, R64, R65)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.assemble import parse
from engine.parts.routes import ClaimRoute
from tests.boards import numbers_of, raw_board
from tests.table import Table, refused

NAMES = ("ann", "bob", "cat", "dan")
THREE = ("quay-isle-1 1 red", "quay-isle-2 1 blue", "quay-isle-3 1 gray", "isle-cape 1 gray")
UNEQUAL = ("quay-isle-1 1 red", "quay-isle-2 2 blue", "isle-cape 1 gray")


def table(seats: int, *routes: str, **numbers: Any) -> Table:
    """So many players with any cards, on a board where doubles close for 2 players and triples for 3."""
    raw = raw_board(*routes)
    numbers_of(raw, "routes").update(twins_close_up_to=2, triples_close_up_to=3, **numbers)
    return Table(parse(raw), deck="green", seated=dict.fromkeys(NAMES[:seats], "red blue blue loco"))


def routes(table: Table, name: str) -> set[str]:
    return {action.route for action in table.offers(name) if isinstance(action, ClaimRoute)} - {"isle-cape"}


class TestThreeTracks:
    """R65."""

    def test_two_players_claim_one_of_them(self) -> None:
        played = table(2, *THREE)
        played.claim("ann", "quay-isle-1", pay="red")
        assert routes(played, "bob") == set()
        assert played.closed == {"quay-isle-2", "quay-isle-3"}
        with refused("twin_closed", route="quay-isle-2", open=1, tracks=3):
            played.claim("bob", "quay-isle-2", pay="blue")

    def test_three_players_claim_two_of_them(self) -> None:
        played = table(3, *THREE)
        played.claim("ann", "quay-isle-1", pay="red")
        assert routes(played, "bob") == {"quay-isle-2", "quay-isle-3"}
        assert played.closed == frozenset()
        played.claim("bob", "quay-isle-3", pay="loco")
        assert played.closed == {"quay-isle-2"}
        with refused("twin_closed", route="quay-isle-2", open=2, tracks=3):
            played.claim("cat", "quay-isle-2", pay="blue")

    def test_four_players_claim_all_of_them(self) -> None:
        played = table(4, *THREE)
        for name, route, pay in (("ann", 1, "red"), ("bob", 2, "blue"), ("cat", 3, "loco")):
            played.claim(name, f"quay-isle-{route}", pay=pay)
        assert [played.owner(f"quay-isle-{route}") for route in (1, 2, 3)] == ["ann", "bob", "cat"]
        assert routes(played, "dan") == set()

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_one_player_claims_one_of_them(self, seats: int) -> None:
        raw = table(seats, *THREE)
        played = Table(raw.rules, seated=dict.fromkeys(NAMES[:seats], "blue loco"), claimed={"quay-isle-1": "ann"})
        for route in ("quay-isle-2", "quay-isle-3"):
            with refused("own_twin", route=route):
                played.claim("ann", route, pay="loco")


class TestTwoLengths:
    """R64."""

    def test_are_a_double_route(self) -> None:
        played = table(2, *UNEQUAL)
        played.claim("ann", "quay-isle-2", pay="blue blue")
        assert played.closed == {"quay-isle-1"}
        played = table(4, *UNEQUAL)
        played.claim("ann", "quay-isle-1", pay="red")
        assert routes(played, "bob") == {"quay-isle-2"}

    def test_score_each_by_its_own_length(self) -> None:
        played = table(4, *UNEQUAL)
        played.claim("ann", "quay-isle-2", pay="blue blue")
        played.claim("bob", "quay-isle-1", pay="red")
        assert [played.points(name) for name in ("ann", "bob")] == [2, 1]

    def test_are_two_routes_where_the_map_says_so(self) -> None:
        played = table(2, *UNEQUAL, unequal_apart=True)
        played.claim("ann", "quay-isle-2", pay="blue blue")
        assert played.closed == frozenset()
        assert routes(played, "bob") == {"quay-isle-1"}
        played.claim("bob", "isle-cape", pay="loco")
        played.claim("ann", "quay-isle-1", pay="red")
        assert played.owner("quay-isle-1") == played.owner("quay-isle-2") == "ann"

    def test_equal_ones_are_a_double_route_there_too(self) -> None:
        played = table(2, *THREE, unequal_apart=True)
        played.claim("ann", "quay-isle-1", pay="red")
        assert played.closed == {"quay-isle-2", "quay-isle-3"}
