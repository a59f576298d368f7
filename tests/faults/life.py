"""One life of the bot, in a process of its own: it starts on what the last life left, lives among faults, and dies of
them or recovers."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord
from simcord import Env

import cogs.core.delivery
import cogs.tables.announcer
import cogs.tables.computers
from cogs.clocks.votes import ASKED
from cogs.run.bot import SlowTrain
from cogs.tables.service import Tables
from cogs.tables.table import Table
from data.store.connection import NotStored, StoreError
from data.store.notes import Notes
from engine.core.codec import encode_action
from tests.cogs.hands import custom_ids
from tests.faults.death import Death, death, watch_awaits, watch_commits, without_threads
from tests.faults.line import Line
from tests.faults.people import People, Unable, is_answered
from tests.faults.plan import CLOCK, DEADLY, DISK, EVENTS, LOCK, Plan
from tests.faults.storage import Disk, hold
from tests.faults.world import Faults, World, restore, trouble_events

SETTLE = 60.0
"""Seconds for which the bot may work on one deed, on however busy a machine."""
LONGER = 70
"""Simcord lets a bot sleep only for longer than that: seconds for which computers think, and before the outbox tries
again."""
HOURS = 7300.0
"""After so long whatever can be tried again has been tried again."""
OUTAGES = (0.0, 20.0, 900.0, 20_000.0)
"""Seconds for which nothing runs between two lives."""
_CANNOT_START = (discord.HTTPException, aiohttp.ClientError, StoreError, NotStored)
_pressed: contextvars.ContextVar[str] = contextvars.ContextVar("pressed", default="")


@dataclass(frozen=True)
class Past:
    """What is left of the lives before: Discord as it was last known, and how much of the run is done."""

    number: int = 0
    last: bool = False
    kept: Mapping[str, Any] | None = None
    commands: Any = None
    nonces: Mapping[str, tuple[str, float]] = field(default_factory=dict)
    ids: tuple[int, ...] | None = None
    done: int = 0
    skew: float = 0.0


def death_of(plan: Plan, past: Past) -> Death:
    """How this life is to end. The last one ends well."""
    kinds = () if past.last else plan.kinds
    opens = plan.early and not past.done
    return death(kinds, plan.acts - past.done, plan.rng("death", past.number), opens=opens)


def live(line: Line, plan: Plan, path: Path, past: Past) -> None:
    """The whole life. Whatever is wrong in it is said on the line."""
    logging.getLogger().handlers = [_Listener(line)]
    try:
        asyncio.run(_Life(line, plan, path, past).run())
    except Exception as error:
        line.say("crashed", error=f"{error!r}\n{traceback.format_exc()}")
    else:
        line.say("ended")


class _Listener(logging.Handler):
    """Tells the watcher of every error that is logged."""

    def __init__(self, line: Line) -> None:
        super().__init__(logging.ERROR)
        self._line = line

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        trace = "".join(traceback.format_exception(error)[-6:]) if error is not None else ""
        name = type(error).__mro__ if error is not None else ()
        self._line.say("logged", text=record.getMessage(), types=tuple(kind.__name__ for kind in name), trace=trace)


class _Life:
    def __init__(self, line: Line, plan: Plan, path: Path, past: Past) -> None:
        self.line = line
        self.plan = plan
        self.path = path
        self.past = past
        self.rng = plan.rng("life", past.number)
        self.death = death_of(plan, past)
        kinds = tuple(kind for kind in plan.kinds if kind not in DEADLY)
        self.faults = Faults(kinds, plan.rng("faults", past.number), line)
        self.faults.chance = self.rng.choice((0.04, 0.1, 0.25))
        self.disk = Disk(path, self.rng)
        self.skew = past.skew

    async def run(self) -> None:
        if not self.plan.threads:
            without_threads()
        watch_awaits(self.death)
        watch_commits(self.death)
        watch_play(self.line)
        cogs.tables.computers.SHORTEST = cogs.tables.computers.LONGEST = LONGER
        cogs.core.delivery.FIRST_WAIT = cogs.tables.announcer.PATIENCE = LONGER
        cogs.tables.announcer.BETWEEN_EDITS = 0.0
        world = World(self.line, self.faults, self.death, self.plan.nonces, dict(self.past.nonces))
        world.install()
        bot = SlowTrain(self.path, self.plan.rng("game", self.past.number), shard_count=1)
        trouble_events(bot, self.faults)
        trace_presses(bot)
        env = Env(bot, settle_timeout=SETTLE, check_errors=False)
        env.now = lambda: env.backend.clock.now() + _seconds(self.skew)  # type: ignore[method-assign]
        if self.past.kept is not None:
            restore(env, self.past.kept, self.past.commands)
            env.backend.advance_clock(self.rng.choice(OUTAGES))
            self._arm()
        try:
            await env.start()
        except _CANNOT_START as error:  # whoever runs it starts it again
            self.line.say("stillborn", error=repr(error))
            return
        with env.time_context():
            self.env, self.people = env, People(env, self.plan, self.past.ids)
            await self._live(world)
            self.line.say("errors", errors=[repr(error) for error in env.errors])
        await env.shutdown()
        await bot.close()

    def _arm(self) -> None:
        self.death.armed = self.faults.on = True

    async def _live(self, world: World) -> None:
        if self.past.kept is None:
            await self._begin()
            world.keep(self.env.backend)
            self.line.say("people", ids=self.people.ids)
            self._arm()
        elif set(self.plan.kinds) <= set(DEADLY):
            await self.env.settle()
            self._check_lobby(await self.people.here())
        for number in range(self.past.done, self.plan.acts):
            await self._deed()
            self.line.say("done", acts=number + 1, skew=self.skew)
        self.death.armed = self.faults.on = False
        self.line.ask("release")
        if not self.past.last and any(kind in self.plan.kinds for kind in DEADLY):
            return  # it was to be killed and has lived through it: the last life sees to the end
        await self._recover()

    async def _begin(self) -> None:
        await self.people.bot.store.run("INSERT INTO sqlite_sequence VALUES ('games', 987654)")  # ids as in a long life
        if self.plan.feed:
            await self.people.with_feed()
        if not self.plan.pictures:
            await self.people.without_pictures()
        if self.plan.early:
            return
        while not await self.people.is_begun():
            await self.people.do(self.rng)
        await self.people.skip(self.plan.skipped, self.plan.rng("skip"))

    # Deeds among faults

    async def _deed(self) -> None:
        """Somebody does something; before it the clock may be set, a disk be full, a database be held."""
        await self._set_clock()
        full = await self._fill_disk()
        held = self.faults.on and LOCK in self.plan.kinds and self.rng.random() < 0.4
        if held:
            self.line.say("fault", kind=LOCK, what=hold(self.line, self.rng))
        try:
            result = await self.people.do(self.rng)
        except Unable as unable:
            self.line.say("unable", why=str(unable))
        else:
            self.line.say("deed")
            if result is not None and not is_answered(result) and self._must_answer():
                self.line.say("wrong", what=f"nobody answered {result!r}")
        if EVENTS in self.plan.kinds and self.faults.strikes(EVENTS, "READY"):
            await self.people.in_bot(self.people.bot.on_ready)
        if full:
            await self.disk.clear(self.people.bot.store)

    def _must_answer(self) -> bool:
        """Where no call is refused and no event is lost, whoever asks gets an answer."""
        return not any(kind in self.plan.kinds for kind in ("calls", "events"))

    async def _fill_disk(self) -> bool:
        if not self.faults.on or DISK not in self.plan.kinds or self.rng.random() > 0.4:
            return False
        self.line.say("fault", kind=DISK, what=await self.disk.fill(self.people.bot.store))
        return True

    async def _set_clock(self) -> None:
        if not self.faults.on or CLOCK not in self.plan.kinds or self.rng.random() > 0.3:
            return
        what, days = self.rng.choice(("passes", "forward", "back", "offline")), 86400.0 * self.rng.randint(1, 2)
        self.line.say("fault", kind=CLOCK, what=what)
        if what == "passes":
            await self.env.advance_time(days)
            return
        late = await self._late()
        (shard,) = self.people.bot.shards.values()
        if what == "offline":
            await self.people.in_bot(shard.disconnect)
        else:
            self.skew += days if what == "forward" else -3600.0
        await self.env.advance_time(days if what == "offline" else 3000)
        if what == "offline":
            await self.people.in_bot(shard.connect)
        if await self._late() > late:
            self.line.say("wrong", what=f"a player's time ran out while the bot could not be reached ({what})")

    async def _late(self) -> int:
        """How often time has run out so far, for whichever seat."""
        table = await self.people.here()
        notes = [] if table is None else await Notes(self.people.bot.store).of_game(table.id)
        return sum(note.kind in ("timeout", ASKED) for note in notes)

    # Afterwards

    async def _recover(self) -> None:
        """With no more faults the bot sends what is queued, and the game goes on."""
        bot = self.people.bot
        await self.env.advance_time(HOURS)
        self._check_lobby(await self.people.here())
        for _ in range(400 if self.plan.to_the_end else 8):
            if not await self._goes_on():
                break
        await self.env.advance_time(HOURS)
        table = await self.people.here()
        if table is None:
            self.line.say("wrong", what="there is no game")
            return
        for row in await bot.store.queued(table.id):
            self.line.say("wrong", what=f"still queued: {row}")
        self._check_board(table)
        self.line.say("recovered", game=table.id, step=table.step, status=table.status)

    async def _goes_on(self) -> bool:
        """One more deed, which must move the table on."""
        people, before = self.people, await self.people.here()
        if before is not None and (before.status in ("finished", "cancelled")):
            return False
        playing = before is not None and before.game is not None and before.paused_at is None
        if before is not None and playing and before.game is not None:
            seats = [seat for seat in before.game.waiting if before.people([seat])]
            if not seats:
                await self.env.advance_time(LONGER + 5)
                return True
            rng = self.plan.rng("peace", before.step)
            from tests.faults.people import wanted

            person = people._person(before, seats[0])
            await people._play(before, person, wanted(before.game, seats[0], rng))
            after = await people.table()
            if after.step <= before.step:
                self.line.say("wrong", what=f"the table does not move on from step {before.step}")
                return False
            return True
        try:
            await people.do(self.rng)
        except Unable:
            if before is not None and before.game is None:
                await people.ann.slash(people.channel, "game start")
        return True

    def _check_lobby(self, table: Table | None) -> None:
        """A lobby that waits for people is there to be seen."""
        if table is None or table.status != "lobby":
            return
        shown = [id_ for post in self.people.posts() for id_ in custom_ids(post.components)]
        times = shown.count(f"st:{table.id}:0:leave")
        if times != 1:
            self.line.say("wrong", what=f"the lobby of game {table.id} is shown {times} times")

    def _check_board(self, table: Table) -> None:
        """The channel shows the table as it stands."""
        if table.status not in ("playing", "finished") or table.game is None:
            return
        shown = {id_ for post in self.people.posts() for id_ in custom_ids(post.components)}
        if not any(id_.startswith(f"st:{table.id}:{table.step}:") for id_ in shown):
            self.line.say("wrong", what=f"no board of step {table.step} ({table.status}) is shown")


def watch_play(line: Line) -> None:
    """Whatever move is accepted, the watcher knows of it: its step and its action; and which press or command moved."""
    module: Any = Tables
    play = module._play

    async def watched(tables: Tables, game_id: int, seat_at: Any, make_action: Any, *rest: Any, **named: Any) -> Table:
        actions: list[str | None] = []

        def noted(table: Table, seat: int) -> Any:
            action = make_action(table, seat)
            actions.append(encode_action(action))
            return action

        table: Table = await play(tables, game_id, seat_at, noted, *rest, **named)
        line.say("accepted", game=game_id, step=table.step, action=actions[-1])
        return table

    play_as_person = module.play

    async def watched_person(tables: Tables, *args: Any, **named: Any) -> Table:
        table: Table = await play_as_person(tables, *args, **named)
        line.say("moved", game=table.id, step=table.step, pressed=_pressed.get())
        return table

    module._play, module.play = watched, watched_person


def trace_presses(bot: SlowTrain) -> None:
    """Marks all that comes of a press or command with it."""
    state: Any = bot._connection
    parse = state.parsers["INTERACTION_CREATE"]

    def traced(payload: dict[str, Any]) -> None:
        data = payload.get("data") or {}
        token = _pressed.set(f"{payload['id']} {data.get('custom_id') or data.get('name')}")
        try:
            parse(payload)
        finally:
            _pressed.reset(token)

    state.parsers["INTERACTION_CREATE"] = traced


def _seconds(skew: float) -> Any:
    from datetime import timedelta

    return timedelta(seconds=skew)
