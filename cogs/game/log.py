"""`/game log`: the public record of a game, what everybody may know of each step, as text and as a file."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import command, into_group
from cogs.core.components import Panel
from cogs.play.moves import running
from cogs.play.scores import ranked, winner_line
from cogs.tables.deals import closed
from cogs.tables.digest import once, undoes
from cogs.tables.notes import note_text
from cogs.tables.results import CHANGES
from cogs.tables.service import Client, Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from cogs.text.names import name_of
from data.store.notes import Note, Notes
from data.store.rows import StepRow
from data.store.seats import Seats, Span
from engine.core.codec import decode_events
from engine.core.event import TurnBegan
from engine.core.refused import Refused
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


MOST_LINE = 700
MOST_SHOWN = 3500
"""Of the 4,000 characters of a message, what the last lines may take."""


class Log(commands.Cog):
    """The record is made of what everybody may know, whoever asks."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "game")

    @command("game")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        table = await running(interaction)
        client = interaction.client
        if await closed(client.store, table):
            raise Refused("log_closed")
        localizer = Localizer(client.words, await client.lang_of(interaction), table)
        entries = await entries_of(client, localizer, table)
        text = "\n".join(["UTC", *(plain(table, entry.line) for entry in entries)])
        file = discord.File(io.BytesIO(text.encode()), f"game-{table.id}.txt")
        view = Panel(
            discord.ui.TextDisplay(f"### {localizer.say('log-title')}\n{_last(entries)}"),
            discord.ui.File(f"attachment://{file.filename}"),
        )
        await interaction.followup.send(view=view, file=file, ephemeral=True)


async def entries_of(bot: Client, localizer: Localizer, table: Table) -> list[Entry]:
    """Steps and notes of a game in the order of their times."""
    rows = [row for row in await bot.store.timed_steps(table.id) if row[0].step <= table.step]
    past = Past(localizer, table, await Seats(bot.store).holders(table.id, table.seats))
    told = record(past, rows)
    for note, then in past.beside(await Notes(bot.store).of_game(table.id)):
        text = note_text(then, note)
        if text:
            told.append(Entry(note.at, note.step + 0.5, text))
    if rows and table.running.over:
        (last, at), view = rows[-1], table.running.view(None)
        totals = [
            localizer.say("score-row", player=localizer.player(seat), total=view.result.totals[seat])
            for seat in ranked(view)
        ]
        told.append(Entry(at, last.step + 0.1, f"{winner_line(localizer, view)} {'; '.join(totals)}"))
    return sorted(told, key=lambda entry: (entry.order, entry.at))


def _last(entries: list[Entry]) -> str:
    """The last lines, as many as a message has room for."""
    lines: list[str] = []
    for entry in reversed(entries):
        line = shorten(f"<t:{entry.at}:d> {entry.text}", MOST_LINE)
        if sum(len(kept) + 1 for kept in lines) + len(line) > MOST_SHOWN:
            break
        lines.insert(0, line)
    return "\n".join(lines)
