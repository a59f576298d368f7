"""PostgreSQL: several processes on one database, and connections that break."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

import psycopg
import pytest

import cogs.tables.results  # noqa: F401 - stores results with the last step
from cogs.tables.service import StepEffects, Tables, on_step
from cogs.tables.table import Table
from data.maps.library import load
from data.store import postgres as module
from data.store.clocks import closed, paused
from data.store.connection import Connection, NotStored, StoreError
from data.store.place import Place
from data.store.privacy import Privacy
from data.store.rows import OutboxMessage, StepRow, Stored
from data.store.seats import changing, hosted_by, queued_message
from data.store.settings import Settings
from data.store.store import ChannelTaken, Store
from engine.core.action import Action
from engine.core.game import Game
from engine.core.refused import Refused
from tests import postgres
from tests.data.test_store import SEATS, game_in, move


@pytest.fixture
def address() -> Iterator[str]:
    address = postgres.fresh()
    yield address
    postgres.dropped(address)


@asynccontextmanager
async def opened(address: str, folder: Path, stores: int = 2) -> AsyncIterator[list[Store]]:
    """As many processes' stores of one database."""
    found: list[Store] = []
    try:
        for _ in range(stores):
            found.append(await Store.open(address, folder / "key"))
        yield found
    finally:
        for store in found:
            await store.close()


def held(table: Table) -> Game:
    assert table.game is not None
    return table.game


@contextmanager
def following(meanwhile: Callable[[Table, Game], Awaitable[None]]) -> Iterator[None]:
    """Something happens after each step was made, and before it is stored."""

    async def follower(_: Tables, table: Table, game: Game, step: StepRow) -> StepEffects:
        await meanwhile(table, game)
        return StepEffects()

    with patch.dict(on_step, {"zz": follower}):
        yield


