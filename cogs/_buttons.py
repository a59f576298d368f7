"""What the buttons and selects of a turn do. Each press carries its game and step; a stale one changes nothing."""

from __future__ import annotations

from discord import ui

from cogs._claims import Row, claims_of, payments, payments_panel, routes_panel
from cogs._moves import (
    build,
    choice_mark,
    choice_modal,
    claim,
    close_page,
    draw,
    draw_tickets,
    keep,
    leave_tunnel,
    pass_turn,
    pay_tunnel,
    say,
    seated,
    show,
    show_hand,
    speech_for,
    tell_kept,
    turn_page,
)
from cogs._options import parse_cards
from cogs._panels import begun, choose_button, simple_panel
from cogs._press import Pressed, on
from cogs._speech import Speech
from cogs._stations import builds_of, check_builder, cities_panel, fees, fees_panel
from cogs._tunnels import extra_panel, leads_through, risk_panel
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute


async def _wait(press: Pressed) -> None:
    """Acknowledges a press; the answer is a private message of its own."""
    await press.interaction.response.defer(ephemeral=True, thinking=True)


@on("draw")
async def draw_blind(press: Pressed) -> None:
    await _wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await draw(press.interaction, table, None, press.step))


@on("pickcard")
async def draw_face_up(press: Pressed) -> None:
    await _wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await draw(press.interaction, table, press.values[0], press.step))


@on("hand")
async def open_hand(press: Pressed) -> None:
    """Shows the hand as it is now, whatever step the button is from."""
    await _wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show_hand(press.interaction, table, seat)


@on("pass")
async def press_pass(press: Pressed) -> None:
    await _wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await pass_turn(press.interaction, table, press.step))


# Tickets


@on("tickets")
async def press_tickets(press: Pressed) -> None:
    """Draws tickets. They can only be looked at after this, so the modal is one press away."""
    await _wait(press)
    table, seat = await seated(press.interaction, press.game)
    after = await draw_tickets(press.interaction, table, press.step)
    await show_hand(press.interaction, after, seat)


@on("choose")
async def open_choice(press: Pressed) -> None:
    """Opens the choice that is pending now. The answer is a modal, which nothing may come before."""
    table, seat = await seated(press.interaction, press.game)
    speech = await speech_for(press.interaction, table)
    await press.interaction.response.send_modal(choice_modal(speech, table, seat))


@on("keep")
async def submit_choice(press: Pressed) -> None:
    """A submitted choice. It must be of the very offer that is pending, however often the table has moved on."""
    await _wait(press)
    table, seat = await seated(press.interaction, press.game)
    if press.arg != choice_mark(table, seat):
        raise Refused("old_choice")
    try:
        kept = await keep(press.interaction, table, press.values)
    except Refused as refused:
        if refused.code not in ("too_few_tickets", "too_many_tickets"):
            raise
        speech = await speech_for(press.interaction, table)
        text = speech.words.refusal(speech.lang, refused, table)
        again = Row(choose_button(speech, table))
        await show(press.interaction, simple_panel(ui.TextDisplay(text), again))
        return
    await tell_kept(press.interaction, kept)


# Claiming: route, then payment, each on the same private message


def _on_turn(game: Game, seat: Seat) -> None:
    """The engine's own refusal, where a seat may claim nothing at all now."""
    refused = game.refuse(ClaimRoute(seat, "", ()))
    if refused is not None and refused.code != "unknown_route":
        raise refused


@on("claim")
async def press_claim(press: Pressed) -> None:
    await _wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    _on_turn(begun(table), seat)
    speech = await speech_for(press.interaction, table)
    await show(press.interaction, routes_panel(speech, table, seat, begun(table)))


@on("pickgroup")
async def pick_group(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    speech = await speech_for(press.interaction, table)
    group = int(press.values[0])
    await turn_page(press.interaction, routes_panel(speech, table, seat, begun(table), group))


@on("pickroute")
async def pick_route(press: Pressed) -> None:
    await _ask_payment(press, press.values[0], None)


@on("pickcolor")
async def pick_color(press: Pressed) -> None:
    assert press.arg is not None
    await _ask_payment(press, press.arg, press.values[0])


async def _ask_payment(press: Pressed, route: str, color: str | None) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    _on_turn(begun(table), seat)
    ways = payments(claims_of(begun(table), seat), route)
    if not ways:
        raise Refused("table_moved_on")
    speech = await speech_for(press.interaction, table)
    await turn_page(press.interaction, payments_panel(speech, table, route, ways, color))


@on("pickpay")
async def pick_payment(press: Pressed) -> None:
    assert press.arg is not None
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    speech = await speech_for(press.interaction, table)
    payment = _cards(speech, press.values[0])
    if leads_through(table, press.arg):
        await turn_page(press.interaction, risk_panel(speech, table, seat, press.arg, payment))
        return
    told = await claim(press.interaction, table, press.arg, payment, press.step)
    await close_page(press.interaction, told)


def _cards(speech: Speech, text: str) -> Cards:
    assert speech.rules is not None
    return parse_cards(speech.words, speech.lang, speech.rules.part(Market).kinds, text)


# Tunnels: the odds before cards are committed, then the question what to do about what they cost more


@on("ways")
async def other_cards(press: Pressed) -> None:
    assert press.arg is not None
    await _ask_payment(press, press.arg, None)


@on("dig")
async def dig(press: Pressed) -> None:
    """Commits the cards: from here on there is no way back."""
    assert press.arg is not None
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game, press.step)
    route, _, payment = press.arg.partition("~")
    cards = _cards(await speech_for(press.interaction, table), payment)
    await close_page(press.interaction, await claim(press.interaction, table, route, cards, press.step))


@on("extra")
async def press_extra(press: Pressed) -> None:
    """Asks in private how to pay. That a hand cannot pay is also told there, and nowhere else."""
    await _wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    speech = await speech_for(press.interaction, table)
    await show(press.interaction, extra_panel(speech, table, seat))


@on("pickextra")
async def pick_extra(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game, press.step)
    cards = _cards(await speech_for(press.interaction, table), press.values[0])
    await close_page(press.interaction, await pay_tunnel(press.interaction, table, cards, press.step))


@on("retreat")
async def press_retreat(press: Pressed) -> None:
    await _wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await leave_tunnel(press.interaction, table, press.step))


# Stations: city, then payment


@on("station")
async def press_station(press: Pressed) -> None:
    await _wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    check_builder(begun(table), seat)
    await show(press.interaction, cities_panel(await speech_for(press.interaction, table), table, seat))


@on("pickcities")
async def pick_cities(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    speech = await speech_for(press.interaction, table)
    await turn_page(press.interaction, cities_panel(speech, table, seat, int(press.values[0])))


@on("picktown")
async def pick_city(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    check_builder(begun(table), seat)
    ways = fees(builds_of(begun(table), seat), press.values[0])
    if not ways:
        raise Refused("table_moved_on")
    speech = await speech_for(press.interaction, table)
    await turn_page(press.interaction, fees_panel(speech, table, press.values[0], ways))


@on("pickfee")
async def pick_fee(press: Pressed) -> None:
    assert press.arg is not None
    await press.interaction.response.defer()
    table, _ = await seated(press.interaction, press.game, press.step)
    cards = _cards(await speech_for(press.interaction, table), press.values[0])
    await close_page(press.interaction, await build(press.interaction, table, press.arg, cards, press.step))
