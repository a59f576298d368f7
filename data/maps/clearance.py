"""Finds what overlaps on a map: slots, city marks, names in every language, and the picture's frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise, permutations
from math import cos, radians, sin
from typing import Any

from engine.board.arrays import np, shapely
from renderer.core.fonts import text_width
from renderer.core.geometry import lines_of_route
from renderer.core.labels import CUT, LINE, Box, Label, label_box, line_starts, sign_box

Names = Mapping[str, Mapping[str, str]]
Pairs = list[tuple[str, str]]

TOLERANCE = 0.75
BESIDE = 14.0
SHARP = 35.0
"""In degrees."""
PITCH = 1.5
"""How far two names are below each other at least, in lines of one name."""


def overlaps(
    layout: Mapping[str, Any], names: Names, languages: Sequence[str], clear: tuple[float, ...] = ()
) -> list[str]:
    """Return one line for each two things that overlap, e.g. `ru isle - name cape`; [] if the map is clean.

    `names` are by city and language. `clear` is a box that doesn't belong to the frame, as in `Measures`.
    """
    slots = {
        f"{route}#{i}": rectangle(x, y, angle, layout["slot"], TOLERANCE)
        for route, places in layout["routes"].items()
        for i, (x, y, angle) in enumerate(places)
    }
    cities = {f"city {key}": shapely.Point(city["x"], city["y"]) for key, city in layout["cities"].items()}
    reach, frame = layout["city"] - TOLERANCE, shapely.box(0, 0, *layout["size"]) - shapely.Polygon(_corners(clear))
    order = {name: number for number, name in enumerate(slots)}
    found = [(one, other) for one, other in _overlapping(slots, slots) if order[one] < order[other]]
    found += _near(slots, cities, reach)
    found += [(name, "frame") for name, shape in slots.items() if not frame.covers(shape)]
    lines = [f"{one} - {other}" for one, other in found]
    for language in languages:
        boxes = _names(layout, names, language)
        shapes = {key: shapely.box(*room) for key, room in boxes.items()}
        found = [*_overlapping(shapes, slots), *_near(shapes, cities, reach)]
        found += [(a, f"name {b}") for a, b in combinations(boxes, 2) if _side_by_side(boxes[a], boxes[b])]
        found += [(key, "frame") for key, shape in shapes.items() if not frame.covers(shape)]
        lines += [f"{language} {key} - {other}" for name in boxes for key, other in found if key == name]
    return lines


def misleading(layout: Mapping[str, Any], names: Names, languages: Sequence[str], less: float = TOLERANCE) -> list[str]:
    """Return one line for each name that is nearer to another city than to its own, e.g. `ru isle - city cape`.

    To its own it must be `less` px nearer.
    """
    at = {key: shapely.Point(city["x"], city["y"]) for key, city in layout["cities"].items()}
    found = []
    for language in languages:
        boxes = {key: shapely.box(*room) for key, room in _names(layout, names, language).items() if key in at}
        far = shapely.distance(np.array(list(boxes.values()))[:, None], np.array(list(at.values())))
        keys = list(at)
        for number, key in enumerate(boxes):
            own = far[number, keys.index(key)] + less
            found += [f"{language} {key} - city {keys[i]}" for i in np.flatnonzero(far[number] < own) if keys[i] != key]
    return found


def stacked(layout: Mapping[str, Any], names: Names, languages: Sequence[str]) -> list[str]:
    """Return one line for each two names that read as one in two lines, e.g. `ru isle over cape`.

    They are close below each other, and half of the shorter line at least is above or below the other.
    """
    found = []
    for language in languages:
        rows = {key: _rows(city, names[key][language], language, layout) for key, city in layout["cities"].items()}
        for upper, lower in permutations(rows, 2):
            (left, above, right), (start, below, end) = rows[upper][-1], rows[lower][0]
            shared = min(right, end) - max(left, start)
            is_close = 0 < below - above < PITCH * LINE * layout["text"]
            if is_close and 2 * shared > min(right - left, end - start):
                found.append(f"{language} {upper} over {lower}")
    return found


def _rows(city: Mapping[str, Any], name: str, language: str, layout: Mapping[str, Any]) -> list[tuple[float, ...]]:
    """Return left end, baseline and right end of each line of a city's name."""
    starts = line_starts(label_of(city, language), name, layout["text"])
    return [(x, y, x + text_width(line, CUT, layout["text"])) for x, y, line in starts]


def _corners(sides: tuple[float, ...]) -> list[tuple[float, float]]:
    """Return the corners of a box (left, top, right, bottom); none for ()."""
    if not sides:
        return []
    left, top, right, low = sides
    return [(left, top), (right, top), (right, low), (left, low)]


