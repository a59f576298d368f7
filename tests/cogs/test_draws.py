"""Drawing without waiting: two taps on one private panel, two off a deck in one tap, and what may come in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.rail.draws import face_up_buttons
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from engine.core.undo import UndoStep
from engine.parts.market import DrawCard, MarketSeen
from tests.cogs.hands import custom_ids, id_of, ids_in, panel_of, parts_in, press_on
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_schema import wrong
from tests.cogs.world import set_up

WORDS = catalogue()
ROW = ["blue", "blue", "red", "locomotive", "white"]
DECK = ["green", "black", "white", "orange"]


async def dealt(party: Party, **given: Any) -> Table:
    await party.begin_turns()
    return await arrange(party, **{"hands": [["red"]], "face_up": ROW, "deck": DECK, **given})


def here(table: Table, what: str) -> str:
    return f"st:{table.id}:{table.step}:{what}"


def hand(table: Table, seat: int = 0) -> list[str]:
    assert table.game is not None
    return sorted(table.game.view(seat).seen(MarketSeen).hand or ())


class TestOnePanel:
    async def test_two_taps_update_one_message_in_place(self, party: Party) -> None:
        table = await dealt(party)
        first = await party.ann.click(party.posts()[-1], custom_id=here(table, "draw"))
        panel = panel_of(first)
        assert "You took a green card." in text_of(panel) and "Cards (2)" in text_of(panel)
        assert "second card" in text_of(panel)
        half = await party.table()
        second = await party.ann.click(panel, custom_id=here(half, "drawhere:blue@0"))
        assert second.followups == []
        assert "You took a green card and a blue card." in text_of(panel)
        assert "Cards (3)" in text_of(panel) and "turn is over" in text_of(panel)
        assert [id_.split(":")[3] for id_ in ids_in(panel)] == ["hand"]
        after = await party.table()
        assert (after.step, hand(after)) == (table.step + 2, ["blue", "green", "red"])
        assert not wrong(party)

    async def test_its_cards_have_sign_and_name_and_a_wild_is_shut(self, party: Party) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "take:red@2")))
        row = ["blue", "green", "locomotive", "white"]  # the gap is filled off the deck; two are alike
        cards = [part for part in parts_in(panel.message.components) if "@" in part.custom_id]
        assert [part.custom_id.split(":")[4].split("@")[0] for part in cards] == row
        assert [part.disabled for part in cards] == [card == "locomotive" for card in row]
        assert [part.label for part in cards] == ["blue ×2", "green", "locomotive", "white"]
        assert all(part.emoji for part in cards)

    async def test_the_first_card_may_be_the_whole_turn(self, party: Party) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "take:locomotive@3")))
        assert "You took a locomotive." in text_of(panel) and "turn is over" in text_of(panel)
        assert (await party.table()).step == table.step + 1

    async def test_leaves_nothing_to_be_remembered(self, party: Party) -> None:
        """Its buttons are dynamic: no task waits for it to expire."""
        await dealt(party)
        before = len(asyncio.all_tasks())
        await party.ann.slash(party.channel, "draw", card="deck")
        await party.bob.slash(party.channel, "hand")
        assert len(asyncio.all_tasks()) <= before

    async def test_an_old_panel_says_that_the_table_has_moved_on(self, party: Party) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw")))
        half = await party.table()
        await party.act(0, DrawCard(0, "white"))
        late = await party.ann.click(panel, custom_id=here(half, "drawhere:>"))
        assert "moved on" in said(late)
        assert (await party.table()).step == table.step + 2

    @pytest.mark.parametrize(
        ("lang", "sentence"),
        [
            ("en", "You took two orange cards."),
            ("ru", "Вы взяли две оранжевые карты."),
            ("uk", "Ви взяли дві помаранчеві карти."),
        ],
    )
    async def test_two_of_one_colour_are_shown_as_two(self, party: Party, lang: str, sentence: str) -> None:
        await dealt(party, deck=["orange", "orange", "white"])
        await party.ann.slash(party.channel, "settings language", language=lang)
        table = await party.table()
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw")))
        await party.ann.click(panel, custom_id=here(await party.table(), "drawhere:>"))
        assert sentence in text_of(panel)

    async def test_outlives_a_restart(self, party: Party, database: Path) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw")))
        await party.restart(database)
        await party.ann.click(panel, custom_id=here(await party.table(), "drawhere:>"))
        assert "You took a green card and a black card." in text_of(panel)

    async def test_somebody_elses_press_is_refused_and_shows_nothing(self, party: Party) -> None:
        table = await dealt(party)
        answer = said(await party.bob.click(party.posts()[-1], custom_id=here(table, "take:blue@0")))
        assert "wait for yours" in answer
        assert "wait for yours" in said(await party.bob.click(party.posts()[-1], custom_id=here(table, "drawtwo")))
        assert (await party.table()).step == table.step

    @pytest.mark.parametrize("lang", LANGS)
    async def test_speaks_the_readers_language(self, party: Party, lang: str) -> None:
        table = await dealt(party)
        await party.ann.slash(party.channel, "settings language", language=lang)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw")))
        assert WORDS.say(lang, "draw-second") in text_of(panel)


class TestTheCommand:
    async def test_without_a_card_asks_which_one(self, party: Party) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.slash(party.channel, "draw"))
        assert "Which card do you take?" in text_of(panel) and (await party.table()).step == table.step
        await party.ann.click(panel, custom_id=here(table, "drawhere:>"))
        assert "You took a green card." in text_of(panel)

    async def test_without_a_card_draws_at_once_for_who_wants_no_previews(self, party: Party) -> None:
        table = await dealt(party)
        await party.bot.settings.set("person", party.ann.id, "preview", "off")
        assert "You took a green card." in said(await party.ann.slash(party.channel, "draw"))
        assert (await party.table()).step == table.step + 1

    async def test_out_of_turn_says_so(self, party: Party) -> None:
        await dealt(party)
        assert "wait for yours" in said(await party.bob.slash(party.channel, "draw"))


class TestTwoInOneTap:
    async def test_are_two_steps(self, party: Party) -> None:
        table = await dealt(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "drawtwo")))
        assert "You took a green card and a black card." in text_of(panel)
        after = await party.table()
        assert (after.step, hand(after)) == (table.step + 2, ["black", "green", "red"])
        rows = await party.bot.store.steps(table.id, table.step)
        first, again = '{"action":"draw_card","seat":0}', '{"action":"draw_card","seat":0,"again":true}'
        assert [row.action for row in rows] == [first, again]

    async def test_pressed_twice_draw_two(self, party: Party) -> None:
        table = await dealt(party)
        post, id_ = party.posts()[-1], here(table, "drawtwo")
        await party.at_once(party.ann.click(post, custom_id=id_), party.ann.click(post, custom_id=id_))
        assert len(party.private(party.ann)) == 1
        after = await party.table()
        assert (after.step, hand(after)) == (table.step + 2, ["black", "green", "red"])

    async def test_are_offered_while_the_deck_holds_two(self, party: Party) -> None:
        await dealt(party, deck=["green"], discard=[])
        await party.act(0, DrawCard(0, "red"))
        assert not [id_ for id_ in custom_ids(party.posts()[-1].components) if "drawtwo" in id_]

    async def test_what_hinders_the_second_card_is_shown_beside_the_first(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The host ends the game between the two steps: what is stored stays, and the panel says so."""
        table = await dealt(party)
        tables = party.bot.tables
        play = tables.play

        async def then_cancelled(*args: Any, **more: Any) -> Table:
            after = await play(*args, **more)
            await tables.cancel(table.id, party.ann.user.id)
            return after

        monkeypatch.setattr(tables, "play", then_cancelled)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "drawtwo")))
        assert "You took a green card." in text_of(panel)
        assert "You didn't get a second card." in text_of(panel)
        assert [id_.split(":")[3] for id_ in ids_in(panel)] == ["hand"]
        assert (await tables.get(table.id)).step == table.step + 1

    async def test_of_the_world_are_of_one_deck(self, party: Party) -> None:
        table = await set_up(party)
        before = len(hand(table))
        panel = panel_of(await press_on(party.ann, party.posts()[-1], table, "drawtwo:ship"))
        assert f"You now have {before + 2} cards." in text_of(panel)
        after = await party.table()
        decks = [t.game.view(None).seen(MarketSeen).decks for t in (table, after) if t.game]
        assert decks[0]["ship"] - decks[1]["ship"] == 2


