"""Routes, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.parts.routes import ANY_COLOR, Routes


@face("routes")
class RoutesFace(Face[Routes]):
    """Routes on Discord."""

    # In the help and the rules

    topics = (Topic("routes", 30), Topic("twins", 31), Topic("pairs", 32))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        worth = ", ".join(f"{length} → {points}" for length, points in sorted(self.part.points.items()))
        return {
            "pieces": numbers.pieces,
            "close": numbers.twins_close_up_to,
            "worth": worth,
            "twins": sum(route.twin is not None for route in self.part.order) // 2,
        }

    def ruled(self) -> Sequence[str]:
        lengths = self.part.points
        gaps = ["routes-gaps"] if len(lengths) < max(lengths) else []
        return (self.key, *gaps, *(["routes-pairs"] if any(route.pairs for route in self.part.order) else []))

    def topic_of(self, ruling: str) -> str | None:
        if ruling == "routes-r8":
            return "twins" if any(route.twin is not None for route in self.part.order) else None
        return "pairs" if ruling.startswith("routes-pairs-") else "routes"

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        if topic == "twins" and words.facts["twins"]:
            return words.said("rules-about-twins")
        return super().topic_lines(topic, words)

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        order = self.part.order
        gray = sum(route.color == ANY_COLOR for route in order)
        longest = max(route.length for route in order)
        numbers = {"cities": len(self.part.cities), "routes": len(order), "longest": longest, "gray": gray}
        yield Section.BOARD, words.say("rules-map-board", **numbers)
        if self.part.own_pieces:
            yield Section.PIECES, words.say("rules-map-pieces")
        yield Section.POINTS, words.say("rules-map-points")

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
