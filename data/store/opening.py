"""The database itself: whose it is, that no other process has it, bringing it up to date, and works in one commit."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without such locks: nothing is held there, and nothing refused
    fcntl = None  # type: ignore[assignment]

APPLICATION = 0x536C5472
"""What SQLite calls the application id, "SlTr": migration 14 writes it, and no other program's file has it."""
_OURS = {"games", "seats", "steps"}


class StoreError(Exception):
    """The database cannot be used; `facts` say more.

    `code` is cannot_open, not_a_database (of this program), newer, damaged or in_use.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


# One process at a time


@dataclass
class _Hold:
    descriptor: int
    count: int = 1


_held: dict[Path, _Hold] = {}


def lock_of(path: str | Path) -> Path:
    """The file beside the database that whoever has it open holds locked."""
    return Path(f"{path}-lock")


@dataclass(frozen=True)
class Claim:
    """A database that this process alone may open. The system gives it up when the process ends, however it ends."""

    lock: Path

    @classmethod
    def make(cls, path: str | Path) -> Claim:
        """Raises StoreError (in_use, cannot_open). Within one process a database can be claimed several times."""
        lock = lock_of(path).resolve()
        known = _held.get(lock)
        if known is not None:
            known.count += 1
            return cls(lock)
        try:
            descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError("cannot_open", path=str(path), reason=error.strerror or str(error)) from error
        if fcntl is not None:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(descriptor)
                raise StoreError("in_use", path=str(path)) from error
        _held[lock] = _Hold(descriptor)
        return cls(lock)

    def release(self) -> None:
        held = _held[self.lock]
        held.count -= 1
        if not held.count:
            del _held[self.lock]
            os.close(held.descriptor)  # the file stays: taking it away would race with the next one who opens it


# Whose it is, and which version


def prepare(db: sqlite3.Connection, path: str, migrations: Path) -> None:
    """Sets the connection up and brings the database up to date. Raises StoreError; then nothing was changed."""
    try:
        db.execute("PRAGMA busy_timeout = 5000")
        scripts = sorted(migrations.glob("[0-9]*.sql"))
        version = check_ours(db, path, len(scripts))
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            db.execute(f"PRAGMA {setting}")
        migrate(db, scripts[version:], version)
    except sqlite3.DatabaseError as error:
        raise told(error, path) from error


def watch_settings(db: sqlite3.Connection, changed: Callable[[], None]) -> None:
    """Calls `changed`, in the database's thread, for each setting that this connection writes or deletes."""
    db.create_function("changed", 0, changed)
    for event in ("INSERT", "UPDATE", "DELETE"):
        db.execute(f"CREATE TEMP TRIGGER settings_{event} AFTER {event} ON main.settings BEGIN SELECT changed(); END")


def check_ours(db: sqlite3.Connection, path: str, known: int) -> int:
    """The database's version; 0 for an empty one. Raises StoreError for another program's and for a newer one."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    application = int(db.execute("PRAGMA application_id").fetchone()[0])
    tables = {str(row[0]) for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    foreign = application not in (0, APPLICATION) or (not application and tables and not tables >= _OURS)
    if foreign or (tables and not version):
        raise StoreError("not_a_database", path=path)
    if version > known:
        raise StoreError("newer", path=path, version=version, known=known)
    return version


def migrate(db: sqlite3.Connection, scripts: Sequence[Path], version: int) -> None:
    """Applies scripts one after the other to a database of that version."""
    for number, script in enumerate(scripts, version + 1):
        # The version lies inside the commit: a script is applied as a whole, once.
        db.executescript(f"BEGIN IMMEDIATE;\n{script.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;")


def told(error: sqlite3.Error, path: str) -> StoreError:
    """What SQLite says, as this program says it."""
    codes = {"SQLITE_NOTADB": "not_a_database", "SQLITE_CORRUPT": "damaged"}
    name = getattr(error, "sqlite_errorname", "")
    return StoreError(codes.get(name, "cannot_open"), path=path, reason=str(error))


# Trouble that passes, and one commit for many


Work = Callable[[sqlite3.Connection], object]
_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
}
"""Errors that say nothing of what was to be written, only that it cannot be written now."""


class NotStored(Exception):
    """The database cannot be written to just now: the disk is full, or another program holds it. Nothing was stored."""


def commit_together(db: sqlite3.Connection, works: list[Work]) -> list[object]:
    """Does each work or nothing of it, all in one commit; a work's exception is its outcome."""
    outcomes: list[object] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT one")
            try:
                outcomes.append(work(db))
            except Exception as error:
                if not db.in_transaction:  # as with a full disk: everything has been taken back already
                    raise
                db.execute("ROLLBACK TO one")
                outcomes.append(error)
            db.execute("RELEASE one")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def not_stored(outcome: object) -> object:
    """What a work in the database came to; trouble that passes by its own name."""
    if isinstance(outcome, sqlite3.OperationalError) and getattr(outcome, "sqlite_errorcode", 0) & 0xFF in _PASSING:
        return NotStored(str(outcome))
    return outcome
