"""Setting the table: border, river and mountains, and a corner for each base (R51, R52, R57 to R59)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Literal

from msgspec.structs import replace

from engine.board.points import Path, Point, clean
from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, FirstSeatChosen, PlainEvent
from engine.core.game import Game
from engine.core.part import Given, Numbers, Part, Q, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.strings import landscape
from engine.strings.landscape import border_faults, mountain_faults, river_faults
from engine.strings.nouns import (
    BORDER,
    MOUNTAINS,
    NO_MEASURES,
    RIVER,
    Company,
    Fault,
    Measures,
    OnTable,
    Tabletop,
    companies,
    companies_of,
)

Task = Literal["border", "river", "mountains", "corner"]
PRESETS = 3
"""How many ready lines are offered to a seat that is to draw one."""


class TableSetupNumbers(Numbers, frozen=True):
    """`draws`: by number of seats, which player (1 is the first seat) draws what. `chaos`: any border."""

    draws: Mapping[str, Mapping[str, int]]
    chaos: bool = False
    by_hand: bool = False


class TableSetupGiven(Given, frozen=True):
    """What is left out is as in a plain game, without river and mountains. `corners`: mark of each company.

    In the `setup`, what is left out has yet to be drawn or chosen by a seat. Where no seat draws, the RNG does.
    """

    border: list[Point] | None = None
    marks: list[Point] | None = None
    river: list[Point] | None = None
    mountains: list[Point] | None = None
    corners: list[int | None] | None = None
    setup: bool = False


class DrawBorder(Action, frozen=True, tag="draw_border"):
    """A seat draws the border of a Chaos table."""

    path: Path


class DrawRiver(Action, frozen=True, tag="draw_river"):
    """A seat draws the river."""

    path: Path


class DrawMountains(Action, frozen=True, tag="draw_mountains"):
    """A seat draws the loop of the mountains."""

    path: Path


class ChooseCorner(Action, frozen=True, tag="choose_corner"):
    """A seat chooses the corner of its base: a mark of the border, counted from 0."""

    corner: int


class BorderLaid(PlainEvent, frozen=True, tag="border_laid"):
    """The border was laid, with a mark for each base. `seat` is None when no one drew it."""

    seat: Seat | None
    path: Path
    marks: Path


class RiverLaid(PlainEvent, frozen=True, tag="river_laid"):
    """The river was laid. `seat` is None when no one drew it."""

    seat: Seat | None
    path: Path


class MountainsLaid(PlainEvent, frozen=True, tag="mountains_laid"):
    """The mountains were laid. `seat` is None when no one drew them."""

    seat: Seat | None
    path: Path


class CornerChosen(PlainEvent, frozen=True, tag="corner_chosen"):
    """A company got its corner."""

    seat: Seat
    company: Company
    corner: int


class TableSeen(Seen, frozen=True):
    """The table and its corners (a mark for each company, None: not chosen yet); what is owed now, and by whom."""

    border: Path
    marks: Path
    river: Path
    mountains: Path
    corners: tuple[int | None, ...]
    owed: Task | None
    by: Seat | None


class TableSlice(Slice, frozen=True):
    """`drawers`: the seats that draw border, river and mountains.

    `placed`: a hand-written position, in which nothing is left to draw.
    """

    seats: int
    first: Seat = 0
    drawers: tuple[Seat, Seat, Seat] = (0, 0, 0)
    border: Path = ()
    marks: Path = ()
    river: Path = ()
    mountains: Path = ()
    corners: tuple[int | None, ...] = ()
    placed: bool = False

    @property
    def owed(self) -> tuple[Task, Seat] | None:
        """What must be done next before the first turn, and by which seat; None when the table is set."""
        if self.placed or (self.border and self.river and self.mountains and None not in self.corners):
            return None
        lines: tuple[Task, ...] = ("border", "river", "mountains")
        for what, path, seat in zip(lines, (self.border, self.river, self.mountains), self.drawers, strict=True):
            if not path:
                return what, seat
        for turn in range(self.seats):
            seat = (self.first + turn) % self.seats
            if self.corners[seat] is None:
                return "corner", seat
        return None

    @property
    def free(self) -> tuple[int, ...]:
        """The corners that no one has."""
        return tuple(corner for corner in range(len(self.marks)) if corner not in self.corners)

    def seen_by(self, viewer: Seat | None) -> TableSeen:
        owed, by = self.owed or (None, None)
        return TableSeen(self.border, self.marks, self.river, self.mountains, self.corners, owed, by)


class TableSetup(Part[TableSlice]):
    """Border, river, mountains and corners, one after the other.

    Lines are too many to list: the candidates are a few ready ones, and any other that `refuse` accepts is legal.
    """

    name = "table_setup"
    numbers_type = TableSetupNumbers
    given_type = TableSetupGiven
    slice_type = TableSlice
    decides = (DrawBorder, DrawRiver, DrawMountains, ChooseCorner)
    folds = (FirstSeatChosen, BorderLaid, RiverLaid, MountainsLaid, CornerChosen)
    amends = (OnTable,)

    def __init__(self, numbers: TableSetupNumbers, content: Content) -> None:
        self.numbers = numbers
        self.measures = content.read("measures", Measures, NO_MEASURES)
        for seats, roles in numbers.draws.items():
            if set(roles) != {BORDER, RIVER, MOUNTAINS} or not all(1 <= role <= 5 for role in roles.values()):
                content.wrong("parts.table_setup", f"draws.{seats}: who draws border, river and mountains, from 1")

    def start(self, seats: int) -> TableSlice:
        return TableSlice(seats, corners=(None,) * companies(seats))

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        """Return the events for lines that no seat draws: all of them by default, the plain border always."""
        by_hand, chaos = self.numbers.by_hand, self.numbers.chaos
        events: list[Event] = []
        border, marks = landscape.border(self.measures, companies(game.seats))
        if chaos:
            border, marks = landscape.wild_border(self.measures, companies(game.seats), stream(rng, "border"))
        if not (chaos and by_hand):
            events.append(BorderLaid(None, border, marks))
        if not by_hand:
            table = Tabletop(measures=self.measures, border=border)
            river = landscape.river(table, marks, stream(rng, "river"))
            mountains = landscape.mountains(replace(table, river=river), marks, stream(rng, "mountains"))
            events += [RiverLaid(None, river), MountainsLaid(None, mountains)]
        return events

    def pending(self, game: Game) -> Collection[Seat]:
        owed = game.slice(TableSlice).owed
        return () if owed is None else (owed[1],)

    # Actions

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(TableSlice)
        owed, by = state.owed or (None, None)
        if by != seat:
            return ()
        if owed == "corner":
            return [ChooseCorner(seat, corner) for corner in state.free]
        table, count = game.find(OnTable()).table, companies(state.seats)
        rngs = [Random(preset) for preset in range(PRESETS)]
        match owed:
            case "border":
                return [DrawBorder(seat, landscape.wild_border(self.measures, count, rng)[0]) for rng in rngs]
            case "river":
                rivers = [landscape.river(table, state.marks, rng) for rng in rngs]
                return [DrawRiver(seat, path) for path in rivers if path]
        loops = [landscape.mountains(table, state.marks, rng) for rng in rngs]
        return [DrawMountains(seat, path) for path in loops if path]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        state = game.slice(TableSlice)
        owed = state.owed
        wanted = {DrawBorder: "border", DrawRiver: "river", DrawMountains: "mountains", ChooseCorner: "corner"}
        if owed is None:
            return Refused("table_is_set")
        if wanted[type(action)] != owed[0]:
            return Refused("other_task", owed=owed[0])
        if isinstance(action, ChooseCorner):
            if not 0 <= action.corner < len(state.marks):
                return Refused("unknown_corner", corner=action.corner + 1, most=len(state.marks))
            if action.corner in state.corners:
                holder = state.corners.index(action.corner)
                return Refused("corner_taken", corner=action.corner + 1, company=holder, seat=holder % state.seats)
            return None
        assert isinstance(action, DrawBorder | DrawRiver | DrawMountains)
        faults = self.faults(game.find(OnTable()).table, state.marks, companies(state.seats), action)
        return faults[0].refused() if faults else None

    @staticmethod
    def faults(
        table: Tabletop, marks: Path, bases: int, action: DrawBorder | DrawRiver | DrawMountains
    ) -> tuple[Fault, ...]:
        """Return what is wrong with a drawn line, for previews and for the rules; () if it may be drawn."""
        match action:
            case DrawBorder(path=path):
                return border_faults(table, path, bases)
            case DrawRiver(path=path):
                return river_faults(table, marks, path)
        return mountain_faults(table, marks, action.path)

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        state = game.slice(TableSlice)
        match action:
            case DrawBorder(seat=seat, path=path):
                path, marks = landscape.marked(clean(path, closed=True), companies(game.seats))
                return (BorderLaid(seat, path, marks),)
            case DrawRiver(seat=seat, path=path):
                return (RiverLaid(seat, clean(path)),)
            case DrawMountains(seat=seat, path=path):
                return (MountainsLaid(seat, clean(path, closed=True)),)
            case ChooseCorner(seat=seat, corner=corner):
                return self._choose(state, seat, corner)
        raise AssertionError(action)

    def _choose(self, state: TableSlice, seat: Seat, corner: int) -> list[Event]:
        """Return the events of a chosen corner: with two companies also the opposite one, and the last one left."""
        events: list[Event] = []
        for number, company in enumerate(companies_of(seat, state.seats)):
            chosen = (corner + number * len(state.marks) // 2) % len(state.marks)
            event = CornerChosen(seat, company, chosen)
            events.append(event)
            state = self.evolve(state, event)
        owed = state.owed
        if owed is not None and len(state.free) == 1:
            events += self._choose(state, owed[1], state.free[0])
        return events

    def evolve(self, state: TableSlice, event: Event) -> TableSlice:
        match event:
            case FirstSeatChosen(seat=seat):
                roles = self.numbers.draws[str(state.seats)]
                border, river, mountains = (
                    (seat + roles[line] - 1) % state.seats for line in (BORDER, RIVER, MOUNTAINS)
                )
                return replace(state, first=seat, drawers=(border, river, mountains))
            case BorderLaid(path=path, marks=marks):
                return replace(state, border=path, marks=marks)
            case RiverLaid(path=path):
                return replace(state, river=path)
            case MountainsLaid(path=path):
                return replace(state, mountains=path)
            case CornerChosen(company=company, corner=corner):
                return replace(state, corners=put(state.corners, company, corner))
        return state

    def amend(self, game: Game, question: Q) -> Q:
        if not isinstance(question, OnTable):
            return question
        state = game.slice(TableSlice)
        lines = {BORDER: state.border, RIVER: state.river, MOUNTAINS: state.mountains}
        return replace(question, table=replace(question.table, measures=self.measures, **lines))

    # Positions and sums

    def arrange(self, state: TableSlice, seats: int, given: Given, rng: Random) -> TableSlice:
        """Lay the given lines. They may be shorter or longer than the strings.

        Raises: Refused `bad_position`.
        """
        assert isinstance(given, TableSetupGiven)
        border, marks = self._given_border(seats, given)
        table = Tabletop(measures=self.measures, border=border)
        river, mountains = clean(given.river or ()), clean(given.mountains or (), closed=True)
        if river:
            _check("river", landscape.river_faults(table, marks, river))
            table = replace(table, river=river)
        if mountains:
            _check("mountains", landscape.mountain_faults(table, marks, mountains))
        if given.setup and not self.numbers.by_hand:
            river = river or landscape.river(table, marks, rng)
            mountains = mountains or landscape.mountains(replace(table, river=river), marks, rng)
        corners = self._given_corners(seats, given)
        placed = not given.setup
        return replace(
            state, border=border, marks=marks, river=river, mountains=mountains, corners=corners, placed=placed
        )

    def _given_border(self, seats: int, given: TableSetupGiven) -> tuple[Path, Path]:
        """Return the border and its marks; both () when a seat has yet to draw it."""
        count = companies(seats)
        border, marks = landscape.border(self.measures, count)
        if given.border is not None:
            _check("border", border_faults(Tabletop(measures=self.measures), tuple(given.border), count))
            border, marks = landscape.marked(clean(given.border, closed=True), count)
        elif given.setup and self.numbers.chaos and self.numbers.by_hand:
            border, marks = (), ()
        if given.marks is not None:
            marks = tuple(given.marks)
            if len(set(marks)) != count or not set(marks) <= set(border):
                raise Refused("bad_position", place="marks", what=f"{count} different points of the border's path")
        return border, marks

    @staticmethod
    def _given_corners(seats: int, given: TableSetupGiven) -> tuple[int | None, ...]:
        count = companies(seats)
        missing = [None] * count if given.setup else range(count)
        corners = tuple(missing if given.corners is None else given.corners)
        chosen = [corner for corner in corners if corner is not None]
        unknown, twice = set(chosen) - set(range(count)), len(set(chosen)) < len(chosen)
        if len(corners) != count or unknown or twice or (not given.setup and None in corners):
            raise Refused("bad_position", place="corners", what=f"a mark of its own for each of {count} companies")
        for seat in range(seats):
            first, *more = (corners[company] for company in companies_of(seat, seats))
            opposite = None if first is None else (first + count // 2) % count
            if any(other != opposite for other in more):
                raise Refused("bad_position", place="corners", what=f"seat {seat} has two opposite corners (R58)")
        return corners

    def settle(self, state: TableSlice, game: Game) -> TableSlice:
        return self.evolve(state, FirstSeatChosen(game.turn.first))

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TableSlice)
        chosen = [corner for corner in state.corners if corner is not None]
        faults = ["two companies in a corner"] if len(set(chosen)) != len(chosen) else []
        if state.owed is None and (None in state.corners or len(state.marks) != companies(state.seats)):
            faults.append("a company has no corner")
        return faults


def _check(line: str, faults: Sequence[Fault]) -> None:
    """Refuse a given line that can't lie on a table: with too few points, or off the sheet."""
    for fault in faults:
        if fault.code in ("bad_line", "line_off_sheet"):
            raise Refused("bad_position", place=line, what=str(fault.refused()))
