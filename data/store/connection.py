"""What the store's modules need from a database engine, whichever it is: a connection, and its errors.

All SQL is in the subset that SQLite and PostgreSQL share; what differs is in `data/store/sqlite.py` and in
`data/store/postgres.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[object] | Mapping[str, object]
"""The values of a statement: for `?` in order, for `?1` by number, for `:name` by name."""


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


class StoreError(Exception):
    """The database can't be used. `facts` are the variables of the message.

    `code` is `cannot_open`, `not_a_database` (of this program), `newer`, `damaged`, `in_use`, `orphan` or `linked`;
    backups add `there_already`.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class NotStored(Exception):
    """The database can't be written just now: the disk is full, or another program holds it. Nothing was stored."""


class Conflict(Exception):
    """A constraint refused it, and nothing was stored. The text names a unique index or its columns."""
