"""Note pads: one for each game and person, on the disk."""

from __future__ import annotations

from pathlib import Path

from data.store.private import Notepads
from data.store.store import Store
from tests.data.test_store import begun


async def test_a_pad_outlives_the_process(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    game = await begun(store)
    await Notepads(store).keep(game, 11, "block the pass")
    await store.close()
    store = await Store.open(path)
    assert await Notepads(store).load(game, 11) == "block the pass"
    await store.close()


async def test_a_pad_is_of_a_person_and_not_of_a_seat(store: Store) -> None:
    game, pads = await begun(store), Notepads(store)
    await pads.keep(game, 11, "mine")
    await pads.keep(game, 12, "another's")
    await pads.keep(game, 11, "mine, changed")
    assert await pads.load(game, 11) == "mine, changed"
    assert await pads.load(game, 12) == "another's"
    assert await pads.load(game + 1, 11) == await pads.load(game, 13) == ""
    await pads.keep(game, 11, "")
    assert await pads.load(game, 11) == ""
