"""People at a table of a troubled Discord: they act by commands, presses and moves, and what fails they do again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
from simcord import (
    BackendError,
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    MemberActor,
    SetupError,
    UserHandle,
)

from cogs.tables.family import family_of
from cogs.tables.notes import FEED
from cogs.tables.table import Table
from data.store.connection import NotStored
from engine.core.action import Action
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.last_turns import LastTurns, LastTurnsSeen
from tests.cogs.hands import ByHints, BySlash, brisk, custom_ids
from tests.cogs.party import Party, said
from tests.faults.plan import Plan

OFF = "off"


class Unable(Exception):
    """What a person wanted to press is not there: a fault has kept it from being shown."""


class People(Party):
    """The party of a run. In a later life it is found again in the world that the last one left."""

    def __init__(self, env: Env, plan: Plan, ids: tuple[int, ...] | None = None) -> None:
        self.plan = plan
        if ids is None:
            super().__init__(env)
            return
        self.env = env
        backend: Any = env.backend
        self.guild = GuildHandle(env, backend.guilds[ids[0]])
        env._guilds.append(self.guild)
        self.channel = ChannelHandle(env, self.guild, backend.channels[ids[1]])
        self.people = [MemberActor(env, self.guild, UserHandle(env, backend.users[id_])) for id_ in ids[2:]]
        self.ann, self.bob, self.cleo, self.dan, self.eve = self.people

    @property
    def ids(self) -> tuple[int, ...]:
        return self.guild.id, self.channel.id, *(person.id for person in self.people)

    async def without_pictures(self) -> None:
        """Pictures cost time and add nothing to what may go wrong."""
        await self.bot.settings.set("server", self.guild.id, "pictures", OFF)
        for person in self.people:
            await self.bot.settings.set("person", person.id, "pictures", OFF)

    async def with_feed(self) -> None:
        """The server wants to hear of starts and ends, in a channel of their own."""
        feed = self.guild.create_text_channel("feed")
        await self.bot.settings.set("server", self.guild.id, FEED, str(feed.id))

    async def here(self) -> Table | None:
        return await self.bot.tables.at(self.channel.id)

    async def is_begun(self) -> bool:
        table = await self.here()
        return table is not None and table.game is not None

    # One deed

    async def do(self, rng: Random) -> InteractionResult | None:
        """Does the next thing that somebody at the table can do, in one of several ways."""
        table = await self.here()
        if table is None or table.status == "cancelled":
            return await self.ann.slash(self.channel, "game new", **self._wanted())
        if table.game is None:
            return await self._gather(table, rng)
        if table.status != "playing":
            return None
        if table.paused_at is not None:
            return await self.ann.slash(self.channel, "game resume")
        waiting = [seat for seat in table.game.waiting if table.people([seat])]
        if not waiting:
            await self.env.advance_time(75)
            return None
        seat = rng.choice(waiting)
        return await self._move(table, seat, wanted(table.game, seat, rng), rng)

    def _wanted(self) -> dict[str, Any]:
        options = {"clock": self.plan.clock, "late": "tm"} if self.plan.clock else {}
        return {"map": self.plan.map, "seats": self.plan.seats, **options}

    async def _gather(self, table: Table, rng: Random) -> InteractionResult:
        if self.plan.computers and len(table.seats) == self.plan.seats - 1:
            return await self.ann.slash(self.channel, "game computer", strength="easy")
        missing = [person for person in self.people if table.seat_of(person.id) is None]
        if len(table.seats) >= table.limit:
            return await self.ann.slash(self.channel, "game start")
        return await missing[0].slash(self.channel, "game join")

    async def _move(self, table: Table, seat: int, action: Action, rng: Random) -> InteractionResult | None:
        person = self._person(table, seat)
        assert table.game is not None
        way = rng.random()
        if way < 0.1:
            return await self._click(person, self._any_button(table, rng))
        if not family_of(table.game.rules).has_map or way < 0.4:
            await self._play(table, person, action)
            return None
        hands = BySlash(self) if way < 0.7 else ByHints(self)
        if way > 0.93:  # in haste: the same twice, before anything has been answered
            button = self._any_button(table, rng)
            return (await self.at_once(self._click(person, button), self._click(person, button)))[0]
        try:
            return await hands.play(person, table, action)
        except (AssertionError, LookupError, StopIteration, RuntimeError, SetupError, BackendError) as error:
            raise Unable(f"{type(hands).__name__}: {error!r}") from error

    async def _play(self, table: Table, person: MemberActor, action: Action) -> None:
        """The end of all ways: what each of them calls."""

        async def play() -> None:
            try:
                await self.bot.tables.play(table.id, person.id, lambda *_: action, step=table.step)
            except Refused as refused:
                raise Unable(refused.code) from refused
            except NotStored as error:
                raise Unable(str(error)) from error

        await self.in_bot(play)

    async def _click(self, person: MemberActor, button: tuple[discord.Message, str]) -> InteractionResult:
        try:
            return await person.click(button[0], custom_id=button[1])
        except (SetupError, BackendError) as error:
            raise Unable(repr(error)) from error

    def _person(self, table: Table, seat: int) -> MemberActor:
        return next(person for person in self.people if person.id == table.seats[seat].user_id)

    def _any_button(self, table: Table, rng: Random) -> tuple[discord.Message, str]:
        found = [button for button in self._buttons() if button[1].startswith(f"st:{table.id}:")]
        if not found:
            raise Unable("no button at all")
        return rng.choice(found)

    def _buttons(self) -> Iterator[tuple[discord.Message, str]]:
        """What can be pressed under the latest messages, the newest first."""
        for message in self.posts()[:-6:-1]:
            for id_ in custom_ids(message.components):
                if ":pick" not in id_:
                    yield message, id_

    # Without any fault

    async def skip(self, steps: int, rng: Random) -> None:
        """Plays in peace, with nothing shown before the last step."""
        table = await self.table()
        announcer: Any = self.bot.announcer
        alarm: Any = self.bot.scheduler
        announcer.wake = alarm.wake = lambda *_: None
        try:
            for _ in range(steps):
                assert table.game is not None
                if table.game.over or not table.game.waiting or _ends(table.game):
                    break
                seat = rng.choice(table.game.waiting)
                action = wanted(table.game, seat, rng)
                with self.env._bot_scope():
                    table = await self.bot.tables.play_for(table.id, seat, lambda *_, action=action: action)
        finally:
            del announcer.wake, alarm.wake
        await self.in_bot(lambda: _woken(self, table.id))


def _ends(game: Game) -> bool:
    """Whether the last turns have begun."""
    return game.rules.has(LastTurns) and game.view(None).seen(LastTurnsSeen).left is not None


async def _woken(people: People, game_id: int) -> None:
    people.bot.wake(game_id)


def wanted(game: Game, seat: int, rng: Random) -> Action:
    """Something that brings the game on."""
    return brisk(game, seat, rng) if family_of(game.rules).has_map else rng.choice(game.legal(seat))


def is_answered(result: InteractionResult) -> bool:
    """Whether a person got an answer: a sentence, a panel, a question, or a change of what was pressed."""
    return result.acknowledged and (result.modal is not None or not result.deferred or bool(said(result)))
