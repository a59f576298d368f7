"""A full disk, or a database that another program holds: nothing is stored, that is said, and it passes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from data.store.connection import Connection, NotStored
from data.store.store import Store
from tests.data.test_store import SEATS, game_in, move


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    await store.rows("PRAGMA busy_timeout = 20")
    yield store
    await store.close()


async def test_what_cannot_be_stored_while_another_program_writes_is_stored_afterwards(
    store: Store, path: Path
) -> None:
    game_id = await store.new_game(game_in(1), SEATS, 0)
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotStored, match="locked"):
            await store.append(move(game_id, 1))
        other.execute("ROLLBACK")
    other.close()
    assert await store.steps(game_id) == []
    await store.append(move(game_id, 1))
    assert [row.step for row in await store.steps(game_id)] == [1]


async def test_on_a_full_disk_each_move_is_stored_as_a_whole_or_not_at_all(store: Store) -> None:
    games = [await store.new_game(game_in(channel), SEATS, 0) for channel in (1, 2)]
    pages = (await store.rows("PRAGMA page_count"))[0][0]
    await store.rows(f"PRAGMA max_page_count = {pages}")
    small, large = move(games[0], 1), replace(move(games[1], 1), state="x" * 100_000)
    outcomes = await asyncio.gather(store.append(small), store.append(large), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), NotStored]
    assert [len(await store.steps(game)) for game in games] == [1, 0]
    await store.rows("PRAGMA max_page_count = 1000000")
    await store.append(large)
    assert [len(await store.steps(game)) for game in games] == [1, 1]


async def test_where_the_disk_has_no_room_for_the_log_either_the_whole_commit_is_taken_back(store: Store) -> None:
    """SQLite rolls back by itself then, and there is no savepoint left to go back to."""
    game_id = await store.new_game(game_in(1), SEATS, 0)

    def work(db: Connection) -> None:
        db.execute("UPDATE games SET seat_limit = 5")
        db.execute("ROLLBACK")
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with pytest.raises(NotStored, match="full"):
        await store.write_at_once(work)
    stored = await store.load(game_id)
    assert stored is not None and stored.game.seat_limit == 3


async def test_a_mistake_in_a_statement_is_called_by_its_own_name(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await store.run("INSERT INTO nowhere VALUES (1)")
