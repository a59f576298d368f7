"""`/privacy`: the asker's stored data as a file, and deleting it; and data of servers that the bot left."""

from __future__ import annotations

import gzip
import io
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence, Set
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import discord
from discord import ui
from discord.ext import commands

from cogs.core.client import acknowledge, command, tell
from cogs.core.components import Panel, Press, on
from cogs.core.delivery import TROUBLE
from cogs.core.locks import retried
from cogs.core.registry import Registry
from cogs.core.scheduler import job, now
from cogs.game.seat_presses import is_last
from cogs.game.trouble import taken_in, taken_out
from cogs.play.moves import close_page
from cogs.tables.lobby_panel import refresh
from cogs.tables.own_maps import read_maps
from cogs.tables.seats import close_hand, give_to_computer
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import Words, english
from data.key_family import KeyFamily
from data.store.privacy import Export, Privacy, Pseudonym, StillPlaying, deletable
from data.store.readings import ALL, FORGETTING
from data.store.rows import DueKind, Job
from data.store.seats import hosted_by
from data.store.servers import Servers
from data.store.share import Share
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

DOCS = Path(__file__).resolve().parents[2] / "docs"
FORMAT = 1
MOST_BYTES = 8_000_000
"""A larger file is compressed: Discord takes 10 MB."""
SHOWN = {
    "settings": ("settings", "vacations"),
    "games": ("seats",),
    "opened": ("games",),
    "actions": ("actions",),
    "notepads": ("notepads",),
    "lessons": ("lessons",),
    "plans": ("plans", "drafts"),
    "results": ("results", "held", "ratings", "conduct"),
    "leagues": ("entrants", "substitutes", "fixtures", "leagues", "acts", "corrections"),
    "daily": ("tries", "daily_reminders"),
    "bars": ("bars",),
}
"""The lines of `/privacy show`, and the tables that each counts; whatever is left is counted in the last line."""
LINES = KeyFamily("privacy-{}", (*SHOWN, "rest"))


