"""Several processes share the shards: each has a part, one that goes hands its part over, one that dies is replaced."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import yarl

from cogs.core.scheduler import Scheduler
from cogs.league.season import Seasons
from cogs.run import cluster
from cogs.run.bot import SlowTrain
from cogs.run.cluster import Advice, Cluster, Pace, parts
from cogs.run.command_sync import CommandSync
from cogs.run.handover import Handover
from cogs.run.metrics import Metrics
from cogs.tables.announcer import Announcer
from cogs.tables.own_maps import changing_maps
from data.store.clocks import Clocks
from data.store.leases import Kind, Leases
from data.store.rows import GameRow
from data.store.server_maps import ServerMap, ServerMaps
from data.store.store import Store
from tests.data.test_leases import cut, postgres  # noqa: F401 - a fixture
from tests.own_map import laid_out

SHARDS = 8
ROOT = Path(__file__).resolve().parents[2]
SOON = 0.4
"""Seconds between two looks of a process, which are 5 in earnest."""


class Gateway:
    """Discord's side: the sessions that there are, and when each began."""

    def __init__(self) -> None:
        self.sessions: dict[int, list[Member]] = {shard: [] for shard in range(SHARDS)}
        """By shard; the process that has had one for longest comes first."""
        self.began: list[tuple[int, float]] = []
        self.connects_in = dict[int, float]()
        """Seconds by shard, where a connection takes some."""
        self._asked = 0

    def held_by(self, *members: Member) -> list[int]:
        """The shards of which these alone have a session."""
        return sorted(shard for shard, there in self.sessions.items() if there and set(there) <= set(members))

    async def ask(self, shard: int) -> list[Member]:
        """Who answers the next interaction of a server of the shard."""
        self._asked += 1
        there, id_ = list(self.sessions[shard]), self._asked
        answers = await asyncio.gather(*(member.cluster.answers(shard << 22, id_) for member in there))
        return [member for member, answer in zip(there, answers, strict=True) if answer]


class Member(SlowTrain):
    """A process of the bot, whose sessions are only noted."""

    cluster: Cluster

    def __init__(self, gateway: Gateway, cluster: Cluster, database: Path) -> None:
        super().__init__(database, cluster=cluster)
        self.gateway = gateway

    async def start_here(self) -> None:
        self.store = await Store.open(self._database)
        self.announcer = Announcer(self)
        self.scheduler, self.command_sync = Scheduler(self, self.store, None), CommandSync(self)
        await self.launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        await asyncio.sleep(self.gateway.connects_in.get(shard_id, 0))
        await self.before_identify_hook(shard_id)
        self.gateway.sessions[shard_id].append(self)
        self.gateway.began.append((shard_id, asyncio.get_running_loop().time()))
        await self.on_shard_connect(shard_id)
        await self.on_shard_ready(shard_id)

    def get_shard(self, shard_id: int, /) -> Any:
        if self not in self.gateway.sessions[shard_id]:
            return None

        async def disconnect() -> None:
            self.gateway.sessions[shard_id].remove(self)
            await self.on_shard_disconnect(shard_id)

        return SimpleNamespace(is_closed=lambda: False, latency=0.1, disconnect=disconnect)


Joins = Callable[[], Any]


@pytest.fixture
def gateway(monkeypatch: pytest.MonkeyPatch) -> Gateway:
    for name, seconds in {"CHECK": SOON, "BETWEEN": 0.3, "LINGER": 0.2}.items():
        monkeypatch.setattr(cluster, name, seconds)
    return Gateway()


@pytest.fixture
async def joins(gateway: Gateway, postgres: str, database: Path) -> AsyncIterator[Joins]:  # noqa: F811
    """Starts one more process. Each has a store of its own here: what they share are the leases."""
    async with AsyncExitStack() as stack:

        @asynccontextmanager
        async def process() -> AsyncIterator[Member]:
            shared = Cluster(postgres, Advice(SHARDS, "ws://nowhere", 4))
            await shared.join()
            async with Member(gateway, shared, database) as member:
                await member.start_here()
                yield member

        yield lambda: stack.enter_async_context(process())


