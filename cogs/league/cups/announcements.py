"""What a league's channel is told of a cup in other words than of a league: its start, its rounds, its winner."""

from __future__ import annotations

from cogs.league.announcements import named, text_panel, title
from cogs.league.cups.bracket import TABLES_A_PAGE, Bracket, course_lines, paged, terms_lines
from cogs.league.cups.draw import KNOCKOUT, cup_of, cup_terms_of
from cogs.league.outbox import NoticeContext, notice
from cogs.tables.notes import Shown
from data.store.league_rows import IN
from data.store.leagues import Leagues


async def _bracket(context: NoticeContext) -> Bracket:
    return Bracket(context.bot, context.lang, context.league, await cup_of(context.bot, context.season))


@notice("cup-started")
async def _tell_started(context: NoticeContext) -> Shown:
    """Who plays, and how it will go."""
    entrants = await Leagues(context.bot.store).entrants(context.season.id, IN)
    terms = cup_terms_of(context.season.settings)
    lines = [
        title(context),
        context.say("cup-started", count=len(entrants)),
        named(context, [e.name for e in entrants]),
    ]
    lines += [*terms_lines(context.say, terms), *course_lines(context.say, terms, len(entrants))]
    return Shown(text_panel(lines))


@notice("cup-round")
async def _tell_round(context: NoticeContext) -> Shown:
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
async def _tell_ended(context: NoticeContext) -> Shown:
    """Who has won; nobody, where all have stayed away."""
    winner = (await _bracket(context)).winner_line()
    return Shown(text_panel([title(context), winner or context.say("cup-no-winner")]))
