"""A cup as text: its plan, its groups, and each round of the knockout, in pages that fit a message."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.league.context import SeasonContext
from cogs.league.draw import GROUP, Cup, cup_terms_of
from cogs.text.names import safe
from engine.league.cups import LEAST_PEOPLE, MOST_PEOPLE, CupTable, CupTerms, RoundPlan, plan
from renderer.league.tables import figure

Say = Callable[..., str]
MOST_PAGE = 3400
"""Beside the title, the winner and the round's name."""
GROUPS_A_PAGE, TABLES_A_PAGE = 8, 20
MOST_BYES = 20
"""The most byes that are named; how many more there are follows them."""


class Bracket:
    """The sentences of one cup in one language."""

    def __init__(self, context: SeasonContext, cup: Cup) -> None:
        self.context, self.say, self._cup = context, context.say, cup
        self._by_place = {(f.round, f.stage == GROUP, f.slot): f for f in cup.fixtures}

    def name(self, person: int) -> str:
        """Return a person's name, escaped."""
        known = self._cup.entrants.get(person)
        return safe(str(person) if known is None else known.name)

    def pages(self) -> list[tuple[list[str], int | None]]:
        """Return the pages with the number of their round: groups first (None), then round by round.

        The last page is what is going on now.
        """
        course, terms = self._cup.course, cup_terms_of(self._cup.season.settings)
        found: list[tuple[list[str], int | None]] = []
        groups = [self._group(at) for at in range(len(course.groups))]
        head = self.say("cup-groups", games=terms.group_games, through=terms.through)
        found += [([head, *part], None) for part in paged(groups, GROUPS_A_PAGE)]
        for round in range(1, course.rounds + 1):
            lines = self.round_lines(round)
            if course.knockout(round):
                head = f"**{self.round_name(round)}**"
                parts = paged([[line] for line in lines], TABLES_A_PAGE)
                found += [([head, *part], round) for part in parts]
        return found

    def _group(self, at: int) -> list[str]:
        through = self._cup.course.from_groups
        lines = ["**" + self.say("cup-group", number=at + 1) + "**"]
        for row in self._cup.course.group_tables[at]:
            facts = {
                "place": row.place,
                "name": self.name(row.person),
                "points": figure(row.points, self.context.lang, 2),
            }
            line = self.say("cup-group-row", played=row.played, **facts)
            mark = "cup-through" if row.person in through else "cup-gone" if row.person in self._cup.gone else ""
            lines.append(f"{line} · {self.say(mark)}" if mark else line)
        return lines

    def round_name(self, round: int) -> str:
        """Return the name of a round: final, semi-finals, round of 16, or a number for larger tables."""
        tables = self._cup.course.knockout(round)
        if not tables:
            return self.say("cup-name-group", number=round)
        if self._cup.course.is_final(round):
            return self.say("cup-name-final")
        first = min(at for at in range(1, round + 1) if self._cup.course.knockout(at))
        return knockout_name(self.say, cup_terms_of(self._cup.season.settings), len(tables), round - first + 1)

    def round_lines(self, round: int) -> list[str]:
        """Return each table of a round with its status; byes are in one line."""
        tables = self._cup.course.knockout(round)
        byes = [self.name(table.people[0]) for table in tables if len(table.people) == 1]
        names, more = ", ".join(byes[:MOST_BYES]), len(byes) - MOST_BYES
        names = self.say("league-and-more", names=names, count=more) if more > 0 else names
        lines = [self.say("cup-byes", count=len(byes), names=names)] if byes else []
        return lines + [self._table(table) for table in tables if len(table.people) > 1]

    def _table(self, table: CupTable) -> str:
        fixture = self._by_place.get((table.round, False, table.slot))
        names = " – ".join(self.name(person) for person in table.people)
        where = f"<#{fixture.thread_id}>" if fixture is not None and fixture.thread_id is not None else ""
        if fixture is None or not fixture.done:
            return self.say("cup-table-open", names=names) + (f" · {where}" if where else "")
        winners = ", ".join(f"**{self.name(person)}**" for person in self._cup.course.through(table))
        key = "cup-table-won" if self._cup.course.is_final(table.round) else "cup-table-on"
        return self.say(key if winners else "cup-table-nobody", names=names, winners=winners)

    def winner_line(self) -> str | None:
        """Return the winner, or None before the cup is over."""
        winner = self._cup.course.winner if self._cup.is_between_rounds and self._cup.course.rounds else None
        if winner is None or self._cup.course.in_groups:
            return None
        return self.say("cup-winner", name=f"**{self.name(winner)}**")


def paged(blocks: Sequence[Sequence[str]], most: int) -> list[list[str]]:
    """Return the blocks on pages with at most that many, which fit a message."""
    pages: list[list[Sequence[str]]] = []
    room = 0
    for block in blocks:
        length = sum(len(line) + 1 for line in block)
        if not pages or len(pages[-1]) == most or length > room:
            pages.append([])
            room = MOST_PAGE
        pages[-1].append(block)
        room -= length
    return [[line for block in page for line in block] for page in pages]


# Before it begins


def knockout_name(say: Say, terms: CupTerms, tables: int, number_: int) -> str:
    """Return the name of a round that isn't the final.

    `tables` includes byes; `number_` is counted from 1. With duels, the next round always comes out even.
    """
    if terms.seats > 2:
        return say("cup-name-round", number=number_)
    if tables == 2:
        return say("cup-name-semi")
    return say("cup-name-quarter") if tables == 4 else say("cup-name-of", count=2 * tables, part=tables)


def cup_lines(say: Say, terms: CupTerms) -> list[str]:
    """Return how a cup is played."""
    if terms.group_games:
        facts = {"seats": terms.group_seats, "games": terms.group_games, "through": terms.through}
        lines = [say("cup-terms-groups", **facts)]
    else:
        lines = [say("cup-terms-no-groups")]
    lines.append(
        say("cup-terms-duels") if terms.seats == 2 else say("cup-terms-tables", seats=terms.seats, on=terms.on)
    )
    return [*lines, say("cup-terms-ties")]


def plan_lines(say: Say, terms: CupTerms, people: int) -> list[str]:
    """Return the plan of a cup that starts with that many people."""
    if not LEAST_PEOPLE <= people <= MOST_PEOPLE:
        return [say("cup-plan-few", needed=LEAST_PEOPLE, there=people)]
    return [say("cup-plan", count=people), *course_lines(say, terms, people)]


def course_lines(say: Say, terms: CupTerms, people: int) -> list[str]:
    """Return the groups and rounds of a cup with that many people."""
    planned, lines = plan(people, terms), list[str]()
    if planned.groups:
        sizes = sorted(set(planned.groups))
        counts = [say("cup-plan-groups", count=planned.groups.count(size), size=size) for size in sizes]
        lines.append("- " + say("cup-plan-first", groups=", ".join(counts), games=planned.group_games))
    for at, one in enumerate(planned.rounds, start=1):
        lines.append("- " + _planned(say, terms, one, at))
    return [*lines, say("cup-plan-most", count=planned.most_games)]


def _planned(say: Say, terms: CupTerms, one: RoundPlan, at: int) -> str:
    if len(one.tables) == 1 and not one.byes:
        name = say("cup-name-final")
    else:
        name = knockout_name(say, terms, len(one.tables) + one.byes, at)
    text = say("cup-plan-round", name=name, people=one.people, tables=len(one.tables))
    return f"{text} · {say('cup-plan-byes', count=one.byes)}" if one.byes else text
