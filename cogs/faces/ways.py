"""How an own ticket can still be completed: the links that are missing, and what goes with them; or why nothing can."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing, Outlook, in_printed_order
from engine.core.view import View
from engine.parts.routes import Route
from engine.parts.stations import StationsSeen, completing_cities
from engine.parts.tickets import Tickets
from engine.parts.tours import is_tour

MOST_CITIES = 8


def ticket_ways(localizer: Localizer, view: View, ticket: str, outlook: Outlook) -> list[str]:
    """What is told below a ticket that is not complete yet: the least that is missing, or why it is out of reach."""
    if view.turn.ended:
        return []
    found = outlook.missing(ticket)
    if found.reason is not None:
        return [_out_of_reach(localizer, found)]
    told = []
    if found.routes:
        told.append(_links(localizer, found.routes))
    told += [
        localizer.say("hand-lent", city=localizer.city(city), link=localizer.link(route)) for city, route in found.lent
    ]
    alone = mending_line(localizer, view, ticket) if found.station is not None and not found.routes else []
    told += alone
    if found.station is not None and not alone:
        route, cities = found.station
        told.append(localizer.say("hand-station", cities=_cities(localizer, cities), link=localizer.link(route)))
    if found.exchange is not None:
        kind, count = found.exchange
        told.append(localizer.say("hand-swap", give=kind, count=count))
    known = view.part(Tickets).tickets[ticket]
    if is_tour(known):
        ordered = in_printed_order(view, ticket, found)
        points = known.points if ordered else known.any_order or 0
        told.append(localizer.say("hand-tour-then", ordered="yes" if ordered else "no", points=points))
    return told


def mending_line(localizer: Localizer, view: View, ticket: str) -> list[str]:
    """Where one more station alone would complete a ticket."""
    if view.turn.ended or not view.has(StationsSeen):
        return []
    cities = completing_cities(view, ticket)
    return [localizer.say("hand-station-completes", cities=_cities(localizer, cities))] if cities else []


def _links(localizer: Localizer, routes: Iterable[Route]) -> str:
    """The links with all of their spaces: two tracks between two cities are one link."""
    links = list(dict.fromkeys(localizer.link(route.id) for route in routes))
    return localizer.say("hand-missing", links=", ".join(links), spaces=sum(route.length for route in routes))


def _cities(localizer: Localizer, cities: tuple[str, ...]) -> str:
    more = ", …" if len(cities) > MOST_CITIES else ""
    return ", ".join(map(localizer.city, cities[:MOST_CITIES])) + more


def _out_of_reach(localizer: Localizer, found: Missing) -> str:
    """The reason, with what it takes and what is left."""
    facts = dict(found.facts)
    if found.reason == "twins":
        routes = facts["routes"]
        assert isinstance(routes, tuple)
        return localizer.say("hand-out-twins", links=", ".join(localizer.link(str(route)) for route in routes))
    if found.reason == "pieces":
        return localizer.say("hand-out-pieces", needed=facts["needed"], left=facts["left"])
    if found.reason == "kind":
        told = {name.replace("_", "-"): fact for name, fact in facts.items()}
        return localizer.say("hand-out-kind", **told)
    return localizer.say("hand-out-cut")
