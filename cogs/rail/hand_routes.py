"""The routes that a seat can claim now, as a select of its own panel: those that serve one of its tickets first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.core.components import Pick
from cogs.core.panels import begun
from cogs.faces.tunnels import percents
from cogs.play.options import claimable
from cogs.rail.claims import claims_of
from cogs.rail.payments import MOST_OPTIONS, ROUTE, Bill, Option, best
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Speech
from engine.advice.missing_links import Outlook
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.routes import Route
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.tunnels import Tunnels, odds

STAR = "★"


def route_rows(speech: Speech, table: Table, seat: Seat, outlook: Outlook) -> list[ui.ActionRow[Any]]:
    """A select of what the hand can pay; of more than fit, the first. All of them are behind the claim button."""
    labels = claimable(speech, claims_of(begun(table), seat))
    if not labels:
        return []
    view = begun(table).view(seat)
    serving = served(view, outlook)
    # The sort is stable: beside the tickets it stays the order of the names.
    ordered = sorted(labels.items(), key=lambda item: -len(serving.get(_ends(speech, item[1]), ())))
    options = [
        _option(speech, table, seat, (label, route), serving.get(_ends(speech, route), ()))
        for label, route in ordered[:MOST_OPTIONS]
    ]
    more = len(ordered) - len(options)
    placeholder = speech.say("hand-claim-more" if more else "hand-claim", count=len(ordered), shown=len(options))
    # Its argument says that the page it opens is another one: the hand stays.
    pick = Pick(table.id, table.step, "pickroute", options, placeholder=shorten(placeholder, 150), arg="hand")
    return [ui.ActionRow(pick)]


def served(view: View, outlook: Outlook) -> Mapping[frozenset[str], Sequence[str]]:
    """The tickets that a link between two cities helps on its shortest way, by the cities. The best tickets first."""
    done, known = completed(view), view.part(Tickets).tickets
    own = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    found: dict[frozenset[str], list[str]] = {}
    for ticket in sorted(own, key=lambda ticket: -known[ticket].points):
        for route in outlook.missing(ticket).routes:
            found.setdefault(frozenset(route.cities), []).append(ticket)
    return found


def _ends(speech: Speech, route: str) -> frozenset[str]:
    return frozenset(speech.map.routes[route].cities)


def _option(speech: Speech, table: Table, seat: Seat, item: tuple[str, str], tickets: Sequence[str]) -> Option:
    label, route = item
    return Option(
        label=shorten(f"{STAR} {label}" if tickets else label),
        value=route,
        description=shorten(" · ".join(_about(speech, table, seat, speech.map.routes[route], tickets))),
    )


def _about(speech: Speech, table: Table, seat: Seat, route: Route, tickets: Sequence[str]) -> list[str]:
    """Its points, the chance that a tunnel costs nothing more, and the ticket that it serves."""
    told = [speech.say("claim-worth", points=speech.map.points[route.length])]
    if route.tunnel and begun(table).rules.has(Tunnels):
        ways = best(begun(table), seat, Bill(ROUTE, route.id), 1)
        free = percents(odds(begun(table).view(seat), ways[0]))[0]
        told.append(speech.say("hand-tunnel", percent=free))
    if tickets:
        ticket = begun(table).rules.part(Tickets).tickets[tickets[0]]
        ends = speech.cities((ticket.stops[0], ticket.stops[-1]))
        told.append(speech.say("hand-serves", ticket=ends, more=len(tickets) - 1))
    return told
