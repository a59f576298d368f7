"""What an operator reads when Discord lets the bot in no more: one sentence and exit code 1, over a real wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from renderer.core.disk import stored
from tests.cogs.party import Party
from tests.cogs.program import Done, bot_py
from tests.cogs.test_operating import TOKEN
from tests.cogs.wire import Wire
from tests.rows import crossed


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Wire], Done]:
    """A start of the bot against such a Discord. The library waits for nothing before it tries again."""
    sleep = asyncio.sleep

    async def at_once(_: float, result: object = None) -> Any:
        return await sleep(0, result)

    async def no_boards(_: object) -> None:
        stored.put(b"a board", b"painted")

    monkeypatch.setattr(asyncio, "sleep", at_once)
    monkeypatch.setattr("cogs.run.start.prepare_boards", no_boards)

    def started(wire: Wire) -> Done:
        with wire.served(monkeypatch):
            return bot_py(tmp_path, "run", DISCORD_TOKEN=TOKEN, LOG_LEVEL="ERROR")

    return started


@pytest.mark.parametrize("status", crossed([403, 500, 503], few=1))
def test_a_login_that_discord_refuses(start: Callable[[Wire], Done], status: int) -> None:
    done = start(Wire(login=status))
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"Discord answered HTTP {status} and didn't connect the bot.")


def test_what_is_painted_ahead_is_stored_beside_the_database(start: Callable[[Wire], Done], tmp_path: Path) -> None:
    start(Wire(login=401))
    assert [path.parent.name for path in tmp_path.rglob("*.painted")] == ["slow-train.sqlite3-pictures"]
    assert not stored.is_used


def test_a_token_that_discord_does_not_know(start: Callable[[Wire], Done]) -> None:
    (sentence,) = start(Wire(login=401)).stderr.splitlines()
    assert "doesn't accept the token" in sentence


@pytest.mark.parametrize("status", crossed([403, 500], few=1))
def test_a_gateway_that_discord_does_not_name(start: Callable[[Wire], Done], status: int) -> None:
    done = start(Wire(gateway=status))
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"Discord answered HTTP {status} and didn't connect the bot.")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (4004, "Discord doesn't accept the token in DISCORD_TOKEN."),
        (4013, "Discord closed the connection for good (code 4013)."),
        (4014, "Discord closed the connection for good (code 4014)."),
    ],
)
def test_a_gateway_that_closes_for_good(start: Callable[[Wire], Done], code: int, expected: str) -> None:
    done = start(Wire(close=code))
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(expected)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10062)])
async def test_an_interaction_that_is_too_old_to_be_answered_is_no_error(party: Party, status: int, code: int) -> None:
    """The fixture of the log fails this test at the first error in it."""
    await party.begin_turns(seats=2)
    party.env.inject_error("*", "/webhooks/*", status=status, code=code, times=None)
    await party.ann.slash(party.channel, "hand")
    await party.ann.click(party.posts()[-1], label="My hand")
    assert {getattr(error, "code", None) or error.original.code for error in party.env.errors} == {code}  # type: ignore[attr-defined]
