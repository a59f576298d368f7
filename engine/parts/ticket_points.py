"""What tickets are worth: their points when the two cities hang together at the end, else as many less (R12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.board.network import Connected
from engine.core.action import Seat
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Numbers, Part
from engine.core.question import Network
from engine.core.refused import Fact
from engine.core.score import ScoreLine
from engine.core.slice import Nothing
from engine.core.view import View
from engine.parts.tickets import Ticket, TicketIds, Tickets, TicketsSeen, TicketsSlice


class Place(Struct, frozen=True):
    """A city as far as tickets care."""

    id: str


class TicketPoints(Part[Nothing]):
    """The points of kept tickets, and how many are complete, which may break a tie."""

    name = "ticket_points"
    slice_type = Nothing
    requires = ("tickets",)
    counts = ("tickets_completed",)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        places = {place.id for place in content.read_list("cities", Place)}
        for ticket in content.read_list("tickets", Ticket):
            for city in ticket.cities:
                if city not in places:
                    content.wrong(f"tickets.{ticket.id}", f"there is no city {city!r}")

    def start(self, seats: int) -> Nothing:
        return Nothing()

    def complete(self, game: Game, seat: Seat) -> TicketIds:
        """The kept tickets whose cities hang together for the seat, with what others lend it."""
        connected = Connected(game.ask(Network(seat, lent=True)).links)
        tickets = game.rules.part(Tickets).tickets
        kept = game.slice(TicketsSlice).kept[seat]
        return tuple(ticket for ticket in kept if connected.joins(*tickets[ticket].cities))

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        lines = []
        tickets = game.rules.part(Tickets).tickets
        for seat in range(game.seats):
            complete = self.complete(game, seat)
            for ticket in game.slice(TicketsSlice).kept[seat]:
                done, points = ticket in complete, tickets[ticket].points
                facts: dict[str, Fact] = {"ticket": ticket, "complete": int(done)}
                lines.append(ScoreLine(seat, "ticket", points if done else -points, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        return {"tickets_completed": tuple(len(self.complete(game, seat)) for seat in range(game.seats))}


def completed(view: View) -> frozenset[str]:
    """The viewer's own tickets that are complete as the board stands."""
    if view.viewer is None:
        return frozenset()
    connected = Connected(view.links(view.viewer))
    tickets = view.part(Tickets).tickets
    own = view.seen(TicketsSeen).own or ()
    return frozenset(ticket for ticket in own if connected.joins(*tickets[ticket].cities))
