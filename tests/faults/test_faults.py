"""Seeded runs of all kinds of faults, and the harness itself: it sees what is wrong.

`make test` has a few of them, `make test-long` the others of thirty, `make soak` as many as one likes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from data.maps.library import load
from data.store.sqlite import MIGRATIONS, prepare
from tests.faults.check import violations
from tests.faults.line import Word
from tests.faults.migration import all_kills
from tests.faults.plan import KINDS, plan
from tests.faults.run import run

FEW, SEEDS = (1, 2, 6, 7), 30
"""The few have each kind of fault once at least, and one works in threads; they are among the quickest."""


NEWEST = len(list(MIGRATIONS.glob("*.sql")))
"""Each statement of a migration is a start of its own, so from day to day only those of the newest ones are killed."""


@pytest.fixture(scope="module")
def process() -> Iterator[ProcessPoolExecutor]:
    """A process without threads: only such a one can safely make the processes that are killed."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=() if seed in FEW else pytest.mark.long) for seed in range(SEEDS)]
)
def test_whatever_fails_no_move_is_lost_or_doubled_and_the_game_goes_on(
    process: ProcessPoolExecutor, seed: int
) -> None:
    outcome = process.submit(run, seed).result()
    assert not outcome.wrong, f"python -m tests.faults --verbose {seed}\n" + "\n".join(outcome.wrong)


def test_the_seeds_have_faults_of_all_kinds_on_all_maps() -> None:
    plans = [plan(seed) for seed in range(SEEDS)]
    assert {kind for seed in FEW for kind in plans[seed].kinds} == set(KINDS)
    assert any(plans[seed].threads for seed in FEW)
    assert {one.map for one in plans} == set(load().games)


@pytest.mark.parametrize("version", [NEWEST - 2, *(pytest.param(old, marks=pytest.mark.long) for old in (0, 3, 15))])
def test_a_migration_that_is_killed_at_any_statement_is_made_up_for_at_the_next_start(
    process: ProcessPoolExecutor, tmp_path: Path, version: int
) -> None:
    kills, wrong = process.submit(all_kills, tmp_path, version).result()
    assert kills > NEWEST - version
    assert wrong == []


@pytest.mark.long
class TestTheHarnessSeesIt:
    """Each word is what a bot would do that made just this mistake."""

    def test_when_an_accepted_move_is_lost(self, tmp_path: Path) -> None:
        assert self.wrong(tmp_path, ("accepted", {"game": 1, "step": 5, "action": "{}"}))[0].startswith(
            "an accepted move"
        )

    def test_when_a_step_is_accepted_twice(self, tmp_path: Path) -> None:
        word: Word = ("accepted", {"game": 1, "step": 5, "action": "{}"})
        assert "step (1, 5) was accepted 2 times" in self.wrong(tmp_path, word, word)

    def test_when_one_press_moves_twice(self, tmp_path: Path) -> None:
        word: Word = ("moved", {"game": 1, "step": 5, "pressed": "77 st:1:4:draw"})
        assert self.wrong(tmp_path, word, word) == ["one press has moved 2 times: 77 st:1:4:draw"]

    def test_when_a_message_is_posted_twice(self, tmp_path: Path) -> None:
        assert self.wrong(tmp_path, posted("1-5", 8), posted("1-5", 9)) == ["2 messages of the nonce 1-5"]

    def test_when_a_private_message_comes_under_two_nonces(self, tmp_path: Path) -> None:
        found = self.wrong(tmp_path, posted("1-5-0", 8), posted("1-6-0", 9))
        assert found == ["two private messages in /channels/3/messages of game 1"]

    def test_when_the_bot_stumbles_over_what_is_no_fault(self, tmp_path: Path) -> None:
        word: Word = ("logged", {"text": "failed", "types": ("KeyError", "Exception"), "trace": ""})
        assert self.wrong(tmp_path, word) == ["logged: failed "]

    def test_when_it_does_not_recover(self, tmp_path: Path) -> None:
        path = self.database(tmp_path)
        assert violations(path, load(), []) == ["the bot has not recovered"]

    def test_when_something_is_dropped_for_no_reason_or_sent_to_nowhere(self, tmp_path: Path) -> None:
        rows = ("(3, 1, 1, 'post', '1-1', 'dropped', NULL)", "(4, 1, 1, 'note', '1-n4', 'sent', 99)")
        path = self.database(
            tmp_path,
            *(f"INSERT INTO outbox (id, game_id, step, kind, nonce, state, message_id) VALUES {row}" for row in rows),
        )
        found = violations(path, load(), [("recovered", {})])
        assert found == [
            "counted as sent, but never posted: (4, 'note', 1, 99)",
            "dropped for no reason: outbox 3, post of step 1",
        ]

    def test_when_steps_are_missing(self, tmp_path: Path) -> None:
        path = self.database(tmp_path, "UPDATE games SET step = 3", "INSERT INTO steps VALUES (1, 2, 0, '{}', '[]', 0)")
        assert violations(path, load(), [("recovered", {})]) == ["game 1 at step 3 has the steps [2]"]

    def wrong(self, folder: Path, *words: Word) -> list[str]:
        return violations(self.database(folder), load(), [*words, ("recovered", {})])

    def database(self, folder: Path, *rows: str) -> Path:
        """One lobby."""
        path = folder / "games.sqlite3"
        db = sqlite3.connect(path, isolation_level=None)
        prepare(db, str(path), MIGRATIONS)
        lobby = (
            "INSERT INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, status, step, "
            "created_at, moved_at) VALUES (1, 1, 2, 'usa', 'classic', '{}', 11, 2, 'lobby', 0, 0, 0)"
        )
        for sql in (lobby, *rows):
            db.execute(sql)
        db.close()
        return path


def posted(nonce: str, message: int) -> Word:
    call: dict[str, Any] = {"path": "/channels/3/messages", "nonce": nonce, "message": message, "sent": {}, "at": 0.0}
    return "world", {"call": call}
