"""Answers that are lost after the work was done: nobody waits for ever, and nothing is there twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from cogs.core.delivery import FIRST_WAIT
from cogs.core.logs import counted
from cogs.run.cluster import Advice, Cluster
from data.store.notes import Notes
from tests.cogs.hands import id_of, panel_of
from tests.cogs.lost import AGAIN, HOW, Wire
from tests.cogs.party import Party, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=FIRST_WAIT - 1)

CALLBACK = ("POST", r"/interactions/\d+/[^/]+/callback")
ORIGINAL = ("PATCH", r"/webhooks/\d+/[^/]+/messages/@original")
MESSAGE = ("POST", r"/channels/\d+/messages")


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    wire = Wire(monkeypatch)
    yield wire
    assert wire.lost


def lobbies(party: Party) -> list[str]:
    return [text_of(post) for post in party.posts() if "opened a game" in text_of(post)]


@pytest.mark.parametrize("how", HOW)
class TestANewGame:
    @pytest.mark.parametrize("call", [CALLBACK, ORIGINAL])
    async def test_stays_open_though_the_answer_to_its_host_is_lost(
        self, party: Party, wire: Wire, how: str, call: tuple[str, str]
    ) -> None:
        wire.lose(how, *call)
        result = await party.open()
        assert "is open" in said(result)
        assert (await party.table()).status == "lobby"
        assert len(lobbies(party)) == 1

    async def test_is_shown_once_though_the_answer_to_its_message_is_lost(
        self, party: Party, wire: Wire, how: str
    ) -> None:
        wire.lose(how, *MESSAGE)
        await party.open(seats=2)
        await party.env.advance_time(FIRST_WAIT + 1)
        [post] = party.posts()
        assert (await party.table()).message_id == post.id
        await party.bob.click(post, label="Join")
        assert (await party.table()).status == "playing"
        assert "has started" in text_of(party.posts()[0])


class TestALobby:
    async def test_whose_bot_was_killed_before_anyone_saw_it_is_shown_at_the_next_start(
        self, party: Party, database: Path
    ) -> None:
        announcer: Any = party.bot.announcer
        announcer.wake = lambda _: None
        await party.open(seats=2)
        assert not party.posts()
        await party.restart(database)
        [post] = party.posts()
        await party.bob.click(post, label="Join")
        assert (await party.table()).status == "playing"

    async def test_that_was_joined_before_it_was_shown_is_shown_with_everyone(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with party.unseen():
            await party.open(seats=3)
            await party.bob.slash(party.channel, "game join")
        [post] = party.posts()
        assert party.bob.mention in text_of(post)


class Shared(Cluster):
    """Another process hears the same, and may have answered it once some of this one's answers are lost."""

    def __init__(self, lost: Sequence[str] = (), *, answers: bool) -> None:
        super().__init__("postgresql://nowhere", Advice(1, "ws://nowhere", 1))
        self._lost, self._answers = lost, answers

    async def answers(self, guild_id: int | None, id_: int) -> bool:
        return self._answers

    def is_unsure(self, guild_id: int | None, id_: int) -> bool:
        return bool(self._lost)


class TestAnInteractionThatTwoProcessesHear:
    @pytest.mark.simcord(check_errors=False)
    async def test_is_dropped_if_the_other_one_has_answered_it(self, party: Party, wire: Wire) -> None:
        await party.open(seats=3)
        party.bot.cluster = Shared(wire.lost, answers=True)
        wire.lose(AGAIN, *CALLBACK)  # the second answer is refused, as one to what the other one has answered
        assert not said(await party.bob.slash(party.channel, "game join"))
        assert len((await party.table()).seats) == 1
        await party.bob.slash(party.channel, "game join")
        assert len((await party.table()).seats) == 2

    async def test_is_counted_where_it_is_answered(self, party: Party) -> None:
        await party.open(seats=2)
        [post] = party.posts()
        counts = dict[bool, tuple[int, int]]()
        for answers in (False, True):
            party.bot.cluster = Shared(answers=answers)
            before = counted("commands"), counted("presses")
            await party.bob.slash(party.channel, "hand")
            await party.bob.click(post, label="Join")
            counts[answers] = counted("commands") - before[0], counted("presses") - before[1]
        assert counts == {False: (0, 0), True: (1, 1)}


@pytest.mark.parametrize("how", HOW)
class TestADeferral:
    async def test_of_a_command_that_is_lost_is_answered_all_the_same(self, party: Party, wire: Wire, how: str) -> None:
        wire.lose(how, *CALLBACK)
        assert "running game" in said(await party.ann.slash(party.channel, "hand"))

    async def test_of_a_press_that_is_lost_is_one_move(self, party: Party, wire: Wire, how: str) -> None:
        table = await party.begin_turns()
        wire.lose(how, *CALLBACK)
        wire.lose(how, *ORIGINAL)
        await party.ann.click(party.posts()[-1], label="Draw card")
        assert (await party.table()).step == table.step + 1

    async def test_and_a_lost_modal_leave_nothing_to_apologize_for(self, party: Party, wire: Wire, how: str) -> None:
        await party.begin()
        hand = panel_of(await party.ann.slash(party.channel, "tickets"))
        wire.lose(how, *CALLBACK)
        result = await party.ann.click(hand, custom_id=id_of(hand, "ticket-form"))
        assert result.modal is not None and not said(result)

    async def test_of_a_first_word_that_is_lost_is_no_error(self, party: Party, wire: Wire, how: str) -> None:
        wire.lose(how, *CALLBACK)
        result = await party.ann.slash(party.channel, "note")
        assert said(result).count("no game") == 1


