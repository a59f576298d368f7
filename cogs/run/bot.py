"""The bot: opens the store, loads the cogs, and answers failures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import ACKNOWLEDGED, suggest, warn
from cogs.core.components import PATTERN, Panel, Pick, Press, Row
from cogs.core.config import Limits
from cogs.core.config import Settings as Config
from cogs.core.delivery import TROUBLE
from cogs.core.logs import count
from cogs.core.scheduler import Scheduler
from cogs.run.command_sync import CommandSync
from cogs.run.features import all_cogs
from cogs.tables.announcer import Announcer
from cogs.tables.own_maps import check_maps, read_maps
from cogs.tables.service import Client, Tables
from cogs.tables.table import Table
from cogs.text.catalogue import catalogue
from cogs.text.command_translator import Translator
from cogs.text.localizer import Localizer
from data.languages import language_of, name_in
from data.maps.library import Library, load
from data.storable import storable_in
from data.store.clocks import Clocks
from data.store.connection import NotStored
from data.store.place import Place
from data.store.settings import Settings
from data.store.share import Share
from data.store.store import Store
from engine.core.refused import Refused

if TYPE_CHECKING:  # its driver is not installed where one process has all shards
    from cogs.run.cluster import Cluster

_log = logging.getLogger(__name__)

_TOO_LATE = (10062, 50027, 10015)
"""Discord's codes for an interaction that is unknown, or whose token has expired."""
_DEAD = ("table_moved_on", "game_over", "game_cancelled", "old_choice")
"""The refusals after which nothing of a private panel can be pressed any more."""
_NO_MENTIONS = discord.AllowedMentions.none()


GRACE = 3.0
"""Seconds for what is being done when the bot is stopped."""


