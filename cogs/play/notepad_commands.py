"""`/note`: the private note pad of a table. Only who wrote it sees it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.client import answering
from cogs.play.moves import seated
from cogs.play.notepad import send_modal
from cogs.tables.services import Interaction
from cogs.text.catalogue import english
from engine.core.refused import Refused


class Notepad(commands.Cog):
    """The command of the note pad."""

    @app_commands.command(name="note", description=english("cmd-note-desc"))
    @answering
    async def note(self, interaction: Interaction) -> None:
        """In the channel of a game its own pad; anywhere else that of the only game where the asker sits."""
        try:
            table, _ = await seated(interaction)
        except Refused:
            tables = await interaction.client.tables.of_user(interaction.user.id)
            if len(tables) != 1:
                raise
            table = tables[0]
        await send_modal(interaction, table)
