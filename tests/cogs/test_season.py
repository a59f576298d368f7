"""A whole season: 24 people, three divisions, six rounds on five maps, played to its end through `_tables.play`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from types import SimpleNamespace

import pytest
from simcord import MemberActor

from cogs.core.scheduler import now
from cogs.tables.seats import give_to_computer, open_seat, take_seat
from data.store.league_rows import Fixture
from data.store.leagues import Leagues, listed
from data.store.ratings import Ratings
from data.store.results import Result, Results
from engine.league.ratings import conservative
from tests.cogs.hands import panel_of
from tests.cogs.leagues import create, fixtures, hide_tables, latest, new_host, play_out, start
from tests.cogs.party import Party, said, text_of

DIVISIONS, EACH, ROUNDS, MOVERS = 3, 8, 6, 2
MAPS = ["usa", "europe", "world", "london", "string_railway"]
SCALE = (5, 3, 2, 1, 0)

pytestmark = [pytest.mark.long, pytest.mark.simcord(settle_timeout=300)]


def entrant(row: Result) -> int | None:
    """Whose league points a seat's result is: its last player's, whoever played most of its turns."""
    return None if row.entrant is None else row.holders[row.entrant][0]


def league_points(game: Sequence[Result]) -> dict[int, Fraction]:
    """What each person won: equals share what their places are worth together."""
    found = {}
    for row in game:
        equals = sum(other.place == row.place for other in game)
        worth = sum(SCALE[row.place - 1 : row.place - 1 + equals])
        if (person := entrant(row)) is not None:
            found[person] = Fraction(worth, equals)
    return found


def worked_out(games: Sequence[Sequence[Result]], people: Sequence[int], ratings: Mapping[int, float]) -> list[int]:
    """The table of a division out of its results alone: points, head to head, wins, share of the winner's, rating."""
    points, shares = defaultdict[int, Fraction](Fraction), defaultdict[int, list[float]](list)
    wins = Counter[int]()
    won = [league_points(game) for game in games]
    for game, worth in zip(games, won, strict=True):
        for row in game:
            person = entrant(row)
            if person in worth:
                points[person] += worth[person]
                wins[person] += row.place == 1
                share = 1.0 if row.place == 1 else row.points / row.best if row.best > 0 else 0.0
                shares[person].append(min(max(share, 0.0), 1.0))

    def against(person: int) -> Fraction:
        equals = [other for other in people if points[other] == points[person]]
        both = {pair: sum(set(pair) <= set(worth) for worth in won) for pair in combinations(equals, 2)}
        if len(equals) < 2 or len(set(both.values())) != 1 or 0 in both.values():
            return Fraction(0)
        return sum(
            (worth[person] for worth in won if person in worth and len(set(worth) & set(equals)) > 1), Fraction(0)
        )

    def rank(person: int) -> tuple[Fraction | float, ...]:
        mean = round(sum(shares[person]) / len(shares[person]), 9) if shares[person] else -1.0
        return points[person], against(person), wins[person], mean, ratings.get(person, float("-inf"))

    return sorted(people, key=rank, reverse=True)


