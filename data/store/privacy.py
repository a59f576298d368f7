"""What is stored about a person, in which tables; exporting it, and forgetting the person.

`KEPT` names every table that refers to people. A test compares it with the schema and fails for a missing column.
"""

from __future__ import annotations

import json
import re
import secrets
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from data.store.bars import bar, barred
from data.store.connection import Connection
from data.store.leagues import season_due
from data.store.rows import DueKind, Job, due_set
from data.store.server_maps import UNUSED
from data.store.store import Store

_MY_GAMES = (
    "SELECT game_id FROM seats WHERE user_id = :user UNION SELECT game_id FROM seat_history WHERE user_id = :user"
)
_IN_MY_SEASONS = "season_id IN (SELECT season_id FROM entrants WHERE user_id = :user)"
# A step belongs to the holder of its seat at that time; a seat that never changed hands has no history.
_MY_STEPS = (
    "SELECT s.game_id, s.step, s.at, s.action FROM steps s WHERE s.action IS NOT NULL AND ("
    "EXISTS (SELECT 1 FROM seat_history h WHERE h.game_id = s.game_id AND h.seat = s.seat AND h.user_id = :user "
    "AND h.computer IS NULL AND s.step > h.from_step AND s.step <= coalesce(h.to_step, s.step)) "
    "OR EXISTS (SELECT 1 FROM seats p WHERE p.game_id = s.game_id AND p.seat = s.seat AND p.user_id = :user "
    "AND NOT EXISTS (SELECT 1 FROM seat_history h WHERE h.game_id = s.game_id AND h.seat = s.seat))) "
    "AND s.game_id IN (" + _MY_GAMES + ") ORDER BY s.game_id, s.step"
)
_OF_MY_SEATS = "JOIN seats p ON p.game_id = t.game_id AND p.seat = t.seat WHERE p.user_id = :user"


def _naming(column: str) -> str:
    """Return a condition: the JSON of that column contains the person's id."""
    return f"CAST({column} AS TEXT) LIKE '%' || :user || '%'"


class Kept(Struct, frozen=True):
    """One table that refers to people.

    `shown` is what an export contains. `ids` are columns with a person's id, `names` with a display name, `documents`
    with JSON that may hold both; `where` selects the person's rows, by default those with their id in any of these.
    When the person is forgotten, the rows are deleted (`then` is "gone") or get a pseudonym, if other people's games
    depend on them. `near` selects rows of documents in which the person may be called by name.
    """

    table: str
    shown: str
    ids: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    then: Literal["gone", "pseudonym"] = "pseudonym"
    where: str = ""
    near: str = "FALSE"

    @property
    def whose(self) -> str:
        """The SQL condition that selects the person's rows."""
        named = [*(f"{column} = :user" for column in self.ids), *map(_naming, self.documents)]
        return self.where or " OR ".join(named)


