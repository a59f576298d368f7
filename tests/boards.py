"""Small boards made of the real parts, for tests of one rule at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.assemble import GameFile, parse

COLORS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
POINTS = {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}


def raw_board(
    *routes: str,
    tickets: Sequence[str] = (),
    pieces: int = 20,
    per_color: int = 12,
    locomotives: int = 14,
    colors: Sequence[str] = COLORS,
    last_pieces: int = 2,
    seats: tuple[int, int] = (2, 5),
) -> dict[str, Any]:
    """A game file as JSON would give it, of routes `one-other 3 red` or `one-other-1 3 gray` and tickets `one-other 5`.

    The rules and their numbers are those of the USA, but for what is asked for here.
    """
    laid = [_route(route) for route in routes]
    cities = dict.fromkeys(city for route in laid for city in route["cities"])
    dealt = [_ticket(ticket) for ticket in tickets] or [
        {"id": "first", "cities": laid[0]["cities"], "points": 1, "set": "base"}
    ]
    return {
        "key": "small",
        "names": {"en": "Small"},
        "seats": list(seats),
        "parts": [
            {"part": "market", "face_up": 5, "clear_at": 3, "start_hand": 4},
            {"part": "routes", "pieces": pieces, "points": dict(POINTS), "twins_close_up_to": 3},
            {"part": "tickets", "sets": ["base"], "start": [{"deal": 3, "keep": 2}], "draw": {"deal": 3, "keep": 1}},
            {"part": "ticket_points"},
            {"part": "longest_path", "points": 10},
            {"part": "last_turns", "pieces": last_pieces, "turns_each": 1},
            {"part": "passing"},
            {"part": "ties", "by": ["tickets_completed", "longest_path"]},
        ],
        "variants": {"classic": {"names": {"en": "Classic"}}},
        "cards": {"per_color": per_color, "colors": list(colors), "locomotive": locomotives},
        "cities": [{"id": city, "names": {"en": city.title()}} for city in cities],
        "routes": laid,
        "tickets": dealt,
    }


def board(*routes: str, **numbers: Any) -> GameFile:
    """The same, parsed as the library parses a game file."""
    return parse(json.loads(json.dumps(raw_board(*routes, **numbers))))


def with_parts(part: Mapping[str, Any], *routes: str, **numbers: Any) -> GameFile:
    """The same with another rule, which comes after those of the USA."""
    raw = raw_board(*routes, **numbers)
    return parse(json.loads(json.dumps({**raw, "parts": [*raw["parts"], part]})))


def _route(said: str) -> dict[str, Any]:
    name, length, color = said.split()
    one, other = name.split("-")[:2]
    return {"id": name, "cities": [one, other], "length": int(length), "color": color, "kind": "train"}


def _ticket(said: str) -> dict[str, Any]:
    name, points = said.split()
    return {"id": name, "cities": name.split("-")[:2], "points": int(points), "set": "base"}


def numbers_of(raw: Mapping[str, Any], part: str) -> dict[str, Any]:
    """What a game file says to one part, to be changed in a test."""
    found: dict[str, Any] = next(said for said in raw["parts"] if said["part"] == part)
    return found


FERRY_POINTS = {"1": 1, "2": 2, "3": 4, "4": 7, "6": 15, "8": 21}


def raw_ferry_board(
    *routes: str, tickets: Sequence[str] = (), reveal: int = 3, stations: int = 3, **numbers: Any
) -> dict[str, Any]:
    """The same with ferries, tunnels and stations, and the numbers of Europe: `one-other 6 gray ferry-2`, `one-other 3
    red tunnel`, and long tickets `one-other 20 long`.
    """
    raw = raw_board(*(_words(route, 3) for route in routes), tickets=[_words(said, 2) for said in tickets], **numbers)
    for route, said in zip(raw["routes"], routes, strict=True):
        for word in said.split()[3:]:
            name, _, count = word.partition("-")
            route.update({"tunnel": True} if name == "tunnel" else {"kind": "ferry", "locomotives": int(count)})
    for ticket, said in zip(raw["tickets"], tickets, strict=False):
        ticket["long"] = said.endswith(" long")
    market, laid, *others = raw["parts"]
    dealt = others.pop(0)
    laid["points"] = dict(FERRY_POINTS)
    more = [{"part": "ferries"}, {"part": "tunnels", "reveal": reveal}, dealt]
    lent = {"part": "stations", "each": stations, "points_unbuilt": 4}
    raw["parts"] = [market, laid, *more, lent, *others]
    numbers_of(raw, "ties")["by"] = ["tickets_completed", "stations_left", "longest_path_bonus"]
    return raw


def ferry_board(*routes: str, **numbers: Any) -> GameFile:
    """The same, parsed as the library parses a game file."""
    return parse(json.loads(json.dumps(raw_ferry_board(*routes, **numbers))))


def _words(said: str, count: int) -> str:
    return " ".join(said.split()[:count])
