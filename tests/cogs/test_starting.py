"""What an operator reads about settings, copies and commands that are no good, in one sentence."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import pytest

from data.store.backup import tree_refused
from data.store.operation import Trees
from data.store.place import Place
from data.store.store import Store
from tests import postgres
from tests.cogs.party import new_bot
from tests.cogs.program import bot_py
from tests.cogs.test_bot import start_without_discord
from tests.cogs.test_operating import ROOT, TOKEN, made

NAME = "slow-train.sqlite3"


class TestCheck:
    def test_tells_that_discord_did_not_take_the_commands(self, tmp_path: Path) -> None:
        async def refuse() -> None:
            store = await Store.open(tmp_path / "slow-train.sqlite3")
            await Trees(store).refused(1, "400 Bad Request: too long")
            await store.close()

        asyncio.run(refuse())
        done = bot_py(tmp_path, "check", "--offline")
        assert done.returncode == 1
        assert any(
            line.startswith("ERROR") and "400 Bad Request: too long" in line for line in done.stdout.splitlines()
        )


class TestThePorts:
    """A check says of the one port that a start would use whether it can."""

    def port(self, *, token: bool) -> tuple[str, socket.socket]:
        taken = socket.create_server(("127.0.0.1", 0))
        return "METRICS_PORT" if token else "SANDBOX_PORT", taken

    @pytest.mark.parametrize("token", ["", TOKEN])
    def test_that_is_taken_is_wrong_and_free_is_said_so(self, tmp_path: Path, token: str) -> None:
        name, taken = self.port(token=bool(token))
        number = str(taken.getsockname()[1])
        with taken:
            done = bot_py(tmp_path, "check", "--offline", **{"DISCORD_TOKEN": token, name: number})
        (line,) = (line for line in done.stdout.splitlines() if number in line)
        assert done.returncode == 1
        assert line.startswith("ERROR") and f"Set {name} to a free one" in line
        done = bot_py(tmp_path, "check", "--offline", **{"DISCORD_TOKEN": token, name: number})
        (line,) = (line for line in done.stdout.splitlines() if number in line)
        assert (done.returncode, line.startswith("OK ")) == (0, True)
        assert name in line and "is free" in line
        assert not list(tmp_path.iterdir()), "a check makes nothing"

    def test_that_a_running_bot_has_is_noted(self, tmp_path: Path) -> None:
        name, taken = self.port(token=True)
        settings = {"DISCORD_TOKEN": TOKEN, name: str(taken.getsockname()[1])}
        holder = (
            "import sys; from data.store.sqlite import Claim; Claim.make(sys.argv[1]); print(1, flush=True); input()"
        )
        command = [sys.executable, "-c", holder, str(made(tmp_path / "slow-train.sqlite3"))]
        with taken, subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            child.stdout.readline()
            done = bot_py(tmp_path, "check", "--offline", **settings)
            child.communicate(b"\n")
        assert done.returncode == 0
        assert re.search(rf"^NOTE .*{settings[name]}.*That's fine if the bot is running", done.stdout, re.M)

    def test_that_nobody_would_use_is_not_mentioned(self, tmp_path: Path) -> None:
        with self.port(token=False)[1] as taken:
            number = str(taken.getsockname()[1])
            done = bot_py(tmp_path, "check", "--offline", METRICS_PORT=number)
            assert number not in done.stdout
            done = bot_py(tmp_path, "check", "--offline", DISCORD_TOKEN=TOKEN, SANDBOX_PORT=number)
            assert number not in done.stdout


class TestSettings:
    @pytest.mark.parametrize("command", ["run", "check", "backup", "restore"])
    @pytest.mark.parametrize("value", ["", "."])
    def test_a_database_that_is_no_file_is_reported(self, tmp_path: Path, command: str, value: str) -> None:
        file = ["x"] if command in ("backup", "restore") else []
        done = bot_py(tmp_path, command, *file, DATABASE=value)
        assert done.returncode == 1
        assert "DATABASE isn't a file" in done.stdout + done.stderr
        assert not list(tmp_path.iterdir())

    @pytest.mark.parametrize("command", ["run", "check", "backup"])
    def test_a_database_in_memory_is_refused(self, tmp_path: Path, command: str) -> None:
        done = bot_py(tmp_path, command, *(["x"] if command == "backup" else []), DATABASE=":memory:")
        assert done.returncode == 1
        assert "DATABASE can't be “:memory:”" in done.stdout + done.stderr
        assert not list(tmp_path.iterdir())

    def test_a_database_that_is_a_pipe_is_reported(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        done = bot_py(tmp_path, "check", DATABASE="pipe")
        assert "DATABASE isn't a file" in done.stdout

    def test_a_database_of_links_in_a_circle_is_reported(self, tmp_path: Path) -> None:
        (tmp_path / "one").symlink_to("two")
        (tmp_path / "two").symlink_to("one")
        done = bot_py(tmp_path, "check", "--offline", DATABASE="one")
        assert (done.returncode, "I can't open the database one" in done.stdout, done.stderr) == (1, True, "")

    @pytest.mark.parametrize("is_new", [False, True])
    def test_a_key_that_is_none_is_reported_by_the_check_and_by_the_start(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_new: bool
    ) -> None:
        if not is_new:
            made(tmp_path / NAME)
        (tmp_path / f"{NAME}-key").write_text("x")
        check, start = bot_py(tmp_path, "check", "--offline"), start_without_discord(tmp_path / NAME, monkeypatch)
        assert check.returncode == start.returncode == 1
        assert "ERROR    I can't read the key in " in check.stdout and f"{NAME}-key (" in check.stdout
        assert start.stderr.startswith("I can't read the key in ")

    def test_a_key_that_others_can_read_is_noted(self, tmp_path: Path) -> None:
        made(tmp_path / NAME)
        (tmp_path / f"{NAME}-key").chmod(0o644)
        tmp_path.chmod(0o755)
        done = bot_py(tmp_path, "check", "--offline")
        assert done.returncode == 0 and "NOTE     Other users of this machine can read the key in " in done.stdout

    @pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "cp1251"])
    def test_in_a_file_that_is_no_text_are_reported_and_not_passed_over(self, tmp_path: Path, encoding: str) -> None:
        (tmp_path / ".env").write_bytes("DISCORD_TOKEN=x # токен\n".encode(encoding))
        done = bot_py(tmp_path, "run", "--live")
        assert done.returncode == 1
        assert done.stderr.strip() == "The file .env isn't UTF-8 text. Save it again with the encoding UTF-8."

    @pytest.mark.parametrize(
        ("name", "value", "reason"),
        [
            ("SANDBOX_PORT", "high", "Expected `int`"),
            ("METRICS_PORT", "70000", "<= 65535"),
            ("MOST_COMMANDS", "1", ">= 5"),
            ("LOG_LEVEL", "LOUD", "'LOUD'"),
            ("MAPS_DIR", "nowhere", "nowhere is no folder"),
            ("MAPS_FONT", "nothing.ttf", "nothing.ttf is no file"),
        ],
    )
    def test_that_are_not_valid_are_named(self, tmp_path: Path, name: str, value: str, reason: str) -> None:
        done = bot_py(tmp_path, "check", "--offline", **{name: value})
        assert f"The setting {name} isn't valid: " in done.stdout and reason in done.stdout

    def test_of_the_environment_count_and_some_may_be_empty(self, tmp_path: Path) -> None:
        (tmp_path / ".env").write_text("METRICS_PORT=high\nDATABASE=elsewhere.sqlite3\n")
        done = bot_py(tmp_path, "check", "--offline", METRICS_PORT="", MAPS_DIR="", MAPS_FONT="")
        assert "isn't valid" not in done.stdout and "elsewhere.sqlite3" in done.stdout

    def test_in_a_file_as_an_editor_on_windows_saves_it_are_read(self, tmp_path: Path) -> None:
        (tmp_path / ".env").write_text("DATABASE=:memory:\n", encoding="utf-8-sig")
        assert ":memory:" in bot_py(tmp_path, "check").stdout


class TestADatabaseWithoutItsFile:
    def test_is_refused_alike_by_the_check_and_the_start(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / f"{NAME}-wal").write_bytes(b"moves")
        expected = f"{NAME}-wal exists without its database"
        check, start = bot_py(tmp_path, "check", "--offline"), start_without_discord(tmp_path / NAME, monkeypatch)
        assert expected in check.stdout and expected in start.stderr
        assert (check.returncode, start.returncode) == (1, 1)
        assert not (tmp_path / NAME).exists()


class TestWithoutAToken:
    @pytest.mark.parametrize("command", [["run"], [], ["check", "--offline"]])
    def test_and_without_the_sandbox_it_is_said_what_to_install(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
    ) -> None:
        monkeypatch.setitem(sys.modules, "simcord", None)
        monkeypatch.delitem(sys.modules, "cogs.run.sandbox", raising=False)
        done = bot_py(tmp_path, *command)
        assert done.returncode == 1
        (sentence,) = (line for line in (done.stderr or done.stdout).splitlines() if "DISCORD_TOKEN" in line)
        assert "run “pip install -r requirements-sandbox.lock”" in sentence

    def test_a_live_run_says_so_and_opens_no_sandbox(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "run", "--live", DISCORD_TOKEN=" ")
        assert done.returncode == 1
        (sentence,) = done.stderr.splitlines()
        assert "DISCORD_TOKEN isn't set" in sentence
        assert not list(tmp_path.iterdir())


class TestBackupAndRestore:
    def test_are_two_commands_that_say_what_they_did(self, tmp_path: Path) -> None:
        made(tmp_path / "slow-train.sqlite3")
        done = bot_py(tmp_path, "backup", "copy")
        assert (done.returncode, "copied the database to copy and checked" in done.stdout) == (0, True)
        again = bot_py(tmp_path, "backup", "copy")
        assert (again.returncode, "I don't overwrite files" in again.stderr) == (1, True)
        done = bot_py(tmp_path, "restore", "copy")
        assert (done.returncode, "--replace" in done.stderr) == (1, True)
        done = bot_py(tmp_path, "restore", "copy", "--replace")
        assert (done.returncode, "I kept the previous file as" in done.stdout) == (0, True)
        done = bot_py(tmp_path, "restore", "copy", DATABASE="elsewhere.sqlite3")
        assert done.returncode == 0 and (tmp_path / "elsewhere.sqlite3").exists()

    def test_name_what_is_wrong_in_one_sentence(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "backup", "copy")
        assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
        assert done.stderr.startswith("There's no database slow-train.sqlite3 yet: the first start of the bot creates")
        done = bot_py(tmp_path, "restore", "none")
        assert (done.returncode, "There's no file none" in done.stderr) == (1, True)

    @pytest.mark.parametrize("command", ["backup", "restore"])
    def test_ask_for_the_name_of_a_file_where_there_is_none(self, tmp_path: Path, command: str) -> None:
        made(tmp_path / "slow-train.sqlite3")
        before = sorted(tmp_path.iterdir())
        for name in ("", ".", " "):
            done = bot_py(tmp_path, command, name)
            assert done.returncode == 1
            (sentence,) = done.stderr.splitlines()
            assert sentence == f"Add a file name for the copy: “python bot.py {command} FILE”."
        assert sorted(tmp_path.iterdir()) == before


class TestRestore:
    def test_what_is_no_copy_is_reported_with_no_advice_for_the_database(self, tmp_path: Path) -> None:
        (tmp_path / "letter").write_text("Dear all, this is a letter." * 100)
        with sqlite3.connect(tmp_path / "other") as db:
            db.execute("CREATE TABLE birds (name)")
        for name in ("letter", "other"):
            done = bot_py(tmp_path, "restore", name)
            assert done.returncode == 1
            (sentence,) = done.stderr.splitlines()
            assert f"{name} isn't a copy" in sentence and "DATABASE" not in sentence
        assert not (tmp_path / "slow-train.sqlite3").exists()

    def test_an_empty_database_is_named_as_what_cannot_be_copied(self, tmp_path: Path) -> None:
        (tmp_path / "empty").touch()
        done = bot_py(tmp_path, "backup", "copy", DATABASE="empty")
        assert (done.returncode, "empty isn't a database" in done.stderr) == (1, True)

    def test_a_database_that_is_its_own_copy_is_there_already(self, tmp_path: Path) -> None:
        database = made(tmp_path / "slow-train.sqlite3")
        done = bot_py(tmp_path, "restore", str(database))
        assert done.returncode == 1
        assert "--replace" in done.stderr

    def test_a_damaged_copy_is_reported(self, tmp_path: Path) -> None:
        copy = made(tmp_path / "copy")
        content = bytearray(copy.read_bytes())
        content[5000:9000] = b"x" * 4000
        copy.write_bytes(content)
        done = bot_py(tmp_path, "restore", "copy")
        (sentence,) = done.stderr.splitlines()
        assert done.returncode == 1
        assert "I can't use the copy copy" in sentence and "Stop the bot" not in sentence


async def test_a_start_that_fails_tells_why_and_lets_go_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = new_bot(tmp_path / "games.sqlite3")
    monkeypatch.setattr(bot, "add_cog", None)
    with pytest.raises(TypeError):
        async with bot:
            await bot.setup_hook()
    assert bot.store.closed


@pytest.mark.long
def test_what_a_bot_has_read_at_its_start_is_not_looked_through_again() -> None:
    code = """
