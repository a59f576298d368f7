"""A part of a map, enlarged: the thing asked for is in it, really drawn larger; and a piece before it is built."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.core.view import View
from engine.parts.ports import PortsSeen
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.stations import StationsSeen
from renderer.core.geometry import Geometry
from renderer.core.shelf import Room
from renderer.core.theme import THEMES
from renderer.rail import boards, focus
from renderer.rail.board import render_board
from renderer.rail.focus import PARTS, PREVIEW, Target, render_focus, render_preview
from tests.renderer.looks import KEYS, LANGUAGES, look, middle
from tests.rows import crossed


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def edges(image: Image.Image) -> float:
    """How many hard edges there are: upscaled pixels have none."""
    shifted = ImageChops.offset(image.convert("L"), 1, 0)
    levels = ImageChops.difference(image.convert("L"), shifted).histogram()
    return sum(levels[60:]) / (image.width * image.height)


def free_routes(view: View) -> list[str]:
    seen = view.seen(RoutesSeen)
    return [route for route in view.part(Routes).routes if route not in seen.owners and route not in seen.closed]


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
class TestAPart:
    def test_of_a_map_is_drawn_twice_as_large(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("uk", 3)
        board = opened(render_board(view, shown))
        for name in ("north-west", "centre", "south-east"):
            lens = focus.part(view, name)
            image = opened(render_focus(view, shown, lens))
            assert image.size == lens.size
            assert abs(image.width - 2 * lens.width) <= 1
            box = (round(lens.left), round(lens.top), round(lens.left + lens.width), round(lens.top + lens.height))
            blown = board.crop(box).resize(image.size, Image.Resampling.BICUBIC)
            assert edges(image) > 1.4 * edges(blown)

    def test_of_a_map_shows_what_the_whole_shows(self, key: str) -> None:
        """The same colours at the same places: enlarged and made small again it is the map."""
        view, shown = middle(key, 3).view(None), look("en", 3)
        board, lens = opened(render_board(view, shown)), focus.part(view, "east")
        small = opened(render_focus(view, shown, lens)).resize(
            (round(lens.width), round(lens.height)), Image.Resampling.BOX
        )
        box = (round(lens.left), round(lens.top), round(lens.left) + small.width, round(lens.top) + small.height)
        off = ImageChops.difference(board.crop(box), small).convert("L").histogram()
        assert sum(off[90:]) < small.width * small.height / 100

    def test_all_parts_together_show_each_city_and_route(self, key: str) -> None:
        view = middle(key, 3).view(None)
        lenses = [focus.part(view, name) for name in PARTS]
        assert {city for lens in lenses for city in focus.cities_in(view, lens)} == set(view.part(Routes).cities)
        seen = {route for lens in lenses for route in focus.routes_in(view, lens)}
        assert len(seen) > 0.9 * len(view.part(Routes).routes)

    def test_around_a_city_has_the_city_and_its_name_in_it(self, key: str) -> None:
        view = middle(key, 3).view(None)
        for lang in LANGUAGES:
            ground = boards.placed(view, lang)
            for city, (x, y) in ground.geometry.cities.items():
                lens = focus.around(view, city)
                assert lens.holds(x, y)
                assert city in focus.cities_in(view, lens)
                assert lens.left >= 0 and lens.left + lens.width <= ground.geometry.size[0]
                assert lens.top >= 0 and lens.top + lens.height <= ground.geometry.size[1]

    def test_hangs_on_nothing_secret(self, key: str) -> None:
        game, shown = middle(key, 3), look("en", 3)
        lens = focus.part(game.view(None), "west")
        assert render_focus(game.view(0), shown, lens) == render_focus(game.view(None), shown, lens)
        target = ("route", free_routes(game.view(None))[0])
        assert render_preview(game.view(0), shown, 0, target) == render_preview(game.view(None), shown, 0, target)


@pytest.mark.parametrize(("key", "theme"), crossed(KEYS, THEMES, few=2))
class TestAPreview:
    def test_of_a_route_shows_all_of_it_as_if_it_were_built(self, key: str, theme: str) -> None:
        view, shown = middle(key, 3).view(None), replace(look("ru", 3), theme=theme)
        geometry = Geometry.of(view.rules.layout)
        ground = boards.placed(view, "ru")
        free = free_routes(view)
        routes = [*[route for route in free if route in geometry.wraps][:2], *free[::9]][:3]
        for route in routes if theme == THEMES[0] else routes[:1]:
            target: Target = ("route", route)
            lenses = focus.lenses_of(view, ground, target)
            halves = [line for line in ground.lines(route) if len(line) > 2]
            assert len(lenses) == max(len(halves), 1)
            for x, y, _ in geometry.routes[route]:
                assert any(lens.holds(x, y, -10) for lens in lenses), route
            picture = opened(render_preview(view, shown, 1, target))
            assert picture.size == PREVIEW
            other = opened(render_preview(view, shown, 2, target))
            box = ImageChops.difference(picture, other).getbbox()
            assert box is not None

    def test_of_a_building_shows_it_beside_its_city(self, key: str, theme: str) -> None:
        view, shown = middle(key, 3).view(None), replace(look("en", 3), theme=theme)
        kinds = {"station": StationsSeen, "port": PortsSeen}
        for kind, slice_ in kinds.items():
            if not view.has(slice_):
                continue
            cities = [city.id for city in view.part(Routes).cities.values() if kind == "station" or city.port]
            for city in cities[::7] if theme == THEMES[0] else cities[:1]:
                picture = opened(render_preview(view, shown, 0, (kind, city)))
                assert picture.size == PREVIEW
                other = opened(render_preview(view, shown, 1, (kind, city)))
                assert ImageChops.difference(picture, other).getbbox() is not None


@pytest.mark.long
def test_crops_are_kept_up_to_some_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 3_000_000
    monkeypatch.setattr(boards, "enlarged", boards.BoardCache(Room(most)))
    view = middle(KEYS[0], 3).view(None)
    cities = list(view.part(Routes).cities)[:6]
    for city in cities:
        render_focus(view, look("en", 3), focus.around(view, city))
    assert most / 2 < boards.enlarged.weight() <= most
    assert len(boards.enlarged.kept) < len(cities)
