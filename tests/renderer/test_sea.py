"""Trains and ships, ports, two decks and tours in the pictures, on every map that has them."""

from functools import cache
from io import BytesIO
from itertools import product
from math import hypot
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.maps.library import load
from data.tools.pictures import at_turn, played_by
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.pieces import Pieces, PiecesSeen
from engine.parts.ports import Ports, PortsSeen
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets, TicketsSeen
from renderer.core.geometry import Geometry
from renderer.layers import ports
from renderer.layers.pieces import PiecesLayer
from renderer.rail.base import covered
from renderer.rail.board import FOOT, render_board
from renderer.rail.boards import base
from renderer.rail.cards import Face, faces
from renderer.rail.hand import WIDTH as HAND_WIDTH
from renderer.rail.hand import render_hand, rows
from renderer.rail.score import WIDTH as SCORE_WIDTH
from renderer.rail.score import render_score, render_tickets
from renderer.rail.tickets import in_lines, points, remarks
from tests.renderer import atlas
from tests.renderer.looks import LANGUAGES, look
from tests.rows import crossed

AT_SEA = [
    path
    for path in atlas.maps()
    if "parts" in atlas.read(path) and any(part["part"] == Pieces.name for part in atlas.read(path)["parts"])
]
pytestmark = pytest.mark.skipif(not AT_SEA, reason="no map has ships")


