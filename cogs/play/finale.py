"""The buttons below the end of a game: its players turn it, and anyone may open a part again."""

from __future__ import annotations

from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import number_in, on, wait
from cogs.core.delivery import TROUBLE
from cogs.play.moves import localizer_for, show, watched
from cogs.tables.finale import NEXT, SKIP, finale_message, part_of, parts_pick, seen_by_all
from cogs.tables.service import Pressed
from cogs.tables.settings import preferences_here
from data.store.finales import CLOSED, Finales
from engine.core.refused import Refused


@on(NEXT)
async def press_next(press: Pressed) -> None:
    """Show the next part in the message, for everyone."""
    await _turn(press, number_in(press.arg or "") + 1)


@on(SKIP)
async def press_skip(press: Pressed) -> None:
    """Show the final table in the message, for everyone."""
    await _turn(press, CLOSED)


async def _turn(press: Pressed, to: int) -> None:
    """Turn the message, for someone who plays; a press on an older part only shows the present one.

    Raises: Refused `not_seated`, or `table_moved_on` if the game isn't over.
    """
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    table = await bot.tables.get(press.game)
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not_seated")
    if table.status != "finished":
        raise Refused("table_moved_on")
    kept = Finales(bot.store)
    queued = await kept.turn(table.id, to, seen=number_in(press.arg or ""))
    if interaction.message is None:
        return
    try:
        shown = await finale_message(bot, table)
        await edit_answer(interaction, view=shown.view, file=shown.picture)
        if queued is not None:
            await kept.shown([queued], interaction.message.id, seen_by_all(table, shown))
    except TROUBLE:  # the outbox repeats it
        pass
    bot.wake(table.id)


@on("pickfinale")
async def pick_part(press: Pressed) -> None:
    """Open a part of the end in private, for anyone who may look."""
    await wait(press)
    interaction = press.interaction
    table = await watched(interaction, press.game)
    if not table.running.over:
        raise Refused("table_moved_on")
    localizer, (pictures, theme) = await localizer_for(interaction, table), await preferences_here(interaction)
    shown = await part_of(interaction.client, table, localizer.lang, press.number, theme if pictures else None)
    shown.view.add_item(parts_pick(localizer, table, shown.parts, shown.number))
    await show(interaction, shown.view, shown.picture)
