"""Clocks at real tables: what happens to a seat that never answers, to votes, and to moves that come late."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from simcord import InteractionResult

from cogs.core.components import Press
from cogs.core.time import DAY, HOUR
from cogs.play.undo import take_back
from cogs.rail.family import CardFamily
from cogs.strings.family import StringFamily
from cogs.tables.lobby_panel import thread_panel
from cogs.tables.service import ActionMaker
from cogs.tables.table import FIRST, Table
from cogs.tables.terms import CODES, SILENCE, clock_line, denumbered
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.clocks import Clocks
from data.store.jobs import Jobs
from data.store.notes import Notes
from engine.core.action import Action, Seat
from engine.core.refused import Refused
from tests.cogs.hands import brisk
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.quick import PAUSE
from tests.rows import crossed

ABSENT = 4
DELAYS = (0, 0.002, 0.004, 0.008, 0.016, 0.03, 0.06, 0.12)
"""Seconds before a computer player moves."""

# Simcord lets a bot sleep only when it sleeps for longer than it is given to settle; the alarm sleeps for an hour.
pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks pass in these tests, and what the boards look like is no matter in them."""

    async def none(*_: object, **__: object) -> None:
        return None

    async def no_files(*_: object, **__: object) -> list[object]:
        return []

    for family in (CardFamily, StringFamily):
        for name in ("hand_file", "map_file", "final_file"):
            monkeypatch.setattr(family, name, none)
        monkeypatch.setattr(family, "board_files", no_files)


async def move(party: Party, seat: Seat, rng: Random) -> None:
    def choose(table: Table, seat: Seat) -> Action:
        assert table.game is not None
        return brisk(table.game, seat, rng)

    table = await party.table()
    await party.in_bot(lambda: party.bot.tables.play_for(table.id, seat, choose))


async def kinds(party: Party) -> list[str]:
    return [note.kind for note in await Notes(party.bot.store).of_game((await party.table()).id)]


async def choices(party: Party, kind: str) -> list[Any]:
    notes = await Notes(party.bot.store).of_game((await party.table()).id)
    return [note.facts.get("choice") for note in notes if note.kind == kind]


