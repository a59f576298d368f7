"""Cards and other cardboard: cards of each kind, tickets, and icons."""

from math import cos, pi, radians, sin

from msgspec import Struct
from PIL import Image

from engine.parts.market import Market
from renderer.core.draw import CAPITAL, Brush, turned
from renderer.core.fonts import text_width
from renderer.core.signs import anchor, glyph
from renderer.core.theme import CARDS, COLORS, RGB, edge, glyph_ink, mix, pictured
from renderer.rail import buses
from renderer.rail.buses import BUS
from renderer.rail.slots import SHIP, TRAIN


class Face(Struct, frozen=True):
    """A card: its color (None: wild), train or ship, how many spaces it covers, and whether it bears an anchor."""

    color: str | None
    piece: str = TRAIN
    spaces: int = 1
    port: bool = False


def faces(market: Market) -> dict[str, Face]:
    """Return the face of each kind of card, in the market's order."""
    return {
        kind.id: Face(None if kind.wild else kind.color, kind.deck or TRAIN, kind.spaces, kind.port)
        for kind in market.purse.kinds.values()
    }


def draw_card(market: Market, kind: str, width: int, height: int, under: RGB, piece: str) -> Image.Image:
    """Return a card of this kind: a plain one if cards differ by color alone. `piece`: what it pays for."""
    if len(market.decks) > 1:
        return draw_face(faces(market)[kind], width, height, under)
    return card(kind, width, height, under, piece)


@pictured
def card(kind: str, width: int, height: int, under: RGB, piece: str = TRAIN) -> Image.Image:
    """Return a plain card: color, sign in two corners, a carriage; the wild has all colors and an engine. Cached.

    With buses as pieces, it shows a bus instead.
    """
    brush, rim, small = Brush.on(width, height, under), max(2.0, width * 0.025) * 2, min(width, height)
    brush.box(0, 0, width, height, width * 0.09, COLORS["ink"])
    brush.box(1, 1, width - 1, height - 1, width * 0.085, COLORS["paper"])
    if kind not in CARDS:
        _paint_wild(brush, width, height, rim, piece)
        return brush.art()
    color, dark = CARDS[kind], glyph_ink(kind)
    _paint_field(brush, kind, width, height, rim, width * 0.05)
    at = rim + small * 0.2
    glyph(brush, kind, at, at, small * 0.095, dark, small * 0.042)
    glyph(brush, kind, width - at, height - at, small * 0.095, dark, small * 0.042)
    if piece == BUS:
        buses.side(brush, width / 2, height / 2, small * 0.69, dark, mix(color, COLORS["white"], 0.35))
        glyph(brush, kind, width / 2, height / 2 - small * 0.01, small * 0.082, dark, small * 0.04)
    else:
        wagon(brush, width / 2, height / 2, small * 0.62, dark, color)
        glyph(brush, kind, width / 2, height / 2 - small * 0.045, small * 0.105, dark, small * 0.045)
    return brush.art()


@pictured
def draw_face(face: Face, width: int, height: int, under: RGB) -> Image.Image:
    """Return a card of a map with trains and ships. Cached."""
    brush, small = Brush.on(width, height, under), min(width, height)
    rim = max(2.0, small * 0.03) * 2
    brush.box(0, 0, width, height, small * 0.12, COLORS["ink"])
    brush.box(1, 1, width - 1, height - 1, small * 0.115, COLORS["sky"] if face.piece == SHIP else COLORS["paper"])
    if face.color is None:
        _paint_wild(brush, width, height, rim, TRAIN)
    else:
        _paint_face(brush, face, face.color, width, height, rim)
    at = rim + small * 0.19
    if face.port or face.spaces > 1:
        _badge(brush, width - at, at, small * 0.16, face.spaces)
    return brush.art()


def _paint_field(brush: Brush, color: str, width: int, height: int, rim: float, radius: float) -> None:
    """Draw the color within its rim; white has a line around it."""
    brush.box(rim, rim, width - rim, height - rim, radius, edge(CARDS[color]) if color == "white" else CARDS[color])
    if color == "white":
        brush.box(rim + 1, rim + 1, width - rim - 1, height - rim - 1, radius, CARDS[color])


def _paint_wild(brush: Brush, width: int, height: int, rim: float, piece: str) -> None:
    stripes(brush, width / 2, height / 2, 0, (width - 2 * rim, height - 2 * rim))
    small = min(width, height)
    brush.disc(width / 2, height / 2, small * 0.36, COLORS["ink"])
    brush.disc(width / 2, height / 2, small * 0.33, COLORS["paper"])
    _wild_sign(brush, width / 2, height / 2, small * 0.46, COLORS["ink"], COLORS["paper"], piece)


