"""A move is shown before it is made: what it changes, whether there is a way back, and just that is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord import ResponseMessage

from cogs.faces.ports import PORT
from cogs.faces.stations import STATION
from cogs.play.moves import preview_panel, preview_text
from cogs.rail.cards import packed, unpacked
from cogs.rail.claims import ROUTE
from cogs.rail.payments import Bill, Payable, best, offers
from cogs.tables.face import pack, unpack
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.action import Action
from engine.core.refused import Refused
from engine.parts.market import Market, MarketSeen
from engine.parts.pieces import ExchangePieces
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen
from engine.parts.tickets import DrawTickets, TicketsSeen
from engine.position import place
from tests.cogs.hands import id_of, ids_in, panel_of, pick_route
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_limits import check, table_of

OMAHA = "denver-omaha"
WORDS = catalogue()
HAND = ["purple"] * 5 + ["locomotive", "red"]
KEYS = [key for key in load().games if load().rules(key).has(Routes)]


async def set_up(party: Party, **given: Any) -> Table:
    await party.begin_turns()
    return await arrange(party, **{"hands": [HAND, [], []], **given})


async def pressed(party: Party, verb: str) -> ResponseMessage:
    table = await party.table()
    return panel_of(await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:{verb}"))


async def chosen(party: Party, route: str, panel: ResponseMessage | None = None) -> ResponseMessage:
    """The page that is shown once a route is picked."""
    panel = panel or await pressed(party, "claim")
    await pick_route(party.ann, panel, route)
    return panel


async def owners(party: Party) -> dict[str, int]:
    table = await party.table()
    assert table.game is not None
    return dict(table.game.view(None).seen(RoutesSeen).owners)


def texts(key: str, action: Action, lang: str = "en", given: Any = None, **more: Any) -> str:
    game = place(load().rules(key), 2, given or more, Random(1), 0)
    return preview_text(Localizer(WORDS, lang, table_of(game)), game, action)


class TestWhatIsShown:
    def test_cards_pieces_points_and_tickets(self) -> None:
        claim = ClaimRoute(0, OMAHA, ("purple",) * 4)
        claimed = {"omaha-chicago": 0}
        text = texts("usa", claim, hands=[HAND, []], claimed=claimed)
        assert "Claim Denver – Omaha" in text
        assert "You pay: 4 purple. Left in your hand: 1 purple, 1 red, 1 locomotive." in text
        assert "37 trains left" in text
        assert "You gain 7 points. New total: 14." in text
        assert "can undo this" in text and "cannot" not in text

    def test_tickets_that_become_complete(self) -> None:
        """Duluth to El Paso hangs on one last link."""
        claimed = ("omaha-duluth-1", "santa_fe-denver", "el_paso-santa_fe")
        given = {"hands": [HAND, []], "claimed": dict.fromkeys(claimed, 0), "tickets": [["duluth-el_paso"]]}
        claim = ClaimRoute(0, OMAHA, ("purple",) * 4)
        assert "This completes your ticket Duluth – El Paso" in texts("usa", claim, given=given)
        assert "completes" not in texts("usa", claim, given={**given, "claimed": {}})

    def test_the_last_turns_that_it_brings_about(self) -> None:
        claim = ClaimRoute(0, OMAHA, ("purple",) * 4)
        assert "last turns" in texts("usa", claim, hands=[HAND, []], pieces=[6, None])
        assert "last turns" not in texts("usa", claim, hands=[HAND, []], pieces=[7, None])
        assert "last turns" not in texts("usa", claim, hands=[HAND, []], pieces=[6, None], last_turns=2)

    def test_a_move_that_ends_the_game_cannot_be_taken_back(self) -> None:
        claim = ClaimRoute(0, OMAHA, ("purple",) * 4)
        assert "can't undo this" in texts("usa", claim, hands=[HAND, []], last_turns=1)
        assert "can't undo this" not in texts("usa", claim, hands=[HAND, []], last_turns=2)

    def test_a_tunnel_tells_the_odds_and_cannot_be_taken_back(self) -> None:
        claim = ClaimRoute(0, "munchen-zurich", ("yellow",) * 2)
        text = texts("europe", claim, hands=[["yellow"] * 3, []])
        assert "odds" in text and "can't undo this" in text

    @pytest.mark.parametrize(("left", "expected"), [(1, "your last turn"), (3, "only 1 left"), (4, "only 1 left")])
    def test_tickets_warn_in_the_last_turns(self, left: int, expected: str) -> None:
        assert expected in texts("usa", DrawTickets(0), last_turns=left)

    def test_tickets_tell_how_many_must_stay(self) -> None:
        text = texts("usa", DrawTickets(0))
        assert "3 tickets" in text and "at least 1" in text and "can't undo this" in text
        assert "last turn" not in text

    def test_an_exchange_tells_what_it_costs(self) -> None:
        text = texts("world", ExchangePieces(0, "train", 2), trains=[12, 12], ships=[12, 12])
        assert "You lose 2 points. New total: −2." in text and "10 trains and 14 ships" in text

    @pytest.mark.parametrize("lang", LANGS)
    def test_no_sentence_is_left_in_another_language(self, lang: str) -> None:
        text = texts("world", ExchangePieces(0, "ship", 1), lang, trains=[12, 12], ships=[12, 12])
        assert ("You lose" in text) == (lang == "en")


class TestConfirming:
    async def test_nothing_is_played_until_then_even_with_one_way_to_pay(self, party: Party) -> None:
        table = await set_up(party, hands=[["purple"] * 4, [], []])
        panel = await chosen(party, OMAHA)
        assert (await party.table()).step == table.step
        assert "other-cards" not in [id_.split(":")[3] for id_ in ids_in(panel)]
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        assert await owners(party) == {OMAHA: 0} and "You claimed" in text_of(panel)

    async def test_the_thriftiest_payment_is_chosen_and_the_others_are_one_tap_away(self, party: Party) -> None:
        await set_up(party)
        panel = await chosen(party, OMAHA)
        assert "You pay: 4 purple." in text_of(panel)
        await party.ann.click(panel, custom_id=id_of(panel, "other-cards"))
        await party.ann.click(panel, label="3 purple, 1 locomotive")
        assert "You pay: 3 purple, 1 locomotive." in text_of(panel)
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        table = await party.table()
        assert table.game is not None
        assert sorted(table.game.view(0).seen(MarketSeen).hand or ()) == ["purple", "purple", "red"]

    async def test_twice_plays_once(self, party: Party) -> None:
        table = await set_up(party)
        panel = await chosen(party, OMAHA)
        id_ = id_of(panel, "confirm")
        await party.at_once(party.ann.click(panel, custom_id=id_), party.ann.click(panel, custom_id=id_))
        assert (await party.table()).step == table.step + 1

    async def test_back_leads_to_the_routes(self, party: Party) -> None:
        await set_up(party)
        panel = await chosen(party, OMAHA)
        await party.ann.click(panel, custom_id=id_of(panel, "back"))
        assert any(":pick" in id_ for id_ in ids_in(panel)) and "Claim Denver" not in text_of(panel)

    async def test_a_code_that_was_never_written_plays_nothing(self) -> None:
        game = place(load().rules("usa"), 2, {}, Random(1), 0)
        for code in (
            None,
            "",
            "r",
            "q~a~b",
            "x~train~many",
            f"r~{OMAHA}~zz",
            f"r~{OMAHA}~0",
            f"r~{OMAHA}~00",
            "r~x~é1",
        ):
            try:
                action = unpack(game, 0, code)
            except Refused as refused:
                assert refused.code == "table_moved_on"
            else:
                assert game.refuse(action) is not None

    async def test_tickets_ask_first(self, party: Party) -> None:
        table = await set_up(party)
        panel = await pressed(party, "tickets")
        assert "can't undo this" in text_of(panel) and (await party.table()).step == table.step
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        after = await party.table()
        assert after.game is not None
        assert len(after.game.view(0).seen(TicketsSeen).offered or ()) == 3
        assert id_of(panel, "keep-marked") and "Choose from these tickets" in text_of(panel)


class TestFromTheHand:
    async def test_a_route_picked_there_is_shown_and_claimed_in_the_same_message(self, party: Party) -> None:
        await set_up(party)
        panel = panel_of(await party.ann.slash(party.channel, "hand"))
        await party.ann.select(panel, [OMAHA], custom_id=id_of(panel, "pickroute"))
        assert "You gain 7 points" in text_of(panel) and "Your hand" not in text_of(panel)
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        assert await owners(party) == {OMAHA: 0}


class TestWithoutPreview:
    @pytest.fixture
    async def off(self, party: Party) -> Party:
        await set_up(party, hands=[["purple"] * 4, [], []])
        await party.bot.settings.set("person", party.ann.user.id, "preview", "off")
        return party

    async def test_presses_play_at_once(self, off: Party) -> None:
        panel = await chosen(off, OMAHA)
        assert await owners(off) == {OMAHA: 0} and "You claimed" in text_of(panel)

    async def test_commands_play_at_once(self, off: Party) -> None:
        answer = said(await off.ann.slash(off.channel, "claim", route="denver omaha", payment="4 purple"))
        assert "You claimed" in answer and await owners(off) == {OMAHA: 0}

    async def test_several_ways_to_pay_are_asked_for(self, off: Party) -> None:
        await arrange(off, hands=[HAND, [], []])
        panel = await chosen(off, OMAHA)
        assert await owners(off) == {}
        await off.ann.click(panel, label="4 purple")
        assert await owners(off) == {OMAHA: 0}

    async def test_tickets_are_drawn_at_once(self, off: Party) -> None:
        panel = await pressed(off, "tickets")
        assert id_of(panel, "keep-marked")


class TestCommands:
    async def test_show_what_changes_first(self, party: Party) -> None:
        table = await set_up(party)
        answer = await party.ann.slash(party.channel, "claim", route="denver omaha", payment="4 purple")
        assert "You gain 7 points" in said(answer) and (await party.table()).step == table.step
        panel = panel_of(answer)
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        assert await owners(party) == {OMAHA: 0}

    async def test_with_now_do_it_at_once(self, party: Party) -> None:
        await set_up(party)
        answer = await party.ann.slash(party.channel, "claim", route="denver omaha", payment="4 purple", now=True)
        assert "You claimed" in said(answer) and await owners(party) == {OMAHA: 0}
        await party.act(1, 0)
        await party.act(1, 0)
        assert "Choose from these" in said(await party.cleo.slash(party.channel, "tickets", now=True))

    async def test_what_is_not_allowed_is_refused_before_anything_is_shown(self, party: Party) -> None:
        await set_up(party)
        answer = said(await party.ann.slash(party.channel, "claim", route="denver omaha", payment="4 red"))
        assert "You gain" not in answer
        answer = said(await party.bob.slash(party.channel, "tickets"))
        assert "wait for yours" in answer


class TestThePicture:
    async def test_is_of_the_place_and_goes_with_the_page(self, party: Party) -> None:
        await set_up(party)
        panel = await chosen(party, OMAHA)
        assert [attachment.filename for attachment in message_of(panel).attachments] == ["preview.png"]
        await party.ann.click(panel, custom_id=id_of(panel, "back"))
        assert not message_of(panel).attachments

    async def test_is_left_out_where_pictures_are_off(self, party: Party) -> None:
        await set_up(party)
        await party.bot.settings.set("person", party.ann.user.id, "pictures", "off")
        panel = await chosen(party, OMAHA)
        assert not message_of(panel).attachments and "You gain 7 points" in text_of(panel)


def message_of(panel: ResponseMessage) -> discord.Message:
    message = panel.message
    assert message is not None
    return message


def everything(key: str) -> Iterator[tuple[Table, Action]]:
    """Moves of a seat with many cards, at a table with long numbers."""
    rules = load().rules(key)
    market = rules.part(Market)
    hand = [kind for kind, total in zip(market.kinds, market.totals, strict=True) for _ in range(total * 2 // 3)]
    game = place(rules, 2, {"hands": [hand]}, Random(1), 0)
    table = replace(table_of(game), id=10**9, step=9999)
    kinds: tuple[Payable[Any], ...] = (ROUTE, STATION, PORT)
    for kind in kinds:
        for of in list(offers(game, 0, kind))[::3]:
            bill = Bill(kind, of)
            for payment in best(game, 0, bill, 30)[::10]:
                yield table, bill.action(0, payment)
    yield table, DrawTickets(0)


@pytest.mark.parametrize("key", KEYS)
def test_every_page_keeps_discords_limits_and_its_button_says_just_what_it_shows(key: str) -> None:
    pages = 0
    for table, action in everything(key):
        assert table.game is not None
        for lang in LANGS:
            check(preview_panel(Localizer(WORDS, lang, table), table, action, "0a0b"))
        assert unpack(table.game, 0, pack(table.game, action)) == action
        pages += 1
    assert pages > 15


def test_packed_cards_come_back_as_they_were() -> None:
    market, rng = load().rules("world").part(Market), Random(1)
    for _ in range(200):
        cards = tuple(sorted(rng.choices(market.kinds, k=rng.randrange(1, 12)), key=market.index.__getitem__))
        assert unpacked(market, packed(market, cards)) == cards
