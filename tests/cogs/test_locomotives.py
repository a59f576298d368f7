"""Any cards instead of locomotives, in the words of a route and among the ways to pay."""

from __future__ import annotations

from random import Random

from discord import ui

from cogs.rail.claims import ROUTE, read_claim
from cogs.rail.payments import Bill, payment_page
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.core.refused import Refused
from engine.parts.routes import ClaimRoute
from engine.position import place
from tests.cogs.test_panels import labels, table_of
from tests.samples import samples

WORDS = catalogue()
RULES = samples().rules("cold_fjords")
HAND = ["red"] * 2 + ["blue"] * 3 + ["white"] + ["black"] * 2 + ["locomotive"] * 2
GAME = place(RULES, 3, {"hands": [HAND], "tickets": [[]]}, Random(1), 0)


def test_the_ways_to_pay_show_what_stands_for_a_locomotive() -> None:
    localizer = Localizer(WORDS, "en", table_of(GAME))
    page = payment_page(localizer, table_of(GAME), 0, Bill(ROUTE, "dock-eider"))
    assert isinstance(page, ui.LayoutView)
    assert "2 red, 1 locomotive, 3 blue" in labels(page)


def test_any_other_cards_can_be_typed() -> None:
    localizer = Localizer(WORDS, "en", table_of(GAME))
    route, cards = read_claim(localizer, GAME, 0, "dock-eider", "2 blue, 1 loco, 2 red, 1 black")
    assert GAME.refuse(ClaimRoute(0, route, cards or ())) is None


def test_a_route_says_how_many_cards_pay_for_a_space() -> None:
    localizer = Localizer(WORDS, "en", table_of(GAME))
    assert localizer.route("aurora-birch") == "Aurora – Birkness (7, any color, any 4 cards for a space)"


def test_a_locomotive_on_a_plain_route_is_refused_in_plain_words() -> None:
    localizer = Localizer(WORDS, "en", table_of(GAME))
    refused = GAME.refuse(ClaimRoute(0, "cape-fjord", ("red", "locomotive")))
    assert isinstance(refused, Refused)
    assert localizer.refusal(refused) == "Locomotives pay for ferries and tunnels only. Use cards of the route's color."
