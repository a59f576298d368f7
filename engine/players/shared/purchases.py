"""Which technology a computer player buys: first what its routes need, then what brings more points than it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.action import Action
from engine.core.view import View
from engine.parts.market import Market
from engine.parts.routes import Route
from engine.parts.technology import Technology, TechnologySeen
from engine.parts.tickets import TicketsSeen
from engine.players.shared.offers import Needs, Offers
from engine.players.shared.situation import Situation

LOSS = 1.5
"""Needed cards lost, for each locomotive of the price, up to which a technology is bought that own routes need."""
WORTH = 1.5
"""The points that a locomotive of the price costs."""
PROFIT = 2.0
"""Points by which a technology must bring more than it costs."""
SAVED = 2.0
"""The points that a card is worth which a claim needs no more."""
SPACES = 2.5
"""Pieces of an average claim still to come."""


def needed(view: View, routes: Iterable[Route]) -> list[str]:
    """Return what must be bought for these routes and can be: what most of them need first, then the cheapest."""
    if not view.has(TechnologySeen):
        return []
    part, seen = view.part(Technology), view.seen(TechnologySeen)
    owned = seen.owned[view.viewer or 0]
    counts = Counter(one for route in routes for one in part.lacking(owned, part.index[route.id]) if seen.left[one])
    return sorted(counts, key=lambda one: (-counts[one], part.cards[one].price))


def saved_for(view: View, routes: Iterable[Route]) -> list[Route]:
    """Return the price of the first technology that these routes need, as a route of locomotives without cities.

    It has a color, since gray routes are paid last.
    """
    first = needed(view, routes)[:1]
    prices = [view.part(Technology).cards[one].price for one in first]
    return [
        Route(one, ("", ""), price, view.part(Market).colors[0], locomotives=price)
        for one, price in zip(first, prices, strict=True)
    ]


def purchase(situation: Situation, offers: Offers, routes: Sequence[Route]) -> tuple[Action, int] | None:
    """Return a technology to buy now, with how many of the `routes` it opens; None if none is worth its cards."""
    if not offers.technologies:
        return None
    part, owned = situation.view.part(Technology), situation.view.seen(TechnologySeen).owned[situation.seat]
    wanted = {
        one: sum(one in part.lacking(owned, part.index[r.id]) for r in routes) for one in needed(situation.view, routes)
    }
    needs, best = Needs(situation, routes), None
    for one in wanted:
        if one in offers.technologies:
            action, missed = needs.cheapest(offers.technologies[one])
            if missed <= LOSS * part.cards[one].price:
                return action, wanted[one]
    for one in offers.technologies.keys() - wanted.keys():
        action, missed = needs.cheapest(offers.technologies[one])
        profit = _profit(situation, one) - missed
        if profit >= PROFIT and (best is None or (profit, one) > best[:2]):
            best = profit, one, action
    return None if best is None else (best[2], 0)


def _profit(situation: Situation, technology: str) -> float:
    """Return the points that a technology may still bring or save, less those that its price is worth."""
    view, card = situation.view, situation.view.part(Technology).cards[technology]
    part = view.part(Technology)
    open_ = situation.free.difference(situation.bought_for)
    share = sum(part.meant[technology] >> index & 1 for index in open_) / max(1, len(open_))
    claims = share * min(situation.pieces[situation.seat] / SPACES, situation.turns / 2)
    tickets = len(view.seen(TicketsSeen).own or ())
    each = card.route_points + SAVED * card.fewer
    return each * claims + card.ticket_points * tickets - WORTH * card.price
