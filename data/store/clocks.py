"""Clocks: since when tables wait for seats, votes, vacations, pauses, void games, and when the bot was last awake."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import cast

import msgspec

from data.store.rows import DueKind, Statement, columns, marks, with_json
from data.store.store import Store

PAUSE = -1
"""What a vote is about that is about no seat."""
_Rows = Sequence[tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's clock. `waits` is None while nobody waits for the seat, `since` while its clock stands."""

    seat: int
    waits: int | None = None
    since: int | None = None
    used: int = 0
    bank: int | None = None
    rung: int = 0
    sought: int = 0
    reminded: int = 0
    muted: int = 0
    told_at: int | None = None


@dataclass(frozen=True, slots=True)
class Waited:
    """A running game that waits for a person."""

    game_id: int
    guild_id: int
    channel_id: int
    options: Mapping[str, str]
    user_id: int
    clock: Clock


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote about a seat, or PAUSE. `ballots`: seat -> choice."""

    about: int
    opened_at: int
    ends_at: int
    ballots: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Person:
    """What a person has chosen, by name, and their vacations: pairs of first and last day as text."""

    settings: Mapping[str, str]
    vacations: Sequence[tuple[str, str]]


NOBODY = Person({}, ())
_CLOCKS = f"SELECT {columns(Clock)} FROM clocks WHERE game_id = ?"
_vote = with_json(Vote, 3, msgspec.json.Decoder(dict[int, str]).decode)
_VOTES = f"SELECT {columns(Vote)} FROM votes WHERE game_id = ?"


@dataclass(frozen=True, slots=True)
class Clocks:
    """All of it in the store's database. Keeps numbers and text, knows no rules."""

    store: Store

    async def of_game(self, game_id: int) -> dict[int, Clock]:
        return _clocks(await self.store.rows(_CLOCKS, game_id))

    async def waited(self, user_id: int | None = None) -> list[Waited]:
        """The running games, but for paused ones, that wait for this person, or for anybody; the longest wait first."""
        sql = (
            f"SELECT id, guild_id, channel_id, options, user_id, clocks.{columns(Clock)} FROM clocks "
            "JOIN games ON id = clocks.game_id JOIN seats ON seats.game_id = id AND seats.seat = clocks.seat WHERE "
            "status = 'playing' AND paused_at IS NULL AND waits IS NOT NULL AND user_id = ifnull(?, user_id) "
            "AND computer IS NULL ORDER BY waits, id"
        )
        return await self.store.read(_waited, sql, user_id)

    async def people(self, ids: Collection[int]) -> dict[int, Person]:
        """What these persons have chosen of all that has to do with time."""
        return _people(ids, *await self.store.reads(*_about(ids)))

    async def around(
        self, game_id: int, ids: Collection[int]
    ) -> tuple[dict[int, Person], dict[int, Clock], list[Vote]]:
        """What a step has to know of time: these persons, the game's clocks by seat, its open votes."""
        *about, clocks, votes = await self.store.recall(*around_game(game_id, ids))
        return _people(ids, *about), _clocks(clocks), [_vote(*row) for row in votes]

    async def put(self, game_id: int, clock: Clock, *also: Statement) -> None:
        await self.store.together([clock_kept(game_id, clock), *also])

    async def reminded(self, one: Waited, at: int) -> None:
        """A reminder was sent of this wait, if it lasts still."""
        sql = "UPDATE clocks SET reminded = reminded + 1, told_at = ? WHERE game_id = ? AND seat = ? AND waits = ?"
        await self.store.run(sql, at, one.game_id, one.clock.seat, one.clock.waits)

    async def mute(self, user_id: int) -> None:
        """No more reminders of anything that waits for the person now."""
        sql = (
            "UPDATE clocks SET muted = 1 WHERE waits IS NOT NULL AND EXISTS (SELECT 1 FROM seats WHERE "
            "seats.game_id = clocks.game_id AND seats.seat = clocks.seat AND user_id = ?)"
        )
        await self.store.run(sql, user_id)

    # Votes

    async def vote(self, game_id: int, about: int) -> Vote | None:
        return next((vote for vote in await self.votes(game_id) if vote.about == about), None)

    async def votes(self, game_id: int) -> list[Vote]:
        return await self.store.read(_vote, _VOTES, game_id)

    async def put_vote(self, game_id: int, vote: Vote) -> None:
        await self.store.together([vote_kept(game_id, vote)])

    async def end_vote(self, game_id: int, about: int, *also: Statement) -> None:
        await self.store.together([vote_ended(game_id, about), *also])

    # Vacations

    async def set_vacation(self, user_id: int, old: str | None, first: str, last: str | None) -> None:
        """Adds one, or puts it in the place of the one that begins on `old`; without a last day that one goes.

        Those of two years ago count for nothing any more and go too.
        """
        statements: list[Statement] = [
            ("DELETE FROM vacations WHERE user_id = ? AND first_day = ?", (user_id, old or first)),
            ("DELETE FROM vacations WHERE user_id = ? AND last_day < date(?, '-2 years')", (user_id, first)),
        ]
        if last is not None:
            statements.append(("INSERT INTO vacations VALUES (?, ?, ?)", (user_id, first, last)))
        await self.store.together(statements)

    # Games that nobody touches

    async def touched(self, game_id: int) -> int | None:
        """When the game last moved."""
        return await self.store.first(int, "SELECT moved_at FROM games WHERE id = ?", game_id)

    async def watch(self, kind: DueKind, lobby: int, playing: int) -> None:
        """Every open game falls due for this kind once, so many seconds after it moved; what is due already stays."""
        sql = (
            "INSERT INTO due_times (kind, game_id, seat, user_id, at) "
            "SELECT ?, id, NULL, NULL, moved_at + CASE status WHEN 'lobby' THEN ? ELSE ? END FROM games "
            "WHERE status IN ('lobby', 'playing') "
            "AND NOT EXISTS (SELECT 1 FROM due_times WHERE kind = ? AND game_id = games.id)"
        )
        await self.store.run(sql, kind, lobby, playing, kind)

    async def lobbies_of(self, user_id: int) -> list[int]:
        """The games that have not begun in which the person sits."""
        sql = "SELECT id FROM games JOIN seats ON id = game_id WHERE user_id = ? AND status = 'lobby' ORDER BY id"
        return await self.store.read(int, sql, user_id)

    # The bot itself

    async def beat(self, at: int) -> None:
        await self.store.run("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", at)

    async def last_beat(self) -> int | None:
        return await self.store.first(int, "SELECT at FROM heartbeat")

    async def delay(self, kind: DueKind, seconds: int, earliest: int) -> None:
        """Whatever of a kind is due for games falls due so much later, and not before `earliest`."""
        await self.store.run("UPDATE due_times SET at = max(at + ?, ?) WHERE kind = ?", seconds, earliest, kind)

    async def delay_votes(self, seconds: int, earliest: int) -> None:
        await self.store.run("UPDATE votes SET ends_at = max(ends_at + ?, ?)", seconds, earliest)


