"""Which league a command is about, and who may run it: those who manage the server, its referees, and its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from data.store.league_rows import League, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client, Interaction

REFEREE = "referee"
"""The server's setting: the id of the role whose members are referees."""


async def is_referee(bot: Client, interaction: Interaction) -> bool:
    role = await bot.settings.get("server", interaction.guild_id or 0, REFEREE)
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and any(str(r.id) == role for r in member.roles)


async def check_runs(interaction: Interaction, league: League | None = None) -> None:
    """Raises Refused for whoever may not run this league, or leagues at all."""
    if interaction.permissions.manage_guild or (league is not None and league.host_id == interaction.user.id):
        return
    if not await is_referee(interaction.client, interaction):
        raise Refused("not_a_referee")


def parent_channel(interaction: Interaction) -> int:
    """The channel that this is about: of a thread, the one that it belongs to."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0


async def league_here(interaction: Interaction, name: str | None) -> League:
    """The league of that name, else the channel's, else the only one of the server. Raises Refused."""
    leagues, guild = Leagues(interaction.client.store), interaction.guild_id
    if guild is None:
        raise Refused("only_in_servers")
    if name:
        named = await leagues.named(guild, name)
        if named is None:
            raise Refused("no_such_league", text=name)
        return named
    here = await leagues.at(parent_channel(interaction))
    if here is not None and here.guild_id == guild:
        return here
    known = await leagues.of_guild(guild)
    if len(known) != 1:
        raise Refused("which_league" if known else "no_leagues")
    return known[0]


async def season_here(interaction: Interaction, name: str | None) -> tuple[League, Season]:
    """The league's latest season."""
    league = await league_here(interaction, name)
    season = await Leagues(interaction.client.store).latest(league.id)
    assert season is not None
    return league, season


async def season_of(bot: Client, season_id: int) -> tuple[League, Season]:
    """The season that a button was made for. Raises Refused where it is gone."""
    leagues = Leagues(bot.store)
    season = await leagues.season(season_id)
    league = None if season is None else await leagues.get(season.league_id)
    if season is None or league is None:
        raise Refused("season_gone")
    return league, season
