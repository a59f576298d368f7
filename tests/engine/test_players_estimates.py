"""What computer players expect of their hand, their turns and their harbors."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from data.maps.library import load
from engine.core.game import Game
from engine.core.part import Slice
from engine.parts.market import Market
from engine.parts.ports import PortsSlice
from engine.parts.routes import Routes
from engine.players.shared.plan import port_points, ticket_goals
from engine.players.shared.situation import HandValue, Situation

WORLD = load().rules("world")


def put(game: Game, new: Slice) -> Game:
    """The same game with another slice in place of the one of that type."""
    return Game(game.rules, game.seats, game.turn, tuple(new if type(one) is type(new) else one for one in game.slices))


@pytest.mark.parametrize(("wilds", "paid"), [(4, False), (6, True)])
def test_a_wild_lays_one_space_though_other_cards_lay_two(wilds: int, paid: bool) -> None:
    market = WORLD.part(Market)
    ferry = next(one for one in WORLD.part(Routes).order if one.kind == "ship" and one.length == 6 and not one.pairs)
    assert (HandValue(market, (market.wild,) * wilds, {}).lacking(ferry) == 0) is paid


def test_cards_of_two_decks_are_not_drawn_at_once() -> None:
    hand, routes = HandValue(WORLD.part(Market), (), {}), WORLD.part(Routes).order
    both = [next(one for one in routes if one.kind == kind and one.color == "black") for kind in ("train", "ship")]
    assert hand.turns_of_drawing(both) == sum(hand.turns_of_drawing([one]) for one in both)


def test_harbors_left_to_build_take_turns() -> None:
    game, _ = Game.new(WORLD, 2, Random(1))
    built = put(
        game, replace(game.slice(PortsSlice), built=(("lima", "lagos", "tokyo"), ("sydney", "miami", "honolulu")))
    )
    assert Situation(built.view(0)).turns < Situation(game.view(0)).turns


def test_a_harbor_counts_for_the_tickets_that_name_its_city() -> None:
    game, _ = Game.new(WORLD, 2, Random(1))
    mine = Situation(put(game, replace(game.slice(PortsSlice), built=(("lima",), ()))).view(0))
    theirs = Situation(put(game, replace(game.slice(PortsSlice), built=((), ("lima",)))).view(0))
    goals = ticket_goals(mine, ["lima-jakarta"])
    assert port_points(theirs, goals) < port_points(mine, goals)
