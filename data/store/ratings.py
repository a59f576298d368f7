"""Ratings: computed from results, one after the other, for each server and map; never edited by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import cast

from msgspec import Struct

from data.store.connection import Connection
from data.store.deals import not_closed
from data.store.results import ANEW
from data.store.rows import marks, replacing
from data.store.store import Store
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.ratings import DEVIATIONS, Rating, rate

EVERYWHERE, OVERALL = 0, ""
"""EVERYWHERE in place of a server's id: all servers. OVERALL in place of a map: all maps."""
AT_ONCE = 2000
"""The most new rows rated in one hop; for more of them, or after a correction, all ratings are rebuilt."""

_Scope = tuple[int, str]
_Key = tuple[int, str, int]
_Known = dict[_Key, tuple[Rating, int]]
_Game = tuple[int, Outcome]
_Row = tuple[int, int, int, str, int, "int | None", int, int, int]
_Seen = tuple[int, int, "list[int | None]"]
"""The last result, the last correction, and the persons of the results at the time of reading."""

_COLUMNS = "id, game_id, guild_id, map, seat, user_id, place, points, rated"
_RESULTS = f"SELECT {_COLUMNS} FROM results"
# Games of a closed table are secret until its deal is opened, so they don't count for ratings yet.
_OPEN = not_closed("results.game_id")
_TO_RATE = (
    f"SELECT {_COLUMNS}, CASE WHEN {_OPEN} THEN 1 ELSE 0 END FROM results INDEXED BY results_to_rate "
    "WHERE in_ratings = 0 AND current = 1 ORDER BY id LIMIT ?"
)
_PUT = replacing("ratings", "guild_id, map, user_id, mu, sigma, games", 3)
# Rankings show those who opted in and haven't hidden their statistics.
_SHOWN = (
    "EXISTS (SELECT 1 FROM settings WHERE whose = 'person' AND id = user_id AND name = 'ranked' "
    "AND (value = 'everywhere' OR (value = 'server' AND ratings.guild_id <> 0))) "
    "AND NOT EXISTS (SELECT 1 FROM settings WHERE whose = 'person' AND id = user_id AND name = 'stats' "
    "AND value = 'hidden')"
)


class Shown(Struct, frozen=True):
    """One row of a ranking. Equals share a place."""

    place: int
    user_id: int
    name: str
    rating: Rating
    games: int


class Change(Struct, frozen=True):
    """How a rebuild changed one rating; None: there was, or is, none."""

    guild_id: int
    map: str
    user_id: int
    before: Rating | None
    after: Rating | None


