"""An update without silence: the new process starts, the old one hands its shards over, and people go on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.cluster.discord import ANSWER_WITHIN, Discord
from tests.cluster.fleet import Fleet
from tests.cluster.guests import Outside
from tests.postgres import dropped, fresh

pytestmark = pytest.mark.long

SHARDS = 4
WITHIN = 120.0
"""Seconds in which a process starts, or stops, on however busy a machine."""


async def until_it_has(server: Discord, name: str, shards: int) -> None:
    async with asyncio.timeout(WITHIN):
        while sum(name in names for names in server.holders().values()) < shards:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_every_interaction_is_answered(tmp_path: Path) -> None:
    server, address = Discord(shards=SHARDS, max_concurrency=SHARDS), fresh()
    await server.start()
    fleet, outside, over = (
        Fleet(server, tmp_path, dict.fromkeys(("old", "new"), address)),
        Outside(server),
        asyncio.Event(),
    )

    async def ask(shard: int) -> None:
        guild: Any = outside.create_guild(shard_id=shard)
        channel = guild.create_text_channel("table")
        person = guild.add_member(outside.create_user(f"ann{shard}"))
        while not over.is_set():
            await person.slash(channel, "help")
            await asyncio.sleep(0.3)

    try:
        fleet.start("old")
        await until_it_has(server, "old", SHARDS)
        async with asyncio.timeout(WITHIN):
            while not server.backend.commands:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        asking = [asyncio.create_task(ask(shard)) for shard in range(SHARDS)]
        fleet.start("new")
        await until_it_has(server, "new", SHARDS // 2)
        assert await fleet.stop("old") == 0
        await until_it_has(server, "new", SHARDS)
        await asyncio.sleep(ANSWER_WITHIN)
        over.set()
        await asyncio.gather(*asking)
    finally:
        fleet.kill_all()
        await server.stop()
        dropped(address)
    asked = list(server.asked.values())
    unanswered = [one for one in asked if one.seconds is None or one.seconds > ANSWER_WITHIN]
    assert len(asked) > 20 * SHARDS and {one.by for one in asked} >= {"old", "new"}
    assert unanswered == []
    assert "too early" not in [one.what for one in server.changes]
