"""`bot.py copy-database`: from SQLite to PostgreSQL and back, with nothing lost and nothing changed."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot
from data.store.connection import Connection
from data.store.copying import known_tables
from data.store.leases import Kind, Leases
from data.store.place import Place
from data.store.postgres import opened
from data.store.rows import GameRow
from data.store.sqlite import Claim, key_file, lock_of
from data.store.store import Store
from tests import postgres
from tests.data.databases import FOLDER, file_of
from tests.data.test_postgres import Wire

GAME = GameRow(0, 1, 1, "usa", "classic", "{}", 1, 4, "lobby", 0, None)
PRESENT = FOLDER / "present.sql"
"""Running, finished and cancelled games on every map, leagues and a cup."""


@pytest.fixture(autouse=True)
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the key for PostgreSQL."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_KEY", str(tmp_path / "key"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "key"


@pytest.fixture
def address() -> Iterator[str]:
    address = postgres.empty()
    yield address
    postgres.dropped(address)


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A file with games of every kind, of which the last one is deleted again."""
    path = tmp_path / "full.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(PRESENT.read_text(encoding="utf-8"))

    async def migrated() -> None:
        store = await Store.open(path)
        await store.run("DELETE FROM games WHERE id = ?", await store.new_game(GAME, [], 0))
        await store.close()

    asyncio.run(migrated())
    return path


def copied(source: object, target: object) -> int:
    return bot.main(["copy-database", str(source), str(target)])


def rows_of(db: Connection) -> dict[str, list[Any]]:
    return {
        table.name: db.execute(f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.key)}")
        .fetchall()
        for table in known_tables()
    }  # fmt: skip


def rows_in(place: object) -> dict[str, list[Any]]:
    if str(place).startswith("postgresql"):
        with opened(Place(str(place))) as db:
            return rows_of(db)
    with closing(sqlite3.connect(str(place))) as file:
        return rows_of(file)


