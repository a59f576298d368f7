"""What each rule puts on a picture: tunnels, ferries, stations, big cities, long tickets."""

from functools import partial
from io import BytesIO
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.maps.library import load
from data.tools.pictures import in_tunnel, played
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.routes import Routes
from engine.parts.stations import Stations, StationsSeen
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.tunnels import Tunnels, TunnelsSeen
from renderer.core.draw import art
from renderer.core.geometry import Geometry
from renderer.core.labels import label_box
from renderer.core.theme import CARDS, COLORS
from renderer.layers import ferries, stations, tunnels
from renderer.layers.tickets import big_cities
from renderer.rail import hand, slots
from renderer.rail.board import FOOT, render_board
from renderer.rail.boards import base
from renderer.rail.hand import render_hand
from renderer.rail.score import render_score, render_tickets, tickets_shown
from renderer.rail.tickets import FACES, is_special, notes, points
from tests.renderer.looks import KEYS, LANGUAGES, ended, look, middle, start

WITH_TUNNELS = [key for key in KEYS if load().rules(key).has(Tunnels)]
WITH_STATIONS = [key for key in KEYS if load().rules(key).has(Stations)]


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def changed(one: bytes, other: bytes, box: tuple[int, int, int, int]) -> tuple[int, int, int, int] | None:
    """The rectangle in which two pictures differ, within a box."""
    return ImageChops.difference(opened(one), opened(other)).crop(box).getbbox()


def asked(key: str) -> Game:
    """A game in which a tunnel is being asked about."""
    game = played(key, 4, 7, in_tunnel)
    assert not game.over
    return game


@pytest.mark.parametrize("key", WITH_TUNNELS)
class TestTunnels:
    def test_a_space_of_a_tunnel_looks_different_and_still_shows_its_colour(self, key: str) -> None:
        geometry = Geometry.of(load().rules(key).layout)
        for kind in CARDS:
            plain, bored = (
                art(60, 30, COLORS["land"], partial(draw, geometry=geometry, place=(30, 15, 0), kind=kind))
                for draw in (slots.free, tunnels.space)
            )
            assert ImageChops.difference(plain, bored).getbbox() is not None
            assert plain.getpixel((40, 15)) == bored.getpixel((40, 15))

    def test_the_question_stands_below_the_map_in_every_language(self, key: str) -> None:
        view = asked(key).view(None)
        width, height = Geometry.of(view.rules.layout).size
        for lang in LANGUAGES:
            picture = opened(render_board(view, look(lang, 4)))
            assert picture.size == (width, height + tunnels.BAND + FOOT)

    def test_the_question_looks_the_same_whatever_the_hand_holds(self, key: str) -> None:
        game = asked(key)
        seat = game.view(None).seen(TunnelsSeen).seat
        assert render_board(game.view(seat), look("en", 4)) == render_board(game.view(None), look("en", 4))

    def test_the_tunnel_is_framed_on_the_map(self, key: str) -> None:
        view = asked(key).view(None)
        seen = view.seen(TunnelsSeen)
        before = render_board(view, look("en", 4))
        view.slices[TunnelsSeen] = replace(seen, seat=None, route=None, owed=None)
        size = Geometry.of(view.rules.layout).size
        after = render_board(view, look("en", 4))
        difference = ImageChops.difference(
            opened(before).crop((0, 0, *size)), opened(after).crop((0, 0, *size))
        ).getbbox()
        assert difference is not None
        for x, y, _ in base(view, "en").geometry.routes[str(seen.route)]:
            assert difference[0] < x < difference[2]
            assert difference[1] < y < difference[3]

    def test_each_card_turned_over_changes_the_question(self, key: str) -> None:
        view = asked(key).view(None)
        seen = view.seen(MarketSeen)
        pictures = set()
        for aside in (seen.aside, seen.aside[:1], ("red", "red", "red"), ("locomotive", "red", "red")):
            view.slices[MarketSeen] = replace(seen, aside=aside)
            pictures.add(render_board(view, look("uk", 4)))
        assert len(pictures) == 4


