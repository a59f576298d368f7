"""Standings: computed from results and fixtures, as text for a phone and as a picture."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import discord
from discord import ui
from msgspec.structs import replace as with_fields

from cogs.core.client import acknowledge
from cogs.core.components import Panel, Pick, Press, Row, gallery, number_in, on
from cogs.core.scheduler import now
from cogs.core.time import DAY
from cogs.league.context import SeasonContext, season_of
from cogs.league.draw import ratings_of
from cogs.play.moves import turn_page
from cogs.play.pictures import picture_file
from cogs.tables.results import reliability_of
from cogs.tables.service import Interaction, Pressed
from cogs.tables.settings import PicturePreferences, preferences_here, public_preferences
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.deals import Deals
from data.store.league_rows import IN, INVITED, Entrant, Fixture
from data.store.store import Store
from engine.league.nouns import Outcome, Person, Standing
from engine.league.standings import TIE_BREAKS, movers, standings
from renderer.core.look import Look
from renderer.league.tables import ROWS, LeagueHead, LeagueRow, Mark, figure, render_league

A_PAGE = 10
WEEK = 7 * DAY
UP: Final = "up"
DOWN: Final = "down"
MARKS = KeyFamily("league-mark-{}", (UP, DOWN, "gone"))
DECIDED_BY = KeyFamily("league-tie-break-{}", TIE_BREAKS)
A_PICTURE = ROWS
"""Rows on one picture."""
PICTURE_NAME = "league.png"


async def tables_of(context: SeasonContext, wanted: Collection[int] | None = None) -> list[list[LeagueRow]]:
    """Return all divisions of a season, the highest first, each with its best first.

    Divisions not `wanted` have no rows.
    """
    settings, count = context.settings, context.settings.divisions
    people = [one for one in await context.entrants() if one.status != INVITED]
    if not context.season.round:
        people = [replace(one, division=0) for one in people]
    ratings = await _ratings_for(context, people)
    games = await _games_of(context, people)
    divisions = [[one.user_id for one in people if one.division == division] for division in range(count)]
    near = {other for one in wanted or range(count) for other in (one - 1, one, one + 1)}

    def standing(division: int, until: int) -> tuple[Standing, ...]:
        known = [outcome for at, outcome in games[division] if at <= until]
        return standings(divisions[division], known, settings.scale, ratings)

    at, known = now(), {one.user_id: one for one in people}
    present = [standing(division, at) if division in near else () for division in range(count)]
    moving = settings.movers if any(one.status == IN for one in people) else 0  # all have left: no one moves
    marks: dict[Person, Mark] = {one.person: UP if one.is_up else DOWN for one in movers(present, moving)}
    found = []
    for division, table in enumerate(present):
        shown = wanted is None or division in wanted
        earlier = standing(division, at - WEEK) if shown and any(t <= at - WEEK for t, _ in games[division]) else ()
        was = {row.person: row.place for row in earlier}
        found.append([_league_row(row, known[row.person], was, marks) for row in table] if shown else [])
    return found


async def _ratings_for(context: SeasonContext, people: Sequence[Entrant]) -> dict[int, float]:
    """Return the ratings at the end of a finished season, else today's."""
    kept = {one.user_id: one.rating for one in people if one.rated_at is not None}
    ratings = await ratings_of(context.bot, context.league.guild_id) if len(kept) < len(people) else {}
    known = {**ratings, **kept}
    return {person: rating for person, rating in known.items() if rating is not None}


def _league_row(row: Standing, entrant: Entrant, was: Mapping[Person, int], marks: Mapping[Person, Mark]) -> LeagueRow:
    change = was[row.person] - row.place if row.person in was else None
    return LeagueRow(row, entrant.name, change, marks.get(row.person, ""), entrant.status != IN)


