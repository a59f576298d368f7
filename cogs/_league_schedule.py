"""Who plays whom: a round's tables with links to their threads, the reader's own first, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from cogs._league_desk import telling_of
from cogs._league_news import fixture_line, round_head, text_panel, title
from cogs._league_rights import season_of
from cogs._press import Press, Pressed, on
from data.league_rows import League, Season
from data.leagues import Leagues

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

A_PAGE = 15
"""Tables that a page tells of."""


async def rounds_panel(
    bot: SlowTrain, lang: str, league: League, season: Season, reader: int, round: int, page: int = 0
) -> ui.LayoutView:
    """A page of a round's tables, with buttons to the pages before and after it; after the last one comes the next
    round."""
    telling, leagues = telling_of(bot, lang, league, season), Leagues(bot.store)
    fixtures = await leagues.fixtures(season.id, round)
    names = {one.user_id: one.name for one in await leagues.entrants(season.id)}
    pages = max(-(-len(fixtures) // A_PAGE), 1)
    page = max(min(page, pages - 1), 0)
    own = [fixture for fixture in fixtures if reader in fixture.people]
    shown = fixtures[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [title(telling), round_head(telling, round, fixtures)]
    lines += [bot.words.say(lang, "league-own-table", table=fixture_line(telling, one, names)) for one in own]
    lines += [fixture_line(telling, fixture, names) for fixture in shown if fixture not in own]
    before = (round, page - 1) if page else (round - 1, LAST)
    after = (round, page + 1) if page + 1 < pages else (round + 1, 0)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for key, (to, at) in (("button-league-before", before), ("button-league-after", after)):
        label = bot.words.say(lang, key)
        there = 1 <= to <= season.round
        row.add_item(Press(0, season.id, "leagueround", label, arg=f"{to}.{at}", disabled=not there))
    return text_panel(lines, row) if season.round > 1 or pages > 1 else text_panel(lines)


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
