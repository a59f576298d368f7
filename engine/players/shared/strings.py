"""Choices on a table of strings: paths and spots that are searched for as far as a player looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View
from engine.parts.station_tiles import PlaceTile, TilesSeen
from engine.parts.strings import LayNone, LayString, StringsSeen, company_of, tabletop
from engine.players.random import choose as anything
from engine.strings.judge import verdict, visit_points
from engine.strings.landscape import square
from engine.strings.nouns import (
    STRINGS,
    Company,
    Gain,
    Laid,
    String,
    Tile,
    Verdict,
    companies_of,
    seat_of,
)
from engine.strings.outlook import Spots, expected_after
from engine.strings.suggest import spots, strings

SAMPLES = 3
"""Random paths of which the easy player lays the best."""
PATHS, WORK = 3, 12
"""Paths of each string that are judged, and the work of laying strings that finding them may take."""
AHEAD = 2
"""Paths after which it looks at the next strings."""
SPOTS = 24
"""Spots for a tile that are compared."""
LATER = 0.6
"""The weight of a point of a company's next string."""
RIVALS = 0.5
"""The weight of a point for another seat, compared with an own point, where several others play."""
EARLY = 3.0
"""How many points more than a short string a long one has to bring to be laid before all short ones are."""
SECOND, CLOSE, LEAD = 0.05, 0.3, 4
"""The weight of a point of a seat's second company; while it is less than so many points behind; and that many."""


def any_laid(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the best of a few random paths, else the first offer; a random spot for a tile."""
    if _places(view):
        return anything(view, legal, rng)
    if not _kinds(view):
        return rng.choice(legal)
    sampled = [anything(view, legal, rng) for _ in range(SAMPLES)]
    paths = [action for action in sampled if isinstance(action, LayString)]
    table, company = tabletop(view), company_of(view)
    if not paths or company is None:
        return first_laid(view, legal, rng)
    return max(paths, key=lambda lay: verdict(table, company, lay.string, lay.path).points(company))


def first_laid(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the path of most points or the first spot offered; short strings first, as long ones find more later."""
    if _places(view):
        return legal[0]
    for string in _kinds(view):
        paths = _paths(view, string, 1)
        if paths:
            return paths[0]
    return _none(view) or rng.choice(legal)


def best_laid(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the path worth most with the strings that follow it, or the spot after which they are worth most.

    What each company gets and can get next is weighed. Long strings find more stations later, so one is laid early
    only if it brings much more than a short one.
    """
    company = company_of(view)
    if company is None or not (_places(view) or _kinds(view)):
        return rng.choice(legal)
    weights = _weights(view, company)
    if _places(view):
        return _spot(view, weights) or legal[0]
    table, judged = tabletop(view), dict[String, list[tuple[float, LayString, Verdict]]]()
    for string in _kinds(view):
        paths = [(path, verdict(table, company, string, path.path)) for path in _paths(view, string, PATHS)]
        if paths:
            worths = [(_weighed(found.gains, weights), path, found) for path, found in paths]
            judged[string] = sorted(worths, key=lambda one: -one[0])
    if not judged:
        return _none(view) or legal[0]
    best = judged.get("short") or judged["long"]
    if "long" in judged and judged["long"][0][0] >= best[0][0] + EARLY:
        best = judged["long"]
    followed = []
    for worth, path, found in best[:AHEAD]:
        laid = Laid(company, path.string, path.path, found.stations)
        next_ = expected_after(table, laid, _next(view, laid))
        followed.append((worth + LATER * sum(weights[one] * points for one, points in next_.items()), path))
    return max(followed, key=lambda one: one[0])[1]


# What there is to do


def _places(view: View) -> bool:
    """Tell whether a tile is to be placed now."""
    return bool(view.seen(TilesSeen).drawn)


def _kinds(view: View) -> list[String]:
    """Return the kinds of string that the company on turn has left; [] between turns."""
    company = company_of(view)
    if company is None:
        return []
    return [string for string, left in zip(STRINGS, view.seen(StringsSeen).left[company], strict=True) if left]


def _none(view: View) -> LayNone | None:
    """Return the action of giving up a string, where no path is found; what is offered would search for one again."""
    kinds = _kinds(view)
    return LayNone(view.viewer, kinds[0]) if kinds and view.viewer is not None else None


def _paths(view: View, string: String, count: int) -> list[LayString]:
    """Return some good paths of the company on turn, most points first."""
    company = company_of(view)
    assert company is not None and view.viewer is not None
    return [LayString(view.viewer, string, idea.path) for idea in strings(tabletop(view), company, string, count, WORK)]


def _next(view: View, laid: Laid | None = None) -> dict[Company, String]:
    """Return the string that each company is likely to lay next, without those that have none left.

    `laid` is a string that is laid before.
    """
    found: dict[Company, String] = {}
    for company, counts in enumerate(view.seen(StringsSeen).left):
        for string, count in zip(STRINGS, counts, strict=True):
            if count > (laid is not None and (company, string) == (laid.company, laid.string)):
                found.setdefault(company, string)
    return found


def _spot(view: View, weights: Mapping[Company, float]) -> PlaceTile | None:
    """Return the spot after which the next strings are worth most, for a tile drawn; None when none fits."""
    assert view.viewer is not None
    table, on_turn = tabletop(view), company_of(view)
    kind = table.kind(view.seen(TilesSeen).drawn[0])
    owner = on_turn if kind.owner == "placer" else None
    free = spots(table, max(weights, key=weights.__getitem__), kind, SPOTS)
    if not free:
        return None
    tiles = [Tile("next", kind.id, square(at, turn, table.measures.tile), owner) for at, turn in free]
    looked = Spots(table, kind, [at for at, _ in free])
    values = [0.0] * len(free)
    for company, string in _next(view).items():
        visits = [float(kind.own if kind.repeat else visit_points(table, tile, company)) for tile in tiles]
        for number, points in enumerate(looked.expected(company, string, visits)):
            values[number] += weights[company] * points
    at, turn = free[values.index(max(values))]
    return PlaceTile(view.viewer, kind.id, at, turn)


# What it is worth


def _weights(view: View, company: Company) -> Mapping[Company, float]:
    """Return what a point of each company is worth to the viewer; of two seats, the better company counts (R58)."""
    points, own = view.seen(StringsSeen).points, seat_of(company, view.seats)
    if view.seats > 2:
        return {other: 1.0 if other == company else -RIVALS for other in range(len(points))}
    weights = {}
    for seat in range(view.seats):
        first, second = sorted(companies_of(seat, view.seats), key=lambda one: -points[one])
        sign = 1.0 if seat == own else -1.0
        weights[first] = sign
        weights[second] = sign * (CLOSE if points[first] - points[second] < LEAD else SECOND)
    return weights


def _weighed(gains: Iterable[Gain], weights: Mapping[Company, float]) -> float:
    return sum(weights[gain.company] * gain.points for gain in gains)
