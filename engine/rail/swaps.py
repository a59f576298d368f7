"""Payments with any cards for some spaces, or without wilds, where cards differ by color alone (R68)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from engine.core.refused import Refused
from engine.rail.cards import Cards, counted, spread
from engine.rail.payment import Way, mix, refuse_payment, ways_to_pay

Counts = tuple[int, ...]


class Terms(Struct, frozen=True):
    """What a route of `length` spaces takes: cards of one of `colors`, and wilds unless `wilds` is False.

    At least `locomotives` of the cards are wilds. Up to `swaps` spaces are paid with `swap` cards of any kind each; a
    space so paid needs no wild.
    """

    colors: Cards
    length: int
    locomotives: int
    wilds: bool
    swap: int
    swaps: int


@lru_cache(maxsize=4096)
def ways(kinds: Cards, hand: Counts, terms: Terms) -> tuple[Cards, ...]:
    """Return the payments of a hand, counted by kind, the wild last: all without swaps, and some with every number.

    With swaps, each color comes with as few wilds as it needs, and the swapped cards are either of the kinds of which
    the hand has fewest, or of those of which it has most. Wilds are swapped last.
    """
    colors = [kinds.index(color) for color in terms.colors]
    found: dict[Counts, Cards] = {}
    for swapped in range(terms.swaps + 1):
        for way in _regular(hand, colors, terms, swapped):
            paid = mix(kinds, way, terms.length - swapped)
            left = [count - gone for count, gone in zip(hand, counted(kinds, paid), strict=True)]
            for spare in _spare(left, swapped * terms.swap):
                cards = (*paid, *spread(kinds, spare))
                found.setdefault(counted(kinds, cards), cards)
    return tuple(found.values())


def _regular(hand: Counts, colors: Sequence[int], terms: Terms, swapped: int) -> list[Way]:
    """Return the ways to pay the spaces that aren't swapped."""
    length, least = terms.length - swapped, max(0, terms.locomotives - swapped)
    if not length:
        return [(-1, 0)]
    if not terms.wilds:
        return [(color, 0) for color in colors if hand[color] >= length]
    ways = ways_to_pay(hand, colors, length, least)
    if not swapped:
        return ways
    fewest: dict[int, Way] = {}
    for way in ways:
        fewest.setdefault(way[0], way)
    return list(fewest.values())


def _spare(left: Sequence[int], count: int) -> Iterator[Counts]:
    """Yield that many of the cards left, of the rarest kinds first, then of the commonest first; wilds last."""
    if sum(left) < count:
        return
    *plain, wild = range(len(left))
    for order in (sorted(plain, key=lambda kind: left[kind]), sorted(plain, key=lambda kind: -left[kind])):
        taken, missing = [0] * len(left), count
        for kind in (*order, wild):
            taken[kind] = min(left[kind], missing)
            missing -= taken[kind]
        yield tuple(taken)


def refuse(terms: Terms, payment: Sequence[str], hand: Mapping[str, int], wild: str) -> Refused | None:
    """Return why these cards don't pay, or None. `hand` counts every kind.

    Codes: those of `refuse_payment`, `wilds_not_here`, `swap_count`, `swap_mixed`.
    """
    extra = len(payment) - terms.length
    if not terms.swaps or not extra:
        refused = refuse_payment(
            payment, hand, wild, count=terms.length, colors=terms.colors, locomotives=terms.locomotives
        )
        return refused or (Refused("wilds_not_here") if wild in payment and not terms.wilds else None)
    swapped, rest = divmod(extra, terms.swap - 1)
    if extra < 0 or rest or swapped > terms.swaps:
        return Refused("swap_count", needed=terms.length, swap=terms.swap, most=terms.swaps, offered=len(payment))
    for card in dict.fromkeys(payment):
        if card not in hand:
            return Refused("unknown_card", card=card)
        if payment.count(card) > hand[card]:
            return Refused("not_in_hand", card=card, held=hand[card], offered=payment.count(card))
    plain = terms.length - swapped
    if _covers(terms, payment, wild, plain, max(0, terms.locomotives - swapped)):
        return None
    return Refused("swap_mixed", plain=plain, swap=terms.swap, swapped=swapped)


def _covers(terms: Terms, payment: Collection[str], wild: str, plain: int, least: int) -> bool:
    """Tell whether some of the cards pay for so many spaces with at least so many wilds; the others are any."""
    cards = list(payment)
    wilds = cards.count(wild) if terms.wilds else 0
    of_color = max(cards.count(color) for color in terms.colors)
    return wilds >= least and min(of_color, plain - least) + wilds >= plain
