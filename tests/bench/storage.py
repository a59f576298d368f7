"""Steps stored and games loaded, against bare SQLite with the same bytes."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from cogs.tables.service import Tables
from data.maps.library import load
from data.store.rows import Append, GameRow, StepRow
from data.store.store import Store
from engine.core.codec import decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.game import Game
from tests.bench.engine import middle_of_a_game
from tests.bench.figures import Figure, against, awaited_ms, below, median_ms, tell

STEPS = 150
BLANK = GameRow(0, 1, 1, "usa", "classic", "{}", 1, 4, "playing", 0, None)


def bare_commit_ms(folder: Path, state: str, times: int = 200) -> float:
    """A commit of the same bytes by sqlite3 alone, at `synchronous=FULL` in WAL mode: a step and its snapshot."""
    db = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    for line in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE IF NOT EXISTS steps (step INTEGER PRIMARY KEY, action TEXT, events TEXT)",
        "CREATE TABLE IF NOT EXISTS snapshots (id INTEGER PRIMARY KEY, state TEXT)",
        "DELETE FROM steps",
    ):
        db.execute(line)
    took = []
    for step in range(times):
        began = time.perf_counter()
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO steps VALUES (?, ?, ?)", (step, "{}", "[]"))
        db.execute("INSERT OR REPLACE INTO snapshots VALUES (1, ?)", (state,))
        db.execute("COMMIT")
        took.append((time.perf_counter() - began) * 1000)
    db.close()
    return statistics.median(took)


async def commits() -> None:
    """One game's steps one after the other, and 63 games at once, which share commits."""
    state = encode_state(middle_of_a_game(sorted(load().games)[0]))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = await Store.open(folder / "bench.sqlite3")
        games = [await store.new_game(replace(BLANK, channel_id=channel), [], 0) for channel in range(64)]
        steps = iter(range(1, 10_000))

        async def one() -> None:
            await store.append(Append(games[0], StepRow(next(steps), 0, "{}", "[]"), state, "playing", 0))

        floor = bare_commit_ms(folder, state)
        took = await awaited_ms(one, 300)
        floor = (floor + bare_commit_ms(folder, state)) / 2
        against("store a step", statistics.median(took), ("a bare commit", floor), 1.5)

        async def many(game_id: int) -> None:
            for step in range(1, 21):
                await store.append(Append(game_id, StepRow(step, 0, "{}", "[]"), state, "playing", 0))

        began = time.perf_counter()
        await asyncio.gather(*(many(game_id) for game_id in games[1:]))
        tell(Figure("store steps, 63 games at once", f"{63 * 20 / (time.perf_counter() - began):.0f} a second"))
        await store.close()


async def loading() -> None:
    """A game of 150 steps: with its snapshot, as a command reads it; folded anew from its first step."""
    library, rng = load(), Random(5)
    for key in sorted(library.games):
        with tempfile.TemporaryDirectory() as name:
            store = await Store.open(Path(name) / "bench.sqlite3")
            tables = Tables(store, library, rng, lambda _: None)
            game_id = await store.new_game(replace(BLANK, key=key), [], 0)
            game, events = Game.new(library.rules(key), 4, rng)
            row = StepRow(1, None, None, encode_events(events))
            while True:
                await store.append(Append(game_id, row, encode_state(game), "playing", 0))
                if row.step == STEPS or game.over:
                    break
                legal = game.legal(game.waiting[0])
                action = legal[rng.randrange(len(legal))]
                game, events = game.play(action, rng)
                row = StepRow(row.step + 1, action.seat, encode_action(action), encode_events(events))
            steps = [step.events for step in await store.steps(game_id)]
            took = statistics.median(await awaited_ms(lambda: tables.get(game_id), 60))  # noqa: B023
            below(f"load a game of {len(steps)} steps, {key}", took, "ms", 2)
            rules, text = library.rules(key), encode_state(game)
            floor = median_ms(lambda: decode_state(rules, text), 60)  # noqa: B023

            def folded() -> None:
                state = Game.blank(rules, 4)  # noqa: B023
                for encoded in steps:  # noqa: B023
                    state = state.after(decode_events(encoded))

            against("  fold from the first step", median_ms(folded, 15), ("decode its snapshot", floor))
            await store.close()
