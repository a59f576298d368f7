"""The rules of a game by topic: only what it plays with, in sentences that `/help` tells too, with their rulings."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from cogs.faces.map_rules import map_lines
from cogs.faces.rule_facts import facts, number_of, ruling_keys
from cogs.help.help import stand_ins
from cogs.play.options import folded
from cogs.strings.words import kind_lines
from cogs.tables.kinds import laid_out
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import Localizer
from data.maps.library import Library
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.parts.pieces import Pieces
from engine.parts.routes import Routes
from engine.parts.station_tiles import StationTiles

MAP = "map"
TOPICS = (
    *(MAP, "turn", "cards", "routes", "twins", "pairs", "doubles", "ferries", "tunnels", "stations", "tickets"),
    *("tours", "connected", "longest", "districts", "ports", "pieces", "exchange", "setup", "tiles", "strings"),
    *("crossings", "visits", "companies", "score", "end", "passing", "ties", "first"),
)
"""All topics there are, in the order in which they are offered."""

_OF_PART = {
    "market": "cards",
    "market-decks": "cards",
    "routes": "routes",
    "routes-gaps": "routes",
    "routes-pairs": "pairs",
    "routes-doubles": "doubles",
    "ferries": "ferries",
    "tunnels": "tunnels",
    "stations": "stations",
    "tickets": "tickets",
    "tickets-out": "tickets",
    "tickets-shuffled": "tickets",
    "tickets-steps": "tickets",
    "tickets-bonus": "tickets",
    "tours": "tours",
    "ticket-points": "connected",
    "longest-path": "longest",
    "districts": "districts",
    "ports": "ports",
    "pieces": "pieces",
    "core": "score",
    "table-core": "score",
    "last-turns": "end",
    "passing": "passing",
    "ties": "ties",
    "ties-none": "ties",
    "table-setup": "setup",
    "table-setup-chaos": "setup",
    "station-tiles": "tiles",
    "strings": "strings",
    "strings-expert": "crossings",
}
"""Where the rulings of a part, or of what is special about one, are told."""
_OF_RULING = {
    "help-routes-r8": "twins",
    "help-core-r15": "first",
    "help-table-core-r15": "first",
    "help-pieces-r36": "exchange",
    "help-pieces-r37": "end",
    "help-strings-r53": "crossings",
    "help-strings-r55": "visits",
    "help-strings-r58": "companies",
}
"""The rulings that are told elsewhere than the others of their part."""


def topic_of(key: str) -> str:
    """The topic under which a ruling is told, by the key of its sentence."""
    return _OF_RULING.get(key) or _OF_PART[key.removeprefix("help-").rpartition("-r")[0]]


class Topics:
    """The topics of one game in one language."""

    def __init__(self, words: Words, lang: str, rules: Ruleset, library: Library) -> None:
        self.words = words.of(rules)
        self.lang = lang
        self.rules = rules
        self.library = library
        self._facts = facts(self.words, lang, rules) | _counts(rules)
        self._parts = [part.name.replace("_", "-") for part in rules.parts]
        self.offered = tuple(topic for topic in TOPICS if self.lines(topic))

    def title(self, topic: str) -> str:
        return self.words.say(self.lang, f"rules-topic-{topic}")

    def lines(self, topic: str) -> list[str]:
        """What is told about a topic; nothing where the game plays without it."""
        if topic == MAP:
            return map_lines(self.words, self.lang, self.rules, self.library)
        if topic in ("turn", "score"):
            prefix = {"turn": "rules-turn", "score": "rules-score"}[topic]
            about = "rules-about-turn-laid" if topic == "turn" and laid_out(self.rules) else f"rules-about-{topic}"
            told = self._said(about, *(f"{prefix}-{name}" for name in self._parts))
        elif topic == "twins":
            told = self._said("rules-about-twins") if self._facts.get("twins") else []
            return [*told, *self._rulings(topic)] if told else []
        else:
            told = self._about(topic)
        return [line for line in (*told, *self._rulings(topic)) if line]

    def _said(self, *keys: str) -> list[str]:
        return [self.words.say(self.lang, key, **self._facts) for key in keys if self.words.has(self.lang, key)]

    def _about(self, topic: str) -> list[str]:
        if topic == "pieces" and self._fixed:
            return self._said("rules-about-pieces-fixed")
        told = self._said(*(f"help-about-{name}" for name in self._parts if _OF_PART.get(name) == topic))
        if topic == "tickets":
            told += stand_ins(self.words, self.lang, self.rules)
        if topic == "tiles" and laid_out(self.rules):
            told += kind_lines(Localizer(self.words, self.lang, None, self.rules))
        return told

    @property
    def _fixed(self) -> bool:
        """Whether nobody chooses how many trains and ships to start with."""
        return self.rules.has(Pieces) and self.rules.part(Pieces).numbers.fixed

    def _rulings(self, topic: str) -> list[str]:
        skipped = ("help-pieces-r33",) if self._fixed else ()
        told = []
        for key in ruling_keys(self.words, self.rules):
            if topic_of(key) == topic and key not in skipped:
                text = self.words.say(self.lang, key, **self._facts)
                told.append(self.words.say(self.lang, "rules-ruling", number=number_of(key), text="") + text)
        return told

    def keywords(self, topic: str) -> list[str]:
        """The words that lead to a topic."""
        return folded(f"{self.title(topic)} {self.words.say(self.lang, f'rules-words-{topic}')}")


def _counts(rules: Ruleset) -> dict[str, object]:
    """Numbers that only these sentences tell."""
    if laid_out(rules):
        return {"firstdraw": rules.part(StationTiles).numbers.first_draw}
    return {"twins": sum(route.twin is not None for route in rules.part(Routes).order) // 2}


# Looking up a word


@lru_cache(maxsize=96)
def topics_of(words: Words, lang: str, rules: Ruleset, library: Library) -> Topics:
    """The topics of a game, put together once for each language, since every letter typed asks for them."""
    return Topics(words, lang, rules, library)


def find(readings: Sequence[Topics], text: str) -> list[str]:
    """The topics that a text leads to: by name or a word of theirs in any language, else by what they tell.

    The first reading is that of the reader. Nothing typed leads nowhere.
    """
    typed = folded(text)
    if not typed:
        return []
    mine = readings[0]
    if text in mine.offered:
        return [text]
    named = [topic for topic in mine.offered if folded(mine.title(topic)) == typed]
    if named:
        return named
    for one in readings:
        found = [topic for topic in mine.offered if _all_in(typed, one.keywords(topic))]
        if found:
            return found
    return [topic for topic in mine.offered if _all_in(typed, folded(" ".join(mine.lines(topic))))]


def readings_of(words: Words, lang: str, rules: Ruleset, library: Library) -> list[Topics]:
    """The topics in every language, the reader's first."""
    langs = (lang, *(other for other in LANGS if other != lang))
    return [topics_of(words, one, rules, library) for one in langs]


