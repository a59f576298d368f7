"""Random games of every map in which steps are taken back at random: the state, the store, the replay, the secrets."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.audit import audit
from engine.core.codec import decode_action, decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.rng import Rng, new_seed
from engine.core.undo import StepUndone, UndoStep, can_take_back, standing
from engine.parts.routes import ClaimRoute
from engine.parts.strings import LayString, Strings
from tests.engine.secrets import seen
from tests.rows import listed

Step = tuple[str | None, str]
"""A stored step: its action, None for the set-up, and its events."""
EVERY = [(key, variant) for key, file in load().games.items() for variant in file.variants]
STRINGS_STEPS = 40
"""Strings take long to lay by hand of a machine, so only the first steps are played."""


def whole(game: Game) -> object:
    return game.seats, game.turn, game.slices


def back(game: Game) -> Game:
    """The game as the store gives it back."""
    stored = encode_state(game)
    again = decode_state(game.rules, stored)
    assert encode_state(again) == stored
    assert whole(again) == whole(game)
    return again


@pytest.mark.parametrize(("key", "variant"), listed(EVERY, few=3))
def test_what_is_taken_back_is_as_it_was(key: str, variant: str) -> None:
    rules = load().rules(key, variant)
    strings = rules.has(Strings)
    rng, seed = Random(f"{key} {variant}"), new_seed(Random(f"{variant} {key}"))
    found: Counter[str] = Counter()
    for number in range(1 if strings else 2):
        seats = rules.seats[0] + number
        game, events = Game.new(rules, seats, Rng(seed))
        steps: list[Step] = [(None, encode_events(events))]
        known: list[Game] = []
        while not game.over and not (strings and len(steps) > STRINGS_STEPS):
            legal = game.legal(rng.choice(game.waiting))
            good = [action for action in legal if isinstance(action, ClaimRoute | LayString)]
            action = rng.choice(good if good and rng.random() < 0.8 else legal)
            can = can_take_back(game, action)
            after, events = game.play(action, Rng(seed))
            assert can == (after.view(None).takes_back is not None or (after.over and can))
            known.append(game)
            steps.append((encode_action(action), encode_events(events)))
            if rng.random() < 0.3:
                before = [seen(game, viewer) for viewer in (None, *range(seats))] if rng.random() < 0.1 else None
                seat = action.seat if rng.random() < 0.5 else rng.randrange(seats)
                known.append(after)
                after = undone(known[:-1], back(after), seat, steps, found)
                if seat == action.seat and after.last is not None and after.last.bar == "undone":
                    assert after.play(action, Rng(seed))[1] == events  # the same comes again
                    assert not before or [seen(after, viewer) for viewer in (None, *range(seats))] == before
                if len(steps) == len(known):
                    known.pop()
            game = after
        check_replay(Game.blank(rules, seats), game, [events for _, events in steps])
        assert audit(rules, seats, seed, steps, named=False)[:2] == (len(steps), None)
    assert found["undone"] and found["refused"] and (strings or (found["agreed"] and found["several"]))


def undone(known: list[Game], game: Game, seat: int, steps: list[Step], found: Counter[str]) -> Game:
    """A seat's last step is taken back where that is allowed, alone or by agreement; another step is stored.

    `known` are all states before.
    """
    view = game.view(None)
    agreed = game.refuse(UndoStep(seat)) is not None
    action = (view.undo_of(seat) or UndoStep(seat, agreed=True)) if agreed else UndoStep(seat)
    back_by = action.steps
    for other in range(game.seats):
        by = view.undo_of(other)
        assert (game.refuse(by or UndoStep(other, agreed=True)) is None) == (by is not None)
    assert decode_action(encode_action(action)) == action
    if game.refuse(action) is not None:
        found["refused"] += 1
        assert game.over or view.undo_of(seat) is None
        return game
    found["several" if back_by > 1 else "agreed" if agreed else "undone"] += 1
    after, events = game.play(action, Random(0))
    assert (
        events == (StepUndone(seat, agreed, back_by, action.others),) == tuple(event.seen_by(None) for event in events)
    )
    assert whole(after) == whole(known[-back_by])
    assert after.refuse(action) is not None
    assert after.stray() == ()
    steps.append((encode_action(action), encode_events(events)))
    return back(after)


def check_replay(blank: Game, game: Game, steps: list[str]) -> None:
    """All steps, the undone ones too, lead to the same game; and so do only those that still hold."""
    happened: list[tuple[Event, ...]] = [decode_events(step) for step in steps]
    whole_way, short_way = blank, blank
    for events, holds in zip(happened, standing(happened), strict=True):
        whole_way = whole_way.after(events)
        if holds and not isinstance(events[0], StepUndone):
            short_way = short_way.after(events)
    assert whole(whole_way) == whole(game) == whole(short_way)
    assert encode_state(whole_way) == encode_state(game)
