"""`python -m data.tools.workshop KEY LANGUAGE THEME SECONDS MEMORY`: checks and lays out a map that was sent.

It takes as many CPU seconds and bytes of address space at most.

Reads the file from standard input. Writes lines of JSON: a number for the part that is done, at last an `Outcome`.
Nothing in the file is a name of another file, and nothing of it is run.
"""

from __future__ import annotations

import base64
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from data.maps.checks import SCHEMA_KEY, Report, fill_names, named
from data.maps.jsonfile import BadJson, Places
from data.maps.layout_check import drawing_mistakes, place_mistakes, settings_mistakes
from data.maps.library import examined
from data.maps.upload import MOST_BYTES, Outcome
from data.tools.check_map import made_layout, report_lines, try_out
from engine.assemble import assemble
from engine.core.game import Game
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets
from renderer.core.fonts import add_font
from renderer.core.look import Look
from renderer.rail.board import render_empty_map

MOST_STORED = 600_000
"""The largest map with its layout, in characters."""
FIELDS_FOR_PEOPLE = ("source", "sources", "notes", "verified", SCHEMA_KEY)
_HARMLESS = re.compile(r"\w[\w .,'’ʼʻ‘()&/+!?·–—-]*")
SLOW_PATH = "a network was found"


def main() -> int:
    """Check the map on standard input and print the outcome."""
    _limit(int(sys.argv[4]), int(sys.argv[5]))
    font = os.environ.get("MAPS_FONT")
    add_font(Path(font) if font else None)
    sent = sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        outcome = made(sent, *sys.argv[1:4])
    except MemoryError:
        outcome = Outcome(["it takes too much memory; make the map smaller"])
    except RecursionError:
        outcome = Outcome(["it is nested far too deeply for a map"])
    except Exception:
        outcome = Outcome(["it cannot be looked at; please report this"])
    sys.stdout.write(msgspec.json.encode(outcome).decode() + "\n")
    return 0


def _limit(seconds: int, memory: int) -> None:
    """Bound CPU seconds, bytes of address space, and files, where the system can."""
    try:
        import resource  # not on Windows, where the bot's own time limit holds
    except ModuleNotFoundError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(10)


def made(sent: bytes, key: str, lang: str, theme: str) -> Outcome:
    """Return what comes of a file that is to be called by a key, drawn in a language and a theme."""
    if len(sent) > MOST_BYTES:
        return Outcome([f"the file is larger than {MOST_BYTES // 1000} kB, so it cannot be a map"])
    try:
        text = sent.decode("utf-8-sig")
        raw, places, report = examined(text, drawn=False)
    except UnicodeDecodeError as error:
        return Outcome([f"byte {error.start} is no UTF-8; save the file as UTF-8 text"])
    except BadJson as mistake:
        return Outcome([str(mistake)])
    for place, what in (*_harmful(raw), *(() if report.mistakes else _unplaced(raw))):
        report.wrong(place, what)
    if report.mistakes or report.file is None:
        return Outcome(_only_mistakes(places, report))
    raw = {**{name: value for name, value in raw.items() if name not in FIELDS_FOR_PEOPLE}, "key": key}
    if any(drawing_mistakes(fill_names(raw))):
        section = made_layout(fill_names(raw), report, lambda layout: layout.solve(_tell))
        if section is None:
            return Outcome(_only_mistakes(places, report))
        raw["layout"] = section
    text = json.dumps(raw, ensure_ascii=False, separators=(",", ":"))
    if len(text) > MOST_STORED:
        return Outcome([f"with its layout it is larger than {MOST_STORED // 1000} kB; make the map smaller"])
    _, places, report = examined(text)
    if report.file is None:
        return Outcome([one.partition(", ")[2] or one for one in _only_mistakes(places, report)])
    try_out(report.file, report)
    slow = [warning for warning in report.warnings if SLOW_PATH in warning]
    if slow:
        return Outcome([slow[0].partition(": ")[2]])
    look = Look(lang, ("A", "B"), ("blue", "red"), lambda name, /, **facts: name, theme)
    rules = assemble(report.file)
    picture = render_empty_map(Game.blank(rules, report.file.seats[0]).view(None), look)
    least, most = report.file.seats
    routes, tickets = rules.part(Routes), rules.part(Tickets)
    facts = {"cities": len(routes.cities), "routes": len(routes.order), "tickets": len(tickets.tickets)}
    facts |= {"least": least, "most": most}
    return Outcome([], dict(report.file.names), text, base64.b64encode(picture).decode(), facts)


def _tell(part: float) -> None:
    sys.stdout.write(f"{part:.3f}\n")
    sys.stdout.flush()


def _only_mistakes(places: Places, report: Report) -> list[str]:
    return [line for line in report_lines(places, report) if not line.startswith("warning: ")]


def _unplaced(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield from place_mistakes(raw)
    yield from settings_mistakes(raw)


def _harmful(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the names that would format a message or mention somebody."""
    for _, place, names in named(raw):
        for lang, name in names.items():
            if isinstance(name, str) and name.strip() and not _HARMLESS.fullmatch(name):
                yield (
                    f"{place}.names.{lang}".removeprefix("."),
                    "a name has letters, digits, spaces and . , ' ( ) & / + ! ? -, and begins with a letter or digit",
                )


if __name__ == "__main__":
    sys.exit(main())
