"""The life of a season: what its time has come for is done, each once, whatever fails or stops in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import patch

import discord
import pytest
from simcord import MemberActor

from cogs.core.delivery import custom_ids
from cogs.core.scheduler import AGAIN, job
from cogs.league import outbox
from cogs.league import season as season_module
from cogs.tables import service
from cogs.tables.service import Tables
from data.store import leagues as rows
from data.store.deals import Deals
from data.store.leagues import Leagues
from data.store.results import Results
from data.store.rows import DueKind
from data.store.store import Store
from engine.core.codec import encode_state
from tests.cogs.hands import panel_of
from tests.cogs.leagues import (
    create,
    fixtures,
    hide_tables,
    joined,
    latest,
    new_host,
    pass_days,
    play_out,
    play_round,
    start,
    started,
    thread,
)
from tests.cogs.party import Party, said, text_of
from tests.rows import crossed


@pytest.fixture
def host(party: Party) -> MemberActor:
    return new_host(party)


def count_posts(party: Party, text: str) -> int:
    """How many posts of the league's channel say so."""
    return sum(text in text_of(post) for post in party.posts())


class Stopped(Exception):
    """The process ended here."""


def stop(*_: object, **__: object) -> NoReturn:
    raise Stopped


CRASHES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "before the round is drawn": lambda patch: patch.setattr(rows, "drawn", stop),
    "before the thread is noted down": lambda patch: patch.setattr(rows, "threaded", stop),
    "before the players are called": lambda patch: patch.setattr(outbox, "send_once", stop),
    "before the game is there": lambda patch: patch.setattr(Tables, "open_seated", stop),
    "before the game begins": lambda patch: patch.setattr(service, "deal_for", stop),
    "before the next look is set": lambda patch: patch.setattr(season_module, "next_look", stop),
    "before anything is looked at": lambda patch: patch.setattr(season_module, "carry_on", stop),
}


class TestRestarts:
    @pytest.mark.logs_errors
    @pytest.mark.parametrize("crash", crossed(CRASHES, few=2))
    async def test_a_stop_in_between_neither_doubles_nor_loses_anything(
        self,
        party: Party,
        host: MemberActor,
        database: Path,
        monkeypatch: pytest.MonkeyPatch,
        crash: str,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        await joined(party, host)
        with monkeypatch.context() as patch:
            CRASHES[crash](patch)
            await pass_days(party, 3.01)
        assert "stumbled" in caplog.text or "failed" in caplog.text
        await party.restart(database)
        await party.env.advance_time(AGAIN + 10)
        await party.env.advance_time(AGAIN + 10)
        tables = await fixtures(party)
        assert [table.status for table in tables] == ["running", "running"]
        assert {person for table in tables for person in table.people} == {p.id for p in party.people[:4]}
        assert {one.id for one in party.channel.threads} == {table.thread_id for table in tables}
        for table in tables:
            assert table.thread_id is not None and table.game_id is not None
            posts = party.posts(thread(party, table.thread_id))
            assert sum("your table for round 1" in text_of(post) for post in posts) == 1
            game = await party.bot.tables.get(table.game_id)
            assert (game.status, game.step, game.channel_id) == ("playing", 1, table.thread_id)
        store: Store = party.bot.store
        assert (await store.rows("SELECT count(*) FROM games"))[0][0] == 2
        assert count_posts(party, "The season starts with 4 players") == 1
        assert count_posts(party, "Round 1 of 2") == 1

    async def test_while_people_join(self, party: Party, host: MemberActor, database: Path) -> None:
        await create(party, host)
        await party.restart(database)
        assert count_posts(party, "Join by") == 1
        await party.ann.click(party.posts()[-1], label="Join season")
        assert "Joined (1): Ann" in text_of(party.posts()[-1])


class TestATableThatCannotBegin:
    async def test_is_reported_to_the_host_once_and_tried_again(self, party: Party, host: MemberActor) -> None:
        await joined(party, host)
        path = f"/channels/{party.channel.id}/messages/*/threads"
        party.env.inject_error("POST", path, status=403, code=50013, times=4)
        await pass_days(party, 3.0001)
        assert [table.status for table in await fixtures(party)] == ["drawn", "drawn"]
        whispers = [text_of(message) for message in party.whispers(host)]
        assert len(whispers) == 2 and all("can't start table" in text and "threads" in text for text in whispers)
        await pass_days(party, 0.2)
        assert [table.status for table in await fixtures(party)] == ["running", "running"]
        assert len(party.whispers(host)) == 2
        assert len(party.channel.threads) == 2

    async def test_begins_as_soon_as_the_bot_may_open_threads_again(self, party: Party, host: MemberActor) -> None:
        await joined(party, host)
        path = f"/channels/{party.channel.id}/messages/*/threads"
        party.env.inject_error("POST", path, status=403, code=50013, times=2)
        await pass_days(party, 3.0001)
        assert [table.status for table in await fixtures(party)] == ["drawn", "drawn"]
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.edit(topic="threads are allowed now"))
        assert [table.status for table in await fixtures(party)] == ["running", "running"]

    async def test_to_the_end_is_void_and_the_season_ends_without_it(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, rounds=1, end="in 5 days")
        path = f"/channels/{party.channel.id}/messages/*/threads"
        party.env.inject_error("POST", path, status=403, code=50013, times=None)
        await pass_days(party, 5.1)
        assert [table.status for table in await fixtures(party)] == ["void", "void"]
        assert (await latest(party))[1].status == "ended"