# What others write in their own commit


def clock_kept(game_id: int, clock: Clock) -> Statement:
    sql = f"INSERT OR REPLACE INTO clocks (game_id, {columns(Clock)}) VALUES ({marks(11)})"
    return sql, (game_id, *astuple(clock))


def clocks_gone(game_id: int) -> list[Statement]:
    """A game that is over has no clocks and no votes."""
    return [("DELETE FROM clocks WHERE game_id = ?", (game_id,)), ("DELETE FROM votes WHERE game_id = ?", (game_id,))]


def vote_kept(game_id: int, vote: Vote) -> Statement:
    ballots = json.dumps({str(seat): choice for seat, choice in sorted(vote.ballots.items())})
    values = (game_id, vote.about, vote.opened_at, vote.ends_at, ballots)
    return "INSERT OR REPLACE INTO votes VALUES (?, ?, ?, ?, ?)", values


def around_game(game_id: int, ids: Collection[int]) -> list[Statement]:
    """The questions that `Clocks.around` asks."""
    return [*_about(ids), (_CLOCKS, (game_id,)), (_VOTES, (game_id,))]


def _about(ids: Collection[int]) -> tuple[Statement, Statement]:
    """The questions after what these persons have chosen, and after their vacations."""
    among, values = f"IN ({marks(len(ids))})", tuple(ids)
    return (
        (f"SELECT id, name, value FROM settings WHERE whose = 'person' AND id {among}", values),
        (f"SELECT user_id, first_day, last_day FROM vacations WHERE user_id {among} ORDER BY first_day", values),
    )


def _people(ids: Collection[int], chosen: _Rows, away: _Rows) -> dict[int, Person]:
    settings: dict[int, dict[str, str]] = {id_: {} for id_ in ids}
    for id_, name, value in chosen:
        settings[cast(int, id_)][str(name)] = str(value)
    vacations: dict[int, list[tuple[str, str]]] = {id_: [] for id_ in ids}
    for id_, first, last in away:
        vacations[cast(int, id_)].append((str(first), str(last)))
    return {id_: Person(settings[id_], vacations[id_]) for id_ in ids}


def _waited(game_id: int, guild_id: int, channel_id: int, options: str, user_id: int, *clock: int) -> Waited:
    return Waited(game_id, guild_id, channel_id, json.loads(options), user_id, Clock(*clock))


def _clocks(rows: _Rows) -> dict[int, Clock]:
    clocks = [Clock(*row) for row in rows]  # type: ignore[arg-type]
    return {clock.seat: clock for clock in clocks}


def vote_ended(game_id: int, about: int) -> Statement:
    return "DELETE FROM votes WHERE game_id = ? AND about = ?", (game_id, about)


def remind_by(kind: DueKind, user_id: int, at: int) -> Statement:
    """The person is reminded then, or earlier where there was a reason for it already."""
    sql = (
        "INSERT INTO due_times (kind, game_id, seat, user_id, at) VALUES (?, NULL, NULL, ?, ?) "
        "ON CONFLICT (kind, ifnull(game_id, 0), ifnull(seat, -1), ifnull(user_id, 0), ifnull(season_id, 0)) "
        "DO UPDATE SET at = min(at, excluded.at)"
    )
    return sql, (kind, user_id, at)


def paused(game_id: int, at: int | None) -> Statement:
    """None: the game goes on."""
    return "UPDATE games SET paused_at = ? WHERE id = ?", (at, game_id)


def queued_edit(game_id: int) -> Statement:
    """The table's message tells of its clock: it is owed to be shown anew."""
    sql = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) SELECT id, step, 'edit', NULL, id || '-t' || moved_at "
        "FROM games WHERE id = ? AND status = 'playing'"
    )
    return sql, (game_id,)


def touched(game_id: int, at: int) -> Statement:
    """Somebody has shown that the game goes on."""
    return "UPDATE games SET moved_at = ? WHERE id = ?", (at, game_id)


def closed(game_id: int, why: str) -> list[Statement]:
    """A running game is over without a result of its own; nothing about it falls due any more."""
    over: Statement = "UPDATE games SET status = 'cancelled', closed = ? WHERE id = ?", (why, game_id)
    return [over, dues_gone(game_id), *clocks_gone(game_id)]


def dues_gone(game_id: int) -> Statement:
    return "DELETE FROM due_times WHERE game_id = ?", (game_id,)
