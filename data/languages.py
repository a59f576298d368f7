"""The languages that the bot speaks: a language is a folder of words and its line in this table.

Everything that lists languages derives from it: catalogues, settings, translated commands, names on maps, figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

WORDS = Path(__file__).resolve().parent / "words"
"""A folder of catalogues for each language, by its code."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code; what it calls itself, Discord's locale of it, and the sign before a number's decimals."""

    code: str
    name: str
    locale: str
    decimal: str


LANGUAGES = (
    Language("en", "English", "en-US", "."),
    Language("ru", "Русский", "ru", ","),
    Language("uk", "Українська", "uk", ","),
)
"""The first is the one that is spoken where nothing is known of the reader."""

BY_CODE = {language.code: language for language in LANGUAGES}
CODES = tuple(BY_CODE)


@cache
def catalogues(lang: str) -> Mapping[Path, Resource]:
    """The files of a language's folder of words, parsed: that takes a third of a second, and is done once."""
    return {file: FluentResource(file.read_text(encoding="utf-8")) for file in sorted((WORDS / lang).rglob("*.ftl"))}


def language_of(locale: str) -> str:
    """The code of the language that goes with a locale: of exactly that one, else the one that it begins with."""
    exact = {language.locale: language.code for language in LANGUAGES}
    code = exact.get(locale) or locale.split("-")[0]
    return code if code in BY_CODE else CODES[0]


def name_in(names: Mapping[str, str], lang: str) -> str:
    """What something is called in a language; in the first language where nobody has written that down."""
    return names.get(lang) or names[CODES[0]]
