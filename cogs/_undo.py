"""Taking back one's last step as messages show it: the button that all see, and what is final before it is done."""

from __future__ import annotations

from cogs._panels import GRAY, begun
from cogs._press import Press
from cogs._speech import Speech
from cogs._table import Table
from engine.core.action import Action
from engine.core.undo import can_take_back
from engine.core.view import View


def takeback_buttons(speech: Speech, table: Table, view: View) -> list[Press]:
    """One button while a person can take the last step back, else none: all of it is public."""
    if view.takes_back is None or table.seats[view.takes_back].computer is not None:
        return []
    return [Press(table.id, table.step, "takeback", speech.say("button-takeback"), style=GRAY)]


def final_note(speech: Speech, table: Table, action: Action) -> str:
    """What a page that confirms an action says where it could not be taken back; "" where it could."""
    return "" if can_take_back(begun(table), action) else speech.say("undo-final")
