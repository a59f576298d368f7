"""What changed, ringed and numbered 1, 2, 3, ... beside routes and cities, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import cos, dist, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from renderer.core.draw import Brush, Point, Sheet, around_point, turned
from renderer.core.marks import RADIUS, Mark, disc
from renderer.core.theme import COLORS
from renderer.rail.base import Base, Lens

GAP = 5.0
"""Between two badges, at least."""
SMALL = 4
"""How crowded a place is, is looked up in a map this many times smaller."""
WEIGHTS = {"slot": 120, "city": 230, "name": 255}
FAR = (1.0, 1.35, 1.75, 2.2, 2.7, 3.3, 4.0, 5.0)
DIRECTIONS = tuple((cos(pi * step / 12), sin(pi * step / 12)) for step in range(24))
ACROSS = 40.0
POINTER = 0.12
"""The weight of what the pointer hides, compared with what the badge hides."""
CROSSED = 300
"""What a pointer hides more where it crosses a name: half a letter can't be read."""
AROUND = 16.0
LEAST, STEP = 15, 3
"""The smallest radius of a badge, and by which radii differ: for each it is kept how crowded the map is."""


def routes_of(base: Base, marked: Iterable[Mark]) -> list[str]:
    """Return the routes among the marks."""
    return [str(name) for kind, name in marked if kind == "route" and name in base.geometry.routes]


def rings(sheet: Sheet, base: Base, marked: Iterable[Mark]) -> None:
    """Draw the rings around cities, below what is built there."""
    for kind, name in marked:
        if kind == "city" and name in base.geometry.cities:
            box = around_point(base.geometry.cities[str(name)], base.geometry.city + AROUND)
            sheet.stamp(base.stamp(("mark", name), box, partial(_ring_city, base=base, city=str(name))))


def _ring_city(brush: Brush, base: Base, city: str) -> None:
    for wider, color in ((11, COLORS["coal"]), (8, COLORS["gold"])):
        brush.disc(*base.geometry.cities[city], base.geometry.city + wider, color)
    base.mark(brush, city)


def badges(sheet: Sheet, base: Base, marked: Sequence[Mark], lens: Lens | None = None) -> None:
    """Draw the numbers, each beside its thing, apart from each other and from names where there is room.

    `lens`: the part of the board that the sheet shows, if that is not the whole `base`.
    """
    lens = lens or base.lens
    found, radius = places(base, marked, lens), radius_of(base, lens)
    for at, spot in found:
        if spot is not None and at is not None:
            _draw_pointer(sheet, base, at, spot, lens)
    for number, (_, spot) in enumerate(found, 1):
        if spot is not None:
            (x, y), badge = lens.at(*spot), disc(str(number), radius)
            sheet.lay(badge, round(x - badge.width / 2), round(y - badge.height / 2))


def radius_of(base: Base, lens: Lens) -> float:
    """Return the radius of badges in px of the picture: on a phone they are as large in each part as on the board."""
    return max(STEP * round(RADIUS * lens.size[0] / base.geometry.size[0] / STEP), LEAST)


def places(base: Base, marked: Sequence[Mark], lens: Lens | None = None) -> list[tuple[Point | None, Point | None]]:
    """Return for each mark the point it is about and the center of its badge; None for what isn't visible."""
    lens, found = lens or base.lens, list[tuple[Point | None, Point | None]]()
    radius, taken = radius_of(base, lens) / lens.zoom, list[Point]()
    for mark in marked:
        at = middle(base, mark, lens)
        spot = _spot(base, lens, at, radius, taken) if at is not None else None
        if spot is not None:
            taken.append(spot)
        found.append((at, spot))
    return found


