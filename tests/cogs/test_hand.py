"""A seat's own message: routes that serve its tickets, points as they stand, notes; and nobody else sees any of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import ui

from cogs.core.components import MOST_ALT, MOST_HAND
from cogs.play.scores import standing_text
from cogs.rail.panels import hand_panel, hand_text
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.private import Notepads
from engine.position import place
from tests.cogs.hands import id_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_limits import parts_of, table_of
from tests.cogs.test_limits_fleet import late

WORDS = catalogue()
SECRET = "Bob wants <@1> *Miami*\n# at any price"


def options_of(panel: ui.LayoutView, verb: str) -> list[dict[str, Any]]:
    parts = [part for part in parts_of(panel) if part.get("custom_id", "").split(":")[3:4] == [verb]]
    return [option for part in parts for option in part["options"]]


def at(key: str, turn: int = 0, **given: object) -> Table:
    return table_of(place(load().rules(key), 3, given, Random(1), turn))


class TestRoutesToClaim:
    def test_those_that_serve_a_ticket_come_first_and_say_which(self) -> None:
        table = at("usa", hands=[["locomotive"] * 6], tickets=[["kansas_city-houston"]])
        options = options_of(hand_panel(WORDS, "en", table, 0), "pickroute")
        served = [option for option in options if option["label"].startswith("★")]
        assert options[: len(served)] == served
        assert {frozenset(option["label"][2:].split(" · ")[0].split(" – ")) for option in served} >= {
            frozenset(("Oklahoma City", "Kansas City")),
            frozenset(("Dallas", "Houston")),
        }
        assert all("for Kansas City – Houston" in option["description"] for option in served)
        assert len(options) == 25 and "for" not in options[-1]["description"]

    def test_a_tunnel_tells_its_odds(self) -> None:
        table = at("europe", hands=[["locomotive"] * 3], tickets=[[]])
        options = options_of(hand_panel(WORDS, "en", table, 0), "pickroute")
        tunnels = [option for option in options if "tunnel" in option["label"]]
        assert tunnels and all("% chance of no extra cards" in option["description"] for option in tunnels)
        others = [option for option in options if "tunnel" not in option["label"]]
        assert others and not any("%" in option["description"] for option in others)

    def test_are_offered_to_the_seat_on_turn_alone(self) -> None:
        table = at("usa", hands=[["locomotive"] * 6, ["locomotive"] * 4], tickets=[])
        assert options_of(hand_panel(WORDS, "en", table, 0), "pickroute")
        assert not options_of(hand_panel(WORDS, "en", table, 1), "pickroute")

    async def test_one_is_claimed_from_the_own_message(self, party: Party) -> None:
        await party.begin_turns()
        table = await arrange(party, hands=[["red"] * 3], tickets=[["boston-miami"]])
        board = party.posts()[-1]
        panel = panel_of(await party.ann.click(board, custom_id=f"st:{table.id}:{table.step}:hand"))
        option = next(o for row in panel.components for c in row.get("components", ()) for o in c.get("options", ()))
        await party.ann.select(panel, [option["value"]], custom_id=id_of(panel, "pickroute"))
        assert (await party.table()).step == table.step and "Your hand" not in text_of(panel)

    async def test_a_card_is_drawn_from_the_own_message(self, party: Party) -> None:
        table = await party.begin_turns()
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:hand"))
        await party.ann.click(panel, custom_id=id_of(panel, "draw"))
        assert (await party.table()).step == table.step + 1


class TestPointsAsTheyStand:
    def text(self, lang: str = "en") -> str:
        claimed = {"denver-omaha": 0, "omaha-duluth-1": 0, "seattle-helena": 1}
        tickets = [["denver-el_paso", "boston-miami"], ["dallas-new_york"]]
        table = at("usa", claimed=claimed, tickets=tickets)
        assert table.game is not None
        return standing_text(Localizer(WORDS, lang, table), table.game.view(0), 0)

    def test_own_ones_are_shown_item_by_item(self) -> None:
        text = self.text()
        assert "2 routes: +9" in text and "6 spaces long: +10" in text
        assert "Denver – El Paso" in text and ": −4" in text and ": −12" in text
        assert "you'd have +3" in text

    @pytest.mark.parametrize("lang", LANGS)
    def test_of_others_no_ticket_is_shown(self, lang: str) -> None:
        table = at("usa", tickets=[[], ["dallas-new_york"]])
        assert Localizer(WORDS, lang, table).city("dallas") not in self.text(lang)

    async def test_a_button_opens_them_for_oneself(self, party: Party) -> None:
        table = await party.begin_turns()
        posts = len(party.posts())
        panel = panel_of(await party.bob.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:hand"))
        answer = await party.bob.click(panel, custom_id=id_of(panel, "standing"))
        assert "If the game ended now" in said(answer)
        assert len(party.posts()) == posts


class TestNotes:
    async def write(self, party: Party, text: str) -> None:
        modal = await party.ann.slash(party.channel, "note")
        assert "only you can see them" in said(await party.ann.submit_modal(modal, {"note": text}))

    async def test_stand_in_the_own_message_as_they_were_written(self, party: Party) -> None:
        table = await party.begin_turns()
        await self.write(party, SECRET)
        board = party.posts()[-1]
        shown = said(await party.ann.click(board, custom_id=f"st:{table.id}:{table.step}:hand"))
        assert "Your notes" in shown and r"\*Miami\*" in shown and "<@1>" not in shown.replace(r"\<@1>", "")

    async def test_are_seen_by_nobody_else(self, party: Party) -> None:
        await party.begin_turns()
        await self.write(party, SECRET)
        await party.act(0, 0)
        shown = said(await party.bob.click(party.posts()[-1], label="My hand"))
        assert "any price" not in shown
        assert not [post for post in party.posts() if "any price" in text_of(post)]
        assert not [post for person in party.people[1:] for post in party.whispers(person) if "price" in text_of(post)]

    async def test_open_with_what_is_written_and_can_be_taken_out(self, party: Party) -> None:
        table = await party.begin_turns()
        await self.write(party, "one")
        await self.write(party, "two")
        pads = Notepads(party.bot.store)
        assert await pads.load(table.id, party.ann.id) == "two"
        modal = await party.ann.slash(party.channel, "note")
        assert "no notes" in said(await party.ann.submit_modal(modal, {}))
        assert await pads.load(table.id, party.ann.id) == ""

    async def test_outlive_a_restart(self, party: Party, database: Path) -> None:
        table = await party.begin_turns()
        await self.write(party, "keep this")
        await party.restart(database)
        shown = said(await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:hand"))
        assert "keep this" in shown

    async def test_who_has_no_seat_has_no_pad(self, party: Party) -> None:
        await party.begin_turns()
        assert "aren't playing" in said(await party.eve.slash(party.channel, "note"))

    async def test_are_not_handed_on_with_the_seat(self, party: Party) -> None:
        table = await party.begin_turns()
        await self.write(party, SECRET)
        await party.ann.slash(party.channel, "game substitute")
        taken = await party.dan.click(party.posts()[-1], label="Take seat")
        assert (await party.table()).seats[0].user_id == party.dan.id
        hand = said(await party.dan.slash(party.channel, "hand"))
        assert "Your hand" in hand and "any price" not in hand + said(taken)
        assert not [post for post in party.whispers(party.dan) if "any price" in text_of(post)]
        assert await Notepads(party.bot.store).load(table.id, party.dan.id) == ""

    async def test_belong_to_a_table_of_strings_too(self, party: Party) -> None:
        await party.begin(3, map="string_railway", first=party.ann)
        await self.write(party, "river first")
        shown = await party.ann.slash(party.channel, "hand")
        assert "river first" in said(shown)
        more = panel_of(await party.ann.click(panel_of(shown), label="More"))
        assert "If the game ended now" in said(await party.ann.click(more, label="Points now"))


class TestTheFullestHand:
    @pytest.mark.parametrize("lang", LANGS)
    def test_says_what_it_leaves_out(self, lang: str) -> None:
        game = late("world")
        localizer = Localizer(WORDS, lang, table_of(game))
        text = hand_text(localizer, game.view(0), 0, "*" * 1000)
        assert len(text) <= MOST_HAND
        # The last that was tried is said; the words before its fact are the same for all.
        begin = localizer.say("hand-left-out", what="ways").split(":")[0]
        assert begin in text and localizer.say("hand-note") in text

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_picture_in_words_names_cards_and_tickets(self, lang: str) -> None:
        table = at("usa", hands=[["red", "red"]], tickets=[["boston-miami"]])
        (alt,) = [
            item["description"]
            for part in parts_of(hand_panel(WORDS, lang, table, 0))
            for item in part.get("items", ())
        ]
        localizer = Localizer(WORDS, lang, table)
        assert (
            localizer.cards(["red", "red"]) in alt and localizer.ticket("boston-miami") in alt and len(alt) <= MOST_ALT
        )
