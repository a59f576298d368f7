"""The real map, and small boards that are played by its numbers and with its districts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from data.maps.library import load
from engine.assemble import GameFile, parse
from engine.core.ruleset import Ruleset
from tests.boards import raw_board

KEY = "london"
COLORS = ("blue", "green", "black", "purple", "yellow", "orange")
NAMES = ("ann", "bob", "cat", "dan")


def london() -> Ruleset:
    return load().rules(KEY)


def raw_small(
    *routes: str, districts: Mapping[int, str] | None = None, tickets: Sequence[str] = (), **numbers: Any
) -> dict[str, Any]:
    """A game file with the rules and numbers of the real one, of routes and tickets as `raw_board` reads them.

    Districts are places by number, `{2: "quay isle"}`; without any there is one of the first route, worth 1.
    """
    raw = raw_board(*routes, tickets=tickets, colors=COLORS, per_color=6, locomotives=8, seats=(2, 4), **numbers)
    raw["parts"] = json.loads(json.dumps(load().games[KEY].parts))
    districts = {1: " ".join(raw["routes"][0]["cities"])} if districts is None else districts
    raw["districts"] = [
        {"id": number, "points": number, "color": "red", "cities": cities.split()}
        for number, cities in districts.items()
    ]
    for route in raw["routes"]:
        route["kind"] = "bus"
    return raw


def small(*routes: str, **numbers: Any) -> GameFile:
    """The same, parsed as the library parses a game file."""
    return parse(raw_small(*routes, **numbers))
