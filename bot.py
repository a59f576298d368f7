"""Slow Train's one entry: each subcommand hands on to the module that does it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of the subcommand; without one, the bot runs."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Railway board games in a Discord channel.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot; without DISCORD_TOKEN, the sandbox in a browser (the default)")
    chosen = parser.parse_args(arguments)
    match chosen.command:
        case None | "run":
            from cogs._run import run

            return run()
        case unknown:
            parser.error(f"unknown command {unknown}")


if __name__ == "__main__":
    sys.exit(main())
