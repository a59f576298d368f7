"""How the rounds of a league are drawn, who plays in which division, and the deals that several tables share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cogs._alarm import now
from data import leagues as rows
from data.deals import Deals
from data.league_rows import IN, Entrant, Fixture, League, Season
from data.leagues import Leagues
from data.ratings import Ratings
from engine.core.refused import Refused
from engine.league.fixtures import draw

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

DIVISION = "division"


async def rating_of(bot: SlowTrain, guild_id: int, user_id: int) -> float:
    """A person's conservative value over all maps of a server; 0 where there is none yet."""
    known = (await Ratings(bot.store).of_person(guild_id, user_id)).get("")
    return 0.0 if known is None else conservative(known[0])


async def order_of(bot: SlowTrain, league: League, season: Season) -> list[int]:
    """Those who have joined, the highest first: by their place of the season before, then newcomers by rating."""
    entrants = await Leagues(bot.store).entrants(season.id, IN)
    ratings = {one.user_id: await rating_of(bot, league.guild_id, one.user_id) for one in entrants if one.seed is None}

    def rank(one: Entrant) -> tuple[float, ...]:
        if one.seed is not None:
            return 0, one.division, one.seed
        return 1, -ratings[one.user_id], one.joined_at, one.user_id

    return [one.user_id for one in sorted(entrants, key=rank)]


async def draw_league(bot: SlowTrain, league: League, season: Season) -> Sequence[Fixture] | None:
    """The tables of the next round, division by division; a division of too few people rests."""
    leagues, settings, number = Leagues(bot.store), season.settings, season.round + 1
    if number > settings.rounds:
        return None
    entrants = await leagues.entrants(season.id, IN)
    met, sat = history(await leagues.fixtures(season.id))
    deal = await Deals(bot.store).share(bot.luck) if settings.same_deal else None
    found = []
    for division in range(settings.divisions):
        people = [one.user_id for one in entrants if one.division == division]
        try:
            tables = draw(people, settings.seats, met, sat, bot.luck, settings.least)
        except Refused:
            continue
        found += [
            Fixture(0, season.id, number, division, DIVISION, slot, settings.map_of(number), tuple(table), deal)
            for slot, table in enumerate(tables)
        ]
    return found or None


def history(fixtures: Sequence[Fixture]) -> tuple[Mapping[frozenset[int], int], Mapping[int, Sequence[int]]]:
    """How often two people have met so far, and in which seats each sat."""
    met, sat = dict[frozenset[int], int](), dict[int, list[int]]()
    for fixture in fixtures:
        for pair in combinations(fixture.people, 2):
            met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
        for seat, person in enumerate(fixture.people):
            sat.setdefault(person, []).append(seat)
    return met, sat


async def deals_to_open(bot: SlowTrain, league: League, season: Season, fixtures: Sequence[Fixture]) -> None:
    """A deal that tables share is opened when all of them have ended, and its seed is told."""
    leagues = Leagues(bot.store)
    for deal in sorted({fixture.deal_id for fixture in fixtures if fixture.deal_id is not None}):
        tables = [fixture for fixture in fixtures if fixture.deal_id == deal]
        if not all(fixture.done for fixture in tables):
            continue
        if await leagues.notice(rows.nonce_of(season.id, "deal", deal)) is not None:
            continue
        await Deals(bot.store).open(deal, now())
        facts = {"deal": deal, "round": tables[0].round}
        await leagues.write([rows.owed(season.id, league.channel_id, "deal", facts, deal)])
