"""The board before the first move: water, land, cities, names and free slots."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import cos, hypot, inf, radians, sin
from threading import Lock
from typing import Any, NamedTuple, TypeVar, cast

from PIL import Image

from engine.board.arrays import shapely
from engine.core.view import View
from engine.parts.routes import City, Route, Routes
from renderer.core.draw import STEEPEST, Box, Brush, Point, Sheet, Stamp, around_point, crisp, on_board, stamp
from renderer.core.geometry import Geometry, Outlines, Ring, Sign, Slot, geometry_of, outlines
from renderer.core.labels import ABOVE, CUT, Label, label_box, line_starts, sign_box, written
from renderer.core.packing import Key
from renderer.core.shelf import EACH, Room, Shelf, size_of
from renderer.core.theme import COLORS, PARK, RGB, Use, shade
from renderer.rail import slots

SCALE = 3
TIP = 0.5
"""Length of the point of a sign at an edge, as a part of its letters' size."""
FINE = 2
"""What is enlarged is drawn only twice as large: its edges are soft enough."""

SMALLEST_LAKE = 420.0
"""In square pixels; smaller ones are only specks between the names."""
SMALLEST_ISLAND = 120.0
"""The same of islands, each with three edges of its own."""
STREET = 9.0, 6.0
"""Width of a street with its kerbs and without."""

WIDEST = 34.0
"""Size of the largest building."""
BESIDE = 100.0
"""How far from its city a building may lie, in px."""
HALO = 2
"""Around the letters of names, in px."""
KEY = 200
"""What the key of a band takes, about, in bytes."""
GRID = [(i, j) for i in range(-3, 4) for j in range(-3, 4)]


