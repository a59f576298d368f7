"""No table that names a person is overlooked when a person takes their data, or has themselves forgotten.

The schema itself is asked: a new table or column that could name somebody fails here until data/privacy.py accounts
for it, or until it is listed below as one that names nobody.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import engine
from data.store.backup import back_up, put_back
from data.store.bars import marked
from data.store.clocks import remind_by
from data.store.connection import StoreError
from data.store.deals import Deals
from data.store.league_rows import Settings as SeasonSettings
from data.store.privacy import BY_SEAT, HASHES, IN_JSON, KEPT, Kept, Privacy, StillPlaying, deletable, named_columns
from data.store.private import keep_plan
from data.store.rows import DueKind, Job, due_set
from data.store.seats import Seats
from data.store.servers import FORGOTTEN, PATIENCE, Servers
from data.store.sqlite import key_file
from data.store.store import Store
from engine.core.action import Action
from engine.core.event import Event
from engine.core.part import Slice
from engine.league.cups import CupTerms
from tests.postgres import tables_of

ANN, BOB, SERVER, OTHER = 771122334455667788, 881122334455667799, 4400, 5500
NAME, NOW = "Ann_of the 7 Hills", 1_900_000_000

NAMING_NOBODY = {
    table: set(columns.split())
    for table, columns in {
        "acts": "id league_id season_id at kind",
        "bars": "game_id seat",
        "clocks": "game_id seat waits since used bank rung sought reminded muted told_at",
        "command_trees": "application_id hash ids",  # ids of commands
        "conduct": "game_id guild_id ended_at moves late finish",
        "corrections": "id game_id guild_id at kind why",  # a referee's own words, explained in docs/privacy.md
        "daily_reminders": "guild_id at",
        "days": "id guild_id channel_id day map variant deal_id ends_at due_at attempts message_id",
        "deals": "id seed shared opened_at",
        "departures": "guild_id left_at",
        "drafts": "game_id seat step draft",  # codecs: see below
        "due_times": "kind game_id seat at season_id",
        "finales": "game_id stage",
        "invitations": "game_id color declined",
        "entrants": "season_id division status joined_at seed rating rated_at",  # seed: in which order they come
        "fixtures": "id season_id round division stage slot map deal_id game_id thread_id status ends_at attempts",
        "game_deals": "game_id deal_id",
        "games": "id guild_id channel_id key variant seat_limit status step message_id created_at moved_at map "
        "paused_at closed rules_version",
        "heartbeat": "id at",
        "leagues": "id guild_id channel_id name folded created_at",  # the league's name
        "maps": "digest file",  # an operator's
        "notepads": "game_id text",  # goes as a whole
        "lessons": "lesson done_at",
        "notes": "id game_id step at kind",
        "notices": "id season_id channel_id kind nonce state attempts message_id",
        "open_seats": "game_id seat agreed",
        "outbox": "id game_id step kind seat nonce state attempts message_id",
        "plans": "game_id seat tries lapsed",  # codecs: see below
        "private_messages": "game_id seat channel_id message_id",
        "rated_up_to": "id result",
        "ratings": "guild_id map mu sigma games",
        "results": "id game_id guild_id map variant season_id ended_at seats seat place points best rated moves "
        "seconds computer entrant kinds facts correction current "
        "in_ratings",  # points, tickets, routes, a position in holders
        "route_counts": "guild_id map route times",
        "seasons": "id league_id number status opens_at closes_at starts_at ends_at round",
        "seat_history": "id game_id seat computer from_step to_step",
        "seats": "game_id seat color computer",
        "server_maps": "key guild_id added_at digest",
        "settings": "whose name value",  # what was chosen; whose it is stands in `id`
        "snapshots": "game_id step state",  # codecs: see below
        "steps": "game_id step seat action events at",  # codecs: see below
        "substitutes": "season_id listed_at",
        "tries": "day_id game_id points computers finished_at",
        "vacations": "first_day last_day begun",
        "votes": "game_id about opened_at ends_at ballots",  # by seat
    }.items()
}
OF_THE_ENGINE = """
    again agreed aside at back barred beds blind border bought box built by card cards choosing cities city claimed
    collected color copies earned
    company corner corners count counts crossings deck discard drawers drawn each exchanged extra face_up fate
    first gains give hands ids in_a_row keep kept kind kinds laid last lay left limits marker markers marks more
    most mountains names number offered opened opening order others owed owned passing path payment pieces place placed
    places points reason rebuilt refill returned river route routes seat seats ships shown stations steps string
    supply take takers technology there tickets tile tiles total trains turn turns
