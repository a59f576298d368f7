"""Reads what people type: tolerant of prefixes, accents and endings, in any language and order."""

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
    """Return the words and numbers of a text, without case, accents or punctuation.

    Numbers consist of the digits 0 to 9. Other digit characters, as in `²` or `١`, stay as words that match nothing.
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
    """Tell whether a text consists of the digits 0 to 9 only."""
    return text.isascii() and text.isdecimal()


def fits(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Tell whether every typed word is a prefix of a different word."""
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
    """Return the words of a catalogue's sentence."""
    return tuple(folded(sentence))


def _meanings(words: Words, lang: str, part: str, meanings: Iterable[str]) -> set[str]:
    """Return the meanings that a typed word may have in one language."""
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
    """Tell whether the word is the alias with an ending, e.g. "reds", or a longer one in inflected languages."""
    if len(alias) <= 2 or not part.startswith(alias):
        return False
    ending = part[len(alias) :]
    return ending == "s" if alias.isascii() else len(ending) <= 8


def meaning_of(words: Words, lang: str, part: str, meanings: Sequence[str]) -> str | None:
    """Return the only meaning of a typed word: in the reader's language if it has any there, else in others.

    None if there is none, or more than one.
    """
    for reading in (lang, *(other for other in LANGS if other != lang)):
        found = _meanings(words, reading, part, meanings)
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def is_filler(words: Words, lang: str, part: str) -> bool:
    """Tell whether a typed word means nothing of its own."""
    return part in ("x", "х") or any(part in _aliases(words.say(other, "alias-filler")) for other in LANGS)


def matching(labels: Mapping[str, str], typed: str) -> dict[str, str]:
    """Return the label-value pairs whose label or value fits a typed text."""
    parts = folded(typed)
    return {label: value for label, value in labels.items() if fits(parts, folded(label)) or fits(parts, folded(value))}


Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def asker(interaction: Interaction) -> tuple[Localizer, Table, Seat] | None:
    """Return the localizer, table and seat of the person typing; None for anyone without a seat."""
    try:
        return await at_seat(interaction)
    except Refused:
        return None


def choices(labels: Mapping[str, str], typed: str) -> Choices:
    """Return the label-value pairs that fit what is typed, as at most 25 choices."""
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=shorten(label), value=value) for label, value in fitting]


async def offered(
    interaction: Interaction, labels: Callable[[Localizer, Table, Seat], Mapping[str, str]], typed: str
) -> Choices:
    """Return the choices that fit, of those that `labels` lists; [] for anyone without a seat."""
    at = await asker(interaction)
    return [] if at is None else choices(labels(*at), typed)
