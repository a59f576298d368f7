"""Time that the bot has missed while its process lived: a machine that slept, a clock that was set, no gateway."""

from __future__ import annotations

import math
from datetime import timedelta
from pathlib import Path

import pytest

from cogs.core.scheduler import SHORT_ABSENCE, Presence
from cogs.core.time import DAY, HOUR
from cogs.tables.terms import SILENCE
from data.store.clocks import Clocks
from data.store.jobs import Jobs
from data.store.rows import DueKind, Job
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_clock_trouble import at, until
from tests.cogs.test_clocks import choices, no_pictures  # noqa: F401 - a fixture

pytestmark = pytest.mark.simcord(settle_timeout=120)


def jump(party: Party, seconds: int) -> None:
    """The wall clock jumps while the process lives, as after the machine has slept or its clock was set."""
    before = party.env.now
    party.env.now = lambda: before() + timedelta(seconds=seconds)  # type: ignore[method-assign]


class TestTheMachineSleeps:
    async def test_and_whoever_comes_first_finds_the_clocks_as_they_were(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(20 * HOUR)
        jump(party, 8 * HOUR)
        await party.bob.slash(party.channel, "board")
        assert await until(party) == {0: at(party) + 4 * HOUR}
        assert await choices(party, "timeout") == []
        board = "\n".join(text_of(post) for post in party.posts())
        assert f"<t:{at(party) + 4 * HOUR}:R>" in board

    async def test_over_the_end_of_a_turn_and_there_is_an_hour_after_it(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(DAY - 60)
        jump(party, 3 * DAY)
        await party.env.advance_time(60)
        assert await until(party) == {0: at(party) + HOUR}
        await party.env.advance_time(HOUR - 60)
        assert await choices(party, "timeout") == []
        await party.env.advance_time(120)
        assert await choices(party, "timeout") == ["computer_move"]

    async def test_and_half_a_move_afterwards_keeps_the_hour(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(DAY - 60)
        jump(party, 3 * DAY)
        await party.ann.slash(party.channel, "draw", card="deck")
        table = await party.table()
        assert table.game is not None and table.game.waiting == (0,)
        assert await until(party) == {0: at(party) + HOUR}

    async def test_and_a_time_bank_pays_nothing_for_it(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="b3", late="tm")
        await party.env.advance_time(12 * HOUR)
        jump(party, 2 * DAY)
        for _ in range(2):
            await party.ann.slash(party.channel, "draw", card="deck")
        assert (await Clocks(party.bot.store).of_game(1))[0].bank == 3 * DAY - 12 * HOUR + 6 * HOUR

    async def test_and_nobody_was_silent_meanwhile(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        jump(party, SILENCE)
        assert "Wait 7 more days" in said(await party.bob.slash(party.channel, "game vote"))

    @pytest.mark.parametrize("seconds", [3 * DAY, -300 * DAY])
    async def test_or_is_set_during_a_pause_and_an_open_vote_has_as_long_as_before(
        self, party: Party, seconds: int
    ) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(DAY + 60)
        left = (await Clocks(party.bot.store).votes(1))[0].ends_at - at(party)
        await party.ann.slash(party.channel, "game freeze")
        jump(party, seconds)
        await party.ann.slash(party.channel, "game resume")
        assert (await Clocks(party.bot.store).votes(1))[0].ends_at == at(party) + left

    async def test_or_is_set_forward_and_back_during_a_pause_and_the_vote_has_as_long_as_before(
        self, party: Party
    ) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(DAY + 60)
        left = (await Clocks(party.bot.store).votes(1))[0].ends_at - at(party)
        await party.ann.slash(party.channel, "game freeze")
        for days in (3, -5):
            jump(party, days * DAY)
            await party.env.advance_time(HOUR)
        await party.ann.slash(party.channel, "game resume")
        assert abs((await Clocks(party.bot.store).votes(1))[0].ends_at - at(party) - left) <= 60

    async def test_for_a_moment_and_nothing_changes(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        before = await until(party)
        jump(party, SHORT_ABSENCE // 2)
        await party.bob.slash(party.channel, "board")
        assert await until(party) == before


class TestTheClockIsSetBack:
    async def test_and_nobody_gets_more_time_or_less(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(20 * HOUR)
        jump(party, -300 * DAY)
        await party.bob.slash(party.channel, "board")
        assert await until(party) == {0: at(party) + 4 * HOUR}
        await party.env.advance_time(4 * HOUR + 60)
        assert await choices(party, "timeout") == ["computer_move"]

    async def test_and_what_was_due_soon_is_still_due_soon(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.bot.store.together([("DELETE FROM due_times WHERE kind = 'remind'", ())])
        await Jobs(party.bot.store).put(Job(DueKind.REMIND, None, None, party.ann.id, at(party) + HOUR))
        jump(party, -300 * DAY)
        await party.bob.slash(party.channel, "board")
        (due,) = await party.bot.store.read(int, "SELECT at FROM due_times WHERE kind = 'remind'")
        assert due == at(party) + HOUR

    async def test_and_a_silent_seat_can_be_voted_about_all_the_same(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        jump(party, -300 * DAY)
        await party.bob.slash(party.channel, "board")
        await party.env.advance_time(SILENCE + 60)
        assert "called a vote" in said(await party.bob.slash(party.channel, "game vote"))

    async def test_between_two_starts_and_no_game_is_frozen(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(20 * HOUR)
        await party.in_bot(party.bot.scheduler.stop)
        jump(party, -300 * DAY)
        await party.restart(database)
        assert await until(party) == {0: at(party) + 4 * HOUR}


class TestDiscordIsAway:
    async def leave(self, party: Party) -> None:
        await party.in_bot(party.bot.shards[0].disconnect)

    async def come_back(self, party: Party) -> None:
        await party.in_bot(party.bot.shards[0].connect)

    async def test_and_clocks_stand_still_until_it_is_back(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(20 * HOUR)
        await self.leave(party)
        await party.env.advance_time(3 * DAY)
        assert await choices(party, "timeout") == []
        await self.come_back(party)
        assert await until(party) == {0: at(party) + 4 * HOUR}
        await party.env.advance_time(4 * HOUR + 60)
        assert await choices(party, "timeout") == ["computer_move"]

    async def test_and_a_bot_that_stops_meanwhile_knows_it_at_its_next_start(
        self, party: Party, database: Path
    ) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(20 * HOUR)
        await self.leave(party)
        await party.env.advance_time(DAY)
        await party.in_bot(party.bot.scheduler.stop)
        await party.restart(database)
        assert await until(party) == {0: at(party) + 4 * HOUR}

    async def test_for_a_moment_and_nothing_changes(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        before = await until(party)
        await self.leave(party)
        await party.env.advance_time(SHORT_ABSENCE // 2)
        await self.come_back(party)
        assert await until(party) == before


class TestPresence:
    """Wall clock and monotonic clock by hand, for what the simulated world has no way to do."""

    @pytest.fixture
    def clocks(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        wall_and_monotonic = [1000.0, 50.0]
        monkeypatch.setattr("cogs.core.scheduler.now", lambda: int(wall_and_monotonic[0]))
        monkeypatch.setattr("time.monotonic", lambda: wall_and_monotonic[1])
        return wall_and_monotonic

    def pass_by(self, clocks: list[float], wall: float, monotonic: float) -> None:
        clocks[0] += wall
        clocks[1] += monotonic

    def test_counts_what_a_stopped_process_is_late_by(self, clocks: list[float]) -> None:
        """Both clocks run on while a process is stopped, but its timer does not."""
        presence = Presence(1000)
        presence.join(0)
        presence.expect(600)
        self.pass_by(clocks, 8 * HOUR, 8 * HOUR)
        presence.look()
        assert presence.missed == 8 * HOUR - 600

    def test_counts_nothing_when_both_clocks_run(self, clocks: list[float]) -> None:
        presence = Presence(1000)
        presence.join(0)
        presence.expect(None)
        self.pass_by(clocks, 8 * HOUR, 8 * HOUR)
        presence.look()
        assert math.isclose(presence.missed, 0)

    def test_adds_up_short_naps(self, clocks: list[float]) -> None:
        presence = Presence(1000)
        presence.join(0)
        for _ in range(10):
            self.pass_by(clocks, 530, 30)
            presence.look()
        assert presence.missed == 5000

    def test_needs_all_shards(self, clocks: list[float]) -> None:
        presence = Presence(900)
        presence.join(0)
        presence.join(1)
        assert (presence.there, presence.missed) == (True, 100)
        presence.lose(1)
        self.pass_by(clocks, 60, 60)
        presence.join(0)
        assert not presence.there
        presence.join(1)
        assert (presence.there, presence.missed) == (True, 160)
