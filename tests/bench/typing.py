"""The dearest texts that someone can type, at every option of every command."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import simcord
from discord import app_commands

from cogs.core.client import most_typed
from cogs.core.config import Buckets
from cogs.run.bot import SlowTrain
from tests.bench.commands import GENEROUS
from tests.bench.figures import below
from tests.cogs import forged
from tests.cogs.party import Party

MOST_MS = 20
WORDS = ("s1 ", "а, ", "> ")
LONGEST = 6000
"""Characters that a request can hold in one option, whatever its limit."""


def options_of(bot: SlowTrain) -> Iterator[tuple[forged.Leaf, app_commands.Parameter, int]]:
    for leaf in bot.tree.walk_commands():
        for option in leaf.parameters if isinstance(leaf, app_commands.Command) else ():
            most = most_typed(option)
            if isinstance(leaf, app_commands.Command) and most is not None and not option.choices:
                yield leaf, option, most


async def asked_ms(party: Party, leaf: forged.Leaf, option: app_commands.Parameter, text: str, typed: bool) -> float:
    """The CPU time of an answer, the better of two, with what the simulated Discord takes for it."""
    took, typing = list[float](), option.name if typed else None
    for _ in range(2):
        began = time.process_time()
        await forged.ask(party.ann, party.channel, leaf, typing=typing, **{option.name: text})
        took.append((time.process_time() - began) * 1000)
    return min(took)


async def dearest(map: str) -> None:
    """The slowest command and the slowest list of choices of a map's table."""
    with tempfile.TemporaryDirectory() as folder:
        bot = SlowTrain(Path(folder) / "bench.sqlite3", Random(1), shard_count=1, config=GENEROUS)
        async with simcord.run(bot) as env:
            party = Party(env)
            try:
                await party.begin_turns(seats=2, map=map)
                bot.limits.typing = Buckets(10**6, 10**6)
                for typed, what in ((False, "command"), (True, "list of choices")):
                    await slowest(party, f"{map}: the slowest {what}", typed=typed)
            finally:
                await bot.close()


async def slowest(party: Party, what: str, *, typed: bool) -> None:
    within, over = (0.0, ""), 0.0
    for leaf, option, most in options_of(party.bot):
        await asked_ms(party, leaf, option, "b", typed)  # what is made once is made
        for words in WORDS:
            text = (words * LONGEST)[:most]
            took = await asked_ms(party, leaf, option, text, typed)
            within = max(within, (took, f"/{leaf.qualified_name} {option.name}"))
        over = max(over, await asked_ms(party, leaf, option, (WORDS[0] * LONGEST)[:LONGEST], typed))
    below(f"{what} ({within[1]})", within[0], "ms", MOST_MS)
    below(f"  with {LONGEST:,} characters", over, "ms", MOST_MS)
