"""The World as people play it: a whole game, every command and button of its own, restarts, secrets, refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cogs.tables.table import Table
from engine.core.action import Action
from engine.parts.market import DrawCard, MarketSeen, StopDrawing
from engine.parts.pieces import ChoosePieces, ExchangePieces, PiecesSeen
from engine.parts.ports import BuildPort, PortsSeen
from engine.parts.routes import ClaimRoute, RoutesSeen
from engine.parts.tickets import KeepTickets, TicketsSeen
from tests.cogs.hands import (
    ByButtons,
    BySlash,
    id_of,
    ids_in,
    options_of,
    panel_of,
    play_one,
    play_out,
)
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_schema import wrong
from tests.cogs.watch import check_answers, check_public, strings
from tests.cogs.world import HANDS, OWNED, TOUR, at_the_script, choose, set_up

MIXES = ((13, 47), (11, 49), (22, 38))


class Mixed:
    """Types every other action and presses buttons for the rest."""

    def __init__(self, party: Party) -> None:
        self.ways: list[Any] = [BySlash(party), ByButtons(party)]

    async def play(self, person: Any, table: Table, action: Action) -> Any:
        self.ways.reverse()
        return await self.ways[0].play(person, table, action)


async def choose_all(party: Party, hands: Any) -> Table:
    """Everybody keeps three tickets and chooses a mix, one after the other."""
    table = await party.table()
    for seat in range(3):
        assert table.game is not None
        offered = table.game.view(seat).seen(TicketsSeen).offered or ()
        await play_one(party, hands, KeepTickets(seat, offered[:3]))
        table = await play_one(party, hands, ChoosePieces(seat, *MIXES[seat]))
    return table


SCRIPT: Sequence[Action] = (
    ClaimRoute(0, "honolulu-los_angeles", ("ship-yellow-2", "ship-yellow-2")),  # wrapped, one space too much
    ClaimRoute(1, "lahore-tehran", ("train-black", "train-black", "train-green-port", "locomotive")),  # pairs
    DrawCard(2, "ship-white-2", "train"),
    StopDrawing(2),
    BuildPort(0, "honolulu", ("train-red-port", "train-red-port", "ship-red-port", "locomotive")),
    ExchangePieces(1, "ship", 4),
    DrawCard(2, None, None, "ship"),
    DrawCard(2, "train-white", "train"),
)


@pytest.mark.long
class TestAWholeGame:
    @pytest.mark.simcord(settle_timeout=60)
    @pytest.mark.parametrize("way", [Mixed, ByButtons])
    async def test_from_the_lobby_to_the_end(self, party: Party, way: Any) -> None:
        hands = way(party)
        await party.begin(3, map="world", first=party.ann)
        table = await choose_all(party, hands)
        assert table.game is not None
        assert table.game.view(None).seen(PiecesSeen).supply == MIXES
        await at_the_script(party, trains=[6] * 3, ships=[8] * 3)
        for action in SCRIPT:
            table = await play_one(party, hands, action)
        view = table.game.view(None) if table.game else None
        assert view is not None
        assert view.seen(RoutesSeen).owners == {**OWNED, "honolulu-los_angeles": 0, "lahore-tehran": 1}
        assert view.seen(PortsSeen).built == (("honolulu",), (), ())
        assert view.seen(PiecesSeen).exchanged == (0, 4, 0)
        table = await play_out(party, hands, table, seed=3)
        assert table.game is not None
        line = [line for line in table.game.result().lines if line.facts.get("ticket") == TOUR]
        assert [(one.seat, one.facts["in_order"]) for one in line] == [(2, 1)]
        assert check_public(party, table) > 20
        check_answers(party)
        assert not wrong(party)


class TestTheStartMix:
    async def test_is_nowhere_to_be_seen_before_all_have_chosen(self, party: Party) -> None:
        hands = ByButtons(party)
        table = await party.begin(3, map="world", first=party.ann)
        for seat in range(3):
            assert table.game is not None
            offered = table.game.view(seat).seen(TicketsSeen).offered or ()
            table = await play_one(party, hands, KeepTickets(seat, offered[:3]))
        for seat in (0, 1):
            await play_one(party, hands, ChoosePieces(seat, *MIXES[seat]))
        for seat, (trains, ships) in enumerate(MIXES[:2]):
            others = {p.user.dm_channel.id for number, p in enumerate(party.people[:3]) if number != seat}
            for request in party.env.http_requests:
                text = " ".join(strings(request.json or {}))
                if f"/channels/{party.channel.id}/" in request.path:
                    assert not re.search(rf"\b({trains}|{ships})\b", text), text
                if any(f"/channels/{other}/" in request.path for other in others):
                    assert not re.search(rf"\b({trains} train|{ships} ship)", text), text
        await play_one(party, hands, ChoosePieces(2, *MIXES[2]))
        assert any("13" in text_of(post) and "49" in text_of(post) for post in party.posts()[-2:])

    async def test_is_the_suggested_one_until_another_is_chosen_and_nothing_is_typed(self, party: Party) -> None:
        await party.begin(3, map="world", first=party.ann)
        await party.act(0, 0)
        table = await party.table()
        panel = panel_of(await ByButtons(party).press(party.ann, table, "mix"))
        assert "Your choice: **20 trains and 40 ships**" in text_of(panel)
        options = options_of(panel, id_of(panel, "pickmix"))
        assert options == [f"{trains}.{60 - trains}" for trains in range(10, 26)]
        await party.ann.select(panel, ["25.35"], custom_id=id_of(panel, "pickmix"))
        assert "Your choice: **25 trains and 35 ships**" in text_of(panel)
        assert (await party.table()).step == table.step
        await party.ann.click(panel, custom_id=id_of(panel, "setmix"))
        assert "25 trains and 35 ships" in text_of(panel)
        assert [id_.split(":")[3] for id_ in ids_in(panel)] == ["hand", "takeback"]
        late = await party.ann.slash(party.channel, "mix", trains=20)
        assert "already chose" in said(late)

    @pytest.mark.parametrize(
        ("trains", "ships", "expected"),
        [
            (20, 41, "60 pieces"),
            (26, 34, "26 trains, but can start with at most 25"),
            (9, 51, "51 ships, but can start with at most 50"),
            (-1, 61, "fewer than 0"),
        ],
    )
    async def test_by_text_is_refused_where_the_rules_do(
        self, party: Party, trains: int, ships: int, expected: str
    ) -> None:
        await party.begin(3, map="world", first=party.ann)
        table = await party.act(0, 0)
        assert expected in said(await party.ann.slash(party.channel, "mix", trains=trains, ships=ships))
        assert (await party.table()).step == table.step

    async def test_says_that_it_is_final_where_it_is(self, party: Party) -> None:
        """The last choice of all shows everybody's, so it cannot be taken back; an earlier one can."""
        await party.begin(3, map="world", first=party.ann)
        for seat in range(3):
            await party.act(seat, 0)
        for seat, final in ((0, False), (1, False), (2, True)):
            table = await party.table()
            person = party.people[seat]
            panel = panel_of(await ByButtons(party).press(person, table, "mix"))
            assert ("can't undo this" in text_of(panel)) == final
            await person.click(panel, custom_id=id_of(panel, "setmix"))
            answer = said(await person.slash(party.channel, "undo"))
            assert ("You undid" in answer) != final
            if not final:
                await party.act(seat, 0)

    async def test_is_offered_as_soon_as_the_tickets_are_kept(self, party: Party) -> None:
        table = await party.begin(3, map="world", first=party.ann)
        assert table.game is not None
        early = await party.ann.slash(party.channel, "mix", trains=20)
        assert "First choose" in said(early)
        panel = panel_of(await party.ann.slash(party.channel, "keep", tickets="1 2 3"))
        assert "You kept" in text_of(panel) and "Your choice: **20 trains and 40 ships**" in text_of(panel)

    async def test_outlives_a_restart(self, party: Party, database: Path) -> None:
        await party.begin(3, map="world", first=party.ann)
        await party.act(0, 0)
        table = await party.table()
        panel = panel_of(await ByButtons(party).press(party.ann, table, "mix"))
        await party.ann.select(panel, ["21.39"], custom_id=id_of(panel, "pickmix"))
        await party.restart(database)
        await party.act(1, 0)
        await party.ann.click(panel, custom_id=id_of(panel, "setmix"))
        assert "21 trains and 39 ships" in text_of(panel)
        table = await party.table()
        assert table.game is not None
        assert table.game.view(0).seen(PiecesSeen).own == (21, 39)

    async def test_is_not_asked_on_a_first_journey(self, party: Party) -> None:
        await party.begin(3, map="world", first=party.ann, options="first_journey")
        for seat in range(3):
            await party.act(seat, 0)
        table = await party.table()
        assert table.game is not None
        assert table.game.turn.number == 1
        assert "already chose" in said(await party.ann.slash(party.channel, "mix", trains=20))


