"""Choices on a table of strings, where the best spots and paths are offered first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View
from engine.parts.station_tiles import PlaceTile
from engine.parts.strings import LayNone, LayString, company_of, tabletop
from engine.strings.judge import verdict
from engine.strings.nouns import Company, String, Tabletop, companies_of, seat_of

RIVALS = 0.5
"""The weight of a point for another seat, compared with an own point."""
EARLY = 3.0
"""How many points more than a short string a long one has to bring to be laid before all short ones are."""


def best_offered(legal: Sequence[Action], rng: Random) -> Action:
    """Return the best spot or path offered; short strings first, since long ones find more stations later."""
    first = legal[0]
    if isinstance(first, PlaceTile):
        return first
    laying = laid(legal)
    return laying[0] if len(laying) < len(legal) else rng.choice(laying)


def best_judged(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the path worth most after subtracting what opponents gain by it; else the best spot.

    Long strings find more stations later, so one is laid early only if it scores much more than a short one.
    """
    company = company_of(view)
    paths = [action for action in legal if isinstance(action, LayString)]
    if not paths or company is None:
        return best_offered(legal, rng)
    table, best = tabletop(view), dict[String, tuple[float, LayString]]()
    for path in paths:
        value = _value(table, company, path, view.seats)
        if path.string not in best or value > best[path.string][0]:
            best[path.string] = (value, path)
    short, long = best.get("short"), best.get("long")
    if short is not None and long is not None:
        return long[1] if long[0] >= short[0] + EARLY else short[1]
    return next(iter(best.values()))[1]


def _value(table: Tabletop, company: Company, action: LayString, seats: int) -> float:
    """Return the points of the path, minus what it gives to other seats' companies."""
    judged = verdict(table, company, action.string, action.path)
    own = companies_of(seat_of(company, seats), seats)
    return judged.points(company) - RIVALS * sum(gain.points for gain in judged.gains if gain.company not in own)


def laid(legal: Sequence[Action]) -> Sequence[Action]:
    """Return the offers without giving up strings, or all of them if there is nothing else."""
    return [action for action in legal if not isinstance(action, LayNone)] or legal
