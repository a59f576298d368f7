"""`bot.py restore FILE`: restores the database from a copy, while the bot is stopped."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from cogs.run.backup import checked_name
from cogs.run.operator import CannotStart, read_settings, report, say, store_sentence
from data.store.backup import put_back
from data.store.connection import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help="backup made by `backup`; it is left as it is")
    parser.add_argument("--replace", action="store_true", help="if there is a database already, rename it first")


def main(chosen: argparse.Namespace) -> int:
    """Run the command; return the exit code, 0 when the database is complete and intact."""
    return report(partial(_restored, chosen), partial(_sentence, chosen.file))


def _restored(chosen: argparse.Namespace) -> str:
    checked_name(chosen)
    database = read_settings().database
    if database.is_postgres:
        command = f'pg_restore --no-owner --single-transaction --dbname="{database}" "{chosen.file}"'
        raise CannotStart(say("restore-postgres", path=database, command=command))
    aside = put_back(chosen.file, database.file, replace=chosen.replace)
    done = say("restore-done", path=database, source=chosen.file)
    return done if aside is None else f"{done}\n{say('restore-aside', path=aside)}"


def _sentence(source: Path, error: StoreError) -> str:
    """Return what is wrong with a copy, without advice for the database, which is untouched."""
    key = {"there_already": "restore-there-already"}.get(error.code)
    if error.facts["path"] == str(source):
        of_copy = {
            "not_a_database": "restore-no-copy",
            "damaged": "restore-bad-copy",
            "cannot_open": "restore-bad-copy",
        }
        key = of_copy.get(error.code, key)
    return say(key, **error.facts) if key else store_sentence(error)
