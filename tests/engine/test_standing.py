"""What a seat would have if the game ended now: all of its own points, and nothing of what others hide."""

from __future__ import annotations

from random import Random

import pytest

from data.maps.library import load
from engine.core.event import GameEnded
from engine.core.game import Game
from engine.parts.tickets import TicketsSlice
from tests.boards import board, ferry_board
from tests.engine.secrets import scrambled
from tests.table import Table

MAPS = sorted(load().games)
WITH_TICKETS = [key for key in MAPS if "tickets" in {part.name for part in load().rules(key).parts}]
BOTH_BONUSES = "usa mega"


def later(key: str, rng: Random) -> list[Game]:
    """Positions of a random game on a map, or on `map variant`."""
    rules = load().rules(*key.split())
    game, _ = Game.new(rules, rules.seats[1], rng)
    found = []
    for step in range(120):
        if game.over:
            break
        legal = game.legal(game.waiting[0])
        dear = [action for action in legal[:2000] if hasattr(action, "payment")]
        action = rng.choice(dear) if dear and rng.random() < 0.5 else legal[rng.randrange(len(legal))]
        game = game.after(game.act(action, rng))
        if step % 8 == 0:
            found.append(game)
    return found


@pytest.mark.parametrize("key", [*WITH_TICKETS, BOTH_BONUSES])
def test_own_points_tell_nothing_of_what_others_hide(key: str) -> None:
    rng = Random(key)
    different = 0
    for game in later(key, rng):
        for seat in range(game.seats):
            other = scrambled(game, seat, rng)
            assert other.view(seat).standing == game.view(seat).standing
            different += other.slice(TicketsSlice).kept != game.slice(TicketsSlice).kept
    assert different > 20


@pytest.mark.parametrize("key", [*WITH_TICKETS, BOTH_BONUSES])
def test_is_what_the_end_would_bring(key: str) -> None:
    for game in later(key, Random(2))[4:]:
        if not game.turn.ended:
            ended = game.after((GameEnded("last_turns"),))
            for seat in range(game.seats):
                known = [line for line in ended.view(None).result.of(seat) if line.code != "globetrotter"]
                assert list(game.view(seat).standing) == known


def test_the_table_has_none() -> None:
    game, _ = Game.new(load().rules("usa"), 2, Random(1))
    assert game.view(None).standing == ()


def test_counts_tickets_and_the_longest_path_as_they_are_now() -> None:
    rules = board("a-b 2 red", "b-c 3 blue", "c-d 1 red", tickets=["a-c 7", "a-d 9"])
    table = Table(rules, ann="", bob="", claimed={"a-b": "ann", "b-c": "ann"}, tickets={"ann": "a-c a-d"})
    points = [(line.code, line.points) for line in table.view("ann").standing]
    assert sorted(points) == [("longest_path", 10), ("routes", 6), ("ticket", -9), ("ticket", 7)]


def test_names_what_own_stations_lend_and_nothing_of_the_others() -> None:
    rules = ferry_board("a-b 2 red", "b-c 2 blue", tickets=["a-c 5", "b-c 3"])
    claimed = {"a-b": "ann", "b-c": "bob"}
    stations = {"ann": "c", "bob": "a"}
    table = Table(rules, ann="", bob="", claimed=claimed, stations=stations, tickets={"ann": "a-c", "bob": "b-c"})
    mine = {line.code: line.points for line in table.view("ann").standing}
    assert (mine["ticket"], mine["loan"], mine["stations"]) == (5, 0, 8)
    assert {line.seat for line in table.view("ann").standing} == {0}
    assert "loan" not in {line.code for line in table.view("ann").result.lines}


@pytest.mark.parametrize("key", [*WITH_TICKETS, BOTH_BONUSES])
def test_what_all_may_count_hangs_on_nothing_that_is_hidden(key: str) -> None:
    rng = Random(key)
    for game in later(key, rng):
        assert scrambled(game, None, rng).view(None).standing_of_all == game.view(None).standing_of_all
        for seat in range(game.seats):
            lines = [line for line in game.view(None).standing_of_all if line.seat == seat]
            assert not {"ticket", "loan", "port"} & {line.code for line in lines}
            assert all(line in game.view(seat).standing for line in lines)
