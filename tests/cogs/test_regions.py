"""Regions in the words of tickets, of the hand and of the end; their stops are named by number."""

from __future__ import annotations

from random import Random

from cogs.rail.panels import hand_panel
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.position import place
from tests.cogs.test_panels import table_of, texts
from tests.samples import samples

WORDS = catalogue()
RULES = samples().rules("four_borders")
CLAIMED = {"birch-marsh-1": 0, "abbey-dale-1": 0, "abbey-birch": 0}
GAME = place(RULES, 3, {"claimed": CLAIMED, "tickets": [["birch-abroad", "vine-fell"]]}, Random(1), 0)


def test_stops_of_a_region_share_its_name_and_have_a_number() -> None:
    localizer = Localizer(WORDS, "en", table_of(GAME))
    assert [localizer.city(city) for city in ("marsh-1", "marsh-2", "sand-1")] == [
        "Marshland 1",
        "Marshland 2",
        "Sandcoast",
    ]
    assert localizer.ticket("vine-fell") == "Vineland – Fell (9)"
    assert localizer.ticket("birch-abroad") == "Birch – Marshland 2 / Vineland 5 / Fell 8 / Sandcoast 7"


def test_the_hand_says_what_a_ticket_brings_so_far_and_the_nearest_end_of_another() -> None:
    text = texts(hand_panel(WORDS, "en", table_of(GAME), 0))
    assert "so far 2 (Marshland 1), at most 8" in text
    assert "missing: Vineland 2 → Abbey" in text and "Grove (🌈 any color 3, tunnel) → Fell 2" in text
