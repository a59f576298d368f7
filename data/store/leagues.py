"""Leagues of servers: seasons, entrants, tables, referees' actions, and messages for their channels."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, cast

import msgspec
from msgspec import Struct

from data.store.connection import Conflict, Connection
from data.store.league_rows import Act, Entrant, Fixture, League, Notice, Season, Settings, Taken
from data.store.ratings import OVERALL
from data.store.rows import RESET, DueKind, Statement, columns, replacing, with_json
from data.store.store import Store
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.ratings import BASE, DEVIATIONS, SCALE

__all__ = ("Act", "Entrant", "Fixture", "League", "Leagues", "Notice", "Season", "Settings", "Taken")

_LEAGUE = f"SELECT {columns(League)} FROM leagues"
_SEASON = f"SELECT {columns(Season)} FROM seasons"
_ENTRANT = f"SELECT {columns(Entrant)} FROM entrants"
_FIXTURE = f"SELECT {columns(Fixture)} FROM fixtures"
_ACT = columns(Act)
_NOTICE = f"SELECT {columns(Notice)} FROM notices"
_season = with_json(Season, 4, msgspec.json.Decoder(Settings).decode)
_fixture = with_json(Fixture, 7, msgspec.json.Decoder(tuple[int, ...]).decode)
_act = with_json(Act, 5)
_notice = with_json(Notice, 4)
_TAKEN = {
    "leagues.guild_id": "name",
    "one_league_of_a_name": "name",
    "leagues.channel_id": "channel",
    "one_league_to_a_channel": "channel",
    "seasons.league_id": "season",
    "seasons_of_a_league": "season",
    "one_season_at_a_time": "season",
}
"""What is taken, by what each engine names in a conflict: columns, or the unique index."""


def folded(name: str) -> str:
    """Return a league's name as it is compared: lower case, single spaces."""
    return " ".join(name.casefold().split())


