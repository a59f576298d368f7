"""A server's feed, a game's record, and posts that lose their buttons: each once, whatever happens meanwhile."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest
from simcord import ChannelHandle

from cogs.core.delivery import FIRST_WAIT
from cogs.tables.settings import set_setting
from tests.cogs.hands import custom_ids, ids_in, panel_of, walk
from tests.cogs.party import Party, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=FIRST_WAIT - 1)


async def feed(party: Party) -> ChannelHandle:
    channel = party.guild.create_text_channel("news")
    await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "feed", str(channel.id)))
    return channel


def with_buttons(party: Party) -> list[int]:
    """The posts with something to press that belongs to a game's turn."""
    shown = {post.id: set(custom_ids(post.components)) for post in party.posts()}
    return [id_ for id_, ids in shown.items() if any(one.split(":")[3] in ("draw", "choose", "hand") for one in ids)]


class TestTheFeed:
    async def test_tells_starts_and_ends_once(self, party: Party) -> None:
        channel = await feed(party)
        await party.begin(seats=2)
        async with party.unseen():
            await party.play_on(2000, Random(7))
        await party.read_the_end()
        texts = [text_of(post) for post in party.posts(channel)]
        assert len(texts) == 2
        assert "a game started" in texts[0] and "Ann" in texts[0] and f"<#{party.channel.id}>" in texts[0]
        assert "won" in texts[1]
        assert not [post.mentions for post in party.posts(channel) if post.mentions]

    async def test_tells_that_a_game_was_ended_without_a_result(self, party: Party) -> None:
        channel = await feed(party)
        table = await party.begin_turns()
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        texts = [text_of(post) for post in party.posts(channel)]
        assert len(texts) == 2 and "without a result" in texts[1]

    async def test_tells_what_is_queued_after_an_outage_and_a_restart(self, party: Party, database: Path) -> None:
        """A start that comes late is posted as a start, though the game has ended meanwhile."""
        channel = await feed(party)
        party.env.inject_error("POST", f"/channels/{channel.id}/messages", status=500, times=5)
        table = await party.begin_turns()
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        assert party.posts(channel) == []
        await party.restart(database)
        await party.env.advance_time(86_400)
        texts = [text_of(post) for post in party.posts(channel)]
        assert len(texts) == 2 and "a game started" in texts[0] and "without a result" in texts[1]

    async def test_whose_answer_was_lost_is_posted_once(self, party: Party) -> None:
        channel = await feed(party)
        send: Any = discord.PartialMessageable.send
        lost: list[discord.Message] = []

        async def send_and_lose(self: discord.PartialMessageable, **kwargs: object) -> discord.Message:
            message: discord.Message = await send(self, **kwargs)
            if self.id == channel.id and not lost:
                lost.append(message)
                raise OSError("connection lost")
            return message

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.PartialMessageable, "send", send_and_lose)
            await party.begin()
        await party.env.advance_time(86_400)
        assert len(party.posts(channel)) == 1 and lost

    async def test_that_is_gone_or_closed_stops_nothing(self, party: Party) -> None:
        channel = await feed(party)
        party.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013, times=None)
        table = await party.begin_turns()
        assert await party.bot.store.queued(table.id) == []
        await party.in_bot(party.bot.get_channel(channel.id).delete)  # type: ignore[union-attr]
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        assert await party.bot.store.queued(table.id) == []
        assert party.whispers(party.ann)[0].attachments  # the hand, and no complaint about the feed
        assert not [post for post in party.whispers(party.ann) if "Send Messages" in text_of(post)]

    async def test_is_chosen_by_those_who_manage_the_server(self, party: Party) -> None:
        channel = party.guild.create_text_channel("news")
        refused = await party.bob.slash(party.channel, "settings feed", channel=channel)
        assert "You need the permission “Manage Server”" in said(refused)
        assert await party.bot.settings.get("server", party.guild.id, "feed") is None


