"""The knockout of a cup as a picture: the places of the boxes, and which leads to which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise, zip_longest

import discord
from msgspec import Struct

from cogs.league.cups.bracket import Bracket, knockout_name
from cogs.league.draw import Cup, cup_terms_of
from cogs.play.pictures import picture_file
from engine.league.cups import CupTable, RoundPlan, knockout_rounds, next_round
from engine.league.nouns import Person
from renderer.core.look import Look
from renderer.league.bracket import (
    MOST_BOXES,
    MOST_COLUMNS,
    BracketBox,
    BracketColumn,
    BracketSeat,
    State,
    render_bracket,
)
from renderer.league.tables import LeagueHead

NAME = "cup.png"


class _Table(Struct, frozen=True):
    """A box being built. `lines`: the lines of its people in the next round, with the person, where known."""

    people: Sequence[Person | None]
    seats: Sequence[BracketSeat]
    lines: Mapping[int, Person | None]


class _Round(Struct, frozen=True):
    title: str
    tables: Sequence[_Table]


class Plan:
    """All rounds of a knockout that has begun: those drawn, and those to come."""

    def __init__(self, bracket: Bracket, cup: Cup) -> None:
        self._bracket, self._cup = bracket, cup
        self._terms = cup_terms_of(cup.season.settings)
        self._done = {f.slot for f in cup.fixtures if f.round == cup.course.rounds and f.done}
        self.drawn = [at for at in range(1, cup.course.rounds + 1) if cup.course.knockout(at)]

    def columns(self, round: int) -> list[BracketColumn]:
        """Return three rounds with this one among them; [] if it has too many tables for a picture."""
        rounds = [self._drawn(at) for at in self.drawn]
        for number, planned in enumerate(self._to_come(), start=len(rounds) + 1):
            rounds.append(self._planned(rounds[-1], planned, number))
        start = max(0, min(self.drawn.index(round), len(rounds) - MOST_COLUMNS))
        while start < self.drawn.index(round) and len(rounds[start].tables) > MOST_BOXES:
            start += 1
        shown = rounds[start : start + MOST_COLUMNS]
        return [] if len(shown[0].tables) > MOST_BOXES else self._ordered(shown)

    def _drawn(self, number: int) -> _Round:
        course, tables = self._cup.course, self._cup.course.knockout(number)
        final, latest = course.is_final(number), number == course.rounds
        played = [table for table in tables if len(table.people) > 1]
        byes = [table for table in tables if len(table.people) == 1]
        found = []
        for at, table in enumerate(played):
            known = not latest or table.slot in self._done
            through = course.through(table) if known else ()
            seats = [self._seat(person, table, through, known=known, final=final) for person in table.people]
            ranks = zip_longest(range(1 if final else self._terms.on), through)
            lines = {len(byes) + at + rank * len(played): person for rank, person in ranks if rank is not None}
            found.append(_Table(table.people, seats, lines))
        for at, table in enumerate(byes):
            person = table.people[0]
            found.append(_Table(table.people, [self._person(person, "on")], {at: person}))
        return _Round(self._bracket.round_name(number), found)

    def _seat(
        self, person: Person, table: CupTable, through: Sequence[Person], *, known: bool, final: bool
    ) -> BracketSeat:
        state: State = "open"
        if known:
            state = "out" if person not in through else "won" if final else "on"
        return self._person(person, state)

    def _person(self, person: Person | None, state: State = "open") -> BracketSeat:
        """Return a seat by name, with the person's number in the seeding."""
        if person is None:
            return BracketSeat()
        entrant = self._cup.entrants.get(person)
        if entrant is None:
            return BracketSeat(str(person), state)
        return BracketSeat(entrant.name, state, (entrant.seed or 0) + 1)

    def _to_come(self) -> Sequence[RoundPlan]:
        course = self._cup.course
        if course.is_final(course.rounds):
            return ()
        tables = course.knockout(course.rounds)
        byes = sum(len(table.people) == 1 for table in tables)
        return knockout_rounds(byes + self._terms.on * (len(tables) - byes), self._terms)

    def _planned(self, before: _Round, planned: RoundPlan, number: int) -> _Round:
        """Return a round to come, if no one stays away, with the people known already.

        If two advance from a table, they are separated in the next draw, so nothing is known before.
        """
        known: dict[int, Person | None] = {}
        if self._terms.on == 1:
            known = {line: person for table in before.tables for line, person in table.lines.items()}
        drawn = next_round(tuple(range(planned.people)), self._terms)
        found = []
        for at, lines in enumerate((*drawn.tables, *((bye,) for bye in drawn.byes))):
            people = [known.get(line) for line in lines]
            seats = [self._person(person) for person in people]
            goes = {lines[0]: people[0]} if len(lines) == 1 else {len(drawn.byes) + at: None}
            found.append(_Table(people, seats, goes))
        say = self._bracket.say
        final = len(drawn.tables) == 1 and not drawn.byes
        title = say("cup-name-final") if final else knockout_name(say, self._terms, len(found), number)
        return _Round(title, found)

    def _ordered(self, rounds: Sequence[_Round]) -> list[BracketColumn]:
        """Return the columns with boxes that feed the same box next to each other, where possible."""
        feeds = [self._feeds(one, after) for one, after in pairwise(rounds)]
        feeds.append([None] * len(rounds[-1].tables))
        columns: list[BracketColumn] = []
        places: list[int] = []
        for one, leads in zip(reversed(rounds), reversed(feeds), strict=True):
            at = [None if to is None else places.index(to) for to in leads]
            order = sorted(range(len(one.tables)), key=lambda i: (len(leads) if at[i] is None else at[i] or 0, i))
            boxes = [BracketBox(one.tables[i].seats, at[i]) for i in order]
            columns.insert(0, BracketColumn(one.title, boxes))
            places = order
        return columns

    def _feeds(self, one: _Round, after: _Round) -> list[int | None]:
        """Return for each table the index of the one in the next round to which its winner goes."""
        if self._terms.on > 1:
            return [None] * len(one.tables)
        count = sum(len(table.lines) for table in one.tables)
        drawn = next_round(tuple(range(count)), self._terms)
        tables = (*drawn.tables, *((bye,) for bye in drawn.byes))
        where = {line: at for at, lines in enumerate(tables) for line in lines}
        there = {person: at for at, table in enumerate(after.tables) for person in table.people if person is not None}
        found: list[int | None] = []
        for table in one.tables:
            line, person = next(iter(table.lines.items()))
            at = where.get(line) if person is None else there.get(person)
            found.append(at if at is not None and at < len(after.tables) else None)
        return found


async def cup_picture(bracket: Bracket, cup: Cup, round: int, theme: str) -> tuple[discord.File, str] | None:
    """Return the picture with its alt text; None if there are too many tables, or it can't be drawn."""
    columns = Plan(bracket, cup).columns(round)
    if not columns:
        return None
    head = LeagueHead(bracket.context.league.name, bracket.say("league-season", season=cup.season.number))
    look = Look(bracket.context.lang, (), (), bracket.say, theme)
    draw = partial(render_bracket, columns, look, head)
    file = await picture_file(draw, NAME, "season %d: its bracket could not be drawn", cup.season.id)
    return None if file is None else (file, alt(bracket, columns))


def alt(bracket: Bracket, columns: Sequence[BracketColumn]) -> str:
    """Return what the picture shows, as alt text."""
    unknown = bracket.say("cup-alt-unknown")
    rounds = []
    for column in columns:
        tables = [" – ".join(seat.name or unknown for seat in box.seats) for box in column.boxes]
        rounds.append(bracket.say("cup-alt-round", name=column.title, tables="; ".join(tables)))
    return bracket.say("cup-alt", title=bracket.context.title, rounds=". ".join(rounds))
