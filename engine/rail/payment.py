"""Payments with cards of one color and wilds: every way to pay, and whether cards pay a price (R6, R24).

Other payments are chosen step by step: color, wilds, doubles, decks, cards with the port sign, or pair by pair (R31,
R32). The answers so far lead to the next open question, or to the cards. A question with one possible answer is never
asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Literal

from msgspec import Struct

from engine.core.refused import Refused
from engine.rail.cards import Cards
from engine.rail.fares import Fare, Purse, most_pairs

Way = tuple[int, int]
"""Index of a color and how many wilds stand in for it; color -1 is wilds alone."""


def ways_to_pay(hand: Sequence[int], colors: Sequence[int], length: int, locomotives: int = 0) -> list[Way]:
    """Return every mix of one of `colors` and wilds that `hand` holds and that makes `length` cards.

    `hand` counts by kind, the wild last. At least `locomotives` of the cards are wilds. For each color, fewest wilds
    first; wilds alone come once and last (R6, R24).
    """
    wilds = hand[-1]
    ways: list[Way] = []
    for color in colors:
        if hand[color] and hand[color] + wilds >= length:
            ways += _with_color(color, hand[color], wilds, length, locomotives)
    if wilds >= length:
        ways.append((-1, length))
    return ways


@cache
def _with_color(color: int, held: int, wilds: int, length: int, locomotives: int) -> tuple[Way, ...]:
    """Return the ways with at least one card of the color. Cached: few different questions are asked."""
    least = max(locomotives, length - held)
    return tuple((color, count) for count in range(least, min(wilds, length - 1) + 1))


@cache
def mix(kinds: tuple[str, ...], way: Way, length: int) -> tuple[str, ...]:
    """Return the cards of one way, the color first."""
    color, wilds = way
    return (kinds[color],) * (length - wilds) + (kinds[-1],) * wilds


def refuse_payment(
    payment: Sequence[str],
    hand: Mapping[str, int],
    wild: str,
    *,
    count: int,
    colors: Collection[str],
    locomotives: int = 0,
) -> Refused | None:
    """Return why these cards don't pay for `count` spaces in one of `colors`, or None.

    `hand` counts by kind and names every kind there is. At least `locomotives` of the cards are wilds.
    Codes: `payment_count`, `unknown_card`, `payment_mixed`, `payment_color`, `not_in_hand`, `too_few_locomotives`.
    """
    if len(payment) != count:
        return Refused("payment_count", needed=count, offered=len(payment))
    for card in payment:
        if card not in hand:
            return Refused("unknown_card", card=card)
    played = [kind for kind in hand if kind in payment and kind != wild]
    if len(played) > 1:
        return Refused("payment_mixed", colors=tuple(played))
    for color in played:
        if color not in colors:
            return Refused("payment_color", needed=next(iter(colors)), offered=color)
    for card in (*played, wild):
        offered = payment.count(card)
        if offered > hand[card]:
            return Refused("not_in_hand", card=card, held=hand[card], offered=offered)
    wilds = payment.count(wild)
    return Refused("too_few_locomotives", needed=locomotives, offered=wilds) if wilds < locomotives else None


Answer = str | int
AND_WILD = "+wild"
"""Ends the answer of a pair that is a card of a color and a wild."""
Asks = Literal["color", "wilds", "doubles", "deck", "signs", "pair"]


class PaymentQuestion(Struct, frozen=True):
    """A question and its possible answers: colors, numbers of cards, or pairs (`red`, `red+wild`).

    `deck` asks how many cards come from the deck `of`. `signs` asks how many bear the port sign; with pairs of several
    colors, `of` is the color. `number` counts the pairs asked for from 1; 0 in other questions.
    """

    asks: Asks
    options: tuple[Answer, ...]
    of: str = ""
    number: int = 0


def next_step(purse: Purse, fare: Fare, hand: Sequence[int], answers: Sequence[Answer] = ()) -> PaymentQuestion | Cards:
    """Return the next open question after these answers, or the payment they lead to.

    `hand` counts by kind.
    Raises: Refused `fare_short` or `pair_count` when the hand can't pay, `no_such_answer` when an answer isn't an
        option.
    """
    if fare.paired:
        return _pair(purse, fare, hand, list(answers))
    found = among(purse, purse.ways(fare, hand), answers)
    if not found:
        raise Refused("fare_short", needed=fare.spaces, offered=0)
    return found


# Ways that can be listed


def among(purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer] = ()) -> PaymentQuestion | Cards:
    """Narrow ways of at most one color down by their features, one after the other.

    Returns the next open question, or the cards that the answers lead to, or () if there is no way.
    Raises: Refused `no_such_answer` when an answer isn't an option.
    """
    left, open_, question = _narrow(purse, ways, answers)
    if open_ or (answers and not left):
        raise Refused("no_such_answer")
    return question or (left[0] if left else ())


def narrowed(purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer]) -> list[Cards]:
    """Return the ways that match these answers."""
    return _narrow(purse, ways, answers)[0]


def _narrow(
    purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer]
) -> tuple[list[Cards], list[Answer], PaymentQuestion | None]:
    """Return the ways that match the answers, the answers left over, and the next open question."""
    left, open_ = list(ways), list(answers)
    for asks, of, feature in _features(purse):
        options = tuple(dict.fromkeys(map(feature, left)))
        if len(options) > 1:
            if not open_:
                return left, open_, PaymentQuestion(asks, options, of)
            answer = open_.pop(0)
            left = [way for way in left if feature(way) == answer]
    return left, open_, None


Feature = tuple[Asks, str, Callable[[Cards], Answer]]


def _features(purse: Purse) -> Iterable[Feature]:
    """Yield what distinguishes ways to pay, in the order in which it is asked."""
    kinds, wild = purse.kinds, purse.wild
    yield "color", "", lambda way: next((kinds[card].color for card in way if card != wild), wild)
    yield "wilds", "", lambda way: way.count(wild)
    yield "doubles", "", lambda way: sum(kinds[card].spaces > 1 for card in way)
    for deck in dict.fromkeys(deck for deck, _ in purse.groups):
        yield "deck", deck, _from(purse, deck)
    yield "signs", "", lambda way: sum(kinds[card].port for card in way if card != wild)


def _from(purse: Purse, deck: str) -> Callable[[Cards], Answer]:
    return lambda way: sum(purse.kinds[card].deck == deck for card in way if card != purse.wild)


# Pairs, of which there are too many


def _pair(purse: Purse, fare: Fare, hand: Sequence[int], answers: list[Answer]) -> PaymentQuestion | Cards:
    """Ask for the color of each pair first, whatever the order of the spaces; then for the cards of each color."""
    held = {color: sum(_held(purse, fare, color, hand)) for color in fare.colors}
    spent, wilds = dict.fromkeys(fare.colors, 0), hand[-1]
    for left in range(fare.spaces, 0, -1):
        options = tuple(_pairs(held, wilds, left))
        if not options:
            raise Refused("pair_count", needed=2 * fare.spaces, offered=0)
        if len(options) > 1 and not answers:
            return PaymentQuestion("pair", options, number=fare.spaces - left + 1)
        answer = str(answers.pop(0)) if len(options) > 1 else options[0]
        if answer not in options:
            raise Refused("no_such_answer")
        color, of_color = pair_of(answer)
        wilds -= 2 - of_color
        held[color] -= of_color
        spent[color] += of_color
    cards: list[str] = []
    for color in fare.colors:
        taken = _split(purse, fare, color, hand, spent[color], answers)
        if isinstance(taken, PaymentQuestion):
            return taken
        cards += taken
    if answers:
        raise Refused("no_such_answer")
    return (*cards, *(purse.wild,) * (hand[-1] - wilds))


def pair_of(answer: str) -> tuple[str, int]:
    """Return the color of a pair and how many of its cards have it: 2, or 1 with a wild."""
    color = answer.removesuffix(AND_WILD)
    return color, 2 if color == answer else 1


def _pairs(held: Mapping[str, int], wilds: int, spaces: int) -> Iterable[str]:
    """Yield the pairs that can be laid now so that the rest can still be paid; those without a wild first."""
    for of_color, color in product((2, 1), held):
        if held[color] >= of_color and wilds >= 2 - of_color:
            left = [count - of_color * (other == color) for other, count in held.items()]
            if most_pairs(left, wilds - (2 - of_color)) >= spaces - 1:
                yield color + AND_WILD * (of_color == 1)


def _split(
    purse: Purse, fare: Fare, color: str, hand: Sequence[int], count: int, answers: list[Answer]
) -> PaymentQuestion | list[str]:
    """Return which cards of one color are spent: as many with the port sign as was answered."""
    kinds = purse.groups[fare.deck, color]
    signed = [kind for kind in kinds for _ in range(hand[purse.index[kind]]) if purse.kinds[kind].port]
    plain = [kind for kind in kinds for _ in range(hand[purse.index[kind]]) if not purse.kinds[kind].port]
    options = tuple(range(max(0, count - len(plain)), min(count, len(signed)) + 1))
    if len(options) > 1 and not answers:
        return PaymentQuestion("signs", options, color)
    number = answers.pop(0) if len(options) > 1 else options[0]
    if not isinstance(number, int) or number not in options:
        raise Refused("no_such_answer")
    return [*plain[: count - number], *signed[:number]]


def _held(purse: Purse, fare: Fare, color: str, hand: Sequence[int]) -> tuple[int, ...]:
    return tuple(hand[purse.index[kind]] for kind in purse.groups[fare.deck, color])
