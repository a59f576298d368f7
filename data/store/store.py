"""Games, their steps, and the outbox items of each step. It stores text and knows no rules.

All writes go through one queue into one thread, and what queues up during a commit shares the next one. A written step
is on the disk before `append` returns. What only records that Discord has a message reaches the
disk with the next such write: should the power fail before, the attempt to send it is known, and the message is found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import astuple
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

from data.store.connection import Conflict, Connection, Engine, StoreError, Work
from data.store.place import Place
from data.store.readings import Readings, StaleStep
from data.store.rows import (
    LOBBY,
    PLANNED,
    PLAYED,
    Append,
    DueKind,
    GameRow,
    Invitation,
    OutboxMessage,
    OutboxRow,
    SeatRow,
    Statement,
    StepRow,
    Stored,
    columns,
    due_set,
    hands_stripped,
    marks,
    notes_stripped,
    open_games,
    replacing,
)
from data.store.share import Share, within
from data.store.sqlite import Sqlite

T = TypeVar("T")
_Rows = list[tuple[object, ...]]
_MOST_KNOWN = 64

KEY = Path("slow-train-key")
"""The file with the key of hashes for PostgreSQL, unless another one is named."""
_STEPS = f"SELECT {columns(StepRow)} FROM steps WHERE game_id = ? AND step > ? ORDER BY step"
_ROW = columns(GameRow).removeprefix("id, ")
NEW_GAME = f"INSERT INTO games ({_ROW}, created_at, moved_at) VALUES ({marks(16)}) RETURNING id"
"""Stores a game, by its row without the id and twice its time, and gives its id back."""
KEEP_MAP = "INSERT INTO maps VALUES (?, ?) ON CONFLICT DO NOTHING"
"""Stores the text of a map by its digest."""
_SNAPSHOT = replacing("snapshots", "game_id, step, state")
_ONE_OPEN_GAME = "one_open_game_per_channel", "one_private_game_of_a_kind"
"""The unique indexes that refuse a second open game."""
_GAME_AT = "SELECT id FROM games WHERE channel_id = ? ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1"

_GAME_BEGUN_AT = _GAME_AT.replace("channel_id = ?", "channel_id = ? AND NOT (status = 'cancelled' AND step = 0)")


class ChannelTaken(Exception):
    """The channel already has an open game; nothing was stored."""


class Store:
    """One open database. Call `close` when done: its thread keeps the process alive."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: list[tuple[Work, asyncio.Future[object], bool]] = []
        self._writer: asyncio.Task[None] | None = None
        self._known: dict[Statement, _Rows] = {}
        self._known_at: int | None = None
        self._readings = Readings(engine)
        self.closed = False

    @property
    def key(self) -> bytes:
        """The secret key of hashes: see `bars`."""
        return self._engine.key

    @property
    def choices(self) -> int | None:
        """The number of setting changes so far; None if other processes write too."""
        return self._engine.choices

    @property
    def is_shared(self) -> bool:
        """Tell whether other processes write too."""
        return self._engine.versions is not None

    def holding(self, table: str, id_: int) -> AbstractAsyncContextManager[None]:
        """Have the running task store only what follows from this row of `readings` as it is from now on.

        Within one process a lock is needed all the same. Where no other process writes, nothing is asked here.
        """
        return self._readings.holding(table, id_)

    @classmethod
    async def open(cls, place: Place | str | Path, key: Path | None = None) -> Store:
        """Open a database, and migrate it if needed. `key` is the file with the key of hashes, for PostgreSQL alone.

        Raises: StoreError when it can't be used.
        """
        place = place if isinstance(place, Place) else Place(place)
        if place.is_postgres:
            return cls(await postgres().Postgres.open(place, key or KEY))
        return cls(await Sqlite.open(place.file))

    async def close(self) -> None:
        """Write what is queued, and close the database. A second call does nothing."""
        if self.closed:
            return
        self.closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._engine.close()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a commit.

        Raises: StaleStep when another process has changed what the running task holds.
        """
        held = self._readings.of_task()
        if not held:
            return await self._commit(work, lasting=True)
        done, versions = await self._commit(self._readings.checked(work, held), lasting=True)
        self._readings.stored(held, versions)
        return done

    async def _commit(self, work: Callable[[Connection], T], *, lasting: bool) -> T:
        """Do the work in a commit. One that is not `lasting` is on the disk no sooner than the next one that is."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future, lasting))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain_queue())
        return cast(T, await future)

    async def _drain_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            outcomes: list[object] = [asyncio.CancelledError()] * len(batch)
            try:
                lasting = any(lasting for *_, lasting in batch)
                outcomes = await self._engine.commit([work for work, *_ in batch], lasting)
            finally:
                for (_, future, _), outcome in zip(batch, outcomes, strict=True):
                    _answer(future, outcome)

    async def rows(self, sql: str, *args: object) -> list[tuple[object, ...]]:
        """Return the rows of a query."""
        return await self._engine.hop(lambda db: db.execute(sql, args).fetchall())

    async def read(self, kind: Callable[..., T], sql: str, *args: object) -> list[T]:
        """Return what `kind` builds from the columns of each row."""
        return [kind(*row) for row in await self.rows(sql, *args)]

    async def first(self, kind: Callable[..., T], sql: str, *args: object) -> T | None:
        """Return what `kind` builds from the first row, or None."""
        return next(iter(await self.read(kind, sql, *args)), None)

    async def reads(self, *questions: Statement) -> list[list[tuple[object, ...]]]:
        """Return the rows of several queries, run one after the other in one hop."""
        return await self._engine.read(lambda db: [db.execute(sql, args).fetchall() for sql, args in questions])

    async def chosen(self, whose: str, id_: int) -> tuple[int | None, dict[str, str]]:
        """Return the count of setting changes, and the settings of a person or a server by name."""
        sql = "SELECT name, value FROM settings WHERE whose = ? AND id = ?"
        return await self._engine.hop(lambda db: (self.choices, dict(db.execute(sql, (whose, id_)).fetchall())))

    async def recall(self, *questions: Statement) -> list[_Rows]:
        """Return the rows of several queries, from memory if nothing was written since they were last read."""
        at = self._engine.changes
        if at is not None and at == self._known_at and all(question in self._known for question in questions):
            return [self._known[question] for question in questions]
        found, at = await self._engine.read(
            lambda db: ([db.execute(*one).fetchall() for one in questions], self._engine.changes)
        )
        if self._known_at != at or len(self._known) > _MOST_KNOWN:
            self._known, self._known_at = {}, at
        if at is not None:
            self._known |= zip(questions, found, strict=True)
        return found

    async def state(self, game_id: int) -> object:
        """Return what differs after every change of a game, as `Stored.state` had it when the game was read."""
        at = self._engine.changes
        if at is not None:
            return at
        return self._readings.state(game_id) or await self._engine.hop(self._engine.state, game_id)

    async def run(self, sql: str, *args: object) -> None:
        """Run one statement in its own commit."""
        await self._write(lambda db: db.execute(sql, args).rowcount)

    async def together(self, statements: Sequence[Statement]) -> list[int]:
        """Run statements in one commit, all or none; return the id that each gives back by `RETURNING id`, or 0."""
        return await self._write(lambda db: [(db.execute(*one).fetchone() or (0,))[0] for one in statements])

    async def read_at_once(self, work: Callable[[Connection], T]) -> T:
        """Run several queries in one hop, on one state of the database; return what `work` returns."""
        return await self._engine.read(work)

    async def size(self) -> int:
        """Return the size of the database in bytes."""
        return await self._engine.hop(self._engine.size)

    async def write_at_once(self, work: Callable[[Connection], T]) -> T:
        """Read and write in one commit; return what `work` returns. If it raises, nothing is written."""
        return await self._write(work)

    async def wipe(self) -> None:
        """Remove deleted data from where the engine keeps it for a while, as far as that is in its power."""
        await self._engine.wipe()

    async def deliver(self, statements: Sequence[Statement], *, lasting: bool) -> list[int]:
        """Change only what Discord has of what was to be sent: it counts as no change, and is so whatever is held.

        Return how many rows each statement changed.
        """

        def work(db: Connection) -> list[int]:
            return [db.execute(*statement).rowcount for statement in statements]

        return await self._commit(self._engine.quiet(work), lasting=lasting)

    # Games and seats

    async def new_game(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        now: int,
        map_text: str | None = None,
        check: Callable[[int, int], None] | None = None,
        *,
        posts: bool = False,
        invited: Sequence[Invitation] = (),
    ) -> int:
        """Store a new game; return its id (the one in `row` is ignored).

        `map_text` is the map file that `row.map` refers to. `check` gets the numbers of open games on the server, and
        of the host's there, in the same transaction; it raises to refuse one more. With `posts` the lobby's message is
        queued.
        Raises: ChannelTaken, or what `check` raises; then nothing was stored.
        """

        def work(db: Connection) -> int:
            if check is not None:
                check(*db.execute(*open_games(row.guild_id, row.host_id)).fetchone())
            if map_text is not None:
                db.execute(KEEP_MAP, (row.map, map_text))
            game_id = int(db.execute(NEW_GAME, (*astuple(row)[1:], now, now)).fetchone()[0])
            put_seats(db, game_id, seats)
            asked = [(game_id, *astuple(one)) for one in invited]
            db.executemany(f"INSERT INTO invitations VALUES ({marks(4)})", asked)
            if posts:
                _enqueue(db, game_id, 0, [OutboxMessage(LOBBY, f"{game_id}-{LOBBY}")])
            return game_id

        try:
            return await self._write(work)
        except Conflict as error:
            if any(index in str(error) for index in _ONE_OPEN_GAME):
                raise ChannelTaken from error
            raise

    async def load(self, game_id: int) -> Stored | None:
        """Return a game with all that is needed to continue it, or None."""
        return await self._engine.read(self._load, game_id)

    def _load(self, db: Connection, game_id: int) -> Stored | None:
        return _load(db, game_id, self._engine.state(db, game_id))

    async def load_at(self, channel_id: int) -> Stored | None:
        """Return the channel's open game, or its latest one, or None."""

        def work(db: Connection) -> Stored | None:
            found = db.execute(_GAME_AT, (channel_id,)).fetchone()
            return None if found is None else self._load(db, found[0])

        return await self._engine.read(work)

    async def map_text(self, digest: str) -> str | None:
        """Return the stored copy of an operator's map, or None."""
        return await self.first(str, "SELECT file FROM maps WHERE digest = ?", digest)

    async def game_at(self, channel_id: int) -> int | None:
        """Return the id of the channel's open game, or of its latest one, or None."""
        return await self.first(int, _GAME_AT, channel_id)

    async def game_begun_at(self, channel_id: int) -> int | None:
        """Return the id of the channel's open game, or of its latest one that began, or None."""
        return await self.first(int, _GAME_BEGUN_AT, channel_id)

    async def game_played_at(self, channel_id: int, *, or_cancelled: bool = False) -> int | None:
        """Return the id of the channel's running game, or of the latest one that was played to its end, or None.

        `or_cancelled`: one that was played and cancelled is as good as one that ended.
        """
        statuses = "'playing', 'finished', 'cancelled'" if or_cancelled else "'playing', 'finished'"
        return await self.first(
            int, _GAME_AT.replace("= ?", f"= ? AND step > 0 AND status IN ({statuses})"), channel_id
        )

    async def game_finished_at(self, channel_id: int) -> int | None:
        """Return the id of the channel's latest finished game, or None."""
        return await self.first(int, _GAME_AT.replace("?", "? AND status = 'finished'"), channel_id)

    async def games_of(self, user_id: int) -> list[int]:
        """Return the ids of the running games in which the person has a seat, in rising order."""
        sql = "SELECT id FROM games JOIN seats ON id = game_id WHERE user_id = ? AND status = 'playing' ORDER BY id"
        return await self.read(int, sql, user_id)

    async def set_lobby(
        self,
        game_id: int,
        host_id: int,
        seats: Sequence[SeatRow],
        now: int | None = None,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Replace host and seats of a game that hasn't started. `now` (Unix s) counts as a move.

        `statements` are committed with it.
        """

        def work(db: Connection) -> None:
            db.execute(
                "UPDATE games SET host_id = ?, moved_at = coalesce(?, moved_at) WHERE id = ?", (host_id, now, game_id)
            )
            put_seats(db, game_id, seats)
            for statement in statements:
                db.execute(*statement)

        await self._write(work)

    async def set_game(
        self,
        game_id: int,
        *,
        status: str | None = None,
        message_id: int | None = None,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Set a game's status or lobby message; None leaves it. Cancelling deletes its due jobs and all buttons.

        `statements` are committed with it.
        """
        sql = "UPDATE games SET status = coalesce(?, status), message_id = coalesce(?, message_id) WHERE id = ?"
        undue = "DELETE FROM due_times WHERE game_id = ? AND ? = 'cancelled'"
        bare = [notes_stripped(game_id), hands_stripped(game_id)] if status == "cancelled" else []
        first: list[Statement] = [(sql, (status, message_id, game_id)), (undue, (game_id, status))]
        await self.together([*first, *bare, *statements])

    # Steps

    async def append(self, append: Append) -> None:
        """Store a step and all that belongs to it, or nothing.

        Raises: StaleStep when its number is taken, or when another process has changed what is held.
        """
        await self._write(lambda db: _append(db, append))

    async def steps(self, game_id: int, after: int = 0) -> list[StepRow]:
        """Return the steps after step number `after`, in order."""
        return await self.read(StepRow, _STEPS, game_id, after)

    async def timed_steps(self, game_id: int) -> list[tuple[StepRow, int]]:
        """Return all steps in order, each with its time in Unix s."""
        sql = f"SELECT {columns(StepRow)}, at FROM steps WHERE game_id = ? ORDER BY step"
        return await self.read(lambda *row: (StepRow(*row[:4]), row[4]), sql, game_id)

    async def seats_of_steps(self, game_id: int) -> list[int | None]:
        """Return the seat of each step in order; None for the deal."""
        (rows,) = await self.recall(steps_taken(game_id))
        return [cast("int | None", seat) for (seat,) in rows]

    # The outbox

    async def queued(self, game_id: int) -> list[OutboxRow]:
        """Return the unsent outbox items, in the order of steps."""
        sql = f"SELECT {columns(OutboxRow)} FROM outbox WHERE game_id = ? AND state = 'due' ORDER BY step, id"
        return await self.read(OutboxRow, sql, game_id)

    async def newest_messages(self, share: Share | None = None) -> dict[int, int]:
        """Return the games with unsent outbox items, each with the id of the newest one; with a share, only its own."""
        whose = "" if share is None else f" AND game_id IN (SELECT id FROM games WHERE {within(share, 'guild_id')})"
        sql = f"SELECT game_id, max(id) FROM outbox WHERE state = 'due'{whose} GROUP BY game_id"
        return cast("dict[int, int]", dict(cast("list[tuple[int, int]]", await self.rows(sql))))

    async def guild_of(self, game_id: int) -> int | None:
        """Return the server of a game, or None for an unknown game."""
        return await self.first(int, "SELECT guild_id FROM games WHERE id = ?", game_id)

    async def enqueue(self, game_id: int, step: int, message: OutboxMessage) -> None:
        """Queue one more outbox item for a step."""
        await self._write(lambda db: _enqueue(db, game_id, step, [message]))

    async def claim(self, items: Iterable[OutboxRow], *, again: bool = False) -> bool:
        """Record an attempt to send these items before it is made, so that a crash in between is noticed.

        `again`: what may be done again unnoticed, as an edit. Return False if another process has made an attempt since
        they were read: then it sends them.
        """
        sql = "UPDATE outbox SET attempts = attempts + 1 WHERE id = ? AND attempts = ? AND state = 'due'"
        claimed = await self.deliver([(sql, (item.id, item.attempts)) for item in items], lasting=not again)
        return all(claimed)

    async def settle(self, ids: Iterable[int], state: str, message_id: int | None = None) -> None:
        """Record that Discord has these items ('sent') or can never take them ('dropped')."""
        sql = "UPDATE outbox SET state = ?, message_id = ? WHERE id = ?"
        await self.deliver([(sql, (state, message_id, id_)) for id_ in ids], lasting=False)

    async def posted(
        self,
        game_id: int,
        ids: Iterable[int],
        message_id: int,
        old: Iterable[tuple[int, int]] = (),
        *,
        keeps: bool = False,
    ) -> None:
        """Record that Discord has these items as a post.

        The last edit of each `old` post, a pair as `posts` returns it, is queued: to a line about its turn or, with
        `keeps`, one that only removes its buttons.
        """
        settled: list[Statement] = [
            ("UPDATE outbox SET state = 'sent', message_id = ? WHERE id = ?", (message_id, id_)) for id_ in ids
        ]
        queued = "INSERT INTO outbox (game_id, step, kind, nonce, message_id) VALUES (?, ?, ?, ?, ?)"
        kind = "strip" if keeps else "line"
        settled += [(queued, (game_id, step, kind, f"{game_id}-x{post}", post)) for step, post in old]
        await self.deliver(settled, lasting=False)

    async def posts(self, game_id: int) -> list[tuple[int, int]]:
        """Return the last two public posts, the newest first, as (last step shown, message id).

        An edit made the first post where a computer begins the game.
        """
        sql = (
            "SELECT coalesce(max(CASE kind WHEN 'post' THEN step END), max(step)), message_id FROM outbox "
            "WHERE game_id = ? AND kind IN ('post', 'edit') AND message_id IS NOT NULL "
            "GROUP BY message_id ORDER BY 1 DESC LIMIT 2"
        )
        return cast("list[tuple[int, int]]", await self.rows(sql, game_id))

    async def turn_of_post(self, game_id: int, step: int) -> tuple[bool, list[StepRow], int | None]:
        """Return what an old post, which showed this step last, becomes a line from.

        This is whether a plan played the turn that began then, so that its post notified nobody; the steps after it;
        and the id of the game's first post, or None.
        """
        sql = (
            "SELECT step, coalesce(seat, 0) FROM outbox WHERE game_id = ? AND kind = 'post' AND step >= ? "
            "ORDER BY step, id LIMIT 3"
        )
        asked = (sql, (game_id, step)), (_STEPS, (game_id, step)), first_posted(game_id)
        found, steps, first = await self.reads(*asked)
        posts = cast("list[tuple[int, int]]", found)
        after = next((flags for at, flags in posts if at > step), 0)
        planned = bool(posts) and all(flags & PLANNED for at, flags in posts if at == step) and bool(after & PLAYED)
        rows = [StepRow(*cast("tuple[Any, ...]", row)) for row in steps]
        return planned, rows, cast(int, first[0][0]) if first else None

    async def move_post(self, game_id: int, old: int, new: int) -> None:
        """Record that a deleted post was sent again as another message."""
        await self.run("UPDATE outbox SET message_id = ? WHERE game_id = ? AND message_id = ?", new, game_id, old)

    async def private_message(self, game_id: int, seat: int) -> tuple[int | None, int | None] | None:
        """Return (channel, message) of the private message to a seat's holder, or None.

        (None, None) means that Discord refused it.
        """
        (rows,) = await self.recall(private_place(game_id, seat))
        return cast("tuple[int | None, int | None]", rows[0]) if rows else None

    async def keep_private_message(
        self, game_id: int, seat: int, user_id: int | None, message: tuple[int, int] | None
    ) -> None:
        """Store the private message of a seat; None means that Discord refused it.

        It does nothing if the seat is no longer this person's: they may have been forgotten while it was sent.
        """
        sql = (
            "INSERT INTO private_messages SELECT game_id, seat, ?, ?, user_id FROM seats "
            "WHERE game_id = ? AND seat = ? AND user_id = ? ON CONFLICT (game_id, seat) DO UPDATE SET "
            "channel_id = excluded.channel_id, message_id = excluded.message_id, user_id = excluded.user_id"
        )
        await self.run(sql, *(message or (None, None)), game_id, seat, user_id)


def postgres() -> ModuleType:
    """Return the module of PostgreSQL databases, whose driver is installed only where it is needed.

    Raises: StoreError `no_driver`.
    """
    try:
        return import_module("data.store.postgres")
    except ImportError as error:
        raise StoreError("no_driver", reason=str(error)) from error


def steps_taken(game_id: int) -> Statement:
    """Return the query for the seat of each step of a game, in order."""
    return "SELECT seat FROM steps WHERE game_id = ? ORDER BY step", (game_id,)


def first_posted(game_id: int) -> Statement:
    """Return the query for the id of a game's first post."""
    sql = (
        "SELECT message_id FROM outbox WHERE game_id = ? AND kind = 'post' AND message_id IS NOT NULL "
        "ORDER BY step, id LIMIT 1"
    )
    return sql, (game_id,)


def private_place(game_id: int, seat: int) -> Statement:
    """Return the query for the private message to a seat's holder."""
    sql = (
        "SELECT channel_id, message_id FROM private_messages JOIN seats USING (game_id, seat, user_id) "
        "WHERE game_id = ? AND seat = ?"
    )
    return sql, (game_id, seat)


def _answer(future: asyncio.Future[object], outcome: object) -> None:
    if future.done():  # its asker has gone
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _load(db: Connection, game_id: int, state: object) -> Stored | None:
    """Return a game with all that is needed to continue it, or None."""
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
    sql = f"SELECT {columns(Invitation)} FROM invitations WHERE game_id = ? ORDER BY user_id"
    invited = db.execute(sql, (game_id,)).fetchall() if row.status == LOBBY else []
    asked = tuple(Invitation(*one) for one in invited)
    later, last = tuple(step for step in steps if step.step > had), steps[-1] if steps else None
    sitting = tuple(SeatRow(*seat) for seat in seats)
    return Stored(row, sitting, snapshot, later, tuple(deadlines), last, asked, state)


def put_seats(db: Connection, game_id: int, seats: Sequence[SeatRow]) -> None:
    """Replace all seats of a game, within a transaction."""
    db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    db.executemany(f"INSERT INTO seats VALUES ({marks(6)})", [(game_id, *astuple(seat)) for seat in seats])


def _enqueue(db: Connection, game_id: int, step: int, messages: Sequence[OutboxMessage]) -> None:
    rows = [(game_id, step, one.kind, one.seat, one.nonce) for one in messages]
    db.executemany(f"INSERT INTO outbox (game_id, step, kind, seat, nonce) VALUES ({marks(5)})", rows)


def _append(db: Connection, append: Append) -> None:
    game_id, row = append.game_id, append.row
    sql = "UPDATE games SET step = ?, status = ?, moved_at = ? WHERE id = ? AND step = ?"
    moved = db.execute(sql, (row.step, append.status, append.now, game_id, row.step - 1))
    if moved.rowcount == 0:
        raise StaleStep
    db.execute(f"INSERT INTO steps VALUES ({marks(6)})", (game_id, *astuple(row), append.now))
    db.execute(_SNAPSHOT, (game_id, row.step, append.state))
    cancelled = [(game_id, kind) for kind in append.cancelled_jobs]
    db.executemany("DELETE FROM due_times WHERE game_id = ? AND kind = ?", cancelled)
    _enqueue(db, game_id, row.step, append.messages)
    for statement in (*map(due_set, append.jobs), *append.statements):
        db.execute(*statement)
