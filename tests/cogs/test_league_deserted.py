"""A season that everyone has left ends at once: its tables are void, and no one wins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from simcord import MemberActor

from cogs.league.context import SeasonContext
from cogs.league.season import LOOKED_AT
from cogs.league.standings import tables_of
from data.store.leagues import Leagues
from data.store.results import Results
from tests.cogs.cup_hands import create, crowd, join
from tests.cogs.hands import panel_of
from tests.cogs.leagues import fixtures, hide_tables, latest, new_host, pass_days, play_round, start, started, thread
from tests.cogs.party import Party, said, sure, text_of
from tests.rows import crossed

Leaving = Callable[[Party, MemberActor, MemberActor], Awaitable[None]]


@pytest.fixture
def host(party: Party) -> MemberActor:
    return new_host(party)


async def leaves(party: Party, host: MemberActor, person: MemberActor) -> None:
    asked = panel_of(await person.slash(party.channel, "league leave"))
    await person.click(asked, label="Leave season")


async def is_removed(party: Party, host: MemberActor, person: MemberActor) -> None:
    asked = await host.slash(party.channel, "referee remove", person=person, why="Two accounts.")
    assert "from the season" in said(await sure(host, asked))


async def leaves_the_server(party: Party, host: MemberActor, person: MemberActor) -> None:
    party.guild.remove_member(person)


async def deletes_their_data(party: Party, host: MemberActor, person: MemberActor) -> None:
    asked = await person.slash(party.channel, "privacy delete")
    await person.click(panel_of(asked), label="Delete my data")


async def is_over(party: Party) -> None:
    """Asserts all that is seen of a deserted season."""
    assert (await latest(party))[1].status == "ended"
    told = [text for text in map(text_of, party.posts()) if "season" in text and "left" in text]
    assert sum("no one won" in text for text in told) == 1
    assert not any("🥇" in text or "The season is over" in text for text in map(text_of, party.posts()))


class TestASeasonThatEveryoneHasLeft:
    @pytest.mark.parametrize("way", crossed([leaves, is_removed, leaves_the_server, deletes_their_data], few=2))
    async def test_ends_with_the_last_of_them(self, party: Party, host: MemberActor, way: Leaving) -> None:
        await started(party, host, count=4, rounds=2)
        tables = await fixtures(party)
        for person in party.people[1:4]:
            await leaves(party, host, person)
        await pass_days(party, 0.3)
        assert (await latest(party))[1].status == "running"
        await way(party, host, party.people[0])
        await party.env.advance_time(LOOKED_AT + 60 if way is leaves_the_server else 5)
        await is_over(party)
        assert [one.status for one in await fixtures(party)] == ["void", "void"]
        for table in tables:
            assert (await party.bot.tables.frame(table.game_id or 0)).status == "cancelled"
            posts = "\n".join(text_of(message) for message in thread(party, table.thread_id or 0).history())
            assert posts.count("Everyone has left season 1. I stopped this game, and it's void") == 1

    async def test_has_no_winner_and_moves_no_one_though_games_were_played(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, count=4, rounds=2, divisions=2)
        await play_round(party)
        await pass_days(party, 0.1)
        league, season = await latest(party)
        assert len(await Results(party.bot.store).of_season(season.id)) >= 4
        if season.status == "running":
            for person in party.people[:4]:
                await leaves(party, host, person)
        await party.env.advance_time(5)
        await is_over(party)
        divisions = await tables_of(SeasonContext(party.bot, "en", league, season))
        assert [row.mark for rows in divisions for row in rows] == [""] * 4
        asked = said(await host.slash(party.channel, "league season", start="in 2 days"))
        assert "No one is promoted or relegated" in asked

    async def test_goes_on_while_one_of_those_who_left_the_server_is_followed_by_one_who_is_there(
        self, party: Party, host: MemberActor
    ) -> None:
        await started(party, host, count=4, rounds=2)
        for person in party.people[:3]:
            party.guild.remove_member(person)
        await pass_days(party, 0.6)
        season = (await latest(party))[1]
        assert season.status == "running"
        assert len(await Leagues(party.bot.store).entrants(season.id, "in")) == 4

    async def test_is_told_once_after_a_cup_too(self, party: Party, host: MemberActor) -> None:
        """One who is left alone wins a cup, so they have to leave at once."""
        people = crowd(party, 8)
        await create(party, host, kind="cup")
        await join(party, people)
        await start(party, host)
        hide_tables(party)
        for person in people:
            party.guild.remove_member(person)
        await party.env.advance_time(LOOKED_AT + 60)
        assert (await latest(party))[1].status == "ended"
        assert {one.status for one in await fixtures(party)} == {"void"}
        told = "\n".join(map(text_of, party.posts()))
        assert told.count("over without a winner") == 1
        assert "won the cup" not in told
