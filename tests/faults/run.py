"""A seeded run: one life of the bot after the other, each in a process of its own, and what holds afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from cogs.text.catalogue import catalogue
from data.maps.library import Library, load
from tests.faults.check import violations
from tests.faults.death import AWAIT, CALL
from tests.faults.life import Past, death_of, live
from tests.faults.line import Line, Word, heard
from tests.faults.plan import COMMIT, DEADLY, KILL, Plan, plan

MOST_LIVES = 14
LONGEST_LIFE = 240.0
"""Seconds after which a life is given up: the bot hangs then."""


@dataclass(frozen=True)
class Outcome:
    """How a run went: how often each fault struck, and what was wrong in the end."""

    plan: Plan
    faults: dict[str, int]
    wrong: tuple[str, ...]
    deeds: int
    calls: int
    seconds: float
    words: Sequence[Word] = field(default=(), repr=False)


@cache
def _library() -> Library:
    """Read once, before any life begins; so are the words and the commands, which every life begins with."""
    catalogue()
    return load()


def run(seed: int, *, kinds: tuple[str, ...] = (), keep_words: bool = False) -> Outcome:
    """The whole run of a seed."""
    began, planned = time.monotonic(), plan(seed, kinds=kinds)
    _library()
    folder = Path(tempfile.mkdtemp(prefix="faults-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    try:
        words, deaths = _lives(planned, folder / "games.sqlite3")
        wrong = violations(folder / "games.sqlite3", _library(), words)
    finally:
        shutil.rmtree(folder)
    faults = Counter(facts["kind"] for kind, facts in words if kind == "fault") + deaths
    return Outcome(
        planned,
        dict(faults),
        tuple(wrong),
        sum(kind == "deed" for kind, _ in words),
        sum(kind == "world" for kind, _ in words),
        time.monotonic() - began,
        words if keep_words else (),
    )


def _lives(planned: Plan, path: Path) -> tuple[list[Word], Counter[str]]:
    """All that was said in all lives, and how often the bot was killed in which way."""
    words: list[Word] = []
    deaths: Counter[str] = Counter()
    deadly = any(kind in planned.kinds for kind in DEADLY)
    past = Past(last=not deadly)
    while past.number < MOST_LIVES:
        said, killed = _life(planned, path, past)
        words += said
        if killed:
            deaths[killed] += 1
        if any(kind in ("recovered", "crashed") for kind, _ in said):
            break
        past = _after(past, said, last=past.number + 2 >= planned.lives)
    return words, deaths


def _after(past: Past, said: Sequence[Word], *, last: bool) -> Past:
    """What the next life begins with."""
    facts: dict[str, Any] = {}
    for kind, data in said:
        if kind == "world":
            facts |= {"kept": data["kept"], "nonces": data["nonces"]}
        elif kind == "commands":
            facts["commands"] = data["commands"]
        elif kind == "people":
            facts["ids"] = data["ids"]
        elif kind == "done":
            facts |= {"done": data["acts"], "skew": data["skew"]}
    return replace(past, number=past.number + 1, last=last, **facts)


def _life(planned: Plan, path: Path, past: Past) -> tuple[list[Word], str]:
    """One life: what was said in it, and how it was killed ("" where it was not)."""
    (words_out, words_in), (answers_out, answers_in) = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(words_out)
            os.close(answers_in)
            live(Line(words_in, answers_out), planned, path, past)
            code = 0
        finally:
            os._exit(code)
    os.close(words_in)
    os.close(answers_out)
    said = _watch(child, words_out, answers_in, path)
    os.close(words_out)
    os.close(answers_in)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return said, KILL if death_of(planned, past).point in (AWAIT, CALL) else COMMIT
    if status:
        said.append(("crashed", {"error": f"a life ended with the status {status}"}))
    return said, ""


class _Holder:
    """The other program, which holds the database now and then."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._until = 0.0

    def hold(self, seconds: float) -> None:
        if self._db is None:
            self._db = sqlite3.connect(self._path, isolation_level=None, timeout=10)
            self._db.execute("BEGIN IMMEDIATE")
        self._until = time.monotonic() + seconds

    def look(self) -> None:
        """Lets go when it is time."""
        if self._db is not None and time.monotonic() >= self._until:
            self.release()

    def release(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None


def _watch(child: int, words: int, answers: int, path: Path) -> list[Word]:
    """Listens to a life, and holds its database when it asks for that."""
    said: list[Word] = []
    holder, latest = _Holder(path), time.monotonic() + LONGEST_LIFE
    for word in heard(words):
        holder.look()
        if time.monotonic() > latest:
            said.append(("crashed", {"error": f"the bot hangs, after {LONGEST_LIFE:.0f} seconds"}))
            os.kill(child, signal.SIGKILL)
            break
        match word:
            case ("hold", {"seconds": seconds}):
                holder.hold(seconds)
                os.write(answers, b"!")
            case ("release", _):
                holder.release()
                os.write(answers, b"!")
            case (_, _):
                said.append(word)
    holder.release()
    return said
