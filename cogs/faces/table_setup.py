"""The set-up of a table of strings, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from cogs.core.components import BLUE, GREEN, Press
from cogs.strings.words import corner_label, corner_name
from cogs.tables.face import ActionFace, Face, Page, Topic, face, order
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.event import Event
from engine.core.view import View
from engine.parts.table_setup import (
    ChooseCorner,
    CornerChosen,
    DrawBorder,
    DrawMountains,
    DrawRiver,
    TableSeen,
    TableSetup,
)
from engine.strings.places import cells_along

L = TypeVar("L", DrawBorder, DrawRiver, DrawMountains)


class DrawLineFace(ActionFace[L]):
    """Drawing a line of the set-up, as prepared in its editor."""

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
        return localizer.say("done-corner", corner=corner_name(localizer, setup.marks, action.corner))


LINES = ("border", "river", "mountains")
"""What is drawn in the set-up; beside that, corners are chosen."""


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
        """Return a corner by its direction."""
        game = localizer.table.game if localizer.table is not None else None
        if not isinstance(event, CornerChosen) or game is None:
            return {}
        return {"corner": corner_name(localizer, game.view(None).seen(TableSeen).marks, event.corner)}

    # On the board and in messages

    @order(10)
    def turn_line(self, localizer: Localizer, view: View) -> str:
        setup = view.seen(TableSeen)
        if setup.owed is None or setup.by is None:
            return ""
        return localizer.say("turn-table-setup", mention=localizer.mention(setup.by), owed=setup.owed)

    def goes_on(self, view: View) -> bool:
        """Tell that the table must be set up first."""
        return view.seen(TableSeen).owed is not None

    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the button of the line that must be drawn, or one for each corner that is free."""
        setup = view.seen(TableSeen)
        owed = setup.owed
        if owed == "corner":
            free = (corner for corner in range(len(setup.marks)) if corner not in setup.corners)
            names = {str(corner): corner_label(localizer, setup.marks, corner) for corner in free}
            return [
                Press(table.id, table.step, "corner", name, arg=corner, style=BLUE) for corner, name in names.items()
            ]
        if owed not in LINES:
            return []
        return [Press(table.id, table.step, "line", localizer.say("button-line", owed=owed), style=GREEN)]

    @order(10)
    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return where the border, the river and the mountains run."""
        seen, land = view.seen(TableSeen), localizer.say("text-land")
        lines = [f"### {land}", localizer.say("text-cells")]
        for path, key in ((seen.border, "text-border"), (seen.river, "text-river"), (seen.mountains, "text-mountains")):
            if path:
                lines.append(localizer.say(key, cells=", ".join(cells_along(path, closed=key != "text-river"))))
        return [("land", land, shorten("\n".join(lines), most))]

    @order(20)
    def look_choices(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        return [("mountains", localizer.say("look-mountains"))] if view.seen(TableSeen).mountains else []

    # Actions

    actions = (
        DrawLineFace(DrawBorder, "border"),
        DrawLineFace(DrawRiver, "river"),
        DrawLineFace(DrawMountains, "mountains"),
        ChooseCornerFace(),
    )