KEPT = (
    Kept("settings", "name, value", ("id",), then="gone", where="whose = 'person' AND id = :user"),
    Kept("vacations", "first_day, last_day", ("user_id",), then="gone"),
    Kept("lessons", "lesson, done_at", ("user_id",), then="gone"),
    Kept("notepads", "game_id, text", ("user_id",), then="gone"),
    Kept("plans", "game_id, seat, tries, lapsed", ("user_id",), then="gone"),
    Kept("private_messages", "game_id, seat, channel_id, message_id", ("user_id",), then="gone"),
    Kept("due_times", "kind, game_id, seat, season_id, at", ("user_id",), then="gone"),
    Kept(
        "games",
        "id, guild_id, channel_id, key, status, created_at, CASE WHEN host_id = :user THEN 1 ELSE 0 END AS host, "
        "CASE WHEN options ->> 'first' = CAST(:user AS TEXT) THEN 1 WHEN options ->> 'first' <> '' THEN 0 END AS first",
        ("host_id",),
        documents=("options",),
    ),
    Kept("invitations", "game_id, color, declined", ("user_id",), then="gone"),
    Kept("seats", "game_id, seat, name, color, computer", ("user_id",), ("name",)),
    Kept("seat_history", "game_id, seat, computer, name, from_step, to_step", ("user_id",), ("name",)),
    Kept("notes", "game_id, step, at, kind", documents=("facts",), near=f"game_id IN ({_MY_GAMES})"),
    Kept(
        "results",
        "game_id, guild_id, map, variant, season_id, ended_at, seats, seat, name, place, points, best, rated, moves, "
        "seconds, computer, entrant, kinds, facts, current",
        ("user_id",),
        ("name",),
        ("holders",),
        where="user_id = :user",  # who held the seat for a while is in `held`
    ),
    Kept("ratings", "guild_id, map, mu, sigma, games", ("user_id",)),
    Kept("conduct", "game_id, guild_id, ended_at, moves, late, finish", ("user_id",)),
    Kept("corrections", "game_id, guild_id, at, kind, why", ("by_user",)),
    Kept("tries", "day_id, name, game_id, points, finished_at", ("user_id",), ("name",)),
    Kept("daily_reminders", "guild_id, at", ("user_id",), then="gone"),
    Kept("server_maps", "key, guild_id, added_at", ("user_id",), then="gone"),
    Kept("leagues", "id, guild_id, channel_id, name, created_at", ("host_id",)),
    Kept("entrants", "season_id, name, division, status, joined_at, rating, rated_at", ("user_id",), ("name",)),
    Kept("substitutes", "season_id, name, listed_at", ("user_id",), ("name",), then="gone"),
    Kept("seasons", "id, league_id, number, status", documents=("settings",)),
    Kept("fixtures", "id, season_id, round, division, stage, map, game_id, status", documents=("people",)),
    Kept("acts", "league_id, season_id, at, kind", ("by_user",), documents=("facts",), near=_IN_MY_SEASONS),
    Kept("notices", "season_id, channel_id, kind, state, message_id", documents=("facts",), near=_IN_MY_SEASONS),
)
"""Documents are rewritten before any id is changed, since they are found by the id."""

BY_SEAT = {
    "actions": _MY_STEPS,
    "open_seats": f"SELECT t.game_id, t.seat FROM open_seats t {_OF_MY_SEATS}",
    "drafts": f"SELECT t.game_id, t.seat, t.step, t.draft FROM drafts t {_OF_MY_SEATS}",
    "clocks": f"SELECT t.game_id, t.seat, t.waits, t.used, t.bank, t.reminded FROM clocks t {_OF_MY_SEATS}",
}
"""Tables with data by seat only: it belongs to the person who holds the seat."""
_VOTED = (
    "SELECT v.game_id, v.about, v.opened_at, v.ballots, p.seat FROM votes v JOIN seats p ON p.game_id = v.game_id "
    "WHERE p.user_id = :user"
)
_HELD = (
    "SELECT game_id, guild_id, map, ended_at, seat, holders, entrant FROM results "
    f"WHERE {_naming('holders')} AND coalesce(user_id, 0) <> :user"
)
HASHES = "bars", "hash"
"""The table and column with hashes of people who were forgotten; they are shown, and stay while hands are secret."""
_NAMES_IN = {"player", "newcomer", "name", "places"}
"""The keys of documents whose values may be a person's name."""
# Which of the two names in a note of a seat's change are the person's: whoever held it up to that step, and whoever
# plays it from then on.
_MY_CHANGES = (
    "SELECT n.id, max(CASE WHEN h.user_id = :user AND h.to_step = n.step THEN 1 ELSE 0 END), "
    "max(CASE WHEN h.user_id = :user AND h.from_step = n.step AND h.computer IS NULL THEN 1 ELSE 0 END) "
    "FROM notes n JOIN seat_history h ON h.game_id = n.game_id "
    "AND CAST(h.seat AS TEXT) = CAST(n.facts ->> 'seat' AS TEXT) "
    "WHERE n.facts ->> 'newcomer' IS NOT NULL AND n.game_id IN (" + _MY_GAMES + ") GROUP BY n.id"
)
_BETWEEN = re.compile(r"(, | = )")
_DOCUMENTS = {"tries", "lapsed", "kinds", "facts", "action", "draft"}