class Leagues(Struct, frozen=True):
    """All leagues."""

    store: Store

    # Reading

    async def at(self, channel_id: int) -> League | None:
        """Return the league of a channel, or None."""
        return await self.store.first(League, f"{_LEAGUE} WHERE channel_id = ?", channel_id)

    async def of_guild(self, guild_id: int) -> list[League]:
        """Return the leagues of a server, by name."""
        return await self.store.read(League, f"{_LEAGUE} WHERE guild_id = ? ORDER BY folded", guild_id)

    async def get(self, league_id: int) -> League | None:
        """Return the league with that id, or None."""
        return await self.store.first(League, f"{_LEAGUE} WHERE id = ?", league_id)

    async def season(self, season_id: int) -> Season | None:
        """Return the season with that id, or None."""
        return await self.store.first(_season, f"{_SEASON} WHERE id = ?", season_id)

    async def latest(self, league_id: int) -> Season | None:
        """Return the league's newest season, or None."""
        sql = f"{_SEASON} WHERE league_id = ? ORDER BY number DESC LIMIT 1"
        return await self.store.first(_season, sql, league_id)

    async def seasons(self, league_id: int) -> list[Season]:
        """Return the league's seasons, the newest first."""
        return await self.store.read(_season, f"{_SEASON} WHERE league_id = ? ORDER BY number DESC", league_id)

    async def seasons_of_person(self, user_id: int) -> list[int]:
        """Return the ids of the open and running seasons that name a person, in rising order."""
        sql = (
            "SELECT id FROM seasons WHERE status IN ('open', 'running') AND id IN ("
            "SELECT season_id FROM entrants WHERE user_id = ?1 UNION "
            "SELECT season_id FROM substitutes WHERE user_id = ?1) ORDER BY id"
        )
        return await self.store.read(int, sql, user_id)

    async def entrants(self, season_id: int, *statuses: str) -> list[Entrant]:
        """Return the entrants with one of these statuses, or all, in the order in which they joined."""
        sql = f"{_ENTRANT} WHERE season_id = ? ORDER BY joined_at, user_id"
        found = await self.store.read(Entrant, sql, season_id)
        return [entrant for entrant in found if not statuses or entrant.status in statuses]

    async def entrant(self, season_id: int, user_id: int) -> Entrant | None:
        """Return a person's entry in a season, or None."""
        sql = f"{_ENTRANT} WHERE season_id = ? AND user_id = ?"
        return await self.store.first(Entrant, sql, season_id, user_id)

    async def may_play(self, season_id: int, user_id: int) -> bool:
        """Tell whether a person may take a seat in a season: one of its players, or a listed substitute."""
        sql = (
            "SELECT 1 FROM entrants WHERE season_id = ?1 AND user_id = ?2 AND status = 'in' "
            "UNION SELECT 1 FROM substitutes WHERE season_id = ?1 AND user_id = ?2"
        )
        return bool(await self.store.rows(sql, season_id, user_id))

    async def substitutes(self, season_id: int) -> dict[int, str]:
        """Return the names of a season's substitutes by id, in the order in which they were listed."""
        sql = "SELECT user_id, name FROM substitutes WHERE season_id = ? ORDER BY listed_at, user_id"
        rows = await self.store.rows(sql, season_id)
        return {cast(int, user): str(name) for user, name in rows}

    async def fixtures(self, season_id: int, round: int | None = None) -> list[Fixture]:
        """Return the tables of a season, or of one round, by round, division and slot."""
        sql = f"{_FIXTURE} WHERE season_id = ? AND ? IN (round, -1) ORDER BY round, division, slot"
        return await self.store.read(_fixture, sql, season_id, -1 if round is None else round)

    async def fixture(self, fixture_id: int) -> Fixture | None:
        """Return the table with that id, or None."""
        return await self.store.first(_fixture, f"{_FIXTURE} WHERE id = ?", fixture_id)

    async def outcomes(self, season_id: int) -> list[tuple[int, Outcome]]:
        """Return the games of a season that count, as (Unix s of the end, outcome), in the order of their ends.

        A seat's person is the one who gets its league points.
        """
        sql = (
            "SELECT r.ended_at, f.game_id, f.map, f.round, f.division, f.deal_id, r.seat, "
            "CAST(r.holders -> CAST(r.entrant AS INTEGER) ->> 0 AS BIGINT), r.place, r.points, r.rated "
            "FROM fixtures AS f JOIN results AS r ON r.game_id = f.game_id AND r.current = 1 "
            "WHERE f.season_id = ? AND f.status IN ('finished', 'decided') ORDER BY r.ended_at, f.game_id, r.seat"
        )
        found: list[tuple[int, Outcome]] = []
        rows = cast("list[tuple[Any, ...]]", await self.store.rows(sql, season_id))
        for (at, game_id, map_, *where), group in groupby(rows, itemgetter(slice(6))):
            seats = tuple(SeatOutcome(*[*row[6:10], bool(row[10])]) for row in group)
            found.append((at, Outcome(game_id, map_, seats, *where)))
        return found

    async def acts(self, league_id: int, limit: int = 25, offset: int = 0) -> list[Act]:
        """Return the actions in a league, the newest first."""
        sql = f"SELECT {_ACT} FROM acts WHERE league_id = ? ORDER BY id DESC LIMIT ? OFFSET ?"
        return await self.store.read(_act, sql, league_id, limit, offset)

    async def due_notices(self, season_id: int) -> list[Notice]:
        """Return the season's unsent messages, the oldest first."""
        sql = f"{_NOTICE} WHERE season_id = ? AND state = 'due' ORDER BY id"
        return await self.store.read(_notice, sql, season_id)

    async def notice(self, nonce: str) -> Notice | None:
        """Return the message with that nonce, or None."""
        return await self.store.first(_notice, f"{_NOTICE} WHERE nonce = ?", nonce)

    # Writing

    async def write(self, statements: Sequence[Statement]) -> list[int]:
        """Run all statements in one commit, or none; return the last row id of each.

        Raises: Taken.
        """
        try:
            return await self.store.together(statements)
        except Conflict as error:
            what = next((what for column, what in _TAKEN.items() if column in str(error)), None)
            if what is None:
                raise
            raise Taken(what) from error

    async def create(self, league: League, season: Season, act: Act) -> int:
        """Store a league with its first season and its log entry; return the league's id. The ids given are ignored.

        Raises: Taken; then nothing was stored.
        """
        row = (league.guild_id, league.channel_id, league.name, folded(league.name), league.host_id, act.at)
        made = (
            "INSERT INTO leagues (guild_id, channel_id, name, folded, host_id, created_at) VALUES (?, ?, ?, ?, ?, ?) "
            "RETURNING id"
        )
        created = "(SELECT id FROM leagues WHERE channel_id = ?)"
        entry = f"INSERT INTO acts ({_ACT}) VALUES ({created}, NULL, ?, ?, ?, ?)"
        noted = (league.channel_id, act.at, act.by_user, act.kind, json.dumps(dict(act.facts)))
        season_made = _season_made(season, "(SELECT max(id) FROM leagues)")
        done = await self.write([(made, row), season_made, (entry, noted), watched()])
        return done[0]

    async def add_season(self, season: Season, entrants: Sequence[Entrant], *also: Statement) -> int:
        """Store a league's next season with its invited people; return the season's id.

        Raises: Taken.
        """
        known = "(SELECT max(id) FROM seasons)"
        sql = f"INSERT INTO entrants (season_id, user_id, name, division, status, joined_at, seed) VALUES ({known}, "
        invited: list[Statement] = [
            (sql + "?, ?, ?, ?, ?, ?)", (one.user_id, one.name, one.division, one.status, one.joined_at, one.seed))
            for one in entrants
        ]
        made = _season_made(season, str(int(season.league_id)))
        done = await self.write([made, *invited, watched(), *also])
        return done[0]

    async def watch(self) -> None:
        """Schedule a check of every open or running season that has none scheduled."""
        await self.store.together([watched()])

    async def held_up(self, guild_id: int) -> None:
        """Check at once every season of a server with a failed attempt to open a table or to post."""
        sql = (
            "UPDATE due_times SET at = 0 WHERE kind = ? AND season_id IN (SELECT seasons.id FROM seasons JOIN leagues "
            "ON leagues.id = league_id WHERE guild_id = ? AND (EXISTS (SELECT 1 FROM fixtures WHERE "
            "season_id = seasons.id AND fixtures.status = 'drawn' AND attempts > 0) OR EXISTS (SELECT 1 FROM notices "
            "WHERE season_id = seasons.id AND state = 'due' AND attempts > 0)))"
        )
        await self.store.run(sql, DueKind.SEASON, guild_id)

    async def join(self, season_id: int, user_id: int, name: str, now: int, most: int | None) -> None:
        """Let a person join a season that hasn't started; an invited person gets the place reserved for them.

        Raises: Taken when `most` people are in already.
        """
        count = "SELECT count(*) FROM entrants WHERE season_id = ? AND status = 'in'"

        def work(db: Connection) -> None:
            if most is not None and db.execute(count, (season_id,)).fetchone()[0] >= most:
                raise Taken("place")
            db.execute(*joined(season_id, user_id, name, now))

        await self.store.write_at_once(work)

    async def claim_fixture(self, fixture_id: int) -> None:
        """Record an attempt to open a table before it is made, so that a crash in between is noticed."""
        await self.store.run("UPDATE fixtures SET attempts = attempts + 1 WHERE id = ?", fixture_id)

    async def claim_notice(self, notice_id: int) -> None:
        """Record an attempt to send a message before it is made."""
        await self.store.run("UPDATE notices SET attempts = attempts + 1 WHERE id = ?", notice_id)

    async def settle_notice(self, notice_id: int, state: str, message_id: int | None = None) -> None:
        """Record that Discord has a message ('sent') or can never take it ('dropped')."""
        sql = "UPDATE notices SET state = ?, message_id = ? WHERE id = ?"
        await self.store.deliver([(sql, (state, message_id, notice_id))], lasting=False)

    async def played_out(self, season_id: int) -> int:
        """Void the tables whose game was cancelled outside of a step; return how many."""
        cancelled = (
            "season_id = ? AND status = 'running' AND EXISTS "
            "(SELECT 1 FROM games WHERE games.id = game_id AND games.status = 'cancelled')"
        )
        found = await self.store.read(int, f"SELECT count(*) FROM fixtures WHERE {cancelled}", season_id)
        if found[0]:
            await self.store.run(f"UPDATE fixtures SET status = 'void' WHERE {cancelled}", season_id)
        return found[0]


