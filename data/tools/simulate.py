"""`python bot.py simulate`: plays whole games between computer players, and counts."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from data.maps.library import Library, load, load_with
from engine.assemble import BadGameFile
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.view import View
from engine.players import Player, known_players, play_match

CERTAIN = 1.96
"""Standard deviations on either side of the mean within which 95 of 100 results lie."""


@dataclass(frozen=True)
class Record:
    """The results of one player. `games` counts a game once for each of its seats; a shared victory is split.

    `low` and `high` bound the rate of victories with 95 % confidence. Moves are in seconds.
    """

    player: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    mean_points: float
    mean_move: float
    worst_move: float


@dataclass(frozen=True)
class Summary:
    """What is printed. `mean_points` are by seat."""

    games: int
    moves: int
    seconds: float
    mean_points: list[float]
    players: list[Record]


@dataclass
class Tally:
    """The counts of one player while it plays."""

    choose: Player
    games: int = 0
    wins: float = 0.0
    points: int = 0
    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    offering: float = 0.0
    """Seconds to find the legal actions of the next move: at some tables, that is most of the thinking."""

    def legal(self, game: Game, seat: Seat) -> Sequence[Action]:
        """Return the legal actions, and record the seconds it took to find them."""
        began = time.perf_counter()
        offered = game.legal(seat)
        self.offering = time.perf_counter() - began
        return offered

    def __call__(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        began = time.perf_counter()
        action = self.choose(view, legal, rng)
        took = time.perf_counter() - began + self.offering
        self.moves, self.seconds, self.worst = self.moves + 1, self.seconds + took, max(self.worst, took)
        return action

    def record(self, name: str) -> Record:
        """Return the player's results."""
        low, high = (round(bound, 4) for bound in wilson(self.wins, self.games))
        games, wins = max(1, self.games), round(self.wins, 3)
        mean_points, mean_move = round(self.points / games, 2), round(self.seconds / max(1, self.moves), 6)
        rate, worst = round(self.wins / games, 4), round(self.worst, 6)
        return Record(name, self.games, wins, rate, low, high, mean_points, mean_move, worst)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the bounds of the true rate of victories with 95 % confidence (Wilson score interval)."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, CERTAIN**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = CERTAIN / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def seating(names: Sequence[str], seats: int, game: int) -> list[str]:
    """Return the names by seat in a game: over the games, every name takes every seat."""
    first, turned = game % len(names), game // len(names) % seats
    order = [names[(first + place) % len(names)] for place in range(seats)]
    return [*order[turned:], *order[:turned]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", help=f"which map: {', '.join(sorted(load().games))}, or one of --maps")
    parser.add_argument("--maps", type=Path, help="a folder of your own maps")
    parser.add_argument("--variant", help="variant of the map (default: the first)")
    parser.add_argument("--seats", type=int, default=2, help="seats per game (default: 2)")
    known = ", ".join(sorted(known_players()))
    parser.add_argument("--players", default="random", help=f"who plays, separated by commas, changing seats: {known}")
    parser.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random numbers (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def main(args: argparse.Namespace) -> int:
    """Print the results by player and by seat; return the exit code, 2 for invalid arguments."""
    names = [name.strip() for name in str(args.players).split(",")]
    if set(names) - set(known_players()):
        return _usage(f"--players takes names separated by commas; known are: {', '.join(sorted(known_players()))}")
    if args.games < 1:
        return _usage("--games takes a number from 1")
    library = load_with(args.maps)
    if args.game not in library.games:
        return _usage(f"there is no game {args.game!r}; there are: {', '.join(sorted(library.games))}")
    least, most = library.games[args.game].seats
    if not least <= args.seats <= most:
        return _usage(f"{args.game} has {least} to {most} seats; --seats takes a number from {least} to {most}")
    try:
        summary = _run(args, names, library)
    except BadGameFile as mistake:
        return _usage(str(mistake))
    if args.json:
        print(json.dumps(asdict(summary)))
    else:
        _show(summary)
    return 0


def _run(args: argparse.Namespace, names: Sequence[str], library: Library) -> Summary:
    rules = library.rules(args.game, args.variant)
    tallies = {name: Tally(known_players()[name]) for name in names}
    rng, console = Random(args.seed), Console(stderr=True)
    moves, totals, began = 0, [0] * args.seats, time.perf_counter()
    shown = track(range(args.games), description=args.game, console=console, disable=not console.is_terminal)
    for number in shown:
        order = seating(names, args.seats, number)
        players = [tallies[name] for name in order]
        match = play_match(rules, players, rng, lambda game, seat: players[seat].legal(game, seat))  # noqa: B023
        moves += match.moves
        totals = [total + points for total, points in zip(totals, match.result.totals, strict=True)]
        for seat, name in enumerate(order):
            tally = tallies[name]
            tally.games += 1
            tally.points += match.result.totals[seat]
            tally.wins += (seat in match.result.winners) / len(match.result.winners)
    seconds = round(time.perf_counter() - began, 3)
    records = [tally.record(name) for name, tally in tallies.items()]
    return Summary(args.games, moves, seconds, [round(total / args.games, 2) for total in totals], records)


def _show(summary: Summary) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("player")
    for title in ("seats played", "wins", "rate", "95 % interval", "points", "mean move", "worst move"):
        table.add_column(title, justify="right")
    for one in summary.players:
        table.add_row(
            one.player,
            str(one.games),
            f"{one.wins:.1f}",
            f"{one.rate:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.mean_points:.1f}",
            f"{one.mean_move * 1000:.2f} ms",
            f"{one.worst_move * 1000:.1f} ms",
        )
    console = Console(width=110, highlight=False)
    console.print(table)
    points = ", ".join(f"{points:.1f}" for points in summary.mean_points)
    console.print(f"{summary.games} games, {summary.moves} moves, {summary.seconds} s; points by seat: {points}")


def _usage(message: str) -> int:
    print(f"simulate: {message}", file=sys.stderr)
    return 2
