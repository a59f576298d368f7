"""People who meet the bot only through the gateway: they see what Discord shows, and read the table in the database."""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import discord
from simcord import BackendError, Env, InteractionResult, MemberActor, SetupError
from simcord._dpy_internals import get_state
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.backend.models.interaction import ResponseKind
from simcord.enums import ComponentType, InteractionType
from simcord.results import to_discord_message

from cogs.strings.typed import path_text
from cogs.strings.words import kind_name
from cogs.tables.face import pack
from cogs.tables.family import family_of
from cogs.tables.table import Reader, Table
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from data.store.connection import Connection
from data.store.place import Place
from data.store.store import postgres
from engine.core.action import Action
from engine.parts.station_tiles import PlaceTile
from engine.parts.strings import LayNone, LayString
from engine.parts.table_setup import ChooseCorner
from engine.strings.places import place_text
from tests.cluster.discord import ANSWER_WITHIN, Discord, until
from tests.cogs.hands import panel_of
from tests.cogs.party import NAMES
from tests.faults.people import People, Unable
from tests.faults.plan import Plan

T = TypeVar("T")
PATIENCE = 15.0
"""Seconds for which people wait for what was announced."""
GLANCE = 0.6
"""Seconds for which they wait to see what a press has changed."""
LATEST = 8
"""So many messages of a channel are in sight."""
IN_PRIVATE = 0.15
"""How often somebody moves in the direct messages."""
_asked: contextvars.ContextVar[tuple[Interaction, int]] = contextvars.ContextVar("asked")


class Outside(Env):
    """Simcord's builders and actors for a bot that lives elsewhere. Any number of people act at the same time."""

    def __init__(self, server: Discord) -> None:
        super().__init__(discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=server.shards))
        self.server = server
        self.backend = server.backend
        self._message_states.add(get_state(self.bot))

    def _begin_operation(self, label: str) -> None:
        pass

    def _end_operation(self) -> None:
        pass

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        _asked.set((interaction, self.server.changed[interaction.channel_id]))
        self.server.ask(interaction)

    def _messages(self, interaction: Interaction) -> dict[int, Message]:
        return self.backend.messages.get(interaction.channel_id, {})

    async def _settle_internal(self, **_: Any) -> None:
        """Waits for the answer to what this person has asked, no longer than people do."""
        asked, before = _asked.get()
        await until(lambda: asked.responded, ANSWER_WITHIN)
        await until(lambda: not asked.loading or asked.message_id not in self._messages(asked), PATIENCE)
        if asked.response_kind is ResponseKind.DEFERRED_UPDATE:
            await until(lambda: self.server.changed[asked.channel_id] > before, GLANCE)

    async def advance_time(self, seconds: float) -> None:
        """Time goes by itself here."""
        await asyncio.sleep(0.3)


