"""The board in parts, for larger pictures: the map in halves or quarters, and what is below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.view import View
from renderer.core.draw import CAPITAL, Sheet
from renderer.core.geometry import geometry_of
from renderer.core.look import Look, themed
from renderer.core.marks import Mark
from renderer.core.theme import COLORS
from renderer.rail import marks
from renderer.rail.base import Lens
from renderer.rail.board import draw_foot, draw_map, foot_height
from renderer.rail.boards import base
from renderer.rail.focus import PARTS
from renderer.rail.own_map import PHONE

ENOUGH = 9.0
"""How high capitals are in px, where a phone shows the board about 390 px wide, if it needs no larger pictures."""
HALVES = ("west", "east")
QUARTERS = ("north-west", "north-east", "south-west", "south-east")
SHARE = 0.58
"""How much of the map's width, and of its height where it is cut too, a part shows: what is cut is seen in both."""
TALLEST = 1.3
"""How much higher than wide a half may be, or the map is quartered: Discord makes higher pictures smaller."""


def is_readable(view: View) -> bool:
    """Tell whether a phone shows the names of the whole map large enough."""
    geometry = geometry_of(view.rules)
    return geometry.text * CAPITAL * PHONE >= ENOUGH * geometry.size[0]


def lenses_of(view: View) -> Mapping[str, Lens]:
    """Return the parts of the map by their names among `PARTS`, row by row from the upper left; {} if it needs none."""
    if is_readable(view):
        return {}
    width, height = geometry_of(view.rules).size
    wide = round(SHARE * width)
    is_halved = height <= TALLEST * wide
    high = round(height if is_halved else SHARE * height)
    corners = {name: PARTS[name] for name in (HALVES if is_halved else QUARTERS)}
    return {
        name: Lens(round((width - wide) * right), round((height - high) * down), wide, high)
        for name, (right, down) in corners.items()
    }


@themed
def render_part(view: View, look: Look, lens: Lens, marked: Sequence[Mark] = (), *, is_light: bool = False) -> bytes:
    """Return a PNG of a part of the map, with what is marked ringed and numbered from 1.

    One pixel of the map is one of the picture, so the cached board and its stamps are enough.
    `is_light`: it is packed lightly, as no other picture shows the same part.
    """
    ground = base(view, look.lang)
    sheet = Sheet.again(*lens.size, (round(lens.left), round(lens.top)))
    draw_map(sheet, ground, view, look, marked)
    sheet.corner = 0, 0
    marks.badges(sheet, ground, marked, lens)
    if is_light:
        sheet.passes(0, sheet.image.height)
    return sheet.png()


@themed
def render_foot(view: View, look: Look) -> bytes:
    """Return a PNG of what is below the map: the pending question, cards, players."""
    width, _ = geometry_of(view.rules).size
    sheet = Sheet.blank(round(width), foot_height(view), COLORS["night"])
    draw_foot(sheet, view, look, 0)
    sheet.passes(0, sheet.image.height)
    return sheet.png()