""".split()  # noqa: SIM905  # seats, cards, tickets, places: the engine knows no people
OF_A_SEASON = """
    maps kind variants options seats least divisions scale pace rounds late same_deal movers reliability counts cup
""".split()  # noqa: SIM905
OF_A_CUP = "group_seats group_games through seats on".split()  # noqa: SIM905
FOR_A_SEAT_ALONE = {"outbox", "due_times", "bars", "steps"}
"""Tables by seat that say nothing about its person beyond other tables: what is to be sent, when what is due."""


def listed(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def schema(store: Store) -> dict[str, list[tuple[str, str]]]:
    """Every table with its columns and their types, as the engine calls them."""
    return await store.read_at_once(tables_of)


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
            if (table, column) not in accounted and column not in NAMING_NOBODY.get(table, ())
        ]
        assert not loose, "add them to KEPT in data/store/privacy.py, or say here that they name nobody"

    async def test_has_no_table_by_seat_that_a_person_does_not_get(self, store: Store) -> None:
        by_seat = {table for table, columns in (await schema(store)).items() if "seat" in [name for name, _ in columns]}
        assert by_seat - {kept.table for kept in KEPT} - set(BY_SEAT) - set(IN_JSON) - FOR_A_SEAT_ALONE == set()

    async def test_a_new_table_that_names_a_person_fails_that_test(self, store: Store) -> None:
        await store.run("CREATE TABLE friends (seat INTEGER)")
        await store.run("ALTER TABLE games ADD COLUMN kind TEXT")
        with pytest.raises(AssertionError, match=r"(?s)friends\.seat.*games\.kind|games\.kind.*friends\.seat"):
            await self.test_has_no_column_that_could_name_a_person_and_is_not_accounted_for(store)

    async def test_has_all_that_is_accounted_for(self, store: Store) -> None:
        there = {(table, column) for table, columns in (await schema(store)).items() for column, _ in columns}
        assert set(named_columns()) <= there

    async def test_every_table_of_a_server_is_cleared_with_it(self, store: Store) -> None:
        of_servers = {
            table for table, columns in (await schema(store)).items() if "guild_id" in [name for name, _ in columns]
        }
        assert of_servers == set(FORGOTTEN)


class TestWhatIsStoredAsText:
    """Columns of JSON that name nobody hold objects of these classes; a new field fails here until it is listed."""

    def test_of_the_engine_names_seats_alone(self) -> None:
        for module in walk_packages(engine.__path__, "engine."):
            import_module(module.name)
        kinds: list[type[object]] = [Action, Event, Slice]
        for kind in kinds:
            kinds += kind.__subclasses__()
        fields = {field for kind in kinds for field in getattr(kind, "__struct_fields__", ())}
        assert fields - set(OF_THE_ENGINE) == set()

    def test_of_a_season_names_nobody(self) -> None:
        assert set(SeasonSettings.__struct_fields__) == set(OF_A_SEASON)
        assert set(CupTerms.__struct_fields__) == set(OF_A_CUP)


def rows_about(user: int, name: str, game: int, status: str) -> list[tuple[str, tuple[object, ...]]]:
    """A row that names the person in each column where one can be named, and whatever these rows hang on."""
    seat = game * 10 + (0 if user == ANN else 1)
    facts = json.dumps({"people": [user, BOB], "player": name.replace("_", "\\\\_"), "told": f"<@{user}> moved"})
    season = "ended" if status == "finished" else "running"
    return [
        (
            "INSERT INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, "
            "status, created_at, moved_at) VALUES (?, ?, ?, 'usa', 'classic', ?, ?, 2, ?, 1, 1)",
            (game, SERVER, game, json.dumps({"first": str(user)}), user, status),
        ),
        ("INSERT INTO leagues VALUES (?, ?, ?, 'L', ?, ?, 1)", (game, SERVER, game, str(game), user)),
        (
            "INSERT INTO seasons (id, league_id, number, status, settings, opens_at, closes_at, starts_at, "
            "ends_at) VALUES (?, ?, 1, ?, ?, 1, 1, 1, 1)",
            (game, game, season, json.dumps({"referees": [user]})),
        ),
        ("INSERT INTO maps VALUES ('digest', '{}')", ()),
        ("INSERT INTO server_maps VALUES (?, ?, ?, 1, 'digest')", (f"own-{game}-{seat}", SERVER, user)),
        ("INSERT INTO seats VALUES (?, ?, ?, ?, ?, 'easy')", (game, seat, user, name, f"color {seat}")),
        ("INSERT INTO invitations VALUES (?, ?, 'red', 0)", (game, user)),
        ("INSERT INTO steps VALUES (?, ?, ?, '{\"a\": 1}', '[]', 1)", (game, seat, seat)),
        ("INSERT INTO drafts VALUES (?, ?, 1, '{}')", (game, seat)),
        ("INSERT INTO clocks (game_id, seat) VALUES (?, ?)", (game, seat)),
        ("INSERT INTO votes VALUES (?, -1, 1, 2, ?)", (game, json.dumps({str(seat): "wait"}))),
        (
            "INSERT INTO seat_history (game_id, seat, user_id, name, from_step) VALUES (?, ?, ?, ?, 0)",
            (game, seat, user, name),
        ),
        ("INSERT INTO private_messages VALUES (?, ?, 7, 8, ?)", (game, seat, user)),
        ("INSERT INTO notepads VALUES (?, ?, 'secret')", (game, user)),
        ("INSERT INTO lessons VALUES (?, 'usa', 1)", (user,)),
        ("INSERT INTO plans VALUES (?, ?, ?, '[]', NULL)", (game, seat, user)),
        ("INSERT INTO open_seats (game_id, seat) VALUES (?, ?)", (game, seat)),
        ("INSERT INTO notes (game_id, step, at, kind, facts) VALUES (?, 1, 1, 'seat-taken', ?)", (game, facts)),
        ("INSERT INTO due_times (kind, game_id, user_id, at) VALUES ('remind', ?, ?, 1)", (game, user)),
        ("INSERT INTO vacations VALUES (?, '2031-07-01', '2031-07-02', 0)", (user,)),
        ("INSERT INTO settings VALUES ('person', ?, 'language', 'uk')", (user,)),
        (
            "INSERT INTO results (game_id, guild_id, map, variant, ended_at, seats, seat, user_id, name, place, "
            "points, best, rated, moves, seconds, holders, kinds, facts) "
            "VALUES (?, ?, 'usa', 'classic', 1, 2, ?, ?, ?, 1, 9, 9, 1, 1, 1, ?, '{}', '{}')",
            (game, SERVER, seat, user, name, json.dumps([[user, None, 3], [BOB, None, 1]])),
        ),
        ("INSERT INTO ratings VALUES (?, 'usa', ?, 25, 8, 1)", (SERVER, user)),
        ("INSERT INTO ratings VALUES (0, '', ?, 25, 8, 1)", (user,)),
        ("INSERT INTO conduct VALUES (?, ?, ?, 1, 1, 0, 'finished')", (user, game, SERVER)),
        (
            "INSERT INTO corrections (game_id, guild_id, at, by_user, kind, why) VALUES (?, ?, 1, ?, 'annul', 'so')",
            (game, SERVER, user),
        ),
        ("INSERT INTO deals (id, seed, shared) VALUES (?, 's', 1)", (100 + game,)),
        (
            "INSERT INTO days (id, guild_id, channel_id, day, map, variant, deal_id, ends_at) "
            "VALUES (?, ?, 1, ?, 'usa', 'classic', ?, 1)",
            (game, SERVER, str(game), 100 + game),
        ),
        ("INSERT INTO tries (day_id, user_id, name, game_id) VALUES (?, ?, ?, ?)", (game, user, name, game)),
        ("INSERT INTO daily_reminders VALUES (?, ?, 1)", (SERVER, user)),
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
    rows = rows_about(user, name, game, status)
    await store.together([(f"{sql} ON CONFLICT DO NOTHING", values) for sql, values in rows])


def names(value: str, user: int, name: str) -> bool:
    return str(user) in value or name in value.replace("\\", "")


class TestTakingOnesData:
    async def test_every_table_that_names_the_person_is_in_it(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        found = await Privacy(store).export(ANN)
        assert set(found) == {kept.table for kept in KEPT} | set(BY_SEAT) | set(IN_JSON) | {HASHES[0]}
        assert [table for table, rows in found.items() if not rows] == ["held", HASHES[0]]

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

    @pytest.mark.parametrize(
        ("table", "sql"),
        [
            ("games", 'UPDATE games SET options = \'{{"first": "{}"}}\''),
            ("held", "UPDATE results SET holders = '[[{}, null, 2], [7, null, 1]]'"),
            ("seasons", "UPDATE seasons SET settings = '{{\"referees\": [{}]}}'"),
            ("notes", "UPDATE notes SET facts = '{{\"people\": [{}]}}'"),
        ],
    )
    async def test_who_is_only_named_somewhere_is_shown_it(self, store: Store, table: str, sql: str) -> None:
        await plant(store, ANN, NAME)
        await store.run(sql.format(BOB + 1))
        found = await Privacy(store).export(BOB + 1)
        assert [name for name, rows in found.items() if rows] == [table]
        assert deletable(found)

    async def test_a_stranger_gets_nothing(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        assert not any((await Privacy(store).export(12345)).values())


class TestBeingForgotten:
    async def test_leaves_no_trace_of_the_person_in_any_table(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await plant(store, ANN, NAME, game=2, status="playing")
        await plant(store, BOB, "Bob the Second")
        planted = {(table, column) for table, column, value in await dump(store) if names(value, ANN, NAME)}
        assert planted == set(named_columns()) - {HASHES}, "rows_about is to name the person wherever one can be named"
        await Privacy(store).forget(ANN, NOW)
        assert not [where for *where, value in await dump(store) if names(value, ANN, NAME)]

    @pytest.mark.sqlite
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

    async def test_no_name_stays_at_a_result_that_counts_for_no_one(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        holders = json.dumps([[BOB, None, 1], [ANN, None, 1], [ANN, "easy", 9]])
        await store.run("UPDATE results SET user_id = NULL, entrant = 2, holders = ?", holders)
        await store.run(
            "INSERT INTO seat_history (game_id, seat, user_id, name, from_step) VALUES (1, 0, ?, ?, 0)", ANN, NAME
        )
        held = (await Privacy(store).export(ANN))["held"]
        assert [(row["steps"], row["has_league_points"]) for row in held] == [(1, 0), (9, 1)]
        pseudonym = await Privacy(store).forget(ANN, NOW)
        assert await store.rows("SELECT name FROM results") == [(pseudonym.name,)]

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


class TestWorkUnderWayWhileAPersonIsForgotten:
    """What was read before and is written after it brings no id back."""

    @pytest.mark.parametrize("seated", [True, False])
    async def test_writes_the_id_of_nobody_who_has_gone(self, store: Store, seated: bool) -> None:
        await plant(store, ANN, NAME, game=2, status="playing")
        for table in ("private_messages", "plans", "due_times"):
            await store.run(f"DELETE FROM {table}")
        if not seated:
            await Privacy(store).forget(ANN, NOW)
            await store.run("DELETE FROM due_times")
        await store.keep_private_message(2, 20, ANN, (7, 8))
        await store.together([keep_plan(2, 20, ANN, "[]")])
        await store.together([due_set(Job(DueKind.REMIND, None, None, ANN, NOW))])
        await store.together([remind_by(DueKind.REMIND, ANN, NOW + 1)])
        left = {table for table, _, value in await dump(store) if names(value, ANN, NAME)}
        assert left & {"private_messages", "plans", "due_times"} == (
            {"private_messages", "plans", "due_times"} if seated else set()
        )
        assert seated or not left


class TestWhatAPersonKnows:
    """Whoever deletes their data still knows a hand, and gets no other seat of the game."""

    async def test_is_kept_as_a_hash_until_the_game_is_over(self, store: Store) -> None:
        await plant(store, ANN, NAME, game=2, status="playing")
        await Privacy(store).forget(ANN, NOW)
        assert (await Privacy(store).export(ANN))["bars"] == [{"game_id": 2, "seat": 20}]
        assert not deletable(await Privacy(store).export(ANN))
        assert (await Privacy(store).export(BOB))["bars"] == []
        assert await Seats(store).known_to(2, ANN) == {20}
        assert await Seats(store).known_to(2, BOB) == set()
        await store.set_game(2, status="cancelled")
        assert await store.rows("SELECT * FROM bars") == []

    async def test_is_not_kept_of_a_game_that_is_over(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await Privacy(store).forget(ANN, NOW)
        assert await store.rows("SELECT * FROM bars") == []

    async def test_of_a_deal_is_kept_until_the_deal_is_opened(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await plant(store, BOB, "Bob the Second", game=2)
        await store.run("INSERT INTO deals (id, seed, shared) VALUES (1, 'x', 1)")
        await store.run("INSERT INTO game_deals SELECT id, 1 FROM games")
        await Privacy(store).forget(ANN, NOW)
        assert await Deals(store).knows(1, ANN, besides=2) and not await Deals(store).knows(1, ANN, besides=1)
        assert await Deals(store).open(1, NOW)
        assert await store.rows("SELECT * FROM bars") == []

    async def test_is_no_ones_without_the_key(self, store: Store, tmp_path: Path) -> None:
        """A copy of the database alone leads back to nobody, and lifts the bar."""
        await plant(store, ANN, NAME, game=2, status="playing")
        await Privacy(store).forget(ANN, NOW)
        ((mark,),) = await store.rows("SELECT hash FROM bars")
        assert mark == marked(store.key, 2, ANN) != marked(store.key, 3, ANN)
        assert mark != marked(b"another key", 2, ANN)
        assert not [path for path in listed(tmp_path) if not path.name.endswith("key") and key_in(path, store.key)]


def key_in(path: Path, key: bytes) -> bool:
    content = path.read_bytes()
    return key in content or key.hex().encode() in content


class TestTheKey:
    async def test_is_made_at_the_first_start_for_the_owner_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "games.sqlite3"
        first = await Store.open(path)
        await first.close()
        again = await Store.open(path)
        await again.close()
        assert first.key == again.key and len(first.key) == 32
        assert key_file(path) == tmp_path / "games.sqlite3-key"
        assert key_file(path).stat().st_mode & 0o777 == 0o600

    async def test_of_a_link_is_beside_the_database_itself(self, tmp_path: Path) -> None:
        (tmp_path / "data").mkdir()
        (tmp_path / "link").symlink_to(tmp_path / "data" / "games.sqlite3")
        assert key_file(tmp_path / "link") == tmp_path / "data" / "games.sqlite3-key"

    @pytest.mark.parametrize("content", ["", "abc", "zz" * 32, "ab" * 31])
    async def test_that_is_no_key_is_refused_and_left_alone(self, tmp_path: Path, content: str) -> None:
        path = tmp_path / "games.sqlite3"
        key_file(path).write_text(content)
        with pytest.raises(StoreError, match="broken_key"):
            await Store.open(path)
        assert key_file(path).read_text() == content

    async def test_survives_a_restore(self, tmp_path: Path) -> None:
        path = tmp_path / "games.sqlite3"
        store = await Store.open(path)
        await plant(store, ANN, NAME, game=2, status="playing")
        await Privacy(store).forget(ANN, NOW)
        back_up(path, tmp_path / "copy")
        await store.close()
        put_back(tmp_path / "copy", path, replace=True)
        store = await Store.open(path)
        assert await Seats(store).known_to(2, ANN) == {20}
        await store.close()
        key_file(path).unlink()
        store = await Store.open(path)
        assert await Seats(store).known_to(2, ANN) == set()
        await store.close()


class TestAServerThatWasLeft:
    async def test_is_forgotten_with_all_that_hung_on_it_and_no_other_is(self, store: Store) -> None:
        await plant(store, ANN, NAME)
        await store.run("INSERT INTO settings VALUES ('server', ?, 'language', 'ru')", SERVER)
        await store.run("INSERT INTO deals (id, seed, shared) VALUES (1, 'x', 1)")
        await store.run("UPDATE fixtures SET deal_id = 1")
        own = {"settings", "vacations", "lessons"}  # a person's, whatever the server
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
