"""`/game log`: the public record of a game, as text and as a file, for everybody who sees its channel."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import answering, into_group
from cogs.core.components import Panel
from cogs.play.moves import running
from cogs.play.scores import ranked, winner_line
from cogs.tables.deals import closed
from cogs.tables.notes import note_text
from cogs.tables.record import Entry, Past, plain, record
from cogs.tables.services import Client, Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english, shorten
from cogs.text.localizer import Localizer
from data.store.notes import Notes
from data.store.seats import Seats
from engine.core.refused import Refused

MOST_LINE = 700
MOST_SHOWN = 3500
"""Of the 4,000 characters of a message, what the last lines may take."""


class Log(commands.Cog):
    """The record is made of what everybody may know, whoever asks."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "game")

    @app_commands.command(name="log", description=english("cmd-game-log-desc"))
    @app_commands.guild_only()
    @answering
    async def log(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
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
