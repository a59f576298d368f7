"""Whether a person is still on a game's server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.tables.table import Table

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)


async def has_left(bot: Client, table: Table, user_id: int) -> bool:
    """Whether a person is no longer on the server of a game. Discord tells it unasked to nobody without a privilege."""
    guild = bot.get_guild(table.guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        _log.warning("game %d: whether %d is still there is not known: %s", table.id, user_id, error)
    return False
