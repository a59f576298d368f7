"""Regions: tickets to any of several cities, and tickets with several ends, of which the best counts (R67)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.advice.missing_links import Outlook
from engine.assemble import BadGameFile, GameFile, assemble, parse
from tests.boards import raw_board, raw_ferry_board
from tests.table import Table


def with_regions(raw: dict[str, Any]) -> GameFile:
    """East has two stops, West and South one each; the third ticket leads from Mill to any of the three."""
    cities = ["inn", "mill", "east1", "east2", "west1", "south1"]
    raw["cities"] = [{"id": city, "names": {"en": city.title()}} for city in cities]
    for city in raw["cities"][2:]:
        city["region"] = city["id"][:-1]
    raw["regions"] = [{"id": region, "names": {"en": region.title()}} for region in ("east", "west", "south")]
    raw["tickets"] = [
        {"id": "inn-east", "cities": ["inn", "east"], "points": 4, "set": "base"},
        {"id": "east-west", "cities": ["east", "west"], "points": 7, "set": "base"},
        {"id": "mill-any", "cities": ["mill", "east"], "points": 2, "ends": {"west": 5, "south": 9}, "set": "base"},
    ]
    raw["parts"] = [*raw["parts"], {"part": "regions"}]
    return parse(json.loads(json.dumps(raw)))


NETWORK = ("inn-mill 2 red", "mill-east1 1 blue", "inn-east2 3 green", "mill-west1 2 gray", "west1-south1 1 red")
BOARD = with_regions(raw_board(*NETWORK))


def scored(table: Table, name: str) -> dict[object, int]:
    return {line.facts["ticket"]: line.points for line in table.result.of(table.seat(name)) if line.code == "ticket"}


def test_any_city_of_the_region_completes_the_ticket() -> None:
    one = Table(BOARD, ann="", bob="", claimed={"inn-east2": "ann"}, tickets={"ann": "inn-east"})
    other = Table(BOARD, ann="", bob="", claimed={"inn-mill": "ann", "mill-east1": "ann"}, tickets={"ann": "inn-east"})
    assert scored(one, "ann") == scored(other, "ann") == {"inn-east": 4}


def test_a_region_that_is_not_reached_costs_the_points() -> None:
    table = Table(BOARD, ann="", bob="", claimed={"inn-mill": "ann"}, tickets={"ann": "inn-east"})
    assert scored(table, "ann") == {"inn-east": -4}


def test_of_several_ends_the_best_that_is_connected_counts() -> None:
    east, west, south = {"mill-east1": "ann"}, {"mill-west1": "ann"}, {"west1-south1": "ann"}
    for claimed, points, end in ((east, 2, "east1"), (east | west, 5, "west1"), (east | west | south, 9, "south1")):
        table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"ann": "mill-any"})
        assert scored(table, "ann") == {"mill-any": points}
        assert table.line("ann", "ticket")["end"] == end


def test_of_several_ends_the_cheapest_is_lost_when_none_is_connected() -> None:
    table = Table(BOARD, ann="", bob="", tickets={"ann": "mill-any"})
    assert scored(table, "ann") == {"mill-any": -2}


def test_a_region_is_no_junction() -> None:
    """R67: East's stops have no route between them, so Inn by way of East doesn't lead to West."""
    claimed = {"inn-east2": "ann", "mill-west1": "ann"}
    table = Table(BOARD, ann="", bob="", claimed=claimed, tickets={"ann": "east-west"})
    assert scored(table, "ann") == {"east-west": -7}
    joined = Table(BOARD, ann="", bob="", claimed={**claimed, "inn-mill": "ann"}, tickets={"ann": "east-west"})
    assert scored(joined, "ann") == {"east-west": 7}


def test_the_hand_says_the_nearest_end() -> None:
    table = Table(BOARD, ann="", bob="", tickets={"ann": "inn-east mill-any"})
    outlook = Outlook(table.view("ann"))
    assert [route.id for route in outlook.missing("mill-any").routes] == ["mill-east1"]
    assert sum(route.length for route in outlook.missing("inn-east").routes) == 3


def test_stations_borrow_what_brings_the_best_end() -> None:
    """A station in Mill can use the route to East (2 points) or that to West (5 points)."""
    table = Table(
        with_regions(raw_ferry_board(*NETWORK)),
        ann="",
        bob="",
        claimed={"mill-east1": "bob", "mill-west1": "bob"},
        stations={"ann": "mill"},
        tickets={"ann": "mill-any"},
    )
    assert scored(table, "ann") == {"mill-any": 5}


def test_stations_make_a_completed_ticket_better() -> None:
    table = Table(
        with_regions(raw_ferry_board(*NETWORK)),
        ann="",
        bob="",
        claimed={"mill-east1": "ann", "inn-mill": "bob", "mill-west1": "bob"},
        stations={"ann": "mill"},
        tickets={"ann": "mill-any"},
    )
    assert scored(table, "ann") == {"mill-any": 5}


def test_a_tour_through_a_region_is_a_mistake() -> None:
    raw = raw_board(*NETWORK)
    tour = {"id": "tour", "cities": ["inn", "east"], "via": ["mill"], "any_order": 3, "points": 5, "set": "base"}
    spoiled = with_regions({**raw, "parts": [*raw["parts"], {"part": "tours"}]})
    spoiled.sections["tickets"].append(tour)  # type: ignore[attr-defined]
    with pytest.raises(BadGameFile, match=r"tickets\.tour: a tour leads to cities, not to regions"):
        assemble(spoiled)
