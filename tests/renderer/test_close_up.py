"""A close-up of what changed: all of it with its names and numbers, where it is about a third of the map or less."""

from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops

from data.tools.pictures import at_turn, played
from engine.core.view import View
from engine.parts.routes import Routes
from engine.parts.strings import tabletop
from renderer.core.draw import CAPITAL
from renderer.core.labels import label_box
from renderer.core.marks import RADIUS, SHARE, Mark
from renderer.core.theme import COLORS
from renderer.rail import boards, marks
from renderer.rail.board import render_board
from renderer.rail.close_up import lens_of, render_close_up
from renderer.rail.large import is_readable
from renderer.rail.own_map import LEGIBLE, PHONE
from renderer.strings.table import render_close_up as render_table_close_up
from renderer.strings.table import render_table
from tests.renderer.looks import KEYS, LANGUAGES, look, middle, opened, start
from tests.rows import crossed

SMALL = [key for key in KEYS if not is_readable(start(key, 2).view(None))]
"""Maps whose names are small where the whole map is as wide as a phone."""


def neighbors(view: View) -> list[Mark]:
    """The two routes that meet and take the least room with the names there, and the city where they do."""
    pairs = combinations(view.part(Routes).routes.values(), 2)
    meeting = [pair for pair in pairs if len({*pair[0].cities, *pair[1].cities}) == 3]
    first, second = min(meeting, key=lambda pair: (_room(view, {*pair[0].cities, *pair[1].cities}), pair[0].id))
    (city,) = set(first.cities) & set(second.cities)
    return [("route", first.id), ("route", second.id), ("city", city)]


def _room(view: View, cities: set[str]) -> float:
    """The area that the names of these cities span in all languages together."""
    boxes = [label_box(*boards.base(view, lang).label(city)) for lang in LANGUAGES for city in sorted(cities)]
    low, high = [min(side) for side in zip(*boxes, strict=True)], [max(side) for side in zip(*boxes, strict=True)]
    return float((high[2] - low[0]) * (high[3] - low[1]))


def far_apart(view: View) -> list[Mark]:
    """The two cities that are farthest from each other."""
    cities = boards.base(view, "en").geometry.cities
    pair = max(combinations(cities, 2), key=lambda two: dist(cities[two[0]], cities[two[1]]))
    return [("city", city) for city in pair]


@pytest.mark.parametrize("key", crossed(SMALL, few=1))
class TestACloseUp:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_holds_all_that_changed_with_the_names_there(self, key: str, lang: str) -> None:
        view = middle(key, 3).view(None)
        ground, (*routes, city) = boards.base(view, lang), neighbors(view)
        lens = lens_of(view, lang, [*routes, city])
        assert lens is not None
        assert lens.width * lens.height <= SHARE * ground.geometry.size[0] * ground.geometry.size[1]
        points = [place[:2] for _, route in routes for place in ground.geometry.routes[str(route)]]
        for name in {str(city[1]), *(end for _, route in routes for end in ground.ends[str(route)])}:
            left, top, right, low = label_box(*ground.label(name))
            points += [(left, top), (right, low), ground.geometry.cities[name]]
        assert all(lens.holds(*point) for point in points)

    def test_can_be_read_on_a_phone(self, key: str) -> None:
        """All that fits into a third of the map, at the widest."""
        view = middle(key, 3).view(None)
        text, (width, height) = boards.base(view, "en").geometry.text, boards.base(view, "en").geometry.size
        widest = (SHARE * width * height * 4 / 3) ** 0.5
        assert text * CAPITAL * PHONE / widest >= LEGIBLE
        lens = lens_of(view, "en", neighbors(view))
        assert lens is not None and lens.width <= widest

    def test_is_that_part_of_the_board_but_for_its_numbers(self, key: str) -> None:
        view, shown, marked = middle(key, 3).view(None), look("en", 3), neighbors(middle(key, 3).view(None))
        lens = lens_of(view, "en", marked)
        assert lens is not None
        picture = opened(render_close_up(view, shown, marked))
        assert picture.size == lens.size
        box = (round(lens.left), round(lens.top), round(lens.left) + picture.width, round(lens.top) + picture.height)
        board = opened(render_board(view, shown, marked)).crop(box)
        differ = ImageChops.difference(board, picture).convert("L").point([0] + [255] * 255)
        assert 0 < differ.histogram()[255] < picture.width * picture.height * 0.06

    def test_numbers_each_change_once_within_itself(self, key: str) -> None:
        view = middle(key, 3).view(None)
        ground, marked = boards.base(view, "en"), neighbors(view)
        lens = lens_of(view, "en", marked)
        assert lens is not None
        radius = marks.radius_of(ground, lens)
        spots = [spot for _, spot in marks.places(ground, marked, lens) if spot]
        assert len(spots) == len(marked)
        assert all(lens.holds(*spot, -radius) for spot in spots)
        assert radius / lens.size[0] >= 0.98 * RADIUS / ground.geometry.size[0], "as large on a phone as on the board"
        shown = opened(render_close_up(view, look("en", 3), marked)).getcolors(1 << 20) or ()
        assert tuple(COLORS["gold"]) in {color for _, color in shown}

    def test_is_left_out_where_the_changes_lie_apart_and_where_there_are_none(self, key: str) -> None:
        view = middle(key, 3).view(None)
        for marked in (far_apart(view), [], [("route", "nowhere"), ("tile", "S1")]):
            assert lens_of(view, "en", marked) is None
            assert render_close_up(view, look("en", 3), marked) == b""

    def test_shows_nothing_of_a_seats_secrets(self, key: str) -> None:
        game, shown = middle(key, 3), look("en", 3)
        marked = neighbors(game.view(None))
        assert render_close_up(game.view(1), shown, marked) == render_close_up(game.view(None), shown, marked)


@pytest.mark.parametrize("key", sorted({*KEYS} - {*SMALL}))
def test_a_map_that_is_readable_as_a_whole_has_none(key: str) -> None:
    view = middle(key, 3).view(None)
    assert lens_of(view, "en", neighbors(view)) is None


class TestOnATableOfStrings:
    @pytest.mark.long
    def test_is_that_part_of_the_picture(self) -> None:
        """With its rings and numbers; none where it would be most of the table, and where nothing is marked."""
        view, shown = played("string_railway", 4, 11, at_turn(20)).view(None), look("uk", 4)
        tiles, found = [tile.name for tile in tabletop(view).tiles], 0
        for pair in combinations(tiles, 2):
            marked: list[Mark] = [("tile", name) for name in pair]
            picture = opened(render_table(view, shown, marked=marked))
            close_up = render_table_close_up(view, shown, marked)
            if not close_up:
                continue
            part = opened(close_up)
            assert part.width * part.height <= SHARE * picture.width * picture.height
            assert part.width >= picture.width * 0.45
            assert _holds(picture, part)
            found += 1
            if found == 3:
                break
        assert found == 3
        ends = [("tile", tiles[0]), ("tile", tiles[1]), ("tile", tiles[2])]
        assert render_table_close_up(view, shown, ends) == render_table_close_up(view, shown, []) == b""


def _holds(picture: Image.Image, part: Image.Image) -> bool:
    """Whether a picture is somewhere in another one."""
    whole, first = picture.tobytes(), part.crop((0, 0, part.width, 1)).tobytes()
    at = whole.find(first)
    while at >= 0:
        y, x = divmod(at // 3, picture.width)
        if picture.crop((x, y, x + part.width, y + part.height)).tobytes() == part.tobytes():
            return True
        at = whole.find(first, at + 1)
    return False
