"""Clocks at real tables: what happens to a seat that never answers, to votes, and to moves that come late."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs import _announce, _shown
from cogs._clock_terms import SILENCE
from cogs._clock_time import DAY, HOUR
from cogs._clock_words import clock_line
from cogs._speech import Speech
from cogs._table import Table
from data.clocks import Clocks
from data.dues import Dues
from data.notes import Notes
from engine.core.action import Action, Seat
from tests.cogs.hands import brisk
from tests.cogs.party import Party, said, text_of

ABSENT = 4

# Simcord lets a bot sleep only when it sleeps for longer than it is given to settle; the alarm sleeps for an hour.
pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks pass in these tests, and what the boards look like is no matter in them."""

    async def none(*_: object, **__: object) -> None:
        return None

    for module, name in ((_shown, "board_file"), (_shown, "hand_file"), (_announce, "score_file")):
        monkeypatch.setattr(module, name, none)
    monkeypatch.setattr(_announce, "tickets_file", none)


async def move(party: Party, seat: Seat, rng: Random) -> None:
    def wish(table: Table, seat: Seat) -> Action:
        assert table.game is not None
        return brisk(table.game, seat, rng)

    table = await party.table()
    await party.in_bot(lambda: party.bot.tables.play_for(table.id, seat, wish))


async def kinds(party: Party) -> list[str]:
    return [note.kind for note in await Notes(party.bot.store).of_game((await party.table()).id)]


async def choices(party: Party, kind: str) -> list[Any]:
    notes = await Notes(party.bot.store).of_game((await party.table()).id)
    return [note.facts.get("choice") for note in notes if note.kind == kind]


async def play_without(party: Party, absent: Seat, rng: Random, wait: int = DAY + HOUR) -> Table:
    """All others play at once, whenever it is their turn; the absent seat does nothing."""
    for _ in range(3000):
        table = await party.table()
        assert table.game is not None
        if table.game.over:
            return table
        others = [seat for seat in table.game.waiting if seat != absent or table.seats[seat].computer]
        if not others:
            await party.env.advance_time(wait)
        elif table.seats[others[0]].computer:
            await party.env.advance_time(30)
            if (await party.table()).step == table.step:
                await move(party, others[0], rng)
        else:
            await move(party, others[0], rng)
    raise AssertionError("the game never ended")


class TestASeatThatNeverAnswers:
    async def test_has_its_moves_played_by_the_computer(self, party: Party) -> None:
        await party.begin(seats=5, first=party.ann, clock="c1", late="tm")
        table = await play_without(party, ABSENT, Random(1))
        assert table.status == "finished"
        assert set(await choices(party, "timeout")) == {"computer_move"}
        assert len(await choices(party, "timeout")) > 10
        assert await Dues(party.bot.store).of_game(table.id) == []