class TestFerries:
    def test_as_many_spaces_bear_a_sign_as_there_are_locomotives(self) -> None:
        for length in range(1, 9):
            for locomotives in range(length + 1):
                spaces = list(ferries.spaces(length, locomotives))
                assert len(set(spaces)) == locomotives
                assert all(0 <= space < length for space in spaces)

    @pytest.mark.parametrize("key", KEYS)
    def test_the_signs_are_on_the_empty_board(self, key: str) -> None:
        ground = base(start(key, 2).view(None), "en")
        for route in ground.routes.values():
            for number in ferries.spaces(route.length, route.locomotives):
                x, y, _ = ground.geometry.routes[route.id][number]
                around = ground.plane.crop((round(x) - 8, round(y) - 8, round(x) + 9, round(y) + 9))
                assert len(around.getcolors() or ()) > 6


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


def big_city_views() -> list[View]:
    """The first view of every variant of every map."""
    found = []
    for key in KEYS:
        for variant in load().games[key].variants:
            found.append(played(key, 2, 1, lambda game: True, variant).view(None))
    return found


class TestBigCities:
    def test_they_are_marked_only_where_their_tickets_alone_are_played(self) -> None:
        marked = [(view.part(Tickets), big_cities(view.part(Tickets))) for view in big_city_views()]
        assert any(cities for _, cities in marked)
        for part, cities in marked:
            assert bool(cities) == part.numbers.big_cities_only
            assert not cities or all(
                set(one.cities) <= set(cities) for one in part.tickets.values() if not one.stand_in
            )


@pytest.mark.parametrize("key", KEYS)
class TestTickets:
    def test_a_long_ticket_or_a_tour_differs_on_sight(self, key: str) -> None:
        view = start(key, 2).view(0)
        nouns = view.part(Tickets).tickets
        seen = view.seen(TicketsSeen)
        long = [ticket.id for ticket in nouns.values() if is_special(ticket)]
        short = [ticket.id for ticket in nouns.values() if not is_special(ticket)]
        for is_long, tickets in ((True, long[:2]), (False, short[:2])):
            view.slices[TicketsSeen] = replace(seen, offered=tuple(tickets))
            if tickets:
                picture = opened(render_hand(view, look("uk", 2)))
                at = hand.MARGIN + hand.TICKET[0] // 2, hand.HEAD + hand.cards_height(view) + hand.TITLE + 14
                assert picture.getpixel(at) == FACES[is_long]

    def test_a_stand_in_says_so_in_every_language(self, key: str) -> None:
        for one in start(key, 2).view(None).part(Tickets).tickets.values():
            for lang in LANGUAGES:
                said = notes(one, look(lang, 2))
                assert bool(said) == (one.long or one.stand_in)
                assert (look(lang, 2).say("pic-stand-in") in said) == one.stand_in

    def test_the_title_of_a_choice_fits_its_limits(self, key: str) -> None:
        view = start(key, 2).view(0)
        seen = view.seen(TicketsSeen)
        pictures = set()
        for keep, most in ((0, 1), (0, 2), (1, 3), (2, 3)):
            view.slices[TicketsSeen] = replace(seen, keep=keep, most=most)
            pictures |= {render_hand(view, look(lang, 2)) for lang in LANGUAGES}
        assert len(pictures) == 4 * len(LANGUAGES)

    def test_complete_tickets_at_the_end_are_those_that_bring_points(self, key: str) -> None:
        view = ended(key, 3).view(None)
        nouns = view.part(Tickets).tickets
        for seat in range(3):
            counted = sum(line.points for line in view.result.of(seat) if line.code == "ticket")
            shown = [points(view, seat, nouns[ticket], done) for ticket, done in tickets_shown(view, seat)]
            assert sum(shown) == counted
