"""Results: what a finished game leaves for each seat, in the commit of its last step; and what leaves nothing."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from cogs.core.scheduler import now
from cogs.core.time import DAY, HOUR
from cogs.tables.results import Ending, corrected, ending_of, reliability_of
from cogs.tables.seats import give_to_computer, open_seat, take_seat
from cogs.tables.table import Table
from data.store.ratings import EVERYWHERE, OVERALL, Ratings
from data.store.results import Result, Results, outcome_of
from data.store.rows import Statement
from data.store.statistics import BESTS, Statistics
from engine.core.undo import UndoStep
from engine.league.nouns import SeatOutcome
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange
from tests.cogs.quick import move, play_out, without_pictures

pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pictures(monkeypatch)


async def results(party: Party) -> list[Result]:
    return await Results(party.bot.store).of_game((await party.table()).id)


class TestWhatAGameLeaves:
    async def test_a_row_for_each_seat_with_place_points_moves_and_who_held_it(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=3)
        table = await play_out(party, Random(5))
        assert table.game is not None
        final, rows = table.game.result(), await results(party)
        assert [row.seat for row in rows] == [0, 1, 2]
        assert tuple(row.place for row in rows) == final.places
        assert tuple(row.points for row in rows) == final.totals
        assert {row.best for row in rows} == {max(final.totals)}
        steps = await party.bot.store.seats_of_steps(table.id)
        for row, name in zip(rows, ("Ann", "Bob", "Cleo"), strict=True):
            person = party.people[row.seat]
            assert (row.user_id, row.name, row.computer, row.rated) == (person.id, name, None, True)
            assert (row.map, row.variant, row.season_id, row.seats) == ("london", "classic", None, 3)
            assert (row.guild_id, row.game_id) == (party.guild.id, table.id)
            assert row.moves == steps.count(row.seat)
            assert row.holders == ((person.id, None, row.moves),)
            assert sum(row.kinds.values()) == row.points

    async def test_a_casual_game_is_stored_but_not_rated(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, options="casual game: it changes no rating")
        await play_out(party, Random(5))
        assert [(row.user_id, row.rated) for row in await results(party)] == [
            (party.ann.id, False),
            (party.bob.id, False),
        ]

    async def test_its_facts_tell_of_tickets_and_routes(self, party: Party) -> None:
        await party.begin_turns(map="usa", seats=2)
        table = await play_out(party, Random(3))
        assert table.game is not None
        view = table.game.view(None)
        for row in await results(party):
            tickets = [line for line in view.result.of(row.seat) if line.code == "ticket"]
            assert row.facts["tried"] == [line.facts["ticket"] for line in tickets]
            done = [line.facts["ticket"] for line in tickets if line.points > 0]
            assert row.facts["completed"] == done
            routes = next(line for line in view.result.of(row.seat) if line.code == "routes").facts["routes"]
            assert len(row.facts["routes"]) == routes
            paths = [line.facts["length"] for line in view.result.of(row.seat) if line.code == "longest_path"]
            assert row.facts["longest"] == paths[0]

    async def test_a_step_taken_back_is_no_move(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2)
        rng, undone = Random(6), 0
        table = await party.table()
        while table.status != "finished":
            before = table
            table = await move(party, rng)
            game = table.game
            if undone < 3 and game is not None and game.last is not None and not game.last.bar and not game.over:
                seat = game.last.seat
                table = await party.act(seat, UndoStep(seat))
                undone += 1
                assert table.game is not None and before.game is not None
                assert table.game.turn == before.game.turn
        assert undone == 3
        steps = await party.bot.store.seats_of_steps(table.id)
        assert sum(row.moves for row in await results(party)) == len(steps) - 1 - 2 * undone

    async def test_the_time_that_the_table_waited_for_each_seat_without_pauses(self, party: Party) -> None:
        table = await party.begin_turns(map="london", seats=2)
        assert table.game is not None
        assert table.game.waiting == (0,)
        await party.env.advance_time(HOUR)
        await party.ann.slash(party.channel, "game pause")
        await party.bob.click(party.posts()[-1], label="Agree to pause")
        assert (await party.table()).paused_at is not None
        await party.env.advance_time(5 * DAY)
        await party.ann.slash(party.channel, "game resume")
        await play_out(party, Random(7))
        ann, bob = await results(party)
        assert HOUR <= ann.seconds < 2 * HOUR
        assert bob.seconds < HOUR

    @pytest.mark.long
    async def test_strings_leave_what_was_counted(self, party: Party) -> None:
        await party.begin(map="string_railway", seats=2)
        table = await party.table()
        for number in range(200):
            if table.status == "finished":
                break
            assert table.game is not None
            table = await party.act(table.game.waiting[0], number % len(table.game.legal(table.game.waiting[0])))
        rows = await results(party)
        assert [row.facts["longest"] for row in rows] == [None, None]
        assert all(sum(row.kinds.values()) == row.points for row in rows)

    async def test_rows_outlive_the_rows_of_their_game(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2)
        table = await play_out(party, Random(5))
        before = await results(party)
        await party.bot.store.run("DELETE FROM games WHERE id = ?", table.id)
        assert await Results(party.bot.store).of_game(table.id) == before

    async def test_a_game_of_a_season_carries_its_number(self, party: Party) -> None:
        table = await party.begin_turns(map="london", seats=2)
        options = json.dumps({**table.options, "table_season": "7"})
        await party.bot.store.run("UPDATE games SET options = ? WHERE id = ?", options, table.id)
        await play_out(party, Random(5))
        assert [row.season_id for row in await Results(party.bot.store).of_season(7)] == [7, 7]


class TestWhatLeavesNothing:
    async def test_a_cancelled_game(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        table = await party.table()
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.id))
        assert (await party.table()).status == "cancelled"
        assert await results(party) == []

    async def test_a_running_game(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        assert await results(party) == []

    async def test_a_result_that_was_annulled_is_kept_but_counts_no_more(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2)
        table = await play_out(party, Random(5))
        kept, ratings = Results(party.bot.store), Ratings(party.bot.store)
        assert await ratings.of_person(party.guild.id, party.ann.id)

        async def annul() -> None:
            await corrected(party.bot, table.id, party.guild.id, party.cleo.id, "annul", "two accounts", None)

        await party.in_bot(annul)
        assert await kept.of_game(table.id) == []
        corrections = [(one.kind, one.by_user, one.why) for one in await kept.corrections(table.id)]
        assert corrections == [("annul", party.cleo.id, "two accounts")]
        assert await ratings.of_person(party.guild.id, party.ann.id) == {}
        assert await party.bot.store.rows("SELECT count(*) FROM results WHERE game_id = ?", table.id) == [(2,)]


class TestWhoItCountsFor:
    async def hand_over(self, party: Party, after: int = 8, *, leaves: bool = False, **options: Any) -> Table:
        """Bob's seat goes to cleo in mid-game, or by her (`leaves`) to the computer, and the game is played out."""
        table = await party.begin_turns(map="london", seats=2, **options)
        rng = Random(5)
        for _ in range(after):
            table = await move(party, rng)

        async def change() -> None:
            await open_seat(party.bot, table, 1)
            await take_seat(party.bot, table.id, SimpleNamespace(id=party.cleo.id, display_name="Cleo"), 1)
            if leaves:
                await give_to_computer(party.bot, await party.table(), 1, by=1)

        await party.in_bot(change)
        return await play_out(party, rng)

    async def test_a_substitute_who_leaves_the_seat_to_the_computer_gets_nothing(self, party: Party) -> None:
        await self.hand_over(party, leaves=True)
        ann, row = await results(party)
        assert (row.user_id, row.rated, row.computer) == (None, False, "medium")
        assert not ann.rated, "she is alone among computer players"
        statistics, ratings = Statistics(party.bot.store), Ratings(party.bot.store)
        for person in (party.bob, party.cleo):
            assert await ratings.of_person(party.guild.id, person.id) == {}
            assert await statistics.of_person(party.guild.id, person.id) == {}
        for best in BESTS:
            assert await statistics.best(party.guild.id, "london", best) == []

    async def test_for_the_first_holder_who_played_more_than_half_of_the_turns(self, party: Party) -> None:
        await self.hand_over(party, after=50)
        row = (await results(party))[1]
        assert row.holders[0][2] > row.holders[1][2] > 0
        assert (row.user_id, row.name, row.rated) == (party.bob.id, "Bob", True)

    async def test_for_no_one_who_lets_the_clock_play(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1", late="tm")
        rng = Random(5)
        for _ in range(2):
            while (await party.table()).running.waiting == (0,):
                await move(party, rng)
            await party.env.advance_time(DAY + HOUR)
        table = await party.table()
        assert table.running.waiting == (0,)
        ann, bob = (await ending_of(party.bot.store, table, table.running, now())).results
        assert (ann.user_id, bob.user_id, bob.rated) == (party.ann.id, None, False)
        assert bob.holders[0][:2] == (party.bob.id, None)

    async def test_the_last_turn_is_not_a_persons_either_when_the_clock_plays_it(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2, clock="c1", late="tm")
        await arrange(party, pieces=[9, 9], last_turns=2)
        while (await party.table()).running.waiting == (0,):
            await move(party, Random(5))
        await party.env.advance_time(DAY + HOUR)
        assert (await party.table()).status == "finished"
        ann, bob = await results(party)
        assert (ann.user_id, bob.user_id) == (party.ann.id, None)

    async def test_for_the_substitute_who_played_more_than_half_of_the_turns(self, party: Party) -> None:
        await self.hand_over(party)
        row = (await results(party))[1]
        assert (row.user_id, row.name, row.rated) == (party.cleo.id, "Cleo", True)
        assert [held[:2] for held in row.holders] == [(party.bob.id, None), (party.cleo.id, None)]
        assert all(held[2] > 0 for held in row.holders)
        assert sum(held[2] for held in row.holders) == row.moves

    @pytest.mark.long
    @pytest.mark.parametrize("after", [8, 50])
    async def test_for_the_first_holder_alone_where_the_table_says_so(self, party: Party, after: int) -> None:
        await self.hand_over(party, after, options="ns")
        assert "only for its first player" in text_of(party.posts()[0])
        row = (await results(party))[1]
        has_most = row.holders[0][2] > row.holders[1][2]
        assert has_most == (after == 50)
        assert (row.user_id, row.rated) == ((party.bob.id, True) if has_most else (None, False))

    async def test_or_for_nobody(self, party: Party) -> None:
        await self.hand_over(party, options="nn")
        ann, row = await results(party)
        assert (row.user_id, row.rated) == (None, False)
        assert not ann.rated, "one person alone is rated against nobody"
        assert await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id) == {}

    @pytest.mark.long
    @pytest.mark.parametrize("after", [0, 50])
    async def test_what_the_computer_finishes_counts_for_a_person_who_played_most(
        self, party: Party, after: int
    ) -> None:
        table = await party.begin_turns(map="london", seats=2)
        rng = Random(5)
        for _ in range(after):
            table = await move(party, rng)

        async def change() -> None:
            await give_to_computer(party.bot, table, 1)

        await party.in_bot(change)
        await play_out(party, rng)
        row = (await results(party))[1]
        assert (row.user_id, row.computer, row.rated) == (party.bob.id if after else None, "medium", bool(after))
        assert [held[:2] for held in row.holders] == [(party.bob.id, None), (party.bob.id, "medium")]
        assert set(await Ratings(party.bot.store).of_person(party.guild.id, party.bob.id)) == (
            {"london", OVERALL} if after else set()
        )
        assert (await reliability_of(party.bot, party.bob.id, party.guild.id)).abandoned == 1, "as ever"

    @pytest.mark.long
    async def test_a_solo_game_left_to_the_computer_is_nobodys(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="london", seats=2, strength="easy")

        async def change() -> None:
            await give_to_computer(party.bot, await party.table(), 0, by=0)

        await party.in_bot(change)
        table = await party.table()
        for _ in range(600):
            if table.status == "finished":
                break
            assert table.game is not None
            table = await party.act(table.game.waiting[0], 0)
        assert [row.user_id for row in await results(party)] == [None, None]
        assert await Statistics(party.bot.store).of_person(party.guild.id, party.ann.id) == {}

    async def test_a_game_against_computers_alone_is_kept_and_not_rated(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="london", seats=2, strength="easy")
        await play_out(party, Random(5))
        ann, computer = await results(party)
        assert (ann.user_id, ann.rated) == (party.ann.id, False)
        assert (computer.user_id, computer.computer, computer.rated) == (None, "easy", False)
        assert await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id) == {}
        assert (await reliability_of(party.bot, party.ann.id, party.guild.id)).score is None

    async def test_a_game_that_began_against_computers_stays_unrated_whoever_takes_a_seat_later(
        self, party: Party
    ) -> None:
        await party.ann.slash(party.channel, "game solo", map="london", seats=2, strength="easy")

        async def change() -> None:
            table = await party.table()
            await open_seat(party.bot, table, 1)
            await take_seat(party.bot, table.id, SimpleNamespace(id=party.cleo.id, display_name="Cleo"), 1)

        await party.in_bot(change)
        await play_out(party, Random(5))
        ann, cleo = await results(party)
        assert (ann.user_id, cleo.user_id) == (party.ann.id, party.cleo.id)
        assert not ann.rated and not cleo.rated


