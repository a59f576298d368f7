"""Clocks: how long games wait for seats; votes, vacations, pauses, void games, and the bot's heartbeat."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import cast

import msgspec
from msgspec import Struct

from data.store.connection import Connection
from data.store.jobs import OF_JOB
from data.store.notes import question_ended
from data.store.rows import DUE_ONCE, DueKind, Statement, columns, marks, notes_stripped, replacing, with_json
from data.store.share import Share, within
from data.store.store import Store

PAUSE = -1
"""The subject of a vote about a pause, in place of a seat."""
_Rows = Sequence[tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's clock. `waits` is None while no one waits for the seat, `since` while its clock is stopped.

    `sought`: in this wait, 1: a substitute was sought; 2: a newcomer had their time already.
    Times are Unix s, `used` and `bank` are seconds.
    """

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


class Waited(Struct, frozen=True):
    """A running game that waits for a person."""

    game_id: int
    guild_id: int
    channel_id: int
    options: Mapping[str, str]
    user_id: int
    clock: Clock


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote about a seat, or PAUSE. `ballots`: seat to choice. Times are Unix s."""

    about: int
    opened_at: int
    ends_at: int
    ballots: Mapping[int, str]


class Person(Struct, frozen=True):
    """A person's settings by name, and their vacations: pairs of first and last day as ISO text."""

    settings: Mapping[str, str]
    vacations: Sequence[tuple[str, str]]


NOBODY = Person({}, ())
_KEPT = replacing("clocks", f"game_id, {columns(Clock)}", 2)
_CLOCKS = f"SELECT {columns(Clock)} FROM clocks WHERE game_id = ?"
_vote = with_json(Vote, 3, msgspec.json.Decoder(dict[int, str]).decode)
_PAUSED = "EXISTS (SELECT 1 FROM games WHERE games.id = game_id AND paused_at IS NOT NULL)"
_RUNNING = f" WHERE NOT {_PAUSED}"
"""Restricts rows to games that aren't paused."""
_VOTES = f"SELECT {columns(Vote)} FROM votes WHERE game_id = ?"
_STRIPPED = (
    "INSERT INTO outbox (game_id, step, kind, seat, nonce, message_id) "
    "SELECT games.id, games.step, 'strip', notes.id, games.id || '-x' || outbox.message_id, outbox.message_id "
    "FROM votes CROSS JOIN notes CROSS JOIN outbox CROSS JOIN games WHERE games.id = votes.game_id "
    "AND notes.game_id = votes.game_id AND notes.at = votes.opened_at "
    "AND notes.kind IN ('vote-time', 'vote-called', 'pause-asked') "
    "AND coalesce(CAST(notes.facts ->> 'seat' AS TEXT), CAST(? AS TEXT)) = CAST(votes.about AS TEXT) "
    "AND outbox.game_id = notes.game_id AND outbox.kind = 'note' AND outbox.seat = notes.id "
    "AND outbox.message_id IS NOT NULL AND votes.game_id = ?"
)
"""Queues the removal of the buttons of a game's votes: each was asked by the note of its subject and time."""


