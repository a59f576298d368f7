"""The last picture of each table, in few colors: of the next one, only what differs is drawn.

Of its bands of rows, only those are compressed again that differ, see `renderer/core/packing.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple
from weakref import ref

from PIL import Image

from renderer.core.packing import Area, Band, bands, png
from renderer.core.paint import Layer, Stamp
from renderer.core.shelf import Shelf
from renderer.strings.colors import in_few

EACH = 5_000
"""The approximate bytes of a cached layer: little more than the path of a string and its areas."""
Over = Sequence[tuple[Image.Image, tuple[int, int]]]
"""Pictures in few colors, each with its left upper corner."""


class Drawn(NamedTuple):
    """A finished picture in few colors, also compressed, with the areas of its layers and what covers them.

    It is never changed. Covers are weak references: they only serve to recognize the same cover again.
    """

    picture: Image.Image
    packed: tuple[Band, ...]
    layers: tuple[Layer, ...]
    areas: dict[Layer, tuple[Area, ...]]
    over: dict[tuple[int, int], ref[Image.Image]]

    def png(self) -> bytes:
        """Return the picture as PNG."""
        return png(self.picture, self.packed)

    @property
    def weight(self) -> int:
        """The approximate size in bytes."""
        packed = sum(len(band.packed) for band in self.packed)
        return self.picture.width * self.picture.height + packed + EACH * len(self.layers)


class PictureCache(Shelf[Hashable, Drawn]):
    """The last picture of each table, while there is room for it. Thread-safe."""

    def draw(
        self, key: Hashable, blank: Callable[[], Image.Image], ground: Image.Image, layers: Sequence[Layer], over: Over
    ) -> Drawn:
        """Draw the layers on the ground, and the covers (`over`) on top; the result must not be painted on.

        `blank` makes a picture in few colors, at least as large as the ground. The same key means the same ground,
        blank, theme and covered places.
        """
        now = _drawn(blank, ground, tuple(layers), over, self.find(key))
        self.put(key, now)
        return now


def _drawn(
    blank: Callable[[], Image.Image], ground: Image.Image, layers: tuple[Layer, ...], over: Over, before: Drawn | None
) -> Drawn:
    """Return the picture, based on the one before where that saves work."""
    known, whole = {} if before is None else before.areas, (0, 0, *ground.size)
    areas = {layer: known[layer] if layer in known else layer.areas() for layer in layers}
    changed = None if before is None else _changed(before, layers, areas, whole)
    if before is None or changed is None or sum(map(_size, changed)) >= _size(whole):
        before, changed, picture = None, [whole], blank()
    else:
        picture = before.picture.copy()
    lying = [(number, one, area) for number, layer in enumerate(layers) for one, area in enumerate(areas[layer])]
    made = dict[int, tuple[Stamp, ...]]()
    for area in changed:
        part, (left, top, right, low) = ground.crop(area).convert("RGB"), area
        for number, one, (x0, y0, x1, y1) in lying:
            if x0 < right and left < x1 and y0 < low and top < y1:
                if number not in made:
                    made[number] = layers[number].stamps()
                made[number][one].on(part, layers[number].dx - left, layers[number].dy - top)
        picture.paste(in_few(part), area)
    for image, at in over:
        picture.paste(image, at)
    if before is not None:
        seen = {at: known() for at, known in before.over.items()}
        changed += [(*at, at[0] + one.width, at[1] + one.height) for one, at in over if seen.get(at) is not one]
    packed = bands(picture, () if before is None else before.packed, changed)
    return Drawn(picture, packed, layers, areas, {at: ref(image) for image, at in over})


def _changed(
    before: Drawn, layers: tuple[Layer, ...], areas: dict[Layer, tuple[Area, ...]], whole: Area
) -> list[Area] | None:
    """Return where the pictures may differ; None where layers changed their order."""
    counts = Counter(layers)
    counts.subtract(before.layers)
    differ = {layer for layer, count in counts.items() if count}
    if [one for one in layers if one not in differ] != [one for one in before.layers if one not in differ]:
        return None
    found = {area for layer in differ for area in (areas[layer] if layer in areas else before.areas[layer])}
    return _joined([_common(area, whole) for area in found if _meet(area, whole)])


def _joined(areas: list[Area]) -> list[Area]:
    """Return the same areas, merged where the union is no larger than the parts."""
    found: list[Area] = []
    for area in sorted(areas, key=_size, reverse=True):
        for number, other in enumerate(found):
            left, top, right, low = (*map(min, area[:2], other[:2]), *map(max, area[2:], other[2:]))
            both = left, top, right, low
            if _size(both) <= _size(area) + _size(other):
                found[number] = both
                break
        else:
            found.append(area)
    return found


def _meet(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _common(one: Area, other: Area) -> Area:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])