class TestTwoProcesses:
    @pytest.mark.long
    async def test_may_begin_with_an_empty_database_at_once(self, tmp_path: Path) -> None:
        address = postgres.empty()
        stores = await asyncio.gather(*(Store.open(address, tmp_path / "key") for _ in range(3)))
        try:
            assert len({store.key for store in stores}) == 1
            assert await stores[0].rows("SELECT version FROM slow_train") == [(module.known_version(),)]
        finally:
            for store in stores:
                await store.close()
            postgres.dropped(address)

    async def test_see_at_once_what_the_other_has_written(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as (one, other):
            game_id, question = await one.new_game(game_in(1), SEATS, 0), ("SELECT step FROM games", ())
            settings = Settings(one), Settings(other)
            before = await other.state(game_id)
            assert await other.recall(question) == [[(0,)]]
            assert await settings[1].get("person", 11, "language") is None
            await one.append(move(game_id, 1))
            await settings[0].set("person", 11, "language", "uk")
            assert await other.recall(question) == [[(1,)]]
            assert await settings[1].get("person", 11, "language") == "uk"
            assert await other.state(game_id) != before

    async def test_know_of_each_change_of_a_game_and_of_no_other_s(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as (one, other):
            game_id, second = [await one.new_game(game_in(channel), SEATS, 0) for channel in (1, 2)]
            loaded = await one.load(game_id)
            assert loaded is not None and loaded.state == await other.state(game_id)
            changes: tuple[Callable[[], Awaitable[object]], ...] = (
                lambda: other.append(move(game_id, 1)),
                lambda: other.set_lobby(game_id, 22, SEATS),
                lambda: other.set_game(game_id, message_id=5),
                lambda: other.run("INSERT INTO invitations VALUES (?, 99, 'red', 0)", game_id),
                lambda: other.run("INSERT INTO due_times (kind, game_id, seat, at) VALUES ('move', ?, 0, 9)", game_id),
            )
            for change in changes:
                before = await one.state(game_id), await one.state(second)
                await change()
                assert await one.state(game_id) != before[0]
                assert await one.state(second) == before[1]

    async def test_store_each_step_once_and_the_slower_is_refused_whole(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as stores:
            game_id = await stores[0].new_game(game_in(1), SEATS, 0)
            for step in range(1, 30):
                both = [store.append(move(game_id, step, OutboxMessage("post", str(step)))) for store in stores]
                outcomes = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StaleStep"]
            assert [row.step for row in await stores[0].steps(game_id)] == [*range(1, 30)]
            assert len(await stores[0].queued(game_id)) == 29

    async def test_may_move_at_once_for_two_seats_of_a_game(self, address: str, tmp_path: Path) -> None:
        """Who is late moves on what the other has made of the game."""

        def keeping(table: Table, seat: int) -> Action:
            assert table.game is not None
            return table.game.legal(seat)[0]

        library = load()
        async with opened(address, tmp_path) as stores:
            one, other = (Tables(store, library, Random(3), lambda _: None) for store in stores)
            table = await one.new((1, 1), (11, "Ann"), "usa", "classic", 2, {})
            await one.join(table.id, 22, "Bob")
            assert (await other.get(table.id)).step == 1
            await asyncio.gather(one.play(table.id, 11, keeping), other.play(table.id, 22, keeping))
            for tables in (one, other):
                assert (await tables.get(table.id)).step == 3

    @pytest.mark.parametrize("how", ["cancelled", "closed", "paused"])
    async def test_store_no_step_of_a_game_that_the_other_has_ended_or_paused(
        self, address: str, tmp_path: Path, how: str
    ) -> None:
        async with opened(address, tmp_path) as (one, other):
            tables = Tables(one, load(), Random(3), lambda _: None)
            table = await tables.new((1, 1), (11, "Ann"), "usa", "classic", 2, {})
            await tables.join(table.id, 22, "Bob")

            async def meanwhile(table: Table, game: Game) -> None:
                if how == "cancelled":
                    await other.set_game(table.id, status="cancelled")
                else:
                    await other.together(closed(table.id, "void") if how == "closed" else [paused(table.id, 5)])

            with following(meanwhile), pytest.raises(Refused, match="game_paused" if how == "paused" else "no_game"):
                await tables.play(table.id, 11, lambda table, seat: held(table).legal(seat)[0])
            (row,) = await other.rows("SELECT step, status FROM games")
            assert row == (1, "playing" if how == "paused" else "cancelled")

    async def test_lose_no_seat_where_two_join_a_lobby_at_once(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as stores:
            one, other = (Tables(store, load(), Random(3), lambda _: None) for store in stores)
            for channel in range(1, 6):
                table = await one.new((1, channel), (11, "Ann"), "usa", "classic", 4, {})
                await asyncio.gather(one.join(table.id, 22, "Bob"), other.join(table.id, 33, "Cid"))
                assert {row.user_id for row in (await one.get(table.id)).seats} == {11, 22, 33}

    async def test_bring_back_nobody_who_leaves_a_lobby_while_another_joins(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as (one, other):
            tables = Tables(one, load(), Random(3), lambda _: None)
            table = await tables.new((1, 1), (11, "Ann"), "usa", "classic", 4, {})
            await tables.join(table.id, 22, "Bob")
            left = Tables(other, load(), Random(3), lambda _: None)
            get, asked = tables.store.load, list[int]()

            async def gone_meanwhile(game_id: int) -> Stored | None:
                stored = await get(game_id)
                if not asked:
                    asked.append(game_id)
                    await left.leave(game_id, 22)
                return stored

            tables = Tables(one, load(), Random(3), lambda _: None)
            with patch.object(one, "load", gone_meanwhile):
                await tables.join(table.id, 33, "Cid")
            assert asked and [row.user_id for row in (await tables.get(table.id)).seats] == [11, 33]

    @pytest.mark.long
    async def test_bring_back_nobody_who_was_who_was_forgotten_while_the_last_step_was_made(
        self, address: str, tmp_path: Path
    ) -> None:
        async with opened(address, tmp_path) as (one, other):
            tables, rng = Tables(one, load(), Random(3), lambda _: None), Random(1)
            table = await tables.new((1, 1), (11, "Ann"), "usa", "classic", 3, {})
            await tables.join(table.id, 22, "Bob")
            await tables.join(table.id, 33, "Cid")
            done: list[object] = []

            async def meanwhile(table: Table, game: Game) -> None:
                if game.over and not done:
                    ann = table.seats[0]
                    gone = changing(table.id, ann, replace(ann, computer="easy"))
                    await other.together([*gone, hosted_by(table.id, 22)])
                    done.append(await Privacy(other).forget(11, 5))

            with following(meanwhile):
                while (table := await tables.get(table.id)).status == "playing":
                    await tables.play_for(
                        table.id, held(table).waiting[0], lambda table, seat: rng.choice(held(table).legal(seat))
                    )
            assert done and len(await other.rows("SELECT * FROM results")) == 3
            assert not [table for table, rows in (await Privacy(other).export(11)).items() if rows and table != "bars"]

    async def test_take_a_value_that_cannot_be_sent_for_a_bug(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path, 1) as (one,):
            nameless: Any = object()
            named = [replace(SEATS[0], name=nameless), *SEATS[1:]]
            with pytest.raises(psycopg.ProgrammingError):
                await one.new_game(game_in(1), named, 0)
            assert await one.new_game(game_in(1), SEATS, 0)

    async def test_queue_messages_of_two_games_without_meeting(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as (one, other):
            games = [await one.new_game(game_in(channel), SEATS, 0) for channel in range(2)]
            loop, tries = asyncio.get_running_loop(), 0

            def meanwhile(db: Connection) -> None:
                nonlocal tries
                tries += 1
                db.execute(*queued_message(games[0], "edit"))
                if tries == 1:
                    queued = other.together([queued_message(games[1], "edit")])
                    asyncio.run_coroutine_threadsafe(queued, loop).result(10)
                db.execute(*queued_message(games[0], "hand", 0))

            await one.write_at_once(meanwhile)
            assert tries == 1
            assert len(set(await one.rows("SELECT nonce FROM outbox"))) == 3

    async def test_lose_none_of_many_changes_of_one_row(self, address: str, tmp_path: Path) -> None:
        """Each reads before it writes, so that an older value would undo the other's change."""

        def one_more(db: Connection) -> None:
            (limit,) = db.execute("SELECT seat_limit FROM games").fetchone()
            db.execute("UPDATE games SET seat_limit = ?", (limit + 1,))

        async with opened(address, tmp_path) as stores:
            await stores[0].new_game(replace(game_in(1), seat_limit=0), SEATS, 0)
            for _ in range(15):
                await asyncio.gather(*(store.write_at_once(one_more) for store in stores))
            assert await stores[0].rows("SELECT seat_limit FROM games") == [(30,)]

    @pytest.mark.long
    async def test_open_no_more_games_than_there_may_be(self, address: str, tmp_path: Path) -> None:
        """Neither sees what the other has not committed yet."""

        def at_most_five(there: int, _: int) -> None:
            if there >= 5:
                raise ValueError

        async with opened(address, tmp_path) as stores:
            for channel in range(8):
                tries = [
                    store.new_game(game_in(channel * 2 + number), SEATS, 0, check=at_most_five)
                    for number, store in enumerate(stores)
                ]
                await asyncio.gather(*tries, return_exceptions=True)
            assert await stores[0].rows("SELECT count(*) FROM games") == [(5,)]

    @pytest.mark.long
    async def test_open_one_game_in_a_channel(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path) as stores:
            tries = [store.new_game(game_in(1), SEATS, 0) for store in stores]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert {type(one) for one in outcomes} == {ChannelTaken, int}

    @pytest.mark.long
    async def test_have_the_same_key_or_the_second_does_not_start(self, address: str, tmp_path: Path) -> None:
        await (await Store.open(address, tmp_path / "key")).close()
        (tmp_path / "wrong").write_text("ab" * 32)
        for other, code in (("missing", "no_key"), ("wrong", "other_key")):
            with pytest.raises(StoreError, match=code):
                await Store.open(address, tmp_path / other)
        assert not (tmp_path / "missing").exists()
        await (await Store.open(address, tmp_path / "key")).close()


# Connections that break

COMMIT = b"COMMIT"


class Wire:
    """What lies between a store and the server, and breaks where a test says."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._server = server / ".s.PGSQL.5432"
        self._socket = folder / ".s.PGSQL.5432"
        self.lose: str = ""
        """`request` or `reply`: the next commit is cut off before the server has it, or when it is done."""
        self.once, self.lost = True, 0
        self.after = b""
        """A text that the server must have got before."""

    async def __aenter__(self) -> Wire:
        self._listening = await asyncio.start_unix_server(self._join, self._socket)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_unix_connection(self._server)
        backward = asyncio.create_task(self._pass(answers, writer))
        try:
            while data := await reader.read(65536):
                if self.after and self.after in data:
                    self.after = b""
                if self.lose and not self.after and COMMIT in data:
                    self.lost += 1
                    backward.cancel()
                    await asyncio.wait([backward])
                    if self.lose == "reply":
                        questions.write(data)
                        await answers.read(65536)
                    self.lose = "" if self.once else self.lose
                    break
                questions.write(data)
        finally:
            backward.cancel()
            for end in (questions, writer):
                end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()


class TestAConnection:
    @pytest.mark.parametrize("lose", ["request", "reply"])
    async def test_that_breaks_in_a_commit_loses_no_step_and_doubles_none(
        self, address: str, tmp_path: Path, lose: str
    ) -> None:
        """Whether it was stored is asked of the server."""
        through = address.replace(str(postgres.server().folder), str(tmp_path))
        async with Wire(tmp_path, postgres.server().folder) as wire, opened(through, tmp_path, 1) as (store,):
            game_id = await store.new_game(game_in(1), SEATS, 0)
            for step in (1, 2, 3):
                wire.lose = lose
                await store.append(move(game_id, step, OutboxMessage("post", str(step))))
            assert wire.lost == 3
            assert [row.step for row in await store.steps(game_id)] == [1, 2, 3]
            assert [row.nonce for row in await store.queued(game_id)] == ["1", "2", "3"]

    @pytest.mark.long
    async def test_that_breaks_in_each_commit_is_given_up(
        self, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "PATIENCE", 0.3)
        through = address.replace(str(postgres.server().folder), str(tmp_path))
        async with Wire(tmp_path, postgres.server().folder) as wire, opened(through, tmp_path, 1) as (store,):
            game_id = await store.new_game(game_in(1), SEATS, 0)
            wire.lose, wire.once = "request", False
            with pytest.raises(NotStored):
                await store.append(move(game_id, 1))
            wire.lose = ""
            assert await store.steps(game_id) == []

    @pytest.mark.long
    async def test_that_the_server_ends_is_replaced_unnoticed(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path, 1) as (store,):
            game_id = await store.new_game(game_in(1), SEATS, 0)
            works: tuple[Callable[[], Awaitable[object]], ...]
            works = (lambda: store.append(move(game_id, 1)), lambda: store.load(game_id))
            for work in works:
                postgres.server().run(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'slow-train'"
                )
                await work()
            assert [row.step for row in await store.steps(game_id)] == [1]

    @pytest.mark.long
    async def test_to_a_server_that_starts_again_is_waited_for(self, address: str, tmp_path: Path) -> None:
        async with opened(address, tmp_path, 1) as (store,):
            game_id = await store.new_game(game_in(1), SEATS, 0)
            postgres.server().stop()
            step = asyncio.create_task(store.append(move(game_id, 1)))
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.server().start)
            await step
            assert [row.step for row in await store.steps(game_id)] == [1]

    @pytest.mark.long
    async def test_to_a_server_that_is_gone_is_given_up_and_tried_again_with_the_next_question(
        self, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "PATIENCE", 0.3)
        async with opened(address, tmp_path, 1) as (store,):
            game_id = await store.new_game(game_in(1), SEATS, 0)
            postgres.server().stop()
            try:
                for ask in (lambda: store.append(move(game_id, 1)), lambda: store.load(game_id), store.size):
                    began = time.monotonic()
                    with pytest.raises(NotStored) as caught:
                        await ask()
                    assert time.monotonic() - began < 2
                    assert not shows_password(str(caught.value))
            finally:
                await asyncio.to_thread(postgres.server().start)
            assert await store.steps(game_id) == []
            await store.append(move(game_id, 1))


# The password


def shows_password(text: str) -> bool:
    return postgres.PASSWORD in text or quote(postgres.PASSWORD, safe="") in text


class TestThePassword:
    NOWHERE = f"postgresql://ann:{quote(postgres.PASSWORD, safe='')}@localhost:1/train?sslpassword=x%20y&host=/nowhere"

    def test_is_in_no_text_of_an_address(self) -> None:
        place = Place(self.NOWHERE)
        for text in (str(place), repr(place), f"{place}"):
            assert not shows_password(text) and "x y" not in text and "x%20y" not in text
        assert str(place) == "postgresql://ann@localhost:1/train?host=/nowhere"
        assert place.address == self.NOWHERE
        assert not shows_password(place.discreet(f"no such host {postgres.PASSWORD} or {self.NOWHERE}"))

    @pytest.mark.parametrize("password", ["a@b", "a/b", "p?#x", "50%", "%zz"])
    def test_that_is_not_written_as_addresses_are_is_refused_and_not_repeated(self, password: str) -> None:
        with pytest.raises(ValueError, match="unreadable"):
            Place(f"postgresql://ann:{password}@host/x")

    @pytest.mark.parametrize(
        "address",
        [
            " postgresql://ann:pw@h/x",
            "PostgreSQL://ann:pw@h/x",
            "postgressql://ann:pw@h/x",
            "postgresql+psycopg://ann:pw@h/x",
            "postgresql:ann:pw@h/x",
            "host=h user=ann password=pw dbname=x",
            "password = pw",
        ],
    )
    def test_of_what_is_nearly_an_address_is_not_taken_for_a_file(self, address: str) -> None:
        with pytest.raises(ValueError, match=r"^unknown$"):
            Place(address)

    async def test_is_in_no_error(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError) as caught:
            await Store.open(self.NOWHERE, tmp_path / "key")
        assert caught.value.code == "unreachable"
        assert not shows_password(f"{caught.value} {caught.value.facts} {caught.value.__cause__}")
