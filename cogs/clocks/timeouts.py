"""When a seat's time is up: what the table agreed on happens, by itself or after a vote."""

from __future__ import annotations

from dataclasses import replace

from cogs.clocks.decisions import apply_decision, usual, waits_for
from cogs.clocks.keeper import rearm
from cogs.clocks.votes import open_vote, voters
from cogs.core.scheduler import job, now
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.tables.terms import TimeoutPolicy, clock_terms_of, deadline, rest_of
from data.store.clocks import Clock, Clocks, queued_edit
from data.store.notes import Notes
from data.store.rows import DueKind, Job, due_set


@job(DueKind.MOVE)
async def time_is_up(bot: Client, due: Job) -> None:
    """A seat's time is up: the table is asked, or what it chose at the start happens."""
    assert due.game_id is not None
    async with bot.tables.lock(due.game_id):
        found = await _overdue(bot, due)
        if found is None:
            return
        table, clock = found
        terms, seat = clock_terms_of(table.options), clock.seat
        if terms.timeout == TimeoutPolicy.WAIT:
            await Notes(bot.store).add(table.id, now(), "timeout", {"seat": seat, "choice": TimeoutPolicy.WAIT})
            await rearm(bot, table, replace(clock, rung=1), queued_edit(table.id))
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
