"""Statistics from results: of a person, of two people, of a map, and the records of a server.

A closed deal doesn't count before it is opened. People who hid their statistics appear in nothing that others see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

import msgspec
from msgspec import Struct

from data.store.store import Store

Best = Literal["points", "path", "tickets"]
BESTS: tuple[Best, ...] = ("points", "path", "tickets")
MOST_PLACES = 5

OPEN = (
    "game_id NOT IN (SELECT game_id FROM game_deals JOIN deals ON deals.id = deal_id "
    "WHERE shared = 1 AND opened_at IS NULL)"
)
"""The condition that a result belongs to no closed deal."""
_HIDDEN = (
    "SELECT id FROM settings INDEXED BY hidden_people WHERE whose = 'person' AND name = 'stats' AND value = 'hidden'"
)
_NOBODY_HIDDEN = f"game_id NOT IN (SELECT game_id FROM results WHERE current = 1 AND user_id IN ({_HIDDEN}))"
_VALUES: Mapping[Best, str] = {
    "points": "points",
    "path": "CAST(facts ->> 'longest' AS BIGINT)",
    "tickets": "json_array_length(facts -> 'completed')",
}

_OF_PERSON = (
    "SELECT map, place, points, rated, kinds, facts FROM results "
    f"WHERE user_id = ? AND guild_id = ? AND map >= ? AND map <= ? AND current = 1 AND {OPEN}"
)
LAST_MAP = "\U0010ffff"
"""A text that sorts after the key of every map."""
_NAME = "SELECT name FROM results WHERE user_id = ? AND guild_id = ? AND current = 1 ORDER BY ended_at DESC LIMIT 1"
_TOGETHER = (
    "SELECT own.game_id, own.map, own.ended_at, own.place, other.place, own.points, other.points "
    "FROM results AS own JOIN results AS other ON other.game_id = own.game_id "
    "WHERE own.user_id = ? AND own.guild_id = ? AND own.current = 1 AND other.user_id = ? AND other.current = 1 "
    f"AND own.{OPEN} ORDER BY own.ended_at DESC, own.game_id DESC"
)
_PLAYED = (
    "SELECT game_id, map, place, points FROM results WHERE user_id = ? AND guild_id = ? AND map >= ? AND map <= ? "
    f"AND current = 1 AND {OPEN} AND EXISTS (SELECT 1 FROM results AS own WHERE own.game_id = results.game_id "
    "AND own.current = 1 AND own.user_id = ?) AND EXISTS (SELECT 1 FROM games WHERE id = results.game_id "
    "AND status = 'finished') ORDER BY ended_at DESC, game_id DESC LIMIT ?"
)
_MAPS = (
    "WITH RECURSIVE known (map) AS (SELECT min(map) FROM results WHERE guild_id = ?1 AND current = 1 UNION ALL "
    "SELECT (SELECT min(map) FROM results WHERE guild_id = ?1 AND current = 1 AND map > known.map) FROM known "
    "WHERE known.map IS NOT NULL) SELECT map FROM known WHERE map IS NOT NULL"
)
_ROUTES = "SELECT route, times FROM route_counts WHERE guild_id = ? AND map = ? AND times > 0"
# Counted routes that may not be shown: those of hidden people, and of closed deals.
_HIDDEN_ROUTES = (
    f"SELECT facts FROM results WHERE user_id IN ({_HIDDEN}) AND guild_id = ? AND map = ? AND current = 1",
    "SELECT facts FROM results WHERE game_id IN (SELECT game_id FROM game_deals JOIN deals ON deals.id = deal_id "
    "WHERE shared = 1 AND opened_at IS NULL) AND +guild_id = ? AND map = ? AND current = 1 AND user_id IS NOT NULL "
    f"AND user_id NOT IN ({_HIDDEN})",
)
_SHARED = (
    f"SELECT game_id FROM results WHERE guild_id = ? AND map = ? AND current = 1 AND rated = 1 AND place = 1 "
    f"AND {OPEN} AND {_NOBODY_HIDDEN} GROUP BY game_id HAVING count(*) > 1 ORDER BY game_id LIMIT ?"
)
_NARROW = (
    "SELECT game_id FROM results AS second WHERE guild_id = ? AND map = ? AND current = 1 AND rated = 1 AND place = 2 "
    f"AND {OPEN} AND {_NOBODY_HIDDEN} AND EXISTS (SELECT 1 FROM results WHERE game_id = second.game_id AND current = 1 "
    "AND rated = 1 AND place = 1) ORDER BY best - points, ended_at, game_id LIMIT ?"
)


_SEATS = (
    "SELECT place, name, best - points, ended_at FROM results WHERE game_id = ? AND current = 1 ORDER BY place, seat"
)


def best_sql(best: Best) -> str:
    """Return the query for a server's best values on a map, best first."""
    value = _VALUES[best]
    return (
        f"SELECT {value}, user_id, name, game_id, ended_at, seats FROM results WHERE guild_id = ? AND map = ? "
        f"AND current = 1 AND rated = 1 AND {value} > 0 AND {OPEN} AND user_id NOT IN ({_HIDDEN}) "
        f"ORDER BY {value} DESC, ended_at LIMIT ?"
    )


