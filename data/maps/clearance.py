"""Counts what overlaps on a map: slots, city marks, names in every language, and the picture's frame."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Any

from renderer.core.geometry import lines_of_route
from renderer.core.labels import Box, Label, label_box, sign_box

Point = tuple[float, float]
Corners = list[Point]
Names = Mapping[str, Mapping[str, str]]

TOLERANCE = 0.75
BESIDE = 14.0


def overlaps(layout: Mapping[str, Any], names: Names, languages: Sequence[str]) -> list[str]:
    """One line for each two things that overlap; empty where the map is clean. `names` are by city and language."""
    slots = _slots(layout)
    cities = {key: (float(city["x"]), float(city["y"])) for key, city in layout["cities"].items()}
    radius = float(layout["city"])
    found = _slots_with_slots(slots)
    found += _slots_with_cities(slots, cities, radius)
    found += _outside(slots, layout["size"])
    for language in languages:
        boxes = {
            key: label_box(label_of(city, language), names[key][language], layout["text"])
            for key, city in layout["cities"].items()
        }
        boxes |= _sign_boxes(layout, names, language)
        found += _names(boxes, slots, cities, radius, language, layout["size"])
    return found


def _sign_boxes(layout: Mapping[str, Any], names: Names, language: str) -> dict[str, Box]:
    return {
        f"sign-{number}": sign_box(label_of(sign, language), names[sign["city"]][language], layout["sign"])
        for number, sign in enumerate(layout.get("signs", ()))
    }


def crossings(layout: Mapping[str, Any], ends: Mapping[str, Sequence[str]]) -> list[str]:
    """One line for each two routes that cross; `ends` are the cities of each route. Routes that share one may not."""
    lines = {key: _lines(layout, key, cities) for key, cities in ends.items()}
    keys = list(lines)
    return [
        f"{a} x {b}"
        for i, a in enumerate(keys)
        for b in keys[i + 1 :]
        if not set(ends[a]) & set(ends[b]) and any(_cross(one, two) for one in lines[a] for two in lines[b])
    ]


def _lines(layout: Mapping[str, Any], route: str, ends: Sequence[str]) -> list[Corners]:
    """From city to city through the middles of the slots."""
    first, last = ((float(city["x"]), float(city["y"])) for city in (layout["cities"][end] for end in ends))
    slots = [(float(x), float(y)) for x, y, _ in layout["routes"][route]]
    return lines_of_route(first, slots, last, layout.get("wraps", {}).get(route))


def _cross(one: Corners, two: Corners) -> bool:
    return any(
        _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(two)
    )


def _side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from `a` to `b` the point `c` lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def label_of(city: Mapping[str, Any], language: str) -> Label:
    """The place of a city's name in this language."""
    place = city["label"].get(language) or next(iter(city["label"].values()))
    return Label(place["x"], place["y"], place["anchor"], place.get("wrap", False))


def corners(x: float, y: float, angle: float, size: tuple[float, float], less: float = 0.0) -> Corners:
    """The corners of a turned rectangle, made a little smaller on all sides."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    a, b = size[0] / 2 - less, size[1] / 2 - less
    return [(x + i * a * dx - j * b * dy, y + i * a * dy + j * b * dx) for i, j in _SIGNS]


_SIGNS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _slots(layout: Mapping[str, Any]) -> list[tuple[str, Corners]]:
    size = (float(layout["slot"][0]), float(layout["slot"][1]))
    return [
        (f"{route}#{i}", corners(x, y, angle, size, TOLERANCE))
        for route, slots in layout["routes"].items()
        for i, (x, y, angle) in enumerate(slots)
    ]


def _slots_with_slots(slots: list[tuple[str, Corners]]) -> list[str]:
    return [
        f"{a} - {b}"
        for i, (a, one) in enumerate(slots)
        for b, two in slots[i + 1 :]
        if _close(one, two) and cross(one, two)
    ]


def _slots_with_cities(
    slots: list[tuple[str, Corners]], cities: Mapping[str, tuple[float, float]], radius: float
) -> list[str]:
    return [
        f"{name} - city {key}"
        for name, shape in slots
        for key, city in cities.items()
        if _distance(city, shape) < radius - TOLERANCE
    ]


def _names(
    boxes: Mapping[str, Box],
    slots: list[tuple[str, Corners]],
    cities: Mapping[str, tuple[float, float]],
    radius: float,
    language: str,
    size: Sequence[float],
) -> list[str]:
    found = []
    keys = list(boxes)
    for i, key in enumerate(keys):
        left, top, right, bottom = boxes[key]
        shape = [(left, top), (right, top), (right, bottom), (left, bottom)]
        found += [f"{language} {key} - {name}" for name, slot in slots if _close(shape, slot) and cross(shape, slot)]
        found += [
            f"{language} {key} - city {other}"
            for other, city in cities.items()
            if _distance(city, shape) < radius - TOLERANCE
        ]
        found += [f"{language} {key} - name {other}" for other in keys[i + 1 :] if _overlap(boxes[key], boxes[other])]
        if left < 0 or top < 0 or right > size[0] or bottom > size[1]:
            found.append(f"{language} {key} - frame")
    return found


def _outside(slots: list[tuple[str, Corners]], size: Sequence[float]) -> list[str]:
    return [
        f"{name} - frame"
        for name, shape in slots
        if any(not (0 <= x <= size[0] and 0 <= y <= size[1]) for x, y in shape)
    ]


def _overlap(a: Box, b: Box) -> bool:
    """Names side by side read as one unless there is a gap between them."""
    return a[0] < b[2] + BESIDE and b[0] < a[2] + BESIDE and a[1] < b[3] and b[1] < a[3]


def _close(one: Corners, two: Corners) -> bool:
    return (
        min(x for x, _ in one) < max(x for x, _ in two)
        and min(x for x, _ in two) < max(x for x, _ in one)
        and min(y for _, y in one) < max(y for _, y in two)
        and min(y for _, y in two) < max(y for _, y in one)
    )


def cross(one: Corners, two: Corners) -> bool:
    """Whether two convex shapes overlap: no side of either separates them."""
    for shape in (one, two):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = by - ay, ax - bx
            a = [x * nx + y * ny for x, y in one]
            b = [x * nx + y * ny for x, y in two]
            if max(a) <= min(b) or max(b) <= min(a):
                return False
    return True


def _distance(point: tuple[float, float], shape: Corners) -> float:
    """From a point to a convex shape; 0 inside."""
    inside = True
    best = float("inf")
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        side = (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
        inside = inside and side >= 0
        along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        along = min(max(along, 0.0), 1.0)
        best = min(best, hypot(point[0] - ax - along * (bx - ax), point[1] - ay - along * (by - ay)))
    return 0.0 if inside else best
