"""PostgreSQL: the same statements as for SQLite, translated, in serializable transactions that are repeated if needed.

Other processes write to the same database, so nothing is answered from memory.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import psycopg
from psycopg import errors
from psycopg.abc import AdaptContext, Buffer
from psycopg.adapt import Dumper
from psycopg.types.string import TextLoader

from data.store.bars import fitting_key, mark_of
from data.store.connection import Conflict, Connection, NotStored, StoreError, Values, Work, all_storable
from data.store.place import Place
from data.store.postgres_versions import Versions
from data.store.sqlite import MIGRATIONS

T = TypeVar("T")
Row = tuple[Any, ...]
MOST_REPEATS = 25
"""How often a commit is repeated that met another one."""
PATIENCE = 5.0
"""Seconds for which one waits for a database that can't be reached; Discord waits for an answer for three."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0
_LEAST_VERSION = 13
_MIGRATING = 0x536C5472
"""The key of the advisory lock under which one process at a time migrates."""
_SESSION = (
    "SELECT set_config('statement_timeout', '30s', false), set_config('idle_in_transaction_session_timeout', '30s', "
    "false), set_config('standard_conforming_strings', 'on', false)"
)
_BEGIN = "BEGIN ISOLATION LEVEL {}; {}SELECT CAST(pg_current_xact_id() AS TEXT)"
_SOON = "SET LOCAL synchronous_commit TO OFF; "
_OUTCOME = "SELECT pg_xact_status(CAST(? AS xid8))"
_PASSING = ("08", "53", "55", "57", "58", "25006")
"""How the codes of errors begin that will pass: no connection, no room, a lock, a shutdown, the disk, a standby."""
_Repeat = errors.SerializationFailure, errors.DeadlockDetected
"""Another commit came first: the same again sees what it wrote."""


# Statements and values


@dataclass(frozen=True, slots=True)
class Translated:
    """A statement as the driver takes it. `numbered`: its values are asked for by number."""

    sql: str
    numbered: bool


_SPECIAL = re.compile(r"('(?:[^']|'')*')|\?(\d+)|\?|(?<!:):([a-z_]+)|%|json\(\?\)|INDEXED BY \w+")


@lru_cache(maxsize=2048)
def translated(sql: str) -> Translated:
    """Return a statement of the common subset with the driver's placeholders.

    `json(?)` is a value given as JSON. Advice which index to use is left out.
    """
    numbered = False

    def other(found: re.Match[str]) -> str:
        nonlocal numbered
        text, number, name = found.groups()
        if text is not None:
            return str(text).replace("%", "%%")
        if number is not None:
            numbered = True
            return f"%({number})s"
        if name is not None:
            return f"%({name})s"
        plain = {"?": "%s", "%": "%%", "json(?)": "CAST(%s AS JSON)"}
        return plain.get(found[0], "")

    return Translated(_SPECIAL.sub(other, sql), numbered)


class _Number(Dumper):
    """True and False are 1 and 0, as the columns that hold them."""

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"

    def quote(self, obj: bool) -> Buffer:
        return self.dump(obj)


def _adapt(context: AdaptContext) -> None:
    context.adapters.register_loader("json", TextLoader)
    context.adapters.register_dumper(bool, _Number)


class Rows:
    """What a statement found; a statement without rows has none."""

    def __init__(self, cursor: psycopg.Cursor[Row]) -> None:
        self._cursor = cursor
        self.rowcount = cursor.rowcount
        self.description: Any = cursor.description

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        return self._cursor.fetchone() if self.description else None

    def fetchall(self) -> list[Any]:
        """Return all other rows."""
        return self._cursor.fetchall() if self.description else []

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class Session:
    """One connection to the server, used in one thread."""

    def __init__(self, db: psycopg.Connection[Row]) -> None:
        self._db = db

    @property
    def is_lost(self) -> bool:
        """Whether the connection is gone."""
        return self._db.closed

    def execute(self, sql: str, values: Values = (), /) -> Rows:
        """Run a statement of the common subset.

        Raises: Conflict if a constraint refuses it.
        """
        statement, values = translated(sql), all_storable(values)
        if statement.numbered:
            values = {str(number): value for number, value in enumerate(cast("Sequence[object]", values), 1)}
        try:
            return Rows(self._db.execute(statement.sql.encode(), values))
        except errors.IntegrityError as error:
            raise Conflict(f"{error.diag.constraint_name}: {error.diag.message_primary}") from None

    def executemany(self, sql: str, values: Iterable[Values], /) -> Rows:
        """Run a statement for each of the values, in one trip to the server."""
        cursor = cast("psycopg.ClientCursor[Row]", self._db.cursor())
        statement = translated(sql)
        every = [cursor.mogrify(statement.sql.encode(), all_storable(one)) for one in values]
        try:
            return Rows(self._db.execute("; ".join(every).encode()) if every else cursor)
        except errors.IntegrityError as error:
            raise Conflict(f"{error.diag.constraint_name}: {error.diag.message_primary}") from None

    def plainly(self, sql: str) -> Rows:
        """Run statements as they are, in one trip to the server; return what the last of them found."""
        cursor = self._db.execute(sql.encode())
        while cursor.nextset():
            pass
        return Rows(cursor)

    def close(self) -> None:
        """Close the connection."""
        with suppress(psycopg.Error):
            self._db.close()


