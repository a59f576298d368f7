"""The board before the first move: water, land, cities, names and free slots. Drawn once per map and language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from threading import Lock
from typing import Any, NamedTuple

from PIL import Image

from engine.core.view import View
from engine.parts.districts import District
from engine.parts.routes import City, Routes
from renderer.core.draw import Box, Brush, Point, Stamp, stamp
from renderer.core.geometry import Geometry, Slot, outlines
from renderer.core.labels import CUT, Label, label_box, line_starts
from renderer.core.theme import COLORS, RGB, indexed, shade, worn
from renderer.layers import districts, ferries, pairs, ports, tunnels
from renderer.rail import marks, slots, wraps
from renderer.rail.ground import paint as paint_ground

SCALE = 3
FINE = 2
"""What is enlarged is drawn only twice as large: its edges are soft enough."""
MOST = 72_000_000
"""Bytes of boards that are kept, with their stamps; those that were not asked for longest go first."""
MOST_CROPS = 12_000_000


class Lens(NamedTuple):
    """A part of a map, in its pixels, and how many times as large it is drawn."""

    left: float
    top: float
    width: float
    height: float
    zoom: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Of what is drawn."""
        return round(self.width * self.zoom), round(self.height * self.zoom)

    def holds(self, x: float, y: float, around: float = 0.0) -> bool:
        """Whether a point of the map, or something that reaches so far around it, is seen."""
        return (
            self.left - around < x < self.left + self.width + around
            and self.top - around < y < self.top + self.height + around
        )


class Base:
    """One board in one language and theme, or an enlarged part of it, with the stamps that were ever put on it.

    Their number is fixed: slots times colours. `spots` and `berths`: places beside the cities where buildings stand
    and ports lie; `legend`: where a legend lies. They are places of the map, however it is drawn.
    """

    def __init__(
        self, view: View, lang: str, is_faded: bool, lens: Lens | None = None, like: Base | None = None
    ) -> None:
        """`like`: a board of the same map and language, whose places are taken over, since they take time to find."""
        self.layout: Mapping[str, Any] = view.rules.layout
        self.geometry: Geometry = like.geometry if like else Geometry.of(self.layout)
        routes = view.part(Routes)
        self.routes = routes.routes
        self.colors = {route.id: route.color for route in routes.routes.values()}
        self.ends = {route.id: route.cities for route in routes.routes.values()}
        self.lang = lang
        self.cities = routes.cities
        self.districts = districts.of(view)
        self._in_district = districts.marks(view)
        cities = self.cities.values()
        self.names = {city.id: city.names.get(lang) or next(iter(city.names.values())) for city in cities}
        self.lens = lens or Lens(0, 0, *self.geometry.size)
        self.is_part = lens is not None
        self.plane = indexed(_painted(self, view.rules.key, is_faded))
        self.free_of_names: Image.Image = like.free_of_names if like and lens is None else _free_of_names(self)
        self.stamps: dict[tuple[object, ...], Stamp] = {}
        self.spots: dict[str, Point] = like.spots if like else {}
        self.berths: dict[str, ports.Berth] = like.berths if like else {}
        self.crowds: dict[int, marks.Crowd] = like.crowds if like else {}
        self.berths_of_badges: dict[tuple[Point, int], list[tuple[float, Point]]] = (
            like.berths_of_badges if like else {}
        )
        self.legend: Box | None = like.legend if like else None
        is_own = like is None or self.free_of_names is not like.free_of_names
        self.weight = (1 + is_own) * self.plane.width * self.plane.height

    def stamp(self, key: tuple[object, ...], box: Box, paint: Callable[[Brush], None]) -> Stamp:
        """What is painted over a part of the map, made when it is first asked for."""
        found = self.stamps.get(key)
        if found is None:
            left, top, _, _, zoom = self.lens
            place = ((box[0] - left) * zoom, (box[1] - top) * zoom, (box[2] - left) * zoom, (box[3] - top) * zoom)
            found = stamp(self.plane, self.free_of_names, place, paint, zoom, (left, top))
            self.stamps[key] = found
            self.weight += 2 * found.image.width * found.image.height
        return found

    def at(self, x: float, y: float) -> Point:
        """Where a point of the map is in what is drawn."""
        return (x - self.lens.left) * self.lens.zoom, (y - self.lens.top) * self.lens.zoom

    def label(self, city: str) -> tuple[Label, str, int]:
        """Where the city's name stands, the name, and the size of its letters."""
        return self.geometry.label(city, self.lang), self.names[city], self.geometry.text

    def mark(self, brush: Brush, city: str, less: float = 0.0) -> None:
        """Paints the city's mark, a little smaller where something is to be seen around it."""
        x, y = self.geometry.cities[city]
        _mark_of(self, self.cities[city])(brush, x, y, self.geometry.city - less)

    def in_district(self, city: str) -> tuple[int, District] | None:
        """The district that the city lies in, with its number in the map's order."""
        return self._in_district.get(city)

    def spaces(self, brush: Brush, route: str, is_faded: bool = False) -> None:
        """Paints the free spaces of a route with all that stands on them."""
        one = self.routes[route]
        draw = tunnels.space if one.tunnel else _slot(one.kind)
        for place in self.geometry.routes[route]:
            draw(brush, self.geometry, place, self.colors[route], is_faded)
        ferries.paint(brush, self.geometry, one, is_faded)
        pairs.paint(brush, self.geometry, one, is_faded)

    def lines(self, route: str) -> list[list[Point]]:
        """From city to city through the route's slots; two lines where it goes around the back of the map."""
        return self.geometry.lines(route, self.ends[route])


