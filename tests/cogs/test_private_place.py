"""A game of one person in a private place: where it is, what it counts for, and that it is nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import simcord
from discord import ui
from simcord import ChannelHandle, InteractionResult, MemberActor

from cogs.core.components import Panel, Press, on, wait
from cogs.core.time import DAY
from cogs.game.private_place import come_back, open_private, private_game_of
from cogs.play.moves import say
from cogs.tables.announcer import TAKES_NO_MESSAGES
from cogs.tables.service import Pressed
from cogs.tables.table import COLORS, LESSON, SEED, Table
from data.store.rows import SeatRow
from data.store.servers import Places
from tests.cogs.hands import custom_ids, id_of, ids_in
from tests.cogs.party import Party, said, text_of

OPEN, BACK = "test-private", "test-back"
FIXED = MappingProxyType({SEED: "5" * 64, "first": "0"})


@contextmanager
def private_presses() -> Iterator[None]:
    """Two buttons, as features have that put a game into a private place."""

    async def opened(press: Pressed) -> None:
        await wait(press)
        user = press.interaction.user
        seats = [SeatRow(0, user.id, user.display_name, COLORS[0]), SeatRow(1, None, "Rocket", COLORS[1], "easy")]
        await open_private(press.interaction, LESSON, "First *lesson*", ("usa", "classic"), dict(FIXED), seats)
        await say(press.interaction, "done")

    async def back(press: Pressed) -> None:
        await wait(press)
        table = await private_game_of(press.interaction.client, press.interaction.user.id, LESSON)
        assert table is not None
        await come_back(press.interaction, table, "First *lesson*")
        await say(press.interaction, "back")

    on.add(OPEN, opened)
    on.add(BACK, back)
    yield
    del on[OPEN], on[BACK]


@pytest.fixture(autouse=True)
def _verbs() -> Iterator[None]:
    with private_presses():
        yield


async def press(party: Party, person: MemberActor, verb: str = OPEN) -> InteractionResult:
    async def post() -> None:
        channel = party.bot.get_channel(party.channel.id)
        await channel.send(view=Panel(ui.ActionRow(Press(0, 0, verb, "Open"))))  # type: ignore[union-attr]

    await party.in_bot(post)
    return await person.click(party.posts()[-1], custom_id=f"st:0:0:{verb}")


async def game_of(party: Party, person: MemberActor) -> Table:
    table = await private_game_of(party.bot, person.id, LESSON)
    assert table is not None
    return await party.bot.tables.get(table.id)


def place(party: Party, table: Table) -> ChannelHandle:
    return simcord.ChannelHandle(party.env, party.guild, party.env.backend.channels[table.channel_id])


class TestAPrivateThread:
    async def test_holds_the_game_and_lets_nobody_else_in(self, party: Party) -> None:
        await party.ann.slash(party.channel, "settings language", language="uk")
        answer = await press(party, party.ann)
        assert said(answer) == "done"
        table = await game_of(party, party.ann)
        thread = place(party, table)
        assert thread.is_thread and thread.name == "First *lesson*"
        assert {party.ann.id} == set(thread._channel.thread_members) - {party.bot.user.id}  # type: ignore[union-attr]
        head, board = thread.history()
        assert text_of(head) == r"### First \*lesson\*"
        assert "Оберіть" in text_of(board) or "маршрут" in text_of(board)
        with pytest.raises(simcord.SetupError):
            thread.history(viewer=party.bob)

    async def test_its_buttons_refuse_everybody_else(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)

        async def forged() -> None:
            channel: Any = party.bot.get_channel(party.channel.id)
            buttons = [Press(table.id, table.step, verb, verb) for verb in ("hand", "more", "board", "confirm")]
            await channel.send(view=Panel(ui.ActionRow(*buttons)))

        await party.in_bot(forged)
        for id_ in custom_ids(party.posts()[-1].components):
            assert "This game is private" in said(await party.bob.click(party.posts()[-1], custom_id=id_)), id_
        refused = await party.bob.slash(party.channel, "game log", game=table.id)
        assert "game" in said(refused) and "Rocket" not in said(refused)

    async def test_pings_nobody_reminds_nobody_and_writes_no_second_message(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)
        await party.env.advance_time(10 * DAY)
        assert not party.whispers(party.ann)
        assert len(place(party, table).history()) == 2
        there = f"/channels/{table.channel_id}/messages"
        sent: list[Any] = [one.json for one in party.env.http_requests if one.method == "POST" and one.path == there]
        assert len(sent) == 2 and not any((message.get("allowed_mentions") or {}).get("users") for message in sent)

    async def test_is_closed_when_idle_and_then_there_may_be_another(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)
        await party.env.advance_time(5)
        assert "already in a private game" in said(await press(party, party.ann))
        assert (await game_of(party, party.ann)).id == table.id
        await party.env.advance_time(28 * DAY)
        await party.env.advance_time(4 * DAY)
        assert await private_game_of(party.bot, party.ann.id, LESSON) is None
        assert said(await press(party, party.ann)) == "done"

    async def test_that_was_deleted_is_replaced_and_the_game_goes_on_there(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)

        async def delete() -> None:
            await party.bot.get_channel(table.channel_id).delete()  # type: ignore[union-attr]

        await party.in_bot(delete)
        assert (await game_of(party, party.ann)).paused_at is not None
        await press(party, party.ann, BACK)
        after = await game_of(party, party.ann)
        assert after.id == table.id and after.channel_id != table.channel_id and after.paused_at is None
        assert "tickets" in text_of(place(party, after).history()[1])


class TestDirectMessages:
    @pytest.fixture
    async def denied(self, party: Party) -> None:
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, create_private_threads=False))

    @pytest.mark.usefixtures("denied")
    async def test_hold_the_game_where_the_bot_may_make_no_private_thread(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)
        assert (table.guild_id, table.channel_id) == (0, party.ann.user.dm_channel.id)
        assert table.link.startswith("https://discord.com/channels/@me/")
        _, board = party.whispers(party.ann)
        hand = next(id_ for id_ in custom_ids(board.components) if ":hand" in id_ or ":keep-tickets" in id_)
        shown = await party.ann.user.click(board, custom_id=hand)
        assert shown.response is not None and ids_in(shown.response)
        assert "(direct messages)" in said(await party.ann.slash(party.channel, "my games"))

    @pytest.mark.usefixtures("denied")
    async def test_that_hold_one_get_no_post_for_a_second(self, party: Party) -> None:
        await press(party, party.ann)
        await party.env.advance_time(5)
        before = len(party.whispers(party.ann))
        assert "already in a private game" in said(await press(party, party.ann))
        assert len(party.whispers(party.ann)) == before

    async def test_hold_it_also_where_discord_refuses_the_thread_all_the_same(self, party: Party) -> None:
        party.env.inject_error("POST", f"/channels/{party.channel.id}/threads", status=400, code=160006)
        await press(party, party.ann)
        assert (await game_of(party, party.ann)).channel_id == party.ann.user.dm_channel.id

    @pytest.mark.usefixtures("denied")
    async def test_that_are_closed_are_told_and_nothing_is_stored(self, party: Party) -> None:
        party.refuse_private_messages(code=TAKES_NO_MESSAGES[0])
        assert "direct messages are closed to me" in said(await press(party, party.ann))
        assert await private_game_of(party.bot, party.ann.id, LESSON) is None


class TestWhatItCountsFor:
    async def test_no_result_no_feed_and_no_room(self, party: Party) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)
        assert await Places(party.bot.store).count(table.guild_id, party.ann.id) == (0, 0)

        def first_legal(table: Table, seat: int) -> Any:
            return table.running.legal(seat)[0]

        async def end() -> None:
            for _ in range(2000):
                after = await party.bot.tables.get(table.id)
                if after.running.over:
                    return
                await party.bot.tables.play_for(table.id, after.running.waiting[0], first_legal)

        await party.in_bot(end)
        assert (await party.bot.tables.frame(table.id)).status == "finished"
        assert await party.bot.store.rows("SELECT * FROM results") == []
        assert await party.bot.store.rows("SELECT * FROM conduct") == []
        assert "Rocket" not in "".join(map(text_of, party.posts()))

    async def test_it_is_listed_exported_and_deleted_for_its_person(self, party: Party, database: Path) -> None:
        await press(party, party.ann)
        table = await game_of(party, party.ann)
        assert f"<#{table.channel_id}>" in said(await party.ann.slash(party.channel, "my games"))
        await party.restart(database)
        assert (await game_of(party, party.ann)).id == table.id
        asked = await party.ann.slash(party.channel, "privacy delete")
        assert asked.response is not None
        await party.ann.click(asked.response, custom_id=id_of(asked.response, "forgetme"))
        after = await party.bot.tables.frame(table.id)
        assert after.status == "cancelled" and str(party.ann.id) not in repr(after)
