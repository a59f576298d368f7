"""The rules of a game by topic: only what it uses, in the same sentences as `/help`, with their rulings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from cogs.play.options import folded
from cogs.tables.face import RuleWords, Section, Topic, faces_of, known_faces, topics_of_part
from cogs.tables.family import family_of
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.maps.library import Library
from engine.assemble import known_parts
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset


class Ruling(NamedTuple):
    """One ruling that a game uses: its number, the key of its sentence, and the topic it belongs to, if any."""

    number: int
    key: str
    topic: str | None


def rule_words(words: Words, lang: str, rules: Ruleset) -> RuleWords:
    """Return sentences about these rules, with the numbers from their faces."""
    localizer = Localizer(words, lang, None, rules)
    facts: dict[str, object] = {"map": name_in(rules.names, lang)}
    for one in faces_of(rules):
        facts |= one.facts(localizer)
    return RuleWords(localizer, rules, facts)


def rulings_of(words: Words, rules: Ruleset) -> list[Ruling]:
    """Return all rulings that this game uses, by number."""
    core = _numbered(words, "core" if family_of(rules).has_map else "table-core")
    found = [Ruling(number, key, "first" if number == 15 else "score") for number, key in core.items()]
    for one in faces_of(rules):
        for ruled in one.ruled():
            numbered = _numbered(words, ruled).items()
            found += [Ruling(number, key, one.topic_of(f"{ruled}-r{number}")) for number, key in numbered]
    return sorted(found)


def _numbered(words: Words, ruled: str) -> dict[int, str]:
    """Return the keys of the sentences like `help-routes-r6`, by number."""
    prefix = f"help-{ruled}-r"
    numbers = {key: key.removeprefix(prefix) for key in words.keys(prefix)}
    return {int(number): key for key, number in numbers.items() if re.fullmatch(r"\d+", number)}


LAST = 999
"""The place of a special line whose face names none."""


def map_lines(words: Words, lang: str, rules: Ruleset, library: Library) -> list[str]:
    """Return the numbers of a map: variant and options, then its rules, then the rules it lacks."""
    told = rule_words(words, lang, rules)
    return [*_named(words, lang, rules, library), *_of_rules(told), *_without(told)]


def _named(words: Words, lang: str, rules: Ruleset, library: Library) -> Iterator[str]:
    """Yield variant, seats and options, as the map's file names them."""
    file = library.games.get(rules.key)
    least, most = rules.seats
    variant = file.variants.get(rules.variant) if file else None
    name = name_in(variant.names, lang) if variant else rules.variant
    yield words.say(lang, "rules-map-variant", variant=name, least=least, most=most)
    for key, on in (("rules-map-options", True), ("rules-map-no-options", False)):
        offered = file.options.items() if file else ()
        options = [name_in(one.names, lang) for name, one in offered if (name in rules.options) is on]
        if options:
            yield words.say(lang, key, options="; ".join(options))


def _of_rules(words: RuleWords) -> list[str]:
    """Return the lines of all rules, section by section."""
    placed = []
    for one in faces_of(words.rules):
        place = LAST if one.special is None else one.special
        placed += [(kind, place * (kind is Section.SPECIAL), line) for kind, line in one.map_lines(words)]
    return [line for *_, line in sorted(placed, key=lambda one: one[:2])]


def _without(words: RuleWords) -> Iterator[str]:
    """Yield the rules that other maps of such games have and this one lacks."""
    there = {part.name for part in words.rules.parts}
    missing = [
        (kind.special, name)
        for name, kind in known_faces().items()
        if kind.special is not None and name not in there and there.intersection(known_parts()[name].requires)
    ]
    if missing:
        names = [words.say(TOPICS(topics_of_part(name)[0].name)).casefold() for _, name in sorted(missing)]
        yield words.say("rules-map-without", parts=", ".join(names))


TURNS = KeyFamily("rules-turn-{}", known_faces, optional=True)
SCORING = KeyFamily("rules-score-{}", known_faces, optional=True)
"""What a turn may be by a rule, and what it adds to the score; most rules do neither."""
TOPICS = KeyFamily("rules-topic-{}", lambda: every_topic(known_faces()))
TOPIC_WORDS = KeyFamily("rules-words-{}", lambda: every_topic(known_faces()))

MAP = "map"
_OF_ALL = (Topic(MAP, 0), Topic("turn", 10), Topic("score", 180), Topic("first", 220))
"""The topics that belong to no rule."""


