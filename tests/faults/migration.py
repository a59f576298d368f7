"""Migrations that are killed at each of their statements: what an old database looks like, and what becomes of it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
from pathlib import Path

from data.store.sqlite import MIGRATIONS, prepare

FIRST_ROWS = (
    "INSERT INTO games VALUES (7, 1, 2, 'usa', 'classic', '{}', 11, 2, 'playing', 1, NULL, 100, 100)",
    "INSERT INTO seats VALUES (7, 0, 11, 'Ann', 'blue'), (7, 1, 12, 'Bob', 'red')",
    "INSERT INTO steps VALUES (7, 1, NULL, NULL, '[]', 100)",
    "INSERT INTO outbox (game_id, step, kind, nonce, state, message_id) VALUES (7, 1, 'post', '7-1', 'sent', 5)",
)
"""A game as the first version kept it."""
KEPT = (
    "SELECT id, key, status, step FROM games",
    "SELECT game_id, seat, user_id, name, color FROM seats ORDER BY seat",
    "SELECT * FROM steps",
    "SELECT game_id, step, kind, nonce, state, message_id FROM outbox",
)


def old_database(path: Path, version: int) -> None:
    """A database as the program had it when it knew so many migrations, with one game in it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    for number, script in enumerate(sorted(MIGRATIONS.glob("[0-9]*.sql"))[:version], 1):
        db.executescript(f"BEGIN;{script.read_text('utf-8')}\nPRAGMA user_version = {number};COMMIT;")
        if number == 1:
            for row in FIRST_ROWS:
                db.execute(row)
    db.close()


def killed_at(path: Path, statement: int) -> bool:
    """Opens the database in a process that is killed at its so-manieth statement; whether it came to that."""
    child = os.fork()
    if not child:
        db = sqlite3.connect(path, isolation_level=None)
        left = [statement]

        def count(_: str) -> None:
            left[0] -= 1
            if not left[0]:
                os.kill(os.getpid(), signal.SIGKILL)

        db.set_trace_callback(count)
        try:
            prepare(db, str(path), MIGRATIONS)
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def state_of(path: Path) -> tuple[object, ...]:
    """Version, soundness, schema and rows, after the database has been opened as a start of the bot opens it."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        prepare(db, str(path), MIGRATIONS)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        sound = db.execute("PRAGMA integrity_check").fetchall(), db.execute("PRAGMA foreign_key_check").fetchall()
        schema = db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
        return version, sound, schema, [db.execute(sql).fetchall() for sql in KEPT]
    finally:
        db.close()


def all_kills(folder: Path, version: int) -> tuple[int, list[int]]:
    """How many kills there were on the way from an old version, and after which of them not all was well again."""
    old, whole, hurt = folder / "old.sqlite3", folder / "whole.sqlite3", folder / "hurt.sqlite3"
    old_database(old, version)
    shutil.copy(old, whole)
    expected, statement = state_of(whole), 1
    wrong: list[int] = []
    while True:
        for rest in folder.glob("hurt.sqlite3*"):
            rest.unlink()
        shutil.copy(old, hurt)
        if not killed_at(hurt, statement):
            return statement - 1, wrong
        if state_of(hurt) != expected:
            wrong.append(statement)
        statement += 1
