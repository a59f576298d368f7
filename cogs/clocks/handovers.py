"""Clocks and votes of a seat that changes hands, stored in the same commit as the change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.clocks.keeper import armed, spent, started
from cogs.clocks.votes import after_pause, unasked, voters
from cogs.core.scheduler import now
from cogs.tables.seats import on_seat_change
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.tables.terms import clock_terms_of, rest_of
from data.store.clocks import NOBODY, PAUSE, Clock, Clocks, Vote, vote_ended, vote_kept
from data.store.notes import noted
from data.store.rows import DueKind, Statement, due_gone
from engine.core.action import Seat

SERVED = 2
"""Of `Clock.sought`: a newcomer got a new clock in this wait. Later newcomers get no more time."""


@on_seat_change("clock")
async def seat_changed(bot: Client, before: Table, after: Table, seat: Seat) -> Sequence[Statement]:
    """Return what happens to the clock of a seat that changes hands, to the vote about it, and to its ballots.

    With the computer both stand still, until it moves or its person comes back and finds them as they were. The first
    newcomer of a wait has the time of a newcomer, and the vote ends; any other takes over clock and vote as they are.
    """
    kept, terms = Clocks(bot.store), clock_terms_of(after.options)
    old = (await kept.of_game(after.id)).get(seat, Clock(seat, bank=terms.bank))
    votes = await kept.votes(after.id)
    mine = next((vote for vote in votes if vote.about == seat), None)
    newcomer = before.seats[seat].user_id != after.seats[seat].user_id
    found = await _clock(bot, before, after, old, asked=mine is not None)
    if mine is not None:
        goes_on = old.waits is not None and (not newcomer or old.sought == SERVED)
        found += _vote(after, mine) if goes_on else vote_ended(after.id, seat)
    return [*found, *(_ballots(after, seat, votes) if newcomer else [])]


async def _clock(bot: Client, before: Table, after: Table, old: Clock, *, asked: bool) -> list[Statement]:
    """Return the statements for the clock and its due jobs; `asked`: a vote about the seat is open."""
    terms, at, seat = clock_terms_of(after.options), now(), old.seat
    gone = due_gone(DueKind.VOTE, after.id, seat)
    left, came = before.seats[seat], after.seats[seat]
    if left.user_id is not None and left.computer is None:
        rest = rest_of((await Clocks(bot.store).people([left.user_id])).get(left.user_id, NOBODY), terms)
        old = replace(old, used=spent(old, at, rest), since=None)
    if came.computer is not None:
        return [gone, *await armed(bot, after, old)]
    newcomer = left.user_id != came.user_id
    waits = after.paused_at if after.paused_at is not None else at
    since = at if after.paused_at is None else None
    if seat not in after.running.waiting:
        clock = replace(old, waits=None, since=None, bank=_bank(old, terms.bank, terms.period if newcomer else 0))
    elif old.waits is not None and (not newcomer or old.sought == SERVED):
        clock = replace(old, since=since, told_at=at)
        clock = clock if asked else unasked(clock, after)
    else:
        bank = _bank(old, terms.bank, terms.period if newcomer else 0)
        clock = replace(started(seat, bank, waits), since=since, sought=SERVED if newcomer else 0)
    return [gone, *await armed(bot, after, clock)]


def _bank(old: Clock, full: int | None, least: int) -> int | None:
    """Return what is left of a seat's bank, in seconds, at least `least`; None at a table without one."""
    if full is None:
        return None
    left = full if old.bank is None else old.bank
    return max(left if old.waits is None else left - old.used, least)


def _vote(after: Table, vote: Vote) -> list[Statement]:
    """Return the statements by which a vote about the seat goes on; with the computer or in a pause it stands still."""
    if after.seats[vote.about].computer is not None or after.paused_at is not None:
        return []
    return after_pause(after, vote, 0, now())


def _ballots(after: Table, seat: Seat, votes: Sequence[Vote]) -> list[Statement]:
    """Return the statements that drop a former holder's ballots, and ask the newcomer what is still open."""
    open_to_all = [vote for vote in votes if vote.about != PAUSE or vote.ends_at > now()]
    asked = [vote for vote in open_to_all if seat in voters(after, vote.about)]
    found = [
        vote_kept(after.id, replace(vote, ballots={s: choice for s, choice in vote.ballots.items() if s != seat}))
        for vote in asked
        if seat in vote.ballots
    ]
    people = after.people([seat])
    return found + (noted(after.id, now(), "still-asked", {"people": people}) if asked and people else [])
