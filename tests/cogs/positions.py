"""Puts a position that was written by hand on a running table, as if play had led there."""

from __future__ import annotations

from random import Random
from typing import Any

from cogs._tables import Table
from data.store import Append, Debt, StepRow
from engine.core.codec import encode_state
from engine.position import place
from tests.cogs.party import Party


async def arrange(party: Party, turn: int = 0, **given: Any) -> Table:
    """The party's game goes on from this position, with a new post of the board."""
    table = await party.table()
    assert table.game is not None
    game = place(table.game.rules, table.game.seats, given, Random(2), turn)
    row = StepRow(table.step + 1, None, None, "[]")
    debts = [Debt("post", f"{table.id}-{row.step}")]

    async def store() -> None:
        append = Append(table.id, row, encode_state(game), "playing", 0, debts)
        await party.bot.store.append(append)
        party.bot.announcer.wake(table.id)

    await party.in_bot(store)
    return await party.table()
