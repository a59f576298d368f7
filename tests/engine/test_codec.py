"""Storing: what was written comes back, and what does not fit is refused with its place."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import msgspec
import pytest

from data.maps.library import load
from engine.core.codec import decode_action, decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import TurnBegan
from engine.core.game import Game
from engine.parts.market import CardDrawn, DrawCard
from engine.parts.passing import Pass
from engine.parts.routes import ClaimRoute
from engine.parts.tickets import DrawTickets, KeepTickets

ACTIONS = [
    DrawCard(0, "red"),
    DrawCard(4),
    ClaimRoute(1, "quay-isle", ("red", "locomotive")),
    DrawTickets(2),
    KeepTickets(3, ("a-b", "c-d")),
    KeepTickets(3, ()),
    Pass(0),
]


class TestActions:
    @pytest.mark.parametrize("action", ACTIONS)
    def test_an_action_comes_back_as_it_was(self, action: DrawCard) -> None:
        assert decode_action(encode_action(action)) == action

    def test_it_is_stored_under_a_readable_name(self) -> None:
        assert json.loads(encode_action(ClaimRoute(1, "quay-isle", ("red",)))) == {
            "action": "claim_route",
            "seat": 1,
            "route": "quay-isle",
            "payment": ["red"],
        }

    @pytest.mark.parametrize(
        "text",
        [
            "{}",
            "[]",
            "null",
            '{"action":"fly","seat":0}',
            '{"action":"turn_began","seat":0,"number":1}',
            '{"action":"draw_card"}',
            '{"action":"draw_card","seat":"0"}',
            '{"action":"draw_card","seat":0.5}',
            '{"action":"draw_card","seat":true}',
            '{"action":"draw_card","seat":0,"card":7}',
            '{"action":"draw_card","seat":0,"cards":2}',
            '{"action":"claim_route","seat":0,"route":"a-b","payment":"red"}',
            '{"action":"claim_route","seat":0,"route":"a-b"}',
        ],
    )
    def test_what_is_none_is_refused(self, text: str) -> None:
        with pytest.raises(msgspec.ValidationError):
            decode_action(text)

    @pytest.mark.parametrize("text", ["", "{", '{"action":"pass","seat":0'])
    def test_broken_text_is_refused(self, text: str) -> None:
        with pytest.raises(msgspec.DecodeError):
            decode_action(text)


class TestEvents:
    def test_a_list_comes_back_as_it_was(self) -> None:
        events = (CardDrawn(0, "red"), TurnBegan(1, 2))
        assert decode_events(encode_events(events)) == events
        assert decode_events(encode_events([])) == ()

    def test_a_redacted_event_can_be_stored_too(self) -> None:
        event = CardDrawn(0, "red").seen_by(None)
        assert decode_events(encode_events([event])) == (CardDrawn(0, None),)

    @pytest.mark.parametrize(
        "text",
        [
            "{}",
            '[{"event":"draw_card","seat":0}]',
            '[{"event":"turn_began","seat":0}]',
            '[{"event":"turn_began","seat":0,"number":1,"why":"so"}]',
            '[{"seat":0,"number":1}]',
        ],
    )
    def test_what_is_no_list_of_events_is_refused(self, text: str) -> None:
        with pytest.raises(msgspec.ValidationError):
            decode_events(text)


class TestStates:
    @pytest.fixture
    def game(self) -> Game:
        return Game.new(load().rules("usa"), 3, Random(1))[0]

    def test_a_state_comes_back_as_it_was(self, game: Game) -> None:
        stored = encode_state(game)
        back = decode_state(game.rules, stored)
        assert (back.seats, back.turn, back.slices) == (game.seats, game.turn, game.slices)
        assert encode_state(back) == stored

    def test_a_slice_that_is_missing_or_too_many_is_refused(self, game: Game) -> None:
        stored = json.loads(encode_state(game))
        changes: list[dict[str, object]] = [{"ferries": {}}, {"market": None}]
        for change in changes:
            slices = {name: what for name, what in {**stored["slices"], **change}.items() if what is not None}
            with pytest.raises(msgspec.ValidationError):
                decode_state(game.rules, json.dumps({**stored, "slices": slices}))

    def test_a_slice_of_another_shape_is_refused(self, game: Game) -> None:
        stored = json.loads(encode_state(game))
        for field, value in (("deck", 5), ("cards", []), ("hands", None)):
            slices = {**stored["slices"], "market": {**stored["slices"]["market"], field: value}}
            with pytest.raises(msgspec.ValidationError):
                decode_state(game.rules, json.dumps({**stored, "slices": slices}))

    @pytest.mark.parametrize("field", ["seats", "turn", "slices"])
    def test_a_state_without_all_its_parts_is_refused(self, game: Game, field: str) -> None:
        stored = json.loads(encode_state(game))
        del stored[field]
        with pytest.raises(msgspec.ValidationError):
            decode_state(game.rules, json.dumps(stored))


class TestClosedByDefault:
    """A class that does not say who may see it does not load. Each tries in a process of its own."""

    @pytest.mark.parametrize(("module", "base"), [("engine.core.event", "Event"), ("engine.core.part", "Slice")])
    def test_it_does_not_load(self, module: str, base: str) -> None:
        code = f"from {module} import {base}\nclass Loose({base}, frozen=True):\n    seat: int\n"
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert ran.returncode == 1
        assert "TypeError: Loose does not say who may see it" in ran.stderr

    def test_one_that_is_defined_after_others_were_read_is_read_too(self) -> None:
        code = (
            "from engine.core.codec import decode_events, encode_events\n"
            "from engine.core.event import PlainEvent, TurnBegan\n"
            "decode_events(encode_events([TurnBegan(0, 1)]))\n"
            'class Late(PlainEvent, frozen=True, tag="late"):\n'
            "    seat: int\n"
            "assert decode_events(encode_events([Late(2)])) == (Late(2),)\n"
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr

    def test_one_that_was_refused_does_no_harm_to_storing(self) -> None:
        code = (
            "from engine.core.codec import decode_events\n"
            "from engine.core.event import Event\n"
            "try:\n"
            "    class Loose(Event, frozen=True):\n"
            "        seat: int\n"
            "except TypeError as mistake:\n"
            "    kept = mistake\n"
            'decode_events(\'[{"event":"turn_began","seat":0,"number":1}]\')\n'
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