class TestRatingsFollow:
    async def test_the_end_of_a_game_rates_it_for_its_server_and_across_servers(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=3)
        await play_out(party, Random(5))
        rows, ratings = await results(party), Ratings(party.bot.store)
        for guild in (party.guild.id, EVERYWHERE):
            for row in rows:
                assert row.user_id is not None
                found = await ratings.of_person(guild, row.user_id)
                assert {key: games for key, (_, games) in found.items()} == {"london": 1, OVERALL: 1}
        assert outcome_of(rows).seats[0] == SeatOutcome(0, party.ann.id, rows[0].place, rows[0].points)

    @pytest.mark.logs_errors
    async def test_a_restart_between_the_last_step_and_the_rating_loses_nothing(
        self, party: Party, database: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def never(self: Ratings) -> None:
            raise RuntimeError("stopped")

        await party.begin_turns(map="london", seats=2)
        with monkeypatch.context() as broken:
            broken.setattr(Ratings, "apply", never)
            await play_out(party, Random(5))
        assert await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id) == {}
        await party.restart(database)
        await party.env.advance_time(HOUR)
        assert await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id) != {}


class TestTrouble:
    async def test_results_and_the_last_step_are_written_together_or_not_at_all(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(ending: Ending) -> list[Statement]:
            return [*written(ending), ("INSERT INTO nothing VALUES (1)", ())]

        written = Ending.statements
        await party.begin_turns(map="london", seats=2)
        rng = Random(5)
        with monkeypatch.context() as disk:
            disk.setattr(Ending, "statements", broken)
            with pytest.raises((sqlite3.OperationalError, psycopg.errors.UndefinedTable)):
                await play_out(party, rng)
        table = await party.table()
        assert table.status == "playing"
        assert await results(party) == []
        await play_out(party, rng)
        assert len(await results(party)) == 2

    @pytest.mark.parametrize("event", ["step_undone", "of_a_former_version"])
    async def test_a_game_ends_though_its_steps_do_not_lead_to_its_end(
        self, party: Party, caplog: pytest.LogCaptureFixture, event: str
    ) -> None:
        """Who was waited for is known by who moved then."""
        await party.begin_turns(map="usa", seats=2)
        table = await arrange(party, claimed={"denver-omaha": 0}, pieces=[3, 20], last_turns=2)
        text = json.dumps([{"event": event, "seat": 0}])  # of the deal nothing could be taken back
        await party.bot.store.run("UPDATE steps SET events = ? WHERE game_id = ? AND step = 1", text, table.id)
        await party.bot.store.run("UPDATE steps SET at = ? WHERE game_id = ?", now() - DAY, table.id)
        await play_out(party, Random(1))
        assert "its steps do not lead to its end" in caplog.text
        ann, bob = await results(party)
        assert ann.seconds >= DAY > bob.seconds
        assert sum(ann.kinds.values()) == ann.points


async def test_a_referee_can_count_a_game_as_it_stands(party: Party) -> None:
    """What a game would come to now: nothing is written by looking."""
    table = await party.begin_turns(map="london", seats=2)
    for _ in range(10):
        table = await move(party, Random(5))
    assert table.game is not None
    ending = await ending_of(party.bot.store, table, table.game, 99)
    assert tuple(row.points for row in ending.results) == table.game.result().totals
    assert await results(party) == []
