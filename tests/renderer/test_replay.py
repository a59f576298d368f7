"""The strip below a replay: whole names, whatever the number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.parts.tickets import Tickets
from renderer.core.draw import Sheet, in_full
from renderer.core.fonts import fitted, size_for
from renderer.core.replay import STRIP, Moment, draw_strip
from renderer.core.theme import COLORS
from renderer.rail.score import STRIP as TICKET_STRIP
from renderer.rail.score import draw_tickets, ticket_rows
from tests.renderer.looks import LANGUAGES, ended, look
from tests.rows import crossed

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


@pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
def test_tours_at_the_end_are_in_letters_of_7_px_on_a_phone(lang: str) -> None:
    """A stem is as high as a capital, or a little higher."""
    view = ended("world", 2).view(None)
    tours = [key for key, one in view.part(Tickets).tickets.items() if len(one.stops) > 2]
    rows = ticket_rows(view, look(lang, 2), [(key, True) for key in tours])
    sheet = draw_tickets(view, look(lang, 2), 0, [ticket for row in rows for ticket in row])
    top = sheet.image.height - 16 - len(rows) * TICKET_STRIP
    assert len(tours) == 8
    for row in range(len(rows)):
        names = (90, top + row * TICKET_STRIP, 600, top + (row + 1) * TICKET_STRIP)
        inked = in_full(sheet.image).crop(names).convert("L").point([255 * (level > 150) for level in range(256)])
        columns = (inked.crop((x, 0, x + 1, inked.height)).tobytes() for x in range(inked.width))
        stem = max(max(map(len, column.split(b"\0"))) for column in columns)
        assert stem * 390 / WIDTH >= 7, rows[row]
