"""What a finished game came to for each seat, as it is kept for good: points by kind, tickets, paths, routes, time."""

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
    """A seat's points by the codes of its score; they add up to its total."""
    found = Counter[str]()
    for line in result.of(seat):
        found[line.code] += line.points
    return dict(found)


def facts_of(game: Game, result: Result, seat: Seat) -> dict[str, Any]:
    """Tickets `tried` and `completed`, the `longest` path (None where no paths are compared), and `routes`.

    Where things are counted that bring points, as on a table of strings, `counts` says how many, by code.
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


def waited(moments: Sequence[tuple[int, Sequence[Seat]]], pauses: Sequence[tuple[int, int]], seat: Seat) -> int:
    """The seconds that a table waited for a seat, without pauses.

    `moments`: for whom it waited, from each time until the next; the last of them is the end.
    """
    total = 0
    for (since, seats), (until, _) in pairwise(moments):
        if seat in seats:
            stood = sum(max(0, min(until, end) - max(since, start)) for start, end in pauses)
            total += max(0, until - since - stood)
    return total
