"""World, "Points for ports": where and for what a port is built (R35)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.parts.ports import BuildPort, PortsSeen
from tests.rulebook.world.map import cards, world
from tests.table import Table, refused

FOUR = cards("2 train-yellow-port 2 ship-yellow-port")


def at_lima(hand: str, **more: object) -> Table:
    return Table(world(), ann=cards(hand), bob="", claimed={"lima-valparaiso-1": "ann"}, **more)  # type: ignore[arg-type]


class TestBuilding:
    def test_the_printed_example_at_lima(self) -> None:
        pay = cards("1 loco 1 ship-yellow-port 2 train-yellow-port")
        table = at_lima(pay)
        table.port("ann", "lima", pay=pay)
        assert table.view(None).seen(PortsSeen).built == (("lima",), ())
        assert table.hand("ann") == ""
        assert table.on_turn == "bob"

    def test_two_train_and_two_ship_cards_of_one_colour_or_wilds_for_any(self) -> None:
        table = at_lima("3 train-yellow-port 3 ship-yellow-port 4 loco 1 train-red-port 1 train-yellow 2 ship-yellow-2")
        offered = {a.payment for a in table.offers("ann") if isinstance(a, BuildPort) and a.city == "lima"}
        expected = set()
        for trains, ships in product(range(3), range(3)):
            yellow = ["train-yellow-port"] * trains + ["ship-yellow-port"] * ships
            expected.add((*yellow, *["locomotive"] * (4 - trains - ships)))
        expected.add(("train-red-port", *["locomotive"] * 3))
        assert offered == expected

    def test_four_wilds_pay_too(self) -> None:
        at_lima("4 loco").port("ann", "lima", pay=cards("4 loco"))

    @pytest.mark.parametrize(
        ("pay", "code"),
        [
            ("2 train-yellow 2 ship-yellow-port", "no_port_sign"),
            ("2 train-yellow-port 1 ship-yellow-2", "no_port_sign"),
            ("2 train-yellow-port 1 ship-yellow-port", "port_count"),
            ("2 train-yellow-port 2 ship-red-port", "payment_mixed"),
            ("3 train-yellow-port 1 ship-yellow-port", "port_balance"),
            ("1 train-yellow-port 3 ship-yellow-port", "port_balance"),
            ("2 train-green-port 2 ship-green-port", "not_in_hand"),
        ],
    )
    def test_nothing_else_does(self, pay: str, code: str) -> None:
        hand = "3 train-yellow-port 3 ship-yellow-port 2 train-yellow 1 ship-yellow-2 2 ship-red-port"
        with refused(code):
            at_lima(hand).port("ann", "lima", pay=cards(pay))

    def test_an_own_route_touches_the_city(self) -> None:
        with refused("port_off_network", city="sydney"):
            at_lima(FOUR).port("ann", "sydney", pay=FOUR)

    def test_only_in_cities_with_an_anchor(self) -> None:
        table = Table(world(), ann=FOUR, bob="", claimed={"caracas-mexico-1": "ann"})
        with refused("no_port_city", city="mexico"):
            table.port("ann", "mexico", pay=FOUR)
        with refused("unknown_city", city="atlantis"):
            table.port("ann", "atlantis", pay=FOUR)

    def test_one_in_a_city(self) -> None:
        with refused("city_has_port", city="lima", owner=1):
            at_lima(FOUR, ports={"bob": "lima"}).port("ann", "lima", pay=FOUR)

    def test_three_in_all(self) -> None:
        with refused("no_ports_left"):
            at_lima(FOUR, ports={"ann": "sydney manila perth"}).port("ann", "lima", pay=FOUR)
