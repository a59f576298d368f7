"""The season of computer players behind the pictures in docs/: played, stored and rated, the same each time."""

from pathlib import Path
from random import Random

import pytest

from data.maps.library import load
from data.store.store import Store
from data.tools.pictures import words
from data.tools.season import MOVERS, SCALE, SEATS, heat, league, profile, rounds_of, stored
from engine.league.nouns import Outcome
from renderer.core.look import Look


async def drawn(path: Path) -> list[bytes]:
    look = Look("en", (), (), words("en"))
    rules = load().rules("london")
    store = await Store.open(path)
    season = await stored(store, list(rounds_of([rules], 2, Random(3))))
    try:
        return [league(season, look), await profile(season, store, look), await heat(store, rules, look)]
    finally:
        await store.close()


@pytest.mark.long
async def test_its_pictures_are_the_same_each_time(tmp_path: Path) -> None:
    assert await drawn(tmp_path / "one.sqlite3") == await drawn(tmp_path / "other.sqlite3")


@pytest.mark.long
async def test_its_table_gives_out_all_points_of_all_games(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    season = await stored(store, list(rounds_of([load().rules("london")], 2, Random(3))))
    await store.close()
    table = season.table(2)
    outcomes: list[Outcome] = season.outcomes(2)
    assert sum(one.points for one in table) == sum(SCALE) * len(outcomes)
    assert {one.played for one in table} == {2}
    assert all(len(outcome.seats) == SEATS for outcome in outcomes)
    assert len(table) > 2 * MOVERS