class TestTheWorld:
    async def test_the_second_card_with_its_deck_is_one_tap(self, party: Party) -> None:
        table = await set_up(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw:train")))
        assert "/stop" in text_of(panel)
        half = await party.table()
        await party.ann.click(panel, custom_id=here(half, "drawhere:ship-green-2>train@5"))
        assert "turn is over" in text_of(panel)
        after = await party.table()
        assert after.step == table.step + 2
        decks = [t.game.view(None).seen(MarketSeen).decks for t in (half, after) if t.game]
        assert decks[0]["train"] - decks[1]["train"] == 1

    async def test_it_may_be_left_at_one_on_the_panel(self, party: Party) -> None:
        table = await set_up(party)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=here(table, "draw:train")))
        await party.ann.click(panel, custom_id=id_of(panel, "stophere"))
        assert "stopped after one card" in text_of(panel)
        after = await party.table()
        assert after.game is not None and after.game.waiting == (1,)
        await party.act(0, UndoStep(0))
        again = await party.table()
        assert again.game is not None and again.game.view(None).seen(MarketSeen).drawn == 1


async def test_the_row_is_made_of_public_facts(party: Party) -> None:
    table = await dealt(party)
    assert table.game is not None
    localizer, game = Localizer(WORDS, "en", table), table.game
    rows = [
        [button.item.label for button in face_up_buttons(localizer, table, game.view(viewer))]
        for viewer in (None, 0, 1)
    ]
    assert rows[0] == rows[1] == rows[2] == ["blue ×2", "red", "locomotive", "white"]
