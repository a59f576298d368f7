"""What the buttons that draw cards do: the first answers with a private panel, on which the second card is taken."""

from __future__ import annotations

from discord import ui

from cogs.core.components import on, wait
from cogs.play.moves import close_page, draw, drawn_cards, localizer_for, say, seated, show, stop_drawing, turn_page
from cogs.rail.draw_panel import drawn_panel, may_draw_on, refill_panel, taken_by
from cogs.rail.draws import TO, refills
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from engine.core.refused import Refused
from engine.parts.market import Market, MarketSeen


async def panel_after(interaction: Interaction, table: Table, why: str = "") -> ui.LayoutView:
    """The panel of whoever has just taken a card; with `why`, of a table that may have moved on since."""
    tables, seat = interaction.client.tables, table.seat_of(interaction.user.id)
    assert seat is not None
    cards = await drawn_cards(tables, table, seat)
    newest = await tables.get(table.id) if why else table
    return drawn_panel(await localizer_for(interaction, newest), newest, seat, cards, why)


async def show_drawn(interaction: Interaction, table: Table, why: str = "") -> None:
    """Answers a deferred draw with the panel."""
    await show(interaction, await panel_after(interaction, table, why))


@on("draw")
async def draw_blind(press: Pressed) -> None:
    await _draw_anew(press, TO + (press.arg or ""))


@on("pickcard")
async def draw_face_up(press: Pressed) -> None:
    await _draw_anew(press, press.values[0])


async def _draw_anew(press: Pressed, wanted: str) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await show_drawn(press.interaction, await draw(press.interaction, table, wanted, press.step))


@on("take")
async def take_face_up(press: Pressed) -> None:
    """Takes a face-up card; where several decks could fill its gap, asks which one is to."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    card, view = taken_by(press.arg), table.running.view(None)
    lying = card in view.seen(MarketSeen).face_up
    decks = refills(view, card) if view.part(Market).several and lying else ()
    if len(decks) > 1 and view.turn.seat == seat:
        localizer = await localizer_for(press.interaction, table)
        await show(press.interaction, refill_panel(localizer, table, view, card))
        return
    wanted = f"{card}{TO}{decks[0]}" if decks else card
    await show_drawn(press.interaction, await draw(press.interaction, table, wanted, press.step))


@on("drawtwo")
async def draw_two(press: Pressed) -> None:
    """Two cards off one deck, each a step of its own. Whatever hinders the second one is told beside the first."""
    await wait(press)
    interaction, wanted = press.interaction, TO + (press.arg or "")
    table, seat = await seated(interaction, press.game)
    table = await draw(interaction, table, wanted, press.step)
    why = ""
    if may_draw_on(table.running.view(seat), seat):
        try:
            table = await draw(interaction, table, wanted, table.step)
        except Refused as refused:
            localizer = await localizer_for(interaction, table)
            reason = localizer.refusal(refused)
            why = localizer.say("draw-not-second", why=reason)
    else:
        why = (await localizer_for(interaction, table)).say("draw-none-left")
    await show_drawn(interaction, table, why)


@on("drawhere")
async def draw_in_place(press: Pressed) -> None:
    """A tap on the private panel: it shows what came of it, in place."""
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game)
    after = await draw(press.interaction, table, taken_by(press.arg), press.step)
    await turn_page(press.interaction, await panel_after(press.interaction, after))


@on("stop")
async def press_stop(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await stop_drawing(press.interaction, table, press.step))


@on("stophere")
async def stop_in_place(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game)
    await close_page(press.interaction, await stop_drawing(press.interaction, table, press.step))