class TestADatabaseThatBreaks:
    @pytest.mark.logs_errors
    @pytest.mark.simcord(check_errors=False)
    async def test_is_apologized_for_in_the_language_of_the_client(self, party: Party) -> None:
        await party.begin_turns()
        board = party.posts()[-1]
        speaking(party, "uk")
        for name in ("settings", "games"):
            await party.bot.store.rows(f"ALTER TABLE {name} RENAME TO lost_{name}")
        sorry = party.bot.words.say("uk", "apology")
        assert said(await party.eve.slash(party.channel, "hand")) == sorry
        assert said(await party.eve.slash(party.channel, "note")) == sorry
        assert said(await party.ann.click(board, label="Draw card")) == sorry
        for name in ("settings", "games"):  # what is kept of people is looked for at the end
            await party.bot.store.rows(f"ALTER TABLE lost_{name} RENAME TO {name}")


def speaking(party: Party, locale: str) -> None:
    """Everybody's client has this language."""
    backend = party.env.backend
    (hear,) = backend.subscribers

    def said_in(event: str, payload: Mapping[str, Any]) -> None:
        hear(event, {**payload, "locale": locale} if event == "INTERACTION_CREATE" else payload)

    backend.subscribers[:] = [said_in]


class TestWhatEverybodySees:
    """It is sent once though the library tries again by itself."""

    async def test_is_told_once_when_a_game_is_ended(self, party: Party, wire: Wire) -> None:
        table = await party.begin_turns()
        await party.in_bot(lambda: party.bot.store.run("UPDATE games SET moved_at = 0"))  # idle: no one is asked
        asked = await party.ann.slash(party.channel, "game cancel")
        assert asked.response is not None
        wire.lose(AGAIN, "POST", r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
        told = said(await party.ann.click(asked.response, label="End game"))
        assert [text_of(post) for post in party.posts() if "cancelled the game" in text_of(post)] == [
            f"{party.ann.mention} cancelled the game."
        ]
        assert told.endswith("You cancelled the game.")
        assert await party.bot.store.queued(table.id) == []

    @pytest.mark.simcord(settle_timeout=1)
    @pytest.mark.parametrize("how", HOW)
    async def test_is_told_once_when_the_last_person_leaves(self, party: Party, wire: Wire, how: str) -> None:
        await party.ann.slash(party.channel, "game solo", map="usa")
        asked = await party.ann.slash(party.channel, "game leave")
        assert asked.response is not None
        wire.lose(how, *MESSAGE)
        assert "Sorry" not in said(await party.ann.click(asked.response, custom_id=press(asked, "leaveend")))
        await party.env.advance_time(FIRST_WAIT + 1)
        assert sum("Only computers remained" in text_of(post) for post in party.posts()) == 1

    @pytest.mark.parametrize("how", HOW)
    @pytest.mark.parametrize("path", [r"/channels/\d+/messages", r"/channels/\d+(/messages/\d+)?/threads"])
    async def test_is_one_thread(self, party: Party, wire: Wire, how: str, path: str) -> None:
        await party.begin()
        offered = await party.bob.slash(party.channel, "game new", map="usa", seats=2)
        assert offered.response is not None
        wire.lose(how, "POST", path)
        told = said(await party.bob.click(offered.response, label="New thread"))
        [thread] = party.channel.threads
        assert f"<#{thread.id}>" in told
        table = await party.bot.tables.at(thread.id)
        assert table is not None and table.status == "lobby"
        assert len(party.posts(thread)) == 1

    @pytest.mark.parametrize("how", HOW)
    async def test_is_posted_once_from_a_page_of_statistics(self, party: Party, wire: Wire, how: str) -> None:
        page = await party.ann.slash(party.channel, "stats records")
        shown = page.response
        assert shown is not None
        before = len(party.posts())
        wire.lose(how, "POST", r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
        await party.ann.click(shown, custom_id=press(page, "poststats"))
        assert len(party.posts()) == before + 1


def press(result: InteractionResult, verb: str) -> str:
    """The custom_id of a button in an answer."""
    from tests.cogs.hands import custom_ids

    assert result.response is not None
    return next(id_ for id_ in custom_ids(result.response.message.components) if f":{verb}" in id_)


class TestAServer:
    async def test_that_was_left_while_the_bot_was_down_waits_and_goes_on_when_it_is_back(
        self, party: Party, database: Path
    ) -> None:
        table = await party.begin_turns()
        here, elsewhere = party.guild.id, 77
        for guild_id, is_paused in ((elsewhere, True), (here, False)):
            for name in ("games", "departures"):
                await party.bot.store.run(f"UPDATE {name} SET guild_id = ?", guild_id)
            await party.restart(database)
            assert ((await party.bot.tables.get(table.id)).paused_at is not None) is is_paused
        kinds = [note.kind for note in await Notes(party.bot.store).of_game(table.id)]
        assert kinds == ["paused", "pause", "away", "resumed-by-host"], "the second one is the pause's post"


class TestALockedThread:
    async def test_is_told_to_the_host_once(self, party: Party) -> None:
        table = await party.begin_turns()
        path = f"/channels/{party.channel.id}/messages"
        party.env.inject_error("POST", path, status=400, code=160005, times=None)
        await party.act(0, 0)
        await party.act(0, 0)
        told = [text_of(message) for message in party.whispers(party.ann) if "locked" in text_of(message)]
        assert told and f"<#{table.channel_id}>" in told[0] and len(told) == 1
