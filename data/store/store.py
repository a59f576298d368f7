"""The only SQL: games, their steps, and the messages that each step brings. Keeps text, knows no rules.

Everything that is written goes through one queue into one thread, and what queues up while a commit is being
flushed shares the next commit. A written step is on the disk (`synchronous=FULL`) before `append` returns.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from data.store.opening import Claim, StoreError, Work, commit_together, not_stored, prepare, watch_settings
from data.store.rows import (
    Append,
    DueKind,
    GameRow,
    OutboxMessage,
    OutboxRow,
    SeatRow,
    Statement,
    StepRow,
    Stored,
    columns,
    due_set,
    marks,
)

T = TypeVar("T")
_Rows = list[tuple[object, ...]]
_MOST_KNOWN = 64

MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"
_STEPS = f"SELECT {columns(StepRow)} FROM steps WHERE game_id = ? AND step > ? ORDER BY step"
_GAME_AT = "SELECT id FROM games WHERE channel_id = ? ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1"


class StaleStep(Exception):
    """Another step with this number was stored first; nothing of this one was."""


class ChannelTaken(Exception):
    """The channel already has an open game; nothing was stored."""


class Store:
    """One open database. Call `close` when done: its thread keeps the process alive."""

    def __init__(self, connection: aiosqlite.Connection, claim: Claim) -> None:
        self._db = connection
        self._claim = claim
        self._queue: list[tuple[Work, asyncio.Future[object]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._known: dict[Statement, _Rows] = {}
        self._known_at = 0
        self.choices = 0
        """A count that each change of a setting raises, whoever makes it."""
        self.closed = False

    @property
    def changes(self) -> int:
        """A count that each row written raises: while it stays the same, what was read before still holds, since no
        other process writes to an open database."""
        return self._db._conn.total_changes

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Raises StoreError when the file cannot be used: see there."""
        claim = Claim.make(path)
        try:
            connection = aiosqlite.connect(path, isolation_level=None)
            try:
                await connection
            except (sqlite3.Error, OSError) as error:
                # Its thread has a last word to say, for which the loop must still be there.
                await asyncio.to_thread(connection._thread.join)
                raise StoreError("cannot_open", path=str(path), reason=str(error)) from error
            store = cls(connection, claim)
            try:
                await store._hop(prepare, str(path), MIGRATIONS)
                await store._hop(watch_settings, store._choice_changed)
            except BaseException:
                await connection.close()
                raise
        except BaseException:
            claim.release()
            raise
        return store

    async def close(self) -> None:
        """What is queued is still written. A second call does nothing."""
        if self.closed:
            return
        self.closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._db.close()
        self._claim.release()

    async def _hop(self, work: Callable[..., T], *args: object) -> T:
        # aiosqlite's public calls are one hop to its thread for each statement; a move is one hop as a whole.
        return cast(T, await self._db._execute(work, self._db._conn, *args))  # type: ignore[no-untyped-call]

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain_queue())
        return cast(T, await future)

    async def _drain_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            outcomes: list[object] = [asyncio.CancelledError()] * len(batch)
            try:
                outcomes = await self._hop(commit_together, [work for work, _ in batch])
            except Exception as error:
                outcomes = [error] * len(batch)
            finally:
                outcomes = [not_stored(outcome) for outcome in outcomes]
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    _answer(future, outcome)

    async def rows(self, sql: str, *args: object) -> list[tuple[object, ...]]:
        return await self._hop(lambda db: db.execute(sql, args).fetchall())

    async def read(self, kind: Callable[..., T], sql: str, *args: object) -> list[T]:
        """What each row makes, given its columns in their order."""
        return [kind(*row) for row in await self.rows(sql, *args)]

    async def first(self, kind: Callable[..., T], sql: str, *args: object) -> T | None:
        """What the first row makes; None where there is none."""
        return next(iter(await self.read(kind, sql, *args)), None)

    async def reads(self, *questions: Statement) -> list[list[tuple[object, ...]]]:
        """The rows of several questions, asked one after the other in one hop."""
        return await self._hop(lambda db: [db.execute(sql, args).fetchall() for sql, args in questions])

    def _choice_changed(self) -> None:
        self.choices += 1

    async def chosen(self, whose: str, id_: int) -> tuple[int, dict[str, str]]:
        """The settings of a person or a server by their names, with the count of changes when they were read."""
        sql = "SELECT name, value FROM settings WHERE whose = ? AND id = ?"
        return await self._hop(lambda db: (self.choices, dict(db.execute(sql, (whose, id_)).fetchall())))

    async def recall(self, *questions: Statement) -> list[_Rows]:
        """As `reads`, out of memory while nothing was written since: what belongs together can be asked ahead."""
        if self._known_at == self.changes and all(question in self._known for question in questions):
            return [self._known[question] for question in questions]
        found, at = await self._hop(lambda db: ([db.execute(*one).fetchall() for one in questions], db.total_changes))
        if self._known_at != at or len(self._known) > _MOST_KNOWN:
            self._known, self._known_at = {}, at
        self._known |= zip(questions, found, strict=True)
        return found

    async def run(self, sql: str, *args: object) -> None:
        await self._write(lambda db: db.execute(sql, args).rowcount)

    async def together(self, statements: Sequence[Statement]) -> list[int]:
        """Runs statements in one commit, all or none; the id of the row that each put last."""
        return await self._write(lambda db: [db.execute(sql, args).lastrowid or 0 for sql, args in statements])

    async def read_at_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several queries in one hop: they see one state of the database."""
        return await self._hop(work)

    async def write_at_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Reads and writes in one commit; if it raises, nothing of it is written."""
        return await self._write(work)

    async def wipe(self) -> None:
        """Empties the log, which still has what was deleted; where a backup reads just then, the stop does it."""
        with suppress(sqlite3.OperationalError):
            await self._hop(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def _for_each(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        await self._write(lambda db: db.executemany(sql, rows).rowcount)

    # Games and seats

    async def new_game(self, row: GameRow, seats: Sequence[SeatRow], now: int, map_text: str | None = None) -> int:
        """The new game's id (the one in `row` is ignored). `map_text` is what `row.map` names. Raises ChannelTaken."""

        def work(db: sqlite3.Connection) -> int:
            sql = f"INSERT INTO games ({columns(GameRow)}, created_at, moved_at) VALUES (NULL, {marks(15)})"
            if map_text is not None:
                db.execute("INSERT OR IGNORE INTO maps VALUES (?, ?)", (row.map, map_text))
            try:
                cursor = db.execute(sql, (*astuple(row)[1:], now, now))
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            game_id = cast(int, cursor.lastrowid)
            put_seats(db, game_id, seats)
            return game_id

        return await self._write(work)

    async def load(self, game_id: int) -> Stored | None:
        return await self._hop(_load, game_id)

    async def load_at(self, channel_id: int) -> Stored | None:
        """The channel's open game, or else its latest one."""

        def work(db: sqlite3.Connection) -> Stored | None:
            found = db.execute(_GAME_AT, (channel_id,)).fetchone()
            return None if found is None else _load(db, found[0])

        return await self._hop(work)

    async def map_text(self, digest: str) -> str | None:
        """The copy of an operator's map that games are played on."""
        return await self.first(str, "SELECT file FROM maps WHERE digest = ?", digest)

    async def game_at(self, channel_id: int) -> int | None:
        """The channel's open game, or else its latest one."""
        return await self.first(int, _GAME_AT, channel_id)

    async def games_of(self, user_id: int) -> list[int]:
        """The running games in which the person sits."""
        sql = "SELECT id FROM games JOIN seats ON id = game_id WHERE user_id = ? AND status = 'playing' ORDER BY id"
        return await self.read(int, sql, user_id)

    async def set_lobby(self, game_id: int, host_id: int, seats: Sequence[SeatRow], now: int | None = None) -> None:
        """The whole seating of a game that has not begun."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE games SET host_id = ?, moved_at = ifnull(?, moved_at) WHERE id = ?", (host_id, now, game_id)
            )
            put_seats(db, game_id, seats)

        await self._write(work)

    async def set_game(self, game_id: int, *, status: str | None = None, message_id: int | None = None) -> None:
        """What is None stays as it is. For a cancelled game nothing falls due any more."""
        sql = "UPDATE games SET status = ifnull(?, status), message_id = ifnull(?, message_id) WHERE id = ?"
        undue = "DELETE FROM due_times WHERE game_id = ? AND ? = 'cancelled'"
        await self.together([(sql, (status, message_id, game_id)), (undue, (game_id, status))])

    # Steps

    async def append(self, append: Append) -> None:
        """Stores a step and all that goes with it, or nothing. Raises StaleStep when its number is taken."""
        await self._write(lambda db: _append(db, append))

    async def steps(self, game_id: int, after: int = 0) -> list[StepRow]:
        return await self.read(StepRow, _STEPS, game_id, after)

    async def timed_steps(self, game_id: int) -> list[tuple[StepRow, int]]:
        """All steps in their order, each with its time in Unix seconds."""
        sql = f"SELECT {columns(StepRow)}, at FROM steps WHERE game_id = ? ORDER BY step"
        return await self.read(lambda *row: (StepRow(*row[:4]), row[4]), sql, game_id)

    async def seats_of_steps(self, game_id: int) -> list[int | None]:
        """Whose each step was, in their order, from the first one."""
        return await self.read(lambda seat: seat, "SELECT seat FROM steps WHERE game_id = ? ORDER BY step", game_id)

    # The outbox

    async def queued(self, game_id: int) -> list[OutboxRow]:
        """The messages that are still to be sent, in the order of steps."""
        sql = f"SELECT {columns(OutboxRow)} FROM outbox WHERE game_id = ? AND state = 'due' ORDER BY step, id"
        return await self.read(OutboxRow, sql, game_id)

    async def games_with_messages(self) -> list[int]:
        """The games of which some message is still to be sent."""
        return await self.read(int, "SELECT DISTINCT game_id FROM outbox WHERE state = 'due'")

    async def enqueue(self, game_id: int, step: int, message: OutboxMessage) -> None:
        await self._write(lambda db: _enqueue(db, game_id, step, [message]))

    async def claim(self, ids: Iterable[int]) -> None:
        """Marks an attempt before it is made, so that a crash in between is known afterwards."""
        await self._for_each("UPDATE outbox SET attempts = attempts + 1 WHERE id = ?", [(id_,) for id_ in ids])

    async def settle(self, ids: Iterable[int], state: str, message_id: int | None = None) -> None:
        """Discord has these ('sent'), or can never take them ('dropped')."""
        rows = [(state, message_id, id_) for id_ in ids]
        await self._for_each("UPDATE outbox SET state = ?, message_id = ? WHERE id = ?", rows)

    async def posted(self, game_id: int, ids: Iterable[int], message_id: int, old: int | None) -> None:
        """Discord has these as a new post. The post before it is `old`: that it is to lose its buttons is owed."""
        settled: list[Statement] = [
            ("UPDATE outbox SET state = 'sent', message_id = ? WHERE id = ?", (message_id, id_)) for id_ in ids
        ]
        queued = (
            "INSERT INTO outbox (game_id, step, kind, nonce, message_id) SELECT id, step, 'strip', ?, ? FROM games "
            "WHERE id = ?"
        )
        strip = [(queued, (f"{game_id}-x{old}", old, game_id))] if old not in (None, message_id) else []
        await self.together([*settled, *strip])

    async def posts(self, game_id: int) -> list[tuple[int, int]]:
        """The last two public posts, the newest first: the last turn that each tells of, and its message."""
        sql = (
            "SELECT max(step), message_id FROM outbox WHERE game_id = ? AND kind = 'post' "
            "AND message_id IS NOT NULL GROUP BY message_id ORDER BY 1 DESC LIMIT 2"
        )
        return cast("list[tuple[int, int]]", await self.rows(sql, game_id))

    async def move_post(self, game_id: int, old: int, new: int) -> None:
        """A post that was deleted has been sent again as another message."""
        await self.run("UPDATE outbox SET message_id = ? WHERE game_id = ? AND message_id = ?", new, game_id, old)

    async def private_message(self, game_id: int, seat: int) -> tuple[int | None, int | None] | None:
        """Channel and message of the private message to a seat's holder; (None, None) when Discord refused it."""
        sql = (
            "SELECT channel_id, message_id FROM private_messages JOIN seats USING (game_id, seat, user_id) "
            "WHERE game_id = ? AND seat = ?"
        )
        rows = await self.rows(sql, game_id, seat)
        return cast("tuple[int | None, int | None]", rows[0]) if rows else None

    async def keep_private_message(
        self, game_id: int, seat: int, user_id: int | None, message: tuple[int, int] | None
    ) -> None:
        """None: Discord refuses to let the bot write to that person."""
        sql = "INSERT OR REPLACE INTO private_messages VALUES (?, ?, ?, ?, ?)"
        await self.run(sql, game_id, seat, *(message or (None, None)), user_id)


def _answer(future: asyncio.Future[object], outcome: object) -> None:
    if future.done():  # its asker has gone
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _load(db: sqlite3.Connection, game_id: int) -> Stored | None:
    """A game with all that is needed to play on; None where there is none."""
    game = db.execute(f"SELECT {columns(GameRow)} FROM games WHERE id = ?", (game_id,)).fetchone()
    if game is None:
        return None
    seats = db.execute(f"SELECT {columns(SeatRow)} FROM seats WHERE game_id = ? ORDER BY seat", (game_id,))
    snapshot = db.execute("SELECT step, state FROM snapshots WHERE game_id = ?", (game_id,)).fetchone()
    row, had = GameRow(*game), snapshot[0] if snapshot else 0
    steps = [StepRow(*step) for step in db.execute(_STEPS, (game_id, min(had, row.step - 1)))]
    deadlines = db.execute(
        "SELECT seat, at FROM due_times WHERE game_id = ? AND kind = ? ORDER BY seat", (game_id, DueKind.MOVE)
    )
    later, last = tuple(step for step in steps if step.step > had), steps[-1] if steps else None
    sitting = tuple(SeatRow(*seat) for seat in seats)
    return Stored(row, sitting, snapshot, later, tuple(deadlines), last, db.total_changes)


def put_seats(db: sqlite3.Connection, game_id: int, seats: Sequence[SeatRow]) -> None:
    """Writes the whole seating of a game in place of what it was."""
    db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    db.executemany(f"INSERT INTO seats VALUES ({marks(6)})", [(game_id, *astuple(seat)) for seat in seats])


def _enqueue(db: sqlite3.Connection, game_id: int, step: int, messages: Sequence[OutboxMessage]) -> None:
    rows = [(game_id, step, one.kind, one.seat, one.nonce) for one in messages]
    db.executemany(f"INSERT INTO outbox (game_id, step, kind, seat, nonce) VALUES ({marks(5)})", rows)


def _append(db: sqlite3.Connection, append: Append) -> None:
    game_id, row = append.game_id, append.row
    sql = "UPDATE games SET step = ?, status = ?, moved_at = ? WHERE id = ? AND step = ?"
    moved = db.execute(sql, (row.step, append.status, append.now, game_id, row.step - 1))
    if moved.rowcount == 0:
        raise StaleStep
    db.execute(f"INSERT INTO steps VALUES ({marks(6)})", (game_id, *astuple(row), append.now))
    db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (game_id, row.step, append.state))
    cancelled = [(game_id, kind) for kind in append.cancelled_jobs]
    db.executemany("DELETE FROM due_times WHERE game_id = ? AND kind = ?", cancelled)
    _enqueue(db, game_id, row.step, append.messages)
    for statement in (*map(due_set, append.jobs), *append.statements):
        db.execute(*statement)
