"""`python -m data.tools.season`: the pictures of leagues and statistics in docs/, from a season of computer players.

Twelve of them, of three strengths, play a few rounds; what they come to is stored, rated and summed as at any server.
`--folder`, `--lang` and `--theme` put the pictures elsewhere and make them in other ways, for looking at them.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from data.maps.library import GAMES, read
from data.store.ratings import OVERALL, Ratings
from data.store.results import Result, kept, outcome_of
from data.store.statistics import Statistics, together
from data.store.store import Store
from data.tools.pictures import arguments, words
from engine.assemble import assemble
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.league.fixtures import draw, meetings, seats_sat
from engine.league.nouns import Outcome, Standing
from engine.league.ratings import PROVISIONAL, Rating, conservative, uncertainty
from engine.league.reliability import Conduct, reliability
from engine.league.standings import standings
from engine.players import known_players
from engine.record import facts_of, kinds_of
from renderer.core.look import Look
from renderer.core.theme import THEMES
from renderer.league.cards import MapLine, Profile, Worth, means_of, render_profile
from renderer.league.heat import HeatHead, render_heat
from renderer.league.tables import LeagueHead, LeagueRow, render_league

SERVER, SEATS, MOVERS = 1, 4, 2
SCALE = (5.0, 3.0, 2.0, 1.0)
DAY = 86_400
STRENGTHS = ("hard", "medium", "easy")
NAMES = {
    "en": "Ada Boris Clementine Dmytro Erin Farid Greta Hana Ivan Juno Kofi Lena",
    "ru": "Анна Борис Клементина Дмитрий Ирина Фарид Грета Хана Иван Юнона Кофи Лена",
    "uk": "Анна Борис Клементина Дмитро Ірина Фарід Грета Хана Іван Юнона Кофі Олена",
}
TITLES = {
    "en": ("Winter League", "Season 1 · after round {round}", "Computer players · {games} games", "Favorite routes"),
    "ru": ("Зимняя лига", "Сезон 1 · после тура {round}", "Компьютерные игроки · партий: {games}", "Любимые перегоны"),
    "uk": ("Зимова ліга", "Сезон 1 · після туру {round}", "Комп'ютерні гравці · партій: {games}", "Улюблені перегони"),
}


@dataclass(frozen=True)
class Season:
    """What was played: the rows of each game, by round, and what the store computed from them."""

    rounds: list[list[list[Result]]]
    ratings: dict[int, tuple[Rating, int]]
    by_map: dict[int, dict[str, tuple[Rating, int]]]

    @property
    def people(self) -> range:
        return range(1, 1 + len(NAMES["en"].split()))

    def outcomes(self, rounds: int) -> list[Outcome]:
        """Return the outcomes of the first `rounds` rounds."""
        return [outcome_of(rows) for played in self.rounds[:rounds] for rows in played]

    def table(self, rounds: int) -> tuple[Standing, ...]:
        """Return the standings after that many rounds."""
        strong = {person: conservative(rating) for person, (rating, _) in self.ratings.items()}
        return standings(self.people, self.outcomes(rounds), SCALE, strong)


def played(rules: Ruleset, people: tuple[int, ...], game_id: int, rng: Random) -> list[Result]:
    """Play one game to its end; return its results as they are stored."""
    brains = [known_players()[STRENGTHS[person % len(STRENGTHS)]] for person in people]
    game, _ = Game.new(rules, len(people), rng)
    moves = [0] * len(people)
    while not game.over:
        seat = game.waiting[0]
        game, _ = game.play(brains[seat](game.view(seat), game.legal(seat), rng), rng)
        moves[seat] += 1
    result = game.result()
    return [
        Result(
            game_id=game_id,
            guild_id=SERVER,
            map=rules.key,
            variant="",
            season_id=1,
            ended_at=game_id * DAY,
            seats=len(people),
            seat=seat,
            user_id=person,
            name=NAMES["en"].split()[person - 1],
            place=result.places[seat],
            points=result.totals[seat],
            best=max(result.totals[winner] for winner in result.winners),
            rated=True,
            moves=moves[seat],
            seconds=0,
            computer=None,
            entrant=0,
            holders=((person, None, moves[seat]),),
            kinds=kinds_of(result, seat),
            facts=facts_of(game, result, seat),
        )
        for seat, person in enumerate(people)
    ]


def rounds_of(maps: list[Ruleset], rounds: int, rng: Random) -> Iterator[list[list[Result]]]:
    """Yield round after round, each on the next map; people meet new opponents, and change seats."""
    people = range(1, 1 + len(NAMES["en"].split()))
    tables: list[tuple[int, ...]] = []
    for number in range(rounds):
        drawn = draw(people, SEATS, meetings(tables), seats_sat(tables), rng, 2)
        first = 1 + len(tables)
        tables += drawn
        yield [played(maps[number % len(maps)], seated, first + at, rng) for at, seated in enumerate(drawn)]


async def stored(store: Store, rounds: list[list[list[Result]]]) -> Season:
    """Store the season in a database and compute the ratings; return both."""
    await store.together([kept(row) for played in rounds for rows in played for row in rows])
    ratings = Ratings(store)
    await ratings.apply()
    season = Season(rounds, await ratings.of_server(SERVER), {})
    for person in season.people:
        season.by_map[person] = await ratings.of_person(SERVER, person)
    return season


def league(season: Season, look: Look) -> bytes:
    """Draw the standings after the last round, with the changes since the one before."""
    last = len(season.rounds)
    before = {one.person: one.place for one in season.table(last - 1)}
    table = season.table(last)
    rows = [
        LeagueRow(
            one,
            name=NAMES[look.lang].split()[one.person - 1],
            change=before[one.person] - one.place,
            mark="up" if at < MOVERS else "down" if at >= len(table) - MOVERS else "",
            reliability=reliable(season, one.person),
        )
        for at, one in enumerate(table)
    ]
    title, below, *_ = TITLES[look.lang]
    return render_league(rows, look, LeagueHead(title, below.format(round=last)))


def reliable(season: Season, person: int) -> float | None:
    """Return a person's reliability; computer players are never late."""
    rows = [row for played in season.rounds for rows in played for row in rows if row.user_id == person]
    conduct = [Conduct(row.ended_at, row.moves, 0, "finished") for row in rows]
    return reliability(conduct, max(row.ended_at for row in rows)).score


