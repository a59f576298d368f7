"""Buses: pieces, cards and icons of maps whose routes all take them."""

from functools import partial

import pytest
from PIL import Image, ImageChops

from data.maps.library import load
from engine.parts.routes import Routes
from renderer.core.draw import art, turned
from renderer.core.geometry import Geometry
from renderer.core.theme import COLORS, SEATS
from renderer.rail import slots
from renderer.rail.buses import BUS, upright
from renderer.rail.cards import card, icon, place
from renderer.rail.layer import layers_of
from tests.renderer.looks import KEYS, start

GEOMETRY = Geometry((400, 300), (72.0, 32.0), 22, 36, {}, {}, {}, {}, 0, ())
WITH = [key for key in KEYS if {route.kind for route in load().rules(key).part(Routes).routes.values()} == {BUS}]


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is not None


def drawn(kind: str, color: str = "red", angle: float = 0.0) -> Image.Image:
    piece = slots.piece_of(kind)
    return art(120, 120, COLORS["land"], lambda brush: piece(brush, GEOMETRY, (60, 60, angle), color, turned))


class TestPieces:
    @pytest.mark.parametrize("color", SEATS)
    def test_a_bus_is_no_carriage_and_tells_its_owner(self, color: str) -> None:
        assert differ(drawn(BUS, color), drawn("train", color))
        assert all(differ(drawn(BUS, color), drawn(BUS, other)) for other in SEATS if other != color)

    def test_its_wheels_are_never_above(self) -> None:
        for angle in range(0, 360, 15):
            assert -90 <= upright(angle) < 90
            assert not differ(drawn(BUS, angle=angle), drawn(BUS, angle=upright(angle)))

    @pytest.mark.parametrize("angle", [0.0, 30.0, 90.0])
    def test_it_stays_on_its_space(self, angle: float) -> None:
        box = ImageChops.difference(
            art(120, 120, COLORS["land"], lambda brush: None), drawn(BUS, angle=angle)
        ).getbbox()
        around = ImageChops.difference(
            art(120, 120, COLORS["land"], lambda brush: None),
            art(120, 120, COLORS["land"], partial(slots.ring, geometry=GEOMETRY, place=(60, 60, angle))),
        ).getbbox()
        assert box is not None
        assert around is not None
        assert all(a >= b for a, b in zip(box[:2], around[:2], strict=True))
        assert all(a <= b for a, b in zip(box[2:], around[2:], strict=True))


class TestCards:
    @pytest.mark.parametrize("kind", ["blue", "black", "locomotive"])
    def test_they_show_a_bus_where_all_pieces_are_buses(self, kind: str) -> None:
        night = COLORS["night"]
        assert differ(card(kind, 134, 94, night), card(kind, 134, 94, night, BUS))
        assert differ(place(kind, 118, 150, night), place(kind, 118, 150, night, BUS)) == (kind == "locomotive")

    def test_the_icon_is_a_bus(self) -> None:
        assert differ(
            icon("pieces", 34, COLORS["ink"], COLORS["paper"]), icon("buses", 34, COLORS["ink"], COLORS["paper"])
        )


@pytest.mark.parametrize("key", KEYS)
def test_what_is_counted_beside_a_name_is_what_the_routes_take(key: str) -> None:
    view = start(key, 2).view(None)
    assert (slots.only_kind(view) == BUS) == (key in WITH)
    icons = [icon for layer in layers_of(view.rules) for icon, _ in layer.counts(view, 0)]
    assert (icons[0] == "buses") == (key in WITH)
