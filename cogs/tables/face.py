"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, TypeVar

from cogs.core.registry import Registry
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.text.localizer import Localizer
from engine.assemble import known_parts
from engine.core.part import Part
from engine.core.ruleset import Ruleset

P = TypeVar("P", bound=Part[Any])


class Face(Generic[P]):
    """What one rule shows and asks. Every hook of this class adds nothing; a rule's face has those that it needs."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    # In the help and the rules. Sentences that need no hook: `help-about-<part>`, and for each ruling
    # `help-<part>-r<number>`; `rules-turn-<part>` and `rules-score-<part>`, what a turn or points may come of.

    topics: ClassVar[Sequence[Topic]] = ()
    """The topics of `/rules` under which this rule is told, its own first. None named: one called as the part."""
    special: ClassVar[int | None] = None
    """For a rule that some maps have and others have not: its place among those on a map's page."""

    @property
    def key(self) -> str:
        """The part's name as the keys of sentences spell it."""
        return self.part.name.replace("_", "-")

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        """The numbers that this game plays with, for all sentences of the help and the rules."""
        return {}

    def ruled(self) -> Sequence[str]:
        """What has rulings here: this rule, and what this game does differently with it, as `tickets-out`."""
        return (self.key,)

    def topic_of(self, ruling: str) -> str | None:
        """The topic that tells one of these rulings, named as `stations-r25`; None where it has nothing to tell."""
        return topics_of_part(self.part.name)[0].name

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        """What one of its topics tells of this rule before the rulings."""
        own = topics_of_part(self.part.name)[0].name
        return words.said(f"help-about-{self.key}") if topic == own else ()

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        """The lines of a map's page that tell of this rule."""
        return ()

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        """What a page of `/help` tells of this rule after the sentences of all rules."""
        return ()

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions


face: Registry[type[Face[Any]]] = Registry("the face of")
"""Names the part whose face a class is: `@face("stations")` in `cogs/faces/stations.py`."""


def faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    """The faces of all parts of a game, in the order of its parts. A part without a face of its own has a plain one."""
    return _faces_of(rules)


@lru_cache(maxsize=64)
def _faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    return tuple(_kind_of(part.name)(part) for part in rules.parts)


def _kind_of(name: str) -> type[Face[Any]]:
    module = f"cogs.faces.{name}"
    if find_spec(module) is not None:
        import_module(module)
    return face.get(name) or Face


def known_faces() -> Mapping[str, type[Face[Any]]]:
    """The face of every part there is, also of those that a game plays without."""
    return {name: _kind_of(name) for name in known_parts()}


def topics_of_part(name: str) -> Sequence[Topic]:
    """The topics of `/rules` under which a rule is told, its own first."""
    return _kind_of(name).topics or (Topic(name.replace("_", "-")),)


def face_of(rules: Ruleset, name: str) -> Face[Any] | None:
    """The face of the part of that name; None where the game has no such part."""
    return next((one for one in faces_of(rules) if one.part.name == name), None)
