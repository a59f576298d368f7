"""A cup or league by many people's hands: what tests of cups and of referees need."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from data.store.league_rows import Entrant, Fixture, League, Season
from data.store.leagues import Leagues
from engine.core.action import Action
from tests.cogs.party import Party, said, text_of

DAY = 86400
CUP = {"name": "Iron Cup", "maps": "london", "start": "in 3 days", "seats": 4}


def host_of(party: Party) -> MemberActor:
    """Somebody who manages the server."""
    role = party.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return party.guild.add_member(party.env.create_user("host", global_name="Host"), roles=[role])


def crowd(party: Party, count: int) -> list[MemberActor]:
    """So many people of the server."""
    names = [f"P{number:02}" for number in range(1, count + 1)]
    return [party.guild.add_member(party.env.create_user(name.lower(), global_name=name)) for name in names]


async def create(party: Party, host: MemberActor, **options: Any) -> str:
    await party.bot.settings.set("server", party.guild.id, "pictures", "off")
    return said(await host.slash(party.channel, "league create", **(CUP | options)))


async def join(party: Party, people: list[MemberActor]) -> None:
    for person in people:
        assert "You joined season" in said(await person.slash(party.channel, "league join"))


async def season(party: Party) -> tuple[League, Season]:
    leagues = Leagues(party.bot.store)
    league = await leagues.at(party.channel.id)
    assert league is not None
    found = await leagues.latest(league.id)
    assert found is not None
    return league, found


async def fixtures(party: Party, round: int | None = None) -> list[Fixture]:
    return await Leagues(party.bot.store).fixtures((await season(party))[1].id, round)


async def entrants(party: Party) -> dict[int, Entrant]:
    return {one.user_id: one for one in await Leagues(party.bot.store).entrants((await season(party))[1].id)}


def thread(party: Party, fixture: Fixture) -> ChannelHandle:
    return next(one for one in party.channel.threads if one.id == fixture.thread_id)


async def play_out(party: Party, fixture: Fixture, rng: Random) -> None:
    """Random legal actions for everybody at a table, to its end."""
    game_id = fixture.game_id
    assert game_id is not None

    def choose(table: Any, seat: int) -> Action:
        legal: list[Action] = table.game.legal(seat)
        return rng.choice(legal)

    async def work() -> None:
        table = await party.bot.tables.get(game_id)
        while table.status == "playing":
            assert table.game is not None
            table = await party.bot.tables.play_for(game_id, table.game.waiting[0], choose)

    async with party.unseen():
        await party.in_bot(work)


async def play_round(party: Party, number: int, rng: Random) -> list[Fixture]:
    """Every table of a round to its end; the tables as they were drawn."""
    drawn = await fixtures(party, number)
    for fixture in drawn:
        if fixture.game_id is not None and not fixture.done:
            await play_out(party, fixture, rng)
    await party.env.advance_time(5)
    return drawn


def channel_text(party: Party) -> str:
    """All posts in the league's channel."""
    return "\n".join(text_of(message) for message in party.posts())
