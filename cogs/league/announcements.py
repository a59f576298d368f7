"""What a league's channel is told, of a cup partly in other words; and what a table's thread is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.core.components import GREEN, Panel, Press
from cogs.core.scheduler import now
from cogs.league.cups.bracket import TABLES_A_PAGE, Bracket, course_lines, cup_lines, paged
from cogs.league.draw import KNOCKOUT, cup_of, cup_terms_of
from cogs.league.open_tables import map_name
from cogs.league.outbox import NoticeContext, Pictured, notice
from cogs.league.standings import DOWN, MARKS, UP, Page, season_title, table_message, tables_of
from cogs.tables.deals import opened_text
from cogs.tables.notes import Shown
from cogs.tables.settings import public_preferences
from cogs.tables.terms import HOLDER, NOBODY, STARTER, code_key, stamp
from cogs.text.catalogue import shorten
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
    OverrunPolicy,
)
from data.store.leagues import Leagues
from engine.league.standings import SameSeat, across_tables, scale_text
from renderer.league.tables import figure

LATE = KeyFamily("league-late-{}", OverrunPolicy)
COUNTED_FOR = KeyFamily("league-counts-{}", (HOLDER, STARTER, NOBODY))
STATUS = KeyFamily("league-is-{}", (DRAWN, RUNNING, FINISHED, DECIDED, VOID))

MOST_TEXT = 3800
"""Of the 4,000 characters of a message."""
MOST_NAMED = 40
"""So many names a list tells; how many more there are, is told after them."""
MOST_COMPARED = 30
"""So many seats a post about a deal compares."""
MOST_TABLES = 20
"""So many tables a post about a round names."""


def text_panel(lines: Iterable[str], *rows: ui.ActionRow[ui.LayoutView]) -> ui.LayoutView:
    return Panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT)), *rows)


def named(context: NoticeContext, names: Sequence[str]) -> str:
    """Some names, and how many more there are."""
    shown = ", ".join(safe(name) for name in names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return shown if more <= 0 else context.say("league-and-more", names=shown, count=more)


def title(context: NoticeContext) -> str:
    return f"### {season_title(context.bot, context.lang, context.league, context.season)}"


def terms_lines(context: NoticeContext) -> list[str]:
    """What a season is: maps, tables, points, time, and what was agreed on."""
    season, settings, say = context.season, context.season.settings, context.say
    maps = ", ".join(_map_told(context, key) for key in settings.maps)
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


def _shape_lines(context: NoticeContext) -> list[str]:
    """How it is played, and how its tables are counted: places of a knock-out bring no points."""
    settings, say = context.season.settings, context.say
    scale = say("league-scale", scale=scale_text(settings.scale))
    if settings.kind != CUP:
        return [say("league-shape-league", rounds=settings.rounds, seats=settings.seats), scale]
    terms = cup_terms_of(settings)
    told = [_cup_shape(context), *cup_lines(say, terms)]
    return [*told, scale] if terms.group_games else told


def _cup_shape(context: NoticeContext) -> str:
    """How many rounds a cup has is known when its first one is drawn: it depends on how many play."""
    if not context.season.round:
        return context.say("cup-shape-open")
    return context.say("cup-shape", rounds=context.season.settings.rounds)


def _map_told(context: NoticeContext, key: str) -> str:
    settings, file = context.season.settings, context.bot.library.games.get(key)
    extras = []
    if file is not None:
        variant = file.variants.get(settings.variants.get(key, ""))
        extras += [name_in(variant.names, context.lang)] if variant is not None else []
        extras += [name_in(file.options[name].names, context.lang) for name in settings.options if name in file.options]
    told = map_name(context.bot, context.lang, key)
    return f"{told} ({', '.join(extras)})" if extras else told


# Registration


@notice("open")
async def _tell_open(context: NoticeContext) -> Shown:
    """The registration post. Its buttons are there as long as people may join."""
    season, say = context.season, context.say
    entrants = await Leagues(context.bot.store).entrants(season.id)
    names = [one.name for one in entrants if one.status != INVITED]
    invited = [one.name for one in entrants if one.status == INVITED]
    lines = [title(context), *terms_lines(context)]
    if season.status == OPEN:
        lines.append(say("league-open-until", closes=stamp(season.closes_at, "f"), left=stamp(season.closes_at)))
    lines.append(say("league-joined", count=len(names), names=named(context, names) or "–"))
    if invited and season.status == OPEN:
        lines.append(say("league-invited", count=len(invited), names=named(context, invited)))
    if season.status != OPEN or now() >= season.closes_at:
        lines.append(say("league-registration-over"))
        return Shown(text_panel(lines))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Press(0, season.id, "leaguejoin", say("button-league-join"), style=GREEN))
    row.add_item(Press(0, season.id, "leagueleave", say("button-league-leave")))
    return Shown(text_panel(lines, row))


@notice("calledoff")
async def _tell_called_off(context: NoticeContext) -> Shown:
    """Too few have joined."""
    facts = context.notice.facts
    joined, needed = int(facts["joined"]), int(facts["needed"])
    return Shown(text_panel([title(context), context.say("league-called-off", joined=joined, needed=needed)]))


@notice("cancelled")
async def _tell_cancelled(context: NoticeContext) -> Shown:
    return Shown(text_panel([title(context), context.say("league-cancelled", by=f"<@{context.notice.facts['by']}>")]))


# Playing


@notice("started")
async def _tell_started(context: NoticeContext) -> Shown:
    """Who plays in which division."""
    settings = context.season.settings
    entrants = await Leagues(context.bot.store).entrants(context.season.id, IN)
    lines = [title(context), context.say("league-started", count=len(entrants))]
    for division in range(settings.divisions):
        names = named(context, [one.name for one in entrants if one.division == division])
        if settings.divisions > 1:
            names = context.say("league-division-of", number=division + 1, names=names)
        lines.append(names)
    return Shown(text_panel(lines))


@notice("round")
async def _tell_round(context: NoticeContext) -> Shown:
    """The tables of a round, with links to their threads."""
    leagues, number_ = Leagues(context.bot.store), int(context.notice.facts["round"])
    fixtures = await leagues.fixtures(context.season.id, number_)
    names = {one.user_id: one.name for one in await leagues.entrants(context.season.id)}
    lines = [title(context), round_head(context, number_, fixtures)]
    lines += [pairing(context, fixture, names) for fixture in fixtures[:MOST_TABLES]]
    if len(fixtures) > MOST_TABLES:
        lines.append(context.say("league-more-tables", count=len(fixtures) - MOST_TABLES))
    playing = {person for fixture in fixtures for person in fixture.people}
    out = [one.name for one in await leagues.entrants(context.season.id, IN) if one.user_id not in playing]
    if out:
        lines.append(context.say("league-sits-out", people=named(context, out)))
    return Shown(text_panel(lines))


def round_head(context: NoticeContext, number_: int, fixtures: Sequence[Fixture]) -> str:
    maps = ", ".join(map_name(context.bot, context.lang, key) for key in dict.fromkeys(f.map for f in fixtures))
    until = stamp(context.season.until(number_), "f")
    return context.say("league-round", round=number_, of=context.season.settings.rounds, map=maps, until=until)


def fixture_line(context: NoticeContext, fixture: Fixture, names: dict[int, str]) -> str:
    """One table: where it is, who sits there, how it stands."""
    return f"{pairing(context, fixture, names)} – {context.say(STATUS(fixture.status))}"


def pairing(context: NoticeContext, fixture: Fixture, names: dict[int, str]) -> str:
    """One table: where it is, and who sits there."""
    people = ", ".join(safe(names.get(person, str(person))) for person in fixture.people)
    if len(fixture.people) == 1:
        return context.say("cup-byes", count=1, names=people)
    place = f"<#{fixture.thread_id}>" if fixture.thread_id else context.say("league-table", table=fixture.slot + 1)
    key = "league-fixture" if context.season.settings.divisions == 1 else "league-fixture-division"
    return context.say(key, division=fixture.division + 1, place=place, people=people)


@notice("table")
async def _tell_table(context: NoticeContext) -> Shown | None:
    """The word to a table's players, in its thread: they are notified."""
    fixture = await Leagues(context.bot.store).fixture(int(context.notice.facts["fixture"]))
    if fixture is None:
        return None
    say, season = context.say, context.season
    mentions = ", ".join(f"<@{person}>" for person in fixture.people)
    until = stamp(fixture.ends_at or season.until(fixture.round), "f")
    lines = [
        title(context),
        say(
            "league-your-table",
            people=mentions,
            round=fixture.round,
            map=map_name(context.bot, context.lang, fixture.map),
            until=until,
        ),
    ]
    if fixture.deal_id is not None:
        lines.append(say("league-table-closed"))
    return Shown(text_panel(lines), fixture.people)


