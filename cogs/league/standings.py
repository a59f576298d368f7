"""League tables: worked out from results and fixtures, told as text that is good on a phone, and drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal

import discord
from discord import ui
from msgspec.structs import replace as with_fields

from cogs.core.components import Panel, Pick, Press, gallery, on
from cogs.core.scheduler import now
from cogs.core.time import DAY
from cogs.league.draw import ratings_of
from cogs.league.permissions import season_of
from cogs.play.pictures import picture_file
from cogs.tables.results import reliability_of
from cogs.tables.services import Interaction, Pressed
from cogs.tables.settings import PicturePreferences, explain_rate_limit, get_setting, preferences_here
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.deals import Deals
from data.store.league_rows import IN, INVITED, Entrant, Fixture, League, Season
from data.store.leagues import Leagues
from data.store.store import Store
from engine.league.nouns import Outcome, Person, Standing
from engine.league.standings import TIE_BREAKS, movers, standings
from renderer.core.look import Look
from renderer.league.tables import ROWS, LeagueHead, LeagueRow, figure, render_league

if TYPE_CHECKING:
    from cogs.tables.services import Client

A_PAGE = 10
WEEK = 7 * DAY
UP, DOWN = "up", "down"
MARKS = KeyFamily("league-mark-{}", (UP, DOWN, "gone"))
DECIDED_BY = KeyFamily("league-tie-break-{}", TIE_BREAKS)
A_PICTURE = ROWS
"""Rows on one picture."""
PICTURE_NAME = "league.png"
_MARKS: dict[str, Literal["up", "down", ""]] = {"up": "up", "down": "down", "": ""}


@dataclass(frozen=True)
class BoardRow:
    """One line of a table. `change`: how many places up since a week ago, None without a table then. `mark`: whether
    the person is to rise or to fall if the season ended so. `gone`: is drawn no more."""

    standing: Standing
    name: str
    change: int | None
    mark: str
    gone: bool


async def tables_of(
    bot: Client, league: League, season: Season, wanted: Collection[int] | None = None
) -> list[list[BoardRow]]:
    """All divisions of a season, the highest first, each with its best first; of those not `wanted` no rows."""
    leagues, count = Leagues(bot.store), season.settings.divisions
    people = [one for one in await leagues.entrants(season.id) if one.status != INVITED]
    if not season.round:
        people = [replace(one, division=0) for one in people]
    ratings = await _ratings_for(bot, league, people)
    games = await _games_of(leagues, season, people)
    divisions = [[one.user_id for one in people if one.division == division] for division in range(count)]
    near = {other for one in wanted or range(count) for other in (one - 1, one, one + 1)}

    def standing(division: int, until: int) -> tuple[Standing, ...]:
        known = [outcome for at, outcome in games[division] if at <= until]
        return standings(divisions[division], known, season.settings.scale, ratings)

    at, known = now(), {one.user_id: one for one in people}
    present = [standing(division, at) if division in near else () for division in range(count)]
    marks = {one.person: UP if one.is_up else DOWN for one in movers(present, season.settings.movers)}
    found = []
    for division, table in enumerate(present):
        shown = wanted is None or division in wanted
        earlier = standing(division, at - WEEK) if shown and any(t <= at - WEEK for t, _ in games[division]) else ()
        was = {row.person: row.place for row in earlier}
        found.append([_board_row(row, known[row.person], was, marks) for row in table] if shown else [])
    return found


async def _ratings_for(bot: Client, league: League, people: Sequence[Entrant]) -> dict[int, float]:
    """Of a season that is over the ratings as they were then, else today's."""
    kept = {one.user_id: one.rating for one in people if one.rated_at is not None}
    ratings = await ratings_of(bot, league.guild_id) if len(kept) < len(people) else {}
    known = {**ratings, **kept}
    return {person: rating for person, rating in known.items() if rating is not None}


def _board_row(row: Standing, entrant: Entrant, was: Mapping[Person, int], marks: Mapping[Person, str]) -> BoardRow:
    change = was[row.person] - row.place if row.person in was else None
    return BoardRow(row, entrant.name, change, marks.get(row.person, ""), entrant.status != IN)


async def _games_of(
    leagues: Leagues, season: Season, people: Sequence[Entrant]
) -> dict[int, list[tuple[int, Outcome]]]:
    """What counts for each division: its own games, and those of others for whoever was drawn in them.

    So a substitute wins points in the division that they play in, and nobody loses any who has changed it. What was
    played with a deal that is still closed counts when it is opened.
    """
    home = {one.user_id: one.division for one in people}
    fixtures = await leagues.fixtures(season.id)
    drawn = {fixture.game_id: fixture.people for fixture in fixtures}
    closed = await closed_deals(leagues.store, fixtures)
    found: dict[int, list[tuple[int, Outcome]]] = {division: [] for division in range(season.settings.divisions)}
    for at, outcome in await leagues.outcomes(season.id):
        if outcome.deal in closed:
            continue
        found.setdefault(outcome.division, []).append((at, outcome))
        there = drawn.get(outcome.game, ())
        for division in {home.get(person, outcome.division) for person in there} - {outcome.division}:
            found.setdefault(division, []).append((at, _counted(outcome, there)))
    return found


