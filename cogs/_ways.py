"""How an own ticket can still be completed: the links that are missing, and where a station would do."""

from __future__ import annotations

from itertools import pairwise

from cogs._speech import Speech
from engine.board.ways import missing_links
from engine.core.view import View
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.stations import StationsSeen, mending
from engine.parts.tickets import Tickets

MOST_CITIES = 8


def missing(view: View, ticket: str) -> tuple[str, ...] | None:
    """The shortest way over routes that are still free, beside what the viewer has; None when none is left.

    A tour goes from each of its cities to the next one, and what one leg needs the later ones have.
    """
    assert view.viewer is not None
    seen, stops = view.seen(RoutesSeen), view.part(Tickets).tickets[ticket].stops
    free = [
        route
        for route in view.part(Routes).routes.values()
        if route.id not in seen.owners and route.id not in seen.closed
    ]
    priced, own, found = [(*route.cities, route.length) for route in free], view.links(view.viewer), []
    for start, goal in pairwise(stops):
        way = missing_links(own, priced, start, goal)
        if way is None:
            return None
        found += [free[index].id for index in way]
        own = (*own, *(free[index].cities for index in way))
    return tuple(dict.fromkeys(found))


def ticket_ways(speech: Speech, view: View, ticket: str) -> list[str]:
    """What is told below a ticket that is not complete yet, in games that have more than one way to complete it."""
    if view.turn.ended or not (view.has(StationsSeen) or view.has(PiecesSeen)):
        return []
    way = missing(view, ticket)
    links = ", ".join(speech.link(route) for route in way or ())
    told = [speech.say("hand-no-way") if way is None else speech.say("hand-missing", links=links)]
    cities = [speech.city(city) for city in mending(view, ticket)] if view.has(StationsSeen) else []
    if cities:
        more = ", …" if len(cities) > MOST_CITIES else ""
        told.append(speech.say("hand-mending", cities=", ".join(cities[:MOST_CITIES]) + more))
    return told
