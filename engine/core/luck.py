"""Luck out of one secret seed: each deck has a stream of its own, so that nobody's draw moves another deck."""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import NoReturn

SEED_DIGITS = 64


class Luck(Random):
    """All the luck of a game. Nothing is drawn from it but from one of its streams, which `stream` gives.

    The same seed gives the same streams, so they need not be kept: what is kept is how often each thing was shuffled.
    """

    def __init__(self, seed: str) -> None:
        """`seed` is 64 hexadecimal digits. Raises ValueError for anything else."""
        if len(seed) != SEED_DIGITS:
            raise ValueError(f"a seed has {SEED_DIGITS} hexadecimal digits")
        self._key = bytes.fromhex(seed)
        super().__init__(0)

    def __new__(cls, seed: str) -> Luck:
        # What the C class would keep of its argument is not to be the seed.
        return super().__new__(cls)

    def stream(self, name: str, count: int) -> Random:
        """The luck of shuffling `name` for the time after `count` others: docs/fairness.md tells how it is made."""
        return Random(self.key_of(name, count))

    def key_of(self, name: str, count: int) -> int:
        """What a stream begins with."""
        return int.from_bytes(hmac.new(self._key, f"{name}#{count}".encode(), hashlib.sha256).digest(), "big")

    def random(self) -> NoReturn:
        raise TypeError("whatever draws luck names its stream")

    def getrandbits(self, k: int, /) -> NoReturn:
        raise TypeError("whatever draws luck names its stream")

    def __repr__(self) -> str:
        """Nothing of the seed: what is written to a log must not hold it."""
        return "Luck(…)"


def stream(rng: Random, name: str, count: int = 0) -> Random:
    """What `name` is shuffled with, after it was shuffled `count` times; of plain luck that luck itself."""
    return rng.stream(name, count) if isinstance(rng, Luck) else rng


def seal_of(seed: str) -> str:
    """What can be told of a seed before it is opened, and holds whoever keeps it to it: SHA-256 of its digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_seed(rng: Random) -> str:
    """A seed that nobody can guess, as long as nobody can guess `rng`."""
    return f"{rng.getrandbits(4 * SEED_DIGITS):0{SEED_DIGITS}x}"
