"""The lessons that people have finished."""

from __future__ import annotations

from data.store.rows import Statement
from data.store.store import Store


def lesson_done(user_id: int, lesson: str, at: int) -> Statement:
    """Return the statement that records when (Unix s) a person has finished a lesson; the first time counts."""
    return "INSERT INTO lessons VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (user_id, lesson, at)


async def lessons_done(store: Store, user_id: int) -> set[str]:
    """Return the keys of the lessons that a person has finished."""
    return set(await store.read(str, "SELECT lesson FROM lessons WHERE user_id = ?", user_id))
