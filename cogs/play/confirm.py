"""The last tap of a move: what is wished for is shown first, and just what was shown is played."""

from __future__ import annotations

from cogs.core.components import on
from cogs.play.moves import build, claim, close_page, draw_tickets, exchange, localizer_for, seated, turn_page
from cogs.play.preview import action_of, bill_for, preview_panel, preview_picture, wants_preview
from cogs.tables.family import family_of
from cogs.tables.picture_preferences import preferences_here
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from engine.core.action import Action, Seat
from engine.parts.pieces import ExchangePieces
from engine.parts.routes import ClaimRoute


async def offer(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    action: Action,
    *,
    codes: str = "",
    now: bool = False,
    step: int | None = None,
) -> None:
    """Shows what an action would change, with the button that plays it; plays it at once where that is wanted.

    The interaction is deferred. `now` says that the person has asked for no preview this time. Raises Refused.
    """
    refused = table.running.refuse(action)
    if refused is not None:
        raise refused
    if now or not await wants_preview(interaction):
        await carry_out(interaction, table, seat, action, step)
        return
    localizer = await localizer_for(interaction, table)
    picture = await preview_picture(interaction, table, seat, action)
    await turn_page(interaction, preview_panel(localizer, table, seat, action, codes, picture), picture)


async def carry_out(
    interaction: Interaction, table: Table, seat: Seat, action: Action, step: int | None = None
) -> None:
    """Plays it, and says in the same private message what came of it."""
    paid = bill_for(action)
    if paid is not None and isinstance(action, ClaimRoute):
        await close_page(interaction, await claim(interaction, table, action.route, action.payment, step))
    elif paid is not None:
        await close_page(interaction, await build(interaction, table, *paid, step))
    elif isinstance(action, ExchangePieces):
        await close_page(interaction, await exchange(interaction, table, action.give, action.count, step))
    else:
        await _show_new_tickets(interaction, await draw_tickets(interaction, table, step), seat)


async def _show_new_tickets(interaction: Interaction, table: Table, seat: Seat) -> None:
    """The hand with what was drawn, and with the button that opens the choice."""
    words, lang = interaction.client.words, await interaction.client.lang_of(interaction)
    taste = await preferences_here(interaction)
    file = (
        await family_of(table.running.rules).hand_file(words, lang, table, seat, theme=taste.theme)
        if taste.pictures
        else None
    )
    await turn_page(
        interaction, family_of(table.running.rules).hand_panel(words, lang, table, seat, picture=file is not None), file
    )


@on("confirm")
async def confirm(press: Pressed) -> None:
    """Plays what the pressed message shows, if the table still stands where it was shown."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    action = action_of(table.running, seat, press.arg)
    await carry_out(press.interaction, table, seat, action, press.step)
