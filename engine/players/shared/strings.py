"""Choices on a table of strings: paths and spots that are searched for as far as a player looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from engine.core.action import Action
from engine.core.view import View
from engine.parts.station_tiles import PlaceTile, TilesSeen
from engine.parts.strings import LayString, StringsSeen, company_of, tabletop
from engine.players.random import choose as anything
from engine.strings.judge import verdict
from engine.strings.landscape import square
from engine.strings.nouns import (
    STRINGS,
    Company,
    Gain,
    Laid,
    String,
    Tabletop,
    Tile,
    companies_of,
    seat_of,
    with_laid,
)
from engine.strings.suggest import spots, strings

SAMPLES = 3
"""Random paths of which the easy player lays the best."""
PATHS = 3
"""Paths of each string that are judged."""
AHEAD = 2
"""Paths for which the next own string is searched."""
SPOTS = 3
"""Spots for a tile after which a string is searched."""
LATER = 0.6
"""The weight of a point of the next own string."""
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
    for string in () if _places(view) else _kinds(view):
        paths = _paths(view, string, 1)
        if paths:
            return paths[0]
    return legal[0] if _places(view) or _kinds(view) else rng.choice(legal)


def best_laid(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the path worth most with the string that follows it, or the spot that is best for the seat.

    What it gives to each company is weighed. Long strings find more stations later, so one is laid early only if it
    brings much more than a short one.
    """
    company = company_of(view)
    if company is None or not (_places(view) or _kinds(view)):
        return rng.choice(legal)
    weights = _weights(view, company)
    if _places(view):
        return _spot(view, max(weights, key=weights.__getitem__)) or legal[0]
    table, judged = tabletop(view), dict[String, list[tuple[float, LayString]]]()
    for string in _kinds(view):
        worths = [(_worth(table, company, path, weights), path) for path in _paths(view, string, PATHS)]
        if worths:
            judged[string] = sorted(worths, key=lambda one: -one[0])
    if not judged:
        return legal[0]
    best = judged.get("short") or judged["long"]
    if "long" in judged and judged["long"][0][0] >= best[0][0] + EARLY:
        best = judged["long"]
    followed = [(worth + LATER * _next(table, company, path, weights), path) for worth, path in best[:AHEAD]]
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


def _paths(view: View, string: String, count: int) -> list[LayString]:
    """Return some good paths of the company on turn, most points first."""
    company = company_of(view)
    assert company is not None and view.viewer is not None
    return [LayString(view.viewer, string, idea.path) for idea in strings(tabletop(view), company, string, count)]


def _spot(view: View, company: Company) -> PlaceTile | None:
    """Return the spot after which the company's best string brings most, for a tile drawn; None when none fits."""
    assert view.viewer is not None
    table, kind = tabletop(view), view.seen(TilesSeen).drawn[0]
    owner = company_of(view) if table.kind(kind).owner == "placer" else None
    short, long = view.seen(StringsSeen).left[company]
    best: tuple[float, PlaceTile] | None = None
    for at, turn in spots(table, company, table.kind(kind), SPOTS):
        value = 0.0
        if short or long:
            tile = Tile("next", kind, square(at, turn, table.measures.tile), owner)
            ideas = strings(replace(table, tiles=(*table.tiles, tile)), company, "short" if short else "long", 1)
            value = float(ideas[0].points) if ideas else 0.0
        if best is None or value > best[0]:
            best = value, PlaceTile(view.viewer, kind, at, turn)
    return None if best is None else best[1]


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


def _worth(table: Tabletop, company: Company, lay: LayString, weights: Mapping[Company, float]) -> float:
    return _weighed(verdict(table, company, lay.string, lay.path).gains, weights)


def _weighed(gains: Iterable[Gain], weights: Mapping[Company, float]) -> float:
    return sum(weights[gain.company] * gain.points for gain in gains)


def _next(table: Tabletop, company: Company, lay: LayString, weights: Mapping[Company, float]) -> float:
    """Return what the best next string of the company is worth once this one lies."""
    stations = verdict(table, company, lay.string, lay.path).stations
    after = with_laid(table, Laid(company, lay.string, lay.path, stations))
    ideas = strings(after, company, "short", 1)
    return weights[company] * ideas[0].points if ideas else 0.0
