"""Every action of every rule has a face, and a custom_id that holds it gives it back as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.core.components import custom_id
from cogs.faces.ports import PORT
from cogs.faces.stations import STATION
from cogs.rail.claims import ROUTE
from cogs.rail.payments import Bill, Payable
from cogs.tables.face import ActionFace, faces_of, pack, unpack
from data.maps.library import load
from engine.core.action import Action
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.market import Market
from engine.parts.ports import Ports
from engine.parts.routes import Routes
from engine.parts.stations import Stations
from tests.cogs.test_limits import MAPS

MOST_ID = 100
"""Discord's limit for a custom_id."""
LONGEST = 10**18 - 1
"""The largest id of a game, and the largest step, that the pattern of a custom_id takes."""
MOST_ANSWERS = 8
"""Questions about one payment: of pairs one for each space, else colours, decks, sizes and signs."""
EACH = 25
"""Of the actions of one moment, how many are looked at."""


def moments(key: str, seed: int, steps: int) -> Iterator[tuple[Game, Action]]:
    """Legal actions of a game that is played at random, each with the game as it stands."""
    rng = Random(seed)
    rules = load().rules(key)
    game, _ = Game.new(rules, rules.seats[1], rng)
    for _ in range(steps):
        if game.over:
            return
        seat = rng.choice(game.waiting)
        legal = game.legal(seat)
        for index in {rng.randrange(len(legal)) for _ in range(EACH)}:
            yield game, legal[index]
        kinds = sorted({type(action).__name__ for action in legal[:200]})
        wanted = rng.choice(kinds)
        of_kind = [action for action in legal[:200] if type(action).__name__ == wanted]
        game, _ = game.play(rng.choice(of_kind), rng)


@pytest.mark.parametrize("key", MAPS)
def test_an_action_comes_back_from_a_custom_id_as_it_was_and_fits_into_one(key: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        for game, action in moments(key, seed, 150):
            text = pack(game, action)
            assert unpack(game, action.seat, text) == action
            assert len(custom_id(LONGEST, LONGEST, "confirm", text)) <= MOST_ID, text
            seen[type(action).__name__] += 1
    assert {"DrawCard", "ClaimRoute", "KeepTickets", "DrawTickets"} <= set(seen)


@pytest.mark.parametrize("key", MAPS)
def test_the_longest_actions_of_each_map_fit_into_a_custom_id(key: str) -> None:
    """With the longest names, paid with as many kinds of cards as there are spaces, and with all questions answered."""
    rules = load().rules(key)
    game, _ = Game.new(rules, 3, Random(1))
    kinds, cities, routes = rules.part(Market).kinds, rules.part(Routes).cities, rules.part(Routes).routes
    places = [(ROUTE, route.id, route.length * (2 if route.pairs else 1)) for route in routes.values()]
    built: list[tuple[Payable[Any], int]] = [(STATION, 3)] if rules.has(Stations) else []
    built += [(PORT, 4)] if rules.has(Ports) else []
    every: list[tuple[Payable[Any], str, int]] = [*places, *((kind, city, n) for kind, n in built for city in cities)]
    for kind, of, count in every:
        bill = Bill(kind, of)
        action = bill.action(0, (kinds * 2)[:count])
        fits("confirm", pack(game, action))
        fits(kind.pick, of)
        fits("other-cards", bill.arg())
        for verb in ("pickstep", "back"):
            fits(verb, bill.arg("0" * MOST_ANSWERS))


def fits(verb: str, arg: str) -> None:
    assert len(custom_id(LONGEST, LONGEST, verb, arg)) <= MOST_ID, arg


def test_every_action_that_a_rule_decides_has_a_face_and_a_code_of_its_own() -> None:
    faces: dict[type[Action], ActionFace[Any]] = {}
    for key in load().games:
        rules = load().rules(key)
        mine = {one.kind: one for face in faces_of(rules) for one in face.actions}
        assert mine.keys() == {kind for part in rules.parts for kind in part.decides}
        faces |= mine
    codes = [one.code for one in faces.values() if one.code]
    assert len(codes) == len(set(codes)) and {"r", "p", "s", "x", "t"} <= set(codes)
    assert all(len(code) == 1 for code in codes)


@pytest.mark.parametrize("key", MAPS)
def test_what_no_action_is_written_as_is_refused(key: str) -> None:
    """Whatever arrives, it is either refused as a press of another version or read as an action of the seat."""
    game, _ = Game.new(load().rules(key), 2, Random(1))
    codes = "rpsxtdeumvnkq?"
    for text in (None, "", *codes, *(f"{code}~{rest}" for code in codes for rest in ("~", "a~b~c", "9~9", "é", "-1"))):
        try:
            action = unpack(game, 1, text)
        except Refused as refused:
            assert refused.code == "table_moved_on"
        else:
            assert action.seat == 1
