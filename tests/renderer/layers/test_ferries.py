"""Ferries in pictures: an engine on each space that is paid with a locomotive."""

import pytest

from renderer.layers import ferries
from renderer.rail.boards import base
from tests.renderer.looks import KEYS, start
from tests.rows import crossed


class TestFerries:
    def test_as_many_spaces_bear_a_sign_as_there_are_locomotives(self) -> None:
        for length in range(1, 9):
            for locomotives in range(length + 1):
                spaces = list(ferries.spaces(length, locomotives))
                assert len(set(spaces)) == locomotives
                assert all(0 <= space < length for space in spaces)

    @pytest.mark.parametrize("key", crossed(KEYS, few=1))
    def test_the_signs_are_on_the_empty_board(self, key: str) -> None:
        ground = base(start(key, 2).view(None), "en")
        for route in ground.routes.values():
            for number in ferries.spaces(route.length, route.locomotives):
                x, y, _ = ground.geometry.routes[route.id][number]
                around = ground.plane.crop((round(x) - 8, round(y) - 8, round(x) + 9, round(y) + 9))
                assert len(around.getcolors() or ()) > 6
