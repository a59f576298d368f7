"""Rings and numbers on a board: at what changed, apart from each other, and off what is written there."""

from io import BytesIO
from itertools import combinations
from math import dist, hypot
from random import Random

import pytest
from PIL import Image, ImageChops

from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen
from renderer.core.labels import label_box, sign_box
from renderer.core.marks import LETTERS, RADIUS, Mark, disc
from renderer.core.theme import COLORS
from renderer.rail import boards, marks
from renderer.rail.board import render_board
from renderer.rail.focus import part, render_focus
from tests.renderer.looks import KEYS, LANGUAGES, look, middle, nothing_kept
from tests.rows import crossed


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def last_claims(view: View, count: int) -> list[Mark]:
    return [("route", route) for route in list(view.seen(RoutesSeen).owners)[-count:]]


def crowded(view: View, rng: Random, count: int = 12) -> list[Mark]:
    """Routes of one corner of the map and its cities: as crowded as it can be."""
    ground = boards.base(view, "en")
    x, y = rng.choice(list(ground.geometry.cities.values()))
    near: list[tuple[float, Mark]] = [
        (dist((x, y), spaces[0][:2]), ("route", route)) for route, spaces in ground.geometry.routes.items() if spaces
    ]
    near += [(dist((x, y), at), ("city", city)) for city, at in ground.geometry.cities.items()]
    return [mark for _, mark in sorted(near)[:count]]


@pytest.mark.parametrize("key", crossed(KEYS, few=2))
class TestNumbers:
    def test_never_overlap_even_in_the_densest_corner(self, key: str) -> None:
        view, rng = middle(key, 5 if key != KEYS[1] else 4).view(None), Random(3)
        ground = boards.base(view, "en")
        for _ in range(12):
            spots = [spot for _, spot in marks.places(ground, crowded(view, rng)) if spot]
            assert len(spots) == 12
            assert all(dist(*pair) >= 2 * RADIUS + marks.GAP for pair in combinations(spots, 2))
            assert all(ground.lens.holds(*spot) for spot in spots)

    def test_hide_no_name_where_there_is_room(self, key: str) -> None:
        view = middle(key, 4).view(None)
        for lang in LANGUAGES:
            ground = boards.base(view, lang)
            names = [label_box(*ground.label(city)) for city in ground.geometry.cities]
            hidden = crossed = 0
            routes = list(view.part(Routes).routes)
            for route in routes:
                ((at, spot),) = marks.places(ground, [("route", route)])
                assert spot is not None and at is not None
                x, y = spot
                half = (x + at[0]) / 2, (y + at[1]) / 2
                crossed += any(a < half[0] < c and b < half[1] < d for a, b, c, d in names)
                near = RADIUS * 0.8
                hidden += any(a < x + near and x - near < c and b < y + near and y - near < d for a, b, c, d in names)
            assert hidden <= len(routes) * 0.06 and crossed <= len(routes) * 0.04, (hidden, crossed)

    def test_hide_no_sign_at_the_edge_of_the_map(self, key: str) -> None:
        view = middle(key, 4).view(None)
        for lang in LANGUAGES:
            ground = boards.base(view, lang)
            size = ground.geometry.sign
            signs = [sign_box(sign.label(lang), ground.names[sign.city], size) for sign in ground.geometry.signs]
            for route in view.part(Routes).routes:
                ((_, spot),) = marks.places(ground, [("route", route)])
                assert spot is not None
                x, y = spot
                assert all(hypot(max(a - x, x - c, 0), max(b - y, y - d, 0)) >= RADIUS for a, b, c, d in signs)

    def test_change_the_picture_only_near_what_they_mark(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("en", 3)
        ground = boards.base(view, "en")
        before = opened(render_board(view, shown))
        city = next(iter(ground.geometry.cities))
        after = opened(render_board(view, shown, [("city", city)]))
        box = ImageChops.difference(before, after).getbbox()
        assert box is not None
        x, y = ground.geometry.cities[city]
        reach = marks.FAR[-1] * RADIUS + 60
        assert x - reach < box[0] and y - reach < box[1] and box[2] < x + reach and box[3] < y + reach

    def test_stand_in_gold_around_all_spaces_of_a_route(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("en", 3)
        ground = boards.base(view, "en")
        for mark in last_claims(view, 2):
            picture = opened(render_board(view, shown, [mark]))
            for x, y, _ in ground.geometry.routes[str(mark[1])]:
                reach = round(ground.geometry.slot[0] / 2 + 6)
                around = picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))
                found = {color: count for count, color in around.getcolors(10_000) or ()}
                assert found.get(tuple(COLORS["gold"]), 0) > 60

    def test_are_as_large_in_an_enlarged_part(self, key: str) -> None:
        view = middle(key, 3).view(None)
        lens = part(view, "centre")
        ground = boards.crop(view, "en", lens)
        shown = [mark for mark in last_claims(view, 9) if marks.middle(ground, mark)]
        spots = [ground.at(*spot) for _, spot in marks.places(ground, shown) if spot]
        assert all(dist(*pair) >= 2 * RADIUS for pair in combinations(spots, 2))
        assert render_focus(view, look("en", 3), lens, shown) != render_focus(view, look("en", 3), lens)

    def test_of_what_is_not_there_are_left_out(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("en", 3)
        assert render_board(view, shown, [("route", "nowhere"), ("city", "?"), ("tile", "S1")]) == render_board(
            view, shown
        )

    def test_are_the_same_whatever_was_drawn_before(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("ru", 3)
        first = render_board(view, shown, last_claims(view, 5))
        render_board(view, shown, last_claims(view, 12))
        assert render_board(view, shown, last_claims(view, 5)) == first
        with nothing_kept():
            assert render_board(view, shown, last_claims(view, 5)) == first

    def test_show_nothing_of_the_viewers_secrets(self, key: str) -> None:
        game, shown = middle(key, 3), look("en", 3)
        marked = last_claims(game.view(None), 4)
        assert render_board(game.view(1), shown, marked) == render_board(game.view(None), shown, marked)


def test_a_number_is_read_when_the_board_is_400_pixels_wide() -> None:
    """Its figures are 7 pixels high then, and black on white."""
    assert LETTERS * 0.69 * 400 / 1600 > 7
    small = disc("8").convert("RGBA").resize((14, 14), Image.Resampling.LANCZOS)
    levels = [small.getpixel((x, 7)) for x in range(14)]
    reds = [level[0] for level in levels if isinstance(level, tuple)]
    assert max(reds) - min(reds) > 150
