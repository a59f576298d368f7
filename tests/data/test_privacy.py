"""No table that names a person is overlooked when a person takes their data, or has themselves forgotten.

The schema itself is asked: a new table or column that could name somebody fails here until data/privacy.py accounts
for it, or until it is listed below as one that names nobody.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.store.privacy import BY_SEAT, KEPT, Kept, Privacy, StillPlaying, named_columns
from data.store.servers import FORGOTTEN, PATIENCE, Servers
from data.store.store import Store

ANN, BOB, SERVER, OTHER = 771122334455667788, 881122334455667799, 4400, 5500
NAME, NOW = "Ann_of the 7 Hills", 1_900_000_000

NOBODY = """
    game_id guild_id channel_id message_id season_id league_id deal_id thread_id application_id correction
    seat seats seat_limit step from_step to_step steps at created_at moved_at paused_at opened_at ends_at ended_at
    opens_at closes_at starts_at joined_at told_at left_at since waits status state kind attempts nonce key variant
    map digest hash stage round slot division number about place points best rated moves seconds current late finish
    rating rated_at used bank rung sought reminded muted shared closed computer color mu sigma result folded
    first_day last_day
""".split()  # noqa: SIM905  # columns by these names hold ids of things, times, numbers and words of ours
NAMING_NOBODY = {
    "settings": {"whose", "name", "value"},  # what was chosen; whose it is stands in `id`
    "steps": {"action", "events"},  # the engine knows seats alone
    "snapshots": {"state"},
    "drafts": {"draft"},
    "votes": {"ballots"},  # by seat
    "plans": {"tries", "lapsed"},
    "notepads": {"text"},  # goes as a whole
    "maps": {"file"},  # an operator's
    "command_trees": {"ids"},  # of commands
    "deals": {"seed"},
    "route_counts": {"route", "times"},
    "ratings": {"games"},
    "results": {"kinds", "facts"},  # points, tickets, routes
    "corrections": {"why"},  # a referee's own words, explained in docs/privacy.md
    "leagues": {"name"},  # the league's
    "open_seats": {"agreed"},
    "substitutes": {"listed_at"},
    "vacations": {"begun"},
    "entrants": {"seed"},  # in which order they come from the season before
}
ID_OF_THE_ROW = {"settings"}
"""Tables whose `id` is a person's; elsewhere it numbers the rows."""


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3")
    yield store
    await store.close()


