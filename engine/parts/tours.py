"""Tours: tickets of several cities, which score most when a path passes them in the printed order (R38)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.board.network import path_through
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Q
from engine.core.view import View
from engine.parts.ticket_points import Worth
from engine.parts.tickets import Ticket, Tickets


class Tours(Part[Nothing]):
    """Scores a tour whose cities are connected, but not in order, with its lower points."""

    name = "tours"
    requires = ("tickets", "ticket_points")
    amends = (Worth,)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        for ticket in content.read_list("tickets", Ticket):
            if (ticket.any_order is None) != (not ticket.via):
                content.wrong(f"tickets.{ticket.id}", "a tour has cities on its way, and points for any order")
            if ticket.via and ticket.ends:
                content.wrong(f"tickets.{ticket.id}.ends", "a tour has one end")
            if len(set(ticket.stops)) != len(ticket.stops):
                content.wrong(f"tickets.{ticket.id}", "names a city twice")

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Worth(ticket=ticket, links=links, complete=complete) if ticket.any_order is not None:
                ordered = complete and path_through(links, ticket.stops) is not None
                points = ticket.any_order if complete and not ordered else question.points
                return replace(question, points=points, in_order=ordered)
        return question


def is_tour(ticket: Ticket) -> bool:
    """Tell whether a ticket is a tour."""
    return ticket.any_order is not None


def in_order(view: View, ticket: str) -> tuple[str, ...] | None:
    """Return the cities of a path that passes the viewer's tour in order now, or None (R38)."""
    if view.viewer is None:
        return None
    return path_through(view.links(view.viewer), view.part(Tickets).tickets[ticket].stops)
