"""Files that somebody could upload as a map to disturb the bot, by what is bad about each."""

from __future__ import annotations

import json
from typing import Any

from tests.own_map import laid_out, part, raw_map


def text(**changed: Any) -> bytes:
    """A good map with some sections changed."""
    return json.dumps({**laid_out(), **changed}).encode()


def with_ground(**ground: Any) -> bytes:
    return text(layout={**laid_out()["layout"], "ground": ground})


def grid(rows: int, columns: int, pieces: int = 45, space: float = 1.5) -> dict[str, Any]:
    """A map without a layout, in which each city is joined to all around it: slow to lay out, and slow to measure."""
    there = [(row, column) for row in range(rows) for column in range(columns)]
    names = {place: f"c{place[0]}_{place[1]}" for place in there}
    cities = [
        {"id": name, "names": {"en": name.replace("_", " ").title()}, "lat": 30 + row * space, "lon": column * space}
        for (row, column), name in names.items()
    ]
    ways = [
        (names[place], names[other])
        for place in there
        for step in ((0, 1), (1, 0), (1, 1), (1, -1))
        if (other := (place[0] + step[0], place[1] + step[1])) in names
    ]
    routes = [{"id": f"{a}-{b}", "cities": [a, b], "length": 1, "color": "gray"} for a, b in ways]
    tickets = [
        {"id": f"t{number}", "cities": [cities[0]["id"], city["id"]], "points": 3, "set": "base"}
        for number, city in enumerate(cities[1:20])
    ]
    raw = {name: value for name, value in raw_map().items() if name != "layout"}
    raw |= {"cities": cities, "routes": routes, "tickets": tickets, "seats": [2, 2]}
    part(raw, "routes")["pieces"] = pieces
    return raw


def _named(name: str, sign: str = "CL") -> bytes:
    raw = laid_out()
    raw["names"]["en"] = raw["cities"][0]["names"]["en"] = name
    raw["companies"] = [{"id": "coal", "names": {"en": name}, "sign": sign, "shares": 4, "points": [9, 4]}]
    raw["routes"][0]["companies"] = ["coal"]
    raw["parts"].insert(6, {"part": "shares"})
    return json.dumps(raw).encode()


def _in_part(name: str, **numbers: Any) -> bytes:
    raw = laid_out()
    part(raw, name).update(numbers)
    return json.dumps(raw).encode()


FAR = [[0, 0, 2600, 2000]] * 2000
SAME_PLACE = [{**city, "lat": 57.0, "lon": 10.0} for city in laid_out()["cities"]]

HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "nested deeply": b'{"a": ' + b"[" * 100_000,
    "objects nested deeply": b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
    "nested, and closed again": json.dumps({"parts": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}).encode(),
    "no UTF-8": b"\xff\xfe",
    "a lone surrogate": b'{"key": "\\ud800"}',
    "a number of 5000 digits": b'{"a": ' + b"9" * 5000 + b"}",
    "a number of 3000 digits": b'{"a": ' + b"9" * 3000 + b"}",
    "an infinite number": b'{"a": 1e999}',
    "a tiny number": b'{"a": 1e-999999999}',
    "too large": b" " * 400_000,
    "40,000 equal keys": b"{" + b'"a":1,' * 40_000 + b'"a":1}',
    "quotes without end": b'{"a": "' + b'\\"' * 140_000,
    "backslashes without end": b'"' + b"\\" * 280_000,
    "a text of 250 kB": text(names={"en": "A" * 250_000}),
    "a bomb of routes": text(routes=[laid_out()["routes"][0]] * 2000),
    "a bomb of parts": text(parts=[*laid_out()["parts"], *[{"part": "globetrotter", "points": 1}] * 5000]),
    "points for 20,000 lengths": _in_part("routes", points={str(length): 1 for length in range(20_000)}),
    "a deck of millions": text(cards={**laid_out()["cards"], "per_color": 99_999, "locomotive": 99_999}),
    "pieces without end": _in_part("routes", pieces=99_999),
    "no piece ever used up": _in_part("last_turns", pieces=-1),
    "a name as a pattern": _named("(a+)+$(.*)*" * 8),
    "a name as a mention": _named("<@1> @everyone"),
    "a name as a link": _named("[Port](https://example.com)"),
    "a sign as a format": _named("Coal", sign="`*_"),
    "a name of marks": _named("Z" + "\u0301" * 20),
    "a path as a key": text(key="../../etc/passwd"),
    "a layout that names a file": text(layout="/etc/passwd"),
    "a picture without bounds": text(layout={"settings": {"size": [10**5, 10**5]}}),
    "spaces that wrap nowhere": text(
        routes=[{**route, "wraps": True, "wrap_spaces": 7} for route in laid_out()["routes"]], layout={}
    ),
    "settings that never end": text(layout={"settings": {"walk": [[10**9, 1, 1]]}}),
    "all cities at one point": text(cities=SAME_PLACE, layout={}),
    "100 cities at one point": json.dumps(grid(10, 6, space=0)).encode(),
}
"""Files that are refused with their mistakes."""
SLOW_GROUND = with_ground(borders=FAR, rivers=FAR)
"""A file whose ground takes seconds to draw, so that it gets another one."""
SLOW = json.dumps(grid(7, 9)).encode()
"""A file whose layout takes minutes."""
LARGE = text(layout={**laid_out()["layout"], "size": [2600, 2000]})
"""A file with the largest picture."""
