"""What one process at a time may do, by PostgreSQL's advisory locks on a connection of their own.

A process that dies loses its connection, and with it all its leases. So does one that hangs or can't reach the
database: PostgreSQL ends a connection on which nothing was asked for `SILENCE`. The process itself notices that sooner,
by `ANSWER`, and lets go before another may take over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from enum import IntEnum
from typing import LiteralString, TypeVar

import psycopg

T = TypeVar("T")
Rows = list[tuple[object, ...]]
Values = tuple[object, ...] | dict[str, str]

SILENCE = 20
"""Seconds without a question after which PostgreSQL ends the connection. Ask something every few seconds."""
ANSWER = 5.0
"""Seconds within which PostgreSQL must answer; else the leases count as lost."""
_CLASS = 0x536C5400
"""The first key of all locks, "SlT" and the kind of lease: other programs may lock in the same database."""
_TAKEN = (
    "SELECT classid::bigint, objid::bigint, pid FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE locktype = 'advisory' AND datname = current_database() AND objsubid = 2 AND granted"
)
_TAKE, _GIVE = "SELECT pg_try_advisory_lock(%s, %s)", "SELECT pg_advisory_unlock(%s, %s)"
_TAKE_TOGETHER = "SELECT pg_try_advisory_lock_shared(%s, %s)"
_GIVE_TOGETHER = "SELECT pg_advisory_unlock_shared(%s, %s)"
_LIMITS = (
    "SELECT set_config(name, value, false) FROM (VALUES ('idle_session_timeout', %(most)s || 's'), "
    "('tcp_user_timeout', %(most)s || 's'), ('tcp_keepalives_idle', %(half)s), "
    "('tcp_keepalives_interval', %(quarter)s), ('tcp_keepalives_count', '2')) AS wanted (name, value) "
    "JOIN pg_settings USING (name)"  # PostgreSQL 13 has no first one: a process that hangs keeps its leases there
)
"""What is decided by PostgreSQL alone: when a process counts as dead."""


class Kind(IntEnum):
    """What a lease is for. The numbers are seen by processes of other versions, so they never change."""

    PROCESS = 1
    """A process that takes its share; the number is that of all shards. All processes have it together."""
    SHARD = 2
    """A shard of Discord's gateway."""
    IDENTIFY = 3
    """A turn to begin a session, one for each of Discord's buckets."""
    ONCE = 4
    """What the whole cluster does once."""
    NEXT = 5
    """A shard that its process is to give up: the right to begin the next session."""
    THERE = 6
    """Such a shard whose next session is there."""


_KINDS = frozenset(map(int, Kind))


class Lost(ConnectionError):
    """The connection is gone, and all leases with it."""


class Turn:
    """A lease on a connection of its own. Once begun, it lasts for its time also if this process dies meanwhile."""

    def __init__(self, db: psycopg.AsyncConnection, within: float, turns: set[Turn]) -> None:
        """Take the connection, the seconds until `begin`, and where all turns are that are not over."""
        self._db, self._turns = db, turns
        self._begun = False
        turns.add(self)
        self._timer = asyncio.get_running_loop().call_later(within, self.end)

    def begin(self, seconds: float) -> bool:
        """Have it last for so many seconds from now; False if it was begun already, or is over."""
        if self._begun or self not in self._turns:
            return False
        self._begun = True
        self._timer.cancel()
        try:
            # PostgreSQL looks after no client while it sleeps, and the lock ends with the connection.
            self._db.pgconn.send_query_params(b"SELECT pg_sleep($1)", [str(seconds).encode()])
        except psycopg.Error:
            self.end()
            return False
        self._timer = asyncio.get_running_loop().call_later(seconds, self.end)
        return True

    def give(self) -> None:
        """Give it back, unless it was begun."""
        if not self._begun:
            self.end()

    def end(self) -> None:
        """Give it back, begun or not."""
        self._timer.cancel()
        if self in self._turns:
            self._turns.remove(self)
            self._db.pgconn.finish()


