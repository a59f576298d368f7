"""Districts in words: which ones a seat has connected, and which places belong to each."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.districts import Districts, connected


def district_lines(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    """Every district with its points and places, and whether the seat's own routes connect them all."""
    if not view.rules.has(Districts):
        return []
    done = connected(view, seat)
    return [
        localizer.say(
            "hand-district",
            district=district.id,
            points=district.points,
            done="yes" if district.id in done else "no",
            cities=", ".join(map(localizer.city, district.cities)),
        )
        for district in view.part(Districts).districts.values()
    ]


def alt_districts(localizer: Localizer, view: View, *, plain: bool = True) -> list[str]:
    """Who has connected which districts."""
    if not view.rules.has(Districts):
        return []
    held = {seat: sorted(connected(view, seat)) for seat in range(view.seats)}
    return [
        localizer.say(
            "alt-districts", player=localizer.player(seat, plain=plain), districts=", ".join(map(str, districts))
        )
        for seat, districts in held.items()
        if districts
    ]


@face("districts")
class DistrictsFace(Face[Districts]):
    """Districts on Discord."""

    # In the help and the rules

    topics = (Topic("districts", 110),)
    special = 80

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        known = self.part.districts.values()
        told = [words.say("rules-map-district", district=one.id, points=one.points) for one in known]
        yield Section.SPECIAL, words.say("rules-map-districts", districts=", ".join(told))

    # Names and sentences

    scores = ("district",)

    # On the board and in messages

    # In the hand

    # Actions
