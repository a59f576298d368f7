"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from cogs.core.registry import Registry
from engine.core.part import Part
from engine.core.ruleset import Ruleset

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer, Names
    from engine.core.event import Event
    from engine.rail.map import Route, Ticket

P = TypeVar("P", bound=Part[Any])


class Face(Generic[P]):
    """What one rule shows and asks. Every hook of this class adds nothing; a rule's face has those that it needs."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    # In the help and the rules

    # Names and sentences

    scores: ClassVar[tuple[str, ...]] = ()
    """The codes of the lines that this rule adds to the final score."""
    tells_kinds: ClassVar[bool] = False
    """Whether routes are told with their kind, since this rule has several."""

    @property
    def forms(self) -> tuple[str, ...]:
        """In what sentences differ by this rule: `<form>-<key>` is said where there is one, else `key`."""
        return ()

    def names(self, localizer: Localizer) -> Names | None:
        """What the things of this game are called, of the rule that its family of games is built on."""
        return None

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """What the sentences of this rule's events tell beside the events' own facts."""
        return {}

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        """What a route asks for beside its cards by this rule, after its name."""
        return []

    def link_key(self, route: Route) -> str | None:
        """The sentence that tells a route in few words, where this rule makes it special."""
        return None

    def ticket(self, localizer: Localizer, ticket: Ticket) -> str | None:
        """A ticket in words, where it is of a kind of this rule's own."""
        return None

    # On the board and in messages

    # In the hand

    # Actions


face: Registry[type[Face[Any]]] = Registry("the face of")
"""Names the part whose face a class is: `@face("stations")` in `cogs/faces/stations.py`."""


def faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    """The faces of all parts of a game, in the order of its parts. A part without a face shows nothing of its own."""
    return _faces_of(rules)


@lru_cache(maxsize=64)
def _faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    found = []
    for part in rules.parts:
        name = f"cogs.faces.{part.name}"
        if find_spec(name) is not None:
            import_module(name)
        kind = face.get(part.name)
        if kind is not None:
            found.append(kind(part))
    return tuple(found)


def face_of(rules: Ruleset, name: str) -> Face[Any] | None:
    """The face of the part of that name; None where the game has no such part, or the part no face."""
    return next((one for one in faces_of(rules) if one.part.name == name), None)
