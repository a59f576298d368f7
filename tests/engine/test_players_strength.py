"""Computer players against opponents that are kept in the tests, over mirrored deals."""

from __future__ import annotations

import pytest

from data.maps.library import load
from engine.players import Player, known_players
from tests.rivals import greedy, long_route, one_step
from tests.rivals.former import hard as former
from tests.rivals.tournament import Timed, match

CARDS = ("europe", "london", "usa", "world")


def share(key: str, name: str, rival: Player, pairs: int) -> float:
    """The victories of a computer player, of all."""
    return match(load().rules(key), Timed(known_players()[name]), Timed(rival), pairs).rate


def test_mirrored_deals_favor_nobody() -> None:
    """A player against itself wins half of every pair, whatever the deal."""
    hard = Timed(known_players()["hard"])
    assert match(load().rules("london"), hard, hard, 2).pairs == (0.5, 0.5)


@pytest.mark.long
@pytest.mark.parametrize("key", CARDS)
def test_hard_beats_the_hard_player_of_before(key: str) -> None:
    assert share(key, "hard", former.choose, 20) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("rival", [one_step.choose, long_route.choose], ids=["one step", "long route"])
@pytest.mark.parametrize("key", CARDS)
def test_medium_beats_simple_players(key: str, rival: Player) -> None:
    """One that looks a step ahead, and one that collects for the longest routes."""
    assert share(key, "medium", rival, 20) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("rival", [former.choose, greedy.choose], ids=["of before", "greedy"])
def test_hard_beats_others_on_a_table_of_strings(rival: Player) -> None:
    assert share("string_railway", "hard", rival, 10) > 0.5
