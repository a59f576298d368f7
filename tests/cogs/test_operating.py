"""Keeping the bot running: what `check`, `backup` and `restore` say, a stop in order, the log, the page of figures."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.core.client import ASKED
from cogs.core.logs import JsonLines, about
from cogs.run.bot import SlowTrain
from cogs.run.check import NOTE, OK, WRONG, Finding, application_of, findings, invitation
from cogs.run.metrics import STALE, Metrics
from data.store.backup import known_version
from data.store.clocks import Clocks
from data.store.connection import StoreError
from data.store.sqlite import Claim
from data.store.store import Store
from renderer.core import fonts
from tests.cogs.party import Party, new_bot, said
from tests.cogs.program import bot_py
from tests.cogs.wire import Wire

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.aaaaaa.bbbbbbbbbbbbbbbbbbbb"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with settings of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SANDBOX_PORT", "0")
    for name in ("DISCORD_TOKEN", "METRICS_PORT", "DATABASE", "MAPS_DIR", "MAPS_FONT", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def made(path: Path) -> Path:
    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path


def found(level: str, *, online: bool = False) -> str:
    """All findings of a level, in one text."""
    return "\n".join(finding.text for finding in findings(online=online) if finding.level == level)


class TestCheck:
    def test_says_one_line_for_each_finding_and_ends_with_0_where_nothing_is_wrong(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "check")
        lines = done.stdout.splitlines()
        assert (done.returncode, done.stderr) == (0, "")
        assert lines[-1] == "The bot can run here." and len(lines) >= 6
        assert all(line.startswith(("OK ", "NOTE ")) for line in lines[:-1])
        assert "copy its token from the Bot page" in lines[1] and "Then I print the link" in lines[1]
        assert not list(tmp_path.iterdir()), "a check makes nothing"

    def test_ends_with_1_where_something_is_and_says_what_to_do(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "check", "--offline", DISCORD_TOKEN="hunter2", LC_ALL="ru_RU.UTF-8")
        assert done.returncode == 1
        assert re.search(r"^ОШИБКА .*DISCORD_TOKEN", done.stdout, re.M)
        assert "hunter2" not in done.stdout + done.stderr

    @pytest.mark.parametrize("there", [True, False])
    def test_a_folder_that_cannot_be_written_is_wrong(
        self, place: Path, monkeypatch: pytest.MonkeyPatch, there: bool
    ) -> None:
        if there:
            made(Path("slow-train.sqlite3"))

        def refused(path: Path) -> Claim:
            raise StoreError("cannot_open", path=str(path), reason="Permission denied")

        monkeypatch.setattr(Claim, "make", refused)
        monkeypatch.setattr(os, "access", lambda *_: False)
        assert "Permission denied" in found(WRONG)

    def test_an_empty_file_is_no_obstacle_as_it_is_none_for_the_start(self, place: Path) -> None:
        Path("slow-train.sqlite3").touch()
        assert not found(WRONG)
        made(Path("slow-train.sqlite3"))

    def test_a_token_that_looks_right_brings_the_invitation(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        text = found(OK)
        assert f"client_id=123456789012345678&scope=bot+applications.commands&permissions={ASKED.value}" in text
        assert "view channel" in text and TOKEN not in text

    @pytest.mark.parametrize("token", ["abc", "a.b", "YWJj.x.y", "....", "MTIz.б.x"])
    def test_what_is_no_token_is_recognised(self, token: str) -> None:
        assert application_of(token) is None
        assert application_of(TOKEN) == 123456789012345678

    def test_the_invitation_in_the_documents_asks_for_just_that(self) -> None:
        number = f"permissions={ASKED.value}"
        assert number in (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
        assert number in invitation(1)

    @pytest.mark.parametrize(
        ("raised", "level", "expected"),
        [
            (None, OK, "accepts the token"),
            (discord.LoginFailure("no"), WRONG, "doesn't accept the token"),
            (OSError("no route"), NOTE, "couldn't ask Discord"),
        ],
    )
    def test_discord_is_asked_about_the_token(
        self, place: Path, monkeypatch: pytest.MonkeyPatch, raised: Exception | None, level: str, expected: str
    ) -> None:
        async def login(self: discord.Client, token: str) -> None:
            if raised is not None:
                raise raised

        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setattr(discord.Client, "login", login)
        assert expected in found(level, online=True)

    def test_the_database_is_looked_over(self, place: Path) -> None:
        assert "doesn't exist yet" in found(OK)
        made(place / "slow-train.sqlite3")
        assert f"({known_version()})" in found(OK)
        (place / "slow-train.sqlite3").write_text("Dear all, this is a letter." * 100)
        assert "isn't a database of this program" in found(WRONG)

    def test_an_older_one_is_said_to_be_brought_up_to_date(self, place: Path) -> None:
        dumped = (ROOT / "tests" / "data" / "databases" / "v10.sql").read_text(encoding="utf-8")
        with sqlite3.connect(place / "slow-train.sqlite3") as db:
            db.executescript(dumped)
        assert "migrates its format (10)" in found(OK)
        assert sqlite3.connect(place / "slow-train.sqlite3").execute("PRAGMA user_version").fetchone() == (10,)

    def test_a_wal_without_its_database_is_wrong(self, place: Path) -> None:
        (place / "slow-train.sqlite3-wal").write_bytes(b"x")
        assert "without its database" in found(WRONG)

    def test_a_folder_that_is_not_there_is_wrong(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DATABASE", str(place / "no" / "such.sqlite3"))
        assert "There's no folder" in found(WRONG)

    def test_another_process_is_noted(self, place: Path) -> None:
        path = made(place / "slow-train.sqlite3")
        holder = (
            "import sys; from data.store.sqlite import Claim; Claim.make(sys.argv[1]); print(1, flush=True); input()"
        )
        child = subprocess.Popen(
            [sys.executable, "-c", holder, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert child.stdout is not None
        child.stdout.readline()
        assert "A process has the database open" in found(NOTE)
        child.communicate(b"\n")
        assert "A process has the database open" not in found(NOTE)

    def test_little_room_on_the_disk_is_reported(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for number, level in ((10**6, WRONG), (10**8, NOTE), (10**12, OK)):
            monkeypatch.setattr("shutil.disk_usage", lambda _, free=number: type("Usage", (), {"free": free}))
            assert "MB of disk" in found(level)

    def test_a_bad_map_and_a_bad_font_are_named(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (place / "maps").mkdir()
        (place / "maps" / "mine.json").write_text("{")
        monkeypatch.setenv("MAPS_DIR", str(place / "maps"))
        assert "mine.json" in found(NOTE)
        monkeypatch.setitem(fonts.FILES, "medium", "none.ttf")
        fonts.letters_in.cache_clear()
        assert "none.ttf" in found(WRONG)
        fonts.letters_in.cache_clear()

    def test_a_privileged_intent_would_be_wrong(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert "no privileged intents" in found(OK)
        monkeypatch.setattr(discord.Intents, "members", True)
        assert Finding(WRONG, "The bot requests privileged intents, but needs none: members.") in list(
            findings(online=False)
        )


# A bot on a simulated Discord that plays one move after the other, stopped as the real one is.
PLAYER = """
import asyncio, logging, sys
from pathlib import Path
import simcord
from cogs.run.start import until_stopped
from tests.cogs.party import Party, new_bot

