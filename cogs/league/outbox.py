"""What a league's channel, or a table's thread, is owed: each message is sent once, and again after a failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.core.posting import arrived, called, send
from cogs.core.registry import Registry
from cogs.tables.announcer import FIRST_WAIT, LONGEST_WAIT, MOST_ATTEMPTS, UNKNOWN_CHANNEL
from cogs.tables.notes import Shown
from cogs.text.names import safe
from data.store.league_rows import League, Notice, Season
from data.store.leagues import Leagues

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)

_TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(frozen=True)
class NoticeContext:
    """What a notice is told out of: read anew when it is sent."""

    bot: Client
    lang: str
    league: League
    season: Season
    notice: Notice

    def say(self, key: str, /, **facts: object) -> str:
        return self.bot.words.say(self.lang, key, **facts)


@dataclass(frozen=True)
class Pictured(Shown):
    """A message with an attached picture, if it could be drawn."""

    picture: discord.File | None = None


notice: Registry[Callable[[NoticeContext], Awaitable[Shown | None]]] = Registry("what makes a notice")
"""Names the kind of notice that a function makes; one that gives None is not sent.

`cup-<kind>` is asked first for a cup, and so on for other kinds of seasons.
"""


async def _message_of(bot: Client, league: League, season: Season, row: Notice) -> Shown | None:
    make = notice.get(f"{season.settings.kind}-{row.kind}") or notice.get(row.kind)
    lang = await bot.lang_of_guild(league.guild_id)
    return None if make is None else await make(NoticeContext(bot, lang, league, season, row))


async def send_notices(bot: Client, league: League, season: Season, channel_id: int | None = None) -> int | None:
    """Sends what is owed, or what one channel is; seconds until the rest is to be tried again, None if there is none.

    A channel that cannot be written to holds no other channel up.
    """
    leagues, failed = Leagues(bot.store), dict[int, int]()
    due = [row for row in await leagues.due_notices(season.id) if channel_id in (None, row.channel_id)]
    for row in due:
        if row.channel_id not in failed and not await _sent(bot, leagues, league, season, row):
            failed[row.channel_id] = int(min(FIRST_WAIT * 4**row.attempts, LONGEST_WAIT))
    return min(failed.values(), default=None)


async def _sent(bot: Client, leagues: Leagues, league: League, season: Season, row: Notice) -> bool:
    await leagues.claim_notice(row.id)
    try:
        await _send(bot, leagues, league, season, row)
    except _TROUBLE as error:
        _log.warning("season %d: notice %s not delivered: %s", season.id, row.nonce, error)
        if getattr(error, "code", None) == UNKNOWN_CHANNEL or row.attempts >= MOST_ATTEMPTS:
            await leagues.settle_notice(row.id, "dropped")
            if row.channel_id == league.channel_id:
                await tell_host(bot, league, "league-channel-lost")
            return True
        if isinstance(error, discord.Forbidden) and not row.attempts:
            await tell_host(bot, league, "league-cannot-post", channel=f"<#{row.channel_id}>")
        return False
    return True


async def _send(bot: Client, leagues: Leagues, league: League, season: Season, row: Notice) -> None:
    shown = await _message_of(bot, league, season, row)
    if shown is None:
        await leagues.settle_notice(row.id, "dropped")
        return
    channel = bot.get_partial_messageable(row.channel_id, guild_id=league.guild_id)
    message = await arrived(bot, channel, shown.view) if row.attempts else None
    if message is None:
        picture = shown.picture if isinstance(shown, Pictured) else None
        message = await send(channel, shown.view, picture, row.nonce, shown.people)
    await leagues.settle_notice(row.id, "sent", message)


async def show_anew(bot: Client, league: League, season: Season, nonce: str) -> None:
    """Brings a notice that was sent up to date; one that is gone is no loss, as commands tell the same."""
    row = await Leagues(bot.store).notice(nonce)
    shown = None if row is None or row.message_id is None else await _message_of(bot, league, season, row)
    if row is None or row.message_id is None or shown is None:
        return
    channel = bot.get_partial_messageable(row.channel_id, guild_id=league.guild_id)
    try:
        await channel.get_partial_message(row.message_id).edit(view=shown.view, allowed_mentions=called(shown.view))
    except _TROUBLE as error:
        _log.warning("season %d: notice %s was not changed: %s", season.id, nonce, error)


async def tell_host(bot: Client, league: League, key: str, /, **facts: object) -> None:
    """A word to the league's host alone; one whom Discord lets nobody write to is not told."""
    lang = await bot.lang_of_person(league.host_id, league.guild_id)
    text = bot.words.say(lang, key, league=safe(league.name), **facts)
    try:
        await (await bot.create_dm(discord.Object(league.host_id))).send(text)
    except discord.HTTPException as error:
        _log.warning("league %d: its host cannot be told: %s", league.id, error)
