"""A payment chosen step by step: colour, wilds, doubles, cards with the port sign, or pair by pair (R31, R32).

The answers so far lead to the next question that is open, or to the cards. What has one answer is never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Literal

from msgspec import Struct

from engine.board.covers import Pairs
from engine.cards import Cards
from engine.core.refused import Refused
from engine.fares import Fare, Purse

Answer = str | int
AND_WILD = "+wild"
"""Ends the answer of a pair that is a card of a colour and a wild."""


class Step(Struct, frozen=True):
    """A question and its possible answers: colours, numbers of cards, or pairs (`red`, `red+wild`).

    `signs` asks how many cards with the port sign are spent, of `color` where pairs are of several.
    """

    asks: Literal["color", "wilds", "doubles", "signs", "pair"]
    options: tuple[Answer, ...]
    color: str = ""


def next_step(purse: Purse, fare: Fare, hand: Sequence[int], answers: Sequence[Answer] = ()) -> Step | Cards:
    """What is to be asked after these answers, or the payment they lead to.

    `hand` counts by kind. Raises Refused when the hand cannot pay or an answer is none of the options.
    """
    if fare.paired:
        return _pair(purse, fare, hand, list(answers))
    ways = list(purse.ways(fare, hand))
    if not ways:
        raise Refused("fare_short", needed=fare.spaces, offered=0)
    return _among(purse, ways, list(answers))


def _among(purse: Purse, ways: list[Cards], answers: list[Answer]) -> Step | Cards:
    """Narrows the ways down, one of their features after the other."""
    kinds, wild = purse.kinds, purse.wild

    def color(way: Cards) -> Answer:
        return next((kinds[card].color for card in way if card != wild), wild)

    features: Sequence[tuple[Literal["color", "wilds", "doubles", "signs"], Callable[[Cards], Answer]]] = (
        ("color", color),
        ("wilds", lambda way: way.count(wild)),
        ("doubles", lambda way: sum(kinds[card].spaces > 1 for card in way)),
        ("signs", lambda way: sum(kinds[card].port for card in way if card != wild)),
    )
    for name, feature in features:
        options = tuple(dict.fromkeys(map(feature, ways)))
        if len(options) > 1:
            if not answers:
                return Step(name, options)
            answer = answers.pop(0)
            if answer not in options:
                raise Refused("no_such_answer")
            ways = [way for way in ways if feature(way) == answer]
    if answers:
        raise Refused("no_such_answer")
    return ways[0]


def _pair(purse: Purse, fare: Fare, hand: Sequence[int], answers: list[Answer]) -> Step | Cards:
    """The colours of the pairs first, whatever the order of the spaces; then which cards of each colour."""
    held = {color: sum(_held(purse, fare, color, hand)) for color in fare.colors}
    spent, wilds = dict.fromkeys(fare.colors, 0), hand[-1]
    for space in range(fare.spaces, 0, -1):
        options = tuple(_pairs(held, wilds, space))
        if not options:
            raise Refused("pair_count", needed=2 * fare.spaces, offered=0)
        if len(options) > 1 and not answers:
            return Step("pair", options)
        answer = str(answers.pop(0)) if len(options) > 1 else options[0]
        if answer not in options:
            raise Refused("no_such_answer")
        color = answer.removesuffix(AND_WILD)
        wilds -= answer != color
        held[color] -= 1 if answer != color else 2
        spent[color] += 1 if answer != color else 2
    cards: list[str] = []
    for color in fare.colors:
        taken = _split(purse, fare, color, hand, spent[color], answers)
        if isinstance(taken, Step):
            return taken
        cards += taken
    if answers:
        raise Refused("no_such_answer")
    return (*cards, *(purse.wild,) * (hand[-1] - wilds))


def _pairs(held: dict[str, int], wilds: int, spaces: int) -> list[str]:
    """The pairs that can be laid now so that the other spaces can still be paid."""
    found = []
    for color, wild in product(held, (0, 1)):
        if held[color] >= 2 - wild and wilds >= wild:
            left = tuple((count - (2 - wild) * (other == color),) for other, count in held.items())
            if spaces == 1 or len(Pairs(left, wilds - wild, spaces - 1)):
                found.append(color + AND_WILD * wild)
    return found


def _split(
    purse: Purse, fare: Fare, color: str, hand: Sequence[int], count: int, answers: list[Answer]
) -> Step | list[str]:
    """Which cards of one colour are spent: as many with the port sign as is answered."""
    kinds = purse.groups[fare.deck, color]
    signed = [kind for kind in kinds for _ in range(hand[purse.index[kind]]) if purse.kinds[kind].port]
    plain = [kind for kind in kinds for _ in range(hand[purse.index[kind]]) if not purse.kinds[kind].port]
    options = tuple(range(max(0, count - len(plain)), min(count, len(signed)) + 1))
    if len(options) > 1 and not answers:
        return Step("signs", options, color)
    number = answers.pop(0) if len(options) > 1 else options[0]
    if not isinstance(number, int) or number not in options:
        raise Refused("no_such_answer")
    return [*plain[: count - number], *signed[:number]]


def _held(purse: Purse, fare: Fare, color: str, hand: Sequence[int]) -> tuple[int, ...]:
    return tuple(hand[purse.index[kind]] for kind in purse.groups[fare.deck, color])