class TestTheStart:
    async def test_too_few_people_call_it_off(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=3, divisions=2)
        await pass_days(party, 3.1)
        assert (await latest(party))[1].status == "cancelled"
        assert count_posts(party, "Only 3 players joined, and the season needs 4") == 1
        assert await fixtures(party) == []
        assert "Registration for this season is closed" in said(await party.ann.slash(party.channel, "league join"))

    async def test_may_be_early(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=1)
        assert "Only 1 player has joined" in await start(party, host)
        await party.bob.slash(party.channel, "league join")
        assert "with 2 players" in await start(party, host)
        assert [table.status for table in await fixtures(party)] == ["running"]
        assert "before the season starts" in await start(party, host)

    async def test_is_not_with_a_person_who_is_just_leaving(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=2)
        league, season = await latest(party)
        bot = party.bot

        async def leave_and_start() -> None:
            async with bot.feature(season_module.Seasons).people(season.id):
                starting = asyncio.ensure_future(season_module.start(bot, league, season))
                await asyncio.to_thread(time.sleep, 0.2)  # the simulated clock stands while the start waits
                await Leagues(bot.store).write(rows.not_joined(season.id, party.ann.id))
            await starting

        await party.in_bot(leave_and_start)
        assert (await latest(party))[1].status == "cancelled"

    async def test_that_the_bot_slept_through_comes_later_and_the_season_is_as_long_as_it_was_to_be(
        self, party: Party, host: MemberActor, database: Path
    ) -> None:
        await joined(party, host)
        before = (await latest(party))[1]

        async def sleep(*_: object) -> None:
            pass

        with patch.dict(job, {DueKind.SEASON: sleep}):
            await pass_days(party, 60)
        await party.restart(database)
        await party.env.advance_time(10)
        after = (await latest(party))[1]
        assert (after.status, after.round) == ("running", 1)
        assert after.ends_at - after.starts_at == before.ends_at - before.starts_at
        assert after.starts_at > before.ends_at

    async def test_joining_opens_and_closes_at_its_times(self, party: Party, host: MemberActor) -> None:
        await create(party, host, opens="in 1 day", closes="in 2 days")
        assert "Registration isn't open yet" in said(await party.ann.slash(party.channel, "league join"))
        assert party.posts() == []
        await pass_days(party, 1.1)
        assert count_posts(party, "Join by") == 1
        assert "You joined season" in said(await party.ann.slash(party.channel, "league join"))
        await pass_days(party, 1)
        assert "Registration is closed" in said(await party.bob.slash(party.channel, "league join"))
        assert "Registration for this season is closed" in text_of(party.posts()[0]) and not list(
            custom_ids(party.posts()[0].components)
        )


