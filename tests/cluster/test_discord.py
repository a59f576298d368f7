"""The simulated Discord on localhost, with the real bot as a program."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.cluster.soak import Soak

pytestmark = pytest.mark.long


@pytest_asyncio.fixture
async def soak(tmp_path: Path) -> AsyncIterator[Soak]:
    async with Soak(tmp_path, games=1, shards=2, maps=("london",), computers=(0,)) as soak:
        yield soak


async def test_a_bot_that_is_a_program_of_its_own_plays_a_game_to_its_end(soak: Soak) -> None:
    await soak.begin()
    table = await soak.tables[0].play_out(Random(1))
    assert table.status == "finished"
    assert soak.server.holders() == {0: ["one"], 1: ["one"]}
    await soak.rest()
    assert await soak.wrong() == []
    commands = [one for one in soak.server.asked.values() if one.interaction.command_name]
    assert 0 < len(commands) < len(soak.server.asked)  # some were presses
