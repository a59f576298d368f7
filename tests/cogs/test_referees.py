"""Referees by a person's hands: who they are, what they may do, and the log of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import MemberActor

from cogs.tables.seats import open_seat, take_seat
from data.store import leagues as rows
from data.store.league_rows import DECIDED, REMOVED, VOID
from data.store.leagues import Leagues
from data.store.ratings import OVERALL, Ratings
from data.store.results import Results
from tests.cogs.cup_hands import (
    DAY,
    channel_text,
    create,
    crowd,
    entrants,
    fixtures,
    host_of,
    join,
    play_out,
    play_round,
    season,
    thread,
)
from tests.cogs.party import Party, said, sure, text_of

WHY = "A link went down for a week."


DECISIONS: list[tuple[str, dict[str, Any]]] = [
    ("annul", {}),
    ("adjudicate", {"places": "1, 2"}),
    ("extend", {"days": 1}),
]
ABOUT_PEOPLE: list[tuple[str, dict[str, Any]]] = [("move", {"division": 2}), ("remove", {})]
"""What a referee can decide about a table, and about a person."""


def member(court: Court, user_id: int) -> MemberActor:
    return next(one for one in court.people if one.id == user_id)


class Court:
    """A running league of two divisions at tables of two, its host, and a referee."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.host = host_of(party)
        self.role = party.guild.create_role("Referees")
        self.judge = party.guild.add_member(party.env.create_user("judge", global_name="Judge"), roles=[self.role])
        self.people = crowd(party, 8)

    async def open(self, **options: Any) -> None:
        terms = {"divisions": 2, "seats": 2, "rounds": 3} | options
        await create(self.party, self.host, **terms)
        await self.host.slash(self.party.channel, "league referee", role=self.role)
        await join(self.party, self.people)
        await self.party.env.advance_time(3 * DAY + 10)

    async def says(self, command: str, by: MemberActor | None = None, **options: Any) -> str:
        arguments = {"why": WHY} | options
        person = by or self.judge
        answer = said(await sure(person, await person.slash(self.party.channel, f"referee {command}", **arguments)))
        await self.party.env.advance_time(5)
        return answer

    async def names(self, table: int = 0) -> list[str]:
        known = await entrants(self.party)
        return [known[person].name for person in (await fixtures(self.party))[table].people]

    async def acts(self) -> str:
        return said(await self.party.ann.slash(self.party.channel, "league acts"))


@pytest.fixture
async def court(party: Party) -> Court:
    court = Court(party)
    await court.open()
    return court


class TestWhoTheyAre:
    async def test_is_chosen_by_those_who_manage_the_server_and_announced_to_all(self, party: Party) -> None:
        court = Court(party)
        assert "There's no referee role here" in said(await party.ann.slash(party.channel, "league referee"))
        refused = said(await party.ann.slash(party.channel, "league referee", role=court.role))
        assert "manage" in refused.casefold()
        assert court.role.mention in said(await court.host.slash(party.channel, "league referee", role=court.role))
        assert court.role.mention in said(await party.ann.slash(party.channel, "league referee"))
        assert "You removed the referee role" in said(
            await court.host.slash(party.channel, "league referee", nobody=True)
        )
        assert "There's no referee role here" in said(await party.ann.slash(party.channel, "league referee"))

    async def test_is_written_into_the_log_of_each_league(self, court: Court) -> None:
        assert court.role.mention in await court.acts()

    async def test_is_never_everybody(self, party: Party) -> None:
        court = Court(party)
        everyone = party.guild.default_role
        assert "Everyone has this role" in said(await court.host.slash(party.channel, "league referee", role=everyone))

    @pytest.mark.parametrize(
        ("command", "options"),
        [
            ("annul", {"table": "1"}),
            ("adjudicate", {"table": "1", "places": "1, 2"}),
            ("extend", {"days": 3}),
            ("move", {"division": 2}),
            ("remove", {}),
        ],
    )
    async def test_decides_who_may_do_anything(self, court: Court, command: str, options: dict[str, Any]) -> None:
        if command in ("move", "remove"):
            options = options | {"person": court.people[0]}
        before = await fixtures(court.party), await entrants(court.party), await season(court.party)
        assert "Only referees and members with Manage Server" in await court.says(
            command, by=court.people[1], **options
        )
        assert (await fixtures(court.party), await entrants(court.party), await season(court.party)) == before
        assert WHY not in channel_text(court.party)


