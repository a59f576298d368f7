"""Statistics of a server with 2,000 people and 50,000 results: what each query takes, and by which index it goes.

`python -m tests.bench.statistics` has it alone.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

from data.maps.library import load
from data.store import statistics as queries
from data.store.ratings import OVERALL, Ratings
from data.store.results import Result, kept
from data.store.statistics import BESTS, Statistics, best_sql
from data.store.store import Store
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets
from tests.bench.figures import Figure, below, tell

PEOPLE, RESULTS, SERVER, TIMES = 2000, 50_000, 7, 15
HIDDEN, CLOSED = 40, 6
MOST = 20.0
"""Milliseconds that a query may take."""
MOST_WORK = 200.0
"""Milliseconds that the work of a command may take."""


def people(rng: Random, seats: int) -> list[int]:
    """A few play very often, most now and then: the busiest one has some thousand games."""
    found: list[int] = []
    while len(found) < seats:
        person = 1 + int(PEOPLE * rng.random() ** 2)
        if person not in found:
            found.append(person)
    return found


def results(rng: Random) -> Iterator[Result]:
    """Games of 2 to 5 people on all maps, with as many routes and tickets as real ones have."""
    maps = [load().rules(key) for key in sorted(load().games)]
    written, game_id = 0, 0
    while written < RESULTS:
        game_id += 1
        rules, seats = rng.choice(maps), rng.randrange(2, 6)
        routes = list(rules.part(Routes).routes) if rules.has(Routes) else []
        tickets = list(rules.part(Tickets).tickets) if rules.has(Tickets) else []
        rng.shuffle(routes)
        points = sorted((rng.randrange(40, 180) for _ in range(seats)), reverse=True)
        for seat, person in enumerate(people(rng, seats)):
            tried = rng.sample(tickets, min(8, len(tickets)))
            yield Result(
                game_id=game_id,
                guild_id=SERVER,
                map=rules.key,
                variant="classic",
                season_id=None,
                ended_at=1_700_000_000 + game_id * 600,
                seats=seats,
                seat=seat,
                user_id=person,
                name=f"Player {person}",
                place=1 + sum(other > points[seat] for other in points),
                points=points[seat],
                best=points[0],
                rated=True,
                moves=60,
                seconds=86_400,
                computer=None,
                entrant=0,
                holders=((person, None, 60),),
                kinds={"routes": points[seat] - 20, "ticket": 10, "longest_path": 10},
                facts={
                    "tried": tried,
                    "completed": tried[:5],
                    "longest": rng.randrange(15, 45) if tickets else None,
                    "routes": routes[seat * 18 : seat * 18 + 18],
                    "counts": {},
                },
            )
            written += 1


async def fill(store: Store) -> None:
    """Some of the people are hidden, and the last games have a deal that is closed."""
    rows = list(results(Random(1)))
    await store.together([kept(row) for row in rows])
    hidden = [("INSERT INTO settings VALUES ('person', ?, 'stats', 'hidden')", (one * 37,)) for one in range(HIDDEN)]
    other = [("INSERT INTO settings VALUES ('person', ?, 'theme', 'dark')", (one,)) for one in range(1, PEOPLE)]
    game = (
        "INSERT INTO games (id, guild_id, channel_id, key, variant, options, host_id, seat_limit, status, step, "
        "created_at, moved_at) VALUES (?, ?, ?, 'x', 'x', '{}', 1, 5, 'finished', 1, 0, 0)"
    )
    await store.together([*hidden, *other, ("INSERT INTO deals (id, seed, shared) VALUES (1, ?, 1)", (json.dumps(0),))])
    for number in range(CLOSED):
        game_id = rows[-1].game_id - number
        await store.together([(game, (game_id, SERVER, game_id)), ("INSERT INTO game_deals VALUES (?, 1)", (game_id,))])


async def times_ms(work: Callable[[], Awaitable[object]]) -> float:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await work()
        took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


async def measure_query(store: Store, what: str, sql: str, *args: object) -> None:
    """One query with its plan."""
    below(what, await times_ms(partial(store.rows, sql, *args)), "ms", MOST)
    for row in await store.rows(f"EXPLAIN QUERY PLAN {sql}", *args):
        print(f"      {row[3]}")


async def report() -> None:
    """What everything takes that `/stats` asks of a large server."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        began = time.perf_counter()
        await fill(store)
        took = (time.perf_counter() - began) / RESULTS * 1000
        tell(Figure(f"write a result ({RESULTS} results, {PEOPLE} people)", f"{took:.3f} ms"))
        found, map_ = Statistics(store), sorted(load().games)[-2]
        busiest = await store.rows("SELECT user_id FROM results GROUP BY 1 ORDER BY count(*) DESC LIMIT 2")
        one, other = (cast(int, row[0]) for row in busiest)
        await measure_query(store, "query: a person's games", queries._OF_PERSON, one, SERVER, "", queries.LAST_MAP)
        await measure_query(store, "query: two people", queries._TOGETHER, one, SERVER, other)
        await measure_query(store, "query: the maps of a server", queries._MAPS, SERVER)
        await measure_query(store, "query: routes of a server", queries._ROUTES, SERVER, map_)
        await measure_query(store, "query: routes of hidden people", queries._HIDDEN_ROUTES[0], SERVER, map_)
        await measure_query(store, "query: routes of closed deals", queries._HIDDEN_ROUTES[1], SERVER, map_)
        for best in BESTS:
            await measure_query(store, f"query: most {best}", best_sql(best), SERVER, map_, 5)
        await measure_query(store, "query: shared games", queries._SHARED, SERVER, map_, 5)
        await measure_query(store, "query: closest games", queries._NARROW, SERVER, map_, 5)
        works: dict[str, Callable[[], Awaitable[object]]] = {
            "/stats person, busiest person": lambda: found.of_person(SERVER, one),
            "/stats map, everyone": lambda: found.routes(SERVER, map_),
            "/stats versus": lambda: found.versus(SERVER, one, other),
            "/stats records, of one map": lambda: records(found, map_),
        }
        for what, work in works.items():
            below(what, await times_ms(work), "ms", MOST_WORK)
        await rated(store, one)
        await store.close()


async def rated(store: Store, person: int) -> None:
    """All ratings made anew, and what `/rating` asks, with half of the people in the server's list."""
    ratings = Ratings(store)
    began = time.perf_counter()
    await ratings.rebuild()
    tell(Figure("recompute all ratings", f"{time.perf_counter() - began:.1f} s"))
    chosen = "INSERT OR REPLACE INTO settings VALUES ('person', ?, 'ranked', 'server')"
    await store.together([(chosen, (who,)) for who in range(1, PEOPLE // 2)])
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "query: a page of the list": lambda: ratings.shown(SERVER, OVERALL, 10, 0),
        "query: its last page": lambda: ratings.shown(SERVER, OVERALL, 10, PEOPLE // 2 - 20),
        "query: how many are listed": lambda: ratings.count_shown(SERVER, OVERALL),
        "query: own ratings": lambda: ratings.of_person(SERVER, person),
        "query: own place": lambda: ratings.place_of(SERVER, OVERALL, person),
    }
    for what, work in asked.items():
        below(what, await times_ms(work), "ms", MOST)


async def records(found: Statistics, map_: str) -> None:
    """All that one map's page of records asks."""
    for best in BESTS:
        await found.best(SERVER, map_, best, 5)
    await found.closest(SERVER, map_, 5)


def large_server() -> None:
    asyncio.run(report())


if __name__ == "__main__":
    large_server()
