"""Characters that a database doesn't keep, NUL and halves of a surrogate pair: no text that is stored has them."""

from __future__ import annotations

import json

import pytest

from data.storable import storable
from data.store.notes import Notes
from data.store.store import Store
from tests.data.test_store import begun

BAD = "a\0b\ud800"


@pytest.mark.both
async def test_a_fact_can_be_asked_for_and_a_name_stays_readable(store: Store) -> None:
    game = await begun(store)
    await Notes(store).add(game, 0, "paused", {"seat": BAD, "emoji": "🚂"})
    await store.write_at_once(lambda db: db.executemany("UPDATE seats SET name = :name", [{"name": BAD}]))
    assert await store.rows("SELECT facts ->> 'seat', facts ->> 'emoji' FROM notes") == [("ab", "🚂")]
    assert set(await store.rows("SELECT name FROM seats")) == {("ab",)}


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (BAD, "ab"),
        ("Ёжик 🚂 \\u0000", "Ёжик 🚂 \\u0000"),
        (json.dumps([BAD, "🚂", "\\u0000"]), '["ab", "\\ud83d\\ude82", "\\\\u0000"]'),
        (json.dumps(["\udc00x", "\ud800\\n"]), '["x", "\\\\n"]'),
    ],
)  # fmt: skip
def test_only_such_characters_are_left_out(text: str, kept: str) -> None:
    assert storable(text) == kept
    assert kept[:1] not in "{[" or json.loads(kept) is not None
