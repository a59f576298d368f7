"""Whether a picture is wanted and may be sent; where not, the same message tells all in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs._setting import OFF, value

if TYPE_CHECKING:
    from cogs._bot import SlowTrain
    from cogs._table import Table


async def wanted_by_table(bot: SlowTrain, table: Table) -> bool:
    """For public posts: as the server chose, and where the bot may attach files."""
    if await value(bot, "server", table.guild_id, "pictures") == OFF:
        return False
    channel = bot.get_channel(table.channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return channel.permissions_for(channel.guild.me).attach_files


async def wanted_by_person(bot: SlowTrain, user_id: int) -> bool:
    """For what one person alone sees."""
    return await value(bot, "person", user_id, "pictures") != OFF


async def wanted_by(interaction: discord.Interaction[Any]) -> bool:
    return await wanted_by_person(interaction.client, interaction.user.id)
