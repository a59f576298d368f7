"""The people of a season: joining and leaving, and the places in the next one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from cogs.core.client import tell
from cogs.core.components import GREEN, Panel, Press, Row, number_in, on, wait
from cogs.core.scheduler import now
from cogs.league.context import SeasonContext, check_runs, season_of
from cogs.league.outbox import update_post
from cogs.league.parse import Wanted, applied, check_times, checked, zone_of
from cogs.league.season import Seasons, soon
from cogs.league.standings import DOWN, UP, tables_of
from cogs.play.moves import show
from cogs.tables.results import reliability_of
from cogs.tables.service import Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import CUP, IN, INVITED, LEFT, OPEN, REMOVED, RUNNING, Act, Entrant, Season
from data.store.leagues import Taken
from engine.core.refused import Refused
from engine.league.cups import MOST_PEOPLE

RANKED = "ranked"
"""The person's setting: in which lists they are shown. Who has chosen none stays in none."""


async def enter(context: SeasonContext, user_id: int, name: str) -> str:
    """Let a person join; return the key of the answer.

    Raises: Refused `season_not_open`, `registration_early`, `registration_late`, `removed_from_season`,
        `joined_already`, `cup_full` or `not_reliable_enough`; then nothing changed.
    """
    bot, season, leagues, at = context.bot, context.season, context.leagues, now()
    if season.status != OPEN:
        raise Refused("season_not_open")
    if at < season.opens_at:
        raise Refused("registration_early", opens=str(season.opens_at))
    if at >= season.closes_at:
        raise Refused("registration_late")
    known = await leagues.entrant(season.id, user_id)
    if known is not None and known.status != INVITED:
        raise Refused("removed_from_season" if known.status != IN else "joined_already")
    least = season.settings.reliability
    score = (await reliability_of(bot, user_id, context.league.guild_id)).score
    if least and score is not None and round(score * 100) < least:
        raise Refused("not_reliable_enough", needed=least, percent=round(score * 100))
    try:
        await leagues.join(season.id, user_id, name, at, MOST_PEOPLE if season.settings.kind == CUP else None)
    except Taken as taken:
        raise Refused("cup_full", most=MOST_PEOPLE) from taken
    if await leagues.entrant(season.id, user_id) is None:  # it has begun just now
        raise Refused("season_not_open")
    if await bot.settings.get("person", user_id, RANKED) is None:
        await bot.settings.set("person", user_id, RANKED, "server")
        return "done-league-join-ranked"
    return "done-league-join"


async def withdraw(context: SeasonContext, user_id: int) -> str:
    """Let a person leave; return the key of the answer. In mid-season their running games go on.

    Raises: Refused `not_in_season`.
    """
    leagues, season = context.leagues, context.season
    async with context.bot.feature(Seasons).people(season.id):
        season = await leagues.season(season.id) or season  # it may have begun just now
        known = await leagues.entrant(season.id, user_id)
        if season.status not in (OPEN, RUNNING) or known is None or known.status != IN:
            raise Refused("not_in_season")
        if season.status == OPEN:
            await leagues.write(rows.not_joined(season.id, user_id))
            return "done-league-leave" if now() < season.closes_at else "done-league-leave-late"
        left = Act(season.league_id, season.id, now(), user_id, "left", {"user": user_id})
        await leagues.write([rows.entrant_is(season.id, user_id, LEFT), rows.noted(left)])
        return "done-league-leave-running"


async def join_and_tell(interaction: Interaction, context: SeasonContext) -> None:
    """Let the asker join, and answer."""
    user = interaction.user
    await _tell(interaction, await enter(context, user.id, user.display_name), context)


async def leave_and_tell(interaction: Interaction, context: SeasonContext) -> None:
    """Let the asker leave, and answer; in mid-season ask first, since no one can come back."""
    season, say = context.season, context.say
    known = await context.leagues.entrant(season.id, interaction.user.id)
    if season.status == RUNNING and known is not None and known.status == IN:
        label = say("button-league-leave-now")
        button = Press(0, season.id, "leagueleavenow", label, style=discord.ButtonStyle.danger)
        text = ui.TextDisplay[Any](say("league-leave-really", league=safe(context.league.name)))
        await show(interaction, Panel(text, Row(button)))
        return
    await _tell(interaction, await withdraw(context, interaction.user.id), context)


async def _tell(interaction: Interaction, key: str, context: SeasonContext) -> None:
    season = context.season
    facts = {"league": context.league.name, "season": season.number, "starts": stamp(season.starts_at, "f")}
    await tell(interaction, context.say(key, **facts, closes=stamp(season.closes_at, "f")))
    if season.status == OPEN:
        await update_post(context.bot, context.league, season)


@on("leaguejoin")
async def _press_join(press: Pressed) -> None:
    await wait(press)
    await join_and_tell(press.interaction, await season_of(press))


@on("leagueleave")
async def _press_leave(press: Pressed) -> None:
    await wait(press)
    await leave_and_tell(press.interaction, await season_of(press))


@on("leagueleavenow")
async def _press_leave_now(press: Pressed) -> None:
    await wait(press)
    context = await season_of(press)
    await _tell(press.interaction, await withdraw(context, press.interaction.user.id), context)
    await soon(context.bot, context.season.id)