@notice("deal")
async def _tell_deal(context: NoticeContext) -> Shown | None:
    """A deal that several tables played is opened: its seed, and how each did in the same seat."""
    deal, number_ = int(context.notice.facts["deal"]), int(context.notice.facts["round"])
    told = await opened_text(context.bot.store, context.bot.words, context.lang, deal)
    if told is None:
        return None
    lines = [title(context), context.say("league-deal-opened", round=number_), told]
    compared = await seats_compared(context, deal)
    few = compared if len(compared) <= MOST_COMPARED else [row for row in compared if row[0].rank <= 3]
    lines += [line for _, line in few[:MOST_COMPARED]]
    lines += [context.say("league-compared-more")] if len(few) < len(compared) else []
    return Shown(text_panel(lines))


async def seats_compared(context: NoticeContext, deal: int) -> list[tuple[SameSeat, str]]:
    """How everybody did who played this deal beside the others in the same seat, each as a line."""
    leagues = Leagues(context.bot.store)
    outcomes = [outcome for _, outcome in await leagues.outcomes(context.season.id) if outcome.deal == deal]
    names = {one.user_id: one.name for one in await leagues.entrants(context.season.id)}
    return [(row, _seat_line(context, row, names)) for row in across_tables(outcomes)]


def _seat_line(context: NoticeContext, row: SameSeat, names: dict[int, str]) -> str:
    ahead = f"{'+' if row.ahead > 0 else ''}{figure(row.ahead, context.lang, 2)}"
    name = safe(names.get(row.person, str(row.person)))
    facts = {"seat": row.seat + 1, "rank": row.rank, "tables": row.tables, "points": row.points}
    return context.say("league-same-seat", name=name, ahead=ahead, **facts)


