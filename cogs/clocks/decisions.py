"""What was decided about a seat whose time is up is done, by the table's vote or its terms; a late move wins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from cogs.clocks.keeper import again, rearm
from cogs.core.scheduler import now
from cogs.tables.computers import USUAL, thought
from cogs.tables.seats import give_to_computer, open_seat
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.tables.terms import Terms, TimeoutPolicy, clock_terms_of
from data.store.clocks import Clocks, queued_edit, vote_ended
from data.store.notes import noted
from data.store.rows import DueKind, due_gone
from engine.core.action import Action, Seat
from engine.core.refused import Refused

MOST_ACTIONS = 60
"""Of one turn. A turn of strings, with all its tiles, takes fewer."""
MOST_TRIES = 20

Check = Callable[[Table], None]
Work = Callable[[Table, Check], Awaitable[object]]


def usual(terms: Terms) -> str:
    """What happens when the table was asked and no majority answered."""
    return TimeoutPolicy.MOVE if terms.timeout in (TimeoutPolicy.ASK, TimeoutPolicy.WAIT) else terms.timeout


def waits_for(table: Table, seat: Seat) -> bool:
    """Whether the game stands still until this seat's person moves."""
    game = table.game
    running = table.status == "playing" and table.paused_at is None
    return running and game is not None and seat in game.waiting and table.seats[seat].computer is None


async def apply_decision(bot: Client, table: Table, seat: Seat, choice: str, note: str) -> bool:
    """Does what was decided about a seat, and tells the table; a vote about it is over then.

    False when the seat has moved meanwhile: its move holds, and nothing else happens.
    """
    if choice == TimeoutPolicy.SUBSTITUTE and (await Clocks(bot.store).of_game(table.id))[seat].sought:
        choice = TimeoutPolicy.MOVE  # nobody has come
    at = now()
    ended = [vote_ended(table.id, seat), due_gone(DueKind.VOTE, table.id, seat)]
    told = [*noted(table.id, at, note, {"seat": seat, "choice": choice}), *ended]
    work: dict[str, Work] = {
        TimeoutPolicy.WAIT: lambda then, check: _wait(bot, then, seat, check),
        TimeoutPolicy.MOVE: lambda then, check: _play_turn(bot, then, seat),
        TimeoutPolicy.COMPUTER: lambda then, check: give_to_computer(bot, then, seat, check=check, cause=told),
        TimeoutPolicy.SUBSTITUTE: lambda then, check: _seek(bot, then, seat, check),
    }
    hurried = {(table.id, seat)} if choice == TimeoutPolicy.MOVE else set()
    bot.tables.hurried |= hurried
    try:
        if not await _unless_moved(bot, table, seat, work[choice]):
            return False
        if choice != TimeoutPolicy.COMPUTER:  # that notice is posted first: it explains the others
            await bot.store.together(told)
    finally:
        bot.tables.hurried -= hurried
    bot.wake(table.id)
    return True


async def _unless_moved(bot: Client, table: Table, seat: Seat, work: Work) -> bool:
    """Has the work done at a table that stands where it was seen, again while only others have moved."""

    def check(then: Table) -> None:
        if then.step != table.step or not waits_for(then, seat):
            raise Refused("table_moved_on")

    for _ in range(MOST_TRIES):
        try:
            await work(table, check)
            return True
        except Refused as refused:
            if refused.code not in ("table_moved_on", "game_paused"):
                raise
        later = await bot.tables.get(table.id)
        if not await _still(bot, table, later, seat):
            return False
        table = later
    return False


async def _still(bot: Client, before: Table, later: Table, seat: Seat) -> bool:
    """Whether the table waits for the seat just as it did, and has heard nothing of it."""
    if before.game is None or later.game is None or not waits_for(later, seat):
        return False
    steps = await bot.store.steps(before.id, before.step)
    return before.game.turn.number == later.game.turn.number and all(step.seat != seat for step in steps)


async def _wait(bot: Client, table: Table, seat: Seat, check: Check, *, sought: int = 0) -> None:
    """The seat has its time once more."""
    async with bot.tables.lock(table.id):
        check(await bot.tables.get(table.id))
        clock = (await Clocks(bot.store).of_game(table.id))[seat]
        terms, at = clock_terms_of(table.options), now()
        clock = replace(again(clock, terms, at), sought=clock.sought or sought)
        if not terms.timed:  # restart the silence that allows a vote
            clock = replace(clock, waits=at)
        await rearm(bot, table, clock, queued_edit(table.id))


async def _seek(bot: Client, table: Table, seat: Seat, check: Check) -> None:
    """The seat is open to others, and is waited for once more."""
    try:
        await open_seat(bot, table, seat, check=check)
    except Refused as refused:
        if refused.code != "seat_already_open":
            raise
    await _wait(bot, table, seat, check, sought=1)


async def _play_turn(bot: Client, table: Table, seat: Seat) -> None:
    """A computer player does what the seat owes. Only the first action can come too late (Refused)."""
    start = table
    for number in range(MOST_ACTIONS):
        game = table.game
        assert game is not None and start.game is not None
        if number and (not waits_for(table, seat) or game.turn.number != start.game.turn.number):
            return
        luck = f"{table.id} {table.step} {seat}"
        action = await asyncio.to_thread(thought, game, seat, USUAL, luck)
        try:
            table = await bot.tables.play_for(table.id, seat, _just(action), step=table.step)
        except Refused as refused:
            if number == 0 or refused.code not in ("table_moved_on", "game_paused"):
                raise
            return


def _just(action: Action) -> Callable[[Table, Seat], Action]:
    return lambda then, seat: action
