"""The replay of a card game: the map turn by turn, then each player's tickets with the longest path."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PIL import Image

from renderer.core.animation import Film, Shot, animate
from renderer.core.draw import Sheet, in_full
from renderer.core.look import Look, themed
from renderer.core.replay import END_MS, FIRST_MS, LAST_MS, STILL_MS, STRIP, Moment, draw_strip, turn_ms
from renderer.core.theme import COLORS, indexed, palette_bytes
from renderer.rail.board import draw_map
from renderer.rail.boards import base
from renderer.rail.score import draw_tickets, ticket_rows, tickets_shown

TOGETHER = 4
"""The most rows of tickets in one picture: letters are as large as a phone needs, and the map above stays large."""


@themed
def render_replay(moments: Sequence[Moment], look: Look, most: int) -> bytes:
    """Return a GIF of a finished game, of at most so many bytes; b"" where that isn't possible.

    `moments` are the turns in order, and the end.
    """
    last = moments[-1]
    found = [picture for seat in range(last.view.seats) for picture in _tickets(last, look, seat)]
    low = base(last.view, look.lang).geometry.size[1]
    high = max(low + STRIP, *(picture.height for picture in found))
    turns, few = moments[:-1], indexed
    ms = turn_ms(len(turns))
    shots = [Shot(partial(_board, last, look, last.turn, high), few, FIRST_MS, kept=True)]
    shots += [Shot(partial(_board, one, look, last.turn, high), few, ms, STILL_MS, low) for one in turns]
    shots.append(shots[0]._replace(ms=END_MS))
    pale = partial(indexed, use="pale")
    shots += [Shot(partial(_as_high, picture, high), pale, LAST_MS, kept=True) for picture in found]
    return animate(Film(shots, palette_bytes(), in_full), most)


@themed
def render_moment(moment: Moment, look: Look, last: int) -> bytes:
    """Return a PNG of the map after one turn, of a game whose last turn has the number `last`."""
    return Sheet(_board(moment, look, last)).png()


def _board(moment: Moment, look: Look, last: int, high: int | None = None) -> Image.Image:
    ground = base(moment.view, look.lang)
    width, low = ground.geometry.size
    sheet = Sheet.blank(width, high or low + STRIP, COLORS["night"])
    draw_map(sheet, ground, moment.view, look, last_too=moment.seat is not None)
    draw_strip(sheet, look, moment, last, low, [[color] for color in look.colors])
    return sheet.image


def _tickets(moment: Moment, look: Look, seat: int) -> list[Image.Image]:
    """Return a seat's network with its tickets: several pictures, as full as each other, for many tickets."""
    rows = ticket_rows(moment.view, look, tickets_shown(moment.view, seat))
    parts = max(ceil(len(rows) / TOGETHER), 1)
    each = ceil(len(rows) / parts)
    shown = [[ticket for row in rows[part * each : (part + 1) * each] for ticket in row] for part in range(parts)]
    return [draw_tickets(moment.view, look, seat, one).image for one in shown]


def _as_high(picture: Image.Image, high: int) -> Image.Image:
    sheet = Sheet.blank(picture.width, high, COLORS["night"])
    sheet.put(picture, 0, 0)
    return sheet.image
