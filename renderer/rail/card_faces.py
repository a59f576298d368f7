"""Cards of maps with trains and ships: what is on a card besides its colour."""

from dataclasses import dataclass
from math import cos, pi

from PIL import Image

from engine.parts.market import Market
from renderer.core.draw import CAPITAL, Brush, art
from renderer.core.fonts import text_width
from renderer.core.signs import anchor, glyph
from renderer.core.theme import CARDS, COLORS, RGB, edge, glyph_ink, kept, mix
from renderer.rail.cards import card, engine, stripes, wagon
from renderer.rail.slots import SHIP, TRAIN


@dataclass(frozen=True)
class Face:
    """A card: its colour (none: wild), train or ship, how many spaces it covers, and whether it bears an anchor."""

    color: str | None
    piece: str = TRAIN
    spaces: int = 1
    port: bool = False


def faces(market: Market) -> dict[str, Face]:
    """What each kind of card shows, in the market's order."""
    return {
        kind.id: Face(None if kind.wild else kind.color, kind.deck or TRAIN, kind.spaces, kind.port)
        for kind in market.purse.kinds.values()
    }


def draw_card(market: Market, kind: str, width: int, height: int, under: RGB, piece: str) -> Image.Image:
    """A card of this kind: the plain one where cards differ by colour alone. `piece`: what is paid with it."""
    if len(market.decks) > 1:
        return draw_face(faces(market)[kind], width, height, under)
    return card(kind, width, height, under, piece)


@kept(128)
def draw_face(face: Face, width: int, height: int, under: RGB) -> Image.Image:
    """The card in full."""

    def paint(brush: Brush) -> None:
        rim = max(2.0, min(width, height) * 0.03)
        brush.box(0, 0, width, height, min(width, height) * 0.12, COLORS["ink"])
        frame = COLORS["sky"] if face.piece == SHIP else COLORS["paper"]
        brush.box(1, 1, width - 1, height - 1, min(width, height) * 0.115, frame)
        if face.color is None:
            _wild(brush, width, height, rim * 2)
        else:
            _plain(brush, face, face.color, width, height, rim * 2)
        small = min(width, height)
        at = rim * 2 + small * 0.19
        if face.port or face.spaces > 1:
            _badge(brush, width - at, at, small * 0.16, face.spaces)

    return art(width, height, under, paint)


def _wild(brush: Brush, width: int, height: int, rim: float) -> None:
    stripes(brush, width / 2, height / 2, 0, (width - 2 * rim, height - 2 * rim))
    small = min(width, height)
    brush.disc(width / 2, height / 2, small * 0.36, COLORS["ink"])
    brush.disc(width / 2, height / 2, small * 0.33, COLORS["paper"])
    engine(brush, width / 2, height / 2, small * 0.46, COLORS["ink"])


def _plain(brush: Brush, face: Face, color: str, width: int, height: int, rim: float) -> None:
    """The colour with its sign, and the carriage or the ships."""
    tone, dark = CARDS[color], glyph_ink(color)
    small, radius = min(width, height), min(width, height) * 0.08
    brush.box(rim, rim, width - rim, height - rim, radius, edge(tone) if color == "white" else tone)
    if color == "white":
        brush.box(rim + 1, rim + 1, width - rim - 1, height - rim - 1, radius, tone)
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


def _fleet(spaces: int, width: int, height: int) -> list[tuple[float, float, float]]:
    """Where the ships of a card sail, from its middle, and how large they are."""
    small = min(width, height)
    if spaces < 2:
        return [(0.0, small * 0.06, small * 0.62)]
    if width > height:
        return [(-width * 0.2, height * 0.14, height * 0.46), (width * 0.2, height * 0.14, height * 0.46)]
    return [(-width * 0.08, -height * 0.08, width * 0.46), (width * 0.1, height * 0.29, width * 0.46)]


def ship(brush: Brush, x: float, y: float, size: float, line: RGB, body: RGB) -> None:
    """A steamer from the side, `size` long, bound to the right, with room for a sign on its hull."""
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
    """The line of the water below a ship."""
    points = [(x + size * (step / 16 - 0.5) * 1.15, y + size * 0.028 * cos(pi * step / 2)) for step in range(17)]
    brush.line(points, ink, size * 0.045)


def _slab(x: float, low: float, width: float, height: float) -> list[tuple[float, float]]:
    """A funnel that leans a little to the left."""
    lean = height * 0.12
    return [(x, low), (x + width, low), (x + width - lean, low - height), (x - lean, low - height)]


def _badge(brush: Brush, x: float, y: float, radius: float, spaces: int) -> None:
    """How many spaces the card covers, or, on a single one, the port sign: an anchor on a dark disc."""
    paper, night = COLORS["chalk"], COLORS["night"]
    brush.disc(x, y, radius + 1.5, paper if spaces < 2 else night)
    brush.disc(x, y, radius, night if spaces < 2 else paper)
    if spaces < 2:
        anchor(brush, x, y, radius * 1.4, paper)
        return
    size, number = round(radius * 1.7), str(spaces)
    left = x - text_width(number, "bold", size) / 2
    brush.text(left, y + size * CAPITAL / 2, number, "bold", size, night, night, 0)
