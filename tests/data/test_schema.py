"""The schema for editors: it is current, every map fits it, and what is misspelt does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from data.maps.library import GAMES
from data.tools.schema import SCHEMA, text
from tests.own_map import laid_out, part, raw_map

SAMPLES = Path(__file__).parent.parent / "samples"
FILES = [*sorted(GAMES.glob("*.json")), *sorted(SAMPLES.glob("*.json"))]


def wrong(raw: dict[str, Any]) -> list[str]:
    return [error.message for error in Draft202012Validator(json.loads(SCHEMA.read_text("utf-8"))).iter_errors(raw)]


def test_the_file_is_current() -> None:
    assert SCHEMA.read_text("utf-8") == text(), "run `python -m data.tools.schema`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_map_fits_it(path: Path) -> None:
    assert wrong(json.loads(path.read_text("utf-8"))) == []


def test_a_map_with_or_without_a_layout_fits_it_and_may_name_the_schema() -> None:
    assert wrong(laid_out()) == wrong({"$schema": "map.schema.json", **raw_map()}) == []


def test_what_is_misspelt_does_not() -> None:
    raw = raw_map()
    raw["routes"][4]["tunel"] = True
    part(raw, "market")["face_up"] = "five"
    part(raw, "ferries")["part"] = "feries"
    raw["citys"] = []
    assert len(wrong(raw)) == 4


def test_a_number_below_its_least_does_not() -> None:
    raw = raw_map()
    raw["tickets"][0] |= {"points": -4, "penalty": -1, "ends": {"lake": -2}}
    raw["routes"][0] |= {"length": 0, "locomotives": -1}
    assert len(wrong(raw)) == 5
