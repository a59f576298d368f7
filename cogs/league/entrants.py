"""Joining a season and leaving it, by command and by the buttons of the registration post."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.client import tell
from cogs.core.components import Press, on, simple_panel, wait
from cogs.core.scheduler import now
from cogs.league.outbox import show_anew
from cogs.league.permissions import season_of
from cogs.league.season import Seasons, soon
from cogs.tables.clock_words import stamp
from cogs.tables.results import reliability_of
from cogs.tables.services import Interaction, Pressed
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import CUP, IN, INVITED, LEFT, OPEN, RUNNING, Act, League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused
from engine.league.cups import MOST_PEOPLE

if TYPE_CHECKING:
    from cogs.tables.services import Client

RANKED = "ranked"
"""The person's setting: in which lists they are shown. Who has chosen none stays in none."""


async def enter(bot: Client, league: League, season: Season, user_id: int, name: str) -> str:
    """The person is in; the key of what they are told. Raises Refused; then nothing changed."""
    leagues, at = Leagues(bot.store), now()
    if season.status != OPEN:
        raise Refused("season_not_open")
    if at < season.opens_at:
        raise Refused("registration_early", opens=str(season.opens_at))
    if at >= season.closes_at:
        raise Refused("registration_late")
    known = await leagues.entrant(season.id, user_id)
    if known is not None and known.status != INVITED:
        raise Refused("removed_from_season" if known.status != IN else "joined_already")
    if season.settings.kind == CUP and len(await leagues.entrants(season.id, IN)) >= MOST_PEOPLE:
        raise Refused("cup_full", most=MOST_PEOPLE)
    least = season.settings.reliability
    score = (await reliability_of(bot, user_id, league.guild_id)).score
    if least and score is not None and round(score * 100) < least:
        raise Refused("not_reliable_enough", needed=least, percent=round(score * 100))
    await leagues.write([rows.joined(season.id, user_id, name, at)])
    if await leagues.entrant(season.id, user_id) is None:  # it has begun just now
        raise Refused("season_not_open")
    if await bot.settings.get("person", user_id, RANKED) is None:
        await bot.settings.set("person", user_id, RANKED, "server")
        return "done-league-join-ranked"
    return "done-league-join"


async def withdraw(bot: Client, league: League, season: Season, user_id: int) -> str:
    """The person is out; in mid-season they are drawn no more, and their running games go on."""
    leagues = Leagues(bot.store)
    async with bot.feature(Seasons).people(season.id):
        season = await leagues.season(season.id) or season  # it may have begun just now
        known = await leagues.entrant(season.id, user_id)
        if season.status not in (OPEN, RUNNING) or known is None or known.status != IN:
            raise Refused("not_in_season")
        if season.status == OPEN:
            await leagues.write(rows.not_joined(season.id, user_id))
            return "done-league-leave"
        left = Act(league.id, season.id, now(), user_id, "left", {"user": user_id})
        await leagues.write([rows.entrant_is(season.id, user_id, LEFT), rows.noted(left)])
        return "done-league-leave-running"


async def join_and_tell(interaction: Interaction, league: League, season: Season) -> None:
    bot, user = interaction.client, interaction.user
    key = await enter(bot, league, season, user.id, user.display_name)
    await _tell(interaction, key, league, season)


async def leave_and_tell(interaction: Interaction, league: League, season: Season) -> None:
    """In mid-season it is asked first: nobody can come back."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    known = await Leagues(bot.store).entrant(season.id, interaction.user.id)
    if season.status == RUNNING and known is not None and known.status == IN:
        say = bot.words.say
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        label = say(lang, "button-league-leave-now")
        row.add_item(Press(0, season.id, "leagueleavenow", label, style=discord.ButtonStyle.danger))
        view = simple_panel(ui.TextDisplay(say(lang, "league-leave-really", league=safe(league.name))), row)
        await interaction.followup.send(view=view, ephemeral=True)
        return
    await _tell(interaction, await withdraw(bot, league, season, interaction.user.id), league, season)


async def _tell(interaction: Interaction, key: str, league: League, season: Season) -> None:
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    facts = {"league": league.name, "season": season.number, "starts": stamp(season.starts_at, "f")}
    await tell(interaction, bot.words.say(lang, key, **facts))
    if season.status == OPEN:
        await show_anew(bot, league, season, rows.nonce_of(season.id, "open"))


@on("leaguejoin")
async def _press_join(press: Pressed) -> None:
    await wait(press)
    await join_and_tell(press.interaction, *await season_of(press.interaction.client, press.step))


@on("leagueleave")
async def _press_leave(press: Pressed) -> None:
    await wait(press)
    await leave_and_tell(press.interaction, *await season_of(press.interaction.client, press.step))


@on("leagueleavenow")
async def _press_leave_now(press: Pressed) -> None:
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    league, season = await season_of(bot, press.step)
    key = await withdraw(bot, league, season, interaction.user.id)
    await _tell(interaction, key, league, season)
    await soon(bot, season.id)
