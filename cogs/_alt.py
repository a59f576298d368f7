"""The board in words, for those who don't see the picture."""

from __future__ import annotations

from collections import Counter

from cogs._districts import alt_districts
from cogs._fleet import (
    alt_boxes,
    alt_decks,
    alt_pieces,
    alt_ports,
)
from cogs._panels import (
    MOST_ALT,
    open_tunnel,
)
from cogs._speech import Speech
from cogs._words import shorten
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import TicketsSeen


def alt_text(speech: Speech, view: View) -> str:
    """The board in words, for those who don't see the picture."""
    market, tickets, routes = view.seen(MarketSeen), view.seen(TicketsSeen), view.seen(RoutesSeen)
    names = view.rules.names
    told = [speech.say("alt-board", map=names.get(speech.lang) or names["en"])]
    if view.turn.seat is not None:
        told.append(speech.say("alt-turn", player=speech.player(view.turn.seat, plain=True)))
    row = speech.cards(card for card in market.face_up if card is not None)
    told += [speech.say("alt-row", cards=row), alt_decks(speech, view)]
    told.append(speech.say("alt-tickets", count=tickets.deck))
    owned = Counter(routes.owners.values())
    for seat in range(view.seats):
        held = tickets.counts[seat]
        told.append(
            speech.say(
                "alt-seat",
                player=speech.player(seat, plain=True),
                color=speech.color(seat),
                score=view.result.totals[seat],
                cards=market.hands[seat],
                routes=owned[seat],
                tickets="none" if held is None else held,
                **({"trains": routes.pieces[seat]} | alt_pieces(view, seat)),
            )
        )
    if routes.last is not None:
        told.append(speech.say("alt-last", route=speech.route(routes.last)))
    told += _alt_tunnel(speech, view)
    told += _alt_stations(speech, view) + alt_districts(speech, view)
    for more in (*alt_ports(speech, view), *alt_boxes(speech, view)):  # as far as there is room
        if len(" ".join((*told, more))) <= MOST_ALT:
            told.append(more)
    return shorten(" ".join(told), MOST_ALT)


def _alt_tunnel(speech: Speech, view: View) -> list[str]:
    tunnel = open_tunnel(view)
    if tunnel is None or tunnel.route is None:
        return []
    cards = speech.cards(view.seen(MarketSeen).aside)
    route, payment = speech.route(tunnel.route), speech.cards(tunnel.payment)
    return [speech.say("alt-tunnel", route=route, payment=payment, cards=cards, owed=tunnel.owed or 0)]


def _alt_stations(speech: Speech, view: View) -> list[str]:
    built = view.seen(StationsSeen).built if view.has(StationsSeen) else ()
    return [
        speech.say("alt-stations", player=speech.player(seat, plain=True), cities=", ".join(map(speech.city, cities)))
        for seat, cities in enumerate(built)
        if cities
    ]
