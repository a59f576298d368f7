"""What hosts type about a season is understood, or answered with one sentence while nothing is changed."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord import MemberActor

from cogs.clocks.dates import parse_moment
from cogs.core.scheduler import now
from data.store.leagues import Leagues
from data.store.results import Results
from engine.core.refused import Refused
from tests.cogs.hands import panel_of
from tests.cogs.leagues import create, fixtures, hide_tables, joined, latest, new_host, pass_days, play_round, started
from tests.cogs.party import Party, said, text_of

BERLIN = "Europe/Berlin"
AT = int(datetime(2026, 12, 2, 9, 30, tzinfo=ZoneInfo(BERLIN)).timestamp())  # a Wednesday


@pytest.fixture
def host(party: Party) -> MemberActor:
    return new_host(party)


class TestMoments:
    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("2026-12-24", "2026-12-24 12:00"),
            ("2026-12-24 18:00", "2026-12-24 18:00"),
            ("24.12.", "2026-12-24 12:00"),
            ("24.12. 18:00", "2026-12-24 18:00"),
            ("1.12.", "2027-12-01 12:00"),
            ("in 3 days", "2026-12-05 09:30"),
            ("In 2 weeks", "2026-12-16 09:30"),
            ("5 hours", "2026-12-02 14:30"),
            ("через 3 дня", "2026-12-05 09:30"),
            ("через 1 неделю", "2026-12-09 09:30"),
            ("за 5 днів", "2026-12-07 09:30"),
            ("Friday", "2026-12-04 12:00"),
            ("wed", "2026-12-09 12:00"),
            ("пятница, 20:15", "2026-12-04 20:15"),
            ("в субботу", "2026-12-05 12:00"),
            ("во вторник в 18:00", "2026-12-08 18:00"),
            ("у понеділок о 18:00", "2026-12-07 18:00"),
            ("on Monday at 8:00", "2026-12-07 08:00"),
            ("in a week", "2026-12-09 09:30"),
            ("через неделю", "2026-12-09 09:30"),
            ("за тиждень", "2026-12-09 09:30"),
            ("18:00", "2026-12-02 18:00"),
            ("9:30", "2026-12-03 09:30"),
            ("week", None),
            ("0001-01-01", None),
            ("п'ятниця", "2026-12-04 12:00"),
            ("tomorrow 8:00", "2026-12-03 08:00"),
            ("сегодня 23:00", "2026-12-02 23:00"),
            ("now", "2026-12-02 09:30"),
            ("зараз", "2026-12-02 09:30"),
            ("soon", None),
            ("", None),
            ("2026-02-30", None),
            ("25:00", None),
            ("9999999 days", None),
            ("in ٣ days", None),
            ("١٨:٠٠", None),
            ("2026-12-٢٤", None),
            ("٢٤.12.", None),
        ],
    )
    def test_are_read_where_the_person_lives(self, typed: str, meant: str | None) -> None:
        if meant is None:
            with pytest.raises(Refused, match="unknown_moment"):
                parse_moment(typed, BERLIN, AT)
            return
        read = datetime.fromtimestamp(parse_moment(typed, BERLIN, AT), ZoneInfo(BERLIN))
        assert f"{read:%Y-%m-%d %H:%M}" == meant

    async def test_a_host_s_own_zone_counts(self, party: Party, host: MemberActor) -> None:
        await host.slash(party.channel, "my clock", zone="Asia/Tokyo")
        await create(party, host, start="2026-03-01 18:00")
        starts = (await latest(party))[1].starts_at
        assert datetime.fromtimestamp(starts, ZoneInfo("Asia/Tokyo")).hour == 18


REFUSED = {
    "start": ("yesterday", "can't read “yesterday” as a time"),
    "end": ("in 2 days", "no time for 2 rounds"),
    "closes": ("in 5 days", "open before it closes"),
    "opens": ("in 4 days", "open before it closes"),
    "points": ("1-2-3", "worth less than"),
    "maps": ("usa, nowhere", "nowhere"),
    "name": ("!", "2 to 50"),
    "seats": (5, "is for 2 to 4 players"),
    "options": ("bonus", "bonus"),
}


class TestWrongInput:
    @pytest.mark.parametrize(("option", "value", "sentence"), [(k, *v) for k, v in REFUSED.items()], ids=REFUSED)
    async def test_is_explained_in_a_sentence_and_nothing_is_announced(
        self, party: Party, host: MemberActor, option: str, value: object, sentence: str
    ) -> None:
        terms = {"maps": "london"} if option == "seats" else {}
        answer = await create(party, host, **(terms | {option: value}))
        assert sentence in answer and "\\<t" not in answer
        assert await Leagues(party.bot.store).of_guild(party.guild.id) == []
        assert party.posts() == []

    async def test_a_date_in_the_past(self, party: Party, host: MemberActor) -> None:
        past = int(datetime(2020, 1, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp())
        assert f"The start, <t:{past}:f>, is in the past" in await create(party, host, start="2020-01-01")
        assert "is in the past" in await create(party, host, opens="2020-01-01")
        assert await Leagues(party.bot.store).of_guild(party.guild.id) == []

    async def test_a_clash_of_names_and_two_leagues_in_one_channel(self, party: Party, host: MemberActor) -> None:
        await create(party, host)
        assert "belongs to the league Iron League" in await create(party, host, name="Other")
        other = party.guild.create_text_channel("other")
        party.channel, first = other, party.channel
        assert "already a league called" in await create(party, host, name="iron  LEAGUE")
        assert "You created" in await create(party, host, name="Other")
        assert [one.name for one in await Leagues(party.bot.store).of_guild(party.guild.id)] == ["Iron League", "Other"]
        assert "Choose one in the option" in said(
            await party.ann.slash(party.guild.create_text_channel("third"), "league info")
        )
        party.channel = first

    async def test_only_who_runs_it_may(self, party: Party, host: MemberActor) -> None:
        refused = "members with Manage Server can do this"
        assert refused in await create(party, party.ann)
        await create(party, host)
        for command, options in (
            ("edit", {"rounds": 3}),
            ("start", {}),
            ("cancel", {}),
            ("season", {"start": "in 3 days"}),
        ):
            assert refused in said(await party.ann.slash(party.channel, f"league {command}", **options))
        assert (await latest(party))[1].status == "open"


@pytest.mark.logs_errors
@pytest.mark.simcord(check_errors=False)
@pytest.mark.sqlite
async def test_a_league_is_stored_with_its_log_entry_or_not_at_all(party: Party, host: MemberActor) -> None:
    stop = "CREATE TRIGGER stop BEFORE INSERT ON acts BEGIN SELECT RAISE(ABORT, 'stopped'); END"
    await party.bot.store.run(stop)
    assert "You created" not in await create(party, host)
    assert await Leagues(party.bot.store).of_guild(party.guild.id) == []
    await party.bot.store.run("DROP TRIGGER stop")
    assert "You created" in await create(party, host)
    assert "created the league" in said(await party.ann.slash(party.channel, "league acts"))


class TestPermissions:
    @pytest.mark.parametrize(
        ("lacking", "options", "named"),
        [
            ("create_public_threads", {}, "Create Public Threads"),
            ("create_private_threads", {"same": True}, "Create Private Threads"),
            ("send_messages_in_threads", {}, "Send Messages in Threads"),
            ("send_messages", {}, "Send Messages"),
        ],
    )
    async def test_what_the_bot_lacks_is_named_before_anything_is_stored(
        self, party: Party, host: MemberActor, lacking: str, options: dict[str, object], named: str
    ) -> None:
        assert party.bot.user is not None
        denied = discord.PermissionOverwrite(**{lacking: False})
        party.channel = party.guild.create_text_channel("closed", overwrites={party.bot.user: denied})
        assert named in await create(party, host, **options)
        assert await Leagues(party.bot.store).of_guild(party.guild.id) == []


class TestJoining:
    async def test_twice_or_without_a_season(self, party: Party, host: MemberActor) -> None:
        assert "has no leagues yet" in said(await party.ann.slash(party.channel, "league join"))
        await joined(party, host, count=1)
        assert "already" in said(await party.ann.slash(party.channel, "league join"))
        assert "don't play" in said(await party.bob.slash(party.channel, "league leave"))
        assert "no league “nope”" in said(await party.bob.slash(party.channel, "league join", league="nope"))

    async def test_who_leaves_learns_until_when_they_can_come_back(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=2, closes="in 2 days")
        season = (await latest(party))[1]
        assert season.closes_at < season.starts_at
        left = said(await party.ann.slash(party.channel, "league leave"))
        assert f"You can join again until <t:{season.closes_at}:f>" in left
        await pass_days(party, 2.5)
        assert "you can only join the next one" in said(await party.bob.slash(party.channel, "league leave"))

    async def test_makes_nobody_known_further_than_the_server(self, party: Party, host: MemberActor) -> None:
        await create(party, host)
        await party.bot.settings.set("person", party.bob.id, "ranked", "everywhere")
        first = said(await party.ann.slash(party.channel, "league join"))
        assert "appear in this server's ratings" in first
        assert "ratings" not in said(await party.bob.slash(party.channel, "league join"))
        assert await party.bot.settings.get("person", party.ann.id, "ranked") == "server"
        assert await party.bot.settings.get("person", party.bob.id, "ranked") == "everywhere"

    async def test_lists_nobody_who_has_said_no(self, party: Party, host: MemberActor) -> None:
        await create(party, host)
        await party.ann.slash(party.channel, "rating listed", where="off")
        assert "ratings" not in said(await party.ann.slash(party.channel, "league join"))
        assert await party.bot.settings.get("person", party.ann.id, "ranked") == "off"

    async def test_asks_for_reliability_where_the_league_does(self, party: Party, host: MemberActor) -> None:
        """Ann has never been late; bob's only game was handed to the computer by the others."""
        await create(party, host, reliability=90)
        sql = "INSERT INTO conduct VALUES (?, 1, ?, ?, 10, 5, 'abandoned')"
        await party.bot.store.run(sql, party.bob.id, party.guild.id, now())
        assert "reliability of 90%, and yours is" in said(await party.bob.slash(party.channel, "league join"))
        assert "You joined season" in said(await party.ann.slash(party.channel, "league join"))


