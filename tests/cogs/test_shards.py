"""What one of several processes does: all for the servers of its own shards, and nothing for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import discord
import pytest

from cogs.core import scheduler
from cogs.core.scheduler import SHORT_ABSENCE, Scheduler, job, now
from cogs.core.time import DAY, HOUR
from cogs.people.privacy import compare, forget_servers
from cogs.run.bot import SlowTrain
from data.store.clocks import Clocks
from data.store.jobs import Jobs
from data.store.rows import DueKind, Job, OutboxMessage
from data.store.servers import PATIENCE, Servers
from data.store.share import Share, shard_of
from tests.cogs.party import Party
from tests.cogs.quick import PAUSE
from tests.cogs.test_clock_trouble import until
from tests.cogs.test_clocks import no_pictures  # noqa: F401 - a fixture
from tests.cogs.test_missed_time import jump


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks come so seldom that the simulated Discord does not wait for them."""
    monkeypatch.setattr(scheduler, "POLL", PAUSE)


def count(party: Party) -> int:
    """So many shards that the one of the table's server is not 0."""
    return next(number for number in range(5, 100) if shard_of(party.guild.id, number))


def shard(party: Party) -> int:
    """The shard of the table's server."""
    return shard_of(party.guild.id, count(party))


async def hold(party: Party, *shards: int) -> None:
    """The bot answers for these shards, all of which have sessions, and for no others."""
    bot = party.bot
    bot.share = Share(count(party), frozenset(shards))
    for one in range(count(party)):
        await (bot.scheduler.take(one) if one in shards else bot.scheduler.give(one))
    for one in shards:
        bot.scheduler.join(one)


@pytest.fixture
def passed_on(party: Party) -> Iterator[list[int]]:
    """The games of which other processes were told."""
    found: list[int] = []

    async def note(game_id: int) -> None:
        found.append(game_id)

    with patch.object(party.bot, "pass_on", note):
        yield found


async def test_what_is_played_in_a_game_of_another_process_is_shown_by_that_one_once(
    party: Party, passed_on: list[int]
) -> None:
    table = await party.begin_turns()
    await party.in_bot(lambda: hold(party, 0))
    before, step = len(party.posts()), table.step
    table = await party.act(0, 0)
    table = await party.act(0, 0) if table.game is not None and table.game.waiting == (0,) else table
    assert table.step > step and len(party.posts()) == before
    assert passed_on and set(passed_on) == {table.id}

    async def take_over() -> None:
        await hold(party, shard(party))
        await party.bot.announcer.wake_all()

    await party.in_bot(take_over)
    shown = len(party.posts())
    assert shown == before + 1
    await party.in_bot(party.bot.announcer.poll)
    assert len(party.posts()) == shown


async def test_what_another_process_has_queued_is_found_at_the_next_look_and_what_waits_is_left_alone(
    party: Party,
) -> None:
    table = await party.begin_turns()
    await party.in_bot(lambda: hold(party, shard(party)))
    woken: list[int] = []
    with patch.object(party.bot.announcer, "wake", woken.append):
        await party.bot.announcer.poll()
        await party.bot.store.enqueue(table.id, table.step, OutboxMessage("edit", "n"))
        for _ in range(3):
            await party.bot.announcer.poll()
    assert woken == [table.id]


async def test_of_two_processes_that_meet_at_a_message_one_sends_it(party: Party) -> None:
    table = await party.begin_turns()
    await party.bot.store.enqueue(table.id, table.step, OutboxMessage("edit", "n"))
    (row,) = await party.bot.store.queued(table.id)
    assert await party.bot.store.claim([row]) and not await party.bot.store.claim([row])


async def test_a_job_falls_due_where_its_server_is_and_what_has_none_with_shard_0(party: Party) -> None:
    table = await party.begin_turns()
    rang: list[tuple[int | None, int | None]] = []

    async def handler(_: SlowTrain, due: Job) -> None:
        rang.append((due.game_id, due.user_id))

    jobs = Jobs(party.bot.store)
    with patch.dict(job, {"test": handler}):
        await party.in_bot(lambda: hold(party, 0))
        for due in (Job("test", table.id, None, None, now() - 1), Job("test", None, None, party.ann.id, now() - 1)):
            await jobs.put(due)
        await party.env.advance_time(PAUSE + 1)
        assert rang == [(None, party.ann.id)]
        await party.in_bot(lambda: hold(party, shard(party)))
        await party.env.advance_time(PAUSE + 1)
        assert rang == [(None, party.ann.id), (table.id, None)]


@pytest.mark.parametrize("fails", [False, True])
async def test_jobs_of_a_shard_that_is_given_up_meanwhile_are_left_to_the_process_that_takes_it(
    party: Party, fails: bool, caplog: pytest.LogCaptureFixture
) -> None:
    table = await party.begin_turns()
    rang: list[int | None] = []
    due = [Job("test", table.id, seat, None, now() - 1) for seat in (0, 1)]

    async def handler(bot: SlowTrain, one: Job) -> None:
        rang.append(one.seat)
        await hold(party, 0)
        if fails:
            raise ValueError

    jobs = Jobs(party.bot.store)
    with patch.dict(job, {"test": handler}):
        await party.in_bot(lambda: hold(party, shard(party)))
        for one in due:
            await jobs.put(one)
        await party.env.advance_time(PAUSE + 1)
    left = [one for one in await jobs.of_game(table.id) if one.kind == "test"]
    assert rang == [0] and left == (due if fails else due[1:])
    caplog.clear()