async def _games_of(context: SeasonContext, people: Sequence[Entrant]) -> dict[int, list[tuple[int, Outcome]]]:
    """Return what counts for each division: its own games, and those in which its people were drawn elsewhere.

    So a substitute scores points in their own division, and no one who changed it loses any. Games with a closed deal
    count once it is opened.
    """
    home = {one.user_id: one.division for one in people}
    fixtures = await context.leagues.fixtures(context.season.id)
    drawn = {fixture.game_id: fixture.people for fixture in fixtures}
    closed = await closed_deals(context.bot.store, fixtures)
    found: dict[int, list[tuple[int, Outcome]]] = {division: [] for division in range(context.settings.divisions)}
    for at, outcome in await context.leagues.outcomes(context.season.id):
        if outcome.deal in closed:
            continue
        found.setdefault(outcome.division, []).append((at, outcome))
        there = drawn.get(outcome.game, ())
        for division in {home.get(person, outcome.division) for person in there} - {outcome.division}:
            found.setdefault(division, []).append((at, _counted(outcome, there)))
    return found


async def closed_deals(store: Store, fixtures: Sequence[Fixture]) -> set[int | None]:
    """Return the deals of these tables that must stay secret."""
    known = [await Deals(store).get(deal) for deal in {one.deal_id for one in fixtures} if deal is not None]
    return {deal.id for deal in known if deal is not None and deal.closed}


def _counted(outcome: Outcome, drawn: Collection[Person]) -> Outcome:
    """Return a game as it counts for the people who were drawn in it."""
    seats = (seat if seat.person in drawn else with_fields(seat, person=None) for seat in outcome.seats)
    return with_fields(outcome, seats=tuple(seats))


# As a picture


async def _table_picture(
    context: SeasonContext, rows: Sequence[LeagueRow], place: tuple[int, int, int], theme: str
) -> discord.File | None:
    """Draw a page of standings; None when that fails. `place`: division, page and number of pages, from 0."""
    division, page, pages = place
    below = context.say("league-season", season=context.season.number)
    if context.settings.divisions > 1:
        below += " · " + context.say("league-division", number=division + 1)
    head = LeagueHead(context.league.name, below, f"{page + 1}/{pages}" if pages > 1 else "")
    look = Look(context.lang, (), (), context.say, theme)
    draw = partial(render_league, rows, look, head)
    return await picture_file(draw, PICTURE_NAME, "season %d: its table could not be drawn", context.season.id)


# As text


def head_line(context: SeasonContext, row: LeagueRow) -> str:
    """Return place, name, league points, places gained or lost, and promotion or relegation."""
    one = row.standing
    facts = {"place": one.place, "name": safe(row.name), "points": figure(one.points, context.lang, 2)}
    head = context.say("league-row", **facts)
    if row.change:
        head += f" {'▲' if row.change > 0 else '▼'}{abs(row.change)}"
    if row.mark:
        head += " " + context.say(MARKS(row.mark))
    if row.gone:
        head += " " + context.say("league-mark-gone")
    return head


def row_lines(context: SeasonContext, row: LeagueRow) -> str:
    """Return that line, and below it, smaller, all the rest."""
    say, one = context.say, row.standing
    parts = [say("league-played", count=one.played), say("league-wins", count=one.wins)]
    if one.average_place is not None:
        parts.append(say("league-average", place=figure(one.average_place, context.lang, 2)))
    if one.decided_by:
        parts.append(say("league-decided", by=", ".join(say(DECIDED_BY(by)) for by in one.decided_by)))
    if row.reliability is not None:
        parts.append(say("league-reliable", percent=round(row.reliability * 100)))
    return f"{head_line(context, row)}\n-# {' · '.join(parts)}"


@dataclass(frozen=True)
class Page:
    """Which part of the standings is shown: division and page, and whether with a picture."""

    preferences: PicturePreferences
    division: int = 0
    number: int = 0


