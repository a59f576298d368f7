"""Europe, section "Building stations": one, two and three cards of a colour, one to a city, three in all (R25)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.core.event import TurnBegan, TurnEnded
from engine.parts.market import CardsSpent, DrawCard
from engine.parts.stations import BuildStation, StationBuilt, StationsSeen
from tests.boards import COLORS, ferry_board
from tests.rulebook.europe.map import europe
from tests.table import Table, cards, refused

BOARD = ferry_board("quay-isle 2 red", "cape-fort 1 gray", "glen-moor 3 gray", tickets=["quay-isle 5"])
CITIES = ("quay", "isle", "cape", "fort", "glen", "moor")
ROW = "white white white white white"
BUILT = {0: "", 1: "fort", 2: "fort glen", 3: "fort glen moor"}


def building(hand: str, built: int = 0, bob: str = "") -> Table:
    """ann has built so many stations already."""
    return Table(
        BOARD, ann=hand, bob="blue blue", face_up=ROW, deck="green", stations={"ann": BUILT[built], "bob": bob}
    )


class TestThePrice:
    @pytest.mark.parametrize("card", [*COLORS, "loco"])
    def test_the_first_costs_any_one_card(self, card: str) -> None:
        table = building(card)
        table.build("ann", "quay", pay=card)
        assert table.stations("ann") == ("quay",)

    @pytest.mark.parametrize("pay", ["red red", "red loco", "loco loco"])
    def test_the_second_costs_two_of_a_colour(self, pay: str) -> None:
        table = building("red red loco loco", built=1)
        table.build("ann", "quay", pay=pay)
        assert table.stations("ann") == ("fort", "quay")

    @pytest.mark.parametrize("pay", ["red red red", "red red loco", "red loco loco", "loco loco loco"])
    def test_the_third_costs_three_of_a_colour(self, pay: str) -> None:
        table = building("red red red loco loco loco", built=2)
        table.build("ann", "quay", pay=pay)
        assert table.stations("ann") == ("fort", "glen", "quay")

    @pytest.mark.parametrize(("built", "pay"), [(1, "red blue"), (2, "red red blue"), (2, "red blue loco")])
    def test_colours_are_not_mixed(self, built: int, pay: str) -> None:
        table = building("red red blue loco", built)
        with refused("payment_mixed"):
            table.build("ann", "quay", pay=pay)

    @pytest.mark.parametrize("built", [0, 1, 2])
    @pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
    def test_neither_fewer_nor_more_cards_will_do(self, built: int, count: int) -> None:
        table = building("red red red red", built)
        pay = " ".join(["red"] * count)
        if count == built + 1:
            table.build("ann", "quay", pay=pay)
        else:
            with refused("payment_count", needed=built + 1, offered=count):
                table.build("ann", "quay", pay=pay)

    def test_cards_that_are_not_in_the_hand_do_not_pay(self) -> None:
        table = building("red", built=1)
        with refused("not_in_hand", card="red", held=1, offered=2):
            table.build("ann", "quay", pay="red red")
        assert not table.may("ann", BuildStation)

    def test_it_counts_the_stations_of_the_player_alone(self) -> None:
        table = building("red", bob="fort glen moor")
        table.build("ann", "quay", pay="red")
        assert table.stations("ann") == ("quay",)

    @pytest.mark.parametrize("seed", range(40))
    def test_all_payments_are_those_that_the_rules_let_pass(self, seed: int) -> None:
        """Every subset of the hand is tried in every city against the sentence of the rules."""
        rng = Random(seed)
        hand = sorted(rng.choices(("blue", "red", "locomotive"), k=rng.randrange(0, 7)))
        built = seed % 4
        table = building(" ".join(hand), built, bob="cape")
        free = {"quay", "isle", *BUILT[3].split()} - set(BUILT[built].split())
        expected = {
            (city, pay)
            for city in free
            for pay in combinations(hand, built + 1)
            if built < 3 and len({*pay} - {"locomotive"}) <= 1
        }
        offers = [action for action in table.offers("ann") if isinstance(action, BuildStation)]
        assert sorted((action.city, tuple(sorted(action.payment))) for action in offers) == sorted(expected)
        for city in CITIES:
            for count in range(len(hand) + 1):
                for pay in set(combinations(hand, count)):
                    fits = table.game.refuse(BuildStation(0, city, pay)) is None
                    assert fits == ((city, pay) in expected)


class TestTheCity:
    def test_it_needs_no_route_of_ones_own(self) -> None:
        table = building("red")
        table.build("ann", "moor", pay="red")
        assert table.stations("ann") == ("moor",)

    @pytest.mark.parametrize("owner", ["ann", "bob"])
    def test_one_alone_stands_in_a_city(self, owner: str) -> None:
        table = building("red red", built=0 if owner == "bob" else 1, bob="quay" if owner == "bob" else "")
        city = "quay" if owner == "bob" else "fort"
        with refused("city_has_station", city=city, owner=table.seat(owner)):
            table.build("ann", city, pay="red" if owner == "bob" else "red red")
        offers = [action for action in table.offers("ann") if isinstance(action, BuildStation)]
        assert {action.city for action in offers} == set(CITIES) - {city}

    @pytest.mark.parametrize("city", ["", "nowhere", "quay-isle", "Quay"])
    def test_it_must_be_on_the_map(self, city: str) -> None:
        with refused("unknown_city", city=city):
            building("red").build("ann", city, pay="red")

    def test_every_city_of_the_map_may_have_one(self) -> None:
        table = Table(europe(), ann="red", bob="")
        offers = [action for action in table.offers("ann") if isinstance(action, BuildStation)]
        assert len({action.city for action in offers}) == len(offers) == 47


class TestThreeInAll:
    def test_a_fourth_is_refused_and_not_offered(self) -> None:
        table = building("red red red red loco", built=3)
        assert not table.may("ann", BuildStation)
        for count in (1, 3, 4):
            with refused("no_stations_left"):
                table.build("ann", "quay", pay=" ".join(["red"] * count))

    def test_all_three_can_be_built_in_one_game(self) -> None:
        table = Table(BOARD, ann="red blue blue green green loco", bob="", face_up=ROW, deck=" ".join(["black"] * 9))
        for city, pay in (("quay", "red"), ("moor", "blue blue"), ("cape", "green green loco")):
            table.build("ann", city, pay=pay)
            table.draw("bob")
            table.draw("bob")
        assert table.stations("ann") == ("quay", "moor", "cape")
        assert table.hand("ann") == ""
        assert table.line("ann", "stations") == {"points": 0, "left": 0}


class TestTheTurn:
    def test_a_station_is_the_whole_turn(self) -> None:
        table = building("red red red")
        assert table.build("ann", "quay", pay="red") == (
            CardsSpent(0, ("red",)),
            StationBuilt(0, "quay"),
            TurnEnded(0),
            TurnBegan(1, 2),
        )
        with refused("not_your_turn", seat=1):
            table.build("ann", "isle", pay="red red")

    def test_nor_is_one_built_when_a_card_was_drawn(self) -> None:
        table = building("red red")
        table.draw("ann")
        with refused("finish_market"):
            table.build("ann", "quay", pay="red")
        assert not table.may("ann", BuildStation)

    def test_the_cards_go_to_the_discard(self) -> None:
        table = building("red red loco blue", built=2)
        table.build("ann", "quay", pay="red red loco")
        assert table.discard == {"red": 2, "locomotive": 1}
        assert table.hand("ann") == "blue"

    def test_it_costs_no_pieces_and_brings_no_points(self) -> None:
        table = building("red")
        table.build("ann", "quay", pay="red")
        assert table.pieces("ann") == 20
        assert table.points("ann") == 0

    def test_it_is_seen_by_everybody(self) -> None:
        table = building("red", bob="glen")
        events = table.build("ann", "quay", pay="red")
        for viewer in (None, 0, 1):
            assert [event.seen_by(viewer) for event in events] == list(events)
        for name in (None, "ann", "bob"):
            assert table.view(name).seen(StationsSeen) == StationsSeen((("quay",), ("glen",)), (2, 2))

    def test_it_may_be_built_when_no_card_can_be_drawn(self) -> None:
        """All cards are in the players' hands: drawing is no action, building is."""
        table = Table(BOARD, ann="red", bob="blue")
        assert not table.may("ann", DrawCard)
        table.build("ann", "quay", pay="red")
        assert table.stations("ann") == ("quay",)

    def test_nobody_has_to_build(self) -> None:
        table = Table(BOARD, ann="red", bob="", last_turns=1, face_up=ROW, deck="blue blue")
        table.draw("ann")
        table.draw("ann")
        assert table.over
        assert table.line("ann", "stations") == {"points": 12, "left": 3}

    def test_it_may_be_built_on_the_last_turn(self) -> None:
        table = Table(BOARD, ann="red", bob="", last_turns=1)
        table.build("ann", "quay", pay="red")
        assert table.over
        assert table.line("ann", "stations") == {"points": 8, "left": 2}


class TestPayments:
    def test_cards_are_spent_as_they_were_named(self) -> None:
        table = building("red loco", built=1)
        events = table.build("ann", "quay", pay="loco red")
        assert CardsSpent(0, cards("loco red")) in events


class TestPositions:
    """A position written by hand may name stations."""

    @pytest.mark.parametrize(
        "stations",
        [{"ann": "quay isle cape fort"}, {"ann": "quay quay"}, {"ann": "quay", "bob": "quay"}, {"ann": "nowhere"}],
    )
    def test_those_that_cannot_be_are_refused(self, stations: dict[str, str]) -> None:
        with refused("bad_position", place="stations"):
            Table(BOARD, ann="", bob="", stations=stations)
