"""`python bot.py check-map FILE`: every mistake of a map's file at once. See docs/adding-a-map.md."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.progress import Progress

from data.languages import CODES
from data.maps.checks import Report, fill_names
from data.maps.clearance import crossings
from data.maps.jsonfile import BadJson, Places, read_text
from data.maps.layout_check import crowding, drawing_mistakes, place_mistakes, settings_mistakes
from data.maps.library import GAMES, examined, load, located
from data.tools.layout import Layout, write_section
from data.tools.networks import Links, climbed
from data.tools.tracks import Board, Measures
from engine.assemble import GameFile, assemble
from engine.board.trails import search
from engine.core.game import Game
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets
from engine.players import known_players, play_match
from renderer.core.fonts import add_font
from renderer.core.look import Look
from renderer.rail.board import render_board, render_empty_map

FEW = 60
"""Spaces of a map that takes a few seconds."""
REST = 0.4
"""Seconds for which a saved file doesn't change before it is read."""
SLOW = 1.0
"""Seconds that the longest path of a network may take without a warning."""
FULL, LARGEST = 250, 2.0
"""Spaces of a map that fills its picture, and how much larger than on such a one things are drawn at most."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, help="a map as docs/adding-a-map.md describes it")
    parser.add_argument("--layout", action="store_true", help='make the section "layout" and write it into the file')
    parser.add_argument("--watch", action="store_true", help="draw the map next to its file at each save; Ctrl-C ends")


def main(args: argparse.Namespace) -> int:
    """Print the mistakes, or a summary of the map; return the exit code, 1 for a map that can't be played."""
    path: Path = args.file
    try:
        add_font(Path(os.environ["MAPS_FONT"]) if os.environ.get("MAPS_FONT") else None)
    except (OSError, ValueError) as error:
        return _bad(Path(os.environ["MAPS_FONT"]), [f"MAPS_FONT: {error}"])
    if args.watch:
        return watch(path)
    taken = {} if path.resolve().parent == GAMES.resolve() else load().games
    try:
        raw, places, report = examined(read_text(path), taken, drawn=not args.layout)
    except BadJson as mistake:
        return _bad(path, [str(mistake)])
    if args.layout:
        for place, what in (*place_mistakes(raw), *settings_mistakes(raw)):
            report.wrong(place, what)
        if not report.mistakes:
            _lay_out(path, fill_names(raw), report)
        if report.mistakes:
            return _bad(path, report_lines(places, report))
        _say(f"{path}: the layout is made and written")
        raw, places, report = examined(read_text(path), taken)
    if report.file is not None and not report.mistakes:
        try_out(report.file, report)
    if report.mistakes or report.file is None:
        return _bad(path, report_lines(places, report))
    for line in report_lines(places, report):
        _say(line)
    _say(_described(report.file))
    return 0


# At each save


def watch(path: Path, sleep: Callable[[float], object] = time.sleep) -> int:
    """Check the file now and after each save, and draw it into a PNG next to it, until Ctrl-C.

    The file itself isn't changed. A save counts once the file has rested for a moment.
    """
    seen: object = ()
    layouts: dict[str, dict[str, Any]] = {}
    _say(f"{path}: I draw it into {picture_of(path)} at each save. Ctrl-C ends.")
    try:
        while True:
            stamp = _stamp(path)
            sleep(REST)
            if stamp != seen and stamp == _stamp(path):
                seen = stamp
                try:
                    _draw(path, layouts)
                except Exception as error:  # whatever is wrong with one save, the next one is looked at
                    _bad(path, [f"it cannot be drawn: {error}"])
    except KeyboardInterrupt:
        return 0


def picture_of(path: Path) -> Path:
    """Return where a watched map is drawn."""
    return path.with_suffix(".png")


def _stamp(path: Path) -> tuple[int, int] | None:
    """Return what changes when a file is saved; None if it isn't there."""
    try:
        about = path.stat()
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size


