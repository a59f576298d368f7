"""Presses that come late, twice, at once, from others or after a restart: each is answered, and plays at most once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.tables.table import Table
from engine.parts.market import MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import TicketsSeen
from tests.cogs.hands import custom_ids, id_of, panel_of, toggle, walk
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange


def board(party: Party) -> discord.Message:
    return party.posts()[-1]


def keep_buttons(party: Party, message: discord.Message) -> None:
    """The message cannot be changed any more, so its buttons stay though the table has moved on."""
    path = f"/channels/{party.channel.id}/messages/{message.id}"
    party.env.inject_error("PATCH", path, status=503, times=None)


async def press(person: MemberActor, message: discord.Message, table: Table, verb: str) -> InteractionResult:
    return await person.click(message, custom_id=f"st:{table.id}:{table.step}:{verb}")


async def form(party: Party, person: MemberActor, table: Table) -> InteractionResult:
    """The form of a ticket choice, which the hand opens."""
    hand = panel_of(await press(person, board(party), table, "choose"))
    return await person.click(hand, custom_id=id_of(hand, "ticket-form"))


class TestStalePresses:
    async def test_on_an_older_board_changes_nothing(self, party: Party) -> None:
        old = await party.begin_turns()
        message = board(party)
        await press(party.ann, message, old, "draw")
        now = await party.act(0, 0)
        await party.env.advance_time(60)
        for verb in ("draw", "claim", "tickets"):
            yesterday = _as_it_was(party, old, verb)
            assert "moved on" in said(await yesterday)
        assert (await party.table()).step == now.step

    async def test_on_yesterdays_board_works_if_nothing_has_happened_since(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.env.advance_time(86_400)
        assert "You took" in said(await press(party.ann, board(party), table, "draw"))
        assert (await party.table()).step == table.step + 1

    async def test_on_yesterdays_board_is_answered(self, party: Party) -> None:
        table = await party.begin_turns()
        old = board(party)
        await party.act(0, 0)
        newest = board(party)  # edited while the turn is half done
        keep_buttons(party, newest)
        await party.act(0, 0)
        now = await party.table()
        shown = {id_ for id_ in _ids(old.components) if id_.endswith(":draw")}
        assert shown == {f"st:{table.id}:{table.step}:draw"}
        stale = next(id_ for id_ in _ids(newest.components) if id_.endswith(":draw"))
        assert "moved on" in said(await party.bob.click(newest, custom_id=stale))
        assert (await party.table()).step == now.step

    async def test_claiming_by_pages_that_are_out_of_date_claims_nothing(self, party: Party) -> None:
        await party.begin_turns()
        table = await arrange(party, hands=[["red"]])
        panel = panel_of(await press(party.ann, board(party), table, "claim"))
        now = await party.act(0, 0)
        id_ = id_of(panel, "pickroute")
        option = next(o for row in panel.components for c in row.get("components", ()) for o in c["options"])
        result = await party.ann.select(panel, [option["value"]], custom_id=id_)
        assert "moved on" in said(result)
        assert (await party.table()).step == now.step


def _ids(components: object) -> list[str]:
    return list(custom_ids(components))  # type: ignore[arg-type]


async def _as_it_was(party: Party, table: Table, verb: str) -> InteractionResult:
    """A press on a board that the presser's screen still shows as it was at that step."""
    stored = party.env.backend.get_message(party.channel.id, board(party).id)
    found: list[Any] = [c for c in walk(stored.components) if "custom_id" in c]
    component = next(c for c in found if c["type"] == 2)
    before = component["custom_id"]
    component["custom_id"] = f"st:{table.id}:{table.step}:{verb}"
    try:
        return await party.ann.click(board(party), custom_id=component["custom_id"])
    finally:
        component["custom_id"] = before


class TestForeignPresses:
    async def test_by_somebody_without_a_seat(self, party: Party) -> None:
        table = await party.begin_turns()
        for verb in ("draw", "claim", "tickets", "hand"):
            assert "aren't playing" in said(await press(party.eve, board(party), table, verb))
        assert await party.table() == table or (await party.table()).step == table.step

    async def test_by_a_seat_that_is_not_on_turn(self, party: Party) -> None:
        table = await party.begin_turns()
        for verb in ("draw", "claim", "tickets"):
            answer = said(await press(party.bob, board(party), table, verb))
            assert "wait for yours" in answer and "Ann" in answer
        assert (await party.table()).step == table.step

    async def test_the_choice_that_opens_is_the_pressers_own(self, party: Party) -> None:
        table = await party.begin()
        assert table.game is not None
        for seat in range(3):
            modal = (await form(party, party.people[seat], table)).modal
            assert modal is not None
            options = modal["components"][0]["component"]["options"]
            offered = table.game.view(seat).seen(TicketsSeen).offered
            assert tuple(option["value"] for option in options) == offered
        refused = await press(party.eve, board(party), table, "choose")
        assert refused.modal is None and "aren't playing" in said(refused)


