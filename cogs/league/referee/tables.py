"""Which table a referee means, and what was done in a league, as text in pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import app_commands, ui

from cogs.core.components import Press, on, simple_panel
from cogs.league.announcements import title
from cogs.league.changes import changes
from cogs.league.open_tables import map_name
from cogs.league.outbox import NoticeContext, notice
from cogs.league.permissions import season_here
from cogs.play.options import is_number
from cogs.tables.clock_words import stamp
from cogs.tables.notes import Shown
from cogs.tables.services import Interaction, Pressed
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.league_rows import DRAWN, RUNNING, Act, Fixture, League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

ACTS = KeyFamily("act-{}", (), optional=True)
"""An act without a sentence of its own is told by `act-other`."""

MOST_CHOICES = 25
A_PAGE = 10
MOST_TEXT = 3800
MOST_ACT = 360


# Tables


async def table_named(interaction: Interaction, season: Season, typed: str | None) -> Fixture:
    """The table of that number, as the choices name it, or else the one whose thread this is. Raises Refused."""
    leagues = Leagues(interaction.client.store)
    if typed is None:
        here = next((f for f in await leagues.fixtures(season.id) if f.thread_id == interaction.channel_id), None)
        if here is None:
            raise Refused("which_table")
        return here
    number = typed.strip().removeprefix("#")
    found = await leagues.fixture(int(number)) if is_number(number) and len(number) < 18 else None
    if found is None or found.season_id != season.id or len(found.people) < 2:
        raise Refused("no_such_table", text=typed)
    return found


async def table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Tables that fit what is typed; those that are being played first, then the latest."""
    bot = interaction.client
    try:
        _, season = await season_here(interaction, getattr(interaction.namespace, "league", None))
    except Refused:
        return []
    lang = await bot.lang_of(interaction)
    leagues = Leagues(bot.store)
    names = {one.user_id: one.name for one in await leagues.entrants(season.id)}
    tables = [one for one in await leagues.fixtures(season.id) if len(one.people) > 1]
    tables.sort(key=lambda one: (one.status not in (RUNNING, DRAWN), -one.round, one.division, one.slot))
    told = [
        (f"{label(bot, lang, one, season)}: {', '.join(names.get(p, '?') for p in one.people)}", one) for one in tables
    ]
    fitting = [(text, one) for text, one in told if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=shorten(text), value=str(one.id)) for text, one in fitting[:MOST_CHOICES]]


def label(bot: Client, lang: str, fixture: Fixture, season: Season) -> str:
    """Round, table and map, and the division where there are several."""
    facts = {"round": fixture.round, "table": fixture.slot + 1, "map": fixture.map}
    several = season.settings.divisions > 1
    return _table_told(bot, lang, facts | ({"division": fixture.division + 1} if several else {}))


def _table_told(bot: Client, lang: str, facts: Mapping[str, Any]) -> str:
    key = "act-table-division" if facts.get("division") else "act-table"
    told = {name: facts[name] for name in ("round", "table", "division") if facts.get(name)}
    return bot.words.say(lang, key, map=map_name(bot, lang, str(facts.get("map", ""))), **told)


# Acts


def act_text(bot: Client, lang: str, kind: str, by: int, facts: Mapping[str, Any]) -> str:
    """What was done, by whom, and why, in a sentence."""
    key = _key(kind, facts)
    if not bot.words.has(lang, key):
        key = "act-other"
    told: dict[str, object] = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    told |= {name: safe(fact) for name, fact in facts.items() if isinstance(fact, str)}
    told |= {"by": f"<@{by}>", "kind": kind}
    if "table" in facts:
        told["table"] = _table_told(bot, lang, facts)
    if "until" in facts:
        told["until"] = stamp(int(facts["until"]), "f")
    if "role" in facts:
        told["role"] = f"<@&{facts['role']}>"
    text = bot.words.say(lang, key, **told)
    return f"{text} {bot.words.say(lang, 'act-why', why=safe(str(facts['why'])))}" if facts.get("why") else text


def _key(kind: str, facts: Mapping[str, Any]) -> str:
    if kind == "extend" and "table" not in facts:
        return "act-extend-season"
    if kind == "referees" and "role" not in facts:
        return "act-referees-nobody"
    return ACTS(kind)


@notice("act")
async def _tell_act(context: NoticeContext) -> Shown:
    """A league's channel hears what a referee has done, and why."""
    facts = context.notice.facts
    text = act_text(context.bot, context.lang, str(facts["kind"]), int(facts.get("by", 0)), facts)
    return Shown(simple_panel(ui.TextDisplay(shorten(f"{title(context)}\n{text}", MOST_TEXT))))


async def acts_panel(bot: Client, lang: str, league: League, page: int) -> ui.LayoutView:
    """A page of what was done in a league, the newest first."""
    say = bot.words.say
    acts = await Leagues(bot.store).acts(league.id, A_PAGE + 1, page * A_PAGE)
    lines = [f"### {say(lang, 'acts-title', name=safe(league.name))}"]
    lines += [_line(bot, lang, league, act) for act in acts[:A_PAGE]] or [say(lang, "acts-none")]
    panel = simple_panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT)))
    if page or len(acts) > A_PAGE:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        newer, older = say(lang, "button-acts-newer"), say(lang, "button-acts-older")
        row.add_item(Press(0, league.id, "leagueacts", newer, arg=f"{max(page - 1, 0)}.n", disabled=not page))
        row.add_item(Press(0, league.id, "leagueacts", older, arg=f"{page + 1}.o", disabled=len(acts) <= A_PAGE))
        panel.add_item(row)
    return panel


def _line(bot: Client, lang: str, league: League, act: Act) -> str:
    text = f"{stamp(act.at, 'd')} {shorten(act_text(bot, lang, act.kind, act.by_user, act.facts), MOST_ACT)}"
    return "\n".join([text, *changes(bot, lang, league, act)])


@on("leagueacts")
async def _press_page(press: Pressed) -> None:
    interaction = press.interaction
    await interaction.response.defer()
    bot, page = interaction.client, (press.arg or "0").partition(".")[0]
    league = await Leagues(bot.store).get(press.step)
    if league is None or league.guild_id != interaction.guild_id:
        raise Refused("season_gone")
    number = int(page) if page.isdecimal() and len(page) < 6 else 0
    view = await acts_panel(bot, await bot.lang_of(interaction), league, number)
    await interaction.edit_original_response(view=view)
