"""Death by `kill -9` at a counted point: between two awaits, after a call that Discord accepted, inside a commit."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import data.store
from tests.faults.plan import COMMIT, KILL

AWAIT, CALL, STATEMENT, OPCODE, COMMITTED = "await", "call", "statement", "opcode", "committed"
_FARTHEST = {AWAIT: 2500, CALL: 25, STATEMENT: 220, OPCODE: 400, COMMITTED: 18}
"""About as often as a life of usual length comes past such a point."""


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


def death(kinds: tuple[str, ...], rng: Random) -> Death:
    """One that goes with the kinds of faults of a run; of no kind that kills, one that never comes."""
    points = [AWAIT, AWAIT, CALL] * (KILL in kinds) + [STATEMENT, OPCODE, COMMITTED] * (COMMIT in kinds)
    if not points:
        return Death("", 0)
    point = rng.choice(points)
    return Death(point, 1 + int(_FARTHEST[point] * rng.random() ** 1.5))


def watch_awaits(death: Death) -> None:
    """Counts everything that the event loop runs."""
    run: Callable[[asyncio.Handle], None] = asyncio.Handle._run  # type: ignore[attr-defined]

    def counted(handle: asyncio.Handle) -> None:
        death.pass_by(AWAIT)
        run(handle)

    asyncio.Handle._run = counted  # type: ignore[attr-defined]


def watch_commits(death: Death) -> None:
    """Counts statements, what they are made of, and commits, in the thread of the database; at its opening too."""
    module: Any = data.store
    prepare, commit = module._prepare, module._commit_together

    def watched_prepare(db: sqlite3.Connection, path: str) -> None:
        db.set_trace_callback(lambda _: death.pass_by(STATEMENT))
        if death.point == OPCODE:
            db.set_progress_handler(lambda: death.pass_by(OPCODE), 10)
        prepare(db, path)
        db.execute(f"PRAGMA busy_timeout = {PATIENCE}")

    def watched_commit(db: sqlite3.Connection, works: list[Any]) -> list[object]:
        outcomes: list[object] = commit(db, works)
        death.pass_by(COMMITTED)
        return outcomes

    module._prepare, module._commit_together = watched_prepare, watched_commit


PATIENCE = 150
"""Milliseconds for which a locked database is waited for, so that a run need not take as long as in earnest."""
