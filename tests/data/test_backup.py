"""Copies of the database, and whose it is: safe while the bot runs, put back into an empty place."""
# ruff: noqa: ASYNC240  # nobody waits for these loops

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from cogs.tables.service import Tables
from cogs.tables.table import Table
from data.maps.library import load
from data.store.backup import back_up, examine, known_version, put_back
from data.store.connection import StoreError
from data.store.sqlite import APPLICATION, MIGRATIONS, lock_of
from data.store.store import Store
from engine.core.action import Action
from engine.core.codec import encode_state
from tests.data.test_store import begun, move

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(StoreError) as caught:
        yield
    assert caught.value.code == code


async def played(path: Path, steps: int = 5) -> None:
    """A database with one game of so many steps."""
    store = await Store.open(path)
    game_id = await begun(store)
    for step in range(2, steps + 1):
        await store.append(move(game_id, step))
    await store.close()


def steps_in(path: Path) -> list[int]:
    with sqlite3.connect(path) as db:
        return [row[0] for row in db.execute("SELECT step FROM steps ORDER BY game_id, step")]


# A process of its own that writes as fast as it can, one commit to a step, and says which steps are stored.
WRITER = """
import asyncio, sys
from pathlib import Path
from data.store.store import Store
from tests.data.test_store import begun, move

async def main():
    store = await Store.open(Path(sys.argv[1]))
    try:
        game_id = await begun(store, channel=999)
        print(1, flush=True)
        for step in range(2, 100_000):
            await store.append(move(game_id, step))
            print(step, flush=True)
    finally:  # else its thread would keep the process alive
        await store.close()

asyncio.run(main())
"""


@contextmanager
def writer(path: Path) -> Iterator[subprocess.Popen[str]]:
    child = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None and child.stdout.readline() == "1\n"
        yield child
    finally:
        child.kill()
        child.wait()


class TestACopy:
    def test_made_while_another_process_writes_is_whole_and_holds_what_was_stored_before(
        self, path: Path, tmp_path: Path
    ) -> None:
        with writer(path) as child:
            assert child.stdout is not None
            for number in range(3):
                known = [int(child.stdout.readline()) for _ in range(20)][-1]
                copy = tmp_path / f"copy{number}"
                assert back_up(path, copy) == known_version()
                steps = steps_in(copy)
                assert steps == list(range(1, len(steps) + 1)) and len(steps) >= known
            assert int(child.stdout.readline()) > known, "the writer was held up"

    async def test_is_one_file_for_nobody_else_to_read(self, path: Path, tmp_path: Path) -> None:
        await played(path)
        folder = tmp_path / "copies"
        folder.mkdir()
        back_up(path, folder / "copy")
        assert [file.name for file in folder.iterdir()] == ["copy"]
        assert (folder / "copy").stat().st_mode & 0o077 == 0

    async def test_overwrites_nothing(self, path: Path, tmp_path: Path) -> None:
        await played(path)
        (tmp_path / "copy").write_text("a letter")
        with refused("there_already"):
            back_up(path, tmp_path / "copy")
        assert (tmp_path / "copy").read_text() == "a letter"

    async def test_of_nothing_or_into_nowhere_is_refused(self, path: Path, tmp_path: Path) -> None:
        with refused("no_such_file"):
            back_up(path, tmp_path / "copy")
        await played(path)
        with refused("cannot_write"):
            back_up(path, tmp_path / "no" / "folder" / "copy")

    async def test_that_finds_no_room_says_so_and_leaves_nothing(self, path: Path, tmp_path: Path) -> None:
        store = await Store.open(path)
        await begun(store)
        await store.close()
        code = (
            "import resource, sys; from pathlib import Path; from data.store.backup import StoreError, back_up\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))\n"
            "try: back_up(*map(Path, sys.argv[1:]))\n"
            "except StoreError as error: print(error.code)"
        )
        before = set(tmp_path.iterdir())
        command = [sys.executable, "-c", code, str(path), str(tmp_path / "copy.sqlite3")]
        done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.stdout.strip(), done.stderr) == ("cannot_write", "")
        assert set(tmp_path.iterdir()) == before

    async def test_of_a_damaged_database_gets_no_name(self, path: Path, tmp_path: Path) -> None:
        await played(path, 200)
        damage(path)
        with refused("damaged"):
            back_up(path, tmp_path / "copy")
        assert not (tmp_path / "copy").exists() and not list(tmp_path.glob("copy*"))


