"""Whether pictures are wanted, and how they look: the one place that asks settings and permissions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import ui

from cogs.tables.settings import get_setting
from cogs.tables.table import Table

if TYPE_CHECKING:
    from cogs.tables.services import Client, Interaction

MOST_TEXT = 4000
"""Characters of a message."""
MOST_PARTS = 40
"""Parts of a message, those within others too."""
_WAIT = "seconds until pictures"


class PicturePreferences(NamedTuple):
    """`pictures`: whether any are sent; without them a message says in text all that they show."""

    pictures: bool = True
    theme: str = "light"


async def public_preferences(bot: Client, table: Table) -> PicturePreferences:
    """For what everybody at a table sees: the server's settings, and whether the bot may attach files there."""
    wanted = await get_setting(bot, "server", table.guild_id, "pictures") == "on"
    return PicturePreferences(
        wanted and may_attach(bot, table.channel_id), await get_setting(bot, "server", table.guild_id, "theme")
    )


async def preferences_of(bot: Client, user_id: int) -> PicturePreferences:
    """For what one person sees in their direct messages."""
    wanted = await get_setting(bot, "person", user_id, "pictures") == "on"
    return PicturePreferences(wanted, await get_setting(bot, "person", user_id, "theme"))


async def preferences_here(interaction: Interaction) -> PicturePreferences:
    """For a private answer: the person's settings, and whether the bot may attach files where they asked.

    Whoever has asked for very many pictures gets words meanwhile, and `explain_rate_limit` tells it.
    """
    preferences = await preferences_of(interaction.client, interaction.user.id)
    wanted = preferences.pictures and interaction.app_permissions.attach_files
    wait = interaction.client.limits.draw(interaction) if wanted else 0
    interaction.extras[_WAIT] = wait
    return preferences._replace(pictures=wanted and not wait)


async def explain_rate_limit(interaction: Interaction, panel: ui.LayoutView) -> None:
    """Adds to an answer that is in words for a limit's sake why that is so, and until when."""
    wait, bot = interaction.extras.pop(_WAIT, 0), interaction.client
    if wait:
        text = bot.words.say(await bot.lang_of(interaction), "pictures-limited", seconds=wait)
        if panel.content_length() + len(text) <= MOST_TEXT and panel.total_children_count < MOST_PARTS:
            panel.add_item(ui.TextDisplay(text))


def may_attach(bot: Client, channel_id: int) -> bool:
    """Whether the bot may post pictures in a channel. One that is not known here is given the benefit of the doubt."""
    channel = bot.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    try:
        return channel.permissions_for(channel.guild.me).attach_files
    except discord.ClientException:  # a thread whose parent is not known
        return True
