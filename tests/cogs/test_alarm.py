"""What falls due is done at its time, in order, once; what fails is tried again."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from cogs.core.scheduler import AGAIN, LATER, job, now
from cogs.run.bot import SlowTrain
from data.store.jobs import Jobs
from data.store.rows import DueKind, Job
from engine.core.refused import Refused
from tests.cogs.party import Party


@pytest.fixture
def done() -> Iterator[list[int]]:
    """The seats for which something fell due, in order; the second try for seat 13 succeeds."""
    notified: list[int] = []
    failing = [13]

    async def handler(_: SlowTrain, due: Job) -> None:
        if due.seat == 7:
            raise Refused("map_gone", map="gone")
        if due.seat in failing:
            failing.remove(13)
            raise ValueError
        notified.append(due.seat or 0)

    with patch.dict(job, {"test": handler}):
        yield notified


async def put(party: Party, seat: int, seconds: int) -> None:
    async def work() -> None:
        await Jobs(party.bot.store).put(Job("test", None, seat, None, now() + seconds))
        party.bot.scheduler.wake()

    await party.in_bot(work)


async def test_each_at_its_time(party: Party, done: list[int]) -> None:
    await put(party, 2, 7200)
    await put(party, 1, 60)
    assert done == []
    await party.env.advance_time(61)
    assert done == [1]
    await party.env.advance_time(7200)
    assert done == [1, 2]
    assert await Jobs(party.bot.store).next() is None


@pytest.mark.logs_errors
async def test_what_fails_is_tried_again_and_holds_nothing_else_up(party: Party, done: list[int]) -> None:
    await put(party, 13, 30)
    await put(party, 5, 60)
    await party.env.advance_time(90)
    assert done == [5]
    await party.env.advance_time(AGAIN + 1)
    assert done == [5, 13]


async def test_what_cannot_be_done_now_waits_a_day_and_is_no_error(party: Party, done: list[int]) -> None:
    await put(party, 7, 100)
    await put(party, 5, 200)
    await party.env.advance_time(300)
    assert done == [5]
    following = await Jobs(party.bot.store).next()
    assert following is not None and 0 <= now() + LATER - following <= 300


async def test_every_kind_is_one_that_is_stored_and_somebody_does_it(party: Party) -> None:
    stored = {
        "move",
        "vote",
        "remind",
        "idle",
        "computer",
        "plan",
        "rate",
        "season",
        "ending",
        "finale",
        "servers",
        "daily",
        "nudge",
    }
    assert {kind.value for kind in DueKind} == stored
    assert stored <= set(job)


async def test_what_is_of_no_known_kind_is_taken_off_and_holds_nothing_up(party: Party, done: list[int]) -> None:
    await Jobs(party.bot.store).put(Job("gone", None, 3, None, now() + 30))
    await put(party, 5, 60)
    await party.env.advance_time(90)
    assert done == [5]
    assert await Jobs(party.bot.store).next() is None
