"""Station tiles, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.strings.words import kind_lines, kind_name
from cogs.tables.face import ActionFace, Face, face
from cogs.tables.rule_pages import RuleWords, Topic
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

    topics = (Topic("tiles", 150),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {"stack": len(self.part.stack), "redraws": numbers.redraws, "firstdraw": numbers.first_draw}

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        return [*super().topic_lines(topic, words), *kind_lines(words.localizer)]

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        return [words.say("help-about-tiles"), *kind_lines(words.localizer)] if page == "rules" else ()

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions

    actions = (PlaceTileFace(),)