class TestDrawing:
    async def test_a_card_then_the_deck_that_fills_its_gap(self, party: Party) -> None:
        table = await set_up(party)
        here = f"st:{table.id}:{table.step}"
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=f"{here}:take:train-white@0"))
        assert "Which deck fills the gap" in text_of(panel)
        await party.ann.click(panel, custom_id=f"{here}:drawhere:train-white>ship")
        assert "You took" in text_of(panel) and "/stop" in text_of(panel)
        after = await party.table()
        assert after.game is not None and table.game is not None
        decks = [t.game.view(None).seen(MarketSeen).decks for t in (table, after) if t.game]
        assert (decks[0]["ship"] - decks[1]["ship"], decks[0]["train"] - decks[1]["train"]) == (1, 0)

    @pytest.mark.parametrize(
        ("typed", "kind", "deck"),
        [
            ({"card": "white train"}, "train-white", "train"),
            ({"card": "double white ship"}, "ship-white-2", "ship"),
            ({"card": "black ship", "refill": "trains"}, "ship-black-port", "train"),
            ({"card": "ship-green-2", "refill": "train"}, "ship-green-2", "train"),
            ({"card": "белый вагон", "refill": "суда"}, "train-white", "ship"),
        ],
    )
    async def test_by_text_its_own_deck_fills_the_gap_unless_another_is_named(
        self, party: Party, typed: dict[str, str], kind: str, deck: str
    ) -> None:
        table = await set_up(party)
        await party.ann.slash(party.channel, "draw", **typed)
        after = await party.table()
        assert after.game is not None and table.game is not None
        assert kind in (after.game.view(0).seen(MarketSeen).hand or ())
        before, left = (t.game.view(None).seen(MarketSeen).decks[deck] for t in (table, after) if t.game)
        assert before - left == 1

    @pytest.mark.parametrize("typed", [{"deck": "ships"}, {"card": "ship deck"}, {"card": ">ship"}])
    async def test_blind_a_deck_is_named(self, party: Party, typed: dict[str, str]) -> None:
        table = await set_up(party)
        await party.ann.slash(party.channel, "draw", **typed)
        after = await party.table()
        before, left = (t.game.view(None).seen(MarketSeen).decks["ship"] for t in (table, after) if t.game)
        assert before - left == 1

    @pytest.mark.parametrize(
        ("typed", "expected"),
        [
            ({"card": "deck"}, "Choose a deck"),
            ({"card": "white"}, "several cards"),
            ({"card": "plaid"}, "no card called"),
            ({"card": "red train"}, "There's no face-up card like this"),
            ({"card": "white train", "refill": "plaid"}, "no deck"),
            ({"card": "white train", "deck": "ship"}, "both a face-up card and a deck"),
            ({"deck": "plaid"}, "no deck"),
        ],
    )
    async def test_what_cannot_be_meant_is_refused(self, party: Party, typed: dict[str, str], expected: str) -> None:
        table = await set_up(party)
        assert expected in said(await party.ann.slash(party.channel, "draw", **typed))
        assert (await party.table()).step == table.step

    async def test_may_stop_after_one_card_and_not_before(self, party: Party) -> None:
        await set_up(party)
        assert "haven't taken a card" in said(await party.ann.slash(party.channel, "stop"))
        await party.ann.slash(party.channel, "draw", deck="train")
        assert "take the second one" in said(await party.ann.slash(party.channel, "port", city="honolulu")).lower()
        assert "one card" in said(await party.ann.slash(party.channel, "stop"))
        table = await party.table()
        assert table.game is not None
        assert table.game.waiting == (1,)

    async def test_autocomplete_offers_each_card_with_each_deck(self, party: Party) -> None:
        await set_up(party)
        found = await party.ann.autocomplete(party.channel, "draw", "card", "")
        assert len(found) == 14
        assert {choice["value"] for choice in found} >= {"train-white>ship", ">train", ">ship"}
        decks = await party.ann.autocomplete(party.channel, "draw", "refill", "")
        assert [choice["value"] for choice in decks] == ["train", "ship"]


