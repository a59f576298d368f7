"""The board before the first move: water, land, cities, names and free slots. Drawn once per map and language."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from threading import Lock
from typing import Any

from PIL import Image

from engine.core.view import View
from engine.parts.districts import District
from engine.parts.routes import City, Routes
from renderer.draw import Box, Brush, Point, Stamp, stamp
from renderer.geometry import Geometry, Slot, outlines
from renderer.ground import paint as paint_ground
from renderer.labels import CUT, Label, line_starts
from renderer.layers import districts, ferries, pairs, ports, slots, tunnels, wraps
from renderer.theme import COLORS, RGB, indexed

SCALE = 3
KEPT = 12


class Base:
    """One board in one language, with the stamps that were ever put on it (a fixed number: slots times colours).

    `spots` and `berths`: places beside the cities where buildings stand and ports lie; `legend`: where a legend lies.
    """

    def __init__(self, view: View, lang: str, is_faded: bool) -> None:
        self.layout: Mapping[str, Any] = view.rules.layout
        self.geometry = Geometry.of(self.layout)
        routes = view.part(Routes)
        self.routes = routes.routes
        self.colors = {route.id: route.color for route in routes.routes.values()}
        self.ends = {route.id: route.cities for route in routes.routes.values()}
        self.lang = lang
        self.cities = routes.cities
        self.districts = districts.of(view)
        self._in_district = districts.marks(view)
        cities = self.cities.values()
        self.names = names = {city.id: city.names.get(lang) or next(iter(city.names.values())) for city in cities}
        self.plane = indexed(_paint(self, view.rules.key, names, lang, is_faded))
        self.free_of_names = _free_of_names(self, names, lang)
        self.stamps: dict[tuple[object, ...], Stamp] = {}
        self.spots: dict[str, Point] = {}
        self.berths: dict[str, ports.Berth] = {}
        self.legend: Box | None = None

    def stamp(self, key: tuple[object, ...], box: Box, paint: Callable[[Brush], None]) -> Stamp:
        """What is painted over a part of the map, made when it is first asked for."""
        found = self.stamps.get(key)
        if found is None:
            found = self.stamps[key] = stamp(self.plane, self.free_of_names, box, paint)
        return found

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

    def lines(self, route: str) -> list[list[Point]]:
        """From city to city through the route's slots; two lines where it goes around the back of the map."""
        return self.geometry.lines(route, self.ends[route])


_bases: OrderedDict[tuple[str, str, bool], Base] = OrderedDict()
_lock = Lock()


def base(view: View, lang: str, is_faded: bool = False) -> Base:
    """The finished board; `is_faded` is the quiet one behind a single player's network."""
    key = (view.rules.key, lang, is_faded)
    with _lock:
        found = _bases.get(key)
        if found is None or found.layout is not view.rules.layout:
            found = _bases[key] = Base(view, lang, is_faded)
            other = _bases.get((view.rules.key, lang, not is_faded))
            if other is not None and other.layout is found.layout:
                found.berths = other.berths  # the same places, and they take time to find
            if len(_bases) > KEPT:
                _bases.popitem(last=False)
        _bases.move_to_end(key)
        return found


def _paint(base: Base, key: str, names: Mapping[str, str], lang: str, is_faded: bool) -> Image.Image:
    geometry = base.geometry
    width, height = geometry.size
    ground = outlines(key)
    under = COLORS["sea"] if ground else COLORS["land"]
    image = Image.new("RGB", (width * SCALE, height * SCALE), under)
    brush = Brush(image, SCALE)
    if ground:
        paint_ground(brush, ground)
    for route in geometry.routes:
        for line in base.lines(route):
            brush.line(line, COLORS["track"], 3)
    for route, places in geometry.routes.items():
        draw = tunnels.space if base.routes[route].tunnel else _slot(base.routes[route].kind)
        for place in places:
            draw(brush, geometry, place, base.colors[route], is_faded)
        ferries.paint(brush, geometry, base.routes[route], is_faded)
        pairs.paint(brush, geometry, base.routes[route], is_faded)
    for city in geometry.cities:
        base.mark(brush, city)
    wraps.paint(brush, base)
    _write_names(brush, geometry, names, lang, COLORS["ink"], COLORS["land"])
    return image.reduce(SCALE)


def _mark_of(base: Base, city: City) -> Callable[[Brush, float, float, float], None]:
    if ports.is_crossing(city, base.routes.values()):
        return ports.compass
    if found := base.in_district(city.id):
        return partial(districts.city_mark, *found)
    return ports.city_mark if city.port else city_mark


def _slot(kind: str) -> Callable[[Brush, Geometry, Slot, str, bool], None]:
    return partial(slots.free, shape=slots.outline(kind))


def _write_names(
    brush: Brush, geometry: Geometry, names: Mapping[str, str], lang: str, ink: RGB | int, halo: RGB | int
) -> None:
    for city in geometry.cities:
        for x, y, line in line_starts(geometry.label(city, lang), names[city], geometry.text):
            brush.text(x, y, line, CUT, geometry.text, ink, halo, 2)


def _free_of_names(base: Base, names: Mapping[str, str], lang: str) -> Image.Image:
    """Where pieces may be painted: everywhere but on the names, which stay on top."""
    width, height = base.geometry.size
    mask = Image.new("L", (width * SCALE, height * SCALE), 255)
    _write_names(Brush(mask, SCALE), base.geometry, names, lang, 0, 0)
    wraps.mask(Brush(mask, SCALE), base)
    return mask.reduce(SCALE).point([0 if level < 200 else 255 for level in range(256)])


def city_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """A city: a dark ring around a light middle."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    brush.disc(x, y, radius - 3, COLORS["paper"])
