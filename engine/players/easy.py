"""Plays legally and sensibly, but plans no further than the next route of one of its tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.advice.spending import missing_routes, own_tickets_naming
from engine.core.action import Action
from engine.core.view import View
from engine.parts.markers import TakeMarker, best_marker
from engine.parts.market import Market, MarketSeen
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.routes import Route, Routes
from engine.parts.shares import TakeShare, best_share
from engine.parts.ticket_points import completed
from engine.parts.tickets import DrawTickets, KeepTickets, Tickets, TicketsSeen
from engine.parts.track_beds import LayTrack, best_track
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.players.shared.offers import Offers
from engine.players.shared.purchases import needed
from engine.players.shared.strings import any_laid

MANY_CARDS = 14
"""Cards in hand from which on it claims any route it can."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    if not view.rules.has(Routes):
        return any_laid(view, legal, rng)
    return plain_choice(view, legal) or _turn(view, Offers(legal), rng)


def _turn(view: View, offers: Offers, rng: Random) -> Action:
    wanted = _wanted(view)
    for technology in needed(view, wanted or ()):
        if technology in offers.technologies:
            return offers.technologies[technology][0]
    fitting = [route.id for route in wanted or () if route.id in offers.claims]
    if fitting:
        return offers.claims[rng.choice(fitting)][0]
    named = [city for city in offers.ports if own_tickets_naming(view, city)]
    if named:
        return offers.ports[rng.choice(named)][0]
    many = len(view.seen(MarketSeen).hand or ()) >= MANY_CARDS or not offers.draws
    if offers.claims and (many or wanted is None):
        routes = view.part(Routes).routes
        longest = max(routes[name].length for name in offers.claims)
        return offers.claims[rng.choice([n for n in offers.claims if routes[n].length == longest])][0]
    if offers.draws:
        colors = {route.color for route in wanted or ()}
        kinds = view.part(Market).purse.kinds
        liked = [draw for draw in offers.draws if draw.card is not None and kinds[draw.card].color in colors]
        return rng.choice(liked) if liked and rng.random() < 0.6 else rng.choice(offers.draws)
    return last_resort(offers)


def _wanted(view: View) -> tuple[Route, ...] | None:
    """Return what the first ticket that can be completed still lacks; None when none can."""
    done = completed(view)
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            missing = missing_routes(view, ticket)
            if missing:
                return missing
    return None


def last_resort(offers: Offers) -> Action:
    """Return an action when nothing good can be claimed or drawn."""
    for group in (*offers.claims.values(), *offers.ports.values(), *offers.stations.values()):
        return group[0]
    for kind in (DrawTickets, Pass):
        action = offers.first(kind)
        if action is not None:
            return action
    for purchases in offers.technologies.values():
        return purchases[0]
    return offers.draws[0] if offers.draws else offers.others[0]


def track_to_lay(view: View, offered: Sequence[LayTrack]) -> LayTrack:
    """Choose a bed that an own ticket lacks and the color of most cards; else a color of which it has few."""
    done, hand = completed(view), Counter(view.seen(MarketSeen).hand or ())
    open_ = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    wanted = {route.id for ticket in open_ for route in missing_routes(view, ticket) or ()}
    return best_track(view, offered, wanted, hand)


def plain_choice(view: View, legal: Sequence[Action]) -> Action | None:
    """Answer a pending choice without planning; None on a normal turn."""
    match legal[0]:
        case KeepTickets():
            # The fewest tickets, and among those the ones with the fewest points.
            known, keeps = view.part(Tickets).tickets, [keep for keep in legal if isinstance(keep, KeepTickets)]
            return min(keeps, key=lambda keep: (len(keep.tickets), sum(known[name].points for name in keep.tickets)))
        case ChoosePieces():
            suggested = ChoosePieces(legal[0].seat, *view.part(Pieces).numbers.suggested.mix)
            return suggested if suggested in legal else legal[len(legal) // 2]
        case LayTrack():
            return track_to_lay(view, [track for track in legal if isinstance(track, LayTrack)])
        case TakeShare():
            return best_share(view, [share for share in legal if isinstance(share, TakeShare)])
        case TakeMarker():
            return best_marker(view, [marker for marker in legal if isinstance(marker, TakeMarker)])
        case PayTunnel() | LeaveTunnel():
            # Pay with the fewest wilds; give up only when it can't pay.
            wild, pays = view.part(Market).wild, [action for action in legal if isinstance(action, PayTunnel)]
            return min(pays, key=lambda pay: pay.payment.count(wild), default=legal[-1])
    return None
