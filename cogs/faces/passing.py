"""Passing, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import Topic
from engine.parts.passing import Passing


@face("passing")
class PassingFace(Face[Passing]):
    """Passing on Discord."""

    # In the help and the rules

    topics = (Topic("passing", 200),)

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