def connect(place: Place) -> Session:
    """Connect to the server.

    Raises: psycopg.Error.
    """
    db = psycopg.connect(
        cast(str, place.address),
        autocommit=True,
        cursor_factory=psycopg.ClientCursor,
        connect_timeout=3,
        tcp_user_timeout=10_000,
        keepalives_idle=10,
        keepalives_interval=3,
        keepalives_count=3,
        application_name="slow-train",
    )
    _adapt(db)
    try:
        db.execute(_SESSION)
    except BaseException:
        db.close()
        raise
    return Session(db)


# Version and migrations


def scripts() -> dict[int, Path]:
    """Return the migrations for PostgreSQL by number. The first makes the whole schema of its number."""
    return {int(path.name[:4]): path for path in sorted((MIGRATIONS / "postgres").glob("[0-9]*.sql"))}


def version_of(db: Session, place: Place) -> int:
    """Return the database's version; 0 for one without any table of this program.

    Raises: StoreError `not_a_database` for another program's, `newer` for one of a newer version.
    """
    known = known_version()
    sql = "SELECT to_regclass('slow_train'), coalesce(to_regclass('games'), to_regclass('seats'))"
    ours, others = db.execute(sql).fetchone()
    if ours is None:
        if others is not None:
            raise StoreError("not_a_database", path=str(place))
        return 0
    version = int(db.execute("SELECT version FROM slow_train").fetchone()[0])
    if version > known:
        raise StoreError("newer", path=str(place), version=version, known=known)
    return version


def migrate(db: Session, place: Place) -> None:
    """Bring the schema up to date, each migration in a transaction of its own, one process at a time.

    Raises: StoreError.
    """
    while True:
        db.plainly(f"BEGIN; SELECT pg_advisory_xact_lock({_MIGRATING})")
        try:
            version = version_of(db, place)
            number, script = next(((n, path) for n, path in scripts().items() if n > version), (0, None))
            if script is not None:
                db.plainly(f"SET LOCAL statement_timeout TO 0; {script.read_text('utf-8')}")
                db.execute("UPDATE slow_train SET version = ?", (number,))
            db.plainly("COMMIT")
        except BaseException:
            if not db.is_lost:
                db.plainly("ROLLBACK")
            raise
        if script is None:
            return


def known_version() -> int:
    """Return the version of the database format that this program writes."""
    return max(scripts())


def examine(place: Place) -> int:
    """Return the version of a database; 0 if it is empty yet.

    Raises: StoreError.
    """
    with opened(place) as db:
        return version_of(db, place)


@contextmanager
def opened(place: Place) -> Iterator[Session]:
    """Open a database to read it, also while the bot runs.

    Raises: StoreError for any error of the database.
    """
    db = _opened(place)
    try:
        yield db
    except psycopg.Error as error:
        raise unreachable(place, error) from None
    finally:
        db.close()


def _opened(place: Place) -> Session:
    try:
        db = connect(place)
    except psycopg.Error as error:
        raise unreachable(place, error) from None
    try:
        number, encoding = db.execute(
            "SELECT CAST(current_setting('server_version_num') AS INTEGER), current_setting('server_encoding')"
        ).fetchone()
        if number < _LEAST_VERSION * 10_000:
            raise StoreError("unsuitable", path=str(place), reason=f"PostgreSQL {_LEAST_VERSION} or newer is needed")
        if encoding != "UTF8":
            raise StoreError("unsuitable", path=str(place), reason=f"its encoding is {encoding} instead of UTF8")
    except BaseException:
        db.close()
        raise
    return db


def unreachable(place: Place, error: psycopg.Error) -> StoreError:
    """Return the StoreError for an error of the server or the connection, in one line.

    It is `refused` if the server answered.
    """
    reason = " ".join(place.discreet(error.diag.message_primary or str(error)).split())
    answered = error.sqlstate is not None or "FATAL:" in reason
    return StoreError("refused" if answered else "unreachable", path=str(place), reason=reason)