class TestStripping:
    async def test_only_the_newest_post_has_buttons_all_game_long(self, party: Party) -> None:
        await party.begin(seats=2)
        for number in range(12):
            await party.play_on(1, Random(number))
            assert with_buttons(party) == [party.posts()[-1].id]

    async def test_a_post_that_a_moderator_deleted_is_no_error(self, party: Party) -> None:
        table = await party.begin_turns()
        old = party.posts()[-1]
        await party.act(0, 0)
        await party.in_bot(old.delete)
        await party.act(0, 0)
        await party.act(1, 0)
        assert await party.bot.store.queued(table.id) == []
        assert with_buttons(party) == [party.posts()[-1].id]

    async def test_what_could_not_be_changed_is_changed_later_once(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2)
        first = party.posts()[-1].id
        path = f"/channels/{party.channel.id}/messages/{first}"
        party.env.inject_error("PATCH", path, status=502, times=3)
        for seat in (0, 0, 1, 1):
            await party.act(seat, 0)
        await party.restart(database)
        await party.env.advance_time(86_400)
        assert with_buttons(party) == [party.posts()[-1].id]
        done = [one for one in party.env.http_requests if one.method == "PATCH" and one.path.endswith(path)]
        await party.env.advance_time(86_400)
        again = [one for one in party.env.http_requests if one.method == "PATCH" and one.path.endswith(path)]
        assert len(again) == len(done)

    async def test_a_game_that_ended_or_was_cancelled_leaves_none(self, party: Party, database: Path) -> None:
        table = await party.begin_turns()
        path = f"/channels/{party.channel.id}/messages/{party.posts()[-1].id}"
        party.env.inject_error("GET", path, status=500, times=2)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        await party.restart(database)
        await party.env.advance_time(86_400)
        assert with_buttons(party) == []

    async def test_keeps_words_picture_and_alt_text_where_a_server_keeps_old_boards(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "old_boards", "board")
        await party.begin_turns()
        before = party.posts()[-1]
        await party.act(0, 0)
        await party.act(0, 0)
        after = next(post for post in party.posts() if post.id == before.id)
        assert party.ann.mention in text_of(after)
        galleries: list[Any] = [part for part in after.components if part.type.value == 12]
        assert len(galleries) == len(after.attachments) == 1
        assert "Map: USA" in galleries[0].items[0].description


class TestTheRecord:
    async def test_is_shown_to_spectators_with_a_file_that_hides_nothing_public(self, party: Party) -> None:
        await party.begin_turns()
        await party.play_on(30, Random(3))
        result = await party.eve.slash(party.channel, "game log")
        shown = panel_of(result)
        assert [file.filename for file in shown.message.attachments] == [f"game-{(await party.table()).id}.txt"]
        assert "Ann" in said(result) and len(said(result)) < 4000

    async def test_of_a_finished_game_is_found_by_its_number_elsewhere(self, party: Party) -> None:
        old = await party.begin_turns(2)
        await party.play_on(12, Random(3))
        await party.bot.store.set_game(old.id, status="finished")
        other = party.guild.create_text_channel("other")
        for person in (party.bob, party.eve):
            found = await person.slash(other, "game log", game=old.id)
            assert [file.filename for file in panel_of(found).message.attachments] == [f"game-{old.id}.txt"]
        assert "no started game" in said(await party.eve.slash(other, "game log", game=old.id + 1))

    async def test_of_a_hidden_channel_is_for_those_who_see_it_or_had_a_seat(self, party: Party) -> None:
        old = await party.begin_turns(2)
        await party.bot.store.set_game(old.id, status="finished")
        other = party.guild.create_text_channel("other")
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, view_channel=True))
        await party.in_bot(lambda: channel.set_permissions(channel.guild.default_role, view_channel=False))
        assert "no started game" in said(await party.eve.slash(other, "game log", game=old.id))
        assert "Ann" in said(await party.bob.slash(other, "game log", game=old.id))

    async def test_of_a_private_thread_is_for_its_members(self, party: Party) -> None:
        old, channel = await party.begin_turns(2), cast(Any, party.bot.get_channel(party.channel.id))
        kind = discord.ChannelType.private_thread
        await party.in_bot(lambda: channel.create_thread(name="aside", type=kind))
        thread = channel.threads[0]
        await party.bot.store.run("UPDATE games SET status = 'finished', channel_id = ?", thread.id)
        assert "no started game" in said(await party.eve.slash(party.channel, "game log", game=old.id))
        await party.in_bot(lambda: thread.add_user(discord.Object(party.eve.id)))
        assert "Ann" in said(await party.eve.slash(party.channel, "game log", game=old.id))

    async def test_spectators_see_the_board_and_no_hand(self, party: Party) -> None:
        await party.begin_turns()
        assert "You aren't in a running game" in said(await party.eve.slash(party.channel, "hand"))
        shown = panel_of(await party.eve.slash(party.channel, "board"))
        assert shown.message.attachments

    @pytest.mark.parametrize("key", ["usa", "string_railway"])
    async def test_spectators_are_offered_only_what_anyone_may_look_at(self, party: Party, key: str) -> None:
        await party.begin(2, map=key, first=party.ann)
        typed = panel_of(await party.eve.slash(party.channel, "board"))
        board = next(id_ for part in walk(typed.components) if ":board" in (id_ := str(part.get("custom_id"))))
        pressed = panel_of(await party.eve.click(typed, custom_id=board))
        for shown in (typed, pressed):
            assert {id_.split(":")[3] for id_ in ids_in(shown)} <= {"look", "board", "rules", "pickpart"}
        own = panel_of(await party.bob.slash(party.channel, "board"))
        assert len(ids_in(own)) > len(ids_in(typed))
