"""Looks one step ahead: claims what scores most now, else draws for the route that lacks least; plans nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.advice.spending import missing_routes
from engine.core.action import Action
from engine.core.view import View
from engine.parts.routes import Route
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.players.easy import last_resort, plain_choice
from engine.players.shared.offers import Needs, Offers
from engine.players.shared.situation import Situation

TOWARDS = 4.0
"""Points that a space on the way of a ticket counts for, beside its own."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    return plain_choice(view, legal) or _turn(Situation(view), Offers(legal))


def _turn(situation: Situation, offers: Offers) -> Action:
    way = _way(situation.view)

    def gain(route: Route) -> float:
        return situation.part.points[route.length] + TOWARDS * (route.id in way)

    routes = situation.part.routes
    free = [situation.routes[index] for index in sorted(situation.free)]
    aims = sorted(free, key=lambda route: situation.hand_value.lacking(route) - gain(route))[:3]
    payable = [routes[name] for name in offers.claims]
    best = max(payable, key=gain, default=None)
    if best is not None and (gain(best) >= 5 or not offers.draws):
        return Needs(situation, aims).cheapest(offers.claims[best.id])[0]
    return Needs(situation, aims).draw(offers.draws) if offers.draws else last_resort(offers)


def _way(view: View) -> set[str]:
    """The routes that the first unfinished ticket lacks."""
    done = completed(view)
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            return {route.id for route in missing_routes(view, ticket) or ()}
    return set()
