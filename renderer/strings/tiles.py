"""Station tiles: a small card with name, kind, points, owner, and the companies that have come.

Each kind of station has a line drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.strings.areas import side
from engine.strings.nouns import Tabletop, Tile, TileKind, companies, is_base
from renderer.core.draw import CAPITAL, Brush, box_of
from renderer.core.fonts import fitted, size_for, text_width
from renderer.core.look import Language, Look
from renderer.core.paint import Layer, Stamp, inset, letters, rounded, square, stamp
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, edge, mix, on_seat, pictured
from renderer.strings.frame import Frame

INK, PAPER = COLORS["ink"], COLORS["paper"]
VEIL = 0.72
"""How much of the strings on a tile is covered, so that what is written there can be read."""
RIMMED = ("yellow", "black")
"""Colors that are too near to paper: one where it is light, one where it is dark."""
WORDY = 300
"""From this width in px on, a tile also has the word for its kind."""
READ = 30
"""Height in px of a capital that is 7 px high on a phone."""
LEAST = round(READ / CAPITAL)
"""The size in px of such letters."""
PLATE = 32
"""Height in px of the plate at a tile's lower edge, with the signs of those who came."""
BANNER = 42
"""Height in px of the band with the name of a base."""
ROW_GAP = 5
USUAL = 96
"""Width in px of a tile for which these heights are meant; a larger one has larger ones."""


class Face(NamedTuple):
    """The content of a tile; `owner` is a color, `pips` the colors of visitors, `free` how many more may come."""

    name: str
    kind: str
    word: str
    points: str
    owner: str
    is_base: bool
    pips: tuple[str, ...]
    free: int


def faces(table: Tabletop, look: Look, colors: Sequence[str], seats: int) -> dict[str, Face]:
    """Return the faces of all tiles on the table, by name."""
    return {tile.name: face_of(table, tile, look, colors, seats) for tile in table.tiles}


def face_of(table: Tabletop, tile: Tile, look: Look, colors: Sequence[str], seats: int) -> Face:
    """Return the face of a tile."""
    kind = table.kind(tile.kind)
    came = sorted(table.visitors(tile))
    free = min(kind.limit, companies(seats)) - len(came)
    # A tile touches no string, so its center decides.
    is_high = kind.in_mountains is not None and bool(table.mountains) and side(tile.center, table.mountains) > 0
    base = is_base(tile)
    name = _base_name(look.language, (tile.owner or 0) + 1) if base else tile.name
    return Face(
        name,
        kind.id,
        kind.names.get(look.lang, kind.id),
        points(kind, is_high),
        "" if tile.owner is None else colors[tile.owner],
        base,
        tuple(colors[company] for company in came),
        max(free, 0),
    )


@lru_cache(32)
def _base_name(language: Language, number: int) -> str:
    return language.say("pic-base", number=number)


def points(kind: TileKind, is_high: bool = False) -> str:
    """Return the text of a tile's points for a visit; where owner and others differ, the owner's first."""
    if is_high and kind.in_mountains is not None:
        return str(kind.in_mountains)
    if kind.owner:
        return f"{kind.own}/{kind.other}"
    return f"{kind.other}×" if kind.repeat else str(kind.other)


def card(frame: Frame, tile: Tile, face: Face) -> Layer:
    """Return the empty card with its shadow."""
    return Layer(_card if frame.is_close else kept_card, (frame, tile.corners, face.owner, face.is_base))


def _card(frame: Frame, corners: tuple[tuple[int, int], ...], owner: str, base: bool) -> Stamp | None:
    line, mm = frame.all(corners), frame.mm
    rim = 0.0 if not owner else 0.12 if base else 0.09

    def paint(brush: Brush) -> None:
        brush.shape(rounded(line, 3.5 * mm), edge(SEATS[owner]) if owner else mix(INK, PAPER, 0.25))
        brush.shape(rounded(inset(line, 0.035), 3 * mm), SEATS[owner] if owner else PAPER)
        if owner:
            brush.shape(rounded(inset(line, rim), 2 * mm), PAPER)

    return stamp(frame.size, box_of(line, 1), paint, shadow=1.5 * mm)


