"""The legend of a table of strings: how to read a tile, and every kind of station with its points."""

from __future__ import annotations

from PIL import Image

from engine.core.view import View
from engine.parts.strings import tabletop
from engine.strings.nouns import TileKind
from renderer.core.draw import Brush, Sheet
from renderer.core.fonts import size_for
from renderer.core.look import Look, Say, themed
from renderer.core.theme import COLORS
from renderer.strings import tiles
from renderer.strings.frame import WIDTH

MARGIN = 28
SIGN = 120
ROW = 148
COLUMNS = 2
SAMPLE = 300
"""Width of the tile that is explained."""
NIGHT, PAPER, INK, MIST, CHALK = (COLORS[name] for name in ("night", "paper", "ink", "mist", "chalk"))


@themed
def render_legend(view: View, look: Look) -> bytes:
    """Return a PNG of a tile with what stands on it, and all kinds of station with signs, points and limits."""
    kinds = tabletop(view).kinds
    top = SAMPLE + 3 * MARGIN
    sheet = Sheet.blank(WIDTH, top + -(-len(kinds) // COLUMNS) * ROW, NIGHT)
    _explain(sheet, look)
    each = (WIDTH - MARGIN) // COLUMNS
    room = each - SIGN - 2 * MARGIN
    said = [(kind.names.get(look.lang, kind.id), about(kind, look.say)) for kind in kinds]
    size = min(size_for(facts, "narrow", 46, room, 38) for _, facts in said)
    for number, (kind, (name, facts)) in enumerate(zip(kinds, said, strict=True)):
        x, y = MARGIN + number % COLUMNS * each, top + number // COLUMNS * ROW
        sheet.put(_sign(kind), x, y)
        x += SIGN + MARGIN
        sheet.text(x, y + 32, name, "narrow-semi", 52, CHALK, NIGHT, room=room, least=44)
        sheet.text(x, y + 90, facts, "narrow", size, MIST, NIGHT, room=room)
    return sheet.png()


def _sign(kind: TileKind) -> Image.Image:
    brush = Brush.on(SIGN, SIGN, NIGHT)
    brush.box(0, 0, SIGN, SIGN, 16, PAPER)
    tiles.icon(brush, kind.id, SIGN / 2, SIGN / 2, SIGN * 0.66, INK, PAPER)
    return brush.art()


def _explain(sheet: Sheet, look: Look) -> None:
    """Draw a tile, and beside each of its rows what it tells."""
    face = tiles.Face("S4", "city", "", "3/1", "green", False, ("blue", "green"), 2)
    high = SAMPLE + 2 * MARGIN
    brush = Brush.on(high, high, NIGHT)
    rows = tiles.sample(brush, face, high / 2, SAMPLE / 2 + MARGIN / 2, SAMPLE * 0.86)
    for y in rows:
        brush.line([(high - 62, y), (high - 8, y)], MIST, 3)
    sheet.put(brush.art(), 0, MARGIN // 2)
    for y, key in zip(rows, ("pic-read-name", "pic-read-points", "pic-read-plate"), strict=True):
        sheet.text(
            high + 8, y + MARGIN // 2, look.say(key), "narrow", 48, CHALK, NIGHT, room=WIDTH - high - 30, least=42
        )


def about(kind: TileKind, say: Say) -> str:
    """Return a kind's points and what is special about it, as short text."""
    if kind.in_mountains is not None:
        points = say("pic-points-high", points=kind.other, high=kind.in_mountains)
    elif kind.owner:
        points = say("pic-points-owner", own=kind.own, other=kind.other)
    elif kind.repeat:
        points = say("pic-points-each", points=kind.other)
    else:
        points = str(kind.other)
    special = say("pic-ends") if kind.terminal else say("pic-extra") if kind.extra else ""
    return ", ".join(filter(None, (points, say("pic-limit", limit=kind.limit), special)))
