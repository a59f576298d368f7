"""The last turns, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import Topic
from cogs.text.localizer import Localizer
from engine.parts.last_turns import LastTurns, LastTurnsBegan

if TYPE_CHECKING:
    from engine.core.event import Event


@face("last_turns")
class LastTurnsFace(Face[LastTurns]):
    """The last turns on Discord."""

    # In the help and the rules

    topics = (Topic("end", 190),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"last": self.part.numbers.pieces, "each": self.part.numbers.turns_each}

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        return {"each": self.part.numbers.turns_each} if isinstance(event, LastTurnsBegan) else {}

    # On the board and in messages

    # In the hand

    # Actions
