"""Opens the tables of a round: thread, message to the players, game; each is stored before the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.core.components import Panel
from cogs.core.delivery import TROUBLE, backoff, private_thread, thread_under
from cogs.league.outbox import send_notices, tell_host
from cogs.tables.computers import USUAL
from cogs.tables.deals import may_begin
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client
from cogs.tables.table import COLORS
from cogs.tables.terms import COUNTS, DEAL_OPTION, SEASON_OPTION, options_of
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import DRAWN, Fixture, League, Season, Settings
from data.store.leagues import Leagues
from data.store.rows import SeatRow
from engine.assemble import ON
from engine.core.refused import Refused

_log = logging.getLogger(__name__)


async def open_tables(bot: Client, league: League, season: Season, fixtures: Sequence[Fixture]) -> int | None:
    """Open tables that were drawn; return the seconds until failed ones are tried again, or None."""
    waits = []
    for fixture in fixtures:
        try:
            await open_table(bot, league, season, fixture)
        except (*TROUBLE, Refused) as error:
            _log.warning("season %d: table %d was not opened: %s", season.id, fixture.id, error)
            if not fixture.attempts:
                await _tell(bot, league, season, fixture, error)
            waits.append(int(backoff(fixture.attempts)))
    return min(waits, default=None)


async def _tell(bot: Client, league: League, season: Season, fixture: Fixture, error: Exception) -> None:
    """Tell the host once why a table can't be opened."""
    lang = await bot.lang_of_person(league.host_id, league.guild_id)
    if isinstance(error, Refused):
        why = Localizer(bot.words, lang, None).refusal(error)
    else:
        why = bot.words.say(lang, "league-no-thread", channel=f"<#{league.channel_id}>")
    facts = {"round": fixture.round, "table": fixture.slot + 1, "division": fixture.division + 1}
    await tell_host(bot, league, "league-table-stuck", why=why, season=season.number, **facts)


async def open_table(bot: Client, league: League, season: Season, fixture: Fixture) -> None:
    """Open one table. It continues where an earlier attempt stopped.

    Raises: Refused, or an error of Discord; what was done stays stored.
    """
    leagues = Leagues(bot.store)
    await leagues.claim_fixture(fixture.id)
    thread_id = fixture.thread_id
    seats = await _seats(leagues, season, fixture)
    if thread_id is None:
        people = [row.user_id for row in seats if row.user_id is not None]
        thread_id = (await _thread(bot, league, season, fixture, people)).id
        notice = rows.queued_notice(season.id, thread_id, "table", {"fixture": fixture.id}, fixture.id)
        await leagues.write([rows.threaded(fixture.id, thread_id), notice])
    await send_notices(bot, league, season, thread_id)
    place = (league.guild_id, thread_id)
    variant = variant_of(bot, season.settings, fixture.map)
    options = table_options(bot, season, fixture)
    now_known = await leagues.fixture(fixture.id)
    if now_known is None or now_known.status != DRAWN:  # a referee has annulled it meanwhile
        return
    await bot.tables.open_seated(place, league.host_id, fixture.map, variant, options, seats)


def variant_of(bot: Client, settings: Settings, map: str) -> str:
    """Return the variant of a map in a season.

    Raises: Refused `map_not_offered`.
    """
    file = bot.library.games.get(map)
    if file is None:
        raise Refused("map_not_offered", map=map)
    return settings.variants.get(map) or next(iter(file.variants))


def table_options(bot: Client, season: Season, fixture: Fixture) -> dict[str, str]:
    """Return the options of a season's table: the map's own, its time, and its season and deal."""
    settings, file = season.settings, bot.library.games[fixture.map]
    own = {name: ON for name in settings.options if name in file.options}
    named = {SEASON_OPTION: str(season.id), COUNTS: settings.counts}
    named |= {} if fixture.deal_id is None else {DEAL_OPTION: str(fixture.deal_id)}
    return own | options_of(settings.pace) | named


async def _seats(leagues: Leagues, season: Season, fixture: Fixture) -> list[SeatRow]:
    """Return the seats of a table. A computer plays for people who were forgotten, or who know the table's deal."""
    names = {one.user_id: one.name for one in await leagues.entrants(season.id)}
    playing = await may_begin(leagues.store, fixture.deal_id, fixture.people, fixture.thread_id)
    drawn = [SeatRow(seat, who, names.get(who, str(who)), COLORS[seat]) for seat, who in enumerate(fixture.people)]
    return [row if row.user_id in playing else replace(row, user_id=None, computer=USUAL) for row in drawn]


async def _thread(
    bot: Client, league: League, season: Season, fixture: Fixture, people: Sequence[int]
) -> discord.Thread:
    """Return the table's thread; for a shared deal, it is private, with these people in it.

    One created by an earlier attempt is found again.
    """
    channel = bot.get_channel(league.channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("league_channel_gone")
    lang = await bot.lang_of_guild(league.guild_id)
    name = thread_name(bot, lang, league, season, fixture)
    if fixture.deal_id is None:
        view, nonce = Panel(ui.TextDisplay(f"### {safe(name)}")), f"t{fixture.id}"
        return await thread_under(bot, channel, name, view, nonce, tried=fixture.attempts > 0)
    made = await private_thread(bot, channel, name, tried=fixture.attempts > 0)
    for person in people:
        await _let_in(made, person)
    return made


async def _let_in(thread: discord.Thread, person: int) -> None:
    """Add a person to the thread. A person who left the server is ignored: their seat is played like any silent one."""
    try:
        await thread.add_user(discord.Object(person))
    except discord.HTTPException as error:
        _log.warning("thread %d: a player was not let in: %s", thread.id, error)


def thread_name(bot: Client, lang: str, league: League, season: Season, fixture: Fixture) -> str:
    """Return the name of a table's thread, which is unique in its channel."""
    facts = {"season": season.number, "round": fixture.round, "table": fixture.slot + 1}
    key = "league-thread" if season.settings.divisions == 1 else "league-thread-division"
    text = bot.words.say(lang, key, division=fixture.division + 1, map=map_name(bot, lang, fixture.map), **facts)
    return shorten(text)
