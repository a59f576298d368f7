"""Sets of small numbers as the bits of one."""

from __future__ import annotations

from collections.abc import Iterator


def indices(bits: int) -> Iterator[int]:
    """The members of a bit set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
