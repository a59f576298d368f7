"""Processes of the real bot, started and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.cluster.discord import TOKEN, Discord, until

ROOT = Path(__file__).parents[2]
STOPS_WITHIN = 90.0
"""Seconds for a handover of all shards, one by one."""


@dataclass
class Fleet:
    """All processes on one database, each with its name and its log."""

    server: Discord
    folder: Path
    databases: Mapping[str, str]
    """The setting of each process."""
    settings: Mapping[str, str] = field(default_factory=dict)
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    revived: int = 0
    """How often a process ended by itself: one that starts while the database can't be reached says so and ends."""

    def log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def start(self, name: str) -> None:
        """Starts a process under a name; what it logs is added to its file."""
        settings = {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": self.databases[name],
            "DATABASE_KEY": str(self.folder / "key"),
            "METRICS_PORT": "",
            "MOST_COMMANDS": "1000000",
            "PYTHONPATH": str(ROOT),
            **self.settings,
        }
        asked = [
            sys.executable,
            "-m",
            "tests.cluster.process",
            self.server.api_for(name),
            self.server.gateway_for(name),
        ]
        with self.log(name).open("ab") as log:
            self.running[name] = subprocess.Popen(
                asked, cwd=self.folder, env=os.environ | settings, stdout=log, stderr=log
            )

    def kill(self, name: str) -> None:
        """Kills it at once, as `kill -9` does."""
        process = self.running.pop(name)
        process.kill()
        process.wait()

    async def stop(self, name: str) -> int:
        """Asks it to stop and returns its exit code."""
        process = self.running.pop(name)
        process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(process.wait, STOPS_WITHIN)

    async def stop_all(self) -> None:
        """Asks all to stop at the same time: none of them hands a shard over."""
        await asyncio.gather(*(self.stop(name) for name in list(self.running)))

    def kill_all(self) -> None:
        for name in list(self.running):
            self.kill(name)

    def revive(self) -> None:
        """Starts again what has ended by itself, as a system's service manager does."""
        for name, process in list(self.running.items()):
            if process.poll() is not None:
                self.revived += 1
                self.start(name)

    async def until_held(self, within: float) -> None:
        """Waits until each shard has a session.

        Raises: TimeoutError, with the logs.
        """

        def held() -> bool:
            self.revive()
            return all(self.server.holders().values())

        if not await until(held, within):
            logs = "\n".join(f"{name}:\n{self.log(name).read_text()[-2000:]}" for name in self.running)
            raise TimeoutError(f"shards without a session: {self.server.holders()}\n{logs}")
