"""`/referee`: actions of referees; `/league referee` says who they are, `/league acts` what they did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command, into_group, tell
from cogs.core.components import Press, Row, on
from cogs.core.scheduler import now
from cogs.league.context import (
    REFEREE,
    SeasonContext,
    is_referee,
    latest_of,
    offers_leagues,
    season_here,
    text_panel,
)
from cogs.league.outbox import notice
from cogs.league.pages import changes
from cogs.league.referee.acts import (
    ADJUDICATED,
    ANNULLED,
    MOST_DAYS,
    Referee,
    adjudicate,
    annul,
    check_impartial,
    extend,
    list_substitute,
    move,
    places_given,
    playing_entrant,
    remove,
    table_facts,
)
from cogs.play.moves import show, turn_page
from cogs.play.options import fits_name, is_number
from cogs.play.questions import Deed, ask_first
from cogs.tables.notes import Shown
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.catalogue import english, shorten
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, DRAWN, RUNNING, Act, Fixture, Notice
from data.store.leagues import Leagues
from engine.core.refused import Refused

BY_NOBODY = KeyFamily("{}-nobody", ("done-league-referee", "league-referees"))
SURE = KeyFamily("referee-{}-sure", (ANNULLED, ADJUDICATED))
DECIDES = KeyFamily("button-referee-{}", (ANNULLED, ADJUDICATED))
"""The question about a decision on a table, and the button that makes it."""
LONGEST_WHY = 300
Why = app_commands.Range[str, 1, LONGEST_WHY]


async def _check_impartial(
    interaction: Interaction, referee: Referee, fixture: Fixture | None = None, person: int | None = None
) -> None:
    """Check that a referee is no party to a decision, unless they manage the server.

    They are at a table where they hold or held a seat (`fixture`); about someone (`person`), if it is themselves or
    they ever shared a table this season; about the season, if such a table isn't finished.
    Raises: Refused `own_table`, `own_case`, `own_rival` or `own_season`.
    """
    if interaction.permissions.manage_guild:
        return
    if fixture is not None:
        await check_impartial(referee, [fixture], "own_table")
        return
    if person == referee.user_id:
        raise Refused("own_case")
    fixtures = await referee.leagues.fixtures(referee.season.id)
    if person is not None:
        await check_impartial(referee, fixtures, "own_rival", person)
    else:
        await check_impartial(referee, [one for one in fixtures if not one.done], "own_season")


@offers_leagues()
@app_commands.guild_only()
class RefereeCog(
    commands.GroupCog, name="Referee", group_name="referee", group_description=english("cmd-referee-desc")
):
    """The commands. Every action has a reason, is logged permanently, and is posted in the league's channel."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Move the other cog's commands into the group `/league`."""
        into_group(LeagueActs(self.bot), "league")

    @command("referee")
    async def annul(
        self, interaction: Interaction, why: Why, table: str | None = None, league: str | None = None
    ) -> None:
        """Make a table void, after a question."""
        referee, fixture = await self._table(interaction, why, table, league)

        async def deed() -> str:
            await annul(referee, fixture)
            return _done(referee, fixture, "done-referee-annul")

        await self._ask(interaction, referee, fixture, ANNULLED, deed)

    @command("referee")
    async def adjudicate(
        self,
        interaction: Interaction,
        places: app_commands.Range[str, 1, 300],
        why: Why,
        table: str | None = None,
        league: str | None = None,
    ) -> None:
        """Set the places of a table, after a question."""
        referee, fixture = await self._table(interaction, why, table, league)
        given = await places_given(referee, fixture, places)

        async def deed() -> str:
            order = await adjudicate(referee, fixture, places)
            return _done(referee, fixture, "done-referee-adjudicate", places=safe(order))

        await self._ask(interaction, referee, fixture, ADJUDICATED, deed, places=safe(given))

    @command("referee")
    async def extend(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, MOST_DAYS],
        why: Why,
        table: str | None = None,
        league: str | None = None,
    ) -> None:
        """Extend the time of a table, or of the whole season."""
        referee = await self._referee(interaction, why, league)
        fixture = None if table is None else await table_named(interaction, referee, table)
        await _check_impartial(interaction, referee, fixture)
        until = await extend(referee, fixture, days)
        key = "done-referee-extend-season" if fixture is None else "done-referee-extend-table"
        where = "" if fixture is None else table_label(referee, fixture)
        await tell(interaction, referee.say(key, until=stamp(until, "f"), table=where))

    @command("referee")
    async def move(
        self,
        interaction: Interaction,
        person: discord.User,
        division: app_commands.Range[int, 1, 99],
        why: Why,
        league: str | None = None,
    ) -> None:
        """Move a person to another division."""
        referee = await self._referee(interaction, why, league)
        await _check_impartial(interaction, referee, person=person.id)
        await move(referee, person.id, person.display_name, division - 1)
        facts = {"name": safe(person.display_name), "division": division}
        await tell(interaction, referee.say("done-referee-move", **facts))

    @command("referee")
    async def remove(self, interaction: Interaction, person: discord.User, why: Why, league: str | None = None) -> None:
        """Remove a person from the season, after a question."""
        referee = await self._referee(interaction, why, league)
        await _check_impartial(interaction, referee, person=person.id)
        await playing_entrant(referee, person.id, person.display_name)
        name = safe(person.display_name)

        async def deed() -> str:
            await remove(referee, person.id, person.display_name)
            return referee.say("done-referee-remove", name=name)

        text = referee.say("referee-remove-sure", name=name)
        label, keep = referee.say("button-referee-remove"), referee.say("button-referee-keep-player")
        await ask_first(interaction, text, label, keep, deed)

    @command("referee")
    async def substitute(
        self,
        interaction: Interaction,
        person: discord.User,
        why: Why,
        remove: bool = False,
        league: str | None = None,
    ) -> None:
        """List a person as a substitute of the season."""
        referee = await self._referee(interaction, why, league)
        await list_substitute(referee, person.id, person.display_name, remove=remove)
        key = "done-referee-unlist" if remove else "done-referee-substitute"
        await tell(interaction, referee.say(key, name=safe(person.display_name)))

    # What they share

    async def _referee(self, interaction: Interaction, why: str, league: str | None) -> Referee:
        """Return the referee and the reason.

        Raises: Refused for anyone else, and for an empty reason.
        """
        found = await season_here(interaction, league)
        if not interaction.permissions.manage_guild and not await is_referee(self.bot, interaction):
            raise Refused("referees_only")
        reason = " ".join(why.split())
        if not any(sign.isalnum() for sign in reason):
            raise Refused("no_reason")
        return Referee(self.bot, found.lang, found.league, found.season, interaction.user.id, reason)

    async def _table(
        self, interaction: Interaction, why: str, table: str | None, league: str | None
    ) -> tuple[Referee, Fixture]:
        referee = await self._referee(interaction, why, league)
        fixture = await table_named(interaction, referee, table)
        await _check_impartial(interaction, referee, fixture)
        return referee, fixture

    async def _ask(
        self, interaction: Interaction, referee: Referee, fixture: Fixture, kind: str, deed: Deed, **facts: object
    ) -> None:
        """Ask about a decision on a table, saying what it does and for how many people."""
        facts |= {"table": table_label(referee, fixture), "count": len(fixture.people)}
        text, label = referee.say(SURE(kind), **facts), referee.say(DECIDES(kind))
        await ask_first(interaction, text, label, referee.say("button-referee-keep"), deed)

    @annul.autocomplete("table")
    @adjudicate.autocomplete("table")
    @extend.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await table_choices(interaction, typed)


@offers_leagues()
class LeagueActs(commands.Cog):
    """The commands that show the referees and their actions."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("league")
    async def referee(self, interaction: Interaction, role: discord.Role | None = None, nobody: bool = False) -> None:
        """Set the referees' role, or show it.

        Raises: Refused `only_in_servers`, `needs_manage_server` or `everybody_referee`.
        """
        if interaction.guild_id is None:
            raise Refused("only_in_servers")
        if role is None and not nobody:
            known = await self.bot.settings.get("server", interaction.guild_id, REFEREE)
            await self._answer(interaction, "league-referees", None if known is None else f"<@&{known}>")
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
        await self._answer(interaction, "done-league-referee", None if role is None else role.mention)

    async def _answer(self, interaction: Interaction, key: str, role: str | None) -> None:
        lang = await self.bot.lang_of(interaction)
        key, facts = (BY_NOBODY(key), {}) if role is None else (key, {"role": role})
        await tell(interaction, self.bot.words.say(lang, key, **facts))

    @command("league")
    async def acts(self, interaction: Interaction, league: str | None = None) -> None:
        """Show the actions in a league."""
        await show(interaction, await acts_panel(await season_here(interaction, league), 0))


