"""Claiming: which route, by selects or by text; `_payments` asks for the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from discord import ui

from cogs.core.components import Pick
from cogs.core.panels import simple_panel
from cogs.play.options import claimable, find_routes, parse_route
from cogs.rail.buttons import may_pass, pass_button
from cogs.rail.payments import MOST_OPTIONS, ROUTE, Bill, Option, Row, offers, read_payment
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute

Claims = Mapping[str, Sequence[ClaimRoute]]
"""What can be claimed, by route."""


def claims_of(game: Game, seat: Seat) -> Claims:
    """Every claim that the engine would accept of this seat now; each is made only when it is looked at."""
    return cast(Claims, offers(game, seat, ROUTE))


def read_claim(
    localizer: Localizer, game: Game, seat: Seat, route: str, payment: str | None
) -> tuple[str, Cards | None]:
    """A typed route and payment. Raises Refused when they cannot be read."""
    claims, market = claims_of(game, seat), game.rules.part(Market)
    if payment is None:
        return parse_route(localizer, route, claims, None), None
    if not market.cards.typed:
        cards = read_payment(localizer, game, seat, Bill(ROUTE, ""), payment)
        return parse_route(localizer, route, claims, cards), cards
    # What the cards mean hangs on the route; of several it is the one that they pay for.
    meant: dict[str, Cards] = {}
    for found in find_routes(localizer, route):
        if found in claims:
            with suppress(Refused):
                cards = read_payment(localizer, game, seat, Bill(ROUTE, found), payment)
                if game.refuse(ClaimRoute(seat, found, cards)) is None:
                    meant[found] = cards
    if len(meant) == 1:
        return next(iter(meant.items()))
    found = parse_route(localizer, route, {one: claims[one] for one in meant} or claims, None)
    return found, read_payment(localizer, game, seat, Bill(ROUTE, found), payment)


def ask(
    text: str, table: Table, verb: str, options: Sequence[Option], placeholder: str, arg: str | None = None
) -> ui.LayoutView:
    """A question with one select under it."""
    pick = Pick(table.id, table.step, verb, options, placeholder=placeholder, arg=arg)
    return simple_panel(ui.TextDisplay(text), Row(pick))


# Which route


def routes_panel(localizer: Localizer, table: Table, seat: Seat, game: Game, group: int | None = None) -> ui.LayoutView:
    """The routes that the hand can pay; with too many of them first the parts of the list."""
    claims = claims_of(game, seat)
    labels = list(claimable(localizer, claims).items())
    if not labels:
        return _nothing(localizer, table, seat, game)
    parts = [labels[start : start + MOST_OPTIONS] for start in range(0, len(labels), MOST_OPTIONS)]
    if group is None and len(parts) > 1:
        options = [
            Option(label=shorten(f"{_city(localizer, part[0][1])} … {_city(localizer, part[-1][1])}"), value=str(index))
            for index, part in enumerate(parts[:MOST_OPTIONS])
        ]
        return ask(localizer.say("claim-group"), table, "pickgroup", options, localizer.say("claim-group-pick"))
    chosen = parts[min(group or 0, len(parts) - 1)]
    options = [
        Option(label=shorten(label), value=route, description=_worth(localizer, route)) for label, route in chosen
    ]
    return ask(localizer.say("claim-which"), table, "pickroute", options, localizer.say("claim-route"))


def _nothing(localizer: Localizer, table: Table, seat: Seat, game: Game) -> ui.LayoutView:
    if may_pass(game, seat):
        button: ui.Item[Any] = pass_button(localizer, table)
        return simple_panel(ui.TextDisplay(localizer.say("claim-none-pass")), Row(button))
    return simple_panel(ui.TextDisplay(localizer.say("claim-none")))


def _city(localizer: Localizer, route: str) -> str:
    return localizer.city(localizer.map.routes[route].cities[0])


def _worth(localizer: Localizer, route: str) -> str:
    return localizer.say("claim-worth", points=localizer.map.points[localizer.map.routes[route].length])
