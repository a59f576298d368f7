"""Reads what people type: tolerant of prefixes, accents and endings, in any language and order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from discord import app_commands

from cogs.core.client import MOST_CHOICES, Choices
from cogs.play.moves import at_seat
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from engine.core.action import Seat
from engine.core.refused import Refused

ALIASES = KeyFamily("alias-{}", (), optional=True)
"""What else may be typed for a meaning, which can always be typed itself."""

TypedCards = app_commands.Range[str, 1, 200]
"""An option for cards, each of which may be written out."""
TypedList = app_commands.Range[str, 0, 300]
"""An option for several names."""
MOST_DIGITS = 2
"""Enough for any number of cards or tickets; keeps a typed number from becoming a list of millions."""


_PLAIN = {
    "ø": "o",
    "œ": "oe",
    "æ": "ae",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ı": "i",
    "ŋ": "n",
    "þ": "th",
    "ŧ": "t",
    **dict.fromkeys("'’ʼ‘`´", ""),
    "ґ": "г",
}
"""Letters that Unicode doesn't take apart, without their strokes; apostrophes, which people leave out."""
_BREVE = "\u0306"
"""The one mark that makes another letter, over Cyrillic ones: й, ў."""
_SPELT_OUT = re.compile("(?<=a)[ae]|(?<=[ou])e")
"""The second letter of å, ä, ö and ü where there is no such key: Aalborg, Muenchen."""


def plain(text: str) -> str:
    """Return a text without case, accents and apostrophes, the same for every way to spell a name.

    All that is typed, and all that it is compared with, goes through here.
    """
    letters = "".join(map(_plain, unicodedata.normalize("NFC", text.casefold())))
    return _SPELT_OUT.sub("", letters)


def folded(text: str) -> list[str]:
    """Return the words and numbers of a text, each as `plain` has it, without punctuation.

    Numbers consist of the digits 0 to 9. Other digit characters, as in `²` or `١`, stay as words that match nothing.
    """
    return re.findall(r"[0-9]+|[^\W0-9_]+", plain(text))


@lru_cache(maxsize=2000)
def _plain(sign: str) -> str:
    if sign in _PLAIN:
        return _PLAIN[sign]
    first, *marks = list(unicodedata.normalize("NFKD", sign))
    if not sign.isascii() and any(map(str.isdigit, (first, *marks))):
        return sign
    cyrillic = "\u0400" <= first <= "\u04ff"
    kept = (part for part in marks if not unicodedata.combining(part) or (cyrillic and part == _BREVE))
    letters = "" if unicodedata.combining(first) else _PLAIN.get(first, first)
    return unicodedata.normalize("NFC", "".join((letters, *kept)))


def is_number(text: str) -> bool:
    """Tell whether a text consists of the digits 0 to 9 only."""
    return text.isascii() and text.isdecimal()


def fits(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Tell whether every typed word is a prefix of a different word."""
    left = list(words)
    if len(typed) > len(left):
        return False
    for part in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(part)), None)
        if found is None:
            return False
        left.remove(found)
    return True


MOST_COMPARED = 40
"""Characters of a typed name that similar ones are searched for; longer text is no name."""


def near(typed: Sequence[str], known: Mapping[str, Iterable[Sequence[str]]], most: int) -> list[str]:
    """Return up to `most` keys with a name similar to the typed words, the most similar first.

    `known` are the words of each key's names.
    """
    by_name = {" ".join(words): key for key, names in known.items() for words in names}
    close = get_close_matches(" ".join(typed)[:MOST_COMPARED], by_name, n=len(LANGS) * most, cutoff=0.55)
    return list(dict.fromkeys(by_name[name] for name in close))[:most]


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
        for alias in (*aliases, plain(meaning)):
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
    part = plain(part)
    for reading in (lang, *(other for other in LANGS if other != lang)):
        found = _meanings(words, reading, part, meanings)
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def is_filler(words: Words, lang: str, part: str) -> bool:
    """Tell whether a typed word means nothing of its own."""
    return part in ("x", "х") or any(part in _aliases(words.say(other, "alias-filler")) for other in LANGS)


def fits_name(typed: str, name: str) -> bool:
    """Tell whether a typed text is a part of a name, or its words begin different words of it."""
    return plain(typed).strip() in plain(name) or fits(folded(typed), folded(name))


def matching(labels: Mapping[str, str], typed: str) -> dict[str, str]:
    """Return the label-value pairs whose label or value fits a typed text."""
    parts = folded(typed)
    return {label: value for label, value in labels.items() if fits(parts, folded(label)) or fits(parts, folded(value))}


def named(names: Mapping[str, Iterable[str]], typed: str) -> str | None:
    """Return the key that is typed, or the first with such a name in any language; None if there is none.

    `names` are the names of each key.
    """
    if typed in names:
        return typed
    words = folded(typed)
    called = ((key, (key, *known)) for key, known in names.items())
    return next((key for key, known in called if words and words in map(folded, known)), None)


# Autocomplete


def name_choices(names: Mapping[str, Mapping[str, str]], lang: str, typed: str) -> Choices:
    """Return the keys with a name that fits what is typed, in any language, as choices named in the reader's.

    `names` are the names of each key by language.
    """
    fitting = [key for key in names if typed == key or any(fits_name(typed, one) for one in names[key].values())]
    return [app_commands.Choice(name=name_in(names[key], lang), value=key) for key in fitting]


async def asker(interaction: Interaction) -> tuple[Localizer, Table, Seat] | None:
    """Return the localizer, table and seat of the person typing; None for anyone without a seat."""
    try:
        return await at_seat(interaction)
    except Refused:
        return None


def choices(labels: Mapping[str, str], typed: str = "") -> Choices:
    """Return the label-value pairs that fit what is typed, as at most 25 choices."""
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=label, value=value) for label, value in fitting]


Labels = Callable[[Localizer, Table, Seat], Mapping[str, str]]


async def offered(interaction: Interaction, labels: Labels, typed: str) -> Choices:
    """Return the choices that fit, of those that `labels` lists; [] for anyone without a seat."""
    at = await asker(interaction)
    return [] if at is None else choices(labels_fitting(labels, *at, typed))


def labels_fitting(labels: Labels, localizer: Localizer, table: Table, seat: Seat, typed: str) -> dict[str, str]:
    """Return the labels that fit what is typed; if none does, those that fit it in another language."""
    own = labels(localizer, table, seat)
    found = matching(own, typed)
    for lang in () if found else (other for other in LANGS if other != localizer.lang):
        reading = Localizer(localizer.words, lang, table)
        fitting = set(matching(labels(reading, table, seat), typed).values())
        found |= {label: value for label, value in own.items() if value in fitting}
    return found
