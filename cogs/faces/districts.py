"""Districts as text: which ones a seat has connected, and which places belong to each."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Outlook
from engine.core.view import View
from engine.parts.districts import Districts, connected

DISTRICTS = "districts"
"""What may be left out of a hand."""


@face("districts")
class DistrictsFace(Face[Districts]):
    """Districts on Discord."""

    # In the help and the rules

    topics = (Topic("districts", 110),)
    special = 80

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        known = self.part.districts.values()
        texts = [words.say("rules-map-district", district=one.id, points=one.points) for one in known]
        yield Section.SPECIAL, words.say("rules-map-districts", districts=", ".join(texts))

    # Names and sentences

    scores = ("district",)

    # On the board and in messages

    @order(40)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return which districts each seat has connected."""
        held = {seat: sorted(connected(view, seat)) for seat in range(view.seats)}
        return [
            localizer.say(
                "alt-districts", player=localizer.player(seat, plain=plain), districts=", ".join(map(str, districts))
            )
            for seat, districts in held.items()
            if districts
        ]

    @order(40)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        found = [one for one in self.part.districts.values() if city in one.cities]
        return [localizer.say("text-district", district=one.id, points=one.points) for one in found]

    # In the hand

    @order(20)
    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """Return, below their own heading, every district with its points and places, and whether it is connected."""
        if DISTRICTS in gone or view.viewer is None:
            return []
        done = connected(view, view.viewer)
        lines = [
            localizer.say(
                "hand-district",
                district=district.id,
                points=district.points,
                done="yes" if district.id in done else "no",
                cities=", ".join(map(localizer.city, district.cities)),
            )
            for district in self.part.districts.values()
        ]
        return [localizer.say("hand-districts"), *lines]

    @order(30)
    def leaves_out(self) -> tuple[str, ...]:
        return (DISTRICTS,)
