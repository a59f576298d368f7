"""How far the message at the end of each game has been turned, part by part."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from data.store.connection import Connection
from data.store.rows import DueKind, Statement, due_gone, replacing
from data.store.store import Store

CLOSED = 99
"""The stage of a finale whose last part is shown, which is the final table."""
_STAGE = "SELECT stage FROM finales WHERE game_id = ?"
_TURNED = replacing("finales", "game_id, stage")
_QUEUED = (
    "INSERT INTO outbox (game_id, step, kind, seat, nonce) "
    "SELECT id, step, 'final', ?2, id || '-' || step || '-f' || ?2 FROM games WHERE id = ?1 RETURNING id"
)
_FEED = (
    "INSERT INTO outbox (game_id, step, kind, seat, nonce) SELECT id, step, 'feed', ?2, id || '-' || step || '-feed' "
    "FROM games WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 AND kind = 'feed' AND seat = ?2)"
)


class Finales(Struct, frozen=True):
    """The stages of finales in the store's database. It stores numbers and knows no rules."""

    store: Store

    async def stage(self, game_id: int) -> int:
        """Return which part is shown, from 0, or CLOSED. It is 0 for a game without a finale."""
        return await self.store.first(int, _STAGE, game_id) or 0

    async def message(self, game_id: int) -> int | None:
        """Return the id of the finale's message; None before it is posted."""
        sql = (
            "SELECT message_id FROM outbox WHERE game_id = ? AND kind = 'final' AND message_id IS NOT NULL "
            "ORDER BY id DESC LIMIT 1"
        )
        return await self.store.first(int, sql, game_id)

    async def closes_at(self, game_id: int) -> int | None:
        """Return when the final table is shown if no one presses, in Unix s; None once it is."""
        sql = "SELECT at FROM due_times WHERE game_id = ? AND kind = ?"
        return await self.store.first(int, sql, game_id, DueKind.FINALE)

    async def turn(self, game_id: int, to: int, *, seen: int | None = None) -> int | None:
        """Turn a finale to a part, and queue the edit of its message; return that outbox item.

        None, and nothing changes, if it isn't at the stage that was `seen`, or is closed already.
        """

        def work(db: Connection) -> int | None:
            known = db.execute(_STAGE, (game_id,)).fetchone()
            stage = known[0] if known else 0
            if stage == CLOSED or seen not in (None, stage):
                return None
            db.execute(_TURNED, (game_id, to))
            return int(db.execute(_QUEUED, (game_id, to)).fetchone()[0])

        return await self.store.write_at_once(work)

    async def shown(self, ids: Iterable[int], message_id: int, also: Iterable[Statement] = ()) -> None:
        """Record that outbox items are shown by a message, with other statements in the same commit."""
        sql = "UPDATE outbox SET state = 'sent', message_id = ? WHERE id = ?"
        await self.store.together([*((sql, (message_id, id_)) for id_ in ids), *also])


def finale_begun(game_id: int) -> Statement:
    """Return the statement that starts a game's finale at its first part."""
    return _TURNED, (game_id, 0)


def finale_closed(game_id: int, line: int | None) -> list[Statement]:
    """Return the statements for a finale whose final table is shown: the feed's `line` is queued, if any, once."""
    closed: Statement = _TURNED, (game_id, CLOSED)
    feed: list[Statement] = [] if line is None else [(_FEED, (game_id, line))]
    return [closed, due_gone(DueKind.FINALE, game_id), *feed]
