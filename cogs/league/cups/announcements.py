"""What a league's channel is told of a cup in other words than of a league: its start, its rounds, its winner."""

from __future__ import annotations

from cogs.league.announcements import named, text_panel, title
from cogs.league.cups.bracket import TABLES_A_PAGE, Bracket, course_lines, paged, terms_lines
from cogs.league.cups.draw import KNOCKOUT, cup_of, cup_terms_of
from cogs.league.outbox import NoticeContext, tells
from cogs.tables.notes import Shown
from data.store.league_rows import IN
from data.store.leagues import Leagues


async def _bracket(telling: NoticeContext) -> Bracket:
    return Bracket(telling.bot, telling.lang, telling.league, await cup_of(telling.bot, telling.season))


@tells("cup-started")
async def _tell_started(telling: NoticeContext) -> Shown:
    """Who plays, and how it will go."""
    entrants = await Leagues(telling.bot.store).entrants(telling.season.id, IN)
    terms = cup_terms_of(telling.season.settings)
    lines = [
        title(telling),
        telling.say("cup-started", count=len(entrants)),
        named(telling, [e.name for e in entrants]),
    ]
    lines += [*terms_lines(telling.say, terms), *course_lines(telling.say, terms, len(entrants))]
    return Shown(text_panel(lines))


@tells("cup-round")
async def _tell_round(telling: NoticeContext) -> Shown:
    """The tables of a round with their threads, and who need not play; after the groups, who has come through."""
    number = int(telling.notice.facts["round"])
    fixtures = await Leagues(telling.bot.store).fixtures(telling.season.id, number)
    bracket = await _bracket(telling)
    lines = [title(telling), f"**{bracket.round_name(number)}**"]
    if any(fixture.stage == KNOCKOUT for fixture in fixtures):
        told = bracket.round_lines(number)
        shown = paged([[line] for line in told], TABLES_A_PAGE)[0]
        more = len(told) - len(shown)
        lines += [*shown, telling.say("cup-more", count=more)] if more else shown
    else:
        lines.append(telling.say("cup-groups-play", count=len([one for one in fixtures if len(one.people) > 1])))
    return Shown(text_panel(lines))


@tells("cup-ended")
async def _tell_ended(telling: NoticeContext) -> Shown:
    """Who has won; nobody, where all have stayed away."""
    winner = (await _bracket(telling)).winner_line()
    return Shown(text_panel([title(telling), winner or telling.say("cup-no-winner")]))
