"""The set-up of a table of strings, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from cogs.strings.panels import corner_name
from cogs.tables.face import ActionFace, Face, face
from cogs.tables.rule_pages import Topic
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.parts.table_setup import (
    ChooseCorner,
    CornerChosen,
    DrawBorder,
    DrawMountains,
    DrawRiver,
    TableSeen,
    TableSetup,
)

if TYPE_CHECKING:
    from engine.core.event import Event

L = TypeVar("L", DrawBorder, DrawRiver, DrawMountains)


class DrawLineFace(ActionFace[L]):
    """Drawing a line of the set-up, as it was put together in its editor."""

    def __init__(self, kind: type[L], line: str) -> None:
        self.kind = kind
        self.line = line

    def done(self, localizer: Localizer, before: Table, after: Table, action: L) -> str:
        return localizer.say("done-line", owed=self.line)


class ChooseCornerFace(ActionFace[ChooseCorner]):
    """Choosing the corner of a base."""

    kind = ChooseCorner

    def done(self, localizer: Localizer, before: Table, after: Table, action: ChooseCorner) -> str:
        setup = before.running.view(action.seat).seen(TableSeen)
        return localizer.say("done-corner", corner=corner_name(localizer, setup, action.corner))


@face("table_setup")
class TableSetupFace(Face[TableSetup]):
    """The set-up of a table of strings on Discord."""

    # In the help and the rules

    topics = (Topic("setup", 140),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        measures = self.part.measures
        return {
            "short": measures.short,
            "long": measures.long,
            "tile": measures.tile,
            "overlap": measures.overlap,
        }

    def ruled(self) -> Sequence[str]:
        return (self.key, "table-setup-chaos") if self.part.numbers.chaos else (self.key,)

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """A corner is numbered as its button and the picture number it."""
        return {"corner": event.corner + 1} if isinstance(event, CornerChosen) else {}

    # On the board and in messages

    # In the hand

    # Actions

    actions = (
        DrawLineFace(DrawBorder, "border"),
        DrawLineFace(DrawRiver, "river"),
        DrawLineFace(DrawMountains, "mountains"),
        ChooseCornerFace(),
    )
