"""A season for a reader; which season a command or button is about, and who may run it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, lacking
from cogs.core.components import Panel, Row
from cogs.play.options import fits_name, named
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client, Interaction, Pressed
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.store.league_rows import Entrant, League, Season, Settings
from data.store.leagues import Leagues
from engine.core.refused import Refused

C = TypeVar("C", bound=commands.Cog)
REFEREE = "referee"
"""The server's setting: the id of the role whose members are referees."""
MOST_TEXT = 3800
"""Of the 4,000 characters of a message."""
MOST_NAMED = 40
"""The most names in a list; how many more there are follows them."""


@dataclass(frozen=True)
class SeasonContext:
    """A season and the language of its texts: a reader's, or the server's."""

    bot: Client
    lang: str
    league: League
    season: Season

    @property
    def leagues(self) -> Leagues:
        return Leagues(self.bot.store)

    @property
    def settings(self) -> Settings:
        return self.season.settings

    @property
    def title(self) -> str:
        return self.say("league-title", name=safe(self.league.name), season=self.season.number)

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence in that language."""
        return self.bot.words.say(self.lang, key, **facts)

    def map_name(self, key: str) -> str:
        """Return the name of a map, also of one that is gone."""
        return map_name(self.bot, self.lang, key)

    def named(self, names: Sequence[str]) -> str:
        """Return some names, and how many more there are."""
        shown = ", ".join(safe(name) for name in names[:MOST_NAMED])
        more = len(names) - MOST_NAMED
        return shown if more <= 0 else self.say("league-and-more", names=shown, count=more)

    async def entrants(self, *statuses: str) -> list[Entrant]:
        """Return the season's people with these statuses, or all, in the order in which they joined."""
        return await self.leagues.entrants(self.season.id, *statuses)

    async def names(self) -> dict[int, str]:
        """Return the names of everyone who was ever in the season, by id."""
        return {one.user_id: one.name for one in await self.entrants()}

    def panel(self, lines: Iterable[str], *rows: Row) -> ui.LayoutView:
        """Return a message of these lines below the season's title."""
        return text_panel([f"### {self.title}", *lines], *rows)


def text_panel(lines: Iterable[str], *rows: Row) -> ui.LayoutView:
    """Return a message of these lines."""
    return Panel(ui.TextDisplay(shorten("\n".join(lines), MOST_TEXT)), *rows)


# Which season


def parent_channel(interaction: Interaction) -> int:
    """Return the id of the channel; for a thread, that of its parent."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0


def league_channel(interaction: Interaction, *, private: bool) -> discord.TextChannel:
    """Return the channel of a league, in which threads can be created.

    Raises: Refused `no_threads_here` or `missing_permission`.
    """
    channel = interaction.client.get_channel(parent_channel(interaction))
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    allowed = channel.permissions_for(channel.guild.me)
    missing = lacking(channel, allowed)
    needed = ["create_private_threads" if private else "create_public_threads", "send_messages_in_threads"]
    for permission in ([missing] if missing else []) + [name for name in needed if not getattr(allowed, name)]:
        raise Refused("missing_permission", permission=permission)
    return channel


async def league_here(interaction: Interaction, name: str | None) -> League:
    """Return the league of that name, else the channel's, else the server's only one.

    Raises: Refused `only_in_servers`, `no_such_league`, `which_league` or `no_leagues`.
    """
    leagues, guild = Leagues(interaction.client.store), interaction.guild_id
    if guild is None:
        raise Refused("only_in_servers")
    if name:
        there = {one.name: one for one in await leagues.of_guild(guild)}
        called = named({known: [known] for known in there}, name)
        if called is None:
            raise Refused("no_such_league", text=name)
        return there[called]
    here = await leagues.at(parent_channel(interaction))
    if here is not None and here.guild_id == guild:
        return here
    known = await leagues.of_guild(guild)
    if len(known) != 1:
        raise Refused("which_league" if known else "no_leagues")
    return known[0]


async def season_here(interaction: Interaction, name: str | None) -> SeasonContext:
    """Return the latest season of the league that a command is about.

    Raises: Refused as `league_here` does.
    """
    return await latest_of(interaction, await league_here(interaction, name))


async def latest_of(interaction: Interaction, league: League) -> SeasonContext:
    """Return the latest season of a league."""
    bot, season = interaction.client, await Leagues(interaction.client.store).latest(league.id)
    assert season is not None
    return SeasonContext(bot, await bot.lang_of(interaction), league, season)


async def season_to_run(interaction: Interaction, name: str | None) -> SeasonContext:
    """Return the league's latest season, for someone who may run it.

    Raises: Refused as `season_here` and `check_runs` do.
    """
    context = await season_here(interaction, name)
    await check_runs(interaction, context.league)
    return context


async def season_of(press: Pressed) -> SeasonContext:
    """Return the season that a button was made for.

    Raises: Refused `season_gone`.
    """
    bot = press.interaction.client
    season = await Leagues(bot.store).season(press.step)
    league = None if season is None else await Leagues(bot.store).get(season.league_id)
    if season is None or league is None:
        raise Refused("season_gone")
    return SeasonContext(bot, await bot.lang_of(press.interaction), league, season)


def offers_leagues(kind: str | None = None) -> Callable[[type[C]], type[C]]:
    """Offer the server's leagues for the option `league` of a cog's commands: all, or those of this kind."""

    async def leagues(interaction: Interaction, typed: str) -> Choices:
        store, found = Leagues(interaction.client.store), Choices()
        for one in await store.of_guild(interaction.guild_id or 0):
            season = None if kind is None else await store.latest(one.id)
            if fits_name(typed, one.name) and (season is None or season.settings.kind == kind):
                found.append(app_commands.Choice(name=one.name, value=one.name))
        return found

    def offering(cog: type[C]) -> type[C]:
        for command in cog.__cog_app_commands__:
            if isinstance(command, app_commands.Command) and command.get_parameter("league"):
                command.autocomplete("league")(leagues)
        return cog

    return offering


# Who may run it


async def is_referee(bot: Client, interaction: Interaction) -> bool:
    """Tell whether the asker has the referees' role."""
    role = await bot.settings.get("server", interaction.guild_id or 0, REFEREE)
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and any(str(r.id) == role for r in member.roles)


async def check_runs(interaction: Interaction, league: League | None = None) -> None:
    """Check that the asker may run this league, or leagues at all.

    Raises: Refused `not_a_referee`.
    """
    if interaction.permissions.manage_guild or (league is not None and league.host_id == interaction.user.id):
        return
    if not await is_referee(interaction.client, interaction):
        raise Refused("not_a_referee")
