"""What a bot holds in memory that draws for a hundred tables, in a process of its own."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random

from cogs.core.memory import give_back_memory
from cogs.play.pictures import paint
from cogs.run import bot as _all_that_a_bot_imports  # noqa: F401
from cogs.text.catalogue import LANGS, catalogue
from data.maps.library import load
from engine.core.game import Game
from engine.parts.routes import RoutesSeen
from engine.parts.strings import Strings, tabletop
from renderer.core.disk import stored
from renderer.core.look import Look
from renderer.core.theme import SEATS, THEMES
from renderer.rail.board import render_board
from renderer.rail.close_up import render_close_up
from renderer.rail.hand import render_hand
from renderer.rail.own_map import has_map, render_own_map
from renderer.strings.table import render_close_up as table_close_up
from renderer.strings.table import render_table
from tests.bench.figures import Figure, below, tell

TABLES, PICTURES, AT_ONCE = 100, 10_000, 4


class Playing:
    """A table: its game goes on by random moves, and begins again at its end."""

    def __init__(self, number: int) -> None:
        keys, self.rng = sorted(load().games), Random(number)
        self.rules = load().rules(keys[number % len(keys)])
        self.seats = min(2 + number % 4, self.rules.seats[1])
        self.game, _ = Game.new(self.rules, self.seats, self.rng)
        self.play(self.rng.randrange(30 if self.rules.has(Strings) else 200))
        lang = LANGS[number % len(LANGS)]
        names = tuple(f"{['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'][seat]} {number}" for seat in range(self.seats))
        theme = THEMES[number // len(LANGS) % len(THEMES)]
        self.look = Look(lang, names, tuple(SEATS)[: self.seats], partial(catalogue().say, lang), theme)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.game.over:
                self.game, _ = Game.new(self.rules, self.seats, self.rng)
            action = self.rng.choice(self.game.legal(self.game.waiting[0]))
            self.game, _ = self.game.play(action, self.rng)

    def turn(self) -> Iterator[Callable[[], bytes]]:
        """What a turn of this table draws: the board, what changed on it enlarged, a hand, and now and then a map."""
        self.play(1 if self.rules.has(Strings) else 3)
        view, look = self.game.view(None), self.look
        if self.rules.has(Strings):
            tiles = [("tile", tile.name) for tile in tabletop(view).tiles[-2:]]
            yield partial(render_table, view, look, marked=tiles)
            yield partial(table_close_up, view, look, tiles)
            return
        claimed = [("route", route) for route in list(view.seen(RoutesSeen).owners)[-2:]]
        yield partial(render_board, view, look, claimed)
        yield partial(render_close_up, view, look, claimed)
        mine = self.game.view(self.rng.randrange(self.seats))
        yield partial(render_hand, mine, look)
        if has_map(mine) and self.rng.random() < 0.25:
            yield partial(render_own_map, mine, look)


def resident_mb() -> int:
    """What the process holds in memory now; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


async def drawn(pictures: int) -> None:
    """Draw so many pictures as a bot does, and print what is held before, at a fifth of them, and at the end."""
    give_back_memory()
    folder = tempfile.mkdtemp(prefix="slow-train-")
    stored.use(Path(folder))
    tables = [Playing(number) for number in range(TABLES)]
    held, done = [resident_mb()], 0
    for some in zip(*[cycle(tables)] * AT_ONCE, strict=True):
        for draws in zip(*(table.turn() for table in some), strict=False):
            await asyncio.gather(*map(paint, draws))
            done += len(draws)
        if len(held) == 1 and done >= pictures // 5:
            held.append(resident_mb())
        if done >= pictures:
            break
    print(*held, resident_mb(), done)
    shutil.rmtree(folder)


def memory() -> None:
    """Memory of a bot that draws, and whether it grows."""
    command = [sys.executable, "-m", "tests.bench.memory", str(PICTURES)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    before, early, late, pictures = map(int, output.split())
    below(f"memory of {TABLES} tables on all maps, {pictures} pictures", late, "MB", 250)
    below("  growth over the last four fifths", late - early, "MB", 10)
    tell(Figure("  before the first picture", f"{before} MB"))


if __name__ == "__main__":
    asyncio.run(drawn(int(sys.argv[1])))
