"""Ports and exchanges of the World by text and by buttons, and what other games say to such commands."""

from __future__ import annotations

from typing import Any

import pytest

from engine.parts.pieces import PiecesSeen
from tests.cogs.hands import ByButtons, id_of, options_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.world import set_up


class TestPorts:
    async def test_cities_on_own_tickets_come_first_with_their_number(self, party: Party) -> None:
        await set_up(party, claimed={"buenos_aires-valparaiso": 0, "lima-valparaiso-1": 0})
        panel = panel_of(await ByButtons(party).press(party.ann, await party.table(), "port"))
        pick = id_of(panel, "pickport")
        assert options_of(panel, pick)[0] == "buenos_aires"
        assert "on 1 of your tickets" in str(panel.components)
        found = await party.ann.autocomplete(party.channel, "port", "city", "")
        assert found[0]["value"] == "buenos_aires" and "on 1 of your tickets" in found[0]["name"]

    async def test_by_text(self, party: Party) -> None:
        await set_up(party, claimed={"honolulu-lima": 0})
        typed = "2 red trains, 1 red ship, 1 wild"
        result = await party.ann.slash(party.channel, "port", city="Lima", payment=typed, now=True)
        assert "You built a harbor in Lima" in said(result)

    @pytest.mark.parametrize(
        ("city", "payment", "expected"),
        [
            ("plaid", None, "no city called"),
            ("hamburg", None, "Hamburg"),
            ("Winnipeg", None, "can't build a harbor"),
            ("lima", "4 yellow", "harbor"),
            ("lima", "2 red trains", "costs 4 cards"),
            ("lima", "2 yellow doubles 2 wild", "Use cards with the harbor sign"),
        ],
    )
    async def test_what_cannot_be_built_is_refused(
        self, party: Party, city: str, payment: str | None, expected: str
    ) -> None:
        table = await set_up(party, claimed={"honolulu-lima": 0})
        options = {"city": city} | ({"payment": payment} if payment else {})
        result = await party.ann.slash(party.channel, "port", **options)
        assert expected in said(result), said(result)
        assert (await party.table()).step == table.step

    async def test_why_there_is_none_to_build_is_explained_in_private(self, party: Party) -> None:
        await set_up(party)
        result = await ByButtons(party).press(party.ann, await party.table(), "port")
        assert "None of your routes" in text_of(panel_of(result))
        await arrange(party, hands=[["train-red"], [], []], claimed={"honolulu-lima": 0})
        result = await ByButtons(party).press(party.ann, await party.table(), "port")
        assert "can't pay for a harbor yet" in text_of(panel_of(result))
        assert "wait for yours" in said(await party.bob.slash(party.channel, "port", city="lima"))


class TestExchanging:
    async def test_tells_its_cost_and_what_is_left(self, party: Party) -> None:
        await set_up(party, claimed={}, trains=[20], ships=[40])
        result = await party.ann.slash(party.channel, "exchange", give="ships", count=3)
        assert "3 ships for 3 trains (−3)" in said(result)
        assert "23 trains and 37 ships; in your box for exchanges: 2 trains and 13 ships" in said(result)

    async def test_by_its_button_shows_what_changes_before_it_is_made_and_nothing_is_typed(self, party: Party) -> None:
        await set_up(party, claimed={}, trains=[20], ships=[40])
        table = await party.table()
        panel = panel_of(await ByButtons(party).press(party.ann, table, "exchange"))
        offered = options_of(panel, id_of(panel, "pickexchange"))
        assert offered == [*(f"train.{n}" for n in range(1, 11)), *(f"ship.{n}" for n in range(1, 6))]
        for value, expected in (("ship.2", "22 trains and 38 ships"), ("train.10", "10 trains and 50 ships")):
            await party.ann.select(panel, [value], custom_id=id_of(panel, "pickexchange"))
            assert expected in text_of(panel)
            assert (await party.table()).step == table.step
        assert "10 trains for 10 ships, −10 points" in text_of(panel)
        await party.ann.click(panel, custom_id=id_of(panel, "setexchange"))
        assert "(−10)" in text_of(panel)
        table = await party.table()
        assert table.game is not None
        assert table.game.view(None).seen(PiecesSeen).supply[0] == (10, 50)

    async def test_without_the_page_for_whoever_wants_none(self, party: Party) -> None:
        await set_up(party, claimed={}, trains=[20], ships=[40])
        await party.bot.settings.set("person", party.ann.user.id, "preview", "off")
        panel = panel_of(await ByButtons(party).press(party.ann, await party.table(), "exchange"))
        await party.ann.select(panel, ["train.3"], custom_id=id_of(panel, "pickexchange"))
        assert "(−3)" in text_of(panel)
        table = await party.table()
        assert table.game is not None
        assert table.game.view(None).seen(PiecesSeen).supply[0] == (17, 43)

    async def test_an_old_panel_does_nothing(self, party: Party) -> None:
        await set_up(party, claimed={}, trains=[20], ships=[40])
        panel = panel_of(await ByButtons(party).press(party.ann, await party.table(), "exchange"))
        await party.ann.select(panel, ["train.3"], custom_id=id_of(panel, "pickexchange"))
        step = (await party.act(0, 0)).step
        assert "moved on" in said(await party.ann.click(panel, custom_id=id_of(panel, "setexchange")))
        assert (await party.table()).step == step

    @pytest.mark.parametrize(
        ("give", "count", "expected"),
        [
            ("horses", 1, "no pieces called"),
            ("trains", 0, "at least one"),
            ("ship", 6, "holds 5"),
            ("вагоны", 11, "holds 10"),
        ],
    )
    async def test_what_cannot_be_exchanged_is_refused(
        self, party: Party, give: str, count: int, expected: str
    ) -> None:
        table = await set_up(party, claimed={}, trains=[20], ships=[40])
        result = await party.ann.slash(party.channel, "exchange", give=give, count=count)
        assert expected in said(result), said(result)
        assert (await party.table()).step == table.step

    async def test_with_nothing_to_take_or_out_of_turn(self, party: Party) -> None:
        await set_up(party, claimed={}, trains=[25], ships=[50])
        for give in ("trains", "ships"):
            result = await party.ann.slash(party.channel, "exchange", give=give, count=1)
            assert "nothing you could exchange with your box" in said(result)
        assert "wait for yours" in said(await party.bob.slash(party.channel, "exchange", give="ships", count=1)).lower()
        assert await party.ann.autocomplete(party.channel, "exchange", "give", "") == []


class TestElsewhere:
    @pytest.mark.parametrize(
        ("command", "options"),
        [
            ("port", {"city": "denver"}),
            ("exchange", {"give": "ships", "count": 1}),
            ("mix", {"trains": 20}),
            ("stop", {}),
        ],
    )
    async def test_a_game_without_such_an_action_says_so(
        self, party: Party, command: str, options: dict[str, Any]
    ) -> None:
        await party.begin_turns(map="usa")
        assert "no such action" in said(await party.ann.slash(party.channel, command, **options))

    async def test_one_deck_takes_no_name(self, party: Party) -> None:
        table = await party.begin_turns(map="usa")
        assert "no deck" in said(await party.ann.slash(party.channel, "draw", deck="train"))
        assert (await party.table()).step == table.step
