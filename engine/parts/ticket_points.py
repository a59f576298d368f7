"""Points of tickets: added when the two cities are connected at the end, else subtracted (R12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.network import Connected
from engine.core.action import Seat
from engine.core.content import Content, guess
from engine.core.game import Game
from engine.core.part import Network, Nothing, Numbers, Part, Q, Question
from engine.core.refused import Fact
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.tickets import Ticket, TicketIds, Tickets, TicketsSeen, TicketsSlice
from engine.rail.map import Place, Region


class Worth(Question, frozen=True):
    """The points of a ticket for a seat whose network is `links`. Parts that count otherwise amend them.

    `in_order` is for tours: True if the cities are connected in the printed order, False if only connected.
    """

    ticket: Ticket
    links: tuple[tuple[str, str], ...]
    complete: bool
    points: int
    in_order: bool | None = None


class Ways(Question, frozen=True):
    """By which cities, and for how many points, each kept ticket of a seat is complete; None where it isn't."""

    seat: Seat
    found: tuple[tuple[str, str, int] | None, ...] = ()


class TicketPoints(Part[Nothing]):
    """The points of kept tickets, and the number of completed ones, which may break a tie."""

    name = "ticket_points"
    requires = ("tickets",)
    counts = ("tickets_completed",)
    amends = (Ways,)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        places = {place.id for place in content.read_list("cities", Place)}
        places |= {region.id for region in content.read_optional("regions", Region)}
        for ticket in content.read_list("tickets", Ticket):
            for city in ticket.places:
                if city not in places:
                    content.wrong(f"tickets.{ticket.id}", f"there is no city {city!r}{guess(city, places)}")
            if ticket.cities[0] == ticket.cities[1]:
                content.wrong(f"tickets.{ticket.id}", "leads to where it starts")

    def complete(self, game: Game, seat: Seat) -> TicketIds:
        """Return the kept tickets whose cities are connected for the seat, with the routes its stations use."""
        kept, found = game.slice(TicketsSlice).kept[seat], game.find(Ways(seat)).found
        return tuple(ticket for ticket, way in zip(kept, found, strict=True) if way is not None)

    def amend(self, game: Game, question: Q) -> Q:
        if not isinstance(question, Ways):
            return question
        seat, tickets = question.seat, game.rules.part(Tickets).tickets
        connected = Connected(game.find(Network(seat, lent=True)).links)
        found = tuple([tickets[kept].way(connected) for kept in game.slice(TicketsSlice).kept[seat]])
        return Ways(seat, found)  # type: ignore[return-value]

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        lines = []
        tickets = game.rules.part(Tickets).tickets
        for seat in range(game.seats):
            links, ways = game.find(Network(seat, lent=True)).links, game.find(Ways(seat)).found
            for kept, way in zip(game.slice(TicketsSlice).kept[seat], ways, strict=True):
                ticket = tickets[kept]
                worth = game.ask(Worth(ticket, links, way is not None, way[2] if way else -ticket.lost))
                facts: dict[str, Fact] = {"ticket": kept, "complete": int(way is not None)}
                if way and ticket.ends:
                    facts["end"] = way[1]
                if worth.in_order is not None:
                    facts["in_order"] = int(worth.in_order)
                lines.append(ScoreLine(seat, "ticket", worth.points, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        return {"tickets_completed": tuple(len(self.complete(game, seat)) for seat in range(game.seats))}


def connects(connected: Connected, ticket: Ticket) -> bool:
    """Tell whether all cities of the ticket are connected."""
    return ticket.way(connected) is not None


def completed(view: View) -> frozenset[str]:
    """Return the viewer's own tickets that are completed so far."""
    if view.viewer is None:
        return frozenset()
    connected = Connected(view.links(view.viewer))
    tickets = view.part(Tickets).tickets
    own = view.seen(TicketsSeen).own or ()
    return frozenset(ticket for ticket in own if connects(connected, tickets[ticket]))


def way_now(view: View, seat: Seat, ticket: str) -> tuple[str, str, int] | None:
    """Return the cities by which the seat's routes complete a ticket now, and the points; None if they don't."""
    return view.part(Tickets).tickets[ticket].way(Connected(view.links(seat)))


def fulfilled(view: View) -> frozenset[str]:
    """Return the viewer's completed tickets: at the end as scored, with what other rules add."""
    if not view.turn.ended or view.viewer is None:
        return completed(view)
    return frozenset(str(line.facts["ticket"]) for line in view.result.of(view.viewer) if line.facts.get("complete"))