class Ratings(Struct, frozen=True):
    """All ratings. The results in them are marked in the same commit."""

    store: Store

    async def of_person(self, guild_id: int, user_id: int) -> dict[str, tuple[Rating, int]]:
        """Return a person's rating and number of games by map; OVERALL is the key for all maps together."""
        sql = "SELECT map, mu, sigma, games FROM ratings WHERE user_id = ? AND guild_id = ? ORDER BY map"
        rows = cast("list[tuple[str, float, float, int]]", await self.store.rows(sql, user_id, guild_id))
        return {map_: (Rating(mu, sigma), games) for map_, mu, sigma, games in rows}

    async def of_server(self, guild_id: int, map_: str = OVERALL) -> dict[int, tuple[Rating, int]]:
        """Return everyone's rating and number of games by person, for ranking only: it may not be shown."""
        sql = "SELECT user_id, mu, sigma, games FROM ratings WHERE guild_id = ? AND map = ?"
        rows = cast("list[tuple[int, float, float, int]]", await self.store.rows(sql, guild_id, map_))
        return {user: (Rating(mu, sigma), games) for user, mu, sigma, games in rows}

    async def shown(self, guild_id: int, map_: str, limit: int, offset: int = 0) -> list[Shown]:
        """Return a page of a ranking, the best first, with only those people who chose to be in it."""
        sql = (
            f"SELECT rank() OVER (ORDER BY mu - {DEVIATIONS} * sigma DESC) AS place, user_id, mu, sigma, games "
            f"FROM ratings WHERE guild_id = ? AND map = ? AND {_SHOWN} ORDER BY place, user_id LIMIT ? OFFSET ?"
        )
        rows = cast(
            "list[tuple[int, int, float, float, int]]", await self.store.rows(sql, guild_id, map_, limit, offset)
        )
        names = await self._names(row[1] for row in rows)
        return [Shown(place, user, names[user], Rating(mu, sigma), games) for place, user, mu, sigma, games in rows]

    async def count_shown(self, guild_id: int, map_: str) -> int:
        """Return how many people the ranking shows."""
        sql = f"SELECT count(*) FROM ratings WHERE guild_id = ? AND map = ? AND {_SHOWN}"
        return (await self.store.read(int, sql, guild_id, map_))[0]

    async def place_of(self, guild_id: int, map_: str, user_id: int) -> int | None:
        """Return a person's place in the ranking; None for those who aren't in it."""
        value = f"mu - {DEVIATIONS} * sigma"
        sql = (
            f"SELECT (SELECT 1 + count(*) FROM ratings WHERE guild_id = own.guild_id AND map = own.map AND {_SHOWN} "
            f"AND {value} > own.value) FROM (SELECT guild_id, map, {value} AS value FROM ratings "
            f"WHERE guild_id = ? AND map = ? AND user_id = ? AND {_SHOWN}) AS own"
        )
        return await self.store.first(int, sql, guild_id, map_, user_id)

    async def maps(self, guild_id: int) -> list[str]:
        """Return the keys of the maps on which anyone is rated on the server."""
        sql = "SELECT DISTINCT map FROM ratings WHERE guild_id = ? AND map != '' ORDER BY map"
        return await self.store.read(str, sql, guild_id)

    async def _names(self, users: Iterable[int]) -> dict[int, str]:
        """Return the name under which each person last had a seat; an empty one if there is none."""
        ids = list(users)
        sql = (
            "SELECT user_id, name FROM (SELECT user_id, name, row_number() OVER (PARTITION BY user_id "
            f"ORDER BY ended_at DESC, id) AS age FROM results WHERE user_id IN ({marks(len(ids))}) AND current = 1) "
            "AS every WHERE age = 1"
        )
        known = {cast(int, user): str(name) for user, name in await self.store.rows(sql, *ids)}
        return {user: known.get(user, "") for user in ids}

    # Working them out

    async def apply(self) -> None:
        """Rate all new results in their order. Idempotent.

        All ratings are rebuilt after a correction, when there is very much to do, or when a result comes to be seen
        after later ones were rated, as another process may store it.
        """
        while not await self.store.write_at_once(_apply):
            await self.rebuild()

    async def rebuild(self) -> list[Change]:
        """Rebuild all ratings from the results alone; return what changed.

        It repeats if a correction arrives meanwhile. The computation runs in a worker thread.
        """
        while True:
            rows, seen = await self.store.read_at_once(_read_all)
            made = await asyncio.to_thread(rated, rows)
            changes = await self.store.write_at_once(partial(replace_all, seen=seen, made=made))
            if changes is not None:
                return changes


def _scopes(guild_id: int, map_: str) -> tuple[_Scope, ...]:
    return (guild_id, map_), (guild_id, OVERALL), (EVERYWHERE, map_), (EVERYWHERE, OVERALL)


def _games(rows: Sequence[_Row]) -> list[_Game]:
    """Return each game's server and outcome; the rows of a game are adjacent."""
    found: list[_Game] = []
    for game_id, group in groupby(rows, lambda row: row[1]):
        seated = list(group)
        seats = tuple(SeatOutcome(*row[4:7], row[7], bool(row[8])) for row in seated)
        found.append((seated[0][2], Outcome(game_id, seated[0][3], seats)))
    return found


def rated(rows: Sequence[_Row]) -> _Known:
    """Return the ratings that follow from all these results."""
    return _rated(_games(rows), {})


def _rated(games: Iterable[_Game], known: _Known) -> _Known:
    """Return the ratings after these games, one after the other. Mutates `known`."""
    for guild_id, outcome in games:
        people = [seat.person for seat in outcome.seats if seat.person is not None]
        for scope in _scopes(guild_id, outcome.map):
            before = {person: known[*scope, person][0] for person in people if (*scope, person) in known}
            for person, rating in rate(before, outcome).items():
                key = (*scope, person)
                known[key] = (rating, known[key][1] + 1 if key in known else 1)
    return known


