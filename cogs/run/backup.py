"""`bot.py backup FILE`: copies the database, also while the bot runs."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from cogs.run.operator import CannotStart, read_settings, report, say
from data.store.backup import back_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help="path of the backup; must not exist yet")


def checked_name(chosen: argparse.Namespace) -> None:
    """Check that a file is named: an empty name would mean the current folder.

    Raises: CannotStart.
    """
    if not chosen.file.name.strip():
        raise CannotStart(say("copy-without-name", command=chosen.command))


def main(chosen: argparse.Namespace) -> int:
    """Run the command; return the exit code, 0 when the copy is complete and intact."""
    return report(partial(_copied, chosen))


def _copied(chosen: argparse.Namespace) -> str:
    checked_name(chosen)
    database = read_settings().database
    if database.is_postgres:
        command = f'pg_dump --format=custom --file="{chosen.file}" "{database}"'
        raise CannotStart(say("backup-postgres", path=database, command=command))
    if not database.file.exists():
        raise CannotStart(say("backup-no-database", path=database))
    version = back_up(database.file, chosen.file)
    return say("backup-done", path=chosen.file, version=version, size=f"{chosen.file.stat().st_size / 1e6:.1f}")