async def test_a_referee_pauses_a_game_whose_players_are_sent_to_one(court: Court) -> None:
    party, table = court.party, (await fixtures(court.party))[0]
    assert table.game_id is not None
    where = thread(party, table)
    for person, answer in ((member(court, table.people[0]), "referees"), (court.judge, "")):
        assert answer in said(await person.slash(where, "game freeze"))
        paused = (await party.bot.tables.get(table.game_id)).paused_at is not None
        assert paused == (person is court.judge)


class TestAnnulling:
    @pytest.mark.long
    async def test_a_game_that_has_ended_takes_its_result_and_its_ratings_back(self, court: Court) -> None:
        party = court.party
        (table, *_) = await play_round(party, 1, Random(1))
        ratings = Ratings(party.bot.store)
        assert set(table.people) <= set(await ratings.of_server(party.guild.id, OVERALL))
        assert "its game is void" in await court.says("annul", table=str(table.id))
        assert await Results(party.bot.store).of_game(table.game_id or 0) == []
        assert not set(table.people) & set(await ratings.of_server(party.guild.id, OVERALL))
        assert (await fixtures(party, 1))[0].status == VOID
        (correction,) = await Results(party.bot.store).corrections(table.game_id or 0)
        assert (correction.kind, correction.why, correction.by_user) == ("annul", WHY, court.judge.id)
        outcomes = await Leagues(party.bot.store).outcomes((await season(party))[1].id)
        assert table.game_id not in {outcome.game for _, outcome in outcomes}

    @pytest.mark.long
    async def test_is_announced_at_the_table_in_the_channel_and_in_the_log_with_its_reason(self, court: Court) -> None:
        (table, *_) = await play_round(court.party, 1, Random(1))
        await court.says("annul", table=str(table.id))
        sentence = "table 1 of round 1 in division 1 (London): its game is void"
        for text in (channel_text(court.party), await court.acts()):
            assert f"<@{court.judge.id}> annulled {sentence}. Reason: {WHY}" in text
        posts = "\n".join(text_of(message) for message in thread(court.party, table).history())
        assert f"annulled this game: it's void. Reason: {WHY}" in posts

    async def test_a_running_game_stops_it_and_the_season_goes_on(self, court: Court) -> None:
        party = court.party
        (table, *others) = await fixtures(party, 1)
        await court.says("annul", table=str(table.id))
        assert (await party.bot.tables.frame(table.game_id or 0)).status == "cancelled"
        for other in others:
            await play_out(party, other, Random(2))
        await party.env.advance_time(5)
        assert (await season(party))[1].round == 2

    async def test_is_done_once(self, court: Court) -> None:
        await court.says("annul", table="1")
        assert "already void" in await court.says("annul", table="1")

    async def test_is_done_in_the_thread_of_the_table_without_naming_it(self, court: Court) -> None:
        (table, *_) = await fixtures(court.party, 1)
        where = thread(court.party, table)
        asked = await court.judge.slash(where, "referee annul", why=WHY)
        assert "table 1 of round 1" in said(asked) and "players" in said(asked)
        assert (await fixtures(court.party, 1))[0].status == "running"
        assert "table 1 of round 1" in said(await sure(court.judge, asked))
        assert "Pick the table from the list" in said(
            await court.judge.slash(court.party.channel, "referee annul", why=WHY)
        )

    async def test_offers_the_tables_by_round_map_and_people(self, court: Court) -> None:
        one, _ = await court.names()
        channel = court.party.channel
        found = await court.judge.autocomplete(channel, "referee annul", "table", one)
        assert [choice["value"] for choice in found] == ["1"]
        assert found[0]["name"].startswith("table 1 of round 1 in division 1 (London): ")
        assert len(await court.judge.autocomplete(channel, "referee annul", "table", "")) == 4

    async def test_needs_a_reason_and_a_table_of_the_season(self, court: Court) -> None:
        assert "A reason is missing" in await court.says("annul", table="1", why="...")
        assert "no table “99”" in await court.says("annul", table="99")
        assert "no table “mine”" in await court.says("annul", table="mine")

    async def test_their_own_table_is_for_another_referee(self, party: Party) -> None:
        court = Court(party)
        court.people[0] = court.judge
        await court.open()
        table = next(one for one in await fixtures(party, 1) if court.judge.id in one.people)
        for command, options in DECISIONS:
            answer = await court.says(command, table=str(table.id), **options)
            assert "You play or played at this table" in answer
            assert "another referee or someone with Manage Server" in answer
        assert (await fixtures(party, 1))[table.id - 1] == table
        assert "its game is void" in await court.says("annul", by=court.host, table=str(table.id))

    @pytest.mark.parametrize("stays", [True, False])
    async def test_nor_do_they_decide_about_a_table_where_they_were_a_substitute(
        self, court: Court, stays: bool
    ) -> None:
        party = court.party
        (table, other, *_) = await fixtures(party, 1)

        season_id = (await season(party))[1].id
        for person in (court.judge, court.people[7]):
            await Leagues(party.bot.store).write([rows.listed(season_id, person.id, "Stand-in", 0)])

        async def sit() -> None:
            for person in [court.judge, *([] if stays else [court.people[7]])]:
                await open_seat(party.bot, await party.bot.tables.get(table.game_id or 0), 0)
                newcomer = SimpleNamespace(id=person.id, display_name="Stand-in")
                await take_seat(party.bot, table.game_id or 0, newcomer, 0)

        await party.in_bot(sit)
        for command, options in DECISIONS:
            assert "You play or played at this table" in await court.says(command, table=str(table.id), **options)
        for opponent in table.people:
            for command, options in ABOUT_PEOPLE:
                answer = await court.says(command, person=member(court, opponent), **options)
                assert "You shared a table with this player" in answer
        assert "Your own table is still running" in await court.says("extend", days=1)
        assert all(one.status == "in" for one in (await entrants(party)).values())
        assert "its game is void" in await court.says("annul", table=str(other.id))
        assert "You extended" in await court.says("extend", by=court.host, days=1)

    async def test_nor_about_themselves(self, party: Party) -> None:
        court = Court(party)
        court.people[0] = court.judge
        await court.open()
        for command, options in ABOUT_PEOPLE:
            answer = await court.says(command, person=court.judge, **options)
            assert "You can't decide about yourself" in answer

    @pytest.mark.long
    async def test_survives_a_restart_right_after_it(self, court: Court, database: Path) -> None:
        (table, *_) = await fixtures(court.party, 1)
        await court.says("annul", table=str(table.id))
        await court.party.restart(database)
        await court.party.env.advance_time(60)
        assert channel_text(court.party).count(" annulled ") == 1
        assert " annulled " in await court.acts()


