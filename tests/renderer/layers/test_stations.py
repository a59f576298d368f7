"""Stations in pictures: beside their cities, and at the end on what they borrow."""

from math import dist

import pytest
from msgspec.structs import replace

from data.maps.library import load
from data.tools.pictures import played
from engine.parts.routes import Routes
from engine.parts.stations import Stations, StationsSeen
from renderer.core.geometry import Geometry
from renderer.core.labels import label_box
from renderer.layers import stations
from renderer.rail.board import FOOT, render_board
from renderer.rail.boards import base
from renderer.rail.score import render_score, render_tickets
from tests.renderer.looks import KEYS, LANGUAGES, changed, look, middle, opened, start

WITH_STATIONS = [key for key in KEYS if load().rules(key).has(Stations)]


@pytest.mark.parametrize("key", WITH_STATIONS)
class TestStations:
    def test_a_station_changes_the_map_only_around_its_city(self, key: str) -> None:
        view = start(key, 2).view(None)
        size = Geometry.of(view.rules.layout).size
        before, seen = render_board(view, look("en", 2)), view.seen(StationsSeen)
        for city, (x, y) in list(base(view, "en").geometry.cities.items())[:8]:
            view.slices[StationsSeen] = replace(seen, built=((city,), ()))
            box = changed(before, render_board(view, look("en", 2)), (0, 0, *size))
            assert box is not None
            assert box[0] > x - 50
            assert box[1] > y - 50
            assert box[2] < x + 50
            assert box[3] < y + 50

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_it_stands_beside_its_city_inside_the_picture_and_off_the_names(self, key: str, lang: str) -> None:
        ground = base(start(key, 2).view(None), lang)
        width, height = ground.geometry.size
        for city, place in ground.geometry.cities.items():
            x, y = stations.spot(ground, city)
            assert dist((x, y), place) < stations.SIZE
            assert 10 < x < width - 10
            assert 10 < y < height - 10
            for other in ground.geometry.cities:
                left, top, right, bottom = label_box(*ground.label(other))
                assert not (left < x < right and top < y < bottom), (city, other)

    def test_the_panel_shows_how_many_are_left(self, key: str) -> None:
        view = start(key, 5).view(None)
        seen = view.seen(StationsSeen)
        each = seen.left[0]
        cities = list(view.part(Routes).cities)
        pictures = set()
        for count in range(each + 1):
            built = (tuple(cities[:count]), *((),) * 4)
            view.slices[StationsSeen] = StationsSeen(built, (each - count, *seen.left[1:]))
            picture = opened(render_board(view, look("en", 5)))
            pictures.add(picture.crop((0, picture.height - FOOT, *picture.size)).tobytes())
        assert len(pictures) == each + 1

    def test_at_the_end_it_stands_on_the_route_that_it_borrows(self, key: str) -> None:
        ground = base(start(key, 2).view(None), "en")
        for route in ground.routes.values():
            one, other = (stations.on_route(ground, route.id, city) for city in route.cities)
            for at, city in ((one, route.cities[0]), (other, route.cities[1])):
                slots_ = ground.geometry.routes[route.id]
                assert min(dist(at, slot[:2]) for slot in slots_) < ground.geometry.slot[0] / 2
                assert dist(at, ground.geometry.cities[city]) == min(
                    dist(end, ground.geometry.cities[city]) for end in (one, other)
                )
            assert dist(one, other) > 10

    def test_a_loan_is_drawn_in_its_lenders_colour_and_has_no_column_of_points(self, key: str) -> None:
        game = played(key, 4, 7, lambda game: False)
        view = game.view(None)
        lent = {seat: stations.loans(view, seat) for seat in range(4)}
        assert any(lent.values())
        for lang in LANGUAGES:
            render_score(view, look(lang, 4))
        seat = next(seat for seat, loans in lent.items() if loans)
        before = render_tickets(view, look("en", 4), seat)
        view.slices[StationsSeen] = replace(view.seen(StationsSeen), built=((),) * 4)
        size = Geometry.of(view.rules.layout).size
        assert changed(before, render_tickets(view, look("en", 4), seat), (0, 0, *size)) is not None

    def test_nothing_is_borrowed_before_the_end(self, key: str) -> None:
        view = middle(key, 3).view(None)
        assert not any(stations.loans(view, seat) for seat in range(3))
