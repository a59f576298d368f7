"""Seats that change hands in a running game: to the computer and back, to substitutes, and out of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from cogs.tables import computers
from cogs.tables.seats import come_back, give_to_computer, on_seat_change, open_seat
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.connection import Conflict
from data.store.jobs import Jobs
from data.store.private import Drafts
from data.store.rows import DueKind, Statement
from data.store.seats import Seats, Span
from engine.core.action import Action
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.tickets import TicketsSeen
from tests.cogs.party import Party, said, text_of
from tests.cogs.watch import check_public

SHORTEST, LONGEST = 100, 110


@pytest.fixture(autouse=True)
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "SHORTEST", SHORTEST)
    monkeypatch.setattr(computers, "LONGEST", LONGEST)


async def leave(party: Party, person: int = 1, label: str = "Let computer play") -> str:
    """A person leaves the running game and says what becomes of the seat; what they read in answer."""
    asked = await party.people[person].slash(party.channel, "game leave")
    assert asked.response is not None
    question = text_of(asked.response)
    await party.people[person].click(asked.response, label=label)
    return question


async def offer(party: Party, person: int = 1) -> None:
    await party.people[person].slash(party.channel, "game substitute")


class TestTheComputerKeepsASeat:
    async def test_a_leaver_gives_it_the_seat_and_it_plays(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await leave(party, 0)
        table = await party.table()
        assert (table.seats[0].user_id, table.seats[0].computer) == (party.ann.id, "medium")
        assert "left. The computer" in text_of(party.posts()[-1])
        step = table.step
        await party.env.advance_time(3 * LONGEST)
        table = await party.table()
        assert table.step > step
        assert table.game is not None
        assert table.game.waiting == (1,)

    @pytest.mark.sqlite
    async def test_a_seat_and_the_sentence_that_no_person_is_left_are_stored_together(self, party: Party) -> None:
        """The board alone tells it, and no other post follows: between two commits it could be lost."""
        table = await party.begin_turns(seats=2)
        await leave(party, 0)
        refused = (
            "CREATE TEMP TRIGGER torn BEFORE INSERT ON notes WHEN NEW.kind = 'computers-alone' "
            "BEGIN SELECT RAISE(ABORT, 'torn'); END"
        )
        await party.bot.store.rows(refused)
        with pytest.raises(Conflict):
            await party.in_bot(lambda: give_to_computer(party.bot, table, 1))
        assert (await party.table()).seats[1].computer is None

    async def test_presses_and_commands_of_its_person_are_refused_with_the_way_back(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        board = party.posts()[-1]
        await leave(party, 0)
        for result in (
            said(await party.ann.click(board, label="Draw card")),
            said(await party.ann.slash(party.channel, "draw", card="deck")),
            said(await party.ann.slash(party.channel, "game leave")),
        ):
            assert "Return to the game" in result
        assert (await party.table()).step == 3

    @pytest.mark.parametrize("by_button", [True, False])
    async def test_its_person_comes_back(self, party: Party, by_button: bool) -> None:
        await party.begin_turns(seats=2)
        await leave(party, 0)
        if by_button:
            result = await party.ann.click(party.posts()[-1], label="Return to the game")
        else:
            result = await party.ann.slash(party.channel, "game return")
        assert "Your color: ● blue" in said(result)
        assert "Cards" in said(result)
        assert "🤖 Ann left" in text_of(party.posts()[-1])
        assert "Ann returned to the game" in text_of(party.posts()[-2]), "no post of its own"
        table = await party.table()
        assert table.seats[0].computer is None
        await party.env.advance_time(3 * LONGEST)
        assert (await party.table()).step == table.step
        await party.ann.slash(party.channel, "draw", card="deck")
        assert (await party.table()).step == table.step + 1

    async def test_coming_back_without_having_left_is_refused(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        assert "play your seat yourself" in said(await party.ann.slash(party.channel, "game return"))
        assert "aren't playing" in said(await party.cleo.slash(party.channel, "game return"))

    async def test_at_somebody_else_s_request_its_person_is_notified(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        await party.in_bot(lambda: give_to_computer(party.bot, table, 1, "hard"))
        note = party.posts()[-1]
        assert f"<@{party.bob.id}>" in text_of(note)
        assert [user.id for user in note.mentions] == [party.bob.id]
        with pytest.raises(Refused):
            await give_to_computer(party.bot, table, 1)

    async def test_what_does_not_fit_the_table_any_more_changes_nothing(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)

        def check(then: Table) -> None:
            assert then.step == table.step
            raise Refused("table_moved_on")

        for change in (give_to_computer, open_seat):
            with pytest.raises(Refused):
                await change(party.bot, table, 1, check=check)
        assert (await party.table()).seats == table.seats
        assert await Seats(party.bot.store).open(table.id) == []

    async def test_a_press_of_who_had_the_seat_changes_nothing_for_who_took_it_just_now(self, party: Party) -> None:
        seen = await party.begin_turns(seats=3)
        await party.bob.slash(party.channel, "game substitute")
        await party.dan.click(party.posts()[-1], label="Take seat")
        taken = (await party.table()).seats
        assert taken[1].user_id == party.dan.id
        with pytest.raises(Refused, match="not_seated"):
            await give_to_computer(party.bot, seen, 1, by=1)
        with pytest.raises(Refused, match="not_seated"):
            await open_seat(party.bot, seen, 1, agreed=True)
        assert (await party.table()).seats == taken
        assert await Seats(party.bot.store).open(seen.id) == []

    async def test_no_hand_is_written_to_anybody_meanwhile(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await leave(party, 0)
        before = text_of(party.whispers(party.ann)[0])
        await party.env.advance_time(3 * LONGEST)
        assert [text_of(message) for message in party.whispers(party.ann)] == [before]
        await party.ann.slash(party.channel, "game return")
        assert text_of(party.whispers(party.ann)[0]) != before

    async def test_a_move_that_was_thought_out_before_its_person_came_back_is_not_played(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await party.begin_turns(seats=2)
        await leave(party, 0)
        step = (await party.table()).step
        thinks, may_go_on = threading.Event(), threading.Event()
        real = computers.thought

        def slow(game: Game, seat: int, strength: str, seed: str) -> Action:
            thinks.set()
            may_go_on.wait(10)
            return real(game, seat, strength, seed)

        monkeypatch.setattr(computers, "thought", slow)

        async def race() -> None:
            (due,) = [due for due in await Jobs(party.bot.store).of_game(1) if due.kind == DueKind.COMPUTER]
            moving = asyncio.ensure_future(computers.computer_moves(party.bot, due))
            await asyncio.to_thread(thinks.wait, 10)
            await come_back(party.bot, 1, SimpleNamespace(id=party.ann.id, display_name="Ann"))
            may_go_on.set()
            await moving

        await party.in_bot(race)
        table = await party.table()
        assert (table.step, table.seats[0].computer) == (step, None)


class TestTheLastPerson:
    async def test_is_asked_whether_to_end_the_game(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="usa")
        answer = await leave(party, 0, "Cancel game")
        assert "computers don't play without people" in answer
        table = await party.table()
        assert table.status == "cancelled"
        assert "the game was cancelled" in text_of(party.posts()[-1])
        await party.env.advance_time(10 * LONGEST)
        assert (await party.table()).step == table.step

    async def test_computers_stand_still_until_somebody_comes_back(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        for seat in (0, 1):
            await party.in_bot(lambda seat=seat: give_to_computer(party.bot, table, seat))  # type: ignore[misc]
        await party.env.advance_time(10 * LONGEST)
        assert (await party.table()).step == table.step
        await party.bob.slash(party.channel, "game return")
        await party.env.advance_time(3 * LONGEST)
        after = await party.table()
        assert after.game is not None
        assert (after.step > table.step, after.game.waiting) == (True, (1,))

    async def test_the_end_of_a_pause_and_an_offer_say_that_the_game_waits(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        await party.ann.slash(party.channel, "game freeze")
        answer = said(await party.ann.slash(party.channel, "game resume"))
        assert answer == "You resumed the game."
        answer = said(await party.ann.slash(party.channel, "game substitute"))
        assert "Nothing changes until" in answer
        await party.ann.slash(party.channel, "game freeze")
        for seat in (0, 1):
            await party.in_bot(lambda seat=seat: give_to_computer(party.bot, table, seat))  # type: ignore[misc]
        answer = said(await party.ann.slash(party.channel, "game resume"))
        assert answer != "You resumed the game."
        assert "You resumed the game" in answer and "It waits until someone returns with" in answer
        answer = said(await party.ann.slash(party.channel, "game substitute"))
        assert "Nothing changes until" not in answer
        assert "I offered the seat" in answer and "the game waits until someone takes a seat" in answer


class TestSubstitutes:
    async def test_a_newcomer_gets_seat_hand_tickets_and_what_happened(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        assert table.game is not None
        ticket = next(iter(table.game.view(1).seen(TicketsSeen).own or ()))
        await offer(party)
        assert "is open to anyone" in text_of(party.posts()[-1])
        taken = await party.dan.click(party.posts()[-1], label="Take seat")
        table = await party.table()
        assert (table.seats[1].user_id, table.seats[1].name) == (party.dan.id, "Dan")
        assert "Ann" in said(taken)
        name = Localizer(party.bot.words, "en", table).ticket(ticket)
        assert name in said(taken)
        assert name in text_of(party.whispers(party.dan)[0])
        assert "Dan took over from Bob" in text_of(party.posts()[-2]), "on the board, above the offer"
        check_public(party, table)

    async def test_the_former_hand_is_closed_and_no_new_one_goes_there(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await offer(party, 0)
        board = party.posts()[-2]
        assert f"<@{party.ann.id}>" in text_of(board)
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert f"<@{party.dan.id}>" in text_of(party.posts()[-2])
        await party.dan.slash(party.channel, "draw", card="deck")
        (old,) = party.whispers(party.ann)
        assert "Someone else plays this seat" in text_of(old)
        assert not old.attachments
        assert "Cards" in text_of(party.whispers(party.dan)[0])
        for command in ("draw", "game return", "game substitute"):
            assert "aren't playing" in said(await party.ann.slash(party.channel, command))
        assert "aren't in a running game" in said(await party.ann.slash(party.channel, "hand"))

    async def test_the_seat_s_person_plays_until_it_is_taken_and_may_stay(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await offer(party, 0)
        note = party.posts()[-1]
        await party.ann.slash(party.channel, "draw", card="deck")
        assert (await party.table()).step == 4
        await party.ann.slash(party.channel, "game substitute")  # said again, where the button was lost sight of
        board, _, again = party.posts()[-3:]
        assert again.id != note.id and "Take seat" in str(again.components)
        await party.ann.click(note, label="Take seat")
        assert [post.id for post in party.posts()[-3:]] == [board.id, note.id, again.id]
        assert "stays. The seat is no longer open" in text_of(party.posts()[-3])
        assert "This seat is no longer open" in said(await party.dan.click(note, label="Take seat"))

    async def test_two_cannot_take_one_seat(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await offer(party)
        note = party.posts()[-1]
        results = await party.at_once(
            party.dan.click(note, label="Take seat"), party.eve.click(note, label="Take seat")
        )
        table = await party.table()
        assert table.seats[1].user_id in (party.dan.id, party.eve.id)
        assert sum("This seat is no longer open" in said(result) for result in results) == 1

    async def test_a_move_and_a_take_over_at_once(self, party: Party) -> None:
        """Whichever comes second finds the table as the first has left it; nobody moves for somebody else."""
        await party.begin_turns(seats=2)
        board = party.posts()[-1]
        await offer(party, 0)
        note = party.posts()[-1]
        results = await party.at_once(
            party.dan.click(note, label="Take seat"), party.ann.click(board, label="Draw card")
        )
        table = await party.table()
        assert table.seats[0].user_id == party.dan.id
        assert (table.step == 3) == ("aren't playing" in said(results[1]) or "not" in said(results[1]))

    async def test_an_offer_outlives_a_restart(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2)
        await offer(party, 0)
        await leave(party, 0)
        await party.restart(database)
        await party.dan.click(party.posts()[-2], label="Take seat")
        table = await party.table()
        assert (table.seats[0].user_id, table.seats[0].computer) == (party.dan.id, None)
        await party.env.advance_time(3 * LONGEST)
        assert (await party.table()).step == table.step

    async def test_nobody_sits_twice_or_sees_two_hands(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await offer(party, 1)
        note = party.posts()[-1]
        assert "already have a seat" in said(await party.ann.click(note, label="Take seat"))
        await party.dan.click(note, label="Take seat")
        await offer(party, 2)
        refused = await party.bob.click(party.posts()[-1], label="Take seat")
        assert "seen another hand" in said(refused)
        await party.dan.slash(party.channel, "game substitute")
        await party.bob.click(party.posts()[-1], label="Take seat")
        assert (await party.table()).seats[1].user_id == party.bob.id

    async def test_only_the_host_asks_for_the_seat_of_somebody_else(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        assert "host" in said(await party.cleo.slash(party.channel, "game substitute", player="Bob"))
        assert "No one called" in said(await party.ann.slash(party.channel, "game substitute", player="Zoe"))

    async def test_a_computer_s_seat_may_be_taken_by_a_person(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="usa")
        name = (await party.table()).seats[1].name
        await party.ann.slash(party.channel, "game substitute", player=name)
        await party.bob.click(party.posts()[-1], label="Take seat")
        table = await party.table()
        assert (table.seats[1].user_id, table.seats[1].computer) == (party.bob.id, None)
        await party.env.advance_time(3 * LONGEST)
        assert (await party.table()).step == table.step

    async def test_the_host_s_place_goes_along_with_the_seat(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await offer(party, 0)
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert (await party.table()).host_id == party.dan.id

    async def test_both_are_remembered_with_their_steps(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        await offer(party, 0)
        await party.dan.click(party.posts()[-1], label="Take seat")
        await party.dan.slash(party.channel, "draw", card="deck")
        table = await party.table()
        await party.in_bot(lambda: give_to_computer(party.bot, table, 0, "easy"))
        assert await Seats(party.bot.store).holders(table.id, (await party.table()).seats) == [
            Span(0, party.ann.id, None, "Ann", 0, 3),
            Span(0, party.dan.id, None, "Dan", 3, 4),
            Span(0, party.dan.id, "easy", "Dan", 4, None),
            Span(1, party.bob.id, None, "Bob", 0, None),
        ]

    async def test_the_record_tells_each_step_by_the_name_of_who_took_it(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.ann.slash(party.channel, "draw", card="deck")
        await party.ann.slash(party.channel, "draw", card="deck")
        await party.bob.slash(party.channel, "draw", card="deck")
        await party.bob.slash(party.channel, "draw", card="deck")
        await offer(party, 0)
        await party.dan.click(party.posts()[-1], label="Take seat")
        await party.dan.slash(party.channel, "draw", card="deck")
        await leave(party, 3)
        log = said(await party.eve.slash(party.channel, "game log"))
        lines = [line.rpartition("> ")[2] for line in log.splitlines()]
        for line, begins in zip(
            lines[4:],
            (
                *("[1] Ann drew", "[1] Ann drew", "[2] Bob drew", "[2] Bob drew"),
                *("💺 The seat of Ann is open", "🔁 Dan took over from Ann."),
                *("[3] Dan drew", "🤖 Dan left."),
            ),
            strict=True,
        ):
            assert line.startswith(begins)

    async def test_what_the_former_holder_had_prepared_is_gone(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        await Drafts(party.bot.store).keep(table.id, 0, table.step, "{}")
        changed: list[tuple[int, int | None]] = []

        async def hook(_: object, before: Table, after: Table, seat: int) -> Sequence[Statement]:
            changed.append((seat, after.seats[seat].user_id))
            return []

        with patch.dict(on_seat_change, {"test": hook}):
            await offer(party, 0)
            await party.dan.click(party.posts()[-1], label="Take seat")
        assert await Drafts(party.bot.store).load(table.id, 0, table.step) is None
        assert changed == [(0, party.dan.id)]

    async def test_a_game_that_does_not_run_has_no_seats_to_offer(self, party: Party) -> None:
        await party.open()
        table = await party.table()
        with pytest.raises(Refused):
            await open_seat(party.bot, table, 0)
        assert "game" in said(await party.ann.slash(party.channel, "game substitute"))
