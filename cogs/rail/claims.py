"""Claiming: choosing the route, by selects or by text; `payments` asks for the cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, cast

from discord import ui

from cogs.core.components import MOST_IN_ROW, MOST_OPTIONS, Panel, Pick, Press, Row
from cogs.rail.draws import draw_items
from cogs.rail.names import sign_now
from cogs.rail.payments import Bill, Option, Payable, in_lists, offers, read_payment
from cogs.rail.typed import claimable, find_routes, parse_route
from cogs.tables.face import Face, all_of
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.foresight import digs
from engine.advice.lacking import free_colors, lacking
from engine.advice.missing_links import Outlook
from engine.advice.spending import SpendingCost
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market
from engine.parts.routes import ClaimRoute, Route, Routes, RoutesSeen, fare_of
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen
from engine.rail.fares import Fare

MOST_ROUTES = 8
"""Of the routes that a text may mean, how many have their payments offered."""
ON_HAND = "hand"
"""The argument of the select of routes in a hand: what it opens is a message of its own."""
STAR = "★"
"""Before a route in the hand that serves one of its tickets."""
TOGETHER = "\N{NO-BREAK SPACE}"
"""Keeps a number with its noun where a button has two lines."""
MOST_STARS = MOST_IN_ROW
"""Routes that serve tickets, which have a button each."""
MOST_NOT_YET = 3
"""Routes that serve tickets and can't be paid for yet, below those that can."""
NO_PIECES, NOT_FREE = {"too_few_pieces", "too_few_of_kind"}, {"route_taken", "own_twin", "twin_closed"}
"""Why a route can't be claimed, whatever the hand holds."""
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

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        return routes_panel(localizer, table, seat)

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
        """Return that the route is claimed; "" if revealed cards must still be paid for."""
        owned = action.route in after.running.view(None).seen(RoutesSeen).owners
        return localizer.say("done-claim", route=localizer.route(action.route)) if owned else ""

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


class Served(NamedTuple):
    """A free link that tickets lack, and these tickets."""

    route: Route
    tickets: list[str]


class Choice(NamedTuple):
    """A route that can be claimed, with the tickets that it serves, those with most points first.

    `wilds`: the fewest that a payment takes; the one that is proposed first takes no more.
    """

    route: str
    tickets: Sequence[str]
    wilds: int


def choices_for(localizer: Localizer, table: Table, seat: Seat, outlook: Outlook) -> list[Choice]:
    """Return the routes that the hand can pay for: those of `served` in its order, others by city."""
    serving, routes = served(table.running.view(seat), outlook), localizer.map.routes
    places = {cities: place for place, cities in enumerate(serving)}
    claims = claims_of(table.running, seat)
    payable = list(claimable(localizer, claims).values())
    payable.sort(key=lambda route: places.get(frozenset(routes[route].cities), len(places)))
    found, wild = [], table.running.rules.part(Market).wild
    for route in payable:
        one = serving.get(frozenset(routes[route].cities))
        wilds = min(claim.payment.count(wild) for claim in claims[route])
        found.append(Choice(route, one.tickets if one else (), wilds))
    return found


