"""Pages about a league: a season, its rounds, what was edited, all leagues; cancelling and moving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.core.client import acknowledge, tell
from cogs.core.components import Panel, Press, Row, number_in, on, wait
from cogs.core.scheduler import now
from cogs.game.looks import account_pick, origin
from cogs.league.announcements import fixture_line, round_head, seats_compared, terms_lines
from cogs.league.context import SeasonContext, check_runs, season_of
from cogs.league.season import call_off, soon
from cogs.play.moves import show, turn_page
from cogs.play.questions import keep_button
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.league_rows import FINISHED, IN, LEFT, OPEN, REMOVED, RUNNING, Act, Fixture, Season, Settings
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused

MOST_LISTED = 1900
"""Of the 2,000 characters of a plain message."""


async def info_panel(context: SeasonContext) -> ui.LayoutView:
    """Return a season's terms, its people and its state."""
    season, league, say = context.season, context.league, context.say
    entrants = await context.entrants()
    there = [one.name for one in entrants if one.status == IN]
    gone = [one.name for one in entrants if one.status in (LEFT, REMOVED)]
    lines = [_status_line(context), *terms_lines(context)]
    if season.status == OPEN:
        lines.append(_window_line(context))
    lines.append(say("league-joined", count=len(there), names=context.named(there) or "–"))
    if gone:
        lines.append(say("league-gone", count=len(gone), names=context.named(gone)))
    substitutes = await context.leagues.substitutes(season.id)
    if substitutes:
        lines.append(say("league-substitutes", names=context.named([*substitutes.values()])))
    host = f"<@{league.host_id}>" if league.host_id > 0 else "–"  # a host who was forgotten isn't mentioned
    lines.append(say("league-place", channel=f"<#{league.channel_id}>", host=host))
    return context.panel(lines)


def _window_line(context: SeasonContext) -> str:
    season = context.season
    return context.say("league-registration", opens=stamp(season.opens_at, "f"), closes=stamp(season.closes_at, "f"))


def _status_line(context: SeasonContext) -> str:
    season = context.season
    facts = {"round": season.round, "of": season.settings.rounds, "starts": stamp(season.starts_at, "R")}
    return context.say("league-status", status=season.status, **facts)


async def list_text(bot: Client, lang: str, guild_id: int) -> str:
    """Return every league of a server, in a line or two each.

    Raises: Refused `no_leagues`.
    """
    leagues, lines = Leagues(bot.store), list[str]()
    for league in await leagues.of_guild(guild_id):
        season = await leagues.latest(league.id)
        if season is not None:
            context = SeasonContext(bot, lang, league, season)
            count = len(await context.entrants(IN))
            details = context.say("league-line", channel=f"<#{league.channel_id}>", count=count)
            lines.append(f"**{context.title}** · {_status_line(context)}\n-# {details}")
    if not lines:
        raise Refused("no_leagues")
    return shorten("\n".join(lines), MOST_LISTED)


# Cancelling and moving


async def ask_cancel(interaction: Interaction, context: SeasonContext) -> None:
    """Ask whether to cancel a season, with the consequences.

    Raises: Refused `season_over`.
    """
    season = context.season
    if season.status not in (OPEN, RUNNING):
        raise Refused("season_over")
    running = [one for one in await context.leagues.fixtures(season.id) if one.status == RUNNING]
    facts = {"league": safe(context.league.name), "season": season.number, "count": len(running)}
    label = context.say("button-league-cancel")
    button = Press(0, season.id, "leaguecancel", label, style=discord.ButtonStyle.danger)
    text = ui.TextDisplay[Any](context.say("league-cancel-really", **facts))
    await show(interaction, Panel(text, Row(button, keep_button(context.say("button-league-keep")))))


@on("leaguecancel")
async def _press_cancel(press: Pressed) -> None:
    await wait(press)
    context, user_id = await season_of(press), press.interaction.user.id
    league, season = context.league, context.season
    await check_runs(press.interaction, league)
    act = Act(league.id, season.id, now(), user_id, "cancelled", {})
    await call_off(context.bot, league, season.id, user_id, rows.noted(act))
    await tell(press.interaction, context.say("done-league-cancel", league=safe(league.name)))


async def move_league(context: SeasonContext, channel_id: int, by: int) -> None:
    """Move a league to another channel of its server; games stay where they are.

    Raises: Refused `league_here_already` or `league_channel_taken`.
    """
    league, season = context.league, context.season
    if channel_id == league.channel_id:
        raise Refused("league_here_already")
    act = Act(league.id, season.id, now(), by, "moved", {"from": league.channel_id, "to": channel_id})
    moved = rows.moved(league.id, season.id, league.channel_id, channel_id)
    try:
        await context.leagues.write([*moved, rows.noted(act)])
    except Taken as taken:
        other = await context.leagues.at(channel_id)
        raise Refused("league_channel_taken", name=other.name if other else "?") from taken
    await soon(context.bot, season.id)


# What an edit has changed


_TIMES = ("opens_at", "closes_at", "starts_at", "ends_at")


def edited(before: Season, after: Season, by: int) -> Act:
    """Return the log entry of a changed season."""
    return Act(before.league_id, before.id, now(), by, "edited", {"before": _kept(before), "after": _kept(after)})


