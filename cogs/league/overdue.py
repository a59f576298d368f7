"""Tables that a season must end: people who stay away from a cup, and games that take too long."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.clocks.votes import waits_for
from cogs.core.scheduler import now
from cogs.tables.results import RAN_OUT, ending_of
from cogs.tables.seats import give_to_computer
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.tables.terms import SILENCE, clock_terms_of
from data.store import leagues as rows
from data.store.clocks import closed
from data.store.league_rows import (
    DECIDED,
    DRAWN,
    FINISHED,
    IN,
    REMOVED,
    RUNNING,
    VOID,
    Act,
    Fixture,
    League,
    OverrunPolicy,
    Season,
)
from data.store.leagues import Leagues
from data.store.notes import Notes
from data.store.rows import DueKind, Job, Statement, due_set
from engine.core.refused import Refused

STOPPED = "season-over"
"""The kind of note that says that a table's season is over, and what happens to its game."""
DESERTED = "deserted"
"""Why a season ends without a winner: everyone has left it. Its tables are void."""


async def settle_late(bot: Client, league: League, season: Season, fixtures: Sequence[Fixture]) -> bool:
    """Settle what isn't finished at the season's end; return whether anything changed."""
    leagues, at = Leagues(bot.store), now()
    late = [fixture for fixture in fixtures if not fixture.done and (fixture.ends_at or 0) <= at]
    never = [fixture for fixture in late if fixture.status == DRAWN]
    if never:  # it could not be opened to the last
        await leagues.write([rows.fixture_is(fixture.id, VOID) for fixture in never])
    running = [fixture for fixture in late if fixture.status != DRAWN]
    if season.settings.late == OverrunPolicy.WAIT:
        if running:
            notice = rows.queued_notice(season.id, league.channel_id, "late", {"count": len(running)})
            await leagues.write([notice])
        return bool(never)
    for fixture in running:
        await _stop(bot, season, fixture, season.settings.late)
    return bool(never or running)


async def annul_tables(bot: Client, season: Season, fixtures: Sequence[Fixture]) -> None:
    """Make all tables void that aren't finished, since everyone has left the season."""
    never = [fixture for fixture in fixtures if fixture.status == DRAWN]
    await Leagues(bot.store).write([rows.fixture_settled(fixture.id, VOID, DRAWN) for fixture in never])
    for fixture in await Leagues(bot.store).fixtures(season.id):
        if fixture.status == RUNNING:
            await _stop(bot, season, fixture, DESERTED)


async def _stop(bot: Client, season: Season, fixture: Fixture, choice: str) -> None:
    """End a game in one commit: its current result, if that counts, and a note to its table."""
    assert fixture.game_id is not None
    counts = choice == OverrunPolicy.COUNT
    async with bot.tables.lock(fixture.game_id):
        try:
            table = await bot.tables.get(fixture.game_id)
        except Refused:  # its map is gone, so its state can't be computed
            table, counts = await bot.tables.frame(fixture.game_id), False
        if table.status != "playing":  # it has ended just now
            status = FINISHED if table.status == "finished" else VOID
            await Leagues(bot.store).write([rows.fixture_is(fixture.id, status)])
            return
        also: list[Statement] = [rows.fixture_is(fixture.id, DECIDED if counts else VOID), *closed(table.id, STOPPED)]
        if counts:
            ending = await ending_of(bot.store, table, table.running, now())
            also = [*ending.statements(), *also, due_set(Job(DueKind.RATE, table.id, None, None, now()))]
        outcome = OverrunPolicy.VOID if choice == OverrunPolicy.COUNT and not counts else choice
        facts = {"choice": outcome, "season": season.number}
        await Notes(bot.store).add(table.id, now(), STOPPED, facts, statements=also)
    bot.wake(table.id)


# Who stays away from a cup


NO_SHOW = "noshow"
"""The kind of log entry for a person who is out without a first move."""
WALKOVER = "cup-walkover"
"""The reason for closing a game with no opponent left."""
PLAYED = ("timeout", "voted", "unvoted")
"""Notes that may tell of a computer's move in place of a late one."""
AT_ONCE = 30
"""Seconds between the computer's move in place of a late one and the note about it, at most."""


