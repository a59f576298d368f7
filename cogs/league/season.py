"""The life of a season: it is checked when something falls due, and whatever is due is done.

Every step is one commit and first checks whether it was made already, so that a crash between two of them neither
repeats nor loses anything.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace

from cogs.core.delivery import Workers
from cogs.core.locks import Locks, retried
from cogs.core.scheduler import AGAIN, job, now
from cogs.league.context import SeasonContext
from cogs.league.draw import draws, open_deals, order_of
from cogs.league.open_tables import open_tables
from cogs.league.outbox import send_notices, update_post
from cogs.league.overdue import DESERTED, annul_tables, mind_cup, settle_late
from cogs.people.privacy import held_while_forgetting
from cogs.tables.seats import has_left
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.tables.terms import season_of
from data.store import leagues as rows
from data.store.jobs import Jobs
from data.store.league_rows import CANCELLED, CUP, DRAWN, ENDED, IN, LEAGUE, LEFT, OPEN, RUNNING, VOID, League, Season
from data.store.leagues import Leagues
from data.store.ratings import Ratings
from data.store.readings import SEASONS
from data.store.rows import DueKind, Job, Statement, StepRow
from engine.core.game import Game
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

LOOKED_AT = 6 * 3600
"""Seconds after which a season that goes on is looked at again, whatever falls due."""
SHORT = 3600
"""Seconds by which a start may be late; a season that the bot slept through at first is as long as it was to be."""
MOST_STAGES = 100
"""A season takes no more steps at once: each round is one, and a few more."""

# Who looks at seasons


class Seasons(Workers):
    """One task for each season that is being checked."""

    def __init__(self, bot: Client) -> None:
        super().__init__("season", self._look)
        self._bot = bot
        self._locks = Locks[tuple[int, str]]()

    def lock(self, season_id: int) -> AbstractAsyncContextManager[None]:
        """Hold a season while it advances, by its times or by a command."""
        return self._held(season_id, "course")

    def people(self, season_id: int) -> AbstractAsyncContextManager[None]:
        """Hold a season briefly while a person's entry changes."""
        return self._held(season_id, "people")

    @asynccontextmanager
    async def _held(self, season_id: int, what: str) -> AsyncIterator[None]:
        """Hold a season, also against other processes, as `Tables.lock` does with games."""
        async with self._locks.of((season_id, what)), self._bot.store.holding(SEASONS, season_id):
            yield

    async def _look(self, season_id: int) -> None:
        try:
            await self._advance(season_id)
        except Exception:  # it falls due again, see season_falls_due
            _log.exception("season %d stumbled", season_id)

    @retried
    async def _advance(self, season_id: int) -> None:
        async with self.lock(season_id):
            await carry_on(self._bot, season_id)


@held_while_forgetting("seasons")
async def _locks_of(bot: Client, user_id: int) -> list[AbstractAsyncContextManager[None]]:
    seasons = bot.feature(Seasons)
    found = await Leagues(bot.store).seasons_of_person(user_id)
    return [lock for season_id in found for lock in (seasons.lock(season_id), seasons.people(season_id))]


@job(DueKind.SEASON)
async def season_falls_due(bot: Client, due: Job) -> None:
    """Check a season in a task of its own, so that opening its tables delays no clock."""
    assert due.season_id is not None
    await Jobs(bot.store).put(replace(due, at=now() + AGAIN))
    bot.feature(Seasons).wake(due.season_id)


