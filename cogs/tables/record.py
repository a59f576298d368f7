"""A game's public record: what everybody may know of each step, in words, with turns and times."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from cogs.tables.digest import once, undoes
from cogs.tables.results import CHANGES
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from cogs.text.names import name_of
from data.store.notes import Note
from data.store.rows import StepRow
from data.store.seats import Span
from engine.core.codec import decode_events
from engine.core.turn import TurnBegan
from engine.core.undo import standing


@dataclass(frozen=True)
class Entry:
    """One line: when (Unix seconds), its place among the steps, what happened."""

    at: int
    order: float
    text: str

    @property
    def line(self) -> str:
        """With its time, which is told in UTC."""
        return f"{_time(self.at)} {self.text}"


class Past:
    """Tells each step and each note by the names of who held the seats then, as `spans` of all seats know them."""

    def __init__(self, localizer: Localizer, table: Table, spans: Sequence[Span]) -> None:
        self._localizer, self._table = localizer, table
        self._held = [[span for span in spans if span.seat == row.seat] for row in table.seats]
        self._told: dict[tuple[int, ...], Localizer] = {}

    def at(self, step: int) -> Localizer:
        """What tells a step."""
        return self._with([sum(span.from_step < step for span in held[1:]) for held in self._held])

    def beside(self, notes: Iterable[Note]) -> Iterator[tuple[Note, Localizer]]:
        """The notes of a game in their order with what tells each; one of a change is told by whom it was before."""
        turns = [0 for _ in self._held]
        for note in notes:
            yield note, self._with(turns)
            seat = note.facts.get("seat")
            if note.kind in CHANGES and isinstance(seat, int):
                turns[seat] = min(turns[seat] + 1, len(self._held[seat]) - 1)

    def _with(self, turns: Sequence[int]) -> Localizer:
        """What tells by the names of these holders of each seat, counted from 0."""
        key = tuple(turns)
        if key not in self._told:
            names = [held[turn].name for held, turn in zip(self._held, key, strict=True)]
            seats = tuple(replace(row, name=name) for row, name in zip(self._table.seats, names, strict=True))
            self._told[key] = Localizer(self._localizer.words, self._localizer.lang, replace(self._table, seats=seats))
        return self._told[key]


def record(past: Past, rows: Sequence[tuple[StepRow, int]]) -> list[Entry]:
    """A line for each step that has something to tell. A step that was taken back is marked so, not left out."""
    told = [[event.seen_by(None) for event in decode_events(row.events)] for row, _ in rows]
    entries, turn, before = list[Entry](), 0, 0
    for (row, at), events, holds in zip(rows, told, standing(told), strict=True):
        if undoes(events):
            turn = before
        localizer = past.at(row.step)
        text = once(localizer, events)
        if text:
            text = text if holds else localizer.say("log-undone", text=text)
            entries.append(Entry(at, row.step, f"[{turn}] {text}" if turn else text))
        before = turn
        turn = next((event.number for event in reversed(events) if isinstance(event, TurnBegan)), turn)
    return entries


def plain(table: Table, text: str) -> str:
    """A message's text as a file shows it: names and times written out, nothing escaped."""
    names = {str(row.user_id): name_of(row.name) for row in table.seats}
    text = re.sub(r"<@(\d+)>", lambda found: names.get(found[1], "?"), text)
    text = re.sub(r"<t:(\d+)(?::\w)?>", lambda found: _time(int(found[1])), text)
    text = re.sub(r"</([^:>]+):\d+>", r"/\1", text).replace("\u200b", "").replace("**", "")
    return re.sub(r"\\([^\w\s]|_)", r"\1", text)


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
