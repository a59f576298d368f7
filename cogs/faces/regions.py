"""Regions, as players read them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cogs.tables.face import Face, RuleWords, Section, Topic, face
from cogs.text.localizer import Localizer
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.regions import Regions
from engine.parts.ticket_points import way_now
from engine.parts.tickets import Tickets
from engine.rail.map import Ticket


@face("regions")
class RegionsFace(Face[Regions]):
    """Regions on Discord."""

    # In the help and the rules

    topics = (Topic("regions", 95),)
    special = 18

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        named = (f"{words.localizer.city(region)} ({len(stops)})" for region, stops in self.part.stops.items())
        yield Section.SPECIAL, words.say("rules-map-regions", regions=", ".join(named))

    # Names and sentences

    def ticket(self, localizer: Localizer, ticket: Ticket) -> str | None:
        """Return a ticket of several ends with the points of each."""
        if not ticket.ends:
            return None
        worth = {ticket.cities[1]: ticket.points, **ticket.ends}
        ends = " / ".join(f"{localizer.city(end)} {points}" for end, points in worth.items())
        mark = f" ({localizer.say('mark-long')})" if ticket.long else ""
        return f"{localizer.city(ticket.cities[0])} – {ends}{mark}"

    def ticket_result(self, localizer: Localizer, line: ScoreLine) -> list[str]:
        """Return at which of its ends a ticket was completed."""
        end = line.facts.get("end")
        return [localizer.say("final-end", end=localizer.city(str(end)), points=line.points)] if end else []

    # In the hand

    def ticket_state(self, localizer: Localizer, view: View, ticket: str, done: Collection[str]) -> list[str]:
        """Return which end of a completed ticket counts so far, where it has several."""
        known = view.part(Tickets).tickets[ticket]
        way = way_now(view, view.viewer, ticket) if known.ends and view.viewer is not None else None
        if way is None:
            return []
        return [localizer.say("hand-end", end=localizer.city(way[1]), points=way[2], best=known.best)]
