"""Delivery: what is tried again and when, what is given up, and that one key waits for no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from cogs.core import delivery
from cogs.core.delivery import (
    FIRST_WAIT,
    LONGEST_WAIT,
    MOST_ATTEMPTS,
    UNKNOWN_CHANNEL,
    Attempt,
    Round,
    Workers,
    backoff,
)


def http(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": "no"})


class Steps(list[str]):
    """What was asked of an outbox, in order."""

    def attempt(self, error: Exception | None = None, attempts: int = 0) -> Attempt:
        async def send() -> None:
            self.append("send")
            if error is not None:
                raise error

        async def gone() -> bool:
            self.append("gone")
            return False

        def noted(word: str) -> Callable[..., Awaitable[object]]:
            async def note(*_: object) -> None:
                self.append(word)

            return note

        return Attempt("a post", attempts, noted("claim"), send, noted("drop"), gone, noted("forbidden"))


class TestAMessage:
    async def test_is_claimed_before_it_is_sent(self) -> None:
        steps, sending = Steps(), Round()
        assert await sending.deliver(steps.attempt())
        assert (steps, sending.wait) == (["claim", "send"], None)

    @pytest.mark.parametrize("error", [OSError("cut off"), http(discord.HTTPException, 500, 0), TimeoutError()])
    async def test_that_failed_is_tried_later_and_what_follows_waits(self, error: Exception) -> None:
        steps, sending = Steps(), Round()
        assert not await sending.deliver(steps.attempt(error, attempts=1))
        assert (steps, sending.wait) == (["claim", "send"], backoff(1))
        assert not await sending.deliver(steps.attempt(error))
        assert not await sending.deliver(steps.attempt(error, attempts=5))
        assert sending.wait == FIRST_WAIT, "the soonest of all that failed"

    @pytest.mark.logs_errors
    async def test_that_stumbles_over_the_program_holds_up_no_more_than_one_that_failed(self) -> None:
        steps, sending = Steps(), Round()
        assert not await sending.deliver(steps.attempt(ValueError("a bug")))
        assert (steps, sending.wait) == (["claim", "send"], FIRST_WAIT)

    async def test_that_is_forbidden_is_reported_at_its_first_attempt(self) -> None:
        steps, sending = Steps(), Round()
        forbidden = http(discord.Forbidden, 403, 50013)
        assert not await sending.deliver(steps.attempt(forbidden))
        assert not await sending.deliver(steps.attempt(forbidden, attempts=1))
        assert steps == ["claim", "send", "forbidden", "claim", "send"]

    async def test_whose_channel_is_gone_is_for_its_owner_to_settle(self) -> None:
        steps, sending = Steps(), Round()
        gone = http(discord.NotFound, 404, UNKNOWN_CHANNEL)
        assert not await sending.deliver(steps.attempt(gone))
        assert (steps, sending.wait) == (["claim", "send", "gone"], None)
        assert not await sending.deliver(replace(steps.attempt(gone), on_gone=None))
        assert sending.wait == FIRST_WAIT, "a private message is just tried again"

    async def test_is_given_up_in_the_end_and_what_follows_goes_on(self) -> None:
        steps, sending = Steps(), Round()
        assert await sending.deliver(steps.attempt(OSError("cut off"), attempts=MOST_ATTEMPTS))
        assert (steps, sending.wait) == (["claim", "send", "drop"], None)


def test_waits_grow_to_the_longest() -> None:
    waits = [backoff(attempts) for attempts in range(MOST_ATTEMPTS + 1)]
    assert waits[:4] == [FIRST_WAIT, FIRST_WAIT * 4, FIRST_WAIT * 16, FIRST_WAIT * 64]
    assert waits == sorted(waits) and waits[-1] == LONGEST_WAIT


class TestWorkers:
    async def test_woken_at_work_do_another_round_and_no_two_at_once(self) -> None:
        begun, gate = list[int](), asyncio.Event()

        async def work(key: int) -> None:
            begun.append(key)
            await gate.wait()

        workers = Workers("work", work)
        for _ in range(3):
            workers.wake(1)
            workers.wake(2)
            await asyncio.sleep(0)
        assert begun == [1, 2]
        gate.set()
        await asyncio.gather(*workers.at_work)
        assert sorted(begun) == [1, 1, 2, 2]
        assert workers.at_work == []

    @pytest.mark.logs_errors
    async def test_come_again_when_they_said_so_and_after_a_failure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(delivery, "FIRST_WAIT", 0.01)
        rounds, done = list[int](), asyncio.Event()

        async def work(key: int) -> float | None:
            rounds.append(key)
            if len(rounds) == 1:
                raise ValueError("a bug")
            if len(rounds) == 2:
                return 0.01
            done.set()
            return None

        workers = Workers("work", work)
        workers.wake(7)
        await asyncio.wait_for(done.wait(), 5)
        assert rounds == [7, 7, 7]
        await workers.stop()

    async def test_that_were_stopped_begin_nothing(self) -> None:
        begun = list[int]()

        async def work(key: int) -> None:
            begun.append(key)
            await asyncio.sleep(60)

        workers = Workers("work", work)
        workers.wake(1)
        workers.later(2, 0)
        await asyncio.sleep(0)
        await workers.stop()
        workers.wake(3)
        await asyncio.sleep(0.01)
        assert (begun, workers.at_work) == ([1], [])
