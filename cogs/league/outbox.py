"""Sends the messages of leagues to their channels and threads, each exactly once, with retries."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.core.delivery import TROUBLE, Attempt, Round, called, send_once, write_to
from cogs.core.registry import Registry
from cogs.league.context import SeasonContext
from cogs.tables.notes import Shown
from cogs.tables.service import Client
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import League, Notice, Season
from data.store.leagues import Leagues

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pictured(Shown):
    """A message with an attached picture, if it could be drawn."""

    picture: discord.File | None = None


Summary = Callable[[SeasonContext, Notice], Awaitable[Shown | None]]
notice: Registry[Summary] = Registry("the notice")
"""Registers, by kind, the function that returns the message of a notice; None means that it is not sent.

`cup-<kind>` is asked first for a cup, and so on for other kinds of seasons.
"""


async def message_of(bot: Client, league: League, season: Season, row: Notice) -> Shown | None:
    """Return a notice's message for the current state; None if it is no longer to be sent."""
    summary = notice.get(f"{season.settings.kind}-{row.kind}") or notice.get(row.kind)
    lang = await bot.lang_of_guild(league.guild_id)
    return None if summary is None else await summary(SeasonContext(bot, lang, league, season), row)


async def send_notices(bot: Client, league: League, season: Season, channel_id: int | None = None) -> int | None:
    """Send the queued notices, or those for one channel; return the seconds until a retry, or None.

    A channel that can't be written to doesn't block others.
    """
    sending, failed = Round(), set[int]()
    for row in await Leagues(bot.store).due_notices(season.id):
        if channel_id not in (None, row.channel_id) or row.channel_id in failed:
            continue
        if not await sending.deliver(_attempt(bot, league, season, row)):
            failed.add(row.channel_id)
    return None if sending.wait is None else int(sending.wait)


def _attempt(bot: Client, league: League, season: Season, row: Notice) -> Attempt:
    leagues = Leagues(bot.store)

    async def drop() -> bool:
        await leagues.settle_notice(row.id, "dropped")
        if row.channel_id == league.channel_id:
            await tell_host(bot, league, "league-channel-lost")
        return True

    return Attempt(
        what=f"season {season.id}: notice {row.nonce}",
        attempts=row.attempts,
        claim=lambda: leagues.claim_notice(row.id),
        send=lambda: _send(bot, league, season, row),
        drop=drop,
        on_gone=drop,
        on_forbidden=lambda _: tell_host(bot, league, "league-cannot-post", channel=f"<#{row.channel_id}>"),
    )


async def _send(bot: Client, league: League, season: Season, row: Notice) -> None:
    leagues, shown = Leagues(bot.store), await message_of(bot, league, season, row)
    if shown is None:
        await leagues.settle_notice(row.id, "dropped")
        return
    channel = bot.get_partial_messageable(row.channel_id, guild_id=league.guild_id)
    picture = shown.picture if isinstance(shown, Pictured) else None
    what = (shown.view, picture, row.nonce, shown.people)
    await leagues.settle_notice(row.id, "sent", await send_once(bot, channel, *what, tried=row.attempts > 0))


async def update_post(bot: Client, league: League, season: Season) -> None:
    """Update the registration post; if it was deleted, commands show the same."""
    row = await Leagues(bot.store).notice(rows.nonce_of(season.id, "open"))
    shown = None if row is None or row.message_id is None else await message_of(bot, league, season, row)
    if row is None or row.message_id is None or shown is None:
        return
    channel = bot.get_partial_messageable(row.channel_id, guild_id=league.guild_id)
    try:
        await channel.get_partial_message(row.message_id).edit(view=shown.view, allowed_mentions=called(shown.view))
    except TROUBLE as error:
        _log.warning("season %d: notice %s was not changed: %s", season.id, row.nonce, error)


async def tell_host(bot: Client, league: League, key: str, /, **facts: object) -> None:
    """Send a direct message to the league's host, if Discord allows it."""
    lang = await bot.lang_of_person(league.host_id, league.guild_id)
    await write_to(bot, league.host_id, bot.words.say(lang, key, league=safe(league.name), **facts))
