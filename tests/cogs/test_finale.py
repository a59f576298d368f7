"""The end of a game: one message that its players turn, part by part, and that the bot turns when no one does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.core.delivery import FIRST_WAIT
from cogs.tables.finale import WAITS
from cogs.tables.table import Table
from data.store.finales import Finales
from data.store.results import Results
from data.store.rows import OutboxMessage
from tests.cogs.hands import custom_ids
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_feed import feed

OWNED = {"denver-omaha": 1, "omaha-duluth-1": 1}
NEXT, SKIP = "finale-next", "finale-skip"


async def last_turn(party: Party) -> Table:
    """Two people, and one action that ends the game: Bob has the longest path and wins."""
    await party.begin_turns(seats=2)
    return await arrange(party, last_turns=1, claimed=OWNED)


async def over(party: Party) -> Table:
    table = await last_turn(party)
    while not table.running.over:
        table = await party.act(table.running.waiting[0], 0)
    return table


def message(party: Party) -> discord.Message:
    """The message of the end, which is the newest."""
    return party.posts()[-1]


def button(shown: discord.Message, verb: str) -> str:
    return next(id_ for id_ in custom_ids(shown.components) if f":{verb}" in id_)


def has(shown: discord.Message, verb: str) -> bool:
    return any(f":{verb}" in id_ for id_ in custom_ids(shown.components))


def described(components: Any) -> Iterator[str]:
    """The alt texts of a message's pictures."""
    for component in components:
        yield from (str(item.description) for item in getattr(component, "items", ()))
        yield from described(getattr(component, "children", ()))


async def press(party: Party, person: MemberActor, verb: str) -> InteractionResult:
    return await person.click(message(party), custom_id=button(message(party), verb))


class TestTheLastBoard:
    async def test_tells_no_points_and_no_winner_with_or_without_a_picture(self, party: Party) -> None:
        for pictures in ("on", "off"):
            await party.bot.settings.set("server", party.guild.id, "pictures", pictures)
            table = await last_turn(party)
            number = len(party.posts())
            while not table.running.over:
                table = await party.act(table.running.waiting[0], 0)
            board = party.posts()[-2]
            shown = text_of(board) + "".join(described(board.components))
            assert "The game is over" in shown and "Ann (" in shown
            assert "point" not in shown and "won" not in shown
            assert len(party.posts()) <= number + 2


