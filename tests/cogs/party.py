"""People around one table of a simulated Discord: what every test of the Discord side needs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import simcord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

from cogs.core.delivery import custom_ids
from cogs.run.bot import SlowTrain
from cogs.tables.table import Table
from engine.core.action import Action

NAMES = ("ann", "bob", "cleo", "dan", "eve")


def new_bot(path: Path | str, seed: int = 1) -> SlowTrain:
    return SlowTrain(path, Random(seed), shard_count=1)


class Party:
    """Five people in a server with one channel. The first to open a game is ann."""

    def __init__(self, env: Env) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("table")
        users = [env.create_user(name, global_name=name.title()) for name in NAMES]
        self.people = [self.guild.add_member(user) for user in users]
        self.ann, self.bob, self.cleo, self.dan, self.eve = self.people

    @property
    def bot(self) -> SlowTrain:
        return cast(SlowTrain, self.env.bot)

    # The lobby

    async def open(self, seats: int = 3, map: str = "usa", **options: Any) -> InteractionResult:
        return await self.ann.slash(self.channel, "game new", map=map, seats=seats, **options)

    async def begin(self, seats: int = 3, **options: Any) -> Table:
        """A game that has begun, with everybody's tickets still to choose."""
        await self.open(seats, **options)
        for person in self.people[1:seats]:
            await person.slash(self.channel, "game join")
        return await self.table()

    async def begin_turns(self, seats: int = 3, **options: Any) -> Table:
        """A game in its first turn."""
        table = await self.begin(seats, first=self.ann, **options)
        while table.game is not None and not table.game.turn.number:
            table = await self.act(table.game.waiting[0], 0)
        return table

    # The table

    async def table(self) -> Table:
        table = await self.bot.tables.at(self.channel.id)
        assert table is not None
        return table

    async def act(self, seat: int, choice: int | Action) -> Table:
        """Plays one of a seat's legal actions, and waits until everything about it is shown."""

        def choose(table: Table, seat: int) -> Action:
            assert table.game is not None
            return table.game.legal(seat)[choice] if isinstance(choice, int) else choice

        table = await self.table()
        await self.in_bot(lambda: self.bot.tables.play_for(table.id, seat, choose))
        return await self.bot.tables.get(table.id)

    async def in_bot(self, work: Callable[[], Awaitable[object]]) -> None:
        """Does something as the bot itself does it, and waits for what comes of it."""
        with self.env._bot_scope():
            await work()
        await self.env.settle()

    @asynccontextmanager
    async def unseen(self) -> AsyncIterator[None]:
        """What is played meanwhile is shown afterwards, in one go, as after an outage."""
        announcer, woken = self.bot.announcer, set[int]()
        announcer.wake = lambda game_id: woken.add(game_id)  # type: ignore[method-assign]
        try:
            yield
        finally:
            del announcer.wake

        async def show() -> None:
            for game_id in woken:
                announcer.wake(game_id)

        await self.in_bot(show)

    async def play_on(self, turns: int, rng: Random) -> Table:
        """Random legal actions for everybody, until the game ends or so many actions are done."""
        table = await self.table()
        for _ in range(turns):
            assert table.game is not None
            if table.game.over:
                break
            seat = table.game.waiting[0]
            table = await self.act(seat, rng.randrange(len(table.game.legal(seat))))
        return table

    # What is shown

    def posts(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """The channel's messages, the oldest first."""
        return sorted((channel or self.channel).history(), key=lambda message: message.id)

    async def read_the_end(self) -> list[str]:
        """What the parts of the end say, from the one that is shown up to the final table, turned by a player."""
        texts = [text_of(self.posts()[-1])]
        seats = (await self.table()).seats
        player = next(person for person in self.people if person.id in [row.user_id for row in seats])
        while pressed := [id_ for id_ in custom_ids(self.posts()[-1].components) if ":finale-next:" in id_]:
            await player.click(self.posts()[-1], custom_id=pressed[0])
            texts.append(text_of(self.posts()[-1]))
        return texts

    def private(self, person: MemberActor) -> list[ResponseMessage]:
        """What this person alone sees in the channel, the oldest first."""
        shown = self.env.backend.messages[self.channel.id].values()
        own = (message for message in shown if message.is_ephemeral and message.visible_to(person.id))
        return [ResponseMessage(self.env, message) for message in own]

    def whispers(self, person: MemberActor) -> list[discord.Message]:
        """The private messages to a person, the oldest first."""
        return sorted(person.user.dm_channel.history(), key=lambda message: message.id)

    async def at_once(self, *presses: Awaitable[InteractionResult]) -> list[InteractionResult]:
        """Several people act before the bot has answered any of them."""
        settle = self.env._settle_internal

        async def not_yet(**_: object) -> None:
            pass

        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            results = [await press for press in presses]
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        await self.env.settle()
        return results

    async def restart(self, path: Path) -> None:
        """The bot stops where it stands, and a new one opens the same database."""
        old = self.bot
        await self.env.restart_bot(new_bot(path, seed=2))
        await old.store.close()

    def refuse_private_messages(self, times: int | None = None, code: int = 50007) -> None:
        for person in self.people:
            path = f"/channels/{person.user.dm_channel.id}/messages"
            self.env.inject_error("POST", path, status=403, code=code, times=times)


def text_of(message: discord.Message | simcord.ResponseMessage) -> str:
    """All that a message says in words."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    return "\n".join(part for part in (shown.content, *_texts(shown.components)) if part)


def _texts(components: Any) -> Iterator[str]:
    for component in components:
        if getattr(component, "content", None):
            yield component.content
        yield from _texts(getattr(component, "children", ()))


def said(result: InteractionResult) -> str:
    """What a person read in answer, the first words and the later ones."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(text_of(answer) for answer in answers if answer.ephemeral)


async def sure(person: MemberActor, asked: InteractionResult) -> InteractionResult:
    """The person does what a command asked about first; a command that has asked nothing is done already."""
    ids = list(custom_ids(asked.response.message.components)) if asked.response and asked.response.message else []
    deed = next((id_ for id_ in ids if id_.endswith(":sure")), None)
    return asked if deed is None or asked.response is None else await person.click(asked.response, custom_id=deed)
