"""Processes that are killed: nothing is lost or doubled, and every game goes on. And the harness itself: it sees it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord.enums import InteractionType
from simcord.http import router

from data.store.store import Store
from tests.cluster.discord import ANSWER_WITHIN, Change
from tests.cluster.proxy import Proxy
from tests.cluster.soak import Soak
from tests.postgres import server

pytestmark = pytest.mark.long
KILLS = 10


async def test_two_processes_on_postgresql_are_killed_ten_times_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    async with Soak(
        tmp_path, games=2, processes=2, postgres=server(), maps=("london",), computers=(0,), between=(0.3, 1)
    ) as soak:
        await soak.run(KILLS, restarts=1, cuts=1, lines=4)
        wrong = await soak.wrong()
        assert not wrong, "\n".join([soak.report(), *wrong])
        assert len(soak.kills) == KILLS
        happened = Counter(one.what for one in soak.server.changes)
        assert len(soak.cut) == 4 and happened["resumed"] and happened["not resumed"]
        assert soak.finished >= 2


def test_one_that_is_ended_leaves_nothing_running(tmp_path: Path) -> None:
    server()  # or else it is said why there is none
    arguments = ["--postgres", "--games", "1", "--shards", "1", "--maps", "london"]
    with (tmp_path / "log").open("wb") as log:
        soak = subprocess.Popen([sys.executable, "-m", "tests.cluster.soak", *arguments], stdout=log, stderr=log)
    children = Path(f"/proc/{soak.pid}/task/{soak.pid}/children")

    def begun() -> bool:
        lines = [Path(f"/proc/{child}/cmdline") for child in children.read_text().split()]
        return any("tests.cluster.process" in line.read_text() for line in lines if line.exists())

    wait_until(begun)
    started = children.read_text().split()
    soak.send_signal(signal.SIGTERM)
    assert soak.wait(60)
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in started), 5)


def wait_until(holds: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


async def test_the_line_to_the_database_says_nothing_when_it_is_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    there = await asyncio.start_unix_server(lambda *_: None, str(tmp_path / "socket"))
    proxy = Proxy(tmp_path / "socket")
    await proxy.start()
    _, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    await asyncio.sleep(0.1)
    await proxy.stop()
    await asyncio.sleep(0.1)
    writer.close()
    there.close()
    assert not caplog.records


class TestTheHarnessSeesIt:
    async def test_when_nobody_answers_or_a_game_goes_not_on_or_shows_what_is_not_stored(self, tmp_path: Path) -> None:
        async with Soak(tmp_path, games=1, shards=2) as soak:
            channel, ann = soak.tables[0].channel, soak.tables[0].ann
            store = await Store.open(soak.place)
            await store.run(
                "INSERT INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, status, "
                "step, created_at, moved_at) VALUES (1, 1, ?, 'usa', 'classic', '{}', 11, 2, 'playing', 0, 0, 0)",
                channel.id,
            )
            await store.close()
            sent: dict[str, Any] = {"json": {"content": "st:1:5:hand", "nonce": "1-5"}, "params": {}, "files": []}
            for _ in range(2):
                soak.server.world.nonces.clear()  # as if Discord did not know it any more
                soak.server.world.dispatch(
                    router.dispatch, soak.server.backend, "POST", f"/channels/{channel.id}/messages", sent
                )
            await ann._dispatch_interaction(InteractionType.APPLICATION_COMMAND, channel, {"name": "hand"})
            (asked,) = soak.server.asked.values()
            asked.at = time.monotonic()
            assert "0 unanswered" in soak.report()  # there is time left
            asked.at -= ANSWER_WITHIN
            assert "1 unanswered" in soak.report()
            found = await soak.wrong()
        assert "2 messages of the nonce 1-5" in found
        assert "1 games have not ended" in found
        assert "step 5 of game 1 was shown, and 0 are stored" in found
        assert f"nobody answered hand on shard {soak.server.shard_of(ann.guild.id)} in time, by nothing" in found

    @pytest.mark.parametrize("gap", [True, False])
    async def test_when_a_post_comes_twice_and_nobody_was_gone_for_as_long_as_its_nonce_is_known(
        self, tmp_path: Path, gap: bool
    ) -> None:
        async with Soak(tmp_path, games=1, shards=2) as soak:
            discord, channel = soak.server, soak.tables[0].channel
            shard = discord.shard_of(soak.tables[0].ann.guild.id)
            discord.world.nonce_known = 0.2
            sent: dict[str, Any] = {"json": {"content": "a note", "nonce": "n1-5"}, "params": {}, "files": []}
            for number in range(2):
                path = f"/channels/{channel.id}/messages"
                discord.world.dispatch(router.dispatch, discord.backend, "POST", path, sent)
                if number == 0:
                    soak.kills.append((time.monotonic(), (shard if gap else 1 - shard,)))
                    await asyncio.sleep(0.3)
                    discord.changes += [Change("began", "two", one, time.monotonic()) for one in range(2)]
            store = await Store.open(soak.place)
            await store.close()
            found = await soak.wrong()
        assert soak.forgotten == gap
        assert ("2 messages of the nonce n1-5" in found) == (not gap)
