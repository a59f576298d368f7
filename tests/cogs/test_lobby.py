"""Opening a game, and gathering people for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.tables.table import Table
from tests.cogs.hands import panel_of, walk
from tests.cogs.party import Party, said, text_of


def colors_in(party: Party) -> list[str]:
    """The colors that the lobby's newest message offers."""
    parts = walk(party.env.backend.messages[party.channel.id][party.posts()[0].id].components)
    pick = next(part for part in parts if ":pickseat" in str(part.get("custom_id")))
    return [option["value"] for option in pick["options"]]


class TestOpening:
    async def test_a_new_game_is_posted_with_its_host_seated_and_buttons(self, party: Party) -> None:
        await party.open(seats=4)
        table = await party.table()
        assert (table.status, table.limit, table.host_id) == ("lobby", 4, party.ann.id)
        assert [row.user_id for row in table.seats] == [party.ann.id]
        assert "USA" in text_of(party.posts()[-1])

    async def test_a_channel_with_an_open_game_offers_a_thread(self, party: Party) -> None:
        await party.open()
        result = await party.bob.slash(party.channel, "game new", map="usa", seats=2)
        assert "Join this one" in said(result)
        assert len(party.posts()) == 1

    async def test_the_thread_gets_the_game_that_was_asked_for(self, party: Party) -> None:
        await party.begin()
        refused = await party.bob.slash(party.channel, "game new", map="usa", seats=2, first=party.cleo)
        assert "running" in said(refused)
        assert refused.response is not None
        opened = await party.bob.click(refused.response, label="New thread")
        thread = next(iter(party.env.bot.get_guild(party.guild.id).threads))  # type: ignore[union-attr]
        table = await party.bot.tables.at(thread.id)
        assert table is not None
        assert (table.host_id, table.limit, table.options) == (party.bob.id, 2, {"first": str(party.cleo.id)})
        assert thread.mention in said(opened)

    async def test_a_second_thread_of_one_host_has_a_name_of_its_own(self, party: Party) -> None:
        await party.begin()
        for _ in range(2):
            refused = await party.bob.slash(party.channel, "game new", map="usa", seats=2)
            assert refused.response is not None
            await party.bob.click(refused.response, label="New thread")
        assert sorted(str(thread.name) for thread in party.channel.threads) == ["USA: Bob", "USA: Bob (2)"]

    async def test_a_thread_needs_the_right_to_write_the_message_that_it_hangs_under(self, party: Party) -> None:
        await party.begin()
        offered = await party.bob.slash(party.channel, "game new", map="usa", seats=2)
        assert offered.response is not None
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, send_messages=False))
        assert "Send Messages" in said(await party.bob.click(offered.response, label="New thread"))
        assert party.channel.threads == []

    async def test_an_unknown_variant_is_named(self, party: Party) -> None:
        result = await party.ann.slash(party.channel, "game new", map="usa", variant="upside down")
        assert "upside down" in said(result)
        assert not party.posts()

    @pytest.mark.parametrize(
        ("lacking", "named"),
        [
            ("send_messages", "Send Messages"),
            ("read_message_history", "Read Message History"),
        ],
    )
    async def test_a_missing_permission_is_named_before_anything_is_stored(
        self, party: Party, lacking: str, named: str
    ) -> None:
        assert party.bot.user is not None
        denied = discord.PermissionOverwrite(**{lacking: False})
        channel = party.guild.create_text_channel("closed", overwrites={party.bot.user: denied})
        result = await party.ann.slash(channel, "game new", map="usa")
        assert named in said(result)
        assert await party.bot.tables.at(channel.id) is None

    async def test_variants_are_offered_without_typing(self, party: Party) -> None:
        await party.ann.slash(party.channel, "settings language", language="ru")
        assert await party.ann.autocomplete(party.channel, "game new", "variant", "", map="usa")

    async def test_a_lobby_that_cannot_be_posted_does_not_block_the_channel(self, party: Party) -> None:
        party.env.inject_error("POST", f"/channels/{party.channel.id}/messages", status=403, code=50013)
        await party.open()
        await party.ann.slash(party.channel, "game cancel")
        await party.open()
        assert (await party.table()).status == "lobby"
        assert len(party.posts()) == 1


