"""The largest network, as players read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.largest_network import LargestNetwork, network_of


@face("largest_network")
class LargestNetworkFace(Face[LargestNetwork]):
    """The largest network on Discord."""

    # In the help and the rules

    topics = (Topic("network", 106),)
    special = 46

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"network": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-largest-network")

    # Names and sentences

    scores = ("largest_network",)

    # On the board and in messages

    @order(40)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return how many cities a player's largest network has."""
        count = len(network_of(view, seat))
        return [localizer.say("text-network", count=count)] if count else []