@pytest.fixture(params=AT_SEA, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


SEATS = (2, 5)
MOMENTS = ("start", "pieces", "middle", "end")
FEW = (("pieces", "uk", 5),)
"""Of moments that other maps have too, `test_pictures.py` draws the pictures of these maps as well."""


@cache
def game(path: Path, moment: str, seats: int = 3) -> Game:
    """A game at its start, while pieces are chosen, in the middle, or over."""
    until = {
        "start": lambda game: True,
        "pieces": lambda game: bool(PiecesLayer(game.rules.part(Pieces)).choosing(game.view(None))),
        "middle": at_turn(20 * seats),
        "end": lambda game: False,
    }
    return played_by(load().rules(path.stem), seats, 5, until[moment])


def icons(view: View, seat: int) -> list[tuple[str, str]]:
    return list(PiecesLayer(view.part(Pieces)).counts(view, seat))


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


@pytest.mark.parametrize(
    ("moment", "lang", "seats"),
    [
        pytest.param(moment, lang, seats, marks=() if (moment, lang, seats) in FEW else pytest.mark.long)
        for moment, lang, seats in product(MOMENTS, LANGUAGES, SEATS)
    ],
)
def test_every_picture_is_drawn_in_every_language(path: Path, moment: str, lang: str, seats: int) -> None:
    played = game(path, moment, seats)
    view = played.view(None)
    width, height = Geometry.of(view.rules.layout).size
    assert opened(render_board(view, look(lang, seats))).size == (width, height + FOOT)
    assert opened(render_hand(played.view(seats - 1), look(lang, seats))).width == HAND_WIDTH
    assert opened(render_score(view, look(lang, seats))).width == SCORE_WIDTH
    assert opened(render_tickets(view, look(lang, seats), 0)).width == width


class TestSecrets:
    def test_pieces_are_a_dash_for_others_until_all_are_shown(self, path: Path) -> None:
        played = game(path, "pieces")
        seen = played.view(None).seen(PiecesSeen)
        assert [count for _, count in icons(played.view(None), seen.choosing[0])] == ["–", "–"]
        shown = game(path, "middle").view(None)
        assert icons(shown, 0) == [
            (icon, str(count))
            for icon, count in zip(("pieces", "ships"), shown.seen(PiecesSeen).supply[0] or (), strict=True)
        ]

    def test_the_board_looks_the_same_for_the_table_as_for_one_who_has_not_chosen(self, path: Path) -> None:
        played = game(path, "start")
        assert render_board(played.view(0), look("en", 3)) == render_board(played.view(None), look("en", 3))


class TestCards:
    def test_each_kind_shows_what_it_is_good_for(self, path: Path) -> None:
        market = game(path, "start").rules.part(Market)
        shown = faces(market)
        assert set(shown) == set(market.kinds)
        assert len(set(shown.values())) == len(shown)
        assert shown[market.wild] == Face(None, "train", 1, True)

    def test_the_hand_has_a_row_for_each_deck_and_every_kind_that_is_held_once(self, path: Path) -> None:
        market = game(path, "start").rules.part(Market)
        for held in (market.kinds, market.kinds[::3], ()):
            laid = rows(market, held * 2)
            assert list(laid) == list(market.decks)
            for deck, row in laid.items():
                assert all(faces(market)[kind].piece == deck for group in row for kind in group)
                assert all(len({faces(market)[kind].color for kind in group}) == 1 for group in row)
            assert sorted(kind for row in laid.values() for group in row for kind in group) == sorted(held)

    def test_each_decks_count_is_on_the_board(self, path: Path) -> None:
        view = game(path, "middle").view(None)
        seen = view.seen(MarketSeen)
        pictures = set()
        for decks in (seen.decks, {**seen.decks, "train": 77}, {**seen.decks, "ship": 77}):
            view.slices[MarketSeen] = replace(seen, decks=decks)
            pictures.add(render_board(view, look("ru", 3)))
        view.slices[MarketSeen] = seen
        assert len(pictures) == 3


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class TestPorts:
    def test_a_port_changes_the_map_only_around_its_city(self, path: Path) -> None:
        view = game(path, "start", 2).view(None)
        size = Geometry.of(view.rules.layout).size
        before = opened(render_board(view, look("en", 2))).convert("RGB").crop((0, 0, *size))
        seen = view.seen(PortsSeen)
        for city in view.part(Routes).cities.values():
            if city.port:
                x, y = base(view, "en").geometry.cities[city.id]
                view.slices[PortsSeen] = replace(seen, built=((city.id,), ()))
                after = opened(render_board(view, look("en", 2))).convert("RGB").crop((0, 0, *size))
                box = ImageChops.difference(before, after).getbbox()
                assert box is not None
                assert box[0] > x - 100
                assert box[1] > y - 100
                assert box[2] < x + 100
                assert box[3] < y + 100
        view.slices[PortsSeen] = seen

    @pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
    def test_it_covers_no_space_no_name_no_city_and_no_other_port(self, path: Path, lang: str) -> None:
        ground = base(game(path, "start", 2).view(None), lang)
        boxes = {}
        for city, one in ground.cities.items():
            if one.port:
                berth = ports.spot(ground, city)
                width, height = ports.SIZE[::-1] if berth.upright else ports.SIZE
                # Of 49 points of the sign, three may lie over the edge of a space; a point of a name weighs three.
                assert covered(ground, city, (berth.x, berth.y), (width, height)) < 4, city
                boxes[city] = ports.quay(berth)
        ring, radius = ground.geometry.city, min(ports.SIZE) / 2
        for city, box in boxes.items():
            for x, y in ground.geometry.cities.values():
                # The sign has round ends: all of it is within its radius of the middle line.
                near = (min(max(x, box[0] + radius), box[2] - radius), min(max(y, box[1] + radius), box[3] - radius))
                assert hypot(x - near[0], y - near[1]) >= ring + radius - 0.01, city
            assert not [other for other, its in boxes.items() if other != city and _meet(box, its)]

    def test_the_panel_shows_how_many_are_left(self, path: Path) -> None:
        view = game(path, "start").view(None)
        seen = view.seen(PortsSeen)
        pictures = set()
        for left in range(seen.left[0] + 1):
            view.slices[PortsSeen] = replace(seen, left=(left, *seen.left[1:]), built=(("x",) * 0, *seen.built[1:]))
            supply = ports.PortsLayer(view.part(Ports)).supply(view, 0)
            assert (supply.left, supply.every) == (left, left)
            pictures.add(render_board(view, look("en", 3)))
        view.slices[PortsSeen] = seen
        assert len(pictures) == seen.left[0] + 1

    def test_no_points_of_ports_are_lost_in_the_final_table(self, path: Path) -> None:
        view = game(path, "end").view(None)
        for seat in range(3):
            assert sum(line.points for line in view.result.of(seat)) == view.result.totals[seat]
            assert any(line.code == ports.UNBUILT for line in view.result.of(seat))


class TestTours:
    def test_a_tour_tells_its_other_points_and_its_penalty(self, path: Path) -> None:
        for one in game(path, "start").rules.part(Tickets).tickets.values():
            for lang in LANGUAGES:
                said = remarks(one, look(lang, 3))
                assert len(said) == 2 * (one.any_order is not None)
                assert all(
                    str(number) in text for number, text in zip((one.any_order, one.penalty), said, strict=False)
                )

    def test_tours_in_every_language_fit_their_ticket(self, path: Path) -> None:
        view = game(path, "start").view(0)
        tours = [key for key, one in view.part(Tickets).tickets.items() if one.via]
        view.slices[TicketsSeen] = replace(view.seen(TicketsSeen), offered=tuple(tours))
        pictures = {render_hand(view, look(lang, 3)) for lang in LANGUAGES}
        assert len(pictures) == len(LANGUAGES)

    def test_cities_keep_their_order_over_the_lines(self) -> None:
        lines = in_lines(["Casablanca", "Al-Qahira", "Tehran"], "narrow-bold", 30, 200)
        assert lines == ["Casablanca →", "Al-Qahira →", "Tehran"]
        assert in_lines(["A", "B", "C"], "narrow-bold", 30, 200) == ["A → B → C"]

    def test_points_are_those_that_were_counted(self, path: Path) -> None:
        view = game(path, "end").view(None)
        known = view.part(Tickets).tickets
        for seat in range(3):
            for line in view.result.of(seat):
                if line.code == "ticket":
                    assert (
                        points(view, seat, known[str(line.facts["ticket"])], bool(line.facts["complete"]))
                        == line.points
                    )
