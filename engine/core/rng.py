"""Random streams derived from one secret seed, one for each deck, so that no draw changes another deck."""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import NoReturn

SEED_DIGITS = 64


class Rng(Random):
    """The only RNG of a game. It can't be drawn from directly, only through `stream`.

    The same seed gives the same streams, so no RNG state is stored: a game stores how often each deck was shuffled.
    Source: docs/fairness.md.
    """

    def __init__(self, seed: str) -> None:
        """Take a seed of 64 hexadecimal digits.

        Raises: ValueError for anything else.
        """
        if len(seed) != SEED_DIGITS:
            raise ValueError(f"a seed has {SEED_DIGITS} hexadecimal digits")
        self._key = bytes.fromhex(seed)
        super().__init__(0)

    def __new__(cls, seed: str) -> Rng:
        # The C class would seed itself with its argument: keep the secret seed out of it.
        return super().__new__(cls)

    def stream(self, name: str, count: int) -> Random:
        """Return the RNG for the shuffle number `count` (from 0) of the deck or draw called `name`."""
        return Random(self.key_of(name, count))

    def key_of(self, name: str, count: int) -> int:
        """Return the seed of a stream: HMAC-SHA256 of `name#count` under the secret seed, as an integer."""
        return int.from_bytes(hmac.new(self._key, f"{name}#{count}".encode(), hashlib.sha256).digest(), "big")

    def random(self) -> NoReturn:
        """Refuse to draw: use `stream`.

        Raises: TypeError always.
        """
        raise TypeError("each draw names its stream")

    def getrandbits(self, k: int, /) -> NoReturn:
        """Refuse to draw: use `stream`.

        Raises: TypeError always.
        """
        raise TypeError("each draw names its stream")

    def __repr__(self) -> str:
        """Hide the seed, which must not reach a log."""
        return "Rng(…)"


def stream(rng: Random, name: str, count: int = 0) -> Random:
    """Return the RNG for shuffle number `count` (from 0) of `name`; any RNG other than `Rng` is returned itself."""
    return rng.stream(name, count) if isinstance(rng, Rng) else rng


def seal_of(seed: str) -> str:
    """Return the SHA-256 of a seed's digits, in hexadecimal.

    It is posted when the game starts and proves at the end that the seed was not exchanged.
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def new_seed(rng: Random) -> str:
    """Return a seed of 64 hexadecimal digits, as hard to guess as `rng`."""
    return f"{rng.getrandbits(4 * SEED_DIGITS):0{SEED_DIGITS}x}"
