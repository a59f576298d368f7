"""Claiming: which route, by selects or by text; `payments` asks for the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import cast

from discord import ui

from cogs.core.components import Pick, simple_panel
from cogs.rail.payments import MOST_OPTIONS, Bill, Option, Payable, Row, offers, payment_choices, read_payment
from cogs.rail.typed import claimable, find_routes, parse_route
from cogs.tables.face import Face, all_of
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.advice.foresight import digs
from engine.advice.spending import SpendingCost
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen, fare_of
from engine.rail.fares import Fare

MOST_ROUTES = 8
"""Of the routes that a text may mean, how many have their payments offered."""
Claims = Mapping[str, Sequence[ClaimRoute]]
"""What can be claimed, by route."""


class ClaimFace(Payable[ClaimRoute]):
    """Claiming a route."""

    kind = ClaimRoute
    code = "r"
    plannable = True
    part = Routes
    pick = "pickpay"
    target = "route"
    place = "route"

    def check(self, game: Game, seat: Seat) -> None:
        refused = game.refuse(ClaimRoute(seat, "", ()))
        if refused is not None and refused.code != "unknown_route":
            raise refused

    def question(self, localizer: Localizer, of: str) -> str:
        return localizer.say("claim-pay", route=localizer.route(of))

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        return routes_panel(localizer, table, seat, table.running)

    def allowed(self, game: Game, of: str) -> list[str]:
        market, routes = game.rules.part(Market), game.rules.part(Routes)
        if of not in routes.index:
            return list(market.kinds)
        fare = _fare(game, of)
        of_deck = [k.id for k in market.cards.kinds if k.deck == fare.deck and k.color in fare.colors and not k.wild]
        return [*of_deck, market.wild]

    def pairs(self, game: Game, of: str) -> Fare | None:
        return _fare(game, of) if game.rules.part(Routes).routes[of].pairs else None

    def thrift(self, game: Game, seat: Seat, of: str) -> SpendingCost:
        return SpendingCost(game.view(seat), route=of)

    def title(self, localizer: Localizer, action: ClaimRoute) -> str:
        return localizer.say("preview-claim", route=localizer.route(action.route))

    def commit_key(self, game: Game, action: ClaimRoute) -> str:
        return "button-dig" if digs(game, action) else "button-confirm"

    def done(self, localizer: Localizer, before: Table, after: Table, action: ClaimRoute) -> str:
        """The route is the seat's, or, where luck has raised its price, is still to be paid."""
        owned = action.route in after.running.view(None).seen(RoutesSeen).owners
        return localizer.say("done-claim" if owned else "done-dig", route=localizer.route(action.route))

    def planned(self, localizer: Localizer, action: ClaimRoute) -> str:
        return localizer.say("plan-claim", route=localizer.route(action.route), cards=localizer.cards(action.payment))


def _fare(game: Game, route: str) -> Fare:
    routes = game.rules.part(Routes)
    return fare_of(routes.prices(game)[routes.index[route]], game.rules.part(Market))


ROUTE = ClaimFace()


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


def route_payments(localizer: Localizer, game: Game, seat: Seat, route: str, typed: str) -> dict[str, str]:
    """Label -> value of the ways to pay for the routes that a text may mean, the best first."""
    claims = claims_of(game, seat)
    meant = [found for found in find_routes(localizer, route) if found in claims]
    return payment_choices(localizer, game, seat, [Bill(ROUTE, one) for one in meant[:MOST_ROUTES]], typed)


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
    buttons = all_of(game.rules, Face.resort_buttons)(localizer, table, game.view(seat))
    if buttons:
        return simple_panel(ui.TextDisplay(localizer.say("claim-none-pass")), Row(*buttons))
    return simple_panel(ui.TextDisplay(localizer.say("claim-none")))


def _city(localizer: Localizer, route: str) -> str:
    return localizer.city(localizer.map.routes[route].cities[0])


def _worth(localizer: Localizer, route: str) -> str:
    return localizer.say("claim-worth", points=localizer.map.points[localizer.map.routes[route].length])
