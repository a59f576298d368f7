"""The clocks of a table: what starts, stops and falls due with each step, and when a person's times change."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from dataclasses import replace

from cogs.core.locks import retried
from cogs.core.scheduler import now, on_absence
from cogs.core.time import (
    DAY,
    HOUR,
    Rest,
    elapsed,
)
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.tables.terms import GAME_WARNED, Terms, clock_terms_of, deadline, rest_of
from data.store import clocks as rows
from data.store.clocks import NOBODY, PAUSE, Clock, Clocks, Person, Waited
from data.store.rows import DueKind, Job, SeatRow, Statement, StepRow, due_gone, due_set
from data.store.share import Share
from engine.core.action import Seat
from engine.core.game import Game

USUAL_INTERVAL = 48
"""The default of the hours until the first reminder."""
MOST_REMINDERS = 4


# One clock


def spent(clock: Clock, at: int, rest: Rest) -> int:
    """Return the seconds that a wait has used so far."""
    return clock.used + (0 if clock.since is None else elapsed(clock.since, at, rest))


def started(seat: Seat, bank: int | None, at: int) -> Clock:
    """Return the clock of a new wait for a seat."""
    return Clock(seat, waits=at, since=at, bank=bank)


def stopped(clock: Clock, terms: Terms, rest: Rest, at: int) -> Clock:
    """Return the clock after the seat moved: the used time is off its bank, which gets its increment.

    The bank is never fuller than at first. The used time stays stored, in case the step is undone.
    """
    bank, used = clock.bank, spent(clock, at, rest)
    if bank is not None and terms.bank is not None:
        bank = min(terms.bank, max(0, bank - used) + terms.increment)
    return Clock(clock.seat, used=used, bank=bank)


def taken_up(clock: Clock, terms: Terms, at: int) -> Clock:
    """Return the clock after the step that stopped it was undone: with its used time, without the increment."""
    bank = clock.bank
    if bank is not None and terms.bank is not None:
        bank = min(terms.bank, max(0, bank - terms.increment) + clock.used)
    return Clock(clock.seat, waits=at, since=at, used=clock.used, bank=bank)


def again(clock: Clock, terms: Terms, at: int) -> Clock:
    """Return the clock with its full time again: the table waits once more, or the seat moved after its time."""
    bank = None if terms.bank is None else max(clock.bank or 0, terms.period)
    return replace(clock, since=at, used=0, bank=bank, rung=0)


# Reminders


def interval_of(person: Person) -> int | None:
    """Return the seconds until a person's first reminder; None for people who want none."""
    chosen = person.settings.get("reminders", str(USUAL_INTERVAL))
    return int(chosen) * HOUR if chosen.isdigit() and int(chosen) else None