class TestGathering:
    async def test_pressing_join_twice_makes_one_seat(self, party: Party) -> None:
        await party.open()
        lobby = party.posts()[0]
        first = await party.bob.click(lobby, label="Join")
        again = await party.bob.click(party.posts()[0], label="Join")
        assert (said(first), "already" in said(again)) == ("", True)
        assert [row.user_id for row in (await party.table()).seats] == [party.ann.id, party.bob.id]

    async def test_pressing_join_twice_at_once_makes_one_seat(self, party: Party) -> None:
        await party.open()
        lobby = party.posts()[0]
        await party.at_once(party.bob.click(lobby, label="Join"), party.bob.click(lobby, label="Join"))
        assert len((await party.table()).seats) == 2

    async def test_two_people_cannot_take_the_last_seat(self, party: Party) -> None:
        await party.open(seats=2)
        lobby = party.posts()[0]
        results = await party.at_once(party.bob.click(lobby, label="Join"), party.cleo.click(lobby, label="Join"))
        table = await party.table()
        assert (table.status, len(table.seats)) == ("playing", 2)
        assert sum(bool(said(result)) for result in results) == 1

    async def test_the_game_starts_when_it_is_full(self, party: Party) -> None:
        table = await party.begin(seats=3)
        assert (table.status, table.step) == ("playing", 1)
        assert "has started" in text_of(party.posts()[0])

    async def test_nobody_joins_a_game_that_runs(self, party: Party) -> None:
        await party.begin(seats=2)
        assert "has started" in said(await party.cleo.slash(party.channel, "game join"))

    async def test_the_host_starts_earlier_and_nobody_else_does(self, party: Party) -> None:
        await party.open(seats=5)
        await party.bob.slash(party.channel, "game join")
        assert "host" in said(await party.bob.click(party.posts()[0], label="Start"))
        await party.ann.click(party.posts()[0], label="Start")
        assert (await party.table()).status == "playing"

    async def test_a_game_with_too_few_people_does_not_start(self, party: Party) -> None:
        await party.open()
        assert "at least 2" in said(await party.ann.click(party.posts()[0], label="Start"))
        assert (await party.table()).status == "lobby"

    async def test_only_free_colours_are_offered(self, party: Party) -> None:
        await party.open(seats=5)
        await party.bob.slash(party.channel, "game join", color="yellow")
        assert colors_in(party) == ["red", "green", "black"]
        offered = await party.bob.autocomplete(party.channel, "game color", "color", "")
        assert {choice["value"] for choice in offered} == {"yellow", "red", "green", "black"}
        for _ in range(2):
            await party.ann.slash(party.channel, "game computer", strength="easy")
        await party.ann.select(party.posts()[0], ["black"], custom_id="st:1:0:pickseat")
        assert colors_in(party) == ["blue"]

    async def test_who_has_not_joined_hears_how_to(self, party: Party) -> None:
        await party.open()
        answers = [
            said(await party.bob.click(party.posts()[0], label="Leave")),
            said(await party.bob.slash(party.channel, "game leave")),
            said(await party.bob.slash(party.channel, "game color", color="red")),
        ]
        for answer in answers:
            assert "haven't joined" in answer and "game join" in answer

    async def test_a_colour_can_be_chosen_once(self, party: Party) -> None:
        await party.open()
        await party.bob.slash(party.channel, "game join", color="yellow")
        await party.ann.select(party.posts()[0], ["green"], custom_id="st:1:0:pickseat")
        refused = await party.ann.slash(party.channel, "game color", color="yellow")
        assert "Someone else" in said(refused)
        assert [row.color for row in (await party.table()).seats] == ["green", "yellow"]

    async def test_choosing_a_colour_is_joining_with_it(self, party: Party) -> None:
        await party.open()
        await party.bob.select(party.posts()[0], ["black"], custom_id="st:1:0:pickseat")
        assert [row.color for row in (await party.table()).seats] == ["blue", "black"]

    async def test_who_leaves_gives_the_host_s_place_to_the_next(self, party: Party) -> None:
        await party.open()
        await party.bob.slash(party.channel, "game join")
        await party.ann.click(party.posts()[0], label="Leave")
        table = await party.table()
        assert (table.host_id, [row.seat for row in table.seats]) == (party.bob.id, [0])
        await party.bob.click(party.posts()[0], label="Leave")
        assert (await party.table()).status == "cancelled"
        assert "cancelled" in text_of(party.posts()[0])

    async def test_the_named_person_begins(self, party: Party) -> None:
        table = await party.begin(first=party.cleo)
        assert table.game is not None
        assert table.game.turn.first == 2


