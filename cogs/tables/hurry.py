"""Whether a table's last step was played for a seat whose time was up: nobody can take that back."""

from __future__ import annotations

from dataclasses import replace

from cogs.tables.clock_terms import TimeoutPolicy
from cogs.tables.service import Tables
from cogs.tables.table import Table
from data.store.notes import Note, Notes
from engine.core.action import Seat


async def with_hurry(tables: Tables, table: Table) -> Table:
    """The table as it can be shown: it knows whether its last step was played for a seat whose time was up."""
    seat = None if table.game is None else table.game.view(None).takes_back
    return table if seat is None else replace(table, hurried=await was_played_for(tables, table, seat))


async def was_played_for(tables: Tables, table: Table, seat: Seat | None) -> bool:
    """Whether the last step was played for the seat since its time was up, or its turn is being played just now."""
    if seat is not None and (table.id, seat) in tables.hurried:  # the note comes with the end of the turn
        return True
    notes = await Notes(tables.store).of_game(table.id)
    return any(note.step == table.step and _moved_for(note, seat) for note in notes)


def _moved_for(note: Note, seat: Seat | None) -> bool:
    """Whether a note says that the seat's time was up and its turn was played for it; its step is the last of those."""
    return note.facts.get("seat") == seat and note.facts.get("choice") == TimeoutPolicy.MOVE
