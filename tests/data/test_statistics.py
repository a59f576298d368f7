"""Statistics: sums of results, what is shown of whom, and that every query has its index."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from data.store import statistics
from data.store.results import Result, Results
from data.store.settings import Settings
from data.store.statistics import BESTS, Best, Statistics, Tally, best_sql, together
from data.store.store import Store
from tests.results import MAPS, SERVER, finished, many, put

ANN, BOB, CLEO, DAN = 1, 2, 3, 4
ISLES, CAPES = MAPS[0], MAPS[1]


def game(
    game_id: int, people: Sequence[int | None], points: Sequence[int], facts: Mapping[int, Any] = {}, **more: Any
) -> list[Result]:
    """A game with these points; `facts` by seat, over the usual ones."""
    places = [1 + sum(other > own for other in points) for own in points]
    rows = finished(game_id, people, places, **more)
    return [
        replace(
            row,
            points=points[row.seat],
            best=max(points),
            kinds={"routes": points[row.seat] - 5, "ticket": 5},
            facts={**row.facts, **facts.get(row.seat, {})},
        )
        for row in rows
    ]


async def hide(store: Store, *people: int) -> None:
    for person in people:
        await Settings(store).set("person", person, "stats", "hidden")


async def close(store: Store, game_id: int) -> None:
    """The game is played with a shared deal that nobody may know yet."""
    row = "INSERT INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, status, step, "
    row += "created_at, moved_at) VALUES (?, 1, ?, 'x', 'x', '{}', 1, 2, 'finished', 1, 0, 0)"
    await store.together(
        [
            (row, (game_id, game_id)),
            ("INSERT INTO deals (id, seed, shared) VALUES (?, ?, 1)", (game_id, "0" * 64)),
            ("INSERT INTO game_deals VALUES (?, ?)", (game_id, game_id)),
        ]
    )


async def open_deal(store: Store, deal: int) -> None:
    await store.run("UPDATE deals SET opened_at = 5 WHERE id = ?", deal)


class TestOfAPerson:
    async def test_sums_each_map_and_all_of_them(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [100, 90], {0: {"longest": 12}}), game(2, [BOB, ANN], [80, 60]))
        await put(store, game(3, [ANN, BOB, CLEO], [50, 50, 70], map=CAPES))
        by_map = await Statistics(store).of_person(SERVER, ANN)
        assert list(by_map) == [ISLES, CAPES]
        isles = by_map[ISLES]
        assert (isles.games, isles.wins, isles.points, isles.best, isles.longest) == (2, 1, 160, 100, 12)
        assert isles.kinds == Counter(routes=150, ticket=10)
        assert (isles.tried, isles.completed) == (4, 2)
        assert isles.routes == Counter({"a-b-1": 2, "b-c-1": 2})
        assert isles.average_place == 1.5
        whole = together(by_map.values())
        assert whole.places == Counter({1: 1, 2: 2})
        assert whole.average_points == 70
        assert await Statistics(store).of_person(SERVER, ANN, CAPES) == {CAPES: by_map[CAPES]}

    async def test_has_the_name_of_the_latest_game(self, store: Store) -> None:
        rows = game(2, [BOB, ANN], [80, 60])
        await put(store, game(1, [ANN, BOB], [100, 90]), [rows[0], replace(rows[1], name="Anna")])
        assert await Statistics(store).name_of(SERVER, ANN) == "Anna"
        assert await Statistics(store).name_of(SERVER, DAN) is None

    async def test_of_another_server_or_person_is_not_in_it(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [9, 8], guild_id=SERVER + 1), game(2, [BOB, CLEO], [9, 8]))
        assert await Statistics(store).of_person(SERVER, ANN) == {}

    async def test_negative_points_of_a_kind_stay(self, store: Store) -> None:
        rows = game(1, [ANN, BOB], [10, 5])
        await put(store, [replace(rows[0], kinds={"routes": 20, "ticket": -10}), rows[1]])
        whole = together((await Statistics(store).of_person(SERVER, ANN)).values())
        assert whole.kinds == {"routes": 20, "ticket": -10}

    async def test_an_annulled_game_is_gone(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [9, 8]))
        await Results(store).correct(1, SERVER, DAN, "annul", "a wrong map", None, 7)
        assert await Statistics(store).of_person(SERVER, ANN) == {}
        assert await Statistics(store).routes(SERVER, ISLES) == Counter()
        assert await Statistics(store).best(SERVER, ISLES, "points") == []

    async def test_an_adjudicated_game_counts_as_decided(self, store: Store) -> None:
        rows = game(1, [ANN, BOB], [9, 8])
        await put(store, rows)
        decided = [replace(rows[0], place=2, points=0, facts={}), replace(rows[1], place=1)]
        await Results(store).correct(1, SERVER, DAN, "adjudicate", "a fair word", decided, 7)
        found = await Statistics(store).of_person(SERVER, ANN)
        assert found[ISLES].places == {2: 1}
        assert await Statistics(store).routes(SERVER, ISLES) == Counter({"a-b-1": 1, "b-c-1": 1})


class TestVersus:
    async def test_finds_the_games_in_which_both_sat(self, store: Store) -> None:
        await put(
            store, game(1, [ANN, BOB], [9, 8]), game(2, [BOB, CLEO, ANN], [7, 6, 5]), game(3, [ANN, CLEO], [4, 3])
        )
        met = await Statistics(store).versus(SERVER, ANN, BOB)
        assert [(one.game_id, one.place, one.other_place, one.points, one.other_points) for one in met] == [
            (2, 3, 1, 5, 7),
            (1, 1, 2, 9, 8),
        ]
        assert await Statistics(store).versus(SERVER, BOB, DAN) == []


class TestRecords:
    async def test_are_the_best_on_each_map(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80], {1: {"longest": 30, "completed": ["a-b", "b-c", "c-d"]}}))
        await put(store, game(2, [CLEO, BOB], [95, 60]), game(3, [ANN, CLEO], [200, 1], map=CAPES))
        found = Statistics(store)
        assert await found.maps(SERVER) == sorted({ISLES, CAPES})
        first: dict[Best, Any] = {best: (await found.best(SERVER, ISLES, best))[0] for best in BESTS}
        assert {best: (one.user_id, one.value) for best, one in first.items()} == {
            "points": (CLEO, 95),
            "path": (BOB, 30),
            "tickets": (BOB, 3),
        }
        assert [one.value for one in await found.best(SERVER, ISLES, "points", 3)] == [95, 90, 80]

    async def test_among_equals_the_earlier_one_is_first(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80], ended_at=500), game(2, [CLEO, DAN], [90, 80], ended_at=400))
        assert (await Statistics(store).best(SERVER, ISLES, "points"))[0].user_id == CLEO

    async def test_a_game_among_computers_sets_none(self, store: Store) -> None:
        await put(store, game(1, [ANN, None], [300, 2]))
        found = Statistics(store)
        assert [await found.best(SERVER, ISLES, best) for best in BESTS] == [[], [], []]
        assert await found.closest(SERVER, ISLES) == []

    async def test_the_closest_game_was_won_by_least(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80]), game(2, [CLEO, BOB, ANN], [95, 92, 92]))
        (one,) = await Statistics(store).closest(SERVER, ISLES)
        assert (one.margin, one.game_id, one.names) == (3, 2, ["Player 3"])
        assert one.next_names == ["Player 2", "Player 1"]

    async def test_a_shared_game_is_closer_than_any(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 89]), game(2, [CLEO, BOB, ANN], [95, 95, 92]))
        one, other = await Statistics(store).closest(SERVER, ISLES, 5)
        assert (one.margin, one.names) == (0, ["Player 3", "Player 2"])
        assert (other.margin, other.game_id) == (1, 1)


class TestWhoIsHidden:
    async def test_is_in_no_record_and_no_sum_of_the_server(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80]), game(2, [CLEO, BOB], [70, 50]))
        await hide(store, ANN)
        found = Statistics(store)
        assert await found.is_hidden(ANN)
        assert not await found.is_hidden(BOB)
        for best in BESTS:
            assert ANN not in {one.user_id for one in await found.best(SERVER, ISLES, best, 9)}
        assert [one.game_id for one in await found.closest(SERVER, ISLES, 9)] == [2]
        assert await found.routes(SERVER, ISLES) == Counter({"a-b-1": 3, "b-c-1": 3})

    async def test_still_sees_their_own(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80]))
        await hide(store, ANN)
        assert (await Statistics(store).of_person(SERVER, ANN))[ISLES].games == 1


class TestAClosedDeal:
    async def test_counts_nowhere_before_it_is_opened(self, store: Store) -> None:
        await put(store, game(1, [ANN, BOB], [90, 80]))
        await close(store, 1)
        found = Statistics(store)

        async def shown() -> list[object]:
            return [
                await found.of_person(SERVER, ANN),
                await found.versus(SERVER, ANN, BOB),
                await found.closest(SERVER, ISLES),
                await found.routes(SERVER, ISLES),
                *[await found.best(SERVER, ISLES, best) for best in BESTS],
            ]

        assert not any(await shown())
        await hide(store, BOB)  # taken out once, not twice
        assert not any(await shown())
        await Settings(store).set("person", BOB, "stats", None)
        await open_deal(store, 1)
        assert all(await shown())


class TestCountsOfRoutes:
    async def test_are_what_results_say(self, store: Store) -> None:
        """Whatever was written, corrected, made nobody's or deleted."""
        rng = Random(3)
        await put(store, *many(rng, 40, 9))
        await Results(store).correct(3, SERVER, DAN, "annul", "why", None, 7)
        await Results(store).correct(5, SERVER, DAN, "adjudicate", "why", game(5, [ANN, BOB], [2, 1]), 7)
        await store.run("UPDATE results SET user_id = NULL WHERE user_id = ?", ANN)
        await store.run("DELETE FROM results WHERE user_id = ?", BOB)
        kept = await store.rows("SELECT guild_id, map, route, times FROM route_counts WHERE times > 0 ORDER BY 1, 2, 3")
        rows = await store.rows("SELECT guild_id, map, facts FROM results WHERE current = 1 AND user_id IS NOT NULL")
        again = Counter(
            (guild, map_, route) for guild, map_, facts in rows for route in json.loads(str(facts))["routes"]
        )
        assert kept == [(*key, times) for key, times in sorted(again.items())]
        assert kept


