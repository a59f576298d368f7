"""Pictures as files to send: the only place where they are drawn, in worker threads."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count as count_from

import discord

from cogs.core.components import BOARD, CLOSE_UP
from cogs.core.logs import count
from cogs.core.memory import give_back_gaps
from cogs.tables.family import Picture, family_of
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import Localizer
from data.maps.library import Library
from engine.core.action import Seat
from engine.core.view import View
from renderer.core.look import Look
from renderer.core.marks import Mark
from renderer.core.theme import THEMES

_log = logging.getLogger(__name__)


OFTEN = 50
"""After so many pictures, memory that is free is given back."""
_painted = count_from(1)


async def paint(draw: Callable[[], bytes]) -> bytes:
    """Return what `draw` returns, computed in a worker thread."""
    png = await asyncio.to_thread(draw)
    if next(_painted) % OFTEN == 0:
        await asyncio.to_thread(give_back_gaps)
    return png


async def picture_file(draw: Callable[[], bytes], name: str, lost: str, *facts: object) -> discord.File | None:
    """Draw a picture as a file to send; None if there is none, or if that fails: logged as `lost` with its facts."""
    try:
        png = await paint(draw)
    except Exception:
        _log.exception(lost, *facts)
        return None
    return discord.File(io.BytesIO(png), name) if png else None


async def prepare_boards(library: Library) -> None:
    """Draw ahead what never changes on each map, one map and language after the other."""
    for key, file in library.games.items():
        try:
            rules = library.rules(key)
            for lang in LANGS:
                await asyncio.to_thread(family_of(rules).prepare, rules, file.seats[0], lang)
        except Exception:
            _log.exception("the board of %s could not be drawn ahead of its first game", key)


def look_of(words: Words, lang: str, table: Table, theme: str) -> Look:
    """Return how a reader sees the pictures of a table."""
    localizer = Localizer(words, lang, table)
    names = tuple(localizer.player(row.seat, plain=True) for row in table.seats)
    colors = tuple(row.color for row in table.seats)
    return Look(lang, names, colors, partial(words.of(table.running.rules).say, lang), theme)


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
    """Draw a seat's view (None: the public one) in a worker thread; None if nothing is drawn, or if that fails."""
    assert table.game is not None
    look = look_of(words, lang, table, theme)
    lost = "game %d, step %d: %s could not be drawn"
    file = await picture_file(partial(render, table.game.view(seat), look), name, lost, table.id, table.step, name)
    if file is not None:
        count("pictures")
    return file


async def board_and_close_up(
    localizer: Localizer,
    table: Table,
    theme: str,
    marked: Sequence[Mark],
    renders: Sequence[Callable[..., bytes]],
    name_of: Callable[[Localizer, View, Mark], str],
) -> list[Picture]:
    """Draw the public board with what is `marked`, and a close-up of that, by two functions; [] without a board.

    `name_of` names a mark in the close-up's alt text.
    """
    words, lang = localizer.words, localizer.lang
    whole, close = (partial(render, marked=tuple(marked)) for render in renders)
    board = await drawn_file(whole, BOARD, words, lang, table, None, theme=theme)
    if board is None or not marked:
        return [] if board is None else [Picture(board)]
    # Not at the same time: the board has painted and kept what is new in both.
    close_up = await drawn_file(close, CLOSE_UP, words, lang, table, None, theme=theme)
    names = [name_of(localizer, table.running.view(None), mark) for mark in marked]
    changes = "; ".join(f"{number}: {name}" for number, name in enumerate(names, 1))
    alt = localizer.say("alt-close-up", changes=changes)
    return [Picture(board), *([] if close_up is None else [Picture(close_up, alt)])]
