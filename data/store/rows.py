"""What the store keeps, one class for each kind of row."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, field, fields
from enum import StrEnum
from typing import TypeVar

T = TypeVar("T")

Statement = tuple[str, tuple[object, ...]]
"""SQL with its values."""


def columns(kind: type) -> str:
    """The columns of which a row's class is made, in the order of its fields."""
    return ", ".join(one.name for one in fields(kind))


def with_json(kind: Callable[..., T], place: int, decode: Callable[[str], object] = json.loads) -> Callable[..., T]:
    """What makes rows of a class of which one column, counted from 0, is JSON."""
    return lambda *row: kind(*row[:place], decode(row[place]), *row[place + 1 :])


def marks(count: int) -> str:
    """So many places for values, as `IN` and `VALUES` take them."""
    return ", ".join("?" * count)


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game. `options` is JSON, `step` the number of stored steps, `message_id` the lobby's message.

    `map` names the copy of an operator's map that it is played on; None for a map of the project. `paused_at` is None
    while it is played, `closed` says why it was closed by nobody's word.
    """

    id: int
    guild_id: int
    channel_id: int
    key: str
    variant: str
    options: str
    host_id: int
    seat_limit: int
    status: str
    step: int
    message_id: int | None
    map: str | None = None
    paused_at: int | None = None
    closed: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at one seat, counted from 0. Either a person, or a computer player of a strength, or, where the
    computer keeps the seat for the person meanwhile, both."""

    seat: int
    user_id: int | None
    name: str
    color: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class StepRow:
    """One stored step: the action as JSON (none for the deal) and the events of it. Its repr keeps secrets."""

    step: int
    seat: int | None
    action: str | None = field(repr=False)
    events: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message that is to be sent: a 'post', 'edit', 'final', 'hand', 'hint', 'note' or 'strip'.

    `seat` numbers what there is several of: seats, posts of the end, notes.
    """

    kind: str
    nonce: str
    seat: int | None = None


class DueKind(StrEnum):
    """What falls due. The values are stored, so they stay as they are."""

    MOVE = "move"
    """A seat's time for its turn is over."""
    VOTE = "vote"
    """A vote about a seat that is out of time ends."""
    REMIND = "remind"
    """A person is reminded of the games that wait for them."""
    IDLE = "idle"
    """A game that nobody touches is warned of, or closed; a pause ends."""
    COMPUTER = "computer"
    """A computer player moves."""
    PLAN = "plan"
    """A seat's plan is tried."""
    RATE = "rate"
    """Results are rated."""
    SEASON = "season"
    """A season is looked at, and what its time has come for is done."""
    SERVERS = "servers"
    """A server that was left is forgotten."""


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be done at a time (Unix seconds), for a game, one of its seats, a person, or a league's season.

    `kind` is a DueKind; what was read may be of one that is no longer known, or not yet.
    """

    kind: str
    game_id: int | None
    seat: int | None
    user_id: int | None
    at: int
    season_id: int | None = None


def due_set(due: Job) -> Statement:
    """It falls due then, and not when it did before."""
    return f"INSERT OR REPLACE INTO due_times ({columns(Job)}) VALUES ({marks(6)})", astuple(due)


def due_gone(kind: DueKind, game_id: int, seat: int | None = None) -> Statement:
    """Nothing of the kind falls due any more, for the game or for one seat of it."""
    sql = "DELETE FROM due_times WHERE kind = ? AND game_id = ? AND (? IS NULL OR seat = ?)"
    return sql, (kind, game_id, seat, seat)


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A message that is still to be sent. `message_id`: the message that it is about, if it is about one."""

    id: int
    step: int
    kind: str
    seat: int | None
    nonce: str
    attempts: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A game with all that is needed to play on: its seats, the last snapshot and the steps after it.

    `deadlines`: seats with the Unix second at which their time is up. `last` is the last step, whether the snapshot
    has it or not; `changes` is the store's count when this was read.
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: tuple[int, str] | None = field(repr=False)
    later: tuple[StepRow, ...]
    deadlines: tuple[tuple[int, int], ...] = ()
    last: StepRow | None = None
    changes: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Append:
    """One step with everything that changes together with it.

    Of the kinds in `cancelled_jobs` nothing is due for the game any more, but for what `jobs` sets anew. `statements`
    is what other files of SQL write in the same commit.
    """

    game_id: int
    row: StepRow
    state: str = field(repr=False)
    status: str
    now: int
    messages: Sequence[OutboxMessage] = ()
    jobs: Sequence[Job] = ()
    cancelled_jobs: Sequence[str] = ()
    statements: Sequence[Statement] = ()
