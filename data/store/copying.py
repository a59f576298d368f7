"""Copy a whole database into an empty one, on either engine, and compare every row before the copy is committed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Protocol

from data.store.backup import known_version, opened
from data.store.bars import copy_key, read_key
from data.store.connection import Conflict, Connection, StoreError, all_storable
from data.store.place import Place
from data.store.rows import marks
from data.store.sqlite import (
    BESIDE,
    MIGRATIONS,
    Claim,
    check_ours,
    key_file,
    migrate,
    own_key,
    prepare,
    refuse_lost,
    store_error,
)
from data.store.store import postgres

Row = tuple[Any, ...]
Rows = Generator[Row, None, None]
BATCH = 200
"""Rows in memory at once."""
_WITH_ROWS = "rated_up_to"
"""The table that has a row from the start."""
_AFTER = {"route_counts": {"results"}}
"""Tables that change by themselves when rows are added to others."""


@dataclass(frozen=True)
class Table:
    """A table with its columns, and the columns that order its rows."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def rows(self, *, for_file: bool) -> str:
        """Return the query for its rows, as they are to be in the target.

        With a file, one process has all shards: it goes on from the last heartbeat of any.
        """
        if self.name == "heartbeat" and for_file:
            return "SELECT 1, at FROM heartbeat ORDER BY at DESC LIMIT 1"
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"

    def named(self, row: Row | None) -> str:
        """Return which row it is, e.g. "steps (game_id 3, step 12)"."""
        found = dict(zip(self.columns, row or (), strict=False))
        key = ", ".join(f"{name} {found[name]}" for name in self.key if name in found)
        return f"{self.name} ({key})" if key else self.name


class End(Protocol):
    """A database that is copied, or the copy, in a transaction. Leaving it without `commit` changes nothing."""

    db: Connection
    key: bytes
    """The key of hashes; of a copy, none yet."""
    key_file: Path
    is_file: bool

    def rows(self, sql: str) -> Rows:
        """Read rows, some at a time."""

    def put(self, sql: str, rows: Sequence[Row]) -> None:
        """Run a statement for each of the rows.

        Raises: Conflict if the database refuses one.
        """

    def last_ids(self) -> dict[str, int]:
        """Return the last number that was given in each table that remembers it."""

    def go_on_from(self, ids: Mapping[str, int]) -> None:
        """Give no number again that was given already."""

    def commit(self, key: bytes) -> None:
        """Store it all, and that it belongs to this key."""


@dataclass(frozen=True)
class Copied:
    """What was copied, and the file with the key of the copy; `new_key`: the original's, if it had none before."""

    games: int
    rows: int
    key: Path
    new_key: Path | None


def copy(source: Place, target: Place, key: Path) -> Copied:
    """Copy a database into an empty one. `key` is the file with the key of hashes for PostgreSQL.

    Nothing is stored unless every row of the copy equals its original.
    Raises: StoreError.
    """
    if source == target:
        raise StoreError("not_empty", path=str(target))
    tables = known_tables()
    lacking = None if source.is_postgres or key_file(source.file).exists() else key_file(source.file)
    with _end(source, key, is_target=False) as one, _end(target, key, is_target=True) as other:
        _refuse_filled(other, tables, target)
        is_new = _key_copied(one.key, other.key_file)
        try:
            found = [_copied(table, one, other, target) for table in tables]
            other.go_on_from(one.last_ids())
            for table in tables:
                _compare(table, one, other)
            is_new = False  # if the connection breaks in the commit, the copy may be there, and needs its key
            other.commit(one.key)
        except BaseException:
            if is_new:
                other.key_file.unlink(missing_ok=True)
            raise
        games = next(number for table, number in zip(tables, found, strict=True) if table.name == "games")
        return Copied(games, sum(found), other.key_file, lacking)