def can_set_up(place: Place) -> bool:
    """Tell whether the user of the address may create tables in the database.

    Raises: StoreError.
    """
    with opened(place) as db:
        return bool(db.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')").fetchone()[0])


def check_shared_key(place: Place, file: Path) -> None:
    """Check the file of the key of hashes, which may be missing while the database isn't begun. Nothing is changed.

    Raises: StoreError.
    """
    with opened(place) as db:
        fitting_key(_mark(db) if version_of(db, place) else None, file, make=False)


def _mark(db: Session) -> str | None:
    return cast("str | None", db.execute("SELECT key FROM slow_train").fetchone()[0])


def shared_key(db: Session, place: Place, file: Path) -> bytes:
    """Return the key of hashes, and check that it is the one with which the database was begun.

    Raises: StoreError.
    """
    db.plainly(f"BEGIN; SELECT pg_advisory_xact_lock({_MIGRATING})")
    try:
        key = fitting_key(_mark(db), file, make=True)
        db.execute("UPDATE slow_train SET key = ?", (mark_of(key),))
        db.plainly("COMMIT")
    except BaseException:
        if not db.is_lost:
            db.plainly("ROLLBACK")
        raise
    return key


# The engine


class Postgres:
    """An open PostgreSQL database. Its thread ends with `close`."""

    changes = None
    choices = None
    versions = Versions()

    def __init__(self, place: Place) -> None:
        self._place = place
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._db: Session | None = None
        self._gave_up = False
        self.key = b""

    @classmethod
    async def open(cls, place: Place, key: Path) -> Postgres:
        """Open a database, and migrate it if needed. `key` is the file with the key of hashes.

        Raises: StoreError when it can't be used.
        """
        opened = cls(place)
        try:
            await opened._in_thread(opened._open, key)
        except BaseException:
            await opened.close()
            raise
        return opened

    def _open(self, key: Path) -> None:
        self._db = _opened(self._place)
        try:
            migrate(self._db, self._place)
            self.key = shared_key(self._db, self._place, key)
        except psycopg.Error as error:
            raise unreachable(self._place, error) from None

    async def close(self) -> None:
        """Close the connection and end the thread."""
        if self._db is not None:
            await self._in_thread(self._db.close)
        self._thread.shutdown(wait=False)

    async def _in_thread(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def state(self, db: Any, game_id: int) -> object:
        """Return what differs after every change of a game, its seats, times and invitations."""
        return self.versions.state(db, game_id)

    async def hop(self, work: Callable[..., T], *args: object) -> T:
        """Run one query, or several that needn't see the same state.

        Raises: NotStored if the database can't be reached.
        """
        return await self._in_thread(self._again, lambda db: work(db, *args))

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Run several queries on one state of the database.

        Raises: NotStored if the database can't be reached.
        """

        def reading(db: Session) -> T:
            db.plainly("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try:
                return work(db, *args)
            finally:
                if not db.is_lost:
                    db.plainly("ROLLBACK")

        return await self._in_thread(self._again, reading)

    def _again(self, work: Callable[[Session], T]) -> T:
        """Run work that writes nothing, again if the connection is lost."""
        until = time.monotonic() + PATIENCE
        while True:
            db = self._connected(until)
            try:
                return work(db)
            except psycopg.Error as error:
                if not _is_lost(db, error):
                    raise
                if time.monotonic() > until:
                    raise NotStored(type(error).__name__) from None

    def _connected(self, until: float) -> Session:
        """Return a connection; one that was lost is replaced, with growing pauses.

        Raises: NotStored if there is none by then (monotonic s), or at once if there was none the last time.
        """
        if self._db is not None and not self._db.is_lost:
            return self._db
        for pause in _pauses():
            try:
                self._db = connect(self._place)
                self._gave_up = False
                return self._db
            except psycopg.Error as error:
                if self._gave_up or time.monotonic() + pause > until:
                    self._gave_up = True
                    raise NotStored(self._place.discreet(str(error)).strip()) from None
            time.sleep(pause)
        raise AssertionError

    async def commit(self, works: Sequence[Work], lasting: bool) -> list[object]:
        """Run each piece of work alone, all in one commit; return their outcomes.

        The commit is repeated if it met another one, or if the connection broke and the server says that it wasn't
        done. Work whose commit can't be known of is answered by NotStored.
        """
        try:
            return [_told(outcome) for outcome in await self._in_thread(self._commit, works, lasting)]
        except Exception as error:
            return [_told(error)] * len(works)

    def _commit(self, works: Sequence[Work], lasting: bool) -> list[object]:
        until = time.monotonic() + PATIENCE
        for repeats in count():
            one = _Commit(self._connected(until), works, lasting)
            try:
                return one.run(is_first=not repeats)
            except Conflict:
                continue
            except _Repeat as error:
                if repeats == MOST_REPEATS:
                    raise NotStored("other processes change the same rows all the time") from error
                time.sleep(random.uniform(0, min(0.002 * 2**repeats, 0.2)))
            except psycopg.Error as error:
                if not _is_lost(one.db, error):
                    raise
                if one.is_committing and self._was_committed(one.id, until):
                    return one.outcomes
                if time.monotonic() > until:
                    raise
        raise AssertionError

    def _was_committed(self, transaction: str, until: float) -> bool:
        """Ask the server whether a transaction was committed in which the connection broke.

        Raises: NotStored if that can't be known.
        """
        for pause in _pauses():
            try:
                status = self._connected(until).execute(_OUTCOME, (transaction,)).fetchone()[0]
            except errors.InvalidParameterValue:  # another server took its place, which has never heard of it
                return False
            except psycopg.Error as error:
                if not _is_lost(self._connected(until), error):
                    raise
                continue
            if status != "in progress":
                return bool(status == "committed")
            if time.monotonic() + pause > until:
                raise NotStored("the connection broke in a commit")
            time.sleep(pause)
        raise AssertionError

    def quiet(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the same work, whose commit meets no other one but at the very rows that it changes."""
        return _Quiet(work)

    def size(self, db: Any) -> int:
        """Return the size of the database in bytes."""
        return int(db.execute("SELECT pg_database_size(current_database())").fetchone()[0])

    async def wipe(self) -> None:
        """Do nothing: the server removes deleted rows itself, and its log when its settings say so."""


@dataclass(frozen=True, slots=True)
class _Quiet(Generic[T]):
    """Work that reads nothing but the rows that it changes."""

    work: Callable[[Connection], T]

    def __call__(self, db: Connection) -> T:
        return self.work(db)


class _Commit:
    """One try of a commit. `is_committing`: it may be done although the connection broke."""

    def __init__(self, db: Session, works: Sequence[Work], lasting: bool) -> None:
        self.db = db
        self.outcomes: list[object] = []
        self.id = ""
        self.is_committing = False
        self._works = works
        level = "READ COMMITTED" if all(isinstance(work, _Quiet) for work in works) else "SERIALIZABLE"
        self._begin = _BEGIN.format(level, "" if lasting else _SOON)

    def run(self, *, is_first: bool) -> list[object]:
        """Run each piece of work in its own savepoint, all in one transaction; return their outcomes.

        Raises: psycopg.Error if nothing was stored, or if the connection broke. Conflict at the first try: what was
            there already may have come from another process in the meantime.
        """
        try:
            self.id = str(self.db.plainly(self._begin).fetchone()[0])
            for work in self._works:
                self._do(work, is_first)
            self.is_committing = True
            self.db.plainly("COMMIT")
        except BaseException:
            if not self.db.is_lost:
                self.is_committing = False
                with suppress(psycopg.Error):
                    self.db.plainly("ROLLBACK")
            raise
        return self.outcomes

    def _do(self, work: Work, is_first: bool) -> None:
        if len(self._works) > 1:
            self.db.plainly("SAVEPOINT one")
        try:
            self.outcomes.append(work(self.db))
        except _Repeat:
            raise
        except Exception as error:
            if self.db.is_lost or (is_first and isinstance(error, Conflict)):
                raise
            self.db.plainly("ROLLBACK TO one" if len(self._works) > 1 else f"ROLLBACK; {self._begin}")
            self.outcomes.append(error)


def _pauses() -> Iterator[float]:
    pause = _FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, _LONGEST_PAUSE)


def _is_lost(db: Session, error: psycopg.Error) -> bool:
    """Tell whether another connection is needed: this one is gone, or its server can't write any more."""
    if isinstance(error, errors.ReadOnlySqlTransaction):
        db.close()
    return db.is_lost


def _told(outcome: object) -> object:
    """Return the outcome of work, with an error that will pass replaced by NotStored. It has no values in its text."""
    if not isinstance(outcome, psycopg.Error):
        return outcome
    if outcome.sqlstate is None:  # the driver's own: no connection, or a value that it can't send, which is a bug
        passes = isinstance(outcome, (psycopg.OperationalError, psycopg.InterfaceError))
    else:
        passes = outcome.sqlstate.startswith(_PASSING)
    return NotStored(outcome.diag.message_primary or type(outcome).__name__) if passes else outcome