class Clocks(Struct, frozen=True):
    """Clocks, votes and vacations in the store's database. It stores numbers and text and knows no rules."""

    store: Store

    async def of_game(self, game_id: int) -> dict[int, Clock]:
        """Return the clocks of a game by seat."""
        return _clocks(await self.store.rows(_CLOCKS, game_id))

    async def waited(self, user_id: int | None = None) -> list[Waited]:
        """Return the running games that wait for this person, or for anyone (None); the longest wait first.

        Paused games and seats played by the computer are left out.
        """
        sql = (
            f"SELECT id, guild_id, channel_id, options, user_id, clocks.{columns(Clock)} FROM clocks "
            "JOIN games ON id = clocks.game_id JOIN seats ON seats.game_id = id AND seats.seat = clocks.seat WHERE "
            "status = 'playing' AND paused_at IS NULL AND waits IS NOT NULL AND user_id = coalesce(?, user_id) "
            "AND computer IS NULL ORDER BY waits, id"
        )
        return await self.store.read(_waited, sql, user_id)

    async def people(self, ids: Collection[int]) -> dict[int, Person]:
        """Return the settings and vacations of these people by id."""
        return _people(ids, *await self.store.reads(*_about(ids)))

    async def around(
        self, game_id: int, ids: Collection[int]
    ) -> tuple[dict[int, Person], dict[int, Clock], list[Vote]]:
        """Return what a step needs to know: these people, the game's clocks by seat, its open votes."""
        *about, clocks, votes = await self.store.recall(*around_game(game_id, ids))
        return _people(ids, *about), _clocks(clocks), [_vote(*row) for row in votes]

    async def put(self, game_id: int, clock: Clock, *also: Statement) -> None:
        """Store a seat's clock, with other statements in the same commit."""
        await self.store.together([clock_kept(game_id, clock), *also])

    async def reminded(self, one: Waited, at: int) -> None:
        """Record that a reminder was sent for this wait; nothing changes if the wait is over."""
        sql = "UPDATE clocks SET reminded = reminded + 1, told_at = ? WHERE game_id = ? AND seat = ? AND waits = ?"
        await self.store.run(sql, at, one.game_id, one.clock.seat, one.clock.waits)

    async def mute(self, user_id: int) -> None:
        """Stop all reminders for games that wait for the person now."""
        sql = (
            "UPDATE clocks SET muted = 1 WHERE waits IS NOT NULL AND EXISTS (SELECT 1 FROM seats WHERE "
            "seats.game_id = clocks.game_id AND seats.seat = clocks.seat AND user_id = ?)"
        )
        await self.store.run(sql, user_id)

    # Votes

    async def vote(self, game_id: int, about: int) -> Vote | None:
        """Return a game's open vote about a seat, or about PAUSE; None if there is none."""
        return next((vote for vote in await self.votes(game_id) if vote.about == about), None)

    async def votes(self, game_id: int) -> list[Vote]:
        """Return a game's open votes."""
        return await self.store.read(_vote, _VOTES, game_id)

    async def put_vote(self, game_id: int, vote: Vote) -> None:
        """Store an open vote, replacing the vote about the same seat."""
        await self.store.together([vote_kept(game_id, vote)])

    async def end_vote(self, game_id: int, about: int, *also: Statement) -> None:
        """Delete a vote, with other statements in the same commit."""
        await self.store.together([*vote_ended(game_id, about), *also])

    # Vacations

    async def add_vacation(
        self, user_id: int, first: str, last: str, check: Callable[[Sequence[tuple[str, str]]], None]
    ) -> None:
        """Add a vacation unless `check` raises, which sees the person's other ones; all in one commit.

        Days are ISO text. Vacations that ended two years before `first` are deleted too.
        """
        long_ago = f"{int(first[:4]) - 2}{first[4:]}"
        known = "SELECT first_day, last_day FROM vacations WHERE user_id = ? ORDER BY first_day"

        def work(db: Connection) -> None:
            check([(str(one), str(other)) for one, other in db.execute(known, (user_id,))])
            db.execute("DELETE FROM vacations WHERE user_id = ? AND last_day < ?", (user_id, long_ago))
            db.execute("INSERT INTO vacations VALUES (?, ?, ?, 0)", (user_id, first, last))

        await self.store.write_at_once(work)

    async def end_vacation(self, user_id: int, first: str, today: str) -> None:
        """End the vacation that starts on `first`: with its day that has begun, or it is deleted if none has."""
        begun = "user_id = ? AND first_day = ? AND (begun = 1 OR first_day <= ?)"
        values = (user_id, first, today)
        await self.store.together(
            [
                (f"UPDATE vacations SET last_day = max(first_day, ?), begun = 1 WHERE {begun}", (today, *values)),
                ("DELETE FROM vacations WHERE user_id = ? AND first_day = ? AND begun = 0", (user_id, first)),
            ]
        )

    async def begin_vacations(self, user_id: int, today: str) -> None:
        """Record which vacations have begun by today: the day counts, even if a new time zone takes it back."""
        await self.store.run("UPDATE vacations SET begun = 1 WHERE user_id = ? AND first_day <= ?", user_id, today)

    # Games without activity

    async def touched(self, game_id: int) -> int | None:
        """Return when the game last moved, in Unix s; None for an unknown game."""
        return await self.store.first(int, "SELECT moved_at FROM games WHERE id = ?", game_id)

    async def watch(self, kind: DueKind, lobby: int, playing: int) -> None:
        """Schedule a due job of this kind for every open game, that many seconds after it moved; jobs set already stay.

        `lobby` and `playing` are the seconds for games in the lobby and running games.
        """
        sql = (
            "INSERT INTO due_times (kind, game_id, seat, user_id, at) "
            "SELECT ?, id, NULL, NULL, moved_at + CASE status WHEN 'lobby' THEN ? ELSE ? END FROM games "
            "WHERE status IN ('lobby', 'playing') "
            "AND NOT EXISTS (SELECT 1 FROM due_times WHERE kind = ? AND game_id = games.id)"
        )
        await self.store.run(sql, kind, lobby, playing, kind)

    async def lobbies_of(self, user_id: int) -> list[int]:
        """Return the ids of games not started yet in which the person has a seat, in rising order."""
        sql = "SELECT id FROM games JOIN seats ON id = game_id WHERE user_id = ? AND status = 'lobby' ORDER BY id"
        return await self.store.read(int, sql, user_id)

    # The bot itself

    async def beat(self, beats: Mapping[int | None, int]) -> None:
        """Store the last heartbeats (Unix s) by shard; None: of the bot with all its shards."""
        sql = replacing("heartbeat", "id, at")
        await self.store.together([(sql, (_beat_of(shard), at)) for shard, at in beats.items()])

    async def last_beat(self, shard: int | None = None) -> int | None:
        """Return the last heartbeat of a shard in Unix s, or of the whole bot (None); None where there was none.

        A shard that had none is as old as the latest of all: there were fewer shards then.
        """
        sql = "SELECT at FROM heartbeat ORDER BY id = ? DESC, at DESC LIMIT 1"
        return await self.store.first(int, sql, _beat_of(shard))

    async def delay(self, kind: DueKind, seconds: int, earliest: int, share: Share | None = None) -> None:
        """Delay all due jobs of a kind that belong to games by that many seconds.

        None of them falls due before `earliest` (Unix s). With a share, those of other games stay.
        """
        sql = f"UPDATE due_times SET at = max(at + ?, ?) WHERE kind = ?{_games_of(share)}"
        await self.store.run(sql, seconds, earliest, kind)

    async def delay_votes(self, seconds: int, earliest: int, share: Share | None = None) -> None:
        """Extend all open votes by that many seconds, but at least until `earliest` (Unix s).

        Those in paused games are extended at the end of the pause instead. If the clock was set back, they move with
        the pause, however early that is.
        """
        whose = _games_of(share)
        running: Statement = f"UPDATE votes SET ends_at = max(ends_at + ?, ?){_RUNNING}{whose}", (seconds, earliest)
        paused: Statement = f"UPDATE votes SET ends_at = ends_at + ? WHERE {_PAUSED}{whose}", (seconds,)
        await self.store.together([running, *([paused] if seconds < 0 else [])])

    async def shift(self, seconds: int, at: int, share: Share | None = None) -> None:
        """Move waits and reminders by the seconds up to `at` (Unix s) in which time stood still.

        Those in paused games are moved at the end of the pause instead. If the seconds are negative, the machine's
        clock was set back: then pauses and all other due jobs move too, except a season's and a
        day's, which have fixed dates.
        """
        where = " WHERE 1 = 1" if seconds < 0 else _RUNNING
        sql = f"UPDATE clocks SET waits = min(waits + ?, ?), told_at = min(told_at + ?, ?){where}{_games_of(share)}"
        statements: list[Statement] = [(sql, (seconds, at, seconds, at))]
        if seconds < 0:
            others = (DueKind.MOVE, DueKind.VOTE, DueKind.IDLE, DueKind.SEASON, DueKind.DAILY)
            jobs = f"UPDATE due_times SET at = max(at + ?, ?) WHERE at > ? AND kind NOT IN ({marks(len(others))})"
            jobs, games = f"{jobs} AND {within(share, OF_JOB)}", f"WHERE {within(share, 'guild_id')}"
            statements += [
                (f"UPDATE games SET paused_at = paused_at + ?, moved_at = min(moved_at, ?) {games}", (seconds, at)),
                (jobs, (seconds, at, at, *others)),
            ]
        await self.store.together(statements)