async def play_without(party: Party, absent: Seat, rng: Random, wait: int = DAY + HOUR) -> Table:
    """All others play at once, whenever it is their turn; the absent seat does nothing. Pieces are few."""
    is_late = False
    async with party.unseen():
        for _ in range(3000):
            table = await party.table()
            assert table.game is not None
            if not is_late and table.game.turn.number:
                is_late = True
                await arrange(party, table.game.waiting[0], pieces=[12] * table.game.seats)
                continue
            if table.game.over:
                return table
            others = [seat for seat in table.game.waiting if seat != absent or table.seats[seat].computer]
            if not others:
                await party.env.advance_time(wait)
            elif table.seats[others[0]].computer:
                await party.env.advance_time(PAUSE + 1)
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
        assert len(await choices(party, "timeout")) > 3
        assert {due.kind for due in await Jobs(party.bot.store).of_game(table.id)} <= {"finale"}

    async def test_cannot_take_back_what_was_played_for_it(self, party: Party) -> None:
        await party.begin(seats=2, first=party.ann, clock="c1", late="tm")
        await move(party, 1, Random(6))
        await party.env.advance_time(DAY + HOUR)
        table = await party.table()
        assert await choices(party, "timeout") == ["computer_move"]
        assert "played for you" in said(await party.ann.slash(party.channel, "undo"))
        assert (await party.table()).step == table.step

    async def test_takes_nothing_back_either_while_its_turn_is_being_played(self, party: Party) -> None:
        await party.begin(seats=2, first=party.ann, clock="c1", late="tm")
        await move(party, 1, Random(6))
        tables, barred = party.bot.tables, list[str]()
        pressed: Any = SimpleNamespace(client=party.bot, user=SimpleNamespace(id=party.ann.id))
        play_for = tables.play_for

        async def played(game_id: int, seat: Seat, choose: ActionMaker, *, step: int | None = None) -> Table:
            table = await play_for(game_id, seat, choose, step=step)
            with pytest.raises(Refused) as refused:
                await take_back(pressed, table)
            barred.append(refused.value.code)
            return table

        with patch.object(tables, "play_for", played):
            await party.env.advance_time(DAY + HOUR)
        assert barred and set(barred) == {"played_for_you"}
        assert not tables.hurried

    async def test_is_asked_about_and_without_answers_its_moves_are_played(self, party: Party) -> None:
        await party.begin(seats=5, first=party.ann, clock="c1")
        table = await play_without(party, ABSENT, Random(2))
        assert table.status == "finished"
        asked, decided = (await kinds(party)).count("vote-time"), await choices(party, "unvoted")
        assert asked == len(decided) > 3 and set(decided) == {"computer_move"}

    async def test_goes_to_the_computer_for_good(self, party: Party) -> None:
        await party.begin(seats=5, first=party.ann, clock="c1", late="tc")
        table = await play_without(party, ABSENT, Random(3))
        assert table.status == "finished"
        assert await choices(party, "timeout") == ["computer_seat"]
        assert table.seats[ABSENT].computer == "medium"

    async def test_leaves_computers_alone_where_it_was_the_last_and_the_table_is_notified(self, party: Party) -> None:
        await party.begin(seats=2, first=party.ann, clock="c1", late="tc")
        await party.env.advance_time(DAY + HOUR)
        table = await party.table()
        assert all(row.computer is not None for row in table.seats)
        # The cause comes first, then what it led to.
        assert (await kinds(party))[-3:] == ["timeout", "seat-computer", "computers-alone"]
        assert any("don't play without people" in text_of(post) for post in party.posts())

    @pytest.mark.long
    async def test_is_open_to_substitutes_and_played_until_one_comes(self, party: Party) -> None:
        await party.begin(seats=5, first=party.ann, clock="c1", late="ts")
        table = await play_without(party, ABSENT, Random(4))
        assert table.status == "finished"
        answer = await choices(party, "timeout")
        assert answer[:2] == ["substitute", "computer_move"] and len(answer) > 3

    async def test_is_waited_for_until_somebody_calls_a_vote(self, party: Party) -> None:
        await party.begin(seats=5, first=party.ann, clock="c1", late="tw")
        for seat in range(4):
            await move(party, seat, Random(5))
        await party.env.advance_time(DAY + HOUR)
        assert await choices(party, "timeout") == ["wait"]
        (told,) = (post for post in party.posts() if "Eve ran out of time. The game keeps" in text_of(post))
        assert "Ann goes first" in text_of(told), "the board itself says so"
        result = await party.bob.slash(party.channel, "game vote")
        assert "Wait 6 more days" in said(result)
        await party.env.advance_time(SILENCE - DAY)
        assert "You called a vote" in said(await party.bob.slash(party.channel, "game vote"))
        for person in party.people[:3]:
            await person.click(party.posts()[-1], label="Computer takes over")
        table = await party.table()
        assert table.seats[ABSENT].computer == "medium"
        assert (await play_without(party, ABSENT, Random(5))).status == "finished"

    async def test_with_a_bank_has_less_time_for_each_next_move(self, party: Party) -> None:
        await party.begin(seats=2, first=party.ann, clock="b3", late="tm")
        await party.act(0, 0)
        await party.env.advance_time(2 * DAY)
        await party.act(1, 0)
        clock = (await Clocks(party.bot.store).of_game(1))[1]
        assert clock.bank == 3 * DAY - 2 * DAY + 6 * HOUR
        await party.act(0, 0)
        await party.act(0, 0)
        table = await party.table()
        assert dict(table.deadlines)[1] == int(party.env.now().timestamp()) + DAY + 6 * HOUR
        await party.env.advance_time(DAY + 6 * HOUR - 60)
        assert await choices(party, "timeout") == []
        await party.env.advance_time(120)
        assert await choices(party, "timeout") == ["computer_move"]


async def waiting_vote(party: Party, **options: Any) -> Table:
    """A table of three whose first seat, ann, has let her time run out in her turn."""
    await party.begin_turns(seats=3, clock="c1", **options)
    await party.env.advance_time(DAY + 60)
    assert await kinds(party) == ["vote-time"]
    return await party.table()


