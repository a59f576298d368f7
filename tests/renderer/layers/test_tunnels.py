"""Tunnels in pictures: spaces in rock, and the question on the table."""

from functools import partial

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from data.maps.library import load
from data.tools.pictures import in_tunnel, played
from engine.core.game import Game
from engine.parts.market import MarketSeen
from engine.parts.tunnels import Tunnels, TunnelsSeen
from renderer.core.draw import art
from renderer.core.geometry import Geometry
from renderer.core.theme import CARDS, COLORS
from renderer.layers import tunnels
from renderer.rail import slots
from renderer.rail.board import FOOT, render_board
from renderer.rail.boards import base
from tests.renderer.looks import KEYS, LANGUAGES, look, opened

WITH_TUNNELS = [key for key in KEYS if load().rules(key).has(Tunnels)]


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
