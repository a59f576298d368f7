"""The set-up of a table of strings, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.table_setup import TableSetup


@face("table_setup")
class TableSetupFace(Face[TableSetup]):
    """The set-up of a table of strings on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
