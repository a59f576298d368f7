"""The ground of own maps: the earth by the places of their cities, in one piece across the antimeridian."""

from __future__ import annotations

from typing import Any

import pytest
from shapely import MultiPolygon, Point, Polygon

from data.maps.checks import fill_names
from data.maps.earth import EARTH, outlines_within
from data.maps.layout_check import drawing_mistakes
from data.tools.layout import Layout
from renderer.core.geometry import outlines
from tests.own_map import laid_out, raw_map


def whole(shapes: list[dict[str, Any]]) -> MultiPolygon:
    return MultiPolygon([Polygon(shape["exterior"], shape["holes"]) for shape in shapes])


def test_a_box_holds_the_land_and_lakes_that_reach_into_it() -> None:
    found = outlines_within(28, -5, 38, 3)
    land, lakes = whole(found["land"]), whole(found["lakes"])
    assert land.contains(Point(32.5, 0.5)) and not lakes.contains(Point(32.5, 0.5)), "Kampala"
    assert lakes.contains(Point(33, -1)), "Lake Victoria"
    assert land.bounds == (28, -5, 38, 3)
    assert found["borders"]


def test_land_goes_on_across_the_antimeridian_and_no_band_of_it_runs_around_the_earth() -> None:
    land = whole(outlines_within(170, 60, 200, 73)["land"])
    assert all(land.contains(Point(lon, 67.5)) for lon in (178, 180, 182)), "Chukotka"
    assert not land.contains(Point(190, 71))
    antarctic = whole(outlines_within(-180, -85, 180, -60)["land"])
    assert antarctic.contains(Point(100, -80))
    assert not antarctic.contains(Point(100, -62))


def test_the_bundle_is_small() -> None:
    assert EARTH.stat().st_size < 250_000


def test_a_map_gets_the_ground_of_its_region_in_px() -> None:
    raw = fill_names(raw_map())
    raw["layout"]["settings"] |= {"walk": [[10, 3.0, 1.0]], "rounds": 0, "seeds": [1]}  # type: ignore[index]
    layout = Layout("isles", raw)
    board = layout.solve()
    ground = layout.ground(board)
    seen = outlines("isles", {"ground": ground})
    assert seen is not None
    land = MultiPolygon([Polygon(rings[0], rings[1:]) for rings in seen.land])
    places = dict(zip((city["id"] for city in raw["cities"]), board.cities, strict=True))  # type: ignore[attr-defined]
    assert land.distance(Point(places["tower"])) < 60, "in Sweden"
    assert not land.contains(Point((places["port"] + places["mill"]) / 2)), "in the Kattegat"
    assert 0 < sum(len(ring) for shape in ground["land"] for ring in shape) < 20_000


@pytest.mark.parametrize(
    ("ground", "words"),
    [
        ({"land": [[[0] * 20_002]]}, "layout.ground.land"),
        ({"land": [[[10**9, 0, 1, 1]]]}, "layout.ground.land"),
        ({"lakes": [[[5, 5, 1, 1]]]}, "layout.ground.lakes"),
        ({"seas": []}, "layout.ground"),
    ],
)
def test_a_ground_that_cannot_be_drawn_is_a_mistake(ground: dict[str, Any], words: str) -> None:
    raw = laid_out()
    raw["layout"]["ground"] = ground
    assert next(place for place, _ in drawing_mistakes(fill_names(raw))).startswith(words)
