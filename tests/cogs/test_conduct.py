"""How people keep to a game's time, and what becomes of their seats, as it is known when the game is over."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from types import SimpleNamespace

import pytest

from cogs.core.scheduler import now
from cogs.core.time import DAY, HOME, HOUR, local_day
from cogs.tables.results import reliability_of
from cogs.tables.seats import come_back, give_to_computer, open_seat, take_seat
from data.store.results import Results
from tests.cogs.party import Party
from tests.cogs.quick import move, play_out, without_pictures

pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pictures(monkeypatch)


class TestReliability:
    async def test_who_plays_to_the_end_in_time_is_reliable(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1")
        await play_out(party, Random(5))
        found = await reliability_of(party.bot, party.ann.id, party.guild.id)
        assert (found.score, found.finished, found.abandoned, found.handed_over) == (1.0, 1, 0, 0)
        assert found.moves_in_time == found.moves > 5
        assert (await reliability_of(party.bot, party.ann.id, party.guild.id + 1)).score is None

    async def test_each_time_that_runs_out_is_one_late_move(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1", late="tm")
        rng = Random(5)
        for _ in range(2):
            while (await party.table()).game.waiting != (1,):  # type: ignore[union-attr]
                await move(party, rng)
            await party.env.advance_time(DAY + HOUR)
        await play_out(party, rng)
        bob = await reliability_of(party.bot, party.bob.id, party.guild.id)
        assert (bob.moves - bob.moves_in_time, bob.finished) == (2, 1)
        assert (await reliability_of(party.bot, party.ann.id, party.guild.id)).score == 1.0

    async def test_a_seat_lost_to_the_clock_is_abandoned(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1", late="tc")
        rng = Random(5)
        while (await party.table()).game.waiting != (1,):  # type: ignore[union-attr]
            await move(party, rng)
        await party.env.advance_time(DAY + HOUR)
        assert (await party.table()).seats[1].computer is not None
        await play_out(party, rng)
        bob = await reliability_of(party.bot, party.bob.id, party.guild.id)
        assert (bob.finished, bob.abandoned, bob.handed_over) == (0, 1, 0)
        assert bob.score == 0

    async def test_a_seat_left_to_the_computer_or_to_a_substitute_is_handed_over(self, party: Party) -> None:
        table = await party.begin_turns(map="london", seats=3)

        async def change() -> None:
            await give_to_computer(party.bot, table, 1, by=1)
            await open_seat(party.bot, table, 2)
            await take_seat(party.bot, table.id, SimpleNamespace(id=party.dan.id, display_name="Dan"), 2)

        await party.in_bot(change)
        await play_out(party, Random(5))
        for person in (party.bob, party.cleo):
            found = await reliability_of(party.bot, person.id, party.guild.id)
            assert (found.score, found.handed_over, found.abandoned, found.finished) == (1.0, 1, 0, 0)
        assert (await reliability_of(party.bot, party.dan.id, party.guild.id)).finished == 1

    async def test_who_comes_back_and_plays_to_the_end_has_finished(self, party: Party) -> None:
        table = await party.begin_turns(map="london", seats=2)

        async def change() -> None:
            await give_to_computer(party.bot, table, 1)
            await come_back(party.bot, table.id, SimpleNamespace(id=party.bob.id, display_name="Bob"))

        await party.in_bot(change)
        await play_out(party, Random(5))
        bob = await reliability_of(party.bot, party.bob.id, party.guild.id)
        assert (bob.finished, bob.abandoned) == (1, 0)

    async def test_vacation_is_excused(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1", late="tm")
        rng = Random(5)
        while (await party.table()).game.waiting != (1,):  # type: ignore[union-attr]
            await move(party, rng)
        end = (local_day(now(), HOME) + timedelta(6)).isoformat()
        await party.bob.slash(party.channel, "my vacation", end=end)
        await party.env.advance_time(4 * DAY)
        await play_out(party, rng)
        assert (await reliability_of(party.bot, party.bob.id, party.guild.id)).score == 1.0

    async def test_a_game_that_nobody_touches_was_abandoned_by_whom_it_waited_for(self, party: Party) -> None:
        """Who had moved is not blamed, and a void game leaves no results."""
        await party.begin_turns(map="london", seats=2)
        rng = Random(5)
        while (await party.table()).game.waiting != (1,):  # type: ignore[union-attr]
            await move(party, rng)
        for days in (28, 4):
            await party.env.advance_time(days * DAY)
        assert (await party.table()).closed == "void"
        assert await Results(party.bot.store).of_game((await party.table()).id) == []
        bob = await reliability_of(party.bot, party.bob.id, party.guild.id)
        assert (bob.abandoned, bob.moves - bob.moves_in_time, bob.score) == (1, 1, 0)
        assert (await reliability_of(party.bot, party.ann.id, party.guild.id)).score is None
