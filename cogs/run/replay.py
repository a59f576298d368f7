"""`bot.py replay GAME.json --out FILE`: a game's file as an animation."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from cogs.run.game_files import checked_file
from cogs.run.operator import CannotStart, read_settings, report, say
from cogs.tables.family import family_of
from cogs.text.catalogue import LANGS, catalogue
from data.store.game_files import players_of
from engine.game_file import after_turns, events_of
from renderer.core.look import Look
from renderer.core.replay import moments_of
from renderer.core.theme import THEMES

MOST_BYTES = 8_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="GAME.json", type=Path, help="a file that `export` or `/game export` wrote")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the GIF to write")
    parser.add_argument("--language", choices=sorted(LANGS), default="en", help="of the words in it (default: en)")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], help=f"its colors (default: {THEMES[0]})")
    parser.add_argument("--bytes", metavar="N", type=int, default=MOST_BYTES, help="its largest size (default: 8 MB)")


def main(chosen: argparse.Namespace) -> int:
    """Run the command; return the exit code, 0 if the GIF was written."""
    return report(partial(_drawn, chosen))


def _drawn(chosen: argparse.Namespace) -> str:
    record, last = checked_file(chosen.file, read_settings().maps_dir)
    players, words, lang = players_of(record), catalogue().of(last.rules), chosen.language
    names, colors = tuple(one.name or "" for one in players), tuple(one.color for one in players)
    look = Look(lang, names, colors, partial(words.say, lang), chosen.theme)
    moments = moments_of(list(after_turns(last.rules, record.seats, events_of(record))))
    made = family_of(last.rules).render_replay(moments, look, chosen.bytes)
    if not made:
        raise CannotStart(say("replay-no-room", bytes=chosen.bytes))
    try:
        with chosen.out.open("xb") as target:
            target.write(made)
    except FileExistsError as error:
        raise CannotStart(say("backup-there-already", path=chosen.out)) from error
    except OSError as error:
        raise CannotStart(say("backup-cannot-write", path=chosen.out, reason=error.strerror)) from error
    return say("replay-done", path=chosen.out, size=f"{len(made) / 1e6:.1f}")
