"""Statistics of a server with 2,000 people and 50,000 results: what each query takes, and by which index it goes.

`python -m tests.bench.statistics`; `make bench` has it too.
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

from data import statistics as queries
from data.library import load
from data.results import Result, kept
from data.statistics import BESTS, Statistics, best_sql
from data.store import Store
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets

PEOPLE, RESULTS, SERVER, TIMES = 2000, 50_000, 7, 15
HIDDEN, CLOSED = 40, 6
MOST = 20.0
"""Milliseconds that a query may take."""


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


async def median_ms(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await work()
        took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took), max(took)


async def told(store: Store, what: str, sql: str, *args: object) -> bool:
    """One query with its plan. Whether it is fast enough."""
    took, worst = await median_ms(partial(store.rows, sql, *args))
    plan = [str(row[3]) for row in await store.rows(f"EXPLAIN QUERY PLAN {sql}", *args)]
    print(f"{what:<58} {took:7.2f} ms, worst {worst:.1f} ms", flush=True)
    for step in plan:
        print(f"      {step}")
    return took < MOST


async def report() -> bool:
    """Prints all figures; whether each query is fast enough."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        began = time.perf_counter()
        await fill(store)
        took = time.perf_counter() - began
        print(f"{RESULTS} results of {PEOPLE} people written in {took:.1f} s, {took / RESULTS * 1e6:.0f} us each")
        found, map_ = Statistics(store), sorted(load().games)[-2]
        busiest = await store.rows("SELECT user_id, count(*) FROM results GROUP BY 1 ORDER BY 2 DESC LIMIT 2")
        (one, games), (other, _) = busiest
        print(f"the busiest person has {games} games")
        fast = [
            await told(store, "a person's games", queries._OF_PERSON, one, SERVER, "", queries.LAST_MAP),
            await told(store, "a person's games on a map", queries._OF_PERSON, one, SERVER, map_, map_),
            await told(store, "two people", queries._TOGETHER, one, SERVER, other),
            await told(store, "the maps of a server", queries._MAPS, SERVER),
            await told(store, "routes of a server", queries._ROUTES, SERVER, map_),
            await told(store, "routes of closed deals", queries._UNTOLD_ROUTES[1], SERVER, map_),
            *[await told(store, f"most {best}", best_sql(best), SERVER, map_, 5) for best in BESTS],
            await told(store, "shared games", queries._SHARED, SERVER, map_, 5),
            await told(store, "closest games", queries._NARROW, SERVER, map_, 5),
        ]
        assert isinstance(one, int) and isinstance(other, int)
        works: dict[str, Callable[[], Awaitable[object]]] = {
            "/stats person, the busiest one, summed": lambda: found.of_person(SERVER, one),
            "/stats map, of everybody": lambda: found.routes(SERVER, map_),
            "/stats versus": lambda: found.versus(SERVER, one, other),
            "/stats records, one map": lambda: records(found, map_),
        }
        for what, work in works.items():
            took, worst = await median_ms(work)
            print(f"{what:<58} {took:7.1f} ms, worst {worst:.1f} ms", flush=True)
        await store.close()
    return all(fast)


async def records(found: Statistics, map_: str) -> None:
    """All that one map's page of records asks."""
    for best in BESTS:
        await found.best(SERVER, map_, best, 5)
    await found.closest(SERVER, map_, 5)


def main() -> None:
    if not asyncio.run(report()):
        print(f"a query takes more than {MOST:.0f} ms")


if __name__ == "__main__":
    main()
