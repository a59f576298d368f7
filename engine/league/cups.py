"""Cups: groups first, then single elimination, until one person is left.

People are in ranked lines, the best first. A knockout round is drawn from the lines alone, and those who advance from a
table take over its best lines. So duels make the usual bracket: the two best meet in the final if both get there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import zip_longest
from random import Random

from msgspec import Struct

from engine.core.refused import Refused
from engine.league.fixtures import Seating, seated, seats_sat
from engine.league.nouns import Outcome, Person, Standing
from engine.league.standings import standings

LEAST_PEOPLE, MOST_PEOPLE = 8, 128
FEWEST_SEATS, MOST_SEATS = 2, 5
MOST_GROUP_GAMES = 6

Lines = tuple[Person, ...]
"""The people still in a cup, the best first."""


class CupTerms(Struct, frozen=True):
    """How a cup is played.

    A group is one table of at most `group_seats`, which plays `group_games` games (0: no groups); `through` of each
    group advance. Then `on` of each table of at most `seats` advance, until all who are left fit at one table.
    """

    group_seats: int = 4
    group_games: int = 2
    through: int = 2
    seats: int = 2
    on: int = 1


class CupRound(Struct, frozen=True):
    """One round of the knockout: the people with a bye, and the tables, each with its best line first."""

    byes: Lines
    tables: tuple[Lines, ...]

    @property
    def is_final(self) -> bool:
        """Whether this round decides the cup: one table and no byes."""
        return len(self.tables) == 1 and not self.byes


class RoundPlan(Struct, frozen=True):
    """One round before it is drawn: how many are in it, how many have a bye, and the sizes of the tables."""

    people: int
    byes: int
    tables: tuple[int, ...]


class CupPlan(Struct, frozen=True):
    """The course of a cup with that many people, if no one stays away."""

    groups: tuple[int, ...]
    group_games: int
    rounds: tuple[RoundPlan, ...]

    @property
    def most_games(self) -> int:
        """The most games that one person plays."""
        return self.group_games + len(self.rounds)


def check_cup(people: int, terms: CupTerms) -> None:
    """Check the number of people and the terms of a cup.

    Raises: Refused `cup_too_few`, `cup_too_many`, `cup_seats`, `cup_group_games`, `cup_through` or `cup_on`.
    """
    if people < LEAST_PEOPLE:
        raise Refused("cup_too_few", needed=LEAST_PEOPLE, there=people)
    if people > MOST_PEOPLE:
        raise Refused("cup_too_many", most=MOST_PEOPLE, there=people)
    check_terms(terms)


def check_terms(terms: CupTerms) -> None:
    """Check that a cup with these terms comes to an end: someone must be out at every table.

    Raises: Refused `cup_seats`, `cup_group_games`, `cup_through` or `cup_on`.
    """
    for seats in (terms.group_seats, terms.seats):
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise Refused("cup_seats", least=FEWEST_SEATS, most=MOST_SEATS, given=seats)
    if not 0 <= terms.group_games <= MOST_GROUP_GAMES:
        raise Refused("cup_group_games", most=MOST_GROUP_GAMES, given=terms.group_games)
    if terms.group_games and not 1 <= terms.through < terms.group_seats:
        raise Refused("cup_through", most=terms.group_seats - 1, given=terms.through)
    if not 1 <= terms.on <= terms.seats // 2:
        raise Refused("cup_on", most=terms.seats // 2, seats=terms.seats, given=terms.on)


def plan(people: int, terms: CupTerms) -> CupPlan:
    """Return the sizes of the groups, and every round to come.

    Raises: Refused with the codes of `check_cup`.
    """
    check_cup(people, terms)
    sizes = _group_sizes(people, terms.group_seats) if terms.group_games else ()
    left = sum(min(terms.through, size) for size in sizes) if sizes else people
    return CupPlan(sizes, terms.group_games, knockout_rounds(left, terms))


def knockout_rounds(people: int, terms: CupTerms) -> tuple[RoundPlan, ...]:
    """Return the rounds until one person is left, the final last; () for one person or none."""
    rounds = []
    while people > 1:
        byes, tables = _shape(people, terms.seats, terms.on)
        rounds.append(RoundPlan(people, byes, tables))
        people = 1 if len(tables) == 1 and not byes else byes + terms.on * len(tables)
    return tuple(rounds)


def groups(people: Sequence[Person], seats: int, rng: Random) -> tuple[Lines, ...]:
    """Draw groups of at most `seats`, sizes differing by at most one; `people` come with the best first.

    The best are in different groups, and so are the next best, at random. The best are in the smaller groups: with one
    person too many for tables of two, the best has a group alone and advances without a game.
    """
    count = len(_group_sizes(len(people), seats))
    found = [[person] for person in people[:count]]
    for start in range(count, len(people), count):
        pot = people[start : start + count]
        for group, person in zip(found[count - len(pot) :], rng.sample(list(pot), len(pot)), strict=True):
            group.append(person)
    return tuple(map(tuple, found))


def qualified(tables: Sequence[Sequence[Standing]], through: int, gone: Collection[Person] = ()) -> Lines:
    """Return those who advance from the groups, the best line first.

    `tables` are the groups' standings. People who are `gone` are replaced by the next of their group. All firsts come
    before all seconds; firsts are compared by league points, wins and share per game, then rating, then order of
    groups.
    """
    present = [[row for row in table if row.person not in gone][:through] for table in tables]
    lines: list[Standing] = []
    for rank in zip_longest(*present):
        lines += sorted((row for row in rank if row is not None), key=_worth, reverse=True)
    return tuple(row.person for row in lines)


def next_round(lines: Lines, terms: CupTerms, mates: Mapping[Person, int] | None = None) -> CupRound:
    """Return the next round: the best lines get byes where tables don't come out even.

    Duels are brought to a power of two at once. At larger tables, sizes differ by at most one, and a table is never so
    small that all of it would advance. The best lines sit at different tables. People from one group or table (`mates`)
    are separated where swapping with neighbors allows it.
    """
    byes, sizes = _shape(len(lines), terms.seats, terms.on)
    playing, count = lines[byes:], len(sizes)
    tables: list[list[Person]] = [[person] for person in playing[:count]]
    for row, start in enumerate(range(count, len(playing), count), start=1):
        pot = list(playing[start : start + count])
        hosts = tables[count - len(pot) :]
        if row % 2 or len(pot) < count:
            pot.reverse()
        for table, person in zip(hosts, _apart(hosts, pot, mates or {}), strict=True):
            table.append(person)
    return CupRound(lines[:byes], tuple(map(tuple, tables)))


def ranked(table: Lines, outcome: Outcome | None, gone: Collection[Person] = ()) -> Lines:
    """Return a knockout table's people, the best first, without those who are gone.

    The places of the game decide. Between equals, and where no game counts, the better line comes first.
    """
    places = {} if outcome is None else {seat.person: seat.place for seat in outcome.seats}
    last = len(table) + len(places) + 1
    present = [person for person in table if person not in gone]
    return tuple(sorted(present, key=lambda person: places.get(person, last)))


def went_on(played: CupRound, orders: Sequence[Lines], on: int) -> Lines:
    """Return the lines after a round whose tables ended in these orders (`ranked`); after the final, the winner alone.

    Firsts take the lines of their tables, seconds come after all firsts. An empty table sends no one.
    """
    taken = 1 if played.is_final else on
    lines = [person for rank in zip_longest(*(order[:taken] for order in orders)) for person in rank]
    return (*played.byes, *(person for person in lines if person is not None))


def _group_sizes(people: int, seats: int) -> tuple[int, ...]:
    count = -(-people // seats)
    return tuple(people // count + (number >= count - people % count) for number in range(count))


def _shape(people: int, seats: int, on: int) -> tuple[int, tuple[int, ...]]:
    """Return how many have byes in a round, and the sizes of its tables, the smaller first."""
    if people <= seats:
        return 0, (people,)
    if seats == FEWEST_SEATS:
        byes = (1 << (people - 1).bit_length()) - people
        return byes, (2,) * ((people - byes) // 2)
    byes = 0
    while min(sizes := _group_sizes(people - byes, seats)) <= on:
        byes += 1
    return byes, sizes


def _worth(row: Standing) -> tuple[float, float, float, float]:
    games = max(row.played, 1)
    rating = float("-inf") if row.rating is None else row.rating
    return row.points / games, row.wins / games, row.share or 0.0, rating


def _apart(tables: Sequence[Sequence[Person]], pot: list[Person], mates: Mapping[Person, int]) -> list[Person]:
    """Return who joins each table: a person who would meet a mate is swapped with the nearest one who wouldn't."""

    def meets(person: Person, table: Sequence[Person]) -> bool:
        return person in mates and any(mates.get(other) == mates[person] for other in table)

    for at in range(len(pot)):
        if not meets(pot[at], tables[at]):
            continue
        for other in sorted(range(len(pot)), key=lambda index: (abs(index - at), index)):
            if not meets(pot[at], tables[other]) and not meets(pot[other], tables[at]):
                pot[at], pot[other] = pot[other], pot[at]
                break
    return pot


