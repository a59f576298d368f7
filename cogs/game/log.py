"""`/game log`: a game's public record as text and as a file; `/game verify`: check of a game against its seed."""

from __future__ import annotations

import asyncio
import io
import platform
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import discord
from discord import app_commands, ui
from msgspec import Struct

from cogs.core.client import command, sees, tell
from cogs.core.components import Panel
from cogs.core.delivery import says
from cogs.play.moves import running
from cogs.play.scores import ranked, winner_line
from cogs.tables.deals import check_open, closed
from cogs.tables.digest import once
from cogs.tables.notes import CHANGES, note_text
from cogs.tables.service import Client, GameCog, Interaction
from cogs.tables.table import DAILY, FIRST, Table
from cogs.tables.terms import stamp
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from cogs.text.names import unformatted
from data.languages import name_in
from data.store.daily import Dailies
from data.store.deals import Deal, Deals
from data.store.notes import Note, Notes
from data.store.rows import StepRow
from data.store.seats import Seats, Span
from engine.audit import Audit, audit, written
from engine.core.codec import decode_events
from engine.core.event import TurnBegan
from engine.core.refused import Refused
from engine.core.undo import StepUndone, standing

MOST_LINE = 700
MOST_SHOWN = 3500
"""Of the 4,000 characters of a message, what the last lines may take."""
MOST_NUMBER = 2**53 - 1
"""The largest number that Discord takes."""
Steps = Sequence[tuple[str | None, str]]


class Entry(Struct, frozen=True):
    """One line: when (Unix s), its place among the steps, what happened."""

    at: int
    order: float
    text: str

    @property
    def line(self) -> str:
        """The text with its time in UTC."""
        return f"{_time(self.at)} {self.text}"


class Past:
    """Localizers that name each seat's holder at the time of a step or note, from the `spans` of all seats."""

    def __init__(self, localizer: Localizer, table: Table, spans: Sequence[Span]) -> None:
        self._localizer, self._table = localizer, table
        self._held = [[span for span in spans if span.seat == row.seat] for row in table.seats]
        self._localizers: dict[tuple[int, ...], Localizer] = {}

    def at(self, step: int) -> Localizer:
        """Return the localizer for a step."""
        return self._with([sum(span.from_step < step for span in held[1:]) for held in self._held])

    def beside(self, notes: Iterable[Note]) -> Iterator[tuple[Note, Localizer]]:
        """Yield the notes of a game in order, each with its localizer.

        A note about a new holder uses the name of the holder before.
        """
        turns = [0 for _ in self._held]
        for note in notes:
            yield note, self._with(turns)
            seat = note.facts.get("seat")
            if note.kind in CHANGES and isinstance(seat, int):
                turns[seat] = min(turns[seat] + 1, len(self._held[seat]) - 1)

    def _with(self, turns: Sequence[int]) -> Localizer:
        """Return the localizer with these holders of the seats, counted from 0."""
        key = tuple(turns)
        if key not in self._localizers:
            names = [held[turn].name for held, turn in zip(self._held, key, strict=True)]
            seats = tuple(replace(row, name=name) for row, name in zip(self._table.seats, names, strict=True))
            self._localizers[key] = Localizer(
                self._localizer.words, self._localizer.lang, replace(self._table, seats=seats)
            )
        return self._localizers[key]


def record(past: Past, rows: Sequence[tuple[StepRow, int]]) -> list[Entry]:
    """Return a line for each step that has a sentence. Undone steps are marked, not left out."""
    seen = [[event.seen_by(None) for event in decode_events(row.events)] for row, _ in rows]
    entries, turn, before = list[Entry](), 0, list[int]()
    for (row, at), events, holds in zip(rows, seen, standing(seen), strict=True):
        undone = next((event.steps for event in events if isinstance(event, StepUndone)), 0)
        if undone:
            turn = before[-undone]
        localizer = past.at(row.step)
        text = once(localizer, events)
        if text:
            text = text if holds else localizer.say("log-undone", text=text)
            entries.append(Entry(at, row.step, f"[{turn}] {text}" if turn else text))
        before.append(turn)
        turn = next((event.number for event in reversed(events) if isinstance(event, TurnBegan)), turn)
    return entries


