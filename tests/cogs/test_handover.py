"""Somebody else's seat: it changes hands when its player is late or agrees, and at a league's table only within it."""

from __future__ import annotations

import pytest
from discord import Message

from cogs.core.time import DAY
from cogs.tables.seats import give_to_computer, ran_out
from cogs.tables.table import Table
from data.store.leagues import Leagues
from data.store.notes import Notes
from data.store.seats import Seats
from tests.cogs.leagues import fixtures, latest, new_host, play_out, started, thread
from tests.cogs.party import Party, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def open_seats(party: Party) -> list[int]:
    return await Seats(party.bot.store).open((await party.table()).id)


async def notes(party: Party) -> list[str]:
    return [note.kind for note in await Notes(party.bot.store).of_game((await party.table()).id)]


async def ask(party: Party, by: str = "substitute") -> Message:
    """Ann, the host, wants Bob's seat to change hands; the question to Bob."""
    await party.ann.slash(party.channel, "game replace", player="Bob", by=by)
    return party.posts()[-1]


class TestARivalsSeatIsTheirs:
    @pytest.mark.parametrize("command", ["substitute", "replace substitute", "replace computer"])
    async def test_a_host_cannot_pass_it_on_by_a_word(self, party: Party, command: str) -> None:
        before = await party.begin_turns(seats=3)
        name, _, by = command.partition(" ")
        told = said(await party.ann.slash(party.channel, f"game {name}", player="Bob", **({"by": by} if by else {})))
        assert "I asked Bob" in told
        table = await party.table()
        assert (table.seats, await open_seats(party)) == (before.seats, [])
        assert party.bob.id in [user.id for user in party.posts()[-1].mentions]

    async def test_nor_by_way_of_the_computer(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await ask(party, "computer")
        await party.ann.slash(party.channel, "game substitute", player="Bob")
        table = await party.table()
        assert (table.seats[1].computer, await open_seats(party)) == (None, [])

    async def test_its_player_agrees_with_a_button_that_nobody_else_can_press(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        asked = await ask(party)
        for person in (party.ann, party.cleo, party.dan):
            await person.click(asked, label="Hand over seat")
        assert await open_seats(party) == []
        await party.bob.click(asked, label="Hand over seat")
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert (await party.table()).seats[1].user_id == party.dan.id
        assert "Hand over seat" not in str(party.posts()[-4].components), "the question is answered"

    async def test_its_player_may_keep_it(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        asked = await ask(party)
        await party.bob.click(asked, label="Keep seat")
        assert await open_seats(party) == []
        assert "Bob keeps the seat" in text_of(party.posts()[-2]), "on the board, above the question"
        again = said(await party.ann.slash(party.channel, "game substitute", player="Bob"))
        assert "already asked Bob" in again

    async def test_its_player_may_leave_it_to_the_computer_and_come_back(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        asked = await ask(party, "computer")
        await party.bob.click(asked, label="Hand over seat")
        assert (await party.table()).seats[1].computer is not None
        await party.bob.slash(party.channel, "game return")
        assert (await party.table()).seats[1].computer is None

    @pytest.mark.long
    async def test_nobody_is_asked_once_the_game_is_over(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.in_bot(lambda: play_out(party, 1))
        told = said(await party.ann.slash(party.channel, "game replace", player="Bob", by="substitute"))
        assert "isn't running" in told
        assert "seat-asked" not in await notes(party)


class TestALateSeat:
    async def late(self, party: Party, late: str = "tw") -> Table:
        """Ann's time is up; she is on turn, and Bob is the host."""
        await party.bob.slash(party.channel, "game new", map="usa", seats=3, first=party.ann, clock="c1", late=late)
        for person in (party.ann, party.cleo):
            await person.slash(party.channel, "game join")
        table = await party.table()
        while table.game is not None and not table.game.turn.number:
            table = await party.act(table.game.waiting[0], 0)
        assert table.game is not None and table.game.waiting == (1,)
        await party.env.advance_time(DAY + 60)
        return await party.table()

    async def test_may_be_offered_and_the_log_says_by_whom_and_who_took_it(self, party: Party) -> None:
        await self.late(party)
        await party.bob.slash(party.channel, "game substitute", player="Ann")
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert (await party.table()).seats[1].user_id == party.dan.id
        log = said(await party.eve.slash(party.channel, "game log"))
        assert f"<@{party.bob.id}> offered the seat of Ann. Its time was up" in log
        assert "Dan took over from Ann" in log
        assert any("Dan took over from Ann" in text_of(post) for post in party.posts())

    async def test_may_be_given_to_the_computer(self, party: Party) -> None:
        await self.late(party)
        await party.bob.slash(party.channel, "game replace", player="Ann", by="computer")
        assert (await party.table()).seats[1].computer is not None

    async def test_is_its_players_again_once_they_play(self, party: Party) -> None:
        await self.late(party)
        await party.bob.slash(party.channel, "game substitute", player="Ann")
        offered = party.posts()[-1]
        await party.ann.slash(party.channel, "draw", card="deck")
        assert "Ann stays" in text_of(party.posts()[-3]), "on the board, above the reminder and the offer"
        assert "no longer open" in said(await party.dan.click(offered, label="Take seat"))
        assert "I asked Ann" in said(await party.bob.slash(party.channel, "game substitute", player="Ann"))

    async def test_stays_late_while_only_the_computer_moves_for_it(self, party: Party) -> None:
        await self.late(party, "tm")
        assert "I offered" in said(await party.bob.slash(party.channel, "game substitute", player="Ann"))

    async def test_stays_on_offer_while_only_the_computer_moves_for_it(self, party: Party) -> None:
        await self.late(party, "tm")
        await party.bob.slash(party.channel, "game substitute", player="Ann")
        for _ in range(3):
            await party.env.advance_time(DAY + 60)
        assert (await notes(party)).count("timeout") > 3
        assert await open_seats(party) == [1]

    async def test_is_not_late_any_more_for_who_took_it(self, party: Party) -> None:
        await self.late(party)
        await party.bob.slash(party.channel, "game substitute", player="Ann")
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert "I asked Dan" in said(await party.bob.slash(party.channel, "game substitute", player="Dan"))

    async def test_its_own_offer_stays_while_it_plays(self, party: Party) -> None:
        await self.late(party)
        await party.ann.slash(party.channel, "game substitute")
        offered = party.posts()[-1]
        await party.ann.slash(party.channel, "draw", card="deck")
        await party.dan.click(offered, label="Take seat")
        assert (await party.table()).seats[1].user_id == party.dan.id


async def test_a_called_vote_makes_no_seat_late_whose_clock_still_runs(party: Party) -> None:
    await party.ann.slash(party.channel, "game new", map="usa", seats=3, first=party.cleo, clock="b10")
    for person in (party.bob, party.cleo):
        await person.slash(party.channel, "game join")
    table = await party.table()
    while not table.running.turn.number:
        table = await party.act(table.running.waiting[0], 0)
    await party.env.advance_time(7 * DAY + 3600)
    assert "called a vote" in said(await party.bob.slash(party.channel, "game vote")).lower()
    assert "I asked Cleo" in said(await party.ann.slash(party.channel, "game substitute", player="Cleo"))
    await party.env.advance_time(2 * DAY)
    assert "unvoted" in await notes(party)
    assert await open_seats(party) == []
    row = next(row for row in (await party.table()).seats if row.name == "Cleo")
    assert not await ran_out(party.bot, await party.table(), row.seat)


async def test_a_seat_that_was_voted_on_offer_without_a_clock_is_kept_by_playing(party: Party) -> None:
    await party.begin_turns(seats=3)
    await party.env.advance_time(7 * DAY)
    await party.bob.slash(party.channel, "game vote")
    asked = party.posts()[-1]
    for person in (party.bob, party.cleo):
        await person.click(asked, label="Find a substitute")
    assert await open_seats(party) == [0]
    await party.ann.slash(party.channel, "draw", card="deck")
    assert await open_seats(party) == []


async def test_a_player_who_left_the_server_may_be_replaced_at_once(party: Party) -> None:
    await party.begin_turns(seats=3)
    path = f"/guilds/{party.guild.id}/members/{party.bob.id}"
    party.env.inject_error("GET", path, status=404, code=10007, times=None)
    await party.ann.slash(party.channel, "game replace", player="Bob", by="substitute")
    assert await open_seats(party) == [1]


class TestALeaguesTable:
    async def test_takes_its_players_and_listed_substitutes_only(self, party: Party) -> None:
        host = new_host(party)
        await started(party, host)
        fixture = (await fixtures(party, 1))[0]
        assert fixture.thread_id is not None and fixture.game_id is not None
        there = thread(party, fixture.thread_id)
        player = next(person for person in party.people if person.id == fixture.people[0])
        await player.slash(there, "game substitute")
        offered = party.posts(there)[-1]
        assert "this season's players and substitutes" in text_of(offered)
        assert "Only players and substitutes of season 1" in said(await party.eve.click(offered, label="Take seat"))
        await host.slash(party.channel, "referee substitute", person=party.eve, why="Steps in for the ill")
        assert "listed Eve as a substitute" in text_of(party.posts()[-1])
        await party.eve.click(offered, label="Take seat")
        assert (await party.bot.tables.get(fixture.game_id)).seats[0].user_id == party.eve.id

    async def test_the_list_is_for_referees_and_can_be_undone(self, party: Party) -> None:
        host = new_host(party)
        await started(party, host)
        _, season = await latest(party)
        leagues = Leagues(party.bot.store)
        await party.ann.slash(party.channel, "referee substitute", person=party.eve, why="A friend")
        assert await leagues.substitutes(season.id) == {}
        told = said(await host.slash(party.channel, "referee substitute", person=party.eve, why="No", remove=True))
        assert "isn't a substitute" in told
        await host.slash(party.channel, "referee substitute", person=party.eve, why="Yes")
        assert "Substitutes: Eve" in said(await party.ann.slash(party.channel, "league info"))
        assert await leagues.substitutes(season.id) == {party.eve.id: "Eve"}
        await host.slash(party.channel, "referee substitute", person=party.eve, why="No", remove=True)
        assert not await leagues.may_play(season.id, party.eve.id)


async def test_a_seat_left_to_the_computer_may_be_offered(party: Party) -> None:
    table = await party.begin_turns(seats=3)
    await party.in_bot(lambda: give_to_computer(party.bot, table, 1, by=1))
    await party.ann.slash(party.channel, "game substitute", player="Bob")
    await party.dan.click(party.posts()[-1], label="Take seat")
    assert (await party.table()).seats[1].user_id == party.dan.id
    assert "seat-given" in await notes(party)
