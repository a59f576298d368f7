"""Nudges: whom they reach and how, how often, and what becomes of a mention in the channel."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from cogs.core.delivery import send_once
from cogs.core.time import HOUR
from cogs.tables import announcer
from data.store.jobs import Jobs
from engine.parts.market import DrawCard
from tests.cogs.hands import custom_ids, ids_in, panel_of
from tests.cogs.party import Party, said, text_of


async def nudge(party: Party) -> str:
    return said(await party.bob.slash(party.channel, "game nudge"))


def mentions(party: Party) -> list[str]:
    return [text_of(post) for post in party.posts() if "is waiting for your move" in text_of(post)]


class TestByDirectMessage:
    async def test_the_player_on_turn_reads_who_is_waiting_and_where(self, party: Party) -> None:
        await party.begin_turns()
        posts = len(party.posts())
        assert "You nudged Ann" in await nudge(party)
        whisper = text_of(party.whispers(party.ann)[-1])
        assert "Bob is waiting for your move on USA: " in whisper and str(party.channel.id) in whisper
        assert "Cards" not in whisper and len(party.posts()) == posts
        assert not await nudges(party)

    async def test_once_in_twelve_hours_for_a_table(self, party: Party) -> None:
        await party.begin_turns()
        await nudge(party)
        assert "possible in 12 hours" in said(await party.cleo.slash(party.channel, "game nudge"))
        await party.env.advance_time(11.5 * HOUR)
        assert "possible in 1 hour." in await nudge(party)
        await party.env.advance_time(HOUR)
        assert "You nudged Ann" in await nudge(party)

    async def test_all_who_have_to_choose_tickets_but_not_oneself(self, party: Party) -> None:
        await party.begin()
        assert "You nudged Ann, Cleo" in await nudge(party)

    async def test_quiet_hours_are_kept_and_a_move_in_them_ends_it(self, party: Party) -> None:
        await party.begin_turns()
        hour = party.env.now().hour
        await party.ann.slash(party.channel, "my clock", quiet=f"{hour}-{(hour + 8) % 24}", zone="UTC")
        before = len(party.whispers(party.ann))
        assert "after their quiet hours" in await nudge(party)
        assert len(party.whispers(party.ann)) == before and await nudges(party)
        await party.env.advance_time(9 * HOUR)
        assert "Bob is waiting" in text_of(party.whispers(party.ann)[-1])
        assert not await nudges(party)

    async def test_a_vacation_is_kept(self, party: Party) -> None:
        await party.begin_turns()
        day = party.env.now().date().isoformat()
        await party.ann.slash(party.channel, "my vacation", start=day, end=day)
        assert "after their quiet hours or days off" in await nudge(party)
        assert await nudges(party)

    async def test_a_move_before_it_is_sent_makes_it_needless(self, party: Party) -> None:
        await party.begin_turns()
        hour = party.env.now().hour
        await party.ann.slash(party.channel, "my clock", quiet=f"{hour}-{(hour + 8) % 24}", zone="UTC")
        await nudge(party)
        for _ in range(2):
            await party.act(0, DrawCard(0))
        await party.env.advance_time(9 * HOUR)
        assert not [one for one in party.whispers(party.ann) if "is waiting" in text_of(one)]


class TestInTheChannel:
    async def test_where_messages_are_refused_until_the_player_moves(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        party.refuse_private_messages()
        await nudge(party)
        (mention,) = mentions(party)
        assert f"<@{party.ann.user.id}>, Bob is waiting" in mention
        await party.restart(database)
        assert mentions(party)
        await party.act(0, DrawCard(0))
        assert not mentions(party) and not await nudges(party)

    async def test_a_second_nudge_replaces_it(self, party: Party) -> None:
        await party.begin_turns()
        party.refuse_private_messages()
        hour = party.env.now().hour
        await party.ann.slash(party.channel, "my clock", quiet=f"{hour}-{(hour + 8) % 24}", zone="UTC")
        await nudge(party)
        await party.env.advance_time(13 * HOUR)
        await party.ann.slash(party.channel, "my clock", quiet="off", zone="UTC")
        await nudge(party)
        assert len(mentions(party)) == 1
        await party.env.advance_time(13 * HOUR)
        assert not mentions(party) and not await nudges(party)

    async def test_a_move_while_it_is_sent_deletes_it(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await party.begin_turns()
        party.refuse_private_messages()

        async def late(*args: Any, **options: Any) -> int:
            message = await send_once(*args, **options)
            if "is waiting for your move" in str([item.content for item in args[2].walk_children()]):
                await party.bot.tables.play_for(table.id, 0, lambda then, seat: DrawCard(0))
            return message

        monkeypatch.setattr(announcer, "send_once", late)
        await nudge(party)
        await party.env.settle()
        assert (await party.table()).step > table.step and not mentions(party)

    async def test_once_though_its_arrival_is_not_stored(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await party.begin_turns()
        party.refuse_private_messages()
        store, lost = party.bot.store, list[str]()

        async def fails(ids: Iterable[int], state: str, message_id: int | None = None) -> None:
            if not lost and mentions(party):
                lost.append(state)
                raise OSError("the disk is full")
            await settle(ids, state, message_id)

        settle = store.settle
        monkeypatch.setattr(store, "settle", fails)
        await nudge(party)
        await party.env.advance_time(HOUR)
        assert lost and len(mentions(party)) == 1
        await party.act(0, DrawCard(0))
        assert not mentions(party)

    async def test_until_the_game_is_cancelled(self, party: Party) -> None:
        table = await party.begin_turns()
        party.refuse_private_messages()
        await nudge(party)
        assert mentions(party)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.user.id))
        assert not mentions(party)

    async def test_for_twelve_hours_at_most(self, party: Party) -> None:
        await party.begin_turns()
        party.refuse_private_messages()
        await nudge(party)
        await party.env.advance_time(11 * HOUR)
        assert mentions(party)
        await party.env.advance_time(2 * HOUR)
        assert not mentions(party) and not await nudges(party)


class TestRefusals:
    async def test_nobody_else_is_waited_for(self, party: Party) -> None:
        await party.begin_turns()
        assert "no one to nudge" in said(await party.ann.slash(party.channel, "game nudge"))
        assert "aren't playing" in said(await party.eve.slash(party.channel, "game nudge"))

    async def test_a_paused_game(self, party: Party) -> None:
        await party.begin_turns()
        await party.ann.slash(party.channel, "game freeze")
        assert "paused" in await nudge(party)

    @pytest.mark.parametrize("every", ["off", "24"])
    async def test_who_wants_no_reminders_gets_none(self, party: Party, every: str) -> None:
        await party.begin_turns()
        await party.ann.slash(party.channel, "my reminders", every=every)
        assert ("turned reminders off" in await nudge(party)) == (every == "off")


async def test_the_button_is_behind_more_for_who_waits(party: Party) -> None:
    await party.begin_turns()
    more = next(id_ for id_ in custom_ids(party.posts()[-1].components) if id_.endswith(":more"))
    own = panel_of(await party.ann.click(party.posts()[-1], custom_id=more))
    assert not [id_ for id_ in ids_in(own) if "nudge" in id_]
    panel = panel_of(await party.bob.click(party.posts()[-1], custom_id=more))
    await party.bob.click(panel, custom_id=next(id_ for id_ in ids_in(panel) if "nudge" in id_))
    assert "Bob is waiting for your move" in text_of(party.whispers(party.ann)[-1])


async def nudges(party: Party) -> list[str]:
    return [due.kind for due in await Jobs(party.bot.store).of_game((await party.table()).id) if due.kind == "nudge"]
