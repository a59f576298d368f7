"""A hand as what it pays for: spaces of each colour, and how many cards are still to be drawn for routes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.parts.market import Cards, Market
from engine.parts.routes import ANY_COLOR, Route
from engine.rail.card_covers import most_pairs

Group = tuple[str, str]
"""Cards of one deck and colour."""
CARDS_SEEN = 2.6
"""New cards that a player sees in a turn and may have."""
WILDS_SEEN = 2.0
WILD_TROUBLE = 1.6
"""Cards drawn, as a wild that nothing else can stand for is worth them."""


class HandValue:
    """So many spaces and cards of each group, and wilds. `size`: spaces that a card of a deck covers on the average."""

    __slots__ = ("_market", "_rates", "_typed", "cards", "size", "spaces", "wilds")

    def __init__(self, market: Market, hand: Cards) -> None:
        self._market = market
        self._typed = market.cards.typed
        self.spaces: dict[Group, int] = dict.fromkeys(market.purse.groups, 0)
        self.cards: dict[Group, int] = dict(self.spaces)
        self.wilds = 0
        self.size = sizes(market)
        self._rates = rates(market)
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
        return self._paid(routes)[0]

    def lacks(self, routes: Sequence[Route]) -> tuple[list[float], dict[Group, float]]:
        """The same, and the cards of each group; under the group of no colour, of any colour."""
        lacking, groups = self._paid(routes)
        needs: dict[Group, float] = {}
        for cards, group in zip(lacking, groups, strict=True):
            if cards:
                needs[group] = needs.get(group, 0.0) + cards
        return lacking, needs

    def _paid(self, routes: Sequence[Route]) -> tuple[list[float], list[Group]]:
        spaces, wilds = dict(self.spaces), self.wilds
        lacking, used = [0.0] * len(routes), [("", "")] * len(routes)
        for index in sorted(range(len(routes)), key=lambda index: routes[index].color == ANY_COLOR):
            route = routes[index]
            groups = self.groups(route)
            used[index] = groups[0] if len(groups) == 1 else (groups[0][0], "")
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
        return lacking, used

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

    def turns_of_drawing(self, routes: Sequence[Route]) -> float:
        """In how many turns all that is lacking is drawn: no colour comes faster than its cards turn up."""
        needs = self.lacks(routes)[1]
        total = sum(needs.values())
        turns, wilds = total / 2, self._rates["", ""]
        colored = [(count, self._rates[group]) for group, count in needs.items() if group[1]]
        while colored and turns < 99 and sum(max(0.0, count - rate * turns) for count, rate in colored) > wilds * turns:
            turns += 0.5
        return turns

    def lacking(self, route: Route) -> float:
        """How many cards a route lacks when it is the only one to be paid."""
        return self.shortfalls((route,))[0]


@lru_cache(maxsize=16)
def sizes(market: Market) -> dict[str, float]:
    """How many spaces a card of each deck covers on the average."""
    found = {}
    for deck in market.decks:
        kinds = [kind for kind in market.cards.kinds if kind.deck == deck and not kind.wild]
        found[deck] = sum(kind.count * kind.spaces for kind in kinds) / max(1, sum(kind.count for kind in kinds))
    return found


@lru_cache(maxsize=16)
def rates(market: Market) -> dict[Group, float]:
    """How many cards of each group, and under no group wilds, turn up in a turn for one who looks out for them."""
    totals = {deck: sum(kind.count for kind in market.cards.kinds if kind.deck == deck) for deck in market.decks}
    found: dict[Group, float] = {("", ""): 0.0}
    for kind in market.cards.kinds:
        share = kind.count / max(1, totals[kind.deck])
        group = ("", "") if kind.wild else (kind.deck, kind.color)
        found[group] = found.get(group, 0.0) + share * (WILDS_SEEN if kind.wild else CARDS_SEEN)
    return found
