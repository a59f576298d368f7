"""How many files and functions one command, one time-out and one league round go through."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

import simcord
from simcord import MemberActor

from cogs.tables.table import Table
from engine.parts.routes import ClaimRoute
from tests.bench.figures import Figure, tell
from tests.cogs import leagues
from tests.cogs.hands import BySlash
from tests.cogs.party import Party, new_bot

ROOT = Path(__file__).resolve().parents[2]
HOUSE = tuple(f"{ROOT / name}" for name in ("bot.py", "cogs/", "engine/", "renderer/", "data/"))
DAY = 86400


@dataclass
class Walk:
    """What was called between begin and end: functions of the product, and how often the next is in another file."""

    functions: set[tuple[str, str]] = field(default_factory=set)
    switches: int = 0
    _last: str = ""

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(HOUSE) or code.co_name.startswith("<"):
            return
        self.functions.add((code.co_filename, code.co_qualname))
        self.switches += code.co_filename != self._last
        self._last = code.co_filename

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.functions}

    def __enter__(self) -> Walk:
        threading.setprofile(self)
        sys.setprofile(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)


async def followed(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Tell how far the work goes. It has been done once before, so that nothing is read or made for the first time."""
    with Walk() as walk:
        await work()
    cogs = sum(file.startswith(f"{ROOT / 'cogs'}") for file in walk.files)
    text = f"{len(walk.files)} files, {cogs} of them in cogs; {len(walk.functions)} functions; {walk.switches} switches"
    tell(Figure(f"walk: {name}", text))


async def claim(party: Party) -> None:
    """`/claim` with route and cards, in words and pictures."""
    table = await party.begin_turns(seats=2)
    rng = Random(5)
    done = 0
    while done < 2:
        assert table.game is not None
        seat = table.game.waiting[0]
        legal = table.game.legal(seat)
        action = next((one for one in legal if isinstance(one, ClaimRoute)), None)
        if action is None:
            table = await party.act(seat, rng.choice(list(legal)))
            continue
        person = party.people[seat]

        async def slash(person: MemberActor = person, table: Table = table, wanted: ClaimRoute = action) -> None:
            await BySlash(party).play(person, table, wanted)

        if done:
            await followed("/claim", slash)
        else:
            await slash()
        done += 1
        table = await party.table()


async def clock(party: Party) -> None:
    """A move whose time is up, made by the computer."""
    await party.begin_turns(seats=2, clock="c1", late="tm")

    async def a_day() -> None:
        await party.env.advance_time(DAY + 60)

    await a_day()
    await followed("clock", a_day)


async def league_round(party: Party) -> None:
    """The second round of a season: drawn, announced, its tables opened and begun."""
    host = leagues.new_host(party)
    await leagues.started(party, host)
    await leagues.play_round(party)

    async def next_round() -> None:
        await leagues.pass_days(party, 8)

    await followed("league round", next_round)


async def on_discord(work: Callable[[Party], Awaitable[None]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        bot = new_bot(Path(folder) / "walk.sqlite3")
        async with simcord.run(bot, settle_timeout=120) as env:
            try:
                await work(Party(env))
            finally:
                await bot.close()


def walks() -> None:
    for work in (claim, clock, league_round):
        asyncio.run(on_discord(work))
