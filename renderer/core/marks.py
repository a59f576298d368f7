"""The things that a picture marks as changed, and the numbered badge beside each."""

from PIL import Image

from renderer.core.draw import CAPITAL, Brush, soft
from renderer.core.fonts import text_width
from renderer.core.theme import COLORS, kept

Mark = tuple[str, str | int]
"""What is marked: ("route", its id), ("city", its id); on a table of strings ("tile", name), ("string", which)."""
RADIUS = 27.0
"""Of a badge on a whole board: its number is still read when the board is 400 pixels wide."""
LETTERS = 43


@kept(64)
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
