"""Plans: made before a turn, played after it has begun, never where the rules forbid it, and seen by nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.clocks.pauses import pause_now, resume
from cogs.core.scheduler import now
from cogs.play.plans import DELAY, plan_of, try_plan, written
from cogs.tables.table import Table
from data.store.jobs import Jobs
from data.store.private import Plans
from data.store.rows import Job
from engine.core.action import Action
from engine.core.undo import UndoStep
from engine.parts.market import DrawCard, MarketSeen
from engine.parts.routes import ClaimRoute, RoutesSeen
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange

OMAHA = "denver-omaha"
SOON = DELAY * 60 + 1


async def set_up(party: Party, **given: Any) -> Table:
    """Ann is on turn with cards for one short route; bob, who is next, has what a purple route of four takes."""
    await party.begin_turns()
    face_up = ["red", "blue", "green", "white", "black"]
    return await arrange(party, **{"hands": [["red"] * 4, ["purple"] * 4 + ["blue"], []], "face_up": face_up, **given})


async def owners(party: Party) -> dict[str, int]:
    table = await party.table()
    assert table.game is not None
    return dict(table.game.view(None).seen(RoutesSeen).owners)


async def hand(party: Party, seat: int) -> int:
    table = await party.table()
    assert table.game is not None
    return len(table.game.view(seat).seen(MarketSeen).hand or ())


async def on_turn(party: Party) -> int | None:
    table = await party.table()
    assert table.game is not None
    return table.game.turn.seat


async def plan(party: Party, who: int = 1, **typed: Any) -> str:
    return said(await party.people[who].slash(party.channel, "plan", **typed))


async def planned(party: Party, seat: int = 1) -> tuple[Action, ...]:
    table = await party.table()
    return (await plan_of(party.bot.tables, table, seat))[0]


async def end_anns_turn(party: Party) -> None:
    await party.act(0, DrawCard(0))
    await party.act(0, DrawCard(0))


async def dues(party: Party) -> list[Job]:
    table = await party.table()
    return [due for due in await Jobs(party.bot.store).of_game(table.id) if due.kind == "plan"]


class TestAPlanIsPlayed:
    async def test_two_minutes_after_the_turn_has_begun(self, party: Party) -> None:
        await set_up(party)
        answer = await plan(party, route="denver omaha")
        assert "Claim Denver – Omaha" in answer and "2 minutes" in answer
        await end_anns_turn(party)
        await party.env.advance_time(DELAY * 60 - 5)
        assert await owners(party) == {}
        await party.env.advance_time(6)
        assert await owners(party) == {OMAHA: 1}
        assert await planned(party) == () and await dues(party) == []

    async def test_its_post_looks_like_any_other_notifies_nobody_and_goes(self, party: Party) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        post, path = party.posts()[-1], f"/channels/{party.channel.id}/messages"
        assert f"{party.bob.mention}, it's your turn." in text_of(post)
        sent: list[Any] = [one.json for one in party.env.http_requests if (one.method, one.path) == ("POST", path)]
        assert sent[-1]["allowed_mentions"]["users"] == []
        await party.env.advance_time(SOON)
        *before, newest = party.posts()
        assert post.id not in [one.id for one in before]
        assert party.cleo.mention in text_of(newest) and "Bob claimed Denver" in text_of(newest)

    @pytest.mark.parametrize(("minutes", "seconds"), [("0", 0), ("10", 600)])
    async def test_after_the_persons_own_delay(self, party: Party, minutes: str, seconds: int) -> None:
        await set_up(party)
        await party.bot.settings.set("person", party.bob.user.id, "plan_delay", minutes)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.env.settle()
        if seconds:
            await party.env.advance_time(seconds - 30)
            assert await owners(party) == {}
            await party.env.advance_time(31)
        assert await owners(party) == {OMAHA: 1}

    async def test_the_minutes_do_not_run_in_a_pause_and_begin_anew_after_it(self, party: Party) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.env.advance_time(DELAY * 60 - 5)
        await party.in_bot(lambda: pause_now(party.bot, table.id))
        await party.env.advance_time(3600)
        assert await owners(party) == {} and await dues(party) == []
        await party.in_bot(lambda: resume(party.bot, table.id, party.ann.id))
        await party.env.advance_time(DELAY * 60 - 5)
        assert await owners(party) == {}
        await party.env.advance_time(6)
        assert await owners(party) == {OMAHA: 1}

    async def test_both_cards_of_a_draw(self, party: Party) -> None:
        await set_up(party)
        await plan(party, instead="deck")
        await end_anns_turn(party)
        await party.env.advance_time(SOON)
        assert await hand(party, 1) == 7 and await on_turn(party) == 2

    async def test_a_face_up_card_and_one_from_the_deck(self, party: Party) -> None:
        await set_up(party)
        await plan(party, instead="green")
        await end_anns_turn(party)
        await party.env.advance_time(SOON)
        table = await party.table()
        assert table.game is not None
        assert (table.game.view(1).seen(MarketSeen).hand or ()).count("green") >= 1
        assert await hand(party, 1) == 7 and await on_turn(party) == 2

    async def test_the_second_card_is_drawn_after_a_crash_between_the_two(self, party: Party, database: Path) -> None:
        table = await set_up(party)
        await plan(party, instead="deck")
        await end_anns_turn(party)
        await party.act(1, DrawCard(1))  # takes the plan off; what a crash would have left is put in its place
        assert await on_turn(party) == 1

        async def as_after_a_crash() -> None:
            await Plans(party.bot.store).keep(table.id, 1, party.bob.user.id, written([DrawCard(1)]))
            await Jobs(party.bot.store).put(Job("plan", table.id, 1, None, now()))

        await party.in_bot(as_after_a_crash)
        await party.restart(database)
        await party.env.advance_time(2)
        assert await hand(party, 1) == 7 and await on_turn(party) == 2

    async def test_at_most_once(self, party: Party) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.env.advance_time(SOON)
        step = (await party.table()).step
        await party.in_bot(lambda: try_plan(party.bot, Job("plan", table.id, 1, None, now())))
        assert (await party.table()).step == step

    async def test_after_a_restart_in_between(self, party: Party, database: Path) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.restart(database)
        await party.env.advance_time(SOON)
        assert await owners(party) == {OMAHA: 1}


class TestWhatIsNotAllowedThen:
    async def test_falls_back_to_the_deck(self, party: Party) -> None:
        await set_up(party, hands=[["purple"] * 4, ["purple"] * 4, []])
        await plan(party, route="denver omaha")
        await party.act(0, claim_of(0))
        await party.env.advance_time(SOON)
        assert await owners(party) == {OMAHA: 0}
        assert await hand(party, 1) == 6 and await on_turn(party) == 2

    async def test_with_nothing_else_is_shown_to_its_owner_alone(self, party: Party) -> None:
        await set_up(party, hands=[["purple"] * 4, ["purple"] * 4, []])
        await plan(party, route="denver omaha", instead="nothing")
        await party.act(0, claim_of(0))
        step, posts = (await party.table()).step, len(party.posts())
        public = [text_of(post) for post in party.posts()]
        await party.env.advance_time(SOON)
        assert (await party.table()).step == step
        text = text_of(party.whispers(party.bob)[-1])
        assert "couldn't play your plan" in text and "Denver – Omaha" in text
        assert len(party.posts()) == posts and [text_of(post) for post in party.posts()] == public
        assert "couldn't play your plan" in await plan(party)
        await party.env.advance_time(SOON)
        assert (await party.table()).step == step

    async def test_a_lapsed_plan_ends_with_the_turn(self, party: Party) -> None:
        await set_up(party, hands=[["purple"] * 4, ["purple"] * 4, []])
        await plan(party, route="denver omaha", instead="nothing")
        await party.act(0, claim_of(0))
        await party.env.advance_time(SOON)
        await party.act(1, DrawCard(1))
        await party.act(1, DrawCard(1))
        assert "No plan yet" in await plan(party)

    async def test_whoever_refuses_private_messages_finds_it_on_the_page(self, party: Party) -> None:
        party.refuse_private_messages()
        await set_up(party, hands=[["purple"] * 4, ["purple"] * 4, []])
        await plan(party, route="denver omaha", instead="nothing")
        await party.act(0, claim_of(0))
        await party.env.advance_time(SOON)
        assert "couldn't play your plan" in await plan(party)


class TestRaces:
    async def test_the_seat_moves_just_before(self, party: Party) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.env.advance_time(DELAY * 60 - 2)
        await party.act(1, DrawCard(1))
        step = (await party.table()).step
        await party.env.advance_time(5)
        assert (await party.table()).step == step and await dues(party) == []
        assert await planned(party) == ()

    async def test_the_seat_moves_at_the_very_moment(self, party: Party) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        step = (await party.table()).step

        async def both() -> None:
            draw = party.bot.tables.play(table.id, party.bob.user.id, lambda _, seat: DrawCard(seat), step=step)
            fired = try_plan(party.bot, Job("plan", table.id, 1, None, now()))
            await asyncio.gather(draw, fired, return_exceptions=True)

        await party.in_bot(both)
        assert (await party.table()).step == step + 1
        assert (await owners(party) == {OMAHA: 1}) != (await hand(party, 1) == 6)

    async def test_a_plan_that_is_changed_at_that_moment_is_played_as_it_is_now(self, party: Party) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        load_plan, changed = Plans.load, list[bool]()

        async def load_then_change(plans: Plans, game_id: int, seat: int) -> Any:
            found = await load_plan(plans, game_id, seat)
            if not changed:  # between reading the plan and playing it, another one is kept
                changed.append(True)
                await plans.keep(game_id, seat, party.bob.user.id, written([DrawCard(1)]))
            return found

        Plans.load = load_then_change  # type: ignore[assignment, method-assign]
        try:
            await party.in_bot(lambda: try_plan(party.bot, Job("plan", table.id, 1, None, now())))
        finally:
            Plans.load = load_plan  # type: ignore[method-assign]
        assert await owners(party) == {} and await hand(party, 1) == 7

    async def test_a_plan_taken_back_in_its_turn_is_not_played(self, party: Party) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        assert "cancelled your plan" in await plan(party, clear=True)
        step = (await party.table()).step
        await party.env.advance_time(SOON)
        assert (await party.table()).step == step

    async def test_nobody_is_advised_to_play_at_once_what_a_pause_forbids(self, party: Party) -> None:
        table = await set_up(party)
        assert "It's your turn" in await plan(party, 0, instead="deck")
        await party.in_bot(lambda: pause_now(party.bot, table.id))
        assert "The game is paused" in await plan(party, 0, instead="deck")

    async def test_its_page_says_in_a_pause_when_it_is_played(self, party: Party) -> None:
        table = await set_up(party)
        answer = await plan(party, route="denver omaha")
        assert "2 minutes after your turn starts" in answer and "paused" not in answer
        await party.in_bot(lambda: pause_now(party.bot, table.id))
        answer = await plan(party)
        assert (
            "I won't play your plan until the pause ends. I'll play your plan 2 minutes after your turn starts."
            in answer
        )
        await party.in_bot(lambda: resume(party.bot, table.id, party.ann.id))
        await end_anns_turn(party)
        await party.in_bot(lambda: pause_now(party.bot, table.id))
        for lang, sentence in (
            ("en", "It's your turn. I'll play your plan 2 minutes after the pause ends."),
            ("ru", "Я исполню план через 2 минуты после перерыва."),
            ("uk", "Я виконаю план через 2 хвилини після перерви."),
        ):
            await party.bot.settings.set("person", party.bob.user.id, "language", lang)
            answer = await plan(party)
            assert sentence in answer
            assert "after your turn starts" not in answer
        await party.bot.settings.set("person", party.bob.user.id, "plan_delay", "0")
        assert "щойно закінчиться перерва" in await plan(party)

    async def test_a_plan_that_waits_may_be_changed_in_its_turn(self, party: Party) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        assert "two cards" in await plan(party, instead="deck")
        await party.env.advance_time(SOON)
        assert await owners(party) == {} and await hand(party, 1) == 7

    async def test_a_turn_that_begins_anew_gives_the_full_delay_again(self, party: Party) -> None:
        """The rival takes the last step back: the turn goes, and comes again."""
        await set_up(party)
        await plan(party, route="denver omaha")
        await party.act(0, ClaimRoute(0, "vancouver-seattle-1", ("red",)))
        await party.env.advance_time(DELAY * 60 - 10)
        await party.act(0, UndoStep(0))
        assert await dues(party) == [] and await planned(party) != ()
        await party.env.advance_time(60)
        assert await owners(party) == {}
        await end_anns_turn(party)
        await party.env.advance_time(DELAY * 60 - 10)
        assert await owners(party) == {}
        await party.env.advance_time(11)
        assert await owners(party) == {OMAHA: 1}

    async def test_a_cancelled_game(self, party: Party) -> None:
        await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.ann.slash(party.channel, "game cancel")
        table = await party.table()
        if table.status != "cancelled":
            await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.user.id))
        step = (await party.bot.tables.get(table.id)).step
        await party.env.advance_time(SOON)
        assert (await party.bot.tables.get(table.id)).step == step
        assert await owners(party) == {}

    @pytest.mark.parametrize("change", ["user_id = 4242", "computer = 'easy'"])
    async def test_a_seat_in_other_hands(self, party: Party, change: str) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        await end_anns_turn(party)
        await party.bot.store.run(f"UPDATE seats SET {change} WHERE game_id = ? AND seat = 1", table.id)
        step = (await party.table()).step
        await party.env.advance_time(SOON)
        assert (await party.table()).step == step
        assert await Plans(party.bot.store).load(table.id, 1) is None


def claim_of(seat: int) -> ClaimRoute:
    return ClaimRoute(seat, OMAHA, ("purple",) * 4)
