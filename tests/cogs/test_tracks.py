"""Three parallel routes in the words of the hand, of the list of routes and of a refusal."""

from __future__ import annotations

from random import Random

from cogs.faces.routes import route_labels
from cogs.rail.panels import hand_text
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.routes import ClaimRoute
from engine.position import place
from tests.cogs.test_panels import table_of
from tests.samples import samples

WORDS = catalogue()
RULES = samples().rules("three_tracks")


def position(**given: object) -> Game:
    return place(RULES, 3, {"hands": [["red"] * 2 + ["blue"] * 3], "tickets": [["ash-elder"]], **given}, Random(1), 0)


def test_a_missing_link_names_all_free_colors() -> None:
    game = position(claimed={"dogwood-elder": 0})
    localizer = Localizer(WORDS, "en", table_of(game))
    assert "Ash → Dogwood (🟥 red, 🟦 blue or 🌈 any color 2)" in hand_text(localizer, game.view(0), 0)
    game = position(claimed={"dogwood-elder": 0, "ash-dogwood-1": 1})
    assert "Ash → Dogwood (🟦 blue or 🌈 any color 2)" in hand_text(localizer, game.view(0), 0)


def test_a_closed_third_track_is_not_offered_and_the_refusal_says_why() -> None:
    game = position(claimed={"ash-dogwood-1": 1, "ash-dogwood-3": 2})
    localizer = Localizer(WORDS, "en", table_of(game))
    assert not any("Dogwood" in label and "Ash" in label for label in route_labels(localizer, table_of(game), 0))
    refused = game.refuse(ClaimRoute(0, "ash-dogwood-2", ("blue", "blue")))
    assert isinstance(refused, Refused)
    said = localizer.say("refused-twin-closed", **localizer.facts(refused.facts))
    assert "only 2 of 3 parallel routes" in said and "Ash – Dogwood" in said
