"""`/league`: seasons of a server, from their announcement to their final standings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as with_settings

from cogs.core.client import Choices, acknowledge, command, named_choices, tell
from cogs.core.scheduler import now
from cogs.game.table_options import CLOCK_CHOICES, TIMEOUT_CHOICES
from cogs.league.context import (
    SeasonContext,
    check_runs,
    league_channel,
    league_here,
    offers_leagues,
    season_here,
    season_to_run,
)
from cogs.league.cups.commands import LATEST, cup_message
from cogs.league.draw import draws
from cogs.league.entrants import ask_next, join_and_tell, leave_and_tell
from cogs.league.outbox import update_post
from cogs.league.pages import ask_cancel, edited, info_panel, list_text, move_league, rounds_panel
from cogs.league.parse import MOST_DIVISIONS, MOST_ROUNDS, Wanted, applied, checked_name, zone_of
from cogs.league.season import Seasons, changing, check_may_start, soon, start_now
from cogs.league.standings import first_page, table_message
from cogs.play.moves import show
from cogs.play.options import TypedList, name_choices
from cogs.play.questions import ask_first
from cogs.tables.service import Client, Interaction
from cogs.tables.terms import CODES, HOLDER, NOBODY, STARTER, TIMEOUT, stamp
from cogs.text.catalogue import english
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store import leagues as rows
from data.store.league_rows import CUP, LEAGUE, OPEN, Act, League, OverrunPolicy, Season, Settings
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused
from engine.league.standings import checked_scale

KINDS = KeyFamily("choice-league-kind-{}", draws)
LATE = KeyFamily("choice-league-late-{}", OverrunPolicy)
COUNTED_FOR = KeyFamily("choice-league-counts-{}", (HOLDER, STARTER, NOBODY))

USUAL_ROUNDS = 6
USUAL_CLOCK, USUAL_TIMEOUT = "c2", "tm"
TERMS_CHOICES = {
    "clock": CLOCK_CHOICES,
    "late": TIMEOUT_CHOICES,
    "overrun": named_choices(LATE, OverrunPolicy),
    "counts": named_choices(COUNTED_FOR, (HOLDER, STARTER, NOBODY)),
}


@offers_leagues()
@app_commands.guild_only()
class LeagueCog(commands.GroupCog, name="League", group_name="league", group_description=english("cmd-league-desc")):
    """The commands; joining and leaving have buttons too."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Schedule a check of every running season."""
        await Leagues(self.bot.store).watch()

    async def cog_unload(self) -> None:
        """Stop all seasons' tasks."""
        await self.bot.feature(Seasons).stop()

    @command("league")
    @app_commands.choices(**TERMS_CHOICES, kind=named_choices(KINDS, draws))
    async def create(
        self,
        interaction: Interaction,
        name: str,
        maps: TypedList,
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
        options: TypedList | None = None,
        counts: str = HOLDER,
    ) -> None:
        """Create a league with its first season."""
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
        act = Act(0, None, now(), interaction.user.id, "created", {"name": league.name})
        try:
            await leagues.create(league, season, act)
        except Taken as taken:
            if taken.what == "name":
                raise Refused("league_name_taken", name=league.name) from taken
            other = await leagues.at(league.channel_id)
            raise Refused("league_channel_taken", name=other.name if other else "?") from taken
        self.bot.scheduler.wake()
        facts = {"channel": f"<#{league.channel_id}>", "opens": stamp(season.opens_at, "f")}
        facts |= {"starts": stamp(season.starts_at, "f"), "league": safe(league.name)}
        await tell(interaction, self.bot.words.say(await self.bot.lang_of(interaction), "done-league-create", **facts))

    # People

    @command("league")
    async def join(self, interaction: Interaction, league: str | None = None) -> None:
        """Join a season."""
        await join_and_tell(interaction, await season_here(interaction, league))

    @command("league")
    async def leave(self, interaction: Interaction, league: str | None = None) -> None:
        """Leave a season."""
        await leave_and_tell(interaction, await season_here(interaction, league))

    # Looking

    @command("league")
    async def info(self, interaction: Interaction, league: str | None = None) -> None:
        """Show a season."""
        await show(interaction, await info_panel(await season_here(interaction, league)))

    @command("league", "list")
    async def all(self, interaction: Interaction) -> None:
        """List the server's leagues.

        Raises: Refused `only_in_servers`.
        """
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
        """Show the standings.

        Raises: Refused `no_such_division`.
        """
        await acknowledge(interaction, thinking=True, public=public)
        asked = await self._season(interaction, league, season)
        if division > asked.settings.divisions:
            raise Refused("no_such_division", count=asked.settings.divisions)
        context, page = await first_page(interaction, asked, public=public)
        if context.settings.kind == CUP:
            found = await cup_message(context, replace(page, number=LATEST))
        else:
            found = await table_message(context, replace(page, division=division - 1))
        await show(interaction, *found)

    @command("league")
    async def rounds(
        self,
        interaction: Interaction,
        league: str | None = None,
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        """Show the tables of a round.

        Raises: Refused `no_rounds_yet` or `no_such_round`.
        """
        context = await season_here(interaction, league)
        season = context.season
        if not season.round:
            raise Refused("no_rounds_yet", starts=str(season.starts_at))
        if round is not None and round > season.round:
            raise Refused("no_such_round", count=season.round)
        await show(interaction, await rounds_panel(context, interaction.user.id, round or season.round))

    async def _season(self, interaction: Interaction, name: str | None, number: int | None) -> SeasonContext:
        league = await league_here(interaction, name)
        seasons = await Leagues(self.bot.store).seasons(league.id)
        found = next((season for season in seasons if number in (None, season.number)), None)
        if found is None:
            raise Refused("no_such_season", count=len(seasons))
        return SeasonContext(self.bot, await self.bot.lang_of(interaction), league, found)

    # Running it

    @command("league")
    @app_commands.choices(**TERMS_CHOICES)
    async def edit(
        self,
        interaction: Interaction,
        league: str | None = None,
        maps: TypedList | None = None,
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
        options: TypedList | None = None,
        counts: str | None = None,
    ) -> None:
        """Change a season before it starts.

        Raises: Refused `nothing_to_change`, `season_has_begun`, or with the codes of `applied`.
        """
        context = await season_to_run(interaction, league)
        async with changing(context) as season:
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
            await context.leagues.write([rows.season_kept(after), kept])
        await soon(self.bot, season.id)
        await update_post(self.bot, context.league, after)
        await show(interaction, await info_panel(replace(context, season=after)))

    @command("league")
    async def start(self, interaction: Interaction, league: str | None = None) -> None:
        """Start a season before its time, after a question."""
        context = await season_to_run(interaction, league)
        _, count = await check_may_start(context.leagues, context.season)
        found, season_id = context.league, context.season.id

        async def start() -> str:
            act = rows.noted(Act(found.id, season_id, now(), interaction.user.id, "started", {}))
            count = await start_now(self.bot, found, season_id, act)
            return context.say("done-league-start", league=safe(found.name), count=count)

        text = context.say(
            "league-start-sure", league=safe(found.name), count=count, starts=stamp(context.season.starts_at)
        )
        label, keep = context.say("button-league-start"), context.say("button-league-keep-open")
        await ask_first(interaction, text, label, keep, start)

    @command("league")
    async def cancel(self, interaction: Interaction, league: str | None = None) -> None:
        """Ask whether to cancel a season."""
        await ask_cancel(interaction, await season_to_run(interaction, league))

    @command("league")
    async def move(self, interaction: Interaction, league: str) -> None:
        """Move a league to this channel."""
        context = await season_to_run(interaction, league)
        channel = league_channel(interaction, private=context.settings.same_deal)
        await move_league(context, channel.id, interaction.user.id)
        facts = {"league": safe(context.league.name), "channel": channel.mention}
        await tell(interaction, context.say("done-league-move", **facts))

    @command("league")
    async def season(
        self, interaction: Interaction, start: str, end: str | None = None, league: str | None = None
    ) -> None:
        """Preview the next season."""
        await ask_next(interaction, await season_to_run(interaction, league), start, end)

    @create.autocomplete("maps")
    @edit.autocomplete("maps")
    async def _maps(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the typed list of maps, with each map that may follow."""
        lang = await self.bot.lang_of(interaction)
        before, _, last = typed.rpartition(",")
        start = f"{before.strip()}, " if before.strip() else ""
        names = {key: file.names for key, file in self.bot.library.games.items()}
        fitting = [start + choice.name for choice in name_choices(names, lang, last.strip())]
        whole = [typed] if before.strip() and last.strip() == "" else []
        return [app_commands.Choice(name=text, value=text) for text in [*whole, *fitting]]


def rounds_for(maps: str) -> int:
    """Return the default number of rounds: one per map, if there are several."""
    count = len([part for part in maps.split(",") if part.strip()])
    return count if count > 1 else USUAL_ROUNDS


def pace(settings: Settings, clock: str | None, late: str | None) -> tuple[str, ...] | None:
    """Return the codes of clock and timeout with what was named changed; None if neither was."""
    if clock is None and late is None:
        return None
    kept = {CODES[code][0] == TIMEOUT: code for code in settings.pace if code in CODES}
    return clock or kept.get(False, USUAL_CLOCK), late or kept.get(True, USUAL_TIMEOUT)
