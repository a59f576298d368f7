"""A hand as what it pays for: spaces of each colour, and how many cards are still to be drawn for routes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.covers import most_pairs
from engine.parts.market import Cards, Market
from engine.parts.routes import ANY_COLOR, Route

Group = tuple[str, str]
"""Cards of one deck and colour."""
WILD_TROUBLE = 1.6
"""Cards drawn, as a wild that nothing else can stand for is worth them."""


class Holding:
    """So many spaces and cards of each group, and wilds. `size` is how many spaces a card of a deck covers at best guess."""

    __slots__ = ("_market", "_typed", "cards", "size", "spaces", "wilds")

    def __init__(self, market: Market, hand: Cards) -> None:
        self._market = market
        self._typed = market.cards.typed
        self.spaces: dict[Group, int] = dict.fromkeys(market.purse.groups, 0)
        self.cards: dict[Group, int] = dict(self.spaces)
        self.wilds = 0
        self.size = sizes(market)
        for card in hand:
            self.take(card)

    def take(self, card: str, times: int = 1) -> None:
        """One more card, or with `times` -1 one less."""
        kind = self._market.purse.kinds[card]
        if kind.wild:
            self.wilds += times
            return
        group = (kind.deck, kind.color)
        self.spaces[group] += kind.spaces * times
        self.cards[group] += times

    def groups(self, route: Route) -> list[Group]:
        """The groups that pay for a route."""
        deck = route.kind if self._typed else self._market.decks[0]
        colors = self._market.colors if route.color == ANY_COLOR else (route.color,)
        return [(deck, color) for color in colors]

    def shortfalls(self, routes: Sequence[Route]) -> list[float]:
        """How many cards each of the routes still lacks when all are to be paid, those named first served first."""
        spaces, wilds = dict(self.spaces), self.wilds
        lacking = [0.0] * len(routes)
        order = sorted(range(len(routes)), key=lambda index: routes[index].color == ANY_COLOR)
        for index in order:
            route = routes[index]
            groups = self.groups(route)
            laid = min(wilds, route.locomotives)
            wilds -= laid
            lacking[index] = WILD_TROUBLE * (route.locomotives - laid)
            if route.pairs:
                lacking[index] += self._unpaired(route, groups, spaces)
                continue
            needed = route.length - route.locomotives
            group = max(groups, key=spaces.__getitem__)
            have = min(spaces[group], needed)
            spaces[group] -= have
            lacking[index] += (needed - have) / self.size[group[0]]
        for index in range(len(routes)):
            laid = min(wilds, -int(-lacking[index] // 1))
            wilds -= laid
            lacking[index] = max(0.0, lacking[index] - laid)
        return lacking

    def _unpaired(self, route: Route, groups: Sequence[Group], spaces: dict[Group, int]) -> float:
        """How many cards are lacking for a route that takes pairs; what is used goes from `spaces`."""
        size = self.size[groups[0][0]]
        held = [int(spaces[group] / size) for group in groups]
        pairs = min(route.pairs, most_pairs(held, 0))
        left = pairs
        for group, count in zip(groups, held, strict=True):
            used = min(left, count // 2)
            left -= used
            spaces[group] -= int(2 * used * size)
        return 2.0 * (route.pairs - pairs)

    def lacking(self, route: Route) -> float:
        """How many cards a route lacks when it is the only one to be paid."""
        return self.shortfalls((route,))[0]


def sizes(market: Market) -> dict[str, float]:
    """How many spaces a card of each deck covers on the average."""
    found = {}
    for deck in market.decks:
        kinds = [kind for kind in market.cards.kinds if kind.deck == deck and not kind.wild]
        found[deck] = sum(kind.count * kind.spaces for kind in kinds) / max(1, sum(kind.count for kind in kinds))
    return found
