"""`/stats`: finished games of a person, routes of a map, two people compared, and a server's records."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import acknowledge, command
from cogs.core.components import exactly, number_in, on
from cogs.core.delivery import send_at_once
from cogs.game.lobby import check_permissions, offer_maps, typed_map
from cogs.play.moves import show, turn_page
from cogs.stats.pages import Page, Reader, public_reader, reader_of
from cogs.stats.person import person_page
from cogs.stats.server import records_page, routes_page, versus_page
from cogs.tables.service import Client, Interaction, Pressed
from cogs.text.catalogue import english


@app_commands.guild_only()
class Stats(commands.GroupCog, name="Stats", group_name="stats", group_description=english("cmd-stats-desc")):
    """The commands. Answers are private, and the asker may post them. Each is both a picture and text."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        for one in (self.person, self.routes, self.records):
            offer_maps(bot, one)

    @command("stats")
    async def person(self, interaction: Interaction, person: discord.User | None = None, map: str = "") -> None:
        """Show a person's statistics."""
        map = self._key(interaction, map)
        who = person or interaction.user
        await show(interaction, *await person_page(await reader_of(interaction), who.id, who.display_name, map, 0))

    @command("stats", "map")
    async def routes(self, interaction: Interaction, map: str, person: discord.User | None = None) -> None:
        """Show how often the routes of a map were claimed."""
        map = self._key(interaction, map)
        name, id_ = (person.display_name, person.id) if person is not None else (None, None)
        await show(interaction, *await routes_page(await reader_of(interaction), map, id_, name, 0))

    @command("stats")
    async def versus(self, interaction: Interaction, person: discord.User, other: discord.User | None = None) -> None:
        """Show two people's games against each other."""
        one = other or interaction.user
        names = (one.display_name, person.display_name)
        await show(interaction, *await versus_page(await reader_of(interaction), one.id, person.id, names))

    @command("stats")
    async def records(self, interaction: Interaction, map: str = "") -> None:
        """Show the server's records."""
        map = self._key(interaction, map)
        await show(interaction, *await records_page(await reader_of(interaction), map, 0))

    def _key(self, interaction: Interaction, typed: str) -> str:
        """Return the key of the map that is chosen or typed; "" for none."""
        return typed and typed_map(self.bot, interaction, typed)[0]


async def _page(reader: Reader, what: str, number: int) -> Page:
    """Return the page that a press names by kind, people and map.

    Raises: Refused `table_moved_on` for any other text.
    """
    kind, one, other = exactly(3, what.split("~"))
    if kind == "p":
        return await person_page(reader, number_in(one, 20, signed=True), None, other, number)
    if kind == "m":
        return await routes_page(reader, other, number_in(one, 20, signed=True) or None, None, number)
    if kind == "v":
        return await versus_page(
            reader, number_in(one, 20, signed=True), number_in(other, 20, signed=True), (None, None)
        )
    return await records_page(reader, other, number)


@on("stats")
async def turn_stats(press: Pressed) -> None:
    """Turn to another page, in place of the one before."""
    await acknowledge(press.interaction)
    _, _, what = (press.arg or "").partition("~")
    await turn_page(press.interaction, *await _page(await reader_of(press.interaction), what, press.step))


@on("poststats")
async def post_stats(press: Pressed) -> None:
    """Post the page in the channel, in the server's language; a refusal stays private."""
    interaction = press.interaction
    await acknowledge(interaction)
    panel, file = await _page(await public_reader(interaction), press.arg or "", press.step)
    check_permissions(interaction)
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
    await send_at_once(interaction.client, channel, panel, file, f"i{interaction.id}")
