"""Who plays in a season: joining and leaving, and the places in the next one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from cogs.core.client import tell
from cogs.core.components import GREEN, Panel, Press, on, wait
from cogs.core.scheduler import now
from cogs.league.announcements import text_panel
from cogs.league.outbox import show_anew
from cogs.league.parse import Wanted, applied, check_times, checked, zone_of
from cogs.league.permissions import check_runs, season_of
from cogs.league.season import Seasons, soon
from cogs.league.standings import DOWN, UP, season_title, tables_of
from cogs.tables.results import reliability_of
from cogs.tables.services import Client, Interaction, Pressed
from cogs.tables.terms import stamp
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import CUP, IN, INVITED, LEFT, OPEN, REMOVED, RUNNING, Act, Entrant, League, Season
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused
from engine.league.cups import MOST_PEOPLE

RANKED = "ranked"
"""The person's setting: in which lists they are shown. Who has chosen none stays in none."""


async def enter(bot: Client, league: League, season: Season, user_id: int, name: str) -> str:
    """The person is in; the key of what they are told. Raises Refused; then nothing changed."""
    leagues, at = Leagues(bot.store), now()
    if season.status != OPEN:
        raise Refused("season_not_open")
    if at < season.opens_at:
        raise Refused("registration_early", opens=str(season.opens_at))
    if at >= season.closes_at:
        raise Refused("registration_late")
    known = await leagues.entrant(season.id, user_id)
    if known is not None and known.status != INVITED:
        raise Refused("removed_from_season" if known.status != IN else "joined_already")
    if season.settings.kind == CUP and len(await leagues.entrants(season.id, IN)) >= MOST_PEOPLE:
        raise Refused("cup_full", most=MOST_PEOPLE)
    least = season.settings.reliability
    score = (await reliability_of(bot, user_id, league.guild_id)).score
    if least and score is not None and round(score * 100) < least:
        raise Refused("not_reliable_enough", needed=least, percent=round(score * 100))
    await leagues.write([rows.joined(season.id, user_id, name, at)])
    if await leagues.entrant(season.id, user_id) is None:  # it has begun just now
        raise Refused("season_not_open")
    if await bot.settings.get("person", user_id, RANKED) is None:
        await bot.settings.set("person", user_id, RANKED, "server")
        return "done-league-join-ranked"
    return "done-league-join"


async def withdraw(bot: Client, league: League, season: Season, user_id: int) -> str:
    """The person is out; in mid-season they are drawn no more, and their running games go on."""
    leagues = Leagues(bot.store)
    async with bot.feature(Seasons).people(season.id):
        season = await leagues.season(season.id) or season  # it may have begun just now
        known = await leagues.entrant(season.id, user_id)
        if season.status not in (OPEN, RUNNING) or known is None or known.status != IN:
            raise Refused("not_in_season")
        if season.status == OPEN:
            await leagues.write(rows.not_joined(season.id, user_id))
            return "done-league-leave"
        left = Act(league.id, season.id, now(), user_id, "left", {"user": user_id})
        await leagues.write([rows.entrant_is(season.id, user_id, LEFT), rows.noted(left)])
        return "done-league-leave-running"


async def join_and_tell(interaction: Interaction, league: League, season: Season) -> None:
    bot, user = interaction.client, interaction.user
    key = await enter(bot, league, season, user.id, user.display_name)
    await _tell(interaction, key, league, season)


