"""Undo of one's own last step: the command, the public button, and the note on final actions."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.client import command
from cogs.core.components import on, wait
from cogs.play.moves import localizer_for, say, seated, show
from cogs.play.takeback import alone
from cogs.play.undo_question import may_ask, others_of, question_panel, undo_alone
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.seats import Seats
from engine.core.action import Action, Seat
from engine.core.refused import Refused
from engine.core.undo import UndoStep, can_take_back


def final_note(localizer: Localizer, table: Table, action: Action) -> str:
    """Return what a confirmation says about an action that can't be undone; "" if it can."""
    return "" if can_take_back(table.running, action) else localizer.say("undo-final")


class Undo(commands.Cog):
    """Undoes one's own last step, if it revealed nothing hidden and no one acted after it."""

    @command()
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Undo the asker's last step."""
        table, _ = await seated(interaction)
        await take_back(interaction, table)


@on("takeback")
async def press_takeback(press: Pressed) -> None:
    """Undo the last step of the person who pressed."""
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await take_back(press.interaction, table, press.step)


async def take_back(interaction: Interaction, table: Table, step: int | None = None) -> None:
    """Undo the asker's last step and say so, or offer to ask the others where they have to agree.

    Who plays with computers alone undoes what these did since, too, but nothing from before the others left.
    Raises: Refused with the codes of `refuse_undo`, `rated_undo` where a casual game would ask the others,
        `not_your_step` if the seat had another holder then, and `played_for_you` if its time was up.
    """
    tables = interaction.client.tables
    seat = table.seat_of(interaction.user.id)
    spans = await Seats(interaction.client.store).holders(table.id, table.seats)
    mine = [span for span in spans if span.seat == seat]
    own = None if seat is None else await undo_alone(interaction.client, table, seat)
    last = table.running.last
    together = last.count if last is not None and last.seat == seat else 1
    first = table.step - (together if own is None else own.steps) + 1
    if mine and mine[-1].from_step >= first:  # the seat has changed hands since that step
        raise Refused("not_your_step")
    if await tables.was_played_for(table, seat, first):
        raise Refused("played_for_you")
    if step is not None and not first <= step <= table.step:
        raise Refused("table_moved_on")
    barred = seat is not None and await may_ask(interaction.client, table, seat)
    if barred and seat is not None and others_of(table, seat):
        localizer = await localizer_for(interaction, table)
        await show(interaction, await question_panel(interaction.client, localizer, table, seat))
        return
    if not barred and seat is not None and table.running.view(None).asks_back == seat:
        raise Refused("rated_undo", bar="" if last is None else last.bar)

    agreed = own is not None and (barred or own.steps > 1)

    def undo(then: Table, seat: Seat) -> UndoStep:
        if (then.id, seat) in tables.hurried:  # its note comes with the end of the turn
            raise Refused("played_for_you")
        if agreed and alone(then) != seat:
            raise Refused("table_moved_on")
        return own if own is not None and agreed else UndoStep(seat)

    after = await tables.play(table.id, interaction.user.id, undo, step=table.step)
    await say(interaction, (await localizer_for(interaction, after)).say("done-undo"))
