"""Tickets: the deck on the table, and big cities in gold where only their tickets are played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.view import View
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets, TicketsSeen
from renderer.core.draw import Brush, Sheet, around_point
from renderer.core.look import Look
from renderer.core.theme import COLORS
from renderer.rail.base import Base
from renderer.rail.cards import ticket
from renderer.rail.layer import PILE, UNDER, Layer, Pile


def big_cities(view: View) -> list[str]:
    """Return the big cities in the map's order if only their tickets are played; else []."""
    if not view.part(Tickets).numbers.big_cities_only:
        return []
    return [city.id for city in view.part(Routes).cities.values() if city.big]


def _mark(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.disc(x, y, radius + 4, COLORS["ink"])
    brush.disc(x, y, radius + 2, COLORS["gold"])
    brush.disc(x, y, radius - 3, COLORS["coal"])


class TicketsLayer(Layer[Tickets]):
    """Tickets in pictures."""

    ORDER = 80

    def draw_below(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Draw the golden marks of big cities, where only their tickets are played."""
        for city in big_cities(view):
            at, radius = ground.geometry.cities[city], ground.geometry.city
            paint = partial(_mark, x=at[0], y=at[1], radius=radius)
            sheet.stamp(ground.stamp(("big", city), around_point(at, radius + 5), paint))

    def piles(self, view: View, look: Look) -> Sequence[Pile]:
        """Return the ticket deck with its number."""
        image, left = ticket(*PILE, COLORS["shade"], UNDER), view.seen(TicketsSeen).deck
        return [Pile(image, str(left), COLORS["ink"], COLORS["shade"], look.say("pic-tickets"))]
