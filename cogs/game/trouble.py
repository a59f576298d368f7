"""Trouble around a game: `/game move`, `/game replace`, deleted channels, servers left and joined again.

None of it ends a game: it is paused, its people learn how to continue, and nothing that was played is lost.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clocks.pauses import pause_now, resume
from cogs.core.client import Choices, channel_in, command, moderates
from cogs.core.delivery import TROUBLE, delete, write_to
from cogs.core.locks import retried
from cogs.core.registry import Registry
from cogs.core.scheduler import now
from cogs.game.handover import COMPUTER, SUBSTITUTE, hand_over
from cogs.game.lobby import check_permissions, place_of
from cogs.play.moves import localizer_for, running, say
from cogs.play.options import fits_name, is_number
from cogs.play.seating import seat_choices, seat_named
from cogs.tables.announcer import on_channel_gone
from cogs.tables.deals import closed
from cogs.tables.service import Client, GameCog, Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from cogs.text.names import name_of, safe
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.leagues import Leagues
from data.store.notes import Notes, noted
from data.store.servers import Places
from data.store.store import ChannelTaken
from engine.core.refused import Refused

REPLACED_BY = KeyFamily("replace-with-{}", (COMPUTER, SUBSTITUTE))


_log = logging.getLogger(__name__)
Mover = Callable[[Interaction, Table], Awaitable[bool]]
may_move: Registry[Mover] = Registry("the rule for who moves games,")
"""Registers a function that tells whether the asker may move a game by a right of its own.