async def profile(season: Season, store: Store, look: Look) -> bytes:
    """Draw the card of the person in first place."""
    person = season.table(len(season.rounds))[0].person
    tallies = await Statistics(store).of_person(SERVER, person)
    whole, rated = together(tallies.values()), season.by_map[person]
    names = {key: read(GAMES / f"{key}.json").names[look.lang] for key in tallies}
    worths = {
        key: Worth(round(conservative(rating)), round(uncertainty(rating)), games < PROVISIONAL)
        for key, (rating, games) in rated.items()
    }
    means = means_of(whole.kinds, whole.games)
    last = max(whole.places)
    return render_profile(
        Profile(
            name=NAMES[look.lang].split()[person - 1],
            below=TITLES[look.lang][2].format(games=sum(map(len, season.rounds))),
            games=whole.games,
            places=[whole.places[place] for place in range(1, last + 1)],
            kinds=[(look.say(f"pic-score-{code.replace('_', '-')}"), mean) for code, mean in means],
            tickets=(whole.tried, whole.completed),
            rating=worths[OVERALL],
            reliability=reliable(season, person),
            maps=[
                MapLine(names[key], one.games, one.wins, one.average_place, one.best or 0, one.longest, worths.get(key))
                for key, one in tallies.items()
            ],
        ),
        look,
    )


async def heat(store: Store, rules: Ruleset, look: Look) -> bytes:
    """Draw the routes of everyone on one map."""
    counts = await Statistics(store).routes(SERVER, rules.key)
    head = HeatHead(f"{TITLES[look.lang][3]} · {rules.names[look.lang]}", TITLES[look.lang][0])
    return render_heat(Game.blank(rules, rules.seats[0]).view(None), look, counts, head)


async def write(options: argparse.Namespace) -> None:
    """Play the season, draw its pictures and write them."""
    maps = [assemble(read(GAMES / f"{key}.json")) for key in options.games]
    look = Look(options.lang, (), (), words(options.lang), options.theme)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "season.sqlite3")
        season = await stored(store, list(rounds_of(maps, options.rounds, Random(options.seed))))
        drawn = {
            "league": league(season, look),
            "profile": await profile(season, store, look),
            "heat": await heat(store, maps[0], look),
        }
        await store.close()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn.items():
        (options.folder / f"{name}.png").write_bytes(picture)


def main() -> None:
    """Run the command."""
    parser = arguments(__doc__, 7)
    parser.add_argument("--games", nargs="+", required=True, help="keys of the maps, one per round in turn")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--theme", default=THEMES[0], choices=THEMES)
    asyncio.run(write(parser.parse_args()))


if __name__ == "__main__":
    main()
