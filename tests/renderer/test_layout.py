"""Every map has room for all that is drawn on it, in every language."""

import json
from typing import Any

import pytest

from data.maps.clearance import crossings, kinks, misleading, overlap, overlaps, rectangle, stacked
from data.maps.library import GAMES, load
from data.tools.cap_heights import heights
from data.tools.layout import Layout
from renderer.core.labels import Label, label_box, lines_of
from tests.renderer.atlas import maps

LANGUAGES = ("en", "ru", "uk")
CAPITALS = {"europe": 6.0, "london": 9.0, "usa": 6.5, "world": 5.3}
SIGNS = 4.3
"""The least heights of capitals where a map is 390 px wide, in px; on the signs at the edges they are smaller."""

CLEARLY = 0.3
"""How much nearer a name is to its own stop than to any other, in heights of its letters."""


@pytest.fixture(params=maps(), ids=lambda path: path.stem)
def game(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(json.loads(request.param.read_text(encoding="utf-8")))


def test_nothing_on_the_map_overlaps_in_any_language(game: dict[str, Any]) -> None:
    names = {city["id"]: city["names"] for city in game["cities"]}
    layout = game["layout"]
    assert overlaps(layout, names, LANGUAGES, tuple(layout["settings"].get("clear", ()))) == []
    assert misleading(layout, names, LANGUAGES) == []


def test_no_two_names_read_as_one_in_any_language(game: dict[str, Any]) -> None:
    names = {city["id"]: city["names"] for city in game["cities"]}
    assert stacked(game["layout"], names, LANGUAGES) == []
    assert misleading(game["layout"], names, LANGUAGES, CLEARLY * game["layout"]["text"]) == []


def test_names_can_be_placed_again_while_the_map_stays(game: dict[str, Any]) -> None:
    named, layout = Layout(game["key"], game).rename(game["layout"]), game["layout"]
    for one in (named, layout):
        for city in one["cities"].values():
            city["label"] = set(city["label"])
    assert {**named, "signs": ()} == {**layout, "signs": ()}


def test_names_are_legible_on_a_phone(game: dict[str, Any]) -> None:
    smallest, _, sign = heights(load().rules(game["key"])).on_phone(390)
    assert smallest >= CAPITALS[game["key"]]
    assert sign is None or sign >= SIGNS


def test_no_route_crosses_another_that_shares_no_city_with_it(game: dict[str, Any]) -> None:
    assert crossings(game["layout"], {route["id"]: route["cities"] for route in game["routes"]}) == []


def test_routes_that_cross_are_found() -> None:
    places = {"a": (0, 0), "b": (100, 100), "c": (0, 100), "d": (100, 0), "e": (200, 0)}
    layout = {
        "cities": {city: {"x": x, "y": y} for city, (x, y) in places.items()},
        "routes": {"ab": [[40, 40, 45], [60, 60, 45]], "cd": [[60, 40, -45], [40, 60, -45]], "de": [[150, 0, 0]]},
    }
    assert crossings(layout, {"ab": ("a", "b"), "cd": ("c", "d"), "de": ("d", "e")}) == ["ab x cd"]


def test_no_route_turns_sharply(game: dict[str, Any]) -> None:
    assert kinks(game["layout"]) == []


def test_a_route_that_turns_sharply_is_found() -> None:
    assert kinks({"routes": {"a": [[0, 0, 170], [40, 0, -10]], "b": [[0, 0, 0], [40, 20, 60]]}}) == ["b"]


def test_every_city_has_a_place_and_every_space_a_slot(game: dict[str, Any]) -> None:
    layout = game["layout"]
    assert set(layout["cities"]) == {city["id"] for city in game["cities"]}
    assert {route: len(slots) for route, slots in layout["routes"].items()} == {
        route["id"]: route["length"] for route in game["routes"]
    }


def test_every_name_has_a_place_in_every_language(game: dict[str, Any]) -> None:
    for city in game["layout"]["cities"].values():
        assert set(city["label"]) == set(LANGUAGES)


def test_outlines_are_in_the_pixels_of_the_map_and_name_their_source(game: dict[str, Any]) -> None:
    path = GAMES.parent / "geo" / f"{game['key']}.json"
    if path.exists():
        outlines = json.loads(path.read_text(encoding="utf-8"))
        assert outlines["size"] == game["layout"]["size"]
        assert "Natural Earth" in outlines["source"] or "drawn for Slow Train" in outlines["source"]


def test_the_check_finds_what_overlaps(game: dict[str, Any]) -> None:
    layout = json.loads(json.dumps(game["layout"]))
    names = {city["id"]: city["names"] for city in game["cities"]}
    first, second = list(layout["routes"])[:2]
    layout["routes"][first][0] = layout["routes"][second][0]
    assert any(line.startswith(f"{first}#0") for line in overlaps(layout, names, LANGUAGES))


def test_a_name_nearer_to_another_city_than_to_its_own_is_found() -> None:
    label = {"en": {"x": 60, "y": 50, "anchor": "lm"}}
    layout = {"text": 20, "cities": {"a": {"x": 50, "y": 50, "label": label}, "b": {"x": 150, "y": 50, "label": label}}}
    names = {"a": {"en": "Aalborg"}, "b": {"en": "Bergen"}}
    assert misleading(layout, names, ("en",)) == ["en b - city a"]


def test_turned_rectangles_overlap_only_where_no_side_parts_them() -> None:
    one = rectangle(0, 0, 0, (40, 10))
    assert overlap(one, rectangle(10, 4, 45, (40, 10)))
    assert not overlap(one, rectangle(0, 12, 0, (40, 10)))
    assert not overlap(one, rectangle(36, 20, 45, (40, 10)))


def test_a_long_name_is_cut_where_both_lines_are_short() -> None:
    assert lines_of("Salt Lake City", wrap=True) == ("Salt Lake", "City") or lines_of("Salt Lake City", wrap=True) == (
        "Salt",
        "Lake City",
    )
    assert lines_of("Лос-Анджелес", wrap=True) == ("Лос-", "Анджелес")
    assert lines_of("Miami", wrap=True) == ("Miami",)


def test_a_label_stands_with_its_anchor_on_its_point() -> None:
    left, top, right, bottom = label_box(Label(100, 50, "rb"), "Miami", 27)
    assert (right, bottom) == (100, 50)
    assert left < right
    assert top < bottom
