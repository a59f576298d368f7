"""The rows of leagues, one class for each kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from engine.league.cups import LEAST_PEOPLE, CupTerms

LEAGUE, CUP = "league", "cup"
OPEN, RUNNING, ENDED, CANCELLED = "open", "running", "ended", "cancelled"
INVITED, IN, LEFT, REMOVED = "invited", "in", "left", "removed"
DRAWN, FINISHED, DECIDED, VOID = "drawn", "finished", "decided", "void"


class OverrunPolicy(StrEnum):
    """What happens to games that run past the end: they count as they stand, are awaited, or are void."""

    WAIT = "wait"
    COUNT = "count"
    VOID = "void"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a season. `scale`: league points by place. `movers`: how many change divisions at its end.

    `maps` are played in turn, one per round; `variants` by map, the map's first one by default; `options` are those
    switched on. `pace`: codes of the time settings. `reliability`: the least percentage needed to join. `counts`: the
    person for whom a seat that changed hands counts. `cup`: the terms of a cup; its groups have at most `seats`.
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
        """Return the key of the map of a round, counted from 1."""
        return self.maps[(round - 1) % len(self.maps)]

    @property
    def needed(self) -> int:
        """The least number of people."""
        return LEAST_PEOPLE if self.kind == CUP else self.divisions * self.least


@dataclass(frozen=True, slots=True)
class League:
    """One league: its channel gets the news and the threads of its tables."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    host_id: int


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a league, numbered from 1. `round` is the last one drawn. Times are Unix s."""

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
        """Return when a round ends, in Unix s: all rounds have equal shares of the season."""
        return self.starts_at + (self.ends_at - self.starts_at) * round // max(self.settings.rounds, 1)


@dataclass(frozen=True, slots=True)
class Entrant:
    """One person of a season. Invited people have a reserved place from the season before and haven't joined yet.

    `rating` is the one at `rated_at`, the end of the season; None if the person had none, or it wasn't stored then.
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
    """One table of a season; `people` by seat."""

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


class Act(Struct, frozen=True):
    """An action of a host or referee in a league, and its reason."""

    league_id: int
    season_id: int | None
    at: int
    by_user: int
    kind: str
    facts: Mapping[str, Any]


class Notice(Struct, frozen=True):
    """A message of a season that a channel is still owed, or has."""

    id: int
    season_id: int
    channel_id: int
    kind: str
    facts: Mapping[str, Any]
    nonce: str
    attempts: int = 0
    message_id: int | None = None


class Taken(Exception):
    """Nothing was stored: `what` is taken.

    The `name` or the `channel` already has a league, the league has a running `season`, or the season has no `place`.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