class TestEnding:
    async def test_a_lobby_that_others_have_joined_is_cancelled_after_a_question(self, party: Party) -> None:
        await party.open()
        await party.bob.slash(party.channel, "game join")
        assert "Only the host, Ann, can" in said(await party.bob.slash(party.channel, "game cancel"))
        for label, status in (("Keep game", "lobby"), ("Cancel game", "cancelled")):
            asked = await party.ann.slash(party.channel, "game cancel")
            assert asked.response is not None and "1 other player" in said(asked)
            await party.ann.click(asked.response, label=label)
            assert (await party.table()).status == status

    async def test_the_question_about_a_lobby_cancels_no_game_that_began_meanwhile(self, party: Party) -> None:
        await party.open(seats=3)
        await party.bob.slash(party.channel, "game join")
        asked = await party.ann.slash(party.channel, "game cancel")
        await party.cleo.slash(party.channel, "game join")
        assert asked.response is not None
        await party.ann.click(asked.response, label="Cancel game")
        assert (await party.table()).status == "playing"

    async def test_a_moderator_cancels_somebody_else_s_lobby(self, party: Party) -> None:
        await party.open()
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        asked = await mod.slash(party.channel, "game cancel")
        assert asked.response is not None
        await mod.click(asked.response, label="Cancel game")
        assert (await party.table()).status == "cancelled"

    async def test_its_commands_are_for_servers_alone(self, party: Party) -> None:
        assert not [name for name in party.ann.user.available_commands() if name.startswith("game")]

    async def test_no_game_here_is_said_after_the_command_was_acknowledged(self, party: Party) -> None:
        for command in ("join", "leave", "start", "cancel", "rematch"):
            assert "no game" in said(await party.ann.slash(party.channel, f"game {command}"))
        first = [(call.json or {})["type"] for call in party.env.http_requests if call.path.endswith("/callback")]
        assert set(first) == {discord.InteractionResponseType.deferred_channel_message.value}