def listed(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def schema(store: Store) -> dict[str, list[tuple[str, str]]]:
    """Every table with its columns and their types."""
    found = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = [str(row[0]) for row in await store.rows(found)]
    return {
        table: [(str(row[1]), str(row[2])) for row in await store.rows(f"PRAGMA table_info({table})")]
        for table in tables
    }


async def dump(store: Store) -> list[tuple[str, str, str]]:
    """Every value of the database, with its table and column."""
    return [
        (table, column, str(value))
        for table, columns in (await schema(store)).items()
        for column, _ in columns
        for (value,) in await store.rows(f"SELECT {column} FROM {table}")
    ]


class TestTheSchema:
    async def test_has_no_column_that_could_name_a_person_and_is_not_accounted_for(self, store: Store) -> None:
        accounted = set(named_columns())
        loose = [
            f"{table}.{column}"
            for table, columns in (await schema(store)).items()
            for column, _ in columns
            if (table, column) not in accounted
            and column not in NOBODY
            and column not in NAMING_NOBODY.get(table, ())
            and (column != "id" or table in ID_OF_THE_ROW)
        ]
        assert not loose, "add them to KEPT in data/privacy.py, or say here that they name nobody"

    async def test_a_new_table_that_names_a_person_fails_that_test(self, store: Store) -> None:
        await store.run("CREATE TABLE friends (user_id INTEGER, of_user INTEGER)")
        with pytest.raises(AssertionError, match=r"friends\.user_id"):
            await self.test_has_no_column_that_could_name_a_person_and_is_not_accounted_for(store)

    async def test_has_all_that_is_accounted_for(self, store: Store) -> None:
        there = {(table, column) for table, columns in (await schema(store)).items() for column, _ in columns}
        assert set(named_columns()) <= there

    async def test_every_table_of_a_server_is_cleared_with_it(self, store: Store) -> None:
        of_servers = {
            table for table, columns in (await schema(store)).items() if "guild_id" in [name for name, _ in columns]
        }
        assert of_servers == set(FORGOTTEN)


def rows_about(user: int, name: str, game: int, status: str) -> list[tuple[str, tuple[object, ...]]]:
    """A row that names the person in each column where one can be named, and whatever these rows hang on."""
    seat = game * 10 + (0 if user == ANN else 1)
    facts = json.dumps({"people": [user, BOB], "player": name.replace("_", "\\\\_"), "told": f"<@{user}> moved"})
    season = "ended" if status == "finished" else "running"
    return [
        (
            "INSERT OR IGNORE INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, "
            "status, created_at, moved_at) VALUES (?, ?, ?, 'usa', 'classic', ?, ?, 2, ?, 1, 1)",
            (game, SERVER, game, json.dumps({"first": str(user)}), user, status),
        ),
        ("INSERT OR IGNORE INTO leagues VALUES (?, ?, ?, 'L', ?, ?, 1)", (game, SERVER, game, str(game), user)),
        (
            "INSERT OR IGNORE INTO seasons (id, league_id, number, status, settings, opens_at, closes_at, starts_at, "
            "ends_at) VALUES (?, ?, 1, ?, ?, 1, 1, 1, 1)",
            (game, game, season, json.dumps({"referees": [user]})),
        ),
        ("INSERT INTO seats VALUES (?, ?, ?, ?, ?, 'easy')", (game, seat, user, name, f"color {seat}")),
        ("INSERT INTO steps VALUES (?, ?, ?, '{\"a\": 1}', '[]', 1)", (game, seat, seat)),
        ("INSERT INTO drafts VALUES (?, ?, 1, '{}')", (game, seat)),
        ("INSERT INTO clocks (game_id, seat) VALUES (?, ?)", (game, seat)),
        ("INSERT OR IGNORE INTO votes VALUES (?, -1, 1, 2, ?)", (game, json.dumps({str(seat): "wait"}))),
        (
            "INSERT INTO seat_history (game_id, seat, user_id, name, from_step) VALUES (?, ?, ?, ?, 0)",
            (game, seat, user, name),
        ),
        ("INSERT INTO private_messages VALUES (?, ?, 7, 8, ?)", (game, seat, user)),
        ("INSERT INTO notepads VALUES (?, ?, 'secret')", (game, user)),
        ("INSERT INTO plans VALUES (?, ?, ?, '[]', NULL)", (game, seat, user)),
        ("INSERT INTO notes (game_id, step, at, kind, facts) VALUES (?, 1, 1, 'seat-taken', ?)", (game, facts)),
        ("INSERT INTO due_times (kind, game_id, user_id, at) VALUES ('remind', ?, ?, 1)", (game, user)),
        ("INSERT OR IGNORE INTO vacations VALUES (?, '2031-07-01', '2031-07-02', 0)", (user,)),
        ("INSERT OR IGNORE INTO settings VALUES ('person', ?, 'language', 'uk')", (user,)),
        (
            "INSERT INTO results (game_id, guild_id, map, variant, ended_at, seats, seat, user_id, name, place, "
            "points, best, rated, moves, seconds, holders, kinds, facts) "
            "VALUES (?, ?, 'usa', 'classic', 1, 2, ?, ?, ?, 1, 9, 9, 1, 1, 1, ?, '{}', '{}')",
            (game, SERVER, seat, user, name, json.dumps([[user, None, 3], [BOB, None, 1]])),
        ),
        ("INSERT OR IGNORE INTO ratings VALUES (?, 'usa', ?, 25, 8, 1)", (SERVER, user)),
        ("INSERT OR IGNORE INTO ratings VALUES (0, '', ?, 25, 8, 1)", (user,)),
        ("INSERT INTO conduct VALUES (?, ?, ?, 1, 1, 0, 'finished')", (user, game, SERVER)),
        (
            "INSERT INTO corrections (game_id, guild_id, at, by_user, kind, why) VALUES (?, ?, 1, ?, 'annul', 'so')",
            (game, SERVER, user),
        ),
        ("INSERT INTO entrants (season_id, user_id, name, joined_at) VALUES (?, ?, ?, 1)", (game, user, name)),
        ("INSERT INTO substitutes VALUES (?, ?, ?, 1)", (game, user, name)),
        (
            "INSERT INTO fixtures (season_id, round, division, stage, slot, map, people, status) "
            "VALUES (?, ?, 0, 'division', 0, 'usa', ?, 'finished')",
            (game, seat, json.dumps([user, BOB])),
        ),
        (
            "INSERT INTO acts (league_id, season_id, at, by_user, kind, facts) VALUES (?, ?, 1, ?, 'left', ?)",
            (game, game, user, facts),
        ),
        (
            "INSERT INTO notices (season_id, channel_id, kind, facts, nonce) VALUES (?, 1, 'k', ?, ?)",
            (game, facts, f"n{game}-{seat}"),
        ),
    ]


async def plant(store: Store, user: int, name: str, game: int = 1, status: str = "finished") -> None:
    await store.together(rows_about(user, name, game, status))


def names(value: str, user: int, name: str) -> bool:
    return str(user) in value or name in value.replace("\\", "")


class TestTakingOnesData:
    async def test_every_table_that_names_the_person_is_in_it(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        found = await Privacy(store).export(ANN)
        assert set(found) == {kept.table for kept in KEPT} | set(BY_SEAT)
        assert not [table for table, rows in found.items() if not rows]

    async def test_nothing_of_anybody_else_is(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        alone = await Privacy(store).export(ANN)
        await plant(store, BOB, "Bob the Second")
        both = await Privacy(store).export(ANN)
        assert {table: len(rows) for table, rows in both.items()} == {table: len(rows) for table, rows in alone.items()}
        text = json.dumps(both)
        assert str(BOB) not in text and "Bob the Second" not in text

    async def test_steps_are_those_of_the_time_in_the_seat(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await store.run("UPDATE seat_history SET from_step = 0, to_step = 10 WHERE user_id = ?", ANN)
        await store.run("INSERT INTO steps VALUES (1, 11, 10, '{\"a\": 2}', '[]', 1)")  # by who came after
        assert [row["step"] for row in (await Privacy(store).export(ANN))["actions"]] == [10]

    async def test_a_stranger_gets_nothing(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        assert not any((await Privacy(store).export(12345)).values())


class TestBeingForgotten:
    async def test_leaves_no_trace_of_the_person_in_any_table(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await plant(store, ANN, NAME, game=2, status="playing")
        await plant(store, BOB, "Bob the Second")
        planted = {(table, column) for table, column, value in await dump(store) if names(value, ANN, NAME)}
        assert planted == set(named_columns()), "rows_about is to name the person wherever one can be named"
        await Privacy(store).forget(ANN, NOW)
        assert not [where for *where, value in await dump(store) if names(value, ANN, NAME)]

    async def test_leaves_no_trace_in_the_files_while_the_bot_runs_on(self, store: Store, tmp_path: Path) -> None:
        await plant(store, ANN, NAME)
        await store.run("INSERT INTO notepads VALUES (?, 33, 'kept')", 1)
        await Privacy(store).forget(ANN, NOW)
        await store.run("UPDATE notepads SET text = 'kept on'")
        files = listed(tmp_path)
        assert len(files) >= 3, "the log is among them"
        assert not [path.name for path in files if NAME.encode() in path.read_bytes()]

    @pytest.mark.parametrize("name", ["strength", "medium", "player", "people"])
    async def test_who_is_called_as_a_word_of_ours_takes_none_away(self, store: Store, name: str) -> None:
        await plant(store, ANN, name)
        facts = {"seat": 0, "strength": "medium", "people": [BOB]}
        await store.run("UPDATE notes SET facts = ?", json.dumps(facts))
        await Privacy(store).forget(ANN, NOW)
        ((after,),) = await store.rows("SELECT facts FROM notes")
        assert json.loads(str(after)) == facts

    @pytest.mark.parametrize(
        ("called", "expected"),
        [("A\\B", "A\\\\B"), ("Z\u0301\u0301\u0301\u0301x", "Z\u0301x"), ("\u202eEve*", "Eve\\*")],
    )
    async def test_a_name_that_was_cleaned_for_a_message_goes_with_it(
        self, store: Store, called: str, expected: str
    ) -> None:
        await plant(store, ANN, called)
        await store.run(
            "UPDATE notes SET facts = ?", json.dumps({"player": expected, "places": f"Bob = {expected}, Cleo"})
        )
        name = (await Privacy(store).forget(ANN, NOW)).name
        ((after,),) = await store.rows("SELECT facts FROM notes")
        assert json.loads(str(after)) == {"player": name, "places": f"Bob = {name}, Cleo"}

    async def test_a_name_beside_another_ones_id_stays(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        facts = [{"person": BOB, "name": NAME}, {"person": ANN, "name": NAME}]
        await store.run("UPDATE acts SET facts = ?", json.dumps(facts))
        pseudonym = await Privacy(store).forget(ANN, NOW)
        ((after,),) = await store.rows("SELECT facts FROM acts")
        assert json.loads(str(after)) == [facts[0], {"person": pseudonym.id, "name": pseudonym.name}]

    async def test_changes_nothing_that_is_anybody_elses(self, store: Store) -> None:
        await plant(store, BOB, "Bob the Second")
        await plant(store, ANN, NAME)
        before = await Privacy(store).export(BOB)
        await Privacy(store).forget(ANN, NOW)
        assert await Privacy(store).export(BOB) == before

    async def test_results_ratings_and_seats_go_on_under_one_pseudonym(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        pseudonym = await Privacy(store).forget(ANN, NOW)
        assert pseudonym.id < 0
        assert pseudonym.name.startswith("Player ") and len(pseudonym.name) == 11
        for table in ("results", "seats", "entrants", "seat_history"):
            sql = f"SELECT name FROM {table} WHERE user_id = ?"
            assert await store.rows(sql, pseudonym.id) == [(pseudonym.name,)]
        assert len(await store.rows("SELECT 1 FROM ratings WHERE user_id = ?", pseudonym.id)) == 2
        ((holders,),) = await store.rows("SELECT holders FROM results")
        assert json.loads(str(holders)) == [[pseudonym.id, None, 3], [BOB, None, 1]]

    async def test_two_deletions_have_nothing_to_do_with_each_other(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        first = await Privacy(store).forget(ANN, NOW)
        await plant(store, ANN, NAME, game=2)
        second = await Privacy(store).forget(ANN, NOW)
        assert first.id != second.id

    async def test_in_a_running_game_the_seat_is_the_computers_and_nobodys(self, store: Store) -> None:
        await plant(store, ANN, NAME, game=2, status="playing")
        pseudonym = await Privacy(store).forget(ANN, NOW)
        assert await store.rows("SELECT user_id, name, computer FROM seats") == [(None, pseudonym.name, "easy")]

    async def test_who_still_plays_is_not_forgotten_and_nothing_changes(self, store: Store) -> None:
        await plant(store, ANN, NAME, game=2, status="playing")
        await store.run("UPDATE seats SET computer = NULL")
        before = await dump(store)
        with pytest.raises(StillPlaying) as caught:
            await Privacy(store).forget(ANN, NOW)
        assert caught.value.games == [2]
        assert await dump(store) == before

    async def test_entries_of_a_season_that_has_not_begun_are_gone(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await store.run("UPDATE seasons SET status = 'open'")
        await Privacy(store).forget(ANN, NOW)
        assert not await store.rows("SELECT 1 FROM entrants")

    async def test_in_a_running_season_the_person_has_left(self, store: Store) -> None:
        await plant(store, ANN, NAME, game=2, status="playing")
        await Privacy(store).forget(ANN, NOW)
        assert await store.rows("SELECT status FROM entrants") == [("left",)]


class TestAServerThatWasLeft:
    async def test_is_forgotten_with_all_that_hung_on_it_and_no_other_is(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await store.run("INSERT INTO settings VALUES ('server', ?, 'language', 'ru')", SERVER)
        await store.run("INSERT INTO deals (id, seed, shared) VALUES (1, 'x', 1)")
        await store.run("UPDATE fixtures SET deal_id = 1")
        own = {"settings", "vacations"}  # a person's, whatever the server
        before = {kept.table for kept in KEPT if await store.rows(f"SELECT 1 FROM {kept.table}")}
        assert before == {kept.table for kept in KEPT}
        await Servers(store).forget(OTHER, NOW)
        assert {kept.table for kept in KEPT if await store.rows(f"SELECT 1 FROM {kept.table}")} == before
        await Servers(store).forget(SERVER, NOW)
        left = {table for table, columns in (await schema(store)).items() if await store.rows(f"SELECT 1 FROM {table}")}
        assert left == {*own, "ratings", "due_times", "rated_up_to"}
        assert not [value for _, column, value in await dump(store) if column == "guild_id" and value == str(SERVER)]
        assert await Servers(store).known() == set()

    async def test_falls_due_when_its_days_are_over(self, store: Store) -> None:
        servers = Servers(store)
        await servers.left(SERVER, NOW)
        await servers.left(SERVER, NOW + 5)
        await servers.left(OTHER, NOW + 7)
        due = "SELECT at FROM due_times WHERE kind = 'servers'"
        assert await store.rows(due) == [(NOW + PATIENCE,)]
        assert await servers.departed(NOW + PATIENCE - 1) == []
        assert await servers.departed(NOW + PATIENCE) == [SERVER]
        await servers.back(SERVER)
        assert await store.rows(due) == [(NOW + 7 + PATIENCE,)]
        assert await servers.since() == {OTHER: NOW + 7}


def test_what_is_kept_is_listed_once() -> None:
    tables = [kept.table for kept in KEPT]
    assert len(tables) == len(set(tables))
    assert all(isinstance(kept, Kept) and kept.shown for kept in KEPT)
