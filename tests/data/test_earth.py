"""The ground of own maps: the earth by the places of their cities, in one piece across the antimeridian."""

from __future__ import annotations

from typing import Any

import pytest
from shapely import MultiPolygon, Point, Polygon, box, union_all

from data.maps.checks import fill_names
from data.maps.earth import EARTH, outlines_within
from data.maps.layout_check import drawing_mistakes
from data.tools.coasts import calm, long_only
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


def test_coasts_are_calm_and_keep_their_straits() -> None:
    """What is only a few px wide makes pictures larger, and nobody sees it."""
    bays = [box(x, 0, x + 3, 30) for x in range(20, 380, 20)]
    mainland = box(0, 0, 400, 400).difference(union_all(bays))
    island, speck = box(0, -60, 400, -7), box(10, 420, 20, 430)
    land = [[[list(at) for at in one.boundary.coords]] for one in (mainland, island, speck)]
    found = sorted((Polygon(rings[0], rings[1:]) for rings in calm(land)), key=lambda one: one.area)
    assert [round(part.area, -4) for part in found] == [20_000, 160_000]
    assert mainland.length > 2500 > 1650 > found[1].length
    assert not found[0].intersects(found[1]), "the strait is 7 px wide"


def test_only_long_rivers_are_kept() -> None:
    bends = [[float(x), 100.0 + x % 2] for x in range(200)]
    assert long_only([bends, [[0, 0], [80, 0]]]) == [[[0, 100], [199, 101]]]


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
