"""Draws the rounds of leagues and cups, the divisions, and the deals that several tables share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_settings

from cogs.core.scheduler import now
from cogs.tables.service import Client
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.league_rows import CUP, DECIDED, DRAWN, IN, LEAGUE, Entrant, Fixture, League, Season, Settings
from data.store.leagues import Leagues, seeded
from data.store.ratings import OVERALL, Ratings
from engine.assemble import GameFile
from engine.core.refused import Refused
from engine.league.cups import FEWEST_SEATS, MOST_PEOPLE, Course, CupTable, CupTerms, check_terms, plan
from engine.league.fixtures import draw, meetings, seats_sat
from engine.league.ratings import conservative

DIVISION = "division"


async def ratings_of(bot: Client, guild_id: int) -> dict[int, float]:
    """Return everyone's conservative rating over all maps of a server."""
    known = await Ratings(bot.store).of_server(guild_id, OVERALL)
    return {person: conservative(rating) for person, (rating, _) in known.items()}


async def order_of(bot: Client, league: League, season: Season) -> list[int]:
    """Return the people who joined, highest first: by their place in the season before, then newcomers by rating."""
    entrants = await Leagues(bot.store).entrants(season.id, IN)
    ratings = await ratings_of(bot, league.guild_id)

    def rank(one: Entrant) -> tuple[float, ...]:
        if one.seed is not None:
            return 0, one.division, one.seed
        return 1, -ratings.get(one.user_id, 0.0), one.joined_at, one.user_id

    return [one.user_id for one in sorted(entrants, key=rank)]


async def draw_league(bot: Client, league: League, season: Season) -> Sequence[Fixture] | None:
    """Return the tables of the next round, division by division; a division with too few people rests.

    None after the last round.
    """
    leagues, settings, number = Leagues(bot.store), season.settings, season.round + 1
    if number > settings.rounds:
        return None
    entrants = await leagues.entrants(season.id, IN)
    before = [fixture.people for fixture in await leagues.fixtures(season.id)]
    met, sat = meetings(before), seats_sat(before)
    deal = await Deals(bot.store).share(bot.rng) if settings.same_deal else None
    found = []
    for division in range(settings.divisions):
        people = [one.user_id for one in entrants if one.division == division]
        try:
            tables = draw(people, settings.seats, met, sat, bot.rng, settings.least)
        except Refused:
            continue
        found += [
            Fixture(0, season.id, number, division, DIVISION, slot, settings.map_of(number), tuple(table), deal)
            for slot, table in enumerate(tables)
        ]
    return found or None


async def open_deals(bot: Client, league: League, season: Season) -> bool:
    """Open each shared deal whose tables have all ended, and announce its seed; return whether any stays closed."""
    leagues, waits = Leagues(bot.store), False
    shared: dict[int, list[Fixture]] = {}
    for fixture in await leagues.fixtures(season.id):
        if fixture.deal_id is not None:
            shared.setdefault(fixture.deal_id, []).append(fixture)
    for deal, tables in shared.items():
        if await leagues.notice(rows.nonce_of(season.id, "deal", deal)) is not None:
            continue
        if not all(table.done for table in tables) or not await Deals(bot.store).open(deal, now()):
            waits = True
            continue
        facts = {"deal": deal, "round": tables[0].round, "map": tables[0].map}
        await leagues.write([rows.queued_notice(season.id, league.channel_id, "deal", facts, deal)])
        for table in tables:
            if table.game_id is not None:
                bot.wake(table.game_id)
    return waits


# Cups


GROUP, KNOCKOUT = "group", "knockout"


def cup_terms_of(settings: Settings) -> CupTerms:
    """Return how this cup is played: groups have as many seats as the season's tables."""
    terms, seats = settings.cup, settings.seats
    return with_settings(terms, group_seats=seats, through=max(1, min(terms.through, seats - 1)))


@dataclass(frozen=True)
class Cup:
    """A cup as it is stored, and its current state."""

    season: Season
    entrants: Mapping[int, Entrant]
    fixtures: Sequence[Fixture]
    course: Course

    @property
    def gone(self) -> set[int]:
        return {one.user_id for one in self.entrants.values() if one.status != IN}

    @property
    def is_between_rounds(self) -> bool:
        """Whether all tables that were drawn are finished."""
        return all(fixture.done for fixture in self.fixtures)


async def cup_of(bot: Client, season: Season) -> Cup:
    """Return the stored cup of a season."""
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
    """Return the settings of a cup, with its greatest number of rounds.

    Raises: Refused `cup_no_divisions`, `cup_least`, `league_seats`, or with the codes of `check_terms`.
    """
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


async def draw_cup(bot: Client, league: League, season: Season) -> Sequence[Fixture] | None:
    """Return the tables of the next round; None while the one before is being played, or when the cup is over."""
    if not season.round:
        season = await _begin(bot, league, season)
    cup = await cup_of(bot, season)
    if not cup.is_between_rounds:
        return None
    drawn = cup.course.following(bot.rng)
    if not drawn:
        return None
    number = season.round + 1
    later = _with_time_for(season, number, now())
    if later != season:
        await Leagues(bot.store).write([rows.season_kept(later)])
    deal = await Deals(bot.store).share(bot.rng) if season.settings.same_deal else None
    return [_fixture(season, number, table, deal) for table in drawn]


async def _begin(bot: Client, league: League, season: Season) -> Season:
    """Store the seeding and the number of rounds, so that each round has its share of time."""
    people = (await order_of(bot, league, season))[:MOST_PEOPLE]
    rounds = plan(len(people), cup_terms_of(season.settings)).most_games
    begun = replace(season, settings=with_settings(season.settings, rounds=rounds))
    await Leagues(bot.store).write([*seeded(season.id, people), rows.season_kept(begun)])
    return begun


def _with_time_for(season: Season, number: int, at: int) -> Season:
    """Return the season with a full share of time for this round, if more than half of it has passed."""
    length = season.ends_at - season.starts_at
    share = length // max(season.settings.rounds, 1)
    if season.until(number) >= at + share // 2:
        return season
    until = at + share
    ends_at = season.starts_at - (season.starts_at - until) * season.settings.rounds // number
    return replace(season, ends_at=max(ends_at, season.ends_at))


def _fixture(season: Season, number: int, table: CupTable, deal: int | None) -> Fixture:
    """Return the row of a table; a person alone has a bye, which is decided at once."""
    plays = len(table.people) > 1
    stage, slot = (KNOCKOUT, table.slot) if table.group is None else (GROUP, table.group)
    settings, status = season.settings, DRAWN if plays else DECIDED
    map = settings.map_of(number)
    shared = deal if plays else None
    return Fixture(0, season.id, number, 0, stage, slot, map, table.people, shared, status=status)


draws: dict[str, Callable[[Client, League, Season], Awaitable[Sequence[Fixture] | None]]] = {
    LEAGUE: draw_league,
    CUP: draw_cup,
}
"""What draws the next round of a season of each kind; None: there are no more rounds."""
