"""What a league's channel, or a table's thread, is owed: each message is sent once, and again after a failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.core.posting import arrived, called, send
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


Teller = Callable[[NoticeContext], Awaitable[Shown | None]]
_tellers: dict[str, Teller] = {}


def tells(kind: str) -> Callable[[Teller], Teller]:
    """Names the function that makes notices of this kind; one that gives None is owed no longer.

    `cup-<kind>` is asked first for a cup, and so on for other kinds of seasons.
    """

    def register(teller: Teller) -> Teller:
        assert kind not in _tellers or _tellers[kind].__qualname__ == teller.__qualname__, kind
        _tellers[kind] = teller
        return teller

    return register


async def telling(bot: Client, league: League, season: Season, notice: Notice) -> Shown | None:
    teller = _tellers.get(f"{season.settings.kind}-{notice.kind}") or _tellers.get(notice.kind)
    lang = await bot.lang_of_guild(league.guild_id)
    return None if teller is None else await teller(NoticeContext(bot, lang, league, season, notice))


async def send_notices(bot: Client, league: League, season: Season, channel_id: int | None = None) -> int | None:
    """Sends what is owed, or what one channel is; seconds until the rest is to be tried again, None if there is none.

    A channel that cannot be written to holds no other channel up.
    """
    leagues, failed = Leagues(bot.store), dict[int, int]()
    due = [notice for notice in await leagues.due_notices(season.id) if channel_id in (None, notice.channel_id)]
    for notice in due:
        if notice.channel_id not in failed and not await _sent(bot, leagues, league, season, notice):
            failed[notice.channel_id] = int(min(FIRST_WAIT * 4**notice.attempts, LONGEST_WAIT))
    return min(failed.values(), default=None)


async def _sent(bot: Client, leagues: Leagues, league: League, season: Season, notice: Notice) -> bool:
    await leagues.claim_notice(notice.id)
    try:
        await _send(bot, leagues, league, season, notice)
    except _TROUBLE as error:
        _log.warning("season %d: notice %s not delivered: %s", season.id, notice.nonce, error)
        if getattr(error, "code", None) == UNKNOWN_CHANNEL or notice.attempts >= MOST_ATTEMPTS:
            await leagues.settle_notice(notice.id, "dropped")
            if notice.channel_id == league.channel_id:
                await tell_host(bot, league, "league-channel-lost")
            return True
        if isinstance(error, discord.Forbidden) and not notice.attempts:
            await tell_host(bot, league, "league-cannot-post", channel=f"<#{notice.channel_id}>")
        return False
    return True


async def _send(bot: Client, leagues: Leagues, league: League, season: Season, notice: Notice) -> None:
    shown = await telling(bot, league, season, notice)
    if shown is None:
        await leagues.settle_notice(notice.id, "dropped")
        return
    channel = bot.get_partial_messageable(notice.channel_id, guild_id=league.guild_id)
    message = await arrived(bot, channel, shown.view) if notice.attempts else None
    if message is None:
        picture = shown.picture if isinstance(shown, Pictured) else None
        message = await send(channel, shown.view, picture, notice.nonce, shown.people)
    await leagues.settle_notice(notice.id, "sent", message)


async def show_anew(bot: Client, league: League, season: Season, nonce: str) -> None:
    """Brings a notice that was sent up to date; one that is gone is no loss, as commands tell the same."""
    notice = await Leagues(bot.store).notice(nonce)
    shown = None if notice is None or notice.message_id is None else await telling(bot, league, season, notice)
    if notice is None or notice.message_id is None or shown is None:
        return
    channel = bot.get_partial_messageable(notice.channel_id, guild_id=league.guild_id)
    try:
        await channel.get_partial_message(notice.message_id).edit(view=shown.view, allowed_mentions=called(shown.view))
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
