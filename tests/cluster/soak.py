"""Whole games on a bot of several processes that are killed all the time: `python -m tests.cluster.soak --help`.

What must hold: no step is lost or doubled, none is shown before it is stored, no message is posted twice while Discord
remembers its nonce, and every game ends. What is measured: how long a shard was without a process, and who waited.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, cast

from cogs.tables.table import Reader
from data.maps.library import load
from data.store.connection import Engine
from data.store.place import Place
from data.store.settings import Settings
from data.store.store import Store
from tests.cluster.discord import ANSWER_WITHIN, IDENTIFY_WINDOW, Asked, Discord, until
from tests.cluster.fleet import Fleet
from tests.cluster.guests import Guests, Onlooker, Outside
from tests.cluster.proxy import Proxy
from tests.faults.check import violations, violations_in
from tests.faults.line import Word
from tests.faults.people import OFF
from tests.faults.plan import plan
from tests.postgres import Server, fresh, server

STARTS_WITHIN = 90.0
RESTS_WITHIN = 120.0
"""Seconds in which the bot starts, besides its turns to begin sessions, and in which it sends what is queued."""
BACK_WITHIN = (0.0, 3.0)
"""Seconds after which a killed process is started again, at least and at most."""
BETWEEN = (1.0, 6.0)
"""Seconds in which nothing happens, after each shard is held again."""
LOST_WITHIN = 2.0
"""Seconds in which a process notices that its leases are lost."""
MOMENT = 1.0
"""Seconds after a death in which Discord notices all lost connections."""
DEFECT = "nothing"
"""What an interaction of a shard with a session stays unanswered for."""
SLOW = "a slow process"
"""Where it answers after more than the 3 seconds that Discord waits, as one on a busy machine does."""
TELL_AFTER = 10
QUICK = "london"
"""The map that is played where a game has ended before the deaths have."""
_ERROR = re.compile(r" (?:ERROR|CRITICAL) |^Traceback", re.MULTILINE)
_STAMP = re.compile(r"\d{4}-\d\d-\d\d ")
"""Begins each line of the log but those of a traceback."""


class Soak:
    """One run: a simulated Discord, a database, processes, and a table of people for each game."""

    def __init__(
        self,
        folder: Path,
        *,
        games: int,
        shards: int = 8,
        processes: int = 1,
        at_once: int = 0,
        maps: Sequence[str] = (),
        seed: int = 1,
        computers: Sequence[int] = (0, 0, 1),
        between: tuple[float, float] = BETWEEN,
        postgres: Server | None = None,
    ) -> None:
        self.folder, self.games, self.seed = folder, games, seed
        self.computers, self.between = computers, between
        self.library = load()
        self.maps = tuple(maps) or tuple(self.library.games)
        self.names = ("one", "two", "three", "four")[:processes]
        self.rng = Random(f"soak {seed}")
        self.starts_within = STARTS_WITHIN + IDENTIFY_WINDOW * shards / (at_once or shards)
        self.server = Discord(shards=shards, max_concurrency=at_once or shards)
        self.postgres = postgres
        self.place = Place(folder / "games.sqlite3" if postgres is None else fresh())
        self.onlooker = Onlooker(self.place)
        self.proxy = None if postgres is None else Proxy(postgres.folder / ".s.PGSQL.5432")
        self.tables: list[Guests] = []
        self.finished = self.done = 0
        self.kills: list[tuple[float, tuple[int, ...]]] = []
        """When a process was killed, and the shards that nobody held then."""
        self.cut: list[tuple[float, tuple[int, ...]]] = []
        """When a connection to the gateway was cut, and its shard."""
        self.forgotten = 0
        """Posts that came twice because Discord did not know the nonce any more, which happens to nobody's fault."""
        self.outages: list[tuple[float, float]] = []
        """From when until when no shard could be held: the database was restarted."""

    async def __aenter__(self) -> Self:
        await self.server.start()
        self.fleet = Fleet(self.server, self.folder, await self._ways())
        self.seen = Store(cast(Engine, self.onlooker))
        store = await Store.open(self.place, self.folder / "key")
        reader, settings = Reader(self.seen, self.library), Settings(store)
        self.outside = Outside(self.server)
        for number in range(self.games):
            map_, rng = self.maps[number % len(self.maps)], Random(f"table {self.seed} {number}")
            planned = replace(
                plan(self.seed + number), map=map_, seats=2, clock="", computers=rng.choice(self.computers)
            )
            guests = Guests(self.outside, planned, number % self.server.shards, reader)
            await settings.set("server", guests.guild.id, "pictures", OFF)
            for person in guests.people:
                await settings.set("person", person.id, "pictures", OFF)
            self.tables.append(guests)
        await store.close()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.fleet.kill_all()
        await self.onlooker.close()
        if self.proxy is not None:
            await self.proxy.stop()
        await self.server.stop()

    async def _ways(self) -> dict[str, str]:
        """What each process takes for the database: the last one reaches PostgreSQL by the line that can be cut."""
        direct = self.place.address or str(self.place)
        ways = dict.fromkeys(self.names, direct)
        if self.proxy is not None:
            await self.proxy.start()
            ways[self.names[-1]] = direct.partition("?")[0].replace("@/", f"@127.0.0.1:{self.proxy.port}/")
        return ways

    async def begin(self) -> None:
        """Starts all processes, and waits until people can give commands."""
        for name in self.names:
            self.fleet.start(name)
        await self.fleet.until_held(self.starts_within)
        await until(lambda: bool(self.server.backend.commands), self.starts_within)

    async def run(self, kills: int, restarts: int = 0, cuts: int = 0, lines: int = 0) -> None:
        """Plays all games to their end, while processes die, the database is restarted, and commits are cut off.

        So are `lines`, connections to the gateway: every second one can't be resumed.
        """
        await self.begin()
        deeds = [self._kill] * kills + [self._restart] * restarts + [self._cut] * cuts + [self._cut_line] * lines
        self.rng.shuffle(deeds)
        killer = asyncio.create_task(self._do(deeds))
        try:
            async with asyncio.TaskGroup() as group:
                for number, table in enumerate(self.tables):
                    group.create_task(self._play(table, Random(f"play {self.seed} {number}"), killer))
        finally:
            killer.cancel()
        await self.rest()

    async def _play(self, table: Guests, rng: Random, killer: asyncio.Task[None]) -> None:
        """One game after the other, as long as there are deaths to come; the last one to its end."""
        while True:
            await table.play_out(rng)
            self.finished += 1
            if killer.done():
                await killer
                return
            await table.open_another(QUICK)

    async def _do(self, deeds: Sequence[Callable[[], Awaitable[None]]]) -> None:
        for deed in deeds:
            await asyncio.sleep(self.rng.uniform(*self.between))
            await deed()
            await self.fleet.until_held(self.starts_within)
            self.done += 1
            if self.done % TELL_AFTER == 0:
                print(f"{self.report()}\n", file=sys.stderr, flush=True)

    async def _kill(self) -> None:
        name = self.rng.choice(list(self.fleet.running))
        held = [shard for shard, names in self.server.holders().items() if names == [name]]
        self.kills.append((time.monotonic(), tuple(held)))
        self.fleet.kill(name)
        await asyncio.sleep(self.rng.uniform(*BACK_WITHIN))
        self.fleet.start(name)

    async def _restart(self) -> None:
        assert self.postgres is not None
        began = time.monotonic()
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.rng.uniform(*BACK_WITHIN))
        await asyncio.to_thread(self.postgres.start)
        await asyncio.sleep(LOST_WITHIN)
        await self.fleet.until_held(self.starts_within)
        self.outages.append((began, time.monotonic()))

    async def _cut(self) -> None:
        assert self.proxy is not None
        self.proxy.cut_next_commit()

    async def _cut_line(self) -> None:
        shard = self.rng.randrange(self.server.shards)
        at = time.monotonic()
        if self.server.cut(shard, forgets=len(self.cut) % 2 == 1):
            self.cut.append((at, (shard,)))

    async def rest(self) -> None:
        """Waits until all that is queued is sent, and stops the processes.

        Raises: TimeoutError.
        """
        async with asyncio.timeout(RESTS_WITHIN):
            while True:
                if not await self.seen.first(int, "SELECT count(*) FROM outbox WHERE state = 'due'"):
                    break
                await asyncio.sleep(0.2)
        await self.fleet.stop_all()

    # What came of it

    async def wrong(self) -> list[str]:
        """All that is wrong, each in a sentence; nothing runs any more."""
        words = [*self._once(self.server.record.words), *self._logged(), ("recovered", {})]
        if self.place.is_postgres:
            found = await self.onlooker.read(violations_in, self.library, words)
        else:
            found = violations(self.place.file, self.library, words)
        steps = dict(await self.seen.read(lambda *row: row, "SELECT id, step FROM games"))
        open_ = await self.seen.first(int, "SELECT count(*) FROM games WHERE status = 'playing'")
        found += [f"{open_} games have not ended"] * bool(open_)
        found += shown_too_soon(self.server.record.words, steps)
        for one in self.server.asked.values():
            if one.seconds is None and (why := self._why_unanswered(one)) in (DEFECT, SLOW):
                found.append(f"nobody answered {one.what} on shard {one.shard} in time, by {why}")
        return found

    def _once(self, words: Sequence[Word]) -> list[Word]:
        """What was recorded, and of a post that a forgotten nonce let through twice the second alone; counts them."""
        posted: dict[str, int] = {}
        left: list[Word | None] = list(words)
        for at, (kind, facts) in enumerate(words):
            nonce = facts["call"].get("nonce") if kind == "world" else None
            if nonce and nonce in posted and self._is_forgotten(words[posted[nonce]][1]["call"], facts["call"]):
                left[posted[nonce]] = None
            if nonce:
                posted[nonce] = at
        self.forgotten = left.count(None)
        return [word for word in left if word is not None]

    def _is_forgotten(self, first: dict[str, Any], again: dict[str, Any]) -> bool:
        """Whether for most of the time that a nonce is known, nobody could send again what had been sent."""
        one, other = (self.server.began + call["at"] for call in (first, again))
        shard = self.server.shard_of_post(first["path"])
        gaps = [(began, ended) for found, began, ended in self.gaps() if found == shard] + self.outages
        waited = sum(max(0.0, min(ended, other) - max(began, one)) for began, ended in gaps)
        return bool(waited > self.server.world.nonce_known / 2)

    def _logged(self) -> Iterator[Word]:
        for log in self.folder.glob("*.log"):
            lines = log.read_text("utf-8", "replace").splitlines()
            for number, line in enumerate(lines, 1):
                if _ERROR.search(line):
                    trace = takewhile(lambda one: not _STAMP.match(one), lines[number:])
                    yield "logged", {"text": line, "types": (), "trace": "\n".join(trace)}

    def _why_unanswered(self, asked: Asked) -> str:
        """What took from a shard the session that would have answered; DEFECT if it had one all the time."""
        if any(began - ANSWER_WITHIN <= asked.at <= ended for began, ended in self.outages):
            return "a restart of the database"
        loss = self.server.loss_for(asked)
        if loss is None:
            return DEFECT if asked.too_late is None else SLOW
        if loss.what == "closed":
            return "a handover"
        return "a death" if any(abs(loss.at - at) < MOMENT for at, _ in self.kills) else "a cut connection"

    def gaps(self, losses: Sequence[tuple[float, tuple[int, ...]]] | None = None) -> Iterator[tuple[int, float, float]]:
        """For each death and each shard that it left: when nobody held the shard, and when somebody did again.

        `losses` are other moments in which shards lost their sessions.
        """
        for at, shards in self.kills if losses is None else losses:
            for shard in shards:
                begun = [
                    one.at
                    for one in self.server.changes
                    if one.shard == shard and one.at > at and one.what in ("began", "resumed")
                ]
                yield shard, at, min(begun, default=float("inf"))

    def report(self) -> str:
        """What was done and measured, in lines."""
        asked = list(self.server.asked.values())
        answered = sorted(one.seconds for one in asked if one.seconds is not None)
        takeovers = sorted(ended - began for _, began, ended in self.gaps())
        reconnects = sorted(ended - began for _, began, ended in self.gaps(self.cut))
        late = time.monotonic() - ANSWER_WITHIN
        unanswered = [one for one in asked if one.seconds is None and one.at <= late]
        why = Counter(map(self._why_unanswered, unanswered))
        begun = Counter(one.what for one in self.server.changes)
        posts = sum(
            kind == "world" and facts["call"]["message"] is not None for kind, facts in self.server.record.words
        )
        lines = [
            f"{self.finished} games ended on {len(self.tables)} tables, {self.server.shards} shards, "
            f"{len(self.names)} processes; {len(self.kills)} deaths, {len(self.outages)} restarts of the database, "
            f"{self.proxy.cuts if self.proxy else 0} commits cut off, {self.fleet.revived} failed starts",
            f"{len(asked)} interactions: answered after {_shares(answered)} s; {len(unanswered)} unanswered, by "
            f"what happened just before: {dict(why)}",
            f"a shard without a process: {_shares(takeovers)} s",
            f"{len(self.cut)} connections cut: {_shares(reconnects)} s until the next",
            f"{posts} posts, {self.forgotten} of them twice after a forgotten nonce; sessions: {dict(begun)}; "
            f"most calls in a second: {max(self.server.calls.values(), default=0)}",
        ]
        return "\n".join(lines)


