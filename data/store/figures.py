"""Numbers about the whole database, for whoever keeps the bot running."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from data.store.store import Store


@dataclass(frozen=True, slots=True)
class Figures:
    """`games` by status; `owed`: messages that Discord has not taken yet; `beat`: when the bot was last awake."""

    games: dict[str, int]
    owed: int
    bytes: int
    beat: int | None


async def figures(store: Store) -> Figures:
    """One hop to the database's thread; indexes answer all of it but the games by status."""
    return await store.read_at_once(_figures)


def _figures(db: sqlite3.Connection) -> Figures:
    games = dict.fromkeys(("lobby", "playing", "finished", "cancelled"), 0)
    games |= dict(db.execute("SELECT status, count(*) FROM games GROUP BY status"))
    owed = sum(
        int(db.execute(f"SELECT count(*) FROM {table} WHERE state = 'due'").fetchone()[0])
        for table in ("outbox", "notices")
    )
    pages, size = (int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("page_count", "page_size"))
    beat = db.execute("SELECT at FROM heartbeat").fetchone()
    return Figures(games, owed, pages * size, beat and int(beat[0]))
