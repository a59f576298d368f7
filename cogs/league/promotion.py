"""The next season of a league: who rises and who falls, shown first; the button does just that."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discord import ui

from cogs.core.client import tell
from cogs.core.components import GREEN, Press, on, wait
from cogs.core.scheduler import now
from cogs.league.announcements import text_panel
from cogs.league.parse import Wanted, applied, check_times, checked, zone_of
from cogs.league.permissions import check_runs, season_of
from cogs.league.standings import DOWN, UP, season_title, tables_of
from cogs.tables.clock_words import stamp
from cogs.tables.services import Interaction, Pressed
from cogs.text.names import safe
from data.store import leagues as rows
from data.store.league_rows import INVITED, OPEN, REMOVED, RUNNING, Act, Entrant, League, Season
from data.store.leagues import Leagues, Taken
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client


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
