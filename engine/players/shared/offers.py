"""Sorts legal actions by kind; chooses cards to draw, cards to pay with, and cities for harbors."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from engine.core.action import Action
from engine.core.lazy import Joined, Product
from engine.parts.market import Cards, DrawCard
from engine.parts.ports import BuildPort, Ports, PortsSeen
from engine.parts.routes import ClaimRoute, Route
from engine.parts.stations import BuildStation
from engine.parts.technology import BuyTechnology
from engine.parts.tickets import Tickets
from engine.players.shared.situation import HandValue, Situation

PAID = ClaimRoute | BuildPort | BuildStation | BuyTechnology
"""The actions that are paid with cards."""
MOST_WAYS = 100
"""Ways to pay that are looked at; those with the fewest wilds come first."""


class Offers:
    """The legal actions of one seat. Claims, buildings and purchases are groups that differ in the payment only."""

    def __init__(self, legal: Sequence[Action]) -> None:
        claims, ports, stations, cards = (defaultdict[str, list[Sequence[Action]]](list) for _ in range(4))
        self.draws: list[DrawCard] = []
        self.others: list[Action] = []
        for group in _groups(legal):
            match group[0]:
                case ClaimRoute(route=name):
                    claims[name].append(group)
                case BuildPort(city=name):
                    ports[name].append(group)
                case BuildStation(city=name):
                    stations[name].append(group)
                case BuyTechnology(technology=name):
                    cards[name].append(group)
                case DrawCard() as draw:
                    self.draws.append(draw)
                case other:
                    self.others.append(other)
        self.claims, self.ports, self.stations, self.technologies = (
            {name: Joined(groups) for name, groups in found.items()} for found in (claims, ports, stations, cards)
        )

    def first(self, kind: type[Action]) -> Action | None:
        """Return the first of the other actions of that kind, or None."""
        return next((action for action in self.others if isinstance(action, kind)), None)


def _groups(legal: Sequence[Action]) -> Iterator[Sequence[Action]]:
    for offer in legal.parts if isinstance(legal, Joined) else (legal,):
        if isinstance(offer, Product):
            yield from offer.each()
        else:
            yield from ([action] for action in offer)


READY = 0.35
"""The worth, in cards, of being able to claim a route."""
SCARCE = 0.04
"""The weight of the squared number of missing cards of one color, which are hard to get."""
SIGN = 0.8
"""What a card towards a port is worth, in cards."""
WILD = 0.3
"""What a wild is worth more than a card that fits."""
SPARE = 0.04
"""What a card is worth that nothing wants now, for each one like it in hand."""


class Needs:
    """How much cards are worth to a viewer who wants `routes`, the first one most, and a harbor if `port`."""

    def __init__(self, situation: Situation, routes: Sequence[Route], port: bool = False) -> None:
        self.situation = situation
        self.routes = routes
        self.hand = situation.cards.hand or ()
        self._lacks = self._lacking(situation.hand_value)
        self._signs = self._wanted_signs() if port else frozenset()
        self._known: dict[tuple[str, str, int, bool], float] = {}

    def _lacking(self, hand_value: HandValue) -> float:
        lacking, needs = hand_value.lacks(self.routes)
        scarce = sum(count * count for group, count in needs.items() if group[1])
        return sum(lacking) + SCARCE * scarce - READY * sum(not cards for cards in lacking)

    def _wanted_signs(self) -> frozenset[tuple[str, str]]:
        """Return the decks and color of the harbor that lacks fewest cards."""
        kinds, numbers = self.situation.market.purse.kinds, self.situation.view.part(Ports).numbers
        held: Counter[tuple[str, str]] = Counter()
        for card in self.hand:
            if kinds[card].port and not kinds[card].wild:
                held[kinds[card].deck, kinds[card].color] += 1

        def lacking(color: str) -> int:
            return sum(max(0, count - held[deck, color]) for deck, count in numbers.cards.items())

        best = min(self.situation.market.colors, key=lacking)
        return frozenset((deck, best) for deck, count in numbers.cards.items() if held[deck, best] < count)

    def worth(self, card: str) -> float:
        """Return how much nearer a card brings what is wanted, in cards. Cached by kind."""
        kind = self.situation.market.purse.kinds[card]
        key = (kind.deck, kind.color, kind.spaces, kind.port)
        if key not in self._known:
            hand_value = self.situation.hand_value
            hand_value.take(card)
            gain = self._lacks - self._lacking(hand_value)
            hand_value.take(card, -1)
            group = (kind.deck, kind.color)
            if kind.wild:
                gain += WILD + SIGN * bool(self._signs)
            else:
                gain += SIGN * (kind.port and group in self._signs) + SPARE * (1 + hand_value.spaces[group])
            self._known[key] = gain
        return self._known[key]

    def nearer(self, card: str) -> Route | None:
        """Return the first of the routes that a card brings nearer and pays for; None if none needs it.

        A card may also set a wild free for another route; the route that takes the card is meant.
        """
        hand_value = self.situation.hand_value
        with_wilds, wilds = self.brought(card), hand_value.wilds
        hand_value.wilds = 0
        alone = self.brought(card)
        hand_value.wilds = wilds
        return alone[0] if with_wilds and alone else None

    def brought(self, card: str) -> list[Route]:
        """Return the routes that lack less with a card."""
        hand_value = self.situation.hand_value
        before, _ = hand_value.lacks(self.routes)
        hand_value.take(card)
        after, _ = hand_value.lacks(self.routes)
        hand_value.take(card, -1)
        lacking = zip(self.routes, before, after, strict=True)
        return [route for route, was, now in lacking if now < was]

    def is_signed(self, card: str) -> bool:
        """Tell whether a card has a port sign that the wanted harbor lacks."""
        kind = self.situation.market.purse.kinds[card]
        return bool(kind.port) and (kind.deck, kind.color) in self._signs

    def draw(self, draws: Sequence[DrawCard]) -> DrawCard:
        """Choose the card to draw. A face-up wild that takes the whole turn is compared with two other cards."""
        first = not self.situation.cards.drawn
        wild = self.situation.market.fold.whole_turn
        blind = {deck: self._hidden(deck) for deck in self.situation.market.decks}

        def value(draw: DrawCard) -> float:
            if draw.card is None:
                return blind[draw.deck or self.situation.market.decks[0]]
            refill = 0.01 * blind[draw.refill or self.situation.market.decks[0]]
            return self.worth(draw.card) + refill

        others = sorted((value(draw) for draw in draws if draw.card != wild), reverse=True)

        def total(draw: DrawCard) -> float:
            if draw.card == wild:
                return value(draw)
            second = max([*others[1:2], *blind.values()]) if first else 0.0
            return value(draw) + (second if value(draw) == others[0] else 0.0)

        return max(draws, key=total)

    def _hidden(self, deck: str) -> float:
        """Return the expected worth of a deck's top card: unseen cards are equally likely."""
        market, seen = self.situation.market, self.situation.cards
        known = Counter([*self.hand, *(card for card in seen.face_up if card), *seen.aside])
        total, worth = 0, 0.0
        for kind in market.cards.kinds:
            if kind.deck == deck or len(market.decks) == 1:
                hidden = max(0, kind.count - known[kind.id] - seen.discard.get(kind.id, 0))
                total += hidden
                worth += hidden * self.worth(kind.id)
        return worth / total if total else 0.0

    # Paying

    def cheapest(self, group: Sequence[Action]) -> tuple[Action, float]:
        """Return the payment that costs least of what is wanted, and that cost, in cards."""
        ways = [way for way in islice(group, MOST_WAYS) if isinstance(way, PAID)]
        missed = [self.missed(way.payment) for way in ways]
        best = min(range(len(ways)), key=missed.__getitem__)
        return ways[best], missed[best]

    def missed(self, payment: Cards) -> float:
        """Return how much farther off it is what is wanted, once these cards are spent, in cards."""
        hand_value, kinds = self.situation.hand_value, self.situation.market.purse.kinds
        for card in payment:
            hand_value.take(card, -1)
        missed = self._lacking(hand_value) - self._lacks
        for card in payment:
            hand_value.take(card)
            kind = kinds[card]
            if kind.wild:
                missed += WILD
            elif kind.port and self._signs:
                missed += 0.15
        return missed + 0.02 * len(payment)


def best_ports(situation: Situation, tickets: Iterable[str]) -> dict[str, int]:
    """Return the free cities for the harbors left that most of these tickets name, with how many name them."""
    if not situation.view.has(PortsSeen):
        return {}
    seen = situation.view.seen(PortsSeen)
    left, taken = seen.left[situation.seat], {city for built in seen.built for city in built}
    known = situation.view.part(Tickets).tickets
    naming = Counter(city for ticket in tickets for city in known[ticket].stops)
    ports = {city.id for city in situation.part.cities.values() if city.port}
    cities = [city for city, _ in naming.most_common() if city in ports and city not in taken]
    return {city: naming[city] for city in cities[:left]}
