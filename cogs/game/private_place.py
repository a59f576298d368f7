"""A private place for a game of one person: a private thread or, where there can be none, direct messages.

Direct messages are of no server: a game there has the server's id 0.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

import discord
from discord import ui

from cogs.clocks.pauses import resume
from cogs.core.client import channel_in, lacking
from cogs.core.components import Panel
from cogs.core.delivery import TROUBLE, is_lost, private_thread, send_at_once
from cogs.core.locks import Locks, retried
from cogs.core.scheduler import now
from cogs.game.trouble import MOVED
from cogs.tables.announcer import TAKES_NO_MESSAGES
from cogs.tables.service import Client, Interaction
from cogs.tables.table import KIND, SPEECH, Table
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.store.notes import noted
from data.store.readings import ALL, PEOPLE, StaleStep
from data.store.rows import SeatRow
from data.store.servers import Places
from data.store.store import ChannelTaken
from engine.core.refused import Refused

_log = logging.getLogger(__name__)


class PeopleLocks(Locks[int]):
    """One lock for each person, held while a private game or reminder of theirs is stored, or they are forgotten."""

    def __init__(self, bot: Client) -> None:
        super().__init__()
        self._store = bot.store

    @asynccontextmanager
    async def holding(self, user_id: int) -> AsyncIterator[None]:
        """Hold a person's lock, and have the running task store nothing if another process forgets somebody."""
        async with self.of(user_id), self._store.holding(PEOPLE, ALL):
            yield


class Place(NamedTuple):
    """A server (0 for direct messages) and a channel."""

    guild_id: int
    channel_id: int


async def private_game_of(bot: Client, user_id: int, kind: str, guild_id: int | None = None) -> Table | None:
    """Return a person's running game of a kind, on one server or (None) anywhere, or None."""
    game_id = await Places(bot.store).private_game(user_id, kind, guild_id)
    return None if game_id is None else await bot.tables.frame(game_id)


async def open_private(
    interaction: Interaction,
    kind: str,
    title: str,
    game: tuple[str, str],
    options: Mapping[str, str],
    seats: Sequence[SeatRow],
) -> Table:
    """Start a game of the asker against computer players in a private place with that title.

    `game`: map and variant. The asker has the first of the `seats` and is on turn first.
    Raises: Refused `no_private_place`, `private_game_open`, or as the start of a game does.
    """
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    named = {**options, KIND: kind, SPEECH: lang}
    place = await private_place(interaction, kind, title)
    try:
        return await bot.tables.open_seated(place, interaction.user.id, *game, named, seats)
    except StaleStep:  # it is decided again
        if await bot.store.game_at(place.channel_id) is None:
            await _leave(bot, place)
        raise
    except Refused as refused:
        await _leave(bot, place)
        if refused.code not in ("game_running", "lobby_open"):
            raise
        raise Refused("private_game_open") from refused


async def come_back(interaction: Interaction, table: Table, title: str) -> Table:
    """Return the asker's private game, in a new private place if its place is gone or closed to them.

    Raises: Refused `no_private_place` or `private_game_open`.
    """
    bot = interaction.client
    if await _is_there(bot, table):
        return table
    place = await private_place(interaction, table.kind, title)
    try:
        table = await _moved(bot, table, place)
    except Refused:
        await _leave(bot, place)
        raise
    if table.paused_at is not None:
        await resume(bot, table.id, None)
    bot.wake(table.id)
    return await bot.tables.get(table.id)


@retried
async def _moved(bot: Client, table: Table, place: Place) -> Table:
    """Move a game to a place that was made for it, which stays the same however often this is tried.

    Raises: Refused `private_game_open`.
    """
    async with bot.tables.lock(table.id):
        told = noted(
            table.id, now(), MOVED, {"channel": f"<#{place.channel_id}>", "people": [table.host_id]}, public=False
        )
        try:
            await Places(bot.store).move(table.id, *place, told)
        except ChannelTaken as error:
            raise Refused("private_game_open") from error
        return await bot.tables.frame(table.id)


