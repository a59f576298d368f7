"""The map in *My hand*: a picture with words of its own, for its reader alone, and only if they want pictures."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from cogs.core.components import MOST_ALT
from cogs.rail.panels import hand_panel, map_alt
from cogs.tables.settings import set_setting
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.advice.missing_links import Outlook
from engine.parts.tickets import Tickets
from engine.position import place
from tests.cogs.hands import panel_of
from tests.cogs.party import Party
from tests.cogs.test_limits import parts_of, table_of

WORDS = catalogue()
MAPS = [key for key in sorted(load().games) if load().rules(key).layout]


def alt(lang: str, key: str = "usa", **given: object) -> str:
    table = table_of(place(load().rules(key), 2, {"hands": [[], []], **given}, Random(1)))
    view = table.running.view(0)
    return map_alt(Localizer(WORDS, lang, table), view, Outlook(view))


def galleries(message: discord.Message) -> list[list[Any]]:
    return [list(part.items) for part in message.components if isinstance(part, discord.MediaGalleryComponent)]


def names(message: discord.Message) -> list[str]:
    return [file.filename for file in message.attachments]


class TestItsWords:
    def test_name_each_ticket_and_the_links_it_is_missing(self) -> None:
        words = alt("en", tickets=[["kansas_city-houston", "dallas-new_york"], []])
        assert "Kansas City – Houston (5): missing " in words and "Dallas – New York (11): missing " in words
        assert "Oklahoma City – Dallas" in words or "Dallas – Oklahoma City" in words

    def test_say_what_is_completed_and_what_is_out_of_reach(self) -> None:
        around = {"dallas-houston-1": 1, "houston-new_orleans": 1, "el_paso-houston": 1}
        assert "Kansas City – Houston (5): out of reach." in alt(
            "en", tickets=[["kansas_city-houston"], []], claimed=around
        )
        done = {"dallas-houston-1": 0, "oklahoma_city-dallas-1": 0, "oklahoma_city-kansas_city-1": 0}
        assert "Kansas City – Houston (5): completed." in alt("en", tickets=[["kansas_city-houston"], []], claimed=done)

    @pytest.mark.parametrize("lang", LANGS)
    @pytest.mark.parametrize("key", MAPS)
    def test_fit_without_formatting_however_many_tickets_there_are(self, lang: str, key: str) -> None:
        tickets = list(load().rules(key).part(Tickets).tickets)
        for held in (tickets[:3], tickets):
            words = alt(lang, key, tickets=[held, []])
            assert 0 < len(words) <= MOST_ALT
            assert not any(sign in words for sign in ("**", "-#", "__", "<:", "↳"))


def test_a_hand_without_pictures_says_as_much_as_before() -> None:
    table = table_of(place(load().rules("usa"), 2, {"tickets": [["kansas_city-houston"], []]}, Random(1)))
    plain = str(list(parts_of(hand_panel(WORDS, "en", table, 0, picture=False))))
    assert "missing: " in plain and "attachment://" not in plain and "🗺️" not in plain


class TestMyHand:
    async def test_has_the_map_below_the_cards_each_at_full_width(self, party: Party) -> None:
        """Discord shows two pictures of one gallery side by side, half as wide."""
        await party.begin_turns()
        shown = panel_of(await party.ann.slash(party.channel, "hand")).message
        whispered = party.whispers(party.ann)[-1]
        for message in (shown, whispered):
            assert names(message) == ["hand.png", "map.png"]
            assert [len(items) for items in galleries(message)] == [1, 1]
            cards, own_map = (items[0].description for items in galleries(message))
            assert "map" in own_map and "missing" in own_map and cards != own_map

    async def test_has_no_map_for_who_wants_no_pictures(self, party: Party) -> None:
        await party.begin_turns()
        await set_setting(party.bot, "person", party.ann.id, "pictures", "off")
        shown = panel_of(await party.ann.slash(party.channel, "hand")).message
        assert not shown.attachments and not galleries(shown)

    @pytest.mark.pictures
    async def test_leaves_the_map_to_its_reader(self, party: Party) -> None:
        """No public post has one, and everybody gets another one."""
        await party.begin_turns()
        for person in party.people[:3]:
            await person.slash(party.channel, "hand")
        assert not any("map.png" in names(post) for post in party.posts())
        maps = [
            file.url
            for person in party.people[:3]
            for message in party.whispers(person)[-1:]
            for file in message.attachments
            if file.filename == "map.png"
        ]
        assert len({party.env.backend.cdn.get(url) for url in maps}) == len(maps) == 3
