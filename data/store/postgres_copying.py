"""A PostgreSQL database that is copied, or the copy: nobody else writes meanwhile, and rows are read some at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from psycopg import errors

from data.store.bars import mark_of
from data.store.connection import Conflict, StoreError
from data.store.copying import BATCH, Row, Rows, known_tables
from data.store.leases import Kind, Leases, Lost
from data.store.place import Place
from data.store.postgres import Session, known_version, migrate, opened, shared_key, unreachable, version_of

_SEQUENCES = (
    "SELECT table_name, pg_get_serial_sequence(quote_ident(table_name), column_name) FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND is_identity = 'YES' AND column_name = 'id'"
)
_BEGIN = (
    "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout TO 0; "
    "SET LOCAL idle_in_transaction_session_timeout TO 0; SET LOCAL lock_timeout TO '10s'; LOCK TABLE {} IN {} MODE"
)


class Database:
    """One end of a copy."""

    is_file = False

    def __init__(self, db: Session, place: Place, key_file: Path, key: bytes = b"") -> None:
        self.db: Any = db
        self._place = place
        self.key = key
        self.key_file = key_file
        self._cursors = count()

    def rows(self, sql: str) -> Rows:
        """Read rows, some at a time."""
        name = f"rows_{next(self._cursors)}"
        try:
            self.db.plainly(f"DECLARE {name} NO SCROLL CURSOR FOR {sql}")
            while part := self.db.execute(f"FETCH {BATCH} FROM {name}").fetchall():
                yield from part
            self.db.plainly(f"CLOSE {name}")
        except psycopg.Error as error:
            raise unreachable(self._place, error) from None

    def put(self, sql: str, rows: Sequence[Row]) -> None:
        """Run a statement for each of the rows.

        Raises: Conflict if the database refuses one.
        """
        try:
            self.db.executemany(sql, rows)
        except psycopg.DataError as error:
            raise Conflict(error.diag.message_primary or str(error)) from error

    def last_ids(self) -> dict[str, int]:
        """Return the last number that was given in each table."""
        found = {}
        for table, sequence in self.db.execute(_SEQUENCES).fetchall():
            last, is_given = self.db.execute(f"SELECT last_value, is_called FROM {sequence}").fetchone()
            found[str(table)] = int(last) if is_given else 0
        return found

    def go_on_from(self, ids: Mapping[str, int]) -> None:
        """Give no number again that is there, or was given in the original."""
        for table, sequence in self.db.execute(_SEQUENCES).fetchall():
            highest = int(self.db.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0])
            last = max(highest, ids.get(table, 0))
            if last:
                self.db.execute("SELECT setval(?, ?)", (sequence, last))

    def commit(self, key: bytes) -> None:
        """Store it all, and that it belongs to this key."""
        self.db.execute("UPDATE slow_train SET key = ?", (mark_of(key),))
        self.db.plainly("COMMIT")


@contextmanager
def end(place: Place, key_file: Path, *, is_target: bool) -> Iterator[Database]:
    """Open a database that no bot uses, and lock its tables; the target is migrated if it is empty.

    Raises: StoreError.
    """
    with opened(place) as db:
        version, known = version_of(db, place), known_version()
        asyncio.run(_refuse_running(place))
        if is_target:
            if version not in (0, known):
                raise StoreError("not_empty", path=str(place))
            migrate(db, place)
            end = Database(db, place, key_file)
        else:
            if not version:
                raise StoreError("not_a_database", path=str(place))
            if version < known:
                raise StoreError("older", path=str(place), version=version, known=known)
            end = Database(db, place, key_file, shared_key(db, place, key_file))
        names = ", ".join(table.name for table in known_tables())
        try:
            db.plainly(_BEGIN.format(names, "ACCESS EXCLUSIVE" if is_target else "SHARE"))
        except errors.LockNotAvailable as error:
            raise StoreError("running", path=str(place)) from error
        yield end


async def _refuse_running(place: Place) -> None:
    """Check that no process of the bot has its place there.

    Raises: StoreError `running` or `unreachable`.
    """
    leases = Leases(str(place.address), lambda *_: None, lambda: None)
    try:
        await leases.open()
        if await leases.taken(Kind.PROCESS):
            raise StoreError("running", path=str(place))
    except Lost as lost:
        raise StoreError("unreachable", path=str(place), reason=str(lost)) from lost
    finally:
        await leases.close()
