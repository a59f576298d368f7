"""A clock that has run out and a vote about its seat outlast whatever the seat's player can do but play."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from cogs.clocks.votes import ASKED
from cogs.core.time import DAY, HOUR
from cogs.tables import computers
from cogs.tables.seats import ran_out
from data.store.clocks import Clocks
from data.store.notes import Notes
from tests.cogs.party import Party, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=120)


def at(party: Party) -> int:
    return int(party.env.now().timestamp())


async def until(party: Party) -> dict[int, int]:
    return dict((await party.table()).deadlines)


async def kinds(party: Party) -> list[str]:
    return [note.kind for note in await Notes(party.bot.store).of_game((await party.table()).id)]


async def late_host(party: Party, **options: str) -> None:
    """Ann, the host, is on turn, and her time is up."""
    await party.begin_turns(seats=3, clock="c1", **options)
    await party.env.advance_time(DAY + 60)


async def freeze_and_resume(party: Party, seconds: int = HOUR) -> None:
    await party.ann.slash(party.channel, "game freeze")
    await party.env.advance_time(seconds)
    await party.bob.slash(party.channel, "game resume")


async def leave(party: Party) -> None:
    asked = (await party.ann.slash(party.channel, "game leave")).response
    assert asked is not None
    await party.ann.click(asked, label="Let computer play")


async def hand_over(party: Party, giver: MemberActor, taker: MemberActor) -> None:
    await giver.slash(party.channel, "game substitute")
    offer = next(post for post in reversed(party.posts()) if "Take seat" in str(post.components))
    await taker.click(offer, label="Take seat")


class TestAFreeze:
    async def test_ends_no_vote_and_gives_a_late_host_no_time(self, party: Party) -> None:
        await late_host(party)
        asked, ends = party.posts()[-1], at(party) + DAY - 60
        await party.bob.click(asked, label="Computer takes over")
        for _ in range(3):
            await freeze_and_resume(party)
        assert await until(party) == {}
        (vote,) = await Clocks(party.bot.store).votes(1)
        assert (vote.ballots, vote.ends_at) == ({1: "computer_seat"}, ends + 3 * HOUR)
        await party.cleo.click(asked, label="Computer takes over")
        assert (await party.table()).seats[0].computer is not None

    async def test_does_not_keep_the_others_from_deciding(self, party: Party) -> None:
        await late_host(party)
        asked = party.posts()[-1]
        await party.ann.slash(party.channel, "game freeze")
        for person in (party.bob, party.cleo):
            await person.click(asked, label="Computer takes over")
        shown = next(post for post in party.posts() if post.id == asked.id)
        assert "as soon as the game is resumed" in text_of(shown)
        assert (await party.table()).seats[0].computer is None
        await party.bob.slash(party.channel, "game resume")
        assert (await party.table()).seats[0].computer is not None

    async def test_lets_the_vote_end_later_by_as_much(self, party: Party) -> None:
        await late_host(party)
        await freeze_and_resume(party, 2 * DAY)
        await party.env.advance_time(DAY - 2 * HOUR)
        assert "unvoted" not in await kinds(party)
        await party.env.advance_time(3 * HOUR)
        assert "unvoted" in await kinds(party)

    async def test_does_not_begin_the_silence_anew_without_a_clock(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        for _ in range(7):
            await party.env.advance_time(DAY)
            await freeze_and_resume(party)
        assert "You called a vote" in said(await party.bob.slash(party.channel, "game vote"))

    async def test_of_an_older_version_that_ended_the_vote_asks_once_more(self, party: Party) -> None:
        await late_host(party)
        await party.ann.slash(party.channel, "game freeze")
        await party.in_bot(lambda: Clocks(party.bot.store).end_vote(1, 0))
        await party.bob.slash(party.channel, "game resume")
        assert (await kinds(party)).count(ASKED) == 2

    async def test_gives_a_table_that_only_waits_no_second_word_about_it(self, party: Party) -> None:
        await late_host(party, late="tw")
        await freeze_and_resume(party)
        assert (await kinds(party)).count("timeout") == 1
        assert await until(party) == {}


class TestASeatThatIsGivenAwayAndTakenBack:
    @pytest.fixture(autouse=True)
    def computers_that_take_their_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(computers, "SHORTEST", 1000)
        monkeypatch.setattr(computers, "LONGEST", 1100)

    async def test_by_way_of_the_computer_has_no_more_time(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        before = await until(party)
        await party.env.advance_time(20 * HOUR)
        await leave(party)
        await party.ann.slash(party.channel, "game return")
        assert await until(party) == before

    @pytest.mark.parametrize("frozen", [False, True])
    async def test_once_its_time_is_up_is_as_late_as_before_and_the_vote_goes_on(
        self, party: Party, frozen: bool
    ) -> None:
        await late_host(party)
        asked, ends = party.posts()[-1], at(party) + DAY - 60
        await party.bob.click(asked, label="Computer takes over")
        if frozen:
            await party.ann.slash(party.channel, "game freeze")
        await leave(party)
        await party.ann.slash(party.channel, "game return")
        if frozen:
            await party.bob.slash(party.channel, "game resume")
        assert await until(party) == {}
        (vote,) = await Clocks(party.bot.store).votes(1)
        assert (vote.ballots, vote.ends_at) == ({1: "computer_seat"}, ends)
        assert await ran_out(party.bot, await party.table(), 0)
        await party.cleo.click(asked, label="Computer takes over")
        assert (await party.table()).seats[0].computer is not None

    async def test_lets_the_vote_end_when_it_would_have(self, party: Party) -> None:
        await late_host(party)
        await party.env.advance_time(12 * HOUR)
        await leave(party)
        await party.ann.slash(party.channel, "game return")
        await party.env.advance_time(13 * HOUR)
        assert "unvoted" in await kinds(party)

    async def test_at_once_has_no_more_time(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        before = await until(party)
        await party.env.advance_time(20 * HOUR)
        asked = (await party.ann.slash(party.channel, "game leave")).response
        assert asked is not None
        back = party.ann.slash(party.channel, "game return")
        await party.at_once(party.ann.click(asked, label="Let computer play"), back)
        assert (await until(party), (await party.table()).seats[0].computer) == (before, None)

    async def test_off_turn_has_no_more_in_its_bank(self, party: Party) -> None:
        await party.begin_turns(seats=2, clock="b3")
        await party.env.advance_time(3 * DAY - 7 * HOUR)
        while (await party.table()).game.waiting == (0,):  # type: ignore[union-attr]
            await party.act(0, 0)
        left = (await Clocks(party.bot.store).of_game(1))[0].bank
        await leave(party)
        await party.ann.slash(party.channel, "game return")
        assert (await Clocks(party.bot.store).of_game(1))[0].bank == left
        assert left is not None and left < DAY

    async def test_by_an_offer_that_is_withdrawn_has_no_more_time_and_the_vote_goes_on(self, party: Party) -> None:
        await late_host(party)
        await party.ann.slash(party.channel, "game substitute")
        await party.ann.slash(party.channel, "game return")
        assert await until(party) == {}
        assert len(await Clocks(party.bot.store).votes(1)) == 1

    async def test_during_a_pause_is_timed_after_it(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.ann.slash(party.channel, "game freeze")
        await party.ann.slash(party.channel, "game substitute")
        await party.dan.click(party.posts()[-1], label="Take seat")
        await party.env.advance_time(HOUR)
        await party.bob.slash(party.channel, "game resume")
        assert await until(party) == {0: at(party) + DAY}

    async def test_has_a_newcomer_with_the_full_time(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(20 * HOUR)
        await party.ann.slash(party.channel, "game substitute")
        await party.dan.click(party.posts()[-1], label="Take seat")
        assert await until(party) == {0: at(party) + DAY}

    async def test_has_one_newcomer_in_a_turn_who_gets_time(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(23 * HOUR)
        await hand_over(party, party.ann, party.dan)
        ends = at(party) + DAY
        await party.env.advance_time(DAY - HOUR)
        await hand_over(party, party.dan, party.ann)
        assert await until(party) == {0: ends}
        await party.env.advance_time(2 * HOUR)
        await hand_over(party, party.ann, party.dan)
        assert (await until(party), len(await Clocks(party.bot.store).votes(1))) == ({}, 1)

    async def test_gives_a_newcomer_what_is_left_of_its_bank(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="b3")
        await party.env.advance_time(DAY)
        await hand_over(party, party.ann, party.dan)
        assert await until(party) == {0: at(party) + 2 * DAY}


class TestAFormerHoldersBallot:
    async def test_about_a_seat_does_not_count_and_the_newcomer_is_asked(self, party: Party) -> None:
        await late_host(party)
        asked = party.posts()[-1]
        await party.bob.click(asked, label="Computer takes over")
        await hand_over(party, party.bob, party.dan)
        (vote,) = await Clocks(party.bot.store).votes(1)
        assert vote.ballots == {}
        assert [user.id for user in party.posts()[-1].mentions] == [party.dan.id]
        assert "still open" in text_of(party.posts()[-1])

    async def test_about_a_pause_does_not_count_either(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.bob.slash(party.channel, "game pause")
        asked = party.posts()[-1]
        await hand_over(party, party.bob, party.dan)
        for person in (party.ann, party.cleo):
            await person.click(asked, label="Agree to pause")
        assert (await party.table()).paused_at is None
        await party.dan.click(asked, label="Agree to pause")
        assert (await party.table()).paused_at is not None
