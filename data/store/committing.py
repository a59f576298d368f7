"""Works that share one commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

Work = Callable[[sqlite3.Connection], object]


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
