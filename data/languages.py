"""The languages of the bot: each is a folder of words and a line in this table.

Everything that lists languages derives from it: catalogues, settings, translated commands, names on maps, figures.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource
from msgspec import Struct

WORDS = Path(__file__).resolve().parent / "words"
"""The folder with one folder of catalogues per language code."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a sentence or a term begins; all its other lines are indented."""


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


@cache
def catalogues(lang: str) -> Mapping[Path, Resource]:
    """Return the parsed files of a language's folder of words. Cached, since parsing takes 0.3 s."""
    return {file: FluentResource(file.read_text(encoding="utf-8")) for file in sorted((WORDS / lang).rglob("*.ftl"))}


def language_of(locale: str) -> str:
    """Return the language of a Discord locale: the exact one, else the one it starts with, else the first."""
    exact = {language.locale: language.code for language in LANGUAGES}
    code = exact.get(locale) or locale.split("-")[0]
    return code if code in BY_CODE else CODES[0]


def name_in(names: Mapping[str, str], lang: str) -> str:
    """Return the name in a language, or in the first language where it has none."""
    return names.get(lang) or names[CODES[0]]
