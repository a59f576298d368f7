"""Plans each of its tickets by the cheapest connection and draws what it lacks; blocks nobody, and hurries nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View
from engine.parts.routes import Route, Routes
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.players._cards import Needs
from engine.players._offers import Offers
from engine.players._openings import plain_choice
from engine.players._outlook import Outlook
from engine.players._ports import best_ports
from engine.players._tabletop import best_offered
from engine.players.easy import last_resort
from engine.rail.spending import missing_routes


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """One of the legal actions."""
    if not view.rules.has(Routes):
        return best_offered(legal, rng)
    return plain_choice(view, legal) or _turn(Outlook(view), Offers(legal))


def _turn(outlook: Outlook, offers: Offers) -> Action:
    wanted = _wanted(outlook.view)
    ports = best_ports(outlook, outlook.view.seen(TicketsSeen).own or ())
    needs = Needs(outlook, wanted or _long_routes(outlook), port=bool(ports))
    for city in ports:
        if city in offers.ports:
            return needs.cheapest(offers.ports[city])[0]
    names = [route.id for route in wanted] if wanted else list(offers.claims)
    fitting = [name for name in names if name in offers.claims]
    if fitting:
        longest = max(fitting, key=lambda name: outlook.part.routes[name].length)
        length = outlook.part.routes[longest].length
        if wanted or not offers.draws or length >= min(4, _longest(outlook)):
            others = [route for route in wanted if route.id != longest]
            return Needs(outlook, others, port=bool(ports)).cheapest(offers.claims[longest])[0]
    if offers.draws:
        return needs.draw(offers.draws)
    return last_resort(offers)


def _wanted(view: View) -> list[Route]:
    """What its tickets lack, each for itself."""
    done = completed(view)
    found: dict[str, Route] = {}
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            found.update({route.id: route for route in missing_routes(view, ticket) or ()})
    return list(found.values())


def _longest(outlook: Outlook) -> int:
    return max((outlook.routes[index].length for index in outlook.free), default=0)


def _long_routes(outlook: Outlook) -> list[Route]:
    """The three longest routes that it may claim, those nearest to be paid first."""
    free = sorted(outlook.free, key=lambda index: (-outlook.routes[index].length, index))
    routes = [outlook.routes[index] for index in free[:6]]
    return sorted(routes, key=outlook.holding.lacking)[:3]
