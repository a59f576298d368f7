"""Districts in the pictures: plates on the places, the legend, the final table; and each place on its bank."""

import json
from functools import partial
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from shapely import box

from data.maps.clearance import overlap, rectangle
from data.maps.library import GAMES, load
from data.tools import layout as layout_tool
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.districts import District, Districts, connected
from engine.parts.routes import Routes, RoutesSeen
from renderer.core.draw import art
from renderer.core.labels import label_box
from renderer.core.theme import COLORS, RGB, index_of
from renderer.layers import districts
from renderer.rail.board import render_board
from renderer.rail.boards import base
from renderer.rail.layer import layers_of
from tests.renderer.atlas import maps, read
from tests.renderer.looks import KEYS, LANGUAGES, look, start

WITH = [key for key in KEYS if load().rules(key).has(Districts)]
WITHOUT = [key for key in KEYS if key not in WITH]
OUTLINES = Path(layout_tool.__file__).parent / "outlines"
CITY_MAPS = [path for path in maps() if "streets" in json.loads((OUTLINES / path.name).read_text(encoding="utf-8"))]


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is not None


def luminance(color: RGB) -> float:
    parts = [c / 255 / 12.92 if c < 11 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: RGB, other: RGB) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def owning(view: View, *seats: set[str]) -> View:
    """The view with these routes claimed by the first seats."""
    seen = view.seen(RoutesSeen)
    owners = {route: seat for seat, routes in enumerate(seats) for route in sorted(routes)}
    view.slices[RoutesSeen] = RoutesSeen(owners, seen.pieces, frozenset(), None)
    return view


def shown(view: View) -> list[District]:
    return list(view.part(Districts).districts.values())


def plates(view: View, lines: list[ScoreLine]) -> list[Image.Image]:
    return [sign for layer in layers_of(view.rules) for sign in layer.signs(view, lines, COLORS["paper"])]


def legend(view: View, lang: str = "en") -> Image.Image:
    """That part of the board's picture."""
    board = Image.open(BytesIO(render_board(view, look(lang, view.seats)))).convert("RGB")
    left, top, right, low = districts.legend_box(base(view, lang), len(shown(view)))
    return board.crop((round(left), round(top), round(right), round(low)))


class TestPlates:
    def test_without_their_colour_they_still_differ_by_shape(self) -> None:
        def draw(number: int) -> Image.Image:
            return art(50, 50, COLORS["land"], partial(districts.plate, shape=number, color=(0, 0, 0), text="", **at))

        at: dict[str, Any] = {"x": 25, "y": 25, "radius": 20}
        assert all(differ(draw(one), draw(other)) for one, other in combinations(range(len(districts.SHAPES)), 2))

    @pytest.mark.parametrize("key", WITH)
    def test_each_district_has_a_shape_and_a_colour_of_its_own_on_which_its_number_is_legible(self, key: str) -> None:
        found = shown(start(key, 2).view(None))
        assert len(found) <= len(districts.SHAPES)
        colors = [districts.color_of(one) for one in found]
        assert len(set(colors)) == len(colors)
        assert all(contrast(color, districts.ink_on(color)) > 4.5 for color in colors)

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("key", WITH)
    def test_each_place_of_a_district_bears_its_plate(self, key: str, lang: str) -> None:
        ground = base(start(key, 2).view(None), lang)
        for one in shown(start(key, 2).view(None)):
            for city in one.cities:
                x, y = ground.geometry.cities[city]
                around = ground.plane.crop((round(x) - 10, round(y) - 10, round(x) + 11, round(y) + 11)).tobytes()
                color = around.count(index_of(districts.color_of(one)))
                assert color > 180
                assert len(around) - color > 40, "no number"

    @pytest.mark.parametrize("key", WITHOUT)
    def test_there_are_none_where_no_districts_are_played(self, key: str) -> None:
        view = start(key, 2).view(None)
        assert not any(layer.keeps_mark(city) for layer in layers_of(view.rules) for city in view.part(Routes).cities)


