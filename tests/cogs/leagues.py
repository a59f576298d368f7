"""Leagues in tests: announced by a person who manages the server, their games played by computer players' thoughts."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from cogs.core.scheduler import now
from cogs.tables.table import Table
from data.store.league_rows import Fixture, League, Season
from data.store.leagues import Leagues
from engine.core.action import Action, Seat
from engine.players import known_players
from tests.cogs.party import Party, said, sure

DAY = 86400


def new_host(party: Party) -> MemberActor:
    """Somebody who manages the server."""
    role = party.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return party.guild.add_member(party.env.create_user("host", global_name="Host"), roles=[role])


async def create(party: Party, host: MemberActor, **options: object) -> str:
    """What the host reads in answer; by default two rounds of duels in three days' time."""
    terms: dict[str, Any] = {"name": "Iron League", "maps": "london", "start": "in 3 days", "rounds": 2, "seats": 2}
    return said(await host.slash(party.channel, "league create", **(terms | options)))


async def latest(party: Party) -> tuple[League, Season]:
    """The league of the channel, and its latest season."""
    leagues = Leagues(party.bot.store)
    league = await leagues.at(party.channel.id)
    assert league is not None
    season = await leagues.latest(league.id)
    assert season is not None
    return league, season


async def fixtures(party: Party, round: int | None = None) -> list[Fixture]:
    return await Leagues(party.bot.store).fixtures((await latest(party))[1].id, round)


async def joined(party: Party, host: MemberActor, count: int = 4, **options: object) -> None:
    """A season that so many people have joined."""
    answer = await create(party, host, **options)
    assert "You created" in answer, answer
    for person in party.people[:count]:
        assert "You joined season" in said(await person.slash(party.channel, "league join"))


async def started(party: Party, host: MemberActor, count: int = 4, **options: object) -> None:
    """A season whose first round is running."""
    await joined(party, host, count, **options)
    assert "You started" in await start(party, host)


async def start(party: Party, host: MemberActor) -> str:
    """A season that starts before its time, after the question; the answer, or the refusal."""
    return said(await sure(host, await host.slash(party.channel, "league start")))


def hide_tables(party: Party) -> None:
    """Tables are not shown from here on: what is played quickly is looked at by nobody."""
    party.bot.announcer.wake = lambda game_id: None  # type: ignore[method-assign]


async def play_out(party: Party, game_id: int, player: str = "random", most: int = 4000) -> Table:
    """Plays a game to its end, each move thought out by a computer player and made by the person whose seat it is."""
    bot, rng = party.bot, Random(game_id)

    def choose(table: Table, seat: Seat) -> Action:
        assert table.game is not None
        return known_players()[player](table.game.view(seat), table.game.legal(seat), rng)

    table = await bot.tables.get(game_id)
    for _ in range(most):
        assert table.game is not None
        if table.game.over:
            return table
        row = table.seats[table.game.waiting[0]]
        if row.computer is not None or row.user_id is None:
            table = await bot.tables.play_for(game_id, row.seat, choose)
        else:
            table = await bot.tables.play(game_id, row.user_id, choose)
    raise AssertionError("the game never ended")


async def play_round(party: Party, player: str = "easy") -> None:
    """Plays all running tables to their ends."""

    async def work() -> None:
        for fixture in await fixtures(party):
            if fixture.status == "running" and fixture.game_id is not None:
                await play_out(party, fixture.game_id, player)

    async with party.unseen():
        await party.in_bot(work)


async def pass_days(party: Party, days: float) -> int:
    await party.env.advance_time(days * DAY)
    return now()


def thread(party: Party, thread_id: int) -> ChannelHandle:
    return next(one for one in party.channel.threads if one.id == thread_id)
