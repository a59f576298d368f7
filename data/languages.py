"""The languages of the bot: each is a folder of words and a line in this table.

Everything that lists languages derives from it: catalogues, settings, translated commands, names on maps, figures.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

WORDS = Path(__file__).resolve().parent / "words"
"""The folder with one folder of catalogues per language code."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a sentence or a term begins; all its other lines are indented."""
_REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A sentence or a term within another one."""
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s]) *(?:\n(?:#.*)?)*")
"""A sentence of one line that says the same whatever its variables are, with the comments and empty lines after it."""


class Language(Struct, frozen=True):
    """A language: its code, its own name, Discord's locale, and its decimal sign."""

    code: str
    name: str
    locale: str
    decimal: str


LANGUAGES = (
    Language("en", "English", "en-US", "."),
    Language("ru", "Русский", "ru", ","),
    Language("uk", "Українська", "uk", ","),
)
"""The first is the default, where the reader's language is unknown."""

BY_CODE = {language.code: language for language in LANGUAGES}
CODES = tuple(BY_CODE)


@cache
def entries(lang: str) -> Mapping[str, str]:
    """Return the source of each sentence of a language by its key, and of each term by its name with its hyphen."""
    found: dict[str, str] = {}
    for file in sorted((WORDS / lang).rglob("*.ftl")):
        _, *parts = _ENTRY.split(file.read_text(encoding="utf-8"))
        for key, source in zip(parts[::2], parts[1::2], strict=True):
            found.setdefault(key, f"{key} ={source}")
    return found


class Sentences:
    """The sentences of one language; each that isn't plain is parsed on first use, since all take half a second.

    `functions` are those that sentences call, by name.
    """

    def __init__(self, lang: str, functions: Mapping[str, Callable[[Any], Any]] | None = None) -> None:
        self.sources = entries(lang)
        self._lang = lang
        self._functions = dict(functions or {})

    @cached_property
    def bundle(self) -> FluentBundle:
        """What parses sentences. Made on first use, since it reads a locale: plain sentences do without."""
        return FluentBundle([self._lang], functions=self._functions, use_isolating=False)

    def pattern(self, key: str) -> Any:
        """Return what a sentence is formatted from.

        Raises: KeyError if there is none.
        """
        if not self.bundle.has_message(key):
            parsed, left = set[str](), [key]
            while left:
                one = left.pop()
                if one in self.sources and one not in parsed:
                    parsed.add(one)
                    self.bundle.add_resource(FluentResource(self.sources[one]))
                    left += _REFERRED.findall(self.sources[one])
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return pattern

    def format(self, key: str, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return a sentence and what went wrong.

        Raises: KeyError if there is none.
        """
        plain = _PLAIN.fullmatch(self.sources[key])
        if plain is not None:
            return plain[1], []
        sentence, errors = self.bundle.format_pattern(self.pattern(key), dict(values))
        return str(sentence), errors


def language_of(locale: str) -> str:
    """Return the language of a Discord locale: the exact one, else the one it starts with, else the first."""
    exact = {language.locale: language.code for language in LANGUAGES}
    code = exact.get(locale) or locale.split("-")[0]
    return code if code in BY_CODE else CODES[0]


def name_in(names: Mapping[str, str], lang: str) -> str:
    """Return the name in a language, or in the first language where it has none."""
    return names.get(lang) or names[CODES[0]]
