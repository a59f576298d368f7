"""The real bot on a simulated Discord, beside a bot that does nothing."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
import simcord
from discord import app_commands
from simcord import _runtime
from simcord.http import router

from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.tables.settings import set_setting
from engine.core.codec import encode_state
from tests.bench import requests
from tests.bench.figures import Figure, against, below, spread, tell
from tests.bench.storage import bare_commit_ms
from tests.cogs.party import Party

GENEROUS = Settings(
    most_commands=1_000_000,
    most_pictures=1_000_000,
    most_pictures_of_server=1_000_000,
    most_open_games_of_person=1_000,
    most_open_games_of_server=1_000,
)
"""Nobody is held back: one person gives many commands here."""
BUSY = 12.0
"""Seconds that a move may take at most, where other programs keep the machine busy."""
TIMES, SHOWN, AT_ONCE = 30, 14, 32


@app_commands.command(name="empty", description="Nothing.")
async def empty(interaction: discord.Interaction) -> None:
    """Acknowledges and then answers in private, as every command here does, and does nothing."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("nothing", ephemeral=True)


def _nothing(game_id: int) -> None:
    pass


class Stamped(list[object]):
    """The requests that Discord was sent, with the time of the last one: waiting for the bot to come to rest takes
    the simulated Discord some time of its own."""

    at = 0.0

    def append(self, entry: object) -> None:
        self.at = time.perf_counter()
        super().append(entry)


async def answered_ms(party: Party, work: Callable[[], Awaitable[object]]) -> float:
    """How long it took until the last request that came of it."""
    stamped = Stamped(party.env.backend.http_requests)
    party.env.backend.http_requests = stamped  # type: ignore[assignment]
    began = time.perf_counter()
    await work()
    assert stamped.at > began
    return (stamped.at - began) * 1000


class NothingShown:
    """While it holds, nothing is shown after a step: the command's own path remains."""

    def __init__(self, party: Party) -> None:
        self._announcer = party.bot.announcer
        self._wake: Callable[[int], None] = self._announcer.wake

    def __enter__(self) -> None:
        self._announcer.wake = _nothing  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        self._announcer.wake = self._wake  # type: ignore[method-assign]


async def moves(party: Party, times: int) -> float:
    """The median of so many cards drawn blind by `/draw`, each until the last request that came of it."""
    took = []
    for _ in range(times):
        table = await party.table()
        assert table.game is not None
        person = party.people[table.game.waiting[0]]
        took.append(await answered_ms(party, lambda p=person: p.slash(party.channel, "draw", card="deck")))  # type: ignore[misc]
        assert (await party.table()).step == table.step + 1
    return statistics.median(took)


async def shown_ms(party: Party, times: int) -> list[float]:
    """The processor time of so many moves, until the bot has come to rest after each."""
    took = []
    for _ in range(times):
        table = await party.table()
        person = party.people[table.running.waiting[0]]
        began = time.process_time()
        await person.slash(party.channel, "draw", card="deck")
        took.append((time.process_time() - began) * 1000)
        assert (await party.table()).step == table.step + 1
    return took


class Apart:
    """Tells the bot's processor time from that of the simulated Discord, on a table that is used for nothing else.

    What answers requests and brings events is timed by itself. What watches each task until the bot has come to rest is
    switched off for good, and a pause waited for instead.
    """

    REST = 1.3
    """Seconds without a request after which all is shown: an edit may wait for one second."""

    def __init__(self, party: Party) -> None:
        self._party, self._simulated_ms = party, 0.0
        self._is_simulated, self._since = [False], 0.0

    async def moves(self, times: int) -> list[float]:
        """The processor time of so many moves without the simulated Discord's, until all is shown."""
        took, env = [], self._party.env
        _runtime._restore_loop(env)
        parsers = self._party.bot._connection.parsers
        bots = {event: self._timed(parse, simulated=False) for event, parse in parsers.items()}
        answers = {name: self._timed(getattr(router, name), simulated=True) for name in ("dispatch", "parse_form")}
        rest = patch.object(env, "_settle_internal", self._rest)
        with patch.dict(parsers, bots), patch.dict(vars(router), answers), rest:
            for _ in range(times):
                table = await self._party.table()
                person = self._party.people[table.running.waiting[0]]
                simulated, began = self._simulated_ms, time.process_time()
                await person.slash(self._party.channel, "draw", card="deck")
                took.append((time.process_time() - began) * 1000 - (self._simulated_ms - simulated))
        return took

    async def _rest(self, **_: object) -> None:
        done = -1
        while done < len(self._party.env.backend.http_requests):
            done = len(self._party.env.backend.http_requests)
            await asyncio.sleep(self.REST)

    def _timed(self, work: Callable[..., object], *, simulated: bool) -> Callable[..., object]:
        def timed(*args: Any, **kwargs: Any) -> object:
            self._count()
            self._is_simulated.append(simulated)
            try:
                return work(*args, **kwargs)
            finally:
                self._count()
                self._is_simulated.pop()

        return timed

    def _count(self) -> None:
        now = time.thread_time()
        if self._is_simulated[-1]:
            self._simulated_ms += (now - self._since) * 1000
        self._since = now