class TestEditing:
    async def test_changes_what_is_named_and_shows_it_on_the_post(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=2)
        before = (await latest(party))[1]
        answer = said(await host.slash(party.channel, "league edit", rounds=3, maps="europe/mega", points="10-4-1"))
        after = (await latest(party))[1]
        assert (after.settings.rounds, after.settings.maps, after.settings.scale) == (3, ("europe",), (10, 4, 1))
        assert after.settings.variants == {"europe": "mega"}
        assert (after.starts_at, after.settings.seats) == (before.starts_at, before.settings.seats)
        assert "10-4-1" in answer and "10-4-1" in text_of(party.posts()[-1])
        acts = [act.kind for act in await Leagues(party.bot.store).acts((await latest(party))[0].id)]
        assert acts == ["edited", "created"]
        acted = said(await party.ann.slash(party.channel, "league acts"))
        assert "2 rounds at tables of up to 2 players → 🎲 3 rounds" in acted
        assert "Map: London → " in acted and "10-4-1" in acted
        assert "Registration" not in acted and "📅" not in acted, "only what differs"

    async def test_that_brings_a_new_term_tells_that_there_was_none(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=2)
        await host.slash(party.channel, "league edit", reliability=50, start="in 5 days")
        acted = said(await party.ann.slash(party.channel, "league acts"))
        assert "– → 🤝 You need a reliability of at least 50%" in acted
        assert acted.count("📅") == 2

    async def test_by_two_at_once_loses_nothing(self, party: Party, host: MemberActor) -> None:
        await joined(party, host, count=4)
        asked: list[dict[str, Any]] = [{"points": "9-4-1"}, {"reliability": 40}]
        await party.at_once(*[host.slash(party.channel, "league edit", **one) for one in asked])
        settings = (await latest(party))[1].settings
        assert (settings.scale, settings.reliability) == ((9, 4, 1), 40)

    async def test_people_rise_and_fall_in_divisions_that_were_added_later(
        self, party: Party, host: MemberActor
    ) -> None:
        await create(party, host)
        answer = said(await host.slash(party.channel, "league edit", divisions=3))
        assert "3 divisions; at the end, 1 promoted and 1 relegated from each" in answer

    async def test_a_later_start_moves_the_rest_along(self, party: Party, host: MemberActor) -> None:
        await create(party, host)
        before = (await latest(party))[1]
        await host.slash(party.channel, "league edit", start="in 10 days")
        after = (await latest(party))[1]
        moved = after.starts_at - before.starts_at
        assert moved > 0
        assert (after.closes_at - before.closes_at, after.ends_at - before.ends_at) == (moved, moved)
        await pass_days(party, 3.1)
        assert (await latest(party))[1].status == "open"

    async def test_what_does_not_fit_changes_nothing(self, party: Party, host: MemberActor) -> None:
        await create(party, host)
        before = (await latest(party))[1]
        for options, sentence in (
            ({}, "That changes nothing"),
            ({"end": "in 3 days"}, "no time"),
            ({"points": "3-3"}, "worth less"),
            ({"seats": 5, "maps": "london"}, "is for 2 to 4 players"),
        ):
            assert sentence in said(await host.slash(party.channel, "league edit", **options))
        assert (await latest(party))[1] == before

    async def test_a_running_season_stays_as_it_is(self, party: Party, host: MemberActor) -> None:
        await started(party, host, count=2)
        assert "before the season starts" in said(await host.slash(party.channel, "league edit", rounds=3))


class TestTheNextSeason:
    async def test_waits_for_the_end_of_this_one(self, party: Party, host: MemberActor) -> None:
        await started(party, host, count=2, rounds=1)
        assert "isn't over yet" in said(await host.slash(party.channel, "league season", start="in 3 days"))
        hide_tables(party)
        await play_round(party)
        assert "is in the past" in said(await host.slash(party.channel, "league season", start="2020-01-01"))
        assert (await latest(party))[1].number == 1

    async def test_is_not_made_of_a_table_that_has_changed_meanwhile(self, party: Party, host: MemberActor) -> None:
        await started(party, host, divisions=2, rounds=1)
        hide_tables(party)
        await play_round(party)
        asked = panel_of(await host.slash(party.channel, "league season", start="in 3 days"))
        results, games = Results(party.bot.store), await fixtures(party)
        game_id = games[0].game_id or 0
        rows = await results.of_game(game_id)
        swapped = [replace(row, place=3 - row.place) for row in rows]
        await results.correct(game_id, party.guild.id, host.id, "adjudicate", "a mistake", swapped, now())
        assert "changed since you looked" in said(await host.click(asked, label="Open season"))
        assert (await latest(party))[1].number == 1
