"""Station tiles, as players read and press them."""

from __future__ import annotations

from cogs.strings.words import kind_name
from cogs.tables.face import ActionFace, Face, face
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.parts.station_tiles import PlaceTile, StationTiles
from engine.strings.places import place_text


class PlaceTileFace(ActionFace[PlaceTile]):
    """Placing a tile, as it was put in its editor."""

    kind = PlaceTile

    def done(self, localizer: Localizer, before: Table, after: Table, action: PlaceTile) -> str:
        return localizer.say("done-place", kind=kind_name(localizer, action.kind), place=place_text(action.at))


@face("station_tiles")
class StationTilesFace(Face[StationTiles]):
    """Station tiles on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions

    actions = (PlaceTileFace(),)
