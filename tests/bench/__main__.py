"""`make bench`: figures, each with its floor of the same run; `--write` puts the table into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
from collections.abc import Callable
from pathlib import Path

from cogs.run.start import keep_for_good
from data.maps.library import load
from engine.parts.strings import Strings
from tests.bench import commands, engine, figures, pictures, scale, statistics, storage, walk

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"


def all_states() -> None:
    for key in sorted(load().games):
        engine.states(key)


def all_pictures() -> None:
    for key in sorted(load().games):
        pictures.boards(key)
        if load().rules(key).has(Strings):
            pictures.suggestions(key)
    pictures.a_second()
    pictures.kept()


PARTS: dict[str, tuple[Callable[[], None], ...]] = {
    "engine": (engine.games, engine.trails, engine.loans, all_states),
    "pictures": (all_pictures,),
    "storage": (lambda: asyncio.run(storage.commits()), lambda: asyncio.run(storage.loading())),
    "commands": (lambda: asyncio.run(commands.one_command()),),
    "statistics": (statistics.large_server,),
    "scale": (scale.start_up,),
    "walk": (walk.walks,),
}


def machine() -> str:
    """What it was measured on, without a name that would tell which one."""
    return f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"some of {', '.join(PARTS)}; else all")
    parser.add_argument("--write", action="store_true", help=f"put the table into docs/{PAGE.name}")
    chosen = parser.parse_args()
    for key in load().games:
        load().rules(key)
    keep_for_good()  # as the bot does
    for name in chosen.parts or PARTS:
        for part in PARTS[name]:
            part()
    if chosen.write:
        _, heading, sections = PAGE.read_text(encoding="utf-8").partition("\n## ")
        table = f"# Benchmarks\n\n{figures.as_table(machine())}"
        PAGE.write_text(table + heading + sections, encoding="utf-8")


if __name__ == "__main__":
    main()
