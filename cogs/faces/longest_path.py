"""The longest path, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.longest_path import LongestPath


@face("longest_path")
class LongestPathFace(Face[LongestPath]):
    """The longest path on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
