"""Tickets: the deck on the table, one ticket as a strip, and which of one's own are complete."""

from collections.abc import Iterable, Mapping

from engine.parts.routes import Route
from engine.parts.tickets import Ticket, TicketsSeen
from renderer.cards import ticket
from renderer.draw import Sheet
from renderer.layers.market import PILE, UNDER, pile
from renderer.look import Look
from renderer.theme import COLORS


def draw_pile(sheet: Sheet, seen: TicketsSeen, look: Look, x: int, y: int) -> None:
    """How many tickets are left to draw."""
    sheet.put(ticket(*PILE, COLORS["shade"], UNDER), x, y)
    pile(sheet, x, y, str(seen.deck), COLORS["ink"], COLORS["shade"], look.say("pic-tickets"))


def complete(tickets: Iterable[Ticket], own: Iterable[Route]) -> frozenset[str]:
    """The tickets whose two cities these routes connect."""
    group: dict[str, str] = {}

    def top(city: str) -> str:
        while group.get(city, city) != city:
            city = group[city]
        return city

    for route in own:
        group[top(route.cities[0])] = top(route.cities[1])
    return frozenset(one.id for one in tickets if top(one.cities[0]) == top(one.cities[1]))


def routes_of(owners: Mapping[str, int], routes: Mapping[str, Route], seat: int) -> list[Route]:
    """The routes that a seat has claimed."""
    return [routes[route] for route, owner in owners.items() if owner == seat]
