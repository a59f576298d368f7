"""Station tiles, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.station_tiles import StationTiles


@face("station_tiles")
class StationTilesFace(Face[StationTiles]):
    """Station tiles on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
