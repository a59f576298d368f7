"""Who meets whom: the tables of a round, so that people get new opponents and sit in every place of the turn order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import exp
from random import Random

from engine.core.refused import Refused
from engine.league.nouns import Person

Seating = tuple[Person, ...]
"""The people of one table, first = seat 0."""

_STEPS = 30_000
"""Swaps that are tried for one round at most; of 128 people, too, this takes a tenth of a second."""
_SEAT_STEPS = 1_500
"""And swaps for better seats."""
_WARM, _COLD = 1.5, 0.12
"""How readily a swap for the worse is made, at the beginning and at the end of a search."""


def table_sizes(people: int, seats: int, least: int) -> tuple[int, ...]:
    """How many sit at each table: as many people as can be, at as few tables as can be, larger tables first.

    Sizes differ by at most one; none is over `seats` or under `least`. (): there are too few people for one table.
    Who is more than their sum sits out: an odd one among duels.
    """
    for playing in range(people, 0, -1):
        tables = -(-playing // seats)
        if playing // tables >= least:
            return tuple(playing // tables + (number < playing % tables) for number in range(tables))
    return ()


def meetings(tables: Iterable[Sequence[Person]]) -> Counter[frozenset[Person]]:
    """How often each two people sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def seats_sat(tables: Iterable[Sequence[Person]]) -> dict[Person, list[int]]:
    """The seats that each has sat in, game by game."""
    sat: dict[Person, list[int]] = {}
    for table in tables:
        for seat, person in enumerate(table):
            sat.setdefault(person, []).append(seat)
    return sat


def draw(
    people: Sequence[Person],
    seats: int,
    met: Mapping[frozenset[Person], int],
    sat: Mapping[Person, Sequence[int]],
    rng: Random,
    least: int,
) -> tuple[Seating, ...]:
    """The tables of a round, each in the order of its seats.

    Everybody is at one table, as far as sizes allow it: where one is too many, those sit out who have played most.
    Opponents repeat as little as a search finds, and nobody sits in one seat much more often than in another. The same
    people, past and luck give the same tables. Refuses `too_few_people`.
    """
    sizes = table_sizes(len(people), seats, least)
    if not sizes:
        raise Refused("too_few_people", needed=least, there=len(people))
    order = rng.sample(list(people), len(people))
    order.sort(key=lambda person: len(sat.get(person, ())))
    playing = rng.sample(order[: sum(sizes)], sum(sizes))
    tables = _Search(playing, sizes, met, sat, rng).run()
    return tuple(seated(table, sat, rng) for table in tables)


def seated(people: Sequence[Person], sat: Mapping[Person, Sequence[int]], rng: Random) -> Seating:
    """The people of a table in the order of its seats: nobody sits where he sat often, if it can be helped."""
    mixed = rng.sample(list(people), len(people))
    dear = [_seat_costs(sat.get(person, ()), len(people)) for person in mixed]
    return tuple(mixed[number] for number in min(permutations(range(len(mixed))), key=lambda order: _cost(dear, order)))


def _seat_costs(sat: Sequence[int], seats: int) -> tuple[int, ...]:
    """What each seat costs one who sat there before: much more for each time. The best seat costs nothing."""
    often = Counter(sat)
    costs = [4 ** often[seat] for seat in range(seats)]
    return tuple(cost - min(costs) for cost in costs)


def _cost(dear: Sequence[Sequence[int]], order: Sequence[int]) -> int:
    return sum([dear[number][seat] for seat, number in enumerate(order)])


class _Search:
    """Swaps people between tables until nobody meets anybody again, or the tries are used up (annealing).

    Then it swaps those who lose nothing by it until everybody can have a seat that he sat in least.
    """

    def __init__(
        self,
        people: Sequence[Person],
        sizes: Sequence[int],
        met: Mapping[frozenset[Person], int],
        sat: Mapping[Person, Sequence[int]],
        rng: Random,
    ) -> None:
        self._people, self._rng, self._sat = people, rng, sat
        self._dear = [[0] * len(people) for _ in people]
        """What it costs that two meet once more: the more often they met, the dearer it is."""
        for one, other in combinations(range(len(people)), 2):
            times = met.get(frozenset((people[one], people[other])), 0)
            self._dear[one][other] = self._dear[other][one] = times * times
        numbers = iter(range(len(people)))
        self._tables = [[next(numbers) for _ in range(size)] for size in sizes]

    def run(self) -> list[list[Person]]:
        if len(self._tables) > 1:
            self._find_opponents()
            self._find_seats()
        return [[self._people[number] for number in table] for table in self._tables]

    def _find_opponents(self) -> None:
        cost = sum(self._dear[one][other] for table in self._tables for one, other in combinations(table, 2))
        least, best = cost, [list(table) for table in self._tables]
        for step in range(_STEPS):
            if not least:
                break
            warmth = _WARM * (_COLD / _WARM) ** (step / _STEPS)
            one = int(self._rng.random() * len(self._tables))
            _, here, left, there, right = self._two(one)
            more = self._more(here, left, there, right)
            if more <= 0 or self._rng.random() < exp(-more / warmth):
                here[left], there[right] = there[right], here[left]
                cost += more
            if cost < least:
                least, best = cost, [list(table) for table in self._tables]
        self._tables = best

    def _find_seats(self) -> None:
        costs = [self._seat_cost(table) for table in self._tables]
        for _ in range(_SEAT_STEPS):
            unlucky = [number for number, cost in enumerate(costs) if cost]
            if not unlucky:
                return
            one = self._rng.choice(unlucky)
            other, here, left, there, right = self._two(one)
            if self._more(here, left, there, right) > 0:
                continue
            here[left], there[right] = there[right], here[left]
            after = self._seat_cost(here), self._seat_cost(there)
            if sum(after) <= costs[one] + costs[other]:
                costs[one], costs[other] = after
            else:
                here[left], there[right] = there[right], here[left]

    def _two(self, one: int) -> tuple[int, list[int], int, list[int], int]:
        """Somebody of this table, and somebody of another, with the other's number."""
        other = (one + 1 + int(self._rng.random() * (len(self._tables) - 1))) % len(self._tables)
        here, there = self._tables[one], self._tables[other]
        return other, here, int(self._rng.random() * len(here)), there, int(self._rng.random() * len(there))

    def _more(self, here: list[int], left: int, there: list[int], right: int) -> int:
        """What the meetings cost more when these two change places."""
        one, other = here[left], there[right]
        from_one, from_other = self._dear[one], self._dear[other]
        more = 0
        for mate in here:
            if mate != one:
                more += from_other[mate] - from_one[mate]
        for mate in there:
            if mate != other:
                more += from_one[mate] - from_other[mate]
        return more

    def _seat_cost(self, table: Sequence[int]) -> int:
        """What its best seating costs: 0 where everybody can sit where he sat least."""
        dear = [_seat_costs(self._sat.get(self._people[number], ()), len(table)) for number in table]
        return min(_cost(dear, order) for order in permutations(range(len(table))))
