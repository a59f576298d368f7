"""Results at rest: rows are never changed, corrections are rows too, and what is asked of many is asked fast."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from random import Random
from typing import cast

import pytest
import pytest_asyncio

from data.store.connection import Conflict
from data.store.jobs import Jobs
from data.store.ratings import EVERYWHERE, OVERALL, Ratings
from data.store.results import Results, conduct_kept, outcome_of
from data.store.rows import DueKind
from data.store.store import Store
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.reliability import Conduct
from tests.results import MAPS, SERVER, finished, many, put

ANN, BOB, CLEO, REFEREE = 1, 2, 3, 99
NOW = 1_900_000_000


class TestRows:
    async def test_they_are_read_as_they_were_written(self, store: Store) -> None:
        game = finished(5, [ANN, None, CLEO], [1, 2, 2], season_id=3)
        await put(store, game)
        read = await Results(store).of_game(5)
        assert [replace(row, id=0) for row in read] == game
        assert await Results(store).of_season(3) == read
        assert await Results(store).of_season(4) == []

    async def test_a_person_s_come_with_the_latest_first(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]), finished(2, [BOB, CLEO], [1, 2]))
        await put(store, finished(3, [CLEO, ANN], [1, 2], guild_id=SERVER + 1))
        results = Results(store)
        assert [row.game_id for row in await results.of_person(ANN)] == [3, 1]
        assert [row.game_id for row in await results.of_person(ANN, SERVER)] == [1]

    async def test_no_seat_of_a_game_has_two_that_count(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        with pytest.raises(Conflict):
            await put(store, finished(1, [ANN, BOB], [2, 1]))

    async def test_leagues_see_places_points_and_whom_they_count_for(self) -> None:
        outcome = outcome_of(finished(1, [ANN, None, CLEO], [1, 2, 3])[::-1])
        seats = (SeatOutcome(0, ANN, 1, 110), SeatOutcome(1, None, 2, 100, rated=False), SeatOutcome(2, CLEO, 3, 90))
        assert outcome == Outcome(1, MAPS[0], seats)
        assert outcome.best == 110


class TestCorrections:
    async def test_an_annulled_result_is_kept_with_who_and_why_and_counts_no_more(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        results = Results(store)
        await results.correct(1, SERVER, REFEREE, "annul", "one person, two accounts", None, NOW)
        assert await results.of_game(1) == []
        assert await results.of_person(ANN) == []
        corrections = await results.corrections(1)
        assert [(one.kind, one.by_user, one.why, one.at, one.guild_id) for one in corrections] == [
            ("annul", REFEREE, "one person, two accounts", NOW, SERVER)
        ]
        assert await store.rows("SELECT count(*) FROM results WHERE game_id = 1") == [(2,)]

    async def test_an_adjudicated_one_takes_its_place_and_can_be_corrected_again(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        results = Results(store)
        first = await results.correct(
            1, SERVER, REFEREE, "adjudicate", "bob was away", finished(1, [ANN, BOB], [2, 1]), NOW
        )
        rows = await results.of_game(1)
        assert ([row.place for row in rows], {row.correction for row in rows}) == ([2, 1], {first})
        second = await results.correct(1, SERVER, REFEREE, "adjudicate", "a tie", finished(1, [ANN, BOB], [1, 1]), NOW)
        rows = await results.of_game(1)
        assert ([row.place for row in rows], {row.correction for row in rows}) == ([1, 1], {second})
        assert len(await results.corrections(1)) == 2

    async def test_it_is_written_whole_or_not_at_all(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        results, wrong = Results(store), finished(1, [ANN, BOB], [2, 1])
        with pytest.raises(Conflict):
            await results.correct(1, SERVER, REFEREE, "adjudicate", "", [wrong[0], wrong[0]], NOW)
        assert [row.place for row in await results.of_game(1)] == [1, 2]
        assert await results.corrections(1) == []

    async def test_that_ratings_follow_falls_due_with_it(self, store: Store) -> None:
        await Results(store).correct(1, SERVER, REFEREE, "annul", "", None, NOW)
        assert [due.kind for due in (await Jobs(store).look(NOW))[0]] == [DueKind.RATE]


async def test_conduct_is_read_by_server_or_of_all(store: Store) -> None:
    here, there = Conduct(NOW, 10, 1, "finished"), Conduct(NOW + 1, 5, 0, "abandoned")
    await store.together([conduct_kept(ANN, 1, SERVER, here), conduct_kept(ANN, 2, SERVER + 1, there)])
    await store.together([conduct_kept(BOB, 1, SERVER, there)])
    assert await Results(store).conduct(ANN, SERVER) == [here]
    assert await Results(store).conduct(ANN) == [here, there]
    assert await Results(store).conduct_of([ANN, BOB, CLEO], SERVER) == {ANN: [here], BOB: [there], CLEO: []}


@pytest.mark.sqlite
class TestMany:
    """10,000 results of 2,000 people on one server, 1,000 of whom want to be in its list."""

    PEOPLE = 2000

    @pytest_asyncio.fixture
    async def full(self, store: Store) -> Store:
        rows = list(many(Random(1), 2_900, self.PEOPLE))
        await put(store, *rows)
        assert sum(map(len, rows)) > 10_000 - 500
        await store.together(
            [("INSERT INTO settings VALUES ('person', ?, 'ranked', 'server')", (who,)) for who in range(1, 1001)]
        )
        return store

    async def test_each_question_is_answered_out_of_an_index(self, full: Store) -> None:
        asked: list[str] = []
        await full.read_at_once(lambda db: cast(sqlite3.Connection, db).set_trace_callback(asked.append))
        ratings, results = Ratings(full), Results(full)
        await ratings.apply()
        await ratings.of_person(SERVER, 17)
        await ratings.of_server(SERVER)
        await ratings.shown(SERVER, OVERALL, 10, 0)
        await ratings.count_shown(EVERYWHERE, OVERALL)
        await ratings.place_of(SERVER, OVERALL, 17)
        await ratings.maps(SERVER)
        await results.of_game(17)
        await results.of_season(3)
        await results.of_person(17)
        await results.of_person(17, SERVER)
        await results.corrections(17)
        await results.conduct(17, SERVER)
        await full.read_at_once(lambda db: cast(sqlite3.Connection, db).set_trace_callback(None))
        made_anew = (
            "WHERE current = 1 AND NOT EXISTS",
            "SELECT game_id, min(id)",
            "SELECT guild_id, map, user_id, mu, sigma",
        )
        questions = [
            sql for sql in asked if sql.startswith("SELECT") and not any(rebuilt in sql for rebuilt in made_anew)
        ]
        assert len(questions) > 12
        for question in questions:
            plan = [str(row[-1]) for row in await full.rows(f"EXPLAIN QUERY PLAN {question}")]
            tables = ("results", "ratings", "settings", "conduct")
            scans = [line for line in plan if line.startswith("SCAN") and any(name in line for name in tables)]
            assert not scans, (question, plan)
