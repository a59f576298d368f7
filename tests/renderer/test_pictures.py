"""Every picture is a pure function of a view: right size, one palette, the same bytes for the same view."""

import ast
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops

from data.maps.library import load
from engine.core.event import GameEnded
from engine.core.game import Game
from engine.parts.market import DrawCard
from engine.parts.routes import Routes, RoutesSeen
from engine.position import place
from renderer.core.geometry import Geometry
from renderer.core.look import Look
from renderer.core.packing import kept
from renderer.core.shelf import room
from renderer.core.theme import MARKS, SEATS, palette, palette_bytes
from renderer.rail import boards
from renderer.rail.board import FOOT, render_board
from renderer.rail.hand import WIDTH as HAND_WIDTH
from renderer.rail.hand import render_hand
from renderer.rail.score import HEAD, TITLES, render_score, render_tickets
from renderer.rail.score import WIDTH as SCORE_WIDTH
from tests.renderer.looks import KEYS, LANGUAGES, ended, look, middle, nothing_kept, start
from tests.rows import crossed
from tests.source import tree_of

ROOT = Path(__file__).resolve().parents[2]
MOMENTS: dict[str, Callable[[str, int], Game]] = {"start": start, "middle": middle, "end": ended}


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


@pytest.mark.parametrize(("key", "lang", "moment", "few"), crossed(KEYS, LANGUAGES, MOMENTS, (True, False), few=3))
def test_the_board_has_its_size_and_the_one_palette(key: str, lang: str, moment: str, few: bool) -> None:
    seats = load().rules(key).seats[0 if few else 1]
    view = MOMENTS[moment](key, seats).view(None)
    image = opened(render_board(view, look(lang, seats)))
    width, height = Geometry.of(view.rules.layout).size
    assert image.size == (width, height + FOOT)
    assert image.mode == "P"
    assert (image.getpalette() or [])[: 3 * 200] == list(palette_bytes()[: 3 * 200])


@pytest.mark.parametrize("key", crossed(KEYS, few=2))
def test_a_board_takes_few_bytes_for_what_is_on_it(key: str) -> None:
    """The more spaces a map has, the more bytes it may take."""
    view = ended(key, 3).view(None)
    spaces = sum(route.length for route in view.part(Routes).routes.values())
    assert len(render_board(view, look("en", 3))) < 134_000 + 195 * spaces


@pytest.mark.parametrize(("key", "lang", "moment"), crossed(KEYS, LANGUAGES, MOMENTS, few=3))
class TestEveryPicture:
    def test_the_hand_has_its_width_and_the_one_palette(self, key: str, lang: str, moment: str) -> None:
        seats = load().rules(key).seats[1]
        image = opened(render_hand(MOMENTS[moment](key, seats).view(seats - 1), look(lang, seats)))
        assert image.width == HAND_WIDTH
        assert image.mode == "P"

    def test_the_table_of_points_and_the_tickets_are_drawn(self, key: str, lang: str, moment: str) -> None:
        seats = load().rules(key).seats[1]
        view = MOMENTS[moment](key, seats).view(None)
        score = opened(render_score(view, look(lang, seats)))
        assert (score.width, score.mode) == (SCORE_WIDTH, "P")
        for seat in range(seats):
            assert opened(render_tickets(view, look(lang, seats), seat)).mode == "P"


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
def test_a_board_is_the_same_whatever_was_drawn_on_its_map_before(key: str) -> None:
    """What is on the map is drawn once, however often cards change below it; never what isn't there."""
    game, rng, shown = middle(key, 3), Random(5), look("en", 3)
    drawn = boards.base(game.view(None), "en").drawn
    for step in range(25):
        view = game.view(None)
        board = render_board(view, shown)
        drawn.clear()
        assert render_board(view, shown) == board
        seat = rng.choice(game.waiting)
        action = rng.choice(list(game.legal(seat)))
        game = game.after(game.act(action, Random(step)))
        render_board(game.view(None), shown)
        if isinstance(action, DrawCard):
            assert len(drawn.kept) == 1
        if game.over:
            break


def test_a_network_tells_neither_bonus_nor_total_before_the_final_table() -> None:
    own = {"helena-duluth": 1, "omaha-duluth-1": 1}
    longer = {"los_angeles-el_paso": 0, "el_paso-houston": 0}
    pictures = set()
    for others in ({}, longer):  # the bonus is the seat's own, and then another's
        game = place(
            load().rules("usa"), 2, {"claimed": {**own, **others}, "tickets": [[], ["boston-miami"]]}, Random(4)
        )
        view = game.after((GameEnded("last_turns"),)).view(None)
        pictures.add(render_tickets(view, look("en", 2), 1))
    assert len(pictures) == 1


def lines_of_titles(title: str) -> list[int]:
    """The heights of the lines in which the final table writes a title over each of its columns."""
    usual = look("en", 2)

    def say(key: str, /, **facts: str | int) -> str:
        return title if key.startswith("pic-score-") else usual.say(key, **facts)

    score = opened(render_score(ended("usa", 2).view(None), replace(usual, say=say))).convert("RGB")
    rows = [score.crop((0, y, score.width, y + 1)) for y in range(HEAD - 16, HEAD + TITLES)]
    inked = [len(row.getcolors() or ()) != 1 for row in rows]
    return [len([*line]) for has_ink, line in groupby(inked) if has_ink]


