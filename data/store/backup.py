"""Copies of the database: made while the bot runs, checked, and restored. Nothing is ever overwritten."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from data.store.connection import Connection, StoreError
from data.store.operation import REFUSED
from data.store.place import Place
from data.store.sqlite import BESIDE, MIGRATIONS, Claim, check_ours, store_error
from data.store.store import postgres

_PARTIAL = "-partial"
_NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR")
"""SQLite's errors when a copy doesn't fit on the disk."""


def known_version() -> int:
    """Return the version of the database format that this program writes: the number of migrations."""
    return len(list(MIGRATIONS.glob("[0-9]*.sql")))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that exists already.

    Raises: StoreError for any SQLite error.
    """
    if not path.is_file():
        raise StoreError("no_such_file", path=str(path))
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, isolation_level=None)) as db:
            db.execute("PRAGMA busy_timeout = 5000")
            yield db
    except sqlite3.Error as error:
        raise store_error(error, str(path)) from error


@contextmanager
def reading(place: Place) -> Iterator[Connection]:
    """Open a database that exists already, on either engine.

    Raises: StoreError.
    """
    with postgres().opened(place) if place.is_postgres else opened(place.file) as db:
        yield db


def examine(path: Path) -> int:
    """Return the version of an intact database of this program.

    Raises: StoreError `damaged` and the other codes of `StoreError`.
    """
    with opened(path) as db:
        return _examined(db, path)


def tree_refused(place: Place) -> str | None:
    """Return why Discord refused the commands when they were last synced, or None if it accepted them.

    Raises: StoreError.
    """
    with reading(place) as db:
        sql = "SELECT hash FROM command_trees WHERE hash LIKE ? || '%'"
        row = db.execute(sql, (REFUSED,)).fetchone()
    return row and str(row[0]).removeprefix(REFUSED)


def _version(db: sqlite3.Connection, path: Path) -> int:
    version = check_ours(db, str(path), known_version())
    if not version:
        raise StoreError("not_a_database", path=str(path))
    return version


def _examined(db: sqlite3.Connection, path: Path) -> int:
    version = _version(db, path)
    found = [str(row[0]) for row in db.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise StoreError("damaged", path=str(path), reason="; ".join(found)[:300])
    return version


def back_up(source: Path, target: Path) -> int:
    """Copy a database as it is at one moment, while the bot goes on writing; return the version of the copy.

    The copy is checked before it gets its name, and is one file.
    Raises: StoreError, e.g. `there_already`.
    """
    if target.exists():
        raise StoreError("there_already", path=str(target))
    with opened(source) as db:
        _version(db, source)
        return _copied(db, target)


def _copied(db: sqlite3.Connection, target: Path) -> int:
    partial = Path(f"{target}{_PARTIAL}")
    try:
        _clear(partial)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it holds hands and seeds
        with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
            db.backup(copy)  # in one step: a snapshot that blocks no writer
            copy.execute("PRAGMA journal_mode = DELETE")
            version = _examined(copy, target)
        _flush(partial)
        partial.replace(target)
        _flush(target.parent)
    except BaseException as error:
        _clear(partial)
        if isinstance(error, sqlite3.Error):
            if getattr(error, "sqlite_errorname", "").startswith(_NO_ROOM):
                raise StoreError("cannot_write", path=str(target), reason=str(error)) from error
            raise store_error(error, str(target)) from error
        if isinstance(error, OSError):
            raise StoreError("cannot_write", path=str(target), reason=error.strerror or str(error)) from error
        raise
    return version


def _clear(partial: Path) -> None:
    for path in (partial, *(Path(f"{partial}{end}") for end in BESIDE)):
        path.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """Sync a file, or a folder's list of files, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def put_back(source: Path, target: Path, *, replace: bool) -> Path | None:
    """Restore the database from a copy, which stays as it is; return where the old database was moved, or None.

    A restored file never ends up beside another database's `-wal`.
    Raises: StoreError for a bad copy, when a process has the database open, and `there_already` for an existing one
        without `replace`.
    """
    examine(source)
    target = target.resolve()  # a link stays one
    claim = Claim.make(target)
    try:
        there = [path for path in (target, *(Path(f"{target}{end}") for end in BESIDE)) if path.exists()]
        if there and not replace:
            raise StoreError("there_already", path=str(there[0]))
        with opened(source) as db:
            fresh = Path(f"{target}-restored")
            fresh.unlink(missing_ok=True)
            _copied(db, fresh)
        aside = _put_aside(target) if there else None
        fresh.replace(target)
        _flush(target.parent)
    finally:
        claim.release()
    return aside


def _put_aside(target: Path) -> Path:
    """Rename a database and the files beside it so that it can still be opened."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = Path(f"{target}-before-{stamp}")
    for end in ("", *BESIDE):
        path = Path(f"{target}{end}")
        if path.exists():
            path.rename(f"{aside}{end}")
    return aside
