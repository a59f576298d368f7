"""Deals at tables: which deal a game uses, and closed tables, which no one else may see."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from cogs.tables.table import DAILY, SEED, Table
from cogs.tables.terms import DEAL_OPTION, id_in, stamp
from cogs.text.catalogue import Words
from data.store.daily import Dailies
from data.store.deals import Deal, Deals, new_deal
from data.store.store import Store
from engine.core.refused import Refused


async def deal_for(store: Store, table: Table, rng: Random) -> Deal:
    """Return the deal of a game that starts now: that of its lesson, the one it shares, or a new one.

    Raises: Refused `deal_gone`.
    """
    if SEED in table.options:
        return Deal(0, table.options[SEED])
    if DEAL_OPTION not in table.options:
        return new_deal(rng)
    deal = await _shared(store, table)
    if deal is None or not deal.closed:
        raise Refused("deal_gone")
    return deal


async def closed(store: Store, table: Table) -> bool:
    """Tell whether others may see nothing of the table, since it shares a deal that isn't opened yet."""
    deal = await _shared(store, table)
    return deal is not None and deal.closed


async def check_open(store: Store, table: Table) -> None:
    """Check that the table isn't closed, for a page about a whole game.

    Raises: Refused `round_not_over`, or `day_not_over` with the day's end for a try of a day.
    """
    if not await closed(store, table):
        return
    deal = id_in(table.options, DEAL_OPTION) if table.kind == DAILY else None
    day = None if deal is None else await Dailies(store).of_deal(deal)
    raise Refused("round_not_over") if day is None else Refused("day_not_over", until=stamp(day.ends_at))


async def _shared(store: Store, table: Table) -> Deal | None:
    deal = id_in(table.options, DEAL_OPTION)
    return None if deal is None else await Deals(store).get(deal)


async def check_deal_unknown(store: Store, table: Table, user_id: int) -> None:
    """Check that a person hasn't played the same deal at another table.

    Raises: Refused `knew_the_deal`.
    """
    deal = id_in(table.options, DEAL_OPTION)
    if deal is not None and await Deals(store).knows(deal, user_id, table.id):
        raise Refused("knew_the_deal")


async def may_begin(store: Store, deal_id: int | None, people: Iterable[int], channel_id: int | None) -> list[int]:
    """Return those of some people who may begin a game with a deal in a channel.

    They aren't forgotten, which makes ids negative, and don't know the deal from another channel's game.
    """
    game_id = None if channel_id is None else await store.game_at(channel_id)
    there, deals = [person for person in people if person > 0], Deals(store)
    if deal_id is None:
        return there
    return [person for person in there if not await deals.knows(deal_id, person, game_id or 0)]


def sealed_line(words: Words, lang: str, deal: Deal) -> str:
    """Return the hash of a deal's seed, which the first post of a game keeps for good."""
    return words.say(lang, "deal-sealed-round" if deal.shared else "deal-sealed", seal=deal.seal)


async def opened_text(store: Store, words: Words, lang: str, deal_id: int) -> str | None:
    """Return a league's text about an opened deal: seed, hash, and how to check its games. None while it is closed."""
    deals = Deals(store)
    deal = await deals.get(deal_id)
    if deal is None or deal.opened_at is None:
        return None
    games = await deals.games(deal_id)
    numbers = ", ".join(map(str, games))
    return words.say(lang, "deal-opened", seed=deal.seed, seal=deal.seal, count=len(games), games=numbers)
