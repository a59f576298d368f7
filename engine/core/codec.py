"""Encodes actions, events and states as JSON text, and decodes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeVar, Union

import msgspec
from msgspec import Struct

from engine.core.action import Action
from engine.core.event import Event, Turn
from engine.core.game import Game
from engine.core.part import Slice
from engine.core.ruleset import Ruleset
from engine.core.undo import LastStep, undoable

T = TypeVar("T")


class _StoredLast(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last step; of the state before it, only the slices that differ from the state after it.

    `earlier`: the last steps of other seats that can be undone with it, and how many steps later the next one came; of
    the states before them, only the slices that differ from the next one's.
    """

    seat: int
    bar: str = ""
    turn: Turn | None = None
    slices: dict[str, msgspec.Raw] = {}
    earlier: list[_StoredLast] = []
    apart: int = 1
    count: int = 1


class _Stored(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seats: int
    turn: Turn
    slices: dict[str, msgspec.Raw]
    last: _StoredLast | None = None


def _leaves(kind: type[T]) -> Iterator[type[T]]:
    for child in kind.__subclasses__():
        # A class that raised TypeError when it was defined stays, without fields, until it is garbage collected.
        if not hasattr(child, "__struct_fields__"):
            continue
        below = list(_leaves(child))
        if below:
            yield from below
        else:
            yield child


@cache
def _action_decoder() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[tuple(_leaves(Action))])  # noqa: UP007  a union of classes known only here


@cache
def _event_decoder() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[Union[tuple(_leaves(Event))]])  # type: ignore[misc]  # noqa: UP007


def _decoded(decoder: Callable[[], msgspec.json.Decoder[Any]], text: str | bytes) -> Any:
    try:
        return decoder().decode(text)
    except msgspec.ValidationError:  # it may be of a class that was defined since
        _action_decoder.cache_clear()
        _event_decoder.cache_clear()
        return decoder().decode(text)


def encode_action(action: Action) -> str:
    """Encode an action as JSON, with its tag."""
    return msgspec.json.encode(action).decode()


def decode_action(text: str | bytes) -> Action:
    """Decode an action that `encode_action` wrote.

    Raises: msgspec.ValidationError for text that is no action.
    """
    action: Action = _decoded(_action_decoder, text)
    return action


def encode_events(events: Iterable[Event]) -> str:
    """Encode the events of a step as a JSON list."""
    return msgspec.json.encode(list(events)).decode()


def decode_events(text: str | bytes) -> tuple[Event, ...]:
    """Decode a list of events that `encode_events` wrote.

    Raises: msgspec.ValidationError for text that is no list of events.
    """
    return tuple(_decoded(_event_decoder, text))


def encode_state(game: Game) -> str:
    """Encode a state as JSON, secrets included. Of the state before it, only the slices that differ are written."""
    slices = {
        part.name: msgspec.Raw(msgspec.json.encode(state))
        for part, state in zip(game.rules.parts, game.slices, strict=True)
    }
    return msgspec.json.encode(_Stored(game.seats, game.turn, slices, _last_of(game))).decode()


def _last_of(game: Game) -> _StoredLast | None:
    last = game.last
    if last is None:
        return None
    if last.slices is None:
        return _StoredLast(last.seat, last.bar)
    chain, after, known = list[_StoredLast](), game.slices, 1
    for steps, one in undoable(last):
        assert one.slices is not None
        before = {
            part.name: msgspec.Raw(msgspec.json.encode(old))
            for part, old, new in zip(game.rules.parts, one.slices, after, strict=True)
            if old is not new
        }
        apart = max(steps - known, 1)
        chain.append(_StoredLast(one.seat, one.bar, one.turn, before, apart=apart, count=one.count))
        after, known = one.slices, steps
    return msgspec.structs.replace(chain[0], earlier=chain[1:])


def decode_state(rules: Ruleset, text: str | bytes) -> Game:
    """Decode a state that `encode_state` wrote.

    Raises: msgspec.ValidationError when it doesn't fit the rules.
    """
    stored = msgspec.json.decode(text, type=_Stored)
    if stored.slices.keys() != {part.name for part in rules.parts}:
        raise msgspec.ValidationError("the stored slices are not those of these rules")
    slices = tuple(msgspec.json.decode(stored.slices[part.name], type=part.slice_type) for part in rules.parts)
    return Game(rules, stored.seats, stored.turn, slices, _last_step(rules, stored.last, slices))


def _last_step(rules: Ruleset, stored: _StoredLast | None, slices: tuple[Slice, ...]) -> LastStep | None:
    if stored is None:
        return None
    if stored.turn is None:
        return LastStep(stored.seat, stored.bar)
    states = list[tuple[Slice, ...]]()
    for one in (stored, *stored.earlier):
        slices = tuple(
            msgspec.json.decode(one.slices[part.name], type=part.slice_type) if part.name in one.slices else new
            for part, new in zip(rules.parts, slices, strict=True)
        )
        states.append(slices)
    last: LastStep | None = None
    chain = [stored, *stored.earlier]
    for number in range(len(chain) - 1, -1, -1):
        one, apart = chain[number], chain[number + 1].apart if last is not None else 1
        last = LastStep(one.seat, one.bar, one.turn, states[number], last, apart, one.count)
    return last
