"""Audits a finished game: deals and plays it again from its opened seed, and compares all stored events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from engine.core.codec import decode_action, decode_events, encode_events
from engine.core.event import FirstSeatChosen
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.rng import Rng
from engine.core.ruleset import Ruleset

T = TypeVar("T")
OTHER = "other"
"""Random values other than an order of cards, e.g. for the course of a river."""


class Draw(Struct, omit_defaults=True):
    """One draw from an RNG stream: the step, the operation (`shuffle`, `sample`, `randrange`), its input and result.

    `size` is that of a sample.
    """

    step: int
    stream: str
    count: int
    do: str = OTHER
    of: Sequence[object] | int = ()
    gives: Sequence[object] | int = ()
    size: int | None = None


class Audit(NamedTuple):
    """How many steps were replayed, the first that doesn't match the seed (None: all do), and the draws."""

    steps: int
    wrong: int | None
    draws: Sequence[Draw]


class _Watched(Random):
    """A stream that records what is drawn from it."""

    draw: Draw
    used: bool = False

    def _note(
        self, do: str, of: Sequence[object] | int, gives: Sequence[object] | int, size: int | None = None
    ) -> None:
        draw = self.draw
        draw.do, draw.of, draw.gives, draw.size = (OTHER, (), (), None) if self.used else (do, of, gives, size)
        self.used = True

    def shuffle(self, x: MutableSequence[T]) -> None:
        before = list(x)
        super().shuffle(x)
        self._note("shuffle", before, list(x))

    def sample(self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None) -> list[T]:
        taken = super().sample(population, k, counts=counts)
        self._note("sample", list(population), taken, k)
        return taken

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        number = super().randrange(start, stop, step)
        self._note("randrange" if stop is None else OTHER, start, number)
        return number


class _Witness(Rng):
    """The RNG of a seed that records what was drawn, step by step."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.step = 1
        self.draws: list[Draw] = []

    def stream(self, name: str, count: int) -> Random:
        watched = _Watched(self.key_of(name, count))
        watched.draw = Draw(self.step, name, count)
        self.draws.append(watched.draw)
        return watched


def audit(rules: Ruleset, seats: int, seed: str, steps: Iterable[tuple[str | None, str]], *, named: bool) -> Audit:
    """Replay the stored steps up to the first that differs.

    A step is its action and events as JSON; the first has no action. `named`: the host named the first seat; else it
    was drawn.
    """
    rng, game = _Witness(seed), None
    for number, (action, encoded) in enumerate(steps, 1):
        rng.step = number
        try:
            stored = decode_events(encoded)
            if game is None:
                first = (event.seat for event in stored if isinstance(event, FirstSeatChosen))
                game, events = Game.new(rules, seats, rng, next(first, None) if named else None)
            else:
                events = game.act(decode_action(action or "null"), rng)
                game = game.after(events)
        except (Refused, msgspec.ValidationError):
            return Audit(number, number, rng.draws)
        if encode_events(events) != encode_events(stored):
            return Audit(number, number, rng.draws)
    return Audit(rng.step, None, rng.draws)


def written(head: Mapping[str, object], found: Audit, steps: Iterable[tuple[str | None, str]]) -> str:
    """Return a file for people who check the game themselves: the game, each draw, each step, as JSON lines."""
    lines = [msgspec.json.encode(head), *map(msgspec.json.encode, found.draws)]
    for number, (action, encoded) in enumerate(steps, 1):
        kept = {
            "step": number,
            "wish": msgspec.Raw((action or "null").encode()),
            "facts": msgspec.Raw(encoded.encode()),
        }
        lines.append(msgspec.json.encode(kept))
    return "".join(line.decode() + "\n" for line in lines)