It raises Refused where no one else may, whatever their seat.
"""
AWAY, GONE, MOVED = "away", "channel-gone", "moved"
"""Kinds of notes: a game waits because the bot was taken out of its server, its channel is gone, it was moved."""


def _choice(key: str) -> app_commands.Choice[str]:
    text = REPLACED_BY(key)
    return app_commands.Choice(name=app_commands.locale_str(english(text), key=text), value=key)


class Trouble(GameCog):
    """Commands of the group `/game`, and the bot's listeners for servers and channels."""

    @command("game")
    async def move(self, interaction: Interaction, game: str) -> None:
        """Move a game to this channel.

        Raises: Refused `no_such_game`, or with the codes of `move_game`.
        """
        check_permissions(interaction)
        if not is_number(game) or len(game) > 18 or await self.bot.store.load(int(game)) is None:
            raise Refused("no_such_game", text=game)
        table, place, user_id = await self.bot.tables.frame(int(game)), place_of(interaction), interaction.user.id
        entitled = await _entitled(interaction, table)
        _may_move(table, place, user_id, entitled=entitled)
        await _check_hidden(interaction, table)
        await _check_seen(interaction, table)
        table = await move_game(self.bot, table.id, place, user_id, entitled=entitled)
        await say(interaction, (await localizer_for(interaction, table)).say("done-move"))

    @move.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the asker's running games of this server in other channels, the newest first."""
        found = []
        for table in await self.bot.tables.of_user(interaction.user.id):
            if table.guild_id == interaction.guild_id and table.channel_id != interaction.channel_id:
                localizer = await localizer_for(interaction, table)
                assert table.game is not None
                names = ", ".join(localizer.player(row.seat, plain=True) for row in table.seats)
                title = name_in(table.game.rules.names, localizer.lang)
                label = f"{table.id}: {localizer.say('hand-game', map=title, names=names)}"
                if fits_name(typed, label):
                    found.append(app_commands.Choice(name=label, value=str(table.id)))
        return found[::-1]

    @command("game")
    @app_commands.choices(by=[_choice(COMPUTER), _choice(SUBSTITUTE)])
    async def replace(self, interaction: Interaction, player: str, by: str) -> None:
        """Replace a late player, as host or moderator, or ask the player to agree; see `hand_over`.

        Raises: Refused `not_host`, or with the codes of `seat_named`.
        """
        table = await running(interaction)
        seat = seat_named(table.seats, player)
        done = await hand_over(interaction, table, seat, by)
        localizer = await localizer_for(interaction, table)
        await say(interaction, localizer.say(done, player=localizer.player(seat)))

    @replace.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        table = await running(interaction)
        rows = [row for row in table.seats if row.computer is None] if table.status == "playing" else ()
        return seat_choices(await localizer_for(interaction, table), rows, typed)

    # What Discord tells

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a deleted channel."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Pause the game of a deleted thread."""
        await self._gone(thread.thread_id)

    async def _gone(self, channel_id: int) -> None:
        for game_id in await Places(self.bot.store).of_channel(channel_id):
            await channel_gone(self.bot, game_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server that the bot left."""
        await taken_out(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the games of a server that the bot joined again."""
        await taken_in(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try to post again: the bot may have got permissions."""
        await may_post_again(self.bot, after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Try to post again: the bot may have got permissions."""
        await may_post_again(self.bot, after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        """Try to post again: the thread may be open again."""
        await may_post_again(self.bot, after.guild.id)


async def _entitled(interaction: Interaction, table: Table) -> bool:
    """Tell whether the asker may move a game without a seat in it: as moderator here and where the game is now.

    Where that channel is gone, or out of the bot's sight, the right must hold for the whole server.
    Raises: Refused from `may_move`.
    """
    for allows in may_move.values():
        if await allows(interaction, table):
            return True
    member = interaction.user
    if not isinstance(member, discord.Member) or member.guild.id != table.guild_id or not moderates(interaction):
        return False
    channel = await channel_in(member.guild, table.channel_id)
    if channel is None:
        return member.guild_permissions.manage_channels
    return channel.permissions_for(member).manage_channels


async def _check_hidden(interaction: Interaction, table: Table) -> None:
    """Check that moving a closed table doesn't make it public.

    Raises: Refused `move_closed`.
    """
    channel = interaction.channel
    hidden = isinstance(channel, discord.Thread) and channel.is_private()
    if not hidden and await closed(interaction.client.store, table):
        raise Refused("move_closed")


async def _check_seen(interaction: Interaction, table: Table) -> None:
    """Check that everyone at the table can see this channel, and let them into a private thread.

    People who have left the server don't count.
    Raises: Refused `move_unseen`.
    """
    guild, channel = interaction.guild, interaction.channel
    assert guild is not None and isinstance(channel, (discord.abc.GuildChannel, discord.Thread))
    there, blind = list[discord.Member](), list[str]()
    for row in table.seats:
        if row.user_id is None:
            continue
        try:
            member = await guild.fetch_member(row.user_id)
        except discord.NotFound:
            continue
        if channel.permissions_for(member).view_channel:
            there.append(member)
        else:
            blind.append(safe(name_of(row.name)))
    if blind:
        raise Refused("move_unseen", players=", ".join(blind))
    if isinstance(channel, discord.Thread) and channel.is_private():
        for member in there:
            await channel.add_user(member)


@on_channel_gone("pause")
@retried
async def channel_gone(bot: Client, game_id: int) -> None:
    """Pause a game whose channel is gone, and tell its host, once, how to move it."""
    async with bot.tables.lock(game_id):
        table = await bot.tables.frame(game_id)
        if table.status == "lobby":
            await bot.store.set_game(game_id, status="cancelled")
            return
        if table.status != "playing":
            await Places(bot.store).drop_public(game_id)
            return
        notes = await Notes(bot.store).of_game(game_id)
        told = next((note.kind for note in reversed(notes) if note.kind in (GONE, MOVED)), MOVED) == GONE
        if not told:
            await Notes(bot.store).add(game_id, now(), GONE, {}, public=False)
    if table.paused_at is None:
        await pause_now(bot, game_id)
    if not told and not table.kind:  # a private game gets another place when its person asks for it
        await _tell_persons(bot, table)
    await Places(bot.store).drop_public(game_id)


async def _tell_persons(bot: Client, table: Table) -> None:
    """Tell the host; if Discord refuses the message, the next person at the table."""
    people = [table.host_id, *(row.user_id for row in table.seats if row.user_id not in (None, table.host_id))]
    for person in people:
        if person is None:
            continue
        lang = await bot.lang_of_person(person, table.guild_id)
        if await write_to(bot, person, Localizer(bot.words, lang, table).say("place-gone", game=table.id)):
            return


@retried
async def move_game(bot: Client, game_id: int, place: tuple[int, int], user_id: int, *, entitled: bool) -> Table:
    """Move a game to another channel of its server, which ends a pause; for its players and `entitled` people.

    Raises: Refused `no_running_game`, `move_other_server`, `move_here_already`, `not_seated` or `move_taken`; then
        nothing changed.
    """
    async with bot.tables.lock(game_id):
        table = await bot.tables.get(game_id)
        _may_move(table, place, user_id, entitled=entitled)
        facts = {"channel": f"<#{place[1]}>", "people": [row.user_id for row in table.seats if row.user_id is not None]}
        asking, old = await Places(bot.store).asking(game_id), table
        try:
            await Places(bot.store).move(game_id, *place, noted(game_id, now(), MOVED, facts))
        except ChannelTaken as error:
            raise Refused("move_taken") from error
    if table.paused_at is not None:
        await resume(bot, game_id, None)
    bot.wake(game_id)
    channel = bot.get_partial_messageable(old.channel_id, guild_id=old.guild_id)
    for message in asking:  # each is asked again in the new channel
        with suppress(*TROUBLE):
            await delete(channel, message)
    return await bot.tables.get(game_id)


def _may_move(table: Table, place: tuple[int, int], user_id: int, *, entitled: bool) -> None:
    if table.status != "playing":
        raise Refused("no_running_game")
    if table.kind:
        raise Refused("private_game_stays")
    if place[0] != table.guild_id:
        raise Refused("move_other_server")
    if place[1] == table.channel_id:
        raise Refused("move_here_already")
    if table.seat_of(user_id) is None and not entitled:
        raise Refused("not_seated")


async def taken_out(bot: Client, guild_id: int) -> None:
    """Pause the games of a server that the bot left."""
    for game_id in await Places(bot.store).of_guild(guild_id):
        table = await bot.tables.frame(game_id)
        if table.status == "playing" and table.paused_at is None:
            try:
                await pause_now(bot, game_id)
            except Refused as refused:  # its map is gone, or it was paused meanwhile
                _log.warning("game %d is not paused: %s", game_id, refused)
                continue
            await Notes(bot.store).add(game_id, now(), AWAY, {}, public=False)


async def taken_in(bot: Client, guild_id: int) -> None:
    """Resume the games that were paused because the bot had left the server."""
    for game_id in await Places(bot.store).of_guild(guild_id):
        table = await bot.tables.frame(game_id)
        notes = await Notes(bot.store).of_game(game_id)
        why = next((note.kind for note in reversed(notes) if note.kind in ("paused", AWAY)), None)
        if table.status == "playing" and table.paused_at is not None and why == AWAY:
            try:
                await resume(bot, game_id, None)
            except Refused as refused:  # its map is gone
                _log.warning("game %d waits: %s", game_id, refused)
    await may_post_again(bot, guild_id)


async def may_post_again(bot: Client, guild_id: int) -> None:
    """Wake what couldn't be posted on a server, since its channels or roles have changed."""
    for game_id in await Places(bot.store).with_messages_in_guild(guild_id):
        bot.announcer.wake(game_id)
    await Leagues(bot.store).held_up(guild_id)
    bot.scheduler.wake()
