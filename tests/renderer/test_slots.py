"""Spaces and pieces on the map: trains on land, ships at sea, pairs; and the cards of both."""

from collections.abc import Callable
from functools import partial
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.core.draw import art, hull, in_full, turned
from renderer.core.geometry import Geometry
from renderer.core.theme import CARDS, COLORS, SEATS, THEMES, wearing
from renderer.layers.routes import anchor_mark, pair_sign
from renderer.rail import slots
from renderer.rail.cards import Face, draw_face
from tests.renderer.atlas import maps, read

GEOMETRY = Geometry((100, 60), (40, 18), 10, 24, {}, {}, {"way": ((50.0, 30.0, 20.0),)}, {}, 20, ())
PLACE = (50.0, 30.0, 20.0)


def drawn(paint: Callable[..., None], **facts: object) -> Image.Image:
    return art(100, 60, COLORS["sea"], partial(paint, geometry=GEOMETRY, place=PLACE, **facts))


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is not None


class TestShapes:
    def test_routes_by_sea_have_hulls_and_all_others_boxes(self) -> None:
        assert slots.outline("ship") is hull
        assert slots.outline("train") is slots.outline("ferry") is turned

    def test_a_hull_is_as_large_as_a_box_and_pointed_at_both_ends(self) -> None:
        points = hull(0, 0, 0, 40, 18, 4)
        assert max(x for x, _ in points) == pytest.approx(20)
        assert min(x for x, _ in points) == pytest.approx(-20)
        assert max(y for _, y in points) == pytest.approx(9)
        assert [y for x, y in points if abs(x) > 19.9] == pytest.approx([0] * 4)

    @pytest.mark.parametrize("color", CARDS)
    def test_free_spaces_differ_by_shape_and_keep_their_colour(self, color: str) -> None:
        land, sea = (drawn(slots.free, kind=color, shape=shape) for shape in (turned, hull))
        assert differ(land, sea)
        assert land.getpixel((58, 33)) == sea.getpixel((58, 33))

    @pytest.mark.parametrize("color", SEATS)
    def test_pieces_differ_by_shape_and_by_owner(self, color: str) -> None:
        train, ship = (drawn(slots.piece, color=color, shape=shape) for shape in (turned, hull))
        assert differ(train, ship)
        assert all(differ(ship, drawn(slots.piece, color=other, shape=hull)) for other in SEATS if other != color)

    def test_closed_spaces_at_sea_are_empty_water(self) -> None:
        closed = drawn(slots.closed, shape=hull)
        assert closed.getpixel((57, 28)) == closed.getpixel((2, 2))


@pytest.mark.parametrize("color", SEATS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_free_space_is_not_taken_for_a_piece_of_its_color_on_a_phone(theme: str, color: str) -> None:
    """There a space is only ten pixels long: what counts is its mean color, its rim and its sign included."""
    with wearing(theme):
        free, piece = (
            ImageStat.Stat(in_full(art(40, 22, COLORS["land"], partial(paint, geometry=GEOMETRY, place=(20, 11, 0)))))
            for paint in (partial(slots.free, kind=color), partial(slots.piece, color=color))
        )
    assert dist(free.mean, piece.mean) > 40


class TestPairs:
    def test_a_pair_space_shows_two_cards(self) -> None:
        plain = drawn(slots.free, kind="gray")
        paired = art(100, 60, COLORS["sea"], partial(pair_sign, geometry=GEOMETRY, place=PLACE, face=CARDS["gray"]))
        assert differ(plain, paired)


class TestPortCities:
    def test_a_port_city_is_marked_with_an_anchor(self) -> None:
        plain = art(40, 40, COLORS["sea"], lambda brush: None)
        marked = art(40, 40, COLORS["sea"], lambda brush: anchor_mark(brush, 20, 20, 11))
        assert differ(plain, marked)

    def test_the_mark_is_hardly_larger_than_that_of_other_cities(self) -> None:
        marked = art(60, 60, COLORS["sea"], lambda brush: anchor_mark(brush, 30, 30, 11))
        box = ImageChops.difference(art(60, 60, COLORS["sea"], lambda brush: None), marked).getbbox()
        assert box is not None
        assert box[2] - box[0] <= 28


class TestFaces:
    @pytest.mark.parametrize("size", [(82, 110), (118, 90)])
    @pytest.mark.parametrize("color", [color for color in CARDS if color != "gray"])
    def test_train_ship_single_double_and_port_differ_on_sight(self, color: str, size: tuple[int, int]) -> None:
        kinds = [Face(color), Face(color, port=True), Face(color, "ship", 1, True), Face(color, "ship", 2)]
        cards = [draw_face(face, *size, COLORS["night"]) for face in (*kinds, Face(None, port=True))]
        assert all(card.size == size for card in cards)
        assert all(differ(one, other) for i, one in enumerate(cards) for other in cards[i + 1 :])


def test_every_route_has_a_kind_that_can_be_drawn() -> None:
    kinds = {route.get("kind", "train") for path in maps() for route in read(path)["routes"]}
    assert kinds <= {"train", "ferry", "ship", "bus"}