class Lens(NamedTuple):
    """A part of a map, in px of the map, and the factor by which it is enlarged."""

    left: float
    top: float
    width: float
    height: float
    zoom: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """The size of the enlarged part, in px."""
        return round(self.width * self.zoom), round(self.height * self.zoom)

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the map is in the picture, in px."""
        return (x - self.left) * self.zoom, (y - self.top) * self.zoom

    def holds(self, x: float, y: float, around: float = 0.0) -> bool:
        """Tell whether a point of the map, or something reaching `around` px from it, is visible."""
        return (
            self.left - around < x < self.left + self.width + around
            and self.top - around < y < self.top + self.height + around
        )

    def holds_box(self, box: Box) -> bool:
        """Tell whether a box on the map is visible as a whole."""
        return self.holds(*box[:2]) and self.holds(*box[2:])


CityPainter = Callable[[Brush, float, float, float], None]
"""Paints the mark of a city, by its middle and its radius."""
SpacePainter = Callable[[Brush, Geometry, Slot, str, bool], None]
"""Paints a free space of a color; a pale one where only one network matters."""
T = TypeVar("T")
_painting = Lock()
PLACES = 8_000_000
"""The most bytes of places that are kept. No pictures displace them, as they take longer to find than those to draw."""
places = Shelf[tuple[str, str, Hashable], tuple[Mapping[str, Any], object]](
    lambda place: EACH + size_of(place[1]), within=Room(PLACES)
)
"""Places that were found on each map, by its key, language and what they are for, with its layout."""


class Painter:
    """What a rule adds to the board before the first move. A hook that isn't overridden adds nothing."""

    def city_mark(self, ground: Base, city: City) -> CityPainter | None:
        """Return how a city is marked; None for the usual mark."""

    def keeps_mark(self, city: str) -> bool:
        """Tell whether the mark of a city stays visible where a ticket names it."""
        return False

    def space(self, route: Route) -> SpacePainter | None:
        """Return how the free spaces of a route are painted; None for the usual way."""

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw the signs on the free spaces of a route."""


class Base:
    """One board in one language and theme, or an enlarged part of it, with the stamps made for it."""

    def __init__(
        self,
        view: View,
        lang: str,
        is_faded: bool,
        painters: Sequence[Painter],
        lens: Lens | None = None,
        like: Base | None = None,
        stored: bytes | None = None,
    ) -> None:
        """Paint the board, or take it from what was `stored`. `like` is a board of this map in this language."""
        self.layout: Mapping[str, Any] = view.rules.layout
        self.geometry = geometry_of(view.rules)
        routes = view.part(Routes)
        self.routes = routes.routes
        self.ends = {route.id: route.cities for route in routes.routes.values()}
        self.lang = lang
        self.cities = routes.cities
        self.names = names_of(routes, lang)
        self._painters = painters
        self._of = view.rules.key, lang
        self.lens = lens or Lens(0, 0, *self.geometry.size)
        self.is_part = lens is not None
        self.use: Use = "pale" if is_faded else "usual" if self.is_part else "map"
        self.ground: Outlines | None = like.ground if like else outlines(view.rules.key, self.layout)
        planes = _read(stored, self.lens.size)
        self.plane = planes[0] if planes else on_board(painted(self, is_faded), self.use)
        if like and lens is None:
            self.free_of_names: Image.Image = like.free_of_names
        else:
            self.free_of_names = planes[1] if planes else _free_of_names(self)
        self.stamps = Shelf[tuple[object, ...], tuple[Stamp, ...]]()
        self.drawn = Shelf[Hashable, tuple[tuple[int, int], tuple[Key, ...]]](lambda one: EACH + KEY * len(one[1]))
        """The sizes and bands of pictures of the map that were drawn on it, by what is on them."""
        is_own = like is None or self.free_of_names is not like.free_of_names
        self.weight = (1 + is_own) * self.plane.width * self.plane.height

    def to_store(self) -> bytes:
        """Return the painted board, to be `stored` for another one of the same map, language and theme."""
        return self.plane.tobytes() + self.free_of_names.tobytes()

    def stamp(
        self,
        key: tuple[object, ...],
        box: Box,
        paint: Callable[[Brush], None],
        *,
        strength: float = 1.0,
        over_names: bool = False,
    ) -> Stamp:
        """Return what is painted over a part of the map. Cached by `key`.

        Names stay on top unless it is painted `over_names`; with a `strength` below 1 it is pale.
        """
        (found,) = self.stamps.find(key) or self._keep(key, (self._made(box, paint, strength, over_names),))
        return found

    def _made(self, box: Box, paint: Callable[[Brush], None], strength: float = 1.0, over_names: bool = False) -> Stamp:
        left, top, _, _, zoom = self.lens
        place = ((box[0] - left) * zoom, (box[1] - top) * zoom, (box[2] - left) * zoom, (box[3] - top) * zoom)
        allowed = None if over_names else self.free_of_names
        return stamp(self.plane, allowed, place, paint, zoom, (left, top), strength, self.use)

    def _keep(self, key: tuple[object, ...], found: tuple[Stamp, ...]) -> tuple[Stamp, ...]:
        self.stamps.put(key, found)
        return found

    def on_spaces(
        self,
        sheet: Sheet,
        route: str,
        kind: Hashable,
        paint: Callable[[Slot, Brush], None],
        around: float = 10.0,
        strength: float = 1.0,
    ) -> Sequence[Stamp]:
        """Put on a sheet what is painted on each space of a route and `around` px of it, and return it.

        Cached by `kind`.
        """
        found = self.stamps.find((route, kind))
        if found is None:
            reach, places = self.geometry.slot[0] / 2 + around, self.geometry.routes[route]
            boxes = [around_point(place[:2], reach) for place in places]
            made = (self._made(box, partial(paint, at), strength) for box, at in zip(boxes, places, strict=True))
            found = self._keep((route, kind), tuple(one for one in made if one.mask.getbbox()))
        sheet.stamp(*found)
        return found

    def draw_taken(self, sheet: Sheet, route: str, kind: str, *, strength: float = 1.0) -> None:
        """Draw what is on the spaces of a route: `closed`, `crossed`, `ring`, or the pieces of a color."""
        paint = partial(slots.taken, self.geometry, self.routes[route].kind, kind)
        self.on_spaces(sheet, route, (kind, strength), paint, strength=strength)

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the map is in the picture, in px."""
        return self.lens.at(x, y)

    def label(self, city: str) -> tuple[Label, str, int]:
        """Return where the city's name is, the name, and the size of its letters."""
        return self.geometry.label(city, self.lang), self.names[city], self.geometry.text

    def write_names(self, sheet: Sheet, lens: Lens | None = None) -> None:
        """Write on a pale board the names that a part of it shows whole, or all of them."""
        for city in self.geometry.cities:
            left, top, right, low = label_box(*self.label(city))
            if lens is None or lens.holds_box((left, top, right, low)):
                paint = partial(_write_name, base=self, city=city, ink=COLORS["ink"], halo=COLORS["land"])
                box = left - HALO, top - HALO, right + HALO, low + HALO
                sheet.stamp(self.stamp(("name", city), box, paint, over_names=True))

    def mark(self, brush: Brush, city: str, less: float = 0.0) -> None:
        """Draw the city's mark, `less` px smaller where something must be visible around it."""
        x, y = self.geometry.cities[city]
        marks = (painter.city_mark(self, self.cities[city]) for painter in self._painters)
        draw = next(filter(None, marks), city_mark)
        draw(brush, x, y, self.geometry.city - less)

    def keeps_mark(self, city: str) -> bool:
        """Tell whether the mark of a city stays visible where a ticket names it."""
        return any(painter.keeps_mark(city) for painter in self._painters)

    def spaces(self, brush: Brush, route: str, is_faded: bool = False) -> None:
        """Draw the free spaces of a route with all their signs."""
        one = self.routes[route]
        usual: SpacePainter = partial(slots.free, shape=slots.outline(one.kind))
        draw = next(filter(None, (painter.space(one) for painter in self._painters)), usual)
        for place in self.geometry.routes[route]:
            draw(brush, self.geometry, place, one.color, is_faded)
        for painter in self._painters:
            painter.paint_signs(brush, self, one, is_faded)

    def once(self, key: Hashable, find: Callable[[], T]) -> T:
        """Return a place of the map, kept while there is room: it is the same in every theme and part."""
        found = places.find((*self._of, key))
        if found is None or found[0] is not self.layout:
            found = self.layout, find()
            places.put((*self._of, key), found)
        return cast(T, found[1])

    def written(self) -> list[Box]:
        """Return the boxes that names cover: those of cities, and those on signs at the edges."""
        return self.once("written", self._written)

    def _written(self) -> list[Box]:
        signs = ((sign.label(self.lang), self.names[sign.city]) for sign in self.geometry.signs)
        cities = [label_box(*self.label(city)) for city in self.geometry.cities]
        return cities + [sign_box(label, name, self.geometry.sign) for label, name in signs]

    def lines(self, route: str) -> list[list[Point]]:
        """Return the route's line from city to city through its slots; two lines where it wraps around the map."""
        return self.geometry.lines(route, self.ends[route])