Export = dict[str, list[dict[str, object]]]


class StillPlaying(Exception):
    """The person plays in these games and must leave them first. Nothing was changed."""

    def __init__(self, games: Sequence[int]) -> None:
        super().__init__(games)
        self.games = games


class Pseudonym(Struct, frozen=True):
    """The name under which the results stay. It is random and stored with no link to the person."""

    id: int
    name: str

    @classmethod
    def drawn(cls) -> Pseudonym:
        """Return a new random pseudonym, with a negative id."""
        return cls(-1 - secrets.randbits(62), f"Player {secrets.token_hex(2)}")


class Privacy(Struct, frozen=True):
    """All that is stored about one person."""

    store: Store

    async def export(self, user_id: int) -> Export:
        """Return every row about the person by table, without the data of others in it."""
        key = self.store.key
        return await self.store.read_at_once(lambda db: _exported(db, user_id, key))

    async def games(self, user_id: int) -> list[int]:
        """Return the ids of the open games in which the person has a seat or is host, in rising order."""
        sql = (
            "SELECT id FROM games WHERE status IN ('lobby', 'playing') AND (host_id = ? OR EXISTS ("
            "SELECT 1 FROM seats WHERE seats.game_id = games.id AND user_id = ?)) ORDER BY id"
        )
        return await self.store.read(int, sql, user_id, user_id)

    async def lobbies(self, user_id: int) -> list[int]:
        """Return the ids of the lobbies that name the person, also as invited or as first player, in rising order."""
        sql = (
            "SELECT id FROM games WHERE status = 'lobby' AND (host_id = :user "
            "OR id IN (SELECT game_id FROM seats WHERE user_id = :user) "
            "OR id IN (SELECT game_id FROM invitations WHERE user_id = :user) "
            f"OR {_naming('options')}) ORDER BY id"
        )
        return await self.store.read_at_once(
            lambda db: [int(row[0]) for row in db.execute(sql, {"user": user_id}).fetchall()]
        )

    async def involved(self, user_id: int) -> list[int]:
        """Return the ids of all games that name the person, open or not, in rising order."""
        sql = f"SELECT id FROM games WHERE id IN ({_MY_GAMES}) OR host_id = :user OR {_naming('options')} ORDER BY id"
        return await self.store.read_at_once(
            lambda db: [int(row[0]) for row in db.execute(sql, {"user": user_id}).fetchall()]
        )

    async def forget(self, user_id: int, now: int) -> Pseudonym:
        """Forget a person in one commit, and wipe the log; return the pseudonym.

        What they know that is secret yet is kept in `bars`.

        Raises: StillPlaying when they play in a game that hasn't ended.
        """
        pseudonym, key = Pseudonym.drawn(), self.store.key
        await self.store.write_at_once(lambda db: forget_person(db, user_id, pseudonym, now, key))
        await self.store.wipe()
        return pseudonym


# Giving


def deletable(found: Export) -> bool:
    """Tell whether there is anything that the person can have deleted."""
    return any(rows for table, rows in found.items() if table != HASHES[0])


def _exported(db: Connection, user_id: int, key: bytes) -> Export:
    queries = {kept.table: f"SELECT {kept.shown} FROM {kept.table} WHERE {kept.whose}" for kept in KEPT} | BY_SEAT
    found: Export = {}
    for name, sql in queries.items():
        cursor = db.execute(sql, {"user": user_id})
        columns = [column[0] for column in cursor.description]
        rows = [dict(zip(columns, row, strict=True)) for row in cursor]
        found[name] = [{column: _opened(column, value) for column, value in row.items()} for row in rows]
    found |= {name: list(rows(db, user_id)) for name, rows in IN_JSON.items()}
    return found | {HASHES[0]: barred(db, key, user_id)}