class TestARematch:
    async def asked(self, party: Party) -> Table:
        """Bob asks after a game of three with Ann, Cleo and options."""
        old = await party.begin(first=party.bob)
        assert "running" in said(await party.bob.slash(party.channel, "game rematch"))
        await party.bot.store.set_game(old.id, status="finished")
        assert "aren't playing" in said(await party.dan.slash(party.channel, "game rematch"))
        await party.bob.slash(party.channel, "game rematch")
        new = await party.table()
        assert (new.key, new.variant, new.options, new.limit) == (old.key, old.variant, old.options, old.limit)
        return new

    async def test_seats_no_one_but_its_host_and_calls_the_others_once(self, party: Party) -> None:
        new = await self.asked(party)
        seated = [(row.user_id, row.color) for row in new.seats]
        assert (new.status, new.host_id, seated) == ("lobby", party.bob.id, [(party.bob.id, "red")])
        asked = party.posts()[-1]
        sent = [call.json for call in party.env.http_requests if call.path == f"/channels/{party.channel.id}/messages"]
        called = [id_ for one in sent if one for id_ in one["allowed_mentions"].get("users", ())][-2:]
        assert sorted(map(int, called)) == sorted((party.ann.id, party.cleo.id))
        assert "Press" not in said(await party.ann.click(asked, label="Join"))
        assert [(row.user_id, row.color) for row in (await party.table()).seats][1:] == [(party.ann.id, "blue")]

    async def test_starts_when_everyone_has_answered_and_two_are_in(self, party: Party) -> None:
        await self.asked(party)
        await party.ann.click(party.posts()[-1], label="Decline")
        assert "Declined" in text_of(party.posts()[-1]) and (await party.table()).status == "lobby"
        lobby = party.posts()[-1]
        await party.cleo.click(lobby, label="Join")
        table = await party.table()
        assert (table.status, [row.user_id for row in table.seats]) == ("playing", [party.bob.id, party.cleo.id])
        assert not await party.bot.store.rows("SELECT * FROM invitations")

    async def test_waits_for_no_one_who_has_left_the_server(self, party: Party) -> None:
        await self.asked(party)
        path = f"/guilds/{party.guild.id}/members/{party.cleo.id}"
        party.env.inject_error("GET", path, status=404, code=10007, times=None)
        await party.ann.click(party.posts()[-1], label="Join")
        assert (await party.table()).status == "playing"

    async def test_keeps_the_seats_of_those_who_are_asked(self, party: Party, database: Path) -> None:
        await self.asked(party)
        lobby = party.posts()[-1]
        assert "invited" in said(await party.dan.click(lobby, label="Join"))
        assert "no open invitation" in said(await party.dan.click(lobby, label="Decline"))
        await party.restart(database)
        await party.ann.click(lobby, label="Decline")
        await party.dan.click(lobby, label="Join")
        await party.bob.click(lobby, label="Start")
        table = await party.table()
        assert (table.status, [row.user_id for row in table.seats]) == ("playing", [party.bob.id, party.dan.id])

    async def test_where_everyone_declines_waits_for_others(self, party: Party) -> None:
        await self.asked(party)
        lobby = party.posts()[-1]
        for person in (party.ann, party.cleo):
            await person.click(lobby, label="Decline")
        assert (await party.table()).status == "lobby"
        await party.dan.click(party.posts()[-1], label="Join")
        table = await party.table()
        assert (table.status, len(table.seats)) == ("lobby", 2)

    async def test_where_another_game_is_running_is_offered_a_thread(self, party: Party) -> None:
        old = await party.begin()
        await party.bot.store.set_game(old.id, status="finished")
        other = await party.begin()
        parts: Any = walk(party.env.backend.get_message(party.channel.id, party.posts()[-1].id).components)
        button = next(part for part in parts if "custom_id" in part)
        button["custom_id"] = f"st:{old.id}:{old.step}:rematch"  # as below the scores of the game that has ended
        typed = await party.bob.slash(party.channel, "game rematch")
        assert "running" in said(typed) and "New thread" in str(panel_of(typed).components)
        offered = panel_of(await party.bob.click(party.posts()[-1], custom_id=button["custom_id"]))
        assert "running" in text_of(offered)
        opened = await party.bob.click(offered, label="New thread")
        thread = next(iter(party.env.bot.get_guild(party.guild.id).threads))  # type: ignore[union-attr]
        table = await party.bot.tables.at(thread.id)
        assert table is not None and thread.mention in said(opened)
        assert (table.key, table.variant, table.limit) == (old.key, old.variant, old.limit)
        assert (await party.table()).id == other.id

    async def test_that_two_ask_for_is_one(self, party: Party) -> None:
        new = await self.asked(party)
        await party.ann.slash(party.channel, "game rematch")
        table = await party.table()
        assert (table.id, table.host_id, [row.user_id for row in table.seats]) == (
            new.id,
            party.bob.id,
            [party.bob.id, party.ann.id],
        )

    async def test_after_a_cancelled_one_asks_the_players_again(self, party: Party) -> None:
        first = await self.asked(party)
        await party.bob.slash(party.channel, "game cancel")
        answer = said(await party.ann.slash(party.channel, "game rematch"))
        new = await party.table()
        assert new.id != first.id and "asked the others" in answer
        assert [one.user_id for one in new.pending] == sorted((party.bob.id, party.cleo.id))

    async def test_is_of_a_game_that_began(self, party: Party) -> None:
        await party.open(2)
        await party.ann.slash(party.channel, "game cancel")
        assert "no game" in said(await party.ann.slash(party.channel, "game rematch"))
        assert (await party.table()).status == "cancelled"


class TestNamesTypedInFull:
    async def test_a_variant_and_a_colour_are_taken_by_their_names_in_any_language(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game new", map="usa", variant="Классика", seats=3)
        table = await party.bot.tables.at(party.channel.id)
        assert table is not None and table.variant == "classic"
        await party.ann.slash(party.channel, "game color", color="Green")
        table = await party.bot.tables.at(party.channel.id)
        assert table is not None and table.seats[0].color == "green"
        assert "list" in said(await party.ann.slash(party.channel, "game color", color="pink"))