def reminder_at(clock: Clock, interval: int, until: int | None) -> int | None:
    """Return when the next reminder of a wait is due, in Unix s; None after the last one.

    Gaps double, and the first reminder comes at half of a clock's time at the latest. One that couldn't be sent in time
    only delays those after it.
    """
    if clock.waits is None or clock.muted or clock.reminded >= MOST_REMINDERS:
        return None
    at: int = (clock.told_at or clock.waits) + interval * 2**clock.reminded
    return min(at, clock.waits + (until - clock.waits) // 2) if until is not None and not clock.reminded else at


# With each step


@on_step("clocks")
async def clocks_follow(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Return what a step changes: clocks that stop and start, their due jobs, and votes it answers."""
    if game.over:
        return StepEffects(
            cancelled_jobs=[DueKind.MOVE, DueKind.VOTE, DueKind.IDLE], statements=rows.clocks_gone(before.id)
        )
    kept, terms, at = Clocks(tables.store), clock_terms_of(before.options), now()
    ids = [row.user_id for row in before.seats if row.user_id is not None]
    people, known, votes = await kept.around(before.id, ids)
    due = [Job(DueKind.IDLE, before.id, None, None, at + GAME_WARNED)]
    also: list[Statement] = []
    for row in before.seats:
        person = people.get(row.user_id or 0, NOBODY)
        rest, old = rest_of(person, terms), known.get(row.seat, Clock(row.seat, bank=terms.bank))
        clock = _after_step(old, before, game, step, terms, rest, at)
        if clock != old:
            also.append(rows.clock_kept(before.id, clock))
        until = deadline(clock, terms, rest)
        if until is not None:
            due.append(Job(DueKind.MOVE, before.id, row.seat, None, until))
        if clock.waits == at and not before.kind:
            also += _reminded(row, person, clock, until)
    for vote in votes:
        if vote.about != PAUSE and (step.seat == vote.about or not _same_wait(vote.about, before, game)):
            also += [*rows.vote_ended(before.id, vote.about), due_gone(DueKind.VOTE, before.id, vote.about)]
    return StepEffects(jobs=due, cancelled_jobs=[DueKind.MOVE], statements=also)


def _same_wait(seat: Seat, before: Table, game: Game) -> bool:
    if before.game is None or seat not in before.game.waiting or seat not in game.waiting:
        return False
    return before.game.turn.number == game.turn.number


def _after_step(old: Clock, before: Table, game: Game, step: StepRow, terms: Terms, rest: Rest, at: int) -> Clock:
    waited_for = old.seat in game.waiting and before.seats[old.seat].computer is None
    goes_on = old.waits is not None and _same_wait(old.seat, before, game)
    if goes_on and step.seat != old.seat:
        return old
    if goes_on and waited_for:
        heard = replace(old, waits=at, reminded=0, told_at=None)
        return again(heard, terms, at) if old.rung else heard
    undone = before.game is not None and game.turn.number < before.game.turn.number
    if undone and waited_for and old.waits is None:
        return taken_up(old, terms, at)
    ended = old if old.waits is None else Clock(old.seat, bank=old.bank) if undone else stopped(old, terms, rest, at)
    return started(old.seat, ended.bank, at) if waited_for else ended


def _reminded(row: SeatRow, person: Person, clock: Clock, until: int | None) -> Iterable[Statement]:
    interval = interval_of(person)
    at = None if interval is None else reminder_at(clock, interval, until)
    return [] if at is None or row.user_id is None else [rows.remind_by(DueKind.REMIND, row.user_id, at)]


# Whenever else time changes


async def rearm(bot: Client, table: Table, clock: Clock, *also: Statement) -> None:
    """Store a clock changed outside of a step, and set the due jobs of its seat. Call it under the game's lock."""
    await bot.store.together([*await armed(bot, table, clock), *also])
    bot.scheduler.wake()


async def armed(bot: Client, table: Table, clock: Clock) -> list[Statement]:
    """Return the statements that store a clock and set the due jobs of its seat."""
    terms, row = clock_terms_of(table.options), table.seats[clock.seat]
    person = (
        (await Clocks(bot.store).people([row.user_id])).get(row.user_id, NOBODY) if row.user_id is not None else NOBODY
    )
    until = deadline(clock, terms, rest_of(person, terms))
    due = due_gone(DueKind.MOVE, table.id, clock.seat)
    if until is not None:
        due = due_set(Job(DueKind.MOVE, table.id, clock.seat, None, until))
    reminders = _reminded(row, person, clock, until) if clock.since is not None else ()
    return [rows.clock_kept(table.id, clock), due, *reminders]


async def change_time(bot: Client, user_id: int, change: Awaitable[object]) -> None:
    """Change a person's hours, zone, vacation or reminders, and adapt their due jobs.

    The time that their clocks have used so far is counted by the old settings.
    """
    kept, at = Clocks(bot.store), now()
    person = (await kept.people([user_id]))[user_id]
    for game_id in [waited.game_id for waited in await kept.waited(user_id)]:
        await _count_so_far(bot, user_id, game_id, person, at)
    await change
    person = (await kept.people([user_id]))[user_id]
    waiting = await kept.waited(user_id)
    for game_id in [waited.game_id for waited in waiting]:
        await _go_by(bot, user_id, game_id, person)
    interval = interval_of(person)
    if interval is not None and waiting:
        await bot.store.together([rows.remind_by(DueKind.REMIND, user_id, at + min(interval, DAY))])
    bot.scheduler.wake()


@retried
async def _count_so_far(bot: Client, user_id: int, game_id: int, person: Person, at: int) -> None:
    async with bot.tables.lock(game_id):
        for waited in await _now_waited(Clocks(bot.store), user_id, game_id):
            used = spent(waited.clock, at, rest_of(person, clock_terms_of(waited.options)))
            since = None if waited.clock.since is None else max(at, waited.clock.since)
            await Clocks(bot.store).put(game_id, replace(waited.clock, used=used, since=since))


@retried
async def _go_by(bot: Client, user_id: int, game_id: int, person: Person) -> None:
    async with bot.tables.lock(game_id):
        for waited in await _now_waited(Clocks(bot.store), user_id, game_id):
            if due := _due_again(waited, waited.clock, person):
                await bot.store.together(due)


async def _now_waited(kept: Clocks, user_id: int, game_id: int) -> list[Waited]:
    return [waited for waited in await kept.waited(user_id) if waited.game_id == game_id]


def _due_again(waited: Waited, clock: Clock, person: Person) -> list[Statement]:
    terms = clock_terms_of(waited.options)
    until = deadline(clock, terms, rest_of(person, terms))
    return [] if until is None else [due_set(Job(DueKind.MOVE, waited.game_id, clock.seat, None, until))]


@on_absence("clocks")
async def stand_still(bot: Client, missed: int, share: Share | None) -> None:
    """Stop the clocks of the servers that missed the bot for seconds; nothing falls due within an hour from now.

    If the machine's clock was set back (negative), everything that falls due moves back with it. The boards are edited,
    since they show when time is up.
    """
    kept, at = Clocks(bot.store), now()
    everybody = [one for one in await kept.waited() if share is None or share.owns(one.guild_id)]
    people = await kept.people({waited.user_id for waited in everybody})
    for waited in everybody:
        await _go_on(bot, waited, people[waited.user_id], at - missed, at)
    for kind in (DueKind.VOTE, DueKind.IDLE):
        await kept.delay(kind, missed, at + HOUR, share)
    await kept.delay_votes(missed, at + HOUR, share)
    await kept.shift(missed, at, share)
    if bot.is_ready():  # else all games are woken as soon as it is
        for waited in everybody:
            bot.announcer.wake(waited.game_id)


@retried
async def _go_on(bot: Client, waited: Waited, person: Person, stopped_at: int, at: int) -> None:
    """Continue a clock that stood still, unless its game doesn't wait for the seat any more."""
    terms = clock_terms_of(waited.options)
    async with bot.tables.lock(waited.game_id):
        clock = (await Clocks(bot.store).of_game(waited.game_id)).get(waited.clock.seat)
        if clock is None or clock.since is None:
            return
        clock = _resumed(clock, terms, rest_of(person, terms), stopped_at, at)
        shown = [rows.queued_edit(waited.game_id)] if terms.timed else []
        await Clocks(bot.store).put(waited.game_id, clock, *shown, *_due_again(waited, clock, person))


def _resumed(clock: Clock, terms: Terms, rest: Rest, stopped_at: int, at: int) -> Clock:
    """Return a running clock after it stood still; at least an hour is left on it, also after half a move."""
    used = spent(clock, max(stopped_at, clock.since or 0), rest)
    allowance = terms.move if terms.move is not None else clock.bank
    return replace(clock, used=used if allowance is None else min(used, allowance - HOUR), since=at)
