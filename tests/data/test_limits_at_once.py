"""Limits that hold when many ask at the same moment: what is counted and what is stored is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from data.store.clocks import Clocks
from data.store.league_rows import Act, League, Season, Settings
from data.store.leagues import Leagues
from data.store.notes import noted
from data.store.rows import GameRow, SeatRow
from data.store.servers import Places
from data.store.store import ChannelTaken, Store

SERVER, HOST, MOST = 1, 100, 5


class Full(Exception):
    pass


async def outcomes(tries: Sequence[Awaitable[object]]) -> tuple[int, list[type]]:
    """How many succeeded, and why the others failed."""
    found = await asyncio.gather(*tries, return_exceptions=True)
    failed = [type(one) for one in found if isinstance(one, BaseException)]
    return len(found) - len(failed), failed


def at_most(most: int) -> Callable[[int, int], None]:
    def check(there: int, own: int) -> None:
        if there >= most or own >= most:
            raise Full

    return check


def lobby(channel: int) -> tuple[GameRow, list[SeatRow]]:
    return GameRow(0, SERVER, channel, "usa", "base", "{}", HOST, 2, "lobby", 0, None), [SeatRow(0, HOST, "A", "red")]


async def test_of_games_opened_at_once_no_more_are_opened_than_may_be(store: Store) -> None:
    tries = [store.new_game(*lobby(channel), 0, check=at_most(MOST)) for channel in range(28)]
    assert await outcomes(tries) == (MOST, [Full] * (28 - MOST))
    assert await Places(store).count(SERVER, HOST) == (MOST, MOST)


async def test_of_games_moved_at_once_to_one_channel_one_gets_there(store: Store) -> None:
    games = [await store.new_game(*lobby(channel), 0) for channel in range(3)]
    tries = [Places(store).move(game, SERVER, 99, noted(game, 0, "moved", {})) for game in games]
    assert await outcomes(tries) == (1, [ChannelTaken] * 2)
    assert len(await store.rows("SELECT 1 FROM notes")) == 1


async def test_of_vacations_entered_at_once_each_sees_the_others(store: Store) -> None:

    def check(others: Sequence[tuple[str, str]]) -> None:
        if len(others) >= 2:
            raise Full

    days = [f"2031-03-{day:02}" for day in range(1, 9)]
    assert await outcomes([Clocks(store).add_vacation(HOST, day, day, check) for day in days]) == (2, [Full] * 6)


async def test_of_people_who_join_a_cup_at_once_no_more_are_in_than_there_are_places(store: Store) -> None:
    season = Season(0, 0, 1, "open", Settings(maps=("usa",)), 0, 1, 1, 2)
    await Leagues(store).create(League(0, SERVER, 7, "Cup", HOST), season, Act(0, None, 0, HOST, "created", {}))
    count, failed = await outcomes([Leagues(store).join(1, person, "A", 0, MOST) for person in range(1, 20)])
    assert (count, len(failed)) == (MOST, 14)
    assert len(await Leagues(store).entrants(1)) == MOST