def _read(stored: bytes | None, size: tuple[int, int]) -> tuple[Image.Image, Image.Image] | None:
    """Return the plane and the mask of names of a stored board; None if it has another size."""
    one = size[0] * size[1]
    if stored is None or len(stored) != 2 * one:
        return None
    return Image.frombytes("L", size, stored[:one]), Image.frombytes("L", size, stored[one:])


def names_of(routes: Routes, lang: str) -> dict[str, str]:
    """Return the names of all cities, by id; those without one in that language in their first."""
    cities = routes.cities.values()
    return {city.id: city.names.get(lang) or next(iter(city.names.values())) for city in cities}


def painted(base: Base, is_faded: bool) -> Image.Image:
    """Return the board in full colors. One is painted at a time, as the canvas takes more memory than all else."""
    with _painting:
        return _painted(base, is_faded)


def _painted(base: Base, is_faded: bool) -> Image.Image:
    geometry, lens, ground = base.geometry, base.lens, base.ground
    under = COLORS["sea"] if ground else COLORS["land"]
    fine = FINE if base.is_part else SCALE
    image, brush = _canvas(base, "RGB", shade(under), fine)
    if ground:
        paint_ground(brush, ground)
    for route in geometry.routes:
        for line in base.lines(route):
            brush.line(line, COLORS["track"], 3)
    if base.use == "map":
        image.paste(crisp(image.reduce(fine), STEEPEST).resize(image.size, Image.Resampling.NEAREST))
    for route, places in geometry.routes.items():
        if not any(lens.holds(x, y, geometry.slot[0]) for x, y, _ in places):
            continue
        base.spaces(brush, route, is_faded)
    for city, at in geometry.cities.items():
        if lens.holds(at[0], at[1], 2 * geometry.city):
            base.mark(brush, city)
    _paint_signs_at_edges(brush, base, COLORS["night"], COLORS["chalk"])
    if not is_faded:
        _write_names(brush, base, COLORS["ink"], COLORS["land"])
    return image.reduce(fine)


