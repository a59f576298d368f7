"""The family of games with tiles and strings on an open table, where nobody holds anything in secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import discord
from discord import ui

from cogs.play.scores import score_file
from cogs.strings import panels
from cogs.strings.pictures import box_round, table_file
from cogs.strings.text_board import board_pages
from cogs.strings.typed import read_point
from cogs.tables.digest import Digest
from cogs.tables.face import Page
from cogs.tables.family import STRING_GAMES, Family, Final, family
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.strings import tabletop
from renderer.core.marks import Mark
from renderer.core.theme import THEMES


@family(STRING_GAMES)
class StringFamily(Family):
    """Tables of strings on Discord."""

    leads: ClassVar[str] = STRING_GAMES
    has_secrets: ClassVar[bool] = False
    has_map: ClassVar[bool] = False
    sets_up_by_turns: ClassVar[bool] = True

    # The table

    def board_panel(
        self, words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
    ) -> ui.LayoutView:
        return panels.table_panel(words, lang, table, news, picture=picture)

    async def board_file(
        self, words: Words, lang: str, table: Table, *, theme: str = THEMES[0], marked: Sequence[Mark] = ()
    ) -> discord.File | None:
        return await table_file(words, lang, table, theme=theme, marked=marked)

    def alt_text(self, localizer: Localizer, view: View) -> str:
        return panels.alt_text(localizer, view)

    def position_text(self, localizer: Localizer, view: View, most: int) -> str:
        return panels.position_text(localizer, view, most)

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        return board_pages(localizer, view, most)

    # A closer look

    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """A place or a tile from nearby. Raises Refused: unknown_tile, unreadable_place."""
        box = box_round((read_point(localizer, tabletop(table.running), text),))
        file = await table_file(localizer.words, localizer.lang, table, box, theme=theme) if theme else None
        return panels.look_panel(localizer, table, "", picture=file is not None), file

    # One seat

    def hand_panel(
        self, words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = ""
    ) -> ui.LayoutView:
        return panels.own_panel(words, lang, table, seat, picture=picture, note=note)

    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return await table_file(words, lang, table, theme=theme)

    # The end

    def final_panels(self, words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
        return panels.string_finals(words, lang, table, pictures=pictures)

    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return None if final.picture is None else await score_file(words, lang, table, theme=theme)