def _season_made(season: Season, league: str) -> Statement:
    sql = (
        "INSERT INTO seasons (league_id, number, status, settings, opens_at, closes_at, starts_at, ends_at) "
        f"VALUES ({league}, ?, 'open', ?, ?, ?, ?, ?) RETURNING id"
    )
    settings = msgspec.json.encode(season.settings).decode()
    return sql, (season.number, settings, season.opens_at, season.closes_at, season.starts_at, season.ends_at)


# Statements for other modules' commits


def watched() -> Statement:
    """Return the statement that schedules an immediate check of every season that has none scheduled."""
    sql = (
        "INSERT INTO due_times (kind, season_id, at) SELECT ?, id, 0 FROM seasons "
        "WHERE status IN ('open', 'running') ON CONFLICT DO NOTHING"
    )
    return sql, (DueKind.SEASON,)


def season_due(season_id: int, at: int) -> Statement:
    """Return the statement that schedules the season's check at `at` (Unix s).

    It does nothing for a deleted season, whose last games are still played.
    """
    sql = (
        "INSERT INTO due_times (kind, game_id, seat, user_id, at, season_id) "
        f"SELECT ?, NULL, NULL, NULL, ?, id FROM seasons WHERE id = ? {RESET}"
    )
    return sql, (DueKind.SEASON, at, season_id)