# The end


@notice("late")
async def _tell_late(context: NoticeContext) -> Shown | None:
    if context.season.settings.late != OverrunPolicy.WAIT:
        return None
    return Shown(text_panel([title(context), context.say("league-waits", count=int(context.notice.facts["count"]))]))


@notice("ended")
async def _tell_ended(context: NoticeContext) -> Shown:
    """Who won each division, and who is to change it; nobody whom a referee has removed."""
    lines = [title(context), context.say("league-ended")]
    removed = {one.user_id for one in await Leagues(context.bot.store).entrants(context.season.id, REMOVED)}
    for division, whole in enumerate(await tables_of(context.bot, context.league, context.season)):
        table = [row for row in whole if row.standing.person not in removed]
        best = min((row.standing.place for row in table), default=0)
        first = [safe(row.name) for row in table if row.standing.place == best and row.standing.played]
        if first:
            won = context.say("league-won", count=len(first), names=", ".join(first))
            several = context.season.settings.divisions > 1
            lines.append(context.say("league-division-of", number=division + 1, names=won) if several else won)
        for mark in (UP, DOWN):
            moved = ", ".join(safe(row.name) for row in table if row.mark == mark)
            lines += [f"{context.say(MARKS(mark))} {moved}"] if moved else []
    return Shown(text_panel(lines))


@notice("final")
async def _tell_final(context: NoticeContext) -> Shown:
    """The last table of a division."""
    bot, league = context.bot, context.league
    preferences = await public_preferences(bot, league.guild_id, context.notice.channel_id)
    page = Page(context.lang, preferences, int(context.notice.facts["division"]))
    view, picture = await table_message(bot, league, context.season, page)
    return Pictured(view, (), picture)


# Cups


async def _bracket(context: NoticeContext) -> Bracket:
    return Bracket(context.bot, context.lang, context.league, await cup_of(context.bot, context.season))


@notice("cup-started")
async def _tell_cup_started(context: NoticeContext) -> Shown:
    """Who plays, and how it will go."""
    entrants = await Leagues(context.bot.store).entrants(context.season.id, IN)
    terms = cup_terms_of(context.season.settings)
    lines = [
        title(context),
        context.say("cup-started", count=len(entrants)),
        named(context, [e.name for e in entrants]),
    ]
    lines += [*cup_lines(context.say, terms), *course_lines(context.say, terms, len(entrants))]
    return Shown(text_panel(lines))


@notice("cup-round")
async def _tell_cup_round(context: NoticeContext) -> Shown:
    """The tables of a round with their threads, and who need not play; after the groups, who has come through."""
    number = int(context.notice.facts["round"])
    fixtures = await Leagues(context.bot.store).fixtures(context.season.id, number)
    bracket = await _bracket(context)
    lines = [title(context), f"**{bracket.round_name(number)}**"]
    if any(fixture.stage == KNOCKOUT for fixture in fixtures):
        told = bracket.round_lines(number)
        shown = paged([[line] for line in told], TABLES_A_PAGE)[0]
        more = len(told) - len(shown)
        lines += [*shown, context.say("cup-more", count=more)] if more else shown
    else:
        lines.append(context.say("cup-groups-play", count=len([one for one in fixtures if len(one.people) > 1])))
    return Shown(text_panel(lines))


@notice("cup-ended")
async def _tell_cup_ended(context: NoticeContext) -> Shown:
    """Who has won; nobody, where all have stayed away."""
    winner = (await _bracket(context)).winner_line()
    return Shown(text_panel([title(context), winner or context.say("cup-no-winner")]))
