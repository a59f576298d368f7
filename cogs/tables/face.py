"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from cogs.core.registry import Registry
from engine.core.part import Part
from engine.core.ruleset import Ruleset

P = TypeVar("P", bound=Part[Any])


class Face(Generic[P]):
    """What one rule shows and asks. Every hook of this class adds nothing; a rule's face has those that it needs."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    # In the help and the rules

    # Names and sentences

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


def load_faces() -> None:
    """Import every face, so that what it registers answers for games that nobody has looked at since the start."""
    for module in iter_modules(import_module("cogs.faces").__path__):
        import_module(f"cogs.faces.{module.name}")
