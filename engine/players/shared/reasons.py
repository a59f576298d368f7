"""Why a computer player chose an action: a code with the facts that a sentence about it names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from engine.advice.missing_links import Outlook
from engine.core.action import Action
from engine.core.refused import Fact
from engine.core.view import View
from engine.parts.markers import TakeMarker
from engine.parts.market import DrawCard
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.shares import TakeShare
from engine.parts.station_tiles import PlaceTile
from engine.parts.stations import BuildStation
from engine.parts.strings import LayNone, LayString, StringsSeen, company_of, tabletop
from engine.parts.technology import BuyTechnology
from engine.parts.ticket_points import completed
from engine.parts.tickets import DrawTickets, KeepTickets, Tickets, TicketsSeen
from engine.parts.track_beds import LayTrack
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.players.shared.offers import Needs
from engine.strings.judge import verdict
from engine.strings.nouns import STRINGS

REASONS = (
    *("claim_ticket", "claim_long", "claim_lost", "claim_late", "claim_stuck", "build_port"),
    *("draw_ticket", "draw_long", "draw_port", "draw_wild", "draw_alike", "draw_deck"),
    *(
        "keep_least",
        "mix",
        "lay_track",
        "take_share",
        "take_marker",
        "buy_technology",
        "draw_technology",
        "stop_claiming",
        "pay_tunnel",
        "leave_tunnel",
        "resort_build",
        "resort_tickets",
        "resort_pass",
    ),
    *("lay", "lay_none", "place_tile", "any"),
)
"""The codes of all reasons."""


class Reason(Struct, frozen=True):
    """A code of `REASONS` with its facts: ids of routes, cities, tickets and cards, and numbers."""

    code: str
    facts: Mapping[str, Fact] = {}


class Thought(NamedTuple):
    """An action, and a function that says why it was chosen: computed for people, not for playing."""

    action: Action
    why: Callable[[], Reason]


Served = Mapping[str, tuple[str, ...]]
"""The routes that the viewer's unfinished tickets lack, by id, each with these tickets."""


def claim(view: View, code: str, action: Action, served: Served) -> Reason:
    """Return why a route is claimed: its payment, its points, and the ticket of most points that it serves."""
    assert isinstance(action, ClaimRoute)
    code = "claim_lost" if code == "claim_long" and _lost(view) else code
    part = view.part(Routes)
    facts: dict[str, Fact] = {"route": action.route, "cards": action.payment}
    facts["points"] = part.points[part.routes[action.route].length]
    return Reason(code, facts | _ticket(view, served.get(action.route, ())))


def _lost(view: View) -> bool:
    """Tell whether the viewer has unfinished tickets, and can complete none of them any more."""
    outlook, done = Outlook(view), completed(view)
    left = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    return bool(left) and all(outlook.missing(ticket).reason is not None for ticket in left)


def port(action: Action, naming: int) -> Reason:
    """Return why a harbor is built: that many own tickets name its city."""
    assert isinstance(action, BuildPort)
    return Reason("build_port", {"city": action.city, "cards": action.payment, "count": naming})


def bought(action: Action, count: int) -> Reason:
    """Return why a technology is bought: `count` routes that own tickets need are locked without it."""
    assert isinstance(action, BuyTechnology)
    return Reason("buy_technology", {"technology": action.technology, "count": count})


def draw(needs: Needs, action: DrawCard, served: Served) -> Reason:
    """Return why a card is drawn: the first wanted route that it brings nearer, or what else it is good for."""
    view, card = needs.situation.view, action.card
    if card is None:
        return Reason("draw_deck", {"deck": action.deck or "none"})
    facts: dict[str, Fact] = {"card": card}
    saved = next((route for route in needs.brought(card) if not any(route.cities)), None)
    if saved is not None:
        return Reason("draw_technology", {"technology": saved.id})
    wild = card == needs.situation.market.wild
    if wild and all(route.wilds for route in needs.routes):
        return Reason("draw_wild", facts)
    route = next(iter(needs.brought(card)), None) if wild else needs.nearer(card)
    if route is None and wild:
        return Reason("any")
    if route is None:
        kinds = needs.situation.market.purse.kinds
        if needs.is_signed(card):
            return Reason("draw_port", facts)
        alike = [held for held in needs.hand if (kinds[held].deck, kinds[held].color) == _group(needs, card)]
        return Reason("draw_alike", facts | {"count": len(alike)})
    facts["route"] = route.id
    if route.id in served:
        return Reason("draw_ticket", facts | _ticket(view, served[route.id]))
    return Reason("draw_long", facts | {"points": view.part(Routes).points[route.length]})


def _group(needs: Needs, card: str) -> tuple[str, str]:
    kind = needs.situation.market.purse.kinds[card]
    return kind.deck, kind.color


def _ticket(view: View, tickets: tuple[str, ...]) -> dict[str, Fact]:
    """Return the ticket of most points, and how many others there are; {} without tickets."""
    if not tickets:
        return {}
    known = view.part(Tickets).tickets
    return {"ticket": max(tickets, key=lambda ticket: known[ticket].points), "more": len(tickets) - 1}


def answer(view: View, action: Action) -> Reason:
    """Return why a pending choice was answered so by `plain_choice`."""
    match action:
        case KeepTickets(tickets=tickets):
            return Reason("keep_least", {"tickets": tickets, "count": len(tickets)})
        case ChoosePieces(trains=trains, ships=ships):
            suggested = (trains, ships) == tuple(view.part(Pieces).numbers.suggested.mix)
            return Reason("mix", {"trains": trains, "ships": ships}) if suggested else Reason("any")
        case PayTunnel(payment=payment):
            return Reason("pay_tunnel", {"cards": payment})
        case LeaveTunnel():
            return Reason("leave_tunnel")
        case LayTrack():
            return Reason("lay_track")
        case TakeShare():
            return Reason("take_share")
        case TakeMarker():
            return Reason("take_marker")
    return Reason("any")


def resort(action: Action) -> Reason:
    """Return what is done where nothing good can be claimed or drawn."""
    match action:
        case BuildPort(city=city, payment=payment):
            return Reason("resort_build", {"what": "port", "city": city, "cards": payment})
        case BuildStation(city=city, payment=payment):
            return Reason("resort_build", {"what": "station", "city": city, "cards": payment})
        case DrawTickets():
            return Reason("resort_tickets")
        case Pass():
            return Reason("resort_pass")
    return Reason("any")


def laid(view: View, action: Action) -> Reason:
    """Return why a string is laid or a tile is placed so by `first_laid`."""
    company = company_of(view)
    match action:
        case LayString(string=string, path=path) if company is not None:
            found, left = verdict(tabletop(view), company, string, path), view.seen(StringsSeen).left[company]
            longs = dict(zip(STRINGS, left, strict=True))["long"] if string == "short" else 0
            facts: dict[str, Fact] = {"string": string, "points": found.points(company), "stations": found.stations}
            return Reason("lay", facts | {"longs": longs})
        case LayNone(string=string):
            return Reason("lay_none", {"string": string})
        case PlaceTile(kind=kind):
            return Reason("place_tile", {"kind": kind})
    return Reason("any")
