"""A ruleset is an assembled game: its parts in order, and tables of which part answers what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core.action import Action
from engine.core.event import TURN_FOLDS, Event, Turn
from engine.core.part import Part, Question, Slice

if TYPE_CHECKING:
    from engine.core.game import Game

P = TypeVar("P")
T = TypeVar("T")
AnyPart = Part[Slice]

RULES_VERSION = 2
"""The version of the rules that new games are played by. A game is played, and verified, by the version it began with.

1: the revealed cards of a tunnel are discarded before the paid ones, so a deck may be made of them alone.
2: they are discarded together (R23).
"""


Reaction = Callable[["Game", Any, Random], Sequence[Event]]
"""The `react` of a part."""
Handling = tuple[
    Callable[[Turn, Any], Turn] | None,
    tuple[tuple[int, Callable[[Slice, Any], Slice]], ...],
    tuple[Reaction, ...],
    Reaction | None,
]
"""What an event of one kind does to the turn (None: nothing) and to slices by their index, and who reacts to it.

Of those who react, the last one is apart.
"""
IGNORED: Handling = (None, (), (), None)
"""An event that no part lists."""


class Ruleset:
    """The rules of one table, shared by all its states. Immutable after it is made."""

    def __init__(
        self,
        key: str,
        variant: str,
        parts: Sequence[AnyPart],
        seats: tuple[int, int],
        names: Mapping[str, str],
        layout: Mapping[str, object] | None = None,
        options: Mapping[str, str] | None = None,
        version: int = RULES_VERSION,
        sections: Mapping[str, object] | None = None,
        variant_names: Mapping[str, str] | None = None,
        option_names: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.key = key
        self.variant = variant
        self.parts = tuple(parts)
        self.seats = seats
        self.names = names
        self.layout = layout or {}
        self.sections = sections or {}
        """The sections of the file that the parts read."""
        self.options = dict(options or {})
        self.variant_names = variant_names or {"en": variant}
        self.option_names = option_names or {}
        """The names of all options that the map offers, by key."""
        self.version = version
        self._by_class: dict[type[object], AnyPart] = {type(part): part for part in self.parts}
        self.slot = {part.slice_type: index for index, part in enumerate(self.parts)}
        self.owner: dict[type[Action], AnyPart] = {action: part for part in self.parts for action in part.decides}
        self.deciders = {action: part.decide for action, part in self.owner.items()}
        folders, reactors = self._listing("folds", Event), self._listing("reacts", Event)
        self.handlers: dict[type[Event], Handling] = {
            kind: (
                TURN_FOLDS.get(kind),
                tuple((self.parts.index(part), part.folding(kind)) for part in folders.get(kind, ())),
                tuple(part.react for part in reactors.get(kind, ())[:-1]),
                next((part.react for part in reactors.get(kind, ())[-1:]), None),
            )
            for kind in {*TURN_FOLDS, *folders, *reactors}
        }
        self.amenders = self._listing("amends", Question)
        owing = (part for part in self._overriding("pending") if part.owes_with in (None, *self.amenders))
        self.holders = tuple((part, part.pending) for part in owing)
        self.slow = self._overriding("slow")
        self.offerers = tuple(part for part in self._overriding("candidates") if not part.last_resort)
        self.offers = tuple(part.candidates for part in self.offerers)
        self.resorts = tuple(part for part in self._overriding("candidates") if part.last_resort)

    def _listing(self, hook: str, of: type[T]) -> dict[type[T], tuple[AnyPart, ...]]:
        """Return for each kind of event or question the parts that list it under `folds`, `reacts` or `amends`."""
        listed = {kind for part in self.parts for kind in getattr(part, hook)}
        return {kind: tuple(part for part in self.parts if kind in getattr(part, hook)) for kind in listed}

    def _overriding(self, hook: str) -> tuple[AnyPart, ...]:
        return tuple(part for part in self.parts if getattr(type(part), hook) is not getattr(Part, hook))

    def part(self, kind: type[P]) -> P:
        """Return the part of that class.

        Raises: KeyError when the game plays without it.
        """
        return self._by_class[kind]  # type: ignore[return-value]  # the part of a class is of that class

    def has(self, kind: type[object]) -> bool:
        """Tell whether the game plays with a part of that class."""
        return kind in self._by_class