kept_card = pictured(_card)


def veil(frame: Frame, tile: Tile, face: Face) -> Iterator[Layer]:
    """Yield a light cover over the strings in the middle of a tile, and the tile's content on it."""
    yield Layer(_veil if frame.is_close else _kept_veil, (frame, tile.corners, face.is_base))
    x, y = frame.at(tile.center)
    (ax, ay), (bx, by), *_ = frame.all(tile.corners)
    wide = round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    half = _whole(wide) // 2
    yield Layer(content, (face, wide), round(x) - half, round(y) - half)


def _veil(frame: Frame, corners: tuple[tuple[int, int], ...], base: bool) -> Stamp | None:
    inner = inset(frame.all(corners), 0.14 if base else 0.11)
    shape = rounded(inner, 2 * frame.mm)
    return stamp(frame.size, box_of(inner, 0), lambda brush: brush.shape(shape, PAPER), strength=VEIL)


_kept_veil = pictured(_veil)


def _whole(wide: int) -> int:
    """Return the width of the stamp with a tile's content, which may stick out of a small tile."""
    return max(round(wide * 1.3), 160) // 2 * 2 + 8


@pictured
def content(face: Face, wide: int) -> Stamp:
    """Return the upright content of a tile, in a circle that fits the tile in any rotation. Cached."""
    whole, inner = _whole(wide), wide * (0.86 if face.is_base else 1.0)
    if wide < WORDY:
        return square(whole, lambda brush: _write_briefly(brush, face, whole / 2, whole / 2, wide))
    return square(whole, lambda brush: _write(brush, face, whole / 2, inner, INK))


def sample(brush: Brush, face: Face, x: float, y: float, side: float) -> tuple[float, float, float]:
    """Draw a tile for a legend, and return the y of its name, of its points and of its plate."""
    half, rim = side / 2, side * 0.045
    brush.box(x - half, y - half, x + half, y + half, side * 0.08, edge(SEATS[face.owner]))
    brush.box(x - half + 3, y - half + 3, x + half - 3, y + half - 3, side * 0.07, SEATS[face.owner])
    brush.box(x - half + rim, y - half + rim, x + half - rim, y + half - rim, side * 0.05, PAPER)
    name, points, plate = _rows(face, side)
    _write_briefly(brush, face, x, y, side)
    return y + name, y + points, y + plate


def _cap(side: float) -> float:
    """Return how high a capital is on a tile of this width."""
    return max(side * 0.32, READ)


def _rows(face: Face, side: float) -> tuple[float, float, float]:
    """Return where the name, the points and the plate are, in px below the tile's center."""
    cap, unit = _cap(side), _unit(side)
    if face.is_base:
        return -side / 2, (BANNER - PLATE) * unit / 4, side / 2
    first = cap if face.name else 0.0
    block = first + cap + (ROW_GAP * unit if first else 0)
    top = (-block - PLATE * unit / 2) / 2
    plate = top + block + (ROW_GAP + PLATE / 2) * unit
    return top + first / 2, top + block - cap / 2, max(side / 2, plate)


def _unit(side: float) -> float:
    """Return how many times as high as usual everything on a tile of this width is."""
    return max(side / USUAL, 1.0)


def _write_briefly(brush: Brush, face: Face, x: float, y: float, side: float) -> None:
    """Draw name, points and a plate with the signs of those who came, all as high as a phone needs."""
    cap = _cap(side)
    name, points, plate = _rows(face, side)
    if face.is_base:
        _banner(brush, face, x, y + name, _unit(side))
    elif face.name:
        room = round(side * 0.94 - (READ if face.owner else 0))
        _name(brush, face, x, y + name, size_for(face.name, "narrow-bold", round(cap / CAPITAL), room, LEAST))
    _points(brush, face, x, y + points, cap)
    _plate(brush, face, x, y + plate, PLATE * _unit(side))


