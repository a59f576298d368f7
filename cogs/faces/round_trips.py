"""Round trips, as players read them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from cogs.tables.face import Face, RuleWords, Section, Topic, face
from cogs.text.localizer import Localizer
from engine.core.view import View
from engine.parts.round_trips import RoundTrips, is_round


@face("round_trips")
class RoundTripsFace(Face[RoundTrips]):
    """Round trips on Discord."""

    # In the help and the rules

    topics = (Topic("roundtrips", 107),)
    special = 47

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        points = self.part.numbers.points
        return {"roundtrips": ", ".join(map(str, points)), "roundmost": len(points)}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-round-trips")

    # Names and sentences

    scores = ("round_trips",)

    # In the hand

    def ticket_state(self, localizer: Localizer, view: View, ticket: str, done: Collection[str]) -> list[str]:
        """Return that a completed ticket is a round trip, if it is."""
        return [localizer.say("hand-round-trip")] if ticket in done and is_round(view, ticket) else []