def _canvas(base: Base, mode: str, under: RGB | int, fine: int) -> tuple[Image.Image, Brush]:
    """Return a canvas for the whole lens, enlarged `fine` times, and a brush that takes points of the map."""
    width, height = base.lens.size
    image = Image.new(mode, (width * fine, height * fine), under)
    return image, Brush(image, fine * base.lens.zoom, (base.lens.left, base.lens.top))


def _write_names(brush: Brush, base: Base, ink: RGB | int, halo: RGB | int) -> None:
    for city in base.geometry.cities:
        left, top, right, low = label_box(*base.label(city))
        if base.lens.holds((left + right) / 2, (top + low) / 2, right - left):
            _write_name(brush, base, city, ink, halo)


def _write_name(brush: Brush, base: Base, city: str, ink: RGB | int, halo: RGB | int) -> None:
    label, name, size = base.label(city)
    for x, y, line in line_starts(label, name, size):
        brush.text(x, y, line, CUT, size, ink, halo, HALO)


def _free_of_names(base: Base) -> Image.Image:
    """Return a mask of where pieces may be painted: not on names, which stay on top."""
    fine = 1 if base.is_part else SCALE
    mask, brush = _canvas(base, "L", 255, fine)
    _write_names(brush, base, 0, 0)
    _paint_signs_at_edges(brush, base, 0, 0)
    return mask.reduce(fine).point([0 if level < 200 else 255 for level in range(256)])


def city_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw a city: a dark ring around a light center."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    brush.disc(x, y, radius - 3, COLORS["paper"])


def _paint_signs_at_edges(brush: Brush, base: Base, face: RGB | int, ink: RGB | int) -> None:
    for sign in base.geometry.signs:
        paint_sign(brush, base, sign, base.geometry.sign, face, ink)


def paint_sign(brush: Brush, base: Base, sign: Sign, size: int, face: RGB | int, ink: RGB | int) -> None:
    """Draw the sign of a route around the back of the map, which names the city beyond, in letters of that size."""
    label, name = sign.label(base.lang), base.names[sign.city]
    left, top, right, bottom = sign_box(label, name, size)
    middle, tip = (top + bottom) / 2, TIP * size
    if label.anchor[0] == "l":
        points = [(left, middle), (left + tip, top), (right, top), (right, bottom), (left + tip, bottom)]
        start = left + tip + 0.12 * size
    else:
        points = [(right, middle), (right - tip, top), (left, top), (left, bottom), (right - tip, bottom)]
        start = left + (0.95 - TIP - 0.12) * size
    brush.shape(points, face)
    brush.text(start, middle + size * ABOVE / 2 - 0.3, written(name), CUT, size, ink, ink, 0)


def paint_ground(brush: Brush, ground: Outlines) -> None:
    """Draw what is behind the routes: water, land, parks and streets, lakes, rivers and borders."""
    land = [shape for shape in ground.land if shapely.Polygon(shape[0]).area >= SMALLEST_ISLAND]
    for shape in land:
        _outline(brush, shape[0], COLORS["coast"], 3.0)
    for shape in land:
        brush.shape(shape[0], COLORS["land"])
        for hole in shape[1:]:
            _water(brush, hole)
    for shape in ground.parks:
        brush.shape(shape[0], PARK)
    for line in ground.rivers:
        brush.line(line, COLORS["river"], 2)
    for shape in ground.lakes:
        if shapely.Polygon(shape[0]).area < SMALLEST_LAKE:
            continue
        _water(brush, shape[0])
        for island in shape[1:]:
            brush.shape(island, COLORS["land"])
    for wide, color in zip(STREET, (COLORS["shade"], COLORS["paper"]), strict=True):
        for line in ground.streets:
            brush.line(line, color, wide)
    for line in ground.borders:
        for dash in dashes(line, 12, 8):
            brush.line(dash, COLORS["border"], 2)