def _voted(db: Connection, user_id: int) -> Iterator[dict[str, object]]:
    """Yield what the person's seats chose in open votes."""
    for game_id, about, opened_at, ballots, seat in db.execute(_VOTED, {"user": user_id}).fetchall():
        choice = json.loads(ballots).get(str(seat))
        if choice is not None:
            yield {"game_id": game_id, "about": about, "opened_at": opened_at, "choice": choice}


def _held(db: Connection, user_id: int) -> Iterator[dict[str, object]]:
    """Yield the results of seats that the person held for a while and that count for someone else."""
    names = ("game_id", "guild_id", "map", "ended_at", "seat")
    for *row, holders, entrant in db.execute(_HELD, {"user": user_id}).fetchall():
        for place, (holder, _, steps) in enumerate(json.loads(holders)):
            if holder == user_id:
                yield dict(zip(names, row, strict=True)) | {"steps": steps, "has_league_points": int(place == entrant)}


IN_JSON = {"votes": _voted, "held": _held}
"""More of it, where JSON names the seat or the person. `held`: results of a seat that the person held before."""


def _opened(column: str, value: object) -> object:
    return json.loads(value) if column in _DOCUMENTS and isinstance(value, str) else value


# Forgetting


def forget_person(db: Connection, user_id: int, pseudonym: Pseudonym, now: int, key: bytes) -> None:
    """Forget a person within a transaction.

    `key`: the secret key of the hash that stays as long as they know something secret.

    Raises: StillPlaying when they play in a game that hasn't ended.
    """
    playing = db.execute(
        "SELECT game_id FROM seats JOIN games ON games.id = game_id WHERE user_id = ? "
        "AND (status = 'lobby' OR status = 'playing' AND computer IS NULL)",
        (user_id,),
    )
    still = [int(row[0]) for row in playing]
    if still:
        raise StillPlaying(still)
    bar(db, key, user_id)
    known = {"user": user_id, "id": pseudonym.id, "name": pseudonym.name}
    names = _names(db, user_id)
    for kept in KEPT:
        for column in kept.documents:
            _rewrite(db, kept, column, known, names)
    # In a running game the computer has the seat for no one from now on, so that it can be offered to others.
    in_running = "game_id IN (SELECT id FROM games WHERE status = 'playing')"
    db.execute(f"UPDATE seats SET user_id = NULL, name = :name WHERE user_id = :user AND {in_running}", known)
    _leave_leagues(db, known, now)
    for kept in KEPT:
        _rename(db, kept, known)
    # A seat that counts for no one still bears the name of its last holder, who is a pseudonym by now.
    last = "holders -> CAST(json_array_length(holders) - 1 AS INTEGER) ->> 0 = CAST(:id AS TEXT)"
    db.execute(f"UPDATE results SET name = :name WHERE user_id IS NULL AND {last}", known)
    db.execute(*due_set(Job(DueKind.RATE, None, None, None, now)))  # one that was theirs is not lost
    db.execute(UNUSED)


def _names(db: Connection, user_id: int) -> set[str]:
    """Return all display names of the person that are stored beside the id."""
    found: set[str] = set()
    for kept in KEPT:
        for column in kept.names:
            rows = db.execute(f"SELECT {column} FROM {kept.table} WHERE user_id = ?", (user_id,))
            found |= {str(row[0]) for row in rows}
    return found


def _rename(db: Connection, kept: Kept, known: Mapping[str, object]) -> None:
    """Replace the person in the columns of a table."""
    if kept.then == "gone":
        db.execute(f"DELETE FROM {kept.table} WHERE {kept.whose}", {"user": known["user"]})
        return
    for id_ in kept.ids:
        changed = ", ".join([f"{id_} = :id", *(f"{name} = :name" for name in kept.names)])
        db.execute(f"UPDATE {kept.table} SET {changed} WHERE {id_} = :user", known)


