"""The replay of a game of strings: the table turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.view import View
from engine.strings.nouns import companies_of
from renderer.core.animation import Film, Shot, animate
from renderer.core.draw import Sheet
from renderer.core.look import Look, themed
from renderer.core.packing import bands, png
from renderer.core.replay import FIRST_MS, STILL_MS, STRIP, Moment, draw_strip, turn_ms
from renderer.core.theme import COLORS, kept, palette_bytes
from renderer.strings import colors, drawn_strings
from renderer.strings.colors import in_few
from renderer.strings.table import frame_size, table_picture

LAST_MS = 4000


@themed
def render_replay(moments: Sequence[Moment], look: Look, most: int) -> bytes:
    """Return a GIF of a finished game, of at most so many bytes; b"" where that isn't possible.

    `moments` are the turns in order, and the end. Those before the table has its size are left out.
    """
    last = moments[-1]
    size = frame_size(last.view, look)
    turns = [one for one in moments[:-1] if frame_size(one.view, look) == size]
    ms, few = turn_ms(len(turns)), _plain
    shots = [Shot(partial(_table, last, look, last.turn), few, FIRST_MS, kept=True)]
    shots += [Shot(partial(_table, one, look, last.turn), few, ms, STILL_MS, size[1]) for one in turns]
    shots.append(Shot(partial(_table, last, look, last.turn), few, LAST_MS, kept=True))
    palette = bytes(colors.blank((1, 1), COLORS["night"]).getpalette() or ())
    return animate(Film(shots, palette, lambda picture: picture.convert("RGB")), most)


@themed
def render_moment(moment: Moment, look: Look, last: int) -> bytes:
    """Return a PNG of the table after one turn, of a game whose last turn has the number `last`."""
    picture = _table(moment, look, last)
    return png(picture, bands(picture))


def _table(moment: Moment, look: Look, last: int) -> Image.Image:
    view = moment.view
    table = table_picture(view, look)
    sheet = Sheet.blank(table.width, STRIP, COLORS["night"])
    draw_strip(sheet, look, moment, last, 0, _chips(view, look))
    whole = colors.blank((table.width, table.height + STRIP), COLORS["night"])
    whole.paste(table, (0, 0))
    whole.paste(sheet.image.point(_likest()), (0, table.height))
    return whole


@kept(1)
def _likest() -> list[int]:
    """Return for each color of the other pictures the index of the likest one here."""
    row = Image.frombytes("RGB", (256, 1), palette_bytes())
    return list(in_few(row).tobytes())


def _chips(view: View, look: Look) -> list[list[str]]:
    """Return the colors of each seat's companies."""
    of = drawn_strings.colors_of(view, look)
    return [[of[company] for company in companies_of(seat, view.seats)] for seat in range(view.seats)]


def _plain(picture: Image.Image) -> Image.Image:
    few = in_few(picture)
    return Image.frombytes("L", few.size, few.tobytes())
