"""Two processes change one game at the same time: who is late reads it again, and decides by what it has become."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from simcord import MemberActor

from cogs.core.delivery import custom_ids
from cogs.core.scheduler import now
from cogs.daily.days import end_try
from cogs.game.ending import ASKED as END
from cogs.game.trouble import channel_gone
from cogs.people.privacy import forget_person
from cogs.play.undo_question import ASKED as UNDO
from cogs.tables.service import Tables
from cogs.tables.table import DAILY, SPEECH, Table
from data.store import store as module
from data.store.clocks import PAUSE, Clocks
from data.store.leagues import Leagues
from data.store.notes import Notes, question_ended
from data.store.privacy import Privacy
from data.store.readings import ALL, FORGETTING, SEASONS
from data.store.seats import changing, closing
from data.store.store import Store
from tests.cogs.hands import panel_of
from tests.cogs.leagues import fixtures, joined, latest, new_host, start, started
from tests.cogs.party import Party, said, sure
from tests.cogs.quick import without_pictures
from tests.cogs.test_clocks import waiting_vote
from tests.cogs.test_daily import begin, game_of, on
from tests.cogs.test_ending import ask as ask_to_end
from tests.cogs.test_ending import question, status
from tests.cogs.test_private_place import BACK, press, private_presses
from tests.cogs.test_private_place import game_of as private_game
from tests.cogs.test_undo_agreed import answer, ask, drawn

pytestmark = [pytest.mark.long, pytest.mark.parametrize("database", ["postgres"], indirect=True)]
Work = Callable[[], Awaitable[object]]


@pytest.fixture(autouse=True)
def _text(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pictures(monkeypatch)


@pytest.fixture
async def other(party: Party, database: str) -> AsyncIterator[Tables]:
    """The games as another process on the same database has them."""
    store = await Store.open(database, module.KEY)
    yield Tables(store, party.bot.library, Random(1), lambda _: None)
    await store.close()


@contextmanager
def just_before(party: Party, work: Work, about: str = "") -> Iterator[list[str]]:
    """Something happens elsewhere after the bot has decided, and before its first commit (of statements `about` it)."""
    store, done = party.bot.store, list[str]()

    def late(name: str) -> Callable[..., Awaitable[Any]]:
        write = getattr(store, name)

        async def written(*args: Any, **kwargs: Any) -> Any:
            if not done and about in str((args, kwargs)):
                done.append(name)
                await work()
            return await write(*args, **kwargs)

        return written

    with ExitStack() as stack:
        for name in ("together", "set_game", "run", "append", "new_game"):
            stack.enter_context(patch.object(store, name, late(name)))
        yield done
    assert done, "nothing was stored"


async def forgotten(other: Tables, person: MemberActor) -> None:
    """A person's data is deleted elsewhere, as far as the database goes."""
    store = other.store
    seasons = await Leagues(store).seasons_of_person(person.id)
    async with AsyncExitStack() as stack:
        for holding in [store.holding(SEASONS, season) for season in seasons]:
            await stack.enter_async_context(holding)
        for game_id in await Privacy(store).involved(person.id):
            await stack.enter_async_context(other.lock(game_id))
        async with store.holding(FORGETTING, ALL):
            await Privacy(store).forget(person.id, now())


async def seated(other: Tables, table: Table, seat: int, person: MemberActor) -> None:
    """A person sits down elsewhere, or comes back."""
    async with other.lock(table.id):
        before = (await other.get(table.id)).seats[seat]
        after = replace(before, user_id=person.id, name="Newcomer", computer=None)
        await other.store.together([*changing(table.id, before, after), closing(table.id, seat)])


async def season_moves_on(party: Party, other: Tables) -> None:
    """Something about the season changes elsewhere, such as somebody's entry."""
    season = (await latest(party))[1]
    async with other.store.holding(SEASONS, season.id):
        await Leagues(other.store).write([("UPDATE seasons SET round = round WHERE id = ?", (season.id,))])


async def left_to_the_computer(party: Party, person: MemberActor) -> None:
    left = await person.slash(party.channel, "game leave")
    assert left.response is not None
    await person.click(left.response, label="Let computer play")


