"""A code and its facts -> a sentence in the reader's language, out of the Fluent catalogues in data/words."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from typing import Any, Generic, TypeVar

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message

from data.key_family import KeyFamily
from data.languages import CODES, catalogues
from engine.core.event import Event
from engine.core.ruleset import Ruleset

A = TypeVar("A")
R = TypeVar("R")


LANGS = CODES
"""The languages that there are catalogues in, by code."""
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
MOST_FACT = 900
"""Fluent fills in no more than 1,000 characters at a place."""
MOST_SAID = 10_000
"""Sentences that are kept as they were said."""

_log = logging.getLogger(__name__)


class Words:
    """The sentences of every language, each language read once, when it is first asked for.

    `command_ids` maps a top command's name to its id on Discord; while it is known, sentences mention commands
    in the form that can be clicked and that shows the name in the reader's own client.
    """

    def __init__(self) -> None:
        self._said: dict[tuple[object, ...], str] = {}
        self._command_ids: dict[str, int] = {}
        self._keys: dict[str, None] = {}
        self._rules: Ruleset | None = None
        self._forms: tuple[str, ...] = ()
        self._bundles: dict[str, FluentBundle] = {}

    @property
    def command_ids(self) -> dict[str, int]:
        return self._command_ids

    @command_ids.setter
    def command_ids(self, ids: dict[str, int]) -> None:
        if ids != self._command_ids:
            self._command_ids = ids
            self._said.clear()

    def read(self) -> None:
        """Read all languages now: it takes half a second of each, which nobody should wait for later."""
        for lang in LANGS:
            self._bundle(lang)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            bundle = FluentBundle([lang], functions={"CMD": self._command}, use_isolating=False)
            for resource in catalogues(lang).values():
                bundle.add_resource(resource)
                self._keys |= {entry.id.name: None for entry in resource.body if isinstance(entry, Message)}
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def _command(self, name: Any) -> Any:
        command = str(name)
        known = self.command_ids.get(command.split()[0])
        return f"`/{command}`" if known is None else f"</{command}:{known}>"

    def of(self, rules: Ruleset | None) -> Words:
        """The same sentences, as games with these rules say them: `<form>-<key>` where there is one, else `key`."""
        if rules is self._rules:
            return self
        known = copy(self)
        known._rules, known._forms = rules, () if rules is None else forms_of(rules)
        return known

    def has(self, lang: str, key: str) -> bool:
        return self._bundle(lang).has_message(key)

    def keys(self, prefix: str) -> list[str]:
        """All keys that begin with it, in the order of the English catalogues."""
        self._bundle(LANGS[0])
        return [key for key in self._keys if key.startswith(prefix)]

    def say(self, lang: str, key: str, /, **facts: object) -> str:
        """The sentence `key` with its facts filled in. Raises KeyError where a language lacks it."""
        if any(type(fact) is not int for fact in facts.values()):
            return self._formatted(lang, key, facts)
        # Labels, names of cards and counts come again and again; what people are called is not kept.
        asked = (lang, self._forms, key, *facts.items())
        sentence = self._said.get(asked)
        if sentence is None:
            sentence = self._formatted(lang, key, facts)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[asked] = sentence
        return sentence

    def _formatted(self, lang: str, key: str, facts: Mapping[str, object]) -> str:
        bundle = self._bundle(lang)
        key = next((f"{form}-{key}" for form in self._forms if bundle.has_message(f"{form}-{key}")), key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        told = {name: fact if isinstance(fact, int) else shorten(str(fact), MOST_FACT) for name, fact in facts.items()}
        sentence, errors = bundle.format_pattern(pattern, told)
        if errors:
            _log.error("sentence %s in %s: %s", key, lang, errors)
        return _MINUS.sub("−", str(sentence))

    def join(self, lang: str, items: Iterable[str]) -> str:
        """The items as a list inside a sentence."""
        return ", ".join(items) or self.say(lang, "none")


class Hook(Generic[A, R]):
    """One question. `answered_by` decorates the one function that answers it."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._answer: Callable[[A], R] | None = None

    def answered_by(self, function: Callable[[A], R]) -> Callable[[A], R]:
        """Have it answered by the decorated function. Raises: ValueError where another one does already."""
        if self._answer is not None:
            raise ValueError(f"{self._what}: answered twice")
        self._answer = function
        return function

    def __call__(self, asked: A) -> R:
        """The answer. Raises: LookupError where nobody gives one, since `cogs.tables` was not imported."""
        if self._answer is None:
            raise LookupError(f"{self._what}: nobody answers")
        return self._answer(asked)


forms_of: Hook[Ruleset, tuple[str, ...]] = Hook("in what a game's sentences differ")


def event_tags() -> list[str]:
    """What events are stored under, of all parts that are imported."""
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
    """The one set of catalogues of this process."""
    return Words()


def english(key: str) -> str:
    """A command's or an option's text as Discord gets it by default; the translator has the other languages."""
    return catalogue().say("en", key)


def event_key(kind: type[Event]) -> str:
    """The key of an event's sentence: what the event is stored under, in the spelling of the catalogues."""
    return EVENTS(str(kind.__struct_config__.tag))


def shorten(text: str, limit: int = 100) -> str:
    """At most `limit` characters: Discord refuses longer labels."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
