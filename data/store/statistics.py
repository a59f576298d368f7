"""Statistics: what results say of a person, of two of them, of a map, and the records of a server.

Nothing of a closed deal counts before it is opened. Who has hidden their statistics is in nothing that others see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

import msgspec

from data.store.store import Store

Best = Literal["points", "path", "tickets"]
BESTS: tuple[Best, ...] = ("points", "path", "tickets")
MOST_PLACES = 5

OPEN = (
    "game_id NOT IN (SELECT game_id FROM game_deals JOIN deals ON deals.id = deal_id "
    "WHERE shared AND opened_at IS NULL)"
)
"""A result of no closed deal."""
_HIDDEN = (
    "SELECT id FROM settings INDEXED BY hidden_people WHERE whose = 'person' AND name = 'stats' AND value = 'hidden'"
)
_NOBODY_HIDDEN = f"game_id NOT IN (SELECT game_id FROM results WHERE current AND user_id IN ({_HIDDEN}))"
_VALUES: Mapping[Best, str] = {
    "points": "points",
    "path": "json_extract(facts, '$.longest')",
    "tickets": "json_array_length(facts, '$.completed')",
}

_OF_PERSON = (
    "SELECT map, place, points, rated, kinds, facts FROM results "
    f"WHERE user_id = ? AND guild_id = ? AND map >= ? AND map <= ? AND current AND {OPEN}"
)
LAST_MAP = "\U0010ffff"
"""Behind the key of every map."""
_NAME = "SELECT name FROM results WHERE user_id = ? AND guild_id = ? AND current ORDER BY ended_at DESC LIMIT 1"
_TOGETHER = (
    "SELECT own.game_id, own.map, own.ended_at, own.place, other.place, own.points, other.points "
    "FROM results AS own JOIN results AS other ON other.game_id = own.game_id "
    "WHERE own.user_id = ? AND own.guild_id = ? AND own.current AND other.user_id = ? AND other.current "
    f"AND own.{OPEN} ORDER BY own.ended_at DESC, own.game_id DESC"
)
_MAPS = (
    "WITH RECURSIVE known (map) AS (SELECT min(map) FROM results WHERE guild_id = ?1 AND current UNION ALL "
    "SELECT (SELECT min(map) FROM results WHERE guild_id = ?1 AND current AND map > known.map) FROM known "
    "WHERE known.map IS NOT NULL) SELECT map FROM known WHERE map IS NOT NULL"
)
_ROUTES = "SELECT route, times FROM route_counts WHERE guild_id = ? AND map = ? AND times > 0"
# What is in the counts and may not be told: of those who have hidden it, and of closed deals.
_UNTOLD_ROUTES = (
    f"SELECT facts FROM results WHERE user_id IN ({_HIDDEN}) AND guild_id = ? AND map = ? AND current",
    "SELECT facts FROM results WHERE game_id IN (SELECT game_id FROM game_deals JOIN deals ON deals.id = deal_id "
    "WHERE shared AND opened_at IS NULL) AND +guild_id = ? AND map = ? AND current AND user_id IS NOT NULL "
    f"AND user_id NOT IN ({_HIDDEN})",
)
_SHARED = (
    f"SELECT game_id FROM results WHERE guild_id = ? AND map = ? AND current AND rated AND place = 1 AND {OPEN} "
    f"AND {_NOBODY_HIDDEN} GROUP BY game_id HAVING count(*) > 1 ORDER BY game_id LIMIT ?"
)
_NARROW = (
    "SELECT game_id FROM results AS second WHERE guild_id = ? AND map = ? AND current AND rated AND place = 2 "
    f"AND {OPEN} AND {_NOBODY_HIDDEN} AND EXISTS (SELECT 1 FROM results WHERE game_id = second.game_id AND current "
    "AND rated AND place = 1) ORDER BY best - points, ended_at, game_id LIMIT ?"
)


_SEATS = "SELECT place, name, best - points, ended_at FROM results WHERE game_id = ? AND current ORDER BY place, seat"


def best_sql(best: Best) -> str:
    """The query of a server's best on a map, best first."""
    value = _VALUES[best]
    return (
        f"SELECT {value}, user_id, name, game_id, ended_at, seats FROM results WHERE guild_id = ? AND map = ? "
        f"AND current AND rated AND {value} > 0 AND {OPEN} AND user_id NOT IN ({_HIDDEN}) "
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
    """What some games of one person came to. `with_people`: those of them that count for ratings."""

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
        return sum(place * times for place, times in self.places.items()) / max(self.games, 1)

    @property
    def average_points(self) -> float:
        return self.points / max(self.games, 1)

    def add(self, other: Tally) -> None:
        """These games as well."""
        self.games += other.games
        self.with_people += other.with_people
        self.points += other.points
        self.best = _larger(self.best, other.best)
        self.longest = _larger(self.longest, other.longest)
        self.tried += other.tried
        self.completed += other.completed
        # Not `+`, which would drop what is negative.
        for mine, theirs in ((self.kinds, other.kinds), (self.counts, other.counts), (self.routes, other.routes)):
            mine.update(theirs)
        self.places.update(other.places)


def _larger(one: int | None, other: int | None) -> int | None:
    return other if one is None else one if other is None else max(one, other)


def together(tallies: Iterable[Tally]) -> Tally:
    """All of them as one."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game in which two people sat; the places and points of the first and of the second of them."""

    game_id: int
    map: str
    ended_at: int
    place: int
    other_place: int
    points: int
    other_points: int


@dataclass(frozen=True, slots=True)
class Record:
    """Somebody's best. `name`: what they were called then."""

    value: int
    user_id: int
    name: str
    game_id: int
    ended_at: int
    seats: int


@dataclass(frozen=True, slots=True)
class Closest:
    """A game that was won by so few points, or shared (0); `names` of those in front, and of the next ones behind."""

    margin: int
    game_id: int
    ended_at: int
    names: Sequence[str]
    next_names: Sequence[str]


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the results of a server say."""

    store: Store

    async def is_hidden(self, user_id: int) -> bool:
        return bool(await self.store.rows(f"{_HIDDEN} AND id = ?", user_id))

    async def name_of(self, guild_id: int, user_id: int) -> str | None:
        """By what name a person was seated there last."""
        return await self.store.first(str, _NAME, user_id, guild_id)

    async def of_person(self, guild_id: int, user_id: int, map_: str | None = None) -> dict[str, Tally]:
        """A person's games by map, the one played most first; of one map alone, where one is named."""
        first, last = ("", LAST_MAP) if map_ is None else (map_, map_)
        found: dict[str, Tally] = {}
        for row in await self.store.rows(_OF_PERSON, user_id, guild_id, first, last):
            key = cast(str, row[0])
            _count(found.setdefault(key, Tally()), row)
        return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))

    async def versus(self, guild_id: int, user_id: int, other_id: int) -> list[Meeting]:
        """The games that two people finished against each other, the latest first."""
        return await self.store.read(Meeting, _TOGETHER, user_id, guild_id, other_id)

    async def maps(self, guild_id: int) -> list[str]:
        """The maps on which games were finished there."""
        return await self.store.read(str, _MAPS, guild_id)

    async def routes(self, guild_id: int, map_: str) -> Counter[str]:
        """How often people built each route of a map."""
        found = Counter({str(row[0]): cast(int, row[1]) for row in await self.store.rows(_ROUTES, guild_id, map_)})
        for sql in _UNTOLD_ROUTES:
            for facts in await self.store.read(_facts.decode, sql, guild_id, map_):
                found.subtract(facts.routes)
        return +found

    async def best(self, guild_id: int, map_: str, best: Best, limit: int = 1) -> list[Record]:
        """The highest of one kind in games between people; the earlier one first among equals."""
        return await self.store.read(Record, best_sql(best), guild_id, map_, limit)

    async def closest(self, guild_id: int, map_: str, limit: int = 1) -> list[Closest]:
        """The games between people that were won by least: shared ones, then by points."""
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
    """One more game: a person may have hundreds of them."""
    _, place, points, rated, kinds, facts = cast("tuple[str, int, int, int, str, str]", row)
    told = _facts.decode(facts)
    tally.games += 1
    tally.with_people += rated
    tally.places[place] += 1
    tally.points += points
    tally.best = _larger(tally.best, points)
    tally.longest = _larger(tally.longest, told.longest)
    tally.tried += len(told.tried)
    tally.completed += len(told.completed)
    tally.routes.update(told.routes)
    for code, worth in _kinds.decode(kinds).items():
        tally.kinds[code] += worth
    for code, count in told.counts.items():
        tally.counts[code] += count