def routes_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return the routes that the hand can pay for: buttons for those that serve tickets, then all others by city."""
    game = table.running
    view = game.view(seat)
    outlook = Outlook(view)
    found = choices_for(localizer, table, seat, outlook)
    payable = {frozenset(localizer.map.routes[one.route].cities) for one in found}
    later = _not_yet(localizer, view, outlook, payable)[: MOST_NOT_YET if found else MOST_STARS]
    not_yet = [ui.TextDisplay[Any]("\n".join(later))] if later else []
    if not found:
        buttons = all_of(game.rules, Face.resort_buttons)(localizer, table, view)
        why = localizer.say("claim-none-pass") if buttons else _none_text(localizer, game, seat)
        draws = draw_items(localizer, table, view) if view.turn.seat == seat and not buttons else []
        return Panel(ui.TextDisplay(why), *not_yet, *([Row(*buttons)] if buttons else draws))
    stars = [one for one in found if one.tickets]
    title = localizer.say("claim-which") + (f" {localizer.say('claim-stars')}" if stars else "")
    rows = [Row(_star_button(localizer, table, one)) for one in stars[:MOST_STARS]]
    others = sorted((one for one in found if not one.tickets), key=lambda one: localizer.route(one.route))
    parts = in_lists(others, lambda one: localizer.city(localizer.map.routes[one.route].cities[0]))
    alone = localizer.say("claim-others" if stars else "claim-all")
    picks = [(localizer.say("claim-part", letters=span) if len(parts) > 1 else alone, part) for span, part in parts]
    if len(stars) > MOST_STARS:
        picks.insert(0, (localizer.say("claim-more-stars"), stars[MOST_STARS:][:MOST_OPTIONS]))
    rows += [Row(_pick(localizer, table, seat, part, title, part[0].route)) for title, part in picks]
    return Panel(ui.TextDisplay(title), *rows, *not_yet)


def _label(localizer: Localizer, table: Table, choice: Choice) -> str:
    """Return a route as a line to choose: cities, color and length, and last the wilds it would cost beyond its own."""
    route, star = localizer.map.routes[choice.route], f"{STAR} " if choice.tickets else ""
    label = f"{star}{localizer.cities(route.cities)} · {localizer.tint(choice.route, plain=True)}"
    if choice.wilds <= route.locomotives:  # a ferry's color and length already say that
        return label
    wilds = localizer.counted(table.running.rules.part(Market).wild, choice.wilds).replace(" ", TOGETHER)
    return f"{label} ({wilds})"


def _star_button(localizer: Localizer, table: Table, choice: Choice) -> Press:
    sign, label = sign_now(localizer, localizer.map.routes[choice.route]), _label(localizer, table, choice)
    return Press(table.id, table.step, "claim-route", label, arg=choice.route, emoji=sign)


def _pick(
    localizer: Localizer, table: Table, seat: Seat, found: Sequence[Choice], placeholder: str, arg: str | None
) -> Pick:
    options = [
        Option(
            label=_label(localizer, table, one),
            value=one.route,
            description=" · ".join(_about(localizer, table, seat, one.route, one.tickets)),
            emoji=sign_now(localizer, localizer.map.routes[one.route]),
        )
        for one in found
    ]
    return Pick(table.id, table.step, "pickroute", options, placeholder=placeholder, arg=arg)


def _none_text(localizer: Localizer, game: Game, seat: Seat) -> str:
    """Return why no route can be claimed: too few pieces for any, or too few cards."""
    codes = {refused.code for route in localizer.map.routes if (refused := game.refuse(ClaimRoute(seat, route, ())))}
    short = bool(codes & NO_PIECES) and codes <= NO_PIECES | NOT_FREE
    return localizer.say("claim-none-pieces" if short else "claim-none")


def _not_yet(localizer: Localizer, view: View, outlook: Outlook, payable: Collection[frozenset[str]]) -> list[str]:
    """Return the links that serve tickets and that the hand can't pay for yet, with how much it lacks."""
    lines = []
    for cities, (route, _) in served(view, outlook).items():
        if cities not in payable:
            named = f"{localizer.cities(route.cities)} · {localizer.tint(route.id, free_colors(view, route))}"
            short = lacking(view, [route]).short  # 0: it's pieces of a kind that are lacking, not cards
            lines += [localizer.say("claim-short", route=named, count=short)] if short else []
    return lines


def _worth(localizer: Localizer, route: str) -> str:
    return localizer.say("claim-worth", points=localizer.map.points[localizer.map.routes[route].length])


# On the hand


def route_rows(localizer: Localizer, table: Table, seat: Seat, outlook: Outlook) -> list[Row]:
    """Return a select of routes that the hand can pay for: as many as fit, the most useful first."""
    found = choices_for(localizer, table, seat, outlook)
    if not found:
        return []
    shown = found[:MOST_OPTIONS]
    key = "hand-claim-more" if len(found) > len(shown) else "hand-claim"
    placeholder = localizer.say(key, count=len(found), shown=len(shown))
    return [Row(_pick(localizer, table, seat, shown, placeholder, ON_HAND))]


def served(view: View, outlook: Outlook) -> Mapping[frozenset[str], Served]:
    """Return for each pair of cities the free link that tickets lack there, and these tickets.

    The tickets with most points come first, and the links of each in travel order.
    """
    done, known = completed(view), view.part(Tickets).tickets
    own = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    found: dict[frozenset[str], Served] = {}
    for ticket in sorted(own, key=lambda ticket: -known[ticket].points):
        for route in outlook.missing(ticket).routes:
            found.setdefault(frozenset(route.cities), Served(route, [])).tickets.append(ticket)
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
