"""`/league cup` and `/league cup-rules`: groups and bracket of a cup as text, and how it is to be played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as with_settings

from cogs.core.client import command, into_group
from cogs.league.changes import edited
from cogs.league.cups.draw import checked_cup, cup_terms_of
from cogs.league.cups.panel import LATEST, cup_message
from cogs.league.outbox import show_anew
from cogs.league.permissions import check_runs, season_here
from cogs.league.season import Seasons
from cogs.league.standings import seen_by
from cogs.tables.picture_preferences import explain_rate_limit
from cogs.tables.services import Client, Interaction
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, OPEN, Season
from data.store.leagues import Leagues
from engine.core.refused import Refused
from engine.league.cups import MOST_GROUP_GAMES, check_terms

KNOCKOUTS = {"2-1": (2, 1), "3-1": (3, 1), "4-1": (4, 1), "4-2": (4, 2), "5-1": (5, 1), "5-2": (5, 2)}
"""How many sit at a table of the knock-out, and how many of them go on."""
KNOCKOUT_KEYS = KeyFamily("choice-cup-{}", KNOCKOUTS)


def _knockouts() -> list[app_commands.Choice[str]]:
    keys = [(KNOCKOUT_KEYS(value), value) for value in KNOCKOUTS]
    return [app_commands.Choice(name=app_commands.locale_str(english(key), key=key), value=v) for key, v in keys]


class Cups(commands.Cog):
    """What a cup is, and how it stands, in words that everybody can read."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "league")

    @command("league", defers=False)
    async def cup(
        self,
        interaction: Interaction,
        league: str | None = None,
        page: app_commands.Range[int, 1, 99] | None = None,
        public: bool = False,
    ) -> None:
        await interaction.response.defer(ephemeral=not public, thinking=True)
        found, season = await season_here(interaction, league)
        _check_cup(season)
        wanted = replace(await seen_by(interaction, found, public=public), number=LATEST if page is None else page - 1)
        view, picture = await cup_message(self.bot, found, season, wanted)
        await explain_rate_limit(interaction, view)
        await interaction.followup.send(view=view, files=[picture] if picture else [], ephemeral=not public)

    @command("league", "cup-rules", defers=False)
    @app_commands.choices(knockout=_knockouts())
    async def rules(
        self,
        interaction: Interaction,
        groups: app_commands.Range[int, 0, MOST_GROUP_GAMES] | None = None,
        through: app_commands.Range[int, 1, 4] | None = None,
        knockout: str | None = None,
        league: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        _check_cup(season)
        async with self.bot.feature(Seasons).lock(season.id):  # nobody starts it or changes it meanwhile
            season = await Leagues(self.bot.store).season(season.id) or season
            if season.status != OPEN:
                raise Refused("season_has_begun")
            changed = with_terms(self.bot, season, groups, through, knockout)
            kept = rows.noted(edited(season, changed, interaction.user.id))
            await Leagues(self.bot.store).write([rows.season_kept(changed), kept])
        await show_anew(self.bot, found, changed, rows.nonce_of(season.id, "open"))
        view, _ = await cup_message(self.bot, found, changed, await seen_by(interaction, found, public=False))
        await interaction.followup.send(view=view, ephemeral=True)

    @cup.autocomplete("league")
    @rules.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The leagues whose latest season is a cup."""
        leagues, found = Leagues(self.bot.store), []
        for one in await leagues.of_guild(interaction.guild_id or 0):
            season = await leagues.latest(one.id)
            if season is not None and season.settings.kind == CUP and typed.casefold() in one.name.casefold():
                found.append(app_commands.Choice(name=one.name, value=one.name))
        return found[:25]


def with_terms(bot: Client, season: Season, groups: int | None, through: int | None, knockout: str | None) -> Season:
    """The season with what is named changed. Raises Refused where it makes no cup, or does not fit a map."""
    seats, on = KNOCKOUTS.get(knockout or "", (None, None))
    named: dict[str, Any] = {"group_games": groups, "through": through, "seats": seats, "on": on}
    named = {name: value for name, value in named.items() if value is not None}
    if not named:
        raise Refused("cup_nothing_named")
    settings = with_settings(season.settings, cup=with_settings(season.settings.cup, **named))
    if through is not None:
        check_terms(with_settings(cup_terms_of(settings), through=through))
    return replace(season, settings=checked_cup(bot.library.games, settings))


def _check_cup(season: Season) -> None:
    if season.settings.kind != CUP:
        raise Refused("no_cup")
