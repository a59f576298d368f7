"""The longest path, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.tables.face import Face, face
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.parts.longest_path import LongestPath


@face("longest_path")
class LongestPathFace(Face[LongestPath]):
    """The longest path on Discord."""

    # In the help and the rules

    topics = (Topic("longest", 100),)
    special = 40

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"bonus": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-longest-path")

    # Names and sentences

    scores = ("longest_path",)

    # On the board and in messages

    # In the hand

    # Actions
