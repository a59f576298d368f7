"""Questions about a payment on one private message: which cards, step by step, then the preview."""

from __future__ import annotations

from typing import Any

from cogs.core.client import Choices, acknowledge
from cogs.core.components import on, wait
from cogs.play.moves import at_seat, localizer_for, offer, seated, show, turn_page, wants_preview
from cogs.play.options import asker, choices
from cogs.rail.cards import decoded
from cogs.rail.payments import Bill, Payable, best, bill_of, payment_choices, payment_page, read_payment
from cogs.rail.typed import parse_city
from cogs.tables.face import unpack
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.foresight import on_turn
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Cards, Market

# By a command


async def offer_bill(
    interaction: Interaction, table: Table, seat: Seat, bill: Bill, cards: Cards | None, now: bool
) -> None:
    """Preview or play what a command pays for: with the cards named, else with the cheapest payment.

    A player without previews chooses how to pay, if there are several ways.
    Raises: Refused with the engine's code when nothing pays, or as `offer` does.
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
    """Preview or play what a command builds in a city. The interaction must be deferred.

    Raises: Refused with the codes of `Payable.check`, `parse_city` and `read_payment`, or as `offer_bill` does.
    """
    localizer, table, seat = await at_seat(interaction)
    kind.check(table.running, seat)
    bill = Bill(kind, parse_city(localizer, city))
    cards = None if payment is None else read_payment(localizer, table.running, seat, bill, payment)
    await offer_bill(interaction, table, seat, bill, cards, now)


def payment_labels(
    localizer: Localizer, game: Game, seat: Seat, kind: Payable[Any], of: str, typed: str = ""
) -> dict[str, str]:
    """Return the ways to pay for the routes or cities that the text `of` may mean, by label, best first."""
    bills = [Bill(kind, one) for one in kind.meant(localizer, game, seat, of)]
    return payment_choices(localizer, game, seat, bills, typed)


async def offer_payments(interaction: Interaction, kind: Payable[Any], typed: str, *, ahead: bool = False) -> Choices:
    """Offer the payments that fit what is typed; if none does, what the text was read as.

    `ahead`: as if it were the asker's turn.
    """
    at = await asker(interaction)
    if at is None or (ahead and not at[1].running.turn.number):
        return []
    localizer, game, seat = at[0], at[1].running, at[2]
    of = str(getattr(interaction.namespace, kind.place) or "")
    labels = payment_labels(localizer, on_turn(game, seat) if ahead else game, seat, kind, of, typed)
    return choices(labels, typed) or choices(dict(list(labels.items())[:1]) if typed.strip() else {}, "")


# By presses


async def open_places(kind: Payable[Any], press: Pressed) -> None:
    """Ask which route or city is meant."""
    await wait(press)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    kind.check(table.running, seat)
    await show(press.interaction, kind.places(localizer, table, seat))


async def turn_places(kind: Payable[Any], press: Pressed) -> None:
    """Show the routes or cities: in earlier versions, a part of their list was picked first."""
    await acknowledge(press.interaction)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    await turn_page(press.interaction, kind.places(localizer, table, seat))


async def pick_place(kind: Payable[Any], press: Pressed) -> None:
    """Ask how to pay for the route or city that was picked."""
    await acknowledge(press.interaction)
    await ask_action(press, kind, press.value)


async def ask_action(press: Pressed, kind: Payable[Any], of: str) -> None:
    """Preview the move with the cheapest payment.

    A player without previews chooses how to pay, if there is a choice.
    Raises: Refused `table_moved_on` if there is no way to pay any more.
    """
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
    """Show the next question about the payment; if all are answered, the preview."""
    localizer = await localizer_for(press.interaction, table)
    page = payment_page(localizer, table, seat, bill, codes)
    if isinstance(page, tuple):
        await offer(press.interaction, table, bill.action(seat, page), codes=codes, step=press.step)
    else:
        await turn_page(press.interaction, page)


@on("pickstep", plays=played_in(CARD_GAMES))
@on("other-cards", plays=played_in(CARD_GAMES))
@on("back", plays=played_in(CARD_GAMES))
async def next_question(press: Pressed) -> None:
    """Show the next question after an answer, or the previous one; from the first one back to the places."""
    await acknowledge(press.interaction)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    bill, codes = bill_of(table.running.rules, press.arg)
    if codes == "-":
        await turn_page(press.interaction, bill.kind.places(localizer, table, seat))
        return
    bill.kind.check(table.running, seat)
    await _turn_payments(press, table, seat, bill, codes + "".join(press.values))


@on("pay-with", plays=played_in(CARD_GAMES))
async def press_cards(press: Pressed) -> None:
    """Preview or play the action with the payment of a button."""
    await acknowledge(press.interaction)
    table, seat = await seated(press.interaction, press.game, press.step)
    await offer(press.interaction, table, unpack(table.running, seat, press.arg), step=press.step)


async def pick_cards(kind: Payable[Any], press: Pressed) -> None:
    """Preview or play the action with the payment that was picked."""
    await acknowledge(press.interaction)
    table, seat = await seated(press.interaction, press.game, press.step)
    action = kind.make(seat, press.arg or "", cards_of(table, press.value))
    await offer(press.interaction, table, action, step=press.step)


def cards_of(table: Table, text: str) -> Cards:
    """Return the cards encoded in an option's value.

    Raises: Refused `table_moved_on` for any other text.
    """
    cards = decoded(table.running.rules.part(Market), text)
    if cards is None:
        raise Refused("table_moved_on")
    return cards
