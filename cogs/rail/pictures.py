"""A table's pictures as files to send, drawn in worker threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

import discord

from cogs.core.counters import count
from cogs.core.drawing import picture_file
from cogs.tables.kinds import with_cards
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, Words
from cogs.text.names import name_of
from data.maps.library import Library
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.view import View
from renderer.core.look import Look
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.rail.base import Lens
from renderer.rail.board import prepare, render_board
from renderer.rail.focus import Target, render_focus, render_preview
from renderer.rail.hand import render_hand
from renderer.rail.score import render_score, render_tickets

_log = logging.getLogger(__name__)


async def board_file(
    words: Words, lang: str, table: Table, *, theme: str = THEMES[0], marked: Sequence[Mark] = ()
) -> discord.File | None:
    """The board as everybody sees it, with what is `marked` ringed and numbered from 1.

    None when it cannot be drawn: a picture is lost, never a move.
    """
    render = partial(render_board, marked=tuple(marked))
    return await drawn_file(render, "board.png", words, lang, table, None, theme=theme)


async def focus_file(
    words: Words, lang: str, table: Table, lens: Lens, *, theme: str = THEMES[0]
) -> discord.File | None:
    """A part of that board, drawn larger."""
    return await drawn_file(partial(render_focus, lens=lens), "board.png", words, lang, table, None, theme=theme)


async def preview_file(
    words: Words, lang: str, table: Table, seat: Seat, target: Target, *, theme: str = THEMES[0]
) -> discord.File | None:
    """Where a route, station or port of this seat would come to stand, as if it stood there already.

    `target`: ("route", its id), ("station", a city) or ("port", a city).
    """
    render = partial(render_preview, seat=seat, target=target)
    return await drawn_file(render, "preview.png", words, lang, table, None, theme=theme)


async def hand_file(
    words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
) -> discord.File | None:
    """What one seat holds."""
    return await drawn_file(render_hand, "hand.png", words, lang, table, seat, theme=theme)


async def tickets_file(
    words: Words, lang: str, table: Table, seat: Seat, name: str, *, theme: str = THEMES[0]
) -> discord.File | None:
    """What one seat built, with its tickets and its longest path, when the game is over."""
    return await drawn_file(partial(render_tickets, seat=seat), name, words, lang, table, None, theme=theme)


async def score_file(words: Words, lang: str, table: Table, *, theme: str = THEMES[0]) -> discord.File | None:
    """The final table."""
    return await drawn_file(render_score, "score.png", words, lang, table, None, theme=theme)


async def prepare_boards(library: Library) -> None:
    """Draws what never changes on each map ahead of its first game, one map and language after the other."""
    for key, file in library.games.items():
        try:
            rules = library.rules(key)
            if not with_cards(rules):  # a table of strings has no map
                continue
            view = Game.blank(rules, file.seats[0]).view(None)
            for lang in LANGS:
                await asyncio.to_thread(prepare, view, lang)
        except Exception:
            _log.exception("the board of %s could not be drawn ahead of its first game", key)


async def drawn_file(
    render: Callable[[View, Look], bytes],
    name: str,
    words: Words,
    lang: str,
    table: Table,
    seat: Seat | None,
    *,
    theme: str = THEMES[0],
) -> discord.File | None:
    """What `render` draws of a seat's view (None: of everybody's), in a worker thread; None when it cannot be drawn."""
    assert table.game is not None
    names = tuple(name_of(row.name) for row in table.seats)
    colors = tuple(row.color for row in table.seats)
    look = Look(lang, names, colors, partial(words.of(table.game.rules).say, lang), theme)
    lost = "game %d, step %d: %s could not be drawn"
    file = await picture_file(partial(render, table.game.view(seat), look), name, lost, table.id, table.step, name)
    if file is not None:
        count("pictures")
    return file
