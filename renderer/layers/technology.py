"""Technology: the signs of what a route needs on its free spaces, and how many technologies each player has."""

from collections.abc import Sequence

from engine.core.view import View
from engine.parts.routes import Route
from engine.parts.technology import Technology, TechnologySeen
from renderer.core.draw import Brush
from renderer.layers.shares import draw_signs
from renderer.rail.base import Base
from renderer.rail.layer import Layer


class TechnologyLayer(Layer[Technology]):
    """Technology in pictures."""

    ORDER = 75
    ADDED_TO = {"technology_tickets": "technology", "technology_contest": "technology"}  # noqa: RUF012

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw the signs of the technologies that a route needs on its free spaces."""
        needed = self.part.lacking((), self.part.index[route.id])
        draw_signs(brush, ground, route, [self.part.cards[one].sign for one in needed], is_faded)

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Return how many technologies the seat has."""
        return [("technology", str(len(view.seen(TechnologySeen).owned[seat])))]
