"""Choosing the start mix and exchanging pieces: modals whose numbers are typed, and what comes of them (R33, R36)."""

from __future__ import annotations

from typing import Any

from discord import SelectOption, ui

from cogs._moves import (
    choose_mix,
    exchange,
    exchange_state,
    say,
    seated,
    show,
    speech_for,
)
from cogs._options import folded, meaning_of
from cogs._panels import GREEN, begun, simple_panel
from cogs._press import Press, Pressed, custom_id, on
from cogs._speech import Speech
from cogs._table import Table
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.pieces import KINDS, ChoosePieces, ExchangePieces, Pieces, PiecesSeen

MOST_DIGITS = 4
ASKS_FOR_NUMBERS = ("wrong_mix", "negative_mix", "too_many_of_kind", "no_whole_number")
ASKS_FOR_COUNT = ("no_whole_number", "exchange_nothing", "too_few_to_exchange", "box_too_small", "unknown_pieces")


def number_of(text: str) -> int:
    """A typed whole number. Raises Refused("no_whole_number")."""
    digits = text.strip().removeprefix("+")
    sign = -1 if digits[:1] in ("-", "−") else 1
    digits = digits.lstrip("-−")
    if not digits.isdecimal() or len(digits) > MOST_DIGITS:
        raise Refused("no_whole_number", text=text)
    return sign * int(digits)


def _again(speech: Speech, table: Table, verb: str, refused: Refused) -> ui.LayoutView:
    """Why it was refused, with a button that opens the modal once more."""
    text = speech.words.refusal(speech.lang, refused, table)
    button = Press(table.id, table.step, verb, speech.say("button-again"), style=GREEN)
    return simple_panel(ui.TextDisplay(text), ui.ActionRow(button))


def _field(text: str, id_: str, value: str, note: str | None = None, *, required: bool = True) -> ui.Label[Any]:
    field: ui.TextInput[Any] = ui.TextInput(custom_id=id_, default=value, max_length=5, required=required)
    return ui.Label(text=text, description=note, component=field)


# The mix


def mix_modal(speech: Speech, table: Table, seat: Seat) -> ui.Modal:
    """Two numbers, the suggested ones to begin with. Raises Refused where the seat has nothing to choose."""
    game = begun(table)
    check_mixer(game, seat)
    numbers = game.rules.part(Pieces).numbers
    modal = ui.Modal(title=speech.say("modal-mix"), timeout=900, custom_id=custom_id(table.id, table.step, "setmix"))
    note = speech.say("modal-mix-sum", start=numbers.start)
    most, suggested = numbers.most, numbers.suggested
    trains = speech.say("modal-mix-trains", most=most.train)
    modal.add_item(_field(trains, "trains", str(suggested.train), note))
    modal.add_item(_field(speech.say("modal-mix-ships", most=most.ship), "ships", str(suggested.ship), required=False))
    return modal


def check_mixer(game: Game, seat: Seat) -> None:
    """Raises Refused where the seat has no mix to choose now."""
    if not game.rules.has(Pieces):
        raise Refused("not_in_this_game")
    suggested = game.rules.part(Pieces).numbers.suggested
    refused = game.refuse(ChoosePieces(seat, suggested.train, suggested.ship))
    if refused is not None:
        if seat not in game.view(seat).seen(PiecesSeen).choosing:
            raise Refused("pieces_chosen")
        raise refused


def read_mix(game: Game, trains: str, ships: str) -> tuple[int, int]:
    """Two typed numbers; without the second all other pieces are ships. Raises Refused("no_whole_number")."""
    first = number_of(trains)
    return first, number_of(ships) if ships.strip() else game.rules.part(Pieces).numbers.start - first


@on("mix")
async def open_mix(press: Pressed) -> None:
    """Opens the choice. The answer is a modal, which nothing may come before."""
    table, seat = await seated(press.interaction, press.game)
    speech = await speech_for(press.interaction, table)
    await press.interaction.response.send_modal(mix_modal(speech, table, seat))


