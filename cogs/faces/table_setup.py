"""The set-up of a table of strings, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import Topic
from cogs.text.localizer import Localizer
from engine.parts.table_setup import TableSetup


@face("table_setup")
class TableSetupFace(Face[TableSetup]):
    """The set-up of a table of strings on Discord."""

    # In the help and the rules

    topics = (Topic("setup", 140),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        measures = self.part.measures
        return {
            "short": measures.short,
            "long": measures.long,
            "tile": measures.tile,
            "overlap": measures.overlap,
        }

    def ruled(self) -> Sequence[str]:
        return (self.key, "table-setup-chaos") if self.part.numbers.chaos else (self.key,)

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
