"""When a seat's time is up: what the table agreed on happens, by itself or after a vote; a late move wins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from cogs.clocks.keeper import again, deadline, rearm, rest_of, seat_changed
from cogs.core.scheduler import job, now
from cogs.tables.clock_terms import Terms, TimeoutPolicy, clock_terms_of
from cogs.tables.computers import USUAL, thought
from cogs.tables.seats import give_to_computer, open_seat, when_a_seat_changes
from cogs.tables.table import Table
from data.store.clocks import Clock, Clocks, due_gone, due_set, edit_owed, vote_ended
from data.store.notes import Notes, noted
from data.store.rows import DueKind, Job
from engine.core.action import Action, Seat
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

MOST_ACTIONS = 60
"""Of one turn. A turn of strings, with all its tiles, takes fewer."""
MOST_TRIES = 20

Check = Callable[[Table], None]
Work = Callable[[Table, Check], Awaitable[object]]

when_a_seat_changes(seat_changed)


def usual(terms: Terms) -> str:
    """What happens when the table was asked and no majority answered."""
    return TimeoutPolicy.MOVE if terms.timeout in (TimeoutPolicy.ASK, TimeoutPolicy.WAIT) else terms.timeout


@job(DueKind.MOVE)
async def time_is_up(bot: Client, due: Job) -> None:
    """A seat's time is up: the table is asked, or what it chose at the start happens."""
    from cogs.clocks.votes import open_vote, voters

    assert due.game_id is not None
    async with bot.tables.lock(due.game_id):
        found = await _overdue(bot, due)
        if found is None:
            return
        table, clock = found
        terms, seat = clock_terms_of(table.options), clock.seat
        if terms.timeout == TimeoutPolicy.WAIT:
            await Notes(bot.store).add(table.id, now(), "timeout", {"seat": seat, "choice": TimeoutPolicy.WAIT})
            await rearm(bot, table, replace(clock, rung=1), edit_owed(table.id))
    if terms.timeout == TimeoutPolicy.WAIT:
        bot.wake(table.id)
    elif terms.timeout == TimeoutPolicy.ASK and voters(table, seat):
        await open_vote(bot, table.id, clock)
    else:
        await apply_decision(bot, table, seat, usual(terms), "timeout")


async def _overdue(bot: Client, due: Job) -> tuple[Table, Clock] | None:
    """The table and the clock that has run out; None when the seat has moved, or its person has time off by now."""
    assert due.game_id is not None and due.seat is not None
    kept, table = Clocks(bot.store), await bot.tables.get(due.game_id)
    clock = (await kept.of_game(due.game_id)).get(due.seat)
    person = table.seats[due.seat].user_id
    if clock is None or person is None or not waits_for(table, due.seat):
        return None
    terms = clock_terms_of(table.options)
    until = deadline(clock, terms, rest_of((await kept.people([person]))[person], terms))
    if until is None:
        return None
    if until > now():
        await bot.store.together([due_set(replace(due, at=until))])
        return None
    return table, clock


def waits_for(table: Table, seat: Seat) -> bool:
    """Whether the game stands still until this seat's person moves."""
    game = table.game
    running = table.status == "playing" and table.paused_at is None
    return running and game is not None and seat in game.waiting and table.seats[seat].computer is None


# What was decided


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
        if choice != TimeoutPolicy.COMPUTER:  # there it is told first, as the cause of what else is told
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
        if not terms.timed:  # the silence after which a vote may be called begins anew
            clock = replace(clock, waits=at)
        await rearm(bot, table, clock, edit_owed(table.id))


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
            table = await bot.tables.play_for(table.id, seat, _wishing(action), step=table.step)
        except Refused as refused:
            if number == 0 or refused.code not in ("table_moved_on", "game_paused"):
                raise
            return


def _wishing(action: Action) -> Callable[[Table, Seat], Action]:
    return lambda then, seat: action
