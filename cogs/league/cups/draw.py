"""Cups: a season of groups and single elimination, its rounds drawn one after the other from what is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as with_settings

from cogs.core.scheduler import now
from cogs.league.draw import draws, order_of
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.league_rows import CUP, DECIDED, DRAWN, IN, Entrant, Fixture, League, Season, Settings
from data.store.leagues import Leagues, seeded
from engine.assemble import GameFile
from engine.core.refused import Refused
from engine.league.course import Course, CupTable
from engine.league.cups import FEWEST_SEATS, MOST_PEOPLE, CupTerms, check_terms, plan

if TYPE_CHECKING:
    from cogs.tables.services import Client

GROUP, KNOCKOUT = "group", "knockout"


def cup_terms_of(settings: Settings) -> CupTerms:
    """How this cup is played: groups have as many seats as the season's tables."""
    terms, seats = settings.cup, settings.seats
    return with_settings(terms, group_seats=seats, through=max(1, min(terms.through, seats - 1)))


@dataclass(frozen=True)
class Cup:
    """A cup as it is stored, and how far it has come."""

    season: Season
    entrants: Mapping[int, Entrant]
    fixtures: Sequence[Fixture]
    course: Course

    @property
    def gone(self) -> set[int]:
        return {one.user_id for one in self.entrants.values() if one.status != IN}

    @property
    def is_between_rounds(self) -> bool:
        """Whether all tables that were drawn are done."""
        return all(fixture.done for fixture in self.fixtures)


async def cup_of(bot: Client, season: Season) -> Cup:
    leagues = Leagues(bot.store)
    entrants = {one.user_id: one for one in await leagues.entrants(season.id)}
    fixtures = await leagues.fixtures(season.id)
    counted = {outcome.game: outcome for _, outcome in await leagues.outcomes(season.id)}
    seeds = sorted((one.seed, one.user_id) for one in entrants.values() if one.seed is not None)
    tables = [
        CupTable(
            fixture.round,
            fixture.slot if fixture.stage == GROUP else None,
            0 if fixture.stage == GROUP else fixture.slot,
            fixture.people,
            counted.get(fixture.game_id) if fixture.game_id is not None else None,
        )
        for fixture in fixtures
    ]
    gone = {one.user_id for one in entrants.values() if one.status != IN}
    course = Course([user for _, user in seeds], cup_terms_of(season.settings), tables, gone, season.settings.scale)
    return Cup(season, entrants, fixtures, course)


def checked_cup(games: Mapping[str, GameFile], settings: Settings) -> Settings:
    """The settings of a cup, with as many rounds as it has at most. Raises Refused where it makes no cup."""
    if settings.divisions > 1:
        raise Refused("cup_no_divisions")
    terms = cup_terms_of(settings)
    check_terms(terms)
    for key in settings.maps:
        least, most = games[key].seats
        if least > FEWEST_SEATS:
            raise Refused("cup_least", map=key, least=least)
        if terms.seats > most:
            raise Refused("league_seats", map=key, least=least, most=most, seats=terms.seats)
    return with_settings(settings, movers=0, rounds=plan(MOST_PEOPLE, terms).most_games)


@draws(CUP)
async def draw_cup(bot: Client, league: League, season: Season) -> Sequence[Fixture] | None:
    """The tables of the next round, when all of the one before are done; None: it is not, or the cup is over."""
    if not season.round:
        season = await _begin(bot, league, season)
    cup = await cup_of(bot, season)
    if not cup.is_between_rounds:
        return None
    drawn = cup.course.following(bot.luck)
    if not drawn:
        return None
    number = season.round + 1
    later = _with_time_for(season, number, now())
    if later != season:
        await Leagues(bot.store).write([rows.season_kept(later)])
    deal = await Deals(bot.store).share(bot.luck) if season.settings.same_deal else None
    return [_fixture(season, number, table, deal) for table in drawn]


async def _begin(bot: Client, league: League, season: Season) -> Season:
    """The order of those who begin is fixed, and how many rounds there will be, so that each has its share of time."""
    people = (await order_of(bot, league, season))[:MOST_PEOPLE]
    rounds = plan(len(people), cup_terms_of(season.settings)).most_games
    begun = replace(season, settings=with_settings(season.settings, rounds=rounds))
    await Leagues(bot.store).write([*seeded(season.id, people), rows.season_kept(begun)])
    return begun


def _with_time_for(season: Season, number: int, at: int) -> Season:
    """The season with a whole share of time for this round, if more than half of it has gone by before it begins."""
    length = season.ends_at - season.starts_at
    share = length // max(season.settings.rounds, 1)
    if season.until(number) >= at + share // 2:
        return season
    until = at + share
    ends_at = season.starts_at - (season.starts_at - until) * season.settings.rounds // number
    return replace(season, ends_at=max(ends_at, season.ends_at))


def _fixture(season: Season, number: int, table: CupTable, deal: int | None) -> Fixture:
    """Who is alone at a table plays nothing: that is decided at once."""
    plays = len(table.people) > 1
    stage, slot = (KNOCKOUT, table.slot) if table.group is None else (GROUP, table.group)
    settings, status = season.settings, DRAWN if plays else DECIDED
    map = settings.map_of(number)
    shared = deal if plays else None
    return Fixture(0, season.id, number, 0, stage, slot, map, table.people, shared, status=status)