class _Facts(msgspec.Struct):
    tried: list[str] = []
    completed: list[str] = []
    longest: int | None = None
    routes: list[str] = []
    counts: dict[str, int] = {}


_facts = msgspec.json.Decoder(_Facts)
_kinds = msgspec.json.Decoder(dict[str, int])


@dataclass
class Tally:
    """The sum of some games of one person. `with_people` counts those that count for ratings."""

    games: int = 0
    with_people: int = 0
    places: Counter[int] = field(default_factory=Counter)
    points: int = 0
    best: int | None = None
    kinds: Counter[str] = field(default_factory=Counter)
    tried: int = 0
    completed: int = 0
    longest: int | None = None
    counts: Counter[str] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)

    @property
    def wins(self) -> int:
        return self.places[1]

    @property
    def average_place(self) -> float:
        """The mean place; 0 without games."""
        return sum(place * times for place, times in self.places.items()) / max(self.games, 1)

    @property
    def average_points(self) -> float:
        """The mean points; 0 without games."""
        return self.points / max(self.games, 1)

    def add(self, other: Tally) -> None:
        """Add other games to these. Mutates this tally."""
        self.games += other.games
        self.with_people += other.with_people
        self.points += other.points
        self.best = _larger(self.best, other.best)
        self.longest = _larger(self.longest, other.longest)
        self.tried += other.tried
        self.completed += other.completed
        # Not `+`, which drops negative counts.
        for mine, theirs in ((self.kinds, other.kinds), (self.counts, other.counts), (self.routes, other.routes)):
            mine.update(theirs)
        self.places.update(other.places)


def _larger(one: int | None, other: int | None) -> int | None:
    return other if one is None else one if other is None else max(one, other)