async def bot_alone() -> None:
    """The processor time of a move without the simulated Discord's."""
    with tempfile.TemporaryDirectory() as name:
        bot = SlowTrain(Path(name) / "bench.sqlite3", Random(1), shard_count=1, config=GENEROUS)
        async with simcord.run(bot, settle_timeout=BUSY) as env:
            party = Party(env)
            try:
                await party.begin_turns(seats=2)
                await shown_ms(party, 4)
                spread("  the same without the simulated Discord, with pictures", await Apart(party).moves(SHOWN))
            finally:
                await bot.close()


async def one_command() -> None:
    """A move by a command: until its answer, until everything about it is shown, and with its picture."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bot = SlowTrain(folder / "bench.sqlite3", Random(1), shard_count=1, config=GENEROUS)
        bot.tree.add_command(empty)
        async with simcord.run(bot, settle_timeout=BUSY) as env:
            party = Party(env)
            try:
                await measured(party, folder)
            finally:
                await bot.close()


async def measured(party: Party, folder: Path) -> None:
    table = await party.begin_turns(seats=2)
    assert table.game is not None
    floor = await many_ms(party, "empty")
    bare = bare_commit_ms(folder, encode_state(table.game))
    least = "empty command and bare commit", floor + bare
    await set_setting(party.bot, "server", party.guild.id, "pictures", "off")
    with NothingShown(party):
        against("a move by command, until answered", await moves(party, TIMES), least, 2)
    against("  until delivered, as text", await moves(party, 16), least)
    await set_setting(party.bot, "server", party.guild.id, "pictures", "on")
    against("  until delivered, with pictures", await moves(party, 16), least)
    spread("  processor time until all is shown, with pictures", await shown_ms(party, SHOWN))
    await set_setting(party.bot, "server", party.guild.id, "pictures", "off")
    spread("  processor time until all is shown, as text", await shown_ms(party, SHOWN))
    await set_setting(party.bot, "server", party.guild.id, "pictures", "on")
    for name in ("hand", "board", "game log", "rules", "my games"):
        against(f"/{name}", await many_ms(party, name, 10), ("empty command", floor))
    await at_once(party)


async def many_ms(party: Party, name: str, times: int = TIMES) -> float:
    """The median of one command given so many times."""
    took = [await answered_ms(party, lambda: party.ann.slash(party.channel, name)) for _ in range(times)]
    return statistics.median(took)


async def at_once(party: Party) -> None:
    """Many people's commands before the bot has answered any of them."""
    asked = [party.people[number % len(party.people)] for number in range(AT_ONCE)]
    began = time.perf_counter()
    await party.at_once(*(person.slash(party.channel, "game log") for person in asked))
    took = time.perf_counter() - began
    tell(Figure(f"{AT_ONCE} commands at once (/game log)", f"{AT_ONCE / took:.0f} a second"))


class Timed(list[Any]):
    """The requests that Discord was sent; of each channel, the time of the last one."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, float] = {}

    def append(self, entry: Any) -> None:
        super().append(entry)
        self.last[entry.path.split("/messages")[0]] = time.perf_counter()


async def many_tables() -> None:
    """A move at each of many tables, all before the bot has answered any: until the last message of each table."""
    with tempfile.TemporaryDirectory() as name:
        bot = SlowTrain(Path(name) / "bench.sqlite3", Random(1), shard_count=1, config=GENEROUS)
        async with simcord.run(bot, settle_timeout=BUSY) as env:
            party = Party(env)
            try:
                drawn = []
                for number in range(AT_ONCE):
                    party.channel = party.guild.create_text_channel(f"table-{number}")
                    table = await party.begin_turns(seats=2)
                    drawn.append((party.channel, party.people[table.running.waiting[0]]))
                party.env.backend.http_requests = timed = Timed()
                began = time.perf_counter()
                await party.at_once(*(person.slash(channel, "draw", card="deck") for channel, person in drawn))
                took = [(timed.last[f"/channels/{channel.id}"] - began) * 1000 for channel, _ in drawn]
                spread(f"{AT_ONCE} moves at once, with pictures, last message of a table", took, 400)
            finally:
                await bot.close()


def requests_of_moves(most: int) -> None:
    """Requests by kind in games of people, and of one person and computers; in a process with a slower clock."""
    with ProcessPoolExecutor(1, get_context("spawn"), requests.slow_down) as pool:
        for map in ("usa", "europe", "string_railway"):
            for people, others in ((3, 0), (1, 2)):
                counted = pool.submit(requests_of, map, people, others, most).result()
                for kinds in (("posts", "edits", "direct messages"), ("look-ups",)):
                    what = f"{' + '.join(kinds)} a move, {map}, {people} people, {others} computers"
                    below(what, counted.per_move(*kinds), "requests", 2.01 if len(kinds) > 1 else 0.01)


def requests_of(map: str, people: int, others: int, most: int) -> requests.Counted:
    return asyncio.run(requests.game(map, people, others, most))
