"""A league's table worked out once more, slowly and from its rules alone, to hold against the engine's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cmp_to_key
from itertools import combinations

from engine.league.nouns import Outcome, Person

Row = tuple[Person, int, float, tuple[str, ...]]
"""Person, place, league points, the tie-breaks that decided."""


def points_in(outcome: Outcome, person: Person, scale: Sequence[float]) -> Fraction:
    """What a person won in one game: the mean of the places that he and his equals take together."""
    own = next(seat.place for seat in outcome.seats if seat.person == person)
    ahead = len([seat for seat in outcome.seats if seat.place < own])
    equals = len([seat for seat in outcome.seats if seat.place == own])
    won = [
        Fraction(scale[i]).limit_denominator(100) if i < len(scale) else Fraction(0)
        for i in range(ahead, ahead + equals)
    ]
    return sum(won, Fraction(0)) / equals


def games_of(outcomes: Sequence[Outcome], person: Person) -> list[Outcome]:
    return [outcome for outcome in outcomes if person in [seat.person for seat in outcome.seats]]


def table_by_hand(
    people: Sequence[Person], outcomes: Sequence[Outcome], scale: Sequence[float], ratings: Mapping[Person, float]
) -> list[Row]:
    """Each two people are compared by the rules one after the other; a place is one more than how many are better."""
    total = {p: sum((points_in(o, p, scale) for o in games_of(outcomes, p)), Fraction(0)) for p in people}

    def met(one: Person, other: Person) -> int:
        return len([outcome for outcome in games_of(outcomes, one) if outcome in games_of(outcomes, other)])

    def head_to_head(person: Person) -> Fraction:
        equals = [other for other in people if total[other] == total[person]]
        pairs = {met(one, other) for one, other in combinations(equals, 2)}
        if len(pairs) != 1 or pairs == {0}:
            return Fraction(0)
        shared = [
            o for o in games_of(outcomes, person) if any(o in games_of(outcomes, e) for e in equals if e != person)
        ]
        return sum((points_in(outcome, person, scale) for outcome in shared), Fraction(0))

    def wins(person: Person) -> int:
        return len([o for o in games_of(outcomes, person) if (person, 1) in [(s.person, s.place) for s in o.seats]])

    def share(person: Person) -> Fraction:
        shares = []
        for outcome in games_of(outcomes, person):
            seat = next(seat for seat in outcome.seats if seat.person == person)
            best = next(other.points for other in outcome.seats if other.place == 1)
            if seat.place == 1:
                shares.append(Fraction(1))
            elif best <= 0:
                shares.append(Fraction(0))
            else:
                shares.append(max(Fraction(0), min(Fraction(1), Fraction(seat.points, best))))
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(-1)

    def rating(person: Person) -> float:
        return ratings.get(person, -1e9)

    rules: dict[str, Callable[[Person], float | Fraction]] = {
        "points": total.__getitem__,
        "against": head_to_head,
        "wins": wins,
        "share": share,
        "rating": rating,
    }

    def first_difference(one: Person, other: Person) -> tuple[str, int]:
        for name, rule in rules.items():
            if rule(one) != rule(other):
                return name, 1 if rule(one) > rule(other) else -1
        return "", 0

    def compare(one: Person, other: Person) -> int:
        return -first_difference(one, other)[1]

    rows: list[Row] = []
    for person in sorted(people, key=cmp_to_key(compare)):
        better = [other for other in people if first_difference(other, person)[1] > 0]
        worse = [other for other in people if first_difference(other, person)[1] < 0]
        above = min(
            better, key=lambda other: len([x for x in people if first_difference(other, x)[1] > 0]), default=None
        )
        below = max(
            worse, key=lambda other: len([x for x in people if first_difference(other, x)[1] > 0]), default=None
        )
        names = {first_difference(person, other)[0] for other in (above, below) if other is not None} - {"points"}
        decided = tuple(name for name in rules if name in names)
        rows.append((person, 1 + len(better), float(total[person]), decided))
    return rows