def plain(localizer: Localizer, table: Table, text: str) -> str:
    """Return a message's text for a file: names and times written out, nothing escaped."""
    names = {str(row.user_id): localizer.player(row.seat, plain=True) for row in table.seats}
    return re.sub(r"<@(\d+)>", lambda found: names.get(found[1], "?"), unformatted(text))


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


class Log(GameCog):
    """The command for the record. It contains public facts only."""

    @command("game")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_NUMBER] | None = None) -> None:
        """Send the record of the channel's game, or of the one with that number.

        Raises: Refused with the codes of `check_open` at a closed table, and `no_game_of_number` for a game that the
            asker may not read.
        """
        client = interaction.client
        played = await client.store.game_played_at(interaction.channel_id or 0) if game is None else None
        table = await running(interaction, played if game is None else await read_by(interaction, game))
        await check_open(client.store, table)
        localizer = Localizer(client.words, await client.lang_of(interaction), table)
        entries = await entries_of(client, localizer, table)
        text = "\n".join(["UTC", *(plain(localizer, table, entry.line) for entry in entries)])
        shown = f"### {localizer.say('log-title')}\n{_last(entries)}"
        await hand_over_file(interaction, f"game-{table.id}.txt", text, shown)


async def read_by(interaction: Interaction, game: int) -> int:
    """Return the number of a game of this server where the asker has or had a seat, or whose channel they can read.

    Anyone may read the games of a day's deal that is over.
    Raises: Refused `no_game_of_number`.
    """
    table, user = await _asked_for(interaction, game), interaction.user
    if table.kind == DAILY and not await closed(interaction.client.store, table):
        return table.id
    if await Seats(interaction.client.store).known_to(table.id, user.id):
        return table.id
    if isinstance(user, discord.Member) and await sees(user, table.channel_id):
        return table.id
    raise Refused("no_game_of_number", text=str(game))


async def hand_over_file(interaction: Interaction, name: str, text: str, shown: str) -> None:
    """Send the asker a text as a file, privately, with a sentence about it."""
    file = discord.File(io.BytesIO(text.encode()), name)
    view = Panel(ui.TextDisplay(shown), ui.File(f"attachment://{file.filename}"))
    await tell(interaction, view=view, file=file)


async def entries_of(bot: Client, localizer: Localizer, table: Table) -> list[Entry]:
    """Return steps and notes of a game, ordered by time."""
    rows = [row for row in await bot.store.timed_steps(table.id) if row[0].step <= table.step]
    past = Past(localizer, table, await Seats(bot.store).holders(table.id, table.seats))
    entries = record(past, rows)
    for note, then in past.beside(await Notes(bot.store).of_game(table.id)):
        text = note_text(then, note)
        if text:
            entries.append(Entry(note.at, note.step + 0.5, text))
    if rows and table.running.over:
        (last, at), view = rows[-1], table.running.view(None)
        totals = [
            localizer.say("score-row", player=localizer.player(seat), total=view.result.totals[seat])
            for seat in ranked(view)
        ]
        entries.append(Entry(at, last.step + 0.1, f"{winner_line(localizer, view)} {'; '.join(totals)}"))
    return sorted(entries, key=lambda entry: (entry.order, entry.at))


def _last(entries: list[Entry]) -> str:
    """Return the last lines, as many as a message has room for."""
    lines: list[str] = []
    for entry in reversed(entries):
        line = shorten(f"{stamp(entry.at, 'd')} {stamp(entry.at, 't')} {entry.text}", MOST_LINE)
        if sum(len(kept) + 1 for kept in lines) + len(line) > MOST_SHOWN:
            break
        lines.insert(0, line)
    return "\n".join(lines)


