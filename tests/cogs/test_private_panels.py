"""One private message for each person and channel: what is pressed in it changes it, and nothing piles up below it."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from simcord import ResponseMessage

from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.refused import Refused
from engine.parts.tickets import TicketsSeen
from tests.cogs.hands import id_of, ids_in, offered_routes, toggle, walk
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange, stacked
from tests.cogs.taps import Tally, Thumb


async def on_turn(party: Party, *cards: str) -> Table:
    await party.begin_turns()
    return await arrange(party, hands=[list(cards)])


async def press(party: Party, verb: str) -> None:
    await party.ann.click(party.posts()[-1], custom_id=await id_here(party, verb))


def only(party: Party) -> ResponseMessage:
    """The only private message that Ann has there."""
    (panel,) = party.private(party.ann)
    return panel


async def preview(party: Party) -> int:
    """Ann's turn with a route shown that she can claim; returns the number of the panel."""
    await on_turn(party, "red", "red")
    await party.ann.slash(party.channel, "claim", route=offered_routes(await party.table())[0])
    assert "You pay: 2 red" in text_of(only(party))
    return only(party).id


async def tap(party: Party, verb: str) -> None:
    """A press in the panel."""
    await party.ann.click(only(party), custom_id=id_of(only(party), verb))


class TestAPressOutsideThePanel:
    async def test_answers_in_a_new_one_and_deletes_the_former_one(self, party: Party) -> None:
        await on_turn(party, "red", "red")
        await press(party, "claim")
        first = only(party).id
        await press(party, "hand")
        assert only(party).id > first and "Your hand" in text_of(only(party))
        await party.ann.slash(party.channel, "board")
        assert "Your hand" not in text_of(only(party))
        await party.eve.slash(party.channel, "board")
        assert len(party.private(party.eve)) == 1 == len(party.private(party.ann))

    async def test_that_is_refused_is_replaced_by_the_next(self, party: Party) -> None:
        await party.begin_turns()
        for _ in range(2):
            await party.bob.slash(party.channel, "draw", card="deck")
        (refusal,) = party.private(party.bob)
        assert "wait for yours" in text_of(refusal)

    async def test_leaves_a_file_that_somebody_asked_for(self, party: Party) -> None:
        await party.ann.slash(party.channel, "privacy export")
        await party.ann.slash(party.channel, "help")
        exported, _ = party.private(party.ann)
        assert [part["type"] for part in exported.components] == [10, 13] and exported.attachments

    async def test_leaves_a_message_whose_token_has_ended(self, party: Party) -> None:
        await on_turn(party, "red", "red")
        await press(party, "claim")
        await party.env.advance_time(16 * 60)
        await press(party, "hand")
        assert len(party.private(party.ann)) == 2

    async def test_by_two_quick_taps_leaves_the_answer_to_the_first(self, party: Party) -> None:
        table = await on_turn(party, "red")
        id_, board = f"st:{table.id}:{table.step}:draw", party.posts()[-1]
        await party.at_once(party.ann.click(board, custom_id=id_), party.ann.click(board, custom_id=id_))
        assert "You took" in text_of(only(party)) and "moved on" not in text_of(only(party))


class TestAPressInThePanel:
    async def test_changes_it_to_the_end_of_the_turn(self, party: Party) -> None:
        panel = await preview(party)
        await tap(party, "confirm")
        assert "You claimed" in text_of(only(party))
        await tap(party, "hand")
        assert "Your hand" in text_of(only(party)) and only(party).id == panel

    async def test_that_is_refused_says_so_on_top_and_keeps_picture_and_choices(self, party: Party) -> None:
        panel = await preview(party)
        said, ids = text_of(only(party)), ids_in(only(party))
        while not party.bot.limits.commands.take(party.ann.id):
            pass
        for _ in range(2):
            await tap(party, "confirm")
            shown, (picture,) = only(party), only(party).attachments
            assert text_of(shown) == f"{refusal(party, 'too_fast', seconds=1)}\n{said}"
            assert (shown.id, ids_in(shown)) == (panel, ids)
            (item,) = [item for part in shown.components for item in part.get("items", ())]
            assert item["media"]["attachment_id"] == str(picture.id)
        party.bot.limits.commands.give(party.ann.id, 1)
        await tap(party, "confirm")
        assert "You claimed" in text_of(only(party)) and "fast" not in text_of(only(party))

    async def test_after_the_game_moved_on_leaves_the_way_to_the_hand_alone(self, party: Party) -> None:
        panel = await preview(party)
        await party.act(0, 0)
        await tap(party, "confirm")
        assert (only(party).id, text_of(only(party))) == (panel, refusal(party, "table_moved_on"))
        await tap(party, "hand")
        assert "Your hand" in text_of(only(party)) and only(party).id == panel

    async def test_that_was_closed_meanwhile_is_answered_in_a_new_one(self, party: Party) -> None:
        panel = await preview(party)
        party.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
        await tap(party, "confirm")
        assert "You claimed" in text_of(party.private(party.ann)[-1])
        assert party.private(party.ann)[-1].id > panel

    async def test_by_two_quick_taps_leaves_the_answer_to_the_first(self, party: Party) -> None:
        await preview(party)
        await party.at_once(*(party.ann.click(only(party), custom_id=id_of(only(party), "confirm")) for _ in range(2)))
        assert "You claimed" in text_of(only(party))


