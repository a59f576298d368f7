"""The notepad of a person at a table: a modal with its text, and what is stored."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.core.client import acknowledge, command, open_modal
from cogs.core.components import MOST_FIELD, custom_id, on, quoted, window
from cogs.play.moves import localizer_for, running, say, seated
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.store.private import Notepads
from engine.core.refused import Refused

MOST_NOTE = MOST_FIELD


def note_modal(localizer: Localizer, table: Table, written: str) -> ui.Modal:
    """Return the modal with the stored text; submitting it empty deletes the text."""
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id="note",
        required=False,
        max_length=MOST_NOTE,
        default=written or None,
    )
    title, label, about = (localizer.say(key) for key in ("note-title", "note-label", "note-about"))
    return window(title, custom_id(table.id, table.step, "notekeep"), label, about, field)


async def send_modal(interaction: Interaction, table: Table) -> None:
    """Answer with the modal. Nothing may be sent before a modal."""
    localizer = await localizer_for(interaction, table)
    written = await Notepads(interaction.client.store).load(table.id, interaction.user.id)
    await open_modal(interaction, note_modal(localizer, table, written))


@on("note")
async def open_note(press: Pressed) -> None:
    """Open the notepad."""
    table, _ = await seated(press.interaction, press.game)
    await send_modal(press.interaction, table)


@on("notekeep")
async def keep_note(press: Pressed) -> None:
    """Store the text, whatever happened at the table meanwhile."""
    await acknowledge(press.interaction, thinking=True)
    table = await running(press.interaction, press.game)
    text = press.field("note").strip()[:MOST_NOTE]
    await Notepads(press.interaction.client.store).keep(table.id, press.interaction.user.id, text)
    localizer = await localizer_for(press.interaction, table)
    answer = localizer.say("note-kept" if text else "note-gone")
    await say(press.interaction, shorten(f"{answer}\n{quoted(text)}", 2000) if text else answer)


class Notepad(commands.Cog):
    """The command of the notepad."""

    @command(defers=False)
    async def note(self, interaction: Interaction) -> None:
        """Open the notepad of the channel's game, or elsewhere of the only game in which the asker has a seat."""
        try:
            table, _ = await seated(interaction)
        except Refused:
            tables = await interaction.client.tables.of_user(interaction.user.id)
            if len(tables) != 1:
                raise
            table = tables[0]
        await send_modal(interaction, table)
