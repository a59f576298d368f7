"""`/league cup` and `/league cup-rules`: a page of a cup, with the picture around it, and how it is to be played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace as with_settings

from cogs.core.client import command, into_group
from cogs.core.components import Panel, Press, gallery, on
from cogs.league.cups.bracket import MOST_TEXT, Bracket, Say, cup_lines, plan_lines
from cogs.league.cups.bracket_picture import NAME, cup_picture
from cogs.league.draw import checked_cup, cup_of, cup_terms_of
from cogs.league.outbox import show_anew
from cogs.league.pages import edited
from cogs.league.permissions import check_runs, season_here, season_of
from cogs.league.season import Seasons
from cogs.league.standings import Page, seen_by
from cogs.tables.services import Client, Interaction, Pressed
from cogs.tables.settings import explain_rate_limit
from cogs.text.catalogue import english, shorten
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, IN, OPEN, League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused
from engine.league.cups import MOST_GROUP_GAMES, check_terms

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
        lines += cup_lines(bracket.say, terms)
        joined = await Leagues(bot.store).entrants(season.id, IN)
        lines += plan_lines(bracket.say, terms, len(joined)) if season.status == OPEN else []
        return Panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT))), None
    pages = bracket.pages()
    at = page.number if 0 <= page.number < len(pages) else len(pages) - 1
    text, round = pages[at]
    winner = bracket.winner_line()
    lines += [winner] if winner else []
    panel = Panel(ui.TextDisplay(shorten("\n".join([*lines, *text]), MOST_TEXT)))
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


KNOCKOUTS = {"2-1": (2, 1), "3-1": (3, 1), "4-1": (4, 1), "4-2": (4, 2), "5-1": (5, 1), "5-2": (5, 2)}
"""How many sit at a table of the knock-out, and how many of them go on."""
KNOCKOUT_KEYS = KeyFamily("choice-cup-{}", KNOCKOUTS)


def _knockouts() -> list[app_commands.Choice[str]]:
    keys = [(KNOCKOUT_KEYS(value), value) for value in KNOCKOUTS]
    return [app_commands.Choice(name=app_commands.locale_str(english(key), key=key), value=v) for key, v in keys]


class Cups(commands.Cog):
    """What a cup is, and how it stands, in words that everybody can read."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "league")

    @command("league", defers=False)
    async def cup(
        self,
        interaction: Interaction,
        league: str | None = None,
        page: app_commands.Range[int, 1, 99] | None = None,
        public: bool = False,
    ) -> None:
        await interaction.response.defer(ephemeral=not public, thinking=True)
        found, season = await season_here(interaction, league)
        _check_cup(season)
        wanted = replace(await seen_by(interaction, found, public=public), number=LATEST if page is None else page - 1)
        view, picture = await cup_message(self.bot, found, season, wanted)
        await explain_rate_limit(interaction, view)
        await interaction.followup.send(view=view, files=[picture] if picture else [], ephemeral=not public)

    @command("league", "cup-rules", defers=False)
    @app_commands.choices(knockout=_knockouts())
    async def rules(
        self,
        interaction: Interaction,
        groups: app_commands.Range[int, 0, MOST_GROUP_GAMES] | None = None,
        through: app_commands.Range[int, 1, 4] | None = None,
        knockout: str | None = None,
        league: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        _check_cup(season)
        async with self.bot.feature(Seasons).lock(season.id):  # nobody starts it or changes it meanwhile
            season = await Leagues(self.bot.store).season(season.id) or season
            if season.status != OPEN:
                raise Refused("season_has_begun")
            changed = with_terms(self.bot, season, groups, through, knockout)
            kept = rows.noted(edited(season, changed, interaction.user.id))
            await Leagues(self.bot.store).write([rows.season_kept(changed), kept])
        await show_anew(self.bot, found, changed, rows.nonce_of(season.id, "open"))
        view, _ = await cup_message(self.bot, found, changed, await seen_by(interaction, found, public=False))
        await interaction.followup.send(view=view, ephemeral=True)

    @cup.autocomplete("league")
    @rules.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The leagues whose latest season is a cup."""
        leagues, found = Leagues(self.bot.store), []
        for one in await leagues.of_guild(interaction.guild_id or 0):
            season = await leagues.latest(one.id)
            if season is not None and season.settings.kind == CUP and typed.casefold() in one.name.casefold():
                found.append(app_commands.Choice(name=one.name, value=one.name))
        return found[:25]


def with_terms(bot: Client, season: Season, groups: int | None, through: int | None, knockout: str | None) -> Season:
    """The season with what is named changed. Raises Refused where it makes no cup, or does not fit a map."""
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
