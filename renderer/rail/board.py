"""The public board: map, claimed routes, cards on the table, players."""

from collections.abc import Iterable, Sequence

from engine.core.view import View
from renderer.core.draw import Sheet
from renderer.core.look import Look, themed
from renderer.core.marks import Mark
from renderer.core.packing import png_of
from renderer.core.players import BANNER, HEIGHT, draw_pill, draw_who
from renderer.core.theme import COLORS, palette_bytes
from renderer.rail import marks, players
from renderer.rail.base import Base
from renderer.rail.boards import base
from renderer.rail.drawn import packed
from renderer.rail.layer import PILE, Scene, layers_of

MARGIN = 16
APART = 14
"""Between two piles."""
ROW = 104
FOOT = MARGIN * 3 + ROW + HEIGHT


@themed
def render_board(view: View, look: Look, marked: Sequence[Mark] = ()) -> bytes:
    """Return a PNG of the whole table as this view knows it; what is `marked` is ringed and numbered from 1."""
    ground, low = base(view, look.lang), foot_height(view)
    width, height = ground.plane.size
    upper = packed(ground, view, look, tuple(marked), lambda: _map(ground, view, look, marked))
    foot = Sheet.again(width, low)
    foot.fill(0, 0, width, low, COLORS["night"])
    draw_foot(foot, view, look, 0)
    foot.passes(0, low)
    return png_of((width, height + low), (*upper.bands, *foot.packed()), palette_bytes())


def _map(ground: Base, view: View, look: Look, marked: Sequence[Mark]) -> Sheet:
    sheet = Sheet.again(*ground.plane.size)
    draw_map(sheet, ground, view, look, marked)
    marks.badges(sheet, ground, marked)
    return sheet


@themed
def render_empty_map(view: View, look: Look) -> bytes:
    """Return a PNG of the map alone, as it is before a game: no cards, no players and no sentences."""
    ground = base(view, look.lang)
    sheet = Sheet.blank(*ground.geometry.size, COLORS["night"])
    sheet.put(ground.plane, 0, 0)
    return sheet.png()


def foot_height(view: View) -> int:
    """Return the height in px of what is below the map."""
    return sum(layer.question_height(view) for layer in layers_of(view.rules)) + FOOT


def draw_foot(sheet: Sheet, view: View, look: Look, y: int) -> None:
    """Draw what is below the map, from `y` (px) downward: the pending question, cards, players."""
    width = sheet.image.width
    for layer in layers_of(view.rules):
        if tall := layer.question_height(view):
            layer.draw_question(sheet, view, look, y + MARGIN)
            y += tall
    _draw_table(sheet, view, look, width, y + MARGIN)
    players.draw(sheet, view, look, MARGIN, y + 2 * MARGIN + ROW, width - 2 * MARGIN)


def draw_map(
    sheet: Sheet, ground: Base, view: View, look: Look, marked: Sequence[Mark] = (), *, last_too: bool = True
) -> None:
    """Draw everything on the map, or on the visible part of it, but numbers. `last_too`: ring the last claim."""
    layers = layers_of(view.rules)
    scene = Scene(view, look, range(view.seats), marks.routes_of(ground, marked), last_too)
    sheet.put(ground.plane, 0, 0)
    for layer in layers:
        layer.draw_below(sheet, ground, view)
    marks.rings(sheet, ground, marked)
    for layer in layers:
        layer.draw_spaces(sheet, ground, scene)
    for layer in layers:
        layer.draw_buildings(sheet, ground, scene)
    for layer in layers:
        layer.draw_asked(sheet, ground, view)


def _draw_table(sheet: Sheet, view: View, look: Look, width: int, y: int) -> None:
    """Draw the row between map and players: whose turn it is, face-up cards, piles."""
    layers = layers_of(view.rules)
    piles = [pile for layer in layers for pile in layer.piles(view, look)]
    room = headline_room(view, look, width)
    _draw_headline(sheet, view, look, MARGIN + 4, y, room)
    left = room + MARGIN + 30
    for layer in layers:
        layer.draw_row(sheet, view, left, y + 4)
        left += layer.row_width(view)
    right = left + 18
    for number, pile in enumerate(piles):
        pile.draw(sheet, right + number * (PILE[0] + APART), y + 4)


def headline_room(view: View, look: Look, width: int) -> int:
    """Return how many px wide the headline may be, left of the face-up cards and the piles of a board of that width."""
    layers = layers_of(view.rules)
    piles = sum(len(layer.piles(view, look)) for layer in layers)
    row = sum(layer.row_width(view) for layer in layers) + 18 + piles * (PILE[0] + APART) - APART
    return width - row - 2 * MARGIN - 30


def _draw_headline(sheet: Sheet, view: View, look: Look, x: int, y: int, room: int) -> None:
    """Draw two lines: what is going on, and the players concerned."""
    seats, line = _headline(view, look)
    if banner := _said(layer.banner(view, look) for layer in layers_of(view.rules)):
        draw_pill(sheet, banner, COLORS["gold"], COLORS["coal"], x, y, room, BANNER)
    else:
        sheet.text(x, y + 20, line, "narrow", 32, COLORS["mist"], COLORS["night"], room=room)
    draw_who(sheet, [(look.colors[seat], look.name(seat)) for seat in seats], x, y + 47, room)


def _headline(view: View, look: Look) -> tuple[tuple[int, ...], str]:
    if view.turn.ended:
        return (), look.say("pic-ended")
    if view.turn.seat is None:
        chosen = _said(layer.choosing(view) for layer in layers_of(view.rules))
        return view.waiting, look.say(chosen or "pic-choosing")
    return (view.turn.seat,), look.say("pic-turn", number=view.turn.number)


def _said(words: Iterable[str | None]) -> str | None:
    """Return the first text that isn't None."""
    return next(filter(None, words), None)
