"""Taking back one's last step as messages show it: the button that all see, and what is final before it is done."""

from __future__ import annotations

from cogs.core.components import GRAY, Press
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Action
from engine.core.undo import can_take_back
from engine.core.view import View


def takeback_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """One button while a person can take the last step back, else none: all of it is public."""
    if view.takes_back is None or table.hurried or table.seats[view.takes_back].computer is not None:
        return []
    return [Press(table.id, table.step, "takeback", localizer.say("button-takeback"), style=GRAY)]


def final_note(localizer: Localizer, table: Table, action: Action) -> str:
    """What a page that confirms an action says where it could not be taken back; "" where it could."""
    return "" if can_take_back(table.running, action) else localizer.say("undo-final")
