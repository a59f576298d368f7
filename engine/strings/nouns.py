"""What lies on a table of strings and tiles, and how it is judged. Nouns only, no geometry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.board.points import Path as Path
from engine.board.points import Point as Point
from engine.core.action import Seat
from engine.core.event import Turn
from engine.core.part import Question
from engine.core.refused import Fact, Refused
from engine.strings.places import place_text

Company = int
"""A railway company, counted from 0. With two seats each has two of them (R58), else one."""

String = Literal["short", "long"]
STRINGS: tuple[String, ...] = ("short", "long")

RIVER, MOUNTAINS, BORDER = "river", "mountains", "border"


class TileKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of station.

    `delta` is what its owner gains (or loses) for each string of another company that touches it (R55).
    `own` and `other` are points of a company's first visit; `in_mountains` replaces them for a tile in the mountains.
    With `repeat` the points count for each string. `limit` is how many companies may come.
    """

    id: str
    names: Mapping[str, str]
    count: int
    own: int
    other: int
    limit: int
    delta: int = 0
    repeat: bool = False
    terminal: bool = False
    extra: bool = False
    owner: Literal["placer", "base"] | None = None
    in_mountains: int | None = None

    def __hash__(self) -> int:
        return hash(self.id)


class Tile(Struct, frozen=True):
    """A station on the table. All geometry uses the four corners, in their order around the tile."""

    name: str
    kind: str
    corners: tuple[Point, Point, Point, Point]
    owner: Company | None = None

    @property
    def center(self) -> Point:
        """The middle, to a tenth of a millimeter."""
        (x, y), (x2, y2), (x3, y3), (x4, y4) = self.corners
        return (x + x2 + x3 + x4) // 4, (y + y2 + y3 + y4) // 4


class Laid(Struct, frozen=True):
    """A string on the table: its path, and the names of the tiles that it touches, in order along it."""

    company: Company
    string: String
    path: Path
    stations: tuple[str, ...]


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """Lengths of the strings and tiles of a game in mm, and the points lost for a crossing."""

    short: int
    long: int
    border: int
    river: int
    mountains: int
    tile: int
    overlap: int = 2
    slack_percent: int = 2
    crossing: int = 1
    crossing_other: int = 1

    def most(self, string: String) -> int:
        """Return the greatest length of a string's path, in mm."""
        return self.long if string == "long" else self.short


NO_MEASURES = Measures(0, 0, 0, 0, 0, 0)


class Tabletop(Struct, frozen=True):
    """All that lies on the table; all of it is public. An empty path is something that isn't there yet."""

    measures: Measures = NO_MEASURES
    border: Path = ()
    river: Path = ()
    mountains: Path = ()
    tiles: tuple[Tile, ...] = ()
    laid: tuple[Laid, ...] = ()
    kinds: tuple[TileKind, ...] = ()

    def kind(self, name: str) -> TileKind:
        """Return the kind of tile with that id.

        Raises: KeyError for a kind that the game doesn't have.
        """
        for kind in self.kinds:
            if kind.id == name:
                return kind
        raise KeyError(name)

    def tile(self, name: str) -> Tile | None:
        """Return the tile with that name, or None."""
        return next((tile for tile in self.tiles if tile.name == name), None)

    def reached(self, company: Company) -> frozenset[str]:
        """Return the names of the own base and of all stations that the company's strings touch."""
        stations = {name for laid in self.laid if laid.company == company for name in laid.stations}
        return frozenset(stations | {base_name(company)})

    def visitors(self, tile: Tile) -> frozenset[Company]:
        """Return the companies that count towards a tile's limit."""
        found = {laid.company for laid in self.laid if tile.name in laid.stations}
        return frozenset(found if tile.owner is None or not is_base(tile) else {*found, tile.owner})


class OnTable(Question, frozen=True):
    """What lies on the table. Parts that put things there add theirs."""

    table: Tabletop = Tabletop()


class Fault(Struct, frozen=True):
    """A broken rule, with the place or tile where it is broken."""

    code: str
    facts: Mapping[str, Fact] = {}
    at: Point | None = None
    tile: str | None = None

    def refused(self) -> Refused:
        """Return the refusal with the fault's facts and, where known, its `tile` and `place`."""
        facts = dict(self.facts)
        if self.tile is not None:
            facts["tile"] = self.tile
        if self.at is not None:
            facts["place"] = place_text(self.at)
        return Refused(self.code, **facts)


class Crossing(Struct, frozen=True):
    """A point where a string changes sides of the river, the mountains or a company's string. `cost` in points."""

    at: Point
    other: str | Company
    cost: int


class Gain(Struct, frozen=True):
    """Points of a company for one item: `base_start`, `station`, `owner`, `yard` or `crossing`."""

    company: Company
    code: str
    points: int
    tile: str | None = None
    count: int = 1


class Verdict(Struct, frozen=True):
    """The effect that a path would have. It may be laid when there are no faults. `length` is in mm."""

    faults: tuple[Fault, ...]
    length: float
    stations: tuple[str, ...]
    crossings: tuple[Crossing, ...]
    gains: tuple[Gain, ...]

    def points(self, company: Company) -> int:
        """Return the points for one company."""
        return sum(gain.points for gain in self.gains if gain.company == company)


class Draft(Struct, frozen=True):
    """An action that a seat prepares, for its private preview.

    `spots` and `paths` are numbered suggestions, `points` the free points chosen so far, `left_length` is in mm.
    """

    tile: Tile | None = None
    spots: tuple[Point, ...] = ()
    path: Path = ()
    points: tuple[Point, ...] = ()
    paths: tuple[Path, ...] = ()
    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    left_length: float | None = None


def companies(seats: int) -> int:
    """Return the number of companies: two for each of two seats (R58), else one per seat."""
    return 4 if seats == 2 else seats


def seat_of(company: Company, seats: int) -> Seat:
    """Return the seat that plays a company."""
    return company % seats


def companies_of(seat: Seat, seats: int) -> tuple[Company, ...]:
    """Return the companies of a seat, in rising order."""
    return tuple(range(seat, companies(seats), seats))


def company_on_turn(turn: Turn, seats: int) -> Company:
    """Return the company on turn. With two seats, each plays its two companies alternately (R58)."""
    return (turn.first + turn.number - 1) % companies(seats)


def base_name(company: Company) -> str:
    """Return the name of a company's base tile: `Base 1` for company 0."""
    return f"Base {company + 1}"


def is_base(tile: Tile) -> bool:
    """Tell whether a tile is a company's base."""
    return tile.owner is not None and tile.name == base_name(tile.owner)


def with_laid(table: Tabletop, laid: Laid) -> Tabletop:
    """Return the table with one more string."""
    return replace(table, laid=(*table.laid, laid))
