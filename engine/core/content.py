"""What a game file holds, read section by section, with every mistake kept together with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Content:
    """The sections of a parsed game file. Reading never raises: mistakes gather in `mistakes`."""

    def __init__(self, sections: Mapping[str, object]) -> None:
        self._sections = sections
        self.mistakes: list[str] = []

    def read(self, section: str, kind: type[T], otherwise: T) -> T:
        """The section as `kind`; `otherwise` when it is missing or does not fit, which is noted."""
        if section not in self._sections:
            self.wrong(section, "is missing")
            return otherwise
        try:
            return msgspec.convert(self._sections[section], kind)
        except msgspec.ValidationError as mistake:
            self.wrong(section, str(mistake))
            return otherwise

    def read_list(self, section: str, kind: type[T]) -> list[T]:
        """The entries of a section that fit `kind`; each that does not is noted with its place."""
        found = []
        for index, entry in enumerate(self.read(section, list[object], [])):
            try:
                found.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError as mistake:
                name = entry.get("id", index) if isinstance(entry, dict) else index
                self.wrong(f"{section}.{name}", str(mistake))
        return found

    def wrong(self, place: str, what: str) -> None:
        """Notes a mistake; one that several parts find is noted once."""
        mistake = f"{place}: {what}"
        if mistake not in self.mistakes:
            self.mistakes.append(mistake)
