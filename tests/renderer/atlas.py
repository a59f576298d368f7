"""Maps drawn with plain rules, whatever rules they will be played by: for tests of what lies on the map."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from data.maps.library import GAMES
from engine.assemble import assemble, parse
from engine.core.game import Game
from tests.boards import raw_board


def maps() -> list[Path]:
    """The files of all maps that have a layout."""
    return [path for path in sorted(GAMES.glob("*.json")) if "layout" in json.loads(path.read_text(encoding="utf-8"))]


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


@cache
def plain_game(path: Path, seats: int = 2) -> Game:
    """A game on this map with the rules of a small board."""
    found, raw = read(path), raw_board("one-other 1 red")
    raw["parts"][1]["points"] = {str(length): length for length in range(1, 10)}
    ends = [route["cities"] for route in found["routes"]][:40]
    tickets = [{"id": f"t{i}", "cities": cities, "points": 5, "set": "base"} for i, cities in enumerate(ends)]
    for route in found["routes"]:
        route.pop("pairs", None)
    raw |= {key: found[key] for key in ("key", "cities", "routes", "layout")} | {"tickets": tickets}
    return Game.new(assemble(parse(json.loads(json.dumps(raw)))), seats, Random(1))[0]