async def table_message(context: SeasonContext, page: Page) -> tuple[ui.LayoutView, discord.File | None]:
    """Return a page of a division's standings, with buttons to other pages and divisions."""
    say, season, is_divided = context.say, context.season, context.settings.divisions > 1
    if not season.round:  # divisions are made with the first round: until then all stand in one table
        season = replace(season, settings=with_fields(season.settings, divisions=1, movers=0))
        context, page = replace(context, season=season), replace(page, division=0)
    table = (await tables_of(context, {page.division}))[page.division]
    size = A_PICTURE if page.preferences.pictures else A_PAGE
    pages = max(-(-len(table) // size), 1)
    page = replace(page, number=min(page.number, pages - 1))
    shown = [await _with_reliability(context, row) for row in table[page.number * size : (page.number + 1) * size]]
    picture = None
    if page.preferences.pictures and shown:
        picture = await _table_picture(context, shown, (page.division, page.number, pages), page.preferences.theme)
    title = context.title
    if season.settings.divisions > 1:
        title += " · " + say("league-division", number=page.division + 1)
    lines = [head_line(context, row) for row in shown]
    if picture is None:
        lines = [row_lines(context, row) for row in shown[:A_PAGE]]
    lines = lines or [say("league-nobody")]
    if is_divided and not season.round:
        lines.append("-# " + say("league-undivided"))
    if any(row.mark for row in table):
        lines.append("-# " + say("league-legend"))
    if season.settings.same_deal and await closed_deals(context.bot.store, await context.leagues.fixtures(season.id)):
        lines.append("-# " + say("league-closed-round"))
    panel = Panel(ui.TextDisplay("\n".join([f"### {title}", *lines])))
    if picture is not None:
        panel.add_item(gallery(PICTURE_NAME, _alt(context, title, shown)))
    for row in _buttons(context, page, pages):
        panel.add_item(row)
    return panel, picture


async def _with_reliability(context: SeasonContext, row: LeagueRow) -> LeagueRow:
    known = await reliability_of(context.bot, row.standing.person, context.league.guild_id)
    return with_fields(row, reliability=known.score)


def _alt(context: SeasonContext, title: str, rows: Sequence[LeagueRow]) -> str:
    texts = []
    for row in rows:
        facts = {"place": row.standing.place, "points": figure(row.standing.points, context.lang, 2)}
        texts.append(context.say("league-alt-row", name=row.name, **facts))
    return f"{title}: {', '.join(texts)}"


def _buttons(context: SeasonContext, page: Page, pages: int) -> list[Row]:
    rows, season_id, say = list[Row](), context.season.id, context.say
    if pages > 1:
        row = Row()
        for key, to in (("button-league-before", page.number - 1), ("button-league-after", page.number + 1)):
            arg = f"{page.division}.{to % pages}.{key[-5:]}"
            row.add_item(Press(0, season_id, "leaguepage", say(key), arg=arg, disabled=not 0 <= to < pages))
        rows.append(row)
    if context.settings.divisions > 1:
        names = [say("league-division", number=number + 1) for number in range(context.settings.divisions)]
        options = [
            discord.SelectOption(label=name, value=str(n), default=n == page.division) for n, name in enumerate(names)
        ]
        rows.append(Row(Pick(0, season_id, "pickleaguedivision", options)))
    return rows


async def first_page(interaction: Interaction, context: SeasonContext, *, public: bool) -> tuple[SeasonContext, Page]:
    """Return the first page with the asker's preferences or, in public, the server's."""
    if not public:
        return context, Page(await preferences_here(interaction))
    bot, guild_id = context.bot, context.league.guild_id
    context = replace(context, lang=await bot.lang_of_guild(guild_id))
    attaches = interaction.app_permissions.attach_files
    return context, Page(await public_preferences(bot, guild_id, attaches=attaches))


async def _turn(press: Pressed, division: int, page: int) -> None:
    """Turn the page of one's own answer; for a public post, show the page to the person who pressed."""
    interaction = press.interaction
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    await acknowledge(interaction, thinking=public)
    context, first = await first_page(interaction, await season_of(press), public=False)
    division = min(division, context.settings.divisions - 1)
    await turn_page(interaction, *await table_message(context, replace(first, division=division, number=page)))


@on("leaguepage")
async def _press_page(press: Pressed) -> None:
    division, page, _ = press.parts(".", 3)
    await _turn(press, number_in(division), number_in(page))


@on("pickleaguedivision")
async def _pick_division(press: Pressed) -> None:
    await _turn(press, press.number, 0)
