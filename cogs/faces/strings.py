"""Strings, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.strings.words import StringNames, signed
from cogs.tables.face import ActionFace, Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.parts.strings import LayNone, LayString, Strings, company_of, tabletop
from engine.strings.judge import verdict


class LayStringFace(ActionFace[LayString]):
    """Laying a string, as it was put together in its editor: no custom_id has room for its path."""

    kind = LayString

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayString) -> str:
        company = company_of(before.running)
        assert company is not None
        points = verdict(tabletop(before.running), company, action.string, action.path).points(company)
        return localizer.say("done-lay", string=action.string, points=signed(points))


class LayNoneFace(ActionFace[LayNone]):
    """Giving a string up."""

    kind = LayNone

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayNone) -> str:
        return localizer.say("done-give-up", string=action.string)


@face("strings")
class StringsFace(Face[Strings]):
    """Strings on Discord."""

    # In the help and the rules

    topics = (Topic("strings", 160), Topic("crossings", 161), Topic("visits", 162), Topic("companies", 163))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {
            "crossing": numbers.crossing,
            "other": numbers.crossing_other,
            "startpoints": numbers.start_points,
        }

    def ruled(self) -> Sequence[str]:
        numbers = self.part.numbers
        return (self.key, "strings-expert") if numbers.crossing_other != numbers.crossing else (self.key,)

    def topic_of(self, ruling: str) -> str | None:
        if ruling.startswith("strings-expert-"):
            return "crossings"
        told = {"strings-r53": "crossings", "strings-r55": "visits", "strings-r58": "companies"}
        return told.get(ruling, "strings")

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        numbers = self.part.numbers
        each = [
            words.say("rules-map-strings-of", seats=int(seats), shorts=short, longs=numbers.long[seats])
            for seats, short in numbers.short.items()
        ]
        yield Section.BOARD, words.say("rules-map-tiles", strings="; ".join(each))

    # Names and sentences

    scores = ("base_start", "station", "owner", "yard", "crossing", "second_company")

    def names(self, localizer: Localizer) -> StringNames:
        return StringNames(localizer)

    # On the board and in messages

    # In the hand

    # Actions

    actions = (LayStringFace(), LayNoneFace())