def together(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of several tallies."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


class Meeting(Struct, frozen=True):
    """A game with two people in it: places and points of the first and of the second."""

    game_id: int
    map: str
    ended_at: int
    place: int
    other_place: int
    points: int
    other_points: int


class Played(Struct, frozen=True):
    """A person's result in a game that is still stored."""

    game_id: int
    map: str
    place: int
    points: int


class Record(Struct, frozen=True):
    """Someone's best value. `name` is their name in that game."""

    value: int
    user_id: int
    name: str
    game_id: int
    ended_at: int
    seats: int


class Closest(Struct, frozen=True):
    """A game won by `margin` points (0: shared); `names` of the winners, and of those next to them."""

    margin: int
    game_id: int
    ended_at: int
    names: Sequence[str]
    next_names: Sequence[str]


class Statistics(Struct, frozen=True):
    """Queries over the results of a server."""

    store: Store

    async def is_hidden(self, user_id: int) -> bool:
        """Tell whether a person hid their statistics."""
        return bool(await self.store.rows(f"{_HIDDEN} AND id = ?", user_id))

    async def name_of(self, guild_id: int, user_id: int) -> str | None:
        """Return the name under which a person last had a seat there, or None."""
        return await self.store.first(str, _NAME, user_id, guild_id)

    async def of_person(self, guild_id: int, user_id: int, map_: str | None = None) -> dict[str, Tally]:
        """Return a person's games by map, the map played most first; or of one map alone."""
        first, last = ("", LAST_MAP) if map_ is None else (map_, map_)
        found: dict[str, Tally] = {}
        for row in await self.store.rows(_OF_PERSON, user_id, guild_id, first, last):
            key = cast(str, row[0])
            _count(found.setdefault(key, Tally()), row)
        return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))

    async def versus(self, guild_id: int, user_id: int, other_id: int) -> list[Meeting]:
        """Return the games that two people finished against each other, the latest first."""
        return await self.store.read(Meeting, _TOGETHER, user_id, guild_id, other_id)

    async def played(self, guild_id: int, user_id: int, asker: int, map_: str | None, most: int) -> list[Played]:
        """Return the last games of a person, of all maps or one, that the asker played in too, the latest first."""
        first, last = ("", LAST_MAP) if map_ is None else (map_, map_)
        return await self.store.read(Played, _PLAYED, user_id, guild_id, first, last, asker, most)

    async def maps(self, guild_id: int) -> list[str]:
        """Return the keys of the maps on which games were finished there."""
        return await self.store.read(str, _MAPS, guild_id)

    async def routes(self, guild_id: int, map_: str) -> Counter[str]:
        """Return how often people claimed each route of a map."""
        found = Counter({str(row[0]): cast(int, row[1]) for row in await self.store.rows(_ROUTES, guild_id, map_)})
        for sql in _HIDDEN_ROUTES:
            for facts in await self.store.read(_facts.decode, sql, guild_id, map_):
                found.subtract(facts.routes)
        return +found

    async def best(self, guild_id: int, map_: str, best: Best, limit: int = 1) -> list[Record]:
        """Return the highest values of one kind in games between people; the earlier one first among equals."""
        return await self.store.read(Record, best_sql(best), guild_id, map_, limit)

    async def closest(self, guild_id: int, map_: str, limit: int = 1) -> list[Closest]:
        """Return the closest games between people: shared victories first, then by margin."""
        ids = await self.store.read(int, _SHARED, guild_id, map_, limit)
        if len(ids) < limit:
            ids += await self.store.read(int, _NARROW, guild_id, map_, limit)
        return [await self._closest(game_id) for game_id in dict.fromkeys(ids)][:limit]

    async def _closest(self, game_id: int) -> Closest:
        rows = cast("list[tuple[int, str, int, int]]", await self.store.rows(_SEATS, game_id))
        front = [row for row in rows if row[0] == 1]
        behind = [row for row in rows if row[0] == 2]
        margin = behind[0][2] if len(front) < 2 and behind else 0
        return Closest(margin, game_id, rows[0][3], [row[1] for row in front], [row[1] for row in behind])


def _count(tally: Tally, row: Sequence[object]) -> None:
    """Add one game to a tally. Called hundreds of times per person, so it is kept fast."""
    _, place, points, rated, kinds, facts = cast("tuple[str, int, int, int, str, str]", row)
    details = _facts.decode(facts)
    tally.games += 1
    tally.with_people += rated
    tally.places[place] += 1
    tally.points += points
    tally.best = _larger(tally.best, points)
    tally.longest = _larger(tally.longest, details.longest)
    tally.tried += len(details.tried)
    tally.completed += len(details.completed)
    tally.routes.update(details.routes)
    for code, worth in _kinds.decode(kinds).items():
        tally.kinds[code] += worth
    for code, count in details.counts.items():
        tally.counts[code] += count
