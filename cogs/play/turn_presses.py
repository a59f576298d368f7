"""What the buttons of a turn do that neither draw cards nor pay: the hand, tickets, passing."""

from __future__ import annotations

from discord import ui

from cogs.core.components import on, wait
from cogs.core.panels import simple_panel
from cogs.play.confirm import offer
from cogs.play.moves import (
    choice_mark,
    choice_modal,
    keep,
    localizer_for,
    pass_turn,
    say,
    seated,
    show,
    show_hand,
    tell_kept,
)
from cogs.rail.buttons import choose_button
from cogs.rail.payments import Row
from cogs.tables.services import Pressed
from engine.core.refused import Refused
from engine.parts.tickets import DrawTickets


@on("hand")
async def open_hand(press: Pressed) -> None:
    """Shows the hand as it is now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show_hand(press.interaction, table, seat)


@on("pass")
async def press_pass(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await pass_turn(press.interaction, table, press.step))


@on("tickets")
async def press_tickets(press: Pressed) -> None:
    """Asks first, since there is no way back. What is drawn is then shown with the button that opens the choice."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await offer(press.interaction, table, seat, DrawTickets(seat), step=press.step)


@on("choose")
async def open_choice(press: Pressed) -> None:
    """Opens the choice that is pending now. The answer is a modal, which nothing may come before."""
    table, seat = await seated(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    await press.interaction.response.send_modal(choice_modal(localizer, table, seat))


@on("keep")
async def submit_choice(press: Pressed) -> None:
    """A submitted choice. It must be of the very offer that is pending, however often the table has moved on."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    if press.arg != choice_mark(table, seat):
        raise Refused("old_choice")
    try:
        kept = await keep(press.interaction, table, press.values)
    except Refused as refused:
        if refused.code not in ("too_few_tickets", "too_many_tickets"):
            raise
        localizer = await localizer_for(press.interaction, table)
        text = localizer.words.refusal(localizer.lang, refused, table)
        again = Row(choose_button(localizer, table))
        await show(press.interaction, simple_panel(ui.TextDisplay(text), again))
        return
    await tell_kept(press.interaction, kept)