def _beat_of(shard: int | None) -> int:
    """Return the id of a heartbeat's row."""
    return 1 if shard is None else shard + 2


def _games_of(share: Share | None) -> str:
    """Return one more condition: that a row is about a game of the share."""
    return "" if share is None else f" AND game_id IN (SELECT id FROM games WHERE {within(share, 'guild_id')})"


# Statements for other modules' commits


def clock_kept(game_id: int, clock: Clock) -> Statement:
    """Return the statement that stores a seat's clock."""
    return _KEPT, (game_id, *astuple(clock))


def clocks_gone(game_id: int) -> list[Statement]:
    """Return the statements that delete all clocks and votes of a finished game, and the buttons of its votes."""
    tables = ("clocks", "votes")
    return [
        (_STRIPPED, (PAUSE, game_id)),
        *((f"DELETE FROM {table} WHERE game_id = ?", (game_id,)) for table in tables),
        *question_ended(game_id, "pause", "moved"),
    ]


def vote_kept(game_id: int, vote: Vote) -> Statement:
    """Return the statement that stores a vote."""
    ballots = json.dumps({str(seat): choice for seat, choice in sorted(vote.ballots.items())})
    values = (game_id, vote.about, vote.opened_at, vote.ends_at, ballots)
    return replacing("votes", "game_id, about, opened_at, ends_at, ballots", 2), values