def season_undue(season_id: int) -> Statement:
    """Return the statement that deletes the season's scheduled check."""
    return "DELETE FROM due_times WHERE kind = ? AND season_id = ?", (DueKind.SEASON, season_id)


_OPEN = "EXISTS (SELECT 1 FROM seasons WHERE seasons.id = ? AND seasons.status = 'open')"


def joined(season_id: int, user_id: int, name: str, now: int) -> Statement:
    """Return the statement by which a person joins, unless the season has started.

    An invited person gets the place reserved for them.
    """
    sql = (
        f"INSERT INTO entrants (season_id, user_id, name, joined_at) SELECT ?, ?, ?, ? WHERE {_OPEN} "
        "ON CONFLICT (season_id, user_id) DO UPDATE SET status = 'in', name = excluded.name, "
        "joined_at = excluded.joined_at WHERE entrants.status = 'invited'"
    )
    return sql, (season_id, user_id, name, now, season_id)


def not_joined(season_id: int, user_id: int) -> list[Statement]:
    """Return the statements that undo joining, unless the season has started; an invitation is restored."""
    who = (season_id, user_id, season_id)
    return [
        (f"DELETE FROM entrants WHERE season_id = ? AND user_id = ? AND seed IS NULL AND {_OPEN}", who),
        (f"UPDATE entrants SET status = 'invited' WHERE season_id = ? AND user_id = ? AND {_OPEN}", who),
    ]


def entrant_is(season_id: int, user_id: int, status: str) -> Statement:
    """Return the statement that sets an entrant's status."""
    return "UPDATE entrants SET status = ? WHERE season_id = ? AND user_id = ?", (status, season_id, user_id)


def listed(season_id: int, user_id: int, name: str, now: int) -> Statement:
    """Return the statement that lists a person as a substitute."""
    return replacing("substitutes", "season_id, user_id, name, listed_at", 2), (season_id, user_id, name, now)


def unlisted(season_id: int, user_id: int) -> Statement:
    """Return the statement that takes a person off the list of substitutes."""
    return "DELETE FROM substitutes WHERE season_id = ? AND user_id = ?", (season_id, user_id)


def placed(season_id: int, user_id: int, division: int) -> Statement:
    """Return the statement that sets an entrant's division."""
    return "UPDATE entrants SET division = ? WHERE season_id = ? AND user_id = ?", (division, season_id, user_id)


def season_is(season_id: int, status: str) -> Statement:
    """Return the statement that sets a season's status."""
    return "UPDATE seasons SET status = ? WHERE id = ?", (status, season_id)


def ratings_kept(season_id: int, guild_id: int, now: int) -> Statement:
    """Return the statement that freezes everyone's overall rating at the end of a season, for its standings."""
    sql = (
        f"UPDATE entrants SET rated_at = ?, rating = (SELECT {BASE} + {SCALE} * (mu - {DEVIATIONS} * sigma) "
        "FROM ratings WHERE guild_id = ? AND map = ? AND ratings.user_id = entrants.user_id) "
        "WHERE season_id = ? AND rated_at IS NULL"
    )
    return sql, (now, guild_id, OVERALL, season_id)


def season_kept(season: Season) -> Statement:
    """Return the statement that stores a season's settings and times."""
    sql = "UPDATE seasons SET settings = ?, opens_at = ?, closes_at = ?, starts_at = ?, ends_at = ? WHERE id = ?"
    settings = msgspec.json.encode(season.settings).decode()
    return sql, (settings, season.opens_at, season.closes_at, season.starts_at, season.ends_at, season.id)


