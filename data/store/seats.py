"""Seats that change hands: who held each for which steps, and which are open to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from data.store.bars import seats_known
from data.store.rows import SeatRow, Statement, columns, drawn, replacing
from data.store.store import Store


class Span(Struct, frozen=True):
    """Who played a seat from the step after `from_step` up to `to_step` (None: until now).

    `computer` is the strength of the computer player; with `user_id`, it played for that person.
    """

    seat: int
    user_id: int | None
    computer: str | None
    name: str
    from_step: int
    to_step: int | None


class Seats(Struct, frozen=True):
    """The history of seats, and open seats."""

    store: Store

    async def holders(self, game_id: int, seats: Sequence[SeatRow]) -> list[Span]:
        """Return every holder of every seat, by seat and time; a seat that never changed hands has one."""
        (rows,) = await self.store.recall(held(game_id))
        spans = [Span(*cast("tuple[Any, ...]", row)) for row in rows]
        known = {span.seat for span in spans}
        spans += [Span(r.seat, r.user_id, r.computer, r.name, 0, None) for r in seats if r.seat not in known]
        return sorted(spans, key=lambda span: (span.seat, span.from_step))

    async def alone_since(self, game_id: int, seats: Sequence[SeatRow]) -> int:
        """Return the step since which no second person has played; 0: from the start. One person has to play now."""
        spans = await self.holders(game_id, seats)
        return max(
            (span.to_step or 0 for span in spans if span.computer is None and span.to_step is not None), default=0
        )

    async def known_to(self, game_id: int, user_id: int) -> set[int]:
        """Return the seats whose hands a person has or had, also before they deleted their data."""
        key = self.store.key
        return await self.store.read_at_once(lambda db: seats_known(db, key, game_id, user_id))

    async def open(self, game_id: int) -> list[int]:
        """Return the seats that are on offer, in rising order."""
        return list(await self.offers(game_id))

    async def offers(self, game_id: int) -> dict[int, bool]:
        """Return the seats that are on offer, in rising order, and whether their holders agreed."""
        (rows,) = await self.store.recall(offered(game_id))
        return {cast(int, seat): bool(agreed) for seat, agreed in rows}


# Statements for one commit with the note about them


def changing(game_id: int, before: SeatRow, after: SeatRow) -> list[Statement]:
    """Return the statements by which a seat goes from one holder to another at the game's current step."""
    holder = (before.seat, before.user_id, before.computer, before.name)
    columns = "(game_id, seat, user_id, computer, name, from_step)"
    first = (
        f"INSERT INTO seat_history {columns} SELECT ?, ?, ?, ?, ?, 0 "
        "WHERE NOT EXISTS (SELECT 1 FROM seat_history WHERE game_id = ? AND seat = ?)"
    )
    ends = (
        "UPDATE seat_history SET to_step = (SELECT step FROM games WHERE id = ?) "
        "WHERE game_id = ? AND seat = ? AND to_step IS NULL"
    )
    begins = f"INSERT INTO seat_history {columns} SELECT id, ?, ?, ?, ?, step FROM games WHERE id = ?"
    seats = "UPDATE seats SET user_id = ?, name = ?, computer = ? WHERE game_id = ? AND seat = ?"
    return [
        (first, (game_id, *holder, game_id, before.seat)),
        (ends, (game_id, game_id, before.seat)),
        (begins, (after.seat, after.user_id, after.computer, after.name, game_id)),
        (seats, (after.user_id, after.name, after.computer, game_id, after.seat)),
    ]


def held(game_id: int) -> Statement:
    """Return the query for the holders of seats that changed hands."""
    return f"SELECT {columns(Span)} FROM seat_history WHERE game_id = ? ORDER BY seat, id", (game_id,)


def offered(game_id: int) -> Statement:
    """Return the query for a game's seats that are on offer."""
    return "SELECT seat, agreed FROM open_seats WHERE game_id = ? ORDER BY seat", (game_id,)


def opening(game_id: int, seat: int, *, agreed: bool) -> Statement:
    """Return the statement that puts a seat on offer: whatever its holder does, or until the holder plays again."""
    return replacing("open_seats", "game_id, seat, agreed", 2), (game_id, seat, int(agreed))


def closing(game_id: int, seat: int) -> Statement:
    """Return the statement that closes an open seat."""
    return "DELETE FROM open_seats WHERE game_id = ? AND seat = ?", (game_id, seat)


def hosted_by(game_id: int, user_id: int) -> Statement:
    """Return the statement that makes a person the host of a game."""
    return "UPDATE games SET host_id = ? WHERE id = ?", (user_id, game_id)


def queued_message(game_id: int, kind: str, seat: int | None = None) -> Statement:
    """Return the statement that queues one more outbox item at the game's current step, with a nonce of its own."""
    sql = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) SELECT id, step, ?, ?, "
        "id || '-' || step || 's' || ? FROM games WHERE id = ?"
    )
    return sql, (kind, seat, drawn(), game_id)
