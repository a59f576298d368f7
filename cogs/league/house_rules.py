"""What a season decides about its tables: who may take a seat."""

from __future__ import annotations

from cogs.tables.seats import on_taking
from cogs.tables.service import Client
from cogs.tables.table import Table
from cogs.tables.terms import season_of
from data.store.leagues import Leagues
from engine.core.refused import Refused


@on_taking("season")
async def admit(bot: Client, table: Table, user_id: int) -> None:
    """Check that a person who takes a seat plays in the table's season, or is one of its substitutes.

    Raises: Refused `not_of_season`.
    """
    season_id, leagues = season_of(table.options), Leagues(bot.store)
    season = None if season_id is None else await leagues.season(season_id)
    if season is not None and not await leagues.may_play(season.id, user_id):
        raise Refused("not_of_season", season=season.number)