@pytest.mark.parametrize("key", WITH)
class TestLegend:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_it_covers_no_space_no_place_and_no_name(self, key: str, lang: str) -> None:
        ground = base(start(key, 2).view(None), lang)
        geometry = ground.geometry
        left, top, right, low = districts.legend_box(ground, len(shown(start(key, 2).view(None))))
        assert left > 0
        assert top > 0
        assert right < geometry.size[0]
        assert low < geometry.size[1]
        shape = box(left, top, right, low)
        for route, places in geometry.routes.items():
            assert not any(overlap(shape, rectangle(*place, geometry.slot)) for place in places), route
        for city, (x, y) in geometry.cities.items():
            assert not overlap(shape, rectangle(x, y, 0, (2 * geometry.city, 2 * geometry.city))), city
            assert not overlap(shape, box(*label_box(*ground.label(city)))), city

    def test_it_shows_who_has_a_whole_district(self, key: str) -> None:
        view, every = start(key, 3).view(None), set(load().rules(key).part(Routes).routes)
        nobody = legend(owning(view))
        first = legend(owning(view, every))
        assert connected(view, 0) == {one.id for one in shown(view)}
        second = legend(owning(view, set(), every))
        assert differ(nobody, first)
        assert differ(first, second)

    def test_a_part_of_a_district_does_not_show(self, key: str) -> None:
        view = start(key, 3).view(None)
        nobody = legend(owning(view))
        routes = load().rules(key).part(Routes).routes
        assert not connected(owning(view, {next(iter(routes))}), 0)
        assert not differ(nobody, legend(view))

    def test_its_title_fits_in_every_language(self, key: str) -> None:
        titles = {legend(start(key, 2).view(None), lang).tobytes() for lang in LANGUAGES}
        assert len(titles) == len(LANGUAGES)

    def test_the_final_table_shows_the_plates_that_points_are_for(self, key: str) -> None:
        view = start(key, 2).view(None)
        one, other = shown(view)[:2]
        lines = [ScoreLine(0, districts.CODE, each.points, {"district": each.id}) for each in (one, other)]
        assert len(plates(view, lines)) == 2
        assert plates(view, [ScoreLine(0, "ticket", 4, {})]) == []


def inside(ring: list[list[float]], x: float, y: float) -> bool:
    """Whether a point lies in a ring: a line from it to the right leaves it an odd number of times."""
    sides = zip(ring, [*ring[1:], ring[0]], strict=True)
    return bool(
        sum((ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in sides) % 2
    )


@pytest.mark.parametrize("path", CITY_MAPS, ids=lambda path: path.stem)
class TestBanks:
    def test_each_place_lies_on_its_bank_of_the_river(self, path: Path) -> None:
        game = read(path)
        raw = json.loads((OUTLINES / path.name).read_text(encoding="utf-8"))
        warped = json.loads((GAMES.parent / "geo" / path.name).read_text(encoding="utf-8"))
        assert len(raw["land"]) == len(warped["land"]) > 1
        banks = set()
        for city in game["cities"]:
            place = game["layout"]["cities"][city["id"]]
            truly = [inside(shape["exterior"], city["lon"], city["lat"]) for shape in raw["land"]]
            drawn = [inside(shape[0], place["x"], place["y"]) for shape in warped["land"]]
            assert sum(truly) == sum(drawn) == 1, city["id"]
            banks.add((truly.index(True), drawn.index(True)))
        assert len(banks) == len(dict(banks)) == len({bank for _, bank in banks}) > 1, banks

    def test_names_are_large_enough_for_a_small_screen(self, path: Path) -> None:
        found = read(path)["layout"]
        assert found["text"] * 400 / found["size"][0] > 8


def test_a_district_of_an_unknown_colour_is_drawn_all_the_same() -> None:
    color = districts.color_of(District(7, 7, "ultraviolet", ("a", "b")))
    assert contrast(color, districts.ink_on(color)) > 4.5
