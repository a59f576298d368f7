"""`make bench`: figures, each with its floor of the same run; `--write` puts the tables into docs/benchmarks.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import tomllib
from collections.abc import Callable
from pathlib import Path

from cogs.core.memory import give_back_memory
from cogs.run.start import keep_for_good
from data.maps.library import load
from engine.parts.strings import Strings
from tests.bench import commands, engine, memory, pictures, players, replays, scale, statistics, storage, typing, walk
from tests.bench.figures import Before, as_rows, as_tables, begin, compared

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
KEPT = Path(__file__).parent / "versions"
"""The values of each version, as JSON, with the machine that they were measured on."""
PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION: str = PROJECT["version"]


def all_engine() -> None:
    begin(
        "Random games",
        f"Two random players, every action checked. {engine.GAMES} games per map; CPU time of one process, then wall "
        "time with one process per core.",
    )
    engine.games()
    begin(
        "Searches",
        "CPU time of the slowest call, the best of three, each on a position that no game would reach. Climbing starts "
        "a fixed number of times from a random position, and keeps each change that costs more.",
    )
    engine.trails()
    engine.loans()
    engine.verdicts()
    begin("State of a game", "As JSON, after 300 random moves of four players. Median of 200 calls.")
    for key in sorted(load().games):
        engine.states(key)


def all_pictures() -> None:
    for key in sorted(load().games):
        strings = load().rules(key).has(Strings)
        begin(f"Pictures: {key}", OF_STRINGS if strings else OF_MAPS)
        pictures.boards(key)
        if strings:
            pictures.suggestions(key)
    begin(
        "Pictures: names on a phone",
        "The height of the first capitals on the board, by the boxes of their glyphs, in three languages together. The "
        "value is the smallest, the floor column has the median. `python -m data.tools.cap_heights` prints the same.",
    )
    pictures.names_on_a_phone()
    begin("Pictures: throughput and cache", "One process draws all maps in turn for 3 seconds.")
    pictures.a_second()
    pictures.kept()


def all_replays() -> None:
    begin(
        "Replays",
        "The animation of each kept game, 800 px wide: its size, the CPU time of one run, and the CPU time of the "
        "picture of one more turn, the best of 6.",
    )
    replays.replays()


def all_storage() -> None:
    begin(
        "Storage",
        "Median of 300 stored steps, 60 loads and 15 folds. The floor of a stored step is a commit of the same bytes "
        "by `sqlite3` alone, with `synchronous=FULL`, or by `psycopg` alone in one trip. PostgreSQL is a server of its "
        "own on this machine, with `fsync`; its processor time is not in the bot's. The steps of games at once share "
        "commits.",
    )
    asyncio.run(storage.commits())
    asyncio.run(storage.loading())


def all_commands() -> None:
    begin(
        "Commands",
        "The real bot on a simulated Discord, from the request to the last call that follows. Median of 30 moves until "
        "answered, 16 until delivered, 10 of each other command. The empty command only acknowledges and answers. "
        "Processor time is that of the whole process in 14 moves; one row leaves the simulated Discord out. "
        "The moves at once are of as many tables, one each.",
    )
    asyncio.run(commands.one_command())
    asyncio.run(commands.bot_alone())
    asyncio.run(commands.many_tables())
    begin(
        "Requests",
        f"Calls of Discord in {REQUESTS_OF} moves of people in a game, beside the answers to their interactions, which "
        "don't count for Discord's limit of 50 a second. A look-up is any call that only asks.",
    )
    commands.requests_of_moves(REQUESTS_OF)


def all_typing() -> None:
    begin(
        "Typed text",
        "Every text option of every command, with as many words as it takes. CPU time of the slowest answer, the "
        "better of two, with what the simulated Discord takes.",
    )
    for key in ("europe", "world", "string_railway"):
        asyncio.run(typing.dearest(key))


def all_players() -> None:
    begin(
        "Computer players",
        f"{players.PAIRS} deals with two seats ({players.PAIRS_OF_STRINGS} of strings), half as many in other rows, "
        "each played twice with the seats exchanged. The interval is by pairs of games. Moves are CPU time, with "
        "finding what is offered.",
    )
    players.matches()
    players.tables()


def all_statistics() -> None:
    begin(
        "Statistics and ratings",
        "A server with 2,000 people and 50,000 results. Median of 15 calls; writing and recomputing are one run.",
    )
    statistics.large_server()


def all_scale() -> None:
    begin("Start", "A new process with a full database, until it is idle. One run.")
    scale.start_up()


def all_memory() -> None:
    begin(
        "Memory",
        "A process with all that the bot imports. 100 tables on all maps, in every language and theme, take turns; for "
        "each turn are drawn the board, the part that changed, a hand, and now and then a map of tickets.",
    )
    memory.memory()


def all_walks() -> None:
    begin("")  # no table: the page has a section on them that is written by hand
    walk.walks()


OF_MAPS = (
    "Boards: mean of the last 40 steps of a game of four, each drawn once. Other rows: 300 random moves played, median "
    "of 15 pictures of which nothing was compressed before. The floor is the PNG encoding of the same pictures in one "
    "piece. The preview is the median of up to 15 routes, each drawn once."
)
OF_STRINGS = (
    "Mean of the last 40 steps of a game of four, each drawn once; the floor is the PNG encoding of the same pictures. "
    "Suggestions are the median of 5 calls."
)
REQUESTS_OF = 60
PARTS: dict[str, Callable[[], None]] = {
    "engine": all_engine,
    "pictures": all_pictures,
    "replays": all_replays,
    "storage": all_storage,
    "commands": all_commands,
    "typing": all_typing,
    "players": all_players,
    "statistics": all_statistics,
    "scale": all_scale,
    "memory": all_memory,
    "walk": all_walks,
}
"""What can be measured alone."""


def machine() -> str:
    """What it was measured on, without a name that would tell which one."""
    return f"{os.cpu_count()} cores of {processor()}, {platform.system()}, Python {platform.python_version()}"


def processor() -> str:
    """The model of the processor; "an unknown model" where the system doesn't tell."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    return next((line.split(": ", 1)[1] for line in lines if line.startswith("model name")), "an unknown model")


def version_before() -> tuple[str, Before]:
    """The newest version before this one of which values are kept, and these; none for the first."""
    kept = {tuple(map(int, file.stem.split("."))): file for file in KEPT.glob("*.json") if file.stem != VERSION}
    if not kept:
        return "before", {}
    newest = kept[max(kept)]
    return newest.stem, json.loads(newest.read_text(encoding="utf-8"))["rows"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"some of {', '.join(PARTS)}; else all")
    parser.add_argument("--write", action="store_true", help=f"put the tables into docs/{PAGE.name}")
    chosen = parser.parse_args()
    for key in load().games:
        load().rules(key)
    give_back_memory()
    keep_for_good()  # as the bot does
    for name in chosen.parts or PARTS:
        PARTS[name]()
    version, before = version_before()
    print(f"\nBeside {version}:")
    compared(before)
    if chosen.write:
        KEPT.mkdir(exist_ok=True)
        kept = {"machine": machine(), "rows": as_rows()}
        (KEPT / f"{VERSION}.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        above, heading, rest = PAGE.read_text(encoding="utf-8").partition("\n## Results\n\n")
        _, following, after = rest.partition("\n## ")
        PAGE.write_text(above + heading + as_tables(machine(), version, before) + following + after, encoding="utf-8")


if __name__ == "__main__":
    main()
