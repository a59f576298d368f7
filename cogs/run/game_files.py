"""`bot.py export` and `bot.py import`: finished games as files. See docs/game-file.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from functools import partial
from pathlib import Path

from cogs.core.config import Settings
from cogs.run.operator import CannotStart, existing_database, read_settings, report, say
from cogs.tables.table import COLORS, FIRST, NUMBERS, own_options
from cogs.text.names import name_of, tidy
from data.maps.library import kept, load, load_with, rules_of_record
from data.store.game_files import put_record, read_from, record_of
from data.store.store import Store
from engine.assemble import assemble
from engine.core.codec import decode_events
from engine.core.game import Game
from engine.game_file import BadGameRecord, FilePlayer, GameRecord, check_record, read_record, states, written_record

EXPORT = "export"
MOST_NAME = 32


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command, `export` or `import`."""
    if parser.prog.endswith(EXPORT):
        parser.add_argument("game", metavar="NUMBER", type=int, help="number of a finished game")
        parser.add_argument("--out", metavar="FILE", type=Path, help="the file to write (default: game-NUMBER.json)")
        parser.add_argument("--names", action="store_true", help="with the players' names")
        return
    parser.add_argument("file", metavar="FILE", type=Path, help="a file that `export` or `/game export` wrote")
    parser.add_argument("--server", metavar="ID", type=int, help="store it as a game of this server")
    parser.add_argument("--channel", metavar="ID", type=int, help="who can read this channel of it can open the game")


def main(chosen: argparse.Namespace) -> int:
    """Run the command; return the exit code, 0 if the file was written, or is good and stored where asked."""
    return report(partial(_export if chosen.command == EXPORT else _import, chosen))


def _export(chosen: argparse.Namespace) -> str:
    settings = read_settings()
    stored = read_from(existing_database(settings), chosen.game)
    if stored is None:
        raise CannotStart(say("export-unknown", game=str(chosen.game)))
    if not stored.is_open:
        raise CannotStart(say("export-secret", game=str(chosen.game)))
    file = kept(stored.map) if stored.map is not None else load().games[stored.game.key]
    options = json.loads(stored.game.options)
    if NUMBERS in options:
        raise CannotStart(say("refused-lesson-not-exported"))
    rules = assemble(file, stored.game.variant, dict(own_options(options)), stored.game.rules_version)
    names = {row.seat: name_of(row.name) for row in stored.seats} if chosen.names else {}
    *_, last = states(rules, len(stored.seats), [decode_events(step.events) for step in stored.steps])
    path = chosen.out or Path(f"game-{chosen.game}.json")
    record = record_of(stored, rules, last.result(), names, first_named=FIRST in options)
    try:
        with path.open("x", encoding="utf-8") as target:
            target.write(written_record(record))
    except FileExistsError as error:
        raise CannotStart(say("backup-there-already", path=path)) from error
    except OSError as error:
        raise CannotStart(say("backup-cannot-write", path=path, reason=error.strerror)) from error
    return say("export-done", path=path, steps=len(record.steps))


def checked_file(path: Path, maps: Path | None) -> tuple[GameRecord, Game]:
    """Read a file and replay its game; return both, the game in its last state.

    Raises: CannotStart.
    """
    try:
        record = read_record(path.read_bytes())
        return record, check_record(_seated(record), rules_of_record(record, load_with(maps)))
    except OSError as error:
        raise CannotStart(say("import-unreadable", path=path, reason=error.strerror)) from error
    except BadGameRecord as mistake:
        raise CannotStart(say("import-bad", path=path, reason=str(mistake))) from mistake


def _seated(record: GameRecord) -> GameRecord:
    """Check the colors, and make the names harmless: anyone may have written the file.

    Raises: BadGameRecord.
    """
    colors = [one.color for one in record.players]
    if len(set(colors)) < len(colors) or not set(colors) <= set(COLORS):
        raise BadGameRecord(f"players: each has a color of its own, of {', '.join(COLORS)}")
    record.players = [
        FilePlayer(one.color, tidy(one.name or "")[:MOST_NAME] or None, one.computer) for one in record.players
    ]
    return record


def _import(chosen: argparse.Namespace) -> str:
    if (chosen.server is None) != (chosen.channel is None):
        raise CannotStart(say("import-where"))
    settings = read_settings()
    record, last = checked_file(chosen.file, settings.maps_dir)
    totals = ", ".join(map(str, record.totals))
    key = "import-verified" if isinstance(record.seed, str) else "import-good"
    good = say(key, path=chosen.file, steps=len(record.steps), totals=totals)
    if chosen.server is None:
        return good
    number = asyncio.run(_stored(settings, record, last, (chosen.server, chosen.channel)))
    return f"{good}\n{say('import-done', game=str(number))}"


async def _stored(settings: Settings, record: GameRecord, last: Game, place: tuple[int, int]) -> int:
    store = await Store.open(existing_database(settings), settings.database_key)
    try:
        put = partial(put_record, record=record, last=last, place=place, now=int(time.time()))
        return await store.write_at_once(put)
    finally:
        await store.close()
