"""Positions: what is given is where it is said to be, what cannot be is refused, the rest is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from data.maps.library import load
from engine.core.codec import encode_state
from engine.core.game import Game
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import DrawCard, MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import KeepTickets, TicketsSeen
from engine.position import place
from tests.table import refused


def placed(given: Mapping[str, object], seats: int = 2, seed: int = 1, turn: int = 0) -> Game:
    return place(load().rules("usa"), seats, given, Random(seed), turn)


class TestWhatIsGiven:
    def test_cards(self) -> None:
        given = {
            "hands": [["red", "red"], ["locomotive"]],
            "face_up": ["blue", None, "green", "red", "white"],
            "deck": ["black", "yellow"],
            "discard": ["orange", "orange"],
        }
        seen = placed(given).view(0).seen(MarketSeen)
        assert seen.hand == ("red", "red")
        assert seen.hands == (2, 1)
        assert seen.face_up == ("blue", None, "green", "red", "white")
        assert seen.deck == 2
        assert {kind: count for kind, count in seen.discard.items() if count} == {"orange": 2}

    def test_the_deck_is_given_from_the_top(self) -> None:
        game = placed({"hands": [[], []], "deck": ["black", "yellow", "red"], "face_up": ["blue"] * 5})
        game = game.after(game.act(DrawCard(0), Random(1)))
        assert game.view(0).seen(MarketSeen).hand == ("black",)

    def test_routes_and_pieces(self) -> None:
        seen = (
            placed({"claimed": {"denver-omaha": 1, "omaha-chicago": 0}, "pieces": [7, None]})
            .view(None)
            .seen(RoutesSeen)
        )
        assert seen.owners == {"denver-omaha": 1, "omaha-chicago": 0}
        assert seen.pieces == (7, 41)

    def test_a_double_closes_as_it_would_in_play(self) -> None:
        claimed = {"denver-kansas_city-1": 0}
        assert placed({"claimed": claimed}).view(None).seen(RoutesSeen).closed == {"denver-kansas_city-2"}
        assert placed({"claimed": claimed}, seats=4).view(None).seen(RoutesSeen).closed == frozenset()

    def test_tickets(self) -> None:
        given = {"tickets": [["boston-miami"]], "ticket_deck": ["toronto-miami", "denver-el_paso"]}
        view = placed(given).view(0)
        assert view.seen(TicketsSeen).own == ("boston-miami",)
        assert view.seen(TicketsSeen).counts == (1, 0)
        assert view.seen(TicketsSeen).deck == 2

    def test_turn_and_last_turns(self) -> None:
        game = placed({"last_turns": 2}, seats=3, turn=2)
        assert game.turn.seat == 2
        assert game.waiting == (2,)
        assert game.view(None).seen(LastTurnsSeen).left == 2

    def test_an_open_choice_of_who_is_on_turn(self) -> None:
        game = placed({"offered": [["boston-miami", "toronto-miami"]]})
        assert game.waiting == (0,)
        game = game.after(game.act(KeepTickets(0, ("toronto-miami",)), Random(1)))
        assert game.turn.seat == 1

    def test_an_open_choice_of_another_seat_ends_nobodys_turn(self) -> None:
        game = placed({"offered": [[], ["boston-miami", "toronto-miami"]]})
        assert game.waiting == (1,)
        game = game.after(game.act(KeepTickets(1, ("toronto-miami",)), Random(1)))
        assert game.turn.seat == 0
        assert game.waiting == (0,)


class TestTheRest:
    @pytest.mark.parametrize(
        "given", [{}, {"hands": [["red"] * 5, None]}, {"face_up": ["red"] * 5}, {"tickets": [["boston-miami"]]}]
    )
    def test_is_dealt_so_that_everything_is_there_once(self, given: dict[str, object]) -> None:
        game = placed(given)
        assert game.stray() == ()
        seen = game.view(None).seen(MarketSeen)
        assert sum(seen.hands) + seen.deck + 5 == 110

    def test_the_same_seed_deals_the_same(self) -> None:
        assert encode_state(placed({}, seed=5)) == encode_state(placed({}, seed=5))
        assert encode_state(placed({}, seed=5)) != encode_state(placed({}, seed=6))

    def test_it_can_be_played_to_its_end(self) -> None:
        for seed in range(10):
            rng = Random(seed)
            game = placed({"claimed": {"denver-omaha": 1}, "hands": [["red"] * 12]}, seats=2 + seed % 4, seed=seed)
            while not game.over:
                game = game.after(game.act(rng.choice(game.legal(rng.choice(game.waiting))), rng))
            assert game.stray() == ()
            assert Counter(game.result().places)[1] >= 1


class TestWhatCannotBe:
    @pytest.mark.parametrize(
        ("given", "at"),
        [
            ({"hands": [["red"] * 13]}, "cards"),
            ({"hands": [["pink"]]}, "cards"),
            ({"hands": [["red"] * 7], "face_up": ["red"] * 5, "discard": ["red"]}, "cards"),
            ({"hands": [[], [], []]}, "hands"),
            ({"hands": "red"}, "hands"),
            ({"face_up": ["red"] * 6}, "face_up"),
            ({"claimed": {"denver-atlantis": 0}}, "claimed"),
            ({"claimed": {"denver-omaha": 2}}, "claimed"),
            ({"claimed": {"denver-omaha": -1}}, "claimed"),
            ({"claimed": {"denver-kansas_city-1": 0, "denver-kansas_city-2": 1}}, "claimed"),
            ({"claimed": {"denver-kansas_city-2": 0, "denver-kansas_city-1": 0}}, "claimed"),
            ({"pieces": [-1]}, "pieces"),
            ({"pieces": [1, 2, 3]}, "pieces"),
            ({"tickets": [["boston-miami"], ["boston-miami"]]}, "tickets"),
            ({"tickets": [["boston-atlantis"]]}, "tickets"),
            ({"tickets": [[], [], []]}, "tickets"),
            ({"offered": [[], [], ["boston-miami"]]}, "offered"),
            ({"tickets": [["boston-miami"]], "ticket_deck": ["boston-miami"]}, "tickets"),
            ({"last_turns": 0}, "last_turns"),
            ({"last_turns": "two"}, "last_turns"),
            ({"stations": [1]}, "stations"),
        ],
    )
    def test_is_refused_with_its_place(self, given: dict[str, object], at: str) -> None:
        with refused("bad_position", place=at):
            placed(given)

    def test_more_pieces_laid_than_there_are(self) -> None:
        rules = load().rules("usa")
        routes = [route for route in load().games["usa"].sections["routes"] if route["length"] == 6]  # type: ignore[attr-defined]
        with refused("bad_position", place="pieces"):
            place(rules, 2, {"claimed": {route["id"]: 0 for route in routes}}, Random(1))

    @pytest.mark.parametrize("turn", [-1, 2, 7])
    def test_a_turn_of_nobody(self, turn: int) -> None:
        with refused("bad_position", place="turn"):
            placed({}, turn=turn)

    def test_a_table_of_six(self) -> None:
        with refused("wrong_seats", seats=6):
            placed({}, seats=6)
