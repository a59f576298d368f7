"""Which route to claim: those that serve one's tickets first, in two taps; and why none can be claimed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from discord import ui

from cogs.rail.claims import ROUTE, TOGETHER, routes_panel
from cogs.rail.panels import hand_text
from cogs.rail.payments import Bill, payment_page
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.parts.routes import RoutesSeen
from engine.position import place
from tests.cogs.hands import id_of, panel_of
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange
from tests.cogs.taps import Tally, Thumb
from tests.cogs.test_limits import check, parts_of, table_of

WORDS = catalogue()
KC_HOUSTON = "kansas_city-houston"


def shown(key: str, lang: str = "en", **given: object) -> list[dict[str, Any]]:
    table = table_of(place(load().rules(key), 3, given, Random(1), 0))
    panel = routes_panel(Localizer(WORDS, lang, table), table, 0)
    check(panel)
    return [dict(part) for part in parts_of(panel)]


def labels(parts: list[dict[str, Any]]) -> list[str]:
    return [plain(part["label"]) for part in parts if part["type"] == 2]


def options(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "label": plain(one["label"])} for part in parts for one in part.get("options", ())]


def plain(label: str) -> str:
    """A label with spaces only that break lines."""
    return label.replace(TOGETHER, " ")


async def test_a_route_that_serves_a_ticket_is_claimed_in_three_taps_and_seen_before_after_two(party: Party) -> None:
    await party.begin_turns()
    table = await arrange(party, hands=[["red"] * 3], tickets=[[KC_HOUSTON]])
    thumb: Any = Thumb(party.ann, tally := Tally())
    page = panel_of(await thumb.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:claim"))
    await thumb.click(page, custom_id=id_of(page, "claim-route"))
    assert tally.touches == {0: 2}
    assert "Claim Oklahoma City – Kansas City" in text_of(page) and (await party.table()).step == table.step
    await thumb.click(page, custom_id=id_of(page, "confirm"))
    after = await party.table()
    assert after.game is not None and len(after.game.view(None).seen(RoutesSeen).owners) == 1


class TestTheList:
    def test_has_buttons_for_tickets_first_then_lists_by_city_with_length_and_color(self) -> None:
        parts = shown("usa", hands=[["locomotive"] * 6], tickets=[[KC_HOUSTON]])
        buttons = labels(parts)
        assert buttons == [
            "★ Oklahoma City – Kansas City · any color 2 (2 locomotives)",
            "★ Oklahoma City – Dallas · any color 2 (2 locomotives)",
            "★ Dallas – Houston · any color 1 (1 locomotive)",
        ]
        found = options(parts)
        assert not any(option["label"].startswith("★") for option in found)
        assert [option["label"] for option in found] == sorted(option["label"] for option in found)
        assert {option["label"] for option in found} >= {
            "Denver – Omaha · purple 4 (4 locomotives)",
            "Atlanta – Miami · blue 5 (5 locomotives)",
        }
        (omaha,) = (option for option in found if option["label"].startswith("Denver – Omaha"))
        assert omaha["emoji"]["name"] == "🟪" and omaha["description"] == "7 points"

    @pytest.mark.parametrize("lang", LANGS)
    def test_names_no_group_by_its_first_and_last_route(self, lang: str) -> None:
        parts = shown("usa", lang, hands=[["locomotive"] * 6], tickets=[[]])
        picks = [part for part in parts if part["type"] == 3]
        assert len(picks) > 1
        assert not any("…" in part["placeholder"] or len(part["placeholder"]) > 35 for part in picks)

    def test_says_which_routes_would_cost_wilds(self) -> None:
        hand = ["train-green", *["locomotive"] * 2]
        found = {one["label"] for one in options(shown("world", hands=[hand], tickets=[[]]))}
        assert {"Darwin – Sydney · green 2🚃 (1 wild)", "Lahore – Mumbai · green 1🚃"} <= found, found

    def test_says_the_locomotive_of_a_ferry_once(self) -> None:
        found = {one["label"] for one in options(shown("europe", hands=[["red", "locomotive"]], tickets=[[]]))}
        assert "Dieppe – London · any color 2, ferry with 1 locomotive" in found, found

    def test_says_no_wild_that_another_color_saves(self) -> None:
        hand = ["purple", "green", "green", "locomotive"]
        found = {one["label"] for one in options(shown("usa", hands=[hand], tickets=[[]]))}
        assert "Dallas – Little Rock · any color 2" in found, found

    @pytest.mark.parametrize("lang", LANGS)
    def test_has_each_city_in_one_list_whose_letters_are_in_no_other(self, lang: str) -> None:
        for key in ("usa", "europe", "world"):
            parts = shown(key, lang, hands=[["locomotive"] * 9], tickets=[[]])
            lists, seen, former = [part for part in parts if part["type"] == 3], set[str](), ""
            assert len(lists) > 1
            for one in lists:
                cities = {option["label"].split(" – ")[0] for option in one["options"]}
                assert not cities & seen
                seen |= cities
                first, _, last = one["placeholder"].rpartition(": ")[2].partition("–")
                assert all(
                    first <= city[: len(first)] and city[: len(last or first)] <= (last or first) for city in cities
                )
                assert former < first and not first.startswith(former or "-"), one["placeholder"]
                former = last or first

    def test_keeps_more_than_five_routes_for_tickets_on_top_of_their_list(self) -> None:
        parts = shown("usa", hands=[["locomotive"] * 6], tickets=[["los_angeles-miami", "seattle-new_york"]])
        assert len(labels(parts)) == 5 and all(label.startswith("★") for label in labels(parts))
        more = [option["label"] for option in options(parts) if option["label"].startswith("★")]
        assert more and [option["label"] for option in options(parts)][: len(more)] == more

    def test_says_how_many_cards_a_route_for_a_ticket_still_lacks(self) -> None:
        *_, text = (
            part["content"] for part in shown("usa", hands=[["red"]], tickets=[[KC_HOUSTON]]) if "content" in part
        )
        assert "★ Oklahoma City – Kansas City · 🌈 any color 2, 1 card short" in text

    def test_says_that_the_pieces_are_too_few_where_cards_would_not_help(self) -> None:
        parts = shown("usa", hands=[["locomotive"] * 6], tickets=[[]], pieces=[0, None, None])
        assert "too few pieces" in parts[0]["content"]
        assert "Draw cards" in shown("usa", hands=[[]], tickets=[[]])[0]["content"]


class TestMissingLinks:
    def text(self, key: str, **given: object) -> str:
        table = table_of(place(load().rules(key), 3, given, Random(1), 0))
        assert table.game is not None
        return hand_text(Localizer(WORDS, "en", table), table.game.view(0), 0)

    def test_come_in_travel_order_with_length_and_color(self) -> None:
        text = self.text("usa", hands=[["red"]], tickets=[["duluth-el_paso"]])
        (line,) = (line for line in text.splitlines() if "missing" in line)
        assert line == (
            "-# ↳ missing: Duluth → Omaha (🌈 any color 2) → Denver (🟪 purple 4) → Santa Fe (🌈 any color 2)"
            " → El Paso (🌈 any color 2) · 10 spaces in all"
        )

    def test_begin_anew_where_own_routes_lead_on_in_between(self) -> None:
        text = self.text("usa", hands=[["red"]], tickets=[["duluth-el_paso"]], claimed={"denver-omaha": 0})
        assert "Duluth → Omaha (🌈 any color 2), Denver → Santa Fe" in text

    def test_of_all_tickets_together_need_these_cards(self) -> None:
        text = self.text("usa", hands=[["purple", "locomotive"]], tickets=[["duluth-el_paso", "denver-el_paso"]])
        assert "Cards you still need: 🌈 any color 6, 🟪 3 purple (and you have 1 locomotive)" in text
        rich = ["purple"] * 4 + ["red"] * 4 + ["blue"] * 2
        assert "You have all the cards" in self.text("usa", hands=[rich], tickets=[["duluth-el_paso"]])


class TestWaysToPay:
    def test_are_buttons_with_the_thriftiest_first_and_a_list_for_the_rest(self) -> None:
        hand = ["ship-green-2", "ship-green-port", "locomotive"]
        parts = self.page("world", "al_qahira-athina", hand)
        assert labels(parts)[:-1] == ["1 green ship ⚓", "1 green double ship", "1 wild"] and not options(parts)
        colors = ["red", "blue", "white", "green", "black", "yellow"]
        parts = self.page("usa", "dallas-houston-1", [*colors, "locomotive"])
        assert len(labels(parts)) == 6 and [option["label"] for option in options(parts)] == ["1 green", "1 locomotive"]

    def page(self, key: str, route: str, hand: list[str]) -> list[dict[str, Any]]:
        table = table_of(place(load().rules(key), 3, {"hands": [hand], "tickets": [[]]}, Random(1), 0))
        page = payment_page(Localizer(WORDS, "en", table), table, 0, Bill(ROUTE, route))
        assert isinstance(page, ui.LayoutView)
        check(page)
        return [dict(part) for part in parts_of(page)]


@pytest.mark.parametrize("key", ["usa", "world"])
@pytest.mark.parametrize("lang", LANGS)
def test_where_nothing_can_be_paid_cards_can_be_drawn(key: str, lang: str) -> None:
    verbs = {part["custom_id"].split(":")[3] for part in shown(key, lang, hands=[[]]) if "custom_id" in part}
    assert verbs == {"drawhere", "drawtwo"}
