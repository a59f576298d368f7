"""The catalogue: a key and its variables become a sentence, from the Fluent files in data/words."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from itertools import accumulate
from typing import Any, Generic, TypeVar

from data.key_family import KeyFamily
from data.languages import CODES, Sentences
from engine.core.event import Event
from engine.core.ruleset import Ruleset

A = TypeVar("A")
R = TypeVar("R")


LANGS = CODES
"""The languages that there are catalogues in, by code."""
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
MOST_FACT = 900
"""Fluent fills in no more than 1,000 characters at a place."""
MOST_SAID = 5_000
"""Sentences that are kept as they were said, about 3 MB."""
MOST_KEPT = 100
"""Letters of a variable, up to which its sentence is kept: longer ones hardly come again."""

_log = logging.getLogger(__name__)


class Words:
    """The sentences of all languages; each language is read on first use.

    `command_ids` maps a top-level command's name to its id on Discord. While it is known, sentences mention commands in
    the clickable form, which shows the name in the reader's own language.
    """

    def __init__(self) -> None:
        self._said: dict[tuple[object, ...], str] = {}
        self._command_ids: dict[str, int] = {}
        self._rules: Ruleset | None = None
        self._forms: tuple[str, ...] = ()
        self._languages: dict[str, Sentences] = {}

    @property
    def command_ids(self) -> dict[str, int]:
        """The ids of commands on Discord by name; setting other ones clears cached sentences."""
        return self._command_ids

    @command_ids.setter
    def command_ids(self, ids: dict[str, int]) -> None:
        if ids != self._command_ids:
            self._command_ids = ids
            self.forget()

    def forget(self) -> None:
        """Drop the sentences that were kept as they were said, since they may name a person."""
        self._said.clear()

    def read(self) -> None:
        """Read all languages now, which would delay answers later."""
        for lang in LANGS:
            _ = self._language(lang).bundle

    def _language(self, lang: str) -> Sentences:
        if lang not in self._languages:
            self._languages[lang] = Sentences(lang, {"CMD": self._command})
        return self._languages[lang]

    def _command(self, name: Any) -> Any:
        command = str(name)
        known = self.command_ids.get(command.split()[0])
        return f"`/{command}`" if known is None else f"</{command}:{known}>"

    def of(self, rules: Ruleset | None) -> Words:
        """Return the same sentences for games with these rules: `<form>-<key>` if it exists, else `key`."""
        if rules is self._rules:
            return self
        known = copy(self)
        known._rules, known._forms = rules, () if rules is None else forms_of(rules)
        return known

    def has(self, lang: str, key: str) -> bool:
        """Tell whether a language has a sentence for a key."""
        return key in self._language(lang).sources

    def keys(self, prefix: str) -> list[str]:
        """Return all keys with this prefix, in the order of the English catalogues."""
        return [key for key in self._language(LANGS[0]).sources if key.startswith(prefix)]

    def say(self, lang: str, key: str, /, **facts: object) -> str:
        """Return the sentence of a key with its variables.

        Raises: KeyError if the language lacks it.
        """
        for fact in facts.values():
            if (type(fact) is not str or len(fact) > MOST_KEPT) and type(fact) is not int:
                return self._formatted(lang, key, facts)
        # Labels, names of cities and whole lines of a panel come again and again.
        asked = (lang, self._forms, key, *facts.items())
        sentence = self._said.get(asked)
        if sentence is None:
            sentence = self._formatted(lang, key, facts)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[asked] = sentence
        return sentence

    def _formatted(self, lang: str, key: str, facts: Mapping[str, object]) -> str:
        language = self._language(lang)
        key = next((f"{form}-{key}" for form in self._forms if f"{form}-{key}" in language.sources), key)
        values = {
            name: fact if isinstance(fact, int) else shorten(str(fact), MOST_FACT) for name, fact in facts.items()
        }
        sentence, errors = language.format(key, values)
        if errors:
            _log.error("sentence %s in %s: %s", key, lang, errors)
        return _MINUS.sub("−", sentence)

    def join(self, lang: str, items: Iterable[str]) -> str:
        """Return the items as a list in a sentence; the word for "none" if there are none."""
        return ", ".join(items) or self.say(lang, "none")


class Hook(Generic[A, R]):
    """A question that another package answers. `answered_by` decorates the one function that does."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._answer: Callable[[A], R] | None = None

    def answered_by(self, function: Callable[[A], R]) -> Callable[[A], R]:
        """Register the function that answers.

        Raises: ValueError if there is one already.
        """
        if self._answer is not None:
            raise ValueError(f"{self._what}: answered twice")
        self._answer = function
        return function

    def __call__(self, asked: A) -> R:
        """Return the answer.

        Raises: LookupError if no function is registered, because `cogs.tables` wasn't imported.
        """
        if self._answer is None:
            raise LookupError(f"{self._what}: nobody answers")
        return self._answer(asked)


forms_of: Hook[Ruleset, tuple[str, ...]] = Hook("in what a game's sentences differ")


def event_tags() -> list[str]:
    """Return the tags of all events of imported parts."""
    found: list[type[Event]] = []
    left = [Event]
    while left:
        kinds = left.pop().__subclasses__()
        left += kinds
        found += [kind for kind in kinds if not kind.__subclasses__() and kind.__module__.startswith("engine.")]
    return [str(kind.__struct_config__.tag) for kind in found]


EVENTS = KeyFamily("event-{}", event_tags)


@cache
def catalogue() -> Words:
    """Return this process's only catalogue."""
    return Words()


def english(key: str) -> str:
    """Return a command's or option's default text; the translator has the other languages."""
    return catalogue().say("en", key)


def event_key(kind: type[Event]) -> str:
    """Return the key of an event's sentence, made of its stored tag."""
    return EVENTS(str(kind.__struct_config__.tag))


def shorten(text: str, limit: int = 100) -> str:
    """Return at most `limit` characters, with an ellipsis if cut: Discord refuses longer labels.

    Characters are UTF-16 code units, the strictest of Discord's ways to count: most emoji are two. Nothing is cut
    between the parts of one sign, as an emoji and its skin tone.
    """
    if _units(text) <= limit:
        return text
    sizes = accumulate(_units(sign) for sign in text)
    end = next(at for at, size in enumerate(sizes) if size >= limit)
    while end and (_is_added(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end].rstrip() + "…"


_JOINER = "\u200d"


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def _is_added(sign: str) -> bool:
    """Tell whether a character only changes the one before it."""
    return sign == _JOINER or unicodedata.category(sign) in ("Mn", "Me") or "\U0001f3fb" <= sign <= "\U0001f3ff"
