"""Who plays whom: a round's tables with links to their threads, the reader's own first, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from cogs.core.components import Press, on
from cogs.league.announcements import fixture_line, round_head, seats_compared, text_panel, title
from cogs.league.pages import notice_context_of
from cogs.league.permissions import season_of
from cogs.tables.services import Pressed
from data.store.deals import Deals
from data.store.league_rows import Fixture, League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

A_PAGE = 15
"""Tables that a page tells of."""


async def rounds_panel(
    bot: Client, lang: str, league: League, season: Season, reader: int, round: int, page: int = 0
) -> ui.LayoutView:
    """A page of a round's tables, with buttons to the pages before and after it; after the last one comes the next
    round."""
    context, leagues = notice_context_of(bot, lang, league, season), Leagues(bot.store)
    fixtures = await leagues.fixtures(season.id, round)
    names = {one.user_id: one.name for one in await leagues.entrants(season.id)}
    pages = max(-(-len(fixtures) // A_PAGE), 1)
    page = max(min(page, pages - 1), 0)
    own = [fixture for fixture in fixtures if reader in fixture.people]
    shown = fixtures[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [title(context), round_head(context, round, fixtures)]
    lines += [bot.words.say(lang, "league-own-table", table=fixture_line(context, one, names)) for one in own]
    lines += [fixture_line(context, fixture, names) for fixture in shown if fixture not in own]
    before = (round, page - 1) if page else (round - 1, LAST)
    after = (round, page + 1) if page + 1 < pages else (round + 1, 0)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for key, (to, at) in (("button-league-before", before), ("button-league-after", after)):
        label = bot.words.say(lang, key)
        there = 1 <= to <= season.round
        row.add_item(Press(0, season.id, "leagueround", label, arg=f"{to}.{at}", disabled=not there))
    compared = await _opened(bot, fixtures)
    if compared:
        row.add_item(Press(0, season.id, "leagueseats", bot.words.say(lang, "button-league-seats"), arg=f"{round}.0"))
    return text_panel(lines, row) if season.round > 1 or pages > 1 or compared else text_panel(lines)


LAST = 999
"""The last page of a round, however many it has."""


@on("leagueround")
async def _press_round(press: Pressed) -> None:
    interaction, bot = press.interaction, press.interaction.client
    await interaction.response.defer()
    league, season = await season_of(bot, press.step)
    to, _, at = (press.arg or "1.0").partition(".")
    round = min(max(int(to), 1), max(season.round, 1))
    lang = await bot.lang_of(interaction)
    view = await rounds_panel(bot, lang, league, season, interaction.user.id, round, int(at or 0))
    await interaction.edit_original_response(view=view)


# Rounds of one deal


async def _opened(bot: Client, fixtures: Sequence[Fixture]) -> int | None:
    """The deal that these tables shared, if it is opened."""
    deal = next((fixture.deal_id for fixture in fixtures if fixture.deal_id is not None), None)
    known = None if deal is None else await Deals(bot.store).get(deal)
    return None if known is None or known.closed else known.id


@on("leagueseats")
async def _press_seats(press: Pressed) -> None:
    """How everybody did in the same seat with the same deal: the reader's own line first."""
    interaction, bot = press.interaction, press.interaction.client
    await interaction.response.defer()
    league, season = await season_of(bot, press.step)
    to, _, at = (press.arg or "1.0").partition(".")
    round, page, lang = int(to), int(at.partition(".")[0] or 0), await bot.lang_of(interaction)
    fixtures = await Leagues(bot.store).fixtures(season.id, round)
    deal = await _opened(bot, fixtures)
    if deal is None:
        raise Refused("season_gone")
    context = notice_context_of(bot, lang, league, season)
    compared = await seats_compared(context, deal)
    pages = max(-(-len(compared) // A_PAGE), 1)
    shown = compared[page * A_PAGE : (page + 1) * A_PAGE]
    own = [
        bot.words.say(lang, "league-own-table", table=line)
        for row, line in compared
        if row.person == interaction.user.id
    ]
    lines = [title(context), round_head(context, round, fixtures), *own, *(line for _, line in shown)]
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for key, there in (("button-league-before", page - 1), ("button-league-after", page + 1)):
        fits = 0 <= there < pages
        arg = f"{round}.{max(there, 0)}.{key[-5:]}"
        row.add_item(Press(0, season.id, "leagueseats", bot.words.say(lang, key), arg=arg, disabled=not fits))
    back = Press(0, season.id, "leagueround", bot.words.say(lang, "button-league-tables"), arg=f"{round}.0")
    row.add_item(back)
    await interaction.edit_original_response(view=text_panel(lines, row))