def _wild_sign(brush: Brush, x: float, y: float, size: float, line: RGB, under: RGB, piece: str) -> None:
    if piece == BUS:
        buses.icon(brush, x - size / 2, y - size / 2, size, line, under)
    else:
        engine(brush, x, y, size, line, under)


def _paint_face(brush: Brush, face: Face, color: str, width: int, height: int, rim: float) -> None:
    """Draw the color with its sign, and the carriage or the ships."""
    tone, dark, small = CARDS[color], glyph_ink(color), min(width, height)
    _paint_field(brush, color, width, height, rim, small * 0.08)
    at = rim + small * 0.19
    glyph(brush, color, at, at, small * 0.095, dark, small * 0.042)
    x, y = width / 2, height / 2
    if face.piece != SHIP:
        wagon(brush, x, y + small * 0.06, small * 0.62, dark, tone)
        glyph(brush, color, x, y + small * 0.015, small * 0.105, dark, small * 0.045)
        return
    for dx, dy, size in _fleet(face.spaces, width, height):
        ship(brush, x + dx, y + dy, size, dark, tone)
        glyph(brush, color, x + dx, y + dy + size * 0.2, size * 0.125, dark, size * 0.055)
        _waves(brush, x + dx, y + dy + size * 0.47, size, dark)


def stripes(brush: Brush, x: float, y: float, angle: float, size: tuple[float, float], faded: float = 0.0) -> None:
    """Draw all colors side by side in a rotated rectangle: the sign of wilds."""
    kinds = [kind for kind in CARDS if kind != "gray"]
    step = size[0] / len(kinds)
    for i, kind in enumerate(kinds):
        along = (i + 0.5) * step - size[0] / 2
        at = x + along * cos(radians(angle)), y + along * sin(radians(angle))
        brush.shape(turned(*at, angle, step + 0.3, size[1], 0), mix(CARDS[kind], COLORS["land"], faded))


def wagon(brush: Brush, x: float, y: float, size: float, line: RGB, body: RGB) -> None:
    """Draw a closed wagon from the side, `size` px wide, with an empty side wall."""
    w, h = size, size * 0.5
    top, low = y - h * 0.62, y + h * 0.42
    brush.box(x - w / 2, top, x + w / 2, low, size * 0.05, line)
    t = size * 0.045
    brush.box(x - w / 2 + t, top + t, x + w / 2 - t, low - t, size * 0.03, mix(body, COLORS["white"], 0.35))
    brush.box(x - w / 2 - size * 0.05, low - t, x + w / 2 + size * 0.05, low + t, size * 0.02, line)
    for side in (-0.3, 0.3):
        brush.disc(x + w * side, low + size * 0.07, size * 0.085, line)


def engine(brush: Brush, x: float, y: float, size: float, line: RGB, hole: RGB = COLORS["paper"]) -> None:
    """Draw a steam engine from the side, heading right."""
    s = size / 2
    brush.box(x - s, y - s * 0.72, x - s * 0.42, y + s * 0.3, s * 0.05, line)
    brush.box(x - s * 1.08, y - s * 0.82, x - s * 0.34, y - s * 0.66, s * 0.05, line)
    brush.box(x - s * 0.84, y - s * 0.52, x - s * 0.58, y - s * 0.22, s * 0.04, hole)
    brush.box(x - s * 0.5, y - s * 0.28, x + s * 0.86, y + s * 0.3, s * 0.16, line)
    brush.shape(
        [
            (x + s * 0.44, y - s * 0.25),
            (x + s * 0.36, y - s * 0.78),
            (x + s * 0.74, y - s * 0.78),
            (x + s * 0.66, y - s * 0.25),
        ],
        line,
    )
    brush.disc(x + s * 0.04, y - s * 0.28, s * 0.15, line)
    brush.shape([(x + s * 0.7, y + s * 0.2), (x + s * 1.06, y + s * 0.56), (x + s * 0.6, y + s * 0.56)], line)
    for side, radius in ((-0.66, 0.28), (-0.06, 0.22), (0.42, 0.22)):
        brush.disc(x + s * side, y + s * 0.62 - s * radius, s * radius, line)
        brush.disc(x + s * side, y + s * 0.62 - s * radius, s * radius * 0.4, hole)