async def until(holds: Callable[[], bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - what happens is in other tasks
            await asyncio.sleep(0.02)


async def test_each_takes_its_part_and_a_new_one_is_given_some(joins: Joins, gateway: Gateway) -> None:
    one = await joins()
    await until(lambda: len(gateway.held_by(one)) == SHARDS)
    assert one.cluster.ready and one.cluster.leads and one.is_ready()
    other = await joins()
    await until(lambda: len(gateway.held_by(one)) == len(gateway.held_by(other)) == SHARDS // 2)
    await until(lambda: one.cluster.ready and other.cluster.ready)
    assert one.share.held | other.share.held == set(range(SHARDS))
    assert (one.cluster.pace.processes, other.cluster.pace.processes) == (2, 2)
    third = await joins()
    await until(lambda: len(gateway.held_by(third)) == 2 and third.cluster.ready)


async def test_each_is_ready_where_the_shards_do_not_divide_evenly(
    joins: Joins, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.SHARDS", 4)
    members: list[Any] = []
    for _ in range(3):
        members.append(await joins())
        await until(lambda: all(one.cluster.ready for one in members))
    await until(lambda: sorted(len(one.share.held) for one in members) == [1, 1, 2])


async def test_one_stays_ready_while_it_begins_the_sessions_of_one_that_died(
    joins: Joins,
    gateway: Gateway,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = Leases(postgres, lambda *_: None, lambda: None)
    await other.open()
    await other.take(Kind.PROCESS, SHARDS)
    for shard in (0, 1, 4, 5):  # two of each bucket
        await other.take(Kind.SHARD, shard)
    one = await joins()
    assert not one.cluster.ready
    await until(lambda: one.cluster.ready)
    monkeypatch.setattr(cluster, "BETWEEN", 1.0)
    await other.close()
    await until(lambda: len(one.share.held) == SHARDS)
    assert len(gateway.held_by(one)) < SHARDS
    while len(gateway.held_by(one)) < SHARDS:
        assert one.cluster.ready
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("held", "wanted"),
    [
        ((8, 0, 0), (3, 3, 2)),
        ((2, 2, 1, 0), (2, 1, 1, 1)),  # one shard changes hands
        ((2, 2, 2, 2, 0), (2, 2, 2, 1, 1)),
        ((3, 3, 2, 0), (2, 2, 2, 2)),
        ((1, 2, 1), (1, 2, 1)),
        ((1, 1, 0), (1, 1, 0)),
    ],
)
def test_no_process_has_two_more_than_another(held: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    processes = range(len(held))
    holders = [process for process in processes for _ in range(held[process])]
    found = parts(sum(wanted), processes, holders)
    assert tuple(found[process] for process in processes) == wanted


async def test_one_that_stops_hands_each_shard_over_before_it_refuses_anything(joins: Joins, gateway: Gateway) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    stopping = asyncio.create_task(one.close())
    while not stopping.done():
        assert all(gateway.sessions.values()), "a shard is without a session"
        assert not any(one in there for there in gateway.sessions.values()) or not one.stopping
        await asyncio.sleep(0.01)
    await until(lambda: gateway.held_by(other) == list(range(SHARDS)))


async def test_whatever_is_asked_while_shards_change_hands_is_answered_once(joins: Joins, gateway: Gateway) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    over, asked = asyncio.Event(), Counter[tuple[int, int]]()

    async def ask(shard: int) -> None:
        while not over.is_set():
            answered, there = await gateway.ask(shard), len(gateway.sessions[shard])
            asked[len(answered), there] += 1
            await asyncio.sleep(0.005)

    asking = [asyncio.create_task(ask(shard)) for shard in range(SHARDS)]
    other = await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    await one.close()
    await until(lambda: gateway.held_by(other) == list(range(SHARDS)))
    over.set()
    await asyncio.gather(*asking)
    assert {answered for answered, _ in asked} == {1}
    assert asked[1, 2], "nothing was asked while two had a session"


async def test_what_one_says_of_its_last_answer_counts_though_its_lease_was_seen_to_be_free_first() -> None:
    handover = Handover()
    handover.expect(0)
    answers = [asyncio.create_task(handover.answers(0, id_)) for id_ in (4, 5)]
    handover.take(0)
    await asyncio.sleep(0.05)
    handover.begin(0, 4)
    assert [await answer for answer in answers] == [False, True]


async def test_a_shard_whose_process_dies_while_the_next_one_begins_is_taken_at_once_with_what_is_asked_meanwhile(
    joins: Joins,
    gateway: Gateway,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    dead, seen = asyncio.Event(), one.cluster.leases.seen

    async def hang() -> Any:
        await dead.wait()
        return await seen()

    monkeypatch.setattr(one.cluster.leases, "seen", hang)
    other = await joins()
    await until(lambda: sum(other in there for there in gateway.sessions.values()) == SHARDS // 2)
    assert not other.share.held
    shard = SHARDS - 1
    before = asyncio.create_task(gateway.ask(shard))
    await looked(other)  # the shard is held still
    gateway.sessions[shard].remove(one)  # it dies, and its connection with it
    after = asyncio.create_task(gateway.ask(shard))
    await cut(postgres, one.cluster.leases.number)
    dead.set()
    await until(lambda: shard in other.share.held)
    assert await before == [one]
    assert await after == [other] and await gateway.ask(shard) == [other]
    unsure = [
        other.cluster.is_unsure(shard << 22, id_) for id_ in (2, 3)
    ]  # the last one came when nobody else was there
    assert unsure == [True, False]


async def test_no_shard_is_handed_to_one_that_dies_while_another_shard_is(
    joins: Joins,
    gateway: Gateway,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    given, dead, give = list[int](), asyncio.Event(), one.scheduler.give
    seen = one.cluster.leases.seen

    async def give_slowly(shard: int) -> None:
        given.append(shard)
        await dead.wait()
        await give(shard)

    async def see_all_or_none() -> Any:
        found = await seen()
        return found if len(found[Kind.THERE]) == SHARDS // 2 else {**found, Kind.THERE: []}

    monkeypatch.setattr(one.scheduler, "give", give_slowly)
    monkeypatch.setattr(one.cluster.leases, "seen", see_all_or_none)
    other = await joins()
    await until(lambda: bool(given))
    other.cluster.leaving = True  # it doesn't come back
    await cut(postgres, other.cluster.leases.number)
    await until(lambda: not any(other in there for there in gateway.sessions.values()))
    dead.set()
    await until(lambda: one.cluster.ready and len(one.share.held) == SHARDS)
    assert len(given) == 1


async def test_no_shard_is_handed_to_one_whose_next_session_ends(
    joins: Joins, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    seen = one.cluster.leases.seen

    async def see_none_there() -> Any:
        return {**await seen(), Kind.THERE: []}

    monkeypatch.setattr(one.cluster.leases, "seen", see_none_there)
    other = await joins()
    leases = other.cluster.leases
    await until(lambda: sum(kind is Kind.THERE for kind, _ in leases.held) == SHARDS // 2)
    ended = dict[int, bool]()

    async def end(shard: int) -> None:
        ended[shard] = shard in await leases.taken(Kind.THERE)

    monkeypatch.setattr(other, "on_shard_disconnect", end)
    await other.close()
    assert ended == dict.fromkeys(range(SHARDS // 2, SHARDS), False)


async def test_a_shard_is_given_up_when_the_season_at_work_has_sent_what_it_sends(joins: Joins) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    seasons, shards = one.feature(Seasons), set[Any](one.cluster.leases.held)
    async with seasons.lock(1):
        seasons.wake(1)
        other = await joins()
        await until(lambda: len(one.share.held) < SHARDS)
        await asyncio.sleep(0.1)
        assert one.cluster.leases.held >= shards
    await until(lambda: other.cluster.ready)


async def looked(member: Member) -> None:
    """Waits until a process has looked at the leases once more, from now on."""
    looks, seen = list[object](), member.cluster.leases.seen

    async def look() -> Any:
        looks.append(await seen())
        return looks[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(member.cluster.leases, "seen", look)
        await until(lambda: bool(looks))


async def test_one_whose_leases_are_cut_lets_all_go_at_once_and_comes_back(
    joins: Joins,
    gateway: Gateway,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    shards, shard, found, drop = set(one.share.held), min(one.share.held), list[object](), one.scheduler.drop
    assert await gateway.ask(shard) == [one]

    def dropping(given: Iterable[int]) -> None:
        drop(given)
        unsure = one.cluster.is_unsure(shard << 22, 1)  # another process may answer it, too
        found.append((set(given), set(one.share.held), one.is_ready(), unsure))

    monkeypatch.setattr(one.scheduler, "drop", dropping)
    await cut(postgres, one.cluster.leases.number)
    await until(lambda: bool(found), 5)
    assert found == [(shards, set(), False, True)]
    await until(lambda: one.cluster.ready and other.cluster.ready and all(map(len, gateway.sessions.values())))
    assert one.share.held.isdisjoint(other.share.held)


async def test_who_changes_a_game_of_another_process_wakes_that_one_alone(joins: Joins) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    woken: list[tuple[Member, int]] = []
    for member in (one, other):
        member.wake = partial(lambda member, game: woken.append((member, game)), member)
    games = dict[int, Member]()
    for shard in range(SHARDS):
        row = GameRow(0, shard << 22, shard + 1, "usa", "classic", "{}", 1, 2, "lobby", 0, None)
        games[await one.store.new_game(row, [], 0)] = one if shard in one.share.held else other
    for game in games:
        await one.cluster.tell(game)
    await until(lambda: len(woken) == SHARDS)
    assert {game: member for member, game in woken} == games


async def test_what_one_has_changed_the_others_keep_no_longer_in_memory(
    joins: Joins,
    postgres: str,  # noqa: F811
) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    maps, key = ServerMaps(one.store), "own-isles"
    kept = other.words.say("en", "own-map-removed", map="Ann")
    async with changing_maps(one):
        assert await maps.add(ServerMap(key, 7, 11, 1, "digest"), json.dumps(laid_out(key)))
    await until(lambda: list(other.library.own.at(7)) == [key], 5)
    assert other.words.say("en", "own-map-removed", map="Ann") is not kept
    await maps.remove(key, 7)  # as if nobody had heard it: the connection is cut at that moment
    await cut(postgres, other.cluster.leases.number)
    await until(lambda: not other.library.own.at(7), 10)


async def test_the_pages_say_which_process_is_ready_and_one_tells_of_the_whole(joins: Joins) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    told: list[bool] = []
    for member in (other, one):
        metrics = Metrics(member)
        await metrics.start(0)
        async with aiohttp.ClientSession(f"http://127.0.0.1:{metrics.port}") as http:
            async with http.get("/ready") as answer:
                assert await answer.json() == {"status": "ready", "shards": sorted(member.share.held)}
            async with http.get("/metrics") as answer:
                told.append("slow_train_games" in await answer.text())
            await member.cluster.leave()
            async with http.get("/ready") as answer:
                assert answer.status == 503
        await metrics.stop()
    assert told == [False, True]


async def test_sessions_of_one_bucket_begin_one_after_the_other_in_all_processes(
    joins: Joins, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "BETWEEN", 0.5)
    gateway.connects_in = dict.fromkeys(range(4), 0.4)
    one, other = await asyncio.gather(joins(), joins())
    await until(lambda: one.cluster.ready and other.cluster.ready)
    for bucket in range(4):
        times = [time for shard, time in gateway.began if shard % 4 == bucket]
        assert all(late - early > 0.45 for early, late in pairwise(times))


async def test_a_new_one_gets_the_shards_at_once_whose_turn_has_not_come(
    joins: Joins, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "BETWEEN", 30.0)
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    one = await joins()
    await until(lambda: len(gateway.began) == 4)
    begun = {shard for shard, _ in gateway.began}  # of two of a bucket, either may be first
    other = await joins()
    await until(lambda: other.share.held == set(range(4, SHARDS)) - begun, 20)
    assert len(gateway.began) == 4 and set(gateway.held_by(one)) == begun <= one.share.held


async def test_a_turn_to_begin_outlives_a_process_that_dies(
    joins: Joins,
    gateway: Gateway,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "BETWEEN", 1.0)
    killed_at = await killed_at_its_turn(postgres)
    one = await joins()
    await until(lambda: one.cluster.ready)
    assert dict(gateway.began)[0] - killed_at > 0.5


async def killed_at_its_turn(url: str) -> float:
    """A process takes the turn of bucket 0, and is killed."""
    program = f"""
import asyncio
from data.store.leases import Kind, Leases

async def main():
    leases = Leases({url!r}, print, print)
    await leases.open()
    turn = await leases.take_turn(Kind.IDENTIFY, 0, 10)
    assert turn is not None and turn.begin({cluster.BETWEEN})
    print("taken", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None and await process.stdout.readline() == b"taken\n"
    process.kill()
    await process.wait()
    return asyncio.get_running_loop().time()


async def test_a_shard_that_was_given_up_gets_no_session_whatever_the_library_tries(
    joins: Joins, gateway: Gateway
) -> None:
    one, other = await joins(), await joins()
    await until(lambda: one.cluster.ready and other.cluster.ready)
    foreign = min(other.share.held)
    with pytest.raises(asyncio.CancelledError):
        await one.before_identify_hook(foreign)
    assert foreign in await one.cluster.leases.taken(Kind.SHARD)


async def test_what_is_done_once_is_done_by_one_after_the_other(joins: Joins) -> None:
    one, other = await joins(), await joins()
    doing: list[str] = []

    async def do(member: SlowTrain) -> None:
        assert member.cluster is not None
        async with member.cluster.commands():
            doing.append("begun")
            await asyncio.sleep(0.1)
            doing.append("done")

    await asyncio.gather(do(one), do(other))
    assert doing == ["begun", "done"] * 2


async def test_a_shard_that_is_handed_over_leaves_a_sign_of_life(joins: Joins, gateway: Gateway) -> None:
    one = await joins()
    await until(lambda: one.cluster.ready)
    assert {key for key in one.cluster.leases.held if key[0] is Kind.SHARD} == {
        (Kind.SHARD, shard) for shard in range(SHARDS)
    }
    kept = Clocks(one.store)
    await kept.beat(dict.fromkeys(range(SHARDS), 1000))
    other = await joins()
    await until(lambda: other.cluster.ready)
    for shard in other.share.held:
        assert await kept.last_beat(shard) != 1000


async def test_requests_are_spaced_by_the_number_of_processes_and_answers_are_not() -> None:
    pace, loop = Pace(), asyncio.get_running_loop()
    pace.processes = 4
    (begin,) = pace.trace().on_request_start

    async def request(path: str) -> None:
        await begin(None, SimpleNamespace(), SimpleNamespace(url=yarl.URL(f"https://discord.com/api/v10{path}")))  # type: ignore[arg-type]

    start = loop.time()
    for _ in range(5):
        await request("/interactions/1/token/callback")
        await request("/webhooks/1/token/messages/@original")
    assert loop.time() - start < 0.05
    await asyncio.gather(*(request("/channels/1/messages") for _ in range(6)))
    assert loop.time() - start >= 5 * 4 / cluster.PER_SECOND
