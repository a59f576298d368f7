"""Several processes, one bot: each takes its part of the shards, and one that dies is replaced by the others.

All that they share is PostgreSQL: who holds a shard is a lease there (`data/store/leases.py`). Whatever happens between
two processes, a step is stored once and a message is sent once. Leases only divide the work.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from types import SimpleNamespace

import aiohttp
import discord
import yarl

from cogs.core.delivery import TROUBLE
from cogs.core.scheduler import POLL
from cogs.league.season import Seasons
from cogs.run.handover import Handover
from cogs.tables.announcer import Announcer
from cogs.tables.own_maps import read_maps
from cogs.tables.service import Client
from data.store.connection import NotStored
from data.store.leases import Kind, Leases, Lost, Turn
from data.store.share import Share, shard_of

_log = logging.getLogger(__name__)

CHECK = 1.0
"""Seconds between two looks at who is there: PostgreSQL doesn't say that a process has died. It is asked twice each."""
WAKE, SHARDS, FORGET = "wake", "shards", "forget"
"""Channels: a game changed that another process answers for; a shard is free, or a process came or went; a person's
data or a server's maps changed, of which all processes keep something in memory."""
COMMANDS, BEGIN = 1, 2
"""What one process at a time does: give Discord the commands, and agree with the others on the number of shards."""
BETWEEN = 5.5
"""Seconds between two sessions that begin in the same of Discord's buckets. Discord asks for 5, and counts from when it
hears of one."""
CONNECTS = 15
"""Seconds within which a connection must be there after its turn has come, or the turn is another one's."""
PER_SECOND = 50
"""Requests a second that Discord takes from a bot, besides answers to interactions."""
FREE = ("/interactions/", "/webhooks/")
"""Parts of the addresses of answers to interactions."""
PATIENCE = 15.0
"""Seconds for which one that stops waits until others begin the next session of one of its shards."""
LINGER = 1.0
"""Seconds for which the session of a shard that was handed over stays, for interactions that come late."""
ROUNDS = 3.0
"""Seconds for which messages that are being sent are waited for."""


class Advice:
    """What Discord says about a bot's sessions."""

    def __init__(self, shards: int, gateway: str, at_once: int) -> None:
        self.shards, self.gateway = shards, yarl.URL(gateway)
        self.at_once = at_once
        """The number of buckets: shards of different ones may begin at the same time."""

    @classmethod
    async def ask(cls, token: str) -> Advice:
        """Ask Discord.

        Raises: one of NO_DISCORD.
        """
        async with discord.Client(intents=discord.Intents(guilds=True)) as asking:
            await asking.login(token)
            shards, gateway, limits = await asking.http.get_bot_gateway()
        return cls(shards, gateway, limits["max_concurrency"])


