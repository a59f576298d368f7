"""Technology: cards bought with locomotives open routes, make them cheaper, and bring points (R72 to R75)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.advice.lacking import lacking
from engine.assemble import assemble, parse
from engine.parts.market import DrawCard
from engine.parts.routes import Routes, StopClaiming
from engine.parts.technology import BuyTechnology, TechnologyBought, TechnologyReturned, TechnologySeen
from engine.players.easy import choose as easy
from engine.players.hard import choose as hard
from engine.players.medium import choose as medium
from engine.players.medium import think
from engine.players.shared.reasons import Reason
from engine.players.shared.situation import Situation
from engine.position import place
from tests.boards import raw_ferry_board
from tests.table import Table, cards, event_names, refused

ROUTES = (
    *("quay-isle 2 red ferry-1", "isle-cape 2 blue", "cape-fort 1 gray", "fort-quay 2 green tunnel"),
    *("quay-cape 3 red", "cape-moor 3 blue", "fort-moor 1 red", "quay-moor 6 gray"),
)
TECHNOLOGIES: list[dict[str, Any]] = [
    {"id": "screw", "price": 2, "copies": 1, "opens": [{"ferry": True}]},
    {"id": "boiler", "price": 1, "copies": 2, "opens": [{"spaces": [3, 4]}, {"spaces": [6]}]},
    {"id": "charter", "price": 1, "copies": 2, "opens": [{"region": "north"}]},
    {"id": "drill", "price": 1, "copies": 2, "opens": [{"tunnel": True}]},
    {"id": "bell", "price": 1, "copies": 2, "route_points": 1},
    {"id": "lights", "price": 1, "copies": 2, "route_points": 2, "routes": [{"ferry": True}, {"region": "north"}]},
    {"id": "light", "price": 1, "copies": 2, "fewer": 1},
    {"id": "shop", "price": 1, "copies": 2, "any": 2},
    {"id": "mail", "price": 1, "copies": 2, "ticket_points": 2},
    {"id": "wager", "price": 1, "copies": 2, "most_tickets": 10},
    {"id": "haul", "price": 1, "copies": 2, "longest_path": 8},
    {"id": "tender", "price": 1, "copies": 2, "third_card": True},
    {"id": "shift", "price": 1, "copies": 2, "second_route": True},
]
TICKETS = ("isle-cape 5", "cape-fort 3", "quay-cape 4", "fort-moor 6")


def raw(**numbers: int) -> dict[str, Any]:
    found = raw_ferry_board(*ROUTES, tickets=TICKETS)
    found["regions"] = [{"id": "north", "names": {"en": "North"}}]
    next(city for city in found["cities"] if city["id"] == "moor")["region"] = "north"
    found["technologies"] = [{**one, "names": {"en": one["id"]}, "sign": one["id"][:3]} for one in TECHNOLOGIES]
    found["technologies"][6]["sign"] = "lr"
    next(route for route in found["routes"] if route["id"] == "quay-moor")["unlocked"] = True
    found["parts"] += [{"part": "regions"}, {"part": "technology", **numbers}]
    return found


def assembled(said: dict[str, Any]) -> Any:
    return assemble(parse(json.loads(json.dumps(said))))


RULES, SWAPS = assembled(raw()), assembled(raw(any=4))


def owning(*technologies: str, rules: Any = RULES, **more: Any) -> Table:
    """Ann owns these; Bob owns none."""
    table = Table(rules, ann="", bob="")
    given = {"technologies": [list(technologies)], "face_up": ["black"] * 5, "deck": [], "tickets": [[], []], **more}
    given["hands"] = [list(cards(hand)) for hand in (more.get("ann", ""), more.get("bob", ""))]
    table.game = place(
        rules, 2, {name: said for name, said in given.items() if name not in ("ann", "bob")}, table.rng, 0
    )
    return table


def buy(table: Table, technology: str, pay: str) -> tuple[Any, ...]:
    return table.do(BuyTechnology(table.seat("ann"), technology, cards(pay)))


def points(table: Table, code: str) -> dict[int, int]:
    return {line.seat: line.points for line in table.result.lines if line.code == code}


class TestBuying:
    def test_it_costs_locomotives_and_the_turn_goes_on(self) -> None:
        table = owning(ann="loco loco red")
        assert TechnologyBought(0, "screw") in buy(table, "screw", "loco loco")
        assert table.on_turn == "ann" and table.hand("ann") == "red"
        assert table.view(None).seen(TechnologySeen).owned == (("screw",), ())

    def test_one_is_bought_in_a_turn(self) -> None:
        table = owning(ann="loco loco loco blue blue")
        buy(table, "drill", "loco")
        with refused("technology_bought_already"):
            buy(table, "boiler", "loco")
        table.claim("ann", "isle-cape", pay="blue blue")
        assert table.view(None).seen(TechnologySeen).bought == 0

    def test_the_payment_must_be_the_price(self) -> None:
        table = owning(ann="loco red red red red")
        with refused("technology_price"):
            buy(table, "screw", "loco")
        with refused("technology_price"):
            buy(table, "drill", "red red red red")

    def test_each_player_may_own_one_of_a_kind_while_there_are_copies(self) -> None:
        table = owning("drill", ann="loco loco loco", technologies=[["drill"], ["screw"]])
        with refused("technology_owned"):
            buy(table, "drill", "loco")
        with refused("no_technology_left"):
            buy(table, "screw", "loco loco")

    def test_where_the_map_says_so_any_cards_stand_for_a_locomotive(self) -> None:
        table = owning(rules=SWAPS, ann="loco red red blue green")
        buy(table, "screw", "loco red red blue green")
        assert table.hand("ann") == ""

    def test_with_a_technology_fewer_cards_do(self) -> None:
        table = owning("shop", rules=SWAPS, ann="red red blue green")
        buy(table, "screw", "red red blue green")

    def test_it_is_bought_before_the_action_of_the_turn(self) -> None:
        table = owning(ann="loco", deck=["red", "red"])
        table.draw("ann")
        with refused("finish_market"):
            buy(table, "drill", "loco")


class TestOpening:
    @pytest.mark.parametrize(
        ("route", "pay", "lacking"),
        [
            ("quay-isle", "loco red", ("screw",)),
            ("fort-quay", "green green", ("drill",)),
            ("quay-cape", "red red red", ("boiler",)),
            ("fort-moor", "red", ("charter",)),
            ("cape-moor", "blue blue blue", ("boiler", "charter")),
        ],
    )
    def test_a_route_needs_a_technology_for_each_kind_that_it_is(
        self, route: str, pay: str, lacking: tuple[str, ...]
    ) -> None:
        table = owning(ann=pay)
        assert not any(getattr(action, "route", None) == route for action in table.offers("ann"))
        with refused("route_locked", technologies=lacking):
            table.claim("ann", route, pay=pay)
        table = owning(*lacking, ann=pay, deck=["blue"] * 3)
        table.claim("ann", route, pay=pay)

    def test_other_routes_need_none(self) -> None:
        table = owning(ann="blue blue", deck=["red"])
        table.claim("ann", "isle-cape", pay="blue blue")

    def test_an_unlocked_route_needs_none_whatever_it_is(self) -> None:
        """Six spaces to the north: else it would need the boiler and the charter."""
        table = owning(ann="blue blue blue blue blue blue")
        table.claim("ann", "quay-moor", pay="blue blue blue blue blue blue")

    def test_a_new_technology_opens_routes_in_the_same_turn(self) -> None:
        table = owning(ann="loco red red red")
        buy(table, "boiler", "loco")
        table.claim("ann", "quay-cape", pay="red red red")


class TestPaying:
    def test_a_discount_saves_a_card_but_no_locomotive_of_a_ferry_and_not_the_last_card(self) -> None:
        table = owning("light", "screw", "boiler", ann="red red loco blue")
        with refused("payment_count"):
            table.claim("ann", "quay-cape", pay="red red loco")
        table.claim("ann", "quay-cape", pay="red red")
        for route, pay in (("quay-isle", "red"), ("cape-fort", "")):
            table = owning("light", "screw", ann="red loco")
            with refused(*(("too_few_locomotives",) if pay else ("payment_count",))):
                table.claim("ann", route, pay=pay)
        owning("light", "screw", ann="red loco").claim("ann", "quay-isle", pay="loco")

    def test_a_hand_lacks_a_card_less_with_a_discount(self) -> None:
        for owned, short in (((), 1), (("light",), 0)):
            table = owning(*owned, ann="blue")
            assert lacking(table.game.view(0), [table.game.rules.part(Routes).routes["isle-cape"]]).short == short

    def test_the_last_card_and_the_locomotives_of_a_ferry_are_lacking_all_the_same(self) -> None:
        for route, short in (("cape-fort", 1), ("quay-isle", 1)):
            table = owning("light", ann="")
            assert lacking(table.game.view(0), [table.game.rules.part(Routes).routes[route]]).short == short

    def test_a_locomotive_replaces_no_card_that_a_discount_saves(self) -> None:
        """One locomotive pays for the blue route; the red one takes none, so the other locomotive is of no use."""
        table = owning("light", ann="loco loco red")
        routes = table.game.rules.part(Routes).routes
        wanted = [routes["isle-cape"], replace(routes["quay-cape"], wilds=False)]
        assert lacking(table.game.view(0), wanted).short == 1

    def test_any_cards_stand_for_a_locomotive_in_a_claim_but_not_in_a_tunnel(self) -> None:
        table = owning("shop", "drill", "screw", ann="red green white yellow")
        with refused("payment_mixed"):
            table.claim("ann", "fort-quay", pay="green red")
        table.claim("ann", "quay-isle", pay="red green white")
        assert table.hand("ann") == "yellow"


class TestPoints:
    def test_routes_bring_points_at_once_those_of_a_kind_more(self) -> None:
        table = owning("bell", "lights", "charter", ann="blue blue red", earned=[5])
        table.claim("ann", "isle-cape", pay="blue blue")
        assert points(table, "technology") == {0: 6}
        table = owning("bell", "lights", "charter", ann="red")
        table.claim("ann", "fort-moor", pay="red")
        assert points(table, "technology") == {0: 3}

    def test_routes_claimed_before_bring_none(self) -> None:
        assert points(owning("bell", claimed={"isle-cape": 0}), "technology") == {}

    def test_completed_tickets_bring_points_at_the_end(self) -> None:
        table = owning("mail", claimed={"isle-cape": 0}, tickets=[["isle-cape", "cape-fort"], []])
        assert points(table, "technology_tickets") == {0: 2}

    @pytest.mark.parametrize(("bobs", "won"), [([], 10), (["cape-fort"], 10), (["cape-fort", "quay-cape"], -10)])
    def test_most_tickets_win_a_wager_also_in_a_tie(self, bobs: list[str], won: int) -> None:
        claimed = {"isle-cape": 0, "cape-fort": 1, "quay-cape": 1}
        table = owning("wager", claimed=claimed, tickets=[["isle-cape"], bobs])
        assert points(table, "technology_contest") == {0: won}

    def test_a_wager_without_a_completed_ticket_is_lost(self) -> None:
        assert points(owning("wager"), "technology_contest") == {0: -10}

    @pytest.mark.parametrize(("claimed", "won"), [({"isle-cape": 0}, 8), ({"isle-cape": 0, "quay-cape": 1}, -8)])
    def test_the_longest_path_wins_another(self, claimed: dict[str, int], won: int) -> None:
        assert points(owning("haul", claimed=claimed), "technology_contest") == {0: won}


class TestThirdCard:
    def test_two_cards_from_the_deck_bring_a_third_one(self) -> None:
        table = owning("tender", deck=["red", "blue", "green", "white"])
        table.draw("ann")
        assert event_names(table.draw("ann")).count("CardDrawn") == 2
        assert (table.held("ann"), table.hand("ann"), table.on_turn) == (3, "blue red green", "bob")

    def test_a_face_up_card_among_them_brings_none(self) -> None:
        table = owning("tender", deck=["red", "blue", "green"])
        table.draw("ann", "black")
        table.draw("ann")
        assert table.held("ann") == 2 and table.on_turn == "bob"

    def test_without_a_third_card_the_turn_ends(self) -> None:
        table = owning("tender", deck=["red", "blue"])
        table.draw("ann")
        table.draw("ann")
        assert table.held("ann") == 2 and table.on_turn == "bob"


class TestSecondRoute:
    def test_another_route_is_claimed_in_the_turn_and_the_technology_goes_back(self) -> None:
        table = owning("shift", ann="blue blue red", deck=["white"] * 4)
        table.claim("ann", "isle-cape", pay="blue blue")
        assert (table.on_turn, table.waiting) == ("ann", ["ann"])
        with refused("finish_routes"):
            table.draw("ann")
        assert TechnologyReturned(0, "shift") in table.claim("ann", "cape-fort", pay="red")
        assert table.on_turn == "bob"
        assert table.view(None).seen(TechnologySeen).left["shift"] == 2

    def test_who_claims_no_other_keeps_it(self) -> None:
        table = owning("shift", ann="blue blue red", deck=["white"] * 4)
        table.claim("ann", "isle-cape", pay="blue blue")
        table.do(StopClaiming(0))
        assert table.on_turn == "bob" and table.view(None).seen(TechnologySeen).owned[0] == ("shift",)

    def test_the_turn_ends_at_once_where_no_other_can_be_paid(self) -> None:
        table = owning("shift", ann="blue blue", deck=["white"] * 4)
        table.claim("ann", "isle-cape", pay="blue blue")
        assert table.on_turn == "bob"

    def test_it_cannot_be_ended_before(self) -> None:
        with refused("no_second_claim"):
            owning("shift").do(StopClaiming(0))

    def test_the_second_route_may_be_a_tunnel(self) -> None:
        table = owning("shift", "drill", ann="blue blue green green loco", deck=["green", "white", "white", "white"])
        table.claim("ann", "isle-cape", pay="blue blue")
        assert "TunnelAsked" in event_names(table.claim("ann", "fort-quay", pay="green green"))
        assert TechnologyReturned(0, "shift") in table.pay_tunnel("ann", pay="loco")
        assert table.on_turn == "bob"


def test_each_seat_begins_with_its_locomotives() -> None:
    said = raw()
    said["parts"][0]["start_wilds"] = 2
    table = Table.opening(assembled(said), "ann", "bob")
    for name in ("ann", "bob"):
        assert table.held(name) == 6 and table.hand(name).count("locomotive") >= 2
    assert table.game.stray() == ()


@pytest.mark.parametrize(
    ("number", "spoilt", "reason"),
    [
        (2, {"opens": [{"region": "nort"}]}, "there is no region 'nort'; did you mean 'north'?"),
        (2, {"opens": [{"spaces": [5]}]}, "there are no routes of the kind {'spaces': [5]}"),
        (2, {"opens": [{}]}, "says of no routes which ones"),
        (4, {"route_points": 0}, "does nothing"),
        (7, {"any": 1}, "from 2 to 9 cards stand for a locomotive"),
        (1, {"id": "screw"}, "two technologies have this id"),
    ],
)
def test_a_technology_that_makes_no_sense_is_a_mistake(number: int, spoilt: dict[str, Any], reason: str) -> None:
    said = raw()
    said["technologies"][number].update(spoilt)
    with pytest.raises(ValueError, match="technologies") as raised:
        assembled(said)
    assert reason in str(raised.value)


class TestComputers:
    def test_one_buys_what_its_ticket_needs(self) -> None:
        given = {"claimed": {"cape-fort": 0}, "tickets": [["fort-moor"], []], "ann": "loco red"}
        for choose in (easy, medium, hard):
            table = owning(**given, ticket_deck=[])
            action = choose(table.game.view(0), table.game.legal(0), Random(1))
            assert action == BuyTechnology(0, "charter", ("locomotive",)), choose.__module__

    def test_one_saves_locomotives_for_it(self) -> None:
        """Bob has the other routes that need no technology."""
        face_up = ["yellow", "locomotive", "orange", "black", "white"]
        claimed = {"quay-moor": 1, "isle-cape": 1, "cape-fort": 1}
        table = owning(tickets=[["fort-moor"], []], face_up=face_up, claimed=claimed)
        for choose in (medium, hard):
            assert choose(table.game.view(0), table.game.legal(0), Random(1)) == DrawCard(0, "locomotive")
        said = think(table.game.view(0), table.game.legal(0), Random(1)).why()
        assert said == Reason("draw_technology", {"technology": "charter"})

    def test_one_buys_points_that_are_worth_their_price_only(self) -> None:
        """Eighteen pieces are left to lay, so a point for each route is worth a locomotive; at the end it isn't."""
        table = owning(ann="loco", tickets=[["isle-cape"], []], claimed={"isle-cape": 0})
        action = medium(table.game.view(0), table.game.legal(0), Random(1))
        assert action == BuyTechnology(0, "light", ("locomotive",))
        table = owning(ann="loco", tickets=[["isle-cape"], []], claimed={"isle-cape": 0}, last_turns=2)
        assert not isinstance(medium(table.game.view(0), table.game.legal(0), Random(1)), BuyTechnology)

    def test_one_counts_the_cards_that_a_discount_saves(self) -> None:
        """Two blue cards pay for the route, with the discount one."""
        for owned, cost in (((), 1.0), (("light",), 0.0)):
            table = owning(*owned, ann="blue")
            situation = Situation(table.game.view(0))
            assert situation.lacking[situation.part.index["isle-cape"]] == cost

    def test_one_that_can_do_nothing_else_buys(self) -> None:
        table = owning(
            ann="loco", face_up=[], claimed={"cape-fort": 1}, ticket_deck=[], stations=[["quay", "isle", "cape"], []]
        )
        assert all(isinstance(action, BuyTechnology) for action in table.offers("ann"))
        for choose in (easy, medium, hard):
            assert isinstance(choose(table.game.view(0), table.game.legal(0), Random(1)), BuyTechnology)

    def test_one_ends_its_turn_where_no_second_route_is_wanted(self) -> None:
        table = owning("shift", ann="loco blue blue", tickets=[["isle-cape"], []])
        table.claim("ann", "isle-cape", pay="blue blue")
        assert hard(table.game.view(0), table.game.legal(0), Random(1)) == StopClaiming(0)
