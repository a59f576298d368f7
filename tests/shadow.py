"""A bot that is shown other secrets wherever it has something to show: what it sends must be the same all the same.

The stored game is the real one. Whatever is made for the table is made of a game with every secret changed; what is
made for one person, of a game with everything changed that this person's seat may not know. A bot whose messages,
pictures and times differ from those of a plain bot has looked at what it must not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

from cogs.core import components
from cogs.game import log
from cogs.run.bot import SlowTrain, _Tree
from cogs.tables import announcer, computers, old_posts, service
from cogs.tables.service import Tables
from cogs.tables.step_messages import messages_for_step
from cogs.tables.table import Table
from data.store.rows import OutboxRow, StepRow
from engine.core.action import Seat
from engine.core.codec import decode_events
from engine.core.event import Event
from engine.core.game import Game
from tests.engine.secrets import other_draws, unlike

Eyes = Callable[[Table], Seat | None]
"""Whose eyes something is made for: a seat, or None for everybody's."""

_eyes: ContextVar[Eyes | None] = ContextVar("eyes", default=None)
"""None: the real game, for what is played and stored."""


def everybody(table: Table) -> None:
    return None


@contextmanager
def seen_with(eyes: Eyes | None) -> Iterator[None]:
    token = _eyes.set(eyes)
    try:
        yield
    finally:
        _eyes.reset(token)


def shown(table: Table) -> Table:
    """The table as those who are looking may as well have it."""
    eyes = _eyes.get()
    if eyes is None or table.game is None:
        return table
    return replace(table, game=changed(table, table.game, eyes(table)))


def changed(table: Table, game: Game, viewer: Seat | None) -> Game:
    """Another game that the viewer cannot tell from this one; the same one each time."""
    return unlike(game, viewer, Random(f"{table.id} {table.step} {viewer}"))


class ShadowTables(Tables):
    """Tables that show other secrets than those that they play with."""

    latest: Game | None = None

    async def get(self, game_id: int) -> Table:
        table = await super().get(game_id)
        self.latest = table.game
        return shown(table)

    async def _play(self, *args: Any, **named: Any) -> Table:
        with seen_with(None):
            table = await super()._play(*args, **named)
        return shown(table)

    async def events(self, table: Table, after: int) -> list[Event]:
        happened, eyes = await super().events(table, after), _eyes.get()
        if eyes is None or table.game is None:
            return happened
        return [other_draws(table.game, event, eyes(table), Random(table.step)) for event in happened]


def _follower(follower: service.Follower) -> service.Follower:
    """What goes along with a step hangs on nothing secret either."""

    async def followed(tables: Tables, table: Table, game: Game, step: StepRow) -> service.StepEffects:
        with seen_with(everybody):
            return await follower(tables, shown(table), changed(table, game, None), step)

    return followed


@contextmanager
def in_the_shadow(bot: SlowTrain) -> Iterator[None]:
    """The bot is shown other secrets from now on."""
    bot.tables.__class__ = ShadowTables
    pay, whisper, move = announcer._Round.send_all, announcer._Round._whisper, computers._move
    tidy = old_posts._Round.edit_all
    dispatch, allowed = components.dispatch, _Tree.interaction_check

    async def paid(self: announcer._Round) -> float | None:
        with seen_with(everybody):
            return await pay(self)

    async def whispered(self: announcer._Round, seat: Seat, rows: Sequence[OutboxRow]) -> None:
        public = self._table
        with seen_with(None):
            real = await self._bot.tables.get(self._game_id)
        assert real.step == public.step and real.game is not None
        self._table = replace(real, game=changed(real, real.game, seat))
        try:
            await whisper(self, seat, rows)
        finally:
            self._table = public

    async def thought(bot: SlowTrain, game_id: int, seat: Seat) -> None:
        with seen_with(lambda _: seat):
            await move(bot, game_id, seat)

    async def pressed(interaction: Any, *args: Any) -> None:
        with seen_with(lambda table: table.seat_of(interaction.user.id)):
            await dispatch(interaction, *args)

    async def asked(self: Any, interaction: Any) -> bool:
        _eyes.set(lambda table: table.seat_of(interaction.user.id))
        return await allowed(self, interaction)

    async def tidied(self: old_posts._Round) -> None:
        with seen_with(everybody):
            await tidy(self)

    def messages(before: Table, after: Game, row: StepRow, **named: Any) -> Any:
        return messages_for_step(shown_to_all(before), changed(before, after, None), row, **named)

    def decoded(text: str) -> tuple[Event, ...]:
        events, game = decode_events(text), latest(bot)
        return events if game is None else tuple(other_draws(game, one, None, Random(1)) for one in events)

    with ExitStack() as stack:
        followers = {name: _follower(follower) for name, follower in service.on_step.items()}
        stack.enter_context(patch.dict(service.on_step, followers))
        for owner, name, instead in (
            (announcer._Round, "send_all", paid),
            (announcer._Round, "_whisper", whispered),
            (old_posts._Round, "edit_all", tidied),
            (old_posts, "decode_events", decoded),
            (computers, "_move", thought),
            (components, "dispatch", pressed),
            (_Tree, "interaction_check", asked),
            (service, "messages_for_step", messages),
            (announcer, "decode_events", decoded),
            (log, "decode_events", decoded),
        ):
            stack.enter_context(patch.object(owner, name, instead))
        yield


def latest(bot: SlowTrain) -> Game | None:
    """The game that was last read, for its rules."""
    return bot.tables.latest if isinstance(bot.tables, ShadowTables) else None


def shown_to_all(table: Table) -> Table:
    with seen_with(everybody):
        return shown(table)
