"""The game file: its measures and tiles are those of the rules; what is wrong in a file is reported with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from data.maps.library import GAMES
from engine.assemble import BadGameFile, assemble, parse
from engine.parts.station_tiles import StationTiles
from engine.parts.table_setup import TableSetup
from tests.rulebook.string_railway.rails import KEY, rules


def test_measures() -> None:
    """R51: a long string is two short ones, the square's side a quarter of the border, tiles are 45 mm wide."""
    measures = rules().part(TableSetup).measures
    assert (measures.short, measures.long, measures.border) == (300, 600, 2800)
    assert (measures.river, measures.mountains, measures.tile) == (600, 900, 45)


@pytest.mark.parametrize(
    ("kind", "own", "other", "limit", "delta"),
    [
        ("base", 3, 2, 5, -1),
        ("central", 3, 3, 5, 0),
        ("city", 3, 1, 5, -1),
        ("transit", 0, 2, 5, 1),
        ("regional", 2, 2, 3, 0),
        ("marshalling", 1, 1, 3, 0),
        ("suburban", 2, 2, 2, 0),
        ("terminal", 3, 3, 5, 0),
        ("rural", 1, 1, 1, 0),
        ("scenic", 1, 1, 2, 0),
    ],
)
def test_the_table_of_stations(kind: str, own: int, other: int, limit: int, delta: int) -> None:
    found = rules().part(StationTiles).by_id[kind]
    assert (found.own, found.other, found.limit, found.delta) == (own, other, limit, delta)
    assert found.repeat == (kind == "marshalling")
    assert found.terminal == (kind == "terminal")
    assert found.extra == (kind == "rural")
    assert found.in_mountains == (3 if kind == "scenic" else None)
    assert found.owner == {"base": "base", "city": "placer", "transit": "placer"}.get(kind)


def without_measures(raw: dict[str, Any]) -> None:
    del raw["measures"]


def without_a_base(raw: dict[str, Any]) -> None:
    raw["tiles"] = [tile for tile in raw["tiles"] if tile["id"] != "base"]


def tile_without_limit(raw: dict[str, Any]) -> None:
    del raw["tiles"][1]["limit"]


def no_mountains_drawn(raw: dict[str, Any]) -> None:
    del raw["parts"][0]["draws"]["3"]["mountains"]


def no_long_strings(raw: dict[str, Any]) -> None:
    raw["parts"][2]["long"] = {}


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (without_measures, "measures"),
        (without_a_base, "tiles"),
        (tile_without_limit, "tiles.central"),
        (no_mountains_drawn, "parts.table_setup"),
        (no_long_strings, "parts.strings"),
    ],
)
def test_mistakes_are_reported_with_their_place(spoil: Callable[[dict[str, Any]], None], place: str) -> None:
    raw = json.loads((GAMES / f"{KEY}.json").read_text(encoding="utf-8"))
    spoil(raw)
    with pytest.raises(BadGameFile) as mistake:
        assemble(parse(raw))
    assert [line.split(":")[0] for line in mistake.value.mistakes] == [place]
