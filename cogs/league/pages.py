"""What commands about a league show: a season, its rounds, what was edited, all leagues; cancelling and moving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.core.client import tell
from cogs.core.components import Panel, Press, on, wait
from cogs.core.scheduler import now
from cogs.league.announcements import fixture_line, named, round_head, seats_compared, terms_lines, text_panel, title
from cogs.league.outbox import NoticeContext
from cogs.league.permissions import check_runs, season_of
from cogs.league.season import call_off, soon
from cogs.league.standings import season_title
from cogs.tables.services import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.league_rows import IN, LEFT, OPEN, REMOVED, RUNNING, Act, Fixture, League, Notice, Season, Settings
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused

MOST_LISTED = 1900
"""Of the 2,000 characters of a plain message."""


def notice_context_of(bot: Client, lang: str, league: League, season: Season) -> NoticeContext:
    return NoticeContext(bot, lang, league, season, Notice(0, season.id, league.channel_id, "", {}, ""))


async def info_panel(bot: Client, lang: str, league: League, season: Season) -> ui.LayoutView:
    """All that was agreed on for a season, who is in it, and how far it is."""
    context = notice_context_of(bot, lang, league, season)
    entrants = await Leagues(bot.store).entrants(season.id)
    there = [one.name for one in entrants if one.status == IN]
    gone = [one.name for one in entrants if one.status in (LEFT, REMOVED)]
    lines = [title(context), status_line(bot, lang, season), *terms_lines(context)]
    if season.status == OPEN:
        window = {"opens": stamp(season.opens_at, "f"), "closes": stamp(season.closes_at, "f")}
        lines.append(bot.words.say(lang, "league-registration", **window))
    lines.append(bot.words.say(lang, "league-joined", count=len(there), names=named(context, there) or "–"))
    if gone:
        lines.append(bot.words.say(lang, "league-gone", count=len(gone), names=named(context, gone)))
    host = f"<@{league.host_id}>" if league.host_id > 0 else "–"  # a host who was forgotten is nobody
    lines.append(bot.words.say(lang, "league-place", channel=f"<#{league.channel_id}>", host=host))
    return text_panel(lines)


def status_line(bot: Client, lang: str, season: Season) -> str:
    facts = {"round": season.round, "of": season.settings.rounds, "starts": stamp(season.starts_at, "R")}
    return bot.words.say(lang, "league-status", status=season.status, **facts)


async def list_text(bot: Client, lang: str, guild_id: int) -> str:
    """Every league of a server, in a line or two."""
    leagues, lines = Leagues(bot.store), list[str]()
    for league in await leagues.of_guild(guild_id):
        season = await leagues.latest(league.id)
        if season is not None:
            count = len(await leagues.entrants(season.id, IN))
            told = bot.words.say(lang, "league-line", channel=f"<#{league.channel_id}>", count=count)
            head = f"**{season_title(bot, lang, league, season)}** · {status_line(bot, lang, season)}"
            lines.append(f"{head}\n-# {told}")
    if not lines:
        raise Refused("no_leagues")
    return shorten("\n".join(lines), MOST_LISTED)


# Cancelling


async def ask_cancel(interaction: Interaction, league: League, season: Season) -> None:
    """Says what would come of it; the button does it."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    if season.status not in (OPEN, RUNNING):
        raise Refused("season_over")
    running = [one for one in await Leagues(bot.store).fixtures(season.id) if one.status == RUNNING]
    text = bot.words.say(
        lang, "league-cancel-really", league=safe(league.name), season=season.number, count=len(running)
    )
    label = bot.words.say(lang, "button-league-cancel")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Press(0, season.id, "leaguecancel", label, style=discord.ButtonStyle.danger))
    await interaction.followup.send(view=Panel(ui.TextDisplay(text), row), ephemeral=True)


@on("leaguecancel")
async def _press_cancel(press: Pressed) -> None:
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    league, season = await season_of(bot, press.step)
    await check_runs(interaction, league)
    act = Act(league.id, season.id, now(), interaction.user.id, "cancelled", {})
    await call_off(bot, league, season.id, interaction.user.id, rows.noted(act))
    lang = await bot.lang_of(interaction)
    await tell(interaction, bot.words.say(lang, "done-league-cancel", league=safe(league.name)))


# Moving


async def move_league(bot: Client, league: League, season: Season, channel_id: int, by: int) -> None:
    """The league goes on in another channel of its server; games stay where they are. Raises Refused."""
    if channel_id == league.channel_id:
        raise Refused("league_here_already")
    leagues = Leagues(bot.store)
    act = Act(league.id, season.id, now(), by, "moved", {"from": league.channel_id, "to": channel_id})
    try:
        await leagues.write([*rows.moved(league.id, season.id, league.channel_id, channel_id), rows.noted(act)])
    except Taken as taken:
        other = await leagues.at(channel_id)
        raise Refused("league_channel_taken", name=other.name if other else "?") from taken
    await soon(bot, season.id)


# What an edit has changed


_TIMES = ("opens_at", "closes_at", "starts_at", "ends_at")


def edited(before: Season, after: Season, by: int) -> Act:
    return Act(before.league_id, before.id, now(), by, "edited", {"before": _kept(before), "after": _kept(after)})


def changes(bot: Client, lang: str, league: League, act: Act) -> list[str]:
    """A line for each term that differs; none for acts that change no terms, or that do not say which."""
    if act.kind != "edited" or "before" not in act.facts:
        return []
    was, now_ = (_lines(bot, lang, league, act.facts[name]) for name in ("before", "after"))
    old, new = [line for line in was if line not in now_], [line for line in now_ if line not in was]
    signs = dict.fromkeys(line.split()[0] for line in [*old, *new])  # each term begins with a sign of its own
    return [f"-# {_of(sign, old)} → {_of(sign, new)}" for sign in signs]


def _of(sign: str, lines: list[str]) -> str:
    return " ".join(line for line in lines if line.split()[0] == sign) or "–"


def _kept(season: Season) -> dict[str, Any]:
    settings: dict[str, Any] = msgspec.to_builtins(season.settings)
    return {"settings": settings, **{name: getattr(season, name) for name in _TIMES}}


def _lines(bot: Client, lang: str, league: League, kept: Mapping[str, Any]) -> list[str]:
    settings = msgspec.convert(kept["settings"], Settings)
    season = Season(0, league.id, 0, OPEN, settings, *(kept[name] for name in _TIMES))
    window = {"opens": stamp(season.opens_at, "f"), "closes": stamp(season.closes_at, "f")}
    return [
        *terms_lines(notice_context_of(bot, lang, league, season)),
        bot.words.say(lang, "league-registration", **window),
    ]


# Rounds


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