def _banner(brush: Brush, face: Face, x: float, y: float, unit: float) -> None:
    """Draw the name of a base on a band in its company's color."""
    size, seat = round(LEAST * unit), SEATS[face.owner]
    half, high = text_width(face.name, "narrow-bold", size) / 2 + 8 * unit, BANNER / 2 * unit
    brush.box(x - half - 2, y - high - 2, x + half + 2, y + high + 2, 9 * unit, edge(seat))
    brush.box(x - half, y - high, x + half, y + high, 8 * unit, seat)
    letters(brush, x, y, face.name, "narrow-bold", size, on_seat(face.owner))


def _points(brush: Brush, face: Face, x: float, y: float, cap: float) -> None:
    """Draw the points and, where no owner's sign stands above them, the kind's sign before them."""
    cut, sign, gap = ("narrow-bold", 0.0, 0.0) if face.owner else ("bold", cap * 0.96, cap * 0.16)
    text = text_width(face.points, cut, round(cap / CAPITAL))
    left = x - (sign + gap + text) / 2
    if sign:
        icon(brush, face.kind, left + sign / 2, y, sign, mix(INK, PAPER, 0.12), PAPER)
    letters(brush, left + sign + gap + text / 2, y, face.points, cut, cap / CAPITAL, INK)


def _plate(brush: Brush, face: Face, x: float, y: float, high: float) -> None:
    """Draw a sign for each company that came, and a small ring for each that still may, on a plate."""
    sign, ring, gap, radius = high * 0.78, high * 0.42, high * 0.08, high / 2
    wide = len(face.pips) * (sign + gap) + face.free * (ring + gap)
    half = wide / 2 + high * 0.2
    brush.box(x - half - 2, y - radius, x + half + 2, y + radius, radius, mix(INK, PAPER, 0.25))
    brush.box(x - half, y - radius + 2, x + half, y + radius - 2, radius - 2, PAPER)
    at = x - wide / 2
    for color in face.pips:
        _sign(brush, color, at + (sign + gap) / 2, y, sign / 2)
        at += sign + gap
    for _ in range(face.free):
        middle = at + (ring + gap) / 2
        brush.disc(middle, y, ring / 2, COLORS["muted"])
        brush.disc(middle, y, ring / 2 * 0.7, PAPER)
        at += ring + gap


def _write(brush: Brush, face: Face, middle: float, side: float, ink: tuple[int, int, int]) -> None:
    """Draw name, kind, points and visitors of a tile that is large enough for the word."""
    rows = (-0.33, -0.1, 0.13, 0.33)
    _name(brush, face, middle, middle + rows[0] * side, side * 0.2)
    _middle(brush, face, middle, middle + rows[1] * side, side * 0.27)
    room = round(side * 0.84)
    size = size_for(face.word, "narrow-semi", round(side * 0.11), room, round(side * 0.07))
    letters(
        brush, middle, middle + rows[2] * side, fitted(face.word, "narrow-semi", size, room), "narrow-semi", size, ink
    )
    _pips(brush, face, middle, middle + rows[3] * side, side * 0.13)


def _name(brush: Brush, face: Face, x: float, y: float, size: float) -> None:
    if face.owner and not face.is_base:
        wide = text_width(face.name, "narrow-bold", round(size)) + size * 0.8
        _sign(brush, face.owner, x - wide / 2 + size * 0.3, y, size * 0.36)
        x += size * 0.4
    letters(brush, x, y, face.name, "narrow-bold", size, INK)


def _sign(brush: Brush, color: str, x: float, y: float, radius: float) -> None:
    """Draw a company's sign, in a rim where paper would nearly hide it in one of the themes."""
    seat, rimmed = SEATS[color], color in RIMMED
    mark(brush, MARKS[color], x, y, radius, edge(seat) if rimmed else seat)
    if rimmed:
        mark(brush, MARKS[color], x, y, radius * 0.72, seat)


