"""`bot.py restore FILE`: the database out of a copy, while the bot is stopped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cogs._run import CannotStart, read_settings, say, store_sentence
from data.backup import put_back
from data.opening import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy, as `backup` made it; it stays as it is")
    parser.add_argument("--replace", action="store_true", help="where a database is, put it aside under another name")


def main(chosen: argparse.Namespace) -> int:
    """The exit code: 0 when the database is there and whole."""
    try:
        database = read_settings().database
        aside = put_back(chosen.file, database, replace=chosen.replace)
    except CannotStart as reason:
        print(reason, file=sys.stderr)
        return 1
    except StoreError as error:
        there = error.code == "there_already"
        print(say("restore-there-already", **error.facts) if there else store_sentence(error), file=sys.stderr)
        return 1
    print(say("restore-done", path=database, source=chosen.file))
    if aside is not None:
        print(say("restore-aside", path=aside))
    return 0