async def mind_cup(bot: Client, league: League, season: Season, fixtures: Sequence[Fixture]) -> bool:
    """Check the running tables of a cup; return whether anything changed.

    People who made no first move in time are out. A table with one person left is decided; at others the computer plays
    for people who are out. A round whose time is up is settled by the season's terms.
    """
    running = [fixture for fixture in fixtures if fixture.status == RUNNING and fixture.game_id is not None]
    changed = False
    for fixture in running:
        try:
            changed |= await _look_after(bot, league, season, fixture)
        except Refused:  # its map is gone, or the table has moved on just now: at the next look
            continue
    if now() < season.until(season.round):
        return changed
    if season.settings.late != OverrunPolicy.WAIT:
        return await settle_late(bot, league, season, fixtures) or changed
    never = [one for one in fixtures if one.status == DRAWN and (one.ends_at or 0) <= now()]
    if never:  # they could not be opened to the last
        await Leagues(bot.store).write([rows.fixture_is(one.id, VOID) for one in never])
    return bool(never) or changed


async def _look_after(bot: Client, league: League, season: Season, fixture: Fixture) -> bool:
    assert fixture.game_id is not None
    leagues = Leagues(bot.store)
    table = await bot.tables.get(fixture.game_id)
    if table.paused_at is None and any(at <= now() for _, at in table.deadlines):
        return False  # more clocks run out at this moment: that comes first, and then the next look
    entrants = {one.user_id: one for one in await leagues.entrants(season.id)}
    present = [who for who in fixture.people if who in entrants and entrants[who].status == IN]
    absent = [who for who in present if await no_show(bot, table, who)]
    for who in absent:
        name = entrants[who].name
        facts = {"person": who, "name": name, "fixture": fixture.id, "round": fixture.round, "table": fixture.slot + 1}
        facts["map"] = fixture.map
        act = Act(league.id, season.id, now(), bot.user.id if bot.user else 0, NO_SHOW, facts)
        mark = f"out{fixture.id}.{fixture.people.index(who)}"
        message = rows.queued_notice(season.id, league.channel_id, "act", {**facts, "kind": NO_SHOW}, mark)
        await leagues.write([rows.entrant_is(season.id, who, REMOVED), rows.noted(act), message])
    there = [who for who in present if who not in absent]
    if len(there) < 2:
        return await _decide(bot, season, fixture, there) or bool(absent)
    for who in set(fixture.people) - set(there):
        seat = table.seat_of(who)
        if seat is not None and table.seats[seat].computer is None and table.status == "playing":
            table = await give_to_computer(bot, table, seat)
    return bool(absent)


async def no_show(bot: Client, table: Table, user_id: int) -> bool:
    """Tell whether a person made no move at all in the time for the first one.

    A move by the computer in their place doesn't count; a late move of their own does.
    """
    seat = table.seat_of(user_id)
    if seat is None or table.game is None:
        return False
    steps = await bot.store.timed_steps(table.id)
    first = next((at for row, at in steps if row.seat == seat), None)
    if not clock_terms_of(table.options).timed:
        return first is None and waits_for(table, seat) and now() >= steps[-1][1] + SILENCE
    notes = [note for note in await Notes(bot.store).of_game(table.id) if note.facts.get("seat") == seat]
    lapse = next((note.at for note in notes if note.kind in RAN_OUT), None)
    if lapse is None or first is None:
        return lapse is not None
    if first < lapse - AT_ONCE or table.seats[seat].computer is not None:
        return first >= lapse - AT_ONCE
    return any(abs(note.at - first) <= AT_ONCE for note in notes if note.kind in PLAYED)


async def _decide(bot: Client, season: Season, fixture: Fixture, there: Sequence[int]) -> bool:
    """End a game that no one is left to play, without a result; the person who is there advances."""
    assert fixture.game_id is not None
    async with bot.tables.lock(fixture.game_id):
        table = await bot.tables.frame(fixture.game_id)
        if table.status != "playing":
            return False
        also = [rows.fixture_is(fixture.id, DECIDED), *closed(table.id, WALKOVER)]
        note = WALKOVER if there else f"{WALKOVER}-nobody"
        await Notes(bot.store).add(table.id, now(), note, {"people": list(there)}, statements=also)
    bot.wake(table.id)
    return True