class Shelf:
    """Boards that were drawn, up to a number of bytes. Each is drawn by one thread; others may draw others."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bases: OrderedDict[tuple[object, ...], Base] = OrderedDict()
        self._making: dict[tuple[object, ...], Lock] = {}
        self._lock = Lock()

    def get(self, key: tuple[object, ...], layout: Mapping[str, Any], make: Callable[[], Base]) -> Base:
        """The board under this key if it is of this layout, else one that is made now."""
        with self._lock:
            lock = self._making.setdefault(key, Lock())
        with lock:
            found = self._found(key, layout)
            if found is None:
                found = make()
                with self._lock:
                    self.bases[key] = found
                    self._trim()
            with self._lock:
                self._making.pop(key, None)
            return found

    def _found(self, key: tuple[object, ...], layout: Mapping[str, Any]) -> Base | None:
        with self._lock:
            found = self.bases.get(key)
            if found is None or found.layout is not layout:
                return None
            self.bases.move_to_end(key)
            return found

    def like(self, key: tuple[object, ...], layout: Mapping[str, Any]) -> Base | None:
        """Any board whose key begins like this."""
        with self._lock:
            return next(
                (base for known, base in self.bases.items() if known[: len(key)] == key and base.layout is layout), None
            )

    def weight(self) -> int:
        """Bytes of all that is kept: the boards as they were drawn, and their stamps."""
        return sum(base.weight for base in self.bases.values())

    def _trim(self) -> None:
        while len(self.bases) > 1 and self.weight() > self.most:
            self.bases.popitem(last=False)


_boards, _crops = Shelf(MOST), Shelf(MOST_CROPS)


def base(view: View, lang: str, is_faded: bool = False) -> Base:
    """The finished board in the theme that is worn; `is_faded` is the quiet one behind one player's network."""
    layout, of_map = view.rules.layout, (view.rules.key, lang)
    return _boards.get(
        (*of_map, worn(), is_faded),
        layout,
        lambda: Base(view, lang, is_faded, like=_boards.like(of_map, layout)),
    )


def placed(view: View, lang: str) -> Base:
    """The whole board in any theme, for where things lie on it."""
    return _boards.like((view.rules.key, lang), view.rules.layout) or base(view, lang)


def crop(view: View, lang: str, lens: Lens) -> Base:
    """A part of the board, drawn larger. Its places are those of the whole board."""
    whole = placed(view, lang)
    key = (view.rules.key, lang, worn(), lens)
    return _crops.get(key, view.rules.layout, lambda: Base(view, lang, False, lens, whole))


def _painted(base: Base, key: str, is_faded: bool) -> Image.Image:
    """In full colours."""
    geometry, lens = base.geometry, base.lens
    ground = outlines(key)
    under = COLORS["sea"] if ground else COLORS["land"]
    fine = FINE if base.is_part else SCALE
    image, brush = _canvas(base, "RGB", shade(under), fine)
    if ground:
        paint_ground(brush, ground)
    for route in geometry.routes:
        for line in base.lines(route):
            brush.line(line, COLORS["track"], 3)
    for route, places in geometry.routes.items():
        if not any(lens.holds(x, y, geometry.slot[0]) for x, y, _ in places):
            continue
        base.spaces(brush, route, is_faded)
    for city, at in geometry.cities.items():
        if lens.holds(at[0], at[1], 2 * geometry.city):
            base.mark(brush, city)
    wraps.paint(brush, base)
    _write_names(brush, base, COLORS["ink"], COLORS["land"])
    return image.reduce(fine)


def _canvas(base: Base, mode: str, under: RGB | int, fine: int) -> tuple[Image.Image, Brush]:
    """A canvas for all of the lens, so many times as large, and a brush that takes places of the map."""
    width, height = base.lens.size
    image = Image.new(mode, (width * fine, height * fine), under)
    return image, Brush(image, fine * base.lens.zoom, (base.lens.left, base.lens.top))


def _mark_of(base: Base, city: City) -> Callable[[Brush, float, float, float], None]:
    if ports.is_crossing(city, base.routes.values()):
        return ports.compass
    if found := base.in_district(city.id):
        return partial(districts.city_mark, *found)
    return ports.city_mark if city.port else city_mark


def _slot(kind: str) -> Callable[[Brush, Geometry, Slot, str, bool], None]:
    return partial(slots.free, shape=slots.outline(kind))


def _write_names(brush: Brush, base: Base, ink: RGB | int, halo: RGB | int) -> None:
    geometry, names, lang = base.geometry, base.names, base.lang
    for city in geometry.cities:
        label = geometry.label(city, lang)
        left, top, right, low = label_box(label, names[city], geometry.text)
        if base.lens.holds((left + right) / 2, (top + low) / 2, right - left):
            for x, y, line in line_starts(label, names[city], geometry.text):
                brush.text(x, y, line, CUT, geometry.text, ink, halo, 2)


def _free_of_names(base: Base) -> Image.Image:
    """Where pieces may be painted: everywhere but on the names, which stay on top."""
    fine = 1 if base.is_part else SCALE
    mask, brush = _canvas(base, "L", 255, fine)
    _write_names(brush, base, 0, 0)
    wraps.mask(brush, base)
    return mask.reduce(fine).point([0 if level < 200 else 255 for level in range(256)])


def city_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """A city: a dark ring around a light middle."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    brush.disc(x, y, radius - 3, COLORS["paper"])
