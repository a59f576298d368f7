"""The deal of each day: days of servers, everyone's one try, tables to post, and reminders that people asked for."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from random import Random

from msgspec import Struct

from data.store.connection import Connection
from data.store.rows import RESET, DueKind, Statement, columns, replacing
from data.store.store import Store
from engine.core.rng import new_seed

CHANNEL, ZONE = "daily", "zone"
"""Settings of a server: the id of the channel for the tables, and the time zone of its days."""
_DUE = (
    "INSERT INTO due_times (kind, at) SELECT ?, at FROM (SELECT min(at) AS at FROM "
    "(SELECT due_at AS at FROM days WHERE due_at IS NOT NULL UNION ALL SELECT at FROM daily_reminders) AS every) "
    f"AS earliest WHERE at IS NOT NULL {RESET}"
)
DUE: Statement = (_DUE, (DueKind.DAILY,))
"""Schedules the one job for all servers: when the next day ends, table is posted or reminder falls due."""


@dataclass(frozen=True, slots=True)
class Day:
    """One day of a server; `day` is a date in ISO text. Times are Unix s. `due_at`: see the migration."""

    id: int
    guild_id: int
    channel_id: int
    day: str
    map: str
    variant: str
    deal_id: int
    ends_at: int
    due_at: int | None
    attempts: int = 0
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Try:
    """A person's one game of a day. `points` is None unless it is finished; a forgotten person has a negative id."""

    day_id: int
    user_id: int
    name: str
    game_id: int
    points: int | None = None
    computers: int | None = None
    finished_at: int | None = None


_REMINDED = replacing("daily_reminders", "guild_id, user_id, at", 2)
_DAY = f"SELECT {columns(Day)} FROM days"
_TRIES = f"SELECT {columns(Try)} FROM tries JOIN days ON days.id = day_id"