def changes(context: SeasonContext, act: Act) -> list[str]:
    """Return a line for each term that an edit changed; [] for other entries."""
    if act.kind != "edited" or "before" not in act.facts:
        return []
    was, now_ = (_lines(context, act.facts[name]) for name in ("before", "after"))
    old, new = [line for line in was if line not in now_], [line for line in now_ if line not in was]
    signs = dict.fromkeys(line.split()[0] for line in [*old, *new])  # each term begins with a sign of its own
    return [f"-# {_of(sign, old)} → {_of(sign, new)}" for sign in signs]


def _of(sign: str, lines: list[str]) -> str:
    return " ".join(line for line in lines if line.split()[0] == sign) or "–"


def _kept(season: Season) -> dict[str, Any]:
    settings: dict[str, Any] = msgspec.to_builtins(season.settings)
    return {"settings": settings, **{name: getattr(season, name) for name in _TIMES}}


def _lines(context: SeasonContext, kept: Mapping[str, Any]) -> list[str]:
    settings = msgspec.convert(kept["settings"], Settings)
    season = Season(0, context.league.id, 0, OPEN, settings, *(kept[name] for name in _TIMES))
    context = replace(context, season=season)
    return [*terms_lines(context), _window_line(context)]


# Rounds


A_PAGE = 15
"""Tables per page."""
LAST = 999
"""The last page of a round, however many it has."""


async def rounds_panel(context: SeasonContext, reader: int, round: int, page: int = 0) -> ui.LayoutView:
    """Return a page of a round's tables, with buttons to the pages before and after; the next round follows."""
    season, say, names = context.season, context.say, await context.names()
    fixtures = await context.leagues.fixtures(season.id, round)
    pages = max(-(-len(fixtures) // A_PAGE), 1)
    page = max(min(page, pages - 1), 0)
    own = [fixture for fixture in fixtures if reader in fixture.people]
    shown = fixtures[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [round_head(context, round, fixtures)]
    lines += [say("league-own-table", table=fixture_line(context, one, names)) for one in own]
    lines += [fixture_line(context, fixture, names) for fixture in shown if fixture not in own]
    before = (round, page - 1) if page else (round - 1, LAST)
    after = (round, page + 1) if page + 1 < pages else (round + 1, 0)
    row = Row()
    for key, (to, at) in (("button-league-before", before), ("button-league-after", after)):
        there = 1 <= to <= season.round
        row.add_item(Press(0, season.id, "leagueround", say(key), arg=f"{to}.{at}", disabled=not there))
    compared = await _opened(context.bot, fixtures)
    if compared:
        row.add_item(Press(0, season.id, "leagueseats", say("button-league-seats"), arg=f"{round}.0"))
    labels = [
        (one.game_id, _label(context, one, names))
        for one in dict.fromkeys((*own, *shown))
        if one.game_id is not None and one.status == FINISHED and (one.deal_id is None or compared)
    ]
    accounts = account_pick(say("account-pick"), labels, origin(season.id, "leagueround", f"{round}.{page}"))
    return context.panel(lines, *accounts, *([row] if season.round > 1 or pages > 1 or compared else []))


def _label(context: SeasonContext, fixture: Fixture, names: Mapping[int, str]) -> str:
    """Return a table's number and people for a list, whose labels format nothing."""
    people = ", ".join(names.get(person, str(person)) for person in fixture.people)
    return f"{context.say('league-table', table=fixture.slot + 1)}: {people}"


@on("leagueround")
async def _press_round(press: Pressed) -> None:
    await acknowledge(press.interaction)
    context = await season_of(press)
    to, at = press.parts(".", 2)
    round = min(max(number_in(to), 1), max(context.season.round, 1))
    await turn_page(press.interaction, await rounds_panel(context, press.interaction.user.id, round, number_in(at)))


async def _opened(bot: Client, fixtures: Sequence[Fixture]) -> int | None:
    """Return the deal that these tables shared, if it is opened."""
    deal = next((fixture.deal_id for fixture in fixtures if fixture.deal_id is not None), None)
    known = None if deal is None else await Deals(bot.store).get(deal)
    return None if known is None or known.closed else known.id


@on("leagueseats")
async def _press_seats(press: Pressed) -> None:
    """Show the results in the same seat with the same deal, the reader's own line first."""
    interaction = press.interaction
    await acknowledge(interaction)
    context = await season_of(press)
    season, say = context.season, context.say
    to, _, at = (press.arg or "").partition(".")
    round, page = number_in(to), number_in(at.partition(".")[0])
    fixtures = await context.leagues.fixtures(season.id, round)
    deal = await _opened(context.bot, fixtures)
    if deal is None:
        raise Refused("season_gone")
    compared = await seats_compared(context, deal)
    pages = max(-(-len(compared) // A_PAGE), 1)
    shown = [line for _, line in compared[page * A_PAGE : (page + 1) * A_PAGE]]
    own = [say("league-own-table", table=line) for row, line in compared if row.person == interaction.user.id]
    buttons = Row()
    for key, there in (("button-league-before", page - 1), ("button-league-after", page + 1)):
        arg = f"{round}.{max(there, 0)}.{key[-5:]}"
        buttons.add_item(Press(0, season.id, "leagueseats", say(key), arg=arg, disabled=not 0 <= there < pages))
    buttons.add_item(Press(0, season.id, "leagueround", say("button-league-tables"), arg=f"{round}.0"))
    await turn_page(interaction, context.panel([round_head(context, round, fixtures), *own, *shown], buttons))
