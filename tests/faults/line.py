"""The line from a life of the bot to whoever watches it: what is said there is known though the bot be killed."""

from __future__ import annotations

import os
import pickle
import struct
from collections.abc import Iterator
from select import select
from typing import Any

_HEAD = struct.Struct(">I")
Word = tuple[str, dict[str, Any]]


class Line:
    """The end of the one who lives. A word is with the watcher before `say` returns."""

    def __init__(self, words: int, answers: int) -> None:
        self._words = words
        self._answers = answers

    def say(self, word: str, /, **facts: Any) -> None:
        body = pickle.dumps((word, facts))
        data = memoryview(_HEAD.pack(len(body)) + body)
        while data:
            data = data[os.write(self._words, data) :]

    def ask(self, word: str, /, **facts: Any) -> None:
        """Says it and waits until the watcher has done it."""
        self.say(word, **facts)
        os.read(self._answers, 1)


def heard(words: int) -> Iterator[Word | None]:
    """What is said until the life ends, and None whenever nothing was said for a moment. A torn word was never said."""
    buffer = bytearray()
    while True:
        if not select([words], [], [], 0.02)[0]:
            yield None
            continue
        data = os.read(words, 1 << 20)
        if not data:
            return
        buffer += data
        while len(buffer) >= _HEAD.size:
            (size,) = _HEAD.unpack_from(buffer)
            if len(buffer) < _HEAD.size + size:
                break
            yield pickle.loads(bytes(buffer[_HEAD.size : _HEAD.size + size]))
            del buffer[: _HEAD.size + size]