class Dailies(Struct, frozen=True):
    """All days and tries."""

    store: Store

    async def latest(self, guild_id: int) -> Day | None:
        """Return the newest day of a server, ended or not, or None."""
        return await self.store.first(Day, f"{_DAY} WHERE guild_id = ? ORDER BY day DESC LIMIT 1", guild_id)

    async def of_deal(self, deal_id: int) -> Day | None:
        """Return the day that has a deal, or None."""
        return await self.store.first(Day, f"{_DAY} WHERE deal_id = ?", deal_id)

    async def server_of(self, game_id: int) -> int | None:
        """Return the id of the server whose deal a game is a try of, or None."""
        sql = "SELECT guild_id FROM days JOIN tries ON day_id = days.id WHERE game_id = ?"
        return await self.store.first(int, sql, game_id)

    async def begin(self, day: Day, rng: Random) -> Day:
        """Store a new day with its secret deal (ids are given here); return it, or the stored day of that date."""

        def work(db: Connection) -> None:
            known = db.execute("SELECT 1 FROM days WHERE guild_id = ? AND day = ?", (day.guild_id, day.day))
            if known.fetchone() is not None:
                return
            deal = db.execute(
                "INSERT INTO deals (seed, shared) VALUES (?, 1) RETURNING id", (new_seed(rng),)
            ).fetchone()[0]
            sql = (
                "INSERT INTO days (guild_id, channel_id, day, map, variant, deal_id, ends_at, due_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            )
            what = (day.guild_id, day.channel_id, day.day, day.map, day.variant, deal, day.ends_at, day.ends_at)
            db.execute(sql, what)
            db.execute(*DUE)

        await self.store.write_at_once(work)
        found = await self.store.first(Day, f"{_DAY} WHERE guild_id = ? AND day = ?", day.guild_id, day.day)
        assert found is not None
        return found

    async def due(self, now: int) -> list[Day]:
        """Return the days with something to do at `now`, the earliest first."""
        return await self.store.read(Day, f"{_DAY} WHERE due_at <= ? ORDER BY day, id", now)

    async def tries(self, day_id: int) -> list[Try]:
        """Return the tries of a day: finished ones in the order in which they were, then the others."""
        sql = f"{_TRIES} WHERE day_id = ? ORDER BY finished_at IS NULL, finished_at, game_id"
        return await self.store.read(Try, sql, day_id)

    async def try_of(self, day_id: int, user_id: int) -> Try | None:
        """Return a person's try of a day, or None."""
        return await self.store.first(Try, f"{_TRIES} WHERE day_id = ? AND user_id = ?", day_id, user_id)

    async def running(self, day_id: int) -> list[int]:
        """Return the ids of a day's games that aren't over, in rising order."""
        sql = (
            "SELECT game_id FROM tries JOIN games ON games.id = game_id "
            "WHERE day_id = ? AND status IN ('lobby', 'playing') ORDER BY game_id"
        )
        return await self.store.read(int, sql, day_id)

    async def finished(self, guild_id: int, first: str, last: str, besides: int = 0) -> list[tuple[str, Try]]:
        """Return the finished tries of a server between two dates, each with its date, by date and time.

        `besides`: the id of a day that is left out, since it is secret yet.
        """
        sql = (
            f"SELECT day, {columns(Try)} FROM tries JOIN days ON days.id = day_id WHERE guild_id = ? "
            "AND day BETWEEN ? AND ? AND days.id <> ? AND points IS NOT NULL ORDER BY day, finished_at, game_id"
        )
        rows = await self.store.rows(sql, guild_id, first, last, besides)
        return [(str(day), Try(*row)) for day, *row in rows]  # type: ignore[arg-type]

    async def best(self, day: Day) -> Try | None:
        """Return the try with the most points on the same map and variant on earlier days of the server, or None."""
        sql = (
            f"{_TRIES} WHERE guild_id = ? AND map = ? AND variant = ? AND day < ? AND points IS NOT NULL "
            "ORDER BY points DESC, day LIMIT 1"
        )
        return await self.store.first(Try, sql, day.guild_id, day.map, day.variant, day.day)

    async def days_of(self, guild_id: int, user_id: int) -> list[str]:
        """Return the dates on which a person finished their try on a server, in order."""
        sql = (
            "SELECT day FROM days JOIN tries ON day_id = days.id "
            "WHERE guild_id = ? AND user_id = ? AND points IS NOT NULL ORDER BY day"
        )
        return await self.store.read(str, sql, guild_id, user_id)

    # Reminders

    async def reminded_at(self, guild_id: int, user_id: int) -> int | None:
        """Return when a person is reminded next (Unix s), or None if they didn't ask for it."""
        sql = "SELECT at FROM daily_reminders WHERE guild_id = ? AND user_id = ?"
        return await self.store.first(int, sql, guild_id, user_id)

    async def remind(self, guild_id: int, user_id: int, at: int | None) -> None:
        """Schedule a person's next reminder; None ends them."""
        gone: Statement = "DELETE FROM daily_reminders WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
        kept: Statement = _REMINDED, (guild_id, user_id, at or 0)
        await self.store.together([gone if at is None else kept, DUE])

    async def remind_again(self, guild_id: int, user_id: int, at: int) -> None:
        """Schedule the reminder after this one, unless the person wants none any more."""
        sql = "UPDATE daily_reminders SET at = ? WHERE guild_id = ? AND user_id = ?"
        await self.store.together([(sql, (at, guild_id, user_id)), DUE])

    async def reminders(self, now: int) -> list[tuple[int, int, int]]:
        """Return server, person and time of each reminder that is due at `now`, the earliest first."""
        sql = "SELECT guild_id, user_id, at FROM daily_reminders WHERE at <= ? ORDER BY at, guild_id, user_id"
        return await self.store.read(lambda *row: row, sql, now)


# Statements for other modules' commits


def try_begun(one: Try) -> Statement:
    """Return the statement that stores a try that begins; the database refuses a second one of that person and day."""
    sql = f"INSERT INTO tries ({columns(Try)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return sql, astuple(one)


def try_finished(game_id: int, points: int, computers: int, at: int) -> Statement:
    """Return the statement that stores the points of a finished try; a day that has ended takes none."""
    sql = (
        "UPDATE tries SET points = ?1, computers = ?2, finished_at = ?3 WHERE game_id = ?4 "
        "AND (SELECT ends_at FROM days WHERE id = day_id) > ?3"
    )
    return sql, (points, computers, at, game_id)


def day_due(day_id: int, at: int | None, *, attempts: int = 0) -> list[Statement]:
    """Return the statements that say when there is something to do about a day; None: never again."""
    return [("UPDATE days SET due_at = ?, attempts = ? WHERE id = ?", (at, attempts, day_id)), DUE]


def day_posted(day_id: int, message_id: int | None) -> list[Statement]:
    """Return the statements that store the message of a day's table; nothing is left to do then."""
    return [("UPDATE days SET message_id = ? WHERE id = ?", (message_id, day_id)), *day_due(day_id, None)]
