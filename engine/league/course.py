"""How far a cup has come, read off the tables that were drawn and what they came to; and the tables that follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from msgspec import Struct

from engine.league.cups import CupRound, CupTerms, Lines, groups, next_round, qualified, ranked, went_on
from engine.league.fixtures import Seating, seated, seats_sat
from engine.league.nouns import Outcome, Person, Standing
from engine.league.standings import standings


class CupTable(Struct, frozen=True):
    """One table of a cup in the order of its seats; a person alone plays nothing and goes on.

    `group`: its number, None in the knock-out. `slot` is counted in the round; in the knock-out those who play nothing
    come last. `outcome`: None where no game counts.
    """

    round: int
    group: int | None
    slot: int
    people: Seating
    outcome: Outcome | None = None


class Course:
    """A cup after the rounds that were drawn so far, all of which are done.

    `seeds` are all who began, the best first. Whoever is `gone` gives way. Nothing is asked for twice: what was drawn
    stays, whatever is corrected later.
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
        """How many were drawn."""
        return max((table.round for table in self._tables), default=0)

    @property
    def groups(self) -> tuple[Lines, ...]:
        """Who was drawn into each group, the best seed first."""
        first = [table for table in self._tables if table.round == 1 and table.group is not None]
        return tuple(self._by_seed(table.people) for table in first)

    @cached_property
    def group_tables(self) -> tuple[tuple[Standing, ...], ...]:
        """Each group's table. The last of its tie-breaks is the seed, in the place of the rating."""
        merits = {person: -float(at) for at, person in enumerate(self._seeds)}
        found = []
        for number, people in enumerate(self.groups):
            played = [table.outcome for table in self._tables if table.group == number and table.outcome is not None]
            found.append(standings(people, played, self._scale, merits))
        return tuple(found)

    @cached_property
    def order(self) -> Lines:
        """All who began, as they stood before the knock-out: by their groups, else by seed."""
        return qualified(self.group_tables, len(self._seeds)) if self.groups else self._seeds

    @property
    def in_groups(self) -> bool:
        """Whether the next round is one of the groups."""
        return self.rounds < self._terms.group_games and not self._last_knockout

    @property
    def lines(self) -> Lines:
        """Who is in for the next round of the knock-out, the best line first; after the final, the winner alone."""
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
        """Who has won, if the cup is over and somebody was left."""
        lines = self.lines
        return lines[0] if len(lines) == 1 else None

    def knockout(self, round: int) -> tuple[CupTable, ...]:
        """The tables of one round of the knock-out; () where it was one of the groups, or was not drawn."""
        return tuple(table for table in self._tables if table.group is None and table.round == round)

    def is_final(self, round: int) -> bool:
        return self._round(self.knockout(round)).is_final

    def through(self, table: CupTable) -> Lines:
        """Who goes on from a table of the knock-out that is done: who was drawn, else as it stands now."""
        later = {person for after in self.knockout(table.round + 1) for person in after.people}
        people = self._by_order(table.people)
        if later:
            return tuple(person for person in people if person in later)
        return ranked(people, table.outcome, self._gone)[: 1 if self.is_final(table.round) else self._terms.on]

    @property
    def from_groups(self) -> Lines:
        """Who was drawn into the knock-out; () as long as the groups go on."""
        first = self.knockout(len({table.round for table in self._tables if table.group is not None}) + 1)
        return tuple(person for table in first for person in table.people)

    def following(self, rng: Random) -> tuple[CupTable, ...]:
        """The tables of the next round, seats by luck and by what each sat in before; () when the cup is over."""
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
        """Who was at one table last, or in one group."""
        last = [table.people for table in self._last_knockout if len(table.people) > 1] or self.groups
        return {person: number for number, people in enumerate(last) for person in people}

    def _seated(self, people: Sequence[Person], rng: Random) -> Seating:
        return seated(people, seats_sat(table.people for table in self._tables if len(table.people) > 1), rng)

    @property
    def _last_knockout(self) -> tuple[CupTable, ...]:
        return self.knockout(self.rounds)

    def _round(self, tables: Sequence[CupTable]) -> CupRound:
        """The tables of a round of the knock-out, each with its best line first, as far as that decides anything."""
        byes = tuple(table.people[0] for table in tables if len(table.people) == 1)
        return CupRound(byes, tuple(self._by_order(table.people) for table in tables if len(table.people) > 1))

    def _by_seed(self, people: Iterable[Person]) -> Lines:
        return tuple(sorted(people, key=self._seeds.index))

    def _by_order(self, people: Iterable[Person]) -> Lines:
        return tuple(sorted(people, key=self.order.index))
