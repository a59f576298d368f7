"""The row of cards and piles on the table, between map and players."""

from __future__ import annotations

from renderer.core.draw import Sheet
from renderer.core.theme import COLORS
from renderer.rail.layer import Pile

CARD = (134, 94)
GAP = 10
SMALLER = 116
PILE = (96, 66)
APART = 14
"""Between two piles."""
UNDER = COLORS["night"]


def draw_pile(sheet: Sheet, pile: Pile, x: int, y: int) -> None:
    """A number on a pile and what it is, below."""
    sheet.put(pile.image, x, y)
    middle = x + PILE[0] / 2
    sheet.text(middle, y + PILE[1] / 2, pile.number, "bold", 36, pile.ink, pile.face, "m")
    sheet.text(middle, y + PILE[1] + 18, pile.caption, "narrow", 24, COLORS["mist"], UNDER, "m", PILE[0] + 12)