def _middle(brush: Brush, face: Face, x: float, y: float, size: float) -> None:
    """Draw the kind's sign and the points side by side; a base has its company's sign."""
    tall = size * 1.04 if len(face.points) < 3 else size * 0.8
    text = text_width(face.points, "bold", round(tall))
    sign = size * (0.84 if len(face.points) < 3 else 0.64)
    gap = size * 0.12
    left = x - (sign + gap + text) / 2
    if face.is_base:
        _sign(brush, face.owner, left + sign / 2, y, sign * 0.5)
    else:
        icon(brush, face.kind, left + sign / 2, y, sign, mix(INK, PAPER, 0.12), PAPER)
    letters(brush, left + sign + gap + text / 2, y, face.points, "bold", tall, INK)


def _pips(brush: Brush, face: Face, x: float, y: float, size: float) -> None:
    """Draw a sign for each company that came, and a ring for each that still may."""
    count = len(face.pips) + face.free
    size *= min(4.2 / max(count, 1), 1.0)
    step = size * 1.1
    at = x - (count - 1) * step / 2
    for color in face.pips:
        mark(brush, MARKS[color], at, y, size * 0.5 + 1.2, PAPER)
        _sign(brush, color, at, y, size * 0.5)
        at += step
    for _ in range(face.free):
        brush.disc(at, y, size * 0.4, COLORS["muted"])
        brush.disc(at, y, size * 0.4 - max(size * 0.11, 1.0), PAPER)
        at += step


def outline(
    frame: Frame, corners: tuple[tuple[int, int], ...], color: RGB, casing: RGB = COLORS["white"]
) -> Stamp | None:
    """Return a colored rim around a tile, in a casing; None outside of the picture."""
    line = frame.all(corners)
    shape = rounded(inset(line, -0.1), 5 * frame.mm)
    closed = [*shape, shape[0], shape[1]]

    def paint(brush: Brush) -> None:
        brush.line(closed, casing, 3.4 * frame.mm)
        brush.line(closed, color, 2 * frame.mm)

    return stamp(frame.size, box_of(line, 9 * frame.mm), paint, shadow=2)


def icon(brush: Brush, kind: str, x: float, y: float, size: float, ink: RGB, under: RGB) -> None:
    """Draw the sign of a kind around a point, `size` px wide and high; a house for kinds without one."""
    _ICONS.get(kind, _house)(_Pen(brush, x, y, size), ink, under)


class _Pen:
    """A brush in a square from -1 to 1."""

    def __init__(self, brush: Brush, x: float, y: float, size: float) -> None:
        self.brush, self.x, self.y, self.half = brush, x, y, size / 2

    def box(self, x0: float, y0: float, x1: float, y1: float, ink: RGB, radius: float = 0.0) -> None:
        h = self.half
        self.brush.box(self.x + x0 * h, self.y + y0 * h, self.x + x1 * h, self.y + y1 * h, radius * h, ink)

    def shape(self, *points: tuple[float, float], ink: RGB) -> None:
        self.brush.shape([(self.x + x * self.half, self.y + y * self.half) for x, y in points], ink)

    def line(self, *points: tuple[float, float], ink: RGB, wide: float) -> None:
        self.brush.line(
            [(self.x + x * self.half, self.y + y * self.half) for x, y in points], ink, max(wide * self.half, 1)
        )

    def disc(self, x: float, y: float, radius: float, ink: RGB) -> None:
        self.brush.disc(self.x + x * self.half, self.y + y * self.half, radius * self.half, ink)


