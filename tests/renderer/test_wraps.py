"""Routes around the back of the map: two runs, each ending under a sign with the other city's name."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from data.tools.layout import Layout
from data.tools.projection import wrapped_lines
from data.tools.relax import Relaxer
from data.tools.tracks import Board, slots, wraps
from renderer.core.geometry import Geometry, lines_of_route
from renderer.core.labels import lines_of, sign_box, sign_size
from renderer.core.theme import COLORS, index_of
from renderer.rail.boards import base
from tests.renderer.atlas import maps, plain_game, read
from tests.rows import crossed

LANGUAGES = ("en", "ru", "uk")
WRAPPED = [path for path in maps() if read(path)["layout"].get("wraps")]


@pytest.fixture(params=WRAPPED, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


def names() -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, "Place")


def ring_road() -> dict[str, Any]:
    """Two cities far apart, a route between them on the map and a double one around its back, three to the west."""
    wide = {"wraps": True, "wrap_spaces": {"west": 3, "east": 1}}
    routes = [
        {"id": "front", "cities": ["west", "east"], "length": 5, "color": "red"},
        {"id": "back-1", "cities": ["west", "east"], "length": 4, "color": "red", **wide},
        {"id": "back-2", "cities": ["west", "east"], "length": 4, "color": "green", **wide},
    ]
    cities = [
        {"id": "west", "names": names(), "lat": 10, "lon": -90},
        {"id": "middle", "names": names(), "lat": -30, "lon": 0},
        {"id": "east", "names": names(), "lat": 20, "lon": -170},
    ]
    settings = {"size": [900, 500], "cut": -150, "seeds": [1], "walk": [[150, 3.0, 1.0]], "rounds": 1}
    return {"key": "ring", "cities": cities, "routes": routes, "layout": {"settings": settings}}


class TestTheTool:
    def test_a_route_around_the_back_is_split_as_its_file_says(self) -> None:
        layout = Layout("ring", ring_road())
        found = sorted((pair.length, pair.routes) for pair in layout.pairs)
        assert found == [(1, ("back-1", "back-2")), (3, ("back-1", "back-2")), (5, ("front",))]
        assert [rim.is_east for rim in layout.rims] == [False, True]
        assert [rim.partner for rim in layout.rims] == [2, 0]

    def test_a_city_west_of_the_cut_lies_in_the_east(self) -> None:
        west, middle, east = Layout("ring", ring_road()).home[:3]
        assert west[0] < middle[0] < east[0]

    def test_rims_stay_where_their_signs_end_and_every_space_has_a_slot(self) -> None:
        layout = Layout("ring", ring_road())
        board = layout.solve()
        assert [x for x, _ in board.cities[-2:]] == [rim.x for rim in layout.rims]
        assert {route: len(places) for route, places in slots(board).items()} == {"front": 5, "back-1": 4, "back-2": 4}
        assert {route: wrap["first"] for route, wrap in wraps(board).items()} == {"back-1": 3, "back-2": 3}

    def test_both_ends_of_a_route_seek_one_height(self) -> None:
        layout = Layout("ring", ring_road())
        board = Board(layout.home.copy(), np.zeros((3, 2, 2)), layout.pairs, layout.measures, layout.rims)
        layout.namer = type("Quiet", (), {"look": lambda *_: None})()
        relaxer = Relaxer(board, layout.home, layout.namer)
        board.cities[-2:, 1] = 100, 200
        force = np.zeros_like(board.cities)
        relaxer.level(force)
        assert force[-2, 1] < 0 < force[-1, 1]
        assert not force[:-2].any()

    def test_outlines_are_taken_twice_and_squeezed_to_a_little_beyond_the_map(self) -> None:
        square = [[170.0, 0.0], [180.0, 0.0], [180.0, 10.0], [170.0, 10.0]]
        raw = {"land": [{"exterior": square, "holes": [square]}], "lakes": [], "rivers": [square[:2]], "borders": []}
        found = wrapped_lines(raw, -170, beyond=14)
        assert [shape["exterior"][0] for shape in found["land"]] == [[170, 0]]
        assert wrapped_lines(raw, 175, beyond=14)["land"][1]["exterior"][0] == [530, 0]
        assert wrapped_lines(raw, 175, beyond=2)["rivers"] == [[[173, 0], [180, 0]], [[530, 0], [537, 0]]]


class TestTheMap:
    def test_each_run_is_on_its_side_and_has_its_spaces(self, path: Path) -> None:
        game = read(path)
        layout = game["layout"]
        width = layout["size"][0]
        wrapped = {route["id"]: route for route in game["routes"] if route.get("wraps")}
        assert set(layout["wraps"]) == set(wrapped)
        for key, wrap in layout["wraps"].items():
            xs = [x for x, _, _ in layout["routes"][key]]
            first, rest = xs[: wrap["first"]], xs[wrap["first"] :]
            sides = [x > width / 2 for x, _ in wrap["edges"]]
            assert sorted(sides) == [False, True]
            assert all((x > width / 2) == sides[0] for x in first)
            assert all((x > width / 2) == sides[1] for x in rest)
            spaces = wrapped[key]["wrap_spaces"]
            assert (len(first), len(rest)) == tuple(spaces["east" if is_east else "west"] for is_east in sides)

    def test_each_end_lies_under_a_sign_with_the_other_citys_name(self, path: Path) -> None:
        game = read(path)
        geometry = Geometry.of(game["layout"])
        by_id = {city["id"]: city["names"] for city in game["cities"]}
        ends = {route["id"]: route["cities"] for route in game["routes"]}
        for lang in LANGUAGES:
            boxes = [
                (sign.city, sign_box(sign.label(lang), by_id[sign.city][lang], geometry.sign))
                for sign in geometry.signs
            ]
            for route, wrap in geometry.wraps.items():
                for partner, (x, y) in zip(reversed(ends[route]), wrap["edges"], strict=True):
                    assert any(
                        city == partner and left < x < right and top < y < bottom
                        for city, (left, top, right, bottom) in boxes
                    ), (route, partner, lang)

    def test_a_sign_points_to_its_edge_and_stays_inside(self, path: Path) -> None:
        geometry = Geometry.of(read(path)["layout"])
        for sign in geometry.signs:
            for lang in LANGUAGES:
                label = sign.label(lang)
                at = label.x if label.anchor[0] == "l" else geometry.size[0] - label.x
                assert 0 < at < 6

    @pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
    def test_the_signs_are_drawn_and_nothing_is_painted_over_them(self, path: Path, lang: str) -> None:
        ground = base(plain_game(path).view(None), lang)
        for sign in ground.geometry.signs:
            left, top, right, bottom = sign_box(sign.label(lang), ground.names[sign.city], ground.geometry.sign)
            box = (round(left), round(top), round(right), round(bottom))
            assert ground.plane.crop(box).tobytes().count(index_of(COLORS["night"])) > 100
            assert ground.free_of_names.getpixel((round((left + right) / 2), round((top + bottom) / 2))) == 0


class TestLines:
    def test_a_route_around_the_back_is_two_lines(self) -> None:
        wrap = {"first": 1, "edges": [[0, 5], [100, 6]]}
        assert lines_of_route((20, 0), [(10, 3), (90, 7)], (80, 9), wrap) == [
            [(20, 0), (10, 3), (0, 5)],
            [(100, 6), (90, 7), (80, 9)],
        ]

    def test_any_other_is_one_whichever_way_its_slots_lie(self) -> None:
        assert lines_of_route((0, 0), [(20, 0), (10, 0)], (30, 0)) == [[(0, 0), (10, 0), (20, 0), (30, 0)]]

    def test_what_is_in_brackets_is_not_written_on_the_map(self) -> None:
        assert lines_of("Compass (far away)", wrap=True) == ("Compass",)
        assert sign_size("Compass (far away)", 20) == sign_size("Compass", 20)
