"""Submitted modals, of tables of every kind."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.core.components import dispatch_modal
from cogs.tables.services import Interaction


class Modals(commands.Cog):
    """Hands each modal to the handler of its verb, also one that was opened before a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await dispatch_modal(interaction)
