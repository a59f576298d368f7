"""Works that share one commit, and the trouble with the disk in which nothing of them is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

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
