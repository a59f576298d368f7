"""Death by `kill -9` at a counted point: between two awaits, after a call that Discord accepted, inside a commit."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import aiosqlite
from simcord._runtime import _BOT_SCOPE

import data.store.sqlite
from tests.faults.plan import COMMIT, KILL

AWAIT, CALL, STATEMENT, OPCODE, COMMITTED = "await", "call", "statement", "opcode", "committed"
_OFTEN = {AWAIT: 70, CALL: 4.5, STATEMENT: 85, OPCODE: 200, COMMITTED: 5.5}
"""How often a life comes past such a point for each deed, about."""


@dataclass
class Death:
    """Kills this process when it has come past its kind of point so many times since the life was armed."""

    point: str
    left: int
    armed: bool = False

    def pass_by(self, point: str) -> None:
        if self.armed and point == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def death(kinds: tuple[str, ...], deeds: int, rng: Random, *, opens: bool = False) -> Death:
    """One that goes with the kinds of faults of a run, among so many deeds; of no kind that kills, it never comes.

    With `opens` the first of them opens a game: then it often comes between the lobby's row and its message.
    """
    if opens and kinds and set(kinds) & {KILL, COMMIT} and rng.random() < 0.5:
        return Death(COMMITTED, 1)
    points = [AWAIT, AWAIT, CALL] * (KILL in kinds) + [STATEMENT, OPCODE, COMMITTED] * (COMMIT in kinds)
    if not points:
        return Death("", 0)
    point = rng.choice(points)
    return Death(point, 1 + int(_OFTEN[point] * max(deeds, 1) * rng.random()))


def watch_awaits(death: Death) -> None:
    """Counts everything of the bot that the event loop runs. What people do is not of the bot."""
    handles: Any = asyncio.Handle
    run: Callable[[asyncio.Handle], None] = handles._run

    def counted(handle: Any) -> None:
        if handle._context.get(_BOT_SCOPE) is not None:
            death.pass_by(AWAIT)
        run(handle)

    handles._run = counted


def watch_commits(death: Death) -> None:
    """Counts statements, what they are made of, and commits, in the thread of the database; at its opening too."""
    module: Any = data.store.sqlite
    prepare, commit = module.prepare, module.commit_together

    def watched_prepare(db: sqlite3.Connection, path: str, migrations: Path) -> None:
        db.set_trace_callback(lambda _: death.pass_by(STATEMENT))
        if death.point == OPCODE:
            db.set_progress_handler(lambda: death.pass_by(OPCODE), 10)
        prepare(db, path, migrations)
        db.execute(f"PRAGMA busy_timeout = {PATIENCE}")

    def watched_commit(db: sqlite3.Connection, works: Sequence[Any], lasting: bool) -> list[object]:
        outcomes: list[object] = commit(db, works, lasting)
        death.pass_by(COMMITTED)
        return outcomes

    module.prepare, module.commit_together = watched_prepare, watched_commit


def without_threads() -> None:
    """Has the database work between two turns of the event loop, so that a seed is always the same run."""
    connect = aiosqlite.connect

    async def hop(engine: data.store.sqlite.Sqlite, work: Callable[..., Any], *args: object) -> Any:
        await asyncio.sleep(0)
        return work(engine._db._conn, *args)

    module: Any = data.store.sqlite
    module.aiosqlite = SimpleNamespace(connect=partial(connect, check_same_thread=False))
    module.Sqlite.hop = hop


PATIENCE = 150
"""Milliseconds for which a locked database is waited for, so that a run need not take as long as in earnest."""
