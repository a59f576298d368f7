"""Notes: what happened around a table and is no step of its game. All of it is public."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from data.store.rows import Statement
from data.store.store import Store

_NOTE = "SELECT id, game_id, step, at, kind, facts FROM notes"


@dataclass(frozen=True, slots=True)
class Note:
    """One note. `facts` are plain values: numbers, texts, lists of them."""

    id: int
    game_id: int
    step: int
    at: int
    kind: str
    facts: Mapping[str, Any]


def noted(game_id: int, at: int, kind: str, facts: Mapping[str, Any], *, public: bool = True) -> list[Statement]:
    """What makes a note, and queues it as a post."""
    note = (
        "INSERT INTO notes (game_id, step, at, kind, facts) SELECT id, step, ?, ?, ? FROM games WHERE id = ?",
        (at, kind, json.dumps(dict(facts)), game_id),
    )
    queued = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) "
        "SELECT game_id, step, 'note', id, game_id || '-n' || id FROM notes WHERE id = last_insert_rowid()",
        (),
    )
    return [note, queued] if public else [note]


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of each game, in the order in which they were made."""

    store: Store

    async def add(
        self,
        game_id: int,
        at: int,
        kind: str,
        facts: Mapping[str, Any],
        *,
        public: bool = True,
        first: Sequence[Statement] = (),
        statements: Sequence[Statement] = (),
    ) -> int:
        """Makes a note, together with what else changes (`first`, before it, and `statements`), or
        neither; the note's id.

        A public one is queued as a post.
        """
        note = noted(game_id, at, kind, facts, public=public)
        done = await self.store.together([*first, *note, *statements])
        return done[len(first)]

    async def get(self, note_id: int) -> Note | None:
        found = await self._read(f"{_NOTE} WHERE id = ?", note_id)
        return found[0] if found else None

    async def of_game(self, game_id: int) -> list[Note]:
        return await self._read(f"{_NOTE} WHERE game_id = ? ORDER BY id", game_id)

    async def _read(self, sql: str, *args: object) -> list[Note]:
        rows = cast("list[tuple[int, int, int, int, str, str]]", await self.store.rows(sql, *args))
        return [Note(*row[:5], json.loads(row[5])) for row in rows]
