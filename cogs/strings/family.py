"""The family of games with tiles and strings on an open table, without secrets."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.play.pictures import board_and_close_up
from cogs.play.scores import score_file
from cogs.strings import panels
from cogs.strings.typed import read_point
from cogs.tables.family import STRING_GAMES, Family, Final, Picture, family
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.parts.strings import tabletop
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.strings.replay import render_moment, render_replay
from renderer.strings.table import render_close_up, render_table


@family(STRING_GAMES)
class StringFamily(Family):
    """Tables of strings on Discord."""

    leads = STRING_GAMES
    has_secrets = False
    has_map = False
    sets_up_by_turns = True

    board_panel = staticmethod(panels.table_panel)
    alt_text = staticmethod(panels.alt_text)
    position_text = staticmethod(panels.position_text)
    board_pages = staticmethod(panels.board_pages)
    hand_panel = staticmethod(panels.own_panel)
    final_panels = staticmethod(panels.string_finals)

    render_replay = staticmethod(render_replay)
    render_moment = staticmethod(render_moment)

    async def board_files(
        self,
        words: Words,
        lang: str,
        table: Table,
        *,
        theme: str = THEMES[0],
        marked: Sequence[Mark] = (),
        large: bool = False,
    ) -> list[Picture]:
        """Draw the table, which a phone shows large enough to be read: it is never shown in parts."""
        renders = (render_table, render_close_up)
        return await board_and_close_up(Localizer(words, lang, table), table, theme, marked, renders, panels.mark_name)

    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """Return an enlarged part of the table around a place or a tile.

        Raises: Refused `unknown_tile` or `unreadable_place`.
        """
        box = panels.box_round((read_point(localizer, tabletop(table.running), text),))
        words, lang, file = localizer.words, localizer.lang, None
        if theme is not None:
            file = await panels.table_file(words, lang, table, focus=box, theme=theme)
        return panels.look_panel(localizer, table, "", picture=file is not None), file

    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return await panels.table_file(words, lang, table, theme=theme)

    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return None if final.picture is None else await score_file(words, lang, table, theme=theme)
