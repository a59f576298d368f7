"""A deal a day: everybody's one try of the same cards, what they may see of it when, and the table at its end."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
import pytest
import simcord
from hypothesis import given, settings
from hypothesis import strategies as st
from simcord import ChannelHandle, InteractionResult, MemberActor

from cogs.core.components import Panel, Press, Row
from cogs.core.delivery import custom_ids
from cogs.core.scheduler import now
from cogs.core.time import DAY, HOUR
from cogs.daily.days import next_day
from cogs.tables.finale import NEXT, REPLAY
from cogs.tables.table import Table
from data.store.daily import Dailies, Day
from data.store.deals import Deals
from data.store.privacy import Privacy
from engine.core.refused import Refused
from tests.cogs.hands import brisk, panel_of
from tests.cogs.leagues import new_host
from tests.cogs.lost import FAILED, HOW, Wire
from tests.cogs.party import Party, said, text_of
from tests.cogs.quick import PAUSE, without_pictures
from tests.cogs.test_deals import SEED
from tests.cogs.test_schema import wrong
from tests.rows import crossed


@pytest.fixture(autouse=True)
def _text(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pictures(monkeypatch)


async def on(party: Party, **options: object) -> MemberActor:
    """Somebody who manages the server switches it on."""
    host = new_host(party)
    answer = said(await host.slash(party.channel, "daily setup", **options))
    assert "The daily deal is on" in answer, answer
    return host


async def day_of(party: Party) -> Day:
    day = await Dailies(party.bot.store).latest(party.guild.id)
    assert day is not None
    return day


async def game_of(party: Party, person: MemberActor) -> Table:
    known = await Dailies(party.bot.store).try_of((await day_of(party)).id, person.id)
    assert known is not None
    return await party.bot.tables.get(known.game_id)


async def begin(party: Party, person: MemberActor) -> Table:
    answer = said(await person.slash(party.channel, "daily play"))
    assert "Your game is here" in answer, answer
    return await game_of(party, person)


async def play_out(party: Party, table: Table, rng: Random, most: int = 600) -> Table:
    """To the end, or for so many actions: the person plays briskly, the computers when their pause is over."""
    async with party.unseen():
        for _ in range(most):
            table = await party.bot.tables.get(table.id)
            if table.status != "playing":
                break
            seat = table.running.waiting[0]
            if table.seats[seat].computer is not None:
                await party.env.advance_time(PAUSE + 1)
            else:
                action, user = brisk(table.running, seat, rng), table.seats[seat].user_id or 0
                await party.in_bot(lambda: party.bot.tables.play(table.id, user, lambda *_: action))  # noqa: B023
    return await party.bot.tables.get(table.id)


async def finish(party: Party, person: MemberActor, seed: int) -> Table:
    table = await play_out(party, await begin(party, person), Random(seed))
    assert table.status == "finished"
    return table


async def score(party: Party, person: MemberActor, points: int) -> Table:
    """A try that has these points without being played."""
    table = await begin(party, person)
    sql = "UPDATE tries SET points = ?, computers = 40, finished_at = ? WHERE game_id = ?"
    await party.bot.store.run(sql, points, now(), table.id)
    return table


async def results(party: Party, person: MemberActor) -> str:
    return said(await person.slash(party.channel, "daily table"))


def place(party: Party, table: Table) -> ChannelHandle:
    return simcord.ChannelHandle(party.env, party.guild, party.env.backend.channels[table.channel_id])


def tables_posted(party: Party) -> list[str]:
    """The tables of days in the channel, the oldest first."""
    return [text for text in map(text_of, party.posts()) if "🗓️ Daily deal ·" in text]


ZONES = sorted(available_timezones())


class TestWhenADayIs:
    @settings(max_examples=300)
    @given(st.lists(st.sampled_from(ZONES), min_size=1, max_size=6), st.integers(1_700_000_000, 2_000_000_000))
    def test_no_date_comes_twice_and_none_is_over_as_it_begins(self, zones: list[str], at: int) -> None:
        """Whatever the zones are: the next day begins when the one before is over."""
        last: date | None = None
        for zone in zones:
            day, ends_at = next_day(at, zone, last)
            assert last is None or day > last
            assert at < ends_at <= at + 52 * HOUR
            last, at = day, ends_at

    @settings(max_examples=200)
    @given(st.sampled_from(ZONES), st.integers(1_700_000_000, 2_000_000_000))
    def test_in_one_zone_days_follow_the_calendar_also_where_clocks_change(self, zone: str, at: int) -> None:
        day, ends_at = next_day(at, zone, None)
        for _ in range(370):
            after, until = next_day(ends_at, zone, day)
            assert after == day + timedelta(1) and 22 * HOUR <= until - ends_at <= 26 * HOUR
            assert datetime.fromtimestamp(until - 1, ZoneInfo(zone)).date() == after
            day, ends_at = after, until

    def test_a_clock_that_goes_back_at_midnight_makes_one_long_day(self) -> None:
        day, ends_at = next_day(int(datetime(2026, 10, 31, 16, tzinfo=UTC).timestamp()), "America/Havana", None)
        assert day == date(2026, 10, 31)
        assert datetime.fromtimestamp(ends_at, ZoneInfo("America/Havana")).isoformat() == "2026-11-01T00:00:00-04:00"


class TestADay:
    async def test_of_three_people_with_a_restart_in_between(self, party: Party, database: Path) -> None:
        await on(party)
        ann = await finish(party, party.ann, 1)
        cleo = await begin(party, party.cleo)
        bob = await play_out(party, await begin(party, party.bob), Random(2), 12)
        await party.restart(database)
        assert bob.link in said(await party.bob.slash(party.channel, "daily play"))
        bob = await play_out(party, bob, Random(3))
        points = {"Ann": ann.running.result().totals, "Bob": bob.running.result().totals}
        for person in (party.ann, party.bob):
            so_far = await results(party, person)
            assert all(f"{name} – **{totals[0]}**" in so_far for name, totals in points.items())
            assert "Cleo" not in so_far
        assert tables_posted(party) == []

        await party.env.advance_time(DAY)
        [table] = tables_posted(party)
        ordered = sorted(points, key=lambda name: -points[name][0])
        assert [re.search(rf"{name} – \*\*(-?\d+)\*\*", table)[1] for name in ordered] == [  # type: ignore[index]
            str(points[name][0]) for name in ordered
        ]
        assert table.index(ordered[0]) < table.index(ordered[1]) and "Cleo" not in table
        assert f"Best computer – {max(max(totals[1:]) for totals in points.values())}" in table
        assert not party.posts()[-1].mentions and wrong(party) == []
        assert "this game doesn't count" in text_of(place(party, cleo).history()[-1])
        assert (await party.bot.tables.frame(cleo.id)).status == "cancelled"
        await party.restart(database)
        await party.env.advance_time(3 * DAY)
        assert len(tables_posted(party)) == 1  # nobody played meanwhile
        for counted in ("results", "ratings", "conduct", "route_counts"):
            assert await party.bot.store.rows(f"SELECT * FROM {counted}") == [], counted

    async def test_whose_end_the_bot_slept_through_is_told_once(self, party: Party, database: Path) -> None:
        await on(party)
        await score(party, party.ann, 30)
        old = party.bot
        await party.env.advance_time(0)
        await old.scheduler.stop()
        await party.env.advance_time(3 * DAY)
        assert tables_posted(party) == []
        await party.restart(database)
        await party.env.advance_time(HOUR)
        assert len(tables_posted(party)) == 1

    @pytest.mark.parametrize("how", crossed(HOW, few=1))
    async def test_whose_table_arrives_though_its_answer_is_lost_has_one(
        self, party: Party, how: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await on(party)
        await score(party, party.ann, 30)
        wire = Wire(monkeypatch)
        wire.lose(how, "POST", f"/channels/{party.channel.id}/messages", 5 if how == FAILED else 1)
        await party.env.advance_time(DAY)
        await party.env.advance_time(HOUR)
        assert wire.lost and len(tables_posted(party)) == 1
        assert (await day_of(party)).message_id == party.posts()[-1].id

    async def test_whose_table_is_refused_at_first_gets_it_later_and_holds_no_other_server_up(
        self, party: Party
    ) -> None:
        await on(party)
        other = party.env.create_guild(name="Elsewhere")
        place = other.create_text_channel("daily")
        boss = other.add_member(
            party.env.create_user("boss"),
            roles=[other.create_role("Boss", permissions=discord.Permissions(manage_guild=True))],
        )
        await boss.slash(place, "daily setup")
        await score(party, party.ann, 30)
        assert "Your game is here" in said(await boss.slash(place, "daily play"))
        await party.bot.store.run("UPDATE tries SET points = 60, computers = 40, finished_at = 1")
        path = f"/channels/{party.channel.id}/messages"
        party.env.inject_error("POST", path, status=403, code=50013, times=2)
        await party.env.advance_time((await day_of(party)).ends_at - now() + 1)
        assert tables_posted(party) == []
        assert "Daily deal" in text_of(party.posts(place)[-1]) and "Ann" not in text_of(party.posts(place)[-1])
        await party.env.advance_time(HOUR)
        assert len(tables_posted(party)) == 1 and "Boss" not in tables_posted(party)[0]

    async def test_is_the_same_for_all_who_play_the_same(self, party: Party) -> None:
        await on(party)
        played = list[list[tuple[Any, ...]]]()
        for person in (party.ann, party.bob):
            table = await play_out(party, await begin(party, person), Random(5), 12)
            played.append([(row.action, row.events) for row in await party.bot.store.steps(table.id)])
        assert played[0] == played[1] and len(played[0]) > 10


class TestATry:
    async def test_is_one_for_each_person_and_day(self, party: Party) -> None:
        await on(party)
        table = await begin(party, party.ann)
        both = await party.at_once(*(party.ann.slash(party.channel, "daily play") for _ in range(2)))
        assert any(table.link in said(answer) for answer in both)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.id))
        assert "gave up" in said(await party.ann.slash(party.channel, "daily play"))
        assert len(await party.bot.store.rows("SELECT * FROM games")) == 1
        await party.env.advance_time(DAY)
        assert (await begin(party, party.ann)).id != table.id

    async def test_takes_no_move_after_its_day_even_before_that_is_told(self, party: Party) -> None:
        await on(party)
        table = await begin(party, party.ann)
        await party.bot.scheduler.stop()
        await party.env.advance_time(DAY)
        with pytest.raises(Refused, match="daily_over"):
            await party.bot.tables.play(table.id, party.ann.id, lambda now, seat: now.running.legal(seat)[0])
        assert (await party.bot.tables.frame(table.id)).step == table.step
        after = await begin(party, party.ann)
        assert after.id != table.id

    async def test_names_the_computers_in_the_persons_language(self, party: Party) -> None:
        await on(party)
        await party.ann.slash(party.channel, "settings language", language="ru")
        await party.ann.slash(party.channel, "daily play")
        assert [row.name for row in (await game_of(party, party.ann)).seats[1:]] == ["Ракета", "Маллард"]

    async def test_of_somebody_who_was_forgotten_is_no_second_one(self, party: Party) -> None:
        await on(party)
        await score(party, party.ann, 30)
        panel = panel_of(await party.ann.slash(party.channel, "privacy delete"))
        await party.ann.click(panel, custom_id=f"st:0:0:forgetme:{party.ann.id}")
        assert not any((await Privacy(party.bot.store).export(party.ann.id))["tries"])
        assert "already played" in said(await party.ann.slash(party.channel, "daily play"))
        await score(party, party.bob, 60)
        shown = await results(party, party.bob)
        assert "Ann" not in shown and "Player " in shown

    @pytest.mark.logs_errors
    @pytest.mark.simcord(check_errors=False)
    @pytest.mark.sqlite
    async def test_that_could_not_begin_is_in_nobodys_way(self, party: Party, database: Path) -> None:
        """As after a crash between the two commits: the game is there and has no first step."""
        await on(party)
        store, broken = party.bot.store, "BEFORE INSERT ON tries BEGIN SELECT RAISE(ABORT, 'broken'); END"
        await store.run(f"CREATE TRIGGER broken {broken}")
        assert "went wrong" in said(await party.ann.slash(party.channel, "daily play"))
        await store.run("DROP TRIGGER broken")
        await party.restart(database)
        table = await begin(party, party.ann)
        assert (table.status, table.step) == ("playing", 1)
        rows = await party.bot.store.rows("SELECT status FROM games WHERE id <> ?", table.id)
        assert rows == [("cancelled",)]

    async def test_is_in_direct_messages_where_there_can_be_no_thread(self, party: Party) -> None:
        await on(party)
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.me, create_private_threads=False))
        table = await begin(party, party.ann)
        assert table.guild_id == 0 and "Daily deal" in text_of(party.whispers(party.ann)[0])
        await party.env.advance_time(DAY)
        answer = said(await party.eve.slash(party.channel, "game verify", game=table.id))
        assert "❌" not in answer and SEED.search(answer)


class TestSecrecy:
    """What the same-deal tests know of looking at somebody else's game."""

    async def test_nobody_sees_a_game_before_the_day_is_over_and_everybody_then(
        self, party: Party, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        await on(party)
        await party.env.advance_time(DAY)  # the next map is one of cards
        feed = party.guild.create_text_channel("feed")
        await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "feed", str(feed.id)))
        table = await play_out(party, await begin(party, party.ann), Random(1), 8)
        deal = await Deals(party.bot.store).of_game(table.id)
        assert deal is not None
        await self.peek(party, table)
        table = await play_out(party, table, Random(1))
        own = await results(party, party.ann)
        end = await self.end_of(party, table)
        offered = ids(end)
        assert "rematch" not in offered
        until = f"until the day ends (<t:{(await day_of(party)).ends_at}:R>)"
        for verb in ("replay", "account"):
            assert until in said(await party.ann.click(end, custom_id=offered[verb]))
        for command in ("game log", "game verify", "game export", "game replay"):
            assert until in said(await party.ann.slash(party.channel, command, game=table.id)), command
        for person in (party.bob, party.eve):  # bob is in the middle of his
            if person is party.bob:
                await play_out(party, await begin(party, party.bob), Random(2), 8)
            await self.peek(party, table, person)
            shown = await results(party, person)
            assert "Ann" not in shown and "Best computer" not in shown
            assert deal.seal in shown and deal.seal in own
        await score(party, party.cleo, 50)  # who has finished sees points, and no more
        await self.peek(party, table, party.cleo)
        assert "Ann – **" in await results(party, party.cleo)
        assert party.posts(feed) == []
        for command in ("stats person", "stats records", "my games"):
            result = await party.eve.slash(party.channel, command)
            assert "Ann" not in said(result), command
        sent = [json.dumps(entry.json) for entry in party.env.http_requests if entry.json is not None]
        assert len(sent) > 10 and not [text for text in sent if deal.seed in text]
        assert deal.seed not in caplog.text

        await party.env.advance_time(DAY)
        assert deal.seed in tables_posted(party)[-1] and deal.seal in tables_posted(party)[-1]
        answer = said(await party.eve.slash(party.channel, "game verify", game=table.id))
        assert deal.seed in answer and "❌" not in answer
        assert "Ann" in said(await party.eve.slash(party.channel, "game log", game=table.id))
        assert "doesn't" not in said(await party.eve.slash(party.channel, "game export", game=table.id))
        assert party.posts(feed) == []

    async def end_of(self, party: Party, table: Table) -> discord.Message:
        """The final post, read to its end by the player."""
        there = place(party, table)
        while True:
            [end] = [post for post in party.posts(there) if {NEXT, REPLAY} & set(ids(post))]
            if NEXT not in ids(end):
                return end
            await party.ann.click(end, custom_id=ids(end)[NEXT])

    async def peek(self, party: Party, table: Table, person: MemberActor | None = None) -> None:
        """Every way in which the same-deal tests look at a closed table; each is refused."""
        eve = person or party.eve
        for command in ("game log", "game verify", "game export", "game replay"):
            result = await eve.slash(party.channel, command, game=table.id)
            text, files = read(result)
            assert not files and "can't see it" in text, (command, text)
        verbs = ("hand", "more", "board", "look", "confirm", "replay", "account", "finale-next", "finale-skip")
        posted = await forged(party, table, verbs)
        for id_ in custom_ids(posted.components):
            text, files = read(await eve.click(posted, custom_id=id_))
            assert not files and "Rocket" not in text, (id_, text)


