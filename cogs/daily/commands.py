"""`/daily`: play the deal of the day, see how things stand, be reminded; and switch it on for a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import on, wait
from cogs.core.delivery import send_at_once
from cogs.daily.closing import toggle_reminder
from cogs.daily.days import play_today, today, zone_of
from cogs.daily.pages import PLAY, REMIND, TABLE, own_page, setup_post
from cogs.people.my import zone_choices, zones
from cogs.play.moves import say, show
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.catalogue import english
from data.store import daily as rows
from engine.core.refused import Refused


@app_commands.guild_only()
class DailyCog(commands.GroupCog, name="Daily", group_name="daily", group_description=english("cmd-daily-desc")):
    """The commands; a player's ones have buttons too."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("daily")
    async def play(self, interaction: Interaction) -> None:
        """Begin the asker's try of today, or come back to it."""
        await _play(interaction)

    @command("daily")
    async def table(self, interaction: Interaction) -> None:
        """Show how things stand for the asker."""
        await _show_state(interaction)

    @command("daily")
    async def remind(self, interaction: Interaction) -> None:
        """Switch the asker's reminders here on or off."""
        await _toggle(interaction)

    @command("daily")
    async def setup(
        self, interaction: Interaction, channel: discord.TextChannel | None = None, zone: str | None = None
    ) -> None:
        """Switch the deal a day on, with the channel for its tables, and post there that it is.

        Raises: Refused `needs_manage_server`, `daily_channel`, `missing_permission` or `unknown_zone`.
        """
        guild_id, place = _managed(interaction), channel or interaction.channel
        if not isinstance(place, discord.TextChannel):
            raise Refused("daily_channel")
        if not place.permissions_for(place.guild.me).send_messages:
            raise Refused("missing_permission", permission="send_messages")
        if zone is not None and zone not in zones():
            raise Refused("unknown_zone", text=zone)
        if zone is not None:
            await self.bot.settings.set("server", guild_id, rows.ZONE, zone)
        await self.bot.settings.set("server", guild_id, rows.CHANNEL, str(place.id))
        day = await today(self.bot, guild_id)
        await send_at_once(self.bot, place, await setup_post(self.bot, day), None, f"d{interaction.id}")
        facts = {"channel": place.mention, "zone": await zone_of(self.bot, guild_id), "until": stamp(day.ends_at, "f")}
        await say(interaction, self.bot.words.say(await self.bot.lang_of(interaction), "done-daily-setup", **facts))

    @setup.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return zone_choices(typed)

    @command("daily")
    async def off(self, interaction: Interaction) -> None:
        """Switch the deal a day off; tries that have begun can be finished.

        Raises: Refused `needs_manage_server`.
        """
        guild_id = _managed(interaction)
        was_on = await self.bot.settings.get("server", guild_id, rows.CHANNEL) is not None
        await self.bot.settings.set("server", guild_id, rows.CHANNEL, None)
        key = "done-daily-off" if was_on else "done-daily-off-already"
        await say(interaction, self.bot.words.say(await self.bot.lang_of(interaction), key))


def _guild(interaction: Interaction) -> int:
    """Return the id of the server.

    Raises: Refused `only_in_servers`.
    """
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    return interaction.guild_id


def _managed(interaction: Interaction) -> int:
    """Return the id of the server, which the asker manages.

    Raises: Refused `only_in_servers` or `needs_manage_server`.
    """
    guild_id = _guild(interaction)
    if not interaction.permissions.manage_guild:
        raise Refused("needs_manage_server")
    return guild_id


async def _play(interaction: Interaction) -> None:
    bot, guild_id = interaction.client, _guild(interaction)
    day, table = await play_today(interaction, guild_id)
    if table.status != "playing":
        await _show_state(interaction)
        return
    lang = await bot.lang_of(interaction)
    await say(interaction, bot.words.say(lang, "daily-here", link=table.link, until=stamp(day.ends_at)))


async def _show_state(interaction: Interaction) -> None:
    bot, guild_id = interaction.client, _guild(interaction)
    await show(interaction, await own_page(bot, await bot.lang_of(interaction), guild_id, interaction.user.id))


async def _toggle(interaction: Interaction) -> None:
    bot, guild_id = interaction.client, _guild(interaction)
    at = await toggle_reminder(bot, guild_id, interaction.user.id)
    lang = await bot.lang_of(interaction)
    key = "done-daily-forget" if at is None else "done-daily-remind"
    await say(interaction, bot.words.say(lang, key, at="" if at is None else stamp(at, "t")))


@on(PLAY)
async def _press_play(press: Pressed) -> None:
    await wait(press)
    await _play(press.interaction)


@on(TABLE)
async def _press_table(press: Pressed) -> None:
    await wait(press)
    await _show_state(press.interaction)


@on(REMIND)
async def _press_remind(press: Pressed) -> None:
    await wait(press)
    await _toggle(press.interaction)
