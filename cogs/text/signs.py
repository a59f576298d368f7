"""Signs that stand for colours in text."""

from __future__ import annotations

SIGNS = {
    "purple": "🟪",
    "white": "⬜",
    "blue": "🟦",
    "yellow": "🟨",
    "orange": "🟧",
    "black": "⬛",
    "red": "🟥",
    "green": "🟩",
    "locomotive": "🚂",
}
"""The cards as the choices of a message show them."""
READ_SIGNS = {sign: kind for kind, sign in SIGNS.items()} | {"🚌": "locomotive"}
"""What the signs mean where somebody types them, whatever wilds look like on a map."""
SEAT_MARKS = {"blue": "●", "red": "■", "green": "▲", "black": "◆", "yellow": "★"}
"""A player's sign in text: the one that pictures draw, so that no colour stands alone."""
COMPUTER = "🤖"
"""The sign of a seat that the computer plays."""