class Pace:
    """Spaces requests to Discord evenly: all processes together stay below its limit."""

    def __init__(self) -> None:
        self.processes = 1
        self._next = 0.0

    async def wait(self) -> None:
        """Wait until one more request may be made."""
        time = asyncio.get_running_loop().time()
        at, self._next = max(self._next, time), max(self._next, time) + self.processes / PER_SECOND
        if at > time:
            await asyncio.sleep(at - time)

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes each request of a client wait for its turn."""

        async def begin(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in request.url.path for part in FREE):
                await self.wait()

        config = aiohttp.TraceConfig()
        config.on_request_start.append(begin)
        return config


class Cluster:
    """This process among the others. Call `join` before the bot is built, `begin` when it is to have shards."""

    def __init__(self, url: str, advice: Advice) -> None:
        self.leases = Leases(url, self._hear, self._lose)
        self.advice = advice
        self.count = advice.shards
        """The number of shards, the same in all processes."""
        self.pace = Pace()
        self.held: set[int] = set()
        """The shards for which this process has the lease."""
        self._coming: set[int] = set()
        """The shards that another process has still, whose next session is this one's."""
        self._handover = Handover()
        self._bot: Client | None = None
        self._announcer: Announcer
        self._polling: asyncio.Task[None] | None = None
        self._next_poll = 0.0
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._turns: dict[int, Turn] = {}
        """By shard, the turn in which its last session began, or is to begin."""
        self._tasks = set[asyncio.Task[None]]()
        self._running: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()
        self._forgets = True
        """Whether something that is kept in memory may be out of date."""
        self._untold = False
        """Whether others have not heard yet that they have to forget something."""
        self.leaving = False
        """Whether this process hands its shards over."""
        self._balanced, self._was_ready, self._left = False, False, False

    @property
    def ready(self) -> bool:
        """Tell whether this process has its part of the shards, each with a session, or waits to take over.

        One that was ready stays so while it begins the sessions of one that died: nobody is to restart it for that.
        """
        missing = (shard for shard in self.held if not self.has_session(shard))
        return self._balanced and self.leases.is_open and all(map(self._is_taken_over, missing))

    def _is_taken_over(self, shard: int) -> bool:
        launching = self._launching.get(shard)
        return self._was_ready and launching is not None and not launching.done()

    @property
    def leads(self) -> bool:
        """Tell whether this process says what is true of all of them, as that with shard 0."""
        return 0 in self.held

    # Joining and leaving

    async def join(self) -> None:
        """Connect, and go by the number of shards that running processes have.

        Raises: Lost.
        """
        await self.leases.open(WAKE, SHARDS, FORGET)
        self.count = next(iter(await self.leases.taken(Kind.PROCESS)), self.count)
        self._running = asyncio.create_task(self._run(), name="cluster")

    def begin(self, bot: Client, announcer: Announcer) -> None:
        """Take this process's part of the shards from now on."""
        self._bot, self._announcer = bot, announcer
        self._share()
        self._look_now.set()

    async def leave(self) -> None:
        """Hand all shards over, each when its next session is there, and leave."""
        self.leaving = True
        self._look_now.set()
        if self._running is not None:
            await asyncio.wait({self._running})
        try:
            if self.leases.is_open:
                await self.leases.give(Kind.PROCESS, self.count)
                for shard in list(self._coming):
                    await self._forgo(shard)
                await self.leases.notify(SHARDS)
                await self._hand_all_over()
        except Lost as error:
            _log.warning("the shards are not handed over: %s", error)
        self._drop()
        self._left = True
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.close()

    def commands(self) -> AbstractAsyncContextManager[None]:
        """Wait until no other process gives Discord the commands, and keep them from it."""
        return self.once(COMMANDS)

    @asynccontextmanager
    async def once(self, what: int) -> AsyncIterator[None]:
        """Wait until no other process does this, and keep them from it."""
        try:
            try:
                await _until(lambda: self.leases.take(Kind.ONCE, what))
            except Lost as error:  # it is done twice then, which costs something and harms nothing
                _log.warning("other processes may do the same now: %s", error)
            yield
        finally:
            with suppress(Lost):
                await self.leases.give(Kind.ONCE, what)

    # Which shards

    async def _run(self) -> None:
        while not self.leaving:
            self._look_now.clear()
            try:
                if not self.leases.is_open:
                    await self.leases.open(WAKE, SHARDS, FORGET)
                    self._forgets = True  # what was said meanwhile is not known
                if self._untold:
                    await self.tell_all()
                if self._forgets:
                    await self._forget()
                await self._balance()
                await self._poll()
            except Lost as error:
                _log.warning("no leases: %s", error)
            except NotStored as error:
                _log.error("no shards are taken: nothing can be stored (%s)", error)
            except Exception:
                _log.exception("the cluster stumbled")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), CHECK)

    async def _balance(self) -> None:
        if self._bot is None:  # it isn't ready, but its connection must not seem dead
            await self.leases.taken(Kind.PROCESS)
            return
        if (Kind.PROCESS, self.count) not in self.leases.held:
            async with self.once(BEGIN):
                others = await self.leases.taken(Kind.PROCESS)
                if any(count != self.count for count in others):
                    _log.error("other processes run with another number of shards: stop all, then start them")
                    return
                await self.leases.take(Kind.PROCESS, self.count)
            await self.leases.notify(SHARDS)
        self._was_ready = self._was_ready or self.ready
        heard, seen = self._handover.heard(), await self.leases.seen()
        processes, holders = [pid for _, pid in seen[Kind.PROCESS]], dict(seen[Kind.SHARD])
        self.pace.processes = len(processes)
        wanted = parts(self.count, processes, holders.values())
        part, moving = wanted[self.leases.number], surplus(holders, wanted)
        for shard in self._coming & holders.keys():
            self._handover.lives(shard, heard.get(shard, 0))
        await self._move(self.held & moving)
        for shard in self._coming & holders.keys() - moving:
            if not self._handover.is_begun(shard):
                await self._forgo(shard)
        claimed = dict(seen[Kind.NEXT]).keys() - self._coming
        for shard in range(self.count):
            if self.leaving:
                break
            has_room = len(self.held) + len(self._coming) < part
            if shard in self._coming:
                if shard not in holders and await self.leases.take(Kind.SHARD, shard):
                    await self._take(shard)
            elif shard in claimed or not has_room:
                continue
            elif shard in moving and shard not in self.held:
                if await self.leases.take(Kind.NEXT, shard):
                    await self._prepare(shard)
            elif shard not in holders and await self.leases.take(Kind.SHARD, shard):
                await self._take(shard)
        self._balanced = len(self.held) >= self.count // len(processes)

    async def _take(self, shard: int) -> None:
        bot = self._bot
        assert bot is not None
        _log.info("shard %d of %d is taken", shard, self.count)
        try:
            await bot.scheduler.take(shard)
        except BaseException:
            await self.leases.give(Kind.SHARD, shard)
            raise
        if (Kind.SHARD, shard) not in self.leases.held:  # lost meanwhile
            bot.scheduler.drop([shard])
            return
        self.held.add(shard)
        self._share()
        if shard not in self._coming:
            await self._begin(shard)
            return
        self._handover.take(shard)
        self._coming.discard(shard)
        await self._unmark(shard)
        session = bot.get_shard(shard)
        if session is not None and not session.is_closed():
            bot.scheduler.join(shard)
            self._do(self._announcer.wake_all())

    async def _prepare(self, shard: int) -> None:
        """Begin the next session of a shard while another process has it still."""
        self._coming.add(shard)
        await self._begin(shard)
        self._handover.expect(shard)

    async def _begin(self, shard: int) -> None:
        if self._handover.is_ended(shard):
            await self._close(shard)
        self._launching[shard] = asyncio.create_task(self._launch(shard), name=f"shard {shard}")

    async def _forgo(self, shard: int) -> None:
        """End the next session of a shard that its process keeps."""
        self._coming.discard(shard)
        await self._unmark(shard)
        await self._close(shard)

    async def _unmark(self, shard: int) -> None:
        await self.leases.give(Kind.THERE, shard)
        await self.leases.give(Kind.NEXT, shard)

    async def _launch(self, shard: int) -> None:
        assert self._bot is not None
        await self._take_turn(shard)  # before there is a connection, which Discord would not leave idle for long
        await self._bot.launch_shard(self.advice.gateway, shard)

    async def _hand_all_over(self) -> None:
        """Hand each shard over as soon as its next session is there, and give the others up."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while self.held and loop.time() < end:
            self._look_now.clear()
            if not await self.leases.taken(Kind.PROCESS):
                break
            if await self._move(set(self.held)):
                end = loop.time() + PATIENCE
            with suppress(NotStored):
                await self._poll()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), CHECK)
        for shard in list(self.held):
            await self._give(shard)

    async def _move(self, shards: set[int]) -> bool:
        """Hand over the shards whose next session is there, give up those without a session; tell whether any was."""
        moved = False
        for shard in shards:
            if shard in await self.leases.taken(Kind.THERE):  # its process may have died while another one moved
                await self._hand_over(shard)
            elif self._waits(shard):
                await self._give(shard)
            else:
                continue
            moved = True
        return moved

    async def _hand_over(self, shard: int) -> None:
        """Leave a shard to the process that has a session, too. This one answers what it has heard."""
        last = self._handover.end(shard)
        await self.leases.notify(SHARDS, f"{shard} {last}")
        self._do(self._end(shard))
        await self._release(shard)

    async def _end(self, shard: int) -> None:
        await asyncio.sleep(LINGER)
        if self._handover.is_ended(shard):
            await self._close(shard)

    async def _give(self, shard: int) -> None:
        """Give a shard up without a next session."""
        self.held.discard(shard)
        self._share()
        await self._close(shard)
        await self._release(shard)

    def _waits(self, shard: int) -> bool:
        """Tell whether the turn to begin a shard's first session here has not come yet."""
        launching = self._launching.get(shard)
        return launching is not None and not launching.done() and shard not in self._turns

    async def _release(self, shard: int) -> None:
        """Give a shard's lease back as soon as what is being sent is sent."""
        bot = self._bot
        assert bot is not None
        self.held.discard(shard)
        self._share()
        if busy := [*self._announcer.at_work, *bot.feature(Seasons).at_work]:
            await asyncio.wait(busy, timeout=ROUNDS)
        with suppress(NotStored):
            await bot.scheduler.give(shard)
        await self.leases.give(Kind.SHARD, shard)
        await self.leases.notify(SHARDS)
        _log.info("shard %d of %d is given up", shard, self.count)

    async def _close(self, shard: int) -> None:
        assert self._bot is not None
        launching = self._launching.pop(shard, None)
        if launching is not None:
            launching.cancel()
            await asyncio.wait({launching})
        self._give_turn(shard)
        session = self._bot.get_shard(shard)
        if session is not None:
            with suppress(*TROUBLE):
                await session.disconnect()
        self._handover.forget(shard)

    def _lose(self) -> None:
        """Stop acting for all shards at once: another process may have them in a moment."""
        if self.held:
            _log.warning("the connection of the leases broke: %d shards are given up", len(self.held))
        self._drop()
        self._look_now.set()

    def _drop(self) -> None:
        for shard in self.held:
            self._handover.lose(shard)
        dropped, self.held, self._coming = self.held | self._coming, set(), set()
        self._balanced, self._was_ready = False, False
        if self._bot is not None:
            self._share()
            self._bot.scheduler.drop(dropped)
            for shard in dropped:
                self._do(self._close(shard))

    def _share(self) -> None:
        assert self._bot is not None
        self._bot.share = Share(self.count, frozenset(self.held))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        if self._left:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Sessions

    def _bucket(self, shard: int) -> int:
        return shard % self.advice.at_once

    async def before_session(self, shard: int) -> None:
        """Wait until a shard's session may begin: one in each bucket every few seconds, in all processes together.

        A turn that has begun is over by itself, and no sooner where this process dies: Discord has counted the session.
        Raises: CancelledError for a shard that this process doesn't want any more: discord.py then lets it be.
        """
        turn = self._turns.get(shard)
        while turn is None or not self._wants(shard) or not turn.begin(BETWEEN):
            turn = await self._take_turn(shard)

    async def _take_turn(self, shard: int) -> Turn:
        while self._wants(shard):
            with suppress(Lost):
                turn = await self.leases.take_turn(Kind.IDENTIFY, self._bucket(shard), CONNECTS)
                if turn is not None:
                    self._turns[shard] = turn
                    return turn
            await asyncio.sleep(0.1)
        self._give_turn(shard)
        raise asyncio.CancelledError

    def _give_turn(self, shard: int) -> None:
        if (turn := self._turns.pop(shard, None)) is not None:
            turn.give()

    def has_session(self, shard: int) -> bool:
        """Tell whether a shard has a connection to Discord that answers."""
        session = None if self._bot is None else self._bot.get_shard(shard)
        return session is not None and not session.is_closed() and math.isfinite(session.latency)

    def session(self, shard: int) -> bool:
        """Note that a shard has a session; return False for one that this process doesn't want, which is ended."""
        wanted = self._wants(shard) or self._handover.is_ended(shard)
        if not wanted:
            self._do(self._close(shard))
        return wanted

    async def is_there(self, shard: int) -> None:
        """Note that a shard's session knows its servers: the process that has it still may hand it over."""
        if shard in self._coming:
            with suppress(Lost):
                await self.leases.take(Kind.THERE, shard)
                await self.leases.notify(SHARDS)

    def _wants(self, shard: int) -> bool:
        return shard in self.held or shard in self._coming

    async def answers(self, guild_id: int | None, id_: int) -> bool:
        """Tell whether this process answers an interaction, or another one that has a session of its shard."""
        return await self._handover.answers(shard_of(guild_id, self.count), id_)

    def is_unsure(self, guild_id: int | None, id_: int) -> bool:
        """Tell whether another process may have answered an interaction that this one answers."""
        return self._handover.is_unsure(shard_of(guild_id, self.count), id_)

    # Other processes' news

    async def tell(self, game_id: int) -> None:
        """Have the process that answers for a game wake it. If that fails, it finds out at its next look."""
        with suppress(Lost):
            await self.leases.notify(WAKE, str(game_id))

    async def tell_all(self) -> None:
        """Have each process forget what it keeps in memory of people and of servers' maps.

        Where the connection is lost, it is said, and heard, as soon as there is one again.
        """
        self._untold = True
        with suppress(Lost):
            await self.leases.notify(FORGET)
            self._untold = False

    def _hear(self, channel: str, payload: str) -> None:
        if channel == SHARDS:
            shard, _, last = payload.partition(" ")
            if last:
                self._handover.begin(int(shard), int(last))
            self._look_now.set()
        elif channel == FORGET:
            self._forgets = True
            self._do(self._forget())
        elif self._bot is not None and payload.isdecimal():
            self._do(self._wake(int(payload)))

    async def _wake(self, game_id: int) -> None:
        bot = self._bot
        with suppress(NotStored):
            if bot is not None and self.held and bot.owns(await bot.store.guild_of(game_id)):
                bot.wake(game_id)

    async def _forget(self) -> None:
        bot = self._bot
        if bot is None:  # it begins with what is stored, and does this once more
            return
        self._forgets = False
        bot.words.forget()
        try:
            await read_maps(bot)
        except NotStored:
            self._forgets = True  # at the next look

    async def _poll(self) -> None:
        """Look for what other processes have queued; a slow database is left to itself, since the leases can't wait."""
        time = asyncio.get_running_loop().time()
        if self._polling is None and self.held and time >= self._next_poll:
            self._next_poll = time + POLL
            self._polling = asyncio.create_task(self._announcer.poll(), name="poll")
        if self._polling is not None and (await asyncio.wait({self._polling}, timeout=CHECK))[0]:
            polled, self._polling = self._polling, None
            polled.result()


def parts(count: int, processes: Sequence[int], holders: Iterable[int]) -> dict[int, int]:
    """Return how many of `count` shards each process is to have: the same for all, or one more.

    Those with the most have it, so that few shards change hands. `holders` are the processes of the shards that are
    held now.
    """
    held = Counter(holders)
    ranks = sorted(processes, key=lambda process: (-held[process], process))
    least, more = divmod(count, len(ranks))
    return {process: least + (rank < more) for rank, process in enumerate(ranks)}


def surplus(holders: Mapping[int, int], wanted: Mapping[int, int]) -> set[int]:
    """Return the shards that change hands: the last ones of each process with more than it is to have."""
    found = set[int]()
    for process in set(holders.values()):
        shards = sorted(shard for shard, holder in holders.items() if holder == process)
        found.update(shards[wanted.get(process, 0) :])
    return found


async def _until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Ask until something holds: PostgreSQL says nothing when a lock is free."""
    while not await holds():  # noqa: ASYNC110
        await asyncio.sleep(0.1)