@on("setmix")
async def submit_mix(press: Pressed) -> None:
    """A submitted choice, however often the others' choices have moved the table on."""
    await press.interaction.response.defer(ephemeral=True, thinking=True)
    table, seat = await seated(press.interaction, press.game)
    check_mixer(begun(table), seat)
    try:
        mix = read_mix(begun(table), press.field("trains"), press.field("ships"))
        told = await choose_mix(press.interaction, table, *mix)
    except Refused as refused:
        if refused.code not in ASKS_FOR_NUMBERS:
            raise
        await show(press.interaction, _again(await speech_for(press.interaction, table), table, "mix", refused))
        return
    await say(press.interaction, told)


# Exchanging


def check_exchanger(game: Game, seat: Seat) -> None:
    """The engine's own refusal, where a seat may exchange nothing at all now."""
    if not game.rules.has(Pieces):
        raise Refused("not_in_this_game")
    refused = game.refuse(ExchangePieces(seat, KINDS[0], 0))
    if refused is not None and refused.code != "exchange_nothing":
        raise refused
    if not any(most_of(game, seat, kind) for kind in KINDS):
        raise Refused("nothing_to_exchange")


def most_of(game: Game, seat: Seat, give: str) -> int:
    """How many pieces of a kind the seat can exchange."""
    seen = game.view(seat).seen(PiecesSeen)
    supply, box = seen.supply[seat] or (0, 0), seen.box[seat] or (0, 0)
    number = KINDS.index(give)
    return min(supply[number], box[1 - number])


def exchange_modal(speech: Speech, table: Table, seat: Seat) -> ui.Modal:
    """Which kind, and how many. Raises Refused where the seat can exchange nothing."""
    game = begun(table)
    check_exchanger(game, seat)
    id_ = custom_id(table.id, table.step, "setexchange")
    modal = ui.Modal(title=speech.say("modal-exchange"), timeout=900, custom_id=id_)
    kinds = [kind for kind in KINDS if most_of(game, seat, kind)]
    options = [
        SelectOption(
            label=speech.say(f"exchange-give-{kind}", most=most_of(game, seat, kind)),
            value=kind,
            default=len(kinds) == 1,
        )
        for kind in kinds
    ]
    points = game.rules.part(Pieces).numbers.exchange_points
    state = speech.say("exchange-state", **exchange_state(game.view(seat), seat))
    pick: ui.Select[Any] = ui.Select(custom_id="give", options=options)
    modal.add_item(ui.TextDisplay(state))
    modal.add_item(ui.Label(text=speech.say("modal-exchange-give"), component=pick))
    cost = speech.say("modal-exchange-cost", points=points)
    modal.add_item(_field(speech.say("modal-exchange-count"), "count", "1", cost))
    return modal


def read_kind(speech: Speech, text: str) -> str:
    """The kind of pieces that a text names. Raises Refused("unknown_pieces")."""
    found = {meaning_of(speech.words, speech.lang, word, KINDS) for word in folded(text)}
    kind = found.pop() if len(found) == 1 else None
    if kind is None:
        raise Refused("unknown_pieces", kind=text)
    return kind


@on("exchange")
async def open_exchange(press: Pressed) -> None:
    """Opens the question. The answer is a modal, which nothing may come before."""
    table, seat = await seated(press.interaction, press.game, press.step)
    speech = await speech_for(press.interaction, table)
    await press.interaction.response.send_modal(exchange_modal(speech, table, seat))


@on("setexchange")
async def submit_exchange(press: Pressed) -> None:
    await press.interaction.response.defer(ephemeral=True, thinking=True)
    table, _ = await seated(press.interaction, press.game, press.step)
    try:
        count = number_of(press.field("count"))
        told = await exchange(press.interaction, table, press.field("give"), count, press.step)
    except Refused as refused:
        if refused.code not in ASKS_FOR_COUNT:
            raise
        await show(press.interaction, _again(await speech_for(press.interaction, table), table, "exchange", refused))
        return
    await say(press.interaction, told)
