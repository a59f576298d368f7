"""Reads a game file section by section and collects every mistake with its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

import msgspec

T = TypeVar("T")

_AT = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_TYPES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "an object in { }",
    "null": "null",
}
_SENTENCES = (
    (r"Expected `([^`]+)`, got `([^`]+)`", "{0} is expected here, and this is {1}"),
    (r"Expected `array` of length (\d+), got (\d+)", "a list of {0} is expected here, and this one has {1}"),
    (r"Expected `([^`]+)` >= (-?[\d.]+)", "{0} of at least {1} is expected here"),
    (r"Expected `([^`]+)` <= (-?[\d.]+)", "{0} of at most {1} is expected here"),
    (r"Object missing required field `([^`]+)`", "the field '{0}' is missing"),
    (r"Object contains unknown field `([^`]+)`", "there is no field '{0}' here"),
    (r"Invalid enum value (.+)", "{0} is none of the words that can stand here"),
    (r"Integer value out of range", "the number is too large"),
)

MOST_LISTED = 20
"""Of the names that a mistake lists."""


class Content:
    """The sections of a parsed game file. Reading never raises: mistakes are collected in `mistakes`.

    `seats` are the fewest and the most seats. `kinds` holds, for each section that was read, the types of its entries.
    """

    def __init__(self, sections: Mapping[str, object], seats: tuple[int, int] = (1, 1)) -> None:
        self._sections = sections
        self.seats = seats
        self.mistakes: list[str] = []
        self.kinds: dict[str, dict[type[object], None]] = {}

    @property
    def fields(self) -> dict[str, set[str]]:
        """The names of the fields that are read from the entries of each section."""
        return {
            section: {name for kind in kinds for name in getattr(kind, "__struct_fields__", ())}
            for section, kinds in self.kinds.items()
        }

    def read(self, section: str, kind: type[T], otherwise: T) -> T:
        """Return the section as `kind`, or `otherwise` when it is missing or doesn't fit; a mistake is recorded."""
        self._note(section, kind)
        if section not in self._sections:
            self.wrong(section, "is missing")
            return otherwise
        try:
            return msgspec.convert(self._sections[section], kind)
        except msgspec.ValidationError as mistake:
            self.misfit(section, mistake, kind)
            return otherwise

    def read_list(self, section: str, kind: type[T]) -> list[T]:
        """Return the entries of a section that fit `kind`; each other entry is recorded as a mistake with its place."""
        found = []
        self._note(section, kind)
        for index, entry in enumerate(self.read(section, list[object], [])):
            try:
                found.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError as mistake:
                name = entry.get("id", index) if isinstance(entry, dict) else index
                self.misfit(f"{section}.{name if isinstance(name, str | int) else index}", mistake, kind)
        return found

    def read_optional(self, section: str, kind: type[T]) -> list[T]:
        """Return the entries of a section as `read_list` does; [] when the file doesn't have it."""
        self._note(section, list[object])
        self._note(section, kind)
        return self.read_list(section, kind) if section in self._sections else []

    def _note(self, section: str, kind: type[object]) -> None:
        self.kinds.setdefault(section, {})[kind] = None

    def misfit(self, place: str, mistake: msgspec.ValidationError, kind: object = None) -> None:
        """Record in plain words what doesn't fit the type that is expected at a place."""
        path, what = plain(mistake, getattr(kind, "__struct_fields__", ()))
        self.wrong(place + path, what)

    def wrong(self, place: str, what: str) -> None:
        """Record a mistake at a place. The same mistake found by several parts is recorded once."""
        mistake = f"{place}: {what}"
        if mistake not in self.mistakes:
            self.mistakes.append(mistake)


def plain(mistake: msgspec.ValidationError, fields: Iterable[str] = ()) -> tuple[str, str]:
    """Return where in a value something doesn't fit (`.start.0.deal`), and a plain sentence about it."""
    match = _AT.fullmatch(str(mistake))
    assert match is not None
    path = re.sub(r"\[(\d+)\]", r".\1", match["path"] or "").replace("[...]", "")
    what = match["what"]
    for pattern, sentence in _SENTENCES:
        if said := re.fullmatch(pattern, what):
            types = (" or ".join(_TYPES.get(name, name) for name in word.split(" | ")) for word in said.groups())
            text = sentence.format(*types)
            unknown = said[1] if "unknown field" in pattern and not path else None
            return path, text + (guess(unknown, fields) if unknown else "")
    return path, what


def guess(name: object, known: Iterable[str]) -> str:
    """Return `; did you mean 'isle'?` if a known name is spelled much like it, and then what there is."""
    names = list(known)
    close = near(str(name), names)
    there = f"; there are {', '.join(names[:MOST_LISTED])}" if names else ""
    there += f" and {len(names) - MOST_LISTED} more" if len(names) > MOST_LISTED else ""
    return f"; did you mean {close[0]!r}?{there.replace(';', '', 1)}" if close else there


def near(name: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Return the known names that are spelled much like a name, the nearest first."""
    return get_close_matches(name[:100], list(known), most, 0.6)


def doubled(names: Iterable[str]) -> list[str]:
    """Return the names that occur more than once, each once, in the order in which they first occur."""
    return [name for name, count in Counter(names).items() if count > 1]
