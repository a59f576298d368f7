"""`/referee`: what referees of leagues do; `/league referee` says who they are, `/league acts` what was done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import command, into_group, tell
from cogs.core.components import Panel, Press, on
from cogs.core.scheduler import now
from cogs.league.announcements import title
from cogs.league.open_tables import map_name
from cogs.league.outbox import NoticeContext, notice
from cogs.league.pages import changes
from cogs.league.permissions import REFEREE, is_referee, league_here, season_here
from cogs.league.referee.acts import MOST_DAYS, Referee, adjudicate, annul, extend, move, remove
from cogs.play.options import is_number
from cogs.tables.notes import Shown
from cogs.tables.services import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.catalogue import english, shorten
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, DRAWN, RUNNING, Act, Fixture, League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused

BY_NOBODY = KeyFamily("{}-nobody", ("done-league-referee", "league-referees"))
LONGEST_WHY = 300
Why = app_commands.Range[str, 1, LONGEST_WHY]


def _described(command: str, *options: str) -> dict[str, str]:
    return {name: english(f"opt-referee-{command}-{name}-desc") for name in options}


def _check_impartial(interaction: Interaction, fixture: Fixture) -> None:
    """Raises Refused("own_table") for a referee who plays there; who manages the server answers for it anyway."""
    if interaction.user.id in fixture.people and not interaction.permissions.manage_guild:
        raise Refused("own_table")


@app_commands.guild_only()
class RefereeCog(
    commands.GroupCog, name="Referee", group_name="referee", group_description=english("cmd-referee-desc")
):
    """Every act has a reason, is kept for good, and is told in the league's channel."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(LeagueActs(self.bot), "league")

    @command("referee", defers=False)
    async def annul(
        self, interaction: Interaction, why: Why, table: str | None = None, league: str | None = None
    ) -> None:
        referee, fixture = await self._table(interaction, why, table, league)
        _check_impartial(interaction, fixture)
        await annul(referee, fixture)
        await self._done(interaction, referee, fixture, "done-referee-annul")

    @command("referee", defers=False)
    async def adjudicate(
        self,
        interaction: Interaction,
        places: app_commands.Range[str, 1, 300],
        why: Why,
        table: str | None = None,
        league: str | None = None,
    ) -> None:
        referee, fixture = await self._table(interaction, why, table, league)
        _check_impartial(interaction, fixture)
        told = await adjudicate(referee, fixture, places)
        await self._done(interaction, referee, fixture, "done-referee-adjudicate", places=safe(told))

    @command("referee", defers=False)
    async def extend(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, MOST_DAYS],
        why: Why,
        table: str | None = None,
        league: str | None = None,
    ) -> None:
        """With a table named, that table has more time, or else the whole season."""
        referee = await self._referee(interaction, why, league)
        fixture = None if table is None else await table_named(interaction, referee.season, table)
        until = await extend(referee, fixture, days)
        lang = await self.bot.lang_of(interaction)
        key = "done-referee-extend-season" if fixture is None else "done-referee-extend-table"
        where = "" if fixture is None else label(self.bot, lang, fixture, referee.season)
        text = self.bot.words.say(lang, key, until=stamp(until, "f"), table=where)
        await tell(interaction, text)

    @command("referee", defers=False)
    async def move(
        self,
        interaction: Interaction,
        person: discord.User,
        division: app_commands.Range[int, 1, 99],
        why: Why,
        league: str | None = None,
    ) -> None:
        referee = await self._referee(interaction, why, league)
        await move(referee, person.id, person.display_name, division - 1)
        await self._said(interaction, "done-referee-move", name=safe(person.display_name), division=division)

    @command("referee", defers=False)
    async def remove(self, interaction: Interaction, person: discord.User, why: Why, league: str | None = None) -> None:
        referee = await self._referee(interaction, why, league)
        await remove(referee, person.id, person.display_name)
        await self._said(interaction, "done-referee-remove", name=safe(person.display_name))

    # What they share

    async def _referee(self, interaction: Interaction, why: str, league: str | None) -> Referee:
        """Acknowledges. Raises Refused for whoever is none, and for an empty reason."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        if not interaction.permissions.manage_guild and not await is_referee(self.bot, interaction):
            raise Refused("referees_only")
        reason = " ".join(why.split())
        if not any(sign.isalnum() for sign in reason):
            raise Refused("no_reason")
        return Referee(self.bot, found, season, interaction.user.id, reason)

    async def _table(
        self, interaction: Interaction, why: str, table: str | None, league: str | None
    ) -> tuple[Referee, Fixture]:
        referee = await self._referee(interaction, why, league)
        return referee, await table_named(interaction, referee.season, table)

    async def _done(
        self, interaction: Interaction, referee: Referee, fixture: Fixture, key: str, **facts: object
    ) -> None:
        """With a word on what a cup makes of it where its next round is drawn already."""
        lang = await self.bot.lang_of(interaction)
        text = self.bot.words.say(lang, key, table=label(self.bot, lang, fixture, referee.season), **facts)
        if referee.season.settings.kind == CUP and fixture.round < referee.season.round:
            text += "\n" + self.bot.words.say(lang, "referee-too-late-for-cup")
        await tell(interaction, text)

    async def _said(self, interaction: Interaction, key: str, **facts: object) -> None:
        await tell(interaction, self.bot.words.say(await self.bot.lang_of(interaction), key, **facts))

    @annul.autocomplete("table")
    @adjudicate.autocomplete("table")
    @extend.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)

    @annul.autocomplete("league")
    @adjudicate.autocomplete("league")
    @extend.autocomplete("league")
    @move.autocomplete("league")
    @remove.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = await Leagues(self.bot.store).of_guild(interaction.guild_id or 0)
        fitting = [one.name for one in known if typed.casefold() in one.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:25]]


class LeagueActs(commands.Cog):
    """Who the referees are, and all that was done."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("league")
    async def referee(self, interaction: Interaction, role: discord.Role | None = None, nobody: bool = False) -> None:
        """Without a choice it tells who the referees are."""
        if interaction.guild_id is None:
            raise Refused("only_in_servers")
        if role is None and not nobody:
            known = await self.bot.settings.get("server", interaction.guild_id, REFEREE)
            await self._told(interaction, "league-referees", None if known is None else f"<@&{known}>")
            return
        if not interaction.permissions.manage_guild:
            raise Refused("needs_manage_server")
        if role is not None and role.is_default():
            raise Refused("everybody_referee")
        await self.bot.settings.set("server", interaction.guild_id, REFEREE, None if role is None else str(role.id))
        facts = {} if role is None else {"role": role.id}
        by, leagues = interaction.user.id, Leagues(self.bot.store)
        there = await leagues.of_guild(interaction.guild_id)
        await leagues.write([rows.noted(Act(one.id, None, now(), by, "referees", facts)) for one in there])
        await self._told(interaction, "done-league-referee", None if role is None else role.mention)

    async def _told(self, interaction: Interaction, key: str, role: str | None) -> None:
        lang = await self.bot.lang_of(interaction)
        key, facts = (BY_NOBODY(key), {}) if role is None else (key, {"role": role})
        await tell(interaction, self.bot.words.say(lang, key, **facts))

    @command("league")
    async def acts(self, interaction: Interaction, league: str | None = None) -> None:
        found = await league_here(interaction, league)
        view = await acts_panel(self.bot, await self.bot.lang_of(interaction), found, 0)
        await interaction.followup.send(view=view, ephemeral=True)

    @acts.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = await Leagues(self.bot.store).of_guild(interaction.guild_id or 0)
        fitting = [one.name for one in known if typed.casefold() in one.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:25]]


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
    return Shown(Panel(ui.TextDisplay(shorten(f"{title(context)}\n{text}", MOST_TEXT))))


async def acts_panel(bot: Client, lang: str, league: League, page: int) -> ui.LayoutView:
    """A page of what was done in a league, the newest first."""
    say = bot.words.say
    acts = await Leagues(bot.store).acts(league.id, A_PAGE + 1, page * A_PAGE)
    lines = [f"### {say(lang, 'acts-title', name=safe(league.name))}"]
    lines += [_line(bot, lang, league, act) for act in acts[:A_PAGE]] or [say(lang, "acts-none")]
    panel = Panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT)))
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
