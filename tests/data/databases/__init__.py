"""Databases as each earlier version of the program left them: vNN.sql was made with the first NN migrations.

`python -m tests.data.databases` writes those that are missing; with `--anew` and versions, those again. A version that
was released is never written again: its file is what people have.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from cogs.tables.service import Tables
from cogs.tables.table import Table
from data.maps.library import load
from data.store.sqlite import MIGRATIONS, migrate
from data.store.store import Store
from engine.core.action import Action

FOLDER = Path(__file__).parent
ANN, BOB, SERVER, CHANNEL, GAME, SEASON = 11, 22, 1, 100, 1, 1
NAMES = {ANN: "Ann", BOB: "Bob"}
FIRST_KINDS = {"post", "edit", "final", "hand", "hint"}
"""All that was ever in the outbox before version 4."""
Row = dict[str, object]


def scripts() -> list[Path]:
    return sorted(MIGRATIONS.glob("[0-9]*.sql"))


def file_of(version: int) -> Path:
    return FOLDER / f"v{version:02}.sql"


async def any_move(tables: Tables, choice: int = 0) -> Table:
    """One of the legal moves of whoever the game waits for."""

    def choose(table: Table, seat: int) -> Action:
        assert table.game is not None
        legal = table.game.legal(seat)
        return legal[choice % len(legal)]

    game = (await tables.get(GAME)).game
    assert game is not None
    return await tables.play_for(GAME, game.waiting[0], choose)


def of_version(version: int) -> sqlite3.Connection:
    """An empty database of a version, in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db, scripts()[:version], 0)
    return db


async def played() -> dict[str, list[Row]]:
    """The rows of a game in its first turns, as today's program writes them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        store = await Store.open(path)
        tables = Tables(store, load(), Random(7), lambda _: None)
        await tables.new((SERVER, CHANNEL), (ANN, NAMES[ANN]), "usa", "classic", 2, {"first": str(ANN)})
        await tables.join(GAME, BOB, NAMES[BOB])
        for number in range(8):
            await any_move(tables, 5 * number)
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            db.row_factory = sqlite3.Row
            kept = ("games", "seats", "steps", "snapshots", "outbox", "deals", "game_deals")
            rows = {table: [dict(row) for row in db.execute(f"SELECT * FROM {table}")] for table in kept}
            rows["outbox"] = [row for row in rows["outbox"] if row["kind"] in FIRST_KINDS]
            return rows


def others() -> dict[str, list[Row]]:
    """A row for whatever else a version keeps."""
    finished: Row = {"game_id": 99, "guild_id": SERVER, "map": "usa", "variant": "classic", "ended_at": 5, "seats": 2}
    result: Row = {**finished, "place": 1, "points": 80, "best": 80, "rated": 1, "moves": 40, "seconds": 90}
    result |= {"kinds": "{}", "facts": '{"tried": [], "completed": [], "longest": null, "routes": []}'}
    results = [
        {**result, "seat": seat, "user_id": user, "name": NAMES[user], "holders": json.dumps([[user, None, 40]])}
        for seat, user in enumerate(NAMES)
    ]
    season: Row = {"id": SEASON, "league_id": 1, "number": 1, "status": "ended", "settings": "{}"}
    season |= {"opens_at": 1, "closes_at": 2, "starts_at": 3, "ends_at": 4}
    day: Row = {"id": 1, "guild_id": SERVER, "channel_id": 500, "day": "2031-07-01", "map": "usa", "variant": "classic"}
    day |= {"deal_id": 1, "ends_at": 1_900_000_000, "due_at": None}
    league: Row = {"id": 1, "guild_id": SERVER, "channel_id": 500, "name": "Slow", "folded": "slow", "host_id": ANN}
    return {
        "person_settings": [{"id": ANN, "language": "uk"}],
        "server_settings": [{"id": SERVER, "language": "ru"}],
        "settings": [
            {"whose": "person", "id": ANN, "name": "language", "value": "uk"},
            {"whose": "server", "id": SERVER, "name": "language", "value": "ru"},
        ],
        "private_messages": [{"game_id": GAME, "seat": 0, "channel_id": 700, "message_id": 701, "user_id": ANN}],
        "drafts": [{"game_id": GAME, "seat": 1, "step": 1, "draft": "{}"}],
        "notepads": [{"game_id": GAME, "user_id": BOB, "text": "to the sea"}],
        "lessons": [{"user_id": BOB, "lesson": "usa", "done_at": 5}],
        "vacations": [{"user_id": BOB, "first_day": "2031-07-01", "last_day": "2031-07-09"}],
        "heartbeat": [{"id": 1, "at": 1_900_000_000}],
        "results": results,
        "days": [day],
        "tries": [{"day_id": 1, "user_id": ANN, "name": "Ann", "game_id": GAME, "points": 80, "computers": 70}],
        "daily_reminders": [{"guild_id": SERVER, "user_id": BOB, "at": 1_900_000_000}],
        "leagues": [{**league, "created_at": 1}],
        "seasons": [season],
        "entrants": [{"season_id": SEASON, "user_id": ANN, "name": "Ann", "joined_at": 1}],
    }


def filled(version: int, rows: dict[str, list[Row]]) -> sqlite3.Connection:
    """A database of a version with whatever of these rows it has tables and columns for."""
    db = of_version(version)
    for table, known in rows.items():
        columns = [str(row[1]) for row in db.execute(f"PRAGMA table_info({table})")]
        for row in known:
            shared = [column for column in columns if column in row]
            if shared:
                marks = ", ".join("?" * len(shared))
                values = [row[column] for column in shared]
                db.execute(f"INSERT INTO {table} ({', '.join(shared)}) VALUES ({marks})", values)
    return db


def dumped(db: sqlite3.Connection) -> Iterator[str]:
    """The database as SQL, with the numbers that SQLite's own dump leaves out."""
    yield from db.iterdump()
    for name in ("user_version", "application_id"):
        yield f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"


def main(arguments: Sequence[str]) -> None:
    anew = {int(number) for number in arguments[1:]} if arguments[:1] == ["--anew"] else set()
    rows = asyncio.run(played()) | others()
    for version in range(1, len(scripts()) + 1):
        if version in anew or not file_of(version).exists():
            with closing(filled(version, rows)) as db:
                file_of(version).write_text("\n".join(dumped(db)) + "\n", encoding="utf-8")
            print(f"made {file_of(version).name}")
