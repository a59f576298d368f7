"""The sandbox: with no token, the game in a browser."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from simcord import Env
from simcord.preview import _action_plans, _snapshot
from simcord.preview._media import MediaWorker

from cogs.run.rooms import Rooms
from cogs.run.sandbox import SHOWN, lighten_preview, welcome
from cogs.text.catalogue import LANGS
from data.languages import name_in
from data.maps.library import load
from tests.cogs.hands import custom_ids, panel_of
from tests.cogs.party import Party, text_of

ROOT = Path(__file__).resolve().parents[2]


class TestProgram:
    @pytest.mark.parametrize("stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
    def test_it_prints_an_address_that_answers_and_ends_when_stopped(
        self, tmp_path: Path, stop: signal.Signals
    ) -> None:
        settings = {"DISCORD_TOKEN": "", "SANDBOX_PORT": "0", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        settings["DATABASE"] = "postgresql://train:s3cr3t@db.example/train"
        command = [sys.executable, str(ROOT / "bot.py")]
        program = subprocess.Popen(
            command,
            cwd=tmp_path,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert program.stdout is not None
            first = program.stdout.readline()
            assert "The sandbox doesn't use DATABASE (postgresql://train@db.example/train)" in first
            address = next(line.strip() for line in program.stdout if "http://127.0.0.1" in line)
            with urlopen(re.sub("#.*", "", address), timeout=30) as page:
                assert page.status == 200
        finally:
            program.send_signal(stop)
            code = program.wait(timeout=30)
        assert (code, program.communicate()[1]) == (0, "")
        assert not list(tmp_path.glob("*.sqlite3"))

    @pytest.mark.long
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


async def ask(rooms: Rooms, page: Any, kind: str, **wanted: object) -> dict[str, Any]:
    """What the page in a browser asks for, and what it shows then."""
    envelope = {
        "protocol_version": 3,
        "sequence": page.last_sequence + 1,
        "request_id": f"r{page.last_sequence}",
        "generation": page.generation,
        "bot_generation": page.preview.env._generation,
        "published_revision": page.revision,
    }
    result = await rooms._action(page.id, {**envelope, "kind": kind, **wanted})
    assert not result["rejected"], result
    return rooms._page_payload(page)


async def go(rooms: Rooms, page: Any, name: str) -> dict[str, Any]:
    """Choose a player and a place under "Viewing as"."""
    places = {viewer["name"].removeprefix("● "): viewer["id"] for viewer in rooms._page_payload(page)["viewers"]}
    return await ask(rooms, page, "viewer", viewer_id=places[name])


def named(shown: dict[str, Any]) -> list[str]:
    return [viewer["name"] for viewer in shown["viewers"]]


class TestPlaces:
    async def test_a_hand_arrives_in_the_messages_of_its_player_and_works_there(self, party: Party) -> None:
        await party.begin(seats=2)
        async with Rooms(party.env, party.channel, party.people[:2], 0) as rooms:
            page = rooms._open_page()
            assert named(rooms._page_payload(page)) == [
                "Ann",
                "● Ann · direct messages",
                "Bob",
                "● Bob · direct messages",
            ]
            shown = await go(rooms, page, "Ann · direct messages")
            assert "Your hand" in str(shown["messages"]) and "● Ann" not in str(named(shown))
            message, hand = shown["targetId"], str(shown["messages"])
            key = next(found for found in re.findall(r"message:\d+:component:[^']+", hand) if message in found)
            await ask(rooms, page, "click", target_id=message, control_key=key)
            assert "Your hand" not in str((await go(rooms, page, "Bob"))["messages"])

    async def test_a_second_game_is_reached_in_its_thread(self, party: Party) -> None:
        await party.begin(seats=2)
        asked = await party.ann.slash(party.channel, "game new", map="london")
        await party.ann.click(panel_of(asked), label="New thread")
        async with Rooms(party.env, party.channel, party.people[:1], 0) as rooms:
            page = rooms._open_page()
            (thread,) = [name for name in named(rooms._page_payload(page)) if "🧵" in name]
            shown = await go(rooms, page, thread.removeprefix("● "))
            assert "opened a game" in str(shown["messages"])
            await ask(rooms, page, "send_message", content="hello")
            assert [post.content for post in party.posts(party.channel.threads[0])][-1] == "hello"

    async def test_what_one_player_is_shown_the_others_do_not_see(self, party: Party) -> None:
        await party.begin(seats=2)
        async with Rooms(party.env, party.channel, party.people[:2], 0) as rooms:
            shown = await party.ann.click(party.posts()[-1], label="My hand")
            hand, page = str((shown.response or shown.followups[0]).id), rooms._open_page()
            seen = {name: hand in (await go(rooms, page, name))["messages"] for name in ("Ann", "Bob")}
        assert seen == {"Ann": True, "Bob": False}

    @pytest.mark.parametrize("lang", LANGS)
    async def test_the_first_post_says_what_to_type_and_names_the_maps(
        self, party: Party, monkeypatch: pytest.MonkeyPatch, lang: str
    ) -> None:
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        await welcome(party.env, party.channel, load())
        shown = party.posts()[-1]
        names = [name_in(file.names, lang) for file in load().games.values()]
        known = ("/game solo", "/game new", "/learn", "Viewing as", "+6h", "/help", *names)
        assert all(word in text_of(shown) for word in known) and list(custom_ids(shown.components)) == ["st:0:0:learn"]


class TestClock:
    async def test_time_passes_at_once_where_somebody_writes_so(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        before = party.env.now()
        async with Rooms(party.env, party.channel, party.people[:1], 0) as rooms:
            shown = await ask(rooms, rooms._open_page(), "send_message", content="+2d")
        assert timedelta(days=2) <= party.env.now() - before < timedelta(days=2, hours=1)
        assert "waiting for you" in str(shown["messages"]), "reminders that came due meanwhile are shown"

    async def test_it_runs_by_itself(self, party: Party) -> None:
        before = party.env.now()
        async with Rooms(party.env, party.channel, party.people[:1], 0) as rooms:
            clock = asyncio.create_task(rooms.run_clock(tick=0.02))
            await asyncio.sleep(0.2)
            clock.cancel()
        assert party.env.now() > before

    async def test_it_runs_on_after_work_that_takes_longer_than_the_page_waits(self, party: Party) -> None:
        party.env.settle_timeout = 0.1
        async with Rooms(party.env, party.channel, party.people[:1], 0) as rooms:
            with party.env._bot_scope():
                work = asyncio.create_task(asyncio.to_thread(time.sleep, 0.5))
            clock = asyncio.create_task(rooms.run_clock(tick=0.02))
            await work
            before = party.env.now()
            await asyncio.sleep(0.2)
            assert not clock.done()
            clock.cancel()
        assert party.env.now() > before


class TestPreview:
    async def test_the_preview_still_has_what_is_tuned(self, simcord_env: Env, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (_snapshot, _action_plans):
            assert isinstance(vars(module)["HISTORY_WINDOW_SIZE"], int)
            monkeypatch.setattr(module, "HISTORY_WINDOW_SIZE", SHOWN)
        monkeypatch.setattr(_action_plans, "HISTORY_STEP", SHOWN // 2)
        monkeypatch.setattr(MediaWorker, "validate", MediaWorker.validate)
        lighten_preview()
        assert vars(_action_plans)["HISTORY_STEP"] * 2 <= SHOWN

    async def test_checks_a_picture_once_and_in_no_process_that_could_be_left(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(MediaWorker, "validate", MediaWorker.validate)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
        lighten_preview()
        picture = (ROOT / "docs" / "pictures" / "hand.png").read_bytes()
        page, other = MediaWorker(), MediaWorker()
        one, two = await asyncio.gather(page.validate("a1", picture), other.validate("a2", picture))
        assert one is two and one.format == "PNG" and one.memory_limited