class TestPaying:
    async def test_step_by_step_goes_back_and_on_and_outlives_a_restart(self, party: Party, database: Path) -> None:
        hand = [f"train-{c}{p}" for c in ("black", "green", "red", "white") for p in ("", "", "-port")] + ["locomotive"]
        table = await set_up(party, hands=[hand, [], []], deck=None)
        panel = panel_of(await party.ann.slash(party.channel, "claim", route="Lahore Tehran"))
        await party.ann.click(panel, custom_id=id_of(panel, "other-cards"))
        first = text_of(panel)
        await choose(party, panel, 1)
        assert "Pair 2 of 2" in text_of(panel) and "Chosen so far" in text_of(panel)
        await party.restart(database)
        await party.ann.click(panel, custom_id=id_of(panel, "back"))
        assert text_of(panel) == first
        for _ in range(6):
            if any(":confirm:" in id_ for id_ in ids_in(panel)):
                break
            assert all(len(id_) <= 100 for id_ in ids_in(panel))
            await choose(party, panel, 0)
        assert "You pay" in text_of(panel)
        assert (await party.table()).step == table.step
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        assert "You claimed" in text_of(panel)
        after = await party.table()
        assert after.game is not None
        assert after.game.view(None).seen(RoutesSeen).owners["lahore-tehran"] == 0

    async def test_an_old_page_does_nothing(self, party: Party) -> None:
        hand = [f"train-{c}{p}" for c in ("black", "green", "red", "white") for p in ("", "", "-port")] + ["locomotive"]
        await set_up(party, hands=[hand, [], []], deck=None)
        panel = panel_of(await party.ann.slash(party.channel, "claim", route="Lahore Tehran"))
        await party.ann.click(panel, custom_id=id_of(panel, "other-cards"))
        table = await party.act(0, 0)
        result = await choose(party, panel, 0)
        assert "moved on" in said(result)
        assert (await party.table()).step == table.step

    @pytest.mark.parametrize(
        ("route", "typed", "paid"),
        [
            ("honolulu los angeles", "2 yellow double ships", "ship-yellow-2 ship-yellow-2"),
            ("honolulu los angeles", "2 doubles", "ship-yellow-2 ship-yellow-2"),
            ("honolulu los angeles", "1 single, 1 double", "ship-yellow-port ship-yellow-2"),
            ("honolulu los angeles", "2 yellow", "ship-yellow-2 ship-yellow-2"),
            ("honolulu los angeles", "1 double 1 wild", "ship-yellow-2 locomotive"),
            ("honolulu los angeles", "ship-yellow-2 x2", "ship-yellow-2 ship-yellow-2"),
            ("Гонолулу Лос", "2 жёлтых двойных корабля", "ship-yellow-2 ship-yellow-2"),
        ],
    )
    async def test_takes_any_text(self, party: Party, route: str, typed: str, paid: str) -> None:
        await set_up(party)
        result = await party.ann.slash(party.channel, "claim", route=route, payment=typed, now=True)
        assert "You claimed" in said(result), said(result)
        table = await party.table()
        assert table.game is not None
        left = list(HANDS[0])
        for card in paid.split():
            left.remove(card)
        assert sorted(table.game.view(0).seen(MarketSeen).hand or ()) == sorted(left)

    @pytest.mark.parametrize(
        ("typed", "expected"),
        [
            ("3 red trains", "sea route"),
            ("1 yellow", "cover"),
            ("3 yellow doubles", "and have 2"),
            ("9 yellow ships", "you have 3"),
            ("3 plaid", "can't read"),
            ("2 double 1 wild", "leave out a card"),
            ("double red train", "can't read"),
        ],
    )
    async def test_what_does_not_pay_is_refused(self, party: Party, typed: str, expected: str) -> None:
        table = await set_up(party)
        result = await party.ann.slash(party.channel, "claim", route="honolulu-los_angeles", payment=typed)
        assert expected.lower() in said(result).lower(), said(result)
        assert (await party.table()).step == table.step

    async def test_autocomplete_offers_whole_payments(self, party: Party) -> None:
        await set_up(party, tickets=[])  # with nothing to need yellow for, half of a double ship is worth a port sign
        found = await party.ann.autocomplete(party.channel, "claim", "payment", "", route="honolulu-los_angeles")
        assert found[0]["value"] == "1 ship-yellow-port 1 ship-yellow-2"
        typed = await party.ann.autocomplete(
            party.channel, "claim", "payment", "2 doubles", route="honolulu-los_angeles"
        )
        assert [choice["value"] for choice in typed] == ["2 ship-yellow-2"]