def _leave_leagues(db: Connection, known: Mapping[str, object], now: int) -> None:
    """Delete the person's entries in seasons not started; in running ones, the pseudonym has left; they are checked."""
    seasons = "season_id IN (SELECT id FROM seasons WHERE status = ?)"
    user = known["user"]
    running = db.execute(
        f"SELECT season_id FROM entrants WHERE user_id = ? AND {seasons}", (user, "running")
    ).fetchall()
    for (season_id,) in running:
        db.execute(*season_due(season_id, now))
    db.execute(f"DELETE FROM entrants WHERE user_id = ? AND {seasons}", (user, "open"))
    db.execute(f"UPDATE entrants SET status = 'left' WHERE user_id = ? AND {seasons}", (user, "running"))


def _rewrite(db: Connection, kept: Kept, column: str, known: Mapping[str, Any], names: set[str]) -> None:
    """Replace the person in the JSON of a column."""
    named = _naming(column)
    sql = f"SELECT id, {column}, {named} FROM {kept.table} WHERE {named} OR {kept.near}"
    others = _of_others(db, known) if kept.table == "notes" else {}
    for id_, text, by_id in db.execute(sql, {"user": known["user"]}).fetchall():
        before = json.loads(text)
        after = _without(before, known, names if by_id or kept.near != "FALSE" else set())
        if isinstance(after, dict):
            after |= {key: before[key] for key in others.get(id_, ()) if key in before}
        if after != before:
            db.execute(f"UPDATE {kept.table} SET {column} = ? WHERE id = ?", (json.dumps(after), id_))


def _of_others(db: Connection, known: Mapping[str, Any]) -> dict[int, list[str]]:
    """Return which facts of each note name someone else, who may have the same name: the seat's history decides."""
    rows = db.execute(_MY_CHANGES, {"user": known["user"]}).fetchall()
    keys = ("player", "newcomer")
    return {id_: [key for key, is_mine in zip(keys, mine, strict=True) if not is_mine] for id_, *mine in rows}


def _without(value: object, known: Mapping[str, Any], names: set[str], key: str = "") -> object:
    """Return the value with the pseudonym in place of the person: as number, text, mention or name.

    Names are replaced only where names are stored, since a name may be an ordinary word of ours. Beside another
    person's id, a name is that person's, even if both have the same.
    """
    user, id_ = known["user"], known["id"]
    if isinstance(value, dict):
        if value.get("person", user) != user:
            names = set()
        return {
            str(id_) if name == str(user) else name: _without(item, known, names, name) for name, item in value.items()
        }
    if isinstance(value, list):
        return [_without(item, known, names, key) for item in value]
    if isinstance(value, str):
        if value == str(user):
            return str(id_)
        if key in _NAMES_IN:
            value = _unnamed(value, known["name"], names)
        return value.replace(f"<@{user}>", known["name"]).replace(f"<@!{user}>", known["name"])
    return id_ if value == user and not isinstance(value, bool) else value


def _unnamed(text: str, pseudonym: str, names: set[str]) -> str:
    """Return the text with the pseudonym for a name, alone or in a list, plain or escaped for a message."""
    letters = set(map(_letters, names))
    if _letters(text) in letters:
        return pseudonym
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: pseudonym, text) if name.strip() else text
    parts = _BETWEEN.split(text)
    return "".join(
        pseudonym if place % 2 == 0 and _letters(part) in letters else part for place, part in enumerate(parts)
    )


def _letters(name: str) -> str:
    """Return the part of a name that no cleaning for a message removes."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFC", name))) or name.replace("\\", "").strip()


def named_columns() -> Iterator[tuple[str, str]]:
    """Yield every (table, column) that may refer to a person and that export and forgetting handle."""
    for kept in KEPT:
        for column in (*kept.ids, *kept.names, *kept.documents):
            yield kept.table, column
    yield HASHES
