"""The sandbox: with no token, the game in a browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from simcord import Env
from simcord.preview import _action_plans, _snapshot
from simcord.preview._media import MediaWorker

from cogs.core.config import Limits
from cogs.run.sandbox import SHOWN, UNLIMITED, lighten_preview, refuse_private_messages
from tests.cogs.party import Party, said, text_of

ROOT = Path(__file__).resolve().parents[2]


class TestProgram:
    @pytest.mark.parametrize("stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
    def test_it_prints_an_address_that_answers_and_ends_when_stopped(
        self, tmp_path: Path, stop: signal.Signals
    ) -> None:
        settings = {"DISCORD_TOKEN": "", "SANDBOX_PORT": "0", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, str(ROOT / "bot.py")]
        program = subprocess.Popen(
            command, cwd=tmp_path, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True
        )
        try:
            assert program.stdout is not None
            address = next(line.strip() for line in program.stdout if "http://127.0.0.1" in line)
            with urlopen(re.sub("#.*", "", address), timeout=30) as page:
                assert page.status == 200
        finally:
            program.send_signal(stop)
            code = program.wait(timeout=30)
        assert code == 0
        assert not list(tmp_path.glob("*.sqlite3"))

    def test_a_port_that_is_taken_is_named_in_the_language_of_the_terminal(self, tmp_path: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            settings = {"DISCORD_TOKEN": "", "SANDBOX_PORT": port, "LC_ALL": "uk_UA.UTF-8", "PYTHONPATH": str(ROOT)}
            command = [sys.executable, str(ROOT / "bot.py")]
            environment = {**os.environ, **settings, "PYTHONIOENCODING": "utf-8"}
            done = subprocess.run(
                command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False
            )
        assert (done.returncode, f"Порт {port}" in done.stderr) == (1, True)
        assert "Traceback" not in done.stderr


class TestPreview:
    def test_nobody_is_held_back_by_limits_whose_clock_stands_still(self) -> None:
        limits = Limits(UNLIMITED)
        assert not any(limits.commands.take(1) or limits.pictures.take(1) for _ in range(5000))

    async def test_a_game_is_played_with_private_messages_refused(self, party: Party) -> None:
        refuse_private_messages(party.env, party.people)
        await party.begin(seats=2)
        assert not party.whispers(party.ann)
        hint = party.posts()[-1]
        shown = await party.ann.click(hint, label="My hand")
        assert said(shown)
        assert party.bot.words.say("en", "hand-title") in text_of(shown.response or shown.followups[0])

    async def test_what_one_player_is_shown_the_others_do_not_see(self, party: Party) -> None:
        refuse_private_messages(party.env, party.people)
        await party.begin(seats=2)
        async with party.env.preview(party.channel, viewers=party.people[:2], layout="channel") as preview:
            shown = await party.ann.click(party.posts()[-1], label="My hand")
            hand = str((shown.response or shown.followups[0]).id)
            await preview.refresh()
            seen = {}
            for person in party.people[:2]:
                page = next(iter(preview._pages.values()))
                page.viewer = person
                seen[person.id] = hand in (await preview.snapshot())["messages"]
        assert seen == {party.ann.id: True, party.bob.id: False}

    async def test_the_preview_still_has_what_is_tuned(self, simcord_env: Env, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (_snapshot, _action_plans):
            assert isinstance(vars(module)["HISTORY_WINDOW_SIZE"], int)
            monkeypatch.setattr(module, "HISTORY_WINDOW_SIZE", SHOWN)
        monkeypatch.setattr(_action_plans, "HISTORY_STEP", SHOWN // 2)
        monkeypatch.setattr(MediaWorker, "validate", MediaWorker.validate)
        lighten_preview()
        assert vars(_action_plans)["HISTORY_STEP"] * 2 <= SHOWN
