"""What an operator is told about settings, copies and commands that are no good, in one sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

from data.store import Store
from data.trees import Trees
from tests.cogs.test_operating import bot_py


class TestCheck:
    def test_tells_that_discord_did_not_take_the_commands(self, tmp_path: Path) -> None:
        async def refuse() -> None:
            store = await Store.open(tmp_path / "slow-train.sqlite3")
            await Trees(store).refused(1, "400 Bad Request: too long")
            await store.close()

        asyncio.run(refuse())
        done = bot_py(tmp_path, "check", "--offline")
        assert done.returncode == 1
        assert any(
            line.startswith("WRONG") and "400 Bad Request: too long" in line for line in done.stdout.splitlines()
        )