class TestACopy:
    def test_there_and_back_is_equal_and_counts_on(
        self, full: Path, address: str, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = rows_in(full)
        assert {row[8] for row in before["games"]} >= {"playing", "finished"} and len(before["results"]) > 1
        assert copied(full, address) == 0
        printed = capsys.readouterr().out
        assert f'DATABASE_KEY="{key}" DATABASE="{Place(address)}" python bot.py run' in printed
        assert postgres.PASSWORD not in printed and "Add the password" in printed
        assert rows_in(address) == before and key.read_text() == key_file(full).read_text()

        back = tmp_path / "back.sqlite3"
        assert copied(address, back) == 0
        assert f'DATABASE="{back}" python bot.py run' in capsys.readouterr().out
        assert rows_in(back) == before and key_file(back).read_text() == key.read_text()

        async def next_game(place: Place) -> int:
            store = await Store.open(place, key)
            try:
                return await store.new_game(replace(GAME, channel_id=7), [], 0)
            finally:
                await store.close()

        last = max(row[0] for row in before["games"])
        for place in (address, back):
            assert asyncio.run(next_game(Place(place))) == last + 2, "no number is given twice"

    def test_between_two_postgres_and_into_a_file_keeps_the_last_heartbeat(
        self, full: Path, address: str, tmp_path: Path
    ) -> None:
        assert copied(full, address) == 0
        with opened(Place(address)) as db:
            db.execute("DELETE FROM heartbeat")
            db.executemany("INSERT INTO heartbeat VALUES (?, ?)", [(1, 10), (2, 30), (3, 20)])
        other = postgres.empty()
        try:
            assert copied(address, other) == 0
            assert rows_in(other) == rows_in(address)
            assert copied(other, tmp_path / "back.sqlite3") == 0
        finally:
            postgres.dropped(other)
        assert rows_in(tmp_path / "back.sqlite3")["heartbeat"] == [(1, 30)]

    def test_of_a_file_from_before_leaves_characters_out_that_postgres_does_not_keep(
        self, full: Path, address: str
    ) -> None:
        with closing(sqlite3.connect(full, isolation_level=None)) as file:
            file.execute("UPDATE seats SET name = ?", ("a\0b",))
            file.execute(
                "INSERT INTO notes (game_id, step, at, kind, facts) VALUES (1, 1, 0, 'x', ?)",
                ('{"seat": "a\\u0000b"}',),
            )
        assert copied(full, address) == 0
        with opened(Place(address)) as db:
            assert db.execute("SELECT DISTINCT name FROM seats").fetchall() == [("ab",)]
            assert ("ab",) in db.execute("SELECT facts ->> 'seat' FROM notes").fetchall()

    def test_in_which_one_row_differs_is_undone(
        self, full: Path, address: str, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        postgres.migrated(address)
        with opened(Place(address)) as db:
            db.plainly(
                "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.at = NEW.at + 1; RETURN NEW; "
                "END $$; CREATE TRIGGER spoil BEFORE INSERT ON steps FOR EACH ROW "
                "WHEN (NEW.game_id = 1 AND NEW.step = 3) EXECUTE FUNCTION spoil()"
            )
        assert copied(full, address) == 1
        assert "in steps (game_id 1, step 3)" in capsys.readouterr().err
        assert not rows_in(address)["games"] and not key.exists()
        with opened(Place(address)) as db:
            db.execute("DROP TRIGGER spoil ON steps")
        assert copied(full, address) == 0, "it can be tried again"

        back = tmp_path / "back.sqlite3"
        asyncio.run(_made(back))
        key_file(back).unlink()
        with closing(sqlite3.connect(back)) as file:
            file.execute(
                "CREATE TRIGGER spoil AFTER INSERT ON seats WHEN NEW.game_id = 1 AND NEW.seat = 1 "
                "BEGIN UPDATE seats SET name = 'Eve' WHERE game_id = 1 AND seat = 1; END"
            )
        assert copied(address, back) == 1
        assert "in seats (game_id 1, seat 1)" in capsys.readouterr().err
        assert not rows_in(back)["games"]

    def test_whose_connection_breaks_in_the_commit_keeps_its_key(
        self, full: Path, address: str, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """It may be there already, as here."""
        server = postgres.server().folder

        async def cut_off() -> int:
            async with Wire(tmp_path, server) as wire:
                wire.after, wire.lose = b"UPDATE slow_train SET key", "reply"
                code = await asyncio.to_thread(copied, full, address.replace(str(server), str(tmp_path)))
                assert wire.lost == 1
                return code

        assert asyncio.run(cut_off()) == 1
        said = capsys.readouterr().err
        assert "the PostgreSQL database" in said and postgres.PASSWORD not in said
        assert rows_in(address) == rows_in(full) and key.read_text() == key_file(full).read_text()


async def _made(path: Path) -> None:
    await (await Store.open(path)).close()


class TestItIsRefused:
    def test_where_something_is_already(
        self, full: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert copied(full, full) == 1
        other = tmp_path / "other.sqlite3"
        assert copied(full, other) == 0 and copied(full, address) == 0
        capsys.readouterr()
        for source, target in ((full, other), (full, address), (address, address)):
            before = rows_in(target)
            assert copied(source, target) == 1
            said = capsys.readouterr().err
            assert "already holds data" in said and postgres.PASSWORD not in said and said.count("\n") == 1
            assert rows_in(target) == before

    def test_while_the_bot_runs_on_either(
        self, full: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        Claim.make(full).release()
        postgres.migrated(address)
        with lock_of(full).open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # as another process does
            assert copied(full, address) == copied(address, full) == 1
        said = capsys.readouterr().err
        assert said.count("The bot is running on") == 2

        async def with_a_process() -> tuple[int, int]:
            leases = Leases(address, lambda *_: None, lambda: None)
            await leases.open()
            await leases.take(Kind.PROCESS, 8)
            try:
                back = await asyncio.to_thread(copied, address, tmp_path / "back.sqlite3")
                return back, await asyncio.to_thread(copied, full, address)
            finally:
                await leases.close()

        assert asyncio.run(with_a_process()) == (1, 1)
        said = capsys.readouterr().err
        assert said.count("The bot is running on") == 2 and postgres.PASSWORD not in said
        assert not (tmp_path / "back.sqlite3").exists() and not rows_in(address)["games"]

    def test_where_the_original_is_older_or_the_key_is_another_ones(
        self, full: Path, address: str, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        old = tmp_path / "old.sqlite3"
        with closing(sqlite3.connect(old)) as db:
            db.executescript(file_of(20).read_text(encoding="utf-8"))
        assert copied(old, address) == 1
        assert "has the older format 20" in capsys.readouterr().err
        key.write_text("00" * 32 + "\n")
        assert copied(full, address) == 1
        assert "holds the key of another database" in capsys.readouterr().err
        assert key.read_text() == "00" * 32 + "\n"

    def test_of_a_backup_without_its_key_says_that_there_is_a_new_one(
        self, full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert copied(full, tmp_path / "with-key") == 0
        assert "no key" not in capsys.readouterr().out
        backup = tmp_path / "backup"
        backup.write_bytes(full.read_bytes())
        assert copied(backup, tmp_path / "copy") == 0
        assert f"There was no key {key_file(backup)}, so I made a new one" in capsys.readouterr().out

    def test_without_the_password_where_the_address_cannot_be_read(
        self, full: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert copied(full, "postgresql://me:se@cret@host/db") == 1
        said = capsys.readouterr()
        assert "%40" in said.err and "cret" not in said.out + said.err