class Leases:
    """The leases of this process. Call `open` first, also after they were lost, and `close` at the end."""

    def __init__(self, url: str, heard: Callable[[str, str], None], lost: Callable[[], None]) -> None:
        """Take the functions for a notification (channel, payload), and for the moment in which all leases are lost."""
        self._url = url
        self._heard, self._lost = heard, lost
        self._db: psycopg.AsyncConnection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._asking, self._changing = asyncio.Lock(), asyncio.Lock()
        self._turns = set[Turn]()
        self.held: set[tuple[Kind, int]] = set()
        """What this process holds."""

    @property
    def is_open(self) -> bool:
        """Tell whether there is a connection."""
        return self._db is not None

    async def open(self, *channels: LiteralString) -> None:
        """Connect, and listen on these channels.

        Raises: Lost if there is no connection.
        """
        self._db = await self._connect()
        await _to_the_end(self._ask_next(_LIMITS, _limits(SILENCE)))
        for channel in channels:
            await self._ask(f"LISTEN {channel}")

    async def _connect(self) -> psycopg.AsyncConnection:
        try:
            # Each lock is a statement of its own: nothing is left open, in which PostgreSQL would wait for an end.
            return await psycopg.AsyncConnection.connect(
                self._url, autocommit=True, connect_timeout=int(ANSWER), tcp_user_timeout=int(ANSWER * 1000)
            )
        except (psycopg.Error, OSError) as error:
            raise Lost(type(error).__name__) from None  # its text may hold what is in the address

    async def close(self) -> None:
        """Give everything back."""
        await self._hush()
        for turn in list(self._turns):
            turn.end()
        db, self._db = self._db, None
        self.held.clear()
        if db is not None:
            with suppress(psycopg.Error, OSError):
                await db.close()

    @property
    def number(self) -> int:
        """Return a number that no other process with a connection has.

        Raises: Lost.
        """
        if self._db is None:
            raise Lost("closed")
        return self._db.info.backend_pid

    async def take(self, kind: Kind, number: int = 0) -> bool:
        """Take a lease, unless another process holds it; tell whether this one has it now. All may have a PROCESS.

        Raises: Lost.
        """
        return await _to_the_end(self._take(kind, number))

    async def _take(self, kind: Kind, number: int) -> bool:
        sql: LiteralString = _TAKE_TOGETHER if kind is Kind.PROCESS else _TAKE
        async with self._changing:
            if (kind, number) not in self.held:
                ((taken,),) = await self._ask(sql, _CLASS + kind, number)
                if taken:
                    self.held.add((kind, number))
            return (kind, number) in self.held

    async def take_turn(self, kind: Kind, number: int, within: int) -> Turn | None:
        """Take a turn, which must be begun within so many seconds; None if it isn't free.

        Raises: Lost.
        """
        if number in await self.taken(kind):
            return None
        db, turn = await self._connect(), None
        try:
            await _rows(db, _LIMITS, _limits(within + 1))  # should this machine die
            ((taken,),) = await _rows(db, _TAKE, (_CLASS + kind, number))
            if taken:
                turn = Turn(db, within, self._turns)
            return turn
        except psycopg.Error as error:
            raise Lost(type(error).__name__) from None
        finally:
            if turn is None:
                db.pgconn.finish()

    async def give(self, kind: Kind, number: int = 0) -> None:
        """Give a lease back; nothing happens if it isn't held.

        Raises: Lost.
        """
        await _to_the_end(self._give(kind, number))

    async def _give(self, kind: Kind, number: int) -> None:
        async with self._changing:
            if (kind, number) in self.held:
                self.held.discard((kind, number))
                await self._ask(_GIVE_TOGETHER if kind is Kind.PROCESS else _GIVE, _CLASS + kind, number)

    async def taken(self, kind: Kind) -> list[int]:
        """Return the numbers of all leases of a kind that any process holds, one for each holder.

        Raises: Lost.
        """
        return [number for number, _ in await self.holders(kind)]

    async def holders(self, kind: Kind) -> list[tuple[int, int]]:
        """Return the numbers as `taken` does, each with the holder's own number; see `number`.

        Raises: Lost.
        """
        return (await self.seen())[kind]

    async def seen(self) -> dict[Kind, list[tuple[int, int]]]:
        """Return the leases of all processes at one moment, by kind, as `holders` does.

        Raises: Lost.
        """
        found: dict[Kind, list[tuple[int, int]]] = {kind: [] for kind in Kind}
        for class_, number, holder in await self._ask(_TAKEN):
            if (kind := int(str(class_)) - _CLASS) in _KINDS:
                found[Kind(kind)].append((int(str(number)), int(str(holder))))
        return found

    async def notify(self, channel: str, payload: str = "") -> None:
        """Send a notification to all processes that listen, this one included.

        Raises: Lost.
        """
        await self._ask("SELECT pg_notify(%s, %s)", channel, payload)

    async def _ask(self, sql: LiteralString, *values: object) -> Rows:
        return await _to_the_end(self._ask_next(sql, values))

    async def _ask_next(self, sql: LiteralString, values: Values) -> Rows:
        async with self._asking:
            await self._hush()
            db = self._db
            if db is None:
                raise Lost("closed")
            work = asyncio.create_task(_rows(db, sql, values))
            done, _ = await asyncio.wait({work}, timeout=ANSWER)
            try:
                if not done:
                    work.cancel()
                    raise TimeoutError
                rows = work.result()
            except (psycopg.OperationalError, OSError) as error:
                self._lose()
                raise Lost(type(error).__name__) from None
            self._listener = asyncio.create_task(self._listen(db), name="leases")
            return rows

    async def _listen(self, db: psycopg.AsyncConnection) -> None:
        try:
            async for note in db.notifies():
                self._heard(note.channel, note.payload)
        except (psycopg.Error, OSError):
            self._lose()

    async def _hush(self) -> None:
        """Stop listening: while one waits for notifications, nothing can be asked."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.cancel()
            await asyncio.wait({listener})

    def _lose(self) -> None:
        db, self._db = self._db, None
        self.held.clear()
        if db is not None:
            db.pgconn.finish()
            self._lost()


def _limits(most: int) -> dict[str, str]:
    return {"most": str(most), "half": str(max(most // 2, 1)), "quarter": str(max(most // 4, 1))}


async def _rows(db: psycopg.AsyncConnection, sql: LiteralString, values: Values) -> Rows:
    cursor = await db.execute(sql, values)
    return await cursor.fetchall() if cursor.description else []


async def _to_the_end(work: Coroutine[None, None, T]) -> T:
    """Do all of the work, also where its asker is cancelled: a lease that nobody knows of would never be given back."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