def around_game(game_id: int, ids: Collection[int]) -> list[Statement]:
    """Return the queries of `Clocks.around`."""
    return [*_about(ids), (_CLOCKS, (game_id,)), (_VOTES, (game_id,))]


def _about(ids: Collection[int]) -> tuple[Statement, Statement]:
    """Return the queries for these people's settings and vacations."""
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


def vote_ended(game_id: int, about: int) -> list[Statement]:
    """Return the statements that delete a vote and queue the removal of its buttons."""
    gone = "DELETE FROM votes WHERE game_id = ? AND about = ?", (game_id, about)
    return [(f"{_STRIPPED} AND about = ?", (PAUSE, game_id, about)), gone]


def remind_by(kind: DueKind, user_id: int, at: int) -> Statement:
    """Return the statement that schedules a person's reminder at `at` (Unix s); an earlier one stays.

    It does nothing for a person who has no seat anywhere, as `due_set`.
    """
    sql = (
        "INSERT INTO due_times (kind, game_id, seat, user_id, at) SELECT ?1, NULL, NULL, ?2, ?3 "
        "WHERE EXISTS (SELECT 1 FROM seats WHERE user_id = ?2) "
        f"ON CONFLICT {DUE_ONCE} DO UPDATE SET at = min(due_times.at, excluded.at)"
    )
    return sql, (kind, user_id, at)


def paused(game_id: int, at: int | None) -> Statement:
    """Return the statement that pauses a game at `at` (Unix s); with None it resumes the game."""
    return "UPDATE games SET paused_at = ? WHERE id = ?", (at, game_id)


def queued_edit(game_id: int) -> Statement:
    """Return the statement that queues an edit of the game's last post, which shows its clock."""
    sql = (
        "INSERT INTO outbox (game_id, step, kind, seat, nonce) SELECT id, step, 'edit', NULL, id || '-t' || moved_at "
        "FROM games WHERE id = ? AND status = 'playing'"
    )
    return sql, (game_id,)


def touched(game_id: int, at: int) -> Statement:
    """Return the statement that records that the game moved at `at` (Unix s)."""
    return "UPDATE games SET moved_at = ? WHERE id = ?", (at, game_id)


def closed(game_id: int, why: str) -> list[Statement]:
    """Return the statements that close a running game without a result and delete its due jobs."""
    over: Statement = "UPDATE games SET status = 'cancelled', closed = ? WHERE id = ?", (why, game_id)
    return [over, dues_gone(game_id), notes_stripped(game_id), *clocks_gone(game_id)]


def dues_gone(game_id: int) -> Statement:
    """Return the statement that deletes all due jobs of a game."""
    return "DELETE FROM due_times WHERE game_id = ?", (game_id,)