class TestAdjudicating:
    async def test_a_running_game_ends_with_the_places_that_are_set(self, court: Court) -> None:
        party = court.party
        (table, *_) = await fixtures(party, 1)
        ann, bob = await court.names()
        answer = await court.says("adjudicate", table=str(table.id), places=f"{bob}, {ann}")
        assert f"{bob}, {ann}" in answer
        rows = await Results(party.bot.store).of_game(table.game_id or 0)
        assert [row.place for row in rows] == [2, 1]
        assert rows[0].best == rows[1].points
        assert (await fixtures(party, 1))[0].status == DECIDED
        outcomes = await Leagues(party.bot.store).outcomes((await season(party))[1].id)
        assert [seat.place for _, one in outcomes for seat in one.seats] == [2, 1]
        assert set(table.people) <= set(await Ratings(party.bot.store).of_server(party.guild.id, OVERALL))
        assert f"set the places of table 1 of round 1 in division 1 (London): {bob}, {ann}" in channel_text(party)

    @pytest.mark.long
    async def test_a_finished_game_keeps_its_points_and_may_end_equal(self, court: Court) -> None:
        party = court.party
        (table, *_) = await play_round(party, 1, Random(1))
        before = await Results(party.bot.store).of_game(table.game_id or 0)
        one, other = table.people
        await court.says("adjudicate", table=str(table.id), places=f"<@{other}> = <@{one}>")
        after = await Results(party.bot.store).of_game(table.game_id or 0)
        assert [row.place for row in after] == [1, 1]
        assert [row.points for row in after] == [row.points for row in before]

    @pytest.mark.long
    async def test_after_annulling_brings_the_game_back(self, court: Court) -> None:
        (table, *_) = await play_round(court.party, 1, Random(1))
        await court.says("annul", table=str(table.id))
        await court.says("adjudicate", table=str(table.id), places="2, 1")
        rows = await Results(court.party.bot.store).of_game(table.game_id or 0)
        assert [row.place for row in rows] == [2, 1]
        assert (await fixtures(court.party, 1))[0].status == DECIDED

    @pytest.mark.parametrize(
        ("places", "answer"),
        [
            ("nobody, 1", "No one at this table is called “nobody”"),
            ("1, 1, 2", "twice"),
            ("1", "These players have no place yet"),
        ],
    )
    async def test_asks_for_everybody_once(self, court: Court, places: str, answer: str) -> None:
        assert answer in await court.says("adjudicate", table="1", places=places)
        assert (await fixtures(court.party, 1))[0].status == "running"