def middle(base: Base, mark: Mark, lens: Lens | None = None) -> Point | None:
    """Return the point that a mark refers to: the middle space of a route, or a city; None if it isn't visible."""
    kind, name = mark[0], str(mark[1])
    points = [place[:2] for place in base.geometry.routes.get(name, ())] if kind == "route" else []
    if kind == "city" and name in base.geometry.cities:
        points = [base.geometry.cities[name]]
    points = [point for point in points if (lens or base.lens).holds(*point)]
    return points[len(points) // 2] if points else None


def _spot(base: Base, lens: Lens, at: Point, radius: float, taken: Sequence[Point]) -> Point:
    """Return the best place for a badge that keeps clear of those before it; if there is none, any place."""
    best, found = float("inf"), None
    for least, spot in _around(base, at, radius):
        if least >= best:
            break
        if not lens.holds(*spot, -radius - 3) or any(dist(spot, other) < 2 * radius + GAP for other in taken):
            continue
        cost = least + POINTER * _under_pointer(base, at, spot)
        cost += ACROSS * any(_passes(spot, at, other, radius) for other in taken)
        if cost < best:
            best, found = cost, spot
    if found is None:
        apart = 2 * radius + GAP
        return next(spot for spot in _spiral(at, radius) if all(dist(spot, other) >= apart for other in taken))
    return found


def _around(base: Base, at: Point, radius: float) -> list[tuple[float, Point]]:
    """Return all places for a badge around a point with what it hides there, the least first. Cached per map."""
    return base.once(("badge", at, round(radius)), lambda: _weighed(base, at, radius))


def _weighed(base: Base, at: Point, radius: float) -> list[tuple[float, Point]]:
    crowd, near, found = crowd_of(base, radius), base.geometry.slot[1] / 2 + 7, list[tuple[float, Point]]()
    for far in FAR:
        reach = near + radius * far
        for right, down in DIRECTIONS:
            spot = at[0] + reach * right, at[1] + reach * down
            found.append((crowd.level(*spot) + far * 5, spot))
    return sorted(found)


def _under_pointer(base: Base, at: Point, spot: Point) -> int:
    """Return how much the pointer from a badge hides."""
    plain, right, down = crowd_of(base), at[0] - spot[0], at[1] - spot[1]
    levels = [plain.level(spot[0] + right * part, spot[1] + down * part) for part in (0.3, 0.55, 0.75)]
    return sum(levels) + CROSSED * levels.count(WEIGHTS["name"])


def _passes(start: Point, end: Point, other: Point, radius: float) -> bool:
    """Tell whether a line comes nearer to a point than a radius."""
    (ax, ay), (bx, by) = start, end
    whole = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
    part = min(max(((other[0] - ax) * (bx - ax) + (other[1] - ay) * (by - ay)) / whole, 0.0), 1.0)
    return dist((ax + (bx - ax) * part, ay + (by - ay) * part), other) < radius


def _spiral(at: Point, radius: float) -> Iterator[Point]:
    """Yield places farther and farther away, without end."""
    step = 0
    while True:
        far = radius * (2 + step / 8)
        yield at[0] + far * cos(step * 0.7), at[1] + far * sin(step * 0.7)
        step += 1


class Crowd:
    """How much something around each point of a map would hide, from 0 to 255, at a reduced scale."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.width, self.height = image.size
        self._levels = image.tobytes()
        self.weight = 2 * len(self._levels)

    def level(self, x: float, y: float) -> int:
        """Return the level at a point of the map; beyond its edges, the level at the edge."""
        column = min(max(int(x / SMALL), 0), self.width - 1)
        return self._levels[min(max(int(y / SMALL), 0), self.height - 1) * self.width + column]


def crowd_of(base: Base, radius: float = 0.0) -> Crowd:
    """Return how much something of that radius would hide; radius 0 is a point. Cached per map."""
    if not radius:
        return base.once(("crowd", 0), lambda: Crowd(_crowd(base)))
    blur = ImageFilter.BoxBlur(radius / SMALL)
    return base.once(("crowd", round(radius)), lambda: Crowd(crowd_of(base).image.filter(blur)))


def _crowd(base: Base) -> Image.Image:
    width, height = base.geometry.size
    small = Image.new("L", (width // SMALL, height // SMALL), 0)
    pen = ImageDraw.Draw(small)
    wide, high = base.geometry.slot
    for route in base.geometry.routes.values():
        for x, y, angle in route:
            outline = turned(x, y, angle, wide + 4, high + 4, 2)
            pen.polygon([(px / SMALL, py / SMALL) for px, py in outline], fill=WEIGHTS["slot"])
    cities = [around_point(at, base.geometry.city) for at in base.geometry.cities.values()]
    for boxes, weight in ((cities, WEIGHTS["city"]), (base.written(), WEIGHTS["name"])):
        for box in boxes:
            pen.rectangle([edge / SMALL for edge in box], fill=weight)
    return small


def _draw_pointer(sheet: Sheet, base: Base, at: Point, spot: Point, lens: Lens) -> None:
    """Draw the pointer from a badge to its thing; badges are drawn above all pointers."""
    radius = radius_of(base, lens) / lens.zoom
    tip = _towards(at, spot, base.geometry.slot[1] / 2 + 3)
    half, thin = radius * 0.62, radius / 9
    forms = ((0.0, COLORS["coal"]), (thin, COLORS["gold"]))
    sheet.shapes([([lens.at(*at) for at in _pointer(tip, spot, half - less, less)], color) for less, color in forms])


def _towards(start: Point, goal: Point, far: float) -> Point:
    whole = dist(start, goal) or 1.0
    return start[0] + (goal[0] - start[0]) * far / whole, start[1] + (goal[1] - start[1]) * far / whole


def _pointer(tip: Point, spot: Point, half: float, less: float) -> list[Point]:
    """Return a slim triangle from a badge to its thing."""
    tip = _towards(tip, spot, less * 1.8)
    whole = dist(tip, spot) or 1.0
    dx, dy = (tip[0] - spot[0]) / whole, (tip[1] - spot[1]) / whole
    return [(spot[0] - dy * half, spot[1] + dx * half), tip, (spot[0] + dy * half, spot[1] - dx * half)]
