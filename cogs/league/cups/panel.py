"""A cup as a message: a page of its text, with the picture of the rounds around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.components import Press, gallery, on, simple_panel
from cogs.league.cups.bracket import MOST_TEXT, Bracket, Say, plan_lines, terms_lines
from cogs.league.cups.bracket_picture import NAME, cup_picture
from cogs.league.cups.draw import cup_of, cup_terms_of
from cogs.league.permissions import season_of
from cogs.league.standings import Page, seen_by
from cogs.tables.picture_preferences import explain_rate_limit
from cogs.tables.services import Pressed
from cogs.text.catalogue import shorten
from data.store.league_rows import IN, OPEN, League, Season
from data.store.leagues import Leagues

if TYPE_CHECKING:
    from cogs.tables.services import Client

LATEST = -1
"""The page of what is going on now."""


async def cup_message(
    bot: Client, league: League, season: Season, page: Page
) -> tuple[ui.LayoutView, discord.File | None]:
    """A page of a cup, with buttons to the others; before it has begun, how it is played and what would come."""
    cup = await cup_of(bot, season)
    bracket = Bracket(bot, page.lang, league, cup)
    lines = [bracket.title]
    if not cup.fixtures:
        terms = cup_terms_of(season.settings)
        lines += terms_lines(bracket.say, terms)
        joined = await Leagues(bot.store).entrants(season.id, IN)
        lines += plan_lines(bracket.say, terms, len(joined)) if season.status == OPEN else []
        return simple_panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT))), None
    pages = bracket.pages()
    at = page.number if 0 <= page.number < len(pages) else len(pages) - 1
    text, round = pages[at]
    winner = bracket.winner_line()
    lines += [winner] if winner else []
    panel = simple_panel(ui.TextDisplay(shorten("\n".join([*lines, *text]), MOST_TEXT)))
    drawn = None
    if page.preferences.pictures and round is not None:
        drawn = await cup_picture(bot, page.lang, league, cup, round, page.preferences.theme)
    if drawn is not None:
        panel.add_item(gallery(NAME, drawn[1]))
    if len(pages) > 1:
        panel.add_item(_page_buttons(bracket.say, season, at, len(pages)))
    return panel, None if drawn is None else drawn[0]


def _page_buttons(say: Say, season: Season, at: int, pages: int) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for key, to, side in (("button-cup-before", at - 1, "b"), ("button-cup-after", at + 1, "a")):
        there = 0 <= to < pages
        row.add_item(Press(0, season.id, "cuppage", say(key), arg=f"{max(to, 0)}.{side}", disabled=not there))
    return row


@on("cuppage")
async def _press_page(press: Pressed) -> None:
    interaction = press.interaction
    await interaction.response.defer()
    number = (press.arg or "0").partition(".")[0]
    league, season = await season_of(interaction.client, press.step)
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    page = await seen_by(interaction, league, public=public)
    page = replace(page, number=int(number) if number.isdecimal() and len(number) < 4 else 0)
    view, picture = await cup_message(interaction.client, league, season, page)
    await explain_rate_limit(interaction, view)
    await interaction.edit_original_response(view=view, attachments=[picture] if picture else [])