class _Tree(app_commands.CommandTree["SlowTrain"]):
    async def interaction_check(self, interaction: discord.Interaction[SlowTrain], /) -> bool:
        is_command = interaction.type is discord.InteractionType.application_command
        try:
            if not await self.client.begin_work(interaction):
                return False
            interaction.data = storable_in(interaction.data)  # what is typed is read from it afterwards
            if is_command:
                count("commands")
            return await self.client.allow(interaction)
        except Exception as error:
            if is_command:
                await self.client.answer_failure(interaction, error)
            return False

    async def on_error(
        self, interaction: discord.Interaction[SlowTrain], error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:  # of a command that there was once
            await suggest(interaction, [])
            return
        await self.client.answer_failure(interaction, getattr(error, "original", error))


class SlowTrain(Client):
    """The bot. It needs no privileged intents: it sees commands and presses, but no messages of people."""

    def __init__(
        self,
        database: Place | Path | str,
        rng: Random | None = None,
        shard_count: int | None = None,
        library: Library | None = None,
        config: Config | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        """Take the database and, where other processes share it, this one's place among them."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=_Tree,
            shard_count=shard_count if cluster is None else cluster.count,
            allowed_mentions=_NO_MENTIONS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=None if cluster is None else cluster.pace.trace(),
        )
        self.cluster = cluster
        if cluster is not None:
            self.share = Share(cluster.count, frozenset())
        self.words = catalogue()
        self.words.read()
        self.library = (library or load()).with_servers()
        self._database, self._key = database, config.database_key if config else None
        self.rng = rng or SystemRandom()
        self.limits = Limits(config or Config())
        self.announcer: Announcer
        self.command_sync: CommandSync

    async def setup_hook(self) -> None:
        """Open the store and load everything, before connecting to Discord.

        Raises: StoreError when the database can't be used.
        """
        self.store = await Store.open(self._database, self._key)
        self.settings = Settings(self.store)
        self.announcer = Announcer(self)
        self.command_sync = CommandSync(self)
        self.scheduler = Scheduler(self, self.store, await Clocks(self.store).last_beat())
        self.tables = Tables(self.store, self.library, self.rng, self.wake)
        self.tables.limited_by(self.limits.open_games, self.limits.played)
        self.add_dynamic_items(Press, Pick)
        for cog in all_cogs(self):
            await self.add_cog(cog)
        await read_maps(self)
        await self.tree.set_translator(Translator(self.words))
        async with contextlib.nullcontext() if self.cluster is None else self.cluster.commands():
            await self.command_sync.give()

    async def close(self) -> None:
        """Stop in order: nothing new is started, running work is finished and stored; unsent items stay queued.

        Other processes take the shards first: until then this one answers.
        """
        if self.cluster is not None:
            await self.cluster.leave()
        self.stopping = True
        if hasattr(self, "announcer") and not self.store.closed:
            tasks = {*self.working, *self.announcer.at_work} - {asyncio.current_task()}
            busy = [task for task in tasks if not task.done()]
            if busy:
                await asyncio.wait(busy, timeout=GRACE)
        await super().close()
        if hasattr(self, "store"):
            await self.command_sync.stop()
            await self.scheduler.stop()
            await self.announcer.stop()
            await self.store.close()

    async def on_ready(self) -> None:
        """Wake delivery and scheduler, after the start and after every lost connection."""
        _log.info("ready as %s on %d servers", self.user, len(self.guilds))
        await self.announcer.wake_all()
        self.scheduler.wake()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Send what the process before this one left; without other processes, `on_ready` does it for all shards."""
        if self.cluster is not None and self.cluster.session(shard_id):
            await self.announcer.wake_all()
            await self.cluster.is_there(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has a new session: what falls due is done again."""
        if self.cluster is None or self.cluster.session(shard_id):
            self.scheduler.join(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard has its session again."""
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has lost its session: nothing falls due until it has one."""
        self.scheduler.lose(shard_id)

    # Other processes

    async def launch_shards(self) -> None:
        """Begin the sessions of all shards; where other processes have some, those of this one's part."""
        if self.cluster is None:
            await super().launch_shards()
        else:
            self.cluster.begin(self, self.announcer)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin."""
        if self.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster.before_session(shard_id or 0)

    def is_ready(self) -> bool:
        """Tell whether all that this process answers for has a session."""
        return super().is_ready() if self.cluster is None else self.cluster.ready

    async def pass_on(self, game_id: int) -> None:
        """Have the process that answers for a game's server wake the game."""
        if self.cluster is not None:
            await self.cluster.tell(game_id)

    async def tell_others(self) -> None:
        """Have the other processes forget what they keep in memory that this one has changed."""
        if self.cluster is not None:
            await self.cluster.tell_all()

    async def begin_work(self, interaction: discord.Interaction[Any]) -> bool:
        """Record that the running task answers an interaction; False if it is another one's, maybe in another process.

        Raises: Refused while the bot is stopping.
        """
        if not await super().begin_work(interaction):
            return False
        return self.cluster is None or await self.cluster.answers(interaction.guild_id, interaction.id)

    def is_unsure(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether another process may have answered an interaction."""
        return self.cluster is not None and self.cluster.is_unsure(interaction.guild_id, interaction.id)

    async def allow(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to answer an interaction.

        Before that, clocks stand still for what was missed, and the server's maps are known as they are now.
        """
        if interaction.type is not discord.InteractionType.autocomplete:
            try:
                await self.scheduler.catch_up()
            except NotStored as error:
                await self.answer_failure(interaction, error)
                return False
        if not await super().allow(interaction):
            return False
        await check_maps(self, interaction.guild_id)
        return True

    # What went wrong

    async def answer_failure(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Answer a refusal with its sentence; log any other error and apologize. Only the asker sees it.

        An apology is in the language of the asker's client: the database may be what failed.
        """
        code = getattr(error, "code", None)
        if code == ACKNOWLEDGED and self.is_unsure(interaction):
            _log.info("%s was answered by another process", _name(interaction))
            return
        count("refused" if isinstance(error, Refused) else "failed")
        if code in _TOO_LATE:
            _log.warning("%s came too late: %s", _name(interaction), error)
            return
        try:
            text = await self._refusal(interaction, error) if isinstance(error, Refused) else None
        except Exception as broken:
            text, error = None, broken
        if text is None and isinstance(error, NotStored):
            _log.error("%s: nothing can be stored (%s)", _name(interaction), error)
        elif text is None:
            _log.error("%s failed", _name(interaction), exc_info=error)
        if text is None:
            key = "not-stored" if isinstance(error, NotStored) else "apology"
            text = self.words.say(language_of(interaction.locale.value), key)
        try:
            await warn(interaction, text, instead=await self._instead(interaction, error, text))
        except TROUBLE as gone:
            _log.warning("%s: no answer could be given: %s", _name(interaction), gone)

    async def _refusal(self, interaction: discord.Interaction[Any], refused: Refused) -> str:
        """Return the sentence of a refusal in the asker's language, with the name of the map in place of its key."""
        lang = await self.lang_of(interaction)
        table = await self._table_of(interaction)
        known = self.library.at(interaction.guild_id) | ({table.key: table.file} if table and table.file else {})
        file = known.get(str(refused.facts.get("map")))
        if file is not None:
            refused = Refused(refused.code, **{**refused.facts, "map": name_in(file.names, lang)})
        return Localizer(self.words, lang, table).refusal(refused)

    async def _instead(
        self, interaction: discord.Interaction[Any], error: Exception, text: str
    ) -> discord.ui.LayoutView | None:
        """Return the refusal with a way on, if the choices of a panel are all dead after it."""
        if not isinstance(error, Refused) or error.code not in _DEAD:
            return None
        panel, table = Panel(discord.ui.TextDisplay(text)), await self._table_of(interaction)
        if table is not None and table.status == "playing" and table.seat_of(interaction.user.id) is not None:
            label = self.words.say(await self.lang_of(interaction), "button-hand")
            panel.add_item(Row(Press(table.id, table.step, "hand", label)))
        return panel

    async def _table_of(self, interaction: discord.Interaction[Any]) -> Table | None:
        """Return the table that a refusal is about: the pressed component's, else the channel's."""
        match = re.match(r"st:(\d+):", _custom_id(interaction))
        channel = interaction.channel_id
        try:
            if match is not None and (await self.store.load(int(match[1]))) is not None:
                return await self.tables.get(int(match[1]))
            return None if channel is None else await self.tables.at(channel)
        except Refused:  # its map is gone
            return None


def _custom_id(interaction: discord.Interaction[Any]) -> str:
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", ""))


def _name(interaction: discord.Interaction[Any]) -> str:
    """Return what was asked for, as ids: the game and step of a press and its verb, or the command; and the channel.

    The argument of a press stays out: it may be a route with its cards, or a person.
    """
    command, pressed = interaction.command, re.fullmatch(PATTERN, _custom_id(interaction))
    said = f"/{command.qualified_name}" if command else "a press"
    if pressed is not None:
        said = f"game {pressed['game']}, step {pressed['step']}: press {pressed['verb']}"
    return f"{said} in channel {interaction.channel_id}"