def _apply(db: Connection) -> bool:
    """Rate new results in one commit; return False if all must be rebuilt."""
    done = _cursor(db)
    if done == ANEW:
        return False
    found = db.execute(_TO_RATE, (AT_ONCE + 1,)).fetchall()
    rows = [row[:-1] for row in found if row[-1]]
    if len(found) > AT_ONCE or (rows and rows[0][0] <= done):
        return False
    if found:
        games = _games(rows)
        known = _rated(games, _known(db, games))
        db.executemany(_PUT, _values(known))
        _mark(db, found[-1][0])
    return True


def _mark(db: Connection, last: int) -> None:
    """Record that the ratings hold all results up to that one that are stored by now."""
    db.execute("UPDATE results SET in_ratings = 1 WHERE in_ratings = 0 AND id <= ?", (last,))
    db.execute("UPDATE rated_up_to SET result = ? WHERE result < ?", (last, last))


def _known(db: Connection, games: Iterable[_Game]) -> _Known:
    """Return the ratings that these games change."""
    keys = {
        (*scope, seat.person)
        for guild_id, outcome in games
        for scope in _scopes(guild_id, outcome.map)
        for seat in outcome.seats
        if seat.person is not None
    }
    sql = "SELECT mu, sigma, games FROM ratings WHERE guild_id = ? AND map = ? AND user_id = ?"
    found = {key: db.execute(sql, key).fetchone() for key in keys}
    return {key: (Rating(row[0], row[1]), row[2]) for key, row in found.items() if row is not None}


def _cursor(db: Connection) -> int:
    return cast(int, db.execute("SELECT result FROM rated_up_to").fetchone()[0])


def _last_correction(db: Connection) -> int:
    return cast(int, db.execute("SELECT coalesce(max(id), 0) FROM corrections").fetchone()[0])


def _people(db: Connection, last: int) -> list[int | None]:
    """Return the persons of the results up to that one: it changes when someone, or a server, is forgotten."""
    return [row[0] for row in db.execute("SELECT user_id FROM results WHERE id <= ? ORDER BY id", (last,))]


def _read_all(db: Connection) -> tuple[list[_Row], _Seen]:
    """Return all results that count, and the state of corrections at that moment.

    They come in the order in which games were first stored, so that a corrected game keeps its position.
    """
    rows = cast("list[_Row]", db.execute(f"{_RESULTS} WHERE current = 1 AND {_OPEN} ORDER BY id").fetchall())
    turns = dict(
        db.execute(
            "SELECT game_id, min(id) FROM results WHERE game_id IN (SELECT game_id FROM corrections) GROUP BY game_id"
        ).fetchall()
    )
    last = cast(int, db.execute("SELECT coalesce(max(id), 0) FROM results").fetchone()[0])
    seen = last, _last_correction(db), _people(db, last)
    rows.sort(key=lambda row: turns.get(row[1], row[0]))
    return rows, seen


def replace_all(db: Connection, seen: _Seen, made: _Known) -> list[Change] | None:
    """Replace all ratings by these in one commit; return what changed.

    None, and nothing changed, if a correction came in the meantime, or someone was forgotten, whose old id must not
    come back.
    """
    last, correction, people = seen
    if _last_correction(db) != correction or _people(db, last) != people:
        return None
    rows = db.execute("SELECT guild_id, map, user_id, mu, sigma FROM ratings").fetchall()
    old = {(guild, map_, user): Rating(mu, sigma) for guild, map_, user, mu, sigma in rows}
    db.execute("DELETE FROM ratings")
    db.executemany(_PUT, _values(made))
    _mark(db, last)
    new = {key: rating for key, (rating, _) in made.items()}
    return [Change(*key, old.get(key), new.get(key)) for key in sorted({*old, *new}) if old.get(key) != new.get(key)]


def _values(known: _Known) -> list[tuple[object, ...]]:
    return [(*key, rating.mu, rating.sigma, games) for key, (rating, games) in known.items()]
