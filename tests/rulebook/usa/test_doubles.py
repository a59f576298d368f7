"""USA, section "Building a railway": double routes (R8)."""

from __future__ import annotations

import pytest

from engine.parts.routes import ClaimRoute
from tests.boards import board
from tests.table import Table, refused

TWIN = board("quay-isle-1 2 red", "quay-isle-2 2 blue", "isle-cape 1 gray")
GRAY = board("quay-isle-1 1 gray", "quay-isle-2 1 gray", "isle-cape 1 gray")
NAMES = ("ann", "bob", "cat", "dan", "eve")


def seated(seats: int, hand: str = "red red blue blue") -> Table:
    return Table(TWIN, face_up="white white white white white", deck="green", seated=dict.fromkeys(NAMES[:seats], hand))


def routes(table: Table, name: str) -> set[str]:
    return {action.route for action in table.offers(name) if isinstance(action, ClaimRoute)}


@pytest.mark.parametrize("seats", [2, 3])
class TestFewPlayers:
    """The important remark: with 2 or 3 players one track closes the other."""

    def test_either_track_may_be_claimed(self, seats: int) -> None:
        assert routes(seated(seats), "ann") == {"quay-isle-1", "quay-isle-2", "isle-cape"}
        for route, pay in (("quay-isle-1", "red red"), ("quay-isle-2", "blue blue")):
            table = seated(seats)
            table.claim("ann", route, pay=pay)
            assert table.owner(route) == "ann"

    @pytest.mark.parametrize(("taken", "other"), [("1", "2"), ("2", "1")])
    def test_the_other_closes_for_everybody_else(self, seats: int, taken: str, other: str) -> None:
        pays = {"1": "red red", "2": "blue blue"}
        table = seated(seats)
        table.claim("ann", f"quay-isle-{taken}", pay=pays[taken])
        with refused("twin_closed", route=f"quay-isle-{other}"):
            table.claim("bob", f"quay-isle-{other}", pay=pays[other])
        assert routes(table, "bob") == {"isle-cape"}
        assert table.closed == {f"quay-isle-{other}"}

    def test_and_for_the_owner(self, seats: int) -> None:
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "blue blue"), claimed={"quay-isle-1": "ann"})
        with refused("own_twin", route="quay-isle-2"):
            table.claim("ann", "quay-isle-2", pay="blue blue")
        assert table.closed == {"quay-isle-2"}

    def test_nothing_is_closed_before(self, seats: int) -> None:
        assert seated(seats).closed == frozenset()


@pytest.mark.parametrize("seats", [4, 5])
class TestManyPlayers:
    def test_another_player_may_claim_the_other_track(self, seats: int) -> None:
        table = seated(seats)
        table.claim("ann", "quay-isle-1", pay="red red")
        assert routes(table, "bob") == {"quay-isle-2", "isle-cape"}
        table.claim("bob", "quay-isle-2", pay="blue blue")
        assert (table.owner("quay-isle-1"), table.owner("quay-isle-2")) == ("ann", "bob")

    def test_one_player_never_owns_both(self, seats: int) -> None:
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "blue blue"), claimed={"quay-isle-1": "ann"})
        with refused("own_twin", route="quay-isle-2"):
            table.claim("ann", "quay-isle-2", pay="blue blue")
        assert routes(table, "ann") == {"isle-cape"}

    def test_a_half_taken_double_is_closed_for_nobody_else(self, seats: int) -> None:
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "blue blue"), claimed={"quay-isle-1": "ann"})
        assert table.closed == frozenset()

    def test_with_both_taken_a_third_gets_neither(self, seats: int) -> None:
        claimed = {"quay-isle-1": "ann", "quay-isle-2": "bob"}
        table = Table(TWIN, seated=dict.fromkeys(NAMES[:seats], "red red blue blue"), claimed=claimed, turn="cat")
        assert routes(table, "cat") == {"isle-cape"}
        for route, owner in (("quay-isle-1", 0), ("quay-isle-2", 1)):
            with refused("route_taken", route=route, owner=owner):
                table.claim("cat", route, pay="red red")
        assert table.closed == frozenset()


class TestAllDoubles:
    @pytest.mark.parametrize(("seats", "free"), [(2, 0), (3, 0), (4, 1), (5, 1)])
    def test_gray_twins_follow_the_same_rule(self, seats: int, free: int) -> None:
        table = Table(GRAY, seated=dict.fromkeys(NAMES[:seats], "red loco"))
        table.claim("ann", "quay-isle-2", pay="red")
        assert ("quay-isle-1" in routes(table, "bob")) == bool(free)

    def test_a_single_route_closes_nothing(self) -> None:
        table = seated(2, "green green")
        table.claim("ann", "isle-cape", pay="green")
        assert table.closed == frozenset()