def _fleet(spaces: int, width: int, height: int) -> list[tuple[float, float, float]]:
    """Return where the ships of a card are, from its center, and their size."""
    small = min(width, height)
    if spaces < 2:
        return [(0.0, small * 0.06, small * 0.62)]
    if width > height:
        return [(-width * 0.2, height * 0.14, height * 0.46), (width * 0.2, height * 0.14, height * 0.46)]
    return [(-width * 0.08, -height * 0.08, width * 0.46), (width * 0.1, height * 0.29, width * 0.46)]


def ship(brush: Brush, x: float, y: float, size: float, line: RGB, body: RGB) -> None:
    """Draw a steamer from the side, `size` px long, heading right, with room for a sign on its hull."""
    s, light = size / 2, mix(body, COLORS["white"], 0.35)
    brush.box(x - s * 0.62, y - s * 0.36, x + s * 0.46, y + s * 0.1, s * 0.06, line)
    brush.box(x - s * 0.54, y - s * 0.27, x + s * 0.38, y + s * 0.1, s * 0.04, light)
    for at in (-0.36, -0.08, 0.2):
        brush.disc(x + s * at, y - s * 0.11, s * 0.075, line)
    for at in (-0.3, 0.12):
        brush.shape(_slab(x + s * at, y - s * 0.34, s * 0.2, s * 0.5), line)
    bow = [(-1.0, 0.02), (1.06, 0.02), (0.78, 0.78), (-0.82, 0.78)]
    brush.shape([(x + px * s, y + py * s) for px, py in bow], line)
    inner = [(-0.88, 0.11), (0.92, 0.11), (0.71, 0.69), (-0.75, 0.69)]
    brush.shape([(x + px * s, y + py * s) for px, py in inner], light)


def _waves(brush: Brush, x: float, y: float, size: float, ink: RGB) -> None:
    """Draw the waterline below a ship."""
    points = [(x + size * (step / 16 - 0.5) * 1.15, y + size * 0.028 * cos(pi * step / 2)) for step in range(17)]
    brush.line(points, ink, size * 0.045)


def _slab(x: float, low: float, width: float, height: float) -> list[tuple[float, float]]:
    """Return a funnel that leans a little to the left."""
    lean = height * 0.12
    return [(x, low), (x + width, low), (x + width - lean, low - height), (x - lean, low - height)]


def _badge(brush: Brush, x: float, y: float, radius: float, spaces: int) -> None:
    """Draw how many spaces the card covers, or on a single one the port sign: an anchor on a dark disc."""
    paper, night = COLORS["chalk"], COLORS["night"]
    brush.disc(x, y, radius + 1.5, paper if spaces < 2 else night)
    brush.disc(x, y, radius, night if spaces < 2 else paper)
    if spaces < 2:
        anchor(brush, x, y, radius * 1.4, paper)
        return
    size, number = round(radius * 1.7), str(spaces)
    left = x - text_width(number, "bold", size) / 2
    brush.text(left, y + size * CAPITAL / 2, number, "bold", size, night, night, 0)


@pictured
def back(width: int, height: int, under: RGB, tone: str = "no") -> Image.Image:
    """Return the back of a card with a frame of this tone and an empty field for a number. Cached."""
    brush = Brush.on(width, height, under)
    brush.box(0, 0, width, height, width * 0.09, COLORS["paper"])
    brush.box(3, 3, width - 3, height - 3, width * 0.07, COLORS[tone])
    brush.box(8, 8, width - 8, height - 8, width * 0.05, COLORS["paper"])
    brush.box(10, 10, width - 10, height - 10, width * 0.04, COLORS["night"])
    return brush.art()


@pictured
def blank(width: int, height: int, under: RGB) -> Image.Image:
    """Return the place of a missing card. Cached."""
    brush = Brush.on(width, height, under)
    brush.box(0, 0, width, height, width * 0.09, mix(under, COLORS["mist"], 0.4))
    brush.box(2, 2, width - 2, height - 2, width * 0.08, under)
    return brush.art()


@pictured
def place(kind: str, width: int, height: int, under: RGB, piece: str = TRAIN) -> Image.Image:
    """Return the place for cards of this kind: an outline and the sign in the kind's color. Cached."""
    color = COLORS["mist"] if kind in ("black", "white") else CARDS.get(kind, COLORS["mist"])
    tone = mix(color, under, 0.45)
    brush = Brush.on(width, height, under)
    brush.box(0, 0, width, height, width * 0.09, tone)
    brush.box(2, 2, width - 2, height - 2, width * 0.08, under)
    if kind in CARDS:
        glyph(brush, kind, width / 2, height / 2, width * 0.14, tone, width * 0.055)
    else:
        _wild_sign(brush, width / 2, height / 2, width * 0.5, tone, under, piece)
    return brush.art()


