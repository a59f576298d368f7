"""Favourite routes on every map: broader, of another shade and with their number the more often they were built."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.maps.library import load
from data.tools.pictures import words
from engine.core.game import Game
from engine.core.view import View
from engine.parts.routes import Routes
from renderer.core.geometry import Geometry
from renderer.core.look import Look
from renderer.core.theme import THEMES, palette, shade, wearing
from renderer.league.heat import HEAD, HEATS, LEVELS, WIDTHS, HeatHead, favourites, level_of, render_heat
from tests.renderer.looks import KEYS, LANGUAGES
from tests.rows import crossed

LOOK = Look("en", (), (), words("en"))
TITLE = HeatHead("Ann", "Favourite routes")


def blank(key: str) -> View:
    rules = load().rules(key)
    return Game.blank(rules, rules.seats[0]).view(None)


def drawn(view: View, counts: dict[str, int], look: Look = LOOK) -> Image.Image:
    image = Image.open(BytesIO(render_heat(view, look, counts, TITLE)))
    image.load()
    return image.convert("RGB")


@pytest.mark.parametrize(("key", "lang", "theme"), crossed(KEYS, LANGUAGES, THEMES, few=2))
def test_each_map_is_drawn_with_all_its_routes(key: str, lang: str, theme: str) -> None:
    view = blank(key)
    counts = {route: number for number, route in enumerate(view.part(Routes).routes)}
    image = drawn(view, counts, Look(lang, (), (), words(lang), theme))
    width, height = Geometry.of(view.rules.layout).size
    assert image.width == width
    assert image.height > height + HEAD


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
class TestEachMap:
    def test_each_route_changes_its_own_part_of_the_map(self, key: str) -> None:
        view = blank(key)
        geometry = Geometry.of(view.rules.layout)
        plain = drawn(view, {})
        for route in list(view.part(Routes).routes)[::9]:
            box = (0, HEAD, geometry.size[0], HEAD + geometry.size[1])
            changed = ImageChops.difference(plain.crop(box), drawn(view, {route: 3}).crop(box)).getbbox()
            assert changed is not None
            xs, ys = [slot[0] for slot in geometry.routes[route]], [slot[1] for slot in geometry.routes[route]]
            reach = geometry.slot[0]
            assert min(xs) - reach < changed[0] and changed[2] < max(xs) + reach
            assert min(ys) - reach < changed[1] and changed[3] < max(ys) + reach

    def test_a_number_is_seen_without_colours(self, key: str) -> None:
        view = blank(key)
        one, other = list(view.part(Routes).routes)[:2]
        before, after = (drawn(view, {one: count, other: 9}).convert("L") for count in (8, 9))
        assert ImageChops.difference(before, after).getbbox() is not None


def test_the_same_counts_give_the_same_bytes() -> None:
    view = blank(KEYS[0])
    counts = dict.fromkeys(list(view.part(Routes).routes)[:5], 2)
    assert render_heat(view, LOOK, counts, TITLE) == render_heat(view, LOOK, counts, TITLE)


def test_a_route_that_the_map_no_longer_has_is_left_out() -> None:
    view = blank(KEYS[0])
    assert drawn(view, {"no such route": 4}).tobytes() == drawn(view, {}).tobytes()


def test_levels_rise_from_seldom_to_often() -> None:
    assert [level_of(count, 10) for count in (1, 2, 3, 5, 8, 10)] == [1, 1, 2, 3, 4, 5]
    assert level_of(1, 1) == LEVELS
    assert list(WIDTHS) == sorted(WIDTHS)


def test_favourites_come_with_the_most_frequent_first() -> None:
    assert favourites({"a": 1, "b": 3, "c": 3, "d": 2}, 3) == ["b", "c", "d"]


@pytest.mark.parametrize("theme", THEMES)
def test_each_shade_is_in_the_palette(theme: str) -> None:
    with wearing(theme):
        assert {shade(tone) for tone in HEATS} <= set(palette())
        assert len({shade(tone) for tone in HEATS}) == LEVELS


def test_a_title_that_the_font_cannot_write_is_left_to_the_text() -> None:
    view = blank(KEYS[0])
    one, other = (render_heat(view, LOOK, {}, replace(TITLE, title=title)) for title in ("李雷", "A player"))
    assert one == other
