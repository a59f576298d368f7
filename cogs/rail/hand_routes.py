"""The routes that a seat can claim now, as a select of its own panel: those that serve one of its tickets first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.core.components import Pick
from cogs.rail.claims import claims_of
from cogs.rail.payments import MOST_OPTIONS, Option
from cogs.rail.typed import claimable
from cogs.tables.face import faces_of
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Outlook
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.routes import Route
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen

STAR = "★"


def route_rows(localizer: Localizer, table: Table, seat: Seat, outlook: Outlook) -> list[ui.ActionRow[Any]]:
    """A select of what the hand can pay; of more than fit, the first. All of them are behind the claim button."""
    labels = claimable(localizer, claims_of(table.running, seat))
    if not labels:
        return []
    view = table.running.view(seat)
    serving = served(view, outlook)
    # The sort is stable: beside the tickets it stays the order of the names.
    ordered = sorted(labels.items(), key=lambda item: -len(serving.get(_ends(localizer, item[1]), ())))
    options = [
        _option(localizer, table, seat, (label, route), serving.get(_ends(localizer, route), ()))
        for label, route in ordered[:MOST_OPTIONS]
    ]
    more = len(ordered) - len(options)
    placeholder = localizer.say("hand-claim-more" if more else "hand-claim", count=len(ordered), shown=len(options))
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


def _ends(localizer: Localizer, route: str) -> frozenset[str]:
    return frozenset(localizer.map.routes[route].cities)


def _option(localizer: Localizer, table: Table, seat: Seat, item: tuple[str, str], tickets: Sequence[str]) -> Option:
    label, route = item
    return Option(
        label=shorten(f"{STAR} {label}" if tickets else label),
        value=route,
        description=shorten(" · ".join(_about(localizer, table, seat, localizer.map.routes[route], tickets))),
    )


def _about(localizer: Localizer, table: Table, seat: Seat, route: Route, tickets: Sequence[str]) -> list[str]:
    """Its points, what rules note on it, and the ticket that it serves."""
    told = [localizer.say("claim-worth", points=localizer.map.points[route.length])]
    for face in faces_of(table.running.rules):
        told += face.notes_on_option(localizer, table.running, seat, route.id)
    if tickets:
        ticket = table.running.rules.part(Tickets).tickets[tickets[0]]
        ends = localizer.cities((ticket.stops[0], ticket.stops[-1]))
        told.append(localizer.say("hand-serves", ticket=ends, more=len(tickets) - 1))
    return told
