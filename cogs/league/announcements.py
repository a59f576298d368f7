"""Messages for a league's channel (a cup has some of its own), and for a table's thread."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.core.components import GREEN, Press, Row
from cogs.core.scheduler import now
from cogs.league.context import SeasonContext
from cogs.league.cups.bracket import TABLES_A_PAGE, Bracket, course_lines, cup_lines, paged
from cogs.league.draw import KNOCKOUT, cup_of, cup_terms_of
from cogs.league.outbox import Pictured, notice
from cogs.league.standings import DOWN, MARKS, UP, Page, table_message, tables_of
from cogs.tables.deals import may_begin, opened_text
from cogs.tables.notes import Shown
from cogs.tables.settings import may_attach, public_preferences
from cogs.tables.terms import HOLDER, NOBODY, STARTER, code_key, stamp
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.league_rows import (
    CUP,
    DECIDED,
    DRAWN,
    FINISHED,
    IN,
    INVITED,
    OPEN,
    REMOVED,
    RUNNING,
    VOID,
    Fixture,
    Notice,
    OverrunPolicy,
)
from engine.league.standings import SameSeat, across_tables, scale_text
from renderer.league.tables import figure

LATE = KeyFamily("league-late-{}", OverrunPolicy)
COUNTED_FOR = KeyFamily("league-counts-{}", (HOLDER, STARTER, NOBODY))
STATUS = KeyFamily("league-is-{}", (DRAWN, RUNNING, FINISHED, DECIDED, VOID))

MOST_COMPARED = 30
"""So many seats a post about a deal compares."""
MOST_TABLES = 20
"""So many tables a post about a round names."""


def terms_lines(context: SeasonContext) -> list[str]:
    """Return the terms of a season: maps, tables, points, time, and more."""
    season, settings, say = context.season, context.settings, context.say
    maps = ", ".join(_map_text(context, key) for key in settings.maps)
    lines = [
        say("league-maps", maps=maps, count=len(settings.maps)),
        *_shape_lines(context),
        say("league-when", starts=stamp(season.starts_at, "f"), ends=stamp(season.ends_at, "f")),
    ]
    if settings.divisions > 1:
        lines.insert(2, say("league-divisions", count=settings.divisions, movers=settings.movers))
    if settings.pace:
        lines.append(say("league-pace", terms=". ".join(say(code_key(code)) for code in settings.pace)))
    lines.append(say(LATE(settings.late)))
    lines.append(say(COUNTED_FOR(settings.counts)))
    if settings.same_deal:
        lines.append(say("league-same-deal"))
    if settings.reliability:
        lines.append(say("league-least-reliable", percent=settings.reliability))
    return lines


def _shape_lines(context: SeasonContext) -> list[str]:
    """Return how the season is played and scored; places in a knockout score no points."""
    settings, say = context.settings, context.say
    scale = say("league-scale", scale=scale_text(settings.scale))
    if settings.kind != CUP:
        return [say("league-shape-league", rounds=settings.rounds, seats=settings.seats), scale]
    terms = cup_terms_of(settings)
    # How many rounds a cup has is known when its first one is drawn: it depends on how many play.
    shape = say("cup-shape", rounds=settings.rounds) if context.season.round else say("cup-shape-open")
    lines = [shape, *cup_lines(say, terms)]
    return [*lines, scale] if terms.group_games else lines


def _map_text(context: SeasonContext, key: str) -> str:
    settings, file = context.settings, context.bot.library.games.get(key)
    if file is None:
        return context.map_name(key)
    variant = file.variants.get(settings.variants.get(key, ""))
    chosen = [variant] if variant is not None else []
    chosen += [file.options[name] for name in settings.options if name in file.options]
    extras = ", ".join(name_in(one.names, context.lang) for one in chosen)
    return f"{context.map_name(key)} ({extras})" if extras else context.map_name(key)


# Registration


@notice("open")
async def _tell_open(context: SeasonContext, row: Notice) -> Shown:
    """Return the registration post. It has buttons as long as people may join."""
    season, say = context.season, context.say
    entrants = await context.entrants()
    names = [one.name for one in entrants if one.status != INVITED]
    invited = [one.name for one in entrants if one.status == INVITED]
    lines = terms_lines(context)
    if season.status == OPEN:
        lines.append(say("league-open-until", closes=stamp(season.closes_at, "f"), left=stamp(season.closes_at)))
    lines.append(say("league-joined", count=len(names), names=context.named(names) or "–"))
    if invited and season.status == OPEN:
        lines.append(say("league-invited", count=len(invited), names=context.named(invited)))
    if season.status != OPEN or now() >= season.closes_at:
        lines.append(say("league-registration-over"))
        return Shown(context.panel(lines))
    join = Press(0, season.id, "leaguejoin", say("button-league-join"), style=GREEN)
    leave = Press(0, season.id, "leagueleave", say("button-league-leave"))
    return Shown(context.panel(lines, Row(join, leave)))


@notice("calledoff")
async def _tell_called_off(context: SeasonContext, row: Notice) -> Shown:
    """Return that too few people have joined."""
    return Shown(context.panel([context.say("league-called-off", **row.facts)]))


@notice("cancelled")
async def _tell_cancelled(context: SeasonContext, row: Notice) -> Shown:
    return Shown(context.panel([context.say("league-cancelled", by=f"<@{row.facts['by']}>")]))


# Playing


@notice("started")
async def _tell_started(context: SeasonContext, row: Notice) -> Shown:
    """Return the people of each division."""
    settings = context.settings
    entrants = await context.entrants(IN)
    lines = [context.say("league-started", count=len(entrants))]
    for division in range(settings.divisions):
        names = context.named([one.name for one in entrants if one.division == division])
        if settings.divisions > 1:
            names = context.say("league-division-of", number=division + 1, names=names)
        lines.append(names)
    return Shown(context.panel(lines))


@notice("round")
async def _tell_round(context: SeasonContext, row: Notice) -> Shown:
    """Return the tables of a round, with links to their threads."""
    number, names = int(row.facts["round"]), await context.names()
    fixtures = await context.leagues.fixtures(context.season.id, number)
    lines = [round_head(context, number, fixtures)]
    lines += [pairing(context, fixture, names) for fixture in fixtures[:MOST_TABLES]]
    if len(fixtures) > MOST_TABLES:
        lines.append(context.say("league-more-tables", count=len(fixtures) - MOST_TABLES))
    playing = {person for fixture in fixtures for person in fixture.people}
    out = [one.name for one in await context.entrants(IN) if one.user_id not in playing]
    if out:
        lines.append(context.say("league-sits-out", people=context.named(out)))
    return Shown(context.panel(lines))


def round_head(context: SeasonContext, number_: int, fixtures: Sequence[Fixture]) -> str:
    """Return the heading of a round: its number, its maps and its deadline."""
    maps = ", ".join(context.map_name(key) for key in dict.fromkeys(f.map for f in fixtures))
    until = stamp(context.season.until(number_), "f")
    return context.say("league-round", round=number_, of=context.settings.rounds, map=maps, until=until)


def fixture_line(context: SeasonContext, fixture: Fixture, names: dict[int, str]) -> str:
    """Return one table: its thread, its people and its status."""
    return f"{pairing(context, fixture, names)} – {context.say(STATUS(fixture.status))}"


def pairing(context: SeasonContext, fixture: Fixture, names: dict[int, str]) -> str:
    """Return one table: its thread and its people."""
    people = ", ".join(safe(names.get(person, str(person))) for person in fixture.people)
    if len(fixture.people) == 1:
        return context.say("cup-byes", count=1, names=people)
    place = f"<#{fixture.thread_id}>" if fixture.thread_id else context.say("league-table", table=fixture.slot + 1)
    key = "league-fixture" if context.settings.divisions == 1 else "league-fixture-division"
    return context.say(key, division=fixture.division + 1, place=place, people=people)


@notice("table")
async def _tell_table(context: SeasonContext, row: Notice) -> Shown | None:
    """Return the message to a table's players in its thread, which notifies them."""
    fixture = await context.leagues.fixture(int(row.facts["fixture"]))
    if fixture is None:
        return None
    say, season = context.say, context.season
    people = await may_begin(context.bot.store, fixture.deal_id, fixture.people, fixture.thread_id)
    facts = {
        "people": ", ".join(f"<@{person}>" for person in people),
        "round": fixture.round,
        "map": context.map_name(fixture.map),
        "until": stamp(fixture.ends_at or season.until(fixture.round), "f"),
    }
    lines = [say("league-your-table", **facts)]
    if fixture.deal_id is not None:
        lines.append(say("league-table-closed"))
    return Shown(context.panel(lines), people)


