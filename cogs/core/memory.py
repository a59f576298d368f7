"""How the process takes its memory."""

from __future__ import annotations

import ctypes
import sys

TRIM, MMAP, ARENAS = -1, -3, -8
"""Numbers of glibc's settings: M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX."""
LARGE = 128 * 1024
"""Bytes from which on memory is taken from the system, and given back as soon as it is free."""


def give_back_memory() -> None:
    """Give memory of drawn pictures back to the system, where its library for that is glibc.

    By itself it keeps freed pictures for the next ones, in one arena for each thread that draws: several times as much
    as all that is used at any time.
    """
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    for setting, value in ((ARENAS, 2), (MMAP, LARGE), (TRIM, LARGE)):
        if mallopt is not None:
            mallopt(setting, value)


def give_back_gaps() -> None:
    """Give back what is free between pieces in use, too: after thousands of pictures a tenth of all memory."""
    if sys.platform.startswith("linux"):
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
