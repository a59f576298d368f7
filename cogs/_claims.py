"""Claiming by selects: which route, then how it is paid. Where Discord's 25 options do not do, group by group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs._options import cards_text, claimable
from cogs._panels import may_pass, pass_button, simple_panel
from cogs._press import Pick
from cogs._speech import SIGNS, Speech
from cogs._tables import Table
from cogs._words import shorten
from engine.core.action import Seat
from engine.core.game import Game
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute

MOST_OPTIONS = 25
ALL_WILD = "wild"
"""The group of payments that hold wilds alone."""

Option = discord.SelectOption
Row = ui.ActionRow[Any]


def claims_of(game: Game, seat: Seat) -> list[ClaimRoute]:
    """Every claim that the engine would accept of this seat now."""
    return [action for action in game.legal(seat) if isinstance(action, ClaimRoute)]


def payments(claims: Sequence[ClaimRoute], route: str) -> list[Cards]:
    return [claim.payment for claim in claims if claim.route == route]


def ask(
    text: str, table: Table, verb: str, options: Sequence[Option], placeholder: str, arg: str | None = None
) -> ui.LayoutView:
    """A question with one select under it."""
    pick = Pick(table.id, table.step, verb, options, placeholder=placeholder, arg=arg)
    return simple_panel(ui.TextDisplay(text), Row(pick))


# Which route


def routes_panel(speech: Speech, table: Table, seat: Seat, game: Game, group: int | None = None) -> ui.LayoutView:
    """The routes that the hand can pay; with too many of them first the parts of the list."""
    claims = claims_of(game, seat)
    labels = list(claimable(speech, claims).items())
    if not labels:
        return _nothing(speech, table, seat, game)
    parts = [labels[start : start + MOST_OPTIONS] for start in range(0, len(labels), MOST_OPTIONS)]
    if group is None and len(parts) > 1:
        options = [
            Option(label=shorten(f"{_city(speech, part[0][1])} … {_city(speech, part[-1][1])}"), value=str(index))
            for index, part in enumerate(parts[:MOST_OPTIONS])
        ]
        return ask(speech.say("claim-group"), table, "pickgroup", options, speech.say("claim-group-pick"))
    chosen = parts[min(group or 0, len(parts) - 1)]
    options = [Option(label=shorten(label), value=route, description=_worth(speech, route)) for label, route in chosen]
    return ask(speech.say("claim-which"), table, "pickroute", options, speech.say("claim-route"))


def _nothing(speech: Speech, table: Table, seat: Seat, game: Game) -> ui.LayoutView:
    if may_pass(game, seat):
        button: ui.Item[Any] = pass_button(speech, table)
        return simple_panel(ui.TextDisplay(speech.say("claim-none-pass")), Row(button))
    return simple_panel(ui.TextDisplay(speech.say("claim-none")))


def _city(speech: Speech, route: str) -> str:
    return speech.city(speech.map.routes[route].cities[0])


def _worth(speech: Speech, route: str) -> str:
    return speech.say("claim-worth", points=speech.map.points[speech.map.routes[route].length])


# How it is paid


def payments_panel(
    speech: Speech, table: Table, route: str, ways: Sequence[Cards], color: str | None = None
) -> ui.LayoutView:
    """The ways to pay for a route; with too many of them first the colours."""
    name = speech.route(route)
    if color is None and len(ways) > MOST_OPTIONS:
        groups = dict.fromkeys(main_color(speech, way) for way in ways)
        options = [_color_option(speech, group) for group in list(groups)[:MOST_OPTIONS]]
        text = speech.say("claim-color", route=name)
        return ask(text, table, "pickcolor", options, speech.say("claim-color-pick"), arg=route)
    wanted = [way for way in ways if color is None or main_color(speech, way) == color]
    options = [
        Option(label=shorten(speech.cards(way)), value=cards_text(way), emoji=SIGNS.get(way[0]))
        for way in wanted[:MOST_OPTIONS]
    ]
    text = speech.say("claim-pay", route=name)
    return ask(text, table, "pickpay", options, speech.say("claim-pay-pick"), arg=route)


def main_color(speech: Speech, way: Cards) -> str:
    """The colour that a payment is made of, beside its wilds."""
    assert speech.rules is not None
    wild = speech.rules.part(Market).wild
    return next((card for card in way if card != wild), ALL_WILD)


def _color_option(speech: Speech, color: str) -> Option:
    assert speech.rules is not None
    card = speech.rules.part(Market).wild if color == ALL_WILD else color
    return Option(label=shorten(speech.card(card)), value=color, emoji=SIGNS.get(card))
