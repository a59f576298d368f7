"""The entry point of Slow Train: each subcommand is passed on to its module."""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType

TOOLS = {
    "check": ("cogs.run.check", "check whether the bot can run here; one line per finding"),
    "backup": ("cogs.run.backup", "back up the database, even while the bot is running"),
    "restore": ("cogs.run.restore", "restore the database from a backup"),
    "copy-database": ("cogs.run.copy_database", "copy everything into an empty database, to PostgreSQL or back"),
    "export": ("cogs.run.game_files", "write a finished game into a file, even while the bot is running"),
    "import": ("cogs.run.game_files", "check such a file by replaying it, and store its game if asked"),
    "replay": ("cogs.run.replay", "draw such a file as an animation"),
    "simulate": ("data.tools.simulate", "play whole games between computer players and print statistics"),
    "new-map": ("data.tools.new_map", "write a first file of a map, from a title and cities"),
    "check-map": ("data.tools.check_map", "check a map file, list every mistake, and compute its layout"),
    "ratings": ("cogs.run.ratings", "recompute all ratings from the results and list what changed"),
    "position": ("data.tools.position", "play a position written by hand and explain each action"),
}
"""Subcommands that end by themselves: the module, which has `add_arguments` and `main`, and its purpose."""


def _imported(module: str) -> ModuleType:
    """Import a module. Nothing that is imported is garbage, so none is looked for meanwhile."""
    gc.disable()
    try:
        return importlib.import_module(module)
    finally:
        gc.enable()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the subcommand and return its exit code; without one, run the bot."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    parser = argparse.ArgumentParser(prog="bot.py", description="Railway board games in a Discord channel.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    bot = commands.add_parser("run", help="run the bot; without DISCORD_TOKEN, the sandbox in a browser (the default)")
    bot.add_argument(
        "--live", action="store_true", help="never start the sandbox; without DISCORD_TOKEN, exit with an error"
    )
    for name, (module, purpose) in TOOLS.items():
        tool = commands.add_parser(name, help=purpose)
        if name in given[:1]:  # only what is asked for is imported
            _imported(module).add_arguments(tool)
    chosen = parser.parse_args(given)
    if chosen.command in TOOLS:
        return int(_imported(TOOLS[chosen.command][0]).main(chosen))
    return int(_imported("cogs.run.start").run(live=getattr(chosen, "live", False)))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed here: run `make run` once, then use .venv/bin/python bot.py")
