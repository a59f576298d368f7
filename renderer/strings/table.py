"""A table of strings and tiles from above, with the companies under it; or a seat's private preview of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from engine.core.view import View
from engine.parts.strings import tabletop
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import Draft
from engine.strings.places import corner_place
from renderer.core.look import Look, themed
from renderer.core.marks import Mark, part_with
from renderer.core.packing import bands, png
from renderer.core.paint import Layer, badge
from renderer.core.theme import COLORS, pictured
from renderer.strings import colors, drawn_strings, grounds, marks, preview, tiles
from renderer.strings.colors import in_few
from renderer.strings.frame import Area, Frame, frame_of, rulers
from renderer.strings.picture_cache import Drawn, PictureCache
from renderer.strings.strip import Part, height, strip

pictures = PictureCache()
"""The last picture of each table."""


@themed
def render_table(
    view: View, look: Look, draft: Draft | None = None, focus: Area | None = None, marked: Sequence[Mark] = ()
) -> bytes:
    """Return a PNG of the whole table as this view knows it.

    `draft`: the viewer's planned action, drawn over it. `focus`: a part of the table to enlarge (left, top, right,
    bottom in 0.1 mm). `marked`: tiles (by name) and strings (by index) to be ringed and numbered from 1.
    """
    return _png(_Scene(view, look, draft, focus, marked))


@themed
def render_close_up(view: View, look: Look, marked: Sequence[Mark]) -> bytes:
    """Return a PNG of the part of the table with all that is marked, ringed and numbered from 1; b"" without a part.

    It is cut out of the whole picture, which is kept since it was drawn.
    """
    scene = _Scene(view, look, None, None, marked)
    part = _part(scene)
    if part is None or not scene.is_kept:
        return b""
    picture = _kept_picture(scene).picture.crop(part)
    return png(picture, bands(picture))


def frame_size(view: View, look: Look) -> tuple[int, int]:
    """Return the size in px of the whole table, without what is under it."""
    return _Scene(view, look, None, None, ()).frame.size


def table_picture(view: View, look: Look) -> Image.Image:
    """Return the whole table without what is under it, in few colors and in the theme in use. It may be painted on."""
    scene = _Scene(view, look, None, None, ())
    if scene.is_kept:
        return _kept_picture(scene).picture.crop((0, 0, *scene.frame.size))
    return in_few(_drawn(scene))


def _part(scene: _Scene) -> tuple[int, int, int, int] | None:
    """Return the part of the picture with all that is marked; None where nothing is, or where it is no small part."""
    box, size = marks.box(scene.frame, scene.table, scene.marked), scene.frame.size
    part = None if box is None else part_with(box, size)
    return None if part is None else (part[0], part[1], part[0] + part[2], part[1] + part[3])


class _Scene:
    """What is drawn of a table, and in which frame."""

    def __init__(self, view: View, look: Look, draft: Draft | None, focus: Area | None, marked: Sequence[Mark]) -> None:
        lying, self.setup = tabletop(view), view.seen(TableSeen)
        self.view, self.look, self.draft, self.marked = view, look, draft, marked
        self.colors = drawn_strings.colors_of(view, look)
        self.table = preview.scenery(lying, self.setup.owed, draft)
        self.frame = frame_of(self.table, focus)
        self.faces = tiles.faces(self.table, look, self.colors, view.seats)
        self.is_kept = draft is None and self.setup.owed != "corner" and not self.frame.is_close
        self.ground = grounds.ground(self.table, self.setup.marks, self.frame, is_kept=self.table is lying)

    def below(self) -> Iterator[Layer]:
        """Yield cards and strings."""
        table, frame = self.table, self.frame
        for tile in table.tiles:
            yield tiles.card(frame, tile, self.faces[tile.name])
        for laid in table.laid:
            is_ringed = laid is table.laid[-1] or marks.is_marked(table, laid, self.marked)
            yield from drawn_strings.layers(
                frame, laid.path, self.colors[laid.company], is_ringed and self.draft is None
            )
        for laid in table.laid:
            yield from drawn_strings.knots(frame, laid.path, self.colors[laid.company])

    def above(self) -> Iterator[Layer]:
        """Yield rims around marked tiles, then the text of all tiles."""
        yield from marks.rims(self.frame, self.table, self.marked)
        for tile in self.table.tiles:
            yield from tiles.veil(self.frame, tile, self.faces[tile.name])

    def strip(self) -> Iterator[tuple[Part, tuple[int, int]]]:
        """Yield the parts of the strip, and their places."""
        for part in strip(self.view, self.look, self.table, self.colors, self.frame.width, self.draft):
            yield part, (part.x, self.frame.height + part.y)

    def numbered(self) -> Iterator[Layer]:
        """Yield the numbers of marked things."""
        return marks.badges(self.frame, self.table, self.marked)


def _png(scene: _Scene) -> bytes:
    """Return the picture in the fixed palette of a table of strings: a third of the bytes, and faster to encode."""
    if scene.is_kept:
        return _kept_picture(scene).png()
    picture = _blank(scene)
    for part, at in [(in_few(_drawn(scene)), (0, 0)), *_over(scene)]:
        picture.paste(part, at)
    return png(picture, bands(picture))


def _kept_picture(scene: _Scene) -> Drawn:
    """Return the picture of a whole table; of the last one, only what differs is drawn."""
    frame = scene.frame
    key = (*grounds.key_of(scene.table, scene.setup.marks, frame), scene.look.lang, scene.view.seats)
    layers = [*scene.below(), *scene.above(), *scene.numbered()]
    under_strip = _night(frame.width, height(None)), (0, frame.height)  # parts of the strip change their places
    over = [*_few_rulers(frame), under_strip, *_over(scene)]
    return pictures.draw(key, partial(_blank, scene), scene.ground, layers, over)


def _over(scene: _Scene) -> list[tuple[Image.Image, tuple[int, int]]]:
    return [(part.in_few(), at) for part, at in scene.strip()]


def _blank(scene: _Scene) -> Image.Image:
    return colors.blank((scene.frame.width, scene.frame.height + height(scene.draft)), COLORS["night"])


def _drawn(scene: _Scene) -> Image.Image:
    """Return the table in full colors, with the draft."""
    picture, frame, view, draft = scene.ground.convert("RGB"), scene.frame, scene.view, scene.draft
    for layer in scene.below():
        layer.on(picture)
    if draft is not None:
        preview.draw_line(picture, frame, view, draft, scene.colors)
        preview.draw_rims(picture, frame, view, scene.table, draft)
    for layer in scene.above():
        layer.on(picture)
    if scene.setup.owed == "corner":
        _mark_corners(picture, frame, scene.setup)
    if draft is not None:
        preview.draw_marks(picture, frame, view, scene.table, scene.look, draft, scene.colors)
    for layer in scene.numbered():
        layer.on(picture)
    for band, at in rulers(frame):
        picture.paste(band, at)
    return picture


@pictured
def _night(width: int, high: int) -> Image.Image:
    return colors.blank((width, high), COLORS["night"])


@pictured
def _few_rulers(frame: Frame) -> list[tuple[Image.Image, tuple[int, int]]]:
    return [(in_few(band), at) for band, at in rulers(frame)]


def _mark_corners(picture: Image.Image, frame: Frame, setup: TableSeen) -> None:
    """Draw the cells of the free corners, as on their buttons."""
    for corner, mark in enumerate(setup.marks):
        if corner not in setup.corners:
            x, y = (min(at, edge - preview.BADGE) for at, edge in zip(frame.at(mark), frame.size, strict=True))
            badge(picture, x, y, corner_place(setup.marks, corner)[1], preview.BADGE, COLORS["gold"], COLORS["coal"])
