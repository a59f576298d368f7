"""What the start of a bot leaves behind, kept once for all tests: a database on which one was started before."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from discord import app_commands
from simcord import Env

from cogs.run.command_sync import digest_of
from data.store.backup import reading
from data.store.place import Place
from tests.cogs.party import new_bot


@dataclass(frozen=True)
class Ready:
    """What a first start leaves behind: the migrated database, and the commands as Discord took them."""

    file: Path
    commands: dict[tuple[str, int], dict[str, Any]]

    def copied_to(self, path: Path) -> Path:
        shutil.copyfile(self.file, path)
        return path

    def filled(self, address: str) -> str:
        """The same in a PostgreSQL database that is empty."""
        with reading(Place(self.file)) as old, reading(Place(address)) as new:
            rows = old.execute("SELECT application_id, hash, ids FROM command_trees").fetchall()
            new.executemany("INSERT INTO command_trees VALUES (?, ?, ?)", rows)
        return address

    def known_to(self, env: Env) -> None:
        """Discord has the commands already, as it has after a restart. A bot that has just given its own keeps them."""
        if None in env.backend.commands:
            return
        for command in self.commands.values():
            env.backend.reserve_id(int(command["id"]))
        env.backend.commands[None] = dict(self.commands)


_digests: dict[str, str] = {}


async def remembered_digest(tree: app_commands.CommandTree[Any]) -> str:
    """Worked out once for each set of maps, which are all that differs between the commands of two bots here."""
    maps = repr([file.names for file in tree.client.library.games.values()])
    if maps not in _digests:
        _digests[maps] = await digest_of(tree)
    return _digests[maps]


async def first_start(folder: Path) -> Ready:
    """Starts a bot on an empty database and stops it again."""
    path = folder / "ready.sqlite3"
    bot = new_bot(path)
    env = Env(bot)
    await env.start()
    try:
        commands = dict(env.backend.commands[None])
    finally:
        await env.shutdown()
        await bot.close()
    return Ready(path, commands)
