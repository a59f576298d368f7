"""A table's pictures as files to send, drawn in worker threads."""

from __future__ import annotations

import asyncio
import importlib
import io
import logging
from functools import partial

import discord

from cogs._tables import Table
from cogs._words import Words
from engine.core.action import Seat
from renderer.look import Look

_log = logging.getLogger(__name__)


async def board_file(words: Words, lang: str, table: Table) -> discord.File | None:
    """The board as everybody sees it. None when it cannot be drawn: a picture is lost, never a move."""
    return await _file("board", words, lang, table, None)


async def hand_file(words: Words, lang: str, table: Table, seat: Seat) -> discord.File | None:
    """What one seat holds."""
    return await _file("hand", words, lang, table, seat)


async def score_file(words: Words, lang: str, table: Table) -> discord.File | None:
    """The final table."""
    return await _file("score", words, lang, table, None)


async def _file(name: str, words: Words, lang: str, table: Table, seat: Seat | None) -> discord.File | None:
    assert table.game is not None
    names = tuple(row.name for row in table.seats)
    colors = tuple(row.color for row in table.seats)
    look = Look(lang, names, colors, partial(words.say, lang))
    try:
        render = getattr(importlib.import_module(f"renderer.{name}"), f"render_{name}")
        png = await asyncio.to_thread(render, table.game.view(seat), look)
    except Exception:
        _log.warning("game %d, step %d: %s could not be drawn", table.id, table.step, name)
        return None
    return discord.File(io.BytesIO(png), f"{name}.png")
