"""Requests to Discord that a game costs beside the answers: posts, edits, direct messages, look-ups, by move."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import simcord

from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.tables import announcer, computers
from cogs.tables.settings import set_setting
from cogs.tables.table import Table
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.players import known_players
from tests.cogs.party import Party

GENEROUS = Settings(most_commands=1_000_000, most_pictures=1_000_000, most_pictures_of_server=1_000_000)
BRIEF = 9.0
"""Seconds of real time that a settle waits for timers. Those of the bot are longer, so the clock is moved instead."""
SLOWER = 10
"""Times as long as usual that computers pause, and the board waits for them: so long is waited for by the clock."""
AFTERWARDS = 30
"""Seconds that pass after each action of a person, and between two of computers."""
KINDS = ("posts", "edits", "direct messages", "look-ups")
MESSAGE = re.compile(r"/channels/(\d+)/messages(/\d+)?")


@dataclass
class Counted:
    """What a game has cost from its first turn on. `moves` are the actions of people."""

    moves: int
    turns: int
    requests: Counter[str]

    def per_move(self, *kinds: str) -> float:
        return sum(self.requests[kind] for kind in kinds) / self.moves

    def __str__(self) -> str:
        each = ", ".join(f"{kind} {self.per_move(kind):.2f}" for kind in KINDS)
        return (
            f"{self.moves} moves in {self.turns} turns of people; by move: {each}; together {self.per_move(*KINDS):.2f}"
        )


def kind_of(method: str, path: str, channel: int) -> str | None:
    """Which kind a request is; None for answers to interactions."""
    if "/interactions/" in path or "/webhooks/" in path:
        return None
    found = MESSAGE.fullmatch(path)
    if method == "GET" or found is None:
        return "look-ups"
    if int(found[1]) != channel:
        return "direct messages"
    return "edits" if found[2] else "posts"


async def counted(party: Party, most: int, rng: Random) -> Counted:
    """Let people play as computers do, from the first turn of the table for so many actions or to the end."""
    table = await party.table()
    while not table.running.turn.number:
        table = await _next(party, table, rng)
    before, moves, turns = len(party.env.http_requests), 0, set[int]()
    while moves < most and not table.running.over:
        if table.people(table.running.waiting):
            moves += 1
            turns.add(table.running.turn.number)
        table = await _next(party, table, rng)
    kinds = Counter(
        kind
        for one in party.env.http_requests[before:]
        if (kind := kind_of(one.method, one.path, party.channel.id)) is not None
    )
    return Counted(moves, len(turns), kinds)


async def _next(party: Party, table: Table, rng: Random) -> Table:
    seats = [seat for seat in table.running.waiting if table.people([seat])]
    if seats:
        who = table.seats[seats[0]].user_id
        assert who is not None
        await party.in_bot(lambda: party.bot.tables.play(table.id, who, lambda now, seat: _chosen(now, seat, rng)))
    await party.env.advance_time(AFTERWARDS)
    return await party.table()


def _chosen(table: Table, seat: Seat, rng: Random) -> Action:
    game: Game = table.running
    return known_players()["medium"](game.view(seat), game.legal(seat), rng)


def slow_down() -> None:
    """Let computers pause for longer than a settle waits, and the board wait for them as much longer."""
    computers.SHORTEST, computers.LONGEST = computers.SHORTEST * SLOWER, computers.LONGEST * SLOWER
    announcer.PATIENCE *= SLOWER
    announcer.BETWEEN_EDITS *= SLOWER


async def game(map: str, people: int, computers: int, most: int) -> Counted:
    """Play a game of people, or of one person and computers, and count."""
    with tempfile.TemporaryDirectory() as folder:
        bot = SlowTrain(Path(folder) / "bench.sqlite3", Random(1), shard_count=1, config=GENEROUS)
        async with simcord.run(bot, settle_timeout=BRIEF) as env:
            party = Party(env)
            try:
                await set_setting(bot, "server", party.guild.id, "pictures", "off")
                if computers:
                    await party.ann.slash(party.channel, "game solo", map=map, seats=people + computers)
                else:
                    await party.begin(people, map=map)
                return await counted(party, most, Random(2))
            finally:
                await bot.close()


def main() -> None:
    slow_down()
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for map in ("usa", "europe", "string_railway"):
        for people, others in ((3, 0), (1, 2)):
            print(map, f"{people} people, {others} computers:", asyncio.run(game(map, people, others, most)))


if __name__ == "__main__":
    main()
