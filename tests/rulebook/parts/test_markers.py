"""Markers: cities have some of several kinds, a claimed route brings one from each end, and the most score (R70)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from engine.assemble import assemble, parse
from engine.core.game import Game
from engine.parts.markers import MarkersSeen, MarkerTaken, TakeMarker, worth
from engine.parts.routes import Routes
from engine.parts.shares import TakeShare
from engine.players.easy import choose
from engine.players.shared.situation import Situation
from engine.position import place
from tests.boards import raw_board
from tests.table import Table, event_names, refused

ROUTES = ("quay-isle 3 red", "isle-cape 2 blue", "cape-fort 1 gray")
KINDS = [
    {"id": "baker", "names": {"en": "Baker"}, "sign": "B", "count": 4},
    {"id": "clerk", "names": {"en": "Clerk"}, "sign": "C", "count": 3},
]
SIZES = {"quay": 1, "isle": 3, "cape": 2, "fort": 0}


def raw() -> dict[str, Any]:
    found = raw_board(*ROUTES, pieces=9, last_pieces=1)
    for city in found["cities"]:
        city["markers"] = SIZES[city["id"]]
    found["markers"] = KINDS
    found["parts"] = [*found["parts"], {"part": "markers", "points": [20, 10]}]
    return found


RULES = assemble(parse(json.loads(json.dumps(raw()))))
THERE = {"quay": ["baker"], "isle": ["baker", "clerk", "clerk"], "cape": ["baker"], "fort": []}


def table_of(hand: str, last_turns: int | None = None, rules: Any = RULES, **given: Any) -> Table:
    table = Table(rules, ann="", bob="", cid="")
    said = {"hands": [hand.split(), [], []], "tickets": [[], [], []], "deck": ["red"], "last_turns": last_turns}
    table.game = place(rules, 3, {**said, "markers": THERE, **given}, Random(1), 0)
    return table


def seen(table: Table) -> MarkersSeen:
    return table.view(None).seen(MarkersSeen)


def points(*collected: str) -> dict[int, int]:
    table = table_of("", collected=[own.split() for own in collected], markers={})
    return {line.seat: line.points for line in table.result.lines if line.code == "markers"}


class TestTaking:
    def test_cities_begin_with_their_number_of_random_markers(self) -> None:
        game, _ = Game.new(RULES, 3, Random(5))
        there = game.view(None).seen(MarkersSeen).there
        assert {city: len(kinds) for city, kinds in there.items()} == SIZES
        dealt = Counter(kind for kinds in there.values() for kind in kinds)
        assert dealt["baker"] <= 4 and dealt["clerk"] <= 3
        other, _ = Game.new(RULES, 3, Random(6))
        assert other.view(None).seen(MarkersSeen).there != there

    def test_a_route_brings_one_marker_from_each_end_and_the_player_chooses_the_kind(self) -> None:
        table = table_of("red red red")
        events = table.claim("ann", "quay-isle", pay="red red red")
        assert MarkerTaken(0, "quay", "baker") in events and "TurnEnded" not in event_names(events)
        assert table.offers("ann") == [TakeMarker(0, "isle", "baker"), TakeMarker(0, "isle", "clerk")]
        with refused("finish_markers"):
            table.draw("ann")
        table.do(TakeMarker(0, "isle", "clerk"))
        assert (seen(table).collected[0], table.on_turn) == ({"baker": 1, "clerk": 1}, "bob")
        assert seen(table).there == {"quay": (), "isle": ("baker", "clerk"), "cape": ("baker",), "fort": ()}

    def test_a_city_without_markers_brings_none(self) -> None:
        table = table_of("red", markers={**THERE, "cape": []})
        assert "MarkerTaken" not in event_names(table.claim("ann", "cape-fort", pay="red"))
        assert table.on_turn == "bob"

    def test_two_choices_are_made_one_after_the_other(self) -> None:
        table = table_of("blue blue", markers={**THERE, "cape": ["baker", "clerk"], "isle": ["baker", "clerk"]})
        table.claim("ann", "isle-cape", pay="blue blue")
        table.do(TakeMarker(0, "isle", "baker"))
        assert table.waiting == ["ann"]
        with refused("marker_not_there"):
            table.do(TakeMarker(0, "cape", "cook"))
        table.do(TakeMarker(0, "cape", "baker"))
        assert seen(table).collected[0] == {"baker": 2, "clerk": 0} and table.on_turn == "bob"

    def test_the_marker_of_a_last_claim_is_chosen_before_the_game_ends(self) -> None:
        table = table_of("red red red", last_turns=1)
        table.claim("ann", "quay-isle", pay="red red red")
        assert not table.over
        table.do(TakeMarker(0, "isle", "baker"))
        assert table.over

    def test_shares_are_chosen_besides_and_the_turn_ends_once(self) -> None:
        found = raw()
        found["companies"] = [
            {"id": name, "names": {"en": name}, "sign": name[0], "shares": 3, "points": [5]}
            for name in ("coal", "iron")
        ]
        found["routes"][0]["companies"] = ["coal", "iron"]
        found["parts"].append({"part": "shares"})
        table = table_of("red red red", rules=assemble(parse(json.loads(json.dumps(found)))))
        table.claim("ann", "quay-isle", pay="red red red")
        assert "TurnEnded" not in event_names(table.do(TakeMarker(0, "isle", "clerk")))
        assert event_names(table.do(TakeShare(0, "iron"))).count("TurnEnded") == 1
        assert table.on_turn == "bob"


class TestScoring:
    def test_the_most_of_a_kind_score_twenty_and_the_second_most_ten(self) -> None:
        assert points("baker baker", "baker clerk clerk", "") == {0: 20, 1: 10 + 20}

    def test_all_who_tie_for_the_most_score_in_full_and_there_is_no_second(self) -> None:
        """R70."""
        assert points("baker", "baker", "clerk") == {0: 20, 1: 20, 2: 20}
        assert [worth((2, 2, 1), seat, (20, 10)) for seat in range(3)] == [20, 20, 0]

    def test_all_who_tie_for_the_second_place_score_ten(self) -> None:
        assert [worth((2, 1, 1), seat, (20, 10)) for seat in range(3)] == [20, 10, 10]

    def test_who_has_none_of_a_kind_scores_nothing_for_it(self) -> None:
        assert [worth((2, 0, 0), seat, (20, 10)) for seat in range(3)] == [20, 0, 0]


def test_a_computer_takes_the_marker_that_gains_it_most() -> None:
    """A baker makes Ann the second, a clerk the first."""
    table = table_of("red red red", collected=[[], ["baker", "baker"], []], markers={**THERE, "quay": [], "cape": []})
    table.claim("ann", "quay-isle", pay="red red red")
    assert choose(table.game.view(0), table.offers("ann"), Random(1)) == TakeMarker(0, "isle", "clerk")


def test_a_hard_computer_counts_the_markers_that_a_route_brings() -> None:
    """A baker lets Ann tie with Bob, a clerk makes her the first; at Fort there is nothing."""
    table = table_of("", collected=[[], ["baker"], []], markers={**THERE, "isle": ["baker", "clerk"]})
    situation, part = Situation(table.game.view(0)), table.rules.part(Routes)
    brought = [situation.brought[part.index[name]] for name in ("quay-isle", "isle-cape", "cape-fort")]
    assert brought == [40.0, 40.0, 20.0]
