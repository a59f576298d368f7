"""What a table's message tells: read from its steps and notes, made visible to everybody, put into words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.tables.digest import Digest, Told, told_since, turn_began
from cogs.tables.family import family_of
from cogs.tables.notes import note_text
from cogs.tables.table import Reader, Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.store.notes import Notes
from engine.core.codec import decode_events
from engine.core.event import Event


async def news(reader: Reader, words: Words, lang: str, table: Table, after: int) -> Digest | Sequence[Event]:
    """What others did since the last turn of the one seat that is waited for; else all since step `after`."""
    game = table.running
    waiting = game.waiting
    if len(waiting) != 1 or not (game.turn.number or family_of(game.rules).sets_up_by_turns):
        return await reader.events(table, after)
    seats = (await reader.store.seats_of_steps(table.id))[: table.step]
    last, present = turn_began(seats, waiting[0])
    rows = [row for row in await reader.store.steps(table.id, last) if row.step <= table.step]
    told = [Told(row.seat, tuple(event.seen_by(None) for event in decode_events(row.events))) for row in rows]
    localizer = Localizer(words, lang, table)
    # A note knows how many steps there were when it was made.
    notes = [note for note in await Notes(reader.store).of_game(table.id) if last <= note.step <= table.step]
    noted = [(note.step - last, note_text(localizer, note)) for note in notes]
    return told_since(words, lang, table, told[: present - last], told[present - last :], noted)