class Verify(GameCog):
    """The command for checking a game; its answer contains no secret any more."""

    @command("game")
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_NUMBER] | None = None
    ) -> None:
        """Check that a finished game follows from its opened seed."""
        table = await _asked_for(interaction, game)
        deal = await _opened(interaction, table, game)
        steps = [(row.action, row.events) for row in await self.bot.store.steps(table.id)]
        found = await asyncio.to_thread(_audit, self.bot, table, deal, steps)
        text = written(_head(table, deal), found, steps if table.status == "finished" else ())
        report = await _report(self.bot, await self.bot.lang_of(interaction), table, deal, found)
        await hand_over_file(interaction, f"game-{table.id}-verification.txt", text, "\n".join(report))


async def _asked_for(interaction: Interaction, game: int | None) -> Table:
    """Return the game of that number if it is on this server, or the channel's latest one.

    A try of this server's deal of a day is, even if it was played in direct messages.
    Raises: Refused.
    """
    bot = interaction.client
    here = interaction.channel_id or 0
    game_id = await bot.store.game_played_at(here, or_cancelled=True) if game is None else game
    stored = None if game_id is None else await bot.store.load(game_id)
    if stored is None or not stored.game.step:
        raise Refused("no_game_here") if game is None else Refused("no_game_of_number", text=str(game))
    table = await bot.tables.frame(stored.game.id)
    guild_id = table.guild_id
    if table.kind == DAILY:
        guild_id = await Dailies(bot.store).server_of(table.id) or guild_id
    if guild_id != interaction.guild_id:
        raise Refused("no_game_of_number", text=str(table.id))
    return table


async def _opened(interaction: Interaction, table: Table, game: int | None) -> Deal:
    """Return the opened deal of a game. Of others, those who may not read the game hear nothing.

    Raises: Refused without a deal, or while its seed is secret, with the seed's hash.
    """
    bot = interaction.client
    deal = await Deals(bot.store).stored_of_game(table.id)
    if deal is not None and deal.opened_at is not None:
        return deal
    if game is not None:
        await read_by(interaction, game)
    if deal is None:
        raise Refused("no_deal")
    if table.kind == DAILY:
        await check_open(bot.store, table)
    raise Refused("deal_closed" if deal.shared else "deal_secret", seal=deal.seal)


def _audit(bot: Client, table: Table, deal: Deal, steps: Steps) -> Audit:
    """Audit the stored steps.

    Raises: Refused `map_gone` if the rules of the game are missing.
    """
    return audit(bot.tables.rules_of(table), len(table.seats), deal.seed, steps, named=FIRST in table.options)


def _head(table: Table, deal: Deal) -> dict[str, object]:
    """Return the game's data for the file; `named`: the first seat was named, not drawn."""
    return {
        "game": table.id,
        "map": table.key,
        "variant": table.variant,
        "options": sorted(name for name in table.options if name != FIRST),
        "named": FIRST in table.options,
        "seats": len(table.seats),
        "python": platform.python_version(),
        "seed": deal.seed,
        "hash": deal.seal,
    }


async def _report(bot: Client, lang: str, table: Table, deal: Deal, found: Audit) -> list[str]:
    """Return which game it is, whether its steps match the seed, and whether the hash was posted first."""
    say, names = bot.words.say, bot.tables.rules_of(table).names
    lines = [say(lang, "verify-title", game=str(table.id), map=name_in(names, lang))]
    if found.wrong is None:
        lines.append(say(lang, "verify-good", steps=found.steps))
    elif found.wrong == 1:
        lines.append(say(lang, "verify-wrong-deal"))
    else:
        lines.append(say(lang, "verify-wrong-step", step=found.wrong, good=found.wrong - 1))
    lines.append(await _first_post(bot, lang, table, deal))
    return [*lines, say(lang, "verify-seed", seed=deal.seed, seal=deal.seal), say(lang, "verify-file")]


async def _first_post(bot: Client, lang: str, table: Table, deal: Deal) -> str:
    """Return whether the game's first post holds the hash, or that it can't be read any more."""
    message_id = await Deals(bot.store).first_post(table.id)
    if message_id is None:
        return bot.words.say(lang, "verify-no-post")
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    try:
        message = await channel.fetch_message(message_id)
    except discord.HTTPException:
        return bot.words.say(lang, "verify-no-post")
    key = "verify-hash-fits" if says(message, deal.seal) else "verify-hash-missing"
    return bot.words.say(lang, key, link=message.jump_url)
