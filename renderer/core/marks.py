"""The things that a picture marks as changed, and the numbered badge beside each."""

from PIL import Image

from renderer.core.draw import CAPITAL, Box, Brush, soft
from renderer.core.fonts import text_width
from renderer.core.theme import COLORS, pictured

Mark = tuple[str, str | int]
"""What is marked: ("route", its id), ("city", its id); on a table of strings ("tile", name), ("string", which)."""
RADIUS = 27.0
"""Of a badge on a whole board: its number is still read when the board is 400 pixels wide."""
LETTERS = 43
SHARE = 0.36
"""Of the area of a map or table, what a close-up of all marks shows at most: about a third."""
LEAST = 0.45
"""Of the width, what it shows at least: what is around is worth more than even larger letters."""
SHAPE = 4 / 3
"""How much wider than high a close-up is."""


@pictured
def disc(number: str, radius: float = RADIUS) -> Image.Image:
    """Return a badge with soft edges. Cached."""
    letters = LETTERS * radius / RADIUS
    middle, coal, size = radius + 1, COLORS["coal"], round(letters * (1.0 if len(number) < 2 else 0.8))

    def paint(brush: Brush) -> None:
        for part, color in ((1.0, coal), (8 / 9, COLORS["gold"]), (0.8, COLORS["white"])):
            brush.disc(middle, middle, radius * part, color)
        left = middle - text_width(number, "bold", size) / 2
        brush.text(left, middle + size * CAPITAL / 2, number, "bold", size, coal, coal, 0)

    return soft(round(2 * middle), round(2 * middle), paint)


def part_with(box: Box, size: tuple[float, float]) -> tuple[int, int, int, int] | None:
    """Return left, top, width and height of the part of a map or table of a size that shows a box.

    None where it would be more than about a third of it.
    """
    width, height = size
    x0, y0, x1, y1 = max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)
    wide = round(max(x1 - x0, (y1 - y0) * SHAPE, LEAST * width))
    high = round(wide / SHAPE)
    if wide > width or wide * high > SHARE * width * height:
        return None
    left = min(max((x0 + x1 - wide) / 2, 0), width - wide)
    top = min(max((y0 + y1 - high) / 2, 0), height - high)
    return round(left), round(top), wide, high