@notice("deal")
async def _tell_deal(context: SeasonContext, row: Notice) -> Shown | None:
    """Return an opened deal of several tables: its seed, and the results in each seat."""
    deal, number_ = int(row.facts["deal"]), int(row.facts["round"])
    opened = await opened_text(context.bot.store, context.bot.words, context.lang, deal)
    if opened is None:
        return None
    lines = [context.say("league-deal-opened", round=number_), opened]
    compared = await seats_compared(context, deal)
    few = compared if len(compared) <= MOST_COMPARED else [row for row in compared if row[0].rank <= 3]
    lines += [line for _, line in few[:MOST_COMPARED]]
    lines += [context.say("league-compared-more")] if len(few) < len(compared) else []
    return Shown(context.panel(lines))


async def seats_compared(context: SeasonContext, deal: int) -> list[tuple[SameSeat, str]]:
    """Return everyone who played this deal, compared with others in the same seat, each with a line."""
    names, played = await context.names(), await context.leagues.outcomes(context.season.id)
    outcomes = [outcome for _, outcome in played if outcome.deal == deal]
    return [(row, _seat_line(context, row, names)) for row in across_tables(outcomes)]


def _seat_line(context: SeasonContext, row: SameSeat, names: dict[int, str]) -> str:
    ahead = f"{'+' if row.ahead > 0 else ''}{figure(row.ahead, context.lang, 2)}"
    name = safe(names.get(row.person, str(row.person)))
    facts = {"seat": row.seat + 1, "rank": row.rank, "tables": row.tables, "points": row.points}
    return context.say("league-same-seat", name=name, ahead=ahead, **facts)