async def closed_deals(store: Store, fixtures: Sequence[Fixture]) -> set[int | None]:
    """The deals of these tables that nobody else may know anything of yet."""
    known = [await Deals(store).get(deal) for deal in {one.deal_id for one in fixtures} if deal is not None]
    return {deal.id for deal in known if deal is not None and deal.closed}


def _counted(outcome: Outcome, drawn: Collection[Person]) -> Outcome:
    """A game as it counts for those alone who were drawn in it."""
    seats = (seat if seat.person in drawn else with_fields(seat, person=None) for seat in outcome.seats)
    return with_fields(outcome, seats=tuple(seats))


async def standing_of(bot: Client, league: League, season: Season, division: int) -> list[BoardRow]:
    return (await tables_of(bot, league, season, {division}))[division]


# As a picture


async def _table_picture(
    bot: Client,
    lang: str,
    league: League,
    season: Season,
    rows: Sequence[BoardRow],
    reliable: Mapping[int, float | None],
    place: tuple[int, int, int],
    theme: str,
) -> discord.File | None:
    """`place`: division, page and how many pages there are, counted from 0. None when it cannot be drawn."""
    division, page, pages = place
    below = bot.words.say(lang, "league-season", season=season.number)
    if season.settings.divisions > 1:
        below += " · " + bot.words.say(lang, "league-division", number=division + 1)
    head = LeagueHead(league.name, below, f"{page + 1}/{pages}" if pages > 1 else "")
    drawn = [
        LeagueRow(
            place=row.standing.place,
            change=row.change,
            name=row.name,
            played=row.standing.played,
            points=row.standing.points,
            wins=row.standing.wins,
            average_place=row.standing.average_place,
            decided_by=row.standing.decided_by,
            reliability=reliable.get(row.standing.person),
            mark=_MARKS[row.mark],
            gone=row.gone,
        )
        for row in rows
    ]
    look = Look(lang, (), (), partial(bot.words.say, lang), theme)
    draw = partial(render_league, drawn, look, head)
    return await picture_file(draw, PICTURE_NAME, "season %d: its table could not be drawn", season.id)


# As text


def head_line(bot: Client, lang: str, row: BoardRow) -> str:
    """Place, name, league points, places gained or lost, and who is to rise or fall."""
    say, one = bot.words.say, row.standing
    head = say(lang, "league-row", place=one.place, name=safe(row.name), points=figure(one.points, lang, 2))
    if row.change:
        head += f" {'▲' if row.change > 0 else '▼'}{abs(row.change)}"
    if row.mark:
        head += " " + say(lang, MARKS(row.mark))
    if row.gone:
        head += " " + say(lang, "league-mark-gone")
    return head


def row_lines(bot: Client, lang: str, row: BoardRow, reliability: float | None) -> str:
    """That line, and below it, smaller, all the rest."""
    say, one = bot.words.say, row.standing
    parts = [say(lang, "league-played", count=one.played), say(lang, "league-wins", count=one.wins)]
    if one.average_place is not None:
        parts.append(say(lang, "league-average", place=figure(one.average_place, lang, 2)))
    if one.decided_by:
        parts.append(say(lang, "league-decided", by=", ".join(say(lang, DECIDED_BY(by)) for by in one.decided_by)))
    if reliability is not None:
        parts.append(say(lang, "league-reliable", percent=round(reliability * 100)))
    return f"{head_line(bot, lang, row)}\n-# {' · '.join(parts)}"


@dataclass(frozen=True)
class Page:
    """What of a table is shown: which division and page, in which language, and whether with a picture."""

    lang: str
    preferences: PicturePreferences
    division: int = 0
    number: int = 0


