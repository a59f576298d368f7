"""How an own ticket can still be completed: the links that are missing, and where a station would do."""

from __future__ import annotations

from cogs._speech import Speech
from engine.core.view import View
from engine.parts.pieces import PiecesSeen
from engine.parts.stations import StationsSeen, mending
from engine.spending import missing_routes

MOST_CITIES = 8


def ticket_ways(speech: Speech, view: View, ticket: str) -> list[str]:
    """What is told below a ticket that is not complete yet, in games that have more than one way to complete it."""
    if view.turn.ended or not (view.has(StationsSeen) or view.has(PiecesSeen)):
        return []
    way = missing_routes(view, ticket)
    links = ", ".join(dict.fromkeys(speech.link(route.id) for route in way or ()))
    told = [speech.say("hand-no-way") if way is None else speech.say("hand-missing", links=links)]
    cities = [speech.city(city) for city in mending(view, ticket)] if view.has(StationsSeen) else []
    if cities:
        more = ", …" if len(cities) > MOST_CITIES else ""
        told.append(speech.say("hand-mending", cities=", ".join(cities[:MOST_CITIES]) + more))
    return told
