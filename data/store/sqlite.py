"""SQLite: checks that a file is ours, locks it for this process, migrates it, and commits work together."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite
from msgspec import Struct

from data.store.bars import read_key
from data.store.connection import Conflict, Connection, NotStored, StoreError, Work, all_storable

try:
    import fcntl
except ImportError:  # a system without such locks (Windows): nothing is locked there, and nothing refused
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"
APPLICATION = 0x536C5472
"""What SQLite calls the application id, "SlTr": migration 14 writes it, and no other program's file has it."""
_SIGNED = 14
_OURS = {
    "games": {"guild_id", "channel_id", "host_id", "seat_limit"},
    "seats": {"game_id", "seat", "user_id", "color"},
    "steps": {"game_id", "step", "action", "events"},
}
"""Tables of every version, with some of their columns. Another program may have tables of these names."""
BESIDE = ("-wal", "-shm", "-journal")
"""The files that SQLite keeps beside a database in use, or one whose process died."""


# One process at a time


@dataclass
class _Hold:
    descriptor: int
    count: int = 1


_held: dict[Path, _Hold] = {}


def real_file(path: str | Path) -> Path:
    """Return the file that a database's path leads to, through links.

    Raises: StoreError `cannot_open` for links that lead to each other.
    """
    try:
        return Path(path).resolve()
    except RuntimeError as error:
        raise StoreError("cannot_open", path=str(path), reason=os.strerror(errno.ELOOP)) from error


def key_file(database: str | Path) -> Path:
    """Return the file beside the database that holds the key."""
    return Path(f"{real_file(database)}-key")


def own_key(database: str | Path, read: Callable[[Path], T]) -> T:
    """Read the key beside the database by a function of `bars`.

    Raises: StoreError `broken_key`.
    """
    file = key_file(database)
    try:
        return read(file)
    except OSError as error:
        raise StoreError("broken_key", path=str(file), reason=error.strerror or str(error)) from error


def lock_of(path: str | Path) -> Path:
    """Return the lock file beside the database, which the process that has it open keeps locked.

    It is beside the file itself, also where the path is a link to it.
    """
    return Path(f"{real_file(path)}-lock")


def refuse_lost(path: str | Path) -> None:
    """Check that a database is not missing, or empty, beside what SQLite has not yet written into it.

    Opening it would make a new one, and delete the moves that are in the other file.
    Raises: StoreError `orphan` or `cannot_open`.
    """
    file = real_file(path)
    if file.exists() and (not file.is_file() or file.stat().st_size):
        return
    for beside in (Path(f"{file}{end}") for end in BESIDE):
        if beside.is_file() and beside.stat().st_size:
            raise StoreError("orphan", path=str(path), beside=str(beside))


def _refuse_linked(path: Path) -> None:
    """Check that a file has one name only: under each other name, SQLite would keep another `-wal` beside it.

    Raises: StoreError `linked`.
    """
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreError("linked", path=str(path))


class Claim(Struct, frozen=True):
    """A database that only this process may open. The system releases it when the process ends, however it ends."""

    lock: Path

    @classmethod
    def make(cls, path: str | Path) -> Claim:
        """Lock a database. Within one process it can be locked several times.

        Raises: StoreError `in_use`, `linked` or `cannot_open`.
        """
        _refuse_linked(Path(path))
        lock = lock_of(path)
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
        """Unlock it; the last release of a process closes the lock file."""
        held = _held[self.lock]
        held.count -= 1
        if not held.count:
            del _held[self.lock]
            os.close(held.descriptor)  # the file stays: deleting it would race with the next process that opens it


# Application id and version


def prepare(db: sqlite3.Connection, path: str, migrations: Path) -> None:
    """Set up a connection and migrate the database.

    Raises: StoreError; then nothing was changed.
    """
    try:
        db.execute("PRAGMA busy_timeout = 5000")
        scripts = sorted(migrations.glob("[0-9]*.sql"))
        version = check_ours(db, path, len(scripts))
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            db.execute(f"PRAGMA {setting}")
        migrate(db, scripts[version:], version)
    except sqlite3.DatabaseError as error:
        raise store_error(error, path) from error


def watch_settings(db: sqlite3.Connection, changed: Callable[[], None]) -> None:
    """Call `changed`, in the database's thread, for each setting that this connection writes or deletes."""
    db.create_function("changed", 0, changed)
    for event in ("INSERT", "UPDATE", "DELETE"):
        db.execute(f"CREATE TEMP TRIGGER settings_{event} AFTER {event} ON main.settings BEGIN SELECT changed(); END")


def check_ours(db: sqlite3.Connection, path: str, known: int) -> int:
    """Return the database's version; 0 for an empty one.

    Raises: StoreError `not_a_database` for another program's, `newer` for one of a newer version.
    """
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    application = int(db.execute("PRAGMA application_id").fetchone()[0])
    tables = db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0]
    signed = application == APPLICATION or 0 < version < _SIGNED
    if application not in (0, APPLICATION) or version < 0 or (tables and not (signed and _has_ours(db))):
        raise StoreError("not_a_database", path=path)
    if version > known:
        raise StoreError("newer", path=path, version=version, known=known)
    return version


def _has_ours(db: sqlite3.Connection) -> bool:
    """Tell whether the tables that every version has are there, with columns of theirs."""
    sql = "SELECT name FROM pragma_table_info(?)"
    return all(columns <= {str(row[0]) for row in db.execute(sql, (table,))} for table, columns in _OURS.items())


def migrate(db: sqlite3.Connection, scripts: Sequence[Path], version: int) -> None:
    """Apply migration scripts one after the other, starting from that version; each in its own transaction."""
    for number, script in enumerate(scripts, version + 1):
        # The version is set in the same transaction: a script is applied as a whole, once.
        db.executescript(f"BEGIN IMMEDIATE;\n{script.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;")


