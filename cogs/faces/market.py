"""Cards: face-up ones, decks, hands, as players read and press them."""

from __future__ import annotations

from cogs.tables.face import Face, face
from engine.parts.market import Market


@face("market")
class MarketFace(Face[Market]):
    """Cards: face-up ones, decks, hands on Discord."""

    # In the help and the rules

    # Names and sentences

    @property
    def forms(self) -> tuple[str, ...]:
        return ("decks",) if self.part.several else ()

    # On the board and in messages

    # In the hand

    # Actions