def unknown(readings: Sequence[Topics], text: str) -> Refused:
    """Why a text leads nowhere, with the topics that are nearest to it."""
    mine = readings[0]
    words = {word: topic for topic in reversed(mine.offered) for word in mine.keywords(topic)}
    close = [word for part in folded(text) for word in get_close_matches(part, words, n=3, cutoff=0.5)]
    near = list(dict.fromkeys(words[word] for word in close)) or list(mine.offered[:5])
    return Refused("unknown_topic", text=text, topics=tuple(map(mine.title, near[:5])))


def matching_lines(topics: Topics, topic: str, text: str) -> list[str]:
    """The lines of a topic in which one of the typed words stands; without any its first line."""
    typed, lines = folded(text), topics.lines(topic)
    return [line for line in lines if any(_all_in([part], folded(line)) for part in typed)] or lines[:1]


def _all_in(typed: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(alike(part, word) for word in words) for part in typed)


def alike(typed: str, word: str) -> bool:
    """Whether a typed word is the beginning of another one, or the same word with another ending."""
    if word.startswith(typed):
        return True
    if typed.isascii() or word.isascii():
        return _stem(typed) == _stem(word)
    pairs = enumerate(zip(typed, word, strict=False))
    shared = next((at for at, (a, b) in pairs if a != b), min(len(typed), len(word)))
    longest = max(len(typed), len(word)) - shared
    return shared >= 3 and longest <= (2 if shared < 5 else 3)


def _stem(word: str) -> str:
    """An English word without its ending."""
    for ending, instead in (("ies", "y"), ("ing", ""), ("es", ""), ("ed", ""), ("s", ""), ("e", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + instead
    return word
