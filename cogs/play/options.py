"""What a person types, as words: forgiving with beginnings, accents and endings, in any language and any order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from discord import app_commands

from cogs.play.moves import at_seat
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, Words, shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.refused import Refused

ALIASES = KeyFamily("alias-{}", (), optional=True)
"""What else may be typed for a meaning, which can always be typed itself."""

MOST_DIGITS = 2
"""Enough for any number of cards or tickets; keeps a typed number from becoming a list of millions."""


def folded(text: str) -> list[str]:
    """The words and numbers of a text, without case, accents or punctuation.

    A number is of the digits 0 to 9. Signs like `²` or `١` stay in it as words, which name nothing.
    """
    plain = unicodedata.normalize("NFC", "".join(map(_folded, text.casefold())))
    return re.findall(r"[0-9]+|[^\W0-9_]+", plain.replace("'", "").replace("’", "").replace("ʼ", ""))


@lru_cache(maxsize=2000)
def _folded(sign: str) -> str:
    plain = unicodedata.normalize("NFKD", sign)
    if not sign.isascii() and any(map(str.isdigit, plain)):
        return sign
    return "".join(part for part in plain if not unicodedata.combining(part) or part == "\u0306")


def is_number(text: str) -> bool:
    """Whether the text is of the digits 0 to 9, and of nothing else."""
    return text.isascii() and text.isdecimal()


def fits(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Whether every typed word begins a word of its own."""
    left = list(words)
    for part in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(part)), None)
        if found is None:
            return False
        left.remove(found)
    return True


# Words of the catalogue


@lru_cache(maxsize=1000)
def _aliases(sentence: str) -> tuple[str, ...]:
    """The words of a catalogue's sentence."""
    return tuple(folded(sentence))


def _meanings(words: Words, lang: str, part: str, meanings: Iterable[str]) -> set[str]:
    """Which of the meanings a typed word may stand for, in one language."""
    exact, close = set(), set()
    for meaning in meanings:
        key = ALIASES(meaning)
        aliases = _aliases(words.say(lang, key)) if words.has(lang, key) else ()
        for alias in (*aliases, meaning):
            if alias == part:
                exact.add(meaning)
            elif alias.startswith(part) or _inflected(alias, part):
                close.add(meaning)
    return exact or close


def _inflected(alias: str, part: str) -> bool:
    """Whether the word is the alias with an ending: "reds", or longer where a language declines."""
    if len(alias) <= 2 or not part.startswith(alias):
        return False
    ending = part[len(alias) :]
    return ending == "s" if alias.isascii() else len(ending) <= 8


def meaning_of(words: Words, lang: str, part: str, meanings: Sequence[str]) -> str | None:
    """The one meaning of a typed word: in the reader's language if it has any there, else in the others."""
    for reading in (lang, *(other for other in LANGS if other != lang)):
        found = _meanings(words, reading, part, meanings)
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def is_filler(words: Words, lang: str, part: str) -> bool:
    """Whether a typed word says nothing of its own."""
    return part in ("x", "х") or any(part in _aliases(words.say(other, "alias-filler")) for other in LANGS)


def matching(labels: Mapping[str, str], typed: str) -> dict[str, str]:
    """The label -> value pairs whose label or value a typed text fits."""
    parts = folded(typed)
    return {label: value for label, value in labels.items() if fits(parts, folded(label)) or fits(parts, folded(value))}


Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def asker(interaction: Interaction) -> tuple[Localizer, Table, Seat] | None:
    """Who is typing, and where. Nobody else is offered anything."""
    try:
        return await at_seat(interaction)
    except Refused:
        return None


def choices(labels: Mapping[str, str], typed: str) -> Choices:
    """The label -> value pairs that fit what is typed."""
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=shorten(label), value=value) for label, value in fitting]


async def offered(
    interaction: Interaction, labels: Callable[[Localizer, Table, Seat], Mapping[str, str]], typed: str
) -> Choices:
    """Of what `labels` lists for the asker, what fits; nothing for anyone who doesn't sit at the table."""
    at = await asker(interaction)
    return [] if at is None else choices(labels(*at), typed)
