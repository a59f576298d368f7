"""The family of card games: routes between the cities of a map, claimed with cards; hands and tickets are secret."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import discord
from discord import ui

from cogs.core.components import Pick
from cogs.play.scores import score_file
from cogs.rail import alt_text as alt_text_module
from cogs.rail import finals, table_panel, text_board
from cogs.rail import hand_panel as hand_panel_module
from cogs.rail import pictures as pictures_module
from cogs.rail.focus import focus_labels, focus_panel, parse_focus, part_pick
from cogs.tables.digest import Digest
from cogs.tables.face import Page
from cogs.tables.family import CARD_GAMES, Family, Final, family
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.core.view import View
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.rail.board import prepare


@family(CARD_GAMES)
class CardFamily(Family):
    """Card games on Discord."""

    leads: ClassVar[str] = CARD_GAMES
    has_secrets: ClassVar[bool] = True
    has_map: ClassVar[bool] = True
    sets_up_by_turns: ClassVar[bool] = False

    # The table

    def board_panel(
        self, words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
    ) -> ui.LayoutView:
        return table_panel.board_panel(words, lang, table, news, picture=picture)

    async def board_file(
        self, words: Words, lang: str, table: Table, *, theme: str = THEMES[0], marked: Sequence[Mark] = ()
    ) -> discord.File | None:
        return await pictures_module.board_file(words, lang, table, theme=theme, marked=marked)

    def alt_text(self, localizer: Localizer, view: View) -> str:
        return alt_text_module.alt_text(localizer, view)

    def position_text(self, localizer: Localizer, view: View, most: int) -> str:
        return alt_text_module.position_text(localizer, view, most)

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        return text_board.board_pages(localizer, view, most)

    # A closer look

    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """A part of the map, or a city: enlarged, or in words without a theme."""
        name = parse_focus(localizer, text)
        if name in localizer.map.cities and theme is None:
            return text_board.city_panel(localizer, table, name), None
        return await focus_panel(localizer, table, name, theme)

    def part_labels(self, localizer: Localizer, typed: str) -> Mapping[str, str]:
        return focus_labels(localizer, typed)

    def part_pick(self, localizer: Localizer, table: Table) -> Pick | None:
        return part_pick(localizer, table)

    # One seat

    def hand_panel(
        self, words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = ""
    ) -> ui.LayoutView:
        return hand_panel_module.hand_panel(words, lang, table, seat, picture=picture, note=note)

    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        return await pictures_module.hand_file(words, lang, table, seat, theme=theme)

    # The end

    def final_panels(self, words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
        return finals.final_panels(words, lang, table, pictures=pictures)

    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """What a seat built with its tickets, or the final table."""
        if final.picture is None:
            return None
        if final.seat is None:
            return await score_file(words, lang, table, theme=theme)
        return await pictures_module.tickets_file(words, lang, table, final.seat, final.picture, theme=theme)

    # Ahead of games

    def prepare(self, rules: Ruleset, seats: int, lang: str) -> None:
        prepare(Game.blank(rules, seats).view(None), lang)