def _water(brush: Brush, ring: Ring) -> None:
    brush.shape(ring, COLORS["sea"])
    _outline(brush, ring, COLORS["coast"], 1.5)


def _outline(brush: Brush, ring: Ring, color: RGB, width: float) -> None:
    brush.line([*ring, ring[0]], color, width)


def dashes(line: Ring, on: float, off: float) -> list[Ring]:
    """Return the line cut into pieces of `on` px with gaps of `off` px."""
    pieces: list[Ring] = []
    piece: list[Point] = [line[0]]
    left, is_on = on, True
    for (ax, ay), (bx, by) in pairwise(line):
        whole = hypot(bx - ax, by - ay)
        done = 0.0
        while whole - done > left:
            done += left
            point = (ax + (bx - ax) * done / whole, ay + (by - ay) * done / whole)
            if is_on:
                pieces.append([*piece, point])
            piece, is_on = [point], not is_on
            left = on if is_on else off
        left -= whole - done
        if is_on:
            piece.append((bx, by))
    return pieces


class Vicinity(NamedTuple):
    """What is near a city: its spaces (x, y, cosine and sine of their angle), names, and other cities."""

    spaces: list[tuple[float, float, float, float]]
    names: list[Box]
    cities: list[Point]


def _vicinity(ground: Base, city: str) -> Vicinity:
    geometry, (x, y) = ground.geometry, ground.geometry.cities[city]
    far = BESIDE + WIDEST + max(geometry.slot)
    slots = (slot for places in geometry.routes.values() for slot in places)
    return Vicinity(
        [(sx, sy, cos(radians(a)), sin(radians(a))) for sx, sy, a in slots if hypot(sx - x, sy - y) < far],
        [
            box
            for box in ground.written()
            if box[0] < x + far and x - far < box[2] and box[1] < y + far and y - far < box[3]
        ],
        [at for other, at in geometry.cities.items() if other != city and hypot(at[0] - x, at[1] - y) < far],
    )


def covered(ground: Base, city: str, at: Point, size: Point, most: float = inf) -> float:
    """Return how much a building would hide, by sample points; names count more than slots.

    It is at most `BESIDE` px from its city. What costs more than `most` isn't counted to the end.
    """
    geometry, reach = ground.geometry, ground.geometry.slot[0]
    near = ground.once(("near", city), lambda: _vicinity(ground, city))
    cost = hypot(at[0] - geometry.cities[city][0], at[1] - geometry.cities[city][1]) * 0.01
    cost += 200 * any(hypot(at[0] - x, at[1] - y) < geometry.city + WIDEST * 0.6 for x, y in near.cities)
    left, top, right, bottom = at[0] - size[0], at[1] - size[1], at[0] + size[0], at[1] + size[1]
    names = [box for box in near.names if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
    spaces = [one for one in near.spaces if hypot(one[0] - at[0], one[1] - at[1]) < reach]
    half = geometry.slot[0] / 2, geometry.slot[1] / 2
    for i, j in GRID:
        if cost > most:
            return cost
        x, y = at[0] + i * size[0] / 6, at[1] + j * size[1] / 6
        for a, b, c, d in names:
            if a - 2 < x < c + 2 and b < y < d:
                cost += 3
                break
        for sx, sy, c, s in spaces:
            if abs((x - sx) * c + (y - sy) * s) < half[0] and abs((y - sy) * c - (x - sx) * s) < half[1]:
                cost += 1
                break
        cost += 50 * (not (0 < x < geometry.size[0] and 0 < y < geometry.size[1]))
    return cost