# The state of a cup


class CupTable(Struct, frozen=True):
    """One table of a cup, its people by seat; a person alone advances without a game.

    `group` is its number, None in the knockout. `slot` counts tables within the round; in the knockout, byes come last.
    `outcome` is None where no game counts.
    """

    round: int
    group: int | None
    slot: int
    people: Seating
    outcome: Outcome | None = None


class Course:
    """A cup after the rounds drawn so far, all of which are finished.

    `seeds` are all who started, the best first. Those who are `gone` are replaced. What was drawn stays drawn, even if
    a result is corrected later.
    """

    def __init__(
        self,
        seeds: Sequence[Person],
        terms: CupTerms,
        tables: Iterable[CupTable] = (),
        gone: Collection[Person] = (),
        scale: Sequence[float] = (),
    ) -> None:
        self._seeds, self._terms, self._gone, self._scale = tuple(seeds), terms, set(gone), scale
        self._tables = sorted(tables, key=lambda table: (table.round, table.group or 0, table.slot))

    @property
    def rounds(self) -> int:
        """The number of rounds drawn so far."""
        return max((table.round for table in self._tables), default=0)

    @property
    def groups(self) -> tuple[Lines, ...]:
        """The people drawn into each group, the best seed first."""
        first = [table for table in self._tables if table.round == 1 and table.group is not None]
        return tuple(self._by_seed(table.people) for table in first)

    @cached_property
    def group_tables(self) -> tuple[tuple[Standing, ...], ...]:
        """Each group's standings, with the seed as last tiebreaker instead of the rating."""
        merits = {person: -float(at) for at, person in enumerate(self._seeds)}
        found = []
        for number, people in enumerate(self.groups):
            played = [table.outcome for table in self._tables if table.group == number and table.outcome is not None]
            found.append(standings(people, played, self._scale, merits))
        return tuple(found)

    @cached_property
    def order(self) -> Lines:
        """All who started, as they stood before the knockout: by their groups, else by seed."""
        return qualified(self.group_tables, len(self._seeds)) if self.groups else self._seeds

    @property
    def in_groups(self) -> bool:
        """Whether the next round is one of the groups."""
        return self.rounds < self._terms.group_games and not self._last_knockout

    @property
    def lines(self) -> Lines:
        """The people in the next knockout round, the best line first; after the final, the winner alone."""
        if self._last_knockout:
            played = self._round(self._last_knockout)
            outcomes = [table.outcome for table in self._last_knockout if len(table.people) > 1]
            orders = [ranked(t, o, self._gone) for t, o in zip(played.tables, outcomes, strict=True)]
            stayed = CupRound(tuple(p for p in played.byes if p not in self._gone), played.tables)
            return went_on(stayed, orders, self._terms.on)
        if self.groups:
            return qualified(self.group_tables, self._terms.through, self._gone)
        return tuple(person for person in self._seeds if person not in self._gone)

    @property
    def winner(self) -> Person | None:
        """The winner, if the cup is over and someone was left; else None."""
        lines = self.lines
        return lines[0] if len(lines) == 1 else None

    def knockout(self, round: int) -> tuple[CupTable, ...]:
        """Return the tables of one knockout round; () for a group round, or one not drawn yet."""
        return tuple(table for table in self._tables if table.group is None and table.round == round)

    def is_final(self, round: int) -> bool:
        """Tell whether that round is the final."""
        return self._round(self.knockout(round)).is_final

    def through(self, table: CupTable) -> Lines:
        """Return those who advance from a finished knockout table: those drawn, else by the current result."""
        later = {person for after in self.knockout(table.round + 1) for person in after.people}
        people = self._by_order(table.people)
        if later:
            return tuple(person for person in people if person in later)
        return ranked(people, table.outcome, self._gone)[: 1 if self.is_final(table.round) else self._terms.on]

    @property
    def from_groups(self) -> Lines:
        """The people drawn into the knockout; () as long as the groups are being played."""
        first = self.knockout(len({table.round for table in self._tables if table.group is not None}) + 1)
        return tuple(person for table in first for person in table.people)

    def following(self, rng: Random) -> tuple[CupTable, ...]:
        """Draw the tables of the next round, seats by chance and by earlier seats; () when the cup is over."""
        if self.in_groups:
            drawn = self._group_round(rng)
            if any(len(table.people) > 1 for table in drawn):
                return drawn
        return self._knockout_round(rng) if len(self.lines) > 1 else ()

    def _group_round(self, rng: Random) -> tuple[CupTable, ...]:
        present = [person for person in self._seeds if person not in self._gone]
        known = self.groups or groups(present, self._terms.group_seats, rng)
        drawn = []
        for number, group in enumerate(known):
            people = [person for person in group if person not in self._gone]
            if len(people) > 1 or not self.groups:
                drawn.append(CupTable(self.rounds + 1, number, 0, self._seated(people, rng)))
        return tuple(drawn)

    def _knockout_round(self, rng: Random) -> tuple[CupTable, ...]:
        played = next_round(self.lines, self._terms, self._mates())
        people = [*(self._seated(table, rng) for table in played.tables), *((person,) for person in played.byes)]
        return tuple(CupTable(self.rounds + 1, None, slot, seats) for slot, seats in enumerate(people))

    def _mates(self) -> Mapping[Person, int]:
        """Return the number of the group, or of the last table, for each person."""
        last = [table.people for table in self._last_knockout if len(table.people) > 1] or self.groups
        return {person: number for number, people in enumerate(last) for person in people}

    def _seated(self, people: Sequence[Person], rng: Random) -> Seating:
        return seated(people, seats_sat(table.people for table in self._tables if len(table.people) > 1), rng)

    @property
    def _last_knockout(self) -> tuple[CupTable, ...]:
        return self.knockout(self.rounds)

    def _round(self, tables: Sequence[CupTable]) -> CupRound:
        """Return a knockout round from its tables, each with its best line first where that decides anything."""
        byes = tuple(table.people[0] for table in tables if len(table.people) == 1)
        return CupRound(byes, tuple(self._by_order(table.people) for table in tables if len(table.people) > 1))

    def _by_seed(self, people: Iterable[Person]) -> Lines:
        return tuple(sorted(people, key=self._seeds.index))

    def _by_order(self, people: Iterable[Person]) -> Lines:
        return tuple(sorted(people, key=self.order.index))
