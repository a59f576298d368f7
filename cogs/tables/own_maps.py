"""The maps of servers: what is stored of them, in the library of the running bot."""

from __future__ import annotations

import asyncio
import logging

from cogs.tables.service import Client
from data.maps.jsonfile import BadJson
from data.store.server_maps import ServerMaps
from engine.assemble import BadGameFile

_log = logging.getLogger(__name__)


async def read_maps(bot: Client) -> None:
    """Put the stored maps of servers into the library, and drop those that are gone. Known ones aren't read again."""
    own, stored = bot.library.own, {one.key: one for one in await ServerMaps(bot.store).all()}
    for key in own.servers.keys() - stored.keys():
        own.drop(key)
    for key, one in stored.items():
        if key in own.servers:
            continue
        text = await bot.store.map_text(one.digest)
        try:
            await asyncio.to_thread(own.put, key, text or "", one.guild_id)
        except (BadJson, BadGameFile) as bad:
            _log.warning("the map %s of server %d is no longer good: %s", key, one.guild_id, bad)
