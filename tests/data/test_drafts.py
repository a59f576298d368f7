"""Drafts: one for each game and seat, of one step, on the disk."""

from __future__ import annotations

from pathlib import Path

from data.store.private import Drafts
from data.store.store import Store
from tests.data.test_store import begun


async def test_a_draft_outlives_the_process(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    game = await begun(store)
    await Drafts(store).keep(game, 0, 5, "half a string")
    await store.close()
    store = await Store.open(path)
    assert await Drafts(store).load(game, 0, 5) == "half a string"
    await store.close()


async def test_a_seat_has_one_draft_and_it_is_of_one_step(store: Store) -> None:
    game, drafts = await begun(store), Drafts(store)
    await drafts.keep(game, 0, 5, "first")
    await drafts.keep(game, 1, 5, "another seat's")
    await drafts.keep(game, 0, 6, "second")
    assert await drafts.load(game, 0, 5) is None
    assert await drafts.load(game, 0, 6) == "second"
    assert await drafts.load(game, 1, 5) == "another seat's"
    await drafts.forget(game, 0)
    assert await drafts.load(game, 0, 6) is None