def store_error(error: sqlite3.Error, path: str) -> StoreError:
    """Return the StoreError for an SQLite error."""
    codes = {"SQLITE_NOTADB": "not_a_database", "SQLITE_CORRUPT": "damaged"}
    name = getattr(error, "sqlite_errorname", "")
    return StoreError(codes.get(name, "cannot_open"), path=path, reason=str(error))


# Passing errors, and one commit for much work


_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
}
"""SQLite errors that will pass: the same write may succeed later."""


def commit_together(db: sqlite3.Connection, works: Sequence[Work], lasting: bool) -> list[object]:
    """Run each piece of work in its own savepoint, all in one commit; return their outcomes.

    The outcome of work that fails is its exception, and nothing of it is written. `lasting`: the commit is on the disk
    then; else it is there with the next one that is.
    """
    try:
        return _committed(db, works, lasting)
    except sqlite3.OperationalError as error:  # the disk had no room for one of them, and SQLite rolled back all
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_FULL or len(works) == 1:
            raise
    return [_alone(db, work, lasting) for work in works]


def _alone(db: sqlite3.Connection, work: Work, lasting: bool) -> object:
    try:
        return _committed(db, [work], lasting)[0]
    except sqlite3.OperationalError as error:
        return error


def _committed(db: sqlite3.Connection, works: Sequence[Work], lasting: bool) -> list[object]:
    outcomes: list[object] = []
    db.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT one")
            try:
                outcomes.append(work(db))
            except Exception as error:
                if not db.in_transaction:  # e.g. the disk is full: SQLite has rolled everything back already
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


def outcome_told(outcome: object) -> object:
    """Return the outcome of work, with a passing SQLite error replaced by NotStored, and a refusal by Conflict."""
    if isinstance(outcome, sqlite3.IntegrityError):
        return Conflict(str(outcome))
    if isinstance(outcome, sqlite3.OperationalError) and getattr(outcome, "sqlite_errorcode", 0) & 0xFF in _PASSING:
        return NotStored(str(outcome))
    return outcome


class Session(sqlite3.Connection):
    """A connection that stores no text which other engines or UTF-8 don't take."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        return super().execute(sql, cast(Any, all_storable(values)))

    def executemany(self, sql: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        """Run a statement for each of the values."""
        return super().executemany(sql, [cast(Any, all_storable(one)) for one in values])


class Sqlite:
    """An open SQLite database, which no other process writes to. Its thread keeps the process alive until `close`."""

    versions = None

    def __init__(self, connection: aiosqlite.Connection, claim: Claim, key: bytes) -> None:
        self._db = connection
        self._claim = claim
        self.key = key
        self._aside = 0
        self._choices = 0

    @classmethod
    async def open(cls, path: str | Path) -> Sqlite:
        """Open a database, and migrate it if needed.

        Raises: StoreError when the file can't be used.
        """
        claim = Claim.make(path)
        try:
            refuse_lost(path)
            key = own_key(path, read_key)
            connection = aiosqlite.connect(path, isolation_level=None, factory=Session)
            try:
                await connection
            except (sqlite3.Error, OSError) as error:
                # Its thread still posts to the event loop: wait until it has ended.
                await asyncio.to_thread(connection._thread.join)
                raise StoreError("cannot_open", path=str(path), reason=str(error)) from error
            opened = cls(connection, claim, key)
            try:
                await opened.hop(prepare, str(path), MIGRATIONS)
                await opened.hop(watch_settings, opened._choice_changed)
            except BaseException:
                await connection.close()
                raise
        except BaseException:
            claim.release()
            raise
        return opened

    async def close(self) -> None:
        """Close the database."""
        await self._db.close()
        self._claim.release()

    @property
    def changes(self) -> int:
        """The number of rows written so far, without those of `quiet` work.

        While it stays the same, earlier reads of all but the outbox are still valid.
        """
        return self._db._conn.total_changes - self._aside

    @property
    def choices(self) -> int:
        """The number of setting changes made through this connection."""
        return self._choices

    def _choice_changed(self) -> None:
        self._choices += 1

    def state(self, db: Connection, game_id: int) -> object:
        """Return what differs after every change of anything."""
        return self.changes

    async def hop(self, work: Callable[..., T], *args: object) -> T:
        """Run queries: `work` gets the connection and `args`."""
        # aiosqlite's public calls take one hop to its thread per statement; this is one hop for a whole move.
        return cast(T, await self._db._execute(work, self._db._conn, *args))  # type: ignore[no-untyped-call]

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Run queries on one state of the database, since nothing is written meanwhile."""
        return await self.hop(work, *args)

    async def commit(self, works: Sequence[Work], lasting: bool) -> list[object]:
        """Run each piece of work in its own savepoint, all in one commit; return their outcomes."""
        try:
            return [outcome_told(outcome) for outcome in await self.hop(commit_together, works, lasting)]
        except Exception as error:
            return [outcome_told(error)] * len(works)

    def quiet(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the same work, which `changes` doesn't count."""

        def counted(db: Connection) -> T:
            before = self._db._conn.total_changes
            try:
                return work(db)
            finally:
                self._aside += self._db._conn.total_changes - before

        return counted

    def size(self, db: Connection) -> int:
        """Return the size of the database in bytes."""
        pages, size = (int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("page_count", "page_size"))
        return pages * size

    async def wipe(self) -> None:
        """Truncate the WAL, which still contains deleted data; if a backup is reading, closing does it."""
        with suppress(sqlite3.OperationalError):
            await self.hop(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
