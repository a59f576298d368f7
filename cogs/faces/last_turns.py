"""The last turns, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.last_turns import LastTurns


@face("last_turns")
class LastTurnsFace(Face[LastTurns]):
    """The last turns on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
