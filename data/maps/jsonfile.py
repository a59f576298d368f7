"""Reads a hand-written JSON file, reports its mistakes by line, and finds where each value is."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from stat import S_ISDIR, S_ISREG

Path_ = tuple[str | int, ...]
"""The path to a value: keys of objects and indices of lists, from 0."""

LARGEST_FILE = 1_000_000
DEEPEST = 12
LONGEST_TEXT = 400
LARGEST_NUMBER = 100_000

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+', re.DOTALL)
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class BadJson(ValueError):
    """The file isn't a usable JSON object; the text says why, where, and what to do."""


def read_text(path: Path) -> str:
    """Return the whole file.

    Raises: BadJson.
    """
    try:
        about = path.stat()
        regular = S_ISREG(about.st_mode) or S_ISDIR(about.st_mode)
        if regular and about.st_size <= LARGEST_FILE:
            return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise BadJson("there is no such file; check the name and the folder") from error
    except IsADirectoryError as error:
        raise BadJson("this is a folder; name a file") from error
    except UnicodeDecodeError as error:
        raise BadJson(f"byte {error.start} is no UTF-8; save the file as UTF-8 text") from error
    except OSError as error:
        raise BadJson(f"the file cannot be read: {error.strerror}") from error
    except ValueError as error:  # a name with a zero byte
        raise BadJson(f"this is no name of a file: {error}") from error
    if not regular:  # reading a pipe or a device could take for ever
        raise BadJson("this is a pipe or a device; name a file")
    raise BadJson(f"the file is larger than {LARGEST_FILE // 1000} kB, so it cannot be a map")


def parse_text(text: str) -> dict[str, object]:
    """Return the JSON object of a file.

    Raises: BadJson.
    """
    try:
        raw = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadJson(f"line {error.lineno}, column {error.colno}: this is no JSON: {error.msg}") from error
    except RecursionError as error:
        raise BadJson("it is nested far too deeply for a map") from error
    except ValueError as error:
        raise BadJson(f"this is no JSON: {error}") from error
    if not isinstance(raw, dict):
        raise BadJson("a map is one JSON object: { at the beginning, } at the end")
    return raw


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")


def strange(raw: Mapping[str, object]) -> Iterator[tuple[Path_, str]]:
    """Yield the path of every value that no map can have, with what is wrong."""
    work: list[tuple[Path_, object]] = [((), raw)]
    while work:
        path, value = work.pop()
        if len(path) > DEEPEST:
            yield path[:DEEPEST], "nested too deeply"
            continue
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                yield path, f"a text has at most {LONGEST_TEXT} characters"
            elif _UNSEEN.search(value):
                yield path, "the text has characters that cannot be seen; type it anew"
        elif isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:  # also no infinity
            yield path, "the number is too large"
        elif isinstance(value, dict):
            for key, inner in value.items():
                if len(key) > LONGEST_TEXT or _UNSEEN.search(key):
                    yield path, f"the key {key[:40]!r} cannot be one"
                work.append(((*path, key), inner))
        elif isinstance(value, list):
            work += (((*path, index), inner) for index, inner in enumerate(value))


@dataclass
class Places:
    """Where the values are in a JSON text. `doubled` are keys that an object has twice."""

    raw: Mapping[str, object]
    starts: dict[Path_, int] = field(default_factory=dict)
    doubled: list[Path_] = field(default_factory=list)
    lines: Sequence[int] = ()

    @classmethod
    def of(cls, text: str, raw: Mapping[str, object]) -> Places:
        """Scan a JSON text for the positions of its values."""
        found = cls(raw, lines=[0, *(match.end() for match in re.finditer("\n", text))])
        stack: list[_Frame] = []
        for match in _TOKEN.finditer(text):
            token, top = match[0], stack[-1] if stack else None
            if top is not None and top.wants_key and token[0] == '"':
                top.step, top.wants_key = str(json.loads(token)), False
                here = (*top.path, top.step)
                if here in found.starts:
                    found.doubled.append(here)
                found.starts[here] = match.start()
            elif token == ",":
                assert top is not None
                top.wants_key = top.is_object
                top.step = top.step if isinstance(top.step, str) else top.step + 1
            elif token in "]}":
                stack.pop()
            elif token != ":":
                here = (*top.path, top.step) if top is not None else ()
                found.starts.setdefault(here, match.start())
                if token in "[{":
                    stack.append(_Frame(here, token == "{", token == "{", 0))
        return found

    def line(self, path: Path_) -> int:
        """Return the line, counted from 1, of a value, or of what contains it."""
        while path and path not in self.starts:
            path = path[:-1]
        return bisect_right(self.lines, self.starts.get(path, 0))

    def find(self, place: str) -> list[Path_]:
        """Return the paths to a place such as `routes.quay-isle.length`; list entries go by id, part or index.

        Several if several entries have that id. For a missing value, the path of what should contain it.
        """
        ways: list[tuple[Path_, object]] = [((), self.raw)]
        words = place.split(".")
        while words:
            for count in range(len(words), 0, -1):
                step = ".".join(words[:count])
                if further := [found for path, value in ways for found in _inside(path, value, step)]:
                    ways, words = further, words[count:]
                    break
            else:
                break
        return [path for path, _ in ways]


@dataclass
class _Frame:
    path: Path_
    is_object: bool
    wants_key: bool
    step: str | int


def _inside(path: Path_, value: object, step: str) -> list[tuple[Path_, object]]:
    """Return the values in an object or list that a word names."""
    if isinstance(value, dict):
        return [((*path, step), value[step])] if step in value else []
    if not isinstance(value, list):
        return []
    entries = [(index, entry) for index, entry in enumerate(value) if isinstance(entry, dict)]
    named = [(index, entry) for index, entry in entries if step in (str(entry.get("id")), entry.get("part"))]
    if not named and step.isascii() and step.isdecimal() and len(step) < 6 and int(step) < len(value):
        return [((*path, int(step)), value[int(step)])]
    return [((*path, index), entry) for index, entry in named]


def written(path: Path_) -> str:
    """Return a path as it is usually written: `routes[3].length`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")
