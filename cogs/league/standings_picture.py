"""A page of a league table as a picture, with what it shows in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

import discord

from cogs.core.drawing import picture_file
from data.store.league_rows import League, Season
from renderer.core.look import Look
from renderer.league.tables import ROWS, LeagueHead, LeagueRow, render_league

if TYPE_CHECKING:
    from cogs.league.standings import BoardRow
    from cogs.tables.services import Client

A_PICTURE = ROWS
"""Rows on one picture."""
NAME = "league.png"
_MARKS: dict[str, Literal["up", "down", ""]] = {"up": "up", "down": "down", "": ""}


async def table_picture(
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
    return await picture_file(draw, NAME, "season %d: its table could not be drawn", season.id)
