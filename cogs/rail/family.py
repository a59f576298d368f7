"""The family of card games: routes between cities, claimed with cards; hands and tickets are secret."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from discord import ui

from cogs.core.components import HAND, OWN_MAP
from cogs.play.pictures import board_and_close_up, drawn_file
from cogs.play.scores import score_file
from cogs.rail import panels
from cogs.rail.focus import focus_labels, focus_panel, mark_name, parse_focus, part_pick
from cogs.rail.large import large_files
from cogs.tables.family import CARD_GAMES, Family, Final, Picture, family
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.rail.board import render_board
from renderer.rail.boards import prepare
from renderer.rail.close_up import render_close_up
from renderer.rail.hand import render_hand
from renderer.rail.own_map import has_map, render_own_map
from renderer.rail.replay import render_moment, render_replay
from renderer.rail.score import render_tickets


@family(CARD_GAMES)
class CardFamily(Family):
    """Card games on Discord."""

    leads = CARD_GAMES
    has_secrets = True
    has_map = True
    sets_up_by_turns = False

    board_panel = staticmethod(panels.board_panel)
    alt_text = staticmethod(panels.alt_text)
    position_text = staticmethod(panels.position_text)
    board_pages = staticmethod(panels.board_pages)
    part_labels = staticmethod(focus_labels)
    part_pick = staticmethod(part_pick)
    hand_panel = staticmethod(panels.hand_panel)
    final_panels = staticmethod(panels.final_panels)
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
        if large and (parts := await large_files(Localizer(words, lang, table), table, theme, marked)):
            return parts
        renders = (render_board, render_close_up)
        return await board_and_close_up(Localizer(words, lang, table), table, theme, marked, renders, mark_name)

    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """Return a part of the map or a city, enlarged, or as text without a theme."""
        name = parse_focus(localizer, text)
        if name in localizer.map.cities and theme is None:
            return panels.city_panel(localizer, table, name), None
        return await focus_panel(localizer, table, name, theme)

    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return await drawn_file(render_hand, HAND, words, lang, table, seat, theme=theme)

    async def map_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        if not has_map(table.running.view(seat)):
            return None
        return await drawn_file(render_own_map, OWN_MAP, words, lang, table, seat, theme=theme)

    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """Draw a seat's network with its tickets and its longest path, or the final scores."""
        if final.picture is None or final.seat is None:
            return None if final.picture is None else await score_file(words, lang, table, theme=theme)
        render = partial(render_tickets, seat=final.seat)
        return await drawn_file(render, final.picture, words, lang, table, None, theme=theme)

    def prepare(self, rules: Ruleset, seats: int, lang: str) -> None:
        prepare(Game.blank(rules, seats).view(None), lang)
