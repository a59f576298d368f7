"""Pictures of a table of strings as files: the public one, a closer look, and a seat's private preview."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.core.components import BOARD
from cogs.play.pictures import drawn_file
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import Draft, Path
from engine.strings.places import CELL
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.strings.table import render_table

if TYPE_CHECKING:
    from engine.core.view import View

PREVIEW = "preview.png"
Box = tuple[int, int, int, int]
ROOM = 2 * CELL
"""Kept free round what is looked at closely."""


async def table_file(
    words: Words,
    lang: str,
    table: Table,
    focus: Box | None = None,
    *,
    theme: str = THEMES[0],
    marked: Sequence[Mark] = (),
) -> discord.File | None:
    """The table as everybody sees it, or a part of it, with what is `marked` ringed and numbered from 1.

    None when it cannot be drawn.
    """
    render = partial(render_table, focus=focus, marked=tuple(marked))
    return await drawn_file(render, BOARD, words, lang, table, None, theme=theme)


async def preview_file(
    words: Words, lang: str, table: Table, seat: int, draft: Draft, *, close: bool = False, theme: str = THEMES[0]
) -> discord.File | None:
    """The table with what one seat is putting together, for that seat alone; `close`: the part where that lies."""
    path = draft.tile.corners if draft.tile is not None else draft.path
    focus = box_round(path) if close and path else None
    render = partial(render_table, draft=draft, focus=focus)
    return await drawn_file(render, PREVIEW, words, lang, table, seat, theme=theme)


def box_of(view: View, what: str) -> Box | None:
    """Where to look for a named part of the table; None for the whole."""
    path: Path = ()
    if what == "last" and view.seen(StringsSeen).laid:
        path = view.seen(StringsSeen).laid[-1].path
    elif what == "mountains":
        path = view.seen(TableSeen).mountains
    else:
        path = next((tile.corners for tile in view.seen(TilesSeen).tiles if tile.name == what), ())
    return box_round(path) if path else None


def box_round(path: Path) -> Box:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs) - ROOM, min(ys) - ROOM, max(xs) + ROOM, max(ys) + ROOM
