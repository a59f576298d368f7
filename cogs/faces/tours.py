"""Tours, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.tours import Tours


@face("tours")
class ToursFace(Face[Tours]):
    """Tours on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
