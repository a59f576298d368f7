"""League tables: worked out from results and fixtures, told as text that is good on a phone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from cogs._alarm import now
from cogs._clock_time import DAY
from cogs._league_rights import season_of
from cogs._league_rounds import ratings_of
from cogs._panels import simple_panel
from cogs._press import Pick, Press, Pressed, on
from cogs._results import reliability_of
from cogs._speech import safe
from data.league_rows import IN, INVITED, League, Season
from data.leagues import Leagues
from engine.league.movers import movers
from engine.league.nouns import Outcome, Person, Standing
from engine.league.standings import standings

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

A_PAGE = 10
WEEK = 7 * DAY
UP, DOWN = "up", "down"


@dataclass(frozen=True)
class BoardRow:
    """One line of a table. `change`: how many places up since a week ago, None without a table then. `mark`: whether
    the person is to rise or to fall if the season ended so. `gone`: is drawn no more."""

    standing: Standing
    name: str
    change: int | None
    mark: str
    gone: bool


async def tables_of(bot: SlowTrain, league: League, season: Season) -> list[list[BoardRow]]:
    """All divisions of a season, the highest first, each with its best first."""
    leagues = Leagues(bot.store)
    people = [one for one in await leagues.entrants(season.id) if one.status != INVITED]
    told = await leagues.outcomes(season.id)
    drawn = {fixture.game_id: fixture.people for fixture in await leagues.fixtures(season.id)}
    ratings = await ratings_of(bot, league.guild_id)
    before = [one for one in told if one[0] <= now() - WEEK]
    present, earlier = list[tuple[Standing, ...]](), list[tuple[Standing, ...]]()
    for division in range(season.settings.divisions):
        ids = [one.user_id for one in people if one.division == division]
        for tables, games in ((present, told), (earlier, before)):
            counted = [_counted(outcome, division, drawn.get(outcome.game, ())) for _, outcome in games]
            tables.append(standings(ids, counted, season.settings.scale, ratings) if games or tables is present else ())
    marks = {one.person: UP if one.is_up else DOWN for one in movers(present, season.settings.movers)}
    known = {one.user_id: one for one in people}
    was = {row.person: row.place for table in earlier for row in table}
    return [
        [
            BoardRow(
                row,
                known[row.person].name,
                was[row.person] - row.place if row.person in was else None,
                marks.get(row.person, ""),
                known[row.person].status != IN,
            )
            for row in table
        ]
        for table in present
    ]


def _counted(outcome: Outcome, division: int, drawn: Collection[Person]) -> Outcome:
    """A game as it counts for a division's table: of another division only for those who were drawn in it.

    So a substitute wins points in the division that they play in, and nobody loses any who has changed it.
    """
    if outcome.division == division:
        return outcome
    seats = (seat if seat.person in drawn else replace(seat, person=None) for seat in outcome.seats)
    return replace(outcome, seats=tuple(seats))


async def standing_of(bot: SlowTrain, league: League, season: Season, division: int) -> list[BoardRow]:
    return (await tables_of(bot, league, season))[division]


# As text


def row_lines(bot: SlowTrain, lang: str, row: BoardRow, reliability: float | None) -> str:
    """Two lines: place, name, league points; below, smaller, all the rest."""
    say, one = bot.words.say, row.standing
    head = say(lang, "league-row", place=one.place, name=safe(row.name), points=number(one.points))
    if row.change:
        head += f" {'▲' if row.change > 0 else '▼'}{abs(row.change)}"
    if row.mark:
        head += " " + say(lang, f"league-mark-{row.mark}")
    if row.gone:
        head += " " + say(lang, "league-mark-gone")
    parts = [say(lang, "league-played", count=one.played), say(lang, "league-wins", count=one.wins)]
    if one.average_place is not None:
        parts.append(say(lang, "league-average", place=number(one.average_place)))
    if one.decided_by:
        parts.append(say(lang, "league-decided", by=", ".join(say(lang, f"league-by-{by}") for by in one.decided_by)))
    if reliability is not None:
        parts.append(say(lang, "league-reliable", percent=round(reliability * 100)))
    return f"{head}\n-# {' · '.join(parts)}"


def number(value: float) -> str:
    """At most two digits after the point, none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


async def table_panel(
    bot: SlowTrain, lang: str, league: League, season: Season, division: int = 0, page: int = 0
) -> ui.LayoutView:
    """A page of a division's table, with buttons to the other pages and divisions."""
    say = bot.words.say
    table = await standing_of(bot, league, season, division)
    pages = max(-(-len(table) // A_PAGE), 1)
    page = min(page, pages - 1)
    title = season_title(bot, lang, league, season)
    if season.settings.divisions > 1:
        title += " · " + say(lang, "league-division", number=division + 1)
    lines = [f"### {title}"]
    for row in table[page * A_PAGE : (page + 1) * A_PAGE]:
        reliable = await reliability_of(bot, row.standing.person, league.guild_id)
        lines.append(row_lines(bot, lang, row, reliable.score))
    if not table:
        lines.append(say(lang, "league-nobody"))
    if any(row.mark for row in table):
        lines.append("-# " + say(lang, "league-legend"))
    panel = simple_panel(ui.TextDisplay("\n".join(lines)))
    if pages > 1:
        panel.add_item(_page_buttons(bot, lang, season, division, page, pages))
    if season.settings.divisions > 1:
        options = [
            discord.SelectOption(
                label=say(lang, "league-division", number=number + 1), value=str(number), default=number == division
            )
            for number in range(season.settings.divisions)
        ]
        panel.add_item(ui.ActionRow(Pick(0, season.id, "pickleaguedivision", options)))
    return panel


def season_title(bot: SlowTrain, lang: str, league: League, season: Season) -> str:
    return bot.words.say(lang, "league-title", name=safe(league.name), season=season.number)


def _page_buttons(
    bot: SlowTrain, lang: str, season: Season, division: int, page: int, pages: int
) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for key, to in (("button-league-before", page - 1), ("button-league-after", page + 1)):
        there = 0 <= to < pages
        label = bot.words.say(lang, key)
        row.add_item(
            Press(0, season.id, "leaguepage", label, arg=f"{division}.{to % pages}.{key[-5:]}", disabled=not there)
        )
    return row


async def _turn(press: Pressed, division: int, page: int) -> None:
    bot = press.interaction.client
    await press.interaction.response.defer()
    league, season = await season_of(bot, press.step)
    view = await table_panel(bot, await bot.lang_of(press.interaction), league, season, division, page)
    await press.interaction.edit_original_response(view=view)


@on("leaguepage")
async def _press_page(press: Pressed) -> None:
    division, page, _ = (press.arg or "0.0.").split(".")
    await _turn(press, int(division), int(page))


@on("pickleaguedivision")
async def _pick_division(press: Pressed) -> None:
    await _turn(press, int(press.values[0]), 0)
