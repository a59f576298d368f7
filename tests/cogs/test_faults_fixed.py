"""What the harness of faults has found, each with the smallest table that shows it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord.http import router

from cogs.core.delivery import FIRST_WAIT
from cogs.core.scheduler import AGAIN
from cogs.core.time import DAY, HOUR
from data.store.store import Store
from tests.cogs.party import Party, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=FIRST_WAIT - 1)

LONGEST_NONCE = 25
"""Discord's limit; a longer one is refused with the whole message."""


class Held:
    """The database, held by another program."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.db.execute("ROLLBACK")
        self.db.close()


async def impatient(party: Party) -> None:
    await party.bot.store.rows("PRAGMA busy_timeout = 20")


class Losing:
    """Loses the answer to the next message that Discord takes in a channel."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, channel_id: int) -> None:
        self.left = 1
        self.taken: list[dict[str, Any]] = []
        accept = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **sent: Any) -> Any:
            answer = accept(backend, method, path, **sent)
            if (method, path) == ("POST", f"/channels/{channel_id}/messages"):
                self.taken.append(sent["json"])
                self.left -= 1
                if self.left == 0:
                    raise OSError("connection lost")
            return answer

        monkeypatch.setattr(router, "dispatch", dispatch)


class TestADatabaseThatCannotBeWritten:
    @pytest.mark.logs_errors
    async def test_is_explained_in_one_sentence_and_the_same_press_counts_afterwards(
        self, party: Party, database: Path
    ) -> None:
        table = await party.begin_turns()
        await impatient(party)
        board = party.posts()[-1]
        with Held(database):
            answer = said(await party.ann.click(board, label="Draw card"))
        assert "nothing changed" in answer
        assert (await party.table()).step == table.step
        await party.ann.click(board, label="Draw card")
        assert (await party.table()).step == table.step + 1

    @pytest.mark.logs_errors
    async def test_keeps_what_is_queued_until_it_can(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        await party.act(0, 0)
        before = len(party.posts())
        announcer: Any = party.bot.announcer
        announcer.wake = lambda *_: None
        await party.act(0, 0)
        del announcer.wake
        await impatient(party)
        with Held(database):
            await party.in_bot(party.bot.on_ready)
        assert len(party.posts()) == before
        await party.env.advance_time(FIRST_WAIT + 1)
        assert len(party.posts()) == before + 1

    async def test_does_not_hinder_the_stop(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        await impatient(party)
        with Held(database):
            await party.bot.close()
        assert party.bot.store.closed
        again = await Store.open(database)
        await again.close()


class TestAnEventThatComesTwice:
    async def test_moves_once_and_is_no_error(self, party: Party) -> None:
        table = await party.begin_turns()
        backend = party.env.backend
        (hear,) = backend.subscribers

        def twice(event: str, payload: Mapping[str, Any]) -> None:
            for _ in range(1 + (event == "INTERACTION_CREATE")):
                hear(event, dict(payload))

        backend.subscribers[:] = [twice]
        result = await party.ann.click(party.posts()[-1], label="Draw card")
        assert result.acknowledged
        assert (await party.table()).step == table.step + 1


class TestALostAnswer:
    async def test_to_a_private_message_leaves_one_though_the_hand_has_changed(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Losing(monkeypatch, party.bob.user.dm_channel.id)
        await party.begin()
        assert len(party.whispers(party.bob)) == 1
        await party.act(1, 0)
        await party.env.advance_time(FIRST_WAIT + 1)
        assert len(party.whispers(party.bob)) == 1
        table = await party.table()
        assert await party.bot.store.queued(table.id) == []
        assert "Choose tickets" not in str(party.whispers(party.bob)[-1].components)

    @pytest.mark.logs_errors
    @pytest.mark.simcord(settle_timeout=120)
    async def test_to_a_reminder_sends_no_second_one(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await party.begin_turns(seats=2)
        Losing(monkeypatch, party.channel.id)
        await party.env.advance_time(2 * DAY + HOUR)
        await party.env.advance_time(2 * AGAIN)
        assert len([post for post in party.posts() if "🔔" in text_of(post)]) == 1


class TestNonces:
    async def test_are_short_enough_and_differ_after_a_million_games(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await party.bot.store.run("INSERT INTO sqlite_sequence VALUES ('games', 987654)")
        table = await party.begin_turns(seats=2)
        seen = Losing(monkeypatch, party.channel.id)
        seen.left = 0
        moved = [party.guild.create_text_channel(name) for name in ("one", "two")]
        await party.env.advance_time(2 * DAY + HOUR)
        await party.env.advance_time(4 * DAY)
        for channel in (*moved, party.channel):
            await party.ann.slash(channel, "game move", game=str(table.id))
        nonces = [sent["nonce"] for sent in seen.taken]
        assert len(nonces) >= 3 and len(set(nonces)) == len(nonces)
        assert max(map(len, nonces)) <= LONGEST_NONCE
        rows = await party.bot.store.rows("SELECT nonce FROM outbox WHERE kind NOT IN ('edit', 'strip', 'line')")
        assert max(len(str(row[0])) for row in rows) <= LONGEST_NONCE