import gc
from cogs.run.start import keep_for_good
from data.maps.library import load
load().rules("usa")
keep_for_good()
assert gc.get_freeze_count() > 50_000 > len(gc.get_objects()), gc.get_freeze_count()
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=60)


class TestTrees:
    async def test_what_another_application_was_refused_is_over_when_this_one_is_served(self, tmp_path: Path) -> None:
        store = await Store.open(tmp_path / "slow-train.sqlite3")
        await Trees(store).refused(1, "400 Bad Request: too long")
        await Trees(store).taken(2, "hash", "{}")
        await store.close()
        assert tree_refused(Place(tmp_path / "slow-train.sqlite3")) is None


class TestOnPostgres:
    """What is said of an address has no password, and the files of SQLite are not asked for."""

    def test_check_says_whether_the_database_can_be_used(self, tmp_path: Path) -> None:
        address = postgres.empty()
        try:
            done = bot_py(tmp_path, "check", "--offline", DATABASE=address)
            assert "is empty. The first start sets it up" in done.stdout
            asyncio.run(begun(address, tmp_path / "slow-train-key"))
            done = bot_py(tmp_path, "check", "--offline", DATABASE=address)
            assert "works, and its format" in done.stdout and "isn't the key" not in done.stdout
            (tmp_path / "slow-train-key").rename(tmp_path / "elsewhere")
            assert "The key file" in bot_py(tmp_path, "check", "--offline", DATABASE=address).stdout
        finally:
            postgres.dropped(address)
        gone = bot_py(tmp_path, "check", "--offline", DATABASE=address)
        assert gone.returncode == 1 and "PostgreSQL doesn't let the bot use" in gone.stdout
        assert postgres.PASSWORD not in gone.stdout + done.stdout + gone.stderr
        assert quote(postgres.PASSWORD, safe="") not in gone.stdout + done.stdout + gone.stderr

    @pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
    def test_backup_and_restore_name_the_program_to_use(self, tmp_path: Path, command: str, program: str) -> None:
        address = "postgresql://ann:secret@host/train"
        done = bot_py(tmp_path, command, "copy", DATABASE=address)
        assert done.returncode == 1 and program in done.stderr and "postgresql://ann@host/train" in done.stderr
        assert "secret" not in done.stderr

    def test_an_address_that_is_none_is_not_repeated(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "check", "--offline", DATABASE="postgresql://ann:se@cret@host/train")
        assert done.returncode == 1 and "DATABASE" in done.stdout + done.stderr and "%40" in done.stdout + done.stderr
        assert "cret" not in (done.stdout + done.stderr).replace("secret", "")


async def begun(address: str, key: Path) -> None:
    await (await Store.open(address, key)).close()
