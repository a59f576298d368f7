"""What comes of a map that somebody sent, as the checking process tells the bot."""

from __future__ import annotations

from msgspec import Struct

MOST_BYTES = 300_000
"""The largest file that is taken, in bytes."""


class Outcome(Struct, frozen=True):
    """What came of a map: its mistakes, or its names, its text with a layout, a picture as PNG in Base64, its numbers.

    `names` are by language.
    """

    mistakes: list[str] = []
    names: dict[str, str] = {}
    text: str = ""
    picture: str = ""
    facts: dict[str, int] = {}
