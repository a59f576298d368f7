"""The board in words: as the text alternative of its picture, and in place of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cogs.core.panels import MOST_ALT, open_tunnel
from cogs.faces.districts import alt_districts
from cogs.faces.fleet import alt_boxes, alt_decks, alt_pieces, alt_ports
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import TicketsSeen


def alt_text(localizer: Localizer, view: View) -> str:
    """The board in words, for those who don't see the picture."""
    first, rest = _parts(localizer, view, plain=True)
    told = list(first)
    for more in rest:  # as far as there is room
        if len(" ".join((*told, more))) <= MOST_ALT:
            told.append(more)
    return shorten(" ".join(told), MOST_ALT)


def position_text(localizer: Localizer, view: View, most: int) -> str:
    """The board in words for a message that has no picture: a line for each fact, names escaped."""
    first, rest = _parts(localizer, view, plain=False)
    return shorten("\n".join((*first, *rest)), most)


def _parts(localizer: Localizer, view: View, *, plain: bool) -> tuple[list[str], list[str]]:
    """What is always told, and what is told where there is room."""
    market, tickets, routes = view.seen(MarketSeen), view.seen(TicketsSeen), view.seen(RoutesSeen)
    names = view.rules.names
    told = [localizer.say("alt-board", map=names.get(localizer.lang) or names["en"])]
    if view.turn.seat is not None:
        told.append(localizer.say("alt-turn", player=localizer.player(view.turn.seat, plain=plain)))
    row = localizer.cards(card for card in market.face_up if card is not None)
    told += [localizer.say("alt-row", cards=row), alt_decks(localizer, view)]
    told.append(localizer.say("alt-tickets", count=tickets.deck))
    told += (seat_line(localizer, view, seat, plain=plain) for seat in range(view.seats))
    if routes.last is not None:
        told.append(localizer.say("alt-last", route=localizer.route(routes.last)))
    told += _alt_tunnel(localizer, view)
    told += [*_alt_stations(localizer, view, plain), *alt_districts(localizer, view, plain=plain)]
    return told, [*alt_ports(localizer, view, plain=plain), *alt_boxes(localizer, view, plain=plain)]


def seat_line(localizer: Localizer, view: View, seat: Seat, *, plain: bool) -> str:
    """A seat's numbers, as everybody may know them."""
    routes, held = view.seen(RoutesSeen), view.seen(TicketsSeen).counts[seat]
    return localizer.say(
        "alt-seat",
        player=localizer.player(seat, plain=plain),
        color=localizer.color(seat, plain=plain),
        score=view.result.totals[seat],
        cards=view.seen(MarketSeen).hands[seat],
        routes=Counter(routes.owners.values())[seat],
        tickets="none" if held is None else held,
        **({"trains": routes.pieces[seat]} | alt_pieces(view, seat)),
    )


def _alt_tunnel(localizer: Localizer, view: View) -> list[str]:
    tunnel = open_tunnel(view)
    if tunnel is None or tunnel.route is None:
        return []
    cards = localizer.cards(view.seen(MarketSeen).aside)
    route, payment = localizer.route(tunnel.route), localizer.cards(tunnel.payment)
    return [localizer.say("alt-tunnel", route=route, payment=payment, cards=cards, owed=tunnel.owed or 0)]


def _alt_stations(localizer: Localizer, view: View, plain: bool) -> Iterator[str]:
    built = view.seen(StationsSeen).built if view.has(StationsSeen) else ()
    for seat, cities in enumerate(built):
        if cities:
            told = ", ".join(map(localizer.city, cities))
            yield localizer.say("alt-stations", player=localizer.player(seat, plain=plain), cities=told)