class TestTwoPressesAtOnce:
    async def test_play_once(self, party: Party) -> None:
        table = await party.begin_turns()
        first, second = await party.at_once(
            press(party.ann, board(party), table, "draw"), press(party.ann, board(party), table, "draw")
        )
        texts = [said(first), said(second)]
        assert sum("You took" in text for text in texts) == 1 and "" in texts
        assert (await party.table()).step == table.step + 1

    async def test_of_different_kinds_play_one(self, party: Party) -> None:
        table = await party.begin_turns()
        await party.at_once(
            press(party.ann, board(party), table, "tickets"), press(party.ann, board(party), table, "draw")
        )
        assert (await party.table()).step == table.step + 1

    async def test_of_all_seats_choosing_tickets_all_count(self, party: Party) -> None:
        table = await party.begin()
        modals = [await form(party, person, table) for person in party.people[:3]]
        assert table.game is not None
        offers = [list(table.game.view(seat).seen(TicketsSeen).offered or ()) for seat in range(3)]
        pairs = zip(party.people, modals, offers, strict=False)
        await party.at_once(*(who.submit_modal(modal, {"tickets": offer}) for who, modal, offer in pairs))
        after = await party.table()
        assert after.step == table.step + 3
        assert after.game is not None and after.game.turn.number == 1

    async def test_on_one_choice_keep_once(self, party: Party) -> None:
        table = await party.begin()
        hand = panel_of(await press(party.ann, board(party), table, "choose"))
        modal, other = [await party.ann.click(hand, custom_id=id_of(hand, "ticket-form")) for _ in range(2)]
        assert table.game is not None
        offered = list(table.game.view(0).seen(TicketsSeen).offered or ())
        await party.at_once(
            party.ann.submit_modal(modal, {"tickets": offered[:2]}),
            party.ann.submit_modal(other, {"tickets": offered}),
        )
        assert len(party.private(party.ann)) == 1
        assert (await party.table()).step == table.step + 1