def _done(referee: Referee, fixture: Fixture, key: str, **facts: object) -> str:
    """Return the answer to a decision on a table, with a note if a cup's next round is already drawn."""
    text = referee.say(key, table=table_label(referee, fixture), **facts)
    if referee.settings.kind == CUP and fixture.round < referee.season.round:
        text += "\n" + referee.say("referee-too-late-for-cup")
    return text


ACTS = KeyFamily("act-{}", (), optional=True)
"""The sentences of actions; `act-other` is for those without one."""

A_PAGE = 10
MOST_ACT = 360


# Tables


async def table_named(interaction: Interaction, context: SeasonContext, typed: str | None) -> Fixture:
    """Return the table of that number, or the one whose thread this is.

    Raises: Refused `which_table` or `no_such_table`.
    """
    leagues, season_id = context.leagues, context.season.id
    if typed is None:
        here = next((f for f in await leagues.fixtures(season_id) if f.thread_id == interaction.channel_id), None)
        if here is None:
            raise Refused("which_table")
        return here
    number = typed.strip().removeprefix("#")
    found = await leagues.fixture(int(number)) if is_number(number) and len(number) < 18 else None
    if found is None or found.season_id != season_id or len(found.people) < 2:
        raise Refused("no_such_table", text=typed)
    return found