def test_a_columns_title_keeps_the_tails_of_its_first_line_over_tall_letters() -> None:
    """A line must not cover the line above, nor touch it."""
    (tails, _), (whole, _) = lines_of_titles("ggggg hhhhh"), lines_of_titles("ggggg .....................")
    assert tails == whole


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
class TestAView:
    def test_the_same_view_gives_the_same_bytes(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("en", 3)
        first = render_board(view, shown)
        with nothing_kept():
            assert render_board(view, shown) == first

    def test_the_table_has_no_hand(self, key: str) -> None:
        with pytest.raises(ValueError, match="hand"):
            render_hand(middle(key, 3).view(None), look("en", 3))

    def test_the_board_shows_nothing_of_the_viewers_secrets(self, key: str) -> None:
        game, shown = middle(key, 3), look("en", 3)
        assert render_board(game.view(0), shown) == render_board(game.view(None), shown)

    def test_a_claim_changes_the_map_only_around_its_route(self, key: str) -> None:
        game, shown = start(key, 2), look("en", 2)
        rules = game.rules
        route = next(iter(rules.part(Routes).routes.values()))
        before = opened(render_board(game.view(None), shown))
        packed_well = {band for band in kept.kept if band[0] is not True}
        view = game.view(None)
        seen = view.seen(RoutesSeen)
        changed = RoutesSeen({route.id: 0}, seen.pieces, seen.closed, route.id)
        view.slices[RoutesSeen] = changed
        after = opened(render_board(view, shown))
        # Its ring, and what is below the map, are packed lightly: the picture after the next claim shows none of it.
        assert packed_well >= {band for band in kept.kept if band[0] is not True}
        geometry = Geometry.of(rules.layout)
        width, height = geometry.size
        box = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).crop((0, 0, width, height)).getbbox()
        assert box is not None
        slots = geometry.routes[route.id]
        xs, ys = [slot[0] for slot in slots], [slot[1] for slot in slots]
        reach = geometry.slot[0] * 0.9
        assert box[0] > min(xs) - reach
        assert box[1] > min(ys) - reach
        assert box[2] < max(xs) + reach
        assert box[3] < max(ys) + reach

    def test_stamps_are_kept_once_each(self, key: str) -> None:
        view, shown = ended(key, 3).view(None), look("en", 3)
        with nothing_kept():  # other tests may have left little room
            render_board(view, shown)
            stamps = len(boards.base(view, "en").stamps.kept)
            for _ in range(3):
                render_board(view, shown)
            assert len(boards.base(view, "en").stamps.kept) == stamps
            assert room.weight <= room.most


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
def test_threads_draw_what_one_would(key: str) -> None:
    views = [middle(key, 3).view(None), ended(key, 3).view(None)] * 2
    expected = [render_board(view, look("uk", 3)) for view in views]
    with nothing_kept(), ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: render_board(view, look("uk", 3)), views)) == expected


class TestNames:
    def test_a_name_that_the_font_cannot_write_becomes_the_seats_number(self) -> None:
        for name in ("🚂", "李雷", "Ann 李", "", "e\u0301\u0323"):
            assert look("en", 2, ("Ann", name)).name(1) == "P2"
            assert look("ru", 2, ("Ann", name)).name(1) == "И2"

    def test_decoration_is_left_out_of_a_name(self) -> None:
        for name in ("Ann 🚂", "\u202eAnn", "✨Ann✨", "👨\u200d👩\u200d👧 Ann \ufe0f"):
            assert look("en", 1, (name,)).name(0) == "Ann"

    def test_latin_and_cyrillic_names_are_written(self) -> None:
        for name in ("Ann", "Søren", "Žofie", "Їжак", "Ґалаґан", "Ёлка", "e\u0301va"):
            assert look("en", 1, (name,)).name(0) == " ".join(name.split())

    def test_a_name_without_glyphs_draws_the_same_as_the_number(self) -> None:
        view = middle(KEYS[0], 2).view(None)
        assert render_board(view, look("en", 2, ("🚂", "Bo"))) == render_board(view, look("en", 2, ("P1", "Bo")))

    def test_a_very_long_name_stays_in_its_panel(self) -> None:
        most = max(KEYS, key=lambda key: load().rules(key).seats[1])
        view = middle(most, 5).view(None)
        names = ("W" * 32, "Щ" * 32, "i" * 32, "Ann", "Bo")
        assert opened(render_board(view, look("uk", 5, names))).mode == "P"


class TestColours:
    def test_every_seat_colour_has_its_own_mark(self) -> None:
        assert set(MARKS) == set(SEATS)
        assert len(set(MARKS.values())) == len(MARKS)

    def test_the_palette_holds_256_colours(self) -> None:
        assert len(palette()) == 256
        assert len(palette_bytes()) == 768


def test_no_game_is_named_in_code() -> None:
    for folder in ("renderer", "data/tools"):
        for path in (ROOT / folder).rglob("*.py"):
            words = {
                node.value
                for node in ast.walk(tree_of(path))
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
            assert not words & set(load().games), path


def test_a_look_is_all_that_a_picture_needs() -> None:
    assert set(Look.__dataclass_fields__) == {"lang", "names", "colors", "say", "theme"}
