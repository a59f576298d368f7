"""Making a plan: by taps on its page, or by text; what cannot be planned is refused, and nobody else sees anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import MemberActor, ResponseMessage

from cogs.play.plans import read, written
from cogs.rail.claims import ROUTE
from cogs.rail.payments import Bill, best
from cogs.rail.plans import otherwise, plan_panel, planned_routes, usual_deck
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.private import Plans
from engine.advice.foresight import on_turn
from engine.parts.market import DrawCard, Market
from engine.parts.routes import ClaimRoute
from tests.cogs.hands import id_of, ids_in, options_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_limits import check, full_hand, new_game, table_of
from tests.cogs.test_plans import OMAHA, SOON, hand, plan, planned, set_up
from tests.cogs.test_plans import on_turn as whose_turn
from tests.rows import crossed


class TestMakingAPlan:
    """By taps, as the hand's button opens it, and by text."""

    async def page(self, party: Party, who: MemberActor | None = None) -> ResponseMessage:
        return panel_of(await (who or party.bob).slash(party.channel, "plan"))

    async def pick(self, party: Party, page: ResponseMessage, verb: str, value: str) -> str:
        return said(await party.bob.select(page, [value], custom_id=id_of(page, verb)))

    async def test_a_route_is_kept_with_the_thriftiest_cards_and_the_deck_otherwise(self, party: Party) -> None:
        await set_up(party, hands=[[], ["purple"] * 4 + ["locomotive"], []])
        page = await self.page(party)
        await self.pick(party, page, "pickplan", OMAHA)
        assert await planned(party) == (ClaimRoute(1, OMAHA, ("purple",) * 4), DrawCard(1))

    async def test_other_cards_and_something_else_otherwise(self, party: Party) -> None:
        await set_up(party, hands=[[], ["purple"] * 4 + ["locomotive"], []])
        page = await self.page(party)
        await self.pick(party, page, "pickplan", OMAHA)
        other = options_of(page, id_of(page, "pickplanpay"))[1]
        await self.pick(party, page, "pickplanpay", other)
        await self.pick(party, page, "pickplanelse", "red")
        paid = ("purple",) * 3 + ("locomotive",)
        assert await planned(party) == (ClaimRoute(1, OMAHA, paid), DrawCard(1, "red"), DrawCard(1))
        await self.pick(party, page, "pickplanelse", "-")
        assert await planned(party) == (ClaimRoute(1, OMAHA, paid),)

    async def test_a_draw_or_an_open_card_and_back_again(self, party: Party) -> None:
        await set_up(party)
        page = await self.page(party)
        await party.bob.click(page, custom_id=id_of(page, "plandraw"))
        assert await planned(party) == (DrawCard(1),)
        await self.pick(party, page, "pickplancard", "white")
        assert await planned(party) == (DrawCard(1, "white"), DrawCard(1))
        await party.bob.click(page, custom_id=id_of(page, "planclear"))
        assert await planned(party) == () and "No plan yet" in text_of(page)

    async def test_a_page_stays_of_use_while_others_move(self, party: Party, database: Path) -> None:
        await set_up(party)
        page = await self.page(party)
        await party.act(0, DrawCard(0))
        await party.restart(database)
        await self.pick(party, page, "pickplan", OMAHA)
        assert len(await planned(party)) == 2

    async def test_text_in_each_language(self, party: Party) -> None:
        await set_up(party)
        for typed in ("deck", "колода", "from the deck"):
            await plan(party, instead=typed)
            assert await planned(party) == (DrawCard(1),), typed
        await plan(party, route="Омаха Денвер", payment="4 purple", instead="синий")
        assert await planned(party) == (
            ClaimRoute(1, OMAHA, ("purple",) * 4),
            DrawCard(1, "blue"),
            DrawCard(1),
        )

    async def test_autocomplete_offers_what_could_be_done_in_turn(self, party: Party) -> None:
        await set_up(party)
        routes = await party.bob.autocomplete(party.channel, "plan", "route", "omaha")
        assert OMAHA in {choice["value"] for choice in routes}
        paid = await party.bob.autocomplete(party.channel, "plan", "payment", "", route="denver omaha")
        assert [choice["value"] for choice in paid] == ["4 purple"]
        instead = await party.bob.autocomplete(party.channel, "plan", "instead", "")
        assert {choice["value"] for choice in instead} >= {"-", ">", "red", "locomotive"}

    @pytest.mark.parametrize(
        ("who", "typed", "expected"),
        [
            (0, {}, "your turn"),
            (0, {"instead": "deck"}, "your turn"),
            (4, {}, "aren't playing"),
            (1, {"route": "denver omaha", "payment": "4 green"}, "purple"),
            (1, {"route": "nowhere omaha"}, "route"),
            (1, {"route": "seattle calgary"}, "right cards"),
            (1, {"instead": "plaid"}, "plaid"),
        ],
    )
    async def test_what_cannot_be_planned_is_refused(
        self, party: Party, who: int, typed: dict[str, str], expected: str
    ) -> None:
        table = await set_up(party, hands=[["red"], ["purple"] * 3, []])
        answer = await plan(party, who, **typed)
        assert expected in answer and "### Your next turn" not in answer
        assert await Plans(party.bot.store).load(table.id, min(who, 2)) is None

    async def test_not_before_the_first_turn(self, party: Party) -> None:
        await party.begin()
        assert "until the first turn" in await plan(party)

    async def test_not_on_a_table_of_strings(self, party: Party) -> None:
        await party.begin(map="string_railway")
        assert "game" in await plan(party)

    async def test_of_two_decks(self, party: Party) -> None:
        await party.begin_turns(map="world")
        page = await self.page(party)
        decks = [id_ for id_ in ids_in(page) if ":plandraw:" in id_]
        assert [id_.rsplit(":", 1)[1] for id_ in decks] == ["train", "ship"]
        await party.bob.click(page, custom_id=decks[1])
        assert await planned(party) == (DrawCard(1, deck="ship"),)
        before = await hand(party, 1)
        for _ in range(2):
            await party.act(0, DrawCard(0, deck="train"))
        await party.env.advance_time(SOON)
        assert await hand(party, 1) == before + 2 and await whose_turn(party) == 2


