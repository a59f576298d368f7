"""Steps stored on both engines and games loaded, against bare commits of the same bytes."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import psycopg

from cogs.tables.service import Tables
from data.maps.library import load
from data.store.readings import GAMES
from data.store.rows import Append, DueKind, GameRow, Job, OutboxMessage, StepRow, due_set
from data.store.seats import queued_message
from data.store.store import Store
from engine.core.codec import decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.game import Game
from tests import postgres
from tests.bench.engine import middle_of_a_game
from tests.bench.figures import Figure, against, awaited_ms, below, median_ms, tell

STEPS = 150
STORED, AT_ONCE, OF_EACH = 300, 64, 20
PROCESSES, AMONG, REPEATED = 12, 5000, "could not serialize"
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


def bare_commit_of_postgres_ms(address: str, state: str, times: int = 200) -> float:
    """The same by the driver alone, in one trip to the server."""
    with psycopg.connect(address, autocommit=True, cursor_factory=psycopg.ClientCursor) as db:
        db.execute("CREATE TABLE IF NOT EXISTS bare_steps (step BIGINT PRIMARY KEY, action TEXT, events TEXT)")
        db.execute("CREATE TABLE IF NOT EXISTS bare_snapshots (id BIGINT PRIMARY KEY, state TEXT)")
        db.execute("DELETE FROM bare_steps")
        took = []
        for step in range(times):
            began = time.perf_counter()
            db.execute(
                "BEGIN; INSERT INTO bare_steps VALUES (%s, %s, %s); INSERT INTO bare_snapshots VALUES (1, %s) "
                "ON CONFLICT (id) DO UPDATE SET state = excluded.state; COMMIT",
                (step, "{}", "[]", state),
            )
            took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


async def commits() -> None:
    """Steps stored on both engines; on PostgreSQL by a server of its own, whose commits reach the disk as SQLite's."""
    state = encode_state(middle_of_a_game(sorted(load().games)[0]))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = await Store.open(folder / "bench.sqlite3")
        await stored(store, state, "", partial(bare_commit_ms, folder, state), 1.5)
        programs = postgres.programs()
        if programs is None:
            print("PostgreSQL isn't here: its rows are left out. Install it, or the package pgserver.", flush=True)
            return
        server = postgres.Server.made(programs, is_lasting=True)
        try:
            server.run("CREATE DATABASE bench")
            address = server.address("bench")
            store = await Store.open(address, folder / "key")
            await stored(store, state, ", PostgreSQL", partial(bare_commit_of_postgres_ms, address, state))
            await repeated(server, [await Store.open(address, folder / "key") for _ in range(PROCESSES)], state)
        finally:
            server.remove()


async def stored(store: Store, state: str, where: str, floor: Callable[[], float], most: float | None = None) -> None:
    """One game's steps one after the other, and those of 64 games at once, which share commits."""
    games = [await store.new_game(replace(BLANK, channel_id=channel), [], 0) for channel in range(AT_ONCE + 1)]
    steps = iter(range(1, 10_000))

    async def one() -> None:
        await store.append(Append(games[0], StepRow(next(steps), 0, "{}", "[]"), state, "playing", 0))

    before, cpu = floor(), time.process_time()
    took = await awaited_ms(one, STORED)
    cpu = (time.process_time() - cpu) * 1000 / STORED
    against(f"store a step{where}", statistics.median(took), ("a bare commit", (before + floor()) / 2), most)
    tell(Figure("  processor time of the bot", f"{cpu:.2f} ms"))

    async def many(game_id: int) -> None:
        for step in range(1, OF_EACH + 1):
            await store.append(Append(game_id, StepRow(step, 0, "{}", "[]"), state, "playing", 0))

    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(many(game_id) for game_id in games[1:]))
    number = AT_ONCE * OF_EACH
    seconds, cpu = time.perf_counter() - began, (time.process_time() - cpu) * 1000 / number
    tell(Figure(f"store steps, {AT_ONCE} games at once{where}", f"{number / seconds:.0f} a second"))
    tell(Figure("  processor time of the bot", f"{cpu:.2f} ms"))
    await store.close()


async def repeated(server: postgres.Server, stores: list[Store], state: str) -> None:
    """Commits that met another one, where each process plays a game of its own without a pause."""

    async def begun(channel: int) -> int:
        game_id = await stores[0].new_game(replace(BLANK, channel_id=channel), [], 0)
        await stores[0].together([due_set(Job(DueKind.MOVE, game_id, 0, None, channel))])
        return game_id

    async def play(store: Store, game_id: int) -> None:
        for step in range(1, OF_EACH + 1):
            row, job = StepRow(step, 0, "{}", "[]"), Job(DueKind.MOVE, game_id, 0, None, step)
            post, extra = [OutboxMessage("post", f"{game_id}-{step}")], [queued_message(game_id, "edit")]
            async with store.holding(GAMES, game_id):
                await store.append(Append(game_id, row, state, "playing", step, post, [job], [DueKind.MOVE], extra))
            items = await store.queued(game_id)
            await store.claim(items)
            await store.posted(game_id, [one.id for one in items], step)

    parts = [await asyncio.gather(*map(begun, range(n, n + 100))) for n in range(1000, 1000 + AMONG, 100)]
    await stores[0].run("ANALYZE")
    games = [game_id for part in parts for game_id in part][:: AMONG // len(stores)]
    log = server.folder / "log"
    before = log.read_text().count(REPEATED)
    await asyncio.gather(*(play(*one) for one in zip(stores, games, strict=False)))
    again, commits = log.read_text().count(REPEATED) - before, 3 * len(stores) * OF_EACH
    tell(Figure(f"commits repeated, {len(stores)} processes", f"{100 * again / (again + commits):.0f} %"))
    for store in stores:
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
