"""Results made at random, for what reads many of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from data.store.results import Result, kept
from data.store.store import Store

MAPS = ("isles", "capes", "plains")
SERVER = 7
DAY = 86400
BEGAN = 1_700_000_000


def finished(
    game_id: int,
    people: Sequence[int | None],
    places: Sequence[int],
    *,
    map: str = MAPS[0],
    guild_id: int = SERVER,
    ended_at: int | None = None,
    season_id: int | None = None,
) -> list[Result]:
    """The rows of one game: who sat there and came in on which place; nobody is a computer."""
    points = [120 - 10 * place for place in places]
    rated = len([person for person in people if person is not None]) > 1
    return [
        Result(
            game_id=game_id,
            guild_id=guild_id,
            map=map,
            variant="classic",
            season_id=season_id,
            ended_at=BEGAN + game_id * 60 if ended_at is None else ended_at,
            seats=len(people),
            seat=seat,
            user_id=person,
            name=f"Player {person}",
            place=place,
            points=points[seat],
            best=max(points),
            rated=rated and person is not None,
            moves=40 + seat,
            seconds=3600,
            computer=None if person is not None else "easy",
            entrant=None if person is None else 0,
            holders=((person, None if person is not None else "easy", 40 + seat),),
            kinds={"routes": points[seat] - 10, "ticket": 10},
            facts={"tried": ["a-b", "b-c"], "completed": ["a-b"], "longest": 9 + seat, "routes": ["a-b-1", "b-c-1"]},
        )
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    ]


def random_places(rng: Random, seats: int) -> list[int]:
    """Now and then with ties."""
    points = [rng.randrange(8) for _ in range(seats)]
    return [1 + sum(other > own for other in points) for own in points]


def many(
    rng: Random, games: int, people: int, servers: Sequence[int] = (SERVER,), first: int = 1
) -> Iterator[list[Result]]:
    """Games of 2 to 5 persons, with a computer among them now and then."""
    for game_id in range(first, first + games):
        seats = rng.randrange(2, 6)
        seated: list[int | None] = list(rng.sample(range(1, people + 1), seats))
        if rng.random() < 0.1:
            seated[0] = None
        yield finished(game_id, seated, random_places(rng, seats), map=rng.choice(MAPS), guild_id=rng.choice(servers))


async def put(store: Store, *games: Sequence[Result]) -> None:
    """As the ends of games write them."""
    await store.together([kept(result) for game in games for result in game])
