"""World, "Claiming a route", "Pairs", "Double routes": what cards pay for which spaces (R30 to R32)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.parts.market import Market
from engine.parts.routes import ClaimRoute, Routes
from engine.rail.cards import Cards
from engine.rail.fares import Fare
from tests.rulebook.world.map import cards, world
from tests.table import Table, refused


def ways(table: Table, route: str) -> list[Cards]:
    """The payments that are offered to the player on turn."""
    name = table.on_turn
    assert name is not None
    return [a.payment for a in table.offers(name) if isinstance(a, ClaimRoute) and a.route == route]


def one_of(length: int, color: str, kind: str, pairs: bool = False) -> str:
    """A route of the map like this."""
    for route in world().part(Routes).order:
        if (route.length, route.color, route.kind, route.pairs > 0) == (length, color, kind, pairs):
            return route.id
    raise AssertionError("there is no such route")


class TestRailways:
    def test_the_printed_example_of_three_purple_spaces(self) -> None:
        route = one_of(3, "purple", "train")
        table = Table(world(), ann=cards("3 train-purple"), bob="")
        table.claim("ann", route, pay=cards("3 train-purple"))
        assert table.owner(route) == "ann"
        assert table.supply("ann") == (17, 40)
        assert table.points("ann") == 4

    @pytest.mark.parametrize("wilds", range(4))
    def test_each_of_the_three_cards_may_be_a_wild(self, wilds: int) -> None:
        route = one_of(3, "purple", "train")
        table = Table(world(), ann=cards("3 train-purple 3 loco"), bob="")
        table.claim("ann", route, pay=" ".join(["train-purple"] * (3 - wilds) + ["loco"] * wilds))
        assert table.owner(route) == "ann"

    def test_cards_with_and_without_the_port_sign_are_of_one_colour(self) -> None:
        route = one_of(3, "purple", "train")
        table = Table(world(), ann=cards("2 train-purple 1 train-purple-port"), bob="")
        assert ways(table, route) == [("train-purple", "train-purple", "train-purple-port")]

    def test_take_no_ships(self) -> None:
        table = Table(world(), ann=cards("3 ship-purple-port 3 train-purple"), bob="")
        with refused("fare_kind", kind="train", card="ship-purple-port"):
            table.claim("ann", one_of(3, "purple", "train"), pay=cards("2 train-purple ship-purple-port"))

    def test_take_their_own_colour(self) -> None:
        table = Table(world(), ann=cards("3 train-red"), bob="")
        with refused("fare_color", color="purple", card="train-red"):
            table.claim("ann", one_of(3, "purple", "train"), pay=cards("3 train-red"))

    def test_of_gray_take_one_colour(self) -> None:
        table = Table(world(), ann=cards("3 train-red 3 train-black"), bob="")
        with refused("payment_mixed"):
            table.claim("ann", one_of(3, "gray", "train"), pay=cards("2 train-red train-black"))
        assert len(ways(table, one_of(3, "gray", "train"))) == 2

    def test_must_be_covered_and_take_no_card_too_many(self) -> None:
        route = one_of(3, "purple", "train")
        table = Table(world(), ann=cards("4 train-purple"), bob="")
        with refused("fare_short", needed=3, offered=2):
            table.claim("ann", route, pay=cards("2 train-purple"))
        with refused("fare_surplus", needed=3, offered=4):
            table.claim("ann", route, pay=cards("4 train-purple"))

    def test_take_trains_from_the_supply_not_ships(self) -> None:
        table = Table(world(), ann=cards("3 train-purple"), bob="", trains={"ann": 2}, ships={"ann": 40})
        with refused("too_few_of_kind", kind="train", needed=3, left=2):
            table.claim("ann", one_of(3, "purple", "train"), pay=cards("3 train-purple"))

    def test_are_paid_with_what_is_in_the_hand(self) -> None:
        table = Table(world(), ann=cards("2 train-purple"), bob="")
        with refused("not_in_hand", card="train-purple", held=2, offered=3):
            table.claim("ann", one_of(3, "purple", "train"), pay=cards("3 train-purple"))


class TestSeaRoutes:
    def test_the_printed_example_of_four_white_spaces_in_all_its_ways(self) -> None:
        table = Table(world(), ann=cards("4 ship-white-port 2 ship-white-2 4 loco"), bob="")
        expected = [
            *("2 ship-white-2", "2 ship-white-port 1 ship-white-2", "4 ship-white-port"),
            *("1 ship-white-port 1 ship-white-2 1 loco", "3 ship-white-port 1 loco", "1 ship-white-2 2 loco"),
            *("2 ship-white-port 2 loco", "1 ship-white-port 3 loco", "4 loco"),
        ]
        offered = ways(table, one_of(4, "white", "ship"))
        assert sorted(offered) == sorted(tuple(cards(way).split()) for way in expected)

    def test_of_five_spaces_take_three_doubles_and_place_five_ships(self) -> None:
        route = one_of(5, "red", "ship")
        table = Table(world(), ann=cards("3 ship-red-2"), bob="")
        table.claim("ann", route, pay=cards("3 ship-red-2"))
        assert table.supply("ann") == (20, 35)
        assert table.points("ann") == 10

    def test_with_an_odd_rest_take_no_card_that_could_be_left_out(self) -> None:
        route = one_of(5, "red", "ship")
        table = Table(world(), ann=cards("3 ship-red-2 2 ship-red-port 1 loco"), bob="")
        for pay in ("2 ship-red-2 2 ship-red-port", "3 ship-red-2 ship-red-port", "3 ship-red-2 loco"):
            with refused("fare_surplus", needed=5):
                table.claim("ann", route, pay=cards(pay))

    def test_a_wild_covers_one_space(self) -> None:
        table = Table(world(), ann=cards("1 ship-white-2 1 loco"), bob="")
        with refused("fare_short", needed=4, offered=3):
            table.claim("ann", one_of(4, "white", "ship"), pay="ship-white-2 loco")

    def test_take_no_trains(self) -> None:
        table = Table(world(), ann=cards("4 train-white"), bob="")
        with refused("fare_kind", kind="ship", card="train-white"):
            table.claim("ann", one_of(4, "white", "ship"), pay=cards("4 train-white"))

    def test_a_space_is_left_uncovered_by_one_double_alone(self) -> None:
        table = Table(world(), ann="ship-green-2 ship-green-port", bob="")
        route = one_of(1, "green", "ship")
        assert sorted(ways(table, route)) == [("ship-green-2",), ("ship-green-port",)]


class TestPairs:
    LAHORE = "beijing-lahore"

    def test_each_space_takes_two_cards_of_one_colour_each_its_own(self) -> None:
        pay = cards("2 train-red 2 train-black 2 train-white")
        table = Table(world(), ann=pay, bob="")
        table.claim("ann", self.LAHORE, pay=pay)
        assert table.owner(self.LAHORE) == "ann"
        assert table.points("ann") == 4
        assert table.supply("ann") == (17, 40)

    def test_all_spaces_may_be_of_one_colour(self) -> None:
        table = Table(world(), ann=cards("6 train-red"), bob="")
        table.claim("ann", self.LAHORE, pay=cards("6 train-red"))

    def test_one_card_of_each_pair_may_be_a_wild(self) -> None:
        pay = cards("train-red train-black train-white-port 3 loco")
        table = Table(world(), ann=pay, bob="")
        table.claim("ann", self.LAHORE, pay=pay)

    def test_not_both(self) -> None:
        table = Table(world(), ann=cards("2 train-red 4 loco"), bob="")
        with refused("pair_wilds", most=3, offered=4):
            table.claim("ann", self.LAHORE, pay=cards("2 train-red 4 loco"))

    def test_cards_that_make_no_pairs(self) -> None:
        pay = cards("3 train-red 2 train-black 1 train-white")
        table = Table(world(), ann=pay, bob="")
        with refused("pair_unmatched", single=2, wilds=0):
            table.claim("ann", self.LAHORE, pay=pay)
        with refused("pair_count", needed=6, offered=3):
            table.claim("ann", self.LAHORE, pay=cards("3 train-red"))

    def test_two_odd_wilds_beside_a_pair_of_one_colour(self) -> None:
        """Two wilds go with two cards of the same colour, one each."""
        pay = cards("4 train-red 2 loco")
        table = Table(world(), ann=pay, bob="")
        table.claim("ann", self.LAHORE, pay=pay)

    def test_a_pair_may_be_one_with_and_one_without_the_port_sign(self) -> None:
        table = Table(world(), ann="train-red train-red-port", bob="")
        table.claim("ann", "casablanca-marseille", pay="train-red-port train-red")


FARES = [
    *(Fare("train", (color,), spaces) for color, spaces in (("red", 1), ("red", 3), ("white", 4))),
    *(Fare("ship", (color,), spaces) for color, spaces in (("red", 1), ("white", 4), ("red", 5), ("red", 7))),
    *(Fare(deck, ("red", "white", "black"), spaces) for deck, spaces in (("train", 2), ("ship", 4))),
    *(Fare("train", ("purple", "yellow", "green", "red", "black", "white"), spaces, True) for spaces in (1, 2, 3)),
]


def every_pile(hand: dict[str, int], least: int, most: int) -> Iterator[Cards]:
    """Every pile of cards out of a hand."""
    for counts in product(*(range(count + 1) for count in hand.values())):
        if least <= sum(counts) <= most:
            yield tuple(kind for kind, count in zip(hand, counts, strict=True) for _ in range(count))


def pays(fare: Fare, pile: Cards) -> bool:
    """Tried by hand: cards laid on spaces, one after the other."""
    plain = [card for card in pile if card != "locomotive"]
    wilds = len(pile) - len(plain)
    if any(card.split("-")[0] != fare.deck or card.split("-")[1] not in fare.colors for card in plain):
        return False
    colors = [card.split("-")[1] for card in plain]
    if fare.paired:
        return len(pile) == 2 * fare.spaces and _paired(colors, wilds)
    if len(set(colors)) > 1:
        return False
    sizes = sorted([2 if card.endswith("-2") else 1 for card in plain] + [1] * wilds)
    return sum(sizes) >= fare.spaces and all(sum(sizes) - size < fare.spaces for size in sizes)


def _paired(colors: list[str], wilds: int) -> bool:
    if not colors:
        return not wilds
    first, rest = colors[0], colors[1:]
    with_wild = wilds > 0 and _paired(rest, wilds - 1)
    if with_wild or first not in rest:
        return with_wild
    rest.remove(first)
    return _paired(rest, wilds)


@pytest.mark.parametrize("fare", FARES, ids=str)
def test_payments_are_complete_and_right_held_against_trying_everything(fare: Fare) -> None:
    purse, market = world().part(Market).purse, world().part(Market)
    kinds = [kind for kind in market.kinds if kind.split("-")[0] in (fare.deck, "locomotive")]
    rng = Random(str(fare))
    for _ in range(4):
        hand = dict.fromkeys(market.kinds, 0)
        for _ in range(9 if fare.paired else 11):
            hand[rng.choice(kinds if rng.random() < 0.8 else ["locomotive"])] += 1
        held = {kind: count for kind, count in hand.items() if count}
        expected = {p for p in every_pile(held, 1, 2 * fare.spaces if fare.paired else fare.spaces) if pays(fare, p)}
        found = purse.ways(fare, tuple(hand.values()))
        plain = [tuple(sorted(way, key=list(market.kinds).index)) for way in found]
        assert len(plain) == len(set(plain)) == len(found)
        assert set(plain) == expected
        assert [found[index] for index in range(len(found))] == list(found)
        for pile in every_pile(held, 1, fare.spaces):
            assert (purse.refuse(fare, pile, hand) is None) == (pile in expected)
