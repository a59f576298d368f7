"""The strip below a replay: whole names, whatever the number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from data.maps.library import load
from engine.core.game import Game
from renderer.core.draw import Sheet
from renderer.core.fonts import fitted, size_for
from renderer.core.replay import STRIP, Moment, draw_strip
from renderer.core.theme import COLORS
from tests.renderer.looks import look

WIDTH = 1600


class Written(Sheet):
    """A sheet that keeps what is written on it, as far as there is room."""

    texts: list[str]

    def text(self, x: float, y: float, text: str, cut: str, size: int, *more: Any, **facts: Any) -> int:
        room = facts.get("room")
        if room is not None:
            size = size_for(text, cut, size, room, facts.get("least") or size)
            text = fitted(text, cut, size, room)
        self.texts.append(text)
        return super().text(x, y, text, cut, size, *more, **facts)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_names_of_ten_letters_are_whole_beside_their_points(seats: int) -> None:
    names = ("Maximilian", "Александра", "Bob", "Katharina", "Олександр")[:seats]
    game, _ = Game.new(load().rules("usa"), seats, Random(1))
    sheet = Written.blank(WIDTH, STRIP, COLORS["night"])
    assert isinstance(sheet, Written)
    sheet.texts = []
    shown = look("en", seats, names)
    draw_strip(sheet, shown, Moment(7, 0, game.view(None)), 20, 0, [[color] for color in shown.colors])
    assert {*names} <= {*sheet.texts}, sheet.texts
