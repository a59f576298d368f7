"""Taking one's own last step back, by command and by button, on tables of every kind."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.client import answering
from cogs.core.components import on, wait
from cogs.play.moves import localizer_for, say, seated
from cogs.tables.hurry import was_played_for
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import english
from data.store.seats import Seats
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.core.undo import UndoStep


class Undo(commands.Cog):
    """One's own last step, as long as nothing hidden came out of it and nobody acted after it."""

    @app_commands.command(name="undo", description=english("cmd-undo-desc"))
    @app_commands.guild_only()
    @answering
    async def undo(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await take_back(interaction, table)


@on("takeback")
async def press_takeback(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await take_back(press.interaction, table, press.step)


async def take_back(interaction: Interaction, table: Table, step: int | None = None) -> None:
    """Takes the asker's last step back and says so.

    Raises Refused, also for what another holder of the seat did, and for what was played when the time was up.
    """
    tables = interaction.client.tables
    seat = table.seat_of(interaction.user.id)
    spans = await Seats(interaction.client.store).holders(table.id, table.seats)
    mine = [span for span in spans if span.seat == seat]
    if mine and mine[-1].from_step >= table.step:  # the seat has changed hands since that step
        raise Refused("not_your_step")
    if await was_played_for(tables, table, seat):
        raise Refused("played_for_you")

    def undo(then: Table, seat: Seat) -> UndoStep:
        if (then.id, seat) in tables.hurried:  # its note comes with the end of the turn
            raise Refused("played_for_you")
        return UndoStep(seat)

    after = await tables.play(table.id, interaction.user.id, undo, step=table.step if step is None else step)
    await say(interaction, (await localizer_for(interaction, after)).say("done-undo"))
