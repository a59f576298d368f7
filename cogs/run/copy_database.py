"""`bot.py copy-database FROM TO`: copies everything into an empty database, from SQLite to PostgreSQL and back."""

from __future__ import annotations

import argparse
from functools import partial

from cogs.run.operator import read_settings, report, say, store_sentence, wrong_setting
from data.store.connection import StoreError
from data.store.copying import copy
from data.store.place import Place


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    help_ = "{}: a file, or the address of a PostgreSQL database"
    parser.add_argument("source", metavar="FROM", help=help_.format("the database, which is left as it is"))
    parser.add_argument("target", metavar="TO", help=help_.format("where to; it must be empty or not exist"))


def main(chosen: argparse.Namespace) -> int:
    """Run the command; return the exit code, 0 when the copy is complete and every row was compared."""
    return report(partial(_copied, chosen), _sentence)


def _place(name: str, given: str) -> Place:
    if not given.strip():
        raise wrong_setting(name, "it is empty")
    try:
        return Place(given)
    except ValueError as error:
        raise wrong_setting(name, str(error)) from error


def _copied(chosen: argparse.Namespace) -> str:
    source, target = _place("FROM", chosen.source), _place("TO", chosen.target)
    done = copy(source, target, read_settings().database_key)
    lines = [say("copy-database-done", source=source, path=target, games=done.games, rows=done.rows)]
    command = f'DATABASE="{target}" python bot.py run'
    if target.is_postgres:
        command = f'DATABASE_KEY="{done.key}" {command}'
    lines.append(say("copy-database-next", command=command))
    if target.is_postgres:
        lines.append(say("copy-database-key", path=done.key))
    if done.new_key is not None:
        lines.append(say("copy-database-new-key", path=done.new_key))
    if target.address not in (None, str(target)):
        lines.append(say("copy-database-password"))
    return "\n".join(lines)


def _sentence(error: StoreError) -> str:
    """Return why nothing was copied, without advice for the bot's own database."""
    key = {"in_use": "copy-database-running", "not_a_database": "copy-database-not-ours"}.get(error.code)
    return say(key, **error.facts) if key else store_sentence(error)
