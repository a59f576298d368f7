"""Whole games in no time: nothing is drawn, and whoever a table waits for moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cogs.rail.family import CardFamily
from cogs.strings.family import StringFamily
from cogs.tables.table import Table
from engine.core.action import Action, Seat
from tests.cogs.hands import brisk
from tests.cogs.party import Party

PAUSE = 400
"""Seconds before a computer player moves in all tests: none waits for it but by letting time go by."""


def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the boards look like is no matter."""

    async def none(*_: object, **__: object) -> None:
        return None

    async def no_files(*_: object, **__: object) -> list[object]:
        return []

    for family in (CardFamily, StringFamily):
        for name in ("hand_file", "map_file", "final_file"):
            monkeypatch.setattr(family, name, none)
        monkeypatch.setattr(family, "board_files", no_files)


async def move(party: Party, rng: Random) -> Table:
    """Whoever the table waits for moves: a person briskly, a computer when its pause is over."""
    table = await party.table()
    seat = _on_turn(table)
    if table.seats[seat].computer is not None:
        await party.env.advance_time(PAUSE + 1)
    else:
        await party.in_bot(lambda: party.bot.tables.play_for(table.id, seat, _briskly(rng)))
    return await party.table()


async def play_out(party: Party, rng: Random, most: int = 600) -> Table:
    """To the end, which is shown when it is reached: nobody looks at the posts in between."""

    async def people_move() -> None:
        table = await party.table()
        while table.status != "finished" and table.seats[seat := _on_turn(table)].computer is None:
            table = await party.bot.tables.play_for(table.id, seat, _briskly(rng))

    async with party.unseen():
        for _ in range(most):
            await party.in_bot(people_move)
            table = await party.table()
            if table.status == "finished":
                return table
            await party.env.advance_time(PAUSE + 1)
    raise AssertionError("the game does not end")


def _on_turn(table: Table) -> Seat:
    assert table.game is not None
    return table.game.waiting[0]


def _briskly(rng: Random) -> Callable[[Table, Seat], Action]:
    def action(table: Table, seat: Seat) -> Action:
        assert table.game is not None
        return brisk(table.game, seat, rng)

    return action
