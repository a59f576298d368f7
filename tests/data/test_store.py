"""The store: one move is one transaction, and what is written is there after the process has ended."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import cast

import pytest

from data.store import sqlite as module
from data.store.connection import Conflict, StoreError
from data.store.jobs import Jobs
from data.store.notes import Note, Notes
from data.store.readings import StaleStep
from data.store.rows import Append, DueKind, GameRow, Job, OutboxMessage, SeatRow, StepRow, due_gone
from data.store.settings import Settings
from data.store.store import ChannelTaken, Store

HOST, GUEST, SERVER, CHANNEL = 11, 22, 1, 100
SEATS = (SeatRow(0, HOST, "Ann", "blue"), SeatRow(1, GUEST, "Bob", "red"))


def game_in(channel: int) -> GameRow:
    return GameRow(0, SERVER, channel, "usa", "classic", "{}", HOST, 3, "lobby", 0, None)


def move(
    game_id: int, step: int, *messages: OutboxMessage, jobs: tuple[Job, ...] = (), cancelled: tuple[str, ...] = ()
) -> Append:
    row = StepRow(step, 0, '{"action": 1}', "[]")
    return Append(game_id, row, f"state {step}", "playing", 1000 + step, messages, jobs, cancelled)


@pytest.fixture
def newer(path: Path) -> Path:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    return path


@pytest.fixture
def letter(path: Path) -> Path:
    path.write_text("Dear all, this is a letter and no database. " * 100)
    return path


def content(path: Path) -> bytes:
    return path.read_bytes()


async def begun(store: Store, channel: int = CHANNEL) -> int:
    game_id = await store.new_game(game_in(channel), SEATS, 1000)
    await store.append(move(game_id, 1))
    return game_id


class TestOpening:
    @pytest.mark.sqlite
    async def test_it_is_safe_and_lets_readers_read(self, store: Store, path: Path) -> None:
        with sqlite3.connect(path) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        for pragma, value in (("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)):
            assert await store.rows(f"PRAGMA {pragma}") == [(value,)]

    @pytest.mark.sqlite
    async def test_the_version_is_the_number_of_migrations(self, store: Store) -> None:
        scripts = list(module.MIGRATIONS.glob("*.sql"))
        assert await store.rows("PRAGMA user_version") == [(len(scripts),)]

    async def test_a_migration_that_fails_leaves_nothing_behind(
        self, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        scripts = tmp_path / "migrations"
        scripts.mkdir()
        (scripts / "0001_good.sql").write_text("CREATE TABLE good (a);")
        (scripts / "0002_bad.sql").write_text("CREATE TABLE half (a); INSERT INTO nowhere VALUES (1);")
        monkeypatch.setattr(module, "MIGRATIONS", scripts)
        with pytest.raises(StoreError) as caught:
            await Store.open(path)
        assert caught.value.code == "cannot_open"
        with sqlite3.connect(path) as database:
            tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            assert (tables, database.execute("PRAGMA user_version").fetchone()) == ({"good"}, (1,))

    async def test_a_newer_database_is_refused_and_not_touched(self, newer: Path) -> None:
        before = content(newer)
        with pytest.raises(StoreError) as caught:
            await Store.open(newer)
        assert (caught.value.code, caught.value.facts["version"]) == ("newer", 99)
        assert content(newer) == before

    async def test_a_file_that_is_no_database_is_refused(self, letter: Path) -> None:
        with pytest.raises(StoreError) as caught:
            await Store.open(letter)
        assert caught.value.code == "not_a_database"

    async def test_a_folder_that_is_not_there_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError) as caught:
            await Store.open(tmp_path / "nowhere" / "games.sqlite3")
        assert caught.value.code == "cannot_open"


class TestGames:
    async def test_one_open_game_to_a_channel(self, store: Store) -> None:
        first = await store.new_game(game_in(CHANNEL), SEATS, 1000)
        with pytest.raises(ChannelTaken):
            await store.new_game(game_in(CHANNEL), SEATS, 1000)
        await store.set_game(first, status="cancelled")
        second = await store.new_game(game_in(CHANNEL), SEATS, 1000)
        assert await store.game_at(CHANNEL) == second

    async def test_the_last_game_is_found_when_none_is_open(self, store: Store) -> None:
        game_id = await begun(store)
        await store.set_game(game_id, status="finished")
        assert await store.game_at(CHANNEL) == game_id
        assert await store.game_at(CHANNEL + 1) is None

    async def test_a_person_has_one_seat_in_a_game(self, store: Store) -> None:
        game_id = await store.new_game(game_in(CHANNEL), SEATS[:1], 1000)
        with pytest.raises(Conflict):
            await store.set_lobby(game_id, HOST, [SEATS[0], SeatRow(1, HOST, "Ann again", "green")])
        stored = await store.load(game_id)
        assert stored is not None
        assert stored.seats == SEATS[:1]

    async def test_a_persons_running_games(self, store: Store) -> None:
        running = await begun(store)
        await store.new_game(game_in(CHANNEL + 1), SEATS, 1000)
        assert await store.games_of(GUEST) == [running]

    @pytest.mark.sqlite
    async def test_no_question_that_a_command_asks_reads_a_whole_table(self, store: Store) -> None:
        asked = (
            "SELECT id FROM games WHERE channel_id = 1 ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            "SELECT id FROM games JOIN seats ON id = game_id WHERE user_id = 1 AND status = 'playing'",
            "SELECT id FROM outbox WHERE game_id = 1 AND state = 'due' ORDER BY step, id",
            "SELECT game_id, kind FROM due_times WHERE at <= 5 ORDER BY at",
        )
        for question in asked:
            plan = [str(row[-1]) for row in await store.rows(f"EXPLAIN QUERY PLAN {question}")]
            assert not [line for line in plan if line.startswith("SCAN")], plan


@pytest.mark.both
class TestSteps:
    async def test_a_step_is_stored_with_all_that_goes_with_it(self, store: Store) -> None:
        game_id = await store.new_game(game_in(CHANNEL), SEATS, 1000)
        messages = (OutboxMessage("post", "1-1"), OutboxMessage("hand", "1-1-0", 0))
        await store.append(move(game_id, 1, *messages, jobs=(Job("reminder", game_id, None, None, 5000),)))
        stored = await store.load(game_id)
        assert stored is not None
        assert (stored.game.step, stored.game.status, stored.seats) == (1, "playing", SEATS)
        assert (stored.snapshot, stored.later) == ((1, "state 1"), ())
        assert [(row.kind, row.seat, row.nonce) for row in await store.queued(game_id)] == [
            ("post", None, "1-1"),
            ("hand", 0, "1-1-0"),
        ]
        assert [due.kind for due in await Jobs(store).of_game(game_id)] == ["reminder"]
        await store.append(move(game_id, 2, cancelled=("reminder",)))
        assert not await Jobs(store).of_game(game_id)

    async def test_of_two_steps_with_one_number_the_slower_is_refused_whole(self, store: Store) -> None:
        game_id = await begun(store)
        results = await asyncio.gather(
            store.append(move(game_id, 2, OutboxMessage("post", "quick"))),
            store.append(move(game_id, 2, OutboxMessage("post", "slow"))),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], StaleStep)
        assert [row.nonce for row in await store.queued(game_id)] == ["quick"]
        assert len(await store.steps(game_id)) == 2

    async def test_a_step_with_a_gap_before_it_is_refused(self, store: Store) -> None:
        game_id = await begun(store)
        with pytest.raises(StaleStep):
            await store.append(move(game_id, 3))

    async def test_many_games_at_once_lose_nothing(self, store: Store) -> None:
        games = [await begun(store, channel) for channel in range(64)]
        for step in range(2, 12):
            await asyncio.gather(*(store.append(move(game_id, step)) for game_id in games))
        for game_id in games:
            assert [row.step for row in await store.steps(game_id)] == list(range(1, 12))

    @pytest.mark.sqlite
    async def test_what_queues_up_shares_a_commit(self, store: Store) -> None:
        games = [await begun(store, channel) for channel in range(10)]
        commits: list[str] = []
        await store.read_at_once(
            lambda db: cast(sqlite3.Connection, db).set_trace_callback(
                lambda sql: commits.append(sql) if sql == "COMMIT" else None
            )
        )
        await asyncio.gather(*(store.append(move(game_id, 2)) for game_id in games))
        assert len(commits) == 1

    async def test_it_is_there_when_the_file_is_opened_again(self, store: Store, database: str, tmp_path: Path) -> None:
        game_id = await begun(store)
        await store.append(move(game_id, 2, OutboxMessage("post", "n")))
        again = await Store.open(database, tmp_path / "key")
        try:
            assert [row.step for row in await again.steps(game_id, after=1)] == [2]
            assert list(await again.newest_messages()) == [game_id]
        finally:
            await again.close()


class TestOutbox:
    async def test_what_is_settled_leaves_the_outbox(self, store: Store) -> None:
        game_id = await begun(store)
        await store.append(move(game_id, 2, OutboxMessage("post", "a"), OutboxMessage("hand", "b", 0)))
        post, hand = await store.queued(game_id)
        assert await store.claim([post, hand])
        assert [row.attempts for row in await store.queued(game_id)] == [1, 1]
        await store.settle([post.id], "sent", 555)
        await store.settle([hand.id], "dropped")
        assert (await store.queued(game_id), await store.newest_messages()) == ([], {})
        assert await store.posts(game_id) == [(2, 555)]

    @pytest.mark.sqlite
    async def test_what_discord_has_is_on_the_disk_with_the_next_step_and_an_attempt_to_post_before_it(
        self, store: Store
    ) -> None:
        game_id = await begun(store)
        said: list[str] = []
        await store.read_at_once(lambda db: cast(sqlite3.Connection, db).set_trace_callback(said.append))

        async def synced() -> list[str]:
            await store.rows("SELECT 1")
            commits, said[:] = [line.split()[-1] for line in said if "synchronous" in line], []
            return commits

        await store.append(move(game_id, 2, OutboxMessage("post", "a"), OutboxMessage("edit", "b")))
        post, edit = await store.queued(game_id)
        assert await synced() == ["FULL"]
        await store.claim([post])
        assert await synced() == ["FULL"]
        await store.claim([edit], again=True)
        await store.settle([edit.id], "dropped")
        await store.posted(game_id, [post.id], 555)
        assert await synced() == ["NORMAL"] * 3

    async def test_what_is_delivered_leaves_what_was_read_of_the_games_valid(self, store: Store) -> None:
        game_id = await begun(store)
        await store.append(move(game_id, 2, OutboxMessage("post", "a")))
        (post,), before = await store.queued(game_id), await store.state(game_id)
        await store.claim([post])
        await store.posted(game_id, [post.id], 555)
        assert await store.state(game_id) == before
        await store.append(move(game_id, 3))
        assert await store.state(game_id) != before

    async def test_one_message_for_several_turns_tells_of_the_last_of_them(self, store: Store) -> None:
        game_id = await begun(store)
        for step in (2, 3, 4):
            await store.append(move(game_id, step, OutboxMessage("post", str(step))))
        rows = await store.queued(game_id)
        await store.settle([rows[0].id], "sent", 555)
        await store.settle([row.id for row in rows[1:]], "sent", 777)
        assert await store.posts(game_id) == [(4, 777), (2, 555)]
        await store.move_post(game_id, 777, 888)
        assert (await store.posts(game_id))[0] == (4, 888)

    async def test_a_private_message_is_remembered_and_so_is_its_refusal(self, store: Store) -> None:
        game_id = await begun(store)
        assert await store.private_message(game_id, 0) is None
        await store.keep_private_message(game_id, 0, HOST, (7, 8))
        assert await store.private_message(game_id, 0) == (7, 8)
        await store.keep_private_message(game_id, 0, HOST, None)
        assert await store.private_message(game_id, 0) == (None, None)

    async def test_a_private_message_to_somebody_else_is_not_the_seat_s(self, store: Store) -> None:
        game_id = await begun(store)
        await store.keep_private_message(game_id, 0, GUEST + 1, (7, 8))
        assert await store.private_message(game_id, 0) is None


class TestSettings:
    async def test_what_a_person_or_a_server_has_chosen_is_kept_by_name(self, store: Store) -> None:
        settings = Settings(store)
        await settings.set("person", 5, "language", "uk")
        await settings.set("server", 5, "language", "ru")
        assert await settings.get("person", 5, "language") == "uk"
        assert await settings.all("server", 5) == {"language": "ru"}
        await settings.set("person", 5, "language", None)
        assert await settings.get("person", 5, "language") is None

    async def test_what_another_writer_takes_away_is_known_at_once(self, store: Store) -> None:
        settings = Settings(store)
        await settings.set("server", 5, "theme", "dark")
        assert await settings.get("server", 5, "theme") == "dark"
        await store.write_at_once(lambda db: db.execute("DELETE FROM settings"))
        assert await settings.get("server", 5, "theme") is None

    @pytest.mark.sqlite
    async def test_are_not_read_again_for_a_step(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        settings, game_id = Settings(store), await begun(store)
        await settings.set("person", 5, "language", "uk")
        assert await settings.get("person", 5, "language") == "uk"
        await store.append(move(game_id, 2))
        monkeypatch.setattr(Store, "chosen", None)
        assert await settings.get("person", 5, "language") == "uk"

    async def test_only_so_many_are_kept_in_memory(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("data.store.settings.MOST_KNOWN", 3)
        settings = Settings(store)
        for person in range(9):
            await settings.get("person", person, "language")
        assert len(settings.known) == 3


@pytest.mark.sqlite
class TestMemory:
    """What was read is not read again until something is written."""

    QUESTION = ("SELECT step FROM games", ())

    async def test_an_answer_holds_until_a_row_is_written(self, store: Store) -> None:
        game_id = await begun(store)
        assert await store.recall(self.QUESTION) == [[(1,)]]
        first = await store.recall(self.QUESTION)
        assert (await store.recall(self.QUESTION))[0] is first[0]
        await store.append(move(game_id, 2))
        assert await store.recall(self.QUESTION) == [[(2,)]]

    async def test_an_answer_that_was_overtaken_by_a_step_is_not_kept(self, store: Store) -> None:
        game_id = await begun(store)
        await asyncio.gather(
            store.append(move(game_id, 2)), store.recall(self.QUESTION), store.append(move(game_id, 3))
        )
        assert await store.recall(self.QUESTION) == [[(3,)]]

    async def test_only_so_many_answers_are_kept(self, store: Store) -> None:
        first = (await store.recall(("SELECT ?", (0,))))[0]
        for number in range(1, 100):
            await store.recall(("SELECT ?", (number,)))
        assert (await store.recall(("SELECT ?", (0,))))[0] is not first


class TestDueTimes:
    async def test_a_later_word_replaces_an_earlier_one_and_the_oldest_comes_first(self, store: Store) -> None:
        game_id, dues = await begun(store), Jobs(store)
        for at in (50, 30):
            await dues.put(Job("vote", game_id, None, None, at))
        await dues.put(Job("reminder", None, None, HOST, 20))
        assert await dues.next() == 20
        assert [due.at for due in (await dues.look(30))[0]] == [20, 30]

    async def test_what_was_set_to_another_time_meanwhile_is_not_taken_off(self, store: Store) -> None:
        game_id, dues = await begun(store), Jobs(store)
        old, new = Job("vote", game_id, 1, None, 10), Job("vote", game_id, 1, None, 90)
        await dues.put(old)
        await dues.put(new)
        await dues.drop(old)
        assert await dues.of_game(game_id) == [new]
        await dues.drop(new)
        assert await dues.of_game(game_id) == []

    async def test_all_of_a_kind_or_one_seat_of_it_is_forgotten(self, store: Store) -> None:
        game_id, dues = await begun(store), Jobs(store)
        for seat in (0, 1):
            await dues.put(Job("plan", game_id, seat, None, 10))
        await store.together([due_gone(DueKind.PLAN, game_id, 0)])
        assert [due.seat for due in await dues.of_game(game_id)] == [1]
        await store.together([due_gone(DueKind.PLAN, game_id)])
        assert await dues.of_game(game_id) == []


class TestNotes:
    async def test_a_note_is_kept_with_the_step_of_its_table_and_queued_as_a_post(self, store: Store) -> None:
        game_id, notes = await begun(store), Notes(store)
        note = await notes.add(game_id, 99, "paused", {"by": 7})
        assert await notes.get(note) == Note(note, game_id, 1, 99, "paused", {"by": 7})
        assert [(row.kind, row.seat, row.nonce) for row in await store.queued(game_id)] == [
            ("note", note, f"{game_id}-n{note}")
        ]

    async def test_with_what_goes_along_a_note_is_made_whole_or_not_at_all(self, store: Store) -> None:
        game_id, notes = await begun(store), Notes(store)
        with pytest.raises(Exception, match="nothing"):
            await notes.add(game_id, 99, "paused", {}, statements=[("UPDATE nothing SET x = 1", ())])
        assert await notes.of_game(game_id) == []
