"""Round trips: tickets whose cities are connected by two ways that share no route bring a bonus (R63)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta

from engine.board.network import two_ways
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.tickets import Ticket, Tickets, TicketsSlice


class RoundTripsNumbers(Numbers, frozen=True):
    """`points` for 1, 2, … such tickets together; the last number is for all further counts, too."""

    points: Annotated[list[Points], Meta(min_length=1, max_length=12)]


class RoundTrips(Part[Nothing]):
    """The bonus. Only own routes count, not those that stations use."""

    name = "round_trips"
    numbers_type = RoundTripsNumbers
    requires = ("routes", "tickets")

    def __init__(self, numbers: RoundTripsNumbers, content: Content) -> None:
        self.numbers = numbers

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that has such tickets."""
        lines = []
        tickets, steps = game.rules.part(Tickets).tickets, self.numbers.points
        for seat in range(game.seats):
            links = [route.cities for route in game.rules.part(Routes).own(game, seat)]
            kept = [tickets[ticket] for ticket in game.slice(TicketsSlice).kept[seat]]
            count = len(both_ways(links, kept))
            if count:
                lines.append(ScoreLine(seat, self.name, steps[min(count, len(steps)) - 1], {"completed": count}))
        return lines


def both_ways(links: Sequence[tuple[str, str]], tickets: Iterable[Ticket]) -> list[str]:
    """Return the ids of those tickets between whose ends two ways lead. Cities on the way of a tour don't matter."""
    return [ticket.id for ticket in tickets if any(two_ways(links, one, other) for one, other, _ in ticket.ways)]


def is_round(view: View, ticket: str) -> bool:
    """Tell whether the viewer's own routes make a round trip of a ticket now."""
    owners = view.seen(RoutesSeen).owners
    links = [route.cities for route in view.part(Routes).order if owners.get(route.id) == view.viewer]
    return bool(both_ways(links, [view.part(Tickets).tickets[ticket]]))