async def table_choices(interaction: Interaction, typed: str) -> Choices:
    """Offer tables that fit what is typed; running ones first, then the latest."""
    context = await season_here(interaction, getattr(interaction.namespace, "league", None))
    names = await context.names()
    tables = [one for one in await context.leagues.fixtures(context.season.id) if len(one.people) > 1]
    tables.sort(key=lambda one: (one.status not in (RUNNING, DRAWN), -one.round, one.division, one.slot))
    names_of = {one.id: ", ".join(names.get(p, "?") for p in one.people) for one in tables}
    labels = [(f"{table_label(context, one)}: {names_of[one.id]}", one) for one in tables]
    return [app_commands.Choice(name=label, value=str(one.id)) for label, one in labels if fits_name(typed, label)]


def table_label(context: SeasonContext, fixture: Fixture) -> str:
    """Return round, table and map, and the division if there are several."""
    return _table_text(context, table_facts(context.season, fixture))


def _table_text(context: SeasonContext, facts: Mapping[str, Any]) -> str:
    key = "act-table-division" if facts.get("division") else "act-table"
    values = {name: facts[name] for name in ("round", "table", "division") if facts.get(name)}
    return context.say(key, map=context.map_name(str(facts.get("map", ""))), **values)


# Acts


def act_text(context: SeasonContext, kind: str, by: int, facts: Mapping[str, Any]) -> str:
    """Return an action, its referee and its reason as a sentence."""
    say, key = context.say, _key(kind, facts)
    if not context.bot.words.has(context.lang, key):
        key = "act-other"
    values: dict[str, object] = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    values |= {name: safe(fact) for name, fact in facts.items() if isinstance(fact, str)}
    values |= {"by": f"<@{by}>", "kind": kind}
    if "table" in facts:
        values["table"] = _table_text(context, facts)
    if "until" in facts:
        values["until"] = stamp(int(facts["until"]), "f")
    if "role" in facts:
        values["role"] = f"<@&{facts['role']}>"
    why = f" {say('act-why', why=safe(str(facts['why'])))}" if facts.get("why") else ""
    return say(key, **values) + why


def _key(kind: str, facts: Mapping[str, Any]) -> str:
    if kind == "extend" and "table" not in facts:
        return "act-extend-season"
    if kind == "referees" and "role" not in facts:
        return "act-referees-nobody"
    return ACTS(kind)


@notice("act")
async def _tell_act(context: SeasonContext, row: Notice) -> Shown:
    """Return the message about an action for the league's channel."""
    return Shown(context.panel([act_text(context, row.facts["kind"], row.facts.get("by", 0), row.facts)]))


async def acts_panel(context: SeasonContext, page: int) -> ui.LayoutView:
    """Return a page of the actions in a league, the newest first."""
    league, say = context.league, context.say
    acts = await context.leagues.acts(league.id, A_PAGE + 1, page * A_PAGE)
    lines = [f"### {say('acts-title', name=safe(league.name))}"]
    lines += [_act_line(context, act) for act in acts[:A_PAGE]] or [say("acts-none")]
    if not page and len(acts) <= A_PAGE:
        return text_panel(lines)
    newer, older = say("button-acts-newer"), say("button-acts-older")
    back = Press(0, league.id, "leagueacts", newer, arg=f"{max(page - 1, 0)}.n", disabled=not page)
    on = Press(0, league.id, "leagueacts", older, arg=f"{page + 1}.o", disabled=len(acts) <= A_PAGE)
    return text_panel(lines, Row(back, on))


def _act_line(context: SeasonContext, act: Act) -> str:
    text = f"{stamp(act.at, 'd')} {shorten(act_text(context, act.kind, act.by_user, act.facts), MOST_ACT)}"
    return "\n".join([text, *changes(context, act)])


@on("leagueacts")
async def _press_page(press: Pressed) -> None:
    interaction, page = press.interaction, (press.arg or "0").partition(".")[0]
    await acknowledge(interaction)
    league = await Leagues(interaction.client.store).get(press.step)
    if league is None or league.guild_id != interaction.guild_id:
        raise Refused("season_gone")
    number = int(page) if page.isdecimal() and len(page) < 6 else 0
    await turn_page(interaction, await acts_panel(await latest_of(interaction, league), number))
