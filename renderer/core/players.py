"""What stands for a player in every picture: a chip of the colour with its sign, and the empty panel."""

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from renderer.core.draw import Brush, art
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, kept, on_seat

HEIGHT = 130
BLOCK = 92
GAP = 12
PIP = 20
"""Size of a building that is left to build."""


class Supply(NamedTuple):
    """Buildings of one kind: their icon, how many are left, of how many, and how a small one is painted.

    `paint` takes the brush, the middle, the size, the player's colour, and whether the building is left.
    """

    icon: str
    left: int
    every: int
    paint: Callable[[Brush, float, float, float, str, bool], None]


@kept(64)
def chip(color: str, size: int, under: RGB) -> Image.Image:
    """A player's colour and sign on a rounded square."""

    def paint(brush: Brush) -> None:
        brush.box(0, 0, size, size, size * 0.24, COLORS["chalk"])
        brush.box(2.5, 2.5, size - 2.5, size - 2.5, size * 0.2, SEATS[color])
        mark(brush, MARKS[color], size / 2, size / 2, size * 0.27, on_seat(color))

    return art(size, size, under, paint)


@kept(64)
def panel(width: int, color: str, is_on_turn: bool, under: RGB, supply: Supply | None) -> Image.Image:
    """The empty panel; the one on turn has a golden frame."""

    def paint(brush: Brush) -> None:
        face = COLORS["paper"]
        brush.box(0, 0, width, HEIGHT, 18, COLORS["gold"] if is_on_turn else face)
        inset = 6 if is_on_turn else 0
        brush.box(inset, inset, width - inset, HEIGHT - inset, 13 if is_on_turn else 18, face)
        inset = 6
        brush.box(inset, inset, BLOCK, HEIGHT - inset, 12, SEATS[color])
        middle = (BLOCK + inset) / 2
        if supply is None:
            mark(brush, MARKS[color], middle, 36, 17, on_seat(color))
            return
        mark(brush, MARKS[color], middle, 29, 15, on_seat(color))
        size = min(PIP, 64 / max(supply.every, 1))
        for number in range(supply.every):
            x = middle + (number - (supply.every - 1) / 2) * size * 1.22
            supply.paint(brush, x, 107, size, color, number < supply.left)

    return art(width, HEIGHT, under, paint)
