"""Fixtures: draws the tables of a round, so that people meet new opponents and sit in every seat equally often."""

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
"""Most swaps tried for one round: about 0.1 s, even with 128 people."""
_SEAT_STEPS = 1_500
"""And swaps for better seats."""
_WARM, _COLD = 1.5, 0.12
"""The temperatures at the start and the end of the annealing: how readily a worse swap is accepted."""


def table_sizes(people: int, seats: int, least: int) -> tuple[int, ...]:
    """Return the sizes of the tables for as many people as possible, at as few tables as possible, larger first.

    Sizes differ by at most one, from `least` to `seats`. () if there are too few people for one table. The others sit
    out, e.g. an odd one among duels.
    """
    for playing in range(people, 0, -1):
        tables = -(-playing // seats)
        if playing // tables >= least:
            return tuple(playing // tables + (number < playing % tables) for number in range(tables))
    return ()


def meetings(tables: Iterable[Sequence[Person]]) -> Counter[frozenset[Person]]:
    """Count how often each pair of people sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def seats_sat(tables: Iterable[Sequence[Person]]) -> dict[Person, list[int]]:
    """Return the seats that each person has sat in, game by game."""
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
    """Draw the tables of a round, each in the order of its seats.

    Everyone is at one table, as far as sizes allow it; those who played most sit out. Opponents repeat as little as the
    search finds, and seats are shared evenly. The same people, history and RNG give the same tables.
    Raises: Refused `too_few_people`.
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
    """Return the people of a table by seat, so that no one gets a seat often if it can be helped. O(n!), n ≤ 5."""
    mixed = rng.sample(list(people), len(people))
    dear = [_seat_costs(sat.get(person, ()), len(people)) for person in mixed]
    return tuple(mixed[number] for number in min(permutations(range(len(mixed))), key=lambda order: _cost(dear, order)))


def _seat_costs(sat: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return the cost of each seat for one person: it grows steeply with each time; the best seat costs 0."""
    often = Counter(sat)
    costs = [4 ** often[seat] for seat in range(seats)]
    return tuple(cost - min(costs) for cost in costs)


def _cost(dear: Sequence[Sequence[int]], order: Sequence[int]) -> int:
    return sum([dear[number][seat] for seat, number in enumerate(order)])


class _Search:
    """Simulated annealing: swaps people between tables until no one meets anyone again, or the tries are used up.

    Then it swaps people at no loss until everyone can have a seat that they had least often.
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
        """The cost of two people meeting once more: it grows with each time they met."""
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
            costly = [number for number, cost in enumerate(costs) if cost]
            if not costly:
                return
            one = self._rng.choice(costly)
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
        """Return someone of this table, and someone of another one, with the number of the other table."""
        other = (one + 1 + int(self._rng.random() * (len(self._tables) - 1))) % len(self._tables)
        here, there = self._tables[one], self._tables[other]
        return other, here, int(self._rng.random() * len(here)), there, int(self._rng.random() * len(there))

    def _more(self, here: list[int], left: int, there: list[int], right: int) -> int:
        """Return how much the cost of repeated meetings rises when these two swap."""
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
        """Return the cost of the table's best seating: 0 where everyone can sit where they sat least."""
        dear = [_seat_costs(self._sat.get(self._people[number], ()), len(table)) for number in table]
        return min(_cost(dear, order) for order in permutations(range(len(table))))
