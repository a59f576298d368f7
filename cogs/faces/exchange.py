"""Choosing the start mix and exchanging pieces: private panels on which nothing is typed, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import SelectOption, ui

from cogs.core.components import Pick, Press, on, wait
from cogs.core.panels import GREEN, simple_panel
from cogs.play.moves import (
    choose_mix,
    close_page,
    exchange,
    exchange_state,
    localizer_for,
    seated,
    show,
    turn_page,
)
from cogs.play.options import folded, meaning_of
from cogs.play.undo import final_note
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.pieces import KINDS, ChoosePieces, ExchangePieces, Pieces, PiecesSeen

MOST_OPTIONS = 25
MOST_SELECTS = 10
"""Of a panel's 40 components, what its selects may take: ten of them, each with its row."""
BETWEEN = "."


def _picks(
    localizer: Localizer, table: Table, verb: str, options: Sequence[SelectOption], key: str
) -> list[ui.ActionRow[Any]]:
    """Selects that hold all options, in the order in which they are given."""
    groups = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)][:MOST_SELECTS]
    return [
        ui.ActionRow(Pick(table.id, table.step, verb, group, placeholder=localizer.say(key), arg=str(number)))
        for number, group in enumerate(groups)
    ]


# The mix


def mix_panel(localizer: Localizer, table: Table, seat: Seat, chosen: ChoosePieces | None = None) -> ui.LayoutView:
    """The mix that is chosen so far, at first the suggested one, and all others. Raises Refused with none to choose."""
    game = table.running
    check_mixer(game, seat)
    numbers = game.rules.part(Pieces).numbers
    suggested = ChoosePieces(seat, *numbers.suggested.mix)
    chosen = chosen or suggested
    options = [
        SelectOption(
            label=_mix(localizer, mix.trains, mix.ships),
            value=f"{mix.trains}{BETWEEN}{mix.ships}",
            description=localizer.say("mix-suggested") if mix == suggested else None,
            default=mix == chosen,
        )
        for mix in game.offered(seat, Pieces)
        if isinstance(mix, ChoosePieces)
    ]
    text = [
        localizer.say("mix-panel", start=numbers.start),
        localizer.say("mix-chosen", mix=_mix(localizer, chosen.trains, chosen.ships)),
    ]
    take = _confirm(localizer, table, "setmix", f"{chosen.trains}{BETWEEN}{chosen.ships}", "button-take-mix")
    return simple_panel(
        _text(localizer, table, text, chosen), *_picks(localizer, table, "pickmix", options, "pick-mix"), take
    )


def _mix(localizer: Localizer, trains: int, ships: int) -> str:
    return localizer.say("pieces-trains-ships", trains=trains, ships=ships)


def _text(localizer: Localizer, table: Table, lines: Sequence[str], action: Action) -> ui.TextDisplay[Any]:
    """What is about to be done, and whether it is final."""
    return ui.TextDisplay("\n".join(line for line in (*lines, final_note(localizer, table, action)) if line))


def _confirm(localizer: Localizer, table: Table, verb: str, arg: str, key: str) -> ui.ActionRow[Any]:
    return ui.ActionRow(Press(table.id, table.step, verb, localizer.say(key), arg=arg, style=GREEN))


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


def _numbers(arg: str) -> tuple[int, int]:
    """The mix that a press of ours names. Raises Refused for one of another version."""
    first, _, second = arg.partition(BETWEEN)
    if not (first.isdecimal() and second.isdecimal()):
        raise Refused("table_moved_on")
    return int(first), int(second)


@on("mix")
async def open_mix(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show(press.interaction, mix_panel(await localizer_for(press.interaction, table), table, seat))


@on("pickmix")
async def choose_another_mix(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game)
    chosen = ChoosePieces(seat, *_numbers(press.values[0]))
    await turn_page(press.interaction, mix_panel(await localizer_for(press.interaction, table), table, seat, chosen))


@on("setmix")
async def take_mix(press: Pressed) -> None:
    """The choice is made, however often the others' choices have moved the table on."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game)
    check_mixer(table.running, seat)
    await close_page(press.interaction, await choose_mix(press.interaction, table, *_numbers(press.arg or "")))


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


def exchange_panel(
    localizer: Localizer, table: Table, seat: Seat, chosen: ExchangePieces | None = None
) -> ui.LayoutView:
    """All exchanges; of a chosen one what it changes, and the button that makes it. Raises Refused with none."""
    game = table.running
    check_exchanger(game, seat)
    options = [
        SelectOption(
            label=_told(localizer, game, offer), value=f"{offer.give}{BETWEEN}{offer.count}", default=offer == chosen
        )
        for offer in game.offered(seat, Pieces)
        if isinstance(offer, ExchangePieces)
    ]
    picks = _picks(localizer, table, "pickexchange", options, "pick-exchange")
    state = exchange_state(game.view(seat), seat)
    told = localizer.say("exchange-state", **state)
    if chosen is None:
        return simple_panel(ui.TextDisplay(told), *picks)
    change = chosen.count if chosen.give == KINDS[1] else -chosen.count
    mix = _mix(localizer, state["trains"] + change, state["ships"] - change)
    after = localizer.say("exchange-after", what=_told(localizer, game, chosen), points=_cost(game, chosen), mix=mix)
    do = _confirm(localizer, table, "setexchange", f"{chosen.give}{BETWEEN}{chosen.count}", "button-exchange-these")
    return simple_panel(_text(localizer, table, [told, after], chosen), *picks, do)


def _told(localizer: Localizer, game: Game, offer: ExchangePieces) -> str:
    return localizer.say("exchange-option", give=offer.give, count=offer.count, points=_cost(game, offer))


def _cost(game: Game, offer: ExchangePieces) -> int:
    return offer.count * game.rules.part(Pieces).numbers.exchange_points


def read_kind(localizer: Localizer, text: str) -> str:
    """The kind of pieces that a text names. Raises Refused("unknown_pieces")."""
    found = {meaning_of(localizer.words, localizer.lang, word, KINDS) for word in folded(text)}
    kind = found.pop() if len(found) == 1 else None
    if kind is None:
        raise Refused("unknown_pieces", kind=text)
    return kind


def _offer(seat: Seat, arg: str) -> ExchangePieces:
    """The exchange that a press of ours names. Raises Refused for one of another version."""
    give, _, count = arg.partition(BETWEEN)
    if not count.isdecimal():
        raise Refused("table_moved_on")
    return ExchangePieces(seat, give, int(count))


@on("exchange")
async def open_exchange(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await show(press.interaction, exchange_panel(await localizer_for(press.interaction, table), table, seat))


@on("pickexchange")
async def choose_exchange(press: Pressed) -> None:
    """Shows what the exchange would change; for whoever wants no such page, makes it at once."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    chosen = _offer(seat, press.values[0])
    if await press.interaction.client.settings.get("person", press.interaction.user.id, "preview") == "off":
        await _make(press, table, chosen)
        return
    refused = table.running.refuse(chosen)
    if refused is not None:
        raise refused
    await turn_page(
        press.interaction, exchange_panel(await localizer_for(press.interaction, table), table, seat, chosen)
    )


@on("setexchange")
async def make_exchange(press: Pressed) -> None:
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    await _make(press, table, _offer(seat, press.arg or ""))


async def _make(press: Pressed, table: Table, chosen: ExchangePieces) -> None:
    told = await exchange(press.interaction, table, chosen.give, chosen.count, press.step)
    await close_page(press.interaction, told)
