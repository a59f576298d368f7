"""Notes: what happened around a game without being one of its steps. All of it is public."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from data.store.rows import Statement, columns, with_json
from data.store.store import Store


@dataclass(frozen=True, slots=True)
class Note:
    """One note. `facts` are plain values: numbers, texts, lists of them. `at` is in Unix s."""

    id: int
    game_id: int
    step: int
    at: int
    kind: str
    facts: Mapping[str, Any]


_note = with_json(Note, 5)


def noted(game_id: int, at: int, kind: str, facts: Mapping[str, Any], *, public: bool = True) -> list[Statement]:
    """Return the statements that add a note to a game and, if it is public, queue it as a post."""
    note = (
        "INSERT INTO notes (game_id, step, at, kind, facts) SELECT id, step, ?, ?, ? FROM games WHERE id = ? "
        "RETURNING id",
        (at, kind, json.dumps(dict(facts)), game_id),
    )
    queued = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) "
        "SELECT game_id, step, 'note', id, game_id || '-n' || id FROM notes "
        "WHERE id = (SELECT max(id) FROM notes WHERE game_id = ?)",
        (game_id,),
    )
    return [note, queued] if public else [note]


END, OPEN = "end", "open"
"""The fact of a note that asks a question: how it ended, or that it is open."""
_ASKED = "notes.game_id = ? AND notes.kind = ? AND notes.facts ->> 'end' = 'open'"
_ABOUT = f"{_ASKED} AND (? IS NULL OR CAST(notes.facts ->> 'seat' AS TEXT) = CAST(? AS TEXT))"


def question_shown(game_id: int, kind: str, about: int | None = None) -> Statement:
    """Return the statement that queues an edit of the post of a game's open question of that kind, if there is one.

    `about`: only of one about that seat.
    """
    shown = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce, message_id) "
        "SELECT games.id, games.step, 'strip', notes.id, games.id || '-q' || notes.id, outbox.message_id FROM notes "
        "JOIN games ON games.id = notes.game_id JOIN outbox ON outbox.game_id = notes.game_id "
        f"AND outbox.kind = 'note' AND outbox.seat = notes.id AND outbox.message_id IS NOT NULL WHERE {_ABOUT}"
    )
    return shown, (game_id, kind, about, about)


def question_answered(game_id: int, kind: str, agreed: Sequence[int]) -> list[Statement]:
    """Return the statements that store which seats have agreed so far, and queue an edit of the question's post."""
    answered = f"UPDATE notes SET facts = json_set(facts, '$.agreed', json(?)) WHERE {_ASKED}"
    return [question_shown(game_id, kind), (answered, (json.dumps(list(agreed)), game_id, kind))]


def question_ended(
    game_id: int, kind: str, end: str, other: int | None = None, about: int | None = None
) -> list[Statement]:
    """Return the statements that end a game's open question of that kind, and queue an edit of its post.

    `other` is the seat that ended it, if any; `about`: only one about that seat. They do nothing where no such question
    is open.
    """
    ended = f"UPDATE notes SET facts = json_set(json_set(facts, '$.end', json(?)), '$.other', json(?)) WHERE {_ABOUT}"
    return [
        question_shown(game_id, kind, about),
        (ended, (json.dumps(end), json.dumps(other), game_id, kind, about, about)),
    ]


def note_shown(note_id: int) -> Statement:
    """Return the statement that queues an edit of a note's post, if it was sent."""
    shown = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce, message_id) "
        "SELECT game_id, step, 'strip', seat, game_id || '-q' || seat, message_id FROM outbox "
        "WHERE kind = 'note' AND seat = ? AND message_id IS NOT NULL LIMIT 1"
    )
    return shown, (note_id,)


def notes_made(game_id: int) -> Statement:
    """Return the query for the notes of a game, in order."""
    return f"SELECT {columns(Note)} FROM notes WHERE game_id = ? ORDER BY id", (game_id,)


class Notes(Struct, frozen=True):
    """The notes of each game, in order."""

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
        """Add a note in one commit with other changes, `first` before and `statements` after it; return its id.

        A public note is queued as a post.
        """
        note = noted(game_id, at, kind, facts, public=public)
        return (await self.store.together([*first, *note, *statements]))[len(first)]

    async def get(self, note_id: int) -> Note | None:
        """Return the note with that id, or None."""
        return await self.store.first(_note, f"SELECT {columns(Note)} FROM notes WHERE id = ?", note_id)

    async def question(self, game_id: int, kind: str) -> Note | None:
        """Return a game's open question of that kind, or None."""
        return await self.store.first(_note, f"SELECT {columns(Note)} FROM notes WHERE {_ASKED}", game_id, kind)

    async def last(self, game_id: int, kind: str) -> Note | None:
        """Return a game's last note of that kind, or None."""
        sql = f"SELECT {columns(Note)} FROM notes WHERE game_id = ? AND kind = ? ORDER BY id DESC LIMIT 1"
        return await self.store.first(_note, sql, game_id, kind)

    async def set_fact(self, note_id: int, name: str, value: object) -> None:
        """Change one fact of a note."""
        sql = "UPDATE notes SET facts = json_set(facts, '$.' || ?, json(?)) WHERE id = ?"
        await self.store.run(sql, name, json.dumps(value), note_id)

    async def of_game(self, game_id: int) -> list[Note]:
        """Return the notes of a game, in order."""
        (rows,) = await self.store.recall(notes_made(game_id))
        return [_note(*row) for row in rows]