class PrivacyCog(
    commands.GroupCog, name="Privacy", group_name="privacy", group_description=english("cmd-privacy-desc")
):
    """A person's own data; and listeners for servers, whose data is deleted some time after the bot left."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._before: dict[int, Sequence[discord.Guild]] = {}
        """The servers of each shard that has lost its session. discord.py never drops one of them by itself."""

    @command("privacy")
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored about the asker, with the privacy policy."""
        lang = await self.bot.lang_of(interaction)
        found = await Privacy(self.bot.store).export(interaction.user.id)
        text = "\n".join([*lines_of(self.bot.words, lang, found), self.bot.words.say(lang, "privacy-policy")])
        page = policy(lang)
        await tell(interaction, text, file=discord.File(io.BytesIO(page.read_bytes()), page.name))

    @command("privacy")
    async def export(self, interaction: Interaction) -> None:
        """Send the asker all their stored data."""
        found = await Privacy(self.bot.store).export(interaction.user.id)
        text = self.bot.words.say(
            await self.bot.lang_of(interaction), "privacy-export", count=sum(map(len, found.values()))
        )
        await tell(interaction, text, file=export_file(interaction.user.id, found))

    @command("privacy")
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether to delete the asker's data."""
        lang, user = await self.bot.lang_of(interaction), interaction.user.id
        words, found = self.bot.words, await Privacy(self.bot.store).export(user)
        if not deletable(found):
            await tell(interaction, "\n".join(lines_of(words, lang, found)))
            return
        running = len(await Privacy(self.bot.store).games(user))
        text = words.say(lang, "privacy-delete", running=running, results=len(found["results"]))
        label = words.say(lang, "button-forget-me")
        button = Press(0, 0, "forgetme", label, arg=str(user), style=discord.ButtonStyle.danger)
        await tell(interaction, view=Panel(ui.TextDisplay(text), ui.ActionRow(button)))

    # Discord's events about servers

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Record that the bot left a server."""
        await Servers(self.bot.store).left(guild.id, now())
        self.bot.scheduler.wake()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Record that the bot is back on a server."""
        await Servers(self.bot.store).back(guild.id)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note a shard's servers: they may be left until it has a session again, here or in another process."""
        share = self._share(shard_id)
        self._before[shard_id] = [guild for guild in self.bot.guilds if share.owns(guild.id)]

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Compare the known servers of a shard with those that Discord has named now: each of them is a new object.

        About the others Discord is asked.
        """
        share, before = self._share(shard_id), set(map(id, self._before.pop(shard_id, ())))
        there = {guild.id for guild in self.bot.guilds if share.owns(guild.id)}
        for guild in [guild for guild in self.bot.guilds if id(guild) in before]:
            with suppress(*TROUBLE):
                if not await is_in(self.bot, guild.id):
                    there.discard(guild.id)
        await compare(self.bot, share, there)

    def _share(self, shard_id: int) -> Share:
        return Share(self.bot.shard_count or 1, frozenset({shard_id}))


def policy(lang: str) -> Path:
    """Return the page of the privacy policy in a language, or the English one where it has none."""
    own = DOCS / f"privacy.{lang}.md"
    return own if own.exists() else DOCS / "privacy.md"


def lines_of(words: Words, lang: str, found: Export) -> list[str]:
    """Return what is stored about a person, in numbers; one line if there is nothing."""
    counts = {line: sum(len(found[table]) for table in tables) for line, tables in SHOWN.items()}
    rest = sum(map(len, found.values())) - sum(counts.values())
    lines = [words.say(lang, LINES(line), count=count) for line, count in {**counts, "rest": rest}.items() if count]
    return [words.say(lang, "privacy-title"), *lines] if lines else [words.say(lang, "privacy-nothing")]


def export_file(user_id: int, found: Export) -> discord.File:
    """Return all stored data as JSON; compressed if it is very large."""
    document = {"format": FORMAT, "made_at": now(), "user_id": user_id, "data": found}
    data = json.dumps(document, ensure_ascii=False, indent=1).encode()
    if len(data) <= MOST_BYTES:
        return discord.File(io.BytesIO(data), "slow-train.json")
    return discord.File(io.BytesIO(gzip.compress(data)), "slow-train.json.gz")


@on("forgetme")
async def _forget_me(press: Pressed) -> None:
    interaction = press.interaction
    if press.arg != str(interaction.user.id):
        raise Refused("not_your_data")
    await acknowledge(interaction)
    bot, words = interaction.client, interaction.client.words
    lang = await bot.lang_of(interaction)  # it is forgotten as well
    found = await Privacy(bot.store).export(interaction.user.id)
    if not deletable(found):  # pressed again
        await close_page(interaction, "\n".join(lines_of(words, lang, found)))
        return
    pseudonym = await forget_person(bot, interaction.user.id)
    _log.info("a person was forgotten")
    await close_page(interaction, words.say(lang, "privacy-forgotten", name=pseudonym.name))


# Forgetting a person


TRIES = 3
Held = Callable[[Client, int], Awaitable[Sequence[AbstractAsyncContextManager[object]]]]
held_while_forgetting: Registry[Held] = Registry("the locks of")
"""Registers a function that returns the locks under which a feature reads and writes a person's id.

