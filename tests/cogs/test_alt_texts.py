"""The alt texts of pictures: read aloud as they stand, so without Markdown. Every other test checks its own, too."""

from __future__ import annotations

import pytest

from cogs.text.catalogue import LANGS
from cogs.text.names import safe, unformatted
from tests.cogs.hands import panel_of
from tests.cogs.mentions import alt_texts, formatted
from tests.cogs.party import Party
from tests.cogs.test_string_editors import laying

pytestmark = pytest.mark.simcord(settle_timeout=60)


@pytest.mark.parametrize("lang", LANGS)
class TestAltTexts:
    async def test_of_the_string_editor_hold_no_markdown(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        rails = await laying(party)
        before = len(list(alt_texts(party)))
        panel_of(await party.ann.slash(party.channel, "lay", string="long", path="Base 1 > s1"))
        await rails.press(party.ann, "lay")
        shown = list(alt_texts(party))[before:]
        assert len(shown) >= 2 and all("S1" in text or "1" in text for text in shown)
        assert formatted(party) == []

    async def test_of_a_card_game_hold_no_markdown(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        await party.begin_turns(2, map="europe")
        for command in ("hand", "board"):
            await party.ann.slash(party.channel, command)
        await party.ann.slash(party.channel, "board", focus="Paris")
        assert len(list(alt_texts(party))) >= 4
        assert formatted(party) == []


def test_text_for_places_without_formatting_keeps_every_word() -> None:
    assert unformatted("### Title\n-# **small** print") == "Title\nsmall print"
    assert unformatted("[a map](https://example.org/x) </game new:12> <t:86400:d>") == "a map /game new 1970-01-02"
    for name in ("_ann_lee_", "**Bob**", "# 1", "a\\b", "x://y", "@everyone"):
        assert unformatted(safe(name)) == name
