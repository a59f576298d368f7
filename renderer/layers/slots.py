"""One space of a route: free, closed, or with a carriage on it."""

from renderer.draw import Brush, turned
from renderer.geometry import Geometry, Slot
from renderer.signs import glyph, mark
from renderer.theme import CARDS, COLORS, FADED, MARKS, SEATS, edge, glyph_ink, mix, on_seat

RIM = 1.5


def free(brush: Brush, geometry: Geometry, place: Slot, kind: str, is_faded: bool = False) -> None:
    """A slot in its route's colour with the colour's sign; a pale one where only one network matters."""
    x, y, angle = place
    width, height = geometry.slot
    color, rim, ink = CARDS[kind], edge(CARDS[kind]), glyph_ink(kind)
    if is_faded:
        color, rim, ink = (mix(tone, COLORS["land"], FADED) for tone in (color, rim, ink))
    brush.shape(turned(x, y, angle, width, height, 4), rim)
    brush.shape(turned(x, y, angle, width - 2 * RIM, height - 2 * RIM, 3), color)
    glyph(brush, kind, x, y, height * 0.25, ink, height * 0.11)


def closed(brush: Brush, geometry: Geometry, place: Slot) -> None:
    """A slot that nobody may fill any more: an empty outline, struck through."""
    x, y, angle = place
    width, height = geometry.slot
    brush.shape(turned(x, y, angle, width + 1, height + 1, 4), COLORS["border"])
    brush.shape(turned(x, y, angle, width - 3, height - 3, 3), COLORS["land"])
    brush.shape(turned(x, y, angle, width * 0.6, 2.5, 1), COLORS["border"])


def carriage(brush: Brush, geometry: Geometry, place: Slot, color: str) -> None:
    """A player's carriage: deep colour, light and dark rim, the player's sign on the roof."""
    x, y, angle = place
    width, height = geometry.slot
    body = SEATS[color]
    brush.shape(turned(x, y, angle, width + 3, height + 3, 5.5), COLORS["ink"])
    brush.shape(turned(x, y, angle, width, height, 4.5), COLORS["white"])
    brush.shape(turned(x, y, angle, width - 4, height - 4, 3), body)
    mark(brush, MARKS[color], x, y, height * 0.28, on_seat(color))


def ring(brush: Brush, geometry: Geometry, place: Slot) -> None:
    """What goes around a carriage of the last claim."""
    x, y, angle = place
    width, height = geometry.slot
    brush.shape(turned(x, y, angle, width + 13, height + 13, 9), COLORS["ink"])
    brush.shape(turned(x, y, angle, width + 9, height + 9, 7), COLORS["gold"])
