"""Finished games that were kept are replayed to the same result; every game and variant has one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.maps.library import load
from engine.assemble import assemble
from engine.core.codec import decode_action, decode_events
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from tests.replays.keep import HERE

REPLAYS = sorted(HERE.glob("*.json"))


@pytest.fixture(params=REPLAYS, ids=lambda path: path.stem)
def replay(request: pytest.FixtureRequest) -> dict[str, Any]:
    path: Path = request.param
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def rules_of(replay: dict[str, Any]) -> Ruleset:
    """The rules that it was played by: the first version where none was kept."""
    return assemble(load().games[replay["game"]], replay["variant"], version=replay.get("rules_version", 1))


def test_the_events_alone_lead_to_the_same_result(replay: dict[str, Any]) -> None:
    """What is stored is events: they are read and folded, and every action was allowed where it was made."""
    game = Game.blank(rules_of(replay), replay["seats"])
    for step in replay["steps"]:
        if step["action"] is not None:
            assert not game.over
            assert game.refuse(decode_action(json.dumps(step["action"]))) is None
        game = game.after(decode_events(json.dumps(step["events"])))
        assert game.stray() == ()
    assert game.over
    assert list(game.result().totals) == replay["totals"]
    assert list(game.result().places) == replay["places"]


def test_the_same_actions_with_the_same_seed_are_the_same_events(replay: dict[str, Any]) -> None:
    rng = Random(replay["seed"])
    game, events = Game.new(rules_of(replay), replay["seats"], rng)
    for step in replay["steps"]:
        if step["action"] is not None:
            events = game.act(decode_action(json.dumps(step["action"])), rng)
            game = game.after(events)
        assert events == decode_events(json.dumps(step["events"]))


def test_every_game_and_variant_has_a_kept_replay() -> None:
    kept = {(said["game"], said["variant"]) for said in (json.loads(path.read_text()) for path in REPLAYS)}
    every = {(key, variant) for key, file in load().games.items() for variant in file.variants}
    assert sorted(every - kept) == [], "keep one with `python -m tests.replays.keep GAME SEATS SEED VARIANT`"
