"""The last tap of a move: what is asked for is shown first, and just what was shown is played."""

from __future__ import annotations

from cogs.core.components import on
from cogs.play.hand import turn_to_hand
from cogs.play.moves import close_page, localizer_for, outcome, play, seated, turn_page
from cogs.play.preview import preview_panel, preview_picture, wants_preview
from cogs.tables.face import action_face, unpack
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from engine.core.action import Action


async def offer(
    interaction: Interaction,
    table: Table,
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
        await carry_out(interaction, table, action, step)
        return
    localizer = await localizer_for(interaction, table)
    picture = await preview_picture(interaction, localizer, table, action)
    await turn_page(interaction, preview_panel(localizer, table, action, codes, picture), picture)


async def carry_out(interaction: Interaction, table: Table, action: Action, step: int | None = None) -> None:
    """Plays it, and shows in the same private message what came of it."""
    played = await play(interaction, table, action, step)
    if action_face(table.running.rules, action).shows_hand:
        await turn_to_hand(interaction, played.after, played.action.seat)
    else:
        await close_page(interaction, await outcome(interaction, played))


@on("confirm")
async def confirm(press: Pressed) -> None:
    """Plays what the pressed message shows, if the table still stands where it was shown."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    action = unpack(table.running, seat, press.arg)
    await carry_out(press.interaction, table, action, press.step)