@pictured
def ticket(width: int, height: int, face: RGB, under: RGB, is_long: bool = False) -> Image.Image:
    """Return a railway ticket with notches at both ends; a long one has a second frame inside. Cached."""
    brush = Brush.on(width, height, under)
    bite = height * 0.14
    brush.box(0, 0, width, height, height * 0.1, edge(face))
    brush.box(1.5, 1.5, width - 1.5, height - 1.5, height * 0.09, face)
    if is_long:
        brush.box(6, 6, width - 6, height - 6, height * 0.07, edge(face))
        brush.box(8.5, 8.5, width - 8.5, height - 8.5, height * 0.06, face)
    for x in (0, width):
        brush.disc(x, height / 2, bite + 1.5, edge(face))
        brush.disc(x, height / 2, bite, under)
    return brush.art()


@pictured
def icon(name: str, size: int, ink: RGB, under: RGB) -> Image.Image:
    """Return the small drawing before a number, e.g. `pieces`, `cards` or `tickets`. Cached."""
    brush = Brush.on(size, size, under)
    _ICONS[name](brush, float(size), ink, under)
    return brush.art()


def _piece_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    brush.box(0, s * 0.24, s, s * 0.7, s * 0.08, ink)
    for x in (0.1, 0.4, 0.7):
        brush.box(s * x, s * 0.34, s * (x + 0.2), s * 0.5, s * 0.02, under)
    for x in (0.24, 0.76):
        brush.disc(s * x, s * 0.74, s * 0.12, ink)


def _cards_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    brush.box(s * 0.3, s * 0.06, s * 0.92, s * 0.76, s * 0.1, ink)
    brush.box(s * 0.02, s * 0.2, s * 0.7, s * 0.98, s * 0.12, under)
    brush.box(s * 0.08, s * 0.26, s * 0.64, s * 0.92, s * 0.1, ink)


def _tickets_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    brush.box(0, s * 0.2, s, s * 0.8, s * 0.08, ink)
    for x in (0.0, s):
        brush.disc(x, s * 0.5, s * 0.13, under)
    brush.box(s * 0.3, s * 0.36, s * 0.7, s * 0.44, 0, under)
    brush.box(s * 0.3, s * 0.56, s * 0.7, s * 0.64, 0, under)


def _stations_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    brush.shape(
        [(s * 0.1, s * 0.94), (s * 0.1, s * 0.42), (s * 0.5, s * 0.06), (s * 0.9, s * 0.42), (s * 0.9, s * 0.94)], ink
    )
    brush.box(s * 0.38, s * 0.56, s * 0.62, s * 0.94, 0, under)


def _ships_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    brush.box(s * 0.24, s * 0.34, s * 0.72, s * 0.56, s * 0.04, ink)
    for x in (0.34, 0.54):
        brush.box(s * x, s * 0.1, s * (x + 0.11), s * 0.36, 0, ink)
    brush.shape([(0, s * 0.52), (s, s * 0.52), (s * 0.84, s * 0.86), (s * 0.12, s * 0.86)], ink)
    brush.box(s * 0.2, s * 0.62, s * 0.78, s * 0.68, 0, under)


def _ports_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    anchor(brush, s / 2, s / 2, s * 0.94, ink)


def _buses_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    buses.icon(brush, 0, 0, s, ink, under)


def _technology_icon(brush: Brush, s: float, ink: RGB, under: RGB) -> None:
    for turn in range(8):
        angle = turn * pi / 4
        brush.disc(s * (0.5 + 0.4 * cos(angle)), s * (0.5 + 0.4 * sin(angle)), s * 0.11, ink)
    brush.disc(s * 0.5, s * 0.5, s * 0.38, ink)
    brush.disc(s * 0.5, s * 0.5, s * 0.16, under)


_ICONS = {
    "technology": _technology_icon,
    "buses": _buses_icon,
    "stations": _stations_icon,
    "ports": _ports_icon,
    "pieces": _piece_icon,
    "ships": _ships_icon,
    "cards": _cards_icon,
    "tickets": _tickets_icon,
}