All are held, in this order and before those of the games, while the person is forgotten.
"""


async def forget_person(bot: Client, user_id: int) -> Pseudonym:
    """Leave all open games, then forget the person.

    Raises: Refused `privacy_still_playing` if they keep joining games meanwhile.
    """
    privacy, touched, lobbies = Privacy(bot.store), set[int](), set[int]()
    for _ in range(TRIES):
        lobbies.update(await privacy.lobbies(user_id))
        for game_id in lobbies:
            with suppress(Refused):  # they were not invited, or have answered
                await bot.tables.decline(game_id, user_id)
        for game_id in await privacy.games(user_id):
            touched.add(game_id)
            await _leave(bot, game_id, user_id)
        try:
            pseudonym = await _forget(bot, user_id)
        except StillPlaying:  # they sat down meanwhile
            continue
        for game_id in touched:
            bot.wake(game_id)
        for game_id in lobbies:
            await refresh(bot, await bot.tables.frame(game_id))
        await read_maps(bot)
        bot.words.forget()
        await bot.tell_others()
        bot.scheduler.wake()
        return pseudonym
    raise Refused("privacy_still_playing")


@retried
async def _forget(bot: Client, user_id: int) -> Pseudonym:
    async with _still(bot, user_id), bot.store.holding(FORGETTING, ALL):
        return await Privacy(bot.store).forget(user_id, now())


@asynccontextmanager
async def _still(bot: Client, user_id: int) -> AsyncIterator[None]:
    """Hold everything still in which a person is named, so that no work under way stores the old id afterwards.

    Work of another process is refused by what it holds of this.
    """
    locks = [lock for held in held_while_forgetting.values() for lock in await held(bot, user_id)]
    locks += [bot.tables.lock(game_id) for game_id in await Privacy(bot.store).involved(user_id)]
    async with AsyncExitStack() as stack:
        for lock in locks:
            await stack.enter_async_context(lock)
        yield


async def _leave(bot: Client, game_id: int, user_id: int) -> None:
    """Leave a lobby; in a running game the computer plays on; if no one else plays, the game ends."""
    table = await bot.tables.frame(game_id)
    seat = table.seat_of(user_id)
    if table.status == "lobby":
        if seat is not None:
            await bot.tables.leave(game_id, user_id)
        else:
            await _pass_on(bot, table, user_id)
        return
    if seat is not None:
        hand = await bot.store.private_message(game_id, seat)
        if hand is not None:
            await close_hand(bot, table, user_id, hand)
        if table.seats[seat].computer is None:
            if is_last(table, seat):
                await _end(bot, game_id, lambda then: then.seat_of(user_id) == seat and is_last(then, seat))
                return
            try:
                await give_to_computer(bot, table, seat, by=seat, note="seat-forgotten")
            except Refused as refused:
                if refused.code == "map_gone":  # such a game cannot be played on by anybody: it ends
                    await _end(bot, game_id, lambda then: then.seat_of(user_id) == seat)
                    return
                if refused.code != "not_seated":  # somebody has taken the seat just now
                    raise
    await _pass_on(bot, table, user_id)


@retried
async def _end(bot: Client, game_id: int, may_end: Callable[[Table], bool]) -> None:
    async with bot.tables.lock(game_id):
        table = await bot.tables.frame(game_id)
        if table.status != "playing" or not may_end(table):  # at the next look
            return
        await bot.store.set_game(game_id, status="cancelled")
    bot.wake(game_id)


@retried
async def _pass_on(bot: Client, table: Table, user_id: int) -> None:
    """Make another person of the table its host: one who plays, or else one for whom the computer does."""
    async with bot.tables.lock(table.id):
        table = await bot.tables.frame(table.id)
        if table.host_id != user_id:
            return
        others = [row for row in table.seats if row.user_id not in (None, user_id)]
        others.sort(key=lambda row: row.computer is not None)
        if others and others[0].user_id is not None:
            await bot.store.together([hosted_by(table.id, others[0].user_id)])
            return
        await bot.store.set_game(table.id, status="cancelled")
    bot.wake(table.id)


# Servers that the bot has left


async def is_in(bot: Client, guild_id: int) -> bool:
    """Ask Discord whether the bot is in a server.

    Raises: one of TROUBLE if it can't say.
    """
    try:
        await bot.fetch_guild(guild_id, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


async def compare(bot: Client, share: Share, there: Set[int]) -> None:
    """After a shard's start, do what the events would have done for its servers that the bot left or joined meanwhile.

    `there` are those that the bot is in now, also where they have an outage.
    """
    servers = Servers(bot.store)
    for guild_id in filter(share.owns, set(await servers.since()) & there):
        await taken_in(bot, guild_id)
        await servers.back(guild_id)
    for guild_id in filter(share.owns, await servers.known() - there):
        await taken_out(bot, guild_id)
        await servers.left(guild_id, now())
    bot.scheduler.wake()


@job(DueKind.SERVERS)
async def forget_servers(bot: Client, due: Job) -> None:
    """Delete the data of servers left long ago, except those that the bot is in after all.

    Discord is asked, as other processes answer for other servers. If it can't say, the job is tried again.
    """
    servers = Servers(bot.store)
    for guild_id in await servers.departed(now()):
        if await is_in(bot, guild_id):
            await servers.back(guild_id)
            continue
        await servers.forget(guild_id, now())
        await read_maps(bot)
        _log.info("a server that was left was forgotten")