@on_step("seasons")
async def seasons_follow(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Return the statements that mark a season's table as running or finished, and schedule its check."""
    season_id = season_of(before.options)
    if season_id is None:
        return StepEffects()
    if before.game is None:
        return StepEffects(statements=[rows.begun(season_id, before.channel_id, before.id)])
    if not game.over:
        return StepEffects()
    return StepEffects(statements=[rows.ended(season_id, before.id), rows.season_due(season_id, now())])


async def soon(bot: Client, season_id: int) -> None:
    """Check a season now, since something about it has changed."""
    await Leagues(bot.store).write([rows.season_due(season_id, now())])
    bot.scheduler.wake()


@asynccontextmanager
async def changing(context: SeasonContext) -> AsyncIterator[Season]:
    """Return the current season, which no one starts or changes meanwhile.

    Raises: Refused `season_has_begun`.
    """
    async with context.bot.feature(Seasons).lock(context.season.id):
        season = await context.leagues.season(context.season.id) or context.season
        if season.status != OPEN:
            raise Refused("season_has_begun")
        yield season


# What is done for one season


async def carry_on(bot: Client, season_id: int) -> None:
    """Advance a season as far as it may go now, and schedule its next check."""
    leagues = Leagues(bot.store)
    await _mark_gone(bot, season_id)
    for _ in range(MOST_STAGES):
        season = await leagues.season(season_id)
        league = None if season is None else await leagues.get(season.league_id)
        if season is None or league is None:
            return
        moved, stuck = await _stage(bot, league, season)
        if not moved:
            await _afterwards(bot, league, season, stuck)
            return


async def _stage(bot: Client, league: League, season: Season) -> tuple[bool, int | None]:
    if season.status == OPEN:
        return await _while_open(bot, league, season), None
    if season.status == RUNNING:
        return await _while_running(bot, league, season)
    return False, None


async def _afterwards(bot: Client, league: League, season: Season, stuck: int | None) -> None:
    """Open deals, send notices, and schedule the next check, if anything is left to do."""
    closed = await open_deals(bot, league, season)
    unsent = await send_notices(bot, league, season)
    waits = [wait for wait in (stuck, unsent) if wait is not None]
    goes_on = season.status in (OPEN, RUNNING) or closed or bool(waits)
    look = rows.season_due(season.id, next_look(season, now(), waits)) if goes_on else rows.season_undue(season.id)
    await Leagues(bot.store).write([look])
    bot.scheduler.wake()


def next_look(season: Season, at: int, waits: Sequence[int]) -> int:
    """Return when the season must be checked next: at its next time, or when something is retried."""
    times = [season.opens_at, season.closes_at, season.starts_at, season.ends_at]
    times += [season.until(season.round)] if season.status == RUNNING else []
    coming = [time for time in times if time > at]
    return min([*coming, at + LOOKED_AT, *(at + max(wait, 1) for wait in waits)])


async def _while_open(bot: Client, league: League, season: Season) -> bool:
    leagues, at = Leagues(bot.store), now()
    if at >= season.opens_at and await leagues.notice(rows.nonce_of(season.id, "open")) is None:
        await leagues.write([rows.queued_notice(season.id, league.channel_id, "open", {})])
    elif season.closes_at <= at < season.starts_at:
        await update_post(bot, league, season)
    if at < season.starts_at:
        return False
    await start(bot, league, season)
    return True


async def start(bot: Client, league: League, season: Season) -> None:
    """Start a season with the people who joined, or cancel it if they are too few."""
    leagues = Leagues(bot.store)
    async with bot.feature(Seasons).people(season.id):  # no one leaves between the count and the start
        count, needed = len(await leagues.entrants(season.id, IN)), season.settings.needed
        if count < needed:
            called = rows.queued_notice(season.id, league.channel_id, "calledoff", {"joined": count, "needed": needed})
            await leagues.write([rows.season_is(season.id, CANCELLED), called])
        else:
            late = now() - season.starts_at
            if late > SHORT:
                season = replace(season, starts_at=season.starts_at + late, ends_at=season.ends_at + late)
            await leagues.write(_begun(league, season))
    await update_post(bot, league, await _again(leagues, season))


def _begun(league: League, season: Season) -> list[Statement]:
    """Return the statements with which a season starts at its times."""
    notice = rows.queued_notice(season.id, league.channel_id, "started", {})
    return [rows.season_kept(season), rows.season_is(season.id, RUNNING), notice]


async def check_may_start(leagues: Leagues, season: Season | None) -> tuple[Season, int]:
    """Check that a season is open and enough people have joined; return it with their number.

    Raises: Refused `season_has_begun` or `too_few_joined`.
    """
    if season is None or season.status != OPEN:
        raise Refused("season_has_begun")
    count, needed = len(await leagues.entrants(season.id, IN)), season.settings.needed
    if count < needed:
        raise Refused("too_few_joined", joined=count, needed=needed)
    return season, count


async def start_now(bot: Client, league: League, season_id: int, act: Statement) -> int:
    """Start a season before its time; return its number of people.

    Raises: Refused `season_has_begun` or `too_few_joined`.
    """
    leagues, at, seasons = Leagues(bot.store), now(), bot.feature(Seasons)
    async with seasons.lock(season_id), seasons.people(season_id):  # no one leaves between the count and the start
        season, count = await check_may_start(leagues, await leagues.season(season_id))
        early = replace(season, starts_at=at, closes_at=at, ends_at=season.ends_at - season.starts_at + at)
        await leagues.write([*_begun(league, early), act])
    await update_post(bot, league, await _again(leagues, early))
    await soon(bot, season_id)
    return count


async def _divide(bot: Client, league: League, season: Season) -> None:
    """Close registration and give everyone a division, all as equal in size as possible."""
    people, count = await order_of(bot, league, season), season.settings.divisions
    placed = [rows.placed(season.id, person, number * count // len(people)) for number, person in enumerate(people)]
    await Leagues(bot.store).write(placed)


async def _again(leagues: Leagues, season: Season) -> Season:
    return await leagues.season(season.id) or season


async def _while_running(bot: Client, league: League, season: Season) -> tuple[bool, int | None]:
    """Return whether the season advanced, and the seconds until a failed table is tried again, or None."""
    leagues, at = Leagues(bot.store), now()
    if not await leagues.entrants(season.id, IN):
        await _end_deserted(bot, league, season)
        return True, None
    await leagues.played_out(season.id)
    drawn = [fixture for fixture in await leagues.fixtures(season.id) if fixture.status == DRAWN]
    stuck = await open_tables(bot, league, season, drawn)
    fixtures = await leagues.fixtures(season.id)
    all_done = all(fixture.done for fixture in fixtures)
    cup = season.settings.kind == CUP
    if cup and await mind_cup(bot, league, season, fixtures):
        return True, None
    if at >= season.ends_at and not cup:
        if await settle_late(bot, league, season, fixtures):
            return True, None
        if all_done:
            await finish(bot, league, season)
        return all_done, stuck
    if not all_done and (cup or at < season.until(season.round)):
        return False, stuck
    if not season.round:
        await _divide(bot, league, season)
        await send_notices(bot, league, season, league.channel_id)  # the start, before the threads of its tables
    round = await draws[season.settings.kind](bot, league, season)
    if round:
        message = rows.queued_notice(
            season.id, league.channel_id, "round", {"round": season.round + 1}, season.round + 1
        )
        await leagues.write([*rows.drawn(season, round), message])
        return True, None
    if all_done:
        await finish(bot, league, season)
    return all_done, stuck


async def _mark_gone(bot: Client, season_id: int) -> None:
    """Record that everyone has left a running season if no one of them is on the server any more.

    It asks Discord only until one is found there, each time beginning with another.
    """
    leagues = Leagues(bot.store)
    season = await leagues.season(season_id)
    league = None if season is None else await leagues.get(season.league_id)
    if season is None or league is None or season.status != RUNNING:
        return
    people = [one.user_id for one in await leagues.entrants(season_id, IN)]
    first = now() % max(len(people), 1)
    for person in (*people[first:], *people[:first]):
        if not await has_left(bot, league.guild_id, person):
            return
    await leagues.write([rows.entrant_is(season_id, person, LEFT) for person in people])


async def _end_deserted(bot: Client, league: League, season: Season) -> None:
    """End a season that everyone has left: open tables are void, and no one wins."""
    await annul_tables(bot, season, await Leagues(bot.store).fixtures(season.id))
    await _end(bot, league, season, [rows.queued_notice(season.id, league.channel_id, DESERTED, {})])


async def finish(bot: Client, league: League, season: Season) -> None:
    """End a season and queue its final standings."""
    notices = [rows.queued_notice(season.id, league.channel_id, "ended", {})]
    if season.settings.kind == LEAGUE:
        divisions = range(season.settings.divisions)
        notices += [rows.queued_notice(season.id, league.channel_id, "final", {"division": d}, d) for d in divisions]
    await _end(bot, league, season, notices)


async def _end(bot: Client, league: League, season: Season, notices: Sequence[Statement]) -> None:
    await open_deals(bot, league, season)
    await Ratings(bot.store).apply()  # what was played last counts, too
    kept = rows.ratings_kept(season.id, league.guild_id, now())
    await Leagues(bot.store).write([rows.season_is(season.id, ENDED), kept, *notices])


async def call_off(bot: Client, league: League, season_id: int, by: int, *also: Statement) -> None:
    """Cancel a season by command. Running games go on and count for no standings.

    Raises: Refused `season_over`.
    """
    leagues = Leagues(bot.store)
    async with bot.feature(Seasons).lock(season_id):
        season = await leagues.season(season_id)
        if season is None or season.status not in (OPEN, RUNNING):
            raise Refused("season_over")
        fixtures = await leagues.fixtures(season.id)
        void = [rows.fixture_is(fixture.id, VOID) for fixture in fixtures if not fixture.done]
        notice = rows.queued_notice(season.id, league.channel_id, "cancelled", {"by": by})
        kept = rows.ratings_kept(season.id, league.guild_id, now())
        await leagues.write([*void, rows.season_is(season.id, CANCELLED), kept, notice, *also])
    await update_post(bot, league, await _again(leagues, season))
    await soon(bot, season.id)