def every_topic(parts: Iterable[str]) -> list[str]:
    """Return the topics of these parts and those of every game, in display order."""
    found = {topic.name: topic.place for topic in _OF_ALL}
    for name in parts:
        for topic in topics_of_part(name):
            found.setdefault(topic.name, topic.place)
    return sorted(found, key=lambda name: (found[name], name))


class Topics:
    """The topics of one game in one language."""

    def __init__(self, words: Words, lang: str, rules: Ruleset, library: Library) -> None:
        self.words = words.of(rules)
        self.lang = lang
        self.rules = rules
        self.library = library
        self._told = rule_words(words, lang, rules)
        self._rulings = rulings_of(words, rules)
        self.offered = tuple(topic for topic in every_topic(part.name for part in rules.parts) if self.lines(topic))

    def title(self, topic: str) -> str:
        """Return the title of a topic."""
        return self.words.say(self.lang, TOPICS(topic))

    def lines(self, topic: str) -> list[str]:
        """Return the lines of a topic; [] if the game doesn't use it."""
        if topic == MAP:
            return map_lines(self.words, self.lang, self.rules, self.library)
        told = self._about(topic)
        told += [self._ruling(ruling) for ruling in self._rulings if ruling.topic == topic]
        return [line for line in told if line]

    def _about(self, topic: str) -> list[str]:
        faces = faces_of(self.rules)
        if topic == "turn":
            about = "rules-about-turn" if family_of(self.rules).has_map else "rules-about-turn-laid"
            return self._told.said(about, *(TURNS(one.key) for one in faces))
        if topic == "score":
            return self._told.said("rules-about-score", *(SCORING(one.key) for one in faces))
        having = [one for one in faces if any(own.name == topic for own in topics_of_part(one.part.name))]
        return [line for one in having for line in one.topic_lines(topic, self._told)]

    def _ruling(self, ruling: Ruling) -> str:
        return self._told.say("rules-ruling", number=ruling.number, text="") + self._told.say(ruling.key)

    def keywords(self, topic: str) -> list[str]:
        """Return the words that lead to a topic."""
        return folded(f"{self.title(topic)} {self.words.say(self.lang, TOPIC_WORDS(topic))}")


# Looking up a word


@lru_cache(maxsize=96)
def topics_of(words: Words, lang: str, rules: Ruleset, library: Library) -> Topics:
    """Return the topics of a game in a language. Cached, since every keystroke asks for them."""
    return Topics(words, lang, rules, library)


def find(readings: Sequence[Topics], text: str) -> list[str]:
    """Return the topics that a text leads to: by title or keyword in any language, else by their lines.

    The first reading is the reader's. An empty text leads nowhere.
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
    """Return the topics in every language, the reader's first."""
    langs = (lang, *(other for other in LANGS if other != lang))
    return [topics_of(words, one, rules, library) for one in langs]


def unknown(readings: Sequence[Topics], text: str) -> Refused:
    """Return the refusal of a text that leads nowhere, with the nearest topics."""
    mine = readings[0]
    words = {word: topic for topic in reversed(mine.offered) for word in mine.keywords(topic)}
    close = [word for part in folded(text) for word in get_close_matches(part, words, n=3, cutoff=0.5)]
    near = list(dict.fromkeys(words[word] for word in close)) or list(mine.offered[:5])
    return Refused("unknown_topic", text=text, topics=tuple(map(mine.title, near[:5])))


def matching_lines(topics: Topics, topic: str, text: str) -> list[str]:
    """Return the lines of a topic that contain one of the typed words; if none does, its first line."""
    typed, lines = folded(text), topics.lines(topic)
    return [line for line in lines if any(_all_in([part], folded(line)) for part in typed)] or lines[:1]


def _all_in(typed: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(alike(part, word) for word in words) for part in typed)


def alike(typed: str, word: str) -> bool:
    """Tell whether a typed word is a prefix of another one, or the same word with another ending."""
    if word.startswith(typed):
        return True
    if typed.isascii() or word.isascii():
        return _stem(typed) == _stem(word)
    pairs = enumerate(zip(typed, word, strict=False))
    shared = next((at for at, (a, b) in pairs if a != b), min(len(typed), len(word)))
    longest = max(len(typed), len(word)) - shared
    return shared >= 3 and longest <= (2 if shared < 5 else 3)


def _stem(word: str) -> str:
    """Return an English word without its ending."""
    for ending, instead in (("ies", "y"), ("ing", ""), ("es", ""), ("ed", ""), ("s", ""), ("e", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + instead
    return word
