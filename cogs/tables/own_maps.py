"""The maps of servers: what is stored of them, in the library of the running bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from cogs.tables.service import Client
from cogs.text.names import safe
from data.languages import name_in
from data.maps.jsonfile import BadJson
from data.maps.library import names_of
from data.store.server_maps import ServerMaps
from engine.assemble import BadGameFile

_log = logging.getLogger(__name__)


@dataclass
class _Changes:
    """What happens to the maps of a bot's servers, one change at a time."""

    bot: Client
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_begun: bool = False


@asynccontextmanager
async def changing_maps(bot: Client) -> AsyncIterator[None]:
    """Let the stored maps be changed by one at a time, and put them into the library of each process after that."""
    async with bot.feature(_Changes).lock:
        yield
        await _read(bot)
    await bot.tell_others()


async def read_maps(bot: Client) -> None:
    """Put the stored maps of servers into the library, and drop those that are gone. Known ones aren't read again."""
    changes = bot.feature(_Changes)
    async with changes.lock:
        await _read(bot)
        if not changes.is_begun:
            changes.is_begun = True
            await _read_names(bot)


async def check_maps(bot: Client, guild_id: int | None) -> None:
    """Know a server's maps as they are stored, where another process may just have changed them."""
    if guild_id is None or not bot.store.is_shared:
        return
    if await ServerMaps(bot.store).keys(guild_id) != set(bot.library.own.keys.get(guild_id, ())):
        await read_maps(bot)


async def _read(bot: Client) -> None:
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


async def _read_names(bot: Client) -> None:
    """Read what maps were called on which games were played, and that are gone: results name them for good."""
    for key, digest in await ServerMaps(bot.store).played():
        if bot.library.names(key) is None:
            bot.library.own.gone[key] = names_of(await bot.store.map_text(digest) or "")


def map_name(bot: Client, lang: str, key: str) -> str:
    """Return the name of a map, also of one that is gone; its key if it isn't known any more."""
    names = bot.library.names(key)
    return name_in(names, lang) if names else safe(key)
