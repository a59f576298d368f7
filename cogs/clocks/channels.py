"""Where a game is played, when that goes wrong: its channel is deleted, its server takes the bot out, it moves.

A game never ends by this: it is paused, its persons are told how to go on, and nothing that was played is lost.
"""

from __future__ import annotations

import logging

from cogs.clocks.pauses import pause_now, resume
from cogs.core.delivery import write_to
from cogs.core.scheduler import now
from cogs.tables.announcer import on_channel_gone
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.channels import Places, moved
from data.store.leagues import Leagues
from data.store.notes import Notes
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

AWAY = "away"
"""The kind of note that says that a game waits because the bot was taken out of its server."""


@on_channel_gone("pause")
async def channel_gone(bot: Client, game_id: int) -> None:
    """The channel of a game is no more: the game is paused, and its host is told how to move it."""
    table = await bot.tables.frame(game_id)
    if table.status == "lobby":
        await bot.store.set_game(game_id, status="cancelled")
        return
    if table.status != "playing":
        await Places(bot.store).drop_public(game_id)
        return
    if table.paused_at is None:
        await pause_now(bot, game_id)
    await _tell_persons(bot, table)
    await Places(bot.store).drop_public(game_id)


async def _tell_persons(bot: Client, table: Table) -> None:
    """The host is told; one whom Discord lets nobody write to passes that on to the next person at the table."""
    people = [table.host_id, *(row.user_id for row in table.seats if row.user_id not in (None, table.host_id))]
    for person in people:
        if person is None:
            continue
        lang = await bot.lang_of_person(person, table.guild_id)
        if await write_to(bot, person, Localizer(bot.words, lang, table).say("place-gone", game=table.id)):
            return


async def move_game(bot: Client, game_id: int, place: tuple[int, int], user_id: int, *, moderator: bool) -> Table:
    """The game goes on in another channel of its server; a pause ends by it.

    For whoever plays in it, and for moderators. Raises Refused; then nothing changed.
    """
    async with bot.tables.lock(game_id):
        table = await bot.tables.get(game_id)
        _may_move(table, place, user_id, moderator=moderator)
        if await Places(bot.store).of_channel(place[1]):
            raise Refused("move_taken")
        facts = {"channel": f"<#{place[1]}>", "people": [row.user_id for row in table.seats if row.user_id is not None]}
        await Notes(bot.store).add(game_id, now(), "moved", facts, statements=moved(game_id, *place))
    if table.paused_at is not None:
        await resume(bot, game_id, None)
    bot.wake(game_id)
    return await bot.tables.get(game_id)


def _may_move(table: Table, place: tuple[int, int], user_id: int, *, moderator: bool) -> None:
    if table.status != "playing":
        raise Refused("no_running_game")
    if place[0] != table.guild_id:
        raise Refused("move_other_server")
    if place[1] == table.channel_id:
        raise Refused("move_here_already")
    if table.seat_of(user_id) is None and not moderator:
        raise Refused("not_seated")


async def taken_out(bot: Client, guild_id: int) -> None:
    """The bot is no longer in a server: its games wait there, and no clock runs."""
    for game_id in await Places(bot.store).of_guild(guild_id):
        table = await bot.tables.frame(game_id)
        if table.status == "playing" and table.paused_at is None:
            await pause_now(bot, game_id)
            await Notes(bot.store).add(game_id, now(), AWAY, {}, public=False)


async def taken_in(bot: Client, guild_id: int) -> None:
    """The bot is back in a server: what waited for that goes on."""
    for game_id in await Places(bot.store).of_guild(guild_id):
        table = await bot.tables.frame(game_id)
        notes = await Notes(bot.store).of_game(game_id)
        if table.status == "playing" and table.paused_at is not None and notes and notes[-1].kind == AWAY:
            try:
                await resume(bot, game_id, None)
            except Refused as refused:  # its map is gone
                _log.warning("game %d waits: %s", game_id, refused)
    await may_post_again(bot, guild_id)


async def may_post_again(bot: Client, guild_id: int) -> None:
    """Something about a server's channels or roles has changed: what could not be posted may be posted now."""
    for game_id in await Places(bot.store).with_messages_in_guild(guild_id):
        bot.announcer.wake(game_id)
    await Leagues(bot.store).held_up(guild_id)
    bot.scheduler.wake()