class TestGivingTime:
    async def test_to_the_season_moves_its_end(self, court: Court) -> None:
        before = (await season(court.party))[1].ends_at
        assert "You extended the season: it now ends" in await court.says("extend", days=7)
        assert (await season(court.party))[1].ends_at == before + 7 * DAY
        assert "extended the season by 7 days" in channel_text(court.party)

    @pytest.mark.long
    async def test_to_a_table_lets_it_play_on_when_the_season_ends(self, party: Party) -> None:
        court = Court(party)
        await court.open(overrun="void", end="in 8 days", rounds=1)
        (table, other, *_) = await fixtures(party, 1)
        await court.says("extend", days=5, table=str(table.id))
        await party.env.advance_time(6 * DAY)
        status = {one.id: one.status for one in await fixtures(party, 1)}
        assert (status[table.id], status[other.id]) == ("running", VOID)
        await play_out(party, table, Random(1))
        await party.env.advance_time(5)
        assert (await season(party))[1].status == "ended"

    @pytest.mark.long
    async def test_to_what_is_over_is_refused(self, court: Court) -> None:
        await play_round(court.party, 1, Random(1))
        assert "has finished its game" in await court.says("extend", days=1, table="1")


class TestMovingPeople:
    async def test_changes_who_is_drawn_with_whom(self, court: Court) -> None:
        party = court.party
        known = await entrants(party)
        above, below = (next(p for p in court.people if known[p.id].division == number) for number in (0, 1))
        assert "to division 2, from the next round" in await court.says("move", person=above, division=2)
        assert "to division 1, from the next round" in await court.says("move", person=below, division=1)
        assert f"moved {known[above.id].name} from division 1 to division 2" in channel_text(party)
        await play_round(party, 1, Random(1))
        divisions = {person: table.division for table in await fixtures(party, 2) for person in table.people}
        assert (divisions[above.id], divisions[below.id]) == (1, 0)

    async def test_that_makes_no_difference_is_refused(self, court: Court) -> None:
        known = await entrants(court.party)
        person = court.people[0]
        here = known[person.id].division + 1
        assert f"already plays in division {here}" in await court.says("move", person=person, division=here)
        assert "has 2 divisions" in await court.says("move", person=person, division=9)
        assert "doesn't play in this season" in await court.says("move", person=court.host, division=1)

    @pytest.mark.long
    async def test_out_of_the_season_draws_them_no_more(self, court: Court) -> None:
        party, person = court.party, court.people[0]
        assert "from the season" in await court.says("remove", person=person)
        assert (await entrants(party))[person.id].status == REMOVED
        await play_round(party, 1, Random(1))
        assert person.id not in {one for table in await fixtures(party, 2) for one in table.people}
        assert "doesn't play in this season" in await court.says("remove", person=person)

    async def test_twice_at_once_is_announced_once(self, court: Court) -> None:
        party, person = court.party, court.people[0]
        options = {"person": person, "why": WHY}
        judges = (court.judge, court.host)
        asked = [await one.slash(party.channel, "referee remove", **options) for one in judges]
        answers = [said(one) for one in await party.at_once(*map(sure, judges, asked))]
        assert sum("You removed" in one for one in answers) == 1
        assert (await court.acts()).count("from the season") == 1

    @pytest.mark.long
    async def test_who_is_out_has_not_won(self, court: Court) -> None:
        party = court.party
        for number in (1, 2, 3):
            await play_round(party, number, Random(number))
            await party.env.advance_time(5)
            if number == 2:
                table = said(await party.ann.slash(party.channel, "league table"))
                first = next(one for one in (await entrants(party)).values() if f"**1.** {one.name} " in table)
                out = next(one for one in court.people if one.id == first.user_id)
                await court.says("remove", person=out)
        ended = next(text_of(one) for one in party.posts() if "The season is over" in text_of(one))
        assert ended.count(" won.") + ended.count("share first place") == 2
        assert first.name not in ended.replace(",", " ").replace(".", " ").split()


