"""`/referee`: what referees of leagues do; `/league referee` says who they are, `/league acts` what was done."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import command, into_group, tell
from cogs.core.scheduler import now
from cogs.league.permissions import REFEREE, is_referee, league_here, season_here
from cogs.league.referee.acts import MOST_DAYS, Referee, adjudicate, annul, extend, move, remove
from cogs.league.referee.tables import acts_panel, label, table_choices, table_named
from cogs.tables.clock_words import stamp
from cogs.tables.services import Client, Interaction
from cogs.text.catalogue import english
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, Act, Fixture
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