def known_tables() -> list[Table]:
    """Return all tables, each after those that its rows refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, sorted(MIGRATIONS.glob("[0-9]*.sql")), 0)
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        names = [str(row[0]) for row in db.execute(sql)]
        found = {}
        needed = {}
        for name in names:
            columns = db.execute("SELECT name, pk FROM pragma_table_info(?)", (name,)).fetchall()
            key = tuple(str(column) for column, place in sorted(columns, key=lambda one: int(one[1])) if place)
            found[name] = Table(name, tuple(str(column) for column, _ in columns), key or ("rowid",))
            others = db.execute('SELECT "table" FROM pragma_foreign_key_list(?)', (name,))
            needed[name] = ({str(row[0]) for row in others} | _AFTER.get(name, set())) - {name}
    ordered: list[Table] = []
    while needed:
        ready = [name for name, others in needed.items() if not others & needed.keys()]
        ordered += (found[name] for name in ready)
        needed = {name: others for name, others in needed.items() if name not in ready}
    return ordered


def _refuse_filled(end: End, tables: Iterable[Table], place: Place) -> None:
    for table in tables:
        if table.name != _WITH_ROWS and end.db.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone():
            raise StoreError("not_empty", path=str(place))


def _key_copied(key: bytes, file: Path) -> bool:
    try:
        return copy_key(key, file)
    except FileExistsError as error:
        raise StoreError("key_there", path=str(file)) from error
    except OSError as error:
        raise StoreError("cannot_write", path=str(file), reason=error.strerror or str(error)) from error


def _copied(table: Table, one: End, other: End, place: Place) -> int:
    """Copy a table; return the number of its rows."""
    other.db.execute(f"DELETE FROM {table.name}")
    sql = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks(len(table.columns))})"
    number = 0
    with closing(one.rows(table.rows(for_file=other.is_file))) as rows:
        while part := list(islice(rows, BATCH)):
            try:
                other.put(sql, part)
            except Conflict as error:
                raise StoreError("row_refused", path=str(place), table=table.name, reason=str(error)) from error
            number += len(part)
    return number


def _compare(table: Table, one: End, other: End) -> None:
    wanted = table.rows(for_file=other.is_file)
    with closing(one.rows(wanted)) as originals, closing(other.rows(table.rows(for_file=False))) as copies:
        for original, copied in zip_longest(originals, copies):
            if (original and tuple(all_storable(original))) != copied:
                raise StoreError("differs", row=table.named(original or copied))


@contextmanager
def _end(place: Place, key: Path, *, is_target: bool) -> Iterator[End]:
    if place.is_postgres:
        postgres()  # whether its driver is there
        module = import_module("data.store.postgres_copying")
        with module.end(place, key, is_target=is_target) as end:
            yield end
    else:
        with (_new_file if is_target else _old_file)(place.file) as end:
            yield end


# SQLite


class _File:
    is_file = True

    def __init__(self, db: sqlite3.Connection, path: Path, key: bytes = b"") -> None:
        self.db: Any = db
        self.key = key
        self.key_file = key_file(path)
        self._path = path

    def rows(self, sql: str) -> Rows:
        try:
            yield from self.db.execute(sql)
        except sqlite3.Error as error:
            raise store_error(error, str(self._path)) from error

    def put(self, sql: str, rows: Sequence[Row]) -> None:
        try:
            self.db.executemany(sql, rows)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def last_ids(self) -> dict[str, int]:
        return {str(name): int(last) for name, last in self.db.execute("SELECT name, seq FROM sqlite_sequence")}

    def go_on_from(self, ids: Mapping[str, int]) -> None:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
        for (name,) in self.db.execute(sql).fetchall():
            known = self.last_ids().get(name, 0)
            self.db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            self.db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, max(known, ids.get(name, 0))))

    def commit(self, key: bytes) -> None:
        self.db.execute("COMMIT")


@contextmanager
def _old_file(path: Path) -> Iterator[End]:
    if not path.is_file():
        raise StoreError("no_such_file", path=str(path))
    with _claimed(path), opened(path) as db:
        version, known = check_ours(db, str(path), known_version()), known_version()
        if version < known:
            raise StoreError("older", path=str(path), version=version, known=known)
        key = own_key(path, read_key)
        db.execute("BEGIN")
        yield _File(db, path, key)


@contextmanager
def _new_file(path: Path) -> Iterator[End]:
    with _claimed(path):
        is_new = not path.exists()
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it will hold hands and seeds
        except OSError as error:
            raise StoreError("cannot_write", path=str(path), reason=error.strerror or str(error)) from error
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as db:
                if check_ours(db, str(path), known_version()) not in (0, known_version()):
                    raise StoreError("not_empty", path=str(path))
                prepare(db, str(path), MIGRATIONS)
                db.execute("BEGIN IMMEDIATE")
                yield _File(db, path)
        except BaseException as error:
            if is_new:
                for end in ("", *BESIDE):
                    Path(f"{path}{end}").unlink(missing_ok=True)
            if isinstance(error, sqlite3.Error):
                raise store_error(error, str(path)) from error
            raise


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    claim = Claim.make(path)
    try:
        refuse_lost(path)
        yield
    finally:
        claim.release()