async def play():
    bot = new_bot(Path(sys.argv[1]))
    async with bot, simcord.run(bot, check_errors=False, settle_timeout=60) as env:
        party = Party(env)
        table = await party.begin_turns(seats=2)
        def choose(table, seat):
            return table.game.legal(seat)[0]
        while True:
            seat = table.game.waiting[0]
            with env._bot_scope():
                table = await bot.tables.play_for(table.id, seat, choose)
            print(table.step, flush=True)

asyncio.run(until_stopped(play()))
"""


async def at_work(bot: SlowTrain, work: Coroutine[Any, Any, object]) -> None:
    """Does it as the answer to an interaction, which a stop waits for."""
    await bot.begin_work(cast(discord.Interaction[Any], SimpleNamespace(id=1, guild_id=1)))
    await work


class TestStopping:
    @pytest.mark.parametrize(
        ("after", "stop"), [(7, signal.SIGTERM), pytest.param(1, signal.SIGINT, marks=pytest.mark.long)]
    )
    def test_loses_no_move_keeps_its_outbox_and_ends_with_0_within_seconds(
        self, tmp_path: Path, after: int, stop: signal.Signals
    ) -> None:
        path = tmp_path / "games.sqlite3"
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        for _ in range(after):
            child.stdout.readline()
        child.send_signal(stop)
        asked = time.monotonic()
        output, complained = child.communicate(timeout=60)
        assert child.returncode == 0, complained
        assert time.monotonic() - asked < 20
        assert "Traceback" not in complained
        assert not Path(f"{path}-wal").exists(), "the database was not closed"
        known = [int(line) for line in output.split()]
        with sqlite3.connect(path) as db:
            steps = [row[0] for row in db.execute("SELECT step FROM steps ORDER BY step")]
            assert steps == list(range(1, len(steps) + 1)) and len(steps) >= max(known, default=1)
            without_items = "SELECT count(*) FROM steps WHERE step NOT IN (SELECT step FROM outbox)"
            assert db.execute(without_items).fetchone() == (0,), "each step's outbox items are there, sent or not"
            assert db.execute("PRAGMA quick_check").fetchone() == ("ok",)

    async def test_what_comes_while_it_stops_is_refused_with_a_sentence(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        before, done = await party.table(), asyncio.Event()
        working = asyncio.create_task(at_work(party.bot, done.wait()))
        await asyncio.sleep(0)
        closing = asyncio.create_task(party.bot.close())
        await asyncio.sleep(0)
        text = party.bot.words.say("en", "refused-stopping")
        assert said(await party.ann.slash(party.channel, "draw", card="deck")) == text
        assert said(await party.ann.click(party.posts()[-1], label="Draw card")) == text
        assert (await party.table()).step == before.step
        done.set()
        await asyncio.gather(working, closing)

    async def test_a_press_that_was_begun_is_finished_first(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2)
        table = await party.table()
        bot, held = party.bot, asyncio.Event()
        write = bot.store.append

        async def slow(append: object) -> None:
            await held.wait()
            await write(append)  # type: ignore[arg-type]

        bot.store.append = slow  # type: ignore[method-assign]
        played = bot.tables.play(table.id, party.ann.id, lambda t, s: t.game.legal(s)[0])  # type: ignore[union-attr]
        pressed = asyncio.create_task(at_work(bot, played))
        await asyncio.sleep(0)
        closing = asyncio.create_task(bot.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        held.set()
        await asyncio.gather(pressed, closing)
        with sqlite3.connect(database) as db:
            assert db.execute("SELECT max(step) FROM steps").fetchone() == (table.step + 1,)


class TestTheLog:
    def line(self, message: str, *args: object, error: bool = False) -> dict[str, object]:
        trace = None
        if error:
            try:
                raise ValueError("broken")
            except ValueError:
                trace = sys.exc_info()
        record = logging.LogRecord("cogs.x", logging.WARNING, "x.py", 1, message, args, trace)
        text = JsonLines().format(record)
        assert "\n" not in text
        answer: dict[str, object] = json.loads(text)
        return answer

    def test_as_json_has_game_and_step_as_fields(self) -> None:
        entry = self.line("game %d, step %d: %s not delivered", 12, 3, "post")
        assert (entry["game"], entry["step"], entry["level"], entry["logger"]) == (12, 3, "WARNING", "cogs.x")
        assert entry["message"] == "game 12, step 3: post not delivered"
        assert "guild" not in entry

    def test_as_json_has_a_trace_in_its_line(self) -> None:
        assert "ValueError: broken" in str(self.line("it failed", error=True)["trace"])

    async def test_knows_where_it_was_asked(self) -> None:
        async def asked() -> dict[str, object]:
            about(guild=5, game=7)
            return self.line("/draw failed")

        entry = await asyncio.create_task(asked())
        assert (entry["guild"], entry["game"]) == (5, 7)
        assert "guild" not in self.line("elsewhere")

    def test_is_json_where_that_is_set(self, tmp_path: Path) -> None:
        code = (
            "from cogs.core.logs import set_up_logs; import logging; set_up_logs('INFO', 'json'); logging.info('hello')"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
        )
        assert json.loads(done.stderr)["message"] == "hello"


class TestThePageOfFigures:
    async def get(self, metrics: Metrics, page: str) -> tuple[int, str]:
        address = f"http://127.0.0.1:{metrics.port}/{page}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async def test_tells_health_and_figures_and_no_id(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        metrics = Metrics(party.bot)
        await metrics.start(0)
        try:
            status, text = await self.get(metrics, "metrics")
            assert status == 200
            figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert figures['slow_train_games{status="playing"}'] == "1"
            assert float(figures["slow_train_commands_total"]) >= 2
            assert float(figures["slow_train_pictures_total"]) >= 1
            assert float(figures["slow_train_database_bytes"]) > 0
            assert float(figures["slow_train_heartbeat_age_seconds"]) >= 0
            assert re.fullmatch(r"(# (HELP|TYPE) slow_train_\w+ .+\n|slow_train_\w+(\{status=\"\w+\"\})? \S+\n)+", text)
            for id_ in (table.guild_id, table.channel_id, party.ann.id):
                assert str(id_) not in text
            assert "Ann" not in text
            status, text = await self.get(metrics, "health")
            assert (status, json.loads(text)["status"]) == (200, "ok")
            assert await self.get(metrics, "ready") == (200, '{"status": "ready"}')
            party.bot.stopping = True
            assert (await self.get(metrics, "ready"))[0] == 503
            assert (await self.get(metrics, "live"))[0] == 200
        finally:
            party.bot.stopping = False
            await metrics.stop()

    async def test_says_when_the_bot_is_asleep_or_has_no_database(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        metrics = Metrics(party.bot)
        await metrics.start(0)
        try:
            last = await Clocks(party.bot.store).last_beat()
            assert last is not None
            monkeypatch.setattr("cogs.run.metrics.now", lambda: last + STALE + 1)
            status, text = await self.get(metrics, "health")
            assert (status, json.loads(text)["awake"]) == (503, False)
        finally:
            await metrics.stop()

    @pytest.mark.logs_errors
    async def test_says_when_the_gateway_is_gone(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Over a real wire, with the real library, which calls itself ready in an outage."""
        outage = threading.Event()
        with Wire(outage=outage).served(monkeypatch):
            bot = new_bot(tmp_path / "x")
            metrics = Metrics(bot)
            await metrics.start(0)
            running = asyncio.create_task(bot.start(TOKEN))
            try:
                await self.until(metrics, "ok")
                outage.set()
                await self.until(metrics, "failing")
                assert bot.is_ready()
                assert "slow_train_ready 0" in (await self.get(metrics, "metrics"))[1]
                assert [(await self.get(metrics, page))[0] for page in ("ready", "live")] == [503, 200]
            finally:
                await metrics.stop()
                await bot.close()
                running.cancel()

    async def until(self, metrics: Metrics, status: str) -> None:
        """Wait for that status of the gateway."""
        for _ in range(200):
            if json.loads((await self.get(metrics, "health"))[1])["gateway"] == (status == "ok"):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"it is never {status}")

    async def test_is_there_before_the_database_is(self, tmp_path: Path) -> None:
        metrics = Metrics(new_bot(tmp_path / "x"))
        await metrics.start(0)
        try:
            status, text = await self.get(metrics, "health")
            assert (status, json.loads(text)["database"]) == (503, False)
            assert (await self.get(metrics, "metrics"))[0] == 200
        finally:
            await metrics.stop()

    async def test_listens_on_this_machine_alone(self, party: Party) -> None:
        metrics = Metrics(party.bot)
        await metrics.start(0)
        try:
            assert [address[0] for address in metrics.addresses] == ["127.0.0.1"]
        finally:
            await metrics.stop()
