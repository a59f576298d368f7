"""A game's public record: what everybody may know of each step, in words, with turns and times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from cogs._speech import Speech
from data.rows import StepRow
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
        return f"{datetime.fromtimestamp(self.at, UTC):%Y-%m-%d %H:%M} {self.text}"


def record(speech: Speech, rows: Sequence[tuple[StepRow, int]]) -> list[Entry]:
    """A line for each step that has something to tell. A step that was taken back is marked so, not left out."""
    told = [[event.seen_by(None) for event in decode_events(row.events)] for row, _ in rows]
    entries, turn = [], 0
    for (row, at), events, holds in zip(rows, told, standing(told), strict=True):
        text = " ".join(speech.story(events))
        if text:
            text = text if holds else speech.say("log-undone", text=text)
            entries.append(Entry(at, row.step, f"[{turn}] {text}" if turn else text))
        turn = next((event.number for event in reversed(events) if isinstance(event, TurnBegan)), turn)
    return entries
