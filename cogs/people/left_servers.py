"""Servers that the bot has left: what is kept of one goes 90 days later, unless the bot is back by then."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cogs.core.scheduler import job, now
from data.store.rows import DueKind, Job
from data.store.servers import Servers

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)


async def left(bot: Client, guild_id: int) -> None:
    await Servers(bot.store).left(guild_id, now())
    bot.scheduler.wake()


async def joined(bot: Client, guild_id: int) -> None:
    await Servers(bot.store).back(guild_id)


async def compare(bot: Client) -> None:
    """After a start: servers that were left, or joined again, while the bot was away. One in an outage is there."""
    servers, there = Servers(bot.store), {guild.id for guild in bot.guilds}
    departed = set(await servers.since())
    for guild_id in departed & there:
        await servers.back(guild_id)
    for guild_id in await servers.known() - there - departed:
        await servers.left(guild_id, now())
    bot.scheduler.wake()


@job(DueKind.SERVERS)
async def forget_servers(bot: Client, due: Job) -> None:
    """Those whose days are over; one that the bot is in after all is kept."""
    servers = Servers(bot.store)
    for guild_id in await servers.departed(now()):
        if bot.get_guild(guild_id) is not None:
            await servers.back(guild_id)
            continue
        await servers.forget(guild_id, now())
        _log.info("a server that was left was forgotten")
