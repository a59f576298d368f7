"""What commands about a league show: what a season is, all leagues of a server, rounds; and cancelling a season."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.client import tell
from cogs.core.components import Press, on, simple_panel, wait
from cogs.core.scheduler import now
from cogs.league.announcements import named, terms_lines, text_panel, title
from cogs.league.outbox import NoticeContext
from cogs.league.permissions import check_runs, season_of
from cogs.league.season import call_off, soon
from cogs.league.standings import season_title
from cogs.tables.clock_words import stamp
from cogs.tables.services import Interaction, Pressed
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import IN, LEFT, OPEN, REMOVED, RUNNING, Act, League, Notice, Season
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

MOST_LISTED = 1900
"""Of the 2,000 characters of a plain message."""


def notice_context_of(bot: Client, lang: str, league: League, season: Season) -> NoticeContext:
    return NoticeContext(bot, lang, league, season, Notice(0, season.id, league.channel_id, "", {}, ""))


async def info_panel(bot: Client, lang: str, league: League, season: Season) -> ui.LayoutView:
    """All that was agreed on for a season, who is in it, and how far it is."""
    context = notice_context_of(bot, lang, league, season)
    entrants = await Leagues(bot.store).entrants(season.id)
    there = [one.name for one in entrants if one.status == IN]
    gone = [one.name for one in entrants if one.status in (LEFT, REMOVED)]
    lines = [title(context), status_line(bot, lang, season), *terms_lines(context)]
    if season.status == OPEN:
        window = {"opens": stamp(season.opens_at, "f"), "closes": stamp(season.closes_at, "f")}
        lines.append(bot.words.say(lang, "league-registration", **window))
    lines.append(bot.words.say(lang, "league-joined", count=len(there), names=named(context, there) or "–"))
    if gone:
        lines.append(bot.words.say(lang, "league-gone", count=len(gone), names=named(context, gone)))
    host = f"<@{league.host_id}>" if league.host_id > 0 else "–"  # a host who was forgotten is nobody
    lines.append(bot.words.say(lang, "league-place", channel=f"<#{league.channel_id}>", host=host))
    return text_panel(lines)


def status_line(bot: Client, lang: str, season: Season) -> str:
    facts = {"round": season.round, "of": season.settings.rounds, "starts": stamp(season.starts_at, "R")}
    return bot.words.say(lang, "league-status", status=season.status, **facts)


async def list_text(bot: Client, lang: str, guild_id: int) -> str:
    """Every league of a server, in a line or two."""
    leagues, lines = Leagues(bot.store), list[str]()
    for league in await leagues.of_guild(guild_id):
        season = await leagues.latest(league.id)
        if season is not None:
            count = len(await leagues.entrants(season.id, IN))
            told = bot.words.say(lang, "league-line", channel=f"<#{league.channel_id}>", count=count)
            head = f"**{season_title(bot, lang, league, season)}** · {status_line(bot, lang, season)}"
            lines.append(f"{head}\n-# {told}")
    if not lines:
        raise Refused("no_leagues")
    return shorten("\n".join(lines), MOST_LISTED)


# Cancelling


async def ask_cancel(interaction: Interaction, league: League, season: Season) -> None:
    """Says what would come of it; the button does it."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    if season.status not in (OPEN, RUNNING):
        raise Refused("season_over")
    running = [one for one in await Leagues(bot.store).fixtures(season.id) if one.status == RUNNING]
    text = bot.words.say(
        lang, "league-cancel-really", league=safe(league.name), season=season.number, count=len(running)
    )
    label = bot.words.say(lang, "button-league-cancel")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Press(0, season.id, "leaguecancel", label, style=discord.ButtonStyle.danger))
    await interaction.followup.send(view=simple_panel(ui.TextDisplay(text), row), ephemeral=True)


@on("leaguecancel")
async def _press_cancel(press: Pressed) -> None:
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    league, season = await season_of(bot, press.step)
    await check_runs(interaction, league)
    act = Act(league.id, season.id, now(), interaction.user.id, "cancelled", {})
    await call_off(bot, league, season.id, interaction.user.id, rows.noted(act))
    lang = await bot.lang_of(interaction)
    await tell(interaction, bot.words.say(lang, "done-league-cancel", league=safe(league.name)))


# Moving


async def move_league(bot: Client, league: League, season: Season, channel_id: int, by: int) -> None:
    """The league goes on in another channel of its server; games stay where they are. Raises Refused."""
    if channel_id == league.channel_id:
        raise Refused("league_here_already")
    leagues = Leagues(bot.store)
    act = Act(league.id, season.id, now(), by, "moved", {"from": league.channel_id, "to": channel_id})
    try:
        await leagues.write([*rows.moved(league.id, season.id, league.channel_id, channel_id), rows.noted(act)])
    except Taken as taken:
        other = await leagues.at(channel_id)
        raise Refused("league_channel_taken", name=other.name if other else "?") from taken
    await soon(bot, season.id)
