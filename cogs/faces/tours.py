"""Tours, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from engine.parts.tickets import Tickets
from engine.parts.tours import Tours, is_tour

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer
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
        """A tour by its stops, with what it is worth in their order, in any order, and not completed."""
        if not is_tour(ticket):
            return None
        stops = " → ".join(map(localizer.city, ticket.stops))
        worth = {"points": ticket.points, "any": ticket.any_order or 0, "penalty": ticket.penalty or ticket.points}
        return localizer.say("ticket-tour", stops=stops, **worth)

    # On the board and in messages

    # In the hand

    # Actions
