"""`/settings feed`: a channel of a server where starts and ends of its games are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.core.client import command, into_group, tell
from cogs.tables.feed import FEED
from cogs.tables.services import Interaction
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client


class Feed(commands.Cog):
    """One command in the group `/settings`, for those who manage the server."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "settings")

    @command("settings", defers=False)
    async def feed(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        if interaction.guild_id is None or interaction.guild is None:
            raise Refused("only_in_servers")
        if not interaction.permissions.manage_guild:
            raise Refused("needs_manage_server")
        say = self.bot.words.say
        lang = await self.bot.lang_of(interaction)
        if channel is None:
            await self.bot.settings.set("server", interaction.guild_id, FEED, None)
            await tell(interaction, say(lang, "feed-off"))
            return
        if not channel.permissions_for(interaction.guild.me).send_messages:
            raise Refused("missing_permission", permission="send_messages")
        await self.bot.settings.set("server", interaction.guild_id, FEED, str(channel.id))
        await tell(interaction, say(lang, "feed-on", channel=channel.mention))
