"""What the store's modules need from a database engine, whichever it is: a connection, and its errors.

All SQL is in the subset that SQLite and PostgreSQL share; what differs is in `data/store/sqlite.py` and in
`data/store/postgres.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from data.storable import storable

T = TypeVar("T")

Values = Sequence[object] | Mapping[str, object]
"""The values of a statement: for `?` in order, for `?1` by number, for `:name` by name."""


def all_storable(values: Values) -> Values:
    """Return the values of a statement, each text `storable`. Both engines pass all that they bind through here."""
    if isinstance(values, dict):
        return {name: storable(one) if isinstance(one, str) else one for name, one in values.items()}
    return [storable(one) if isinstance(one, str) else one for one in cast("Sequence[object]", values)]


class Cursor(Protocol):
    """What a statement found. Rows are tuples; a statement without rows has none."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement changed."""

    @property
    def description(self) -> Any:
        """A sequence with one entry for each column; its first item is the name."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all other rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection to either engine, used in one thread."""

    def execute(self, sql: str, values: Values = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, sql: str, values: Iterable[Values], /) -> Cursor:
        """Run a statement for each of the values."""


Work = Callable[[Connection], object]
"""Reads and writes of one commit. An engine may run it again from the start, so it changes nothing but the database."""


class Versions(Protocol):
    """What an engine knows of what other processes write. `table` is one of those in `readings`."""

    def of(self, db: Any, table: str, id_: int) -> tuple[object, object]:
        """Return the version of a row, None if there is none, and the state of a game."""

    def renewed(self, db: Any, table: str, id_: int, version: object) -> object:
        """Give a row a new version, and return it.

        Raises: StaleStep if it has another version than this one.
        """


class Engine(Protocol):
    """One open database, and the thread in which all of it is read and written."""

    key: bytes
    """The secret key of hashes: see `bars`."""

    @property
    def changes(self) -> int | None:
        """The number of rows written so far, without those of `quiet` work; None if other processes write too."""

    @property
    def versions(self) -> Versions | None:
        """Tells what other processes have changed; None if none of them writes."""

    @property
    def choices(self) -> int | None:
        """The number of setting changes so far; None if other processes write too."""

    def state(self, db: Connection, game_id: int) -> object:
        """Return what differs after every change of a game, its seats, times and invitations."""

    async def hop(self, work: Callable[..., T], *args: object) -> T:
        """Run one query, or several that needn't see the same state: `work` gets the connection and `args`.

        Raises: NotStored if the database can't be reached.
        """

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Run several queries on one state of the database.

        Raises: NotStored if the database can't be reached.
        """

    async def commit(self, works: Sequence[Work], lasting: bool) -> list[object]:
        """Run each piece of work alone, all in one commit; return their outcomes, which are exceptions of what failed.

        `lasting`: the commit is on the disk then; else it is there with the next one that is.
        """

    def quiet(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the same work, which `changes` doesn't count."""

    def size(self, db: Connection) -> int:
        """Return the size of the database in bytes."""

    async def wipe(self) -> None:
        """Remove deleted data from where it is kept for a while, as far as that is in the engine's power."""

    async def close(self) -> None:
        """Close the database."""


class StoreError(Exception):
    """The database can't be used. `facts` are the variables of the message.

    `code` is `cannot_open`, `not_a_database` (of this program), `newer`, `damaged`, `in_use`, `orphan`, `linked`,
    `unreachable`, `refused` (by the server), `unsuitable`, `no_driver`, `no_key`, `bad_key`, `broken_key` (beside a
    file) or `other_key`; backups add `there_already`.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class NotStored(Exception):
    """The database can't be used just now: the disk is full, another program holds it, or it can't be reached.

    Nothing was stored, unless the connection broke in a commit: then a step may be there, and comes again as stale.
    """


class Conflict(Exception):
    """A constraint refused it, and nothing was stored. The text names a unique index or its columns."""
