"""What happens around a game: channels deleted, locked, renamed, archived, servers left; each has an outcome."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.core.time import DAY
from cogs.game.trouble import taken_in, taken_out
from cogs.people.privacy import forget_person
from cogs.tables.table import Table
from data.store.notes import Notes
from tests.cogs.leagues import fixtures, new_host, started
from tests.cogs.party import Party, said, text_of


async def kinds(party: Party, table: Table) -> list[str]:
    return [note.kind for note in await Notes(party.bot.store).of_game(table.id)]


async def delete_channel(party: Party) -> None:
    channel: Any = party.bot.get_channel(party.channel.id)
    await party.in_bot(channel.delete)


class TestADeletedChannel:
    async def test_the_game_waits_its_host_is_notified_and_it_goes_on_elsewhere(self, party: Party) -> None:
        table = await party.begin_turns()
        await delete_channel(party)
        waiting = await party.bot.tables.get(table.id)
        assert (waiting.status, waiting.paused_at is not None, waiting.step) == ("playing", True, table.step)
        [told] = [text_of(one) for one in party.whispers(party.ann) if "was deleted" in text_of(one)]
        assert str(table.id) in told
        assert await party.bot.store.newest_messages() == {}
        other = party.guild.create_text_channel("elsewhere")
        assert "I moved the game here" in said(await party.bob.slash(other, "game move", game=str(table.id)))
        moved = await party.bot.tables.get(table.id)
        assert (moved.channel_id, moved.paused_at, moved.step) == (other.id, None, table.step)
        assert any(post.attachments for post in party.posts(other))
        party.channel = other
        after = await party.act(0, 0)
        assert after.step == table.step + 1
        assert await party.bot.store.newest_messages() == {}

    async def test_a_host_who_cannot_be_written_to_passes_it_on(self, party: Party) -> None:
        await party.begin_turns()
        path = f"/channels/{party.ann.user.dm_channel.id}/messages"
        party.env.inject_error("POST", path, status=403, code=50007, times=None)
        await delete_channel(party)
        assert "was deleted" in text_of(party.whispers(party.bob)[-1])

    async def test_a_lobby_is_closed(self, party: Party) -> None:
        await party.open()
        table = await party.table()
        await delete_channel(party)
        assert (await party.bot.tables.frame(table.id)).status == "cancelled"

    async def test_a_deletion_that_was_missed_shows_with_the_next_post(self, party: Party) -> None:
        table = await party.begin_turns()
        path = f"/channels/{party.channel.id}/messages"
        party.env.inject_error("POST", path, status=404, code=10003, times=None)
        await party.act(0, 0)
        await party.act(0, 0)
        waiting = await party.bot.tables.get(table.id)
        assert (waiting.status, waiting.paused_at is not None) == ("playing", True)
        assert await party.bot.store.newest_messages() == {}


class TestMoving:
    async def test_what_is_refused_changes_nothing(self, party: Party) -> None:
        table = await party.begin_turns()
        other = party.guild.create_text_channel("elsewhere")
        assert "no game" in said(await party.ann.slash(other, "game move", game="999"))
        assert "already" in said(await party.ann.slash(party.channel, "game move", game=str(table.id)))
        answer = said(await party.eve.slash(other, "game move", game=str(table.id)))
        assert answer and "I moved" not in answer
        await party.ann.slash(other, "game new", map="usa", seats=2)
        assert "Another game" in said(await party.ann.slash(other, "game move", game=str(table.id)))
        assert (await party.bot.tables.get(table.id)).channel_id == party.channel.id

    async def test_buttons_of_the_old_place_still_work(self, party: Party) -> None:
        table = await party.begin_turns()
        board = party.posts()[-1]
        other = party.guild.create_text_channel("elsewhere")
        await party.ann.slash(other, "game move", game=str(table.id))
        await party.ann.click(board, custom_id=f"st:{table.id}:{table.step}:draw")
        assert (await party.bot.tables.get(table.id)).step == table.step + 1

    @pytest.mark.parametrize("question", ["pause", "vote"])
    async def test_an_open_question_goes_along(self, party: Party, question: str) -> None:
        table = await party.begin_turns(seats=3)
        if question == "vote":
            await party.env.advance_time(8 * DAY)
        person = party.people[1]
        await person.slash(party.channel, f"game {question}")
        label = {"pause": "Agree to pause", "vote": "Keep waiting"}[question]
        assert label in str(party.posts()[-1].components)
        other = party.guild.create_text_channel("elsewhere")
        await party.ann.slash(other, "game move", game=str(table.id))
        assert not [post for post in party.posts() if label in str(post.components)]
        (asked,) = [post for post in party.posts(other) if label in str(post.components)]
        await party.cleo.click(asked, label=label)
        assert "Cleo" in text_of(next(post for post in party.posts(other) if post.id == asked.id))

    async def test_a_moderator_of_the_new_channel_alone_takes_no_game_there(self, party: Party) -> None:
        table = await party.begin_turns()
        rights = discord.PermissionOverwrite(manage_channels=True)
        other = party.guild.create_text_channel("elsewhere", overwrites={party.eve: rights})
        assert "aren't playing" in said(await party.eve.slash(other, "game move", game=str(table.id)))
        assert (await party.bot.tables.get(table.id)).channel_id == party.channel.id

    async def test_a_moderator_of_both_channels_moves_a_game(self, party: Party) -> None:
        table = await party.begin_turns()
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        other = party.guild.create_text_channel("elsewhere")
        assert "I moved" in said(await mod.slash(other, "game move", game=str(table.id)))

    async def test_a_moderator_of_the_old_channel_ends_no_game_that_has_moved(self, party: Party) -> None:
        table = await party.begin_turns()
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        other = party.guild.create_text_channel("elsewhere")
        asked = await mod.slash(party.channel, "game cancel")
        await party.ann.slash(other, "game move", game=str(table.id))
        assert asked.response is not None
        assert "aren't playing" in said(await mod.click(asked.response, label="End game"))
        assert (await party.bot.tables.get(table.id)).status == "playing"

    async def test_where_the_channel_is_gone_the_right_must_hold_for_the_server(self, party: Party) -> None:
        table = await party.begin_turns()
        rights = discord.PermissionOverwrite(manage_channels=True)
        other = party.guild.create_text_channel("elsewhere", overwrites={party.eve: rights})
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        await delete_channel(party)
        assert "aren't playing" in said(await party.eve.slash(other, "game move", game=str(table.id)))
        assert "I moved" in said(await mod.slash(other, "game move", game=str(table.id)))

    async def test_a_game_goes_nowhere_where_one_of_its_players_sees_it_no_more(self, party: Party) -> None:
        table = await party.begin_turns()
        blind = discord.PermissionOverwrite(view_channel=False)
        other = party.guild.create_text_channel("elsewhere", overwrites={party.cleo: blind})
        assert "Cleo can't see" in said(await party.ann.slash(other, "game move", game=str(table.id)))
        assert (await party.bot.tables.get(table.id)).channel_id == party.channel.id
        path = f"/guilds/{party.guild.id}/members/{party.cleo.id}"
        party.env.inject_error("GET", path, status=404, code=10007, times=None)  # who left the server sees nothing
        assert "I moved" in said(await party.ann.slash(other, "game move", game=str(table.id)))

    async def test_a_private_thread_lets_everybody_at_the_table_in(self, party: Party) -> None:
        table = await party.begin_turns()
        channel: Any = party.bot.get_channel(party.channel.id)
        kind = discord.ChannelType.private_thread
        await party.in_bot(lambda: channel.create_thread(name="aside", type=kind))
        there = party.channel.threads[-1]
        await party.in_bot(lambda: channel.get_thread(there.id).add_user(discord.Object(party.ann.id)))
        assert "I moved" in said(await party.ann.slash(there, "game move", game=str(table.id)))
        added = [request.path for request in party.env.http_requests if "thread-members" in request.path]
        assert all(any(str(person.id) in path for path in added) for person in party.people[:3])

    async def test_only_staff_moves_a_leagues_table(self, party: Party) -> None:
        host = new_host(party)
        await started(party, host)
        fixture = (await fixtures(party, 1))[0]
        player = next(person for person in party.people if person.id == fixture.people[0])
        other = party.guild.create_text_channel("elsewhere")
        game = str(fixture.game_id)
        assert "Only the league's host" in said(await player.slash(other, "game move", game=game))
        assert "I moved" in said(await host.slash(other, "game move", game=game))

    async def test_only_own_games_of_the_server_are_offered(self, party: Party) -> None:
        table = await party.begin_turns()
        other = party.guild.create_text_channel("elsewhere")
        assert [c["value"] for c in await party.ann.autocomplete(other, "game move", "game", "")] == [str(table.id)]
        assert not await party.eve.autocomplete(other, "game move", "game", "")


class TestTheServer:
    async def test_taken_out_the_game_waits_taken_in_again_it_goes_on(self, party: Party) -> None:
        table = await party.begin_turns()
        guild = party.bot.get_guild(party.guild.id)
        assert guild is not None

        async def out() -> None:
            party.bot.dispatch("guild_remove", guild)

        async def back() -> None:
            party.bot.dispatch("guild_join", guild)

        await party.in_bot(out)
        assert (await party.bot.tables.get(table.id)).paused_at is not None
        await party.env.advance_time(86400)
        await party.in_bot(back)
        assert (await party.bot.tables.get(table.id)).paused_at is None
        assert (await party.act(0, 0)).step == table.step + 1

    async def test_it_goes_on_too_if_a_player_was_forgotten_meanwhile(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        guild_id = party.guild.id

        async def out_and_back() -> None:
            await taken_out(party.bot, guild_id)
            await forget_person(party.bot, party.bob.id)
            await taken_in(party.bot, guild_id)

        await party.in_bot(out_and_back)
        table = await party.bot.tables.get(table.id)
        assert table.seats[1].computer is not None
        assert table.paused_at is None

    async def test_a_pause_of_the_table_itself_is_not_ended_by_coming_back(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.ann.slash(party.channel, "game freeze")
        guild = party.bot.get_guild(party.guild.id)

        async def out_and_back() -> None:
            party.bot.dispatch("guild_remove", guild)
            party.bot.dispatch("guild_join", guild)

        await party.in_bot(out_and_back)
        assert (await party.bot.tables.get(table.id)).paused_at is not None

    async def test_a_permission_that_is_given_back_brings_the_board_at_once(self, party: Party) -> None:
        await party.begin_turns()
        before = len(party.posts())
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, send_messages=False))
        await party.act(0, 0)
        await party.act(0, 0)
        assert len(party.posts()) == before
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, overwrite=None))
        assert len(party.posts()) == before + 1

    async def test_a_renamed_channel_changes_nothing(self, party: Party) -> None:
        table = await party.begin_turns()
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.edit(name="other-name"))
        assert (await party.act(0, 0)).step == table.step + 1
        assert await party.bot.store.newest_messages() == {}


class TestThreads:
    async def test_archived_it_wakes_up_with_the_next_post_and_deleted_the_game_can_move(self, party: Party) -> None:
        await party.open(seats=2)
        offered = await party.ann.slash(party.channel, "game new", map="usa", seats=2)
        result = await party.ann.click(offered.response or offered.followups[-1], label="New thread")
        del result
        guild = party.bot.get_guild(party.guild.id)
        assert guild is not None
        thread = guild.threads[0]
        table = await party.bot.tables.at(thread.id)
        assert table is not None
        await party.in_bot(lambda: party.bot.tables.join(table.id, party.bob.id, "Bob"))
        await party.in_bot(lambda: thread.edit(archived=True))
        running = await party.bot.tables.get(table.id)
        assert running.status == "playing"
        await party.in_bot(thread.delete)
        waiting = await party.bot.tables.get(table.id)
        assert (waiting.status, waiting.paused_at is not None) == ("playing", True)


class TestAMemberWhoLeft:
    async def test_the_table_may_vote_at_once(self, party: Party) -> None:
        table = await party.begin_turns()
        waited = table.game.waiting[0] if table.game else 0
        gone = table.seats[waited].user_id
        path = f"/guilds/{party.guild.id}/members/{gone}"
        party.env.inject_error("GET", path, status=404, code=10007, times=None)
        answer = said(await party.bob.slash(party.channel, "game vote"))
        assert "vote-called" in await kinds(party, table), answer

    async def test_instead_of_a_reminder_the_table_is_asked(self, party: Party) -> None:
        table = await party.begin_turns()
        gone = table.seats[0].user_id
        party.env.inject_error("GET", f"/guilds/{party.guild.id}/members/{gone}", status=404, code=10007, times=None)
        await party.env.advance_time(3 * 86400)
        assert "seat-gone" in await kinds(party, table)


class TestHostsAndModerators:
    async def test_the_host_replaces_a_late_seat_in_public_and_sees_no_hand(self, party: Party) -> None:
        table = await party.begin_turns(clock="c1", late="tm")
        await party.env.advance_time(3 * DAY + 60)
        assert "timeout" in await kinds(party, table)
        told = said(await party.ann.slash(party.channel, "game replace", player="Cleo", by="computer"))
        assert "other players know" in told
        assert (await party.bot.tables.get(table.id)).seats[2].computer is not None
        assert "seat-computer" in await kinds(party, table)
        assert not said(await party.ann.slash(party.channel, "hand")).count("Cleo")

    @pytest.mark.parametrize("command", ["replace", "freeze"])
    async def test_nobody_else_may(self, party: Party, command: str) -> None:
        table = await party.begin_turns()
        options = {"player": "Cleo", "by": "computer"} if command == "replace" else {}
        answer = said(await party.bob.slash(party.channel, f"game {command}", **options))
        assert "host" in answer
        after = await party.bot.tables.get(table.id)
        assert (after.seats, after.paused_at) == (table.seats, None)

    async def test_a_moderator_without_a_seat_pauses_resumes_and_ends_and_the_log_tells_it(self, party: Party) -> None:
        table = await party.begin_turns()
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        eve = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        await eve.slash(party.channel, "game freeze")
        assert (await party.bot.tables.get(table.id)).paused_at is not None
        await eve.slash(party.channel, "game resume")
        assert (await party.bot.tables.get(table.id)).paused_at is None
        asked = await eve.slash(party.channel, "game cancel")
        assert asked.response is not None
        await eve.click(asked.response, label="End game")
        assert (await party.bot.tables.frame(table.id)).status == "cancelled"
        assert (await kinds(party, table))[-1] == "cancelled-by"
        note = (await Notes(party.bot.store).of_game(table.id))[-1]
        assert note.facts == {"player": f"<@{eve.id}>"}, "a name would stay when the person is forgotten"


class TestWhatANewcomerFound:
    async def test_the_note_of_a_move_is_posted_where_the_game_goes_on_and_pings_everybody(self, party: Party) -> None:
        table = await party.begin_turns()
        other = party.guild.create_text_channel("elsewhere")
        await party.ann.slash(other, "game move", game=str(table.id))
        texts = [text_of(post) for post in party.posts(other)]
        assert any("I moved this game" in text for text in texts)
        assert await party.bot.store.newest_messages() == {}

    async def test_of_a_frozen_game_too_the_host_learns_that_its_channel_is_gone(self, party: Party) -> None:
        await party.begin_turns()
        await party.ann.slash(party.channel, "game freeze")
        await delete_channel(party)
        assert "was deleted" in text_of(party.whispers(party.ann)[-1])

    async def test_what_the_computer_did_for_a_seat_is_not_taken_back_by_whoever_returns(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.ann.slash(party.channel, "game replace", player="Ann", by="computer")
        await party.env.advance_time(60)
        await party.ann.slash(party.channel, "game return")
        before = (await party.bot.tables.get(table.id)).step
        answer = said(await party.ann.slash(party.channel, "undo"))
        assert (await party.bot.tables.get(table.id)).step == before, answer
