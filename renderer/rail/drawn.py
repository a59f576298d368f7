"""Pictures of maps that are drawn again only when something on them has changed: kept as the keys of their bands."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from hashlib import blake2b
from typing import NamedTuple

from engine.core.view import View
from renderer.core.draw import Sheet
from renderer.core.look import Look
from renderer.core.packing import Band, bands_by
from renderer.rail.base import Base
from renderer.rail.layer import layers_of


class Packed(NamedTuple):
    """A picture's size in px, and its bands."""

    size: tuple[int, int]
    bands: Sequence[Band]


def packed(ground: Base, view: View, look: Look, what: Hashable, draw: Callable[[], Sheet]) -> Packed:
    """Return what `draw` draws of a view's map, drawn only if that has changed, or if one of its bands is gone.

    `what` tells the picture from others of the same map.
    """
    shown = what, view.viewer, look.names, look.colors, view.rules, _shown_on_map(view)
    known = ground.drawn.find(shown)
    found = None if known is None else bands_by(known[1])
    if known is not None and found is not None:
        return Packed(known[0], found)
    sheet = draw()
    made = Packed(sheet.image.size, sheet.packed())
    ground.drawn.put(shown, (made.size, tuple(band.key for band in made.bands)))
    return made


def _shown_on_map(view: View) -> bytes:
    """Return a hash of all that can show on the map: what changes with every card doesn't."""
    below = {kind for layer in layers_of(view.rules) for kind in layer.BELOW_MAP}
    slices = [seen for kind, seen in view.slices.items() if kind not in below]
    return blake2b(repr((view.turn.ended, slices)).encode(), digest_size=16).digest()
