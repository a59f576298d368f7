"""Payments with cards of one colour and wilds: every way to pay, and whether cards pay a price (R6, R24).

Other payments are chosen step by step: colour, wilds, doubles, decks, cards with the port sign, or pair by pair (R31,
R32). The answers so far lead to the next question that is open, or to the cards. What has one answer is never asked.
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
"""Index of a colour and how many wilds stand in for it; colour -1 is wilds alone."""


def ways_to_pay(hand: Sequence[int], colors: Sequence[int], length: int, locomotives: int = 0) -> list[Way]:
    """Every mix of one of `colors` and wilds that `hand` holds and that makes `length` cards.

    `hand` counts by kind, the wild last. At least `locomotives` of the cards are wilds. For each colour fewest
    wilds first; wilds alone come once and last (R6, R24).
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
    """The ways with at least one card of the colour. Few different questions are asked, so answers are kept."""
    least = max(locomotives, length - held)
    return tuple((color, count) for count in range(least, min(wilds, length - 1) + 1))


@cache
def mix(kinds: tuple[str, ...], way: Way, length: int) -> tuple[str, ...]:
    """The cards of one way, colour first."""
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
    """Why these cards do not pay `count` cards of one of `colors` and wilds, at least `locomotives` of them wilds.

    `hand` counts by kind and names every kind there is.
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
"""Ends the answer of a pair that is a card of a colour and a wild."""
Asks = Literal["color", "wilds", "doubles", "deck", "signs", "pair"]


class PaymentQuestion(Struct, frozen=True):
    """A question and its possible answers: colours, numbers of cards, or pairs (`red`, `red+wild`).

    `deck` asks how many cards are of the deck `of`; `signs` how many bear the port sign, of the colour `of` where
    pairs are of several. Of the pairs, the one that is asked for has a `number` from 1.
    """

    asks: Asks
    options: tuple[Answer, ...]
    of: str = ""
    number: int = 0


def next_step(purse: Purse, fare: Fare, hand: Sequence[int], answers: Sequence[Answer] = ()) -> PaymentQuestion | Cards:
    """What is to be asked after these answers, or the payment they lead to.

    `hand` counts by kind. Raises Refused when the hand cannot pay or an answer is none of the options.
    """
    if fare.paired:
        return _pair(purse, fare, hand, list(answers))
    found = among(purse, purse.ways(fare, hand), answers)
    if not found:
        raise Refused("fare_short", needed=fare.spaces, offered=0)
    return found


# Ways that can be listed


def among(purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer] = ()) -> PaymentQuestion | Cards:
    """Narrows ways of at most one colour down, one of their features after the other; () where there are none.

    Raises Refused when an answer is none of the options.
    """
    left, open_, question = _narrow(purse, ways, answers)
    if open_ or (answers and not left):
        raise Refused("no_such_answer")
    return question or (left[0] if left else ())


def narrowed(purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer]) -> list[Cards]:
    """The ways that these answers leave."""
    return _narrow(purse, ways, answers)[0]


def _narrow(
    purse: Purse, ways: Iterable[Cards], answers: Sequence[Answer]
) -> tuple[list[Cards], list[Answer], PaymentQuestion | None]:
    """The ways that the answers leave, the answers to no question, and the next question that is open."""
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
    """What tells the ways to pay apart, in the order in which it is asked."""
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
    """The colours of the pairs first, whatever the order of the spaces; then which cards of each colour."""
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
    """The colour of a pair and how many of its cards have it."""
    color = answer.removesuffix(AND_WILD)
    return color, 2 if color == answer else 1


def _pairs(held: Mapping[str, int], wilds: int, spaces: int) -> Iterable[str]:
    """The pairs that can be laid now so that the other spaces can still be paid; those without a wild first."""
    for of_color, color in product((2, 1), held):
        if held[color] >= of_color and wilds >= 2 - of_color:
            left = [count - of_color * (other == color) for other, count in held.items()]
            if most_pairs(left, wilds - (2 - of_color)) >= spaces - 1:
                yield color + AND_WILD * (of_color == 1)


def _split(
    purse: Purse, fare: Fare, color: str, hand: Sequence[int], count: int, answers: list[Answer]
) -> PaymentQuestion | list[str]:
    """Which cards of one colour are spent: as many with the port sign as is answered."""
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
