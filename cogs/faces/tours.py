"""Tours, as players read them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing, in_printed_order
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.tickets import Tickets
from engine.parts.tours import Tours, in_order, is_tour

if TYPE_CHECKING:
    from engine.rail.map import Ticket


@face("tours")
class ToursFace(Face[Tours]):
    """Tours on Discord."""

    # In the help and the rules

    topics = (Topic("tours", 80),)
    special = 50

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        tours = sum(map(is_tour, words.rules.part(Tickets).tickets.values()))
        if tours:
            yield Section.TICKETS, words.say("rules-map-tours", tours=tours)

    # Names and sentences

    def ticket(self, localizer: Localizer, ticket: Ticket) -> str | None:
        """Return a tour by its stops, with its points in order and in any order, and its penalty."""
        if not is_tour(ticket):
            return None
        stops = " → ".join(map(localizer.city, ticket.stops))
        worth = {"points": ticket.points, "any": ticket.any_order or 0, "penalty": ticket.penalty or ticket.points}
        return localizer.say("ticket-tour", stops=stops, **worth)

    # On the board and in messages

    def ticket_result(self, localizer: Localizer, line: ScoreLine) -> list[str]:
        """Return in which order a tour is connected, and its points."""
        if not line.facts["complete"] or "in_order" not in line.facts:
            return []
        key = "final-tour-order" if line.facts["in_order"] else "final-tour-any"
        return [localizer.say(key, points=line.points)]

    # In the hand

    def ticket_state(self, localizer: Localizer, view: View, ticket: str, done: Collection[str]) -> list[str]:
        """Return the state of an own tour: in order, connected otherwise, or open; [] for a plain ticket."""
        known = view.part(Tickets).tickets[ticket]
        if not is_tour(known):
            return []
        if ticket not in done:
            return [localizer.say("hand-tour-open")]
        if in_order(view, ticket) is None:
            return [localizer.say("hand-tour-any", points=known.any_order or 0)]
        return [localizer.say("hand-tour-order", points=known.points)]

    @order(40)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return the points that the tour will score then."""
        known = view.part(Tickets).tickets[ticket]
        if not is_tour(known):
            return []
        ordered = in_printed_order(view, ticket, found)
        points = known.points if ordered else known.any_order or 0
        return [localizer.say("hand-tour-then", ordered="yes" if ordered else "no", points=points)]
