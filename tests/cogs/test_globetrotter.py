"""The Globetrotter on Discord: unknown until the end, then a part of it, and a number in the final table."""

from __future__ import annotations

from random import Random

import pytest

from cogs.play.scores import standing_text
from cogs.rail.panels import final_panels
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.event import GameEnded
from engine.position import place
from tests.cogs.test_panels import table_of, texts

WORDS = catalogue()
CLAIMED = {"omaha-chicago": 0, "chicago-pittsburgh-1": 0, "pittsburgh-new_york-1": 0, "pittsburgh-toronto": 1}
TICKETS = [["chicago-new_york", "toronto-charleston"], [], []]
GAME = place(load().rules("usa", "mega"), 3, {"claimed": CLAIMED, "tickets": TICKETS}, Random(1), 0)


def test_no_one_knows_who_gets_it_before_the_end() -> None:
    text = standing_text(Localizer(WORDS, "en", table_of(GAME)), GAME.view(0), 0)
    assert "Globetrotter, 15 points: no one knows before the end" in text
    assert "Longest path, yours is 9 spaces long: +10" in text


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_counts_completed_tickets_after_all_are_open(lang: str) -> None:
    ended = GAME.after((GameEnded("last_turns"),))
    *opened, counted, final = final_panels(WORDS, lang, table_of(ended), pictures=False)
    assert [label for label in (part.label for part in opened) if label == counted.label] == []
    _, ann, bob, _ = texts(counted.view).splitlines()
    assert "1" in ann and ann.endswith("**+15**") and "+15" not in bob
    name = {"en": "Globetrotter 15", "ru": "«Путешественник» 15", "uk": "«Мандрівник» 15"}[lang]
    assert texts(final.view).count(name) == 1
    assert not any("15" in texts(part.view) for part in opened)