class TestVotes:
    async def test_are_for_the_others_and_more_than_half_decide(self, party: Party) -> None:
        table = await waiting_vote(party)
        note = party.posts()[-1]
        assert {user.id for user in note.mentions} == {party.bob.id, party.cleo.id}
        assert "about you" in said(await party.ann.click(note, label="Keep waiting"))
        assert "aren't playing" in said(await party.dan.click(note, label="Keep waiting"))
        await party.bob.click(note, label="Computer moves once")
        assert "Bob" in text_of(party.posts()[-1])
        assert (await party.table()).step == table.step
        await party.cleo.click(note, label="Keep waiting")
        assert (await party.table()).step == table.step
        await party.cleo.click(note, label="Computer moves once")
        after = await party.table()
        assert after.game is not None and after.game.waiting == (1,)
        assert await choices(party, "voted") == ["computer_move"]
        assert any("Decided: the computer plays this move." in text_of(post) for post in party.posts()[-3:])

    async def test_to_wait_give_the_whole_time_again(self, party: Party) -> None:
        await waiting_vote(party)
        for person in (party.bob, party.cleo):
            await person.click(party.posts()[-1], label="Keep waiting")
        assert await choices(party, "voted") == ["wait"]
        assert dict((await party.table()).deadlines) == {0: int(party.env.now().timestamp()) + DAY}
        await party.env.advance_time(DAY + 60)
        assert (await kinds(party)).count("vote-time") == 2

    async def test_end_when_the_seat_moves_after_all(self, party: Party) -> None:
        table = await waiting_vote(party)
        note = party.posts()[-1]
        await party.bob.click(note, label="Computer takes over")
        async with party.unseen():  # before the buttons are gone
            await party.ann.slash(party.channel, "draw", card="deck")
            result = await party.cleo.click(note, label="Computer takes over")
        assert "over" in said(result)
        assert (await party.table()).step == table.step + 1
        assert await choices(party, "voted") == []
        assert not [due for due in await Jobs(party.bot.store).of_game(table.id) if due.kind == "vote"]

    @pytest.mark.parametrize(("delay", "label"), crossed(DELAYS, ["Computer moves once", "Computer takes over"], few=2))
    async def test_two_of_them_and_a_late_move_race_and_exactly_one_holds(
        self, party: Party, delay: float, label: str
    ) -> None:
        table = await waiting_vote(party)
        note = party.posts()[-1]

        async def late() -> InteractionResult:
            await asyncio.sleep(delay)
            return await party.ann.slash(party.channel, "draw", card="deck")

        votes = [party.bob.click(note, label=label), party.cleo.click(note, label=label)]
        answer = said((await party.at_once(*votes, late()))[-1])
        steps = await party.bot.store.steps(table.id, table.step)
        voted, after = await choices(party, "voted"), await party.table()
        assert bool(voted) != ("You took" in answer), answer
        assert len(voted) <= 1 and await Clocks(party.bot.store).votes(table.id) == []
        assert after.game is not None
        if not voted:  # her own first card is all that happened
            assert [step.seat for step in steps] == [0] and after.seats[0].computer is None
            assert after.game.turn.number == 1
        elif label == "Computer moves once":
            assert after.game.turn.number == 2
        else:
            assert steps == [] and after.seats[0].computer == "medium"

    async def test_cannot_be_called_while_nobody_is_silent(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        assert "Wait 7 more days" in said(await party.bob.slash(party.channel, "game vote"))
        assert "isn't waiting for anyone else" in said(await party.ann.slash(party.channel, "game vote"))
        await party.env.advance_time(SILENCE)
        await party.bob.slash(party.channel, "game vote")
        assert (await kinds(party)) == ["vote-called"]
        assert "already" in said(await party.cleo.slash(party.channel, "game vote"))


class TestTheTableKnows:
    async def test_until_when_it_waits(self, party: Party) -> None:
        table = await party.begin_turns(seats=3, clock="c2")
        until = int(party.env.now().timestamp()) + 2 * DAY
        localizer = Localizer(party.bot.words, "en", table)
        assert clock_line(localizer, table) == f"⏱️ Time's up <t:{until}:R>."
        assert clock_line(localizer, table) in text_of(party.posts()[-1])
        await party.ann.slash(party.channel, "draw", card="deck")
        assert f"<t:{until}:R>" in text_of(party.posts()[-1])  # of one turn, not of one card

    async def test_one_moment_for_all_is_said_once(self, party: Party) -> None:
        table = await party.begin(seats=3, clock="c2")
        localizer = Localizer(party.bot.words, "en", table)
        assert len(table.deadlines) == 3
        assert clock_line(localizer, table) == f"⏱️ Time's up <t:{table.deadlines[0][1]}:R>."

    async def test_what_was_agreed_on(self, party: Party) -> None:
        await party.open(clock="b5", late="tc", options="we, v7")
        shown = text_of(party.posts()[0])
        for words in ("Time bank: 5 days", "computer takes over", "weekends", "7 days a year"):
            assert words in shown

    async def test_what_was_agreed_on_goes_along_into_a_thread(self, party: Party) -> None:
        await party.open()
        result = await party.bob.slash(party.channel, "game new", map="europe", clock="b10", options="we,bonus_tickets")
        assert result.response is not None
        await party.bob.click(result.response, label="New thread")
        (last,) = await party.bot.store.read(int, "SELECT max(id) FROM games")
        table = await party.bot.tables.get(last)
        wanted = {"bonus_tickets": "on", "table_clock": "10d+24h", "table_weekends": "off"}
        assert table.options == wanted

    async def test_no_clock_where_none_was_chosen(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        assert clock_line(Localizer(party.bot.words, "en", table), table) == ""
        await party.env.advance_time(6 * DAY)
        assert await kinds(party) == []

    @pytest.mark.parametrize("key", sorted(load().games))
    def test_the_longest_offer_of_a_thread_fits_into_a_button(self, key: str) -> None:
        file = load().games[key]
        codes = [max((c for c in CODES if CODES[c][0] == name), key=len) for name in {n for n, _ in CODES.values()}]
        options = dict.fromkeys(file.options, "on") | {FIRST: "9" * 19} | dict(CODES[code] for code in codes)
        variant = max(file.variants, key=len)
        panel = thread_panel(catalogue(), "en", "taken", (key, variant, 5, options), file)
        (id_,) = (item.custom_id for item in panel.walk_children() if isinstance(item, Press))
        assert len(id_) <= 100
        first, others = id_.split("~")[-2:]
        assert denumbered(others, file) | {FIRST: first} == options
