"""What tickets are worth: their points when the two cities hang together at the end, else as many less (R12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.board.network import Connected
from engine.core.action import Seat
from engine.core.content import Content, guess
from engine.core.game import Game
from engine.core.part import Network, Nothing, Numbers, Part, Question
from engine.core.refused import Fact
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.tickets import Ticket, TicketIds, Tickets, TicketsSeen, TicketsSlice


class Place(Struct, frozen=True):
    """A city as far as tickets care."""

    id: str


class Worth(Question, frozen=True):
    """What a ticket brings a seat whose network is `links`. Parts with other ways of counting amend the points.

    `in_order` tells of a tour that all its cities are connected, and on one way in the printed order.
    """

    ticket: Ticket
    links: tuple[tuple[str, str], ...]
    complete: bool
    points: int
    in_order: bool | None = None


class TicketPoints(Part[Nothing]):
    """The points of kept tickets, and how many are complete, which may break a tie."""

    name = "ticket_points"
    requires = ("tickets",)
    counts = ("tickets_completed",)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        places = {place.id for place in content.read_list("cities", Place)}
        for ticket in content.read_list("tickets", Ticket):
            for city in ticket.stops:
                if city not in places:
                    content.wrong(f"tickets.{ticket.id}", f"there is no city {city!r}{guess(city, places)}")
            if ticket.cities[0] == ticket.cities[1]:
                content.wrong(f"tickets.{ticket.id}", "leads to where it starts")

    def complete(self, game: Game, seat: Seat) -> TicketIds:
        """The kept tickets whose cities hang together for the seat, with what others lend it."""
        connected = Connected(game.ask(Network(seat, lent=True)).links)
        tickets = game.rules.part(Tickets).tickets
        kept = game.slice(TicketsSlice).kept[seat]
        return tuple(ticket for ticket in kept if connects(connected, tickets[ticket]))

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        lines = []
        tickets = game.rules.part(Tickets).tickets
        for seat in range(game.seats):
            links = game.ask(Network(seat, lent=True)).links
            connected = Connected(links)
            for kept in game.slice(TicketsSlice).kept[seat]:
                ticket = tickets[kept]
                done = connects(connected, ticket)
                lost = ticket.points if ticket.penalty is None else ticket.penalty
                worth = game.ask(Worth(ticket, links, done, ticket.points if done else -lost))
                facts: dict[str, Fact] = {"ticket": kept, "complete": int(done)}
                if worth.in_order is not None:
                    facts["in_order"] = int(worth.in_order)
                lines.append(ScoreLine(seat, "ticket", worth.points, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        return {"tickets_completed": tuple(len(self.complete(game, seat)) for seat in range(game.seats))}


def connects(connected: Connected, ticket: Ticket) -> bool:
    """Whether all cities of the ticket hang together."""
    start = ticket.cities[0]
    return all(connected.joins(start, city) for city in (*ticket.via, ticket.cities[1]))


def completed(view: View) -> frozenset[str]:
    """The viewer's own tickets that are complete as the board stands."""
    if view.viewer is None:
        return frozenset()
    connected = Connected(view.links(view.viewer))
    tickets = view.part(Tickets).tickets
    own = view.seen(TicketsSeen).own or ()
    return frozenset(ticket for ticket in own if connects(connected, tickets[ticket]))
