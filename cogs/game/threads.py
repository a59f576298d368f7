"""Threads for games whose channel is taken."""

from __future__ import annotations

import discord

from cogs.core.client import tell
from cogs.tables.lobby_panel import lobby_panel
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.names import name_of
from data.languages import name_in
from engine.core.refused import Refused


def thread_parent(interaction: Interaction) -> discord.TextChannel:
    """The channel in which a thread for a game can be opened from here. Raises Refused."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    for needed in ("create_public_threads", "send_messages_in_threads"):
        if not getattr(interaction.app_permissions, needed):
            raise Refused("missing_permission", permission=needed)
    return channel


async def make_thread(interaction: Interaction, channel: discord.TextChannel, key: str) -> discord.Thread:
    bot = interaction.client
    lang = await bot.lang_of_guild(channel.guild.id)
    title = bot.words.say(
        lang,
        "thread-name",
        map=name_in(bot.library.games[key].names, lang),
        host=name_of(interaction.user.display_name),
    )
    return await channel.create_thread(name=shorten(title), type=discord.ChannelType.public_thread)


async def post_in_thread(interaction: Interaction, thread: discord.Thread, table: Table) -> None:
    """The lobby's message in its thread, and to the asker where that is."""
    bot = interaction.client
    lang = await bot.lang_of_guild(table.guild_id)
    message = await thread.send(view=lobby_panel(bot.words, lang, table, bot.tables.library))
    await bot.store.set_game(table.id, message_id=message.id)
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), "done-thread", thread=thread.mention))
