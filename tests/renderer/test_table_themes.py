"""A table of strings in each theme, and what changed on it, ringed and numbered."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest
from PIL import ImageChops

from engine.core.game import Game
from engine.parts.strings import tabletop
from engine.strings.nouns import Draft
from renderer.core.marks import RADIUS, Mark
from renderer.core.theme import COLORS, THEMES, shade, wearing
from renderer.strings import frame
from renderer.strings import marks as tabletop_marks
from renderer.strings.table import render_table
from tests.renderer.looks import draw_table, look
from tests.renderer.test_table import drawn, framed, middle, opened
from tests.rows import crossed
from tests.rulebook.string_railway.rails import mm


class TestRingsAndNumbers:
    def marked(self, game: Game) -> list[Mark]:
        return [("string", 0), ("tile", "S2"), ("string", 2), ("tile", "S1"), ("tile", 0), ("string", 1)]

    def test_stand_apart_and_inside_the_picture(self) -> None:
        game = middle()
        spots = tabletop_marks.places(framed(game), tabletop(game), self.marked(game))
        found = [spot for spot in spots if spot is not None]
        assert len(found) == 6
        for one, other in combinations(found, 2):
            assert dist(one, other) >= 2 * RADIUS
        for x, y in found:
            assert frame.BAND < x < framed(game).width
            assert frame.BAND < y < framed(game).height

    @pytest.mark.long
    def test_ring_the_string_and_the_tile_in_gold(self) -> None:
        game = middle()
        marks: list[Mark] = [("string", 0), ("tile", "S2")]
        for mark in marks:
            before, after = drawn(game), draw_table(game.view(None), look("en", 4), marked=[mark])
            gold = [image.getcolors(1 << 24) or [] for image in (before, after)]
            counts = [sum(count for count, color in found if color == COLORS["gold"]) for found in gold]
            assert counts[1] > counts[0] + 150

    def test_of_what_is_not_there_are_left_out(self) -> None:
        game = middle()
        marked: list[Mark] = [("string", 99), ("string", "x"), ("tile", "S99"), ("tile", 99), ("route", "a-b")]
        picture = render_table(game.view(None), look("en", 4), marked=marked)
        assert picture == render_table(game.view(None), look("en", 4))


@pytest.mark.parametrize("theme", crossed(THEMES, few=1))
class TestInEachTheme:
    def test_few_colours_differ_little_from_all(self, theme: str) -> None:
        shown = replace(look("uk", 4), theme=theme)
        full, sent = draw_table(middle().view(None), shown), render_table(middle().view(None), shown)
        off = ImageChops.difference(full, opened(sent)).convert("L").histogram()
        assert sum(off[24:]) < full.width * full.height / 500

    def test_previews_and_closer_looks_are_drawn(self, theme: str) -> None:
        shown, game = replace(look("ru", 4), theme=theme), middle()
        with_line = render_table(game.view(0), shown, Draft(path=tuple(mm("300,300 350,400"))))
        close = render_table(game.view(None), shown, focus=(3000, 3000, 6000, 6000))
        with wearing(theme):
            night = shade(COLORS["night"])
        for picture in (with_line, close):
            image = opened(picture)
            assert dist(image.getpixel((3, image.height - 3)), night) < 8  # type: ignore[arg-type]