# The end


@notice("late")
async def _tell_late(context: SeasonContext, row: Notice) -> Shown | None:
    if context.settings.late != OverrunPolicy.WAIT:
        return None
    return Shown(context.panel([context.say("league-waits", count=int(row.facts["count"]))]))


@notice("ended")
async def _tell_ended(context: SeasonContext, row: Notice) -> Shown:
    """Return the winner of each division, and who is promoted or relegated, without removed people."""
    lines = [context.say("league-ended")]
    removed = {one.user_id for one in await context.entrants(REMOVED)}
    for division, whole in enumerate(await tables_of(context)):
        table = [row for row in whole if row.standing.person not in removed]
        best = min((row.standing.place for row in table), default=0)
        first = [safe(row.name) for row in table if row.standing.place == best and row.standing.played]
        if first:
            won = context.say("league-won", count=len(first), names=", ".join(first))
            several = context.settings.divisions > 1
            lines.append(context.say("league-division-of", number=division + 1, names=won) if several else won)
        for mark in (UP, DOWN):
            moved = ", ".join(safe(row.name) for row in table if row.mark == mark)
            lines += [f"{context.say(MARKS(mark))} {moved}"] if moved else []
    return Shown(context.panel(lines))


@notice("deserted")
async def _tell_deserted(context: SeasonContext, row: Notice) -> Shown:
    """Return that everyone has left the season, so that no one wins."""
    return Shown(context.panel([context.say("league-deserted")]))


@notice("final")
async def _tell_final(context: SeasonContext, row: Notice) -> Shown:
    """Return the final standings of a division."""
    bot, guild_id = context.bot, context.league.guild_id
    preferences = await public_preferences(bot, guild_id, attaches=may_attach(bot, row.channel_id))
    view, picture = await table_message(context, Page(preferences, int(row.facts["division"])))
    return Pictured(view, (), picture)


# Cups


async def _bracket(context: SeasonContext) -> Bracket:
    return Bracket(context, await cup_of(context.bot, context.season))


@notice("cup-started")
async def _tell_cup_started(context: SeasonContext, row: Notice) -> Shown:
    """Return the people of a cup, and its plan."""
    entrants = await context.entrants(IN)
    terms = cup_terms_of(context.settings)
    lines = [context.say("cup-started", count=len(entrants)), context.named([one.name for one in entrants])]
    lines += [*cup_lines(context.say, terms), *course_lines(context.say, terms, len(entrants))]
    return Shown(context.panel(lines))


@notice("cup-round")
async def _tell_cup_round(context: SeasonContext, row: Notice) -> Shown:
    """Return the tables of a round with their threads, and the byes; after the groups, who advances."""
    number = int(row.facts["round"])
    fixtures = await context.leagues.fixtures(context.season.id, number)
    bracket = await _bracket(context)
    lines = [f"**{bracket.round_name(number)}**"]
    if any(fixture.stage == KNOCKOUT for fixture in fixtures):
        round_lines = bracket.round_lines(number)
        shown = paged([[line] for line in round_lines], TABLES_A_PAGE)[0]
        more = len(round_lines) - len(shown)
        lines += [*shown, context.say("cup-more", count=more)] if more else shown
    else:
        lines.append(context.say("cup-groups-play", count=len([one for one in fixtures if len(one.people) > 1])))
    return Shown(context.panel(lines))


@notice("cup-deserted")
async def _tell_cup_deserted(context: SeasonContext, row: Notice) -> Shown:
    return Shown(context.panel([context.say("cup-no-winner")]))


@notice("cup-ended")
async def _tell_cup_ended(context: SeasonContext, row: Notice) -> Shown:
    """Return the winner; no one, if all stayed away."""
    winner = (await _bracket(context)).winner_line()
    return Shown(context.panel([winner or context.say("cup-no-winner")]))
