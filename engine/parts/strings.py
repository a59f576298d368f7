"""Strings: laid as tracks through the stations, and their points (R52 to R55, R58, R59)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.board.points import Path, Point, clean
from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, GameEnded, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.lazy import OpenChoice
from engine.core.part import Given, Numbers, Part, Q, Seen, Slice, put
from engine.core.refused import Fact, Refused
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.station_tiles import StationTiles, TilesSeen
from engine.parts.table_setup import TableSeen, TableSetup
from engine.strings import suggest
from engine.strings.judge import verdict
from engine.strings.nouns import (
    STRINGS,
    Company,
    Crossing,
    Gain,
    Laid,
    Measures,
    OnTable,
    String,
    Tabletop,
    base_name,
    companies,
    companies_of,
    company_on_turn,
    with_laid,
)

OFFERED = 3
"""How many paths are offered for a string."""
CODES = ("base_start", "station", "owner", "yard", "crossing")
"""The codes of points, in the order of the score lines."""


class StringsNumbers(Numbers, frozen=True):
    """Strings of each company by number of seats; points at the start, and lost for each crossing."""

    short: Mapping[str, int]
    long: Mapping[str, int]
    start_points: int
    crossing: int = 1
    crossing_other: int = 1


class GivenString(Struct, frozen=True, forbid_unknown_fields=True):
    """A string of a position, laid after those before it. Its path is in 0.1 mm."""

    company: int
    string: String
    path: list[Point]


class StringsGiven(Given, frozen=True):
    """`strings` are laid in order, judged and counted. `left`: short and long strings, by company."""

    strings: list[GivenString] | None = None
    left: list[tuple[int, int]] | None = None


class LayString(Action, frozen=True, tag="lay_string"):
    """A seat lays a string of the company that is on turn."""

    string: String
    path: Path


class LayNone(Action, frozen=True, tag="lay_none"):
    """A seat lays nothing and gives up the string that it names (R56)."""

    string: String


class StringLaid(PlainEvent, frozen=True, tag="string_laid"):
    """A string was laid: the tiles it touches in order, its crossings, and who scores what."""

    seat: Seat
    company: Company
    string: String
    path: Path
    stations: tuple[str, ...]
    crossings: tuple[Crossing, ...]
    gains: tuple[Gain, ...]


class StringGivenUp(PlainEvent, frozen=True, tag="string_given_up"):
    """A company laid nothing and has one string less."""

    seat: Seat
    company: Company
    string: String


class StringsSeen(Seen, frozen=True):
    """All strings on the table, in the order in which they were laid; all else by company. All of it is public."""

    laid: tuple[Laid, ...]
    left: tuple[tuple[int, int], ...]
    reached: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    gains: tuple[Gain, ...]


class StringsSlice(Slice, frozen=True):
    """`left`: short and long strings of each company; `gains`: everything that scored or cost points so far."""

    laid: tuple[Laid, ...] = ()
    left: tuple[tuple[int, int], ...] = ()
    gains: tuple[Gain, ...] = ()

    def points(self, company: Company) -> int:
        """Return the points of a company so far."""
        return sum(gain.points for gain in self.gains if gain.company == company)

    def seen_by(self, viewer: Seat | None) -> StringsSeen:
        table = Tabletop(laid=self.laid)
        every = range(len(self.left))
        reached = tuple(tuple(sorted(table.reached(company))) for company in every)
        return StringsSeen(self.laid, self.left, reached, tuple(map(self.points, every)), self.gains)


class Strings(Part[StringsSlice]):
    """Laying strings and counting points.

    Paths are too many to list: the candidates are a few good ones and laying none, and any other that `refuse` accepts
    is legal.
    """

    name = "strings"
    numbers_type = StringsNumbers
    given_type = StringsGiven
    slice_type = StringsSlice
    requires = ("table_setup", "station_tiles")
    decides = (LayString, LayNone)
    folds = (StringLaid, StringGivenUp)
    reacts = (TurnEnded,)
    amends = (OnTable,)
    counts = ("second_company",)

    def __init__(self, numbers: StringsNumbers, content: Content) -> None:
        self.numbers = numbers
        if not numbers.short or numbers.short.keys() != numbers.long.keys():
            content.wrong("parts.strings", "short and long: how many for the same numbers of seats")

    def start(self, seats: int) -> StringsSlice:
        count = companies(seats)
        each = (self.numbers.short[str(seats)], self.numbers.long[str(seats)])
        starts = tuple(
            Gain(company, "base_start", self.numbers.start_points, base_name(company)) for company in range(count)
        )
        return StringsSlice((), (each,) * count, starts)

    def amend(self, game: Game, question: Q) -> Q:
        if not isinstance(question, OnTable):
            return question
        return replace(question, table=self.complete(question.table, game.slice(StringsSlice).laid))

    def complete(self, table: Tabletop, laid: tuple[Laid, ...]) -> Tabletop:
        """Return the table with these strings on it, and with what a crossing costs."""
        return replace(
            table, laid=laid, measures=_with_costs(table.measures, self.numbers.crossing, self.numbers.crossing_other)
        )

    # Laying

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        if seat != game.turn.seat:
            return ()
        company = company_on_turn(game.turn, game.seats)
        left = zip(STRINGS, game.slice(StringsSlice).left[company], strict=True)
        strings = [string for string, count in left if count]
        if not strings:
            return ()
        table = game.find(OnTable()).table

        def good() -> list[Action]:
            offered: list[Action] = []
            for string in strings:
                ideas = suggest.strings(table, company, string, OFFERED)
                offered += [LayString(seat, string, idea.path) for idea in ideas]
                offered.append(LayNone(seat, string))
            return offered

        def sample(rng: Random) -> Action:
            """Lay none as often as among that many good paths, or when no random path is legal."""
            string = rng.choice(strings)
            tried = suggest.random_paths(table, company, string, rng) if rng.randrange(OFFERED + 1) else ()
            path = next((path for path in tried if not verdict(table, company, string, path).faults), None)
            return LayNone(seat, string) if path is None else LayString(seat, string, path)

        return OpenChoice(good, sample)

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, LayString | LayNone)
        company = company_on_turn(game.turn, game.seats)
        left = dict(zip(STRINGS, game.slice(StringsSlice).left[company], strict=True))
        if not left[action.string]:
            return Refused("no_such_string_left", string=action.string, company=company)
        if isinstance(action, LayNone):
            return None
        faults = verdict(game.find(OnTable()).table, company, action.string, action.path).faults
        return faults[0].refused() if faults else None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        seat, company = action.seat, company_on_turn(game.turn, game.seats)
        if isinstance(action, LayNone):
            return (StringGivenUp(seat, company, action.string), TurnEnded(seat))
        assert isinstance(action, LayString)
        path = clean(action.path)
        judged = verdict(game.find(OnTable()).table, company, action.string, path)
        outcome = (judged.stations, judged.crossings, judged.gains)
        return (StringLaid(seat, company, action.string, path, *outcome), TurnEnded(seat))

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """End the game when every company has used all its strings."""
        used = not any(map(sum, game.slice(StringsSlice).left))
        return (GameEnded("all_strings_laid"),) if used else ()

    def evolve(self, state: StringsSlice, event: Event) -> StringsSlice:
        match event:
            case StringLaid(company=company, string=string, path=path, stations=stations, gains=gains):
                laid = (*state.laid, Laid(company, string, path, stations))
                return replace(state, laid=laid, left=used(state.left, company, string), gains=(*state.gains, *gains))
            case StringGivenUp(company=company, string=string):
                return replace(state, left=used(state.left, company, string))
        return state

    # Points

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return the lines of each seat's best company; with two seats, one of 0 points for its other company (R58)."""
        state = game.slice(StringsSlice)
        lines = []
        for seat in range(game.seats):
            best, *others = self.ranked(state, seat, game.seats)
            for code in CODES:
                gains = [gain for gain in state.gains if gain.company == best and gain.code == code]
                facts: dict[str, Fact] = {"company": best, "count": sum(gain.count for gain in gains)}
                if gains:
                    lines.append(ScoreLine(seat, code, sum(gain.points for gain in gains), facts))
            for other in others:
                facts = {"company": other, "points": state.points(other)}
                lines.append(ScoreLine(seat, "second_company", 0, facts))
        return lines

    @staticmethod
    def ranked(state: StringsSlice, seat: Seat, seats: int) -> list[Company]:
        """Return the seat's companies, the best first."""
        return sorted(companies_of(seat, seats), key=lambda company: -state.points(company))

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        if companies(game.seats) == game.seats:  # no one has another company
            return {}
        state = game.slice(StringsSlice)
        seconds = [
            sum(state.points(other) for other in self.ranked(state, seat, game.seats)[1:]) for seat in range(game.seats)
        ]
        return {"second_company": tuple(seconds)}

    # Positions and sums

    def arrange(self, state: StringsSlice, seats: int, given: Given, rng: Random) -> StringsSlice:
        assert isinstance(given, StringsGiven)
        left = state.left
        for number, string in enumerate(given.strings or [], 1):
            if not 0 <= string.company < companies(seats):
                raise Refused("bad_position", place="strings", what=f"string {number}: there is no such company")
            left = used(left, string.company, string.string)
            state = replace(state, laid=(*state.laid, Laid(string.company, string.string, clean(string.path), ())))
        if given.left is not None:
            left = tuple(given.left)
        if len(left) != companies(seats) or any(min(pair) < 0 for pair in left):
            raise Refused("bad_position", place="strings, left", what="more strings than a company has")
        return replace(state, left=left)

    def settle(self, state: StringsSlice, game: Game) -> StringsSlice:
        """Lay the given strings one after the other; each is judged and counted.

        Raises: Refused `bad_position`.
        """
        table = replace(game.find(OnTable()).table, laid=())
        gains = state.gains
        for number, laid in enumerate(state.laid, 1):
            judged = verdict(table, laid.company, laid.string, laid.path)
            if judged.faults:
                what = f"string {number}: {judged.faults[0].refused()}"
                raise Refused("bad_position", place="strings", what=what)
            table = with_laid(table, replace(laid, stations=judged.stations))
            gains += judged.gains
        return replace(state, laid=table.laid, gains=gains)

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(StringsSlice)
        faults = ["a company has less than no strings"] if any(min(pair) < 0 for pair in state.left) else []
        short, long = (used[str(game.seats)] for used in (self.numbers.short, self.numbers.long))
        for company, (shorts, longs) in enumerate(state.left):
            lying = [laid.string for laid in state.laid if laid.company == company]
            if lying.count("short") + shorts > short or lying.count("long") + longs > long:
                faults.append("a company has more strings than it began with")
        return faults


@lru_cache(maxsize=32)
def _with_costs(measures: Measures, own: int, other: int) -> Measures:
    """Return the measures with these costs. Cached, since caches of a table compare its measures by identity."""
    return replace(measures, crossing=own, crossing_other=other)


def used(left: tuple[tuple[int, int], ...], company: Company, string: String) -> tuple[tuple[int, int], ...]:
    """Return the strings left when a company has used one of that kind."""
    short, long = left[company]
    return put(left, company, (short - 1, long) if string == "short" else (short, long - 1))


def tabletop(source: Game | View) -> Tabletop:
    """Return all that lies on the table, of a game or of any view of it."""
    if isinstance(source, Game):
        return source.find(OnTable()).table
    setup, tiles = source.seen(TableSeen), source.seen(TilesSeen)
    table = Tabletop(
        source.part(TableSetup).measures,
        setup.border,
        setup.river,
        setup.mountains,
        tiles.tiles,
        kinds=source.part(StationTiles).kinds,
    )
    return source.part(Strings).complete(table, source.seen(StringsSeen).laid)


def company_of(source: Game | View) -> Company | None:
    """Return the company on turn, or None between turns."""
    return None if source.turn.seat is None else company_on_turn(source.turn, source.seats)