class TestTheLog:
    @pytest.mark.long
    async def test_has_pages(self, court: Court) -> None:
        for days in range(1, 12):
            await court.says("extend", days=days)
        answer = await court.party.ann.slash(court.party.channel, "league acts")
        assert answer.response is not None
        assert "by 11 days" in said(answer)
        await court.party.ann.click(answer.response, label="Older")
        assert "created the league" in text_of(answer.response)

    async def test_shows_reasons_harmlessly(self, court: Court) -> None:
        await court.says("extend", days=1, why="@everyone **look** <@1> [here](http://x.y)")
        for text in (channel_text(court.party), await court.acts()):
            assert "@everyone" not in text
            assert "**look**" not in text


class TestInACup:
    @pytest.mark.long
    async def test_a_table_that_was_annulled_sends_the_better_seed_on(self, party: Party) -> None:
        court = Court(party)
        await create(party, court.host, kind="cup")
        await court.host.slash(party.channel, "league cup-rules", groups=0)
        await court.host.slash(party.channel, "league referee", role=court.role)
        await join(party, court.people)
        await party.env.advance_time(3 * DAY + 10)
        (table, *others) = await fixtures(party, 1)
        known = await entrants(party)
        await court.says("annul", table=str(table.id))
        for other in others:
            await play_out(party, other, Random(1))
        await party.env.advance_time(5)
        better = min(table.people, key=lambda person: known[person].seed or 0)
        assert set(table.people) & {person for one in await fixtures(party, 2) for person in one.people} == {better}
        drawn = await fixtures(party, 2)
        late = await court.says("adjudicate", table=str(table.id), places="2, 1")
        assert "next round of this cup is already drawn" in late
        assert await fixtures(party, 2) == drawn
