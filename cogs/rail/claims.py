"""Claiming: choosing the route, by selects or by text; `payments` asks for the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from discord import ui

from cogs.core.components import MOST_OPTIONS, Panel, Pick, Row
from cogs.rail.payments import Bill, Option, Payable, offers, read_payment
from cogs.rail.typed import claimable, find_routes, parse_route
from cogs.tables.face import Face, all_of
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.foresight import digs
from engine.advice.missing_links import Outlook
from engine.advice.spending import SpendingCost
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen, fare_of
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen
from engine.rail.fares import Fare

MOST_ROUTES = 8
"""Of the routes that a text may mean, how many have their payments offered."""
STAR = "★"
"""Before a route in the hand that serves one of its tickets."""
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

    def question(self, localizer: Localizer, of: str) -> str:
        return localizer.say("claim-pay", route=localizer.route(of))

    def places(self, localizer: Localizer, table: Table, seat: Seat, group: int | None = None) -> ui.LayoutView:
        return routes_panel(localizer, table, seat, group)

    def meant(self, localizer: Localizer, game: Game, seat: Seat, text: str) -> Sequence[str]:
        claims = claims_of(game, seat)
        return [found for found in find_routes(localizer, text) if found in claims][:MOST_ROUTES]

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
        """Return that the route is claimed, or that revealed cards must still be paid for."""
        owned = action.route in after.running.view(None).seen(RoutesSeen).owners
        return localizer.say("done-claim" if owned else "done-dig", route=localizer.route(action.route))

    def planned(self, localizer: Localizer, action: ClaimRoute) -> str:
        return localizer.say("plan-claim", route=localizer.route(action.route), cards=localizer.cards(action.payment))


def _fare(game: Game, route: str) -> Fare:
    routes = game.rules.part(Routes)
    return fare_of(routes.prices(game)[routes.index[route]], game.rules.part(Market))


ROUTE = ClaimFace()


def claims_of(game: Game, seat: Seat) -> Claims:
    """Return every legal claim of this seat by route; each is built only when it is looked at."""
    return cast(Claims, offers(game, seat, ROUTE))


def read_claim(
    localizer: Localizer, game: Game, seat: Seat, route: str, payment: str | None
) -> tuple[str, Cards | None]:
    """Return the route and the payment that were typed.

    Raises: Refused when they can't be read.
    """
    claims, market = claims_of(game, seat), game.rules.part(Market)
    if payment is None:
        return parse_route(localizer, route, claims, None), None
    if not market.cards.typed:
        cards = read_payment(localizer, game, seat, Bill(ROUTE, ""), payment)
        return parse_route(localizer, route, claims, cards), cards
    # Which cards are meant depends on the route; of several routes, the one that they pay for is meant.
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
    """Return a question with one select under it."""
    pick = Pick(table.id, table.step, verb, options, placeholder=placeholder, arg=arg)
    return Panel(ui.TextDisplay(text), Row(pick))


# Which route


def routes_panel(localizer: Localizer, table: Table, seat: Seat, group: int | None = None) -> ui.LayoutView:
    """Return the routes that the hand can pay for; if there are too many, the parts of the list first."""
    game = table.running
    labels = list(claimable(localizer, claims_of(game, seat)).items())
    if not labels:
        buttons = all_of(game.rules, Face.resort_buttons)(localizer, table, game.view(seat))
        text = ui.TextDisplay[Any](localizer.say("claim-none-pass" if buttons else "claim-none"))
        return Panel(text, Row(*buttons)) if buttons else Panel(text)
    parts = [labels[start : start + MOST_OPTIONS] for start in range(0, len(labels), MOST_OPTIONS)]
    if group is None and len(parts) > 1:
        options = [
            Option(label=f"{_city(localizer, part[0][1])} … {_city(localizer, part[-1][1])}", value=str(index))
            for index, part in enumerate(parts[:MOST_OPTIONS])
        ]
        return ask(localizer.say("claim-group"), table, "pickgroup", options, localizer.say("claim-group-pick"))
    chosen = parts[min(group or 0, len(parts) - 1)]
    options = [Option(label=label, value=route, description=_worth(localizer, route)) for label, route in chosen]
    return ask(localizer.say("claim-which"), table, "pickroute", options, localizer.say("claim-route"))


def _city(localizer: Localizer, route: str) -> str:
    return localizer.city(localizer.map.routes[route].cities[0])


def _worth(localizer: Localizer, route: str) -> str:
    return localizer.say("claim-worth", points=localizer.map.points[localizer.map.routes[route].length])


# On the hand


def route_rows(localizer: Localizer, table: Table, seat: Seat, outlook: Outlook) -> list[Row]:
    """Return a select of routes that the hand can pay for: as many as fit, the most useful first."""
    labels = claimable(localizer, claims_of(table.running, seat))
    if not labels:
        return []
    view = table.running.view(seat)
    serving = served(view, outlook)
    tickets = {route: serving.get(frozenset(localizer.map.routes[route].cities), ()) for route in labels.values()}
    # The sort is stable: beside the tickets it stays the order of the names.
    ordered = sorted(labels.items(), key=lambda item: -len(tickets[item[1]]))
    options = [
        Option(
            label=f"{STAR} {label}" if tickets[route] else label,
            value=route,
            description=" · ".join(_about(localizer, table, seat, route, tickets[route])),
        )
        for label, route in ordered[:MOST_OPTIONS]
    ]
    more = len(ordered) - len(options)
    placeholder = localizer.say("hand-claim-more" if more else "hand-claim", count=len(ordered), shown=len(options))
    # Its argument says that the page it opens is another one: the hand stays.
    pick = Pick(table.id, table.step, "pickroute", options, placeholder=placeholder, arg="hand")
    return [Row(pick)]


def served(view: View, outlook: Outlook) -> Mapping[frozenset[str], Sequence[str]]:
    """Return for each pair of cities the tickets whose shortest completion uses a link between them.

    The tickets with most points come first.
    """
    done, known = completed(view), view.part(Tickets).tickets
    own = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    found: dict[frozenset[str], list[str]] = {}
    for ticket in sorted(own, key=lambda ticket: -known[ticket].points):
        for route in outlook.missing(ticket).routes:
            found.setdefault(frozenset(route.cities), []).append(ticket)
    return found


def _about(localizer: Localizer, table: Table, seat: Seat, route: str, tickets: Sequence[str]) -> list[str]:
    """Return a route's points, the rules' notes on it, and the ticket that it serves."""
    game = table.running
    notes = [_worth(localizer, route), *all_of(game.rules, Face.notes_on_option)(localizer, game, seat, route)]
    if tickets:
        ticket = game.rules.part(Tickets).tickets[tickets[0]]
        ends = localizer.cities((ticket.stops[0], ticket.stops[-1]))
        notes.append(localizer.say("hand-serves", ticket=ends, more=len(tickets) - 1))
    return notes
