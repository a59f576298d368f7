"""`python bot.py simulate`: whole games between computer players, counted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

from data.library import Library, load, load_with
from engine.assemble import BadGameFile
from engine.core.refused import Refused
from engine.matches import play_match
from engine.players import known_players


@dataclass(frozen=True)
class Summary:
    """What is printed. `mean_points` by seat."""

    games: int
    moves: int
    seconds: float
    mean_points: list[float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"which map: {', '.join(sorted(load().games))}, or one of --maps")
    parser.add_argument("--maps", type=Path, help="a folder of your own maps")
    parser.add_argument("--variant", help="a variant of the map; the first one if not given")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument(
        "--players", default="random", help="computer player of each seat, separated by commas; one name is for all"
    )
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="the luck")
    parser.add_argument("--json", action="store_true", help="print JSON")


def main(args: argparse.Namespace) -> int:
    """Prints games, moves, seconds and mean points per seat. Exit code 2 for arguments that do not fit."""
    names = str(args.players).split(",")
    names = names * args.seats if len(names) == 1 else names
    unknown = set(names) - set(known_players())
    if unknown or len(names) != args.seats:
        known = ", ".join(sorted(known_players()))
        return _usage(f"--players takes one name, or {args.seats}; known are: {known}")
    if args.games < 1:
        return _usage("--games takes a number from 1")
    library = load_with(args.maps)
    if args.game not in library.games:
        return _usage(f"there is no game {args.game!r}; there are: {', '.join(sorted(library.games))}")
    try:
        told = _run(args, names, library)
    except BadGameFile as mistake:
        return _usage(str(mistake))
    except Refused as refused:
        return _usage(f"{args.game} is not played that way: {refused}")
    if args.json:
        print(json.dumps(asdict(told)))
    else:
        print(f"{told.games} games, {told.moves} moves, {told.seconds} s")
        for seat, points in enumerate(told.mean_points):
            print(f"seat {seat} ({names[seat]}): {points} points on average")
    return 0


def _run(args: argparse.Namespace, names: Sequence[str], library: Library) -> Summary:
    rules = library.rules(args.game, args.variant)
    players = [known_players()[name] for name in names]
    rng = Random(args.seed)
    moves, totals, began = 0, [0] * args.seats, time.perf_counter()
    for _ in track(range(args.games), description=args.game, console=Console(stderr=True)):
        match = play_match(rules, players, rng)
        moves += match.moves
        totals = [total + points for total, points in zip(totals, match.result.totals, strict=True)]
    seconds = round(time.perf_counter() - began, 3)
    return Summary(args.games, moves, seconds, [round(total / args.games, 2) for total in totals])


def _usage(message: str) -> int:
    print(f"simulate: {message}", file=sys.stderr)
    return 2
