"""The permanent record of a finished game for each seat: points by kind, tickets, paths, routes, time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.core.action import Seat
from engine.core.game import Game
from engine.core.score import Result
from engine.parts.longest_path import LongestPath
from engine.parts.routes import Routes, RoutesSlice


def kinds_of(result: Result, seat: Seat) -> dict[str, int]:
    """Return a seat's points by the codes of its score; they add up to its total."""
    found = Counter[str]()
    for line in result.of(seat):
        found[line.code] += line.points
    return dict(found)


def facts_of(game: Game, result: Result, seat: Seat) -> dict[str, Any]:
    """Return a seat's tickets `tried` and `completed`, its `longest` path in spaces, and its `routes`.

    `longest` is None in games without Longest Path. `counts` are the numbers of scored items by code, as in String
    Railway.
    """
    lines = result.of(seat)
    tickets = [line for line in lines if "ticket" in line.facts]
    lengths = [line.facts["length"] for line in lines if line.code == LongestPath.name]
    owners = game.slice(RoutesSlice).seen_by(None).owners if game.rules.has(Routes) else {}
    return {
        "tried": [line.facts["ticket"] for line in tickets],
        "completed": [line.facts["ticket"] for line in tickets if line.facts.get("complete")],
        "longest": lengths[0] if lengths else 0 if game.rules.has(LongestPath) else None,
        "routes": [route for route, owner in owners.items() if owner == seat],
        "counts": {line.code: line.facts["count"] for line in lines if "count" in line.facts},
    }


def player_of(turns: Sequence[int | None]) -> int | None:
    """Return the person who played at least half of a seat's turns, or None.

    `turns` are the ids of the people who completed each turn, in order (None: a computer player). Of two people with
    half each, it is the later one.
    """
    return next((one for one in reversed(turns) if one is not None and 2 * turns.count(one) >= len(turns)), None)


def waited(moments: Sequence[tuple[int, Sequence[Seat]]], pauses: Sequence[tuple[int, int]], seat: Seat) -> int:
    """Return the seconds that a game waited for a seat, without pauses.

    `moments` are (Unix s, seats it waited for from then on); the last of them is the end. `pauses` are (start, end).
    """
    total = 0
    for (since, seats), (until, _) in pairwise(moments):
        if seat in seats:
            stood = sum(max(0, min(until, end) - max(since, start)) for start, end in pauses)
            total += max(0, until - since - stood)
    return total