class TestRestarts:
    async def test_in_the_middle_of_a_turn(self, party: Party, database: Path) -> None:
        table = await party.begin_turns()
        await press(party.ann, board(party), table, "draw")
        half = await party.table()
        await party.restart(database)
        message = board(party)
        answer = said(await press(party.ann, message, half, "draw"))
        after = await party.table()
        assert "You took" in answer
        assert after.step == half.step + 1
        assert after.game is not None and after.game.turn.seat == 1

    async def test_in_the_middle_of_a_ticket_choice(self, party: Party, database: Path) -> None:
        """The modal was opened before the restart and is submitted after it."""
        table = await party.begin()
        modal = await form(party, party.bob, table)
        await party.act(0, 0)
        await party.restart(database)
        assert table.game is not None
        offered = list(table.game.view(1).seen(TicketsSeen).offered or ())
        answer = said(await party.bob.submit_modal(modal, {"tickets": offered[1:]}))
        assert "You kept" in answer
        after = await party.table()
        assert after.game is not None
        assert after.game.view(1).seen(TicketsSeen).own == tuple(offered[1:])

    async def test_in_the_middle_of_a_claim(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        table = await arrange(party, hands=[["red", "blue"]])
        panel = panel_of(await press(party.ann, board(party), table, "claim"))
        route = next(o for row in panel.components for c in row.get("components", ()) for o in c["options"])
        await party.restart(database)
        await party.ann.select(panel, [route["value"]], custom_id=id_of(panel, "pickroute"))
        await party.restart(database)
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        after = await party.table()
        assert after.game is not None
        assert after.game.view(None).seen(RoutesSeen).owners == {route["value"]: 0}


class TestATicketChoice:
    async def test_below_the_minimum_is_asked_again(self, party: Party) -> None:
        table = await party.begin()
        modal = await form(party, party.ann, table)
        assert table.game is not None
        offered = list(table.game.view(0).seen(TicketsSeen).offered or ())
        refused = await party.ann.submit_modal(modal, {"tickets": offered[:1]})
        assert "at least 2" in said(refused)
        assert (await party.table()).step == table.step
        again = panel_of(refused)
        assert text_of(again).count("at least 2") > 1 and "Your hand" in text_of(again)
        modal = await party.ann.click(again, custom_id=id_of(again, "ticket-form"))
        assert "You kept" in said(await party.ann.submit_modal(modal, {"tickets": offered[:2]}))

    async def test_that_was_made_is_not_made_again(self, party: Party) -> None:
        table = await party.begin()
        hand = panel_of(await press(party.ann, board(party), table, "choose"))
        modal, other = [await party.ann.click(hand, custom_id=id_of(hand, "ticket-form")) for _ in range(2)]
        assert table.game is not None
        offered = list(table.game.view(0).seen(TicketsSeen).offered or ())
        await party.ann.submit_modal(modal, {"tickets": offered})
        assert "already made" in said(await party.ann.submit_modal(other, {"tickets": offered}))
        nothing = await party.ann.slash(party.channel, "keep", tickets="1 2")
        assert "no new tickets to choose" in said(nothing)
        assert (await party.table()).step == table.step + 1

    async def test_by_the_command_is_on_the_hand_too(self, party: Party) -> None:
        await party.begin()
        hand = panel_of(await party.ann.slash(party.channel, "tickets"))
        assert toggle(hand, 3) and "Your hand" in text_of(hand)

    async def test_from_the_private_message(self, party: Party) -> None:
        table = await party.begin()
        whisper = party.whispers(party.bob)[-1]
        ids = [id_ for id_ in custom_ids(whisper.components) if ":mark-ticket:" in id_]
        panel = panel_of(await party.bob.user.click(whisper, custom_id=ids[0]))
        assert "You keep 1. " in text_of(panel)
        await party.bob.user.click(panel, custom_id=toggle(panel, 2))
        await party.bob.user.click(panel, custom_id=id_of(panel, "keep-marked"))
        assert (await party.table()).step == table.step + 1
        assert ":mark-ticket:" not in str([*custom_ids(party.whispers(party.bob)[-1].components)]), "it is over"


class TestTheHand:
    async def test_in_private_asks_which_game(self, party: Party) -> None:
        await party.begin()
        other = party.guild.create_text_channel("other")
        await party.bob.slash(other, "game new", map="usa", seats=2)
        await party.ann.slash(other, "game join")
        asked = await party.ann.user.slash("hand")
        panel = panel_of(asked)
        options = panel.components[1]["components"][0]["options"]
        assert len(options) == 2
        shown = await party.ann.user.select(panel, [options[1]["value"]], custom_id=id_of(panel, "pickhand"))
        assert "Your hand" in said(shown)

    async def test_in_private_with_one_game_is_shown_at_once(self, party: Party) -> None:
        await party.begin()
        assert "Your hand" in said(await party.ann.user.slash("hand"))

    async def test_with_no_game_says_so(self, party: Party) -> None:
        assert "aren't in a running game" in said(await party.ann.user.slash("hand"))
        assert "aren't in a running game" in said(await party.ann.slash(party.channel, "hand"))


class TestThePass:
    async def test_is_offered_when_nothing_else_is_possible(self, party: Party) -> None:
        await party.begin_turns()
        table = await arrange(
            party, hands=[["red"], [], []], face_up=[], deck=[], discard=[], ticket_deck=[],
            claimed={}, pieces=[0, 45, 45],
        )  # fmt: skip
        panel = panel_of(await press(party.ann, board(party), table, "claim"))
        assert "may pass" in text_of(panel)
        assert "You passed" in said(await party.ann.click(panel, custom_id=id_of(panel, "pass")))

    async def test_is_refused_when_something_is(self, party: Party) -> None:
        table = await party.begin_turns()
        assert "can pass only" in said(await party.ann.slash(party.channel, "pass"))
        assert (await party.table()).step == table.step


class TestDrawing:
    async def test_the_private_answer_names_the_card(self, party: Party) -> None:
        await party.begin_turns()
        await arrange(party, hands=[["red"]], deck=["green", "black", "white"], face_up=["blue"] * 5)
        assert "You took a green card" in said(await party.ann.slash(party.channel, "draw", card="deck"))
        assert "You took a green card and a blue card" in said(
            await party.ann.slash(party.channel, "draw", card="blue")
        )

    async def test_a_face_up_locomotive_is_the_whole_turn(self, party: Party) -> None:
        await party.begin_turns()
        await arrange(party, face_up=["locomotive", "blue", "blue", "red", "red"])
        answer = said(await party.ann.slash(party.channel, "draw", card="loco"))
        assert "You took a locomotive." in answer and "second" not in answer
        after = await party.table()
        assert after.game is not None and after.game.turn.seat == 1

    async def test_a_half_done_draw_edits_the_board_in_place(self, party: Party) -> None:
        table = await party.begin_turns()
        posts = len(party.posts())
        await press(party.ann, board(party), table, "draw")
        assert len(party.posts()) == posts
        half = await party.table()
        assert half.game is not None
        assert half.game.view(None).seen(MarketSeen).drawn == 1
        assert f"st:{half.id}:{half.step}:draw" in _ids(board(party).components)


@pytest.mark.parametrize("lang", ["ru", "uk"])
async def test_private_answers_are_in_the_readers_language(party: Party, lang: str) -> None:
    await party.begin_turns()
    await party.ann.slash(party.channel, "settings language", language=lang)
    answer = said(await party.ann.slash(party.channel, "draw", card="deck"))
    assert {"ru": "Вы взяли", "uk": "Ви взяли"}[lang] in answer
    offered = await party.ann.autocomplete(party.channel, "draw", "card", "")
    assert {"ru": "из колоды", "uk": "з колоди"}[lang] in [choice["name"] for choice in offered]