class TestRounds:
    async def test_the_next_one_begins_at_its_time_though_games_are_running(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host)
        hide_tables(party)
        season = (await latest(party))[1]
        days = (season.until(1) - season.starts_at) / 86400
        await pass_days(party, days - 0.1)
        assert (await latest(party))[1].round == 1
        await pass_days(party, 0.2)
        assert (await latest(party))[1].round == 2
        assert [table.status for table in await fixtures(party)] == ["running"] * 4

    async def test_a_leaver_plays_on_where_they_sit_and_is_drawn_no_more(self, party: Party, host: MemberActor) -> None:
        await started(party, host)
        asked = panel_of(await party.ann.slash(party.channel, "league leave"))
        assert "can't come back" in text_of(asked)
        assert "You left season 1" in said(await party.ann.click(asked, label="Leave season"))
        assert "don't play" in said(await party.ann.slash(party.channel, "league leave"))
        assert "Registration for this season is closed" in said(await party.ann.slash(party.channel, "league join"))
        game = next(table.game_id for table in await fixtures(party) if party.ann.id in table.people)
        assert game is not None
        assert (await party.bot.tables.get(game)).seat_of(party.ann.id) is not None
        hide_tables(party)
        await play_round(party)
        assert all(party.ann.id not in table.people for table in await fixtures(party, 2))
        assert "🚪" in said(await host.slash(party.channel, "league table"))

    async def test_a_game_that_its_host_ends_counts_for_nobody(self, party: Party, host: MemberActor) -> None:
        await started(party, host, count=2, rounds=1)
        (table,) = await fixtures(party)
        assert table.game_id is not None
        game_id = table.game_id
        await party.in_bot(lambda: party.bot.tables.cancel(game_id, host.id))
        await pass_days(party, 0.3)
        assert [one.status for one in await fixtures(party)] == ["void"]
        assert (await latest(party))[1].status == "ended"


class TestGamesThatRunPastTheEnd:
    async def late(self, party: Party, host: MemberActor, overrun: str) -> None:
        await started(party, host, rounds=1, end="in 5 days", overrun=overrun)
        hide_tables(party)
        first = (await fixtures(party))[0].game_id
        assert first is not None
        await party.in_bot(lambda: play_out(party, first, "easy"))
        await pass_days(party, 2.1)

    async def test_are_waited_for(self, party: Party, host: MemberActor) -> None:
        await self.late(party, host, "wait")
        assert (await latest(party))[1].status == "running"
        assert count_posts(party, "but 1 game is still running") == 1
        await play_round(party)
        assert (await latest(party))[1].status == "ended"
        assert [table.status for table in await fixtures(party)] == ["finished", "finished"]

    async def test_are_void(self, party: Party, host: MemberActor) -> None:
        await self.late(party, host, "void")
        season = (await latest(party))[1]
        assert season.status == "ended"
        assert sorted(table.status for table in await fixtures(party)) == ["finished", "void"]
        assert len(await Results(party.bot.store).of_season(season.id)) == 2

    async def test_count_as_they_stand(self, party: Party, host: MemberActor) -> None:
        await self.late(party, host, "count")
        season = (await latest(party))[1]
        assert season.status == "ended"
        tables = {table.status: table for table in await fixtures(party)}
        assert set(tables) == {"finished", "decided"}
        decided = tables["decided"].game_id
        assert decided is not None
        stopped = await party.bot.tables.get(decided)
        assert stopped.status == "cancelled" and stopped.game is not None
        written = await Results(party.bot.store).of_game(decided)
        assert [row.points for row in written] == list(stopped.game.result().totals)
        assert len(await Leagues(party.bot.store).outcomes(season.id)) == 2