def damage(path: Path) -> None:
    """Overwrites pages in the middle, as a broken disk might."""
    data = bytearray(path.read_bytes())
    assert len(data) > 8 * 4096
    data[3 * 4096 : -4096] = b"\x55" * (len(data) - 4 * 4096)
    path.write_bytes(data)


class TestPuttingBack:
    async def test_into_an_empty_place_the_game_goes_on(self, path: Path, tmp_path: Path) -> None:
        store = await Store.open(path)
        tables = Tables(store, load(), Random(1), lambda _: None)
        table = await tables.new((1, 100), (11, "Ann"), "usa", "classic", 2, {})
        table = await tables.join(table.id, 22, "Bob")
        for _ in range(6):
            table = await _any_move(tables, table.id)
        back_up(path, tmp_path / "copy")
        later = await _any_move(tables, table.id)
        await store.close()
        place = tmp_path / "elsewhere" / "games.sqlite3"
        place.parent.mkdir()
        assert put_back(tmp_path / "copy", place, replace=False) is None
        store = await Store.open(place)
        try:
            tables = Tables(store, load(), Random(2), lambda _: None)
            again = await tables.get(table.id)
            assert again.game is not None and table.game is not None
            assert (again.step, again.seats) == (table.step, table.seats)
            assert encode_state(again.game) == encode_state(table.game)
            assert (await _any_move(tables, table.id)).step == table.step + 1 == later.step
        finally:
            await store.close()

    async def test_where_anything_is_asks_first_and_then_puts_it_aside(self, path: Path, tmp_path: Path) -> None:
        await played(path, 3)
        back_up(path, tmp_path / "copy")
        place = tmp_path / "place.sqlite3"
        await played(place, 7)
        with refused("there_already"):
            put_back(tmp_path / "copy", place, replace=False)
        assert len(steps_in(place)) == 7
        aside = put_back(tmp_path / "copy", place, replace=True)
        assert aside is not None
        assert (len(steps_in(place)), len(steps_in(aside))) == (3, 7)

    async def test_never_beside_the_wal_of_another(self, path: Path, tmp_path: Path) -> None:
        await played(path, 3)
        back_up(path, tmp_path / "copy")
        place = tmp_path / "place.sqlite3"
        with writer(place) as child:
            assert child.stdout is not None
            stored = [int(child.stdout.readline()) for _ in range(30)][-1]
        assert Path(f"{place}-wal").exists()  # the process was killed
        wal = Path(f"{place}-wal").read_bytes()
        moved = place.rename(tmp_path / "gone")
        with refused("there_already"):  # the -wal alone is enough
            put_back(tmp_path / "copy", place, replace=False)
        moved.rename(place)
        aside = put_back(tmp_path / "copy", place, replace=True)
        assert aside is not None
        assert not Path(f"{place}-wal").exists()
        assert Path(f"{aside}-wal").read_bytes() == wal
        assert len(steps_in(place)) == 3
        assert len(steps_in(aside)) >= stored

    def test_under_a_running_bot_is_refused(self, path: Path, tmp_path: Path) -> None:
        with writer(path):
            back_up(path, tmp_path / "copy")
            with refused("in_use"):
                put_back(tmp_path / "copy", path, replace=True)

    async def test_what_is_no_good_is_refused_and_changes_nothing(self, path: Path, tmp_path: Path) -> None:
        await played(path, 200)
        before = path.read_bytes()
        letter, newer, broken = tmp_path / "letter", tmp_path / "newer", tmp_path / "broken"
        letter.write_text("Dear all, this is a letter. " * 200)
        back_up(path, newer)
        with sqlite3.connect(newer) as db:
            db.execute("PRAGMA user_version = 99")
        back_up(path, broken)
        damage(broken)
        for file, code in ((letter, "not_a_database"), (newer, "newer"), (broken, "damaged")):
            with refused(code):
                put_back(file, path, replace=True)
        assert path.read_bytes() == before


async def _any_move(tables: Tables, game_id: int) -> Table:
    table = await tables.get(game_id)
    assert table.game is not None

    def choose(table: Table, seat: int) -> Action:
        assert table.game is not None
        return table.game.legal(seat)[0]

    return await tables.play_for(game_id, table.game.waiting[0], choose)


