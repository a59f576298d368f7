"""A game's public record: what everybody may know of each step, in words, with turns and times."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from cogs._digest import once, undoes
from cogs._names import name_of
from cogs._speech import Speech
from cogs._table import Table
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
        """With its time, which is told in UTC."""
        return f"{_time(self.at)} {self.text}"


def record(speech: Speech, rows: Sequence[tuple[StepRow, int]]) -> list[Entry]:
    """A line for each step that has something to tell. A step that was taken back is marked so, not left out."""
    told = [[event.seen_by(None) for event in decode_events(row.events)] for row, _ in rows]
    entries, turn, before = list[Entry](), 0, 0
    for (row, at), events, holds in zip(rows, told, standing(told), strict=True):
        if undoes(events):
            turn = before
        text = once(speech, events)
        if text:
            text = text if holds else speech.say("log-undone", text=text)
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
