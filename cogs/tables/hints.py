"""In which games players may have hints: one rule for the button and for its answer."""

from __future__ import annotations

from cogs.core.components import Press
from cogs.tables.results import casual
from cogs.tables.table import DAILY, Table
from cogs.tables.terms import may_be_casual
from cogs.text.localizer import Localizer
from data.store.store import Store
from engine.core.action import Seat


def may_have_hints(table: Table) -> bool:
    """Tell whether a game may have hints, as far as its terms and seats say.

    Neither a game whose result counts nor the daily deal has them.
    """
    return table.status == "playing" and table.kind != DAILY and may_be_casual(table)


async def has_hints(store: Store, table: Table) -> bool:
    """Tell whether a game has hints."""
    return may_have_hints(table) and await casual(store, table)


def hint_buttons(localizer: Localizer, table: Table, seat: Seat | None) -> list[Press]:
    """Return the button for a hint while the table waits for the seat in a game that may have them; else []."""
    if seat not in table.running.waiting or not may_have_hints(table):
        return []
    return [Press(table.id, table.step, "hint", localizer.say("button-hint"))]