class TestTheSeason:
    async def test_ends_with_the_table_that_its_results_alone_lead_to(self, party: Party) -> None:
        host = new_host(party)
        await self.begun(party, host)
        season = (await latest(party))[1]
        for number in range(1, ROUNDS + 1):
            await self.round(party, number)
        assert (await latest(party))[1].status == "ended"
        tables = await fixtures(party)
        assert len(tables) == DIVISIONS * EACH // 4 * ROUNDS
        assert Counter(table.status for table in tables) == {"finished": len(tables)}
        assert [table.map for table in tables[:: len(tables) // ROUNDS]] == [*MAPS, "usa"]
        self.everybody_was_drawn_fairly(tables)
        results = await Results(party.bot.store).of_season(season.id)
        assert len({row.game_id for row in results}) == len(tables) - 1  # one was annulled
        final = await self.checked_tables(party, results)
        await self.next_season(party, host, final)

    async def begun(self, party: Party, host: MemberActor) -> None:
        """The season is announced, all join by the button, and it is started."""
        hide_tables(party)
        for_speed = "PRAGMA synchronous = OFF"
        await party.bot.store.read_at_once(lambda db: db.execute(for_speed).fetchall())
        answer = await create(
            party,
            host,
            maps="USA, Europe, The World, London, String Railway",
            seats=4,
            divisions=DIVISIONS,
            rounds=ROUNDS,
            movers=MOVERS,
        )
        assert "You created" in answer, answer
        for number in range(DIVISIONS * EACH):
            user = party.env.create_user(f"player{number}", global_name=f"Player {number}")
            person = party.guild.add_member(user)
            assert "You joined season 1" in said(await person.click(party.posts()[0], label="Join season"))
        assert "with 24 players" in await start(party, host)
        entrants = await Leagues(party.bot.store).entrants((await latest(party))[1].id)
        assert Counter(one.division for one in entrants) == {0: EACH, 1: EACH, 2: EACH}

    async def round(self, party: Party, number: int) -> None:
        """Plays a round to its end; in the first three something happens at a table."""
        tables = await fixtures(party, number)
        assert [table.status for table in tables] == ["running"] * len(tables)

        async def work() -> None:
            for index, table in enumerate(tables):
                assert table.game_id is not None
                if index == 0:
                    await self.disturb(party, number, table.game_id)
                await play_out(party, table.game_id, "easy")
                if (number, index) == (2, 1):
                    guild = party.guild.id
                    results = Results(party.bot.store)
                    await results.correct(table.game_id, guild, 1, "annul", "a test of it", None, now())

        await party.in_bot(work)

    async def disturb(self, party: Party, number: int, game_id: int) -> None:
        """Seats change hands: to a listed substitute, of this division, of another one, and to the computer."""
        bot = party.bot
        table = await bot.tables.get(game_id)
        seated = {row.user_id for row in table.seats}
        leagues, season = Leagues(bot.store), (await latest(party))[1]
        entrants = await leagues.entrants(season.id)
        await leagues.write([listed(season.id, party.ann.id, "Ann", now())])
        free = [SimpleNamespace(id=one.user_id, display_name=one.name) for one in entrants if one.division == 0]
        mine = next(one for one in free if one.id not in seated)
        other = next(SimpleNamespace(id=o.user_id, display_name=o.name) for o in entrants if o.division == 2)
        newcomers = {1: SimpleNamespace(id=party.ann.id, display_name="Ann"), 2: mine, 3: other}
        if number in newcomers:
            await open_seat(bot, table, 1)
            await take_seat(bot, game_id, newcomers[number], 1)
        elif number == 4:
            await give_to_computer(bot, table, 2, "easy")

    def everybody_was_drawn_fairly(self, tables: Sequence[Fixture]) -> None:
        """Everybody plays in each round, in their own division; nobody meets another in more than half of them."""
        met = Counter[frozenset[int]]()
        for number in range(1, ROUNDS + 1):
            drawn = [person for table in tables if table.round == number for person in table.people]
            assert len(drawn) == len(set(drawn)) == DIVISIONS * EACH
        for table in tables:
            met.update(map(frozenset, combinations(table.people, 2)))
        assert max(met.values()) <= ROUNDS // 2 + 1

    async def checked_tables(self, party: Party, results: Sequence[Result]) -> list[list[int]]:
        """What the bot shows is what the results lead to; the order of each division."""
        league, season = await latest(party)
        games: dict[int, list[Result]] = defaultdict(list)
        for row in results:
            games[row.game_id].append(row)
        divisions = {table.game_id: table.division for table in await fixtures(party)}
        entrants = await Leagues(party.bot.store).entrants(season.id)
        known = await Ratings(party.bot.store).of_server(league.guild_id)
        ratings = {person: conservative(rating) for person, (rating, _) in known.items()}
        names, final = {one.user_id: one.name for one in entrants}, []
        for division in range(DIVISIONS):
            people = [one.user_id for one in entrants if one.division == division]
            own = [game for game_id, game in games.items() if divisions[game_id] == division]
            order = worked_out(own, people, ratings)
            points = defaultdict[int, Fraction](Fraction)
            for game in own:
                for person, worth in league_points(game).items():
                    points[person] += worth
            shown = said(await party.eve.slash(party.channel, "league table", division=division + 1)).splitlines()
            lines = [line for line in shown if line.startswith("**")]
            assert len(lines) == EACH
            for line, person in zip(lines, order, strict=True):
                value = f"{float(points[person]):.2f}".rstrip("0").rstrip(".")
                assert f" {names[person]} – **{value}** pts" in line
                assert ("⬆️" in line) == (division > 0 and person in order[:MOVERS])
                assert ("⬇️" in line) == (division < DIVISIONS - 1 and person in order[-MOVERS:])
            final.append(order)
        return final

    async def next_season(self, party: Party, host: MemberActor, final: list[list[int]]) -> None:
        """The two first of each lower division and the two last of the one above it change places, as was shown."""
        asked = panel_of(await host.slash(party.channel, "league season", start="in 2 days"))
        assert text_of(asked).count("(to division") == 2 * MOVERS * (DIVISIONS - 1)
        await host.click(asked, label="Open season")
        season = (await latest(party))[1]
        places = {one.user_id: one.division for one in await Leagues(party.bot.store).entrants(season.id)}
        for upper in range(DIVISIONS - 1):
            assert [places[person] for person in final[upper + 1][:MOVERS]] == [upper] * MOVERS
            assert [places[person] for person in final[upper][-MOVERS:]] == [upper + 1] * MOVERS
        assert Counter(places.values()) == {0: EACH, 1: EACH, 2: EACH}
