"""A table of strings and tiles as seen from above, with the companies under it; or a seat's private preview of it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from engine.core.view import View
from engine.parts.strings import tabletop
from engine.parts.table_setup import TableSeen
from engine.tabletop.nouns import Draft
from renderer.layers.marks import Mark
from renderer.look import Look, themed
from renderer.tabletop import companies, cords, ground, marks, preview, tiles
from renderer.tabletop.colors import in_few
from renderer.tabletop.frame import Area, Frame, frame_of, rulers
from renderer.tabletop.paint import badge
from renderer.tabletop.strip import height, strip
from renderer.theme import COLORS, shade


@themed
def render_table(
    view: View, look: Look, draft: Draft | None = None, focus: Area | None = None, marked: Sequence[Mark] = ()
) -> bytes:
    """A PNG of the whole table as this view knows it.

    `draft`: what the viewer is about to do, drawn over it. `focus`: a part of the table to be enlarged (left, top,
    right, bottom in tenths of a millimetre). `marked`: tiles (by name) and strings (by their order) to be ringed and
    numbered from 1.
    """
    return _png(draw_table(view, look, draft, focus, marked))


@themed
def draw_table(
    view: View, look: Look, draft: Draft | None = None, focus: Area | None = None, marked: Sequence[Mark] = ()
) -> Image.Image:
    """The same picture in full colours."""
    lying, colors, setup = tabletop(view), companies.of(view, look), view.seen(TableSeen)
    table = preview.scenery(lying, setup.owed, draft)
    frame = frame_of(table, focus)
    picture = ground.ground(table, setup.marks, frame, is_kept=table is lying)
    faces = tiles.faces(table, look, colors, view.seats)
    for tile in table.tiles:
        tiles.card(picture, frame, tile, faces[tile.name])
    for laid in table.laid:
        is_ringed = draft is None and (laid is table.laid[-1] or marks.is_marked(table, laid, marked))
        cords.draw(picture, frame, laid.path, colors[laid.company], is_ringed)
    for laid in table.laid:
        cords.knots(picture, frame, laid.path, colors[laid.company])
    if draft is not None:
        preview.draw_line(picture, frame, view, draft, colors)
    for tile in table.tiles:
        tiles.veil(picture, frame, tile, faces[tile.name])
    if setup.owed == "corner":
        _number_corners(picture, frame, setup)
    if draft is not None:
        preview.draw_marks(picture, frame, view, table, look, draft, colors)
    marks.draw(picture, frame, table, marked)
    rulers(picture, frame)
    whole = Image.new("RGB", (frame.width, frame.height + height(table)), shade(COLORS["night"]))
    whole.paste(picture, (0, 0))
    whole.paste(strip(view, look, table, colors, frame.width, draft), (0, frame.height))
    return whole


def _number_corners(picture: Image.Image, frame: Frame, setup: TableSeen) -> None:
    """The corners that are still free, counted from 1 as they are asked for."""
    for corner, mark in enumerate(setup.marks):
        if corner not in setup.corners:
            x, y = frame.at(mark)
            badge(picture, x, y, str(corner + 1), 24, COLORS["gold"], COLORS["coal"])


def _png(picture: Image.Image) -> bytes:
    """In the fixed colours of a table of strings: a third of the bytes, and quicker than in full colours."""
    out = BytesIO()
    in_few(picture).save(out, "PNG", compress_level=1)
    return out.getvalue()