def drawn(season: Season, fixtures: Sequence[Fixture]) -> list[Statement]:
    """Return the statements that store the next round of a season; a round drawn before stays as it is."""
    sql = (
        "INSERT INTO fixtures (season_id, round, division, stage, slot, map, people, deal_id, status) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    rows: list[Statement] = [
        (
            sql,
            (season.id, f.round, f.division, f.stage, f.slot, f.map, json.dumps(f.people), f.deal_id, f.status),
        )
        for f in fixtures
    ]
    return [*rows, ("UPDATE seasons SET round = ? WHERE id = ?", (season.round + 1, season.id))]


def moved(league_id: int, season_id: int, before: int, after: int) -> list[Statement]:
    """Return the statements that move a league to another channel.

    Unsent messages go to the new channel, and the post for joining is sent again there.
    """
    again = "state = 'due', attempts = 0, message_id = NULL, channel_id = ?"
    return [
        ("UPDATE leagues SET channel_id = ? WHERE id = ?", (after, league_id)),
        (
            "UPDATE notices SET channel_id = ? WHERE season_id = ? AND channel_id = ? AND state = 'due'",
            (after, season_id, before),
        ),
        (f"UPDATE notices SET {again} WHERE nonce = ?", (after, nonce_of(season_id, "open"))),
    ]


def threaded(fixture_id: int, thread_id: int) -> Statement:
    """Return the statement that stores the thread of a table."""
    return "UPDATE fixtures SET thread_id = ? WHERE id = ?", (thread_id, fixture_id)


def fixture_is(fixture_id: int, status: str) -> Statement:
    """Return the statement that sets a table's status."""
    return "UPDATE fixtures SET status = ? WHERE id = ?", (status, fixture_id)


def begun(season_id: int, thread_id: int, game_id: int) -> Statement:
    """Return the statement that links the game in a thread to the table drawn for it."""
    sql = (
        "UPDATE fixtures SET game_id = ?, status = 'running' WHERE season_id = ? AND thread_id = ? AND status = 'drawn'"
    )
    return sql, (game_id, season_id, thread_id)


def ended(season_id: int, game_id: int) -> Statement:
    """Return the statement that marks a game's table as finished."""
    sql = "UPDATE fixtures SET status = 'finished' WHERE season_id = ? AND game_id = ? AND status = 'running'"
    return sql, (season_id, game_id)


def noted(act: Act) -> Statement:
    """Return the statement that stores an action in a league."""
    sql = f"INSERT INTO acts ({_ACT}) VALUES (?, ?, ?, ?, ?, ?)"
    return sql, (act.league_id, act.season_id, act.at, act.by_user, act.kind, json.dumps(dict(act.facts)))


def queued_notice(season_id: int, channel_id: int, kind: str, facts: Mapping[str, Any], tag: object = "") -> Statement:
    """Return the statement that queues a message for a channel; one per season, kind and tag."""
    sql = (
        "INSERT INTO notices (season_id, channel_id, kind, facts, nonce) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (nonce) DO NOTHING"
    )
    return sql, (season_id, channel_id, kind, json.dumps(dict(facts)), nonce_of(season_id, kind, tag))


def nonce_of(season_id: int, kind: str, tag: object = "") -> str:
    """Return a message's nonce of at most 25 characters, Discord's limit."""
    return f"s{season_id}-{kind}-{tag}"[:25]


# Statements of cups and referees


def seeded(season_id: int, people: Sequence[int]) -> list[Statement]:
    """Return the statements by which exactly these people start a cup, in this order, the best first."""
    sql = "UPDATE entrants SET seed = ? WHERE season_id = ? AND user_id = ?"
    return [
        ("UPDATE entrants SET seed = NULL WHERE season_id = ?", (season_id,)),
        *((sql, (seed, season_id, person)) for seed, person in enumerate(people)),
    ]


def fixture_until(fixture_id: int, ends_at: int) -> Statement:
    """Return the statement that gives a table its own deadline (Unix s), whatever the season says."""
    return "UPDATE fixtures SET ends_at = ? WHERE id = ?", (ends_at, fixture_id)


def fixture_settled(fixture_id: int, status: str, seen: str) -> Statement:
    """Return the statement that sets a table's status, if it still is `seen`."""
    return "UPDATE fixtures SET status = ? WHERE id = ? AND status = ?", (status, fixture_id, seen)
