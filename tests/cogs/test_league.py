"""A league by a person's hands: announced, joined, started, its threads opened, played, its table, the next season."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from data.league_rows import Fixture, League, Season
from data.leagues import Leagues
from tests.cogs.party import Party, said, text_of

DAY = 86400


@pytest.fixture
def host(party: Party) -> MemberActor:
    """Somebody who manages the server."""
    role = party.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return party.guild.add_member(party.env.create_user("host", global_name="Host"), roles=[role])


async def create(party: Party, host: MemberActor, **options: object) -> str:
    terms = {"name": "Iron League", "maps": "usa", "start": "in 3 days", "rounds": 2, "seats": 2} | options
    return said(await host.slash(party.channel, "league create", **terms))


async def season(party: Party) -> tuple[League, Season]:
    leagues = Leagues(party.bot.store)
    league = await leagues.at(party.channel.id)
    assert league is not None
    found = await leagues.latest(league.id)
    assert found is not None
    return league, found


async def fixtures(party: Party, round: int | None = None) -> list[Fixture]:
    return await Leagues(party.bot.store).fixtures((await season(party))[1].id, round)


class TestAnnouncing:
    async def test_smoke(self, party: Party, host: MemberActor) -> None:
        print(await create(party, host))
        print(text_of(party.posts()[-1]))
        for person in party.people[:4]:
            print(said(await person.click(party.posts()[-1], label="Join")))
        print(text_of(party.posts()[-1]))
        await party.env.advance_time(3 * DAY + 10)
        for post in party.posts():
            print("---", text_of(post))
        for fixture in await fixtures(party):
            print(fixture)
        print(said(await host.slash(party.channel, "league table")))
        print(said(await host.slash(party.channel, "league rounds")))
        print(said(await host.slash(party.channel, "league info")))
        print(said(await host.slash(party.channel, "league list")))
        assert (await season(party))[1].round == 1
