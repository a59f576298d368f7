"""Plans each ticket by its cheapest connection and draws what it lacks; it neither blocks nor hurries."""

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


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    if not view.rules.has(Routes):
        return first_laid(view, legal, rng)
    return plain_choice(view, legal) or _turn(Situation(view), Offers(legal))


def _turn(situation: Situation, offers: Offers) -> Action:
    wanted = _wanted(situation.view)
    ports = best_ports(situation, situation.view.seen(TicketsSeen).own or ())
    needs = Needs(situation, wanted or _long_routes(situation), port=bool(ports))
    for city in ports:
        if city in offers.ports:
            return needs.cheapest(offers.ports[city])[0]
    names = [route.id for route in wanted] if wanted else list(offers.claims)
    fitting = [name for name in names if name in offers.claims]
    if fitting:
        longest = max(fitting, key=lambda name: situation.part.routes[name].length)
        length = situation.part.routes[longest].length
        if wanted or not offers.draws or length >= min(4, _longest(situation)):
            others = [route for route in wanted if route.id != longest]
            return Needs(situation, others, port=bool(ports)).cheapest(offers.claims[longest])[0]
    if offers.draws:
        return needs.draw(offers.draws)
    return last_resort(offers)


def _wanted(view: View) -> list[Route]:
    """Return the routes that the own unfinished tickets lack, each ticket considered on its own."""
    done = completed(view)
    found: dict[str, Route] = {}
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            found.update({route.id: route for route in missing_routes(view, ticket) or ()})
    return list(found.values())


def _longest(situation: Situation) -> int:
    return max((situation.routes[index].length for index in situation.free), default=0)


def _long_routes(situation: Situation) -> list[Route]:
    """Return the three longest routes that it may claim, those that are nearly paid first."""
    free = sorted(situation.free, key=lambda index: (-situation.routes[index].length, index))
    routes = [situation.routes[index] for index in free[:6]]
    return sorted(routes, key=situation.hand_value.lacking)[:3]
