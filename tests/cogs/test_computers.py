"""Computer players: in a lobby, in their turns, after a restart; and a game against them alone."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from cogs.tables import computers
from cogs.tables.computers import STRENGTHS, pause, thought
from cogs.tables.table import Table
from cogs.tables.terms import CASUAL, RATED
from data.store.jobs import Jobs
from data.store.rows import DueKind
from engine.core.action import Action
from engine.core.refused import Refused
from engine.core.view import View
from engine.players import known_players
from tests.cogs.hands import brisk
from tests.cogs.party import Party, said, text_of
from tests.cogs.watch import check_public

PICK = "st:1:0:pickcomputer"
SHORTEST, LONGEST = 100, 110
"""Pauses so long that nobody waits for them but by letting time go by."""


@pytest.fixture(autouse=True)
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "SHORTEST", SHORTEST)
    monkeypatch.setattr(computers, "LONGEST", LONGEST)


async def solo(party: Party, map: str = "usa", seats: int = 2, strength: str = "easy") -> Table:
    await party.ann.slash(party.channel, "game solo", map=map, seats=seats, strength=strength)
    return await party.table()


async def until_ann(party: Party) -> Table:
    """Lets time go by until the table waits for a person or is done."""
    for _ in range(200):
        table = await party.table()
        assert table.game is not None
        if table.game.over or table.people(table.game.waiting):
            return table
        await party.env.advance_time(LONGEST + 1)
    raise AssertionError("the computers do not move")


async def play_out(party: Party, rng: Random, most: int = 600) -> Table:
    """The person plays briskly and the computers as they do, to the end or for so many moves."""
    table = await until_ann(party)
    for _ in range(most):
        assert table.game is not None
        if table.game.over:
            break
        table = await party.act(table.game.waiting[0], brisk(table.game, table.game.waiting[0], rng))
        table = await until_ann(party)
    return table


class TestTheLobby:
    async def test_the_host_adds_computers_and_a_full_lobby_starts(self, party: Party) -> None:
        await party.open(seats=3)
        await party.ann.select(party.posts()[0], ["hard"], custom_id=PICK)
        assert "🤖" in text_of(party.posts()[0])
        assert "hard" in text_of(party.posts()[0])
        await party.ann.slash(party.channel, "game computer", strength="easy")
        table = await party.table()
        assert table.status == "playing"
        assert [(row.user_id, row.computer) for row in table.seats] == [
            (party.ann.id, None),
            (None, "hard"),
            (None, "easy"),
        ]
        assert len({row.name for row in table.seats}) == len({row.color for row in table.seats}) == 3

    async def test_nobody_else_adds_or_removes_any(self, party: Party) -> None:
        await party.open(seats=4)
        await party.bob.slash(party.channel, "game join")
        assert "host" in said(await party.bob.select(party.posts()[0], ["hard"], custom_id=PICK))
        await party.ann.select(party.posts()[0], ["hard"], custom_id=PICK)
        assert "host" in said(await party.bob.select(party.posts()[0], ["2"], custom_id=PICK))
        assert len((await party.table()).seats) == 3

    async def test_the_host_takes_them_off_again(self, party: Party) -> None:
        await party.open(seats=5)
        for strength in ("easy", "medium"):
            await party.ann.select(party.posts()[0], [strength], custom_id=PICK)
        await party.bob.slash(party.channel, "game join")
        await party.ann.select(party.posts()[0], ["1"], custom_id=PICK)
        assert [row.computer for row in (await party.table()).seats] == [None, "medium", None]
        await party.ann.slash(party.channel, "game computer", strength="none")
        assert [row.user_id for row in (await party.table()).seats] == [party.ann.id, party.bob.id]
        assert "no computer players" in said(await party.ann.slash(party.channel, "game computer", strength="none"))

    async def test_the_host_s_place_passes_to_a_person_and_computers_do_not_hold_a_lobby(self, party: Party) -> None:
        await party.open(seats=5)
        await party.ann.select(party.posts()[0], ["easy"], custom_id=PICK)
        await party.bob.slash(party.channel, "game join")
        await party.ann.slash(party.channel, "game leave")
        table = await party.table()
        assert (table.host_id, [row.computer for row in table.seats]) == (party.bob.id, ["easy", None])
        await party.bob.slash(party.channel, "game leave")
        assert (await party.table()).status == "cancelled"

    async def test_a_rematch_has_them_again(self, party: Party) -> None:
        table = await solo(party)
        await party.bot.store.set_game(table.id, status="finished")
        await party.ann.slash(party.channel, "game rematch")
        table = await party.table()
        assert (table.status, [row.computer for row in table.seats]) == ("playing", [None, "easy"])


class TestMoving:
    @pytest.mark.parametrize("strength", STRENGTHS)
    async def test_each_moves_after_its_pause_and_not_before(self, party: Party, strength: str) -> None:
        table = await solo(party, strength=strength)
        assert table.game is not None
        assert table.game.waiting == (0, 1)
        await party.env.advance_time(SHORTEST - 1)
        assert (await party.table()).step == 1
        await party.env.advance_time(LONGEST)
        table = await party.table()
        assert table.game is not None
        assert table.game.waiting == (0,)

    async def test_its_pause_is_the_same_whatever_it_holds(self) -> None:
        assert {pause(game, step) for game in range(9) for step in range(99)} == set(range(SHORTEST, LONGEST + 1))

    async def test_several_in_a_row_each_move(self, party: Party) -> None:
        await solo(party, seats=4)
        table = await until_ann(party)
        table = await party.act(0, 0)
        table = await until_ann(party)
        assert table.game is not None
        while table.game.waiting != (0,) or table.game.turn.number < 6:
            table = await party.act(0, 0)
            table = await until_ann(party)
            assert table.game is not None

    async def test_a_restart_loses_no_move(self, party: Party, database: Path) -> None:
        await solo(party)
        await party.restart(database)
        await party.env.advance_time(LONGEST + 1)
        table = await party.table()
        assert table.game is not None
        assert table.game.waiting == (0,)

    async def test_after_a_long_downtime_it_moves_once(self, party: Party, database: Path) -> None:
        table = await solo(party)
        await party.act(0, 0)
        before = await party.table()
        await party.env.advance_time(3 * 86400)
        after = await party.table()
        assert after.game is not None
        assert after.game.waiting == (0,)
        rows = await party.bot.store.steps(table.id, before.step)
        assert all(row.seat == 1 for row in rows)

    @pytest.mark.parametrize(("code", "step"), [("game_paused", 2), ("no_game_here", 1)])
    async def test_a_pause_is_waited_for_and_a_game_that_is_gone_is_not(
        self, party: Party, monkeypatch: pytest.MonkeyPatch, code: str, step: int
    ) -> None:
        async def refuse(*_: object, **__: object) -> Table:
            raise Refused(code)

        await solo(party)
        with monkeypatch.context() as paused:
            paused.setattr(party.bot.tables, "play_for", refuse)
            await party.env.advance_time(LONGEST + 1)
        await party.env.advance_time(computers.LATER + 1)
        assert (await party.table()).step == step

    @pytest.mark.logs_errors
    async def test_a_player_that_fails_gives_way_to_a_simpler_one(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(view: View, legal: Sequence[Action], rng: Random) -> Action:
            raise ValueError

        known = dict(known_players()) | {"hard": broken, "easy": broken}
        monkeypatch.setattr(computers, "known_players", lambda: known)
        await solo(party, strength="hard")
        table = await until_ann(party)
        await party.env.advance_time(LONGEST + 1)
        table = await party.table()
        assert table.game is not None
        assert table.game.waiting == (0,)

    @pytest.mark.logs_errors
    async def test_a_player_that_comes_to_no_end_is_not_waited_for(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        come_to_an_end = threading.Event()

        def endless(view: View, legal: Sequence[Action], rng: Random) -> Action:
            come_to_an_end.wait(1)
            return legal[0]

        known = dict(known_players()) | {"hard": endless}
        monkeypatch.setattr(computers, "known_players", lambda: known)
        monkeypatch.setattr(computers, "PATIENCE", 0.05)
        table = await solo(party, strength="hard")
        (due,) = [due for due in await Jobs(party.bot.store).of_game(table.id) if due.kind == DueKind.COMPUTER]
        await party.in_bot(lambda: computers.computer_moves(party.bot, due))
        come_to_an_end.set()
        assert (await party.table()).step == 2

    async def test_its_rng_is_its_own(self, party: Party) -> None:
        table = await solo(party)
        assert table.game is not None
        assert len({str(thought(table.game, 1, "random", "1 1 1")) for _ in range(5)}) == 1
        assert len({str(thought(table.game, 1, "random", f"1 {step} 1")) for step in range(9)}) > 1


class TestWhatIsShown:
    async def test_only_persons_get_private_messages_and_mentions(self, party: Party) -> None:
        table = await solo(party, seats=3)
        await play_out(party, Random(1), most=4)
        for person in party.people[1:]:
            assert not party.whispers(person)
        assert len(party.whispers(party.ann)) == 1
        assert await party.bot.store.queued(table.id) == []

    async def test_moves_of_computers_alone_make_no_posts(self, party: Party) -> None:
        """Three computers between two turns of a person: one new post, which tells of all of them."""
        await solo(party, seats=4)
        table = await until_ann(party)
        while table.game is None or not table.game.turn.number or table.game.waiting != (0,):
            table = await party.act(0, 0) if table.game and 0 in table.game.waiting else table
            table = await until_ann(party)
        posts = len(party.posts())
        turn = table.game.turn.number
        while table.game is None or table.game.turn.number == turn:
            table = await party.act(0, brisk(table.game, 0, Random(2)))
        assert len(party.posts()) == posts
        table = await until_ann(party)
        assert len(party.posts()) == posts + 1
        text = text_of(party.posts()[-1])
        assert all(row.name in text for row in table.seats[1:])
        assert f"<@{party.ann.id}>" in text


class TestWholeGames:
    @pytest.mark.long
    @pytest.mark.parametrize(
        ("map", "strength"),
        [
            ("london", "hard"),
            ("usa", "hard"),
            ("europe", "medium"),
            ("world", "easy"),
            ("string_railway", "medium"),
        ],
    )
    @pytest.mark.simcord(settle_timeout=60)
    async def test_a_solo_game_ends(self, party: Party, map: str, strength: str, database: Path) -> None:
        await solo(party, map, strength=strength)
        rng = Random(3)
        table = await play_out(party, rng, most=10)
        await party.restart(database)  # in the middle
        table = await play_out(party, rng)
        assert (table.status, table.game is not None and table.game.over) == ("finished", True)
        assert {one.kind for one in await Jobs(party.bot.store).of_game(table.id)} <= {"finale"}
        if map != "string_railway":
            assert check_public(party, table) > 20


class TestSolo:
    async def test_it_begins_at_once_with_the_fewest_seats(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="london")
        table = await party.table()
        assert (table.status, len(table.seats), table.seats[1].computer) == ("playing", 2, "medium")

    async def test_where_a_game_runs_already_it_gets_a_thread(self, party: Party) -> None:
        await party.open()
        result = await party.bob.slash(party.channel, "game solo", map="usa")
        thread = next(iter(party.env.bot.get_guild(party.guild.id).threads))  # type: ignore[union-attr]
        table = await party.bot.tables.at(thread.id)
        assert table is not None
        assert (table.status, table.host_id) == ("playing", party.bob.id)
        assert thread.mention in said(result)

    async def test_is_played_in_a_variant_with_options(self, party: Party) -> None:
        offered = await party.ann.autocomplete(party.channel, "game solo", "variant", "big", map="usa")
        assert [one["value"] for one in offered] == ["big_cities"]
        await party.ann.slash(party.channel, "game solo", map="usa", variant="Big Cities", options="nr")
        table = await party.table()
        assert (table.variant, table.options) == ("big_cities", {RATED: CASUAL})
        refused = await party.bob.slash(party.channel, "game solo", map="usa", variant="none such")
        assert "none such" in said(refused)

    async def test_too_many_seats_for_the_map_are_refused(self, party: Party) -> None:
        result = await party.ann.slash(party.channel, "game solo", map="london", seats=5)
        assert "2 to 4" in said(result)
        assert await party.bot.tables.at(party.channel.id) is None