class TestATurn:
    """In one message from its first step to its last, with what was wrong on top and nothing left behind."""

    async def test_of_two_draws_is_one_panel_from_the_board_to_the_hand(self, party: Party) -> None:
        table = await on_turn(party, "red")
        thumb: Any = Thumb(party.ann, Tally())
        await thumb.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:draw")
        panel = only(party).id
        assert "second card" in text_of(only(party))
        await thumb.click(only(party), custom_id=id_of(only(party), "drawhere"))
        assert "Your turn is over" in text_of(only(party)) and "Cards (3)" in text_of(only(party))
        assert (await party.table()).step == table.step + 2 and only(party).id == panel
        assert thumb.tally.presses == {0: 2}

    async def test_of_a_claim_with_a_wrong_payment_first_leaves_one_panel(self, party: Party) -> None:
        await on_turn(party, "red", "red")
        route = offered_routes(await party.table())[0]
        await party.ann.slash(party.channel, "claim", route=route, payment="2 blue")
        assert text_of(only(party)) and not ids_in(only(party))
        await party.ann.slash(party.channel, "claim", route=route, payment="2 red")
        await tap(party, "confirm")
        assert "You claimed" in text_of(only(party))

    async def test_of_somebody_else_leaves_one_refusal(self, party: Party) -> None:
        await on_turn(party, "red", "red")
        for verb in ("draw", "claim"):
            await party.bob.click(party.posts()[-1], custom_id=await id_here(party, verb))
        (refused,) = party.private(party.bob)
        assert "wait for yours" in text_of(refused)


async def id_here(party: Party, verb: str) -> str:
    table = await party.table()
    return f"st:{table.id}:{table.step}:{verb}"


class TestTickets:
    async def test_are_chosen_on_the_hand_by_their_numbers(self, party: Party) -> None:
        table = await party.begin()
        await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:choose")
        panel, pictures = only(party).id, [one.filename for one in only(party).attachments]
        assert "hand.png" in pictures and not enabled(only(party), "keep-marked")
        for number in (1, 2, 2, 3):
            await party.ann.click(only(party), custom_id=toggle(only(party), number))
        assert "You keep 1. " in text_of(only(party)) and "You return 1 ticket." in text_of(only(party))
        assert [one.filename for one in only(party).attachments] == pictures
        assert enabled(only(party), "keep-marked")
        await tap(party, "keep-marked")
        assert "You kept: " in text_of(only(party)) and only(party).id == panel
        after = await party.table()
        offered = table.running.view(0).seen(TicketsSeen).offered or ()
        assert after.running.view(0).seen(TicketsSeen).own == (offered[0], offered[2])

    async def test_that_are_too_few_are_refused_above_the_same_choice(self, party: Party) -> None:
        table = await party.begin()
        await party.ann.slash(party.channel, "tickets")
        await party.ann.click(only(party), custom_id=toggle(only(party), 1))
        stored = party.env.backend.get_message(party.channel.id, only(party).id)
        parts: Any = walk(stored.components)
        button = next(part for part in parts if ":keep-marked:" in part.get("custom_id", ""))
        button["disabled"] = False  # as a forged press has it
        await tap(party, "keep-marked")
        assert text_of(only(party)).startswith("You have to keep at least 2") and toggle(only(party), 3)
        assert (await party.table()).step == table.step

    async def test_of_a_choice_that_was_made_meanwhile_leave_the_way_to_the_hand(self, party: Party) -> None:
        await party.begin()
        await party.ann.slash(party.channel, "tickets")
        await party.act(0, 0)
        await party.ann.click(only(party), custom_id=toggle(only(party), 1))
        assert "already made" in text_of(only(party)) and "tickets" not in text_of(only(party)), (
            "a mention fails in private"
        )
        assert [id_.split(":")[3] for id_ in ids_in(only(party))] == ["hand"]


class TestATunnel:
    async def dug(self, party: Party, *hand: str) -> int:
        """Ann has dug in Europe with two yellow cards, and one revealed card matches; returns the panel."""
        await party.begin_turns(map="europe")
        rules = (await party.table()).running.rules
        deck = stacked(rules, ["yellow", "blue", "red"], ["yellow", "yellow", *hand])
        await arrange(party, hands=[["yellow", "yellow", *hand]], face_up=[], deck=deck)
        await party.ann.slash(party.channel, "claim", route="munchen-zurich", payment="2 yellow")
        panel = only(party).id
        await tap(party, "confirm")
        return panel

    async def test_tells_what_it_costs_and_is_paid_in_the_message_of_the_claim(self, party: Party) -> None:
        panel = await self.dug(party, "yellow")
        text = text_of(only(party))
        assert "costs **1 extra card**" in text and "Revealed: 1 yellow, " in text
        assert "and have: 1 yellow." in text and enabled(only(party), "confirm")
        await tap(party, "confirm")
        assert "You claimed" in text_of(only(party)) and only(party).id == panel

    async def test_that_cannot_be_paid_says_why_and_can_only_be_given_up(self, party: Party) -> None:
        panel = await self.dug(party, "white")
        assert "You can't pay" in text_of(only(party)) and not enabled(only(party), "pay-tunnel")
        styles = {part["style"] for part in walk(only(party).components) if part["type"] == 2}
        assert ButtonStyle.success.value not in styles
        await press(party, "pay-tunnel")
        assert "You can't pay" in text_of(only(party)) and only(party).id > panel
        await tap(party, "leave-tunnel")
        assert "gave up the tunnel" in text_of(only(party))


def enabled(panel: ResponseMessage, verb: str) -> bool:
    return not next(part for part in walk(panel.components) if f":{verb}" in part.get("custom_id", ""))["disabled"]


def refusal(party: Party, code: str, **facts: int) -> str:
    return Localizer(party.bot.words, "en", None).refusal(Refused(code, **facts))
