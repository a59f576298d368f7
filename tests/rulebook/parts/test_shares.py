"""Shares: a claimed route brings a share of one of its companies, and the largest holders score (R69)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.assemble import assemble, parse
from engine.core.event import TurnEnded
from engine.parts.routes import Routes
from engine.parts.shares import ShareTaken, TakeShare, worth
from engine.players.easy import choose
from engine.players.shared.situation import Situation
from engine.position import place
from tests.boards import raw_board, raw_ferry_board
from tests.table import Table, event_names, refused

ROUTES = ("quay-isle 3 red", "isle-cape 2 blue", "cape-fort 1 gray", "fort-quay 2 green tunnel", "quay-cape 1 gray")
COMPANIES = [
    {"id": "coal", "names": {"en": "Coal Line"}, "sign": "CL", "shares": 4, "points": [9, 5, 2]},
    {"id": "iron", "names": {"en": "Iron Road"}, "sign": "IR", "shares": 2, "points": [6, 3]},
]
BRING: tuple[list[str], ...] = (["coal"], ["coal", "iron"], [], ["coal", "iron"], ["iron"])


def with_shares(raw: dict[str, Any]) -> Any:
    for route, companies in zip(raw["routes"], BRING, strict=True):
        route["companies"] = companies
    raw["companies"] = COMPANIES
    raw["parts"] = [*raw["parts"], {"part": "shares"}]
    return assemble(parse(json.loads(json.dumps(raw))))


RULES = with_shares(raw_ferry_board(*ROUTES, last_pieces=2))
LAST = with_shares(raw_board(*(said.removesuffix(" tunnel") for said in ROUTES), pieces=9, last_pieces=1))
COAL = RULES.part(next(type(part) for part in RULES.parts if part.name == "shares")).companies["coal"]


def holding(shares: Mapping[str, list[int]], hands: list[list[str]]) -> Table:
    table = Table(RULES, ann="", bob="", cid="")
    given = {"shares": shares, "hands": hands, "tickets": [[], [], []], "deck": ["red"]}
    table.game = place(RULES, 3, given, Random(1), 0)
    return table


def points(table: Table) -> dict[int, int]:
    return {line.seat: line.points for line in table.result.lines if line.code == "shares"}


class TestTaking:
    def test_the_only_company_of_a_route_gives_its_next_share(self) -> None:
        table = Table(RULES, ann="red red red", bob="", deck="green")
        assert ShareTaken(0, "coal", 1) in table.claim("ann", "quay-isle", pay="red red red")
        assert table.on_turn == "bob"

    def test_of_several_companies_the_player_chooses_before_the_turn_ends(self) -> None:
        table = Table(RULES, ann="blue blue", bob="red", deck="green")
        events = table.claim("ann", "isle-cape", pay="blue blue")
        assert not any(isinstance(event, TurnEnded | ShareTaken) for event in events)
        assert (table.waiting, table.on_turn) == (["ann"], "ann")
        assert table.offers("ann") == [TakeShare(0, "coal"), TakeShare(0, "iron")]
        with refused("finish_shares"):
            table.draw("ann")
        table.do(TakeShare(0, "iron"))
        assert table.on_turn == "bob"

    def test_a_route_without_a_company_gives_nothing(self) -> None:
        table = Table(RULES, ann="loco", bob="", deck="green")
        assert "ShareTaken" not in event_names(table.claim("ann", "cape-fort", pay="loco"))

    def test_a_company_without_shares_left_gives_none(self) -> None:
        table = holding({"iron": [1, 2]}, [["blue", "blue"], [], []])
        events = table.claim("ann", "isle-cape", pay="blue blue")
        assert ShareTaken(0, "coal", 1) in events and table.on_turn == "bob"
        table = holding({"iron": [1, 2]}, [["red"], [], []])
        assert "ShareTaken" not in event_names(table.claim("ann", "quay-cape", pay="red"))

    def test_a_tunnel_gives_its_share_once_it_is_paid(self) -> None:
        table = Table(RULES, ann="green green loco", bob="", deck="green red blue")
        assert "TunnelAsked" in event_names(table.claim("ann", "fort-quay", pay="green green"))
        assert "TurnEnded" not in event_names(table.pay_tunnel("ann", pay="loco"))
        table.do(TakeShare(0, "coal"))
        assert table.on_turn == "bob"

    def test_the_share_of_a_last_claim_is_chosen_before_the_game_ends(self) -> None:
        table = Table(LAST, ann="blue blue", bob="", last_turns=1)
        table.claim("ann", "isle-cape", pay="blue blue")
        assert not table.over
        table.do(TakeShare(0, "coal"))
        assert table.over and points(table) == {0: 9}


class TestScoring:
    def test_the_largest_holders_score_in_order(self) -> None:
        """Bob has two of Coal Line and Ann one; Iron Road's only share is Cid's."""
        assert points(holding({"coal": [1, 0, 1], "iron": [2]}, [[], [], []])) == {0: 5, 1: 9, 2: 6}

    def test_of_equal_holders_the_one_who_came_first_ranks_higher(self) -> None:
        assert points(holding({"coal": [2, 0, 0, 2]}, [[], [], []])) == {0: 5, 2: 9}

    def test_who_comes_after_the_last_paid_place_scores_nothing(self) -> None:
        """Iron Road pays two places, and Coal Line three."""
        assert worth(COAL, [0, 1, 2, 3]) == {0: 9, 1: 5, 2: 2}
        assert points(holding({"iron": [0, 1]}, [[], [], []])) == {0: 6, 1: 3}


def test_a_computer_takes_the_share_that_gains_it_most() -> None:
    """A second share of Coal Line would leave Bob ahead by coming first; one of Iron Road scores 6."""
    table = holding({"coal": [1, 1, 0]}, [["blue", "blue"], [], []])
    table.claim("ann", "isle-cape", pay="blue blue")
    assert choose(table.game.view(0), table.offers("ann"), Random(1)) == TakeShare(0, "iron")


def test_a_hard_computer_counts_the_share_that_a_route_brings() -> None:
    """A share of Coal Line would bring 5 behind Bob's three, the first one of Iron Road 6; 0.6 of that counts."""
    table = holding({"coal": [1, 1, 1]}, [[], [], []])
    situation, part = Situation(table.game.view(0)), table.rules.part(Routes)
    brought = [situation.brought[part.index[name]] for name in ("quay-isle", "isle-cape", "cape-fort")]
    assert brought == pytest.approx([3.0, 3.6, 0.0])