def _house(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a house with a gable, a chimney and a door."""
    pen.box(0.38, -0.86, 0.64, -0.2, ink)
    pen.shape((-1.0, 0.0), (0.0, -0.92), (1.0, 0.0), ink=ink)
    pen.box(-0.72, -0.1, 0.72, 0.9, ink)
    pen.box(-0.2, 0.28, 0.2, 0.9, under)


def _central(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a great hall with an arched roof and a clock."""
    pen.disc(0.0, 0.0, 0.92, ink)
    pen.box(-1.0, 0.02, 1.0, 0.9, ink)
    pen.disc(0.0, -0.2, 0.44, under)
    pen.line((0.0, -0.5), (0.0, -0.2), (0.2, -0.08), ink=ink, wide=0.15)
    for x in (-0.72, -0.18, 0.36):
        pen.box(x, 0.44, x + 0.36, 0.9, under, 0.12)


def _city(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw three towers with windows."""
    for x0, top, x1 in ((-1.0, -0.1, -0.38), (-0.3, -0.95, 0.34), (0.42, -0.45, 1.0)):
        pen.box(x0, top, x1, 0.9, ink)
        for row in range(4):
            y = top + 0.2 + row * 0.38
            if y < 0.75:
                pen.box(x0 + 0.12, y, x0 + 0.26, y + 0.17, under)
                pen.box(x1 - 0.26, y, x1 - 0.12, y + 0.17, under)


def _transit(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw two arrows past each other."""
    for y, way in ((-0.42, 1), (0.42, -1)):
        pen.line((-0.85 * way, y), (0.3 * way, y), ink=ink, wide=0.3)
        pen.shape((0.2 * way, y - 0.52), (1.0 * way, y), (0.2 * way, y + 0.52), ink=ink)


def _regional(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a carriage."""
    pen.box(-1.0, -0.62, 1.0, 0.5, ink, 0.22)
    for x in (-0.76, -0.19, 0.38):
        pen.box(x, -0.36, x + 0.38, 0.02, under, 0.06)
    for x in (-0.55, 0.55):
        pen.disc(x, 0.58, 0.29, ink)
        pen.disc(x, 0.58, 0.11, under)


def _marshalling(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a track that forks in three."""
    for x in (-0.78, 0.0, 0.78):
        pen.line((0.0, 0.95), (0.0, 0.6), (x, -0.1), (x, -0.9), ink=ink, wide=0.25)
    pen.disc(0.0, 0.55, 0.2, ink)


def _terminal(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a track with sleepers that ends at a bar."""
    for y in (-0.36, 0.36):
        pen.box(-1.0, y - 0.11, 0.6, y + 0.11, ink)
    for x in (-0.78, -0.24):
        pen.box(x, -0.68, x + 0.22, 0.68, ink)
    pen.box(0.52, -0.95, 0.92, 0.95, ink, 0.08)


def _rural(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw a tree beside a fence."""
    pen.box(-0.42, 0.2, -0.16, 0.9, ink)
    pen.disc(-0.3, -0.3, 0.6, ink)
    for x in (0.36, 0.76):
        pen.box(x, 0.12, x + 0.2, 0.9, ink)
    pen.box(0.24, 0.34, 1.0, 0.5, ink)


def _scenic(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw two peaks and the sun."""
    pen.disc(-0.62, -0.62, 0.28, ink)
    pen.shape((-1.0, 0.85), (-0.36, -0.1), (0.28, 0.85), ink=ink)
    pen.shape((-0.3, 0.85), (0.34, -0.75), (1.0, 0.85), ink=ink)
    pen.shape((0.12, -0.25), (0.34, -0.75), (0.56, -0.25), (0.34, -0.08), ink=under)


def _base(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Draw an engine shed with an open gate."""
    pen.shape((-1.0, -0.1), (-1.0, -0.4), (0.0, -0.92), (1.0, -0.4), (1.0, -0.1), ink=ink)
    pen.box(-0.94, -0.2, 0.94, 0.9, ink)
    pen.box(-0.5, 0.0, 0.5, 0.9, under, 0.1)
    pen.box(-0.28, 0.3, 0.28, 0.9, ink, 0.12)


_ICONS: dict[str, Callable[[_Pen, RGB, RGB], None]] = {
    "base": _base,
    "central": _central,
    "city": _city,
    "transit": _transit,
    "regional": _regional,
    "marshalling": _marshalling,
    "suburban": _house,
    "terminal": _terminal,
    "rural": _rural,
    "scenic": _scenic,
}
