"""Several people do anything at all: a short run, and longer ones in the long lane."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import pytest

from tests.faults.crowd import Crowd, run

SHORT, SEEDS = 50, 10


@pytest.mark.parametrize(
    ("seed", "deeds"), [(1, SHORT), *(pytest.param(seed, 120, marks=pytest.mark.long) for seed in range(2, SEEDS))]
)
async def test_whatever_people_do_all_are_answered_and_every_game_goes_on(seed: int, deeds: int) -> None:
    wrong, done = await run(seed, deeds)
    assert not wrong, f"python -m tests.faults.crowd {seed} --deeds {deeds}\n" + "\n".join(wrong)
    assert sum(done.values()) > deeds / 2


async def test_a_shown_ticket_an_unanswered_press_a_logged_error_and_a_lost_step_are_seen() -> None:
    async def act(crowd: Crowd, _: int) -> None:
        table = await crowd.begin_turns(2)

        async def leak() -> None:
            await crowd.bot.get_partial_messageable(crowd.channel.id).send("boston-miami")

        async def silence() -> Any:
            return SimpleNamespace(acknowledged=False, response=None, followups=[], modal=None)

        await crowd.watch("leak", "a leak", lambda: crowd.in_bot(leak))
        crowd._someone()
        await crowd.watch("press", "a press", silence)
        logging.getLogger("cogs").error("a mistake of the bot")
        await crowd.bot.store.rows("DELETE FROM steps WHERE game_id = ? AND step = ?", table.id, table.step)

    wrong, _ = await run(1, 0, act)
    found = "\n".join(wrong)
    for sentence in ("boston-miami was shown in public by a leak", "no answer to a press", "logged: a mistake"):
        assert sentence in found
    assert "game 1: the fold of its steps is not its state" in found
