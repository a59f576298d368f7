"""`/league`: seasons of a server, from their announcement to their last table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as with_settings

from cogs.core.client import command, tell
from cogs.core.scheduler import now
from cogs.game.table_options import CLOCK_CHOICES, TIMEOUT_CHOICES
from cogs.league.choices import (
    COUNTS_CHOICES,
    OVERRUN_CHOICES,
    USUAL_CLOCK,
    USUAL_TIMEOUT,
    Choices,
    choices,
    league_channel,
    pace,
    rounds_for,
)
from cogs.league.cups.commands import LATEST, cup_message
from cogs.league.draw import draws
from cogs.league.entrants import ask_next, join_and_tell, leave_and_tell
from cogs.league.outbox import show_anew
from cogs.league.pages import ask_cancel, edited, info_panel, list_text, move_league, rounds_panel
from cogs.league.parse import MOST_DIVISIONS, MOST_ROUNDS, Wanted, applied, checked_name, zone_of
from cogs.league.permissions import check_runs, league_here, season_here
from cogs.league.season import Seasons, soon, start_now
from cogs.league.standings import seen_by, table_message
from cogs.tables.services import Client, Interaction
from cogs.tables.settings import explain_rate_limit
from cogs.tables.terms import HOLDER
from cogs.text.catalogue import english, shorten
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.languages import name_in
from data.store import leagues as rows
from data.store.league_rows import CUP, LEAGUE, OPEN, Act, League, OverrunPolicy, Season, Settings
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused
from engine.league.standings import checked_scale

KINDS = KeyFamily("choice-league-kind-{}", lambda: tuple(draws))

MOST_CHOICES = 25


@app_commands.guild_only()
class LeagueCog(commands.GroupCog, name="League", group_name="league", group_description=english("cmd-league-desc")):
    """The commands; joining and leaving have buttons as well."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        kinds: Any = choices(KINDS, tuple(draws))
        self.create._params["kind"].choices = kinds

    async def cog_load(self) -> None:
        await Leagues(self.bot.store).watch()

    async def cog_unload(self) -> None:
        await self.bot.feature(Seasons).stop()

    @command("league", defers=False)
    @app_commands.choices(clock=CLOCK_CHOICES, late=TIMEOUT_CHOICES, overrun=OVERRUN_CHOICES, counts=COUNTS_CHOICES)
    async def create(
        self,
        interaction: Interaction,
        name: str,
        maps: str,
        start: str,
        end: str | None = None,
        kind: str = LEAGUE,
        seats: app_commands.Range[int, 2, 5] = 4,
        divisions: app_commands.Range[int, 1, MOST_DIVISIONS] = 1,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        points: str | None = None,
        clock: str = USUAL_CLOCK,
        late: str = USUAL_TIMEOUT,
        opens: str | None = None,
        closes: str | None = None,
        overrun: str = OverrunPolicy.WAIT,
        same: bool = False,
        movers: app_commands.Range[int, 0, 20] = 1,
        reliability: app_commands.Range[int, 0, 100] = 0,
        options: str | None = None,
        counts: str = HOLDER,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await check_runs(interaction)
        channel = league_channel(interaction, private=same)
        settings = Settings(
            maps=(),
            kind=kind,
            seats=seats,
            divisions=divisions,
            pace=(clock, late),
            rounds=rounds or rounds_for(maps),
            late=OverrunPolicy(overrun),
            same_deal=same,
            movers=movers,
            reliability=reliability,
            counts=counts,
        )
        settings = settings if points is None else with_settings(settings, scale=checked_scale(points))
        at = now()
        wanted = Wanted(maps, start, end, opens, closes, options)
        blank = Season(0, 0, 1, OPEN, settings, at, 0, 0, 0)
        zone = await zone_of(self.bot, interaction.user.id)
        season = applied(self.bot.library.games, blank, wanted, zone, at)
        league = League(0, channel.guild.id, channel.id, checked_name(name), interaction.user.id)
        await self._store(interaction, league, season)

    async def _store(self, interaction: Interaction, league: League, season: Season) -> None:
        leagues = Leagues(self.bot.store)
        try:
            league_id = await leagues.create(league, season, now())
        except Taken as taken:
            if taken.what == "name":
                raise Refused("league_name_taken", name=league.name) from taken
            other = await leagues.at(league.channel_id)
            raise Refused("league_channel_taken", name=other.name if other else "?") from taken
        await self._note(league_id, None, interaction.user.id, "created", {"name": league.name})
        self.bot.scheduler.wake()
        lang = await self.bot.lang_of(interaction)
        text = self.bot.words.say(
            lang,
            "done-league-create",
            league=safe(league.name),
            channel=f"<#{league.channel_id}>",
            opens=f"<t:{season.opens_at}:f>",
            starts=f"<t:{season.starts_at}:f>",
        )
        await tell(interaction, text)

    async def _note(self, league: int, season: int | None, by: int, kind: str, facts: dict[str, Any]) -> None:
        await Leagues(self.bot.store).write([rows.noted(Act(league, season, now(), by, kind, facts))])

    # People

    @command("league")
    async def join(self, interaction: Interaction, league: str | None = None) -> None:
        await join_and_tell(interaction, *await season_here(interaction, league))

    @command("league")
    async def leave(self, interaction: Interaction, league: str | None = None) -> None:
        await leave_and_tell(interaction, *await season_here(interaction, league))

    # Looking

    @command("league")
    async def info(self, interaction: Interaction, league: str | None = None) -> None:
        found, season = await season_here(interaction, league)
        view = await info_panel(self.bot, await self.bot.lang_of(interaction), found, season)
        await interaction.followup.send(view=view, ephemeral=True)

    @command("league", "list")
    async def all(self, interaction: Interaction) -> None:
        if interaction.guild_id is None:
            raise Refused("only_in_servers")
        await tell(interaction, await list_text(self.bot, await self.bot.lang_of(interaction), interaction.guild_id))

    @command("league", defers=False)
    async def table(
        self,
        interaction: Interaction,
        league: str | None = None,
        season: app_commands.Range[int, 1, 999] | None = None,
        division: app_commands.Range[int, 1, MOST_DIVISIONS] = 1,
        public: bool = False,
    ) -> None:
        await interaction.response.defer(ephemeral=not public, thinking=True)
        found, shown = await self._season(interaction, league, season)
        if division > shown.settings.divisions:
            raise Refused("no_such_division", count=shown.settings.divisions)
        page = replace(await seen_by(interaction, found, public=public), division=division - 1)
        if shown.settings.kind == CUP:
            view, picture = await cup_message(self.bot, found, shown, replace(page, number=LATEST))
        else:
            view, picture = await table_message(self.bot, found, shown, page)
        files = [picture] if picture else []
        await explain_rate_limit(interaction, view)
        await interaction.followup.send(view=view, files=files, ephemeral=not public)

    @command("league", defers=False)
    async def rounds(
        self,
        interaction: Interaction,
        league: str | None = None,
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        if not season.round:
            raise Refused("no_rounds_yet", starts=str(season.starts_at))
        if round is not None and round > season.round:
            raise Refused("no_such_round", count=season.round)
        lang, user = await self.bot.lang_of(interaction), interaction.user.id
        view = await rounds_panel(self.bot, lang, found, season, user, round or season.round)
        await interaction.followup.send(view=view, ephemeral=True)

    async def _season(self, interaction: Interaction, name: str | None, number: int | None) -> tuple[League, Season]:
        league = await league_here(interaction, name)
        seasons = await Leagues(self.bot.store).seasons(league.id)
        found = next((season for season in seasons if number in (None, season.number)), None)
        if found is None:
            raise Refused("no_such_season", count=len(seasons))
        return league, found

    # Running it

    @command("league", defers=False)
    @app_commands.choices(clock=CLOCK_CHOICES, late=TIMEOUT_CHOICES, overrun=OVERRUN_CHOICES, counts=COUNTS_CHOICES)
    async def edit(
        self,
        interaction: Interaction,
        league: str | None = None,
        maps: str | None = None,
        start: str | None = None,
        end: str | None = None,
        seats: app_commands.Range[int, 2, 5] | None = None,
        divisions: app_commands.Range[int, 1, MOST_DIVISIONS] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        points: str | None = None,
        clock: str | None = None,
        late: str | None = None,
        opens: str | None = None,
        closes: str | None = None,
        overrun: str | None = None,
        same: bool | None = None,
        movers: app_commands.Range[int, 0, 20] | None = None,
        reliability: app_commands.Range[int, 0, 100] | None = None,
        options: str | None = None,
        counts: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        async with self.bot.feature(Seasons).lock(season.id):  # nobody starts it or changes it meanwhile
            season = await Leagues(self.bot.store).season(season.id) or season
            if season.status != OPEN:
                raise Refused("season_has_begun")
            if same:
                league_channel(interaction, private=True)
            given: dict[str, Any] = {
                "seats": seats,
                "divisions": divisions,
                "rounds": rounds,
                "scale": None if points is None else checked_scale(points),
                "pace": pace(season.settings, clock, late),
                "late": None if overrun is None else OverrunPolicy(overrun),
                "same_deal": same,
                "movers": movers,
                "reliability": reliability,
                "counts": counts,
            }
            changed = {name: value for name, value in given.items() if value is not None}
            before = replace(season, settings=with_settings(season.settings, **changed))
            wanted = Wanted(maps, start, end, opens, closes, options)
            zone = await zone_of(self.bot, interaction.user.id)
            after = applied(self.bot.library.games, before, wanted, zone, now())
            if after == season:
                raise Refused("nothing_to_change")
            kept = rows.noted(edited(season, after, interaction.user.id))
            await Leagues(self.bot.store).write([rows.season_kept(after), kept])
        await soon(self.bot, season.id)
        await show_anew(self.bot, found, after, rows.nonce_of(season.id, "open"))
        lang = await self.bot.lang_of(interaction)
        view = await info_panel(self.bot, lang, found, after)
        await interaction.followup.send(view=view, ephemeral=True)

    @command("league")
    async def start(self, interaction: Interaction, league: str | None = None) -> None:
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        act = rows.noted(Act(found.id, season.id, now(), interaction.user.id, "started", {}))
        count = await start_now(self.bot, found, season.id, act)
        lang = await self.bot.lang_of(interaction)
        await tell(interaction, self.bot.words.say(lang, "done-league-start", league=safe(found.name), count=count))

    @command("league")
    async def cancel(self, interaction: Interaction, league: str | None = None) -> None:
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        await ask_cancel(interaction, found, season)

    @command("league")
    async def move(self, interaction: Interaction, league: str) -> None:
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        channel = league_channel(interaction, private=season.settings.same_deal)
        await move_league(self.bot, found, season, channel.id, interaction.user.id)
        lang = await self.bot.lang_of(interaction)
        await tell(
            interaction, self.bot.words.say(lang, "done-league-move", league=safe(found.name), channel=channel.mention)
        )

    @command("league", defers=False)
    async def season(
        self, interaction: Interaction, start: str, end: str | None = None, league: str | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found, season = await season_here(interaction, league)
        await check_runs(interaction, found)
        await ask_next(interaction, found, season, start, end)

    @join.autocomplete("league")
    @leave.autocomplete("league")
    @info.autocomplete("league")
    @table.autocomplete("league")
    @rounds.autocomplete("league")
    @edit.autocomplete("league")
    @start.autocomplete("league")
    @cancel.autocomplete("league")
    @move.autocomplete("league")
    @season.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> Choices:
        known = await Leagues(self.bot.store).of_guild(interaction.guild_id or 0)
        fitting = [one.name for one in known if typed.casefold() in one.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]

    @create.autocomplete("maps")
    @edit.autocomplete("maps")
    async def _maps(self, interaction: Interaction, typed: str) -> Choices:
        """The list so far, with each map that may follow."""
        lang = await self.bot.lang_of(interaction)
        before, _, last = typed.rpartition(",")
        start = f"{before.strip()}, " if before.strip() else ""
        names = [name_in(file.names, lang) for file in self.bot.library.games.values()]
        fitting = [start + name for name in names if last.strip().casefold() in name.casefold()]
        whole = [typed] if before.strip() and last.strip() == "" else []
        told = [text for text in [*whole, *fitting] if len(text) <= 100]
        return [app_commands.Choice(name=shorten(text), value=text) for text in told[:MOST_CHOICES]]
