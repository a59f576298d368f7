"""The set-up of a table of strings, as players read and press them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tables.face import Face, face
from engine.parts.table_setup import CornerChosen, TableSetup

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer
    from engine.core.event import Event


@face("table_setup")
class TableSetupFace(Face[TableSetup]):
    """The set-up of a table of strings on Discord."""

    # In the help and the rules

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """A corner is numbered as its button and the picture number it."""
        return {"corner": event.corner + 1} if isinstance(event, CornerChosen) else {}

    # On the board and in messages

    # In the hand

    # Actions