class TestSecrets:
    async def test_nothing_public_is_sent_when_a_plan_is_made_or_lapses(self, party: Party) -> None:
        await set_up(party, hands=[["purple"] * 4, ["purple"] * 4, []])
        sent = len(party.env.http_requests)
        page = panel_of(await party.bob.slash(party.channel, "plan"))
        await party.bob.select(page, [OMAHA], custom_id=id_of(page, "pickplan"))
        await party.bob.select(page, ["-"], custom_id=id_of(page, "pickplanelse"))
        await party.bob.click(page, custom_id=id_of(page, "plandraw"))
        await party.bob.click(page, custom_id=id_of(page, "planclear"))
        later = party.env.http_requests[sent:]
        assert later and not [one for one in later if f"/channels/{party.channel.id}/" in one.path]

    async def test_the_owner_alone_sees_it_even_after_the_seat_has_changed_hands(self, party: Party) -> None:
        table = await set_up(party)
        await plan(party, route="denver omaha")
        assert "No plan yet" in await plan(party, 2)
        await party.bot.store.run(
            "UPDATE seats SET user_id = ? WHERE game_id = ? AND seat = 1", party.dan.user.id, table.id
        )
        assert "No plan yet" in await plan(party, 3)


@pytest.mark.parametrize(
    ("key", "lang"), crossed([key for key in load().games if key != "string_railway"], LANGS, few=3)
)
def test_the_page_keeps_discords_limits_with_every_card_in_the_hand(key: str, lang: str) -> None:
    game, _ = new_game(key)
    game = full_hand(game, 1)
    table = table_of(game)
    localizer, market = Localizer(catalogue(), lang, table), game.rules.part(Market)
    turn = on_turn(game, 1)
    check(plan_panel(localizer, table, 1, (), None, 2))
    for number, route in enumerate(planned_routes(turn, 1)[:40]):
        claim = ClaimRoute(1, route, best(turn, 1, Bill(ROUTE, route), 1)[0])
        tries = (claim, *otherwise(market, 1, usual_deck(market, localizer, route)))
        assert read(written(tries)) == tries
        check(plan_panel(localizer, table, 1, tries, None, 2, number % 5))
