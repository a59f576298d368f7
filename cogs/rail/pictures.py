"""Pictures of a card table: the board, a part of it, a preview, a hand, and what a seat built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from cogs.play.pictures import drawn_file
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from engine.core.action import Seat
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.rail.base import Lens
from renderer.rail.board import render_board
from renderer.rail.focus import Target, render_focus, render_preview
from renderer.rail.hand import render_hand
from renderer.rail.score import render_tickets


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
