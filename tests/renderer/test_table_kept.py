"""A table of strings is drawn over its last picture: what comes out is what would come out of nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from PIL import Image, ImageColor

from engine.core.game import Game
from engine.core.view import View
from engine.parts.strings import tabletop
from renderer.core.draw import Brush, Point, box_of
from renderer.core.marks import Mark
from renderer.core.packing import bands, png
from renderer.core.paint import Layer, Stamp, put, ribbon, stamp
from renderer.core.shelf import Room
from renderer.core.theme import COLORS, THEMES, wearing
from renderer.strings import colors, picture_cache, table
from renderer.strings.colors import in_few
from renderer.strings.picture_cache import PictureCache
from renderer.strings.table import render_table
from tests.renderer.looks import LANGUAGES, draw_table, look
from tests.renderer.test_table import PLAYERS, STRINGS, TILES, middle
from tests.rows import crossed
from tests.rulebook.string_railway.rails import Rails, rules

MARKS: tuple[tuple[Mark, ...], ...] = ((), (("string", 0), ("tile", 0)), (("tile", 2), ("string", 1), ("tile", 1)))


class Wanted(NamedTuple):
    """A picture that somebody asks for."""

    view: View
    lang: str = "en"
    theme: str = THEMES[0]
    marked: tuple[Mark, ...] = ()

    def drawn(self) -> bytes:
        shown = replace(look(self.lang, self.view.seats), theme=self.theme)
        return render_table(self.view, shown, marked=self.marked)

    def from_nothing(self) -> bytes:
        """Every layer laid in full colours, which knows of no picture before."""
        shown = replace(look(self.lang, self.view.seats), theme=self.theme)
        full = draw_table(self.view, shown, marked=self.marked)
        with wearing(self.theme):
            few = in_few(full)
        return png(few, bands(few))


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    table.pictures.clear()


@cache
def steps() -> list[View]:
    """A game of four after each of its first steps."""
    rng = Random(7)
    game, _ = Game.new(rules(), 4, rng)
    found = []
    while len(tabletop(game).laid) < 6:
        game, _ = game.play(rng.choice(game.legal(game.waiting[0])), rng)
        found.append(game.view(None))
    return found


def laid(*strings: str, tiles: int = len(TILES)) -> View:
    return Rails(PLAYERS, tiles=TILES[:tiles], strings=strings).game.view(None)


class TestThePictureIsTheSameAsFromNothing:
    def test_step_by_step(self) -> None:
        for view in steps():
            assert Wanted(view).drawn() == Wanted(view).from_nothing()

    @pytest.mark.long
    @pytest.mark.parametrize("many", crossed([8, 24], few=1))
    def test_in_any_order_language_theme_and_with_any_marks(self, many: int) -> None:
        rng = Random(3)
        for _ in range(many):
            one = Wanted(rng.choice(steps()), rng.choice(LANGUAGES), rng.choice((*THEMES, "light")), rng.choice(MARKS))
            assert one.drawn() == one.from_nothing()

    def test_after_a_step_is_taken_back(self) -> None:
        for view in (*steps()[-4:], *reversed(steps()[-4:])):
            assert Wanted(view).drawn() == Wanted(view).from_nothing()

    def test_where_two_knots_of_a_company_lie_at_one_place(self) -> None:
        first, second = STRINGS[:2]
        for strings in ((first,), (first, second), (first,), (first, second)):
            view = laid(*strings)
            assert Wanted(view).drawn() == Wanted(view).from_nothing()

    def test_where_the_same_strings_lie_in_another_order(self) -> None:
        for strings in (STRINGS, (STRINGS[2], *STRINGS[:2]), STRINGS):
            view = laid(*strings)
            assert Wanted(view).drawn() == Wanted(view).from_nothing()

    def test_where_seats_change_names_and_colours(self) -> None:
        view = laid(*STRINGS)
        for chosen in (("blue", "red", "green", "black"), ("yellow", "blue", "red", "green")):
            shown = replace(look("en", 4, ("A", "B", "C", chosen[0])), colors=chosen)
            few = in_few(draw_table(view, shown))
            assert render_table(view, shown) == png(few, bands(few))

    @pytest.mark.long
    def test_in_many_threads_at_once(self) -> None:
        rng = Random(5)
        wanted = [Wanted(rng.choice(steps()[-6:]), marked=rng.choice(MARKS)) for _ in range(24)]
        expected = {(*one.marked, id(one.view)): one.from_nothing() for one in wanted}
        with ThreadPoolExecutor(4) as workers:
            found = list(workers.map(Wanted.drawn, wanted))
        assert found == [expected[(*one.marked, id(one.view))] for one in wanted]


class TestAnyLayers:
    """Half-covering discs: laid twice they are darker, and it is seen which lies above."""

    def test_are_drawn_as_from_nothing_twice_in_another_order_or_no_more(self) -> None:
        rng, kept, ground = Random(2), PictureCache(within=Room(1_000_000)), Image.new("RGB", (120, 90), "white")
        layers = [Layer(disc, (rng.choice(("red", "blue", "black")),), rng.randrange(-20, 110), 20) for _ in range(8)]
        for _ in range(60):
            chosen = rng.choices(layers, k=rng.randrange(7))
            shown = kept.draw("table", blank, ground, chosen, [])
            alone = PictureCache(within=Room(1)).draw("table", blank, ground, chosen, [])
            assert shown.picture.tobytes() == alone.picture.tobytes()
            assert shown.png() == alone.png()


class TestWhatIsLongAndThin:
    """Cut along its line it is the same as in one piece, with its soft edges and its shadow."""

    @pytest.mark.parametrize("shadow", [0.0, 1.3, 3.2, 6.4])
    def test_looks_as_in_one_piece(self, shadow: float) -> None:
        rng, most = Random(4), 0
        for _ in range(12):
            line = [(rng.uniform(-60, 460), rng.uniform(-60, 360)) for _ in range(rng.randrange(2, 6))]
            wide, size = rng.uniform(4, 12), (400, 300)

            def paint(brush: Brush, line: list[Point] = line, wide: float = wide) -> None:
                brush.line(line, COLORS["coal"], wide + 2)
                brush.line(line, COLORS["gold"], wide)

            whole, cut = (Image.new("RGB", size, "white") for _ in range(2))
            put(whole, box_of(line, wide), paint, shadow)
            parts = ribbon(size, line, wide, paint, shadow)
            for part in parts:
                part.on(cut)
            assert cut.tobytes() == whole.tobytes()
            most = max(most, len(parts))
        assert most > 4

    def test_weighs_less_than_what_it_goes_around(self) -> None:
        line = [(20.0, 20.0), (380.0, 20.0), (380.0, 280.0)]
        parts = ribbon((400, 300), line, 8, lambda brush: brush.line(line, COLORS["gold"], 8), 3.2)
        assert sum(part.image.width * part.image.height for part in parts) < 400 * 300 / 2


@cache
def disc(color: str) -> Stamp:
    found = stamp((30, 30), (0, 0, 30, 30), lambda brush: brush.disc(15, 15, 14, ImageColor.getrgb(color)[:3]), 0, 0.5)
    assert found is not None
    return found


def blank() -> Image.Image:
    return colors.blank((120, 90), COLORS["night"])


class TestWhatIsKept:
    def test_is_only_changed_where_something_is_new(self, monkeypatch: pytest.MonkeyPatch) -> None:
        drawn = list[int]()

        def seen(part: Image.Image) -> Image.Image:
            drawn.append(part.width * part.height)
            return in_few(part)

        monkeypatch.setattr(picture_cache, "in_few", seen)
        for count in (7, 8, 8):
            render_table(laid(tiles=count), look("en", 4))
            drawn.append(0)
        whole, end, tile, *rest = drawn
        assert (end, rest) == (0, [0, 0])
        assert tile < whole / 80

    def test_is_the_picture_of_no_more_tables_than_there_is_room_for(self) -> None:
        kept, ground = PictureCache(within=Room(3 * 100 * 100)), Image.new("RGB", (100, 100))
        dot = Layer(lambda: Stamp(3, 3, Image.new("RGB", (5, 5), "red"), Image.new("L", (5, 5), 255)), ())
        for table_number in range(10):
            kept.draw(table_number, lambda: Image.new("P", (100, 100)), ground, [dot], [])
            assert kept.weight() <= kept.room.most

    @pytest.mark.long
    def test_is_nothing_of_what_is_enlarged(self) -> None:
        render_table(middle().view(None), look("en", 4), focus=(3000, 3000, 5000, 5000))
        assert table.pictures.weight() == 0