class TestATally:
    def test_of_nothing_has_no_means(self) -> None:
        assert (Tally().average_place, Tally().average_points, Tally().best) == (0, 0, None)


@pytest.mark.parametrize(
    ("sql", "args", "index"),
    [
        (statistics._OF_PERSON, 4, "results_of_a_person"),
        (statistics._TOGETHER, 3, "results_of_a_person"),
        (statistics._PLAYED, 6, "results_of_a_person"),
        (statistics._NAME, 2, "results_of_a_person"),
        (statistics._MAPS, 1, "results_of_a_server"),
        (statistics._HIDDEN_ROUTES[0], 2, "results_of_a_person"),
        (statistics._HIDDEN_ROUTES[1], 2, "one_current_result_per_seat"),
        (statistics._SHARED, 3, "results_in_front"),
        (statistics._NARROW, 3, "results_by_margin"),
        *((best_sql(best), 3, f"results_by_{best}") for best in BESTS),
    ],
)
@pytest.mark.sqlite
async def test_each_query_goes_by_its_index(store: Store, sql: str, args: int, index: str) -> None:
    await put(store, *many(Random(1), 30, 9))
    plan = [str(row[3]) for row in await store.rows(f"EXPLAIN QUERY PLAN {sql}", *[1] * args)]
    assert any(index in step for step in plan), plan
    assert not [step for step in plan if step.startswith("SCAN") and "results" in step.split()[1]], plan
    if index.startswith("results_by"):
        assert not [step for step in plan if "TEMP B-TREE FOR ORDER" in step and "LAST" not in step], plan