# The next season


class Place(Struct, frozen=True):
    """A person's division in the next season, and whether they were promoted or relegated."""

    user_id: int
    name: str
    division: int
    mark: str


async def places_after(context: SeasonContext) -> list[Place]:
    """Return everyone of a season in the order of the next one, the highest first, without removed people.

    Relegated people come before those who stayed in the lower division, promoted people after those who stayed above.
    """
    if not context.season.round:  # it was called off before anybody played: all places are kept as they were
        entrants = [one for one in await context.entrants() if one.status != REMOVED]
        entrants.sort(key=lambda one: (one.division, one.seed is None, one.seed or 0, one.joined_at))
        return [Place(one.user_id, one.name, one.division, "") for one in entrants]
    removed = {one.user_id for one in await context.entrants(REMOVED)}
    found: list[tuple[int, int, int, Place]] = []
    for division, table in enumerate(await tables_of(context)):
        for order, row in enumerate(table):
            to = division - (row.mark == UP) + (row.mark == DOWN)
            rank = 2 if row.mark == UP else 0 if row.mark == DOWN else 1
            if row.standing.person not in removed:
                place = Place(row.standing.person, row.name, to, row.mark)
                found.append((to, rank, order, place))
    return [place for *_, place in sorted(found, key=lambda one: one[:3])]


def digest_of(places: Sequence[Place]) -> str:
    """Return a hash of the places, so that exactly what was shown is done."""
    text = " ".join(f"{place.user_id}:{place.division}:{place.mark}" for place in places)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


async def ask_next(interaction: Interaction, context: SeasonContext, start: str, end: str | None) -> None:
    """Preview the next season, with the button that opens it.

    Raises: Refused `season_goes_on` and others.
    """
    bot, season, say = context.bot, context.season, context.say
    if season.status in (OPEN, RUNNING):
        raise Refused("season_goes_on", season=season.number)
    at, zone = now(), await zone_of(bot, interaction.user.id)
    length = season.ends_at - season.starts_at
    coming = replace(season, number=season.number + 1, status=OPEN, round=0, opens_at=at, closes_at=0, starts_at=0)
    coming = applied(bot.library.games, replace(coming, ends_at=0), Wanted(start=start, end=end), zone, at)
    if end is None:
        coming = replace(coming, ends_at=coming.starts_at + length)
    check_times(coming, at, opened=True)
    places = await places_after(context)
    lines = [say("league-next", starts=stamp(coming.starts_at, "f"), ends=stamp(coming.ends_at, "f"))]
    arg = f"{coming.starts_at}.{coming.ends_at}.{digest_of(places)}"
    button = Press(0, season.id, "leaguenext", say("button-league-next"), arg=arg, style=GREEN)
    lines += _movement_lines(context, places)
    await show(interaction, replace(context, season=coming).panel(lines, Row(button)))


def _movement_lines(context: SeasonContext, places: Sequence[Place]) -> list[str]:
    say, lines = context.say, list[str]()
    for key, mark in (("league-rise", UP), ("league-fall", DOWN)):
        moved = [place for place in places if place.mark == mark]
        people = ", ".join(say("league-mover", name=safe(one.name), division=one.division + 1) for one in moved)
        lines += [say(key, people=people)] if moved else []
    if context.settings.divisions > 1 and not lines:
        lines.append(say("league-nobody-moves"))
    return [*lines, say("league-next-invited", count=len(_living(places)))]


def _living(places: Sequence[Place]) -> list[tuple[int, Place]]:
    """Return the people who can be invited, with their position: forgotten people can't."""
    return [(seed, place) for seed, place in enumerate(places) if place.user_id > 0]


@on("leaguenext")
async def _press_next(press: Pressed) -> None:
    await wait(press)
    context, at = await season_of(press), now()
    bot, league, season = context.bot, context.league, context.season
    await check_runs(press.interaction, league)
    starts, ends, digest = press.parts(".", 3)
    settings = checked(bot.library.games, season.settings)
    coming = Season(
        0,
        league.id,
        season.number + 1,
        OPEN,
        settings,
        at,
        number_in(starts, 11),
        number_in(starts, 11),
        number_in(ends, 11),
    )
    check_times(coming, at, opened=True)
    async with bot.feature(Seasons).people(season.id):  # no one is forgotten while their entry is copied
        places = await places_after(context)
        if digest_of(places) != digest:
            raise Refused("standings_changed")
        invited = [Entrant(0, one.user_id, one.name, one.division, INVITED, at, seed) for seed, one in _living(places)]
        up, down = ([one.user_id for one in places if one.mark == mark] for mark in (UP, DOWN))
        facts = {"number": coming.number, "up": up, "down": down}
        act = Act(league.id, None, at, press.interaction.user.id, "season", facts)
        try:
            await context.leagues.add_season(coming, invited, rows.noted(act))
        except Taken as taken:
            raise Refused("season_goes_on", season=coming.number) from taken
    bot.scheduler.wake()
    await tell(press.interaction, context.say("done-league-season", league=safe(league.name), season=coming.number))
