"""The table of a league: which games count in it, its pages, its picture."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from simcord import MemberActor

from cogs.core.delivery import custom_ids
from cogs.league.context import SeasonContext
from cogs.league.draw import ratings_of
from cogs.league.season import call_off
from cogs.league.standings import tables_of
from cogs.tables.seats import give_to_computer, open_seat, take_seat
from data.store import leagues as rows
from data.store.leagues import Leagues
from data.store.results import Results
from renderer.league.tables import LeagueRow
from tests.cogs.hands import id_of, panel_of, walk
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
)
from tests.cogs.party import Party, said, text_of
from tests.rows import listed


@pytest.fixture
def host(party: Party) -> MemberActor:
    return new_host(party)


class TestTheTable:
    async def test_turns_its_pages_and_divisions(self, party: Party, host: MemberActor) -> None:
        await create(party, host, divisions=2)
        for number in range(24):
            person = party.guild.add_member(party.env.create_user(f"p{number}", global_name=f"P {number}"))
            await person.slash(party.channel, "league join")
        await start(party, host)
        await party.ann.slash(party.channel, "settings show")
        await party.bot.settings.set("person", party.ann.id, "pictures", "off")
        first = panel_of(await party.ann.slash(party.channel, "league table"))
        assert "Division 1" in text_of(first) and "P 9" in text_of(first) and "P 10" not in text_of(first)
        second = panel_of(await party.ann.click(first, label="Next"))
        assert "P 10" in text_of(second) and "P 9" not in text_of(second)
        other = panel_of(await party.ann.select(second, ["1"], custom_id=id_of(second, "pickleaguedivision")))
        assert "Division 2" in text_of(other) and "P 12" in text_of(other)

    async def test_before_the_start_shows_all_who_have_joined_without_divisions(
        self, party: Party, host: MemberActor
    ) -> None:
        await joined(party, host, divisions=2)
        for division in (1, 2):
            shown = panel_of(await party.ann.slash(party.channel, "league table", division=division))
            text = text_of(shown)
            assert "Ann" in text and "Dan" in text and "assign the divisions when" in text
            assert "Division 1" not in text and "▼" not in text
            assert not [id_ for id_ in custom_ids(shown.message.components) if "pickleaguedivision" in id_]
        await start(party, host)
        text = text_of(panel_of(await party.ann.slash(party.channel, "league table")))
        assert "Division 1" in text and "assign the divisions when" not in text

    @pytest.mark.parametrize(("lang", "written"), listed([("ru", "1,5"), ("en", "1.5"), ("uk", "1,5")], few=1))
    async def test_writes_points_as_the_language_does(
        self, party: Party, host: MemberActor, lang: str, written: str
    ) -> None:
        await started(party, host, points="1.5-0")
        await play_round(party)
        await party.bot.settings.set("person", party.ann.id, "language", lang)
        assert f"{written}" in said(await party.ann.slash(party.channel, "league table"))

    @pytest.mark.pictures
    async def test_is_a_picture_with_its_words_where_pictures_are_wanted(self, party: Party, host: MemberActor) -> None:
        await started(party, host)
        result = await party.ann.slash(party.channel, "league table", public=True)
        assert result.response is not None and not result.response.ephemeral
        shown = party.posts()[-1]
        (picture,) = shown.attachments
        assert picture.filename == "league.png"
        galleries = [part for part in walk(result.response.components) if "items" in part]
        assert "1. Ann 0" in galleries[0]["items"][0]["description"]

    async def test_a_public_one_is_turned_for_the_reader_alone(self, party: Party, host: MemberActor) -> None:
        await started(party, host, divisions=2)
        await party.ann.slash(party.channel, "league table", public=True)
        post = party.posts()[-1]
        choice = next(id_ for id_ in custom_ids(post.components) if "pickleaguedivision" in id_)
        turned = await party.bob.select(post, ["1"], custom_id=choice)
        assert "Division 2" in said(turned)
        assert "Division 1" in text_of(party.posts()[-1])

    async def test_rounds_show_the_reader_s_own_table_first(self, party: Party, host: MemberActor) -> None:
        await started(party, host)
        hide_tables(party)
        await play_round(party)
        own = next(table for table in await fixtures(party, 2) if party.ann.id in table.people)
        shown = panel_of(await party.ann.slash(party.channel, "league rounds"))
        assert text_of(shown).splitlines()[2].startswith(f"👉 <#{own.thread_id}>")
        before = panel_of(await party.ann.click(shown, label="Back"))
        assert "Round 1 of 2" in text_of(before) and "finished" in text_of(before)


async def tables_now(party: Party) -> list[list[LeagueRow]]:
    return await tables_of(SeasonContext(party.bot, "en", *await latest(party)))


class TestWhatCounts:
    async def test_whoever_changes_the_division_keeps_the_games_they_were_drawn_in(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, divisions=2, rounds=1)
        hide_tables(party)
        await play_round(party)
        _, season = await latest(party)
        before = {row.standing.person: row for table in await tables_now(party) for row in table}
        await Leagues(party.bot.store).write([rows.placed(season.id, party.ann.id, 1)])
        upper, lower = await tables_now(party)
        assert {row.standing.person for row in lower} == {party.ann.id, party.cleo.id, party.dan.id}
        after = {row.standing.person: row for row in (*upper, *lower)}
        assert all(after[one].standing.points == before[one].standing.points for one in before)

    async def test_a_substitute_of_another_division_wins_nothing_in_their_own(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, divisions=2, rounds=1)
        hide_tables(party)
        first = (await fixtures(party))[0]
        newcomer = SimpleNamespace(id=party.dan.id, display_name="Dan")

        async def substitute() -> None:
            table = await party.bot.tables.get(first.game_id or 0)
            await open_seat(party.bot, table, 0)
            await take_seat(party.bot, table.id, newcomer, 0)
            await play_out(party, table.id, "easy")

        await party.in_bot(substitute)
        upper, lower = await tables_now(party)
        assert [row.standing.played for row in lower] == [0, 0]
        assert sorted(row.standing.played for row in upper) == [0, 1]

    async def test_the_entrant_keeps_the_points_of_a_seat_whose_result_is_nobodys(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, count=2, rounds=1)
        hide_tables(party)
        (fixture,) = await fixtures(party)

        async def left_to_the_computer() -> None:
            table = await party.bot.tables.get(fixture.game_id or 0)
            await give_to_computer(party.bot, table, 0, by=0)
            await play_out(party, table.id, "easy")

        await party.in_bot(left_to_the_computer)
        first, second = await Results(party.bot.store).of_game(fixture.game_id or 0)
        assert (first.user_id, second.user_id, second.rated) == (None, fixture.people[1], False)
        ((one, other),) = await tables_now(party)
        assert {one.standing.person, other.standing.person} == set(fixture.people)
        assert (one.standing.points, other.standing.points) in {(5, 3), (4, 4)}

    @pytest.mark.parametrize("counts", ["holder", "starter", "nobody"])
    async def test_the_season_says_who_gets_the_points_of_a_seat_that_changed_hands(
        self, party: Party, host: MemberActor, counts: str
    ) -> None:
        await started(party, host, count=3, rounds=1, seats=3, counts=counts)
        hide_tables(party)
        (fixture,) = await fixtures(party)
        _, season = await latest(party)
        await Leagues(party.bot.store).write([rows.listed(season.id, party.dan.id, "Dan", 0)])
        newcomer = SimpleNamespace(id=party.dan.id, display_name="Dan")

        async def substitute() -> None:
            table = await party.bot.tables.get(fixture.game_id or 0)
            await open_seat(party.bot, table, 0)
            await take_seat(party.bot, table.id, newcomer, 0)
            await play_out(party, table.id, "easy")

        await party.in_bot(substitute)
        ((_, outcome),) = await Leagues(party.bot.store).outcomes(season.id)
        owner = {"holder": party.dan.id, "starter": fixture.people[0], "nobody": None}[counts]
        assert [seat.person for seat in outcome.seats] == [owner, *fixture.people[1:]]
        player = (await Results(party.bot.store).of_game(fixture.game_id or 0))[0].user_id
        assert player == (party.dan.id if counts == "holder" else None)

    @pytest.mark.long
    async def test_places_won_since_last_week_are_shown(self, party: Party, host: MemberActor) -> None:
        await started(party, host, rounds=2, maps="usa")
        hide_tables(party)
        await play_round(party)
        assert {row.change for row in (await tables_now(party))[0]} == {None}
        first = {row.standing.person: row.standing.place for row in (await tables_now(party))[0]}
        await pass_days(party, 7.1)
        await play_round(party)
        for row in (await tables_now(party))[0]:
            assert row.change == first[row.standing.person] - row.standing.place


class TestTheLastTieBreak:
    async def ratings(self, party: Party) -> dict[int, float | None]:
        ((first, *_),) = [await tables_now(party)]
        return {row.standing.person: row.standing.rating for row in first}

    async def test_is_the_rating_as_it_was_when_the_season_ended(self, party: Party, host: MemberActor) -> None:
        await started(party, host, count=2, rounds=1)
        hide_tables(party)
        league, _ = await latest(party)
        await play_round(party)
        await pass_days(party, 0.3)
        assert (await latest(party))[1].status == "ended"
        before = await ratings_of(party.bot, league.guild_id)
        assert await self.ratings(party) == before != {}
        await party.bot.store.run("UPDATE ratings SET mu = mu + 5")
        assert await self.ratings(party) == before != await ratings_of(party.bot, league.guild_id)
        await party.bot.store.run("UPDATE entrants SET rating = NULL WHERE user_id = ?", party.ann.id)
        assert await self.ratings(party) == before | {party.ann.id: None}, "who had none then has none"

    async def test_is_todays_while_it_goes_on_and_where_it_ended_before_that_was_kept(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, count=2, rounds=2)
        hide_tables(party)
        league, season = await latest(party)
        await play_round(party)
        await pass_days(party, 0.1)
        for status in ("running", "ended"):
            await Leagues(party.bot.store).write([rows.season_is(season.id, status)])
            await party.bot.store.run("UPDATE ratings SET mu = mu + 5")
            assert await self.ratings(party) == await ratings_of(party.bot, league.guild_id) != {}

    async def test_stays_too_where_the_season_was_called_off(self, party: Party, host: MemberActor) -> None:
        await started(party, host, count=2, rounds=2)
        hide_tables(party)
        await play_round(party)
        await pass_days(party, 0.1)
        await party.bot.store.run("UPDATE ratings SET mu = mu + 5")
        before = await self.ratings(party)
        league, season = await latest(party)
        await party.in_bot(lambda: call_off(party.bot, league, season.id, host.id))
        await party.bot.store.run("UPDATE ratings SET mu = mu + 5")
        assert await self.ratings(party) == before != {}
