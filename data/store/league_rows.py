"""What is kept of leagues, one class for each kind of row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec

from engine.league.cups import LEAST_PEOPLE, CupTerms

LEAGUE, CUP = "league", "cup"
OPEN, RUNNING, ENDED, CANCELLED = "open", "running", "ended", "cancelled"
INVITED, IN, LEFT, REMOVED = "invited", "in", "left", "removed"
DRAWN, FINISHED, DECIDED, VOID = "drawn", "finished", "decided", "void"


class OverrunPolicy(StrEnum):
    """What becomes of games that run past the end: they count as they stand, are waited for, or are void."""

    WAIT = "wait"
    COUNT = "count"
    VOID = "void"


class Settings(msgspec.Struct, frozen=True):
    """How a season is played. `scale`: league points by place. `movers`: how many change divisions at its end.

    `maps` are played one after the other, round by round; `variants` by map, its first one where none is named;
    `options` of the maps that are on. `pace`: codes of what a table agrees on about time. `reliability`: the least
    share in percent that a person needs to join. `counts`: for whom a seat that changed hands counts.
    `cup`: how a cup is played; its groups have `seats` at most.
    """

    maps: tuple[str, ...]
    kind: str = LEAGUE
    variants: dict[str, str] = {}
    options: tuple[str, ...] = ()
    seats: int = 4
    least: int = 2
    divisions: int = 1
    scale: tuple[float, ...] = (5, 3, 2, 1, 0)
    pace: tuple[str, ...] = ()
    rounds: int = 6
    late: OverrunPolicy = OverrunPolicy.WAIT
    same_deal: bool = False
    movers: int = 1
    reliability: int = 0
    counts: str = "holder"
    cup: CupTerms = CupTerms()

    def map_of(self, round: int) -> str:
        return self.maps[(round - 1) % len(self.maps)]

    @property
    def needed(self) -> int:
        """So many people there must be at least."""
        return LEAST_PEOPLE if self.kind == CUP else self.divisions * self.least


@dataclass(frozen=True, slots=True)
class League:
    """One league: its channel has its news and the threads of its tables."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    host_id: int


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a league, counted from 1. `round` is the last one that was drawn. Times are Unix seconds."""

    id: int
    league_id: int
    number: int
    status: str
    settings: Settings
    opens_at: int
    closes_at: int
    starts_at: int
    ends_at: int
    round: int = 0

    def until(self, round: int) -> int:
        """When the time of a round is up: all rounds have the same share of the season."""
        return self.starts_at + (self.ends_at - self.starts_at) * round // max(self.settings.rounds, 1)


@dataclass(frozen=True, slots=True)
class Entrant:
    """One person of a season. Whoever was invited has a place from the season before, and has not joined yet.

    `rating` is what the person had at `rated_at`, when the season ended; None: had none, or it was not kept then.
    """

    season_id: int
    user_id: int
    name: str
    division: int
    status: str
    joined_at: int
    seed: int | None = None
    rating: float | None = None
    rated_at: int | None = None


@dataclass(frozen=True, slots=True)
class Fixture:
    """One table of a season; `people` in the order of seats."""

    id: int
    season_id: int
    round: int
    division: int
    stage: str
    slot: int
    map: str
    people: tuple[int, ...]
    deal_id: int | None = None
    game_id: int | None = None
    thread_id: int | None = None
    status: str = DRAWN
    ends_at: int | None = None
    attempts: int = 0

    @property
    def done(self) -> bool:
        return self.status in (FINISHED, VOID, DECIDED)


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody did about a league, and why."""

    league_id: int
    season_id: int | None
    at: int
    by_user: int
    kind: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that a channel is owed, or has."""

    id: int
    season_id: int
    channel_id: int
    kind: str
    facts: Mapping[str, Any]
    nonce: str
    attempts: int = 0
    message_id: int | None = None


class Taken(Exception):
    """Nothing was stored: the `name` or the `channel` has a league already, or it has a `season` going on."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
