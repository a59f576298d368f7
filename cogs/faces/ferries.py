"""Ferries, as players read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from cogs.tables.face import Face, RuleWords, Section, Topic, face
from engine.parts.ferries import Ferries
from engine.parts.routes import Routes

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer
    from engine.rail.map import Route


@face("ferries")
class FerriesFace(Face[Ferries]):
    """Ferries on Discord."""

    # In the help and the rules

    topics = (Topic("ferries", 40),)
    special = 10

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"swap": self.part.numbers.any, "swapspace": max(self.part.swapped, default=0)}

    def ruled(self) -> Sequence[str]:
        marked = {"any": self.part.numbers.any > 0, "spaces": bool(self.part.swapped)}
        return (self.key, *(f"{self.key}-{name}" for name, there in marked.items() if there))

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        ferries = sum(route.locomotives > 0 for route in words.rules.part(Routes).order)
        yield Section.SPECIAL, words.say("rules-map-ferries", ferries=ferries)

    # Names and sentences

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        marks = [localizer.say("mark-ferry", count=route.locomotives)] if route.locomotives else []
        return [*marks, localizer.say("mark-any", count=route.any)] if route.any else marks

    def link_key(self, route: Route) -> str | None:
        return "link-ferry" if route.locomotives else None
