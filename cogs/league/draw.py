"""How the rounds of a league are drawn, who plays in which division, and the deals that several tables share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from cogs.core.registry import Registry
from cogs.core.scheduler import now
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.league_rows import IN, LEAGUE, Entrant, Fixture, League, Season
from data.store.leagues import Leagues
from data.store.ratings import OVERALL, Ratings
from engine.core.refused import Refused
from engine.league.fixtures import draw, meetings, seats_sat
from engine.league.ratings import conservative

if TYPE_CHECKING:
    from cogs.tables.services import Client

DIVISION = "division"

Drawer = Callable[["Client", League, Season], Awaitable[Sequence[Fixture] | None]]
draws: Registry[Drawer] = Registry("the draw of seasons of the kind")
"""Names the function that draws the next round of seasons of a kind; None: there are no more rounds."""


async def ratings_of(bot: Client, guild_id: int) -> dict[int, float]:
    """Everybody's conservative value over all maps of a server."""
    known = await Ratings(bot.store).of_server(guild_id, OVERALL)
    return {person: conservative(rating) for person, (rating, _) in known.items()}


async def order_of(bot: Client, league: League, season: Season) -> list[int]:
    """Those who have joined, the highest first: by their place of the season before, then newcomers by rating."""
    entrants = await Leagues(bot.store).entrants(season.id, IN)
    ratings = await ratings_of(bot, league.guild_id)

    def rank(one: Entrant) -> tuple[float, ...]:
        if one.seed is not None:
            return 0, one.division, one.seed
        return 1, -ratings.get(one.user_id, 0.0), one.joined_at, one.user_id

    return [one.user_id for one in sorted(entrants, key=rank)]


@draws(LEAGUE)
async def draw_league(bot: Client, league: League, season: Season) -> Sequence[Fixture] | None:
    """The tables of the next round, division by division; a division of too few people rests."""
    leagues, settings, number = Leagues(bot.store), season.settings, season.round + 1
    if number > settings.rounds:
        return None
    entrants = await leagues.entrants(season.id, IN)
    before = [fixture.people for fixture in await leagues.fixtures(season.id)]
    met, sat = meetings(before), seats_sat(before)
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


async def open_deals(bot: Client, league: League, season: Season) -> bool:
    """Opens each deal that tables share when all of them have ended, and its seed is told; whether one stays closed."""
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
