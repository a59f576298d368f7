"""Ending a running game: the others have to agree, unless a moderator ends it or no one plays any more."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.game.ending import BETWEEN
from cogs.tables.table import Table
from cogs.tables.terms import GAME_WARNED, SILENCE
from tests.cogs.hands import custom_ids
from tests.cogs.leagues import fixtures, joined, latest, new_host, start, started, thread
from tests.cogs.party import Party, said, text_of


async def ask(party: Party, person: MemberActor) -> InteractionResult:
    """A person wants to end the game, and has the others asked."""
    first = await person.slash(party.channel, "game cancel")
    assert first.response is not None
    return await person.click(first.response, label="Ask the others")


def question(party: Party) -> discord.Message:
    return next(post for post in party.posts()[::-1] if "🏳️" in text_of(post))


async def answer(party: Party, person: MemberActor, label: str) -> str:
    return said(await person.click(question(party), label=label))


async def status(party: Party) -> str:
    return (await party.table()).status


class TestTheOthers:
    async def test_are_asked_once_and_end_it_by_more_than_half(self, party: Party) -> None:
        await party.begin_turns(seats=4)
        first = await party.bob.slash(party.channel, "game cancel")
        assert "the other 3 players" in said(first) and await status(party) == "playing"
        await ask(party, party.bob)
        assert {one.id for one in question(party).mentions} == {party.ann.id, party.cleo.id, party.dan.id}
        await answer(party, party.ann, "End game")
        assert "Agreed so far: Ann" in text_of(question(party)) and await status(party) == "playing"
        await answer(party, party.dan, "End game")
        assert await status(party) == "cancelled"
        assert "Ann, Dan agreed" in text_of(question(party)) and not list(custom_ids(question(party).components))

    async def test_are_not_asked_by_a_person_whose_seat_the_computer_plays(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        left = await party.bob.slash(party.channel, "game leave")
        assert left.response is not None
        await party.bob.click(left.response, label="Let computer play")
        assert "The computer plays your seat" in said(await party.bob.slash(party.channel, "game cancel"))

    async def test_keep_playing_when_no_majority_is_left(self, party: Party) -> None:
        await party.begin_turns()
        await ask(party, party.ann)
        await answer(party, party.cleo, "Keep playing")
        assert await status(party) == "playing"
        assert "keep playing" in text_of(question(party)) and not list(custom_ids(question(party).components))
        assert "recently" in said(await party.ann.slash(party.channel, "game cancel"))
        await party.env.advance_time(BETWEEN + 60)
        await ask(party, party.ann)

    async def test_are_not_outvoted_by_the_one_who_asked_or_by_those_who_watch(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await ask(party, party.ann)
        assert "yourself" in await answer(party, party.ann, "End game")
        assert "aren't playing" in await answer(party, party.eve, "End game")
        assert await status(party) == "playing"
        await answer(party, party.ann, "Keep playing")
        assert "withdrew" in text_of(question(party))

    async def test_may_change_their_answer(self, party: Party) -> None:
        await party.begin_turns(seats=4)
        await ask(party, party.ann)
        await answer(party, party.bob, "Keep playing")
        await answer(party, party.bob, "End game")
        await answer(party, party.cleo, "End game")
        assert await status(party) == "cancelled"

    async def test_have_a_week_and_the_buttons_go_with_it(self, party: Party) -> None:
        await party.begin_turns()
        await ask(party, party.ann)
        await party.env.advance_time(SILENCE + 60)
        assert not list(custom_ids(question(party).components)) and await status(party) == "playing"

    async def test_can_be_asked_in_a_pause_and_the_question_survives_moves(self, party: Party) -> None:
        table = await party.begin_turns()
        await ask(party, party.ann)
        await party.act(table.running.waiting[0], 0)
        await party.ann.slash(party.channel, "game freeze")
        for person in (party.bob, party.cleo):
            await answer(party, person, "End game")
        assert await status(party) == "cancelled"


class TestAlone:
    async def end(self, party: Party, person: MemberActor) -> InteractionResult:
        asked = await person.slash(party.channel, "game cancel")
        assert asked.response is not None and await status(party) == "playing"
        return await person.click(asked.response, label="End game")

    async def test_a_moderator_ends_it_after_a_question(self, party: Party) -> None:
        await party.begin_turns()
        role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
        asked = await mod.slash(party.channel, "game cancel")
        assert asked.response is not None and "all 3 players" in said(asked)
        assert "Nothing changed" in said(await mod.click(asked.response, label="Keep playing"))
        await self.end(party, mod)
        assert await status(party) == "cancelled"

    async def test_a_player_ends_it_once_no_one_has_moved_for_its_idle_time(self, party: Party) -> None:
        await party.begin_turns()
        await party.env.advance_time(GAME_WARNED + 60)
        await self.end(party, party.cleo)
        assert await status(party) == "cancelled" and party.cleo.mention in text_of(party.posts()[-1])

    async def test_who_plays_with_computers_alone_ends_it(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="usa")
        await self.end(party, party.ann)
        assert await status(party) == "cancelled"

    async def test_an_old_button_of_the_host_asks_for_the_others(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.env.advance_time(GAME_WARNED + 60)
        asked = await party.ann.slash(party.channel, "game cancel")
        await party.act(table.running.waiting[0], 0)  # someone plays after all
        assert asked.response is not None
        assert "agree first" in said(await party.ann.click(asked.response, label="End game"))
        assert await status(party) == "playing"


async def test_players_of_a_league_cannot_end_its_tables(party: Party) -> None:
    host = new_host(party)
    await started(party, host)
    [table] = [one for one in await fixtures(party) if one.status == "running"][:1]
    channel: Any = thread(party, table.thread_id or 0)
    player = next(person for person in party.people if person.id in table.people)
    assert "referee" in said(await player.slash(channel, "game cancel"))
    asked = await host.slash(channel, "game cancel")
    assert asked.response is not None
    await host.click(asked.response, label="End game")
    ended: Table = await party.bot.tables.frame(table.game_id or 0)
    assert ended.status == "cancelled"


@pytest.mark.parametrize("still", [True, False], ids=["sits there", "sat there"])
async def test_a_moderator_decides_nothing_at_a_table_of_a_league_where_they_play_or_played(
    party: Party, still: bool
) -> None:
    host = new_host(party)
    await joined(party, host, 3)
    role = party.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = party.guild.add_member(party.env.create_user("mod"), roles=[role])
    await mod.slash(party.channel, "league join")
    await start(party, host)
    [table] = [one for one in await fixtures(party) if one.status == "running" and mod.id in one.people]
    assert table.game_id is not None
    if not still:
        sql = (
            "INSERT INTO seat_history (game_id, seat, user_id, name, from_step, to_step) VALUES (?, 0, ?, 'Mod', 0, 0)"
        )
        await party.bot.store.rows(
            "UPDATE seats SET user_id = 1 WHERE game_id = ? AND user_id = ?", table.game_id, mod.id
        )
        await party.bot.store.rows(sql, table.game_id, mod.id)
    channel: Any = thread(party, table.thread_id or 0)
    rival = next(row for row in (await party.bot.tables.get(table.game_id)).seats if row.user_id != mod.id)
    replace = {"player": rival.name, "by": "computer"}
    for command, options in {"cancel": {}, "freeze": {}, "replace": replace}.items():
        assert "referee" in said(await mod.slash(channel, f"game {command}", **options))
    after = await party.bot.tables.get(table.game_id)
    assert (after.status, after.paused_at) == ("playing", None)


@pytest.mark.parametrize("label", ["Start season", "Keep waiting"])
async def test_a_season_starts_early_only_after_a_question(party: Party, label: str) -> None:
    host = new_host(party)
    await joined(party, host)
    asked = await host.slash(party.channel, "league start")
    assert "with 4 players" in said(asked) and (await latest(party))[1].status == "open"
    assert asked.response is not None
    await host.click(asked.response, label=label)
    assert ((await latest(party))[1].status == "running") == (label == "Start season")
