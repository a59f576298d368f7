"""Big cities: marked in gold where only their tickets are played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.core.view import View
from engine.parts.tickets import Tickets, TicketsSeen
from renderer.core.draw import Brush, Sheet
from renderer.core.theme import COLORS

if TYPE_CHECKING:
    from renderer.rail.base import Base


def draw(sheet: Sheet, ground: Base, view: View) -> None:
    """Nothing where all cities count alike."""
    for city in of(view):
        x, y = ground.geometry.cities[city]
        radius = ground.geometry.city + 5
        box = (x - radius, y - radius, x + radius, y + radius)
        paint = partial(_mark, x=x, y=y, radius=ground.geometry.city)
        sheet.stamp(ground.stamp(("big", city), box, paint))


def of(view: View) -> list[str]:
    """The big cities, when the variant is about them."""
    if not view.has(TicketsSeen) or not view.part(Tickets).numbers.big_cities_only:
        return []
    tickets = view.part(Tickets).tickets.values()
    return sorted({city for ticket in tickets if ticket.big_cities for city in ticket.cities})


def _mark(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.disc(x, y, radius + 4, COLORS["ink"])
    brush.disc(x, y, radius + 2, COLORS["gold"])
    brush.disc(x, y, radius - 3, COLORS["coal"])
