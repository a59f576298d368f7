"""Passing, as players read and press them."""

from __future__ import annotations

from cogs.core.components import Press
from cogs.rail.buttons import may_pass, pass_button
from cogs.tables.face import Face, face
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.view import View
from engine.parts.passing import Passing


@face("passing")
class PassingFace(Face[Passing]):
    """Passing on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    def hand_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Passing, where nothing else can be done."""
        return [pass_button(localizer, table)] if may_pass(table.running, view.viewer or 0) else []

    # Actions
