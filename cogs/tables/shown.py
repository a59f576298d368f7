"""What a table shows: the one place that chooses between the messages of card games and those of tables of strings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.rail import finals as _finals
from cogs.rail import hand_panel as _hand_panel
from cogs.rail import pictures as _pictures
from cogs.rail import table_panel as _table_panel
from cogs.strings.panels import own_panel, string_finals, table_panel
from cogs.strings.pictures import table_file
from cogs.tables.digest import Digest
from cogs.tables.kinds import laid_out
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from engine.core.action import Seat
from engine.core.event import Event
from renderer.core.marks import Mark
from renderer.core.theme import THEMES


def _of_strings(table: Table) -> bool:
    return laid_out(table.running.rules)


async def board_file(
    words: Words, lang: str, table: Table, *, theme: str = THEMES[0], marked: Sequence[Mark] = ()
) -> discord.File | None:
    """The table as everybody sees it, with what is `marked` ringed and numbered from 1."""
    draw = table_file if _of_strings(table) else _pictures.board_file
    return await draw(words, lang, table, theme=theme, marked=marked)


def board_panel(
    words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
) -> ui.LayoutView:
    panel = table_panel if _of_strings(table) else _table_panel.board_panel
    return panel(words, lang, table, news, picture=picture)


async def hand_file(
    words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
) -> discord.File | None:
    """A seat's own picture: its hand, or the table where everything lies open."""
    if _of_strings(table):
        return await table_file(words, lang, table, theme=theme)
    return await _pictures.hand_file(words, lang, table, seat, theme=theme)


def hand_panel(words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = "") -> ui.LayoutView:
    """A seat's own message, with what its person wrote down at this table."""
    panel = own_panel if _of_strings(table) else _hand_panel.hand_panel
    return panel(words, lang, table, seat, picture=picture, note=note)


def final_panels(words: Words, lang: str, table: Table, *, pictures: bool) -> list[_finals.Final]:
    finals = string_finals if _of_strings(table) else _finals.final_panels
    return finals(words, lang, table, pictures=pictures)
