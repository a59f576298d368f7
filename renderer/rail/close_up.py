"""A close-up of what changed: the part of the map that holds all that is marked, where that is a small part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.view import View
from engine.parts.routes import Routes
from renderer.core.draw import Box, around_point, box_of
from renderer.core.geometry import geometry_of
from renderer.core.labels import label_box
from renderer.core.look import Look
from renderer.core.marks import Mark, part_with
from renderer.rail.base import Lens, names_of
from renderer.rail.large import is_readable, render_part

MARGIN = 40.0
"""Around what is marked and the names there, in px of the map: a ring and a part of a number."""


def lens_of(view: View, lang: str, marked: Sequence[Mark]) -> Lens | None:
    """Return the part of the map with all that is marked and the names there.

    None where nothing is marked, where it is spread over more than a third of the map, and where the whole is readable.
    """
    boxes = [] if is_readable(view) else list(_boxes(view, lang, marked))
    if not boxes:
        return None
    geometry = geometry_of(view.rules)
    box = box_of([corner for box in boxes for corner in (box[:2], box[2:])], MARGIN)
    found = part_with(box, geometry.size)
    return None if found is None else Lens(*found)


def _boxes(view: View, lang: str, marked: Sequence[Mark]) -> Iterator[Box]:
    """Yield the boxes of all spaces and cities that are marked, and of the names of the cities there."""
    geometry, routes = geometry_of(view.rules), view.part(Routes)
    names, cities = names_of(routes, lang), dict[str, None]()
    for kind, name in marked:
        if kind == "route" and name in geometry.routes:
            for x, y, _ in geometry.routes[str(name)]:
                yield around_point((x, y), geometry.slot[0] / 2)
            cities |= dict.fromkeys(routes.routes[str(name)].cities)
        elif kind == "city" and name in geometry.cities:
            cities[str(name)] = None
    for city in cities:
        yield around_point(geometry.cities[city], geometry.city)
        yield label_box(geometry.label(city, lang), names[city], geometry.text)


def render_close_up(view: View, look: Look, marked: Sequence[Mark]) -> bytes:
    """Return a PNG of the part of the map with all that is marked, ringed and numbered from 1; b"" without a part."""
    lens = lens_of(view, look.lang, marked)
    return b"" if lens is None else render_part(view, look, lens, marked, is_light=True)
