"""Routes, as players read and press them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.rail.names import RailNames
from cogs.tables.face import Face, face
from engine.parts.routes import Routes

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer


@face("routes")
class RoutesFace(Face[Routes]):
    """Routes on Discord."""

    # In the help and the rules

    # Names and sentences

    scores = ("routes",)

    @property
    def forms(self) -> tuple[str, ...]:
        """On a map whose routes are all of one kind, that kind: buses are told of as buses."""
        kinds = {route.kind for route in self.part.routes.values()}
        return tuple(kinds) if len(kinds) == 1 else ()

    def names(self, localizer: Localizer) -> RailNames:
        return RailNames(localizer)

    # On the board and in messages

    # In the hand

    # Actions
