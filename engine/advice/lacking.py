"""Which cards a player still has to collect for some routes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.routes import ANY_COLOR, Route, Routes, RoutesSeen
from engine.parts.technology import saved_cards
from engine.parts.track_beds import laid_color

Group = tuple[str, str]
"""Cards of one deck and color; the deck is "" where cards differ by their color alone."""


class Lacking(Struct, frozen=True):
    """What a hand lacks of some routes, in spaces by deck and color, before wilds help; `gray`: of any one color.

    `wilds` are missing wilds that nothing replaces. `spare` are the wilds in the hand that may replace the rest.
    """

    spaces: Mapping[Group, int] = {}
    wilds: int = 0
    spare: int = 0

    @property
    def short(self) -> int:
        """How many spaces stay unpaid even with all wilds."""
        return self.wilds + max(0, sum(self.spaces.values()) - self.spare)


def free_colors(view: View, route: Route) -> tuple[str, ...]:
    """Return the color of a free route, and those of its free parallel routes of the same length."""
    seen, twins = view.seen(RoutesSeen), [view.part(Routes).routes[name] for name in route.twins]
    free = [one for one in twins if one.id not in seen.owners and one.id not in seen.closed]
    alike = [route, *(one for one in free if one.length == route.length)]
    return tuple(dict.fromkeys(laid_color(view, one) for one in alike))


def lacking(view: View, routes: Iterable[Route]) -> Lacking:
    """Return what the viewer's hand lacks of these routes together; each card is counted for one of them only.

    Routes of one color come first, then those of two, then gray ones, the longest first: each takes the color of which
    most is left.
    """
    market = view.part(Market)
    hand = Counter(view.seen(MarketSeen).hand or ())
    spare = hand.pop(market.wild, 0)
    left: Counter[Group] = Counter()
    for card, count in hand.items():
        kind = market.purse.kinds[card]
        left[kind.deck, kind.color] += count * kind.spaces
    spaces: Counter[Group] = Counter()
    saved = saved_cards(view)
    needed = [(route, free_colors(view, route)) for route in routes]
    prices = {route.id: route.length - route.locomotives - saved.get(route.id, 0) for route, _ in needed}
    for route, colors in sorted(needed, key=lambda one: (ANY_COLOR in one[1], len(one[1]), -one[0].length)):
        deck = route.kind if market.cards.typed else ""
        groups = [(deck, color) for color in (market.colors if ANY_COLOR in colors else colors)]
        for price in (2,) * route.length if route.pairs else (prices[route.id],):
            group = max(groups, key=lambda one: left[one])
            paid = min(left[group], price)
            left[group] -= paid
            if paid < price:
                spaces[(deck, ANY_COLOR) if ANY_COLOR in colors else group] += price - paid
    wilds = sum(route.locomotives for route, _ in needed)
    left_over = max(0, spare - wilds)
    if not all(route.wilds for route, _ in needed):
        left_over = min(left_over, sum(prices[route.id] for route, _ in needed if route.wilds))
    return Lacking(dict(spaces), max(0, wilds - spare), left_over)