class TestWhoseItIs:
    async def test_the_file_says_so(self, path: Path) -> None:
        await played(path)
        with sqlite3.connect(path) as db:
            assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert examine(path) == known_version() == len(list(MIGRATIONS.glob("*.sql")))

    @pytest.mark.parametrize("version", [0, 3, 99])
    async def test_a_database_of_another_program_is_refused_and_not_touched(self, path: Path, version: int) -> None:
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE moz_places (id)")
            db.execute(f"PRAGMA user_version = {version}")
        before = path.read_bytes()
        with refused("not_a_database"):
            await Store.open(path)
        assert path.read_bytes() == before

    async def test_tables_of_the_same_names_do_not_help_it(self, path: Path) -> None:
        await played(path)
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA application_id = 252006674")
        with refused("not_a_database"):
            await Store.open(path)

    @pytest.mark.parametrize("version", [1, 5, known_version()])
    async def test_nor_do_tables_of_the_same_names_with_other_columns(self, path: Path, version: int) -> None:
        with sqlite3.connect(path) as db:
            for table in ("games", "seats", "steps"):
                db.execute(f"CREATE TABLE {table} (id, title)")
            db.execute(f"PRAGMA user_version = {version}")
        before = path.read_bytes()
        with refused("not_a_database"):
            await Store.open(path)
        assert path.read_bytes() == before

    async def test_a_version_below_0_is_none_of_ours(self, path: Path) -> None:
        await played(path)
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA user_version = -1")
        with refused("not_a_database"):
            await Store.open(path)

    async def test_a_damaged_one_is_named_as_such(self, path: Path) -> None:
        await played(path, 200)
        data = bytearray(path.read_bytes())
        data[100:4096] = b"\x55" * 3996
        path.write_bytes(data)
        with refused("damaged"):
            await Store.open(path)


class TestAMissingDatabase:
    """What was stored last is in the file beside it."""

    @pytest.fixture
    async def cut_off(self, path: Path) -> Path:
        """As a kill leaves it: the last moves are in the `-wal` alone."""
        with writer(path) as child:
            child.send_signal(signal.SIGKILL)
            child.wait()
        return path

    @pytest.mark.parametrize("how", ["gone", "empty", "link to nothing"])
    async def test_is_not_made_again_beside_its_last_moves(self, cut_off: Path, how: str, tmp_path: Path) -> None:
        wal = Path(f"{cut_off}-wal")
        before = wal.read_bytes()
        assert before
        if how == "empty":
            cut_off.write_bytes(b"")
        else:
            cut_off.unlink()
        name = cut_off
        if how == "link to nothing":
            name = tmp_path / "link"
            name.symlink_to(cut_off)
        with refused("orphan"):
            await Store.open(name)
        assert wal.read_bytes() == before
        assert cut_off.exists() == (how == "empty")

    async def test_is_made_beside_what_holds_nothing(self, path: Path) -> None:
        Path(f"{path}-wal").touch()
        store = await Store.open(path)
        await store.close()

    async def test_that_is_restored_leaves_a_link_a_link(self, path: Path, tmp_path: Path) -> None:
        await played(path)
        back_up(path, tmp_path / "copy")
        link = tmp_path / "link"
        link.symlink_to(path)
        put_back(tmp_path / "copy", link, replace=True)
        assert link.is_symlink() and examine(path) == known_version()


class TestOneProcess:
    async def test_has_a_database_and_a_second_one_is_refused(self, path: Path) -> None:
        with writer(path):
            with refused("in_use"):
                await Store.open(path)
            assert lock_of(path).exists()

    async def test_has_it_under_each_of_its_names(self, path: Path, tmp_path: Path) -> None:
        link = tmp_path / "elsewhere" / "link.sqlite3"
        link.parent.mkdir()
        link.symlink_to(path)
        with writer(path), refused("in_use"):
            await Store.open(link)
        store = await Store.open(link)
        await store.close()
        assert not list(link.parent.glob("*-lock")), "the lock is beside the file itself"

    async def test_does_not_open_a_file_of_two_names(self, path: Path, tmp_path: Path) -> None:
        await played(path)
        (tmp_path / "second").hardlink_to(path)
        for name in (path, tmp_path / "second"):
            with refused("linked"):
                await Store.open(name)

    async def test_gives_it_up_when_it_dies_however_it_dies(self, path: Path) -> None:
        with writer(path) as child:
            child.send_signal(signal.SIGKILL)
            child.wait()
            store = await Store.open(path)
            await store.close()

    async def test_gives_it_up_when_it_is_done(self, path: Path) -> None:
        await played(path)
        with writer(path):
            pass

    async def test_may_open_it_twice_and_holds_it_until_both_are_closed(self, path: Path) -> None:
        first, second = await Store.open(path), await Store.open(path)
        await first.close()
        await first.close()
        command = [sys.executable, "-c", WRITER, str(path)]
        child = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
        _, output = await child.communicate()
        assert child.returncode == 1 and b"in_use" in output
        await second.close()
        with writer(path):
            pass
