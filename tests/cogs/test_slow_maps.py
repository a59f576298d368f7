"""Maps of an operator's own can have networks whose longest path takes seconds: nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest

from cogs.tables.table import Reader
from data.maps.library import load
from data.store.store import Store
from engine.board import trails
from engine.board.network import Link
from engine.parts.routes import ClaimRoute, Routes
from tests.cogs.party import Party
from tests.cogs.positions import arrange

KNOT = tuple((one, other, 1) for one, other in combinations("abcdefghijklmn", 2))
"""Fourteen places, each joined to all others: its longest path takes a fifth of a second."""


async def test_others_go_on_while_a_long_path_is_searched(database: Path) -> None:
    assert trails.takes_long(KNOT), "the search is short now: find a worse network"
    reader, turns = Reader(await Store.open(database), load()), 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.001)
            turns += 1

    waiting = asyncio.create_task(others())
    await reader.off_the_loop([lambda: trails.longest_trail(KNOT)])
    waiting.cancel()
    await reader.store.close()
    assert turns > 3
    assert trails.longest_trail(KNOT)[0] == 85


async def test_every_table_is_shown_with_its_long_paths_known(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[threading.Thread]()
    search = trails.search

    def noted(links: Sequence[Link], *budget: float) -> trails.Trail:
        threads.extend([] if budget else [threading.current_thread()])
        return search(links, *budget)

    monkeypatch.setattr(trails, "BUDGET", 0)  # every network takes long now that has a circle and more than two ends
    monkeypatch.setattr(trails, "search", noted)
    await party.begin_turns(seats=2)
    order = load().rules("usa").part(Routes).order
    own = [route.id for route in order if "helena" in route.cities or route.id == "seattle-calgary"]
    hands = [["locomotive"] * 6, []]
    table = await arrange(party, claimed=dict.fromkeys(own, 0), hands=hands, last_turns=1)
    last = next(one for one in table.running.legal(0) if isinstance(one, ClaimRoute) and "seattle" in one.route)
    table = await party.act(0, last)
    assert table.status == "finished"
    assert len(threads) == 2
    assert threading.main_thread() not in threads