class TestSameDeal:
    async def test_tables_are_private_until_the_round_has_ended(self, party: Party, host: MemberActor) -> None:
        await started(party, host, rounds=2, same=True)
        hide_tables(party)
        first, second = await fixtures(party)
        assert first.deal_id == second.deal_id is not None
        for table in (first, second):
            channel: Any = party.bot.get_guild(party.guild.id).get_thread(table.thread_id)  # type: ignore[union-attr, arg-type]
            assert channel.is_private()
            assert {member.id for member in await channel.fetch_members()} >= set(table.people)
        assert first.game_id is not None and second.game_id is not None
        games = [await party.bot.tables.get(game) for game in (first.game_id, second.game_id)]
        assert games[0].game is not None and games[1].game is not None
        assert encode_state(games[0].game) == encode_state(games[1].game)
        await party.in_bot(lambda: play_out(party, first.game_id or 0, "easy"))
        deal = await Deals(party.bot.store).get(first.deal_id or 0)
        assert deal is not None and deal.closed
        assert count_posts(party, deal.seed) == 0
        text = said(await party.eve.slash(party.channel, "league table"))
        assert text.count("**0** pts") == 4 and "count once all tables" in text  # nothing of it is shown
        await party.in_bot(lambda: play_out(party, second.game_id or 0, "easy"))
        opened = await Deals(party.bot.store).get(first.deal_id or 0)
        assert opened is not None and not opened.closed
        assert count_posts(party, deal.seed) == 1
        assert count_posts(party, "Seat 1: rank 1 of 2") == 1
        assert said(await party.eve.slash(party.channel, "league table")).count("**0** pts") == 0
        assert (await fixtures(party, 2))[0].deal_id != first.deal_id
        shown = panel_of(await party.ann.slash(party.channel, "league rounds", round=1))
        compared = text_of(panel_of(await party.ann.click(shown, label="Compare seats")))
        assert compared.count("👉 Seat") == 1 and compared.count("Seat 2:") >= 2
        running = panel_of(await party.ann.slash(party.channel, "league rounds", round=2))
        assert "Compare seats" not in str(running.components)

    async def test_no_one_knows_the_deal_who_is_drawn_for_a_table_that_has_not_begun(
        self, party: Party, host: MemberActor
    ) -> None:
        await joined(party, host, rounds=1, same=True)
        path = f"/channels/{party.channel.id}/threads"
        party.env.inject_error("POST", path, status=403, code=50013, times=1)
        await pass_days(party, 3.0001)
        late, begun = await fixtures(party)
        assert (late.status, begun.status) == ("drawn", "running")
        party.env.inject_error("POST", path, status=403, code=50013, times=3)
        game_id, person = begun.game_id or 0, late.people[0]
        actor = next(one for one in party.people if one.id == person)
        holder = next(one for one in party.people if one.id == begun.people[0])
        there = thread(party, begun.thread_id or 0)
        await holder.slash(there, "game substitute")
        offered = party.posts(there)[-1]
        inside: Any = party.bot.get_guild(party.guild.id).get_thread(begun.thread_id)  # type: ignore[union-attr, arg-type]
        await party.in_bot(lambda: inside.add_user(discord.Object(person)))
        assert "waiting for you at another table" in said(await actor.click(offered, label="Take seat"))
        # as before the rule: the person knows the deal when their own table opens
        await party.bot.store.run("UPDATE seats SET user_id = ? WHERE game_id = ? AND seat = 0", person, game_id)
        await pass_days(party, 0.2)
        late = (await fixtures(party))[0]
        assert late.status == "running"
        row = (await party.bot.tables.get(late.game_id or 0)).seats[0]
        assert (row.user_id, row.computer is not None) == (None, True)
        channel: Any = party.bot.get_guild(party.guild.id).get_thread(late.thread_id)  # type: ignore[union-attr, arg-type]
        assert person not in {member.id for member in await channel.fetch_members()}

    async def test_a_season_called_off_tells_its_deal_when_the_games_are_over(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, rounds=1, same=True)
        hide_tables(party)
        tables = await fixtures(party)
        asked = panel_of(await host.slash(party.channel, "league cancel"))
        assert "2 running games continue" in text_of(asked)
        await party.at_once(*(host.click(asked, label="Cancel season") for _ in range(2)))
        assert "You cancelled the season" in text_of(asked)
        assert count_posts(party, "cancelled this season") == 1
        deal = await Deals(party.bot.store).get(tables[0].deal_id or 0)
        assert deal is not None and deal.closed
        for table in tables:
            game_id = table.game_id or 0
            await party.in_bot(lambda game_id=game_id: play_out(party, game_id, "easy"))  # type: ignore[misc]
        await pass_days(party, 0.3)
        assert count_posts(party, deal.seed) == 1
        assert (await latest(party))[1].status == "cancelled"


class TestTheChannel:
    async def test_that_is_gone_is_reported_to_the_host_and_the_league_goes_on_elsewhere(
        self, party: Party, host: MemberActor
    ) -> None:
        await joined(party, host, count=2)
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(channel.delete)
        await pass_days(party, 3.01)
        whispers = [text_of(message) for message in party.whispers(host)]
        assert any("is gone" in text and "league move" in text for text in whispers)
        assert [table.status for table in await Leagues(party.bot.store).fixtures(1)] == ["drawn"]
        party.channel = party.guild.create_text_channel("new-home")
        assert "You moved Iron League" in said(await host.slash(party.channel, "league move", league="Iron League"))
        await pass_days(party, 0.1)
        assert [table.status for table in await fixtures(party)] == ["running"]
        assert "already the channel of that league" in said(
            await host.slash(party.channel, "league move", league="Iron League")
        )


async def test_the_start_is_announced_before_the_threads_of_its_tables(party: Party) -> None:
    await started(party, new_host(party))
    texts = [text_of(post) for post in party.posts()]
    begun = next(at for at, text in enumerate(texts) if "The season starts with" in text)
    assert begun < min(at for at, text in enumerate(texts) if text.startswith("### S1 R1"))
