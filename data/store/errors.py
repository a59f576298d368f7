"""Trouble with the disk, or with another program that holds the database: it passes, and nothing was stored."""

from __future__ import annotations

import sqlite3

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


def not_stored(outcome: object) -> object:
    """What a work in the database came to; trouble that passes by its own name."""
    if isinstance(outcome, sqlite3.OperationalError) and getattr(outcome, "sqlite_errorcode", 0) & 0xFF in _PASSING:
        return NotStored(str(outcome))
    return outcome
