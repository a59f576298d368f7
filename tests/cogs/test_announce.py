"""The outbox: what a step queues is shown, once, whatever Discord does meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.core.delivery import FIRST_WAIT, custom_ids
from cogs.tables import announcer
from cogs.tables.announcer import ON_BOARDS, SEEN
from cogs.tables.seats import open_seat, take_seat
from cogs.text.localizer import Localizer
from data.store.rows import OutboxMessage, OutboxRow
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.watch import kept_views

RANDOM = Random(7)


# Simcord lets a bot sleep only when it sleeps for longer than it is given to settle.
pytestmark = pytest.mark.simcord(settle_timeout=FIRST_WAIT - 1)


@contextmanager
def losing_an_answer(channel_id: int) -> Iterator[None]:
    """Discord takes the next message in a channel, and the bot never hears of it."""
    send: Any = discord.PartialMessageable.send
    lost: list[discord.Message] = []

    async def send_and_lose(self: discord.PartialMessageable, **kwargs: object) -> discord.Message:
        message: discord.Message = await send(self, **kwargs)
        if self.id == channel_id and not lost:
            lost.append(message)
            raise OSError("connection lost")
        return message

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.PartialMessageable, "send", send_and_lose)
        yield
    assert lost


async def edit_once_more(party: Party) -> None:
    table = await party.table()
    await party.bot.store.enqueue(table.id, table.step, OutboxMessage("edit", "once-more"))
    party.bot.announcer.wake(table.id)


class TestPosting:
    async def test_a_completed_turn_posts_anew_and_mentions_who_is_next(self, party: Party) -> None:
        await party.begin_turns()
        before = len(party.posts())
        await party.act(0, 0)
        await party.act(0, 0)
        assert len(party.posts()) == before + 1
        assert party.bob.mention in text_of(party.posts()[-1])
        assert [user.id for user in party.posts()[-1].mentions] == [party.bob.id]

    async def test_a_half_done_draw_edits_the_last_post(self, party: Party) -> None:
        await party.begin_turns()
        before = [message.id for message in party.posts()]
        await party.act(0, 0)
        assert [message.id for message in party.posts()] == before
        assert "second card" in text_of(party.posts()[-1])

    async def test_a_state_is_decoded_once_however_often_the_table_is_read_meanwhile(self, party: Party) -> None:
        before = await party.begin_turns()
        await party.bot.store.run("UPDATE games SET moved_at = moved_at + 1")
        after = await party.bot.tables.at(party.channel.id)
        assert after is not None
        assert after.game is before.game
        await party.ann.slash(party.channel, "draw", card="deck")
        assert (await party.table()).game is not before.game

    async def test_a_whole_turn_is_shown_in_one_post(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.act(0, 0)
        await party.act(0, 1)
        events = await party.bot.tables.events(await party.table(), table.step)
        sentences = Localizer(party.bot.words, "en", await party.table()).moves(events)
        assert " and " in sentences[0]  # both draws
        for sentence in sentences:
            assert sentence in text_of(party.posts()[-1])

    async def test_choices_of_the_set_up_edit_in_place(self, party: Party) -> None:
        await party.begin()
        before = len(party.posts())
        await party.act(1, 0)
        assert len(party.posts()) == before
        await party.act(0, 0)
        await party.act(2, 0)
        assert len(party.posts()) == before + 1

    @pytest.mark.long
    async def test_a_whole_game_is_shown_to_its_end(self, party: Party) -> None:
        await party.begin(seats=2)
        await party.play_on(60, RANDOM)
        async with party.unseen():
            table = await party.play_on(2000, RANDOM)
        assert (table.status, await party.bot.store.queued(table.id)) == ("finished", [])
        assert table.game is not None
        result = table.game.view(None).result
        log = said(await party.eve.slash(party.channel, "game log"))
        places = [f"{('Ann', 'Bob')[seat]} {result.totals[seat]}".replace("-", "−") for seat in result.winners]
        assert "🏆" in log.splitlines()[-1] and all(place in log.splitlines()[-1] for place in places)
        missed = sum("ticket" in line.facts and not line.facts["complete"] for line in result.lines)
        hands = "".join(text_of(party.whispers(person)[0]) for person in party.people[:2])
        assert (hands.count("❌"), hands.count("▫️")) == (missed, 0) and missed
        finals = await party.read_the_end()
        assert [name in text for name, text in zip(("Ann", "Bob"), finals, strict=False)] == [True, True]
        assert len([post for post in party.posts() if "Rematch" in str(post.components)]) == 1
        assert not kept_views()  # no button is kept in memory, however long the game

    async def test_a_post_that_somebody_deleted_comes_again(self, party: Party) -> None:
        await party.begin_turns()
        last = party.posts()[-1]
        await party.in_bot(last.delete)
        await party.act(0, 0)
        assert party.posts()[-1].id != last.id
        assert "second card" in text_of(party.posts()[-1])


class TestTrouble:
    @pytest.mark.parametrize("map", ["usa", "string_railway"])
    async def test_every_board_has_the_button_by_which_it_is_found_again(self, party: Party, map: str) -> None:
        begin = party.begin_turns if map == "usa" else party.begin
        table = await begin(seats=2, map=map)
        ids = list(custom_ids(party.posts()[-1].components))
        assert any(re.match(rf"st:{table.id}:{table.step}:{ON_BOARDS}", id_) for id_ in ids)

    async def test_a_post_that_fails_comes_later_and_once(self, party: Party) -> None:
        await party.begin_turns()
        before = len(party.posts())
        party.env.inject_error("POST", f"/channels/{party.channel.id}/messages", status=500)
        await party.act(0, 0)
        await party.act(0, 0)
        assert len(party.posts()) == before
        await party.env.advance_time(FIRST_WAIT + 1)
        assert len(party.posts()) == before + 1
        await party.env.advance_time(86400)
        assert len(party.posts()) == before + 1
        assert party.bob.mention in text_of(party.posts()[-1])

    async def test_turns_during_an_outage_are_shown_in_one_post(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        before = len(party.posts())
        party.env.inject_error("POST", f"/channels/{party.channel.id}/messages", status=503, times=3)
        for seat in (0, 0, 1, 1):
            await party.act(seat, 0)
        assert len(party.posts()) == before
        await party.env.advance_time(86400)
        assert len(party.posts()) == before + 1
        text = text_of(party.posts()[-1])
        assert "Ann" in text and "Bob" in text and party.ann.mention in text

    async def test_a_post_whose_answer_was_lost_is_found_and_not_sent_again(self, party: Party) -> None:
        table = await party.begin_turns()
        before = len(party.posts())
        with losing_an_answer(table.channel_id):
            await party.act(0, 0)
            await party.act(0, 0)
        assert len(party.posts()) == before + 1
        await party.env.advance_time(86400)
        assert len(party.posts()) == before + 1
        assert await party.bot.store.queued(table.id) == []

    async def test_so_is_a_late_one_that_shows_the_turn_after_it_begun(self, party: Party) -> None:
        table = await party.begin_turns()
        before = len(party.posts())
        await party.act(0, 0)
        party.env.inject_error("POST", f"/channels/{party.channel.id}/messages", status=503)
        await party.act(0, 0)
        with losing_an_answer(table.channel_id):
            await party.act(1, 0)
        assert len(party.posts()) == before + 1
        await party.env.advance_time(86400)
        assert len(party.posts()) == before + 1
        assert await party.bot.store.queued(table.id) == []

    async def test_so_is_the_last_board_which_has_no_buttons(self, party: Party) -> None:
        await party.begin_turns()
        table = await arrange(party, last_turns=1)
        with losing_an_answer(table.channel_id):
            await party.act(0, 0)
            await party.act(0, 0)
        assert (await party.table()).status == "finished"
        await party.env.advance_time(86400)
        texts = [text_of(post) for post in party.posts()]
        assert len(texts) == len(set(texts))
        assert await party.bot.store.queued(table.id) == []

    async def test_a_permission_taken_away_is_named_to_the_host_and_the_board_comes_later(self, party: Party) -> None:
        await party.begin_turns()
        before = len(party.posts())
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, send_messages=False))
        await party.act(0, 0)
        await party.act(0, 0)
        texts = [text_of(message) for message in party.whispers(party.ann)]
        assert len(party.posts()) == before
        assert [text for text in texts if "Send Messages" in text]
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, overwrite=None))
        await party.env.advance_time(86400)
        assert len(party.posts()) == before + 1

    async def test_what_is_still_queued_is_sent_after_a_restart(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        before = len(party.posts())
        party.env.inject_error("POST", f"/channels/{party.channel.id}/messages", status=500)
        await party.act(0, 0)
        await party.act(0, 0)
        await party.restart(database)
        assert len(party.posts()) == before + 1

    async def test_ready_twice_posts_nothing_twice(self, party: Party) -> None:
        await party.begin_turns()
        before = len(party.posts())
        await party.in_bot(party.bot.on_ready)
        await party.in_bot(party.bot.on_ready)
        assert len(party.posts()) == before

    @pytest.mark.parametrize("follows", [False, True])
    async def test_a_moment_after_an_edit_a_game_is_looked_at_only_if_something_waits(
        self, party: Party, monkeypatch: pytest.MonkeyPatch, follows: bool
    ) -> None:
        monkeypatch.setattr(announcer, "BETWEEN_EDITS", FIRST_WAIT + 1)  # longer than the simulated Discord settles
        await party.begin_turns(seats=2)
        await party.env.advance_time(FIRST_WAIT + 2)
        await party.ann.slash(party.channel, "draw", card="deck")
        if follows:
            await party.in_bot(lambda: edit_once_more(party))
        looked, queued = [], party.bot.store.queued

        async def counted(game_id: int) -> list[OutboxRow]:
            looked.append(game_id)
            return await queued(game_id)

        monkeypatch.setattr(party.bot.store, "queued", counted)
        await party.env.advance_time(FIRST_WAIT + 2)
        assert bool(looked) == follows


class TestWhispers:
    async def test_each_seat_has_one_private_message_edited_in_place(self, party: Party) -> None:
        await party.begin_turns()
        for person in party.people[:3]:
            assert len(party.whispers(person)) == 1
        was = text_of(party.whispers(party.ann)[0])
        await party.act(0, 0)
        assert len(party.whispers(party.ann)) == 1
        assert text_of(party.whispers(party.ann)[0]) != was

    async def test_a_second_card_waits_with_the_first_unless_the_message_asks_for_it(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        for person, asked in ((party.ann, False), (party.bob, True)):
            was = text_of(party.whispers(person)[0])
            await person.slash(party.channel, "draw", card="deck")
            assert text_of(party.whispers(person)[0]) == was
            if asked:
                await party.env.advance_time(SEEN + 1)
                was = text_of(party.whispers(person)[0])
            await person.slash(party.channel, "draw", card="deck")
            assert (text_of(party.whispers(person)[0]) != was) == asked
        await party.env.advance_time(SEEN + 1)
        assert "Cards (6)" in text_of(party.whispers(party.ann)[0])

    async def test_a_failed_private_message_comes_later_and_stops_nothing(self, party: Party) -> None:
        party.env.inject_error("POST", f"/channels/{party.bob.user.dm_channel.id}/messages", status=500)
        await party.begin()
        assert "Choose tickets" in str(party.posts()[-1].components)
        assert not party.whispers(party.bob)
        await party.env.advance_time(FIRST_WAIT + 1)
        assert len(party.whispers(party.bob)) == 1

    async def test_refused_private_messages_are_announced_in_public_with_the_private_button(self, party: Party) -> None:
        party.refuse_private_messages()
        await party.begin()
        hints = [post for post in party.posts() if "send you a direct message" in text_of(post)]
        assert len(hints) == 1
        for person in party.people[:3]:
            assert person.mention in text_of(hints[0])
        await party.act(0, 0)
        await party.act(1, 0)
        assert len([post for post in party.posts() if "send you a direct message" in text_of(post)]) == 1
        shown = await party.ann.click(hints[0], label="My hand")
        assert shown.ephemeral

    async def test_a_newcomer_who_refuses_them_is_named_alone(self, party: Party) -> None:
        party.refuse_private_messages()
        table = await party.begin()
        await party.in_bot(lambda: open_seat(party.bot, table, 0))
        dan: Any = SimpleNamespace(id=party.dan.id, display_name="Dan")
        await party.in_bot(lambda: take_seat(party.bot, table.id, dan, 0))
        hint = [post for post in party.posts() if "send you a direct message" in text_of(post)][-1]
        assert [user.id for user in hint.mentions] == [party.dan.id]

    async def test_any_other_403_is_a_passing_failure(self, party: Party) -> None:
        party.refuse_private_messages(times=1, code=20009)
        await party.begin()
        assert not party.whispers(party.bob)
        await party.env.advance_time(FIRST_WAIT + 1)
        assert len(party.whispers(party.bob)) == 1
        assert not [post for post in party.posts() if "send you a direct message" in text_of(post)]

    async def test_who_refused_private_messages_gets_them_again_after_asking_for_the_hand(self, party: Party) -> None:
        party.refuse_private_messages(times=1)
        await party.begin_turns()
        assert not party.whispers(party.ann), "nobody who refused is written to unasked"
        await party.ann.slash(party.channel, "hand")
        (whisper,) = party.whispers(party.ann)
        was = text_of(whisper)
        await party.act(0, 0)
        assert [message.id for message in party.whispers(party.ann)] == [whisper.id]
        assert text_of(party.whispers(party.ann)[0]) != was

    async def test_who_still_refuses_them_is_not_named_again_in_public(self, party: Party) -> None:
        party.refuse_private_messages()
        table = await party.begin()
        before = len(party.posts())
        await party.ann.slash(party.channel, "hand")
        assert len(party.posts()) == before
        assert await party.bot.store.queued(table.id) == []
        assert await party.bot.store.private_message(table.id, 0) == (None, None)

    async def test_private_messages_are_in_the_persons_own_language(self, party: Party) -> None:
        await party.bob.slash(party.channel, "settings language", language="uk")
        await party.begin()
        words = party.bot.words
        assert words.say("uk", "hand-title") in text_of(party.whispers(party.bob)[0])
        assert words.say("en", "hand-title") in text_of(party.whispers(party.ann)[0])
