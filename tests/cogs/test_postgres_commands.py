"""The operator's commands with the address of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from data.store.place import Place
from data.store.postgres import examine, opened
from data.store.store import Store
from tests import postgres
from tests.cogs.program import Done, bot_py
from tests.replays.keep import HERE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def address() -> Iterator[str]:
    address = postgres.empty()
    yield address
    postgres.dropped(address)


def set_up(address: str, key: Path) -> None:
    async def begin() -> None:
        await (await Store.open(address, key)).close()

    asyncio.run(begin())


def run(folder: Path, address: str, *arguments: str, key: str = "key") -> Done:
    return bot_py(folder, *arguments, DATABASE=address, DATABASE_KEY=key)


class TestAnAddress:
    @pytest.mark.parametrize("command", ["check", "backup x", "restore x", "ratings", "export 1"])
    def test_that_is_not_known_is_refused_without_showing_it(self, tmp_path: Path, command: str) -> None:
        for address in ("postgressql://ann:s3cr3t@h/x", "host=h user=ann password=s3cr3t"):
            done = run(tmp_path, address, *command.split())
            said = done.stdout + done.stderr
            assert done.returncode == 1 and "DATABASE isn't a file or an address that I know" in said
            assert "s3cr3t" not in said
        done = run(tmp_path, "postgresql://ann:s3cr3t%@h/x", *command.split())
        assert "and % in the password as" in done.stdout + done.stderr
        assert not list(tmp_path.iterdir())

    def test_that_is_not_known_is_not_copied_to(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "copy-database", "slow-train.sqlite3", "PostgreSQL://ann:s3cr3t@h/x")
        assert done.stderr.startswith("TO isn't a file or an address that I know")


class TestAnEmptyDatabase:
    @pytest.mark.parametrize("command", ["ratings", "export 1", "import {} --server 7 --channel 8"])
    def test_is_left_empty(self, tmp_path: Path, address: str, command: str) -> None:
        done = run(tmp_path, address, *command.format(HERE / "usa-classic-2-seats-2.json").split())
        assert done.returncode == 1 and done.stderr.startswith("There's no database postgresql://")
        assert len(done.stderr.splitlines()) == 1
        assert not examine(Place(address)) and not list(tmp_path.iterdir())


class TestTheKey:
    def test_is_the_one_of_the_settings_for_the_ratings_too(self, tmp_path: Path, address: str) -> None:
        set_up(address, tmp_path / "elsewhere")
        done = run(tmp_path, address, "ratings", key="elsewhere")
        assert (done.returncode, done.stdout) == (0, "All ratings were right.\n")

    def test_that_is_missing_wrong_or_none_is_found_by_the_check(self, tmp_path: Path, address: str) -> None:
        set_up(address, tmp_path / "key")
        (tmp_path / "other").write_text("0" * 64)
        (tmp_path / "short").write_text("x")
        (tmp_path / "folder").mkdir()
        assert "this database was set up with" in run(tmp_path, address, "check", key="other").stdout
        assert "The key file nowhere doesn't exist" in run(tmp_path, address, "check", key="nowhere").stdout
        for name in ("short", "folder"):
            done = run(tmp_path, address, "check", key=name)
            assert done.returncode == 1 and f"ERROR    I can't read the key in {name} (" in done.stdout
        assert run(tmp_path, address, "check").returncode == 0

    def test_of_a_database_that_is_empty_yet_is_looked_at_too(self, tmp_path: Path, address: str) -> None:
        (tmp_path / "short").write_text("x")
        done = run(tmp_path, address, "check", key="short")
        assert done.returncode == 1 and "ERROR    I can't read the key in short (" in done.stdout
        assert (
            "ERROR    I can't read the key in no/key (No such" in run(tmp_path, address, "check", key="no/key").stdout
        )
        done = run(tmp_path, address, "check")
        assert done.returncode == 0 and "OK       The first start makes the key in key." in done.stdout
        (tmp_path / "key").write_text("0" * 64)
        assert "OK       The first start uses the key in key." in run(tmp_path, address, "check").stdout
        assert not examine(Place(address))

    def test_that_others_can_read_is_told(self, tmp_path: Path, address: str) -> None:
        key, told = tmp_path / "key", "NOTE     Other users of this machine can read the key in key."
        set_up(address, key)
        tmp_path.chmod(0o755)
        assert told not in run(tmp_path, address, "check").stdout
        key.chmod(0o644)
        done = run(tmp_path, address, "check")
        assert done.returncode == 0 and told in done.stdout
        tmp_path.chmod(0o700)
        assert told not in run(tmp_path, address, "check").stdout


class TestABackup:
    def test_by_the_lines_of_the_manual_can_be_restored(self, tmp_path: Path, address: str) -> None:
        page = (ROOT / "docs" / "operating.md").read_text("utf-8")
        (dump,) = re.findall(r"^ +30 4 \* \* \* (pg_dump .+)$", page, re.M)
        (restore,) = re.findall(r"^ +(pg_restore .+)$", page, re.M)
        (old,) = re.findall(r'"(postgresql://train@.+)"$', dump)
        (new,) = re.findall(r'"(postgresql://train@.+)"', restore)
        set_up(address, tmp_path / "key")
        with opened(Place(address)) as db:
            db.execute("INSERT INTO maps VALUES ('x', ?)", ("Ёжик",))
        copy = postgres.empty()
        path = {"PATH": f"{postgres.programs()}:{os.environ['PATH']}"}
        (tmp_path / "copies").mkdir()
        try:
            for line in (dump.replace(old, address).replace("\\%", "%"), restore.replace(new, copy)):
                line = line.replace("2026-05-01", datetime.now().strftime("%Y-%m-%d"))
                shell = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=path, capture_output=True, text=True)
                assert (shell.returncode, shell.stderr) == (0, "")
            with opened(Place(copy)) as db:
                assert db.execute("SELECT file FROM maps").fetchall() == [("Ёжик",)]
            done = run(tmp_path, copy, "check")
            assert done.returncode == 0 and "works, and its format" in done.stdout
        finally:
            postgres.dropped(copy)


class TestWhatTheServerRefuses:
    def test_is_said_in_one_line_without_asking_whether_it_runs(self, tmp_path: Path, address: str) -> None:
        done = run(tmp_path, address.replace("/empty", "/no_empty"), "ratings")
        assert "does not exist" in done.stderr and "whether the server is running" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
        done = run(tmp_path, "postgresql://ann@localhost:1/x", "ratings")
        assert "whether the server is running" in done.stderr and len(done.stderr.splitlines()) == 1

    def test_the_check_tells_that_the_user_cannot_create_tables(self, tmp_path: Path, address: str) -> None:
        with opened(Place(address)) as db:
            db.plainly("CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        try:
            done = run(tmp_path, address.replace("//train:", "//guest:"), "check")
        finally:
            postgres.server().run("DROP ROLE guest")
        assert done.returncode == 1 and "can't create tables" in done.stdout
