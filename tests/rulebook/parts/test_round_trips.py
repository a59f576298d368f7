"""Round trips: tickets whose cities two ways of own routes connect, which share no route (R63)."""

from __future__ import annotations

import pytest

from engine.board.network import two_ways
from tests.boards import with_parts
from tests.table import Table

TRIPS = {"part": "round_trips", "points": [5, 10, 20]}
RING = ("quay-isle 1 gray", "isle-cape 1 gray", "cape-fort 1 gray", "fort-quay 1 gray", "fort-glen 1 gray")
EIGHT = ("glen-moor 1 gray", "moor-fort 1 gray", "moor-wold 1 gray")
TICKETS = ("quay-cape 4", "isle-fort 3", "quay-glen 5", "isle-moor 6", "quay-wold 7")
BOARD = with_parts(TRIPS, *RING, *EIGHT, tickets=TICKETS)
WHOLE = [route.split()[0] for route in (*RING, *EIGHT)]


def points(tickets: str, routes: list[str] = WHOLE, bob: str = "") -> list[int]:
    """What round trips bring to Ann with these tickets and routes, and to Bob with his."""
    table = Table(BOARD, ann="", bob="", claimed=dict.fromkeys(routes, "ann"), tickets={"ann": tickets, "bob": bob})
    lines = [line for line in table.result.lines if line.code == "round_trips"]
    assert all(line.seat == 0 for line in lines)
    return [line.points for line in lines]


def test_two_separate_ways_make_a_round_trip() -> None:
    assert points("quay-cape") == [5]
    assert points("quay-cape", WHOLE[1:]) == []


def test_the_ways_may_meet_in_a_city() -> None:
    """Both pass the fort, where two rings meet."""
    assert points("isle-moor") == [5]


def test_the_ways_share_no_route() -> None:
    """Only one route leads to the wold."""
    assert points("quay-wold") == []


def test_more_of_them_bring_more_up_to_the_last_number() -> None:
    assert points("quay-cape isle-fort") == [10]
    assert points("quay-cape isle-fort quay-glen") == [20]
    assert points("quay-cape isle-fort quay-glen isle-moor quay-wold") == [20]


def test_others_routes_and_tickets_count_for_nobody_else() -> None:
    assert points("", bob="quay-cape") == []


def test_the_ticket_itself_scores_as_ever() -> None:
    table = Table(BOARD, ann="", bob="", claimed=dict.fromkeys(WHOLE, "ann"), tickets={"ann": "quay-cape"})
    assert table.line("ann", "ticket")["points"] == 4


@pytest.mark.parametrize(
    ("links", "two"),
    [
        ("ab", False),
        ("ab ab", True),
        ("ab bd ac cd", True),
        ("ab bc cd", False),
        ("ab bc ac cd ce de", True),  # through c twice
        ("as sb at tb st", True),
        ("ax xy yd ay xd", True),  # the shortest path may be the wrong first one
    ],
)
def test_two_ways_in_a_graph(links: str, two: bool) -> None:
    pairs = [(pair[0], pair[1]) for pair in links.split()]
    far = "b" if links in ("ab", "ab ab") or "sb" in links else "d"
    assert two_ways(pairs, "a", far) is two
    assert two_ways(pairs, far, "a") is two
