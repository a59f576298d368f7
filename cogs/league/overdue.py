"""Games that run past the end of their season: they count as they stand, are waited for, or are void."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.core.scheduler import now
from cogs.tables.results import ending_of
from data.store import leagues as rows
from data.store.clocks import clocks_gone, closed, dues_gone
from data.store.league_rows import DECIDED, DRAWN, VOID, Fixture, League, OverrunPolicy, Season
from data.store.leagues import Leagues
from data.store.notes import Notes
from data.store.rows import DueKind, Job, Statement
from data.store.seats import due as due_set
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client
    from cogs.tables.table import Table

STOPPED = "season-over"
"""The kind of note that tells a table that its season is over, and what becomes of its game."""


async def settle_late(bot: Client, league: League, season: Season, fixtures: Sequence[Fixture]) -> bool:
    """Deals with what is not done at the season's end; whether that has changed anything."""
    leagues, at = Leagues(bot.store), now()
    late = [fixture for fixture in fixtures if not fixture.done and (fixture.ends_at or 0) <= at]
    never = [fixture for fixture in late if fixture.status == DRAWN]
    if never:  # it could not be opened to the last
        await leagues.write([rows.fixture_is(fixture.id, VOID) for fixture in never])
    running = [fixture for fixture in late if fixture.status != DRAWN]
    if season.settings.late == OverrunPolicy.WAIT:
        if running:
            told = rows.queued_notice(season.id, league.channel_id, "late", {"count": len(running)})
            await leagues.write([told])
        return bool(never)
    for fixture in running:
        await _stop(bot, season, fixture)
    return bool(never or running)


async def _stop(bot: Client, season: Season, fixture: Fixture) -> None:
    """Ends a game in one commit: its result as it stands now, if that counts, and the word to its table."""
    assert fixture.game_id is not None
    counts = season.settings.late == OverrunPolicy.COUNT
    async with bot.tables.lock(fixture.game_id):
        try:
            table = await bot.tables.get(fixture.game_id)
        except Refused:  # its map is gone, so that nobody can tell how it stands
            table, counts = await bot.tables.frame(fixture.game_id), False
        if table.status != "playing":  # it has ended just now
            await Leagues(bot.store).write([rows.fixture_is(fixture.id, _outcome(table))])
            return
        written = await _as_it_stands(bot, table) if counts else []
        also: list[Statement] = [
            *written,
            rows.fixture_is(fixture.id, DECIDED if counts else VOID),
            closed(table.id, STOPPED),
            dues_gone(table.id),
            *clocks_gone(table.id),
            *([due_set(Job(DueKind.RATE, table.id, None, None, now()))] if counts else []),
        ]
        facts = {"choice": OverrunPolicy.COUNT if counts else OverrunPolicy.VOID, "season": season.number}
        await Notes(bot.store).add(table.id, now(), STOPPED, facts, statements=also)
    bot.wake(table.id)


def _outcome(table: Table) -> str:
    return "finished" if table.status == "finished" else VOID


async def _as_it_stands(bot: Client, table: Table) -> list[Statement]:
    assert table.game is not None
    ending = await ending_of(bot.store, table, table.game, now())
    return ending.statements()