@pytest.mark.parametrize("is_slow", [False, True])
async def test_a_shard_is_given_up_when_the_job_at_work_is_done_or_takes_too_long(
    party: Party, is_slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await party.begin_turns()
    began, ends = asyncio.Event(), asyncio.Event()
    if is_slow:
        monkeypatch.setattr(scheduler, "LAST_JOB", 0)

    async def handler(_: SlowTrain, __: Job) -> None:
        began.set()
        await ends.wait()

    async def give_up() -> None:
        await hold(party, shard(party))
        await Jobs(party.bot.store).put(Job("test", table.id, 0, None, now() - 1))
        party.bot.scheduler.wake()
        await began.wait()
        giving = asyncio.ensure_future(party.bot.scheduler.give(shard(party)))
        await asyncio.to_thread(time.sleep, 0.1)  # real time: it would be done by then
        is_given = giving.done()
        ends.set()
        await giving
        assert is_given == is_slow

    with patch.dict(job, {"test": handler}):
        await party.in_bot(give_up)


async def test_a_process_that_never_had_a_shard_leaves_no_heartbeat_of_the_whole_bot(party: Party) -> None:
    await party.begin_turns(seats=2)
    await party.bot.store.run("DELETE FROM heartbeat")
    party.bot.share = Share(4, frozenset())
    await Scheduler(party.bot, party.bot.store, None).stop()
    assert not await party.bot.store.rows("SELECT * FROM heartbeat")


async def test_clocks_stand_still_only_for_servers_whose_shard_nobody_held(party: Party) -> None:
    table = await party.begin_turns(clock="c1", late="tm")
    mine, other, kept = shard(party), (shard(party) + 1) % count(party), Clocks(party.bot.store)
    await party.env.advance_time(3 * HOUR)
    before = await until(party)
    await kept.beat({mine: now(), other: now() - 2 * SHORT_ABSENCE})
    await party.in_bot(lambda: hold(party, other))
    await party.bot.scheduler.catch_up()
    assert await until(party) == before and await kept.last_beat(other) == now()
    assert (await Jobs(party.bot.store).of_game(table.id))[0].at == before[0]
    await kept.beat({mine: now() - 2 * HOUR})
    await party.in_bot(lambda: hold(party, mine))
    assert await until(party) == {0: before[0] + 2 * HOUR}


async def test_a_process_that_was_stopped_and_lost_its_shards_counts_nothing_for_them(party: Party) -> None:
    await party.begin_turns(clock="c1", late="tm")
    before = await until(party)
    await party.in_bot(lambda: hold(party, shard(party)))
    party.bot.scheduler.drop([shard(party)])
    jump(party, 3 * DAY)
    await party.bot.scheduler.catch_up()
    assert await until(party) == before


async def test_the_last_sign_of_life_of_a_shard_that_had_none_is_the_latest_of_all(party: Party) -> None:
    kept = Clocks(party.bot.store)
    await kept.beat({None: 1000, 3: 2000, 4: 1500})
    assert [await kept.last_beat(shard) for shard in (3, 4, 5, None)] == [2000, 1500, 2000, 1000]


async def test_a_server_that_was_left_while_another_process_had_its_shard_stays_left(party: Party) -> None:
    """Nothing drops the server from the library's memory: this process once had its shard."""
    await party.begin_turns(seats=2)
    guild, servers = party.guild.id, Servers(party.bot.store)
    await servers.left(guild, 1)
    await compare(party.bot, Share(count(party), frozenset({0})), {guild})
    assert party.bot.get_guild(guild) is not None and guild in await servers.since()
    await compare(party.bot, Share(count(party), frozenset({shard(party)})), {guild})
    assert guild not in await servers.since()


async def test_a_server_that_a_new_session_does_not_name_was_left(party: Party) -> None:
    table = await party.begin_turns(seats=2)
    listeners: Any = party.bot.get_cog("Privacy")
    await party.in_bot(lambda: listeners.on_shard_ready(0))
    assert not await Servers(party.bot.store).since()
    await listeners.on_shard_disconnect(0)
    party.env.inject_error("GET", f"/guilds/{party.guild.id}", status=403, code=50001)
    await party.in_bot(lambda: listeners.on_shard_ready(0))
    assert party.guild.id in await Servers(party.bot.store).since()
    assert (await party.bot.tables.get(table.id)).paused_at is not None


async def test_what_is_stored_about_a_server_is_deleted_by_the_process_with_shard_0_if_discord_knows_it_no_more(
    party: Party,
) -> None:
    await party.begin_turns(seats=2)
    guild, servers = party.guild.id, Servers(party.bot.store)
    due = Job(DueKind.SERVERS, None, None, None, now())
    await servers.left(guild, now() - PATIENCE)
    await party.in_bot(lambda: forget_servers(party.bot, due))
    assert guild in await servers.known() and not await servers.since()
    await servers.left(guild, now() - PATIENCE)
    path = f"/guilds/{guild}"
    party.env.inject_error("GET", path, status=500, code=0)
    with pytest.raises(discord.HTTPException):
        await party.in_bot(lambda: forget_servers(party.bot, due))
    assert guild in await servers.known()
    party.env.inject_error("GET", path, status=403, code=50001)
    await party.in_bot(lambda: forget_servers(party.bot, due))
    assert party.bot.get_guild(guild) is not None and guild not in await servers.known()