def _names(layout: Mapping[str, Any], names: Names, language: str) -> dict[str, Box]:
    """Return the boxes of the names of cities and signs."""
    boxes = {
        key: label_box(label_of(city, language), names[key][language], layout["text"])
        for key, city in layout["cities"].items()
    }
    for number, sign in enumerate(layout.get("signs", ())):
        text = names[sign["city"]][language]
        boxes[f"sign-{number}"] = sign_box(label_of(sign, language), text, layout["sign"])
    return boxes


def crossings(layout: Mapping[str, Any], ends: Mapping[str, Sequence[str]]) -> list[str]:
    """Return one line for each two routes that cross. `ends` are the cities of each route.

    Routes that share a city may cross.
    """
    lines = {key: _lines(layout, key, cities) for key, cities in ends.items()}
    keys = list(lines)
    found = sorted(
        (int(a), int(b))
        for a, b in zip(*shapely.STRtree(list(lines.values())).query(list(lines.values()), "crosses"), strict=True)
    )
    return [f"{keys[a]} x {keys[b]}" for a, b in found if a < b and not {*ends[keys[a]]} & {*ends[keys[b]]}]


def kinks(layout: Mapping[str, Any]) -> list[str]:
    """Return the routes that turn too sharply from one space to the next, in their order in the layout."""
    found, wraps = [], layout.get("wraps", {})
    for route, places in layout["routes"].items():
        turns = [abs((a[2] - b[2] + 90) % 180 - 90) for a, b in pairwise(places)]
        if route in wraps:
            turns[wraps[route]["first"] - 1] = 0.0
        if max(turns, default=0.0) > SHARP:
            found.append(route)
    return found


def _lines(layout: Mapping[str, Any], route: str, ends: Sequence[str]) -> shapely.MultiLineString:
    """Return the line of a route, from city to city through the centers of its slots."""
    first, last = ((float(city["x"]), float(city["y"])) for city in (layout["cities"][end] for end in ends))
    slots = [(float(x), float(y)) for x, y, _ in layout["routes"][route]]
    return shapely.MultiLineString(lines_of_route(first, slots, last, layout.get("wraps", {}).get(route)))


def label_of(city: Mapping[str, Any], language: str) -> Label:
    """Return the place of a city's name in this language; that of any language if it has none."""
    place = city["label"].get(language) or next(iter(city["label"].values()))
    return Label(place["x"], place["y"], place["anchor"], place.get("wrap", False))


def rectangle(x: float, y: float, angle: float, size: Sequence[float], less: float = 0.0) -> shapely.Polygon:
    """Return a rotated rectangle around a point, shrunk by `less` px on all sides. The angle is in degrees."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    a, b = size[0] / 2 - less, size[1] / 2 - less
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return shapely.Polygon([(x + i * a * dx - j * b * dy, y + i * a * dy + j * b * dx) for i, j in signs])


def overlap(one: shapely.Polygon, other: shapely.Polygon) -> bool:
    """Tell whether two shapes share more than an edge."""
    return bool(one.intersects(other) and not one.touches(other))


def _overlapping(ones: Mapping[str, shapely.Polygon], others: Mapping[str, shapely.Polygon]) -> Pairs:
    """Return the pairs that share more than an edge, in the order of both."""
    shapes, rest = list(ones.values()), list(others.values())
    first, second = shapely.STRtree(rest).query(shapes, "intersects")
    apart = shapely.touches(np.array(shapes)[first], np.array(rest)[second])
    return _named_pairs(list(ones), list(others), zip(first[~apart], second[~apart], strict=True))


def _near(ones: Mapping[str, shapely.Polygon], points: Mapping[str, shapely.Point], reach: float) -> Pairs:
    """Return the pairs nearer to each other than `reach`, in the order of both."""
    far = shapely.distance(np.array(list(ones.values()))[:, None], np.array(list(points.values())))
    return _named_pairs(list(ones), list(points), zip(*np.nonzero(far < reach), strict=True))


def _named_pairs(ones: Sequence[str], others: Sequence[str], found: Iterable[tuple[Any, Any]]) -> Pairs:
    return [(ones[one], others[other]) for one, other in sorted((int(a), int(b)) for a, b in found)]


def _side_by_side(a: Box, b: Box) -> bool:
    """Tell whether two names are side by side without a gap, so that they would read as one."""
    return a[0] < b[2] + BESIDE and b[0] < a[2] + BESIDE and a[1] < b[3] and b[1] < a[3]
