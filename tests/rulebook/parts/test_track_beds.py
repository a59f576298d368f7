"""Track beds: routes get a color when a player who has drawn cards lays a track on them (R71)."""

from __future__ import annotations

import json
from typing import Any

from engine.assemble import GameFile, parse
from engine.parts.routes import ClaimRoute, RoutesSeen
from engine.parts.track_beds import LayTrack, TrackBedsSeen
from tests.boards import raw_board
from tests.table import Table, event_names, refused

ROUTES = ("quay-isle 3 gray", "isle-cape 2 gray", "cape-fort 1 red", "quay-fort 2 gray")


def board(tracks: dict[str, int]) -> GameFile:
    """Isle - Cape and Quay - Fort cross; Cape - Fort has a color of its own."""
    raw: dict[str, Any] = raw_board(*ROUTES, colors=("red", "blue"))
    for number in (0, 1, 3):
        raw["routes"][number]["bed"] = True
    raw["routes"][1]["crosses"] = ["quay-fort"]
    raw["parts"] = [*raw["parts"], {"part": "track_beds", "tracks": tracks}]
    return parse(json.loads(json.dumps(raw)))


BOARD = board({"2": 1, "3": 1})


def laid(table: Table) -> dict[str, str]:
    return dict(table.view(None).seen(TrackBedsSeen).laid)


def drawn(**more: Any) -> Table:
    """Ann has drawn her two cards."""
    table = Table(BOARD, face_up="red red red red red", **{"ann": "", "bob": "", "deck": "red red red", **more})
    table.draw("ann")
    table.draw("ann")
    return table


def test_after_two_cards_the_player_lays_a_track_and_then_the_turn_ends() -> None:
    table = drawn()
    assert (table.on_turn, table.waiting) == ("ann", ["ann"])
    with refused("finish_track_beds"):
        table.draw("ann")
    every = {(route, color) for route in ("quay-isle", "isle-cape", "quay-fort") for color in ("red", "blue")}
    assert {(one.route, one.color) for one in table.offers("ann") if isinstance(one, LayTrack)} == every
    table.do(LayTrack(0, "quay-isle", "blue"))
    assert (laid(table), table.on_turn) == ({"quay-isle": "blue"}, "bob")


def test_a_face_up_locomotive_is_followed_by_a_track_too() -> None:
    table = Table(BOARD, ann="", bob="", face_up="loco red red red red", deck="blue blue")
    table.draw("ann", "loco")
    assert table.on_turn == "ann" and table.may("ann", LayTrack)


def test_a_bed_without_a_track_cannot_be_claimed() -> None:
    table = Table(BOARD, ann="blue blue blue", bob="", deck="red")
    with refused("no_track_yet", route="quay-isle"):
        table.claim("ann", "quay-isle", pay="blue blue blue")
    assert not table.may("ann", ClaimRoute)


def test_anyone_claims_it_with_cards_of_the_tracks_color() -> None:
    table = drawn(bob="blue blue loco red red red")
    table.do(LayTrack(0, "quay-isle", "blue"))
    with refused("payment_color", needed="blue", offered="red"):
        table.claim("bob", "quay-isle", pay="red red red")
    table.claim("bob", "quay-isle", pay="blue blue loco")
    assert table.owner("quay-isle") == "bob"


def test_a_claimed_route_gives_its_track_back() -> None:
    table = drawn(bob="blue blue blue")
    table.do(LayTrack(0, "isle-cape", "blue"))
    assert ("quay-isle", "blue") in table.game.rules.parts[-1].options(table.game)  # type: ignore[attr-defined]
    table.claim("bob", "isle-cape", pay="blue blue")
    assert laid(table) == {}


def test_each_color_has_so_many_tracks_of_a_length() -> None:
    """Of two spaces there is one red track and one blue one."""
    raw = board({"2": 1, "3": 1})
    raw.sections["routes"][1]["crosses"] = []  # type: ignore[index]
    table = Table(raw, ann="", bob="", face_up="red red red red red", deck="red red red red red")
    for name, color in (("ann", "red"), ("bob", "blue")):
        table.draw(name)
        table.draw(name)
        with_color = {one.color for one in table.offers(name) if isinstance(one, LayTrack) and one.route == "quay-fort"}
        assert color in with_color and (name == "ann" or "red" not in with_color)
        table.do(LayTrack(table.seat(name), "isle-cape" if name == "ann" else "quay-fort", color))


def test_a_track_closes_the_beds_that_it_crosses() -> None:
    """R71."""
    table = drawn(bob="blue blue")
    assert "RoutesClosed" in event_names(table.do(LayTrack(0, "isle-cape", "blue")))
    assert table.view(None).seen(RoutesSeen).closed == {"quay-fort"}
    with refused("route_closed", route="quay-fort"):
        table.claim("bob", "quay-fort", pay="blue blue")


def test_without_a_free_bed_the_turn_ends_at_once() -> None:
    table = Table(
        BOARD,
        ann="",
        bob="",
        face_up="red red red red red",
        deck="red red red",
        claimed={"quay-isle": "bob", "isle-cape": "bob", "quay-fort": "bob"},
    )
    table.draw("ann")
    table.draw("ann")
    assert table.on_turn == "bob"


def test_a_colored_route_needs_no_track() -> None:
    table = Table(BOARD, ann="red", bob="", deck="blue")
    table.claim("ann", "cape-fort", pay="red")
    assert table.owner("cape-fort") == "ann"
