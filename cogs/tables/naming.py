"""How a game's sentences are said: what its faces call things and tell beside the facts of events."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from cogs.tables.face import faces_of
from cogs.text.catalogue import forms_of
from cogs.text.localizer import Localizer, Names, names_of

if TYPE_CHECKING:
    from engine.core.event import Event
    from engine.core.ruleset import Ruleset

_forms: WeakKeyDictionary[Ruleset, tuple[str, ...]] = WeakKeyDictionary()


class GameNames(Names):
    """What the things of a running or a possible game are called, with what the faces of its rules say of them."""

    def __init__(self, localizer: Localizer) -> None:
        super().__init__(localizer)
        assert localizer.rules is not None
        self.rules = localizer.rules
        self.faces = faces_of(localizer.rules)

    def event_facts(self, event: Event) -> dict[str, object]:
        told: dict[str, object] = {}
        for one in self.faces:
            told |= one.event_facts(self.localizer, event)
        return told


@names_of.answered_by
def names_by_face(localizer: Localizer) -> Names:
    """The names that the first face brings along that has any: a game's things are called by its family."""
    assert localizer.rules is not None
    found = (one.names(localizer) for one in faces_of(localizer.rules))
    return next((names for names in found if names is not None), None) or GameNames(localizer)


@forms_of.answered_by
def forms_by_face(rules: Ruleset) -> tuple[str, ...]:
    """In what these games' sentences differ from others, by what the faces say."""
    if rules not in _forms:
        _forms[rules] = tuple(form for one in faces_of(rules) for form in one.forms)
    return _forms[rules]