async def leave_and_tell(interaction: Interaction, league: League, season: Season) -> None:
    """In mid-season it is asked first: nobody can come back."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    known = await Leagues(bot.store).entrant(season.id, interaction.user.id)
    if season.status == RUNNING and known is not None and known.status == IN:
        say = bot.words.say
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        label = say(lang, "button-league-leave-now")
        row.add_item(Press(0, season.id, "leagueleavenow", label, style=discord.ButtonStyle.danger))
        view = Panel(ui.TextDisplay(say(lang, "league-leave-really", league=safe(league.name))), row)
        await interaction.followup.send(view=view, ephemeral=True)
        return
    await _tell(interaction, await withdraw(bot, league, season, interaction.user.id), league, season)


async def _tell(interaction: Interaction, key: str, league: League, season: Season) -> None:
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    facts = {"league": league.name, "season": season.number, "starts": stamp(season.starts_at, "f")}
    await tell(interaction, bot.words.say(lang, key, **facts))
    if season.status == OPEN:
        await show_anew(bot, league, season, rows.nonce_of(season.id, "open"))


@on("leaguejoin")
async def _press_join(press: Pressed) -> None:
    await wait(press)
    await join_and_tell(press.interaction, *await season_of(press.interaction.client, press.step))


@on("leagueleave")
async def _press_leave(press: Pressed) -> None:
    await wait(press)
    await leave_and_tell(press.interaction, *await season_of(press.interaction.client, press.step))


@on("leagueleavenow")
async def _press_leave_now(press: Pressed) -> None:
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    league, season = await season_of(bot, press.step)
    key = await withdraw(bot, league, season, interaction.user.id)
    await _tell(interaction, key, league, season)
    await soon(bot, season.id)


# The next season


@dataclass(frozen=True)
class Place:
    """Where a person is to play in the next season, and whether they rose or fell to it."""

    user_id: int
    name: str
    division: int
    mark: str


async def places_after(bot: Client, league: League, season: Season) -> list[Place]:
    """Everybody of a season in the order of the next one, the highest first; nobody whom a referee has removed.

    Whoever falls comes before those who stayed in the lower division, and whoever rises after those who stayed above.
    """
    if not season.round:  # it was called off before anybody played: all places are kept as they were
        entrants = [one for one in await Leagues(bot.store).entrants(season.id) if one.status != REMOVED]
        entrants.sort(key=lambda one: (one.division, one.seed is None, one.seed or 0, one.joined_at))
        return [Place(one.user_id, one.name, one.division, "") for one in entrants]
    removed = {one.user_id for one in await Leagues(bot.store).entrants(season.id, REMOVED)}
    found: list[tuple[int, int, int, Place]] = []
    for division, table in enumerate(await tables_of(bot, league, season)):
        for order, row in enumerate(table):
            to = division - (row.mark == UP) + (row.mark == DOWN)
            rank = 2 if row.mark == UP else 0 if row.mark == DOWN else 1
            if row.standing.person not in removed:
                place = Place(row.standing.person, row.name, to, row.mark)
                found.append((to, rank, order, place))
    return [place for *_, place in sorted(found, key=lambda one: one[:3])]


def digest_of(places: Sequence[Place]) -> str:
    """The same for the same places alone: what was shown is what is done."""
    text = " ".join(f"{place.user_id}:{place.division}:{place.mark}" for place in places)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


async def ask_next(interaction: Interaction, league: League, season: Season, start: str, end: str | None) -> None:
    """Shows what the next season would be. Raises Refused while one goes on."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    if season.status in (OPEN, RUNNING):
        raise Refused("season_goes_on", season=season.number)
    at, zone = now(), await zone_of(bot, interaction.user.id)
    length = season.ends_at - season.starts_at
    coming = replace(season, number=season.number + 1, status=OPEN, round=0, opens_at=at, closes_at=0, starts_at=0)
    coming = applied(bot.library.games, replace(coming, ends_at=0), Wanted(start=start, end=end), zone, at)
    if end is None:
        coming = replace(coming, ends_at=coming.starts_at + length)
    check_times(coming, at, opened=True)
    places = await places_after(bot, league, season)
    say = bot.words.say
    facts = {"starts": stamp(coming.starts_at, "f"), "ends": stamp(coming.ends_at, "f")}
    lines = [f"### {season_title(bot, lang, league, coming)}", say(lang, "league-next", **facts)]
    lines += _places_told(bot, lang, season, places)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    arg = f"{coming.starts_at}.{coming.ends_at}.{digest_of(places)}"
    row.add_item(Press(0, season.id, "leaguenext", say(lang, "button-league-next"), arg=arg, style=GREEN))
    await interaction.followup.send(view=text_panel(lines, row), ephemeral=True)


def _places_told(bot: Client, lang: str, season: Season, places: Sequence[Place]) -> list[str]:
    say, lines = bot.words.say, list[str]()
    for key, mark in (("league-rise", UP), ("league-fall", DOWN)):
        moved = [place for place in places if place.mark == mark]
        told = ", ".join(
            say(lang, "league-mover", name=safe(place.name), division=place.division + 1) for place in moved
        )
        lines += [say(lang, key, people=told)] if moved else []
    if season.settings.divisions > 1 and not lines:
        lines.append(say(lang, "league-nobody-moves"))
    return [*lines, say(lang, "league-next-invited", count=len(_living(places)))]


def _living(places: Sequence[Place]) -> list[tuple[int, Place]]:
    """Whoever can be invited, with their place in the order: people who were forgotten cannot."""
    return [(seed, place) for seed, place in enumerate(places) if place.user_id > 0]


@on("leaguenext")
async def _press_next(press: Pressed) -> None:
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    league, season = await season_of(bot, press.step)
    await check_runs(interaction, league)
    starts, ends, digest = (press.arg or "0.0.").split(".")
    at = now()
    settings = checked(bot.library.games, season.settings)
    coming = Season(0, league.id, season.number + 1, OPEN, settings, at, int(starts), int(starts), int(ends))
    check_times(coming, at, opened=True)
    places = await places_after(bot, league, season)
    if digest_of(places) != digest:
        raise Refused("standings_changed")
    invited = [
        Entrant(0, place.user_id, place.name, place.division, INVITED, at, seed) for seed, place in _living(places)
    ]
    moved = {"up": [p.user_id for p in places if p.mark == UP], "down": [p.user_id for p in places if p.mark == DOWN]}
    act = Act(league.id, None, at, interaction.user.id, "season", {"number": coming.number, **moved})
    try:
        await Leagues(bot.store).add_season(coming, invited, rows.noted(act))
    except Taken as taken:
        raise Refused("season_goes_on", season=coming.number) from taken
    bot.scheduler.wake()
    lang = await bot.lang_of(interaction)
    await tell(interaction, bot.words.say(lang, "done-league-season", league=safe(league.name), season=coming.number))
