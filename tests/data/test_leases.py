"""Leases on a real PostgreSQL: one process holds each, and no longer than it can be trusted."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from data.store import leases
from data.store.leases import Kind, Leases, Lost
from data.store.share import Share, within
from tests import postgres as server

ROOT = Path(__file__).resolve().parents[2]
SHARD = (Kind.SHARD, 3)


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of a database with nothing in it."""
    address = server.empty()
    yield address
    server.dropped(address)


class Holder:
    """A process that takes leases, and what it heard."""

    def __init__(self, url: str) -> None:
        self.heard: list[tuple[str, str]] = []
        self.lost = asyncio.Event()
        self._news = asyncio.Event()
        self.leases = Leases(url, self._hear, self.lost.set)

    def _hear(self, channel: str, payload: str) -> None:
        self.heard.append((channel, payload))
        self._news.set()

    async def hears(self, payload: str) -> None:
        async with asyncio.timeout(5):
            while payload not in [what for _, what in self.heard]:
                self._news.clear()
                await self._news.wait()

    async def takes(self, kind: Kind, number: int) -> None:
        """Takes a lease as soon as it is free."""
        async with asyncio.timeout(5):
            while not await self.leases.take(kind, number):  # noqa: ASYNC110 - a lock says nothing when it is free
                await asyncio.sleep(0.02)


@asynccontextmanager
async def joined(url: str) -> AsyncIterator[Holder]:
    holder = Holder(url)
    await holder.leases.open("wake")
    try:
        yield holder
    finally:
        await holder.leases.close()


async def cut(url: str, number: int) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as db:
        await db.execute("SELECT pg_terminate_backend(%s)", (number,))


async def test_a_lease_is_held_by_one_until_it_is_given_back(postgres: str) -> None:
    async with joined(postgres) as one, joined(postgres) as other:
        assert await one.leases.take(*SHARD) and await one.leases.take(*SHARD)
        assert not await other.leases.take(*SHARD) and await other.leases.take(Kind.SHARD, 4)
        assert sorted(await other.leases.taken(Kind.SHARD)) == [3, 4]
        await one.leases.give(*SHARD)
        assert await other.leases.take(*SHARD) and other.leases.held == {SHARD, (Kind.SHARD, 4)}
        assert await one.leases.take(Kind.PROCESS, 8) and await other.leases.take(Kind.PROCESS, 8)
        assert await one.leases.taken(Kind.PROCESS) == [8, 8]
        await one.leases.give(Kind.PROCESS, 8)
        assert await one.leases.taken(Kind.PROCESS) == [8]


async def test_all_hear_a_notification_also_while_they_ask(postgres: str) -> None:
    async with joined(postgres) as one, joined(postgres) as other:
        for number in range(20):
            await asyncio.gather(one.leases.notify("wake", str(number)), other.leases.taken(Kind.SHARD))
        await other.leases.notify("wake", "end")
        for holder in (one, other):
            await holder.hears("end")
        assert [payload for _, payload in one.heard] == [payload for _, payload in other.heard]
        assert len(one.heard) == 21


async def test_a_killed_process_loses_all_at_once(postgres: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from data.store.leases import *\n"
        "async def main():\n"
        "    leases = Leases(sys.argv[1], print, print)\n"
        "    await leases.open()\n"
        "    print(await leases.take(Kind.SHARD, 3), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, postgres, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None and await child.stdout.readline() == b"True\n"
    async with joined(postgres) as other:
        assert not await other.leases.take(*SHARD)
        child.kill()
        await child.wait()
        await other.takes(*SHARD)


async def test_a_cut_connection_is_noticed_without_asking_and_opened_again(postgres: str) -> None:
    async with joined(postgres) as one, joined(postgres) as other:
        assert await one.leases.take(*SHARD)
        await cut(postgres, one.leases.number)
        async with asyncio.timeout(1):
            await one.lost.wait()
        assert not one.leases.held and not one.leases.is_open
        with pytest.raises(Lost):
            await one.leases.take(*SHARD)
        assert await other.leases.take(*SHARD)
        await one.leases.open("wake")
        assert not await one.leases.take(*SHARD)


async def test_a_database_that_no_longer_answers_counts_as_lost_before_another_gets_the_lease(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leases.ANSWER < leases.SILENCE / 2
    monkeypatch.setattr(leases, "ANSWER", 0.3)
    async with joined(postgres) as one, await psycopg.AsyncConnection.connect(postgres, autocommit=True) as db:
        assert await one.leases.take(*SHARD)
        # A lock on what the question reads stands for a server that is away: it answers nothing.
        async with db.transaction():
            await db.execute("LOCK TABLE pg_catalog.pg_database IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Lost):
                await one.leases.taken(Kind.SHARD)
        assert one.lost.is_set() and not one.leases.held


async def test_a_process_that_hangs_is_let_go_by_the_database(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "SILENCE", 1)
    async with joined(postgres) as hanging, joined(postgres) as other:
        assert await hanging.leases.take(*SHARD)
        for _ in range(20):
            await asyncio.sleep(0.1)
            await other.leases.taken(Kind.SHARD)
        assert hanging.lost.is_set() and await other.leases.take(*SHARD)


async def test_who_gives_up_asking_has_not_taken_what_nobody_knows_of(postgres: str) -> None:
    async with joined(postgres) as one, joined(postgres) as other:
        asking = asyncio.create_task(one.leases.take(*SHARD))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
        await one.leases.give(*SHARD)
        assert await other.leases.take(*SHARD)


def test_each_server_belongs_to_one_share_and_what_has_none_to_shard_0() -> None:
    shares = [Share(8, frozenset({0, 1, 2})), Share(8, frozenset({3, 4, 5, 6, 7}))]
    assert [share.owns(None) for share in shares] == [share.owns(0) for share in shares] == [True, False]
    for guild in range(0, 1 << 30, 1234567):
        assert sum(share.owns(guild) for share in shares) == 1
    assert within(None, "id") == "1 = 1" and within(Share(8, frozenset()), "id") == "1 = 0"
