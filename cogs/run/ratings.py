"""`python bot.py ratings`: rebuilds all ratings from the results alone, and reports what changed."""

from __future__ import annotations

import argparse
import asyncio
import time
from functools import partial

from cogs.run.operator import existing_database, read_settings, report
from data.store.ratings import EVERYWHERE, OVERALL, Change, Ratings
from data.store.store import Store
from engine.league.ratings import Rating, conservative, uncertainty

MOST_SHOWN = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--all", action="store_true", help=f"show every change, not only the first {MOST_SHOWN}")


def main(args: argparse.Namespace) -> int:
    """Rebuild the ratings; return the exit code, 1 if the database doesn't exist or can't be used."""
    return report(partial(_rebuilt, args))


def _rebuilt(args: argparse.Namespace) -> str:
    changes, seconds = asyncio.run(_rebuild())
    if not changes:
        return "All ratings were right."
    lines = [_line(change) for change in (changes if args.all else changes[:MOST_SHOWN])]
    if len(lines) < len(changes):
        lines.append(f"... and {len(changes) - len(lines)} more (--all shows them)")
    return "\n".join([*lines, f"Ratings changed: {len(changes)}; recomputed in {seconds:.1f} s"])


async def _rebuild() -> tuple[list[Change], float]:
    settings = read_settings()
    store = await Store.open(existing_database(settings), settings.database_key)
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
