"""Plans each ticket by its cheapest connection, claims long routes beside, and hurries only at the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.advice.spending import missing_routes
from engine.core.action import Action
from engine.core.view import View
from engine.parts.routes import Route, Routes
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.players.easy import last_resort, plain_choice
from engine.players.shared.offers import Needs, Offers, best_ports
from engine.players.shared.situation import Situation
from engine.players.shared.strings import first_laid

SPARED = 1.5
"""Needed cards lost up to which a long route outside its tickets' ways is claimed."""

LAST = 2.0
"""Turns left from which on it claims whatever it can."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    if not view.rules.has(Routes):
        return first_laid(view, legal, rng)
    return plain_choice(view, legal) or _turn(Situation(view), Offers(legal))


def _turn(situation: Situation, offers: Offers) -> Action:
    wanted = _wanted(situation.view)
    long = [route for route in _long_routes(situation) if route not in wanted]
    ports = best_ports(situation, situation.view.seen(TicketsSeen).own or ())
    needs = Needs(situation, [*wanted, *long], port=bool(ports))
    for city in ports:
        if city in offers.ports:
            return needs.cheapest(offers.ports[city])[0]
    for routes in (wanted, long):
        fitting = [route for route in routes if route.id in offers.claims]
        if fitting:
            longest = max(fitting, key=lambda route: route.length)
            others = [route for route in wanted if route is not longest]
            action, missed = Needs(situation, others, port=bool(ports)).cheapest(offers.claims[longest.id])
            if longest in wanted or missed <= SPARED or not offers.draws:
                return action
    if offers.draws and situation.turns > LAST:
        return needs.draw(offers.draws)
    most = max(offers.claims, key=lambda name: situation.part.routes[name].length, default=None)
    if most is not None:
        return Needs(situation, wanted, port=bool(ports)).cheapest(offers.claims[most])[0]
    return needs.draw(offers.draws) if offers.draws else last_resort(offers)


def _wanted(view: View) -> list[Route]:
    """Return the routes that the own unfinished tickets lack, each ticket considered on its own."""
    done = completed(view)
    found: dict[str, Route] = {}
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            found.update({route.id: route for route in missing_routes(view, ticket) or ()})
    return list(found.values())


def _long_routes(situation: Situation) -> list[Route]:
    """Return the three longest routes that it may claim, those that are nearly paid first."""
    free = sorted(situation.free, key=lambda index: (-situation.routes[index].length, index))
    routes = [situation.routes[index] for index in free[:6]]
    return sorted(routes, key=situation.hand_value.lacking)[:3]
