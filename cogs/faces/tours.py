"""Tours, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from engine.parts.tickets import Tickets
from engine.parts.tours import Tours, is_tour


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

    # On the board and in messages

    # In the hand

    # Actions