async def table_message(
    bot: Client, league: League, season: Season, page: Page
) -> tuple[ui.LayoutView, discord.File | None]:
    """A page of a division's table, with buttons to the other pages and divisions."""
    say, lang, divided = bot.words.say, page.lang, season.settings.divisions > 1
    if not season.round:  # divisions are made with the first round: until then all stand in one table
        season = replace(season, settings=with_fields(season.settings, divisions=1, movers=0))
        page = replace(page, division=0)
    table = await standing_of(bot, league, season, page.division)
    size = A_PICTURE if page.preferences.pictures else A_PAGE
    pages = max(-(-len(table) // size), 1)
    page = replace(page, number=min(page.number, pages - 1))
    shown = table[page.number * size : (page.number + 1) * size]
    people = [row.standing.person for row in shown]
    reliable = {person: (await reliability_of(bot, person, league.guild_id)).score for person in people}
    picture = None
    if page.preferences.pictures and shown:
        place = (page.division, page.number, pages)
        picture = await _table_picture(bot, lang, league, season, shown, reliable, place, page.preferences.theme)
    title = season_title(bot, lang, league, season)
    if season.settings.divisions > 1:
        title += " · " + say(lang, "league-division", number=page.division + 1)
    lines = [head_line(bot, lang, row) for row in shown]
    if picture is None:
        lines = [row_lines(bot, lang, row, reliable[row.standing.person]) for row in shown[:A_PAGE]]
    lines = lines or [say(lang, "league-nobody")]
    if divided and not season.round:
        lines.append("-# " + say(lang, "league-undivided"))
    if any(row.mark for row in table):
        lines.append("-# " + say(lang, "league-legend"))
    leagues = Leagues(bot.store)
    if season.settings.same_deal and await closed_deals(bot.store, await leagues.fixtures(season.id)):
        lines.append("-# " + say(lang, "league-closed-round"))
    panel = Panel(ui.TextDisplay("\n".join([f"### {title}", *lines])))
    if picture is not None:
        panel.add_item(gallery(PICTURE_NAME, _alt(bot, lang, title, shown)))
    for row in _buttons(bot, season, page, pages):
        panel.add_item(row)
    return panel, picture


def _alt(bot: Client, lang: str, title: str, rows: Sequence[BoardRow]) -> str:
    told = (
        bot.words.say(
            lang, "league-alt-row", place=row.standing.place, name=row.name, points=figure(row.standing.points, lang, 2)
        )
        for row in rows
    )
    return f"{title}: {', '.join(told)}"


def _buttons(bot: Client, season: Season, page: Page, pages: int) -> list[ui.ActionRow[ui.LayoutView]]:
    rows: list[ui.ActionRow[ui.LayoutView]] = []
    if pages > 1:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        for key, to in (("button-league-before", page.number - 1), ("button-league-after", page.number + 1)):
            arg = f"{page.division}.{to % pages}.{key[-5:]}"
            label = bot.words.say(page.lang, key)
            row.add_item(Press(0, season.id, "leaguepage", label, arg=arg, disabled=not 0 <= to < pages))
        rows.append(row)
    if season.settings.divisions > 1:
        names = [bot.words.say(page.lang, "league-division", number=n + 1) for n in range(season.settings.divisions)]
        options = [
            discord.SelectOption(label=name, value=str(n), default=n == page.division) for n, name in enumerate(names)
        ]
        choice: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        choice.add_item(Pick(0, season.id, "pickleaguedivision", options))
        rows.append(choice)
    return rows


def season_title(bot: Client, lang: str, league: League, season: Season) -> str:
    return bot.words.say(lang, "league-title", name=safe(league.name), season=season.number)


async def seen_by(interaction: Interaction, league: League, *, public: bool) -> Page:
    """The first page as the one who asked wants it, or as the server does, where everybody sees it."""
    bot = interaction.client
    if not public:
        return Page(await bot.lang_of(interaction), await preferences_here(interaction))
    wanted = await get_setting(bot, "server", league.guild_id, "pictures") == "on"
    pictures = wanted and interaction.app_permissions.attach_files
    return Page(
        await bot.lang_of_guild(league.guild_id),
        PicturePreferences(pictures, await get_setting(bot, "server", league.guild_id, "theme")),
    )


async def _turn(press: Pressed, division: int, page: int) -> None:
    """Turns the page of one's own answer; of a post that everybody sees, the page is shown to whoever pressed."""
    interaction = press.interaction
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    await interaction.response.defer(ephemeral=True, thinking=public)
    league, season = await season_of(interaction.client, press.step)
    first = await seen_by(interaction, league, public=False)
    division = min(division, season.settings.divisions - 1)
    view, picture = await table_message(
        interaction.client, league, season, replace(first, division=division, number=page)
    )
    await explain_rate_limit(interaction, view)
    await interaction.edit_original_response(view=view, attachments=[picture] if picture else [])


@on("leaguepage")
async def _press_page(press: Pressed) -> None:
    division, page, _ = (press.arg or "0.0.").split(".")
    await _turn(press, int(division), int(page))


@on("pickleaguedivision")
async def _pick_division(press: Pressed) -> None:
    await _turn(press, int(press.values[0]), 0)
