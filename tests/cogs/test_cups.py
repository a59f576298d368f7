"""A cup by many people's hands: announced, joined, its groups and its knock-out played, its bracket read."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord
import pytest
from simcord import MemberActor

from cogs.league import season as season_module
from data.store.league_rows import ENDED, REMOVED, VOID
from data.store.leagues import Leagues
from engine.core.action import Action
from engine.league.cups import MOST_PEOPLE
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
from tests.cogs.party import Party, said, text_of


async def begin(party: Party, count: int, groups: int = 0, **options: object) -> None:
    """A cup whose first round has been drawn; people are numbered in the order in which they joined."""
    host, people = host_of(party), crowd(party, count)
    await create(party, host, kind="cup", **options)
    assert "Knockout: duels" in said(await host.slash(party.channel, "league cup-rules", groups=groups))
    await join(party, people)
    await party.env.advance_time(3 * DAY + 10)


async def leave(party: Party, person: MemberActor) -> None:
    asked = await person.slash(party.channel, "league leave")
    assert asked.response is not None
    await person.click(asked.response, label="Leave season")
    await party.env.advance_time(60)


class TestAWholeCup:
    @pytest.mark.long
    async def test_goes_from_groups_to_its_winner(self, party: Party) -> None:
        await begin(party, 9, groups=1)
        assert "3 groups are playing" in channel_text(party)
        groups = await play_round(party, 1, Random(1))
        assert [(one.stage, len(one.people)) for one in groups] == [("group", 3)] * 3
        quarter = await play_round(party, 2, Random(2))
        assert [(one.stage, len(one.people)) for one in quarter] == [("knockout", size) for size in (2, 2, 1, 1)]
        assert "Byes: " in channel_text(party)
        assert said(await party.ann.slash(party.channel, "league rounds", round=2)).count("Bye: ") == 2
        await play_round(party, 3, Random(3))
        (final,) = await play_round(party, 4, Random(4))
        assert (await season(party))[1].status == ENDED
        outcomes = {one.game: one for _, one in await Leagues(party.bot.store).outcomes((await season(party))[1].id)}
        first = next(seat.person for seat in outcomes[final.game_id or 0].seats if seat.place == 1)
        name = (await entrants(party))[first or 0].name
        assert text_of(party.posts()[-1]).endswith(f"🏆 **{name}** won the cup.")
        often = [
            sum(person in one.people for one in await fixtures(party) if one.game_id)
            for person in await entrants(party)
        ]
        assert max(often) <= 4

    async def test_tells_the_number_of_its_rounds_when_that_is_known(self, party: Party) -> None:
        host = host_of(party)
        await create(party, host, kind="cup")
        info = said(await host.slash(party.channel, "league info"))
        assert "depends on how many players join" in info and "Cup of up to" not in info
        await host.slash(party.channel, "league cup-rules", groups=0)
        await join(party, crowd(party, 8))
        await party.env.advance_time(3 * DAY + 10)
        assert "Cup of up to 3 rounds" in said(await host.slash(party.channel, "league info"))

    @pytest.mark.long
    async def test_is_read_page_by_page(self, party: Party) -> None:
        await begin(party, 8, groups=1)
        for number in (1, 2, 3):
            await play_round(party, number, Random(number))
        answer = await party.ann.slash(party.channel, "league cup")
        assert "**Final**" in said(answer)
        assert answer.response is not None
        await party.ann.click(answer.response, label="Earlier")
        assert "**Semifinals**" in text_of(answer.response)
        assert "**Group 2**" in said(await party.ann.slash(party.channel, "league cup", page=1))
        assert "· advances" in said(await party.ann.slash(party.channel, "league cup", page=1))
        assert "**Final**" in said(await party.ann.slash(party.channel, "league table"))
        await party.ann.slash(party.channel, "settings language", language="ru")
        assert "Полуфиналы" in said(await party.ann.slash(party.channel, "league cup", page=2))

    async def test_goes_on_after_a_restart_and_draws_no_round_twice(self, party: Party, database: Path) -> None:
        await begin(party, 8)
        for fixture in (await fixtures(party, 1))[:3]:
            await play_out(party, fixture, Random(5))
        await party.restart(database)
        await party.env.advance_time(DAY // 4 + 60)
        assert len(await fixtures(party)) == 4
        await play_round(party, 1, Random(6))
        await party.restart(database)
        await party.env.advance_time(DAY // 4 + 60)
        assert len(await fixtures(party, 2)) == 2
        assert channel_text(party).count("**Semifinals**") == 1
        assert {one.status for one in await fixtures(party, 2)} == {"running"}


class TestWhoeverStaysAway:
    async def first_moves(self, party: Party, *, but: int = 0, or_but: int = 0, only: int = 0) -> None:
        """Everybody does what is asked of them at first, but for one person or two; or only that one."""

        def choose(table: object, seat: int) -> Action:
            legal: list[Action] = table.game.legal(seat)  # type: ignore[attr-defined]
            return legal[0]

        async def work() -> None:
            for fixture in await fixtures(party, 1):
                assert fixture.game_id is not None
                for seat, person in enumerate(fixture.people):
                    if person not in (but, or_but) and only in (0, person):
                        await party.bot.tables.play_for(fixture.game_id, seat, choose)

        await party.in_bot(work)

    async def test_and_makes_no_first_move_in_time_is_out_and_the_other_goes_on(self, party: Party) -> None:
        await begin(party, 8)
        table = (await fixtures(party, 1))[0]
        away, there = table.people
        await self.first_moves(party, but=away)
        await party.env.advance_time(2 * DAY + 60)
        await party.env.advance_time(DAY // 4 + 60)
        after = await fixtures(party, 1)
        assert [one.status for one in after] == ["decided", "running", "running", "running"]
        known = await entrants(party)
        assert [one.user_id for one in known.values() if one.status == REMOVED] == [away]
        assert (
            f"{known[away].name} is out of the cup: no first move in time at table 1 of round 1 (London)"
            in channel_text(party)
        )
        assert "no opponents are left" in "\n".join(text_of(one) for one in thread(party, table).history())
        for fixture in after[1:]:
            await play_out(party, fixture, Random(1))
        await party.env.advance_time(5)
        drawn = {person for one in await fixtures(party, 2) for person in one.people}
        assert there in drawn
        assert away not in drawn
        assert "no first move" in said(await party.ann.slash(party.channel, "league acts"))

    async def test_is_reported_of_both_where_neither_has_come(self, party: Party) -> None:
        await begin(party, 8)
        away = (await fixtures(party, 1))[0].people
        await self.first_moves(party, but=away[0], or_but=away[1])
        await party.env.advance_time(2 * DAY + 60)
        await party.env.advance_time(DAY // 4 + 60)
        known = await entrants(party)
        for person in away:
            assert f"{known[person].name} is out of the cup: no first move in time" in channel_text(party)

    async def test_and_moves_late_but_before_anybody_looked_plays_on(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def nobody_looks(*_: object) -> bool:
            return False

        await begin(party, 8, late="ta")
        table = (await fixtures(party, 1))[0]
        away = table.people[0]
        await self.first_moves(party, but=away)
        with monkeypatch.context() as patch:
            patch.setattr(season_module, "mind_cup", nobody_looks)
            await party.env.advance_time(2 * DAY + 60)
            await self.first_moves(party, only=away)
        await party.env.advance_time(DAY // 4 + 60)
        assert (await entrants(party))[away].status == "in"
        assert (await fixtures(party, 1))[0].status == "running"

    @pytest.mark.long
    async def test_and_lets_the_computer_have_the_seat_is_out_too(self, party: Party) -> None:
        await begin(party, 8, late="tc")
        table = (await fixtures(party, 1))[0]
        away = table.people[0]
        await self.first_moves(party, but=away)
        await party.env.advance_time(2 * DAY + 60)
        await party.env.advance_time(DAY // 4 + 60)
        assert (await entrants(party))[away].status == REMOVED
        assert (await fixtures(party, 1))[0].status == "decided"

    async def test_who_leaves_a_duel_gives_way(self, party: Party) -> None:
        host, people = host_of(party), crowd(party, 8)
        await create(party, host, kind="cup")
        await host.slash(party.channel, "league cup-rules", groups=0)
        await join(party, people)
        await party.env.advance_time(3 * DAY + 10)
        await leave(party, people[0])
        table = next(one for one in await fixtures(party, 1) if people[0].id in one.people)
        assert table.status == "decided"
        assert (await party.bot.tables.frame(table.game_id or 0)).closed == "cup-walkover"
        await play_round(party, 1, Random(1))
        (other,) = set(table.people) - {people[0].id}
        assert other in {person for one in await fixtures(party, 2) for person in one.people}

    @pytest.mark.long
    async def test_who_leaves_a_group_leaves_the_seat_to_the_computer(self, party: Party) -> None:
        host, people = host_of(party), crowd(party, 8)
        await create(party, host, kind="cup")
        await join(party, people)
        await party.env.advance_time(3 * DAY + 10)
        await leave(party, people[0])
        table = next(one for one in await fixtures(party, 1) if people[0].id in one.people)
        game = await party.bot.tables.get(table.game_id or 0)
        assert table.status == "running"
        assert game.seats[table.people.index(people[0].id)].computer == "medium"
        await play_round(party, 1, Random(1))
        again = [one for one in await fixtures(party, 2) if set(one.people) & set(table.people)]
        assert [len(one.people) for one in again] == [3]

    @pytest.mark.long
    async def test_where_a_game_was_called_off_the_better_seed_goes_on(self, party: Party) -> None:
        await begin(party, 8)
        (table, *others) = await fixtures(party, 1)
        known = await entrants(party)
        better = min(table.people, key=lambda person: known[person].seed or 0)
        await party.in_bot(lambda: party.bot.tables.cancel(table.game_id or 0, 0, entitled=True))
        for fixture in others:
            await play_out(party, fixture, Random(2))
        await party.env.advance_time(5)
        assert (await fixtures(party, 1))[0].status == VOID
        drawn = {person for one in await fixtures(party, 2) for person in one.people}
        assert set(table.people) & drawn == {better}

    async def test_a_round_whose_time_is_up_counts_as_it_stands_where_that_was_agreed(self, party: Party) -> None:
        await begin(party, 8, overrun="count", end="in 6 days")
        await party.env.advance_time(DAY + 60)
        assert {one.status for one in await fixtures(party, 1)} == {"decided"}
        assert len(await fixtures(party, 2)) == 2

    @pytest.mark.long
    async def test_a_round_that_begins_late_has_its_time_all_the_same(self, party: Party) -> None:
        await begin(party, 8, overrun="count", end="in 6 days")
        await self.first_moves(party)
        (table, *_) = await fixtures(party, 1)
        boss = party.guild.create_role("Chief", permissions=discord.Permissions(manage_guild=True))
        host = party.guild.add_member(party.env.create_user("boss"), roles=[boss])
        await host.slash(party.channel, "referee extend", days=3, table=str(table.id), why="A wedding.")
        await party.env.advance_time(3 * DAY)
        assert [one.status for one in await fixtures(party, 1)] == ["running", "decided", "decided", "decided"]
        await play_out(party, table, Random(1))
        await party.env.advance_time(DAY // 2)
        assert {one.status for one in await fixtures(party, 2)} == {"running"}
        await party.env.advance_time(2 * DAY)
        assert {one.status for one in await fixtures(party, 2)} == {"decided"}


@pytest.mark.long
class TestTheSameDeal:
    async def test_is_played_at_all_tables_of_a_round_and_opened_when_it_is_over(self, party: Party) -> None:
        await begin(party, 8, same=True)
        tables = await fixtures(party, 1)
        assert len({one.deal_id for one in tables}) == 1
        assert tables[0].deal_id is not None
        assert "All tables of round 1 have finished" not in channel_text(party)
        await play_round(party, 1, Random(1))
        assert "All tables of round 1 have finished" in channel_text(party)
        assert {one.deal_id for one in await fixtures(party, 2)} & {tables[0].deal_id, None} == set()


class TestItsTerms:
    async def test_are_shown_with_what_would_come_before_it_starts(self, party: Party) -> None:
        host, people = host_of(party), crowd(party, 12)
        await create(party, host, kind="cup")
        await join(party, people)
        text = said(await party.ann.slash(party.channel, "league cup"))
        assert "- 3 groups of 4, 2 games each" in text
        assert "Quarterfinals: 6 players, 2 tables · byes for the top 2" in text
        assert "No one plays more than 5 games." in text
        changed = said(await host.slash(party.channel, "league cup-rules", groups=0, knockout="4-2"))
        assert "Groups: none" in changed
        assert "Final: 4 players, 1 table" in changed

    @pytest.mark.parametrize(
        ("options", "answer"),
        [
            ({}, "Nothing changed. Choose the games per group"),
            ({"through": 4}, "Let 1 to 3 advance, not 4"),
            ({"knockout": "5-2"}, "London is for 2 to 4 players"),
        ],
    )
    async def test_that_make_no_cup_are_refused(self, party: Party, options: dict[str, object], answer: str) -> None:
        host = host_of(party)
        await create(party, host, kind="cup")
        before = (await season(party))[1]
        assert answer in said(await host.slash(party.channel, "league cup-rules", **options))
        assert (await season(party))[1] == before

    async def test_are_not_for_everybody_and_not_for_later(self, party: Party) -> None:
        host, people = host_of(party), crowd(party, 8)
        await create(party, host, kind="cup")
        assert "Only the league's host, referees" in said(
            await party.ann.slash(party.channel, "league cup-rules", groups=0)
        )
        await join(party, people)
        await party.env.advance_time(3 * DAY + 10)
        assert "only before the season starts" in said(await host.slash(party.channel, "league cup-rules", groups=0))

    async def test_of_a_league_are_none(self, party: Party) -> None:
        host = host_of(party)
        await create(party, host)
        for command in ("league cup", "league cup-rules"):
            assert "isn't a cup" in said(await host.slash(party.channel, command))

    async def test_have_no_divisions(self, party: Party) -> None:
        assert "no divisions" in await create(party, host_of(party), kind="cup", divisions=2)
        assert await Leagues(party.bot.store).at(party.channel.id) is None

    async def test_ask_for_eight_people(self, party: Party) -> None:
        await begin(party, 7)
        assert "Only 7 players joined, and the season needs 8" in channel_text(party)
        assert (await season(party))[1].status == "cancelled"

    async def test_have_room_for_128(self, party: Party) -> None:
        await create(party, host_of(party), kind="cup")
        fill = "INSERT INTO entrants (season_id, user_id, name, joined_at) VALUES (?, ?, ?, 0)"
        await party.bot.store.together([(fill, (1, 1000 + n, f"N{n}")) for n in range(MOST_PEOPLE)])
        assert "This cup is full" in said(await party.ann.slash(party.channel, "league join"))
