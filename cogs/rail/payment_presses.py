"""Questions about a payment on one private message: which cards, step by step, then what they would change."""

from __future__ import annotations

from typing import Any

from cogs.core.components import on
from cogs.play.moves import localizer_for, offer, seated, show, turn_page, wants_preview
from cogs.play.options import Choices, choices
from cogs.rail.cards import decoded
from cogs.rail.payments import Bill, Payable, best, bill_of, payment_choices, payment_page, read_payment
from cogs.rail.typed import parse_city
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.parts.market import Cards, Market

# By a command


async def offer_bill(
    interaction: Interaction, table: Table, seat: Seat, bill: Bill, cards: Cards | None, now: bool
) -> None:
    """What a command pays for: with the cards that were named, else with the thriftiest ones that pay.

    Whoever wants no preview is asked how to pay, where there are several ways. Raises Refused.
    """
    ways = [] if cards is not None else best(table.running, seat, bill, 2)
    if len(ways) > 1 and (now or not await wants_preview(interaction)):
        page = payment_page(await localizer_for(interaction, table), table, seat, bill)
        assert not isinstance(page, tuple)
        await show(interaction, page)
        return
    # With nothing that could pay, the engine says what is wrong.
    paid = cards if cards is not None else ways[0] if ways else ()
    await offer(interaction, table, bill.action(seat, paid), now=now)


async def build(interaction: Interaction, kind: Payable[Any], city: str, payment: str | None, now: bool) -> None:
    """What a command builds in a city. The interaction is deferred. Raises Refused."""
    table, seat = await seated(interaction)
    kind.check(table.running, seat)
    localizer = await localizer_for(interaction, table)
    bill = Bill(kind, parse_city(localizer, city))
    cards = None if payment is None else read_payment(localizer, table.running, seat, bill, payment)
    await offer_bill(interaction, table, seat, bill, cards, now)


def city_payments(
    localizer: Localizer, table: Table, seat: Seat, kind: Payable[Any], city: str, typed: str = ""
) -> dict[str, str]:
    """Label -> value of the ways to pay for what is built in the city that is typed so far."""
    try:
        found = parse_city(localizer, city)
    except Refused:
        return {}
    return payment_choices(localizer, table.running, seat, [Bill(kind, found)], typed)


def payment_list(labels: dict[str, str], typed: str) -> Choices:
    """The payments that fit what is typed; where the words fit none, what they were read as."""
    return choices(labels, typed) or choices(dict(list(labels.items())[:1]) if typed.strip() else {}, "")


# By presses


async def ask_action(press: Pressed, kind: Payable[Any], of: str) -> None:
    """Shows the move with the thriftiest payment; whoever wants no preview is asked how to pay, if that is open."""
    bill = Bill(kind, of)
    table, seat = await seated(press.interaction, press.game, press.step)
    kind.check(table.running, seat)
    ways = best(table.running, seat, bill, 2)
    if not ways:
        raise Refused("table_moved_on")
    if len(ways) > 1 and not await wants_preview(press.interaction):
        await _turn_payments(press, table, seat, bill)
        return
    await offer(press.interaction, table, bill.action(seat, ways[0]), step=press.step)


async def _turn_payments(press: Pressed, table: Table, seat: Seat, bill: Bill, codes: str = "") -> None:
    """The next question about the payment; where all are answered, what it would change."""
    localizer = await localizer_for(press.interaction, table)
    page = payment_page(localizer, table, seat, bill, codes)
    if isinstance(page, tuple):
        await offer(press.interaction, table, bill.action(seat, page), codes=codes, step=press.step)
    else:
        await turn_page(press.interaction, page)


async def _asked(press: Pressed) -> tuple[Table, Seat, Bill, str]:
    """Who is asked about which payment, and the answers so far. Raises Refused."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    bill, codes = bill_of(table.running.rules, press.arg)
    return table, seat, bill, codes


@on("pickstep")
async def pick_step(press: Pressed) -> None:
    table, seat, bill, codes = await _asked(press)
    bill.kind.check(table.running, seat)
    await _turn_payments(press, table, seat, bill, codes + press.values[0])


@on("other-cards")
async def other_cards(press: Pressed) -> None:
    table, seat, bill, codes = await _asked(press)
    bill.kind.check(table.running, seat)
    await _turn_payments(press, table, seat, bill, codes)


@on("back")
async def step_back(press: Pressed) -> None:
    """To the question before; from the first one to the routes or cities."""
    table, seat, bill, codes = await _asked(press)
    if codes == "-":
        localizer = await localizer_for(press.interaction, table)
        await turn_page(press.interaction, bill.kind.places(localizer, table, seat))
        return
    bill.kind.check(table.running, seat)
    await _turn_payments(press, table, seat, bill, codes)


async def pick_cards(press: Pressed, kind: Payable[Any]) -> None:
    """A whole payment was chosen."""
    assert press.arg is not None
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    action = kind.make(seat, press.arg, cards_of(table, press.values[0]))
    await offer(press.interaction, table, action, step=press.step)


def cards_of(table: Table, text: str) -> Cards:
    """Cards as the value of an option has them. Raises Refused("unreadable_cards")."""
    cards = decoded(table.running.rules.part(Market), text)
    if cards is None:
        raise Refused("unreadable_cards", text=text)
    return cards
