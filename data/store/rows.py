"""The rows of the store, one class for each kind."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, field
from enum import StrEnum
from functools import cache
from secrets import token_hex
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

Statement = tuple[str, tuple[object, ...]]
"""SQL with its values."""


def columns(kind: type) -> str:
    """Return the columns of a row's class, in the order of its fields, as SQL."""
    return ", ".join(kind.__annotations__)


def with_json(kind: Callable[..., T], place: int, decode: Callable[[str], object] = json.loads) -> Callable[..., T]:
    """Return a function that builds a row whose column number `place` (from 0) is decoded from JSON."""
    return lambda *row: kind(*row[:place], decode(row[place]), *row[place + 1 :])


def marks(count: int) -> str:
    """Return that many placeholders, as `IN` and `VALUES` take them; NULL, which is in no list, for none."""
    return ", ".join("?" * count) or "NULL"


def drawn() -> str:
    """Return the random end of a nonce, of 6 characters.

    A number from the database would have to be read there, and then commits of unrelated games would meet.
    """
    return token_hex(3)


@cache
def replacing(table: str, names: str, keys: int = 1) -> str:
    """Return the statement that inserts values into these columns, or replaces the row with the same first `keys`."""
    every = names.split(", ")
    same, new = ", ".join(every[:keys]), ", ".join(f"{name} = excluded.{name}" for name in every[keys:])
    return f"INSERT INTO {table} ({names}) VALUES ({marks(len(every))}) ON CONFLICT ({same}) DO UPDATE SET {new}"


DUE_ONCE = "(kind, coalesce(game_id, 0), coalesce(seat, -1), coalesce(user_id, 0), coalesce(season_id, 0))"
"""The unique index of due jobs."""
RESET = f"ON CONFLICT {DUE_ONCE} DO UPDATE SET at = excluded.at"
"""The end of a statement that schedules jobs: one that is scheduled already gets the new time."""


def open_games(guild_id: int, host_id: int) -> Statement:
    """Return the query for the number of open games on a server, and of those hosted by one person there.

    Games of leagues and private games don't count.
    """
    sql = (
        "SELECT count(*), count(*) FILTER (WHERE host_id = ?) FROM games WHERE guild_id = ? "
        "AND status IN ('lobby', 'playing') AND options ->> 'table_season' IS NULL "
        "AND options ->> 'table_kind' IS NULL"
    )
    return sql, (host_id, guild_id)


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game. `options` is JSON, `step` the number of stored steps, `message_id` the lobby's message.

    `map` is the digest of the operator's map that it is played on; None for a map of the project. `paused_at` is None
    while it runs; `closed` says why the bot closed it. `rules_version` is the one that the game is played by.
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
    rules_version: int = 1


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat, counted from 0, and its holder.

    Either a person (`user_id`), a computer player (`computer` is its strength), or both, while the computer plays for
    the person.
    """

    seat: int
    user_id: int | None
    name: str
    color: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person who was asked to join a lobby, and the color they get if it is free. `declined` is 0 or 1."""

    user_id: int
    color: str
    declined: int = 0


@dataclass(frozen=True, slots=True)
class StepRow:
    """One stored step: the action as JSON (None for the deal) and its events. Its repr hides secrets."""

    step: int
    seat: int | None
    action: str | None = field(repr=False)
    events: str = field(repr=False)


MOST_STRIPPED = 50
"""Messages of a cancelled game that lose their buttons; older ones are far above in the channel."""
LOBBY = "lobby"
"""The outbox item of a lobby's message, which has no step."""

PLANNED, PLAYED = 1, 2
"""Flags of a 'post', in its `seat`: its turn has a plan, so it notifies nobody; the turn before was played by one."""


class OutboxMessage(Struct, frozen=True):
    """An outbox item: a 'lobby', 'post', 'edit', 'final', 'hand', 'own', 'answered', 'hint', 'note', 'line' or 'strip'.

    `seat` is the number of the seat, the part of the end or the note, where there are several; of an 'edit', the seat
    that acted, if one did; of a 'post', flags. An 'own' is the hand of a person who has just seen it, 'answered' too,
    after a choice; a 'line' is the last edit of a post.
    """

    kind: str
    nonce: str
    seat: int | None = None


