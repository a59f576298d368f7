"""Ratings at rest: worked out one by one or made anew they are the same numbers, whatever stops in between."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import cast

import pytest

from data.store import privacy
from data.store import ratings as module
from data.store.connection import Conflict
from data.store.deals import Deals, dealt
from data.store.jobs import Jobs
from data.store.privacy import Pseudonym
from data.store.ratings import EVERYWHERE, OVERALL, Change, Ratings
from data.store.results import Results, outcome_of
from data.store.rows import Append, DueKind, StepRow
from data.store.settings import Settings
from data.store.store import Store
from engine.league.ratings import NEWCOMER, Rating, rate
from tests.data.test_store import SEATS, game_in
from tests.results import MAPS, SERVER, finished, many, put

ANN, BOB, CLEO, DAN = 1, 2, 3, 4
OTHER = SERVER + 1
NOW = 1_900_000_000

Row = tuple[object, ...]


async def all_of(store: Store) -> list[Row]:
    return await store.rows("SELECT * FROM ratings ORDER BY guild_id, map, user_id")


class TestOneByOne:
    async def test_a_game_counts_for_its_map_and_overall_on_its_server_and_everywhere(self, store: Store) -> None:
        game, ratings = finished(1, [ANN, BOB, CLEO], [1, 2, 3]), Ratings(store)
        await put(store, game)
        await ratings.apply()
        expected = rate({}, outcome_of(game))
        for guild in (SERVER, EVERYWHERE):
            assert await ratings.of_person(guild, ANN) == dict.fromkeys((MAPS[0], OVERALL), (expected[ANN], 1))
        assert await ratings.of_person(OTHER, ANN) == {}

    async def test_the_second_game_goes_on_from_the_first(self, store: Store) -> None:
        first, second = finished(1, [ANN, BOB], [1, 2]), finished(2, [ANN, BOB], [2, 1], map=MAPS[1])
        ratings = Ratings(store)
        for game in (first, second):
            await put(store, game)
            await ratings.apply()
        after = rate(rate({}, outcome_of(first)), outcome_of(second))
        found = await ratings.of_person(SERVER, ANN)
        assert found[OVERALL] == (after[ANN], 2)
        assert found[MAPS[1]] == (rate({}, outcome_of(second))[ANN], 1)

    async def test_a_game_that_comes_to_be_seen_after_a_later_one_counts_in_its_turn(self, store: Store) -> None:
        """Ids are given out before commits, and of two processes the one that is slower may have the lower ones."""
        first, second = finished(1, [ANN, BOB], [1, 2]), finished(2, [ANN, CLEO], [2, 1])
        ratings = Ratings(store)
        for game in (second, first):
            await put(store, game)
            await store.run("UPDATE results SET id = 10 * game_id + seat")
            await ratings.apply()
        after = rate(rate({}, outcome_of(first)), outcome_of(second))
        assert (await ratings.of_person(SERVER, ANN))[OVERALL] == (after[ANN], 2)
        assert await ratings.rebuild() == []

    async def test_doing_it_again_changes_nothing(self, store: Store) -> None:
        await put(store, *many(Random(2), 30, 8))
        ratings = Ratings(store)
        await ratings.apply()
        before = await all_of(store)
        await ratings.apply()
        assert await all_of(store) == before

    @pytest.mark.sqlite
    async def test_what_stops_in_the_middle_has_done_nothing(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        ratings = Ratings(store)
        await store.run(
            f"CREATE TRIGGER stop BEFORE INSERT ON ratings WHEN new.user_id = {BOB} "
            "BEGIN SELECT RAISE(ABORT, 'stopped'); END"
        )
        with pytest.raises(Conflict, match="stopped"):
            await ratings.apply()
        assert await all_of(store) == []
        await store.run("DROP TRIGGER stop")
        await ratings.apply()
        assert (await ratings.of_person(SERVER, ANN))[OVERALL][1] == 1

    async def test_one_person_among_computers_and_a_seat_for_nobody_are_not_rated(self, store: Store) -> None:
        await put(store, finished(1, [ANN, None], [1, 2]), finished(2, [ANN, None, CLEO], [1, 2, 3]))
        await Ratings(store).apply()
        assert (await Ratings(store).of_person(SERVER, ANN))[OVERALL][1] == 1
        assert await store.rows("SELECT DISTINCT user_id FROM ratings ORDER BY 1") == [(ANN,), (CLEO,)]


class TestAClosedTable:
    async def test_is_rated_when_its_deal_is_opened_as_if_it_had_always_been_open(self, store: Store) -> None:
        deals, ratings = Deals(store), Ratings(store)
        deal = await deals.share(Random(1))
        table = await store.new_game(game_in(100), SEATS, 1000)
        shared = await deals.get(deal)
        assert shared is not None
        step = StepRow(1, None, None, "[]")
        await store.append(Append(table, step, "state", "finished", 1001, statements=dealt(table, shared)))
        closed, other = finished(table, [ANN, BOB], [1, 2]), finished(table + 1, [ANN, CLEO], [2, 1])
        for game in (closed, other):
            await put(store, game)
            await ratings.apply()
        alone = rate({}, outcome_of(other))
        assert (await ratings.of_person(SERVER, ANN))[OVERALL] == (alone[ANN], 1)
        assert await ratings.of_person(SERVER, BOB) == {}
        assert await deals.open(deal, 2000)
        assert [due.kind for due in (await Jobs(store).look(2000))[0]] == [DueKind.RATE]
        await ratings.apply()
        after = rate(rate({}, outcome_of(closed)), outcome_of(other))
        assert (await ratings.of_person(SERVER, ANN))[OVERALL] == (after[ANN], 2)
        kept = await all_of(store)
        await ratings.rebuild()
        assert await all_of(store) == kept


class TestMadeAnew:
    @pytest.mark.parametrize("seed", range(5))
    async def test_it_gives_the_very_same_numbers(self, store: Store, seed: int) -> None:
        """With games rated one by one, in heaps, and corrections in between."""
        rng, ratings, results = Random(seed), Ratings(store), Results(store)
        number = 1
        for _ in range(25):
            heap = rng.choice((1, 1, 1, 7))
            games = list(many(rng, heap, 9, (SERVER, OTHER), first=number))
            await put(store, *games)
            number += heap
            if rng.random() < 0.3:
                corrected = rng.randrange(1, number)
                rows = [row for game in games for row in game if row.game_id == corrected]
                wrong = finished(corrected, [ANN, BOB, None], [2, 1, 3], guild_id=rows[0].guild_id if rows else SERVER)
                kind, new = ("annul", None) if rng.random() < 0.5 else ("adjudicate", wrong)
                await results.correct(corrected, SERVER, 99, kind, "so it is", new, NOW)  # type: ignore[arg-type]
            await ratings.apply()
        before = await all_of(store)
        assert len(before) > 30
        assert await ratings.rebuild() == []
        assert await all_of(store) == before

    async def test_very_many_at_once_are_the_same_as_one_by_one(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ratings = Ratings(store)
        for game in many(Random(4), 40, 8):
            await put(store, game)
            await ratings.apply()
        before = await all_of(store)
        await store.run("UPDATE rated_up_to SET result = 0")
        await store.run("UPDATE results SET in_ratings = 0")
        await store.run("DELETE FROM ratings")
        monkeypatch.setattr(module, "AT_ONCE", 20)
        await ratings.apply()
        assert await all_of(store) == before

    async def test_a_correction_is_as_if_it_had_always_been_so(self, store: Store, tmp_path: Path) -> None:
        """It counts in the turn of the game that it corrects, not after all others."""
        games = list(many(Random(3), 20, 6))
        right = finished(5, [ANN, BOB], [1, 2])
        await put(store, *games)
        await Ratings(store).apply()
        await Results(store).correct(5, SERVER, 99, "adjudicate", "", right, NOW)
        await Ratings(store).apply()
        other = await Store.open(tmp_path / "other.sqlite3")
        await put(other, *(right if game[0].game_id == 5 else game for game in games))
        await Ratings(other).apply()
        assert await all_of(other) == await all_of(store)
        await other.close()

    async def test_it_says_what_it_changed(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        ratings = Ratings(store)
        await ratings.apply()
        true = (await ratings.of_person(SERVER, ANN))[OVERALL][0]
        await store.run("UPDATE ratings SET mu = 99 WHERE user_id = ? AND map = '' AND guild_id = ?", ANN, SERVER)
        await store.run("INSERT INTO ratings VALUES (?, '', ?, 25, 8, 1)", SERVER, CLEO)
        assert await ratings.rebuild() == [
            Change(SERVER, OVERALL, ANN, Rating(99, true.sigma), true),
            Change(SERVER, OVERALL, CLEO, Rating(25, 8), None),
        ]
        assert await ratings.rebuild() == []

    async def test_a_correction_that_comes_while_it_works_is_not_lost(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await put(store, *many(Random(5), 10, 6))
        ratings, work = Ratings(store), module.rated
        seen: list[int] = []

        def late(rows: list[module._Row]) -> module._Known:
            seen.append(len(rows))
            return work(rows)

        monkeypatch.setattr(module, "rated", late)
        replace = module.replace_all

        def corrected_first(*args: object, **facts: object) -> object:
            if len(seen) == 1:
                database = cast(sqlite3.Connection, args[0])
                database.execute(
                    "INSERT INTO corrections (game_id, guild_id, at, by_user, kind, why) "
                    "VALUES (3, 7, 1, 1, 'annul', '')"
                )
                database.execute("UPDATE results SET current = 0 WHERE game_id = 3")
            return replace(*args, **facts)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "replace_all", corrected_first)
        await ratings.rebuild()
        assert len(seen) == 2
        assert seen[1] < seen[0]

    async def test_who_is_forgotten_while_it_works_does_not_come_back(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        ratings, replace = Ratings(store), module.replace_all
        forgotten: list[int] = []

        def forgotten_first(*args: object, **facts: object) -> object:
            if not forgotten:
                forgotten.append(ANN)
                privacy.forget_person(cast(sqlite3.Connection, args[0]), ANN, Pseudonym(-7, "Nobody"), NOW, store.key)
            return replace(*args, **facts)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "replace_all", forgotten_first)
        await ratings.rebuild()
        assert await ratings.of_person(SERVER, ANN) == {}
        assert OVERALL in await ratings.of_person(SERVER, -7)


class TestLists:
    async def ranked(self, store: Store, person: int, value: str) -> None:
        await Settings(store).set("person", person, "ranked", value)

    async def test_nobody_is_in_a_list_who_has_not_asked_for_it(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB, CLEO, DAN], [1, 2, 3, 4]))
        ratings = Ratings(store)
        await ratings.apply()
        assert await ratings.shown(SERVER, OVERALL, 10) == []
        await self.ranked(store, BOB, "server")
        await self.ranked(store, DAN, "everywhere")
        assert [(row.place, row.user_id, row.name) for row in await ratings.shown(SERVER, OVERALL, 10)] == [
            (1, BOB, f"Player {BOB}"),
            (2, DAN, f"Player {DAN}"),
        ]
        assert [row.user_id for row in await ratings.shown(EVERYWHERE, OVERALL, 10)] == [DAN]
        assert (await ratings.count_shown(SERVER, OVERALL), await ratings.count_shown(EVERYWHERE, OVERALL)) == (2, 1)

    async def test_who_is_hidden_is_in_none(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB], [1, 2]))
        ratings = Ratings(store)
        await ratings.apply()
        for person in (ANN, BOB):
            await self.ranked(store, person, "everywhere")
        await Settings(store).set("person", ANN, "stats", "hidden")
        assert [row.user_id for row in await ratings.shown(SERVER, OVERALL, 10)] == [BOB]
        assert await ratings.place_of(SERVER, OVERALL, ANN) is None
        assert await ratings.place_of(SERVER, OVERALL, BOB) == 1

    async def test_equals_share_a_place_and_pages_go_on_from_each_other(self, store: Store) -> None:
        await put(store, finished(1, [ANN, BOB, CLEO, DAN], [1, 2, 2, 4]))
        ratings = Ratings(store)
        await ratings.apply()
        for person in (ANN, BOB, CLEO, DAN):
            await self.ranked(store, person, "server")
        rows = [row for offset in (0, 2) for row in await ratings.shown(SERVER, OVERALL, 2, offset)]
        assert [(row.place, row.user_id) for row in rows] == [(1, ANN), (2, BOB), (2, CLEO), (4, DAN)]
        assert await ratings.place_of(SERVER, OVERALL, CLEO) == 2
        assert rows[0].rating.mu > NEWCOMER.mu > rows[3].rating.mu
