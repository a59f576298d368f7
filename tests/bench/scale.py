"""Starting with very many running games, in a process of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from cogs.tables.service import Tables
from data.maps.library import load
from data.store.store import Store
from tests.bench.figures import below

GAMES = 10_000


async def filled(path: Path) -> None:
    """A database with many running games: a few that were really begun, copied with all their rows."""
    store = await Store.open(path)
    tables = Tables(store, load(), Random(6), lambda _: None)
    keys = sorted(load().games)
    for number, key in enumerate(keys):
        table = await tables.new((1, number + 1), (1, "Ann"), key, next(iter(load().games[key].variants)), 2, {})
        await tables.join(table.id, 2, "Bob")
    await store.close()
    db = sqlite3.connect(path)
    columns = {
        name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        for name in ("games", "seats", "steps", "snapshots", "clocks", "due_times")
    }
    db.execute("UPDATE outbox SET state = 'sent'")
    for copy in range(1, GAMES // len(keys)):
        shift = copy * len(keys)
        for name, names in columns.items():
            changed = [
                f"{one} + {shift}" if one in ("game_id", "channel_id") or (name, one) == ("games", "id") else one
                for one in names
            ]
            where = "id" if name == "games" else "game_id"
            db.execute(
                f"INSERT INTO {name} ({', '.join(names)}) SELECT {', '.join(changed)} FROM {name} "
                f"WHERE {where} BETWEEN 1 AND {len(keys)}"
            )
    db.commit()
    db.close()


def start_up() -> None:
    """Seconds from nothing to ready, and the memory then."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "many.sqlite3"
        asyncio.run(filled(path))
        output = subprocess.run(
            [sys.executable, "-m", "tests.bench.scale", str(path)], check=True, capture_output=True, text=True
        ).stdout
    seconds, megabytes, games = output.split()
    below(f"start with {games} running games", float(seconds), "s", 3)
    below("  memory afterwards", float(megabytes), "MB", 250)


async def ready(path: Path) -> None:
    """Starts the bot on a simulated Discord until it has nothing more to do."""
    began = time.perf_counter()
    import simcord

    from tests.bench.memory import resident_mb
    from tests.cogs.party import new_bot

    async with simcord.run(new_bot(path), settle_timeout=60) as env:
        await env.settle()
        took = time.perf_counter() - began
        bot = env.bot
        rows = await bot.store.rows("SELECT count(*) FROM games WHERE status = 'playing'")  # type: ignore[attr-defined]
        print(f"{took:.2f} {resident_mb()} {rows[0][0]}")
        await bot.close()


if __name__ == "__main__":
    asyncio.run(ready(Path(sys.argv[1])))
