"""Seats that change hands in a running game. To be replaced by the file of the same name that owns this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from cogs._alarm import now
from cogs._table import Table
from data.notes import Notes
from engine.core.action import Seat

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

Hook = Callable[["SlowTrain", Table, Seat], Awaitable[None]]
Check = Callable[[Table], None]
_hooks: list[Hook] = []


def when_a_seat_changes(hook: Hook) -> Hook:
    """Asks for a call after each change, with the table after it and the seat."""
    if all(known.__qualname__ != hook.__qualname__ for known in _hooks):
        _hooks.append(hook)
    return hook


async def give_to_computer(
    bot: SlowTrain,
    table: Table,
    seat: Seat,
    strength: str = "medium",
    by: Seat | None = None,
    check: Check | None = None,
) -> Table:
    """The computer keeps the seat for its person. `check` is asked under the game's lock and may raise Refused."""
    async with bot.tables.lock(table.id):
        table = await bot.tables.get(table.id)
        if check is not None:
            check(table)
        seats = [replace(row, computer=strength) if row.seat == seat else row for row in table.seats]
        await bot.store.set_lobby(table.id, table.host_id, seats)
        table = replace(table, seats=tuple(seats))
    for hook in _hooks:
        await hook(bot, table, seat)
    bot.wake(table.id)
    return table


async def open_seat(bot: SlowTrain, table: Table, seat: Seat, check: Check | None = None) -> Table:
    """Anybody may take the seat from now on."""
    async with bot.tables.lock(table.id):
        if check is not None:
            check(await bot.tables.get(table.id))
        await Notes(bot.store).add(table.id, now(), "seat-open", {"seat": seat}, public=False)
    return table
