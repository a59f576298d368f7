"""Whoever stays away from a cup gives way: those who make no first move in time, and those who have left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.clocks.decisions import waits_for
from cogs.core.scheduler import now
from cogs.league.overdue import settle_late
from cogs.tables.clock_terms import SILENCE, clock_terms_of
from cogs.tables.seats import give_to_computer
from cogs.tables.table import Table
from data.store import leagues as rows
from data.store.clocks import clocks_gone, closed, dues_gone
from data.store.league_rows import (
    DECIDED,
    DRAWN,
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
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

NO_SHOW = "noshow"
"""The kind of act by which somebody is out who made no first move."""
WALKOVER = "cup-walkover"
"""Why a game was closed at which nobody was left to play against."""
LAPSES = ("timeout", "vote-time", "vote-called")
"""Notes of a seat whose time is up, or that was silent for long."""
PLAYED = ("timeout", "voted", "unvoted")
"""Notes that may tell of a computer's move in place of a late one."""
AT_ONCE = 30
"""Seconds: a computer's move in place of a late one stands just before the note that tells of it."""


async def mind_cup(bot: Client, league: League, season: Season, fixtures: Sequence[Fixture]) -> bool:
    """Sees to the tables of a cup that are being played; whether anything has changed.

    Whoever made no first move in time is out. A table at which one is left is decided; at others the computer plays on
    for whoever is out. A round whose time is up is settled as the season agreed.
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
    """Whether a person has made no move at all in the time there was for the first one.

    What a computer played in their place is no move of theirs; a late move of their own holds.
    """
    seat = table.seat_of(user_id)
    if seat is None or table.game is None:
        return False
    steps = await bot.store.timed_steps(table.id)
    first = next((at for row, at in steps if row.seat == seat), None)
    if not clock_terms_of(table.options).timed:
        return first is None and waits_for(table, seat) and now() >= steps[-1][1] + SILENCE
    notes = [note for note in await Notes(bot.store).of_game(table.id) if note.facts.get("seat") == seat]
    lapse = next((note.at for note in notes if note.kind in LAPSES), None)
    if lapse is None or first is None:
        return lapse is not None
    if first < lapse - AT_ONCE or table.seats[seat].computer is not None:
        return first >= lapse - AT_ONCE
    return any(abs(note.at - first) <= AT_ONCE for note in notes if note.kind in PLAYED)


async def _decide(bot: Client, season: Season, fixture: Fixture, there: Sequence[int]) -> bool:
    """A game that nobody is left to play ends without a result; whoever is there goes on."""
    assert fixture.game_id is not None
    async with bot.tables.lock(fixture.game_id):
        table = await bot.tables.frame(fixture.game_id)
        if table.status != "playing":
            return False
        over = [dues_gone(table.id), *clocks_gone(table.id), closed(table.id, WALKOVER)]
        settled = rows.fixture_is(fixture.id, DECIDED)
        note = WALKOVER if there else f"{WALKOVER}-nobody"
        await Notes(bot.store).add(table.id, now(), note, {"people": list(there)}, statements=[settled, *over])
    bot.wake(table.id)
    return True