async def _is_there(bot: Client, table: Table) -> bool:
    """Tell whether the game's place can still be read by its person."""
    if not table.guild_id:
        return True
    guild = await bot.server(table.guild_id)
    thread = None if guild is None else await channel_in(guild, table.channel_id)
    if not isinstance(thread, discord.Thread):
        return False
    try:
        await thread.add_user(discord.Object(table.host_id))  # who has left it comes back
    except TROUBLE as error:
        _log.warning("game %d: its person can't be added to its thread: %s", table.id, error)
        return False
    return True


# Where it is


async def private_place(interaction: Interaction, kind: str, title: str) -> Place:
    """Make a private place for the asker: a private thread of this channel or, without it, their direct messages.

    Raises: Refused `no_private_place` if Discord refuses both, `private_game_open` if the direct messages hold one of
        the kind.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    needed = ("create_private_threads", "send_messages_in_threads")
    rights = interaction.app_permissions
    may = all(getattr(rights, name) for name in needed) and lacking(channel, rights) in (None, "send_messages")
    if isinstance(channel, discord.TextChannel) and may:
        thread = await _private_thread(interaction, channel, title)
        if thread is not None:
            return Place(channel.guild.id, thread.id)
    if await private_game_of(interaction.client, interaction.user.id, kind, guild_id=0) is not None:
        raise Refused("private_game_open")
    return await _direct_messages(interaction, title)


async def _private_thread(interaction: Interaction, channel: discord.TextChannel, title: str) -> discord.Thread | None:
    """Create a private thread with the asker in it; None if Discord refuses."""
    name = _unused_name(channel, title)
    try:
        thread = await _thread_once(interaction.client, channel, name)
    except TROUBLE as error:
        _log.warning("no private thread could be made: %s", error)
        return None
    try:
        await thread.add_user(interaction.user)
        await send_at_once(interaction.client, thread, _head(title), None, f"t{interaction.id}")
    except TROUBLE as error:
        _log.warning("a private thread can't be used: %s", error)
        await _leave(interaction.client, Place(channel.guild.id, thread.id))
        return None
    return thread


def _unused_name(channel: discord.TextChannel, title: str) -> str:
    """Return the title, with a number if a thread of the channel has that name: so one whose reply is lost is found."""
    taken = {thread.name for thread in channel.threads}
    names = (shorten(title) if number == 1 else f"{shorten(title, 90)} ({number})" for number in count(1))
    return next(name for name in names if name not in taken)


async def _thread_once(bot: Client, channel: discord.TextChannel, name: str) -> discord.Thread:
    """Create a private thread; if the reply is lost, look for it before it is made again."""
    try:
        return await private_thread(bot, channel, name, tried=False)
    except TROUBLE as error:
        if not is_lost(error):
            raise
        return await private_thread(bot, channel, name, tried=True)


async def _direct_messages(interaction: Interaction, title: str) -> Place:
    """Write the head of a game into the asker's direct messages.

    Raises: Refused `no_private_place` if Discord refuses that.
    """
    try:
        channel = await interaction.client.create_dm(interaction.user)
        await send_at_once(interaction.client, channel, _head(title), None, f"t{interaction.id}")
    except discord.Forbidden as error:
        if error.code not in TAKES_NO_MESSAGES:
            raise
        raise Refused("no_private_place") from error
    return Place(0, channel.id)


def _head(title: str) -> ui.LayoutView:
    return Panel(ui.TextDisplay(f"### {safe(title)}"))


async def _leave(bot: Client, place: Place) -> None:
    """Archive a thread in which no game began."""
    if not place.guild_id:
        return
    try:
        await bot.http.edit_channel(place.channel_id, archived=True)
    except TROUBLE as error:
        _log.warning("a thread without a game stays: %s", error)