class DueKind(StrEnum):
    """The kinds of due jobs. The values are stored, so they never change."""

    MOVE = "move"
    """A seat's time for its turn is over."""
    VOTE = "vote"
    """A vote about a seat that is out of time ends."""
    REMIND = "remind"
    """A person is reminded of the games that wait for them."""
    IDLE = "idle"
    """An idle game is warned or closed; a pause ends."""
    COMPUTER = "computer"
    """A computer player moves."""
    PLAN = "plan"
    """A seat's plan is tried."""
    RATE = "rate"
    """Results are rated."""
    SEASON = "season"
    """A season is checked: rounds, deadlines, its end."""
    ENDING = "ending"
    """The question whether to end a game is over."""
    FINALE = "finale"
    """The final table is shown, if no one has pressed so far."""
    SERVERS = "servers"
    """A server that was left is forgotten."""
    DAILY = "daily"
    """A day's deal ends, its table is posted, or someone is reminded of it."""
    NUDGE = "nudge"
    """A seat is reminded since another player asked for it, or the mention of that is deleted."""


@dataclass(frozen=True, slots=True)
class Job:
    """Something to do at a time (Unix s), for a game, one of its seats, a person, or a season.

    `kind` is a DueKind; a stored job may have one that is unknown to this version.
    """

    kind: str
    game_id: int | None
    seat: int | None
    user_id: int | None
    at: int
    season_id: int | None = None


def due_set(due: Job) -> Statement:
    """Return the statement that schedules a job, replacing its earlier time.

    One for a person who has no seat anywhere is dropped: they were forgotten while it was worked at.
    """
    values = "?1, ?2, ?3, ?4, ?5, ?6"
    seated = "?4 IS NULL OR EXISTS (SELECT 1 FROM seats WHERE user_id = ?4)"
    return f"INSERT INTO due_times ({columns(Job)}) SELECT {values} WHERE {seated} {RESET}", astuple(due)


def due_gone(kind: DueKind, game_id: int, seat: int | None = None) -> Statement:
    """Return the statement that deletes the jobs of a kind, for the game or for one seat of it."""
    sql = "DELETE FROM due_times WHERE kind = ? AND game_id = ? AND (? IS NULL OR seat = ?)"
    return sql, (kind, game_id, seat, seat)


def due_moved(kind: DueKind, game_id: int, seat: int | None, at: int) -> Statement:
    """Return the statement by which the jobs of a kind, for the game or one seat of it, fall due at `at` (Unix s)."""
    sql = "UPDATE due_times SET at = ? WHERE kind = ? AND game_id = ? AND (? IS NULL OR seat = ?)"
    return sql, (at, kind, game_id, seat, seat)


class OutboxRow(Struct, frozen=True):
    """An outbox item that is still to be sent. `message_id` is the message that it changes, if any."""

    id: int
    step: int
    kind: str
    seat: int | None
    nonce: str
    attempts: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A game with all that is needed to continue it: its seats, the last snapshot and the steps after it.

    `deadlines`: (seat, Unix s when its time is up). `last` is the last step, whether or not the snapshot includes it;
    `state` differs after every change of the game, see `Store.state`.
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: tuple[int, str] | None = field(repr=False)
    later: tuple[StepRow, ...]
    deadlines: tuple[tuple[int, int], ...] = ()
    last: StepRow | None = None
    invited: tuple[Invitation, ...] = ()
    state: object = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Append:
    """One step with everything that changes in the same commit.

    Due jobs of the kinds in `cancelled_jobs` are deleted, except those that `jobs` sets. `statements` come from other
    modules with SQL.
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


def invitation_declined(game_id: int, user_id: int) -> Statement:
    """Return the statement that declines a person's invitation, if they have one."""
    return "UPDATE invitations SET declined = 1 WHERE game_id = ? AND user_id = ?", (game_id, user_id)


def notes_stripped(game_id: int) -> Statement:
    """Return the statement that queues the removal of all buttons below a game's notes and hints, the newest first.

    `seat` is the note's id; None for a hint.
    """
    sql = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce, message_id) "
        "SELECT game_id, games.step, 'strip', CASE kind WHEN 'note' THEN seat END, "
        "game_id || '-x' || outbox.message_id, outbox.message_id FROM outbox JOIN games ON games.id = game_id "
        "WHERE game_id = ? AND kind IN ('note', 'hint') AND outbox.message_id IS NOT NULL "
        "ORDER BY outbox.id DESC LIMIT ?"
    )
    return sql, (game_id, MOST_STRIPPED)


def hands_stripped(game_id: int) -> Statement:
    """Return the statement that queues each private message of a game once more, to lose its buttons."""
    sql = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) "
        "SELECT game_id, games.step, 'hand', seat, game_id || '-y' || seat FROM private_messages "
        "JOIN games ON games.id = game_id WHERE game_id = ? AND private_messages.message_id IS NOT NULL"
    )
    return sql, (game_id,)
