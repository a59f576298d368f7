"""`/league cup` and `/league cup-rules`: a page of a cup with its picture, and how it is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace as with_settings

from cogs.core.client import acknowledge, command, into_group, named_choices, tell
from cogs.core.components import Press, Row, gallery, on
from cogs.league.context import SeasonContext, offers_leagues, season_here, season_of, season_to_run
from cogs.league.cups.bracket import Bracket, cup_lines, plan_lines
from cogs.league.cups.bracket_picture import NAME, cup_picture
from cogs.league.draw import checked_cup, cup_of, cup_terms_of
from cogs.league.outbox import update_post
from cogs.league.pages import edited
from cogs.league.season import changing
from cogs.league.standings import Page, first_page
from cogs.play.moves import show, turn_page
from cogs.tables.service import Client, Interaction, Pressed
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, IN, OPEN, Season
from engine.core.refused import Refused
from engine.league.cups import MOST_GROUP_GAMES, check_terms

LATEST = -1
"""The page of what is going on now."""


async def cup_message(context: SeasonContext, page: Page) -> tuple[ui.LayoutView, discord.File | None]:
    """Return a page of a cup, with buttons to the others; before the start, how it is played and its plan."""
    cup = await cup_of(context.bot, context.season)
    bracket, say = Bracket(context, cup), context.say
    if not cup.fixtures:
        terms = cup_terms_of(context.settings)
        joined = await context.entrants(IN)
        coming = plan_lines(say, terms, len(joined)) if context.season.status == OPEN else []
        return context.panel([*cup_lines(say, terms), *coming]), None
    pages = bracket.pages()
    at = page.number if 0 <= page.number < len(pages) else len(pages) - 1
    text, round = pages[at]
    winner = bracket.winner_line()
    panel = context.panel([*([winner] if winner else []), *text])
    drawn = None
    if page.preferences.pictures and round is not None:
        drawn = await cup_picture(bracket, cup, round, page.preferences.theme)
    if drawn is not None:
        panel.add_item(gallery(NAME, drawn[1]))
    if len(pages) > 1:
        buttons = Row()
        for key, to, side in (("button-cup-before", at - 1, "b"), ("button-cup-after", at + 1, "a")):
            arg, there = f"{max(to, 0)}.{side}", 0 <= to < len(pages)
            buttons.add_item(Press(0, context.season.id, "cuppage", say(key), arg=arg, disabled=not there))
        panel.add_item(buttons)
    return panel, None if drawn is None else drawn[0]


@on("cuppage")
async def _press_page(press: Pressed) -> None:
    interaction = press.interaction
    await acknowledge(interaction)
    number = (press.arg or "0").partition(".")[0]
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    context, page = await first_page(interaction, await season_of(press), public=public)
    page = replace(page, number=int(number) if number.isdecimal() and len(number) < 4 else 0)
    await turn_page(interaction, *await cup_message(context, page))


KNOCKOUTS = {"2-1": (2, 1), "3-1": (3, 1), "4-1": (4, 1), "4-2": (4, 2), "5-1": (5, 1), "5-2": (5, 2)}
"""How many sit at a table of the knock-out, and how many of them go on."""
KNOCKOUT_KEYS = KeyFamily("choice-cup-{}", KNOCKOUTS)


@offers_leagues(CUP)
class Cups(commands.Cog):
    """The commands for cups."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Move the commands into the group `/league`."""
        into_group(self, "league")

    @command("league", defers=False)
    async def cup(
        self,
        interaction: Interaction,
        league: str | None = None,
        page: app_commands.Range[int, 1, 99] | None = None,
        public: bool = False,
    ) -> None:
        """Show a cup."""
        await acknowledge(interaction, thinking=True, public=public)
        asked = await season_here(interaction, league)
        _check_cup(asked.season)
        context, wanted = await first_page(interaction, asked, public=public)
        wanted = replace(wanted, number=LATEST if page is None else page - 1)
        await show(interaction, *await cup_message(context, wanted))

    @command("league", "cup-rules")
    @app_commands.choices(knockout=named_choices(KNOCKOUT_KEYS, KNOCKOUTS))
    async def rules(
        self,
        interaction: Interaction,
        groups: app_commands.Range[int, 0, MOST_GROUP_GAMES] | None = None,
        through: app_commands.Range[int, 1, 4] | None = None,
        knockout: str | None = None,
        league: str | None = None,
    ) -> None:
        """Change how a cup is played."""
        context = await season_to_run(interaction, league)
        _check_cup(context.season)
        async with changing(context) as season:
            changed = with_terms(self.bot, season, groups, through, knockout)
            kept = rows.noted(edited(season, changed, interaction.user.id))
            await context.leagues.write([rows.season_kept(changed), kept])
        await update_post(self.bot, context.league, changed)
        _, page = await first_page(interaction, context, public=False)
        view, _ = await cup_message(replace(context, season=changed), page)
        await tell(interaction, view=view)


def with_terms(bot: Client, season: Season, groups: int | None, through: int | None, knockout: str | None) -> Season:
    """Return the season with the named settings changed.

    Raises: Refused `cup_nothing_named`, or with the codes of `checked`.
    """
    seats, on = KNOCKOUTS.get(knockout or "", (None, None))
    named: dict[str, Any] = {"group_games": groups, "through": through, "seats": seats, "on": on}
    named = {name: value for name, value in named.items() if value is not None}
    if not named:
        raise Refused("cup_nothing_named")
    settings = with_settings(season.settings, cup=with_settings(season.settings.cup, **named))
    if through is not None:
        check_terms(with_settings(cup_terms_of(settings), through=through))
    return replace(season, settings=checked_cup(bot.library.games, settings))


def _check_cup(season: Season) -> None:
    if season.settings.kind != CUP:
        raise Refused("no_cup")
