"""A private preview: what a seat is about to lay or place, the points for it, and where it breaks a rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, cos, dist, pi, sin

from msgspec.structs import replace
from PIL import Image

from engine.core.view import View
from engine.strings.nouns import RIVER, Draft, Fault, Tabletop, Tile, Verdict
from renderer.core.draw import Brush, Point, Sheet, around_point, art, box_of, circle
from renderer.core.look import Look
from renderer.core.paint import Layer, badge, put, rounded
from renderer.core.players import Form, draw_pill
from renderer.core.theme import CARDS, COLORS, MARKS, RGB, SEATS, mix, on_seat
from renderer.strings import drawn_strings, tiles
from renderer.strings.drawn_strings import on_turn
from renderer.strings.frame import Frame

NO, YES, INK, WHITE = COLORS["no"], COLORS["yes"], COLORS["coal"], COLORS["white"]
NIGHT, PAPER, MIST, GOLD = COLORS["night"], COLORS["paper"], COLORS["mist"], COLORS["gold"]
CROSSED = CARDS["orange"]
OFFERS: tuple[RGB, ...] = ((126, 48, 148), (196, 88, 8), (0, 122, 128))
"""Tones that no company has: purple, orange, sea green."""
TURNS = tuple(-pi / 4 - step * pi / 4 for step in range(8))
BADGE = 27
"""Radius in px of a badge: its number is read on a phone."""
PILL: Form = (43, 60, 18)
"""Size of the letters on a bar of figures, its height, and the room before and behind them."""
PARTS = (0.5, 0.36, 0.64)
"""Where along a suggested line its number stands; not at the same place of lines that run together."""


def scenery(table: Tabletop, owed: str | None, draft: Draft | None) -> Tabletop:
    """Return the table with the border, river or mountains of the draft in place."""
    if draft is None or len(draft.path) < (2 if owed == RIVER else 3):
        return table
    return replace(table, **{owed: draft.path}) if owed in ("border", "river", "mountains") else table


def draw_line(picture: Image.Image, frame: Frame, view: View, draft: Draft, colors: Sequence[str]) -> None:
    """Draw the new curve, and the suggested ones, under the text of the tiles."""
    for number, path in enumerate(draft.paths):
        _offer(picture, frame, number, frame.all(path))
    if len(draft.path) < 2:
        return
    line, company = frame.all(draft.path), on_turn(view)
    if company is None:
        return
    color = colors[company]
    wide = drawn_strings.WIDE * frame.mm
    put(picture, box_of(line, wide * 2), partial(_casing, line=line, wide=wide), shadow=2 * frame.mm)
    put(picture, box_of(line, wide), lambda brush: drawn_strings.draw_string(brush, line, color, wide))
    for knot in drawn_strings.knots(frame, draft.path, color):
        knot.on(picture)


def draw_rims(picture: Image.Image, frame: Frame, view: View, table: Tabletop, draft: Draft) -> None:
    """Draw green rims around the tiles where the own company gains, and red ones around tiles with a fault."""
    gains, company = draft.verdict.gains if draft.verdict is not None else (), on_turn(view)
    ours = Counter[str]()
    for gain in gains:
        if gain.tile is not None and gain.company == company:
            ours[gain.tile] += gain.points
    wrong = [fault.tile for fault in faults_of(draft) if fault.at is None and fault.tile is not None]
    for color, names in ((YES, [name for name, points in ours.items() if points]), (NO, wrong)):
        for tile in filter(None, map(table.tile, names)):
            Layer(tiles.outline, (frame, tile.corners, color)).on(picture)


def _casing(brush: Brush, line: list[Point], wide: float) -> None:
    """Draw a white band with dashed edges: it is visible to this viewer only."""
    brush.line(line, INK, wide + 13)
    brush.line(line, WHITE, wide + 10)
    for x, y, angle in drawn_strings.along(line, 13):
        drawn_strings.bar(brush, (x, y, angle), 1.5708, wide / 2 + 7, WHITE, 5)


def _offer(picture: Image.Image, frame: Frame, number: int, line: list[Point]) -> None:
    """Draw a suggested string: its number, in its own color and kind of line."""
    color, wide = OFFERS[number % len(OFFERS)], 3.2 * frame.mm

    def paint(brush: Brush) -> None:
        brush.line(line, WHITE, wide + 5)
        _STYLES[number % len(_STYLES)](brush, line, wide, color)

    put(picture, box_of(line, wide * 2), paint, shadow=1.5 * frame.mm)


def _solid(brush: Brush, line: Sequence[Point], wide: float, color: RGB) -> None:
    brush.line(line, color, wide)


_dashed = partial(drawn_strings.bars, step=3.4, turn=0.0, half=1.1, thick=1.0)
_STYLES: tuple[Callable[[Brush, Sequence[Point], float, RGB], None], ...] = (
    _solid,
    _dashed,
    partial(drawn_strings.dots, step=1.7, radius=0.55),
)


def draw_marks(
    picture: Image.Image, frame: Frame, view: View, table: Tabletop, look: Look, draft: Draft, colors: Sequence[str]
) -> None:
    """Draw everything above the tiles: ends, gains, crossings, spots, faults."""
    for number, path in enumerate(draft.paths):
        x, y = drawn_strings.middle(frame.all(path), PARTS[number % len(PARTS)])
        badge(picture, x, y, str(number + 1), BADGE, OFFERS[number % len(OFFERS)], WHITE)
    _draw_places(picture, frame, view, table, look, draft, colors)
    for at in frame.all(draft.points):
        put(picture, around_point(at, 9), partial(_pin, at=at))
    faults = faults_of(draft)
    taken = [frame.at(fault.at) for fault in faults if fault.at is not None]
    if draft.verdict is not None:
        _draw_verdict(picture, frame, table, draft.verdict, colors, on_turn(view), taken)
    spots = [_draw_fault(picture, frame, table, fault) for fault in faults]
    for number, spot in enumerate(spots):
        if spot is not None:
            x, y = _free(taken, spot, 52, 54)
            badge(picture, x, y, str(number + 1), BADGE, NO, WHITE)


def _draw_places(
    picture: Image.Image, frame: Frame, view: View, table: Tabletop, look: Look, draft: Draft, colors: Sequence[str]
) -> None:
    """Draw the tile in its place, and the numbered spots suggested for it."""
    chosen = None if draft.tile is None else draft.tile.center
    for number, spot in enumerate(draft.spots):
        if spot != chosen:
            _spot(picture, frame, table, number, frame.at(spot))
    if draft.tile is None:
        return
    face = tiles.face_of(table, draft.tile, look, colors, view.seats)
    _ghost(picture, frame, draft.tile, face, NO if faults_of(draft) else YES)
    if chosen in draft.spots:
        left, _ = upper_corners(frame, draft.tile)
        badge(picture, *left, str(draft.spots.index(chosen) + 1), BADGE, YES, WHITE)


def faults_of(draft: Draft) -> tuple[Fault, ...]:
    """Return all faults of a draft, each once, in the order of the numbers in the picture."""
    found = [*(draft.verdict.faults if draft.verdict is not None else ()), *draft.faults]
    return tuple(fault for number, fault in enumerate(found) if fault not in found[:number])


def _pin(brush: Brush, at: Point) -> None:
    for radius, color in ((9, INK), (7, WHITE), (3, INK)):
        brush.disc(*at, radius, color)


def _ghost(picture: Image.Image, frame: Frame, tile: Tile, face: tiles.Face, color: RGB) -> None:
    """Draw the planned tile, in a dashed outline."""
    for layer in (tiles.card(frame, tile, face), *tiles.veil(frame, tile, face)):
        layer.on(picture)
    line = frame.all(tile.corners)
    shape = rounded(line, 4 * frame.mm)
    shape += shape[:2]

    def paint(brush: Brush) -> None:
        brush.line(shape, WHITE, 3 * frame.mm)
        _dashed(brush, shape, 1.8 * frame.mm, color)

    put(picture, box_of(line, 4 * frame.mm), paint)


def _spot(picture: Image.Image, frame: Frame, table: Tabletop, number: int, at: Point) -> None:
    """Draw where a tile could be placed: its number in a dashed circle as wide as a tile."""
    x, y = at
    radius = max(table.measures.tile, 30) / 2 * frame.mm

    def paint(brush: Brush) -> None:
        brush.disc(x, y, radius, mix(PAPER, YES, 0.25))

    put(picture, around_point(at, radius), paint, strength=0.6)
    rim = circle(x, y, radius, 64)
    put(picture, box_of(rim, 4), lambda brush: _dashed(brush, rim, 3.2, mix(YES, INK, 0.3)))
    badge(picture, x, y, str(number + 1), BADGE, YES, WHITE)


def _draw_verdict(
    picture: Image.Image,
    frame: Frame,
    table: Tabletop,
    verdict: Verdict,
    colors: Sequence[str],
    company: int | None,
    taken: list[Point],
) -> None:
    """Draw what is gained at each tile, by whom, and each crossing with its number."""
    for name in dict.fromkeys(gain.tile for gain in verdict.gains if gain.tile is not None):
        tile = table.tile(name)
        if tile is None:
            continue
        ours = sum(gain.points for gain in verdict.gains if gain.tile == name and gain.company == company)
        left, right = upper_corners(frame, tile)
        if ours:
            # A fault's ring may lie on a corner.
            corners = (right, left, *frame.all(tile.corners))
            spot = next((at for at in corners if all(dist(at, other) > 56 for other in taken)), right)
            badge(picture, *spot, signed(ours), BADGE, YES, WHITE)
            taken.append(spot)
        for other in dict.fromkeys(gain.company for gain in verdict.gains if gain.tile == name):
            points = sum(gain.points for gain in verdict.gains if gain.tile == name and gain.company == other)
            if other != company and points:
                color = colors[other]
                badge(picture, *left, signed(points), BADGE, SEATS[color], on_seat(color), MARKS[color])
                taken.append(left)
    for crossing in verdict.crossings:
        x, y = frame.at(crossing.at)
        put(picture, around_point((x, y), 16), partial(_saltire, x=x, y=y))
    for number, crossing in enumerate(verdict.crossings):
        x, y = _free(taken, frame.at(crossing.at), 42, 50)
        badge(picture, x, y, str(number + 1), BADGE * 0.9, CROSSED, INK)


def _free(taken: list[Point], at: Point, far: float, apart: float) -> Point:
    """Return the first spot around a point that is apart from the numbers drawn already; mutates `taken`."""
    around = [
        (at[0] + far * part * cos(turn), at[1] + far * part * sin(turn)) for part in (1.0, 1.7, 2.5) for turn in TURNS
    ]
    found = next((spot for spot in around if all(dist(spot, other) > apart for other in taken)), around[0])
    taken.append(found)
    return found


def upper_corners(frame: Frame, tile: Tile) -> tuple[Point, Point]:
    """Return the upper left and upper right corners of a tile, two corners even if it is on its tip."""
    line = frame.all(tile.corners)
    left = max(line, key=lambda at: (round(-at[0] - at[1], 1), -at[0]))
    return left, max(line, key=lambda at: (round(at[0] - at[1], 1), at[0]))


def _saltire(brush: Brush, x: float, y: float) -> None:
    for color, wide in ((INK, 8.0), (CROSSED, 4.6)):
        for way in (1, -1):
            brush.line([(x - 10, y - 10 * way), (x + 10, y + 10 * way)], color, wide)


def _draw_fault(picture: Image.Image, frame: Frame, table: Tabletop, fault: Fault) -> Point | None:
    """Draw a red ring around the spot if it is known; return its center, or else that of the tile."""
    tile = table.tile(fault.tile) if fault.tile is not None else None
    if fault.at is not None:
        x, y = frame.at(fault.at)
        put(picture, around_point((x, y), 30), partial(_target, x=x, y=y), shadow=2)
        return x, y
    return None if tile is None else frame.at(tile.center)


def _target(brush: Brush, x: float, y: float) -> None:
    for radius, wide, color in ((20.0, 9.0, WHITE), (20.0, 5.0, NO)):
        brush.line(circle(x, y, radius, 64), color, wide)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        brush.line([(x + dx * 15, y + dy * 15), (x + dx * 28, y + dy * 28)], NO, 4)


def signed(points: int) -> str:
    """Return points with their sign: `+3`, `−2` or `0`."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def headline(sheet: Sheet, view: View, look: Look, draft: Draft, x: int, y: int, room: int) -> None:
    """Draw the figures of a preview: length used, points, and the number of faults."""
    verdict, faults, company = draft.verdict, faults_of(draft), on_turn(view)
    end = x + room
    if verdict is not None:
        if draft.left_length is not None:
            x = _gauge(sheet, look, verdict.length, verdict.length + draft.left_length, x, y)
        if company is not None:
            text = look.say("pic-gain", points=verdict.points(company), signed=signed(verdict.points(company)))
            x = _pill(sheet, text, MIST if faults else GOLD, INK, x, y, end)  # no gold for points that a fault prevents
        if verdict.crossings:
            text = look.say("pic-crossings", count=len(verdict.crossings))
            x = _pill(sheet, text, CROSSED, INK, x, y, end)
    elif draft.tile is not None and not faults:
        x = _pill(sheet, look.say("pic-fits"), YES, WHITE, x, y, end)
    if faults:
        _pill(sheet, look.say("pic-faults", count=len(faults)), NO, WHITE, x, y, end)


def _pill(sheet: Sheet, text: str, face: RGB, ink: RGB, x: int, y: int, end: int) -> int:
    return draw_pill(sheet, text, face, ink, x, y, max(end - x, 72), PILL) + 14


def _gauge(sheet: Sheet, look: Look, used: float, most: float, x: int, y: int) -> int:
    """Draw a bar of the length used, red if it exceeds the string; return its right end."""
    wide, part = 170, used / most if most > 0 else 1.0
    color = NO if used > most + 0.05 else COLORS["yes"]

    def paint(brush: Brush) -> None:
        brush.box(0, 14, wide, 46, 16, MIST)
        brush.box(2, 16, wide - 2, 44, 14, NIGHT)
        brush.box(5, 19, max(5 + (wide - 10) * min(part, 1.0), 27), 41, 11, color)

    sheet.put(art(wide, 60, NIGHT, paint), x, y)
    text = look.say("pic-length-used", used=ceil(used), most=round(most))
    return sheet.text(x + wide + 12, y + 30, text, "narrow-bold", 43, COLORS["chalk"], NIGHT) + 22