class Onlooker:
    """An engine of the store that only reads, beside the processes that write, and outlives a restart of the server."""

    key, changes, choices = b"", None, None

    def __init__(self, place: Place) -> None:
        self.place = place
        self._db: Any = None

    def connect(self) -> Connection:
        """A connection of its own, to either engine."""
        if self.place.is_postgres:
            return postgres().connect(self.place)  # type: ignore[no-any-return]
        return sqlite3.connect(self.place.file, isolation_level=None, timeout=10)

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Reads one state of the database."""
        while True:
            try:
                self._db = self._db or self.connect()
                self._db.execute("BEGIN" + " ISOLATION LEVEL REPEATABLE READ" * self.place.is_postgres)
                try:
                    return work(self._db, *args)
                finally:
                    self._db.execute("ROLLBACK")
            except Exception as error:
                if type(error).__module__.partition(".")[0] != "psycopg":
                    raise
                self._db = None
                await asyncio.sleep(0.2)

    hop = read

    def state(self, db: Connection, game_id: int) -> object:
        """Somebody else writes: nothing that was read is valid for long."""
        return object()

    async def close(self) -> None:
        if self._db is not None:
            self._db.close()


class Guests(People):
    """Five people of a server with one channel."""

    def __init__(self, env: Outside, plan: Plan, shard: int, reader: Reader) -> None:
        guild = env.create_guild(shard_id=shard)
        channel = guild.create_text_channel("table")
        people = [guild.add_member(env.create_user(name, global_name=name.title())) for name in NAMES]
        super().__init__(env, plan, (guild.id, channel.id, *(person.id for person in people)))
        self.reader = reader
        self.server = env.server
        self.rng = plan.rng("guests")

    async def here(self) -> Table | None:
        """The table as it is stored; what was seen there once must stay."""
        table = await self.reader.at(self.channel.id)
        if table is not None:
            for step in table.recent:
                self.server.seen(table.id, step.step, step.action)
        return table

    async def table(self) -> Table:
        table = await self.here()
        assert table is not None
        return table

    def posts(self, channel: Any = None) -> list[discord.Message]:
        shown = [one for one in self._stored((channel or self.channel).id) if not one.is_ephemeral]
        return [to_discord_message(self.env, message) for message in shown]

    def _stored(self, channel_id: int) -> list[Message]:
        messages: dict[int, Message] = self.env.backend.messages.get(channel_id, {})
        return sorted(messages.values(), key=lambda one: one.id)[-LATEST:]

    async def at_once(self, *presses: Awaitable[InteractionResult]) -> list[InteractionResult]:
        """Several people act before the bot has answered any of them."""
        return await asyncio.gather(*presses)

    async def _play(self, table: Table, person: MemberActor, action: Action) -> None:
        """Presses what confirms the action, as the last step of each panel does, here or in the direct messages."""
        assert table.game is not None
        if not family_of(table.game.rules).has_map:
            await self._type(table, person, action)
            return
        actor: Any = person
        channel, shown = self.channel, [one for one in self._stored(self.channel.id) if not one.is_ephemeral]
        whispers = self._stored(person.user.dm_channel.id)
        if whispers and self.rng.random() < IN_PRIVATE:
            actor, channel, shown = person.user, person.user.dm_channel, whispers
        if not shown:
            raise Unable("nothing is shown")
        id_ = f"st:{table.id}:{table.step}:confirm:{pack(table.game, action)}"
        message = dict(serializers.message_payload(self.env.backend, shown[-1]))
        button = {"type": ComponentType.BUTTON, "custom_id": id_, "label": "Yes", "style": 1}
        message["components"] = [{"type": ComponentType.ACTION_ROW, "components": [button]}]
        await _dispatch_actor_interaction(
            actor,
            InteractionType.MESSAGE_COMPONENT,
            channel,
            {"custom_id": id_, "component_type": ComponentType.BUTTON},
            extra={"message": message},
            source_message_id=shown[-1].id,
        )

    async def _type(self, table: Table, person: MemberActor, action: Action) -> None:
        """At a table of strings."""
        localizer, channel = Localizer(catalogue(), "en", table), self.channel
        match action:
            case PlaceTile(kind=kind, at=at, turn=turn):
                named = {"at": place_text(at), "turn": turn, "tile": kind_name(localizer, kind)}
                await person.slash(channel, "place", **named, now=True)
            case LayString(string=string, path=path):
                await person.slash(channel, "lay", string=string, path=path_text(localizer, path), now=True)
            case LayNone(string=string):
                asked = await person.slash(channel, "lay", path="none")
                await person.click(panel_of(asked), custom_id=f"st:{table.id}:{table.step}:confirm-giving-up:{string}")
            case ChooseCorner(corner=corner):
                await person.slash(channel, "corner", corner=str(corner + 1))
            case _:
                raise Unable(f"nobody types {action}")

    async def open_another(self, map_: str) -> None:
        """Opens another game where one has ended."""
        self.plan = replace(self.plan, map=map_)
        before = await self.here()
        while before is None or (after := await self.here()) is None or after.id == before.id:
            await self.ann.slash(self.channel, "game new", **self._wanted())
            await asyncio.sleep(0.1)

    async def play_out(self, rng: Random) -> Table:
        """Opens a game and plays it to its end, whatever happens to the bot meanwhile."""
        while True:
            table = await self.here()
            if table is not None and table.status == "finished":
                return table
            result: InteractionResult | None = None
            try:
                result = await self.do(rng)
            except (Unable, SetupError, BackendError, AssertionError, LookupError):
                await asyncio.sleep(0.2)  # what was to be pressed is not shown, or no longer
            if result is not None and not result.acknowledged:
                await asyncio.sleep(0.5)
