"""What presses do that lead to a payment: route, station or port, then the cards, all on one private message."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from cogs.core.components import on, wait
from cogs.faces.ports import check_port_builder, ports_panel
from cogs.faces.stations import check_builder, cities_panel
from cogs.faces.tunnels import extra_panel
from cogs.play.confirm import offer
from cogs.play.moves import (
    close_page,
    leave_tunnel,
    localizer_for,
    pay_tunnel,
    say,
    seated,
    show,
    turn_page,
)
from cogs.play.preview import wants_preview
from cogs.rail.cards import decoded
from cogs.rail.claims import routes_panel
from cogs.rail.payments import PORT, ROUTE, STATION, Bill, best, bill_of, payment_page
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute


def _on_turn(game: Game, seat: Seat) -> None:
    """The engine's own refusal, where a seat may claim nothing at all now."""
    refused = game.refuse(ClaimRoute(seat, "", ()))
    if refused is not None and refused.code != "unknown_route":
        raise refused


@on("claim")
async def press_claim(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    _on_turn(table.running, seat)
    localizer = await localizer_for(press.interaction, table)
    await show(press.interaction, routes_panel(localizer, table, seat, table.running))


@on("pickgroup")
async def pick_group(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    localizer = await localizer_for(press.interaction, table)
    group = int(press.values[0])
    await turn_page(press.interaction, routes_panel(localizer, table, seat, table.running, group))


@on("pickroute")
async def pick_route(press: Pressed) -> None:
    """From the list of routes the page turns; from a hand, which stays as it is, a page of its own opens."""
    message = press.interaction.message
    if press.arg is not None or message is None or not message.flags.ephemeral:
        await wait(press)
    else:
        await press.interaction.response.defer()
    await _ask_wish(press, Bill(ROUTE, press.values[0]))


async def _ask_wish(press: Pressed, bill: Bill) -> None:
    """Shows the move with the thriftiest payment; whoever wants no preview is asked how to pay, if that is open."""
    table, seat = await seated(press.interaction, press.game, press.step)
    _may_pay(table.running, seat, bill)
    ways = best(table.running, seat, bill, 2)
    if not ways:
        raise Refused("table_moved_on")
    if len(ways) > 1 and not await wants_preview(press.interaction):
        await _turn_payments(press, table, seat, bill)
        return
    await offer(press.interaction, table, seat, bill.wish(seat, ways[0]), step=press.step)


async def _ask_payment(press: Pressed, bill: Bill, codes: str = "") -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    _may_pay(table.running, seat, bill)
    await _turn_payments(press, table, seat, bill, codes)


async def _turn_payments(press: Pressed, table: Table, seat: Seat, bill: Bill, codes: str = "") -> None:
    """The next question about the payment; where all are answered, what it would change."""
    localizer = await localizer_for(press.interaction, table)
    page = payment_page(localizer, table, seat, bill, codes)
    if isinstance(page, tuple):
        await offer(press.interaction, table, seat, bill.wish(seat, page), codes=codes, step=press.step)
    else:
        await turn_page(press.interaction, page)


def _may_pay(game: Game, seat: Seat, bill: Bill) -> None:
    """The engine's own refusal, where a seat may do nothing of the kind now."""
    checks = {ROUTE: _on_turn, PORT: check_port_builder, STATION: check_builder}
    checks[bill.kind](game, seat)


@on("pickstep")
async def pick_step(press: Pressed) -> None:
    bill, codes = bill_of(press.arg)
    await _ask_payment(press, bill, codes + press.values[0])


@on("back")
async def step_back(press: Pressed) -> None:
    """To the question before; from the first one to the routes or cities."""
    bill, codes = bill_of(press.arg)
    if codes != "-":
        await _ask_payment(press, bill, codes)
        return
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    localizer = await localizer_for(press.interaction, table)
    if bill.kind == ROUTE:
        panel = routes_panel(localizer, table, seat, table.running)
    else:
        panel = (ports_panel if bill.kind == PORT else cities_panel)(localizer, table, seat)
    await turn_page(press.interaction, panel)


@on("pickpay")
async def pick_payment(press: Pressed) -> None:
    await _pick_cards(press, ROUTE)


@on("pick-port-payment")
async def pick_duty(press: Pressed) -> None:
    await _pick_cards(press, PORT)


@on("pick-station-payment")
async def pick_fee(press: Pressed) -> None:
    await _pick_cards(press, STATION)


async def _pick_cards(press: Pressed, kind: str) -> None:
    assert press.arg is not None
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    wish = Bill(kind, press.arg).wish(seat, _cards(table, press.values[0]))
    await offer(press.interaction, table, seat, wish, step=press.step)


def _cards(table: Table, text: str) -> Cards:
    cards = decoded(table.running.rules.part(Market), text)
    if cards is None:
        raise Refused("unreadable_cards", text=text)
    return cards


@on("other-cards")
async def other_cards(press: Pressed) -> None:
    bill, codes = bill_of(press.arg)
    await _ask_payment(press, bill, codes)


@on("pay-tunnel")
async def press_extra(press: Pressed) -> None:
    """Asks in private how to pay. That a hand cannot pay is also told there, and nowhere else."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    localizer = await localizer_for(press.interaction, table)
    await show(press.interaction, extra_panel(localizer, table, seat))


@on("pickextra")
async def pick_extra(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game, press.step)
    cards = _cards(table, press.values[0])
    await close_page(press.interaction, await pay_tunnel(press.interaction, table, cards, press.step))


@on("leave-tunnel")
async def press_retreat(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await leave_tunnel(press.interaction, table, press.step))


@on("station")
async def press_station(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    check_builder(table.running, seat)
    await show(press.interaction, cities_panel(await localizer_for(press.interaction, table), table, seat))


@on("pickcities")
async def pick_cities(press: Pressed) -> None:
    await _turn_cities(press, cities_panel)


async def _turn_cities(press: Pressed, panel: Callable[[Localizer, Table, Seat, int], ui.LayoutView]) -> None:
    """The part of the list that was picked."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    localizer = await localizer_for(press.interaction, table)
    await turn_page(press.interaction, panel(localizer, table, seat, int(press.values[0])))


@on("pick-station-city")
async def pick_city(press: Pressed) -> None:
    await press.interaction.response.defer()
    await _ask_wish(press, Bill(STATION, press.values[0]))


@on("port")
async def press_port(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    check_port_builder(table.running, seat)
    await show(press.interaction, ports_panel(await localizer_for(press.interaction, table), table, seat))


@on("pickports")
async def pick_ports(press: Pressed) -> None:
    await _turn_cities(press, ports_panel)


@on("pickport")
async def pick_port(press: Pressed) -> None:
    await press.interaction.response.defer()
    await _ask_wish(press, Bill(PORT, press.values[0]))