class TestAVote:
    async def test_for_a_pause_loses_no_yes(self, party: Party, other: Tables) -> None:
        table = await party.begin_turns(seats=3)
        await party.ann.slash(party.channel, "game pause")

        async def cleo_agrees() -> None:
            async with other.lock(table.id):
                vote = await Clocks(other.store).vote(table.id, PAUSE)
                assert vote is not None
                await Clocks(other.store).put_vote(table.id, replace(vote, ballots={**vote.ballots, 2: "yes"}))

        pressed = next(id_ for id_ in custom_ids(party.posts()[-1].components) if ":pause" in id_)
        with just_before(party, cleo_agrees):
            await party.bob.click(party.posts()[-1], custom_id=pressed)
        assert (await party.table()).paused_at is not None

    async def test_to_end_the_game_counts_a_no_that_was_a_yes(self, party: Party, other: Tables) -> None:
        table = await party.begin_turns(seats=4)
        await ask_to_end(party, party.bob)
        await party.ann.click(question(party), label="End game")

        async def ann_declines() -> None:
            async with other.lock(table.id):
                note = await Notes(other.store).question(table.id, END)
                assert note is not None
                await Notes(other.store).set_fact(note.id, "agreed", [])

        with just_before(party, ann_declines):
            await party.dan.click(question(party), label="End game")
        assert await status(party) == "playing"

    async def test_about_a_late_seat_is_carried_out_once(self, party: Party, other: Tables) -> None:
        """The other process was faster to give the seat its time, and the vote is over there."""
        table = await waiting_vote(party)
        note = party.posts()[-1]
        await party.bob.click(note, label="Keep waiting")

        async def carried_out() -> None:
            async with other.lock(table.id):
                await Clocks(other.store).end_vote(table.id, 0)

        with just_before(party, carried_out, about="voted"):
            last = await party.cleo.click(note, label="Keep waiting")
        assert "over" in said(last)
        assert "voted" not in [one.kind for one in await Notes(other.store).of_game(table.id)]

    async def test_to_undo_comes_too_late_once_it_was_withdrawn(self, party: Party, other: Tables) -> None:
        table = await drawn(party, seats=2)
        await ask(party)

        async def ann_withdraws() -> None:
            async with other.lock(table.id):
                await other.store.together(question_ended(table.id, UNDO, "withdrawn", 0))

        with just_before(party, ann_withdraws):
            await answer(party, party.bob, "agreeback")
        assert (await party.table()).step == table.step


class TestASeat:
    async def test_is_taken_by_one_of_two_newcomers(self, party: Party, other: Tables) -> None:
        table = await party.begin_turns(seats=3)
        await party.bob.slash(party.channel, "game substitute")
        eve = party.people[4]
        with just_before(party, lambda: seated(other, table, 1, eve)):
            taken = await party.dan.click(party.posts()[-1], label="Take seat")
        assert "no longer open" in said(taken)
        assert [row.user_id for row in (await party.table()).seats] == [party.ann.id, eve.id, party.cleo.id]

    @pytest.mark.parametrize("how", ["leaves", "is forgotten"])
    async def test_keeps_a_game_open_that_its_last_person_ends(self, party: Party, other: Tables, how: str) -> None:
        table = await party.begin_turns(seats=2)
        await left_to_the_computer(party, party.bob)
        panel = panel_of(await party.ann.slash(party.channel, "game leave")) if how == "leaves" else None
        with just_before(party, lambda: seated(other, table, 1, party.bob), about="cancelled"):
            if panel is not None:
                await party.ann.click(panel, custom_id=f"st:{table.id}:{table.step}:leaveend")
            else:
                await party.in_bot(lambda: forget_person(party.bot, party.ann.id))
        assert await status(party) == "playing"


class TestAGame:
    async def test_that_ends_elsewhere_is_not_closed_as_a_try_of_the_day_before(
        self, party: Party, other: Tables
    ) -> None:
        await on(party)
        table = await begin(party, party.ann)
        with just_before(party, lambda: other.store.set_game(table.id, status="finished")):
            await party.in_bot(lambda: end_try(party.bot, table.id))
        assert (await party.bot.tables.frame(table.id)).status == "finished"

    async def test_that_begins_elsewhere_is_paused_and_not_cancelled_when_its_channel_is_gone(
        self, party: Party, other: Tables
    ) -> None:
        await party.open(2)
        table = await party.table()
        with just_before(party, lambda: other.join(table.id, party.bob.id, "Bob")):
            await party.in_bot(lambda: channel_gone(party.bot, table.id))
        table = await party.table()
        assert (table.status, table.paused_at is None) == ("playing", False)

    async def test_whose_old_one_changes_elsewhere_begins_again_at_once(self, party: Party, other: Tables) -> None:
        """A rematch of a person and a computer: only opening it is about the old game, and not beginning it."""
        old = await party.begin_turns(seats=2)
        async with other.lock(old.id):
            left = replace(old.seats[1], user_id=None, computer="easy")
            await other.store.together(changing(old.id, old.seats[1], left))
        await party.bot.store.set_game(old.id, status="cancelled")

        async def changes() -> None:
            async with other.lock(old.id):
                await other.store.together([])

        with just_before(party, changes, about="Append("):
            await party.ann.slash(party.channel, "game rematch")
        table = await party.table()
        assert (table.id != old.id, table.status) == (True, "playing")

    async def test_that_comes_back_to_its_person_while_it_changes_gets_one_thread(
        self, party: Party, other: Tables
    ) -> None:
        async def touched() -> None:
            async with other.lock(table.id):
                await other.store.run("UPDATE games SET moved_at = moved_at WHERE id = ?", table.id)

        with private_presses():
            await press(party, party.ann)
            table = await private_game(party, party.ann)
            await party.in_bot(party.bot.get_channel(table.channel_id).delete)  # type: ignore[union-attr]
            threads = len(party.channel.threads)
            with just_before(party, touched, about="channel_id"):
                await press(party, party.ann, BACK)
        assert len(party.channel.threads) == threads + 1
        assert (await private_game(party, party.ann)).channel_id == party.channel.threads[-1].id


