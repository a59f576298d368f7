"""Replays: how large and how slow the animation of each kept game is."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from cogs.tables.family import family_of
from cogs.text.catalogue import catalogue
from data.maps.library import load, rules_of_record
from engine.game_file import after_turns, events_of, read_record
from renderer.core.look import Look
from renderer.core.replay import moments_of
from tests.bench.figures import Figure, tell
from tests.replays.keep import HERE

MOST_MB, MOST_S, MOST_STEP_MS = 8, 3, 20
NAMES, COLORS = ("Ann", "Bob", "Cleo", "Dan", "Eve"), ("blue", "red", "green", "black", "yellow")


def _cpu_ms(work: Callable[[], object]) -> float:
    since = time.process_time()
    work()
    return (time.process_time() - since) * 1000


def replays() -> None:
    """Each kept game as a GIF of 800 px, and one turn of it as a picture."""
    for path in sorted(HERE.glob("*.json")):
        record = read_record(path.read_bytes())
        rules = rules_of_record(record, load())
        turns = list(after_turns(rules, record.seats, events_of(record)))
        words, family, moments = catalogue().of(rules), family_of(rules), moments_of(turns)
        look = Look("en", NAMES[: record.seats], COLORS[: record.seats], partial(words.say, "en"))
        family.render_moment(moments[-1], look, len(turns))
        since = time.process_time()
        made = family.render_replay(moments, look, MOST_MB * 1_000_000)
        spent = time.process_time() - since
        size = len(made) / 1e6
        tell(
            Figure(
                f"{path.stem}, {len(turns)} turns", f"{size:.2f} MB", goal=f"under {MOST_MB} MB", good=size < MOST_MB
            )
        )
        tell(Figure("  CPU time", f"{spent:.2f} s", goal=f"under {MOST_S} s", good=spent < MOST_S))
        after = moments[len(moments) // 2 :][:6]
        step = min(_cpu_ms(partial(family.render_moment, one, look, len(turns))) for one in after)
        tell(Figure("  one turn", f"{step:.1f} ms", goal=f"under {MOST_STEP_MS} ms", good=step < MOST_STEP_MS))
