"""A player in every picture: a chip with color and sign, a panel, and text bars."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from renderer.core.draw import Brush, Sheet, art
from renderer.core.fonts import fitted, number, text_width
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, on_seat, pictured

HEIGHT = 130
BLOCK = 92
GAP = 12
Form = tuple[int, int, int]
BANNER: Form = (30, 40, 14)
PILL: Form = (32, 46, 16)
"""Size of the letters on a rounded bar, its height, and the room before and behind them."""
PIP = 20
"""Size of a building that is left to build."""


class Supply(NamedTuple):
    """Buildings of one kind: their icon, how many are left, how many there are, and how a small one is painted.

    `paint` takes the brush, the center, the size, the player's color, and whether the building is left.
    """

    icon: str
    left: int
    every: int
    paint: Callable[[Brush, float, float, float, str, bool], None]


@pictured
def chip(color: str, size: int, under: RGB) -> Image.Image:
    """Return a player's color and sign on a rounded square. Cached."""
    brush = Brush.on(size, size, under)
    brush.box(0, 0, size, size, size * 0.24, COLORS["chalk"])
    brush.box(2.5, 2.5, size - 2.5, size - 2.5, size * 0.2, SEATS[color])
    mark(brush, MARKS[color], size / 2, size / 2, size * 0.27, on_seat(color))
    return brush.art()


@pictured
def _panel(width: int, color: str, is_on_turn: bool, supply: Supply | None) -> Image.Image:
    """Return the empty panel; the one on turn has a golden frame."""
    brush, face = Brush.on(width, HEIGHT, COLORS["night"]), COLORS["paper"]
    brush.box(0, 0, width, HEIGHT, 18, COLORS["gold"] if is_on_turn else face)
    if is_on_turn:
        brush.box(6, 6, width - 6, HEIGHT - 6, 13, face)
    brush.box(6, 6, BLOCK, HEIGHT - 6, 12, SEATS[color])
    middle = (BLOCK + 6) / 2
    if supply is None:
        mark(brush, MARKS[color], middle, 36, 17, on_seat(color))
        return brush.art()
    mark(brush, MARKS[color], middle, 29, 15, on_seat(color))
    size = min(PIP, 64 / max(supply.every, 1))
    for one in range(supply.every):
        x = middle + (one - (supply.every - 1) / 2) * size * 1.22
        supply.paint(brush, x, 107, size, color, one < supply.left)
    return brush.art()


def draw_panel(
    sheet: Sheet,
    x: int,
    y: int,
    width: int,
    color: str,
    is_on_turn: bool,
    points: int | None,
    supply: Supply | None = None,
) -> None:
    """Draw a player's panel with its points; None leaves them out."""
    sheet.put(_panel(width, color, is_on_turn, supply), x, y)
    if points is None:
        return
    text, middle = number(points), x + (BLOCK + 6) / 2
    size = 46 if len(text) < 3 else 40
    sheet.text(middle, y + (70 if supply else 88), text, "bold", size, on_seat(color), SEATS[color], "m")


def draw_who(sheet: Sheet, who: Sequence[tuple[str, str]], x: int, y: int, room: int) -> None:
    """Draw the chips of players, given as (color, name); a single one with its name."""
    for color, _ in who:
        sheet.put(chip(color, 52, COLORS["night"]), x, y)
        x, room = x + 62, room - 62
    if len(who) == 1:
        sheet.text(x + 4, y + 27, who[0][1], "bold", 46, COLORS["chalk"], COLORS["night"], room=room)


def draw_pill(sheet: Sheet, text: str, face: RGB, ink: RGB, x: int, y: int, room: int, form: Form = PILL) -> int:
    """Draw bold text on a rounded bar and return its right end; text without room is cut short."""
    size, height, pad = form
    text = fitted(text, "narrow-bold", size, room - 2 * pad)
    wide = text_width(text, "narrow-bold", size) + 2 * pad
    sheet.put(_pill(wide, height, face), x, y)
    sheet.text(x + pad, y + height // 2, text, "narrow-bold", size, ink, face)
    return x + wide


@pictured
def _pill(width: int, height: int, face: RGB) -> Image.Image:
    return art(width, height, COLORS["night"], lambda brush: brush.box(0, 0, width, height, height / 2, face))