def _draw(path: Path, layouts: dict[str, dict[str, Any]]) -> None:
    """Draw a map with its own layout if that fits, else with one that is made now and kept in `layouts`."""
    taken = {} if path.resolve().parent == GAMES.resolve() else load().games
    try:
        raw, places, report = examined(read_text(path), taken)
        if report.file is None:
            raw, places, report = examined(read_text(path), taken, drawn=False)
            for place, what in (*place_mistakes(raw), *settings_mistakes(raw)):
                report.wrong(place, what)
    except BadJson as mistake:
        _bad(path, [str(mistake)])
        return
    if report.file is None or report.mistakes:
        _bad(path, report_lines(places, report))
        return
    file, note = report.file, ""
    if list(drawing_mistakes(fill_names(raw))):
        section, about = raw.get("layout"), {name: raw.get(name) for name in ("cities", "routes")}
        settings = section.get("settings") if isinstance(section, dict) else None
        key = json.dumps([about, settings], sort_keys=True)
        if key not in layouts:
            _say(f"{path}: I make a layout to draw it ...")
            layouts.clear()
            layouts[key] = _sketched(raw)
        file = structs.replace(file, layout=layouts[key])
        note = "; --layout writes one into the file"
    look = Look("en", ("A", "B"), ("blue", "red"), _unsaid)
    picture_of(path).write_bytes(render_empty_map(Game.blank(assemble(file), file.seats[0]).view(None), look))
    for line in report_lines(places, report):
        _say(f"  {line}")
    _say(f"{path}: drawn at {time.strftime('%H:%M:%S')}{note}")


def _sketched(raw: dict[str, object]) -> dict[str, Any]:
    """Return a layout of a map, even one in which something overlaps."""
    layout = layout_of(fill_names(raw))
    board = _solved(layout)
    return layout.section(board) | _ground(layout, board)


def report_lines(places: Places, report: Report) -> list[str]:
    """Return every mistake and, with a mark, every warning, each with its line."""
    warnings = [f"warning: {located(places, warning)}" for warning in report.warnings]
    return [*(located(places, mistake) for mistake in report.mistakes), *warnings]


def _bad(path: Path, lines: Iterable[str]) -> int:
    lines = list(lines)
    count = sum(not line.startswith("warning: ") for line in lines)
    _say(f"{path}: {count} mistake{'s' * (count != 1)}", sys.stderr)
    for line in lines:
        _say(f"  {line}", sys.stderr)
    return 1


def _say(line: str, to: object = None) -> None:
    """Print a line, without characters that the terminal can't show."""
    print(line.encode("utf-8", "backslashreplace").decode(), file=to or sys.stdout)  # type: ignore[arg-type]


def _lay_out(path: Path, raw: dict[str, object], report: Report) -> None:
    """Make the map's layout and write it into the file; what has no room is reported, and nothing written."""
    section = made_layout(raw, report, _solved)
    if section is not None:
        write_section(path, section)


def made_layout(raw: dict[str, object], report: Report, solve: Callable[[Layout], Board]) -> dict[str, Any] | None:
    """Return the section "layout" of a map; None if something has no room, which is reported. Mutates `raw`."""
    layout = layout_of(raw)
    board = solve(layout)
    left = layout.check(board)
    for line in left[:10]:
        place, what = crowding(line)
        report.wrong(place.replace("layout.", ""), what.partition("; have it")[0].partition(", or have it")[0])
    if left:
        reason = 'no layout was found in which all have room; try a larger "size" or smaller "text" in its "settings"'
        report.wrong("layout", reason)
        return None
    return layout.section(board) | _ground(layout, board)


def layout_of(raw: dict[str, object]) -> Layout:
    """Return the layout that is to be made, with the map's settings or the usual ones. Mutates `raw`."""
    section = raw.get("layout")
    raw["layout"] = {"settings": (section.get("settings") if isinstance(section, dict) else None) or _usual(raw)}
    return Layout(str(raw["key"]), raw)