def ids(post: discord.Message) -> dict[str, str]:
    """The buttons and selects of a post, by verb."""
    return {id_.split(":")[3]: id_ for id_ in custom_ids(post.components)}


def read(result: InteractionResult) -> tuple[str, list[Any]]:
    """What an answer says, and its files."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return said(result), [file for answer in answers if answer.message for file in answer.message.attachments]


async def forged(party: Party, table: Table, verbs: tuple[str, ...]) -> discord.Message:
    """A post of the bot with buttons that this channel never had."""

    async def post() -> None:
        channel: Any = party.bot.get_channel(party.channel.id)
        buttons = [Press(table.id, table.step, verb, verb, arg="0" if "finale" in verb else None) for verb in verbs]
        rows = [Row(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]
        await channel.send(view=Panel(*rows))

    await party.in_bot(post)
    return party.posts()[-1]


class TestSettingUp:
    async def test_needs_the_right_to_manage_the_server(self, party: Party) -> None:
        for command in ("daily setup", "daily off"):
            assert "Manage Server" in said(await party.ann.slash(party.channel, command))
        assert "is off on this server" in said(await party.ann.slash(party.channel, "daily play"))

    async def test_refuses_a_zone_that_there_is_not(self, party: Party) -> None:
        host = new_host(party)
        assert "Mars" in said(await host.slash(party.channel, "daily setup", zone="Mars/Olympus"))
        assert await party.bot.settings.get("server", party.guild.id, "daily") is None

    async def test_posts_a_button_by_which_anybody_plays(self, party: Party) -> None:
        await on(party)
        play = next(id_ for id_ in custom_ids(party.posts()[-1].components) if "daily-play" in id_)
        assert "Your game is here" in said(await party.ann.click(party.posts()[-1], custom_id=play))

    async def test_switched_off_lets_a_try_be_finished_and_none_begin(self, party: Party) -> None:
        host = await on(party)
        table = await score(party, party.ann, 30)
        assert "was off already" not in said(await host.slash(party.channel, "daily off"))
        assert "was off already" in said(await host.slash(party.channel, "daily off"))
        assert table.link in said(await party.ann.slash(party.channel, "daily play"))
        assert "is off" in said(await party.bob.slash(party.channel, "daily play"))
        await party.env.advance_time(DAY)
        assert len(tables_posted(party)) == 1
        assert "is off" in said(await party.ann.slash(party.channel, "daily play"))

    async def test_a_new_zone_leaves_the_running_day_its_end(self, party: Party) -> None:
        host = await on(party, zone="Pacific/Auckland")
        before = await day_of(party)
        await host.slash(party.channel, "daily setup", zone="America/Los_Angeles")
        assert await day_of(party) == before
        await score(party, party.ann, 30)
        await party.env.advance_time(before.ends_at - now() + HOUR)
        await begin(party, party.bob)
        after = await day_of(party)
        assert after.day > before.day and now() < after.ends_at

    async def test_a_channel_that_is_gone_gets_no_post_and_switches_it_off(self, party: Party) -> None:
        await on(party)
        await score(party, party.ann, 30)
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(channel.delete)
        await party.env.advance_time(DAY)
        assert await party.bot.settings.get("server", party.guild.id, "daily") is None
        assert await Dailies(party.bot.store).due(now() + 9 * DAY) == []


class TestReminders:
    async def test_come_in_the_evening_to_who_asked_and_has_not_finished(self, party: Party) -> None:
        await on(party)
        for person in (party.ann, party.bob):
            assert "direct message" in said(await person.slash(party.channel, "daily remind"))
        await score(party, party.ann, 30)
        await party.env.advance_time(DAY - HOUR)
        assert [len(party.whispers(person)) for person in (party.ann, party.bob, party.cleo)] == [0, 1, 0]
        assert "haven't finished today's deal" in text_of(party.whispers(party.bob)[0])
        await party.env.advance_time(DAY)
        assert [len(party.whispers(person)) for person in (party.ann, party.bob)] == [1, 2]
        assert "won't remind you" in said(await party.bob.slash(party.channel, "daily remind"))
        await party.env.advance_time(2 * DAY)
        assert len(party.whispers(party.bob)) == 2
