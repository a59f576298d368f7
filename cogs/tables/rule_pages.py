"""What faces tell for `/help` and `/rules`: the topics of a rule, and the sections of a map's page."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from cogs.text.localizer import Localizer
from engine.core.ruleset import Ruleset

OTHERS = 170
"""The place of a topic that asks for none: behind those of the rules, before scoring and the end."""


class Topic(NamedTuple):
    """A topic of `/rules`, with its place in the list; its words are `rules-topic-<name>` and `rules-words-<name>`."""

    name: str
    place: int = OTHERS


class Section(IntEnum):
    """Where on a map's page a line stands. Lines of one section stand in the order of the game's rules."""

    BOARD = 1
    CARDS = 2
    PIECES = 3
    POINTS = 4
    TICKETS = 5
    SPECIAL = 6
    """What some maps have and others have not, in the order that the faces name."""


class RuleWords:
    """Sentences about the rules of one game in one language, with all numbers that the game plays with."""

    def __init__(self, localizer: Localizer, rules: Ruleset, facts: Mapping[str, object]) -> None:
        self.localizer = localizer
        self.rules = rules
        self.facts = facts

    def has(self, key: str) -> bool:
        return self.localizer.words.has(self.localizer.lang, key)

    def say(self, key: str, /, **more: object) -> str:
        return self.localizer.say(key, **{**self.facts, **more})

    def said(self, *keys: str) -> list[str]:
        """The sentences of those keys that have one."""
        return [self.say(key) for key in keys if self.has(key)]
