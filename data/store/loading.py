"""How a game is read out of the database: its row, its seats, the last snapshot and what came after it."""

from __future__ import annotations

import sqlite3

from data.store.rows import DueKind, GameRow, SeatRow, StepRow, Stored

STEPS = "SELECT step, seat, action, events FROM steps WHERE game_id = ? AND step > ? ORDER BY step"
GAME = (
    "id, guild_id, channel_id, key, variant, options, host_id, seat_limit, status, step, message_id, map, "
    "paused_at, closed"
)


def load(db: sqlite3.Connection, game_id: int) -> Stored | None:
    """A game with all that is needed to play on; None where there is none."""
    game = db.execute(f"SELECT {GAME} FROM games WHERE id = ?", (game_id,)).fetchone()
    if game is None:
        return None
    seats = db.execute(
        "SELECT seat, user_id, name, color, computer FROM seats WHERE game_id = ? ORDER BY seat", (game_id,)
    )
    snapshot = db.execute("SELECT step, state FROM snapshots WHERE game_id = ?", (game_id,)).fetchone()
    row, had = GameRow(*game), snapshot[0] if snapshot else 0
    steps = [StepRow(*step) for step in db.execute(STEPS, (game_id, min(had, row.step - 1)))]
    deadlines = db.execute(
        "SELECT seat, at FROM due_times WHERE game_id = ? AND kind = ? ORDER BY seat", (game_id, DueKind.MOVE)
    )
    later, last = tuple(step for step in steps if step.step > had), steps[-1] if steps else None
    sitting = tuple(SeatRow(*seat) for seat in seats)
    return Stored(row, sitting, snapshot, later, tuple(deadlines), last, db.total_changes)