class TestASeason:
    async def test_that_changes_elsewhere_is_advanced_again_and_not_called_stuck(
        self, party: Party, other: Tables, caplog: pytest.LogCaptureFixture
    ) -> None:
        """A table begins while its season is held: what is held outside can only be read again outside."""
        host = new_host(party)
        await joined(party, host)
        with just_before(party, lambda: season_moves_on(party, other), about="Append("):
            assert "You started" in await start(party, host)
        assert {fixture.status for fixture in await fixtures(party)} == {"running"}
        assert "was not opened" not in caplog.text

    async def test_that_a_person_leaves_while_it_writes_posts_fails_at_none(self, party: Party, other: Tables) -> None:
        """A failed one would be logged as an error."""
        host = new_host(party)
        await joined(party, host)
        settle, done = Leagues.settle_notice, list[int]()

        async def late(leagues: Leagues, notice_id: int, *args: Any) -> None:
            if not done:
                await season_moves_on(party, other)
            done.append(notice_id)
            await settle(leagues, notice_id, *args)

        with patch.object(Leagues, "settle_notice", late):
            await start(party, host)
        assert len(done) == len({*done}) > 1


class TestWhatWasConfirmed:
    @pytest.mark.parametrize("about", ["'started'", "'running'"], ids=["the act", "the start"])
    async def test_is_done_again_and_once(self, party: Party, other: Tables, about: str) -> None:
        host = new_host(party)
        await joined(party, host)
        with just_before(party, lambda: season_moves_on(party, other), about=about):
            assert "You started" in await start(party, host)
        league, season = await latest(party)
        kinds = [act.kind for act in await Leagues(party.bot.store).acts(league.id)]
        assert (season.status, kinds.count("started")) == ("running", 1)

    @pytest.mark.parametrize("about", ["referee-annul", "season_id) SELECT"], ids=["the decision", "the next look"])
    async def test_about_a_game_that_moves_on_is_done_once(self, party: Party, other: Tables, about: str) -> None:
        host = new_host(party)
        await started(party, host)
        one = (await fixtures(party))[0]
        assert one.game_id is not None
        game_id = one.game_id

        async def moves_on() -> None:
            async with other.lock(game_id):
                await other.store.together([])

        asked = await host.slash(party.channel, "referee annul", table=str(one.id), why="a second storm")
        with just_before(party, moves_on, about=about):
            answer = said(await sure(host, asked))
        assert "void" in answer and "already" not in answer, answer
        acts = await Leagues(party.bot.store).acts((await latest(party))[0].id)
        assert [act.kind for act in acts].count("annul") == 1


class TestAPersonForgottenElsewhere:
    async def test_is_not_asked_for_a_rematch(self, party: Party, other: Tables) -> None:
        table = await party.begin_turns(seats=3)
        await party.bot.store.set_game(table.id, status="cancelled")
        with just_before(party, lambda: forgotten(other, party.bob)):
            await party.ann.slash(party.channel, "game rematch")
        assert [one.user_id for one in (await party.table()).invited] == [party.cleo.id]

    async def test_is_not_drawn_for_a_round(self, party: Party, other: Tables) -> None:
        host = new_host(party)
        await joined(party, host)
        with just_before(party, lambda: forgotten(other, party.bob), about="INSERT INTO fixtures"):
            await start(party, host)
        assert await fixtures(party)
        assert str(party.bob.id) not in str([fixture.people for fixture in await fixtures(party)])

    async def test_begins_a_game_of_their_own_as_somebody_new(self, party: Party, other: Tables) -> None:
        await on(party)
        await party.bot.settings.set("person", party.bob.id, "language", "uk")
        with just_before(party, lambda: forgotten(other, party.bob), about=DAILY):
            await begin(party, party.bob)
        assert (await game_of(party, party.bob)).options[SPEECH] == "en"