class TestTheEnd:
    async def test_is_one_message_that_calls_the_players_once(self, party: Party) -> None:
        table = await last_turn(party)
        before = len(party.posts())
        while not table.running.over:
            table = await party.act(table.running.waiting[0], 0)
        [_, end] = party.posts()[before - 1 :][-2:]
        assert {one.id for one in end.mentions} == {party.ann.id, party.bob.id}
        assert "Ann revealed" in text_of(end) and "Bob revealed" not in text_of(end) and "won" not in text_of(end)
        assert sum("revealed" in text_of(post) or "won" in text_of(post) for post in party.posts()) == 1

    async def test_is_turned_in_place_by_any_player_up_to_the_final_table(self, party: Party) -> None:
        await over(party)
        end = message(party).id
        await press(party, party.bob, NEXT)
        assert "Bob revealed" in text_of(message(party))
        await press(party, party.ann, NEXT)
        assert "The longest paths" in text_of(message(party)) and not has(message(party), SKIP)
        await press(party, party.ann, NEXT)
        text = text_of(message(party))
        assert message(party).id == end and "Bob won" in text and "longest path 10" in text and "routes 0" not in text
        assert has(message(party), "rematch") and not has(message(party), NEXT)

    async def test_skipping_shows_the_final_table_at_once(self, party: Party) -> None:
        await over(party)
        await press(party, party.bob, SKIP)
        assert "Bob won" in text_of(message(party))

    async def test_is_turned_by_no_one_else(self, party: Party) -> None:
        await over(party)
        before = text_of(message(party))
        assert "aren't playing" in said(await press(party, party.eve, SKIP))
        assert text_of(message(party)) == before

    async def test_a_press_on_an_older_part_changes_nothing(self, party: Party) -> None:
        await over(party)
        old = button(message(party), NEXT)
        await party.at_once(*(person.click(message(party), custom_id=old) for person in (party.ann, party.bob)))
        assert "Bob revealed" in text_of(message(party))

    async def test_a_press_on_a_message_left_behind_shows_the_present_part(self, party: Party) -> None:
        table = await over(party)
        await Finales(party.bot.store).turn(table.id, 1, seen=0)
        before = text_of(message(party))
        await press(party, party.ann, NEXT)
        assert text_of(message(party)) != before
        assert await Finales(party.bot.store).stage(table.id) == 1

    async def test_remembers_its_part_over_a_restart(self, party: Party, database: Path) -> None:
        await over(party)
        await press(party, party.ann, NEXT)
        await party.restart(database)
        await press(party, party.ann, NEXT)
        assert "The longest paths" in text_of(message(party))

    async def test_the_final_table_comes_by_itself_after_a_day(self, party: Party) -> None:
        await over(party)
        await press(party, party.ann, NEXT)
        count = len(party.posts())
        await party.env.advance_time(WAITS + 60)
        assert "Bob won" in text_of(message(party)) and len(party.posts()) == count

    async def test_results_are_there_before_anyone_has_pressed(self, party: Party) -> None:
        table = await over(party)
        assert [row.place for row in await Results(party.bot.store).of_game(table.id)] == [2, 1]

    async def test_the_feed_hears_of_the_winner_with_the_final_table(self, party: Party) -> None:
        channel = await feed(party)
        await over(party)
        assert len(party.posts(channel)) == 1
        await press(party, party.bob, SKIP)
        await party.env.advance_time(WAITS + 60)
        assert [("won" in text_of(post)) for post in party.posts(channel)] == [False, True]

    async def test_each_part_can_be_opened_again_in_private(self, party: Party) -> None:
        await over(party)
        await press(party, party.bob, SKIP)
        pick = button(message(party), "pickfinale")
        for person in (party.ann, party.eve):
            answer = await person.select(message(party), ["1"], custom_id=pick)
            assert "Bob revealed" in said(answer)
        await party.bot.settings.set("person", party.ann.id, "pictures", "off")
        answer = await party.ann.select(message(party), ["0"], custom_id=pick)
        assert "Ann revealed" in said(answer) and "attachment://" not in str(answer.followups)


class TestTrouble:
    @pytest.mark.simcord(settle_timeout=FIRST_WAIT - 1)
    async def test_a_message_whose_answer_was_lost_is_there_once(self, party: Party) -> None:
        table = await last_turn(party)
        send: Any = discord.PartialMessageable.send
        lost: list[discord.Message] = []

        async def send_and_lose(self: discord.PartialMessageable, **kwargs: Any) -> discord.Message:
            sent: discord.Message = await send(self, **kwargs)
            if "finale" in str(kwargs["view"].to_components()) and not lost:
                lost.append(sent)
                raise OSError("connection lost")
            return sent

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.PartialMessageable, "send", send_and_lose)
            while not table.running.over:
                table = await party.act(table.running.waiting[0], 0)
        await press(party, party.ann, NEXT)
        await party.env.advance_time(FIRST_WAIT + 1)
        assert lost and sum("revealed" in text_of(post) for post in party.posts()) == 1
        assert "Bob revealed" in text_of(message(party))

    async def test_posts_that_an_earlier_version_queued_come_as_one_message(self, party: Party) -> None:
        table = await over(party)
        await press(party, party.ann, SKIP)
        end = message(party)
        await party.in_bot(end.delete)

        async def queue() -> None:
            for number in range(4):
                await party.bot.store.enqueue(table.id, table.step, OutboxMessage("final", f"old-{number}", number))
            party.bot.announcer.wake(table.id)

        count = len(party.posts())
        await party.in_bot(queue)
        assert len(party.posts()) == count + 1 and await party.bot.store.queued(table.id) == []