def _solved(layout: Layout) -> Board:
    """Make the layout, showing how far it is."""
    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("layout", total=1.0)
        return layout.solve(lambda part: shown.update(task, completed=part), _processes(layout))


def _ground(layout: Layout, board: Board) -> dict[str, Any]:
    return {"ground": layout.ground(board)} if layout.settings.get("land", True) else {}


def _processes(layout: Layout) -> int:
    """Return how many seeds are worth trying at once: a process takes a second to begin."""
    spaces = sum(pair.length for pair in layout.pairs)
    return (os.cpu_count() or 1) if spaces > FEW else 1


def _usual(raw: Mapping[str, Any]) -> dict[str, object]:
    """Return settings for a map without any: the fewer spaces it has, the larger everything is drawn."""
    spaces = sum(route["length"] for route in raw["routes"])
    larger = min(max(sqrt(FULL / max(spaces, 1)), 1.0), LARGEST)
    usual = Measures()
    return {
        "size": list(usual.size),
        "slot": [round(side * larger) for side in usual.slot],
        "gap": [round(gap * larger) for gap in usual.gap],
        "twin": round(usual.twin * larger),
        "apart": round(usual.apart * larger),
        "city": round(usual.city * larger),
        "edge": round(usual.edge * larger),
        "text": min(round(usual.text * larger), 40),
        "margin": [round(72 * larger), round(60 * larger)],
    }


def try_out(file: GameFile, report: Report) -> None:
    """Play one whole game of each variant at random, and draw the empty board in each language."""
    player = known_players()["random"]
    for variant in file.variants:
        rules = assemble(file, variant)
        for seats in dict.fromkeys(file.seats):
            play_match(rules, [player] * seats, Random(seats))
    rules = assemble(file)
    view = Game.blank(rules, file.seats[0]).view(None)
    for lang in CODES:
        render_board(view, Look(lang, ("A", "B"), ("blue", "red"), _unsaid))
    if crossed := crossings(rules.layout, {route.id: route.cities for route in rules.part(Routes).order}):
        report.odd("layout.routes", f"routes cross each other: {', '.join(crossed[:5])}")
    if rules.has(LongestPath) and (took := slowest_path(rules.part(Routes))) > SLOW:
        report.odd("routes", f"a network was found whose longest path takes {took:.1f} s, and its game waits for it")


def slowest_path(routes: Routes, restarts: int = 2, steps: int = 25) -> float:
    """Return the seconds that the longest path took in the worst network of a player that was found on a map.

    It stops looking once that is too slow.
    """

    def seconds(links: Links) -> float:
        if any(took > SLOW for took in found):
            return 0.0
        began = time.process_time()
        search(links)
        found.append(time.process_time() - began)
        return found[-1]

    found = [0.0]
    climbed(routes.order, seconds, restarts, steps, Random(1), routes.numbers.pieces)
    return max(found)


def _unsaid(key: str, /, **facts: str | int) -> str:
    return key


def _described(file: GameFile) -> str:
    rules = assemble(file)
    routes, market, tickets = rules.part(Routes), rules.part(Market), rules.part(Tickets)
    marks = Counter(
        name
        for route in routes.order
        for name, there in (
            ("of them parallel", route.twin is not None),
            ("tunnels", route.tunnel),
            ("ferries", route.locomotives > 0),
        )
        if there
    )
    parts = ", ".join(part.name for part in rules.parts)
    details = ", ".join(f"{count} {name}" for name, count in marks.items())
    return "\n".join(
        (
            f"{file.names['en']} ({file.key}) can be played:",
            f"  seats      {file.seats[0]} to {file.seats[1]}",
            f"  cities     {len(routes.cities)}",
            f"  routes     {len(routes.order)}{f' ({details})' if details else ''}",
            f"  tickets    {len(tickets.tickets)}",
            f"  cards      {sum(market.totals)}",
            f"  pieces     {routes.numbers.pieces} each",
            f"  variants   {', '.join(file.variants)}",
            f"  parts      {parts}",
        )
    )
