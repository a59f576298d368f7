"""When things change around a game: `/game move`, `/game replace`, deleted channels, servers left and joined again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clocks.channels import channel_gone, may_post_again, move_game, taken_in, taken_out
from cogs.core.client import command, into_group, moderates
from cogs.game.lobby import check_permissions, place_of
from cogs.game.seats import seat_named
from cogs.play.moves import localizer_for, running, say
from cogs.play.options import is_number
from cogs.tables.deals import closed
from cogs.tables.seats import give_to_computer, open_seat
from cogs.tables.service import Client, Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english, shorten
from cogs.text.names import name_of
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.channels import Places
from engine.core.refused import Refused

COMPUTER, SUBSTITUTE = "computer", "substitute"
REPLACED_BY = KeyFamily("replace-with-{}", (COMPUTER, SUBSTITUTE))


def _choice(key: str) -> app_commands.Choice[str]:
    text = REPLACED_BY(key)
    return app_commands.Choice(name=app_commands.locale_str(english(text), key=text), value=key)


class Trouble(commands.Cog):
    """Commands of the group `/game`, and what the bot hears of servers and channels."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "game")

    @command("game")
    async def move(self, interaction: Interaction, game: str) -> None:
        check_permissions(interaction)
        if not is_number(game) or len(game) > 18 or await self.bot.store.load(int(game)) is None:
            raise Refused("no_such_game", text=game)
        await _check_hidden(interaction, int(game))
        place, moderator = place_of(interaction), moderates(interaction)
        table = await move_game(self.bot, int(game), place, interaction.user.id, moderator=moderator)
        await say(interaction, (await localizer_for(interaction, table)).say("done-move"))

    @move.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The asker's running games of this server that are played elsewhere; the newest first."""
        found = []
        for table in await self.bot.tables.of_user(interaction.user.id):
            if table.guild_id == interaction.guild_id and table.channel_id != interaction.channel_id:
                localizer = await localizer_for(interaction, table)
                assert table.game is not None
                names = ", ".join(localizer.player(row.seat, plain=True) for row in table.seats)
                title = name_in(table.game.rules.names, localizer.lang)
                label = f"{table.id}: {localizer.say('hand-game', map=title, names=names)}"
                if typed.casefold() in label.casefold():
                    found.append(app_commands.Choice(name=shorten(label), value=str(table.id)))
        return found[::-1][:25]

    @command("game")
    @app_commands.choices(by=[_choice(COMPUTER), _choice(SUBSTITUTE)])
    async def replace(self, interaction: Interaction, player: str, by: str) -> None:
        """For the host and moderators: it is told to the table, and whose seat it is can come back."""
        table = await running(interaction)
        check_host(interaction, table)
        seat = seat_named(table, player)
        if seat is None:
            raise Refused("no_such_player", text=player)
        if by == SUBSTITUTE:
            await open_seat(self.bot, table, seat)
        else:
            await give_to_computer(self.bot, table, seat)
        await say(interaction, (await localizer_for(interaction, table)).say("done-replace"))

    @replace.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.tables.at(interaction.channel_id or 0)
        rows = table.seats if table is not None and table.status == "playing" else ()
        fitting = [row for row in rows if row.computer is None and typed.casefold() in row.name.casefold()]
        return [app_commands.Choice(name=shorten(name_of(row.name)), value=row.name[:100]) for row in fitting]

    # What Discord tells

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._gone(thread.thread_id)

    async def _gone(self, channel_id: int) -> None:
        for game_id in await Places(self.bot.store).of_channel(channel_id):
            await channel_gone(self.bot, game_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await taken_out(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await taken_in(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await may_post_again(self.bot, after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await may_post_again(self.bot, after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        await may_post_again(self.bot, after.guild.id)


async def _check_hidden(interaction: Interaction, game_id: int) -> None:
    """Raises Refused("move_closed") where a closed table would come out into the open."""
    channel = interaction.channel
    hidden = isinstance(channel, discord.Thread) and channel.is_private()
    if not hidden and await closed(interaction.client.store, await interaction.client.tables.frame(game_id)):
        raise Refused("move_closed")


def check_host(interaction: Interaction, table: Table) -> None:
    """Raises Refused for anybody but the game's host and those who moderate the channel."""
    if interaction.user.id != table.host_id and not moderates(interaction):
        raise Refused("not_host")
