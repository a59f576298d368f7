"""A table of strings from above: what lies there can be read, and previews mark the very spots."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise
from math import dist
from random import Random

import pytest
from PIL import Image, ImageChops

from engine.core.game import Game
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import CODES, LayString, tabletop
from engine.parts.table_setup import TableSeen
from engine.strings.judge import place_faults, verdict
from engine.strings.landscape import square
from engine.strings.nouns import Draft, Fault, Tabletop, Tile
from engine.strings.places import place_text, read_place
from renderer.core.draw import Brush
from renderer.core.shelf import Room, Shelf, weight_of
from renderer.core.theme import COLORS, MARKS, SEATS
from renderer.rail.score import render_score
from renderer.strings import drawn_strings, frame, grounds, preview, strip, tiles
from renderer.strings.legend import render_legend
from renderer.strings.table import render_table
from tests.renderer.looks import LANGUAGES, NAMES, draw_table, look
from tests.rows import crossed
from tests.rulebook.string_railway.rails import Rails, mm, rules

TILES = [
    "central 300,300",
    "suburban 450,500 turn=30",
    "scenic 620,620 turn=45",
    "city 250,560 turn=10 owner=1",
    "marshalling 600,250",
    "terminal 500,700",
    "transit 350,400 owner=2",
    "rural 700,450",
]
STRINGS = ("0 short 122,122 300,300", "0 long 300,300 450,500 620,620", "1 long 777,122 600,250 450,500")
PLAYERS = "ann bob cid dan"


@cache
def middle(names: str = PLAYERS, drawn: str = "") -> Game:
    """Some tiles, and strings of two companies; the river and the mountains lie beside and under them."""
    return Rails(
        names,
        tiles=TILES,
        strings=STRINGS,
        river="400,70 420,200 540,330 560,420 640,500",
        mountains="540,560 720,560 740,700 560,720",
        drawn=drawn,
    ).game


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image.convert("RGB")


def drawn(game: Game, draft: Draft | None = None, focus: frame.Area | None = None, lang: str = "en") -> Image.Image:
    return draw_table(game.view(None), look(lang, game.seats), draft, focus)


def framed(game: Game) -> frame.Frame:
    return frame.frame_of(tabletop(game), None)


@cache
def openings(seats: int, *options: str) -> list[Game]:
    """The game before each step of the set-up, and in its first turn."""
    rng = Random(5)
    game, _ = Game.new(rules(*options), seats, rng)
    found = [game]
    while game.turn.seat is None:
        game, _ = game.play(game.legal(game.waiting[0])[0], rng)
        found.append(game)
    return found


def changed_near(before: Image.Image, after: Image.Image, at: tuple[float, float], far: int = 12) -> bool:
    box = (round(at[0]) - far, round(at[1]) - far, round(at[0]) + far, round(at[1]) + far)
    return ImageChops.difference(before.crop(box), after.crop(box)).getbbox() is not None


class TestEveryTable:
    @pytest.mark.parametrize("seats", crossed([5, 2, 3, 4], few=2))
    def test_has_room_for_all_that_lies_there_and_the_strip_below(self, seats: int) -> None:
        for lang, game in zip(LANGUAGES * 4, openings(seats), strict=False):
            image, area = drawn(game, lang=lang), framed(game)
            assert image.size == (frame.WIDTH, area.height + strip.height(None))
            assert 0.85 < image.width / image.height < 1.1, "it is nearly square, the strip included"
            for tile in game.view(None).seen(TilesSeen).tiles:
                for x, y in area.all(tile.corners):
                    assert frame.BAND < x < area.width
                    assert frame.BAND < y < area.height

    @pytest.mark.long
    @pytest.mark.parametrize("options", crossed([("by_hand", "chaos"), ("by_hand",)], few=1))
    def test_is_drawn_while_it_is_set_with_what_somebody_is_drawing(self, options: tuple[str, ...]) -> None:
        for game in openings(3, *options)[:-1]:
            action = game.legal(game.waiting[0])[0]
            before = drawn(game)
            if hasattr(action, "path"):
                with_draft = drawn(game, Draft(path=action.path, points=action.path[:1]))
                assert with_draft.tobytes() != before.tobytes()

    @pytest.mark.long
    def test_is_the_same_for_the_same_view(self) -> None:
        game = middle()
        first = render_table(game.view(None), look("uk", 4))
        grounds.kept_grounds.clear()
        drawn_strings.kept_string.cache_clear()
        tiles.kept_card.cache_clear()
        assert render_table(game.view(None), look("uk", 4)) == first
        assert render_table(game.view(2), look("uk", 4)) == first

    def test_is_sent_in_few_colours_that_differ_little(self) -> None:
        full, sent = drawn(middle()), render_table(middle().view(None), look("en", 4))
        off = ImageChops.difference(full, opened(sent)).convert("L").histogram()
        assert len(sent) < 350_000
        assert sum(off[24:]) < full.width * full.height / 500

    def test_bears_names_without_letters_and_very_long_ones(self) -> None:
        names = ("🚂", "W" * 32, "Щ" * 32, "李")
        assert opened(render_table(middle().view(None), look("ru", 4, names)))

    def test_keeps_a_background_in_one_byte_for_each_pixel(self) -> None:
        grounds.kept_grounds.clear()
        drawn(middle())
        assert [one.mode for one in grounds.kept_grounds.kept.values()] == ["P"]

    def test_a_table_s_strings_push_no_board_out(self) -> None:
        boards = Shelf[str, Image.Image]()  # in the room of all boards
        boards.put("board", Image.new("P", (10, 10)))
        before = boards.room.weight
        path = tuple(tabletop(middle().view(None)).laid[0].path)
        drawn_strings.kept_string.cache_clear()
        drawn_strings.kept_string(frame.frame_of(tabletop(middle().view(None)), None), path, "blue")
        assert boards.room.weight == before and drawn_strings.ROOM.weight > 0

    @pytest.mark.long
    def test_keeps_few_backgrounds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        drawn(middle())
        (one, *_) = map(weight_of, grounds.kept_grounds.kept.values())
        monkeypatch.setattr(grounds, "kept_grounds", Shelf(within=Room(2 * one)))
        for game in (openings(4, "by_hand")[-1], openings(5)[-1], openings(2)[-1]):
            drawn(game)
        drawn(middle(), focus=(3000, 3000, 5000, 5000))
        assert len(grounds.kept_grounds.kept) == 2

    def test_leaves_room_for_its_panels_however_slim_it_is(self) -> None:
        border = ((4000, 1000), (5000, 1000), (5000, 13000), (4000, 13000))
        shown = frame.frame_of(Tabletop(border=border), None)
        assert shown.width > 0.7 * shown.height


class TestWhatCanBeRead:
    def test_the_rulers_tell_the_places(self) -> None:
        """At the left and upper end of each cell a line crosses the whole ruler, and nowhere else."""
        game = middle()
        image, area = drawn(game), framed(game)
        lines = [x for x in range(area.width) if image.getpixel((x, 1)) == COLORS["mist"]]
        places = [round(area.at(read_place(f"{column}1.0000"))[0]) for column in "BCDEFGHI"]
        assert lines == places

    def test_a_place_is_where_the_picture_says(self) -> None:
        area = framed(middle())
        for text in ("C3.0000", "F7.4512"):
            x, y = area.at(read_place(text))
            back = (round(area.x + (x - frame.BAND) / area.scale), round(area.y + (y - frame.BAND) / area.scale))
            assert place_text(back) == text

    def test_no_string_hides_what_stands_on_a_tile(self) -> None:
        """Wherever a tile has ink, the picture has that ink, though strings run across."""
        there = middle()
        image, area = drawn(there), framed(there)
        faces = tiles.faces(tabletop(there), look("en", 4), tuple(SEATS)[:4], 4)
        assert len(tabletop(there).laid) == 3
        for tile in tabletop(there).tiles:
            side = round(dist(*area.all(tile.corners)[:2]))
            ink = tiles.content(faces[tile.name], side)
            x, y = (round(at) - ink.image.width // 2 for at in area.at(tile.center))
            for px in range(0, ink.image.width, 2):
                for py in range(0, ink.image.height, 2):
                    if ink.mask.getpixel((px, py)) == 255:
                        assert image.getpixel((x + px, y + py)) == ink.image.getpixel((px, py)), tile.name

    @pytest.mark.parametrize("seats", crossed([5, 2, 3, 4], few=2))
    def test_the_letters_on_a_tile_are_7_px_high_on_a_phone(self, seats: int) -> None:
        """An H has two upright strokes, and so its ink is as high as a capital."""
        area = framed(openings(seats)[-1])
        ink = tiles.content(tiles.Face("H", "rural", "", "H", "", False, (), 0), round(45 * area.mm)).image
        inked = ink.convert("RGB").point(lambda level: 255 if level < 90 else 0).convert("L")
        columns = (inked.crop((x, 0, x + 1, inked.height)).tobytes() for x in range(inked.width))
        strokes = [max(map(len, column.rstrip(b"\0").split(b"\0"))) for column in columns]
        assert max(strokes) * 390 / frame.WIDTH >= 6.9

    @pytest.mark.parametrize("seats", [2, 5])
    @pytest.mark.parametrize(("name", "is_base"), [("Base 2", True), ("S7", False)])
    def test_points_of_an_owner_fit_inside_the_rim_and_no_name_covers_them(
        self, seats: int, name: str, is_base: bool
    ) -> None:
        side = round(45 * framed(openings(seats)[-1]).mm)
        ink = tiles.content(tiles.Face(name, "city", "", "3/2", "red", is_base, ("red",), 3), side).mask
        middle, reach = ink.height / 2, side * 0.42
        points = ink.crop((0, round(middle - side * 0.08), ink.width, round(middle + side * 0.2))).getbbox()
        assert points is not None and ink.width / 2 - reach <= points[0] and points[2] <= ink.width / 2 + reach

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_words_of_the_new_tile_and_of_the_stack_are_apart(self, lang: str) -> None:
        """“новая” right beside “стопка” reads as “a new stack”."""
        picture = drawn(middle(drawn="regional"), lang=lang)
        words = picture.crop((picture.width - 272, picture.height - 52, picture.width - 4, picture.height - 16))
        columns = (words.convert("L").crop((x, 0, x + 1, words.height)) for x in range(words.width))
        inked = [x for x, column in enumerate(columns) if max(column.tobytes()) > 100]
        assert max(later - one for one, later in pairwise(inked)) > 30

    def test_the_legend_has_a_picture_of_its_own_in_each_language(self) -> None:
        pictures = {lang: opened(render_legend(middle().view(None), look(lang, 4))) for lang in LANGUAGES}
        assert {image.width for image in pictures.values()} == {frame.WIDTH}
        assert len({image.tobytes() for image in pictures.values()}) == len(LANGUAGES)

    def test_a_tile_tells_its_points(self) -> None:
        table = tabletop(middle())
        found = {tile.kind: tiles.face_of(table, tile, look("en", 4), tuple(SEATS), 4).points for tile in table.tiles}
        assert found == {
            "base": "3/2",
            "central": "3",
            "suburban": "2",
            "scenic": "3",  # it lies in the mountains
            "city": "3/1",
            "marshalling": "1×",
            "terminal": "3",
            "transit": "0/2",
            "rural": "1",
        }

    def test_a_tile_tells_who_came_and_how_many_more_may(self) -> None:
        game = middle()
        faces = tiles.faces(tabletop(game), look("en", 4), ("blue", "red", "green", "black"), 4)
        assert (faces["S1"].pips, faces["S1"].free) == (("blue",), 3)
        assert (faces["S2"].pips, faces["S2"].free) == (("blue", "red"), 0)
        assert (faces["S8"].pips, faces["S8"].free) == ((), 1)
        assert (faces["Base 2"].pips, faces["Base 2"].owner) == (("red",), "red")
        assert (faces["S4"].owner, faces["S7"].owner, faces["S1"].owner) == ("red", "green", "")

    def test_the_last_string_has_a_golden_rim(self) -> None:
        game = middle()
        image, area = drawn(game), framed(game)
        gold = {
            number: any(
                image.getpixel((round(x) + dx, round(y) + dy)) == COLORS["gold"]
                for dx in range(-16, 17)
                for dy in range(-16, 17)
            )
            for number, laid in enumerate(tabletop(game).laid)
            for x, y in (drawn_strings.middle(area.all(laid.path), 0.3),)
        }
        assert gold == {0: False, 1: False, 2: True}

    def test_each_company_has_a_cord_of_its_own_even_without_colour(self) -> None:
        assert set(drawn_strings.PATTERNS) == set(SEATS) == set(MARKS)
        drawn_alike = set()
        for color, paint in drawn_strings.PATTERNS.items():
            image = Image.new("RGB", (240, 60))
            paint(Brush(image, 3), [(5, 10), (75, 10)], 8, (255, 255, 255))
            assert image.getbbox(), color
            drawn_alike.add(image.tobytes())
        assert len(drawn_alike) == len(SEATS)


class TestTwoSeats:
    def test_have_four_companies_in_four_colours(self) -> None:
        for first in SEATS:
            for second in SEATS:
                if first != second:
                    found = drawn_strings.company_colors(2, (first, second))
                    assert found[:2] == (first, second)
                    assert len(set(found)) == 4
        assert drawn_strings.company_colors(3, ("red", "blue", "green")) == ("red", "blue", "green")

    def test_see_the_points_of_all_their_companies(self) -> None:
        game = middle("ann bob")
        assert len(strip.panels(game.view(None), 1600)) == 4
        assert opened(render_table(game.view(None), look("uk", 2)))


class TestAPreview:
    def judged(self, game: Game, path: str) -> Draft:
        table = tabletop(game)
        found = verdict(table, 0, "short", mm(path))
        return Draft(path=mm(path), verdict=found, left_length=300 - found.length)

    def test_shows_the_string_and_leaves_what_is_far_away(self) -> None:
        game = middle()
        draft = self.judged(game, "300,300 350,400")
        before, after, area = drawn(game), drawn(game, draft), framed(game)
        assert changed_near(before, after, area.at((3250, 3500)))
        assert not changed_near(before, after, area.at((7000, 3500)), 60)

    def test_marks_each_fault_at_its_very_spot(self) -> None:
        game = middle()
        draft = self.judged(game, "122,122 300,300 700,160 690,300 600,150 320,620")
        assert draft.verdict is not None
        spots = {fault.at for fault in draft.verdict.faults} - {None}
        assert len(draft.verdict.faults) > 2
        without = Draft(path=draft.path)
        before, after, area = drawn(game, without), drawn(game, draft), framed(game)
        for spot in spots:
            assert spot is not None
            x, y = area.at(spot)
            assert after.getpixel((round(x), round(y) - 20)) == COLORS["no"]
            assert changed_near(before, after, (x, y), 25)

    def test_marks_each_crossing(self) -> None:
        game = middle()
        draft = self.judged(game, "450,500 600,250")
        assert draft.verdict is not None
        assert draft.verdict.crossings
        before, after, area = drawn(game, Draft(path=draft.path)), drawn(game, draft), framed(game)
        for crossing in draft.verdict.crossings:
            assert changed_near(before, after, area.at(crossing.at))

    def test_tells_own_gains_and_those_of_others_apart(self) -> None:
        """Two badges at each tile, also at one that stands on its tip."""
        area = framed(middle())
        for turn in (0, 30, 45, 60):
            tile = Tile("S9", "city", square((4000, 4000), turn, 45))
            left, right = preview.upper_corners(area, tile)
            assert left[0] < right[0] - 40
            assert {left, right} <= set(area.all(tile.corners))

    def test_numbers_faults_once_in_the_order_of_the_verdict(self) -> None:
        game = middle()
        draft = self.judged(game, "122,122 690,700")
        assert draft.verdict is not None
        twice = Draft(path=draft.path, verdict=draft.verdict, faults=(*draft.verdict.faults, Fault("late")))
        assert preview.faults_of(twice) == (*draft.verdict.faults, Fault("late"))

    def test_shows_a_tile_and_the_spots_for_it(self) -> None:
        game = middle(drawn="regional")
        spots = (*mm("420,300"), *mm("560,480"))
        tile = Tile("S9", "regional", square(spots[0], 20, 45))
        before, after, area = drawn(game), drawn(game, Draft(tile=tile, spots=spots)), framed(game)
        for spot in spots:
            assert changed_near(before, after, area.at(spot))

    def test_shows_a_tile_that_may_not_lie_there(self) -> None:
        game = middle(drawn="regional")
        tile = Tile("S9", "regional", square((3000, 3000), 20, 45))
        faults = place_faults(tabletop(game), tile.corners)
        assert faults
        right, wrong = drawn(game, Draft(tile=tile)), drawn(game, Draft(tile=tile, faults=faults))
        assert right.tobytes() != wrong.tobytes()

    def test_draws_suggestions_in_different_kinds_of_line(self) -> None:
        game = Rails(PLAYERS, tiles=TILES).game
        paths = tuple(action.path for action in game.legal(0) if isinstance(action, LayString))[:3]
        assert len(paths) == 3
        assert len(set(preview._STYLES)) == len(set(preview.OFFERS)) == 3
        assert drawn(game, Draft(paths=paths)).tobytes() != drawn(game).tobytes()

    @pytest.mark.long
    def test_keeps_nothing_of_what_is_only_tried(self) -> None:
        game = next(game for game in openings(4, "by_hand") if game.view(None).seen(TableSeen).owed == "river")
        drawn(game)
        kept = len(grounds.kept_grounds.kept)
        for action in game.legal(game.waiting[0]):
            drawn(game, Draft(path=action.path))  # type: ignore[attr-defined]
        assert len(grounds.kept_grounds.kept) == kept


class TestACloserLook:
    @pytest.mark.long
    def test_enlarges_a_part(self) -> None:
        game = middle()
        whole, part = framed(game), frame.frame_of(tabletop(game), (4000, 4000, 6000, 6000))
        assert part.scale > 2 * whole.scale
        assert part.at((4000, 4000)) == (frame.BAND, frame.BAND)
        assert drawn(game, focus=(4000, 4000, 6000, 6000)).width == frame.WIDTH

    @pytest.mark.parametrize(
        "focus",
        crossed([(17000, 100, 30000, 900), (0, 0, 10, 10), (6000, 6000, 4000, 4000), (3000, 1000, 3500, 7000)], few=1),
    )
    def test_of_any_part_can_be_drawn(self, focus: frame.Area) -> None:
        """Also of one beyond the grid, or much higher than wide; the strip below has its usual width."""
        assert drawn(middle(), focus=focus).width == frame.WIDTH


class TestTheScore:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_has_a_word_for_everything_that_gives_points(self, lang: str) -> None:
        say = look(lang, 2).say
        titles = [say(f"pic-score-{code.replace('_', '-')}") for code in (*CODES, "second_company")]
        assert len(set(titles)) == len(titles)

    @pytest.mark.parametrize("names", ["ann bob", PLAYERS])
    def test_is_drawn(self, names: str) -> None:
        game = middle(names)
        assert opened(render_score(game.view(None), look("ru", game.seats, NAMES))).height > 200
