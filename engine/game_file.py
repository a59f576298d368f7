"""The file of a finished game, which anybody can read, replay and check. Source: docs/game-file.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from engine.audit import audit
from engine.core.action import Seat
from engine.core.codec import decode_action, decode_events
from engine.core.event import Event, Turn
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.rng import seal_of
from engine.core.ruleset import RULES_VERSION, Ruleset
from engine.core.score import Result
from engine.core.undo import standing

FORMAT = 1
"""The version of the format that is written. Files with a smaller number stay readable."""
NO_ACTION = "null"


class FilePlayer(Struct, omit_defaults=True):
    """One seat: its color, and if it is known its name, and the strength of its computer player."""

    color: str
    name: str | None = None
    computer: str | None = None


class FileStep(Struct):
    """One step: its action (null for the deal) and its events, as JSON."""

    action: Raw
    events: Raw


class GameRecord(Struct, omit_defaults=True, kw_only=True):
    """A finished game. `steps` are all of its steps, also the undone ones.

    `seed` is None for games without one, and a number in files from before seeds; only one of text is verified.
    `named`: the first seat was named, not drawn. `map` is the file of a map that isn't the project's. Files of format 0
    have no `format`, no `hash` and no `players`.
    """

    format: int = 0
    game: str
    variant: str
    options: list[str] = []
    rules_version: int = 1
    map: dict[str, Any] | None = None
    seats: int
    players: list[FilePlayer] = []
    named: bool = False
    seed: str | int | None = None
    hash: str | None = None
    totals: list[int]
    places: list[int]
    steps: list[FileStep]


class BadGameRecord(ValueError):
    """A file that is no finished game of this program; the text says what is wrong, and where."""


def read_record(text: str | bytes) -> GameRecord:
    """Read a file, without checking the game in it.

    Raises: BadGameRecord.
    """
    try:
        record = msgspec.json.decode(text, type=GameRecord)
    except (msgspec.DecodeError, RecursionError) as mistake:
        raise BadGameRecord(f"this is no file of a game: {mistake}") from mistake
    if record.format > FORMAT or record.rules_version > RULES_VERSION:
        raise BadGameRecord("a newer version of the program wrote this file")
    return record


def written_record(record: GameRecord) -> str:
    """Return the text of a file, with one line for each step."""
    head = msgspec.json.encode(msgspec.structs.replace(record, steps=[])).decode()
    lines = [msgspec.json.encode(step).decode() for step in record.steps]
    return head.removesuffix("[]}") + "[\n" + ",\n".join(lines) + "\n]}\n"


def events_of(record: GameRecord) -> list[tuple[Event, ...]]:
    """Return the events of each step, in order.

    Raises: BadGameRecord.
    """
    found = list[tuple[Event, ...]]()
    for number, step in enumerate(record.steps, 1):
        try:
            found.append(decode_events(bytes(step.events)))
        except (msgspec.DecodeError, RecursionError) as mistake:
            raise BadGameRecord(f"step {number}: {mistake}") from mistake
    return found


def states(rules: Ruleset, seats: int, steps: Sequence[Sequence[Event]]) -> Iterator[Game]:
    """Yield the state after each step, from the events alone."""
    game = Game.blank(rules, seats)
    for events in steps:
        game = game.after(events)
        yield game


class TurnOver(NamedTuple):
    """A turn that is over: its number from 1, its seat, the state after it, and what happened in it."""

    number: int
    seat: Seat
    game: Game
    events: tuple[Event, ...]


def after_turns(rules: Ruleset, seats: int, steps: Sequence[Sequence[Event]]) -> Iterator[TurnOver]:
    """Yield the turns of a game in order. What was undone is left out."""
    before, events = Turn(), list[Event]()
    for game, stays, happened in zip(states(rules, seats, steps), standing(steps), steps, strict=True):
        if not stays:
            continue
        if before.seat is not None:
            events += happened
            if game.turn.number > before.number or game.turn.ended:
                yield TurnOver(before.number, before.seat, game, tuple(events))
                events = []
        before = game.turn


def check_record(record: GameRecord, rules: Ruleset) -> Game:
    """Replay a whole game: every action was allowed, the result is as stored, and all follows from the seed.

    Return its last state.
    Raises: BadGameRecord with the first step that is wrong.
    """
    game, number, happened = _blank(record, rules), 0, events_of(record)
    for number, (step, events) in enumerate(zip(record.steps, happened, strict=True), 1):
        try:
            if number > 1:
                _check_action(game, step)
            game = game.after(events)
            wrong = game.stray()
        except BadGameRecord as mistake:
            raise BadGameRecord(f"step {number}: {mistake}") from mistake
        except Exception as mistake:  # events of another program can be anything
            raise BadGameRecord(f"step {number}: its events don't fit the game") from mistake
        if wrong:
            raise BadGameRecord(f"step {number}: {wrong[0]}")
    if not game.over:
        raise BadGameRecord(f"the game isn't over after its last step, {number}")
    if next(after_turns(rules, record.seats, happened), None) is None:
        raise BadGameRecord("steps: no turn was played")
    _check_result(record, game.result())
    _check_seed(record, rules)
    return game


def _blank(record: GameRecord, rules: Ruleset) -> Game:
    try:
        game = Game.blank(rules, record.seats)
    except Refused as refused:
        raise BadGameRecord(f"seats: from {rules.seats[0]} to {rules.seats[1]} can play") from refused
    if record.players and len(record.players) != record.seats:
        raise BadGameRecord(f"players: there are {record.seats} seats")
    return game


def _check_action(game: Game, step: FileStep) -> None:
    if game.over:
        raise BadGameRecord("the game was over before it")
    try:
        action = decode_action(bytes(step.action))
    except (msgspec.DecodeError, RecursionError) as mistake:
        raise BadGameRecord(str(mistake)) from mistake
    refused = game.refuse(action)
    if refused is not None:
        raise BadGameRecord(f"its action isn't allowed ({refused.code})")


def _check_result(record: GameRecord, result: Result) -> None:
    for name, written, played in (
        ("totals", record.totals, result.totals),
        ("places", record.places, result.places),
    ):
        if len(written) != len(played):
            raise BadGameRecord(f"{name}: there are {len(played)} seats, and {len(written)} {name}")
        differ = [
            f"seat {seat} has {one} in the file, {other} by the steps"
            for seat, (one, other) in enumerate(zip(written, played, strict=True))
            if one != other
        ]
        if differ:
            raise BadGameRecord(f"{name}: {'; '.join(differ)}")


def _check_seed(record: GameRecord, rules: Ruleset) -> None:
    """Check the steps against the seed, and the seed against its hash."""
    if not isinstance(record.seed, str):
        return
    if record.hash != seal_of(record.seed):
        raise BadGameRecord("hash: it isn't the SHA-256 of the seed")
    steps = [(bytes(step.action).decode(), bytes(step.events).decode()) for step in record.steps]
    try:
        found = audit(rules, record.seats, record.seed, steps, named=record.named)
    except ValueError as mistake:
        raise BadGameRecord(f"seed: {mistake}") from mistake
    if found.wrong is not None:
        raise BadGameRecord(f"step {found.wrong}: it doesn't match the seed")
