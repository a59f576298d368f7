"""What a season decides about its tables: who may take a seat, and who may move or decide about a game."""

from __future__ import annotations

from cogs.game.trouble import may_move
from cogs.league.context import check_runs
from cogs.tables.rights import may_decide
from cogs.tables.seats import on_taking
from cogs.tables.service import Client, Interaction
from cogs.tables.table import Table
from cogs.tables.terms import DEAL_OPTION, id_in, season_of
from data.store.league_rows import DRAWN
from data.store.leagues import Leagues
from data.store.seats import Seats
from engine.core.refused import Refused


@on_taking("season")
async def admit(bot: Client, table: Table, user_id: int) -> None:
    """Check that a person who takes a seat plays in the table's season, or is one of its substitutes.

    Nobody gets to know a deal that waits for them at another table.
    Raises: Refused `not_of_season` or `drawn_for_the_deal`.
    """
    season_id, leagues = season_of(table.options), Leagues(bot.store)
    season = None if season_id is None else await leagues.season(season_id)
    if season is not None and not await leagues.may_play(season.id, user_id):
        raise Refused("not_of_season", season=season.number)
    deal = id_in(table.options, DEAL_OPTION)
    if season is None or deal is None:
        return
    waiting = [one for one in await leagues.fixtures(season.id) if one.deal_id == deal and one.status == DRAWN]
    if any(user_id in one.people for one in waiting):
        raise Refused("drawn_for_the_deal")


@may_decide("season")
async def staff_decides(interaction: Interaction, table: Table) -> bool:
    """Tell whether the asker decides about the table's game as staff of its league. Its players can't.

    Raises: Refused `not_a_referee`, or `own_table` for staff who have or had a seat there.
    """
    if not await staff_moves(interaction, table):
        return False
    if interaction.permissions.manage_guild:
        return True
    if await Seats(interaction.client.store).known_to(table.id, interaction.user.id):
        raise Refused("own_table")
    return True


@may_move("season")
async def staff_moves(interaction: Interaction, table: Table) -> bool:
    """Tell whether the asker moves the table as staff of its league.

    Raises: Refused `not_a_referee` for anyone else at a season's table.
    """
    season_id, leagues = season_of(table.options), Leagues(interaction.client.store)
    if season_id is None:
        return False
    season = await leagues.season(season_id)
    await check_runs(interaction, None if season is None else await leagues.get(season.league_id))
    return True