def shown_too_soon(words: Sequence[Word], steps: dict[int, int]) -> list[str]:
    """What was shown of steps that are not stored."""
    shown: Counter[int] = Counter()
    for kind, facts in words:
        if kind == "world":
            for game, step in re.findall(r"'st:(\d+):(\d+):", str(facts["call"]["sent"])):
                shown[int(game)] = max(shown[int(game)], int(step))
    return [
        f"step {step} of game {game} was shown, and {steps.get(game, 0)} are stored"
        for game, step in shown.items()
        if step > steps.get(game, 0)
    ]


def _shares(sorted_: Sequence[float]) -> str:
    """The median, the 99th of a hundred, and the most."""
    if not sorted_:
        return "none"
    p50, p99 = (sorted_[int((len(sorted_) - 1) * share)] for share in (0.5, 0.99))
    return f"p50 {p50:.2f}, p99 {p99:.2f}, most {sorted_[-1]:.2f}"


async def soak(given: argparse.Namespace) -> int:
    """One run, and what came of it. One that is asked to end ends its processes, too."""
    running = asyncio.current_task()
    assert running is not None
    for ending in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(ending, running.cancel)
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        postgres = server() if given.postgres else None
        names = {name: getattr(given, name) for name in ("games", "shards", "processes", "at_once", "seed")}
        async with Soak(Path(folder), postgres=postgres, maps=given.maps, **names) as soak:
            began = time.monotonic()
            try:
                restarts, cuts = (given.restarts, given.cuts) if postgres else (0, 0)
                await soak.run(given.kills, restarts, cuts, given.lines)
                wrong = await soak.wrong()
            except BaseException:
                for name in soak.names:
                    print(f"--- {name}\n{soak.fleet.log(name).read_text()[-4000:]}", file=sys.stderr)
                raise
            finally:
                print(f"{soak.report()}\n{time.monotonic() - began:.0f} seconds")
    for sentence in wrong:
        print(f"  WRONG: {sentence}")
    return bool(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.soak", description=__doc__)
    parser.add_argument("--maps", nargs="*", default=(), help="all, unless some are named")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, not on SQLite")
    for name, default in {"games": 50, "kills": 200, "restarts": 10, "cuts": 10, "lines": 40}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--at-once", type=int, default=0, help="Discord's max_concurrency; a bucket for each shard")
    for name, default in {"processes": 1, "shards": 8, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return asyncio.run(soak(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
