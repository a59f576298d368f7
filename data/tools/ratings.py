"""`python bot.py ratings`: rebuilds all ratings from the results alone, and reports what changed."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path

from dotenv import dotenv_values

from data.store.connection import StoreError
from data.store.place import Place
from data.store.ratings import EVERYWHERE, OVERALL, Change, Ratings
from data.store.store import KEY, Store
from engine.league.ratings import Rating, conservative, uncertainty

MOST_SHOWN = 40


def _settings() -> tuple[str, Path]:
    """Return where the bot's database is, and its key, read from the same settings as the bot's."""
    given = {name.lower(): value for name, value in {**dotenv_values(".env"), **os.environ}.items()}
    return given.get("database") or "slow-train.sqlite3", Path(given.get("database_key") or KEY)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--database", help="database of the bot (default: the one in the settings)")
    parser.add_argument("--all", action="store_true", help=f"show every change, not only the first {MOST_SHOWN}")


def main(args: argparse.Namespace) -> int:
    """Rebuild the ratings; return the exit code, 2 if the database doesn't exist or can't be used.

    No database is created then.
    """
    named, key = _settings()
    try:
        path = Place(args.database or named)
    except ValueError as error:
        print(f"--database: {error}", file=sys.stderr)
        return 2
    if not path.is_postgres and not path.file.is_file():
        print(f"{path}: there is no database; name it with --database", file=sys.stderr)
        return 2
    try:
        changes, seconds = asyncio.run(_rebuild(path, key))
    except StoreError as error:
        print(f"{path}: {error.facts.get('reason') or error.code}", file=sys.stderr)
        return 2
    shown = changes if args.all else changes[:MOST_SHOWN]
    for change in shown:
        print(_line(change))
    if len(shown) < len(changes):
        print(f"... and {len(changes) - len(shown)} more (--all shows them)")
    print(f"Ratings changed: {len(changes)}; made anew in {seconds:.1f} s" if changes else "All ratings were right.")
    return 0


async def _rebuild(path: Place, key: Path) -> tuple[list[Change], float]:
    store = await Store.open(path, key)
    try:
        began = time.perf_counter()
        return await Ratings(store).rebuild(), time.perf_counter() - began
    finally:
        await store.close()


def _line(change: Change) -> str:
    where = "everywhere" if change.guild_id == EVERYWHERE else f"server {change.guild_id}"
    what = "overall" if change.map == OVERALL else change.map
    return f"{where}, {what}, person {change.user_id}: {_shown(change.before)} -> {_shown(change.after)}"


def _shown(rating: Rating | None) -> str:
    return "none" if rating is None else f"{conservative(rating):.1f} ± {uncertainty(rating):.1f}"
