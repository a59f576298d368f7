"""Puts a position that was written by hand on a running table, as if play had led there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from cogs.tables.table import Table
from data.store.rows import Append, OutboxMessage, StepRow
from engine.core.codec import encode_state
from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.position import place
from tests.cogs.party import Party


async def arrange(party: Party, turn: int = 0, **given: Any) -> Table:
    """The party's game goes on from this position, with a new post of the board."""
    table = await party.table()
    assert table.game is not None
    game = place(table.game.rules, table.game.seats, given, Random(2), turn)
    row = StepRow(table.step + 1, None, None, "[]")
    messages = [OutboxMessage("post", f"{table.id}-{row.step}")]

    async def store() -> None:
        append = Append(table.id, row, encode_state(game), "playing", 0, messages)
        await party.bot.store.append(append)
        party.bot.announcer.wake(table.id)

    await party.in_bot(store)
    return await party.table()


def stacked(rules: Ruleset, top: Sequence[str], *elsewhere: Sequence[str]) -> list[str]:
    """A deck with these cards on top, then all others of the game but those that lie elsewhere."""
    market = rules.part(Market)
    left = Counter(dict(zip(market.kinds, market.totals, strict=True)))
    left -= Counter(top)
    for cards in elsewhere:
        left -= Counter(cards)
    rest = sorted(left.elements())
    Random(7).shuffle(rest)
    return [*top, *rest]
